## Az üzemeltető oldala és az adatvédelem

privacy-title = Adatvédelem
privacy-who = Nincsenek fiókok. Egyetlen süti mondja meg ennek a szervernek, ki vagy, hogy újra megtaláld az asztalaidat.
privacy-kept = A szerver ezeket őrzi: a választott nevedet, arcodat és nyelvedet, az asztalaidat minden lépéssel, a csevegésedet és a feltöltött képeidet.
privacy-seen = Az asztalnál mindenki látja a nevedet, az arcodat, a lépéseidet és a csevegésedet. A hálózati címed csak a visszaélések ellen kell; csak a kitiltott címet tároljuk.
privacy-nobody = Semmi sem megy máshoz: nincs reklám, nincs látogatószámlálás, és semmi sem jön más szerverről.
privacy-days-tables = Ennyi nap után törlődik egy nem használt asztal: { $days }
privacy-days-chat = Ennyi nap után törlődik a csevegés: { $days }
privacy-days-decks = Ennyi nap után törlődnek a nem használt képek: { $days }
privacy-delete = Minden rólam szóló adat törlése
privacy-delete-help = A neved, a képeid, a csevegésed és azok az asztalok, ahol egyedül ültél, végleg eltűnnek. A többi asztalnál egy múlt nélküli valaki lép a helyedre; a lépésként kijátszott szavak a játékban maradnak.
privacy-delete-sure = Igen, minden törölhető
privacy-deleted = Minden törölve lett, ami rólad szólt.
host-title = A szerver üzemeltetőjének
host-token = Token
host-token-help = A „stolek admin token” parancs írja ki.
host-open = Megnyitás
host-tables = Asztalok most
host-people = Emberek most
host-barred = Kitiltva
host-none = Nincs itt senki és semmi.
host-lines = Kapcsolatok: { $lines }
host-close = Bezárás
host-delete = Törlés
host-kick = Elküldés egy órára
host-ban = Kitiltás
host-allow = Engedélyezés újra
host-sure = Biztosan: { $what }?
host-server = A szerver
host-stored = Tárolva: asztalok { $tables }, játékok { $games }, emberek { $people }, paklik { $decks }
host-old = Ami régi
host-would = Törlődne: asztalok { $tables }, játékok { $games }, csevegési sorok { $chats }
host-tidy = A régiek törlése
host-restart = Újraindítás

## HTTPS a házban (/trust)

trust-title = Bízz meg ebben a házban
trust-why = HTTPS-en a telefonod linket oszthat meg, ébren tarthatja a képernyőt, és alkalmazásként telepítheti az asztalt. Ehhez egyszer meg kell bíznia a ház tanúsítványában. A tanúsítvány csak otthoni címekre jó, semmi másra a hálózaton.
trust-fetch = Tanúsítvány letöltése
trust-apple = iPhone és iPad
trust-apple-how = Töltsd le Safariban, és engedélyezd a profilt. A Beállításokban nyisd meg: Általános, VPN és eszközfelügyelet, és telepítsd. Utána kapcsold be itt: Általános, Névjegy, Tanúsítványmegbízhatósági beállítások.
trust-android = Android
trust-android-how = Töltsd le, keresd a beállításokban: „CA-tanúsítvány”, válaszd ki, telepítsd mindenképp, és jelöld ki a stolek.crt fájlt.
trust-computer = Számítógép
trust-computer-how = Nyisd meg a stolek.crt fájlt, és jelöld be, hogy webhelyeknél mindig megbízol benne. Firefox: Beállítások, Tanúsítványok, Tanúsítványkezelő, Hitelesítésszolgáltatók, Importálás.
trust-then = Ezután az asztal itt van:
trust-without = Nem muszáj. Enélkül is megy, itt:
trust-none = Ennek a szervernek nincs tanúsítványa. Akkor van, ha --lan kapcsolóval indul.
