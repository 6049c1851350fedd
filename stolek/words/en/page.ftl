## What the page says around a game.

page-help = Rules and help
page-menu = Menu
