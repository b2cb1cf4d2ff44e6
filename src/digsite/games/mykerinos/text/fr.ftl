# Mykerinos

## Noms

patron-violet = Lady Violet
patron-lemon = Lord Lemon
patron-brown = Sir Brown
patron-blackmore = Mrs Blackmore
patron-tangerine = Colonel Tangerine

side-left = gauche
side-right = droite

phase-set-up = Mise en place
phase-new-season = Nouvelle saison
phase-excavations = Fouilles
phase-survey = Relevé
phase-ended = Partie terminée

source-parcels = Prestige des parcelles
source-exhibition-violet = Exposition : aile de Lady Violet
source-exhibition-lemon = Exposition : aile de Lord Lemon
source-exhibition-brown = Exposition : aile de Sir Brown
source-exhibition-blackmore = Exposition : aile de Mrs Blackmore
source-exhibition-tangerine = Exposition : aile du Colonel Tangerine
source-sets = Séries de cinq mécènes

effect-violet-excavate = Lady Violet : un cube de la réserve générale, puis une nouvelle fouille
effect-violet-extend = Lady Violet : un cube de la réserve générale, puis une extension
effect-lemon-excavate = Lord Lemon : une nouvelle fouille sur une pyramide
effect-lemon-extend = Lord Lemon : une extension avec un cube sur une pyramide
effect-brown-museum = Sir Brown : un cube de la réserve personnelle au Museum
effect-blackmore-excavate = Mrs Blackmore : une nouvelle fouille de deux cubes
effect-tangerine-extend = Colonel Tangerine : une extension de trois cubes
effect-prestige-2 = Une parcelle à 2 de prestige
effect-prestige-3 = Une parcelle à 3 de prestige
effect-prestige-5 = La parcelle à 5 de prestige, sans mécène

option-violet-from-empty-stock = On peut faire appel à Lady Violet avec une réserve personnelle vide
option-keep-neutral-cubes = Les cubes neutres inutilisés se gardent pour la saison suivante
option-decline-cards = Le troisième et le quatrième peuvent refuser une carte
option-third-takes-both = Le troisième peut prendre les deux cartes s’il n’y a pas de quatrième

## Choix

offer-pass = Passer
offer-excavate = { $patron ->
    [hidden] Placer une nouvelle fouille
   *[other] { $patron } : nouvelle fouille
}
offer-extend = { $patron ->
    [hidden] Étendre une fouille
   *[other] { $patron } : extension
}
offer-enter-museum = { $patron } : un cube au Museum
offer-place = Poser un cube en { $cell }
offer-book = Réserver { $room }
offer-take = Prendre la carte de { $side }
offer-decline = Ne pas prendre de carte
offer-play-neutral = { $move ->
    [excavate] Couleur neutre : nouvelle fouille
    [extend] Couleur neutre : extension
   *[none] Pas d’action neutre
}
offer-pick-for-neutral = Donner la carte de { $side } à la couleur neutre
offer-excavate-here = { $patron ->
    [hidden] Placer une nouvelle fouille en { $where }
   *[other] { $patron } : nouvelle fouille en { $where }
}
offer-extend-here = { $patron ->
    [hidden] Étendre une fouille en { $where }
   *[other] { $patron } : extension en { $where }
}
offer-enter-museum-here = { $patron } : un cube au Museum, { $room }
offer-play-neutral-here = { $move ->
    [excavate] Couleur neutre : nouvelle fouille en { $where }
   *[extend] Couleur neutre : extension en { $where }
}
offer-take-here = Prendre { $card }, la carte de { $side }
offer-pick-for-neutral-here = Donner { $card }, la carte de { $side }, à la couleur neutre

## Asked twice

caution-cubes-left = { $cubes ->
    [one] Il vous reste un cube. Qui passe ne fouille plus de la saison ; le cube vous reste pour la suivante.
   *[other] Il vous reste { $cubes } cubes. Qui passe ne fouille plus de la saison ; ils vous restent pour la suivante.
}
caution-last-cubes-left = { $cubes ->
    [one] Il vous reste un cube, et c’est la dernière saison. Une fois passé, il ne peut plus que départager.
   *[other] Il vous reste { $cubes } cubes, et c’est la dernière saison. Une fois passé, ils ne peuvent plus que départager.
}

## Événements

event-first-appointed = Le sort désigne { $seat } comme premier joueur.
event-wing-marked = Aile { $wing } du Museum : { $patron }.
event-season-began = La saison { $season } commence ; premier joueur : { $first }.
event-cubes-taken = { $neutral ->
    [yes] { $cubes ->
        [0] { $seat } ne trouve plus de cube neutre dans la réserve générale.
        [one] { $seat } prend un cube neutre dans la réserve générale.
       *[other] { $seat } prend { $cubes } cubes neutres dans la réserve générale.
    }
   *[no] { $cubes ->
        [0] { $seat } ne trouve plus de cube dans la réserve générale.
        [one] { $seat } prend un cube dans la réserve générale.
       *[other] { $seat } prend { $cubes } cubes dans la réserve générale.
    }
}
event-card-laid = Une parcelle est posée en { $slot } : { $card }.
event-patron-asked = { $move ->
    [excavate] { $seat } incline une carte { $patron } pour une nouvelle fouille.
    [extend] { $seat } incline une carte { $patron } pour une extension.
   *[museum] { $seat } incline une carte { $patron } pour entrer au Museum.
}
event-cube-placed = { $neutral ->
    [yes] { $seat } pose un cube neutre en { $cell }.
   *[no] { $move ->
        [excavate] { $seat } commence une fouille en { $cell }{ $on_pyramid ->
            [yes] , sur une pyramide.
           *[no] .
        }
        [extend] { $seat } étend une fouille en { $cell }{ $on_pyramid ->
            [yes] , sur une pyramide.
           *[no] .
        }
       *[hidden] { $on_pyramid ->
            [yes] { $seat } pose un cube en { $cell }, sur une pyramide.
           *[no] { $seat } pose un cube en { $cell }.
        }
    }
}
event-passed = { $seat } passe : case { $space } de l’échelle de départage.
event-last-acted = { $seat } a fait la dernière action : case { $space } de l’échelle de départage.
event-neutral-rested = { $seat } ne fait pas d’action neutre.
event-room-booked = { $stock ->
    [personal] { $seat } pose un cube de sa réserve personnelle dans { $room }.
   *[general] { $seat } réserve { $room }.
}
event-area-ranked = On fait le relevé de la zone { $area } : { $ranks }.
ranks-item = { $seat ->
    [hidden] neutre ({ $cubes })
   *[other] { $seat } ({ $cubes })
}{ $tied ->
    [yes] {" "}(égalité, plus loin sur l’échelle de départage)
   *[no] {""}
}
event-card-taken = { $prestige ->
    [0] { $seat } prend une carte { $patron } dans la zone { $area }.
   *[other] { $patron ->
        [hidden] { $seat } prend la carte sans mécène dans la zone { $area } et marque { $prestige } points.
       *[other] { $seat } prend une carte { $patron } dans la zone { $area } et marque { $prestige } points.
    }
}
event-card-declined = { $seat } ne prend pas de carte.
event-card-picked = { $seat } donne à la couleur neutre la carte de { $side } de la zone { $area }, qui sort du jeu : { $card }.
event-card-discarded = La carte de { $side } de la zone { $area }, dont personne n’a voulu, sort du jeu : { $card }.
event-cubes-returned = { $seat ->
    [hidden] { $cubes ->
        [one] Un cube neutre de la zone { $area } retourne dans la réserve générale.
       *[other] { $cubes } cubes neutres de la zone { $area } retournent dans la réserve générale.
    }
   *[other] { $cubes ->
        [one] { $seat } rend un cube de la zone { $area } à la réserve générale.
       *[other] { $seat } rend { $cubes } cubes de la zone { $area } à la réserve générale.
    }
}
event-season-ended = La saison { $season } est finie : l’échelle de départage se vide, les cartes inclinées se redressent. Prochain premier joueur : { $first }.
event-neutral-returned = { $cubes ->
    [one] { $seat } rend un cube neutre à la réserve générale.
   *[other] { $seat } rend { $cubes } cubes neutres à la réserve générale.
}
event-wing-scored = { $cards ->
    [0] Aile { $wing }, { $patron } : { $seat } n’a pas de carte.
    [one] Aile { $wing }, { $patron } : { $seat } a une carte, qui vaut { $points }.
   *[other] Aile { $wing }, { $patron } : { $seat } a { $cards } cartes valant { $each } chacune, soit { $points }.
}
event-sets-scored = { $sets ->
    [0] { $seat } n’a pas de série de cinq mécènes.
    [one] { $seat } a une série de cinq mécènes : { $points } points.
   *[other] { $seat } a { $sets } séries de cinq mécènes : { $points } points.
}
event-game-ended = La partie est terminée. Victoire : { $winners }. Points, dans l’ordre des joueurs : { $points }.

## Questions

prompt-draw-first = On tire au sort le premier joueur.
prompt-draw-wing = On tire au sort le mécène de l’aile { $wing } du Museum.
prompt-draw-card = On installe la région de la saison { $season }.
prompt-choose-action = Saison { $season } : choisissez votre action.
prompt-choose-action-ways = Saison { $season } : { $ways }.
way-excavate = placer une nouvelle fouille
way-extend = en étendre une
way-enter-museum = demander à Sir Brown
way-pass = passer
prompt-choose-last-action = Tous les autres ont passé : choisissez votre dernière action de la saison { $season }.
prompt-choose-last-action-ways = Tous les autres ont passé ; votre dernière action de la saison { $season } : { $ways }.
prompt-place-cube = { $cubes ->
    [one] Choisissez une case pour votre cube.
   *[other] Choisissez une case pour le prochain de vos { $cubes } cubes.
}
prompt-place-on-pyramid = { $cubes ->
    [one] Choisissez une pyramide pour votre cube.
   *[other] Choisissez une pyramide pour le prochain de vos { $cubes } cubes.
}
prompt-choose-room = Choisissez une salle du Museum pour votre cube.
prompt-choose-neutral = { $cubes ->
    [one] Choisissez pour la couleur neutre ; vous avez un cube neutre en main.
   *[other] Choisissez pour la couleur neutre ; vous avez { $cubes } cubes neutres en main.
}
prompt-place-neutral = { $cubes ->
    [one] Choisissez une case pour le cube neutre.
   *[other] Choisissez une case pour le prochain des { $cubes } cubes neutres.
}
prompt-choose-reward = { $rank ->
    [1] Zone { $area }, premier rang : choisissez une carte ou une salle du Museum.
   *[2] Zone { $area }, deuxième rang : choisissez une carte ou une salle du Museum.
}
prompt-choose-leftover = { $rank ->
    [3] Vous avez le troisième rang dans la zone { $area } : choisissez parmi ce qui reste.
   *[4] Vous avez le quatrième rang dans la zone { $area } : choisissez parmi ce qui reste.
}
prompt-choose-neutral-card = Choisissez la carte de la zone { $area } que la couleur neutre retire du jeu.
prompt-game-over = La partie est terminée.

waiting-draw-first = On tire au sort le premier joueur.
waiting-draw-wing = On tire au sort le mécène de l’aile { $wing } du Museum.
waiting-draw-card = On installe la région de la saison { $season }.
waiting-choose-action = Saison { $season } : { $seat } choisit une action.
waiting-choose-last-action = Saison { $season } : { $seat } choisit sa dernière action.
waiting-place-cube = { $cubes ->
    [one] { $seat } choisit une case pour son cube.
   *[other] { $seat } choisit une case pour le prochain de ses { $cubes } cubes.
}
waiting-place-on-pyramid = { $cubes ->
    [one] { $seat } choisit une pyramide pour son cube.
   *[other] { $seat } choisit une pyramide pour le prochain de ses { $cubes } cubes.
}
waiting-choose-room = { $seat } choisit une salle du Museum.
waiting-choose-neutral = { $cubes ->
    [one] { $seat } choisit pour la couleur neutre, avec un cube neutre en main.
   *[other] { $seat } choisit pour la couleur neutre, avec { $cubes } cubes neutres en main.
}
waiting-place-neutral = { $cubes ->
    [one] { $seat } choisit une case pour le cube neutre.
   *[other] { $seat } choisit une case pour le prochain des { $cubes } cubes neutres.
}
waiting-choose-reward = { $rank ->
    [1] Zone { $area }, premier rang : { $seat } choisit une carte ou une salle du Museum.
   *[2] Zone { $area }, deuxième rang : { $seat } choisit une carte ou une salle du Museum.
}
waiting-choose-leftover = { $rank ->
    [3] { $seat } a le troisième rang dans la zone { $area } et choisit parmi ce qui reste.
   *[4] { $seat } a le quatrième rang dans la zone { $area } et choisit parmi ce qui reste.
}
waiting-choose-neutral-card = { $seat } choisit la carte de la zone { $area } que la couleur neutre retire du jeu.
waiting-game-over = La partie est terminée.

## Plateau

board-season = Saison { $season }
board-first = Premier joueur :
board-deciding = Décision : { $player }
board-survey = { $rank ->
    [1] Zone { $area }, premier rang
    [2] Zone { $area }, deuxième rang
    [3] Zone { $area }, troisième rang
   *[4] Zone { $area }, quatrième rang
}
board-to-place = { $patron ->
    [hidden] { $neutral ->
        [yes] { $cubes ->
            [one] À poser : un cube neutre
           *[other] À poser : { $cubes } cubes neutres
        }
       *[no] { $cubes ->
            [one] À poser : un cube
           *[other] À poser : { $cubes } cubes
        }
    }
   *[other] { $cubes ->
        [one] { $patron }, à poser : un cube
       *[other] { $patron }, à poser : { $cubes } cubes
    }
}
board-neutral = neutre
board-yours = { $player } (vous)
board-points = points
board-prestige = prestige
board-personal = perso
board-general = gén.
board-scale = Échelle de départage :
board-nobody = personne
board-key-space = · case libre
board-key-pyramid = /^\ pyramide
board-key-cartouche = 2Le cartouche : prestige et mécène
board-key-cards = 2/3×5 : 3 cartes d’un mécène, 2 disponibles, valant 5 chacune à l’exposition
board-to-come = Cartes à venir ({ $cards }) :
board-out = Sorties du jeu ({ $cards }) :
board-ranking = Classement de la zone { $area } : { $ranks }
board-open-spaces = Cases qui vous sont ouvertes : { $cells }
board-parcel = { $patron ->
    [hidden] Zone { $area }, carte de { $side } : sans mécène, prestige { $prestige }, { $pyramids }
   *[other] { $prestige ->
        [0] Zone { $area }, carte de { $side } : { $patron }, { $pyramids }
       *[other] Zone { $area }, carte de { $side } : { $patron }, prestige { $prestige }, { $pyramids }
    }
}
board-pyramids = { $pyramids ->
    [0] aucune pyramide
    [one] pyramide { $cells }
   *[other] pyramides { $cells }
}
board-cubes = { $cubes ->
    [one] Zone { $area } : { $player } a un cube, { $cells }
   *[other] Zone { $area } : { $player } a { $cubes } cubes, { $cells }
}
board-wing = Museum, aile { $wing } : { $patron }
board-room = Museum : { $player } occupe { $room }
board-free-rooms = Libres au Museum : { $rooms }
board-player = { $player } : points { $points }, prestige { $prestige }, réserve personnelle { $personal }, réserve générale { $general }
board-neutral-held = { $cubes ->
    [0] { $player } n’a pas de cube neutre
    [one] { $player } a un cube neutre
   *[other] { $player } a { $cubes } cubes neutres
}
board-neutral-stock = { $cubes ->
    [0] Aucun cube neutre dans la réserve générale
    [one] Un cube neutre dans la réserve générale
   *[other] { $cubes } cubes neutres dans la réserve générale
}
board-cards = { $cards ->
    [one] { $player } : une carte { $patron }, { $ready ->
        [0] indisponible
       *[other] disponible
    }, valant { $each } à l’exposition
   *[other] { $player } : { $cards } cartes { $patron }, { $ready ->
        [0] aucune disponible
        [one] une disponible
       *[other] { $ready } disponibles
    }, valant { $each } chacune à l’exposition
}

## Refus

refusal-game-over = La partie est terminée ; on ne joue plus.
refusal-not-your-turn = Ce n’est pas à vous de jouer.

refusal-first-player-first = Il faut d’abord tirer au sort le premier joueur.
refusal-markers-first = Il faut d’abord poser un marqueur de mécène dans chaque aile du Museum.
refusal-region-first = Il faut d’abord installer les cartes de la région.
refusal-no-such-seat = Personne n’est assis là ; seul un joueur de la table peut commencer.
refusal-marker-placed = Le marqueur de ce mécène est déjà posé ; chaque aile en reçoit un autre.
refusal-card-not-in-pile = Cette carte a déjà été posée ; seules viennent celles de la pile.
refusal-unknown-card = Cette carte n’existe pas dans ce jeu de 36 cartes.
refusal-first-player-by-lot = Le premier joueur est tiré au sort ; personne ne choisit.
refusal-markers-by-lot = Les marqueurs de mécène sont posés au hasard ; personne ne choisit.
refusal-layout-by-lot = Le hasard installe la région ; personne ne choisit une carte, sa place ou son sens.

refusal-choose-action-first = Dites d’abord ce que vous faites : nouvelle fouille, extension, mécène, ou passer.
refusal-one-action-per-turn = Vous avez déjà fait votre action ce tour-ci ; seule la couleur neutre peut encore jouer.
refusal-one-patron-per-turn = Vous avez déjà incliné une carte ; c’est un seul mécène par tour.
refusal-finish-placing = Terminez d’abord votre action : { $cubes ->
    [one] il reste un cube à poser.
   *[other] il reste { $cubes } cubes à poser.
}
refusal-finish-brown = Sir Brown vous attend : posez votre cube dans une salle du Museum.
refusal-museum-needs-brown = Pendant les fouilles, seul Sir Brown peut mener un cube au Museum.
refusal-cards-in-survey = Les cartes se gagnent au relevé, quand tout le monde a cessé de fouiller.
refusal-excavations-over = Les fouilles de la saison sont finies ; on fait maintenant le relevé des zones.
refusal-no-neutral-colour = La couleur neutre n’existe qu’à deux joueurs.
refusal-own-action-first = Faites d’abord votre propre action ; la couleur neutre peut jouer ensuite.
refusal-choose-neutral-first = Dites d’abord ce que fait la couleur neutre : nouvelle fouille, extension, ou rien.

refusal-stock-empty = Votre réserve personnelle est vide : vous ne pouvez que passer.
refusal-only-neutral-left = Il ne vous reste que des cubes neutres : vous ne pouvez que passer.
refusal-no-free-space = Il n’y a plus aucune case libre dans la région.
refusal-extension-needs-two = Une extension demande exactement deux cubes, et vous ne les avez pas.
refusal-nothing-to-extend = Vous n’avez encore aucun cube dans la région ; placez d’abord une nouvelle fouille.
refusal-no-space-beside = Aucune case libre n’est voisine d’un de vos cubes.
refusal-no-second-space = Il y a une case pour un premier cube à côté des vôtres, mais aucune pour le second.
refusal-patrons-from-second-season = Les mécènes aident à partir de la deuxième saison, une fois leurs cartes gagnées.
refusal-patron-not-owned = { $patron } ne peut pas vous aider : vous n’avez aucune carte de ce mécène.
refusal-patron-tilted = { $patron } a déjà aidé : toutes vos cartes de ce mécène sont inclinées jusqu’à la saison prochaine.
refusal-violet-stock-empty = Avec une réserve personnelle vide, pas de Lady Violet : il faut passer.
refusal-violet-no-cube = Lady Violet ne peut rien pour vous : la réserve générale n’a plus de cube de votre couleur.
refusal-violet-no-move = Même avec le cube de Lady Violet, il n’y aurait pas de place pour cette action.
refusal-lemon-no-pyramid = Lord Lemon a besoin d’une pyramide libre, et il n’en reste aucune.
refusal-lemon-no-extension = Avec Lord Lemon, il faut une pyramide et une case libre à la suite de vos cubes ; il n’y en a pas.
refusal-blackmore-needs-two = Mrs Blackmore demande exactement deux cubes, et vous ne les avez pas.
refusal-blackmore-no-pair = Mrs Blackmore a besoin de deux cases libres côte à côte, et il n’y en a pas.
refusal-tangerine-needs-three = Le Colonel Tangerine demande exactement trois cubes, et vous ne les avez pas.
refusal-tangerine-no-chain = Le Colonel Tangerine a besoin de trois cases libres à la suite de vos cubes, et il n’y en a pas.
refusal-brown-no-room = Sir Brown ne peut rien pour vous : aucune salle du Museum ne vous est ouverte.
refusal-neutral-needs-two = Une extension neutre demande deux cubes neutres, et vous ne les avez pas.
refusal-neutral-nothing-to-extend = Il n’y a dans la région aucun cube neutre d’où partir.
refusal-neutral-no-extension = Il n’y a pas de place pour deux cubes neutres à la suite.
refusal-neutral-without-patrons = Aucun mécène n’aide jamais la couleur neutre.
refusal-neutral-never-museum = La couleur neutre ne va jamais au Museum.

refusal-outside-region = Cette case ne fait pas partie de la région ; la troisième ligne n’existe qu’à la saison 4.
refusal-space-occupied = Il y a déjà un cube sur cette case ; choisissez-en une libre.
refusal-pyramid-excavation = Une nouvelle fouille ne commence pas sur une pyramide ; choisissez une case libre sans pyramide.
refusal-pyramid-extension = Une extension ne passe pas par une pyramide ; choisissez une case libre sans pyramide.
refusal-pyramid-blackmore = Mrs Blackmore ne pose aucun cube sur une pyramide ; choisissez une case libre sans pyramide.
refusal-pyramid-tangerine = Le Colonel Tangerine ne pose aucun cube sur une pyramide ; choisissez une case libre sans pyramide.
refusal-pyramid-neutral = Un cube neutre ne va pas sur une pyramide ; choisissez une case libre sans pyramide.
refusal-lemon-wants-pyramid = Avec Lord Lemon, ce cube doit aller sur une pyramide.
refusal-lemon-second-pyramid = Le premier cube n’est pas sur une pyramide : avec Lord Lemon, le second doit y aller.
refusal-lemon-one-pyramid = Lord Lemon n’ouvre qu’une pyramide ; le second cube va sur une case libre ordinaire.
refusal-diagonal = Deux cases qui ne se touchent que par un coin ne sont pas voisines.
refusal-first-cube-apart = Le premier cube d’une extension doit être voisin d’un de vos cubes.
refusal-second-cube-apart = Le second cube doit être voisin de celui que vous venez de poser.
refusal-blackmore-apart = Le second cube de Mrs Blackmore doit être voisin du premier.
refusal-tangerine-apart = Les cubes du Colonel Tangerine se suivent : chacun est voisin du précédent.
refusal-neutral-apart = Les cubes neutres suivent les mêmes règles : celui-ci ne serait pas voisin du bon cube.
refusal-dead-end = De là, { $cubes ->
    [one] le cube suivant ne trouverait pas de place ; choisissez une autre case.
   *[other] les { $cubes } cubes suivants ne trouveraient pas de place ; choisissez une autre case.
}

refusal-no-such-room = Cette salle n’existe pas : il n’y a de salle 2 qu’entre deux ailes voisines.
refusal-room-occupied = Cette salle { $value } est déjà occupée ; elle vous est fermée.
refusal-room-already-yours = Vous êtes déjà dans cette salle ; elle n’accueille qu’un cube.
refusal-first-room-five = Votre premier cube au Museum ne peut pas aller dans une salle 5 ; choisissez une salle 2 ou 3.
refusal-five-not-adjacent = Pour entrer dans cette salle 5, il faut déjà être dans une salle 2 ou 3 qui la touche.
refusal-first-no-cube = La réserve générale n’a plus de cube de votre couleur : vous devez prendre une carte.
refusal-second-no-cube = Au deuxième aussi il faut un cube dans la réserve générale pour réserver une salle ; prenez une carte.

refusal-first-must-choose = Le premier doit choisir : une carte ou une salle du Museum.
refusal-second-must-choose = Le deuxième doit choisir : une carte ou une salle du Museum.
refusal-card-gone = Cette carte est déjà prise ; choisissez l’autre ou une salle.
refusal-not-for-neutral = Ce choix est le vôtre ; la couleur neutre ne reçoit une carte que quand vient son rang.
refusal-third-never-museum = Seuls le premier et le deuxième peuvent aller au Museum.
refusal-leftover-gone = Cette carte n’est plus là ; on ne peut prendre que ce qui reste.
refusal-must-take = À cette table, une carte qui reste doit être prise.
refusal-neutral-card-first = Choisissez d’abord la carte que la couleur neutre retire du jeu.
refusal-neutral-must-take = La couleur neutre doit prendre une carte ; choisissez-la pour elle.
refusal-neutral-card-gone = Cette carte est déjà prise ; la couleur neutre reçoit l’autre.

## Salles du Museum

room-3-violet = la salle 3 de Lady Violet
room-5-violet = la salle 5 de Lady Violet
room-3-lemon = la salle 3 de Lord Lemon
room-5-lemon = la salle 5 de Lord Lemon
room-3-brown = la salle 3 de Sir Brown
room-5-brown = la salle 5 de Sir Brown
room-3-blackmore = la salle 3 de Mrs Blackmore
room-5-blackmore = la salle 5 de Mrs Blackmore
room-3-tangerine = la salle 3 du Colonel Tangerine
room-5-tangerine = la salle 5 du Colonel Tangerine
room-2-violet-lemon = la salle 2 entre Lady Violet et Lord Lemon
room-2-violet-brown = la salle 2 entre Lady Violet et Sir Brown
room-2-violet-blackmore = la salle 2 entre Lady Violet et Mrs Blackmore
room-2-violet-tangerine = la salle 2 entre Lady Violet et le Colonel Tangerine
room-2-lemon-violet = la salle 2 entre Lord Lemon et Lady Violet
room-2-lemon-brown = la salle 2 entre Lord Lemon et Sir Brown
room-2-lemon-blackmore = la salle 2 entre Lord Lemon et Mrs Blackmore
room-2-lemon-tangerine = la salle 2 entre Lord Lemon et le Colonel Tangerine
room-2-brown-violet = la salle 2 entre Sir Brown et Lady Violet
room-2-brown-lemon = la salle 2 entre Sir Brown et Lord Lemon
room-2-brown-blackmore = la salle 2 entre Sir Brown et Mrs Blackmore
room-2-brown-tangerine = la salle 2 entre Sir Brown et le Colonel Tangerine
room-2-blackmore-violet = la salle 2 entre Mrs Blackmore et Lady Violet
room-2-blackmore-lemon = la salle 2 entre Mrs Blackmore et Lord Lemon
room-2-blackmore-brown = la salle 2 entre Mrs Blackmore et Sir Brown
room-2-blackmore-tangerine = la salle 2 entre Mrs Blackmore et le Colonel Tangerine
room-2-tangerine-violet = la salle 2 entre le Colonel Tangerine et Lady Violet
room-2-tangerine-lemon = la salle 2 entre le Colonel Tangerine et Lord Lemon
room-2-tangerine-brown = la salle 2 entre le Colonel Tangerine et Sir Brown
room-2-tangerine-blackmore = la salle 2 entre le Colonel Tangerine et Mrs Blackmore

## Cartes

card-VIO-1 = Lady Violet
card-VIO-2 = Lady Violet
card-VIO-3 = Lady Violet
card-VIO-4 = Lady Violet
card-VIO-5 = Lady Violet (2)
card-VIO-6 = Lady Violet (2)
card-VIO-7 = Lady Violet (3)
card-LEM-1 = Lord Lemon
card-LEM-2 = Lord Lemon
card-LEM-3 = Lord Lemon
card-LEM-4 = Lord Lemon
card-LEM-5 = Lord Lemon (2)
card-LEM-6 = Lord Lemon (2)
card-LEM-7 = Lord Lemon (3)
card-BRO-1 = Sir Brown
card-BRO-2 = Sir Brown
card-BRO-3 = Sir Brown
card-BRO-4 = Sir Brown
card-BRO-5 = Sir Brown (2)
card-BRO-6 = Sir Brown (2)
card-BRO-7 = Sir Brown (3)
card-BLA-1 = Mrs Blackmore
card-BLA-2 = Mrs Blackmore
card-BLA-3 = Mrs Blackmore
card-BLA-4 = Mrs Blackmore
card-BLA-5 = Mrs Blackmore (2)
card-BLA-6 = Mrs Blackmore (2)
card-BLA-7 = Mrs Blackmore (3)
card-TAN-1 = Colonel Tangerine
card-TAN-2 = Colonel Tangerine
card-TAN-3 = Colonel Tangerine
card-TAN-4 = Colonel Tangerine
card-TAN-5 = Colonel Tangerine (2)
card-TAN-6 = Colonel Tangerine (2)
card-TAN-7 = Colonel Tangerine (3)
card-FREE-1 = une carte sans mécène (5)

## Forecasts

forecast-patron-helps = { $effect }.

## Reviews, what a decision cost, and what chance decided

why-parcels = de prestige des parcelles
why-exhibition = de l’exposition
why-sets = de séries de mécènes
tally-title = Prestige des cartes posées, face à l’attendu
tally-each = Saison { $season } : { $came } au lieu de { $expected }

## Statistics

study-excavate = Nouvelles fouilles
study-extend = Extensions
study-enter-museum = Cubes envoyés au Museum
study-take = Cartes prises
study-decline = Cartes refusées
study-pass = Fois où l’on passe
study-book-2 = Salles à 2 réservées
study-book-3 = Salles à 3 réservées
study-book-5 = Salles à 5 réservées
