## Balíčky vlastních obrázků

refused-no-own-decks = Tahle hra se s vlastními obrázky nehraje.
refused-deck-open = S vlastními obrázky se hraje jen u stolu, ke kterému vede odkaz. Nejdřív stůl zavři pro ostatní.
refused-open-deck = U stolu s vlastními obrázky smějí být jen ti, kdo mají odkaz. Než ho otevřeš všem, vyber obrázky ze hry.
refused-deck-small = Na to je v balíčku málo obrázků: { $players ->
    [few] { $players } hráči jich potřebují
   *[other] { $players } hráčů jich potřebuje
} { $needed }, balíček má { $count }. Přidej obrázky, nebo uber hráče.
fault-no-such-deck = Takový balíček tu není, nebo není tvůj.
fault-deck-busy = Server má teď s obrázky plno práce. Zkus to za chvíli znovu.
fault-deck-too-large = Soubor je moc velký; nejvýš { $limit } MB. Zmenši obrázky, nebo jich vezmi míň.
fault-deck-too-few = { $count ->
    [0] Žádný z těch souborů se použít nedá
    [one] Použít se dá jen { $count } obrázek
    [few] Použít se dá jen { $count } obrázky
   *[other] Použít se dá jen { $count } obrázků
}, balíček potřebuje aspoň { $least } obrázků. Přidej další.
fault-deck-too-few-left-out = { $count ->
    [0] Žádný z těch souborů se použít nedá
    [one] Použít se dá jen { $count } obrázek
    [few] Použít se dá jen { $count } obrázky
   *[other] Použít se dá jen { $count } obrázků
}, balíček potřebuje aspoň { $least } obrázků. Přidej další. { $files }
fault-deck-no-zip = Tohle není balíček (.stolek-deck) ani zip s obrázky, nebo je soubor poškozený. Vyber jiný.
fault-deck-many-files = V tom zipu je moc souborů; nejvýš { $limit }. Zabal jen obrázky.
fault-deck-notes = Popis balíčku se nedá přečíst ({ $detail }). Oprav ho, nebo ho ze zipu vynech.
fault-deck-shelf-full = Máš tu už { $most ->
    [one] { $most } balíček
    [few] { $most } balíčky
   *[other] { $most } balíčků
} a víc se jich nevejde. Nejdřív některý smaž.
fault-deck-no-room = Na serveru už není místo na další obrázky. Zkus to jindy, nebo hraj s obrázky ze hry.
fault-deck-slow = Obrázky šly moc dlouho. Zkus to s lepším připojením, nebo jich vezmi míň.
deck-left-out = Vynecháno: { $file } – { $why }
deck-refused-no-image = není to obrázek, který se dá přečíst (PNG, JPEG nebo WebP).
deck-refused-too-small = je moc malý; každá strana musí mít aspoň { $limit } bodů.
deck-refused-too-large = má moc bodů; nejvýš { $limit } milionů.
deck-refused-bomb = je moc velký; nejvýš { $limit } MB.
deck-refused-duplicate = přesně tenhle obrázek už v balíčku je.
deck-refused-too-many = balíček je plný; nejvýš { $limit } obrázků.
deck-refused-too-much = všechny soubory dohromady jsou moc velké; nejvýš { $limit } MB.
deck-at-table = Hraje se s obrázky „{ $name }“ ({ $count }).
deck-unsaid = { $unsaid ->
    [one] Bez popisu je { $unsaid } obrázek
    [few] Bez popisu jsou { $unsaid } obrázky
   *[other] Bez popisu je { $unsaid } obrázků
} z { $count }: kdo obrázky nevidí, ví o nich jen to, jak se jmenují, a boti také.
