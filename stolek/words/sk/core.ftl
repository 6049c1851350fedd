## Čo hovorí každý stôl, nech sa na ňom hrá čokoľvek.

list-next = { $head }, { $item }
list-last = { $head } a { $item }
number = { $number }
you = ty
    .gen = teba
    .dat = tebe
    .acc = teba
    .loc = tebe
    .ins = tebou
