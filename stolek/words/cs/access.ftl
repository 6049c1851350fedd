# Pomoc při hře, čtení nahlas, hra jednou klávesou

help-card = O co jde
help-choices = Co můžu udělat?
help-do = Zahrát
help-score = Stav bodů
help-learn = Lekce
help-keys = Klávesy
help-now = Teď
help-no-hints = Co z které možnosti plyne, se tu neříká: rady jsou vypnuté.
help-reasons = Odkud se to vzalo
help-keys-off = Klávesy jsou v nastavení vypnuté. Tlačítka tady fungují.
help-again = Stejná klávesa ještě jednou řekne všechno.
help-hurry = rychleji dál
help-arrows = v seznamu od volby k volbě
help-choose =
    { $count ->
        [one] Jedna volba
        [few] { $count } volby
       *[other] { $count } voleb
    }
help-choose-how = číslo nebo šipky, pak Enter
help-choose-list = seznam
help-table = stůl
help-table-first = stůl; klávesy vypíše otazník
help-letters = aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzž
page-ask-nothing = K tomu teď není co říct.
ask-new = Nové
ask-nothing-new = Nic nového.
ask-as-before = { $count } jako dřív.
ask-turn = Kdo je na řadě
ask-now = Které je kolo a co se děje
ask-hand = Co mám v ruce
ask-table = Co leží na stole
ask-score = Body
ask-last = Co se stalo naposledy
ask-clue = Nápověda
ask-why = Proč to tak dopadlo
ask-pictures = Popis obrázku, po každém stisku dalšího
ask-more = Podrobnosti
set-help = Rady při hře
set-help-what = co z které možnosti plyne, a rada; dětem se radí samo
set-voice = Pro odečítač obrazovky
set-voice-full = všechno
set-voice-short = stručně
set-keys = Otázky jednou klávesou
set-keys-what = u stolu: h karty, t stůl, s body; ? vypíše všechny
set-scan = Hra jednou klávesou
set-scan-off = ne
set-scan-slow = 3 s
set-scan-normal = 1,8 s
set-scan-fast = 1 s
set-scan-what = Označení samo přechází po tlačítkách, libovolná klávesa to označené stiskne. Kde je jich mnoho, přechází nejdřív po skupinách.
ask-advice = Poraď mi
advice-thinking = Přemýšlím…
advice-would = Moje rada: { $what }.
advice-only = Nic jiného nejde.
advice-plain = Na stole pro to nemluví nic samo o sobě; celkově to vychází nejlíp.
advice-none = U téhle hry stůl neradí.
advice-off = Neradí se: rady jsou vypnuté.
advice-not-now = Teď tu žádná rada není.
