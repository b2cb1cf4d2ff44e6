mykerinos-region = La région
mykerinos-museum = Le Museum
mykerinos-majorities = Majorités
mykerinos-no-patron = sans mécène
mykerinos-pyramid = pyramide
mykerinos-scale = Échelle de passe
mykerinos-personal = réserve personnelle
mykerinos-general = réserve générale
mykerinos-track = Prestige

mykerinos-way = { $cubes ->
    [one] { $offer } : { $where } (un cube)
   *[other] { $offer } : { $where } ({ $cubes } cubes)
}
mykerinos-called = { $power } – choisissez où
mykerinos-call = Incliner une carte : { $patron }
mykerinos-scored = { $points } marqués
mykerinos-projected = { $points } si tout finissait maintenant
mykerinos-final = { $points } au final
mykerinos-card = la carte de { $side } de la zone { $area }

## The lesson

mykerinos-lesson-goal = Après quatre saisons, le plus de prestige gagne. Il vient des parcelles qui portent un nombre, de l’exposition finale au Museum et des séries de cinq mécènes.
mykerinos-lesson-region = Voici la région. Deux parcelles côte à côte, dans un cadre, forment une zone. Le bandeau d’une parcelle montre son mécène et le prestige qu’elle rapporte aussitôt.
mykerinos-lesson-turn = À votre tour, vous faites une seule chose : commencer une fouille avec un cube, en étendre une avec deux cubes, ou passer. Commencez une fouille : cliquez sur une case libre.
mykerinos-lesson-excavate = Un cube va sur n’importe quelle case éclairée. Les pyramides sont des obstacles, et chaque case ne porte qu’un cube. Cliquez sur une case interdite : la règle vous dit pourquoi.
mykerinos-lesson-extend = Vous avez un cube en terre, vous pouvez donc étendre : deux cubes, le premier à côté d’un des vôtres, le second à côté du premier. Cliquez sur une case voisine de votre cube et dites ce que vous voulez faire, ou tracez le chemin d’un seul trait.
mykerinos-lesson-majorities = Dans chaque zone compte celui qui a le plus de cubes. Appuyez sur Majorités pour voir le compte. Les deux premiers d’une zone ont toujours quelque chose : la deuxième place suffit souvent.
mykerinos-lesson-stock = Voici vos cubes : d’abord ceux de cette saison, puis ceux qui restent dans la réserve générale. Ce que vous n’utilisez pas vous reste, et la dernière saison est la plus grande.
mykerinos-lesson-pass = Passer est une arme. Qui passe plus tôt est plus bas sur cette échelle et gagne toutes les égalités du relevé. Trop tôt, et les autres vous dépassent en paix.
mykerinos-lesson-last = Tous les autres ont passé : il vous reste exactement une action. Et vous serez premier la saison prochaine.
mykerinos-lesson-survey = Le relevé : zone par zone, depuis le haut à gauche. Ici vous êtes parmi les deux premiers. Prenez une carte, du prestige maintenant et un mécène pour plus tard, ou réservez une salle du Museum.
mykerinos-lesson-rooms = Une salle fait valoir 2, 3 ou 5 à chaque carte du mécène de son aile lors de l’exposition, au lieu de 1. Une salle ronde est entre deux ailes et sert aux deux. Votre cube vient de la réserve générale.
mykerinos-lesson-leftover = Les deux premiers ont choisi et une carte reste : vous pouvez la prendre. Le Museum est fermé au troisième et au quatrième.
mykerinos-lesson-patrons = Les cartes gagnées sont des mécènes qui vous aident une fois par saison : Violet prête un cube, Lemon monte sur les pyramides, Brown va au Museum, Blackmore fouille avec deux cubes, Tangerine prolonge avec trois. Une carte utilisée est inclinée.
mykerinos-lesson-chain = Colonel Tangerine : trois cubes en chaîne. Cliquez sur sa carte, puis tracez tout le chemin d’un seul trait.
mykerinos-lesson-five = Les salles de valeur 5 s’ouvrent à qui tient déjà une salle 2 ou 3 voisine. Votre salle est une clé : voyez quelle porte elle ouvre.
mykerinos-lesson-sets = Cinq mécènes différents font une série de 5 points. Pensez à celui qui vous manque.
mykerinos-lesson-exhibition = La dernière saison, avec six zones. À la fin, chacune de vos cartes rapporte la valeur de votre meilleure salle dans l’aile de son mécène, au moins 1.

## What the patrons do

mykerinos-power = { $patron } : { $power }
mykerinos-power-violet = un cube de plus, puis une nouvelle fouille ou une extension
mykerinos-power-lemon = un cube sur une pyramide
mykerinos-power-brown = un cube au Museum
mykerinos-power-blackmore = une nouvelle fouille de deux cubes
mykerinos-power-tangerine = une extension de trois cubes
