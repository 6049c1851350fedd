## Co mówi każdy stół, niezależnie od gry.

list-next = { $head }, { $item }
list-last = { $head } i { $item }
number = { $number }
you = ty
    .gen = ciebie
    .dat = tobie
    .acc = ciebie
    .ins = tobą
    .loc = tobie
