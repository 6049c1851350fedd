## Co říká stránka kolem hry.

page-help = Pravidla a nápověda
page-menu = Nabídka
