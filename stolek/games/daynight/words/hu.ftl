### Day & Night magyarul

daynight-title = Day & Night
daynight-tagline = Nappal a legtöbb, éjjel a legkevesebb – és a nap bármikor lemehet.
daynight-variant-base = Alapjáték
daynight-brief-aim = Gyűjts csillagos lapokat. Minden fordulóban egy szín nyer, és aki azt a színt kijátszotta, elvesz egy lapot az asztalról.
daynight-brief-win = Az nyer, akinek a végén a legtöbb csillag van az összegyűjtött lapjain.
daynight-brief-turn = Mindenki egyszerre tesz le lefordítva egy lapot, aztán még egyet. Nappal a legnagyobb összértékű szín nyer, éjjel a legkisebb – és a homokóra (az időszimbólum) a nappalból éjjelt csinál, az éjjelből nappalt.
daynight-teaches = Kis számok összeadása és összehasonlítása, mások terveinek kitalálása, döntés a többiekkel egyszerre.
daynight-print-lead = Nyomtasd vastag papírra, ha lehet, kétoldalasan, és vágd ki a jelek mentén. A nap és a hold mutatja, nappal van-e vagy éjszaka.

daynight-option-ending = Utolsó forduló
    .help = A játék akkor ér véget, amikor elfogy a húzópakli. Hogy pontosan melyik fordulóban, azt a nyomtatott szabály nyitva hagyja.
daynight-option-ending-empty-pile = az első forduló üres paklival
daynight-option-ending-one-more = még egy, miután kiürült a pakli
daynight-option-ending-full-refill = vége, ha nem húzhat mindenki
daynight-option-taking = Lap elvétele
    .help = Akinek jár egy lap, annak el kell vennie, vagy le is mondhat róla, amíg van csillagos lap az asztalon. Egyforma értéknél az jön előbb, akinek kevesebb csillaga van.
daynight-option-taking-must = mindenki elvesz
daynight-option-taking-may = le lehet mondani
daynight-option-open_discards = A lerakott lapok átnézhetők
    .help = Mindenki látta ezeket a lapokat; így csak megjegyezni nem kell őket.

daynight-section-setup = A játék előtt
daynight-section-round = Egy forduló
daynight-section-end = A játék vége
daynight-section-rulings = Amiről a nyomtatott szabály hallgat
daynight-section-examples = Példák

## Lapok

daynight-colour-orange = narancs
    .short = narancs
daynight-colour-blue = kék
    .short = kék
daynight-colour-pink = rózsaszín
    .short = rózsa
daynight-colour-purple = lila
    .short = lila
daynight-face = { $colour } { $value }
    .full = { $colour } { $value }, { $stars ->
        [one] egy csillag
       *[other] { $stars } csillag
    }
    .short = { $colour-short } { $value } { $stars ->
        [1] egy csillag
        [2] két csillag
        [3] három csillag
        [4] négy csillag
       *[other] { $stars } csillag
    }
daynight-face-time = { $colour } { $value }
    .full = { $colour } { $value } időszimbólummal
    .short = { $colour-short } { $value } homokóra
daynight-time-day = nappal
daynight-time-night = éjjel

## Kérdések

daynight-prompt-first = Válaszd ki az első lapodat. Senki sem látja, amíg mindenki nem választott.
    .short = Első.
daynight-prompt-second = Válaszd ki a második lapodat.
    .short = Második.
daynight-prompt-take = Vegyél el egy lapot.
    .short = Vegyél el lapot.
daynight-do-choose = Leteszem: { $card-full }
    .short = { $card }
daynight-do-take = Elveszem: { $card-full }
    .short = { $card }
daynight-do-decline = Nem veszek el lapot
daynight-effect-adds = ennyit ad a színéhez: { $number }
daynight-effect-flips = átfordítja az időkártyát
daynight-effect-stars = { $number ->
    [0] nincs csillag
    [one] { $number } csillag
   *[other] { $number } csillag
  }

## Mi történik

daynight-event-shuffled = A lapok megkeverve. { $removed ->
    [0] Egy sem kerül vissza a dobozba,
    [one] Egy lap látatlanban visszakerül a dobozba,
   *[other] { $removed } lap látatlanban visszakerül a dobozba,
} { $pile ->
    [one] egy van a pakliban.
   *[other] { $pile } van a pakliban.
}
daynight-event-drawn = { $who-is ->
    [you] Húzol
   *[other] { $who } húz
  } { $count ->
    [one] egy lapot
   *[other] { $count } lapot
  }.
daynight-event-drawn-own = Ezt húzod: { $cards-full }.
    .short = Új: { $cards-short }.
daynight-event-round = { $number }. forduló
daynight-event-pile-card = A pakliból: { $card-full }.
    .short = Pakli: { $card-short }.
daynight-event-last-round = Ez az utolsó forduló.
    .short = Utolsó forduló.
daynight-event-flip-pile-day = Nappal van (a pakli lapja átfordítja az időkártyát).
    .short = Nappal.
daynight-event-flip-pile-night = Éjjel van (a pakli lapja átfordítja az időkártyát).
    .short = Éjjel.
daynight-event-flip-day = { $who-is ->
    [you] Nappal van (a lapod átfordítja az időkártyát).
   *[other] Nappal van ({ $who } lapja átfordítja az időkártyát).
  }
    .short = Nappal.
daynight-event-flip-night = { $who-is ->
    [you] Éjjel van (a lapod átfordítja az időkártyát).
   *[other] Éjjel van ({ $who } lapja átfordítja az időkártyát).
  }
    .short = Éjjel.
daynight-event-chosen = { $who } választott.
daynight-event-chosen-again = { $who } másik lapot választ.
daynight-event-chosen-own = Lefordítva leteszed: { $card }.
daynight-event-chosen-own-again = Erre cseréled: { $card }.
daynight-event-revealed = { $who-is ->
    [you] Felfordítod: { $card-full }.
   *[other] { $who }: { $card-full }.
  }
    .short = { $who } { $card-short }.
daynight-event-won = Nyert a { $colour }, összérték: { $total }.
    .short = Nyert a { $colour }: { $total }.
daynight-event-no-colour = Egyik szín sem nyert: { $colours }, egyaránt { $total }.
    .short = Döntetlen: { $colours }, { $total }.
daynight-event-order = Az elvétel sorrendje: { $order }.
daynight-event-barred = Egyforma érték és ugyanannyi csillag, ezért nem kap lapot: { $barred }.
    .short = Nem kap lapot: { $barred }.
daynight-event-nobody-takes = Ezt a színt senki sem játszotta ki, ezért senki sem vesz el lapot.
    .short = Senki sem kap lapot.
daynight-event-taken = { $who-is ->
    [you] Elveszed: { $card }
   *[other] { $who } elveszi: { $card }
  }, { $stars ->
    [0] csillag nélkül.
    [one] egy csillaggal.
   *[other] { $stars } csillaggal.
  }
daynight-event-declined = { $who-is ->
    [you] Nem veszel el lapot.
   *[other] { $who } nem vesz el lapot.
  }
daynight-event-swept = { $count ->
    [0] Nem maradt semmi az asztalon.
    [one] A megmaradt lap a lerakottak közé kerül.
   *[other] A megmaradt { $count } lap a lerakottak közé kerül.
  }
daynight-event-ended = { $who-is ->
    [you] Nyertél, { $stars ->
        [one] egy csillaggal.
       *[other] { $stars } csillaggal.
    }
   *[other] { $who } nyert, { $stars ->
        [one] egy csillaggal.
       *[other] { $stars } csillaggal.
    }
  }
daynight-event-ended-shared = { $winners-is ->
    [you] Osztoztok a győzelmen: { $winners }, fejenként { $stars ->
        [one] egy csillaggal.
       *[other] { $stars } csillaggal.
    }
   *[other] Osztoznak a győzelmen: { $winners }, fejenként { $stars ->
        [one] egy csillaggal.
       *[other] { $stars } csillaggal.
    }
  }
daynight-ended = Elfogyott a pakli, és véget ért az utolsó forduló.

## Ami nem megy

daynight-refused-lies-already = Ez a lap már ott van előtted lefordítva.
daynight-refused-not-in-hand = Ez a lap nincs a kezedben.
daynight-refused-barred = Valakivel egyforma az értéked, és ugyanannyi a csillagod is, ezért egyikőtök sem vesz el lapot.
daynight-refused-no-winning-card = Ebben a fordulóban nem játszottál ki lapot az ütőszínből.
daynight-refused-not-your-place = Mások vesznek el lapot előtted.
daynight-refused-collected = Az összegyűjtött lapok a gazdájuknál maradnak.
daynight-refused-not-on-table = Ez a lap nincs az asztalon.
daynight-refused-must-take = Ennél az asztalnál kötelező lapot elvenni.
daynight-refused-must-take-starless = Nincs már csillag, ezért el kell venned egy lapot.

## Az asztal terminálban

daynight-table-round = { $round }. forduló, összesen { $rounds }
daynight-table-last-round = Utolsó forduló ({ $round }/{ $rounds })
daynight-table-turned = A pakliból
daynight-table-no-card = nincs lap (üres a pakli)
daynight-table-pile = { $count } a pakliban, { $discards } lerakva
daynight-table-sums = Összértékek
daynight-table-nothing-lies = Még semmi sincs az asztalon.
daynight-table-face-down = lefordítva
daynight-table-stars = { $stars } csillag ({ $cards } lap)
daynight-table-hand = A lapjaid
daynight-table-chosen = Választottál

## A szabályok

rule-DN-1 = Az időkártya napos oldala van felül: nappal van.
    .title = Süt a nap
rule-DN-2 = 108 lap van négy színben, mindegyikből 27, az értékük 1-től 13-ig terjed. Minden lapon vagy egy–négy csillag van, vagy az időszimbólum, egy homokóra.
    .title = A lapok
rule-DN-3 = Keverés után a lapok egy része látatlanban kikerül a játékból: három játékosnál 33, négynél 16, ötnél 3. A többi a húzópakli. A játék végéig senki sem tudja meg, melyik lapok hiányoznak.
    .title = Játékon kívüli lapok
rule-DN-4 = Mindenki hét lapot kap, és titokban tartja.
    .title = Lapok a kézben
rule-DN-5 = A forduló elején a pakli felső lapja felfordítva az időkártya mellé kerül. Ha időszimbólum van rajta, az időkártyát rögtön átfordítjátok.
    .title = Egy lap a pakliból
rule-DN-6 = Mindenki letesz egy lapot lefordítva. Ha mindenki választott, egyszerre fordítjátok fel őket, és minden időszimbólum egyszer átfordítja az időkártyát – két szimbólum tehát kioltja egymást.
    .title = Első lapok
rule-DN-7 = Ugyanígy mindenki letesz egy második lapot. Az elsők felfordítva ott maradnak.
    .title = Második lapok
rule-DN-8 = Add össze minden szín értékeit az összes felfordított lapon, a pakliból valót is beleszámítva. Nappal a legnagyobb összértékű szín nyer, éjjel a legkisebb.
    .title = Az ütőszín
rule-DN-9 = Ha több színnek egyforma a döntő összértéke, egyik sem nyer, és senki sem vesz el lapot. Elpakoltok, és mindenki húz kettőt, mint máskor.
    .title = Egyforma összértékek
rule-DN-10 = Aki legalább egy lapot kijátszott az ütőszínből, pontosan egy felfordított lapot vesz el – bármelyiket, a pakliból valót is –, és felfordítva maga elé teszi. A rajta lévő csillagok pontok.
    .title = Lapok elvétele
rule-DN-11 = A lapokat az ütőszínben kijátszott érték szerint veszitek el: nappal a legnagyobb kezdi, éjjel a legkisebb. Ha két lapod van ebből a színből, összeadódnak.
    .title = Az elvétel sorrendje
rule-DN-12 = Egyforma értéknél az jön előbb, aki eddig kevesebb csillagot gyűjtött.
    .title = Kevesebb csillag előbb
rule-DN-13 = Ha az érték és a csillagok száma is egyforma, ezek a játékosok nem vesznek el semmit.
    .title = Mindenben egyforma
rule-DN-14 = Akkor is el kell venned egy lapot, ha már nincs csillag az asztalon. A beállításokban választható, hogy le lehessen mondani róla, amíg van csillagos lap.
    .title = Elvenni kötelező
rule-DN-15 = Ami az asztalon maradt, a lerakott lapok közé kerül, mindenki húz kettőt, és az időkártya úgy marad, ahogy van. Így van ez minden forduló után, ütőszín nélkül is.
    .title = Elpakolás
rule-DN-16 = Amint kiürül a húzópakli, már csak egyetlen forduló van hátra. Utána vége.
    .title = Az utolsó forduló
rule-DN-17 = Az nyer, akinek a legtöbb csillag van az összegyűjtött lapjain. Egyezésnél az, aki több lapot gyűjtött; ha ez is egyforma, osztoznak a győzelmen. A kézben maradt lapok nem érnek semmit, a lerakottak nem jönnek vissza.
    .title = Ki nyer
rule-DN-R1 = Az a szín, amelyből nincs felfordított lap, nem versenyez. Ha csak egyféle szín van az asztalon, az nyer nappal is, éjjel is.
    .title = Hiányzó színek
rule-DN-R2 = Az az utolsó forduló, amelyben először üres a pakli, miután a lapját felfordítottátok; ha a pakli már előtte üres, ez a lap elmarad. A beállításokban más is választható: még egy forduló, valahányszor kiürül a pakli, vagy vége, amint a pakli nem tud mindenkinek két lapot és egy felfordítandót adni.
    .title = Melyik forduló az utolsó
rule-DN-R3 = Ha a pakli nem elég mindenkinek, laponként osztjátok szét az óramutató járása szerint attól a helytől kezdve, amelyet az asztal az elején kisorsolt, és mindenki lát. Az utolsó forduló után senki sem húz.
    .title = Ha nem elég a pakli
rule-DN-R4 = Ha három vagy több játékos értéke egyforma, csak azok nem vesznek el lapot, akiknek ugyanannyi csillaguk van, mint közülük valaki másnak; a többiek sorban jönnek.
    .title = Három egyforma érték
rule-DN-R5 = Az összegyűjtött lapok nem számítanak az összértékbe, és nem lehet őket újra elvenni.
    .title = Ami megvan, megvan
rule-DN-R6 = Kettesben játszani nem hivatalos: 54 lap kerül ki a játékból.
    .title = Kettesben
rule-DN-R7 = Olyan szín is nyerhet, amely csak a pakli lapján van. Akkor senki sem vesz el lapot.
    .title = Szín, amelyet senki sem játszott ki
rule-DN-R8 = A lefordított lapot addig cserélheted, amíg az utolsó játékos nem választott.
    .title = Meggondolhatod magad
rule-DN-R9 = A lerakott lapokat bárki átnézheti, ha a beállítás nem tiltja.
    .title = Nyílt lerakópakli
rule-DN-E1 = Az időkártya mellett lila 3 van. Ada kijátssza: narancs 9 és rózsaszín 5, Ben: kék 6 és rózsaszín 10, Cleo: narancs 12 és lila 4. Nappal a narancs nyer 21-gyel: előbb Cleo vesz el lapot, aztán Ada. Éjjel a kék nyer 6-tal: csak Ben vesz el.
    .title = Nappal vagy éjjel
