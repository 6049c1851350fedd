## Co říká každý stůl, ať se na něm hraje cokoli.

list-next = { $head }, { $item }
list-last = { $head } a { $item }
number = { $number }
brief-aim = Cíl hry
brief-win = Kdo vyhrává
brief-turn = Co se dělá
you = ty
    .gen = tebe
    .dat = tobě
    .acc = tebe
    .loc = tobě
    .ins = tebou

## Boti a místa

level-random = Náhodný
    .help = zahraje cokoli, co je dovoleno
level-easy = Lehký
    .help = dívá se na své karty a dál ne
level-casual = Střední
    .help = počítá, plánuje a hlídá si náskok
level-strong = Silný
    .help = přemýšlí na mnoho tahů dopředu
level-master = Mistr
    .help = před každou kartou zváží, co kdo může mít v ruce
bot-name = { $level } bot { $number }
seat-name = Hráč { $number }
seats = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[other] { $count } sekund
}
minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
place = { $rank }. místo
yes = ano
no = ne

## Odmítnutí

refused-not-your-turn = Teď se tě hra na nic neptá.
refused-not-offered = To teď není mezi tvými možnostmi.
refused-choice-closed = Tahle volba už je uzavřená; podívej se na stůl a vyber znovu.
refused-game-over = Hra skončila.
refused-text = Text musí mít { $least } až { $most } znaků.

## Pravidla samotného stolu

rule-ST-1 = Odpovědět jde jen tehdy, když se hra ptá. Do té doby jsou na řadě ostatní.
    .title = Počkej na otázku
rule-ST-2 = Nabízí se všechno, co pravidla dovolují. Co v nabídce není, porušilo by některé pravidlo.
    .title = Jen to, co je v nabídce
rule-ST-3 = Jakmile mají vybráno všichni, kdo měli, nebo hra mezitím pokročila, odpověď na starou otázku už neplatí.
    .title = Volby se zavírají
rule-ST-4 = Když hra skončí, už se nedá nic zahrát. Výsledek platí.
    .title = Hra skončila
rule-ST-5 = Text k volbě nesmí být moc krátký ani moc dlouhý. Mezery na krajích se nepočítají a několik mezer za sebou platí za jednu.
    .title = Jak dlouhý smí být text

## Co u stolu odmítne server

refused-no-such-chair = Taková židle u tohohle stolu není.
refused-chair-taken = Na té židli už někdo sedí.
refused-not-your-chair = To není tvoje židle.
refused-not-seated = U tohohle stolu ještě nemáš židli; nejdřív si sedni.
refused-only-watches = Tohle je velká obrazovka: stůl jen ukazuje.
refused-only-host = To může jen hostitel stolu.
refused-game-running = S tím se musí počkat do konce hry.
refused-no-game-running = U tohohle stolu se teď nehraje.
refused-no-such-level = Bota téhle úrovně hra nemá.
refused-chairs-held = Na židli, která by zmizela, někdo sedí; ať si nejdřív přesedne.
refused-still-here = Tenhle hráč je tady a hraje za sebe.
refused-setup = Takhle se hra připravit nedá.
refused-no-such-game = Takovou hru tu nemáme.
refused-too-many-people = Je vás { $people } a v téhle hře je místo pro { $most }.
refused-not-saved = Server to nedokázal uložit, takže se nic nezměnilo. Zkus to za chvíli znovu.
refused-no-chat = Na tomhle serveru se nechatuje.

## Co je špatně se spojením nebo s požadavkem

problem-origin = Požadavek přišel z jiné stránky a neprovedl se. Otevři stránku stolu.
problem-no-cookie = Server tohle zařízení ještě nezná. Načti stránku znovu a povol cookies.
problem-barred = Tenhle server teď používat nemůžeš. Zeptej se toho, kdo ho provozuje.
problem-no-hello = Není jasné, ke kterému stolu chceš. Načti stránku znovu.
problem-protocol = Server se mezitím aktualizoval. Načti stránku znovu.
problem-drawing = Tahle stránka klopýtla. Ze hry se nic neztratilo: načti ji znovu.
problem-no-table = Takový stůl tu není. Možná odkaz není celý.
problem-too-fast = To bylo moc najednou. Chvilku počkej a pokračuj.
fault-tables-full = Teď je tu moc stolů. Zkus to později.
problem-bot-guessed = Počítač ({ $who }) se nestihl rozhodnout: o jeho tahu rozhodl los.
problem-not-understood = Server téhle zprávě nerozumí. Načti stránku znovu.
fault-bad-request = Server tomuhle požadavku nerozumí.
fault-not-host = Tohle je jen pro toho, kdo server provozuje, a jeho token to není.
fault-not-on-this-server = Tenhle server to nedovoluje.
fault-no-such-id = Nikdo ani žádný stůl tu nemá id „{ $id }“: kdo a co je tu teď, vypíše příkaz „stolek admin show“.
fault-no-restart = Tenhle server se neumí sám restartovat.
fault-not-found = Na téhle adrese nic není.
fault-no-such-game = Hra { $game } tu není.
fault-setup = Tenhle stůl se nedá připravit: { $detail }.
fault-link-gone = Odkaz už někdo použil, nebo vypršel. Řekni si o nový.
fault-no-such-saved-game = Taková hra tu není, nebo se hrála bez tebe.
fault-needs-server = K tomu je potřeba server. Spusť Stolek na nějakém počítači (make play ARGS=--lan) a otevři adresu, kterou vypíše.
fault-saved-file = Tenhle soubor nejde otevřít: { $detail }
fault-game-running = Hra se dá uložit do souboru až po konci, protože jsou v něm vidět karty všech.
fault-server = Na serveru se něco pokazilo. Zkus to za chvíli znovu.

## Čtené nahlas

spoken-aside = { $what }
spoken-asked = { $label }: { $items }.
    .short = { $items }.
spoken-asked-full = { $label }: { $items-full }.
    .short = { $items-short }.
spoken-list = { $label }: { $items }.
spoken-list-full = { $label }: { $items-full }.
    .short = { $label }: { $items-short }.
spoken-player = { $label-is ->
    [you] Ty
   *[other] { $label }
  }: { $items }.
spoken-player-full = { $label-is ->
    [you] Ty
   *[other] { $label }
  }: { $items-full }.
    .short = { $label-is ->
        [you] Ty
       *[other] { $label }
    }: { $items-short }.
spoken-in-hand = Karty v ruce, kolem stolu
spoken-pile = V balíčku
spoken-discards = Odložené
spoken-waiting = Čeká se na
spoken-by-rule = { $what } ({ $rule })
