# Pomoc pri hre, čítanie nahlas, hra jedným klávesom

help-card = O čo ide
help-choices = Čo môžem urobiť?
help-do = Zahrať
help-score = Stav bodov
help-learn = Lekcie
help-keys = Klávesy
help-now = Teraz
help-no-hints = Čo z ktorej možnosti vyplýva, sa tu nehovorí: rady sú vypnuté.
help-reasons = Ako k tomu došlo
help-keys-off = Klávesy sú v nastaveniach vypnuté. Tlačidlá tu fungujú.
help-again = Ten istý kláves ešte raz povie všetko.
help-hurry = rýchlejšie ďalej
help-arrows = v zozname od možnosti k možnosti
help-choose =
    { $count ->
        [one] Jedna možnosť
        [few] { $count } možnosti
       *[other] { $count } možností
    }
help-choose-how = číslo alebo šípky, potom Enter
help-choose-list = zoznam
help-table = stôl
help-table-first = stôl; klávesy vypíše otáznik
help-letters = aáäbcčdďeéfghiíjklĺľmnňoóôpqrŕsštťuúvwxyýzž
page-ask-nothing = K tomu teraz nie je čo povedať.
ask-new = Nové
ask-nothing-new = Nič nové.
ask-as-before = { $count } ako prv.
ask-turn = Kto je na rade
ask-now = Ktoré je kolo a čo sa deje
ask-hand = Čo mám v ruke
ask-table = Čo leží na stole
ask-score = Body
ask-last = Čo sa stalo naposledy
ask-clue = Nápoveda
ask-why = Prečo to tak dopadlo
ask-pictures = Opis obrázka, po každom stlačení ďalší
ask-more = Podrobnosti
set-help = Rady pri hre
set-help-what = čo z ktorej možnosti vyplýva, a rada; deťom sa radí samo
set-voice = Pre čítačku obrazovky
set-voice-full = všetko
set-voice-short = stručne
set-keys = Otázky jedným klávesom
set-keys-what = pri stole: h karty, t stôl, s body; ? vypíše všetky
set-scan = Hra jedným klávesom
set-scan-off = nie
set-scan-slow = 3 s
set-scan-normal = 1,8 s
set-scan-fast = 1 s
set-scan-what = Označenie samo prechádza po tlačidlách, ľubovoľný kláves stlačí označené. Kde ich je veľa, prechádza najprv po skupinách.
ask-advice = Poraď mi
advice-thinking = Premýšľam…
advice-would = Moja rada: { $what }.
advice-only = Nič iné sa nedá.
advice-plain = Na stole za to nehovorí nič samo osebe; celkovo to vychádza najlepšie.
advice-none = Pri tejto hre stôl neradí.
advice-off = Neradí sa: rady sú vypnuté.
advice-not-now = Teraz tu žiadna rada nie je.