rule-DN-E2 = Nappal van, és a narancs és a kék összértéke egyformán a legnagyobb, 13: egyik szín sem nyer, senki sem vesz el lapot, mindenki húz kettőt.
    .title = Egyforma összértékek
rule-DN-E3 = Éjjel van, és két játékos az ütőszín négyesét játszotta ki. Ha az egyiknek 5 csillaga van, a másiknak 2, az jön előbb, akinek 2. Ha mindkettőnek 3, egyik sem vesz el lapot, de egy harmadik, akinél e szín kilencese van, igen.
    .title = Egyforma értékek
rule-DN-E4 = Éjjel van. Valaki az ütőszín kettesét és ötösét játszotta ki, ez együtt 7, valaki más a hatosát: a hatos jön előbb.
    .title = Két lap egy színből
rule-DN-E5 = Nappal egyszerre három időszimbólumot fordítotok fel: most éjjel van.
    .title = Három szimbólum
rule-DN-E6 = Éjjel van. Az időkártya mellett kék 2 van, kéket senki sem játszott ki, és egyik szín összértéke sem kisebb: a kék nyer, senki sem vesz el lapot, mindenki húz kettőt.
    .title = Kék, egymagában

### Asztal

daynight-ui-chip = { $round }. forduló / { $rounds }
daynight-ui-chip-last = Utolsó forduló
daynight-ui-name = { $who-is ->
    [you] Te
   *[other] { $who }
  }
daynight-ui-card = { $card-full }
daynight-ui-sums-day = Nappal a legtöbb nyer
daynight-ui-sums-night = Éjjel a legkevesebb
daynight-ui-sum = { $colour }: { $cards ->
    [0] még nincs lap
   *[other] összérték { $total }
  }
daynight-ui-sum-adds = { $colour }: { $adds }
daynight-ui-sum-none = { $colour }: ebből a színből nincs lap az asztalon.
daynight-ui-leads = vezet
daynight-ui-wins = nyer
daynight-ui-level = egyforma
daynight-ui-would-lead = A lapoddal ez vezet: { $colour }, { $total }.
daynight-ui-would-turn-lead = A lapoddal { $time } lesz, és ez vezet: { $colour }, { $total }.
daynight-ui-would-tie = A lapoddal egyforma: { $colours }, egyaránt { $total }.
daynight-ui-would-turn-tie = A lapoddal { $time } lesz, és egyforma: { $colours }, egyaránt { $total }.
daynight-ui-round-goes = A forduló menete
daynight-ui-step-first = 1. lap
daynight-ui-step-first-brief = 1. lap · { $chosen }/{ $seats }
daynight-ui-step-first-now = 1. lap · választott { $chosen }/{ $seats }
daynight-ui-step-second = 2. lap
daynight-ui-step-second-brief = 2. lap · { $chosen }/{ $seats }
daynight-ui-step-second-now = 2. lap · választott { $chosen }/{ $seats }
daynight-ui-step-taking = Elvétel
daynight-ui-takers = Sorrend
daynight-ui-order = { $place }. { $who-is ->
    [you] te
   *[other] { $who }
  }
daynight-ui-order-barred = { $who-is ->
    [you] te: –
   *[other] { $who }: –
  }
daynight-ui-order-value = érték: { $value }
daynight-ui-order-lead = { $who-is ->
    [you] Az ütőszínben elért értéked
   *[other] { $who } értéke az ütőszínben
  } { $value }, csillag eddig: { $stars }.
daynight-ui-first-step = Első lap
daynight-ui-second-step = Második lap
daynight-ui-choose-first = Az első lapod
daynight-ui-choose-first-hint = még senki sem látja
daynight-ui-choose-second = A második lapod
daynight-ui-choose-second-hint = az elsők már felfordítva
daynight-ui-first-revealed = Az első lapok felfordítva
daynight-ui-second-revealed = A második lapok felfordítva
daynight-ui-dealing = Osztás
daynight-ui-clearing = Elpakolás és húzás
daynight-ui-lies = A lapod: { $card }
daynight-ui-may-change = { $who-count ->
    [one] addig cserélheted, amíg { $who } nem választott
    [2] addig cserélheted, amíg { $who } nem választott
   *[other] addig cserélheted, amíg mindenki nem választott
  }
