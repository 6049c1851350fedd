## Vlastné obrázky

refused-no-own-decks = Táto hra sa s vlastnými obrázkami nehrá.
refused-deck-open = S vlastnými obrázkami sa hrá len pri stole, ku ktorému sa dá dostať iba cez odkaz. Najprv stôl zavri pre ostatných.
refused-open-deck = Pri stole s vlastnými obrázkami smú byť len tí, čo majú odkaz. Skôr než ho otvoríš všetkým, prepni na „Obrázky z hry“.
refused-deck-small = Na to je obrázkov málo: { $players ->
    [one] { $players } hráč ich potrebuje
    [few] { $players } hráči ich potrebujú
   *[other] { $players } hráčov ich potrebuje
} { $needed }, je ich { $count }. Pridaj obrázky, alebo uber stoličky.
fault-no-such-deck = Také obrázky tu nie sú, alebo nie sú tvoje.
fault-deck-busy = Server má teraz s obrázkami plno práce. Skús to o chvíľu znova.
fault-deck-too-large = Súbor je príliš veľký; najviac { $limit } MB. Zmenši obrázky, alebo ich vezmi menej.
fault-deck-too-few = { $count ->
    [0] Žiaden z tých súborov sa použiť nedá.
    [one] Použiť sa dá len { $count } obrázok.
    [few] Použiť sa dajú len { $count } obrázky.
   *[other] Použiť sa dá len { $count } obrázkov.
} Treba ich aspoň { $least }. Pridaj ďalšie.
fault-deck-too-few-left-out = { $count ->
    [0] Žiaden z tých súborov sa použiť nedá.
    [one] Použiť sa dá len { $count } obrázok.
    [few] Použiť sa dajú len { $count } obrázky.
   *[other] Použiť sa dá len { $count } obrázkov.
} Treba ich aspoň { $least }. Pridaj ďalšie. { $files }
fault-deck-no-zip = Toto nie je súbor .stolek-deck ani zip s obrázkami, alebo je poškodený. Vyber iný.
fault-deck-many-files = V tom zipe je príliš veľa súborov; najviac { $limit }. Zabaľ len obrázky.
fault-deck-notes = Popis obrázkov sa nedá prečítať ({ $detail }). Oprav ho, alebo ho zo zipu vynechaj.
fault-deck-shelf-full = Vlastné obrázky tu máš uložené už { $most }×, viac sa nezmestí. Najprv niektoré zmaž.
fault-deck-no-room = Na serveri už nie je miesto na ďalšie obrázky. Skús to inokedy, alebo hraj s obrázkami z hry.
fault-deck-slow = Obrázky sa nahrávali príliš dlho. Skús to s lepším pripojením, alebo ich vezmi menej.
deck-left-out = Vynechané: { $file } – { $why }
deck-refused-no-image = nie je to obrázok, ktorý sa dá prečítať (PNG, JPEG alebo WebP).
deck-refused-too-small = je príliš malý; každá strana musí mať aspoň { $limit } pixelov.
deck-refused-too-large = má príliš veľa pixelov; najviac { $limit } miliónov.
deck-refused-bomb = je príliš veľký; najviac { $limit } MB.
deck-refused-duplicate = presne tento obrázok tam už je.
deck-refused-too-many = už sa nezmestí; najviac { $limit } obrázkov.
deck-refused-too-much = všetky súbory spolu sú príliš veľké; najviac { $limit } MB.
deck-refused-pixels = všetky obrázky spolu majú priveľa pixelov; najviac { $limit } miliónov.
deck-at-table = Hrá sa s obrázkami „{ $name }“ ({ $count }).
deck-unsaid = { $unsaid ->
    [one] Bez popisu je { $unsaid } obrázok
    [few] Bez popisu sú { $unsaid } obrázky
   *[other] Bez popisu je { $unsaid } obrázkov
} z { $count }: kto obrázky nevidí, vie o nich len to, ako sa volajú, a boti tiež.
