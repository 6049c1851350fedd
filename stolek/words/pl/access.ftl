# Pomoc w trakcie gry, czytanie na głos, gra jednym klawiszem

help-card = O co chodzi
help-choices = Co mogę zrobić?
help-do = Graj
help-score = Wynik
help-learn = Lekcje
help-keys = Klawisze
help-now = Teraz
help-no-hints = Tu nie widać, co z tego wynika: podpowiedzi są wyłączone.
help-reasons = Skąd taki wynik
help-keys-off = Klawisze są wyłączone w ustawieniach. Przyciski tutaj działają.
help-again = Ten sam klawisz jeszcze raz mówi wszystko.
help-hurry = szybciej dalej
help-arrows = na liście od możliwości do możliwości
help-choose =
    { $count ->
        [one] Jedna możliwość
        [few] { $count } możliwości
        [many] { $count } możliwości
       *[other] { $count } możliwości
    }
help-choose-how = liczba albo strzałki, potem Enter
help-choose-list = lista
help-table = stół
help-table-first = stół; znak zapytania pokazuje klawisze
help-letters = aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż
page-ask-nothing = Nie ma teraz o tym nic do powiedzenia.
ask-new = Nowe
ask-nothing-new = Nic nowego.
ask-as-before = { $count } znanych.
ask-turn = Czyja kolej
ask-now = Która runda i co się dzieje
ask-hand = Co mam na ręce
ask-table = Co leży na stole
ask-score = Punkty
ask-last = Co się ostatnio stało
ask-clue = Skojarzenie
ask-why = Dlaczego tak wyszło
ask-pictures = Opis obrazka, z każdym naciśnięciem następny
ask-more = Szczegóły
set-help = Podpowiedzi w trakcie gry
set-help-what = co z czego wynika, i rada; dzieciom podpowiada się samo
set-voice = Dla czytnika ekranu
set-voice-full = wszystko
set-voice-short = krótko
set-keys = Pytania jednym klawiszem
set-keys-what = przy stole: h karty, t stół, s punkty; ? wymienia wszystkie
set-scan = Gra jednym klawiszem
set-scan-off = nie
set-scan-slow = 3 s
set-scan-normal = 1,8 s
set-scan-fast = 1 s
set-scan-what = Zaznaczenie samo przechodzi po przyciskach, dowolny klawisz naciska zaznaczony. Gdzie jest ich dużo, najpierw przechodzi po grupach.
ask-advice = Poradź mi
advice-thinking = Myślę…
advice-would = Moja rada: { $what }.
advice-only = Innego wyboru nie ma.
advice-plain = Na stole nic samo o tym nie rozstrzyga; w sumie wypada to najlepiej.
advice-none = W tej grze stół nie doradza.
advice-off = Rad nie ma: podpowiedzi są wyłączone.
advice-not-now = Teraz nie ma rady.