daynight-ui-still-choosing = Még választ: { $who }
daynight-ui-you-take = Elveszel egyet.
daynight-ui-they-take = { $who-is ->
    [you] { $who-count ->
        [one] Elveszel egy lapot.
       *[other] Egy-egy lapot vesztek el: { $who }.
    }
   *[other] { $who-count ->
        [one] { $who } elvesz egy lapot.
       *[other] Egy-egy lapot vesznek el: { $who }.
    }
  }
daynight-ui-you-take-as = Helyed a sorban: { $place }.
daynight-ui-you-are-barred = Most nem kapsz lapot: egyezés.
daynight-ui-you-take-not = Most nem kapsz lapot.
daynight-ui-your-turn = Te jössz
daynight-ui-take-one = vegyél el egy lapot az asztalról
daynight-ui-take-one-or-none = vegyél el egy lapot az asztalról, vagy egyet se
daynight-ui-took-one = Megvan a lapod.
daynight-ui-takes-now = Most { $who } vesz el lapot.
daynight-ui-take-from-table = Most az asztalról vesztek lapot; a kezedben lévők várnak.
daynight-ui-swap = Csere erre: { $card }
daynight-ui-moment = Egy pillanat…
daynight-ui-wait = Várunk a többiekre
daynight-ui-pick-hand = Válassz a kezedből egy lapot
daynight-ui-pick-table = Válassz az asztalról
daynight-ui-tie = Egyezés: { $total }
daynight-ui-tie-text = Egyik szín sem nyert ({ $colours }), ezért senki sem vesz el lapot.
daynight-ui-nobody-takes = Senki sem vesz el lapot
daynight-ui-nobody-takes-barred = Egyforma érték és ugyanannyi csillag, ezért nem kap lapot: { $who }.
daynight-ui-nobody-takes-unplayed = Nyert a { $colour }, de az csak a pakli lapján van.
daynight-ui-last-round = Utolsó forduló
daynight-ui-last-round-text = Üres a pakli. E forduló után megszámoljuk a csillagokat.
daynight-ui-last-round-bare = Üres a pakli, ezért most nem jön belőle lap. E forduló után megszámoljuk a csillagokat.
daynight-ui-no-pile-card = üres a pakli
daynight-ui-your-first = az 1. lapod
daynight-ui-your-second = a 2. lapod
daynight-ui-choosing = választ…
daynight-ui-spot-pile = A pakliból:
daynight-ui-spot-first = { $who-is ->
    [you] Az első lapod
   *[other] { $who }, első lap
  }:
daynight-ui-spot-second = { $who-is ->
    [you] A második lapod
   *[other] { $who }, második lap
  }:
daynight-ui-face-down = lefordítva
daynight-ui-taken-by = { $who-is ->
    [you] nálad van
   *[other] elvette { $who }
  }
daynight-ui-takes-as = { $place }. a sorban
daynight-ui-time-day = Nappal van: a legnagyobb összértékű szín nyer.
daynight-ui-time-night = Éjjel van: a legkisebb összértékű szín nyer.
daynight-ui-pile = { $count ->
    [0] Üres a pakli.
    [one] Egy lap maradt a pakliban.
   *[other] { $count } lap maradt a pakliban.
  }
daynight-ui-discards = { $count ->
    [0] Még nincs lerakott lap.
    [one] Egy lerakott lap.
   *[other] { $count } lerakott lap.
  }
daynight-ui-discards-short = lerakva
daynight-ui-discards-title = Lerakott lapok
daynight-ui-discards-closed = Ennél az asztalnál nem nézhetők át a lerakott lapok.
daynight-ui-collected-title = { $who-is ->
    [you] Az összegyűjtött lapjaid
   *[other] { $who } összegyűjtött lapjai
  }
