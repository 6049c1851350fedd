## Amit minden asztal mond, bármit játszanak rajta.

list-next = { $head }, { $item }
list-last = { $head } és { $item }
# A végződés a kimondott szám utolsó szavához igazodik: 3-at, 5-öt, 30-ra.
number = { $number }
    .acc = { $number-tail ->
        [0] { $number }-t
        [2] { $number }-t
        [1000000] { $number }-t
        [3] { $number }-at
        [8] { $number }-at
        [20] { $number }-at
        [30] { $number }-at
        [60] { $number }-at
        [80] { $number }-at
        [100] { $number }-at
        [5] { $number }-öt
        [6] { $number }-ot
       *[other] { $number }-et
    }
    .sub = { $number-tail ->
        [0] { $number }-ra
        [3] { $number }-ra
        [6] { $number }-ra
        [8] { $number }-ra
        [20] { $number }-ra
        [30] { $number }-ra
        [60] { $number }-ra
        [80] { $number }-ra
        [100] { $number }-ra
        [1000000] { $number }-ra
       *[other] { $number }-re
    }
    .del = { $number-tail ->
        [0] { $number }-ról
        [3] { $number }-ról
        [6] { $number }-ról
        [8] { $number }-ról
        [20] { $number }-ról
        [30] { $number }-ról
        [60] { $number }-ról
        [80] { $number }-ról
        [100] { $number }-ról
        [1000000] { $number }-ról
       *[other] { $number }-ről
    }
    .all = { $number-tail ->
        [1] { $number }-hez
        [4] { $number }-hez
        [7] { $number }-hez
        [9] { $number }-hez
        [10] { $number }-hez
        [40] { $number }-hez
        [50] { $number }-hez
        [70] { $number }-hez
        [90] { $number }-hez
        [1000] { $number }-hez
        [2] { $number }-höz
        [5] { $number }-höz
       *[other] { $number }-hoz
    }
    .ill = { $number-tail ->
        [0] { $number }-ba
        [3] { $number }-ba
        [6] { $number }-ba
        [8] { $number }-ba
        [20] { $number }-ba
        [30] { $number }-ba
        [60] { $number }-ba
        [80] { $number }-ba
        [100] { $number }-ba
        [1000000] { $number }-ba
       *[other] { $number }-be
    }
    .ine = { $number-tail ->
        [0] { $number }-ban
        [3] { $number }-ban
        [6] { $number }-ban
        [8] { $number }-ban
        [20] { $number }-ban
        [30] { $number }-ban
        [60] { $number }-ban
        [80] { $number }-ban
        [100] { $number }-ban
        [1000000] { $number }-ban
       *[other] { $number }-ben
    }
    .ins = { $number-tail ->
        [0] { $number }-val
        [1000000] { $number }-val
        [1] { $number }-gyel
        [4] { $number }-gyel
        [2] { $number }-vel
        [3] { $number }-mal
        [5] { $number }-tel
        [7] { $number }-tel
        [6] { $number }-tal
        [8] { $number }-cal
        [30] { $number }-cal
        [9] { $number }-cel
        [10] { $number }-zel
        [20] { $number }-szal
        [60] { $number }-nal
        [80] { $number }-nal
        [100] { $number }-zal
        [1000] { $number }-rel
       *[other] { $number }-nel
    }
you = te
    .acc = téged
    .sub = rád
    .del = rólad
    .all = hozzád
    .ill = beléd
    .ine = benned
    .ins = veled
