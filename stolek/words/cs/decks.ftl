## Balíčky vlastních obrázků

refused-no-own-decks = Tahle hra se s vlastními obrázky nehraje.
refused-deck-open = S vlastními obrázky se hraje jen u stolu, kam se chodí přes odkaz. Nejdřív stůl zavři pro ostatní.
refused-open-deck = U stolu s vlastními obrázky smějí být jen ti, kdo mají odkaz. Než ho otevřeš všem, vyber obrázky ze hry.
refused-deck-small = Na to je obrázků málo: { $players ->
    [one] { $players } hráč jich potřebuje
    [few] { $players } hráči jich potřebují
   *[other] { $players } hráčů jich potřebuje
} { $needed }, je jich { $count }. Přidej obrázky, nebo uber židle.
fault-no-such-deck = Takové obrázky tu nejsou, nebo nejsou tvoje.
fault-deck-busy = Server má teď s obrázky plno práce. Zkus to za chvíli znovu.
fault-deck-too-large = Soubor je moc velký; nejvýš { $limit } MB. Zmenši obrázky, nebo jich vezmi míň.
fault-deck-too-few = { $count ->
    [0] Žádný z těch souborů se použít nedá.
    [one] Použít se dá jen { $count } obrázek.
    [few] Použít se dají jen { $count } obrázky.
   *[other] Použít se dá jen { $count } obrázků.
} Potřeba je jich aspoň { $least }. Přidej další.
fault-deck-too-few-left-out = { $count ->
    [0] Žádný z těch souborů se použít nedá.
    [one] Použít se dá jen { $count } obrázek.
    [few] Použít se dají jen { $count } obrázky.
   *[other] Použít se dá jen { $count } obrázků.
} Potřeba je jich aspoň { $least }. Přidej další. { $files }
fault-deck-no-zip = Tohle není soubor .stolek-deck ani zip s obrázky, nebo je poškozený. Vyber jiný.
fault-deck-many-files = V tom zipu je moc souborů; nejvýš { $limit }. Zabal jen obrázky.
fault-deck-notes = Popis obrázků se nedá přečíst ({ $detail }). Oprav ho, nebo ho ze zipu vynech.
fault-deck-shelf-full = Vlastní obrázky tu máš uložené už { $most }×, víc se nevejde. Nejdřív některé smaž.
fault-deck-no-room = Na serveru už není místo na další obrázky. Zkus to jindy, nebo hraj s obrázky ze hry.
fault-deck-slow = Obrázky se nahrávaly moc dlouho. Zkus to s lepším připojením, nebo jich vezmi míň.
deck-left-out = Vynecháno: { $file } – { $why }
deck-refused-no-image = není to obrázek, který se dá přečíst (PNG, JPEG nebo WebP).
deck-refused-too-small = je moc malý; každá strana musí mít aspoň { $limit } pixelů.
deck-refused-too-large = má moc pixelů; nejvýš { $limit } milionů.
deck-refused-bomb = je moc velký; nejvýš { $limit } MB.
deck-refused-duplicate = přesně tenhle obrázek už tam je.
deck-refused-too-many = už se nevejde; nejvýš { $limit } obrázků.
deck-refused-too-much = všechny soubory dohromady jsou moc velké; nejvýš { $limit } MB.
deck-refused-pixels = všechny obrázky dohromady mají moc pixelů; nejvýš { $limit } milionů.
deck-at-table = Hraje se s obrázky „{ $name }“ ({ $count }).
deck-unsaid = { $unsaid ->
    [one] Bez popisu je { $unsaid } obrázek
    [few] Bez popisu jsou { $unsaid } obrázky
   *[other] Bez popisu je { $unsaid } obrázků
} z { $count }: kdo obrázky nevidí, ví o nich jen to, jak se jmenují, a boti také.