daynight-ui-collected = { $stars ->
    [one] egy csillag
   *[other] { $stars } csillag
  }, { $cards ->
    [0] nincs lap
    [one] egy lap
   *[other] { $cards } lap
  }
daynight-ui-seat = { $who-is ->
    [you] Te
   *[other] { $who }
  }: { $stars } csillag, { $cards } összegyűjtött lap
daynight-ui-seat-chosen = { $who-is ->
    [you] Te
   *[other] { $who }
  }: { $stars } csillag, { $cards } összegyűjtött lap, kész
daynight-ui-seat-choosing = { $who-is ->
    [you] Te
   *[other] { $who }
  }: { $stars } csillag, { $cards } összegyűjtött lap, még nincs kész
daynight-ui-hand = A lapjaid
daynight-ui-why = Miért?
daynight-ui-won = { $who-is ->
    [you] Nyertél!
   *[other] { $who } nyert
  }
daynight-ui-won-shared = Közös győzelem: { $who }
daynight-ui-place-most-stars = a legtöbb csillag
daynight-ui-place-more-cards = ugyanannyi csillag, mint { $who }, de több lap ({ $cards })
daynight-ui-place-fewer-cards = ugyanannyi csillag, mint { $who }, de kevesebb lap ({ $cards })
daynight-ui-place-shared = ugyanannyi csillag és lap, mint { $who } ({ $cards })
daynight-ui-place-behind = { $gap ->
    [one] egy csillaggal kevesebb, mint
   *[other] { $gap } csillaggal kevesebb, mint
  } { $who-is ->
    [you] te
   *[other] { $who }
  }

## Told again after the end

daynight-highlight-catch = Leggazdagabb fogás: { $who }, { $card }, csillag: { $stars }
daynight-highlight-close = Legszorosabb győzelem: { $colour }, { $round }. forduló, különbség: { $margin }
daynight-highlight-flips = Legnyugtalanabb forduló: { $round }., a nappal és az éjjel { $count } alkalommal váltott

## Lecke

daynight-lesson-first = Az első forduló
daynight-lesson-goal = A cél: gyűjts csillagokat. Akinek a végén a legtöbb van, az nyer.
daynight-lesson-card = Minden lapnak van színe, száma és csillagai …
daynight-lesson-hourglass = … vagy csillagok helyett homokóra: a nappalból éjjelt csinál, az éjjelből nappalt.
daynight-lesson-day = Most nappal van: a legnagyobb összértékű szín nyeri a fordulót.
daynight-lesson-pile = Ez a húzópakliból való lap is számít, és a rajta lévő homokóra is számítana: a kéknek már 10-e van.
daynight-lesson-lay-blue = Segíts hát a kéknek: koppints a kék 9-re, és tedd le a gombbal.
daynight-lesson-help-blue = Ez is menne, de a kék vezet, és csak az vehet el lapot, aki az ütőszínből tett le. Tedd le a kék 9-et.
daynight-lesson-turned = Minden lapot egyszerre fordítottatok fel: a kéknek most 32-je van.
daynight-lesson-careful = Most egy második lap. Vigyázz: ez a homokóra éjjelt hozna, és akkor a legkisebb összérték nyer.
daynight-lesson-lay-pink = A kék már aligha veszít. Tegyél le bármelyik rózsaszínt: nincs rá szükséged.
daynight-lesson-keep-these = Azt tartsd meg: a homokóra és a kis lapok mindjárt jól jönnek. Tegyél le egy rózsaszínt.
daynight-lesson-blue-wins = A kék nyer. Aki kéket tett le, most elvesz egy lapot az asztalról, bármilyen színűt.
daynight-lesson-order = { $p1 } lapja kék 13, a tiéd kék 9: nappal az vesz először, akié nagyobb.
daynight-lesson-try = Azért próbáld meg: koppints erre a lapra, és meglátod, miért nem a tiéd még.
daynight-lesson-not-yet = Az asztal mindig megmondja, miért nem, a szabállyal együtt. Először { $p1 } vesz, aztán te.
daynight-lesson-take = Te jössz: vedd el a legtöbb csillagos lapot. Négy van rajta!
daynight-lesson-more-stars = Lehetne, de kevesebb csillag van rajta. Vedd el a bekeretezettet.
daynight-lesson-scored = Négy csillag a tiéd. A többit leszedik, és mindenki húz két lapot.
daynight-lesson-small = Nappal ez a kis lap nem sokat ér. Éjjel erős volna.
daynight-lesson-lay-glass = Hozd hát el az éjjelt: tedd le a narancs 7-est a homokórával.
daynight-lesson-turn-night = Ez is menne, de nappal marad. Tedd le a narancs 7-est a homokórával.
daynight-lesson-night = Éjjel! Most a legkisebb összérték nyer. Az a szín, amelyből senki sem tett le, nem számít.
daynight-lesson-lay-purple = Lila még nincs: a lila 3-asod egyedül a legkisebb volna. Tedd le.
daynight-lesson-lowest = Ennek a színnek nagyobb volna az összértéke. Most a legkisebb nyer: tedd le a lila 3-ast.
daynight-lesson-purple-wins = A lila nyer 3-mal, és csak te tettél le lilát: más nem vesz el lapot.
daynight-lesson-take-again = Megint: vedd el a legtöbb csillagot.
daynight-lesson-leads = Nyolc csillag: te vezetsz. Éjjel marad a következő homokóráig.
daynight-lesson-end = Ennyi az egész játék. Így megy tovább, amíg el nem fogy a húzópakli; aztán összeszámoljátok a csillagokat.

