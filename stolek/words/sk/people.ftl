## Ľudia pri stole: kto prichádza, kto tu nie je, čo smie hostiteľ.

bot-for = { $name } (bot)
bot-seat = bot { $number }
table-sat = { $name } si sadá k stolu.
table-left = { $name } odchádza od stola.
table-left-bot = { $name } odchádza z hry. Ďalej hrá bot.
table-away = { $name } tu práve nie je.
table-back = { $name } je späť.
table-covered = { $name } necháva hrať bota.
table-stood-in = { $name } tu nie je, a tak { $by } necháva hrať bota.
table-uncovered = { $name } zase hrá.
table-took-over = { $name } hrá ďalej namiesto bota.
table-given = Namiesto hráča { $before } teraz hrá { $name }.
table-host = Hostiteľom stola je teraz { $name }.
table-removed = Hostiteľ posiela preč: { $name }.
table-let-in = { $name } smie zase k stolu.
table-muted = Hostiteľ stlmil: { $name }.
table-unmuted = { $name } smie zase hovoriť.

refused-one-chair = Stoličku už máš. Viac než jednu môže mať iba hostiteľ.
refused-no-chair-free = Všetky stoličky sú obsadené.
refused-removed = Hostiteľ ťa od tohto stola poslal preč.
refused-muted = Hostiteľ ťa pri tomto stole stlmil.
refused-not-yourself = So sebou to urobiť nemôžeš.
refused-nobody-asks = Ten človek už o stoličku nežiada.
refused-nobody-known = Nikto taký pri tomto stole nie je.
refused-had-chair = V tejto hre už jedna stolička bola tvoja, do iných kariet sa pozerať nedá.
problem-removed = Hostiteľ ťa od tohto stola poslal preč.
fault-no-code = Taký kód nemá žiadny stôl. Over si ho u toho, kto ti ho povedal.

page-join-title = Kto si prisadá?
page-join-sit = Sadnúť si
page-join-enter = Vojsť
page-join-watch = Iba sa pozerať
page-join-name-taken = Tak sa pri stole už niekto volá.
page-join-at = Stôl prestiera { $host }: { $game }.
page-face-taken = Podoba { $number }, obsadená
page-code = Kód
page-code-say = Kód stola
page-code-help = Napíš ho na úvodnej stránke { $address }.
page-code-join = Prisadnúť si s kódom
page-code-go = Prisadnúť si
page-tv-code = Ukázať tu stôl
page-tv-code-help = Napíš kód, ktorý stôl ukazuje vedľa odkazu.
page-tv-code-go = Ukázať
page-guests = Bez stoličky sú tu: { $names }
page-start-sure = Začať už teraz?
page-start-no-chair = Sú tu, ale bez stoličky: { $names }.
page-start-not-ready = Ešte bez potvrdenia: { $names }.
page-start-away = Práve mimo stola: { $names }.
page-start-anyway = Aj tak začať
page-start-wait = Ešte počkať

page-chair-asleep = spí
page-wait-away = Čaká sa na hráča { $name }: práve tu nie je.
page-wait-asleep = Čaká sa na hráča { $name }: zariadenie spí.
page-cover-for = Nech zatiaľ hrá bot
page-cover-soon = { $count ->
    [one] O sekundu môže hrať bot.
    [few] O { $count } sekundy môže hrať bot.
   *[other] O { $count } sekúnd môže hrať bot.
  }
page-quiet = Server práve neodpovedá… nič sa nestratí.
page-offline = Toto zariadenie je bez pripojenia… nič sa nestratí.
page-unsent = { $count ->
    [one] Jedna tvoja akcia ešte nie je potvrdená.
    [few] { $count } tvoje akcie ešte nie sú potvrdené.
   *[other] { $count } tvojich akcií ešte nie je potvrdených.
  }

page-people = Ľudia pri stole
page-people-here = je tu
page-people-watching = pozerá sa
page-people-muted = stlmené
page-people-removed = bez prístupu
page-mute = Stlmiť
page-unmute = Nechať hovoriť
page-remove = Poslať preč
page-remove-sure = Poslať preč: { $name }? K stolu sa nedostane, kým to zase nedovolíš.
page-let-in = Zase pustiť
page-of-person = { $what }: { $name }
page-ask-help = Hrá tu bot. Ak hostiteľ súhlasí, môžeš hrať namiesto neho.
page-ask-chair = Hrať namiesto bota { $name }
page-asking = Hostiteľ už o tvojej žiadosti vie.
page-asked-no = Tentokrát hostiteľ nesúhlasí.
page-asks = { $name } chce hrať namiesto bota { $bot }.
page-admit = Súhlasím
page-admit-no = Teraz nie
page-react = Dať znamenie

join-cover-for = { $name } tu nie je. Napíš y, nech zatiaľ hrá bot, alebo stlač Enter a čakaj ďalej:
join-ask-chair = Hra už beží. Napíš y a požiadaj hostiteľa o stoličku, na ktorej hrá { $name }, alebo stlač Enter a pozeraj sa:
