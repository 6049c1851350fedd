## Was jeder Tisch sagt, was auch immer auf ihm gespielt wird.

list-next = { $head }, { $item }
list-last = { $head } und { $item }
number = { $number }
you = du
    .acc = dich
    .dat = dir