## Felolvasva

daynight-spoken-first = Első lap
daynight-spoken-second = Második lap
daynight-spoken-taking = Lapok elvétele
daynight-spoken-over = Vége a játéknak
daynight-spoken-taken = { $card } (elvette: { $who })
    .full = { $card-full }, elvette: { $who }
    .short = { daynight-spoken-taken.full }
daynight-spoken-chosen = Már választott
daynight-spoken-sum = { $label }: { $total } (lapok: { $cards }).
daynight-spoken-winning = Nyerő
daynight-spoken-takers = Lapot kap
daynight-spoken-barred = Nem kap lapot
daynight-spoken-declined = Nem vett el lapot
daynight-spoken-taker = { $who } ({ $value }, { $stars })
daynight-spoken-collected = Megszerzett lapok ({ $who })
daynight-spoken-removed = Vissza a dobozban
daynight-spoken-dealt-from = Az osztás kezdete

daynight-symbol-glass = A homokóra az időszimbólum: a lap átfordítja az időkártyát, nappalból éjjel lesz és fordítva.
daynight-symbol-star = A megszerzett lapok csillagai pontot érnek.
daynight-symbol-sun = Nappal a legnagyobb összegű szín nyer.
daynight-symbol-moon = Éjjel a legkisebb összegű szín nyer.

## Tanács

daynight-advice-take = Az asztalon egyik lapon sincs több csillag ({ $stars }).
daynight-advice-level = Vele egyforma lesz { $colours }, egyaránt { $total }: így egyik szín sem nyerne.
daynight-advice-turns-own = Vele { $time } lesz; akkor ez vezet: { $colour }, { $total }, és ebben a te lapod is benne van.
daynight-advice-turns-theirs = Vele { $time } lesz; akkor már nem vezet, amiben nincs lapod: { $colour }.
daynight-advice-leads = Vele ez vezet: { $colour }, { $total }, és ebben a te lapod is benne van.
daynight-advice-stays = Már most ez vezet: { $colour }, { $total }, van benne lapod, és ez a lap ezen nem változtat.
daynight-advice-hand = Ebből a színből ({ $colour }) több lapod van: { $count }. Jöhet utána a második.
