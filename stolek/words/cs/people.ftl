## Lidé u stolu: kdo přichází, kdo tu není, co smí hostitel.

bot-for = { $name } (bot)
bot-seat = bot { $number }
table-sat = { $name } si sedá ke stolu.
table-left = { $name } odchází od stolu.
table-left-bot = { $name } odchází ze hry. Dál hraje bot.
table-away = { $name } tu zrovna není.
table-back = { $name } je zpátky.
table-covered = { $name } nechává hrát bota.
table-stood-in = { $name } tu není, a tak { $by } nechává hrát bota.
table-uncovered = { $name } zase hraje.
table-took-over = { $name } hraje dál místo bota.
table-given = Místo hráče { $before } teď hraje { $name }.
table-host = Hostitelem stolu je teď { $name }.
table-removed = Hostitel posílá pryč: { $name }.
table-let-in = { $name } smí zase ke stolu.
table-muted = Hostitel ztlumil: { $name }.
table-unmuted = { $name } smí zase mluvit.

refused-one-chair = Židli už máš. Víc než jednu může mít jen hostitel.
refused-no-chair-free = Všechny židle jsou obsazené.
refused-removed = Hostitel tě od tohohle stolu poslal pryč.
refused-muted = Hostitel tě u tohohle stolu ztlumil.
refused-not-yourself = To se sebou udělat nemůžeš.
refused-nobody-asks = O židli už ten člověk nežádá.
refused-nobody-known = Nikdo takový u tohohle stolu není.
refused-had-chair = V téhle hře už jedna židle byla tvoje, do jiných karet se dívat nejde.
problem-removed = Hostitel tě od tohohle stolu poslal pryč.
fault-no-code = Takový kód žádný stůl nemá. Ověř si ho u toho, kdo ti ho řekl.

page-join-title = Kdo přisedá?
page-join-sit = Sednout si
page-join-enter = Jít dál
page-join-watch = Jen se dívat
page-join-name-taken = Tak už se u stolu někdo jmenuje.
page-join-at = Stůl prostírá { $host }: { $game }.
page-face-taken = Podoba { $number }, obsazená
page-code = Kód
page-code-say = Kód stolu
page-code-help = Napiš ho na úvodní stránce { $address }.
page-code-join = Přisednout s kódem
page-code-go = Přisednout
page-tv-code = Ukázat tu stůl
page-tv-code-help = Napiš kód, který stůl ukazuje vedle odkazu.
page-tv-code-go = Ukázat
page-guests = Bez židle jsou tu: { $names }
page-start-sure = Začít už teď?
page-start-no-chair = Jsou tu, ale bez židle: { $names }.
page-start-not-ready = Ještě bez potvrzení: { $names }.
page-start-away = Zrovna mimo stůl: { $names }.
page-start-anyway = Přesto začít
page-start-wait = Ještě počkat

page-chair-asleep = spí
page-wait-away = Čeká se na hráče { $name }: zrovna tu není.
page-wait-asleep = Čeká se na hráče { $name }: zařízení spí.
page-cover-for = Ať zatím hraje bot
page-cover-soon = { $count ->
    [one] Za sekundu může hrát bot.
    [few] Za { $count } sekundy může hrát bot.
   *[other] Za { $count } sekund může hrát bot.
  }
page-quiet = Server zrovna neodpovídá… nic se neztratí.
page-offline = Tohle zařízení je bez připojení… nic se neztratí.
page-unsent = { $count ->
    [one] Jedna tvoje akce ještě není potvrzená.
    [few] { $count } tvoje akce ještě nejsou potvrzené.
   *[other] { $count } tvých akcí ještě není potvrzeno.
  }

page-people = Lidé u stolu
page-people-here = je tu
page-people-watching = dívá se
page-people-muted = ztlumeno
page-people-removed = bez přístupu
page-mute = Ztlumit
page-unmute = Nechat mluvit
page-remove = Poslat pryč
page-remove-sure = Poslat pryč: { $name }? Ke stolu se nedostane, dokud to zase nedovolíš.
page-let-in = Zase pustit
page-of-person = { $what }: { $name }
page-ask-help = Hraje tu bot. Pokud hostitel souhlasí, můžeš hrát místo něj.
page-ask-chair = Hrát místo bota { $name }
page-asking = Hostitel už o tvé žádosti ví.
page-asked-no = Tentokrát hostitel nesouhlasí.
page-asks = { $name } chce hrát místo bota { $bot }.
page-admit = Souhlasím
page-admit-no = Teď ne
page-react = Dát znamení

join-cover-for = { $name } tu není. Napiš y, ať zatím hraje bot, nebo stiskni Enter a čekej dál:
join-ask-chair = Hra už běží. Napiš y a požádej hostitele o židli, na které hraje { $name }, nebo stiskni Enter a dívej se:
