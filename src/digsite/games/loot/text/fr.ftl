# Maudite Momie

## Ce qu’un joueur peut faire

offer-explore = Explorer une salle de la pile de { $pile }
offer-explore-here = Explorer une salle { $colour ->
    [vert] verte
   *[other] { $colour }
} de la pile de { $pile }
offer-secure = Sécuriser vos trésors
offer-secure-here = { $points ->
    [one] Sécuriser vos trésors : 1 point
   *[other] Sécuriser vos trésors : { $points } points
}
offer-awaken = Éveiller les gardiens chez { $target }
offer-awaken-here = { $rooms ->
    [one] Éveiller les gardiens chez { $target } : 1 salle
   *[other] Éveiller les gardiens chez { $target } : { $rooms } salles
}
offer-keep = { $cards ->
    [aucune] Ne garder aucune carte
   *[other] Garder { $cards }
}
offer-keep-here = { $count ->
    [0] Ne garder aucune carte
    [one] Garder { $front }
   *[other] Garder { $front } et { $other_front }
}

## Ce qui s’est passé

event-first-chosen = { $seat } commence.
event-piles-made = { $reshuffled ->
    [yes] Une pile est épuisée ; on bat le reste avec la défausse et on refait deux piles : { $left } à gauche, { $right } à droite.
   *[no] On bat les salles et on en fait deux piles : { $left } à gauche, { $right } à droite.
}
event-top-shown = Un dos { $colour } apparaît sur la pile de { $pile }.
event-turn-began = { $extra ->
    [yes] { $seat } joue un tour supplémentaire.
   *[no] C’est à { $seat } de jouer.
}
event-turn-skipped = { $seat } ne peut rien faire et passe son tour.
event-room-drawn = { $werewolf ->
    [yes] { $card ->
        [hidden] Grâce au loup-garou, { $seat } pioche dans la pile de { $pile } une salle { $colour ->
            [vert] verte
           *[other] { $colour }
        }.
       *[other] Grâce au loup-garou, { $seat } pioche dans la pile de { $pile } : { $card }.
    }
   *[no] { $card ->
        [hidden] { $seat } explore une salle { $colour ->
            [vert] verte
           *[other] { $colour }
        } de la pile de { $pile }.
       *[other] { $seat } explore la pile de { $pile } : { $card }.
    }
}
event-secured = { $seat } sécurise { $cards }.
event-awakened = { $seat } éveille les gardiens chez { $target }, qui { $survived ->
    [yes] s’en tire
   *[no] perd tout
} : { $guardians ->
    [0] aucun gardien
    [one] 1 gardien
   *[other] { $guardians } gardiens
} et { $amulets ->
    [0] aucune amulette
    [one] 1 amulette
   *[other] { $amulets } amulettes
} parmi { $cards }.
event-scored = { $source } : { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} et en est à { $total }.
event-werewolf-called = Loup-garou : { $seat } pioche une carte de chaque pile.
event-cards-kept = { $seat } { $kept ->
    [aucune] ne garde aucune carte
   *[other] garde { $kept }
}{ $discarded ->
    [rien] {""}
   *[other] {" "}et défausse { $discarded }
}.
event-extra-turn-won = Frank : { $seat } gagne un tour supplémentaire.
event-goal-reached = { $seat } atteint l’objectif avec { $total } points : c’est la fin !
event-cards-revealed = { $seat } révèle { $cards }.
event-game-ended = La partie est finie ; la victoire revient à { $winners }.

## Ce qui décide, à l’avance

forecast-room-ahead = Des salles au dos { $colour } qui restent, { $guardian } % abritent un gardien et { $amulet } % une amulette ; { $treasures } trésors en moyenne.
forecast-rooms-then = { $lost ->
    [0] Vos salles vaudraient { $points }, et personne ne pourrait vous les faire perdre.
    [100] Vos salles vaudraient { $points } ; qui éveille vos gardiens vous fait tout perdre.
   *[other] Vos salles vaudraient { $points } en moyenne ; qui éveille vos gardiens vous fait tout perdre dans { $lost } % des cas.
}
forecast-secured-then = { $ends ->
    [yes] +{ $points } : vous arrivez à { $total } sur { $goal } : la partie s’arrête, et les autres marquent encore leurs salles.
   *[no] +{ $points } : vous arrivez à { $total } sur { $goal }.
}
forecast-awakening-ahead = { $lost ->
    [0] Les gardiens ne peuvent pas être plus nombreux que les amulettes : { $target } marque { $points } en moyenne.
    [100] Les gardiens sont plus nombreux que les amulettes : { $target } perd tout.
   *[other] { $lost } % : les gardiens sont plus nombreux que les amulettes, et { $target } perd tout. Sinon { $target } marque { $points } en moyenne.
}
forecast-spoils-ahead = S’ils s’éveillent, vous gagnez : { $mummy ->
    [0] {""}
   *[other] une momie dans { $mummy } % ({ $points } points en moyenne){ $werewolf ->
        [0] {""}
       *[other] {" "}·{" "}
    }
}{ $werewolf ->
    [0] {""}
   *[other] un loup-garou (une carte de chaque pile) dans { $werewolf } %
}{ $frank ->
    [0] {""}
   *[other] { $mummy ->
        [0] { $werewolf ->
            [0] {""}
           *[other] {" "}·{" "}
        }
       *[other] {" "}·{" "}
    }Frank (un tour supplémentaire) dans { $frank } %
}.

## Ce qui se décide : pour qui doit choisir, et pour les autres

prompt-choose-first = Choisissez qui commence.
waiting-choose-first = Le sort désigne le premier joueur.
prompt-split-piles = Choisissez la pile qui reçoit la carte de plus.
waiting-split-piles = Le sort désigne la pile qui reçoit la carte de plus.
prompt-show-top = Choisissez le dos du dessus de la pile de { $pile }.
waiting-show-top = Le sort désigne le prochain dos de la pile de { $pile }.
prompt-draw-room = Choisissez la carte piochée dans la pile de { $pile }.
waiting-draw-room = Le sort désigne la carte piochée dans la pile de { $pile }.
prompt-take-turn = Choisissez votre action : explorer, sécuriser ou éveiller.
prompt-take-turn-ways = Choisissez votre action : { $ways }.
waiting-take-turn = { $seat } choisit une action : explorer, sécuriser ou éveiller.
prompt-take-extra-turn = Tour supplémentaire : choisissez d’explorer, de sécuriser ou d’éveiller.
prompt-take-extra-turn-ways = Tour supplémentaire, choisissez votre action : { $ways }.
way-explore = explorer
way-secure = sécuriser
way-awaken = éveiller
waiting-take-extra-turn = { $seat } choisit l’action d’un tour supplémentaire.
prompt-keep-cards = Choisissez les cartes du loup-garou que vous gardez.
waiting-keep-cards = { $seat } choisit les cartes du loup-garou à garder.
prompt-game-over = La partie est finie.
waiting-game-over = La partie est finie.

## Pourquoi une action est refusée

refusal-game-over = La partie est finie : un explorateur a atteint l’objectif et les points sont comptés.
refusal-not-your-turn = Ce n’est pas à vous de jouer ; attendez que votre tour revienne.
refusal-pile-empty = Il n’y a plus de carte dans la pile de { $pile } ; piochez dans l’autre pile ou faites autre chose.
refusal-nothing-to-secure = Vous n’avez aucune carte face cachée à sécuriser ; explorez d’abord une salle.
refusal-no-such-seat = Cet explorateur n’existe pas ; désignez l’un des { $seats } joueurs de la table.
refusal-own-card-needed = Pour éveiller les gardiens, il vous faut une carte face cachée à vous ; explorez d’abord une salle.
refusal-target-is-yourself = Vous ne pouvez pas éveiller vos propres gardiens ; visez un autre explorateur ou sécurisez vos trésors.
refusal-target-without-cards = Cet explorateur n’a pas de carte face cachée ; visez quelqu’un qui en a.
refusal-no-werewolf = Aucun loup-garou n’a pioché pour vous ; explorez, sécurisez ou éveillez.
refusal-chance-decides = C’est au sort d’en décider ; explorez, sécurisez ou éveillez.
refusal-werewolf-waits = Le loup-garou a pioché pour vous ; dites d’abord quelles cartes vous gardez.
refusal-no-card-from-pile = Le loup-garou n’a trouvé aucune carte dans la pile de { $pile } ; il n’y a rien à en garder.
refusal-first-player-wanted = Le premier joueur n’est pas encore désigné ; c’est par là qu’il faut commencer.
refusal-no-such-first-player = Le premier joueur est l’un des { $seats } joueurs de la table.
refusal-larger-pile-wanted = Le nombre de cartes est impair ; décidez d’abord quelle pile reçoit la carte de plus.
refusal-top-wanted = Montrez d’abord le dos qui se trouve maintenant sur la pile de { $pile }.
refusal-colour-not-in-piles = Il ne reste pas d’autre dos { $colour } dans les piles ; montrez une couleur qui s’y trouve.
refusal-room-wanted = Une carte est en train d’être piochée dans la pile de { $pile } ; dites d’abord laquelle.
refusal-no-such-card = Cette carte n’existe pas dans ce jeu ; nommez-en une qui en fait partie.
refusal-back-differs = La carte piochée a le dos { $colour } ; nommez une carte de cette couleur.
refusal-card-not-in-piles = Cette carte n’est plus dans les piles ; nommez-en une qui s’y trouve.

## D’où viennent les points, ce que font gardiens et amulettes, décisions de règle

source-secured = Trésors sécurisés
source-survived = Éveil surmonté
source-mummy = Momie
source-reveal = Dernière révélation

effect-mummy = Momie : les points vont à qui a éveillé
effect-werewolf = Loup-garou : une carte de chaque pile
effect-frank = Frank : un tour supplémentaire
effect-amulet = Amulettes : l’explorateur visé est sauf

option-awaken-self = On peut éveiller ses propres gardiens.
option-awaken-empty = On peut éveiller un joueur sans cartes.
option-trigger-scores = Le joueur qui provoque la fin marque aussi les cartes qu’il lui reste.
option-frank-again = Un Frank trouvé pendant un tour supplémentaire en donne un autre.

## Mots

pile-left = gauche
pile-right = droite
colour-green = vert
colour-yellow = jaune
colour-red = rouge
letter-green = V
letter-yellow = J
letter-red = R
cards-none = aucune
cards-left = la carte de gauche
cards-right = la carte de droite
cards-both = les deux cartes
kept-none = aucune
kept-left = la carte de gauche
kept-right = la carte de droite
kept-both = les deux cartes
centre-empty = vide
centre-amulet = amulette
centre-mummy = momie
centre-werewolf = loup-garou
centre-frank = Frank
treasures-chest = coffres
treasures-vase = vases
treasures-cup = coupes
treasures-sceptre = sceptres
treasures-mask = masques
treasures-ring = anneaux
treasure-chest = { $count ->
    [one] { $count } coffre
   *[other] { $count } coffres
}
treasure-vase = { $count ->
    [one] { $count } vase
   *[other] { $count } vases
}
treasure-cup = { $count ->
    [one] { $count } coupe
   *[other] { $count } coupes
}
treasure-sceptre = { $count ->
    [one] { $count } sceptre
   *[other] { $count } sceptres
}
treasure-mask = { $count ->
    [one] { $count } masque
   *[other] { $count } masques
}
treasure-ring = { $count ->
    [one] { $count } anneau
   *[other] { $count } anneaux
}

## Le dessin de la table

board-set-up = Mise en place
board-turn = Tour { $turn }
board-plays = à { $name } de jouer
board-extra-turn = tour supplémentaire
board-another-turn = encore un tour ensuite (Frank)
board-goal = Objectif : { $goal }
board-goal-reached = { $name } a atteint l’objectif
board-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-empty = vide
board-you = vous
board-your-rooms = Vos salles
board-no-rooms = aucune
board-worth = sécuriser rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-werewolf = Loup-garou
board-chooses = { $name } choisit
board-discards = Défausse
board-reveals = { $name } révèle :
board-older = minuscule : posée avant le dernier mélange

## La table en phrases

board-tell-set-up = La partie se met en place. L’objectif est de { $goal } points.
board-tell-turn = Tour { $turn } : à { $name } de jouer{ $extra ->
    [yes] , tour supplémentaire
   *[no] {""}
}. L’objectif est de { $goal } points.
board-tell-another-turn = Frank donne à { $name } encore un tour après celui-ci.
board-tell-pile = { $count ->
    [0] La pile de { $pile } est vide.
    [one] { $colour ->
        [hidden] La pile de { $pile } compte 1 carte.
       *[other] La pile de { $pile } compte 1 carte, de dos { $colour }.
    }
   *[other] { $colour ->
        [hidden] La pile de { $pile } compte { $count } cartes.
       *[other] La pile de { $pile } compte { $count } cartes ; le dos du dessus est { $colour }.
    }
}
board-tell-werewolf = Cartes du loup-garou, pour { $name } : { $cards }.
board-tell-werewolf-back = une { $colour ->
    [vert] verte
   *[other] { $colour }
} de la pile de { $pile }
board-tell-werewolf-front = de la pile de { $pile } { $front }
board-tell-player = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $count ->
    [0] aucune salle
    [one] 1 salle face cachée ({ $backs })
   *[other] { $count } salles face cachée ({ $backs })
}.
board-tell-older = Dont, posées avant le dernier mélange : { $backs }.
board-backs-green = { $count ->
    [one] { $count } verte
   *[other] { $count } vertes
}
board-backs-yellow = { $count ->
    [one] { $count } jaune
   *[other] { $count } jaunes
}
board-backs-red = { $count ->
    [one] { $count } rouge
   *[other] { $count } rouges
}
board-tell-own = Vos salles : { $fronts }.
board-tell-held = { $name } a en main : { $fronts }.
board-tell-worth = Les sécuriser rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
board-tell-no-own = Vous n’avez aucune salle.
board-tell-revealed = Salles révélées, { $name } : { $fronts }.
board-tell-goal-reached = { $name } a atteint l’objectif de { $goal } points au tour { $turn }.
board-tell-discards = Défausse, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} : { $fronts }.
board-tell-no-discards = La défausse est vide.

## Les faces des salles

room-empty = { $treasures } ({ $colour })
room-amulet = { $treasures } avec une amulette ({ $colour })
room-mummy = { $treasures } avec une momie ({ $colour })
room-werewolf = { $treasures } avec un loup-garou ({ $colour })
room-frank = { $treasures } avec Frank ({ $colour })

## Reviews, what a decision cost, and what chance decided

why-secured = de trésors sécurisés
why-survived = d’éveils surmontés
why-mummy = de momies
why-reveal = de la dernière révélation
tally-title = Gardiens rencontrés, face à l’attendu
tally-each = Tour { $turn } : { $came ->
    [0] pas de gardien
   *[other] un gardien
} (risque : { $percent } %)
tally-sum = { $seat } a rencontré { $came } gardiens ; on pouvait en attendre { $expected }.
tally-more = { $seat } a rencontré { $points } gardiens de plus qu’attendu.
tally-less = { $seat } a rencontré { $points } gardiens de moins qu’attendu.

## Statistics

study-explore = Salles explorées
study-awaken = Gardiens éveillés
study-secure = Trésors sécurisés
study-keep = Cartes choisies grâce au loup-garou
study-secured-points = Points en main au moment de sécuriser
study-secured-rooms = Salles en main au moment de sécuriser
