# Thèbes : Les Pilleurs de tombes

## Mots

source-relics = Reliques
source-exhibitions = Expositions
source-museums = Musées
source-professors = Professeurs
source-congresses = Congrès
source-time = Temps gagné

option-empty-sites = Voleur, Pilleurs de tombes et Scientifique peuvent se jouer sur un site vide
option-raiders-decline = Les Pilleurs de tombes peuvent laisser une relique sur place
option-zero-digs = On peut fouiller même sans avoir droit à une carte
option-one-assistant = Un seul Assistant peut participer à une fouille
option-assistant-lifts-cap = Un Assistant permet aussi d’employer plus de Savoir général

effect-expertise = Expertise d’une région
effect-general-knowledge = Savoir général pour toutes les régions
effect-congress = Un Congrès
effect-region-permit = Une fouille avec un permis de la région
effect-general-permit = Une fouille avec un permis général
effect-general-excavation = Une fouille avec la carte d’Action Fouilles générale
effect-assistant = Des Assistants à une fouille
effect-dig-relic = Une relique mise au jour
effect-dig-rubble = Des gravats mis au jour
effect-thief-relic = Un Voleur qui emporte une relique
effect-thief-rubble = Un Voleur qui ne trouve que des gravats
effect-tomb-raiders-relic = Des Pilleurs de tombes qui emportent une relique
effect-tomb-raiders-nothing = Des Pilleurs de tombes qui n’emportent rien
effect-scientist = Un Scientifique
effect-exhibition-1 = Une Exposition avec une série
effect-exhibition-2 = Une Exposition avec deux séries
effect-exhibition-3 = Une Exposition avec les trois séries
effect-museum = Un Musée
effect-professor-taken = Le Professeur d’une région, pris sur le plateau
effect-professor-lost = Le Professeur d’une région, pris à un autre joueur
effect-world-specialist = Le Spécialiste mondial

## Choix

offer-take-card = Prendre la carte { $space }
offer-take-card-here = { $weeks ->
    [one] Prendre { $kind }, une semaine
   *[other] Prendre { $kind }, { $weeks } semaines
}
offer-take-presentation = Prendre parmi les cartes exposées : { $kind }
offer-take-presentation-here = { $weeks ->
    [one] Prendre { $kind }, une semaine, { $points } points
   *[other] Prendre { $kind }, { $weeks } semaines, { $points } points
}
offer-give-relic = Donner : { $kind }
offer-play-card = Jouer : { $kind }
offer-play-card-here = { $weeks ->
    [0] Jouer { $kind }, sans dépenser de temps
    [one] Jouer { $kind }, une semaine
   *[other] Jouer { $kind }, { $weeks } semaines
}
offer-look-at = Examiner le site en { $region }
offer-raid = Emporter : { $card }
offer-raid-nothing = Ne rien emporter
offer-dig = Fouiller en { $region }
offer-dig-here = { $weeks ->
    [one] Fouiller une semaine en { $region }
   *[other] Fouiller { $weeks } semaines en { $region }
}
offer-use-permit = Utiliser : { $permit }
offer-use-permit-here = Utiliser { $paper }
offer-send-assistants = { $count ->
    [0] Partir sans Assistant
    [one] Emmener un Assistant
   *[other] Emmener { $count } Assistants
}
offer-send-assistants-here = { $count ->
    [0] Partir sans Assistant : connaissance { $knowledge }, { $cards } cartes au plus
    [one] Emmener un Assistant : connaissance { $knowledge }, { $cards } cartes au plus, { $weeks ->
        [one] une semaine
       *[other] { $weeks } semaines
    } de plus
   *[other] Emmener { $count } Assistants : connaissance { $knowledge }, { $cards } cartes au plus, { $weeks } semaines de plus
}
offer-dig-for = { $weeks ->
    [one] Fouiller une semaine
   *[other] Fouiller { $weeks } semaines
}
offer-dig-for-here = { $weeks ->
    [one] Fouiller une semaine{ $helped ->
        [0] {""}
       *[other] {" "}({ $helped } avec Assistants)
    } : { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }
   *[other] Fouiller { $weeks } semaines{ $helped ->
        [0] {""}
       *[other] {" "}({ $helped } avec Assistants)
    } : { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }
}

## Événements

event-pawn-stacked = { $below ->
    [0] { $seat } a son pion tout en bas de la pile.
   *[other] { $seat } a son pion ajouté sur la pile.
}
event-back-shown = { $back ->
    [green] La prochaine carte de la pioche a le dos vert.
   *[other] Une carte est posée face cachée sur le site en { $back }.
}
event-card-revealed = { $space ->
    [hidden] Nouvelle carte exposée : { $kind }.
   *[other] Nouvelle carte sur la case de stockage { $space } : { $kind }.
}
event-turn-began = C’est à { $seat } de jouer, à la semaine { $week }.
event-card-taken = { $seat } prend en stockage : { $kind }.
event-exhibition-shown = { $sets ->
    [1] { $seat } monte avec la première série, pour { $vp } points : { $kind }.
    [2] { $seat } monte avec deux séries, pour { $vp } points : { $kind }.
   *[other] { $seat } monte avec toutes les séries, pour { $vp } points : { $kind }.
}
event-museum-taken = { $seat } prend pour { $vp } points : { $kind }.
event-relic-given = { $seat } donne une { $card } au Musée.
event-professor-moved = { $before_seat ->
    [hidden] { $seat } prend le { $professor }.
   *[other] { $seat } prend le { $professor } à { $before_seat }.
}
event-pawn-moved = { $below ->
    [0] { $seat } passe de la semaine { $before } à la semaine { $week }.
    [one] { $seat } passe de la semaine { $before } à la semaine { $week }, par-dessus un autre pion.
   *[other] { $seat } passe de la semaine { $before } à la semaine { $week }, par-dessus { $below } pions.
}
event-action-played = { $seat } joue : { $kind }.
event-permit-used = { $seat } fouille en { $region } et défausse : { $permit }.
event-assistants-sent = { $count ->
    [0] { $seat } part sans Assistant.
    [one] { $seat } emmène un Assistant.
   *[other] { $seat } emmène { $count } Assistants.
}
event-dig-began = { $cards ->
    [0] { $seat } fouille { $weeks ->
        [one] une semaine
       *[other] { $weeks } semaines
    } en { $region } avec un Savoir de { $knowledge } : aucune carte.
    [one] { $seat } fouille { $weeks ->
        [one] une semaine
       *[other] { $weeks } semaines
    } en { $region } avec un Savoir de { $knowledge } : une carte.
   *[other] { $seat } fouille { $weeks ->
        [one] une semaine
       *[other] { $weeks } semaines
    } en { $region } avec un Savoir de { $knowledge } : { $cards } cartes.
}
event-relic-found = { $by ->
    [thief] { $seat } et son Voleur dérobent en { $region } une relique de valeur { $vp }.
   *[dig] { $seat } met au jour en { $region } une relique de valeur { $vp }.
}
event-rubble-found = { $by ->
    [thief] { $seat } et son Voleur ne trouvent que des gravats en { $region }.
   *[dig] { $seat } met au jour des gravats en { $region }.
}
event-rubble-returned = Les gravats retournent sur le site en { $region }.
event-site-seen = { $cards ->
    [hidden] { $by ->
        [scientist] { $seat } et son Scientifique examinent le site en { $region }.
       *[tomb_raiders] { $seat } et ses Pilleurs examinent le site en { $region }.
    }
   *[other] { $by ->
        [scientist] En { $region }, des cartes valant { $cards } ({ $seat } et son Scientifique).
       *[tomb_raiders] En { $region }, des cartes valant { $cards } ({ $seat } et ses Pilleurs).
    }
}
event-relic-raided = { $seat } et ses Pilleurs emportent en { $region } une relique de valeur { $vp }.
event-nothing-raided = { $cards ->
    [hidden] { $seat } et ses Pilleurs n’emportent rien en { $region }.
   *[other] { $seat } et ses Pilleurs ne trouvent aucune relique en { $region }.
}
event-scored = { $points ->
    [0] { $source } : { $seat } ne marque aucun point.
    [one] { $source } : { $seat } marque un point.
   *[other] { $source } : { $seat } marque { $points } points.
}
event-game-ended = La partie est finie. Victoire : { $winners }.

## Ce qui décide, à l’avance

forecast-pawn-lands = { $weeks ->
    [0] Aucun temps ne passe
    [one] Votre pion avance d’une semaine, jusqu’à la semaine { $week }
   *[other] Votre pion avance de { $weeks } semaines, jusqu’à la semaine { $week }
}{ $again ->
    [yes] {""} ; vous rejouez.
   *[no] {""} ; puis c’est à { $next_seat }.
}
forecast-deck-may-end = { $certain ->
    [yes] La pioche s’épuise ainsi, et la partie s’arrête aussitôt.
   *[no] La pioche peut s’épuiser ainsi, et la partie s’arrêterait aussitôt.
}
forecast-dig-ahead = Savoir { $knowledge } en { $region } : { $cards ->
    [one] une carte
   *[other] { $cards } cartes
} en { $weeks ->
    [one] une semaine
   *[other] { $weeks } semaines
}, jusqu’à { $most } en 12. Une carte tirée là rapporte { $points } points en moyenne ; { $rubble } % sont des gravats.
forecast-cards-ahead = { $cards ->
    [one] Une carte est tirée
   *[other] { $cards } cartes sont tirées
} : { $points } points en moyenne, aucune relique dans { $nothing } % des cas.
forecast-learned = { $cards ->
    [0] { $learned } : { $before } → { $books }.
   *[other] { $learned } : { $before } → { $books }. Une fouille de 12 semaines y donnerait { $cards } cartes.
}
forecast-congresses-worth = { $count ->
    [one] Votre premier congrès vaut { $points } à la fin.
   *[other] Vos { $count } congrès valent { $points } à la fin.
}
forecast-card-does = { $power ->
    [thief] Un Voleur vous rapporte une carte de ce site, au hasard, si c’est une relique.
    [tomb_raiders] Les Pilleurs de tombes passent ce site en revue et vous rapportent la relique de votre choix.
    [scientist] Un Scientifique vous montre tout ce que contient un site.
    [assistant] Un Assistant ajoute 1 à votre Savoir pour une fouille.
   *[general_excavation] Fouilles générale est un permis pour une fouille, où que ce soit.
}
forecast-hand-grows = { $weeks ->
    [0] Elle va dans votre main ; la jouer plus tard ne prend pas de temps.
    [one] Elle va dans votre main ; la jouer plus tard prend une semaine.
   *[other] Elle va dans votre main ; la jouer plus tard prend { $weeks } semaines.
}
forecast-relics-spent = Vous donnez des reliques valant au moins { $worth } ; le Musée rapporte { $points }.
learned-mesopotamia = Votre Expertise en Mésopotamie
learned-crete = Votre Expertise en Crète
learned-egypt = Votre Expertise en Égypte
learned-greece = Votre Expertise en Grèce
learned-general = Votre Savoir général

## Questions

prompt-stack-pawns = On empile les pions.
prompt-show-back = On tire des cartes de la pioche.
prompt-show-front = On retourne une carte verte.
prompt-take-turn = Choisissez : prendre une carte, jouer une carte d’Action ou fouiller.
prompt-take-turn-ways = { $below ->
    [0] Choisissez votre action : { $ways }.
   *[other] Votre pion est au-dessus, à vous : { $ways }.
}
way-take-card = prendre une carte
way-take-presentation = prendre une carte exposée
way-play-card = jouer une carte d’Action
way-dig = fouiller
prompt-give-relic = { $relics ->
    [one] Choisissez la dernière relique que vous donnez au Musée.
   *[other] Choisissez la prochaine des { $relics } reliques que vous donnez au Musée.
}
prompt-choose-site = Choisissez le site que votre Scientifique examine.
prompt-see-card = On examine le site en { $region }.
prompt-raid = Choisissez la relique que vos Pilleurs de tombes emportent en { $region }.
prompt-choose-permit = Choisissez le permis de votre fouille en { $region }.
prompt-send-assistants = Choisissez combien d’Assistants participent à votre fouille en { $region }.
prompt-name-weeks = Choisissez les semaines de votre fouille en { $region } (Savoir { $knowledge }).
prompt-draw-card = On tire des cartes du site en { $region }.
prompt-over = La partie est finie.

waiting-stack-pawns = On empile les pions.
waiting-show-back = On tire des cartes de la pioche.
waiting-show-front = On retourne une carte verte.
waiting-take-turn = { $below ->
    [0] { $seat } choisit une action.
   *[other] { $seat }, dont le pion est au-dessus, choisit une action.
}
waiting-give-relic = { $relics ->
    [one] { $seat } choisit la dernière relique pour le Musée.
   *[other] { $seat } choisit la prochaine des { $relics } reliques pour le Musée.
}
waiting-choose-site = { $seat } choisit un site pour le Scientifique.
waiting-see-card = On examine le site en { $region }.
waiting-raid = { $seat } choisit ce que les Pilleurs de tombes emportent en { $region }.
waiting-choose-permit = { $seat } choisit le permis d’une fouille en { $region }.
waiting-send-assistants = { $seat } choisit les Assistants d’une fouille en { $region }.
waiting-name-weeks = { $seat } choisit les semaines d’une fouille en { $region } (Savoir { $knowledge }).
waiting-draw-card = On tire des cartes du site en { $region }.
waiting-over = La partie est finie.

## Plateau

board-turn = Tour { $turn }
board-deciding = Décision : { $player }
board-yours = { $player } (vous)
board-none = aucune
board-week = Semaine
board-price = { $weeks } sem.
board-vp = { $points } PV
board-decimal = { $whole },{ $tenth }

board-playing = Carte : { $kind }
board-giving = { $relics ->
    [one] une relique à donner
   *[other] { $relics } reliques à donner
}
board-digging = Fouille en { $region }, Savoir { $knowledge }
board-at-site = { $region }
board-with-assistants = { $count ->
    [one] un Assistant
   *[other] { $count } Assistants
}
board-for-weeks = { $weeks ->
    [one] une semaine
   *[other] { $weeks } semaines
}
board-rubble = { $rubble ->
    [one] gravats : une carte
   *[other] gravats : { $rubble } cartes
}

board-empty-space = vide
board-exhibitions = Expositions :
board-museums = Musées :
board-museum = { $relics } reliques
board-nothing-shown = –
board-permits = Vos permis :
board-hand = Vos cartes d’Action :
board-held-permits = Permis, { $player } : { $permits }
board-held-cards = Cartes d’Action, { $player } : { $cards }
board-own-relics = Vos reliques :
board-assistants = Assistants :
board-seen = Sur le site :

board-sites = Sites
board-empty-site = vide
board-deck = Pioche : { $cards }
board-world = Spéc. mondial
board-professors = Professeurs
board-column-general = gén
board-column-congress = con
board-column-exhibitions = exp
board-column-museums = mus
board-column-hand = main
board-column-points = PV
board-points = PV : { $points }

board-dig-weeks = Semaines
board-dig-cards = Cartes, Savoir { $knowledge }
board-dig-points = Points en moyenne
board-dig-nothing = % aucune relique
board-odds = Chances d’une fouille
board-odds-cards = Cartes
board-gone = Cartes d’Action hors du jeu : { $cards }
board-given = Reliques aux Musées : { $cards }

board-key-track = 12 ▲● : semaine 12, ▲ par-dessus ● ; le pion le plus à gauche joue le premier
board-key-cell = 4 3=7 : 4 livres d’Expertise, 3 reliques valant 7 ensemble
board-key-site = ▒▒▒ : des cartes se trouvent sur le site
board-key-professor = (4) : libre, pour qui aura 4 points le premier
board-key-columns = gén Savoir général, con Congrès, exp Expositions, mus Musées, main cartes en main
board-key-odds = 2,1·30% : 2,1 PV en moyenne, aucune relique dans 30 % de ces fouilles

board-pawns = { $count ->
    [one] Semaine { $week } : { $players }
   *[other] Semaine { $week }, de haut en bas : { $players }
}
board-storage-empty = Case de stockage { $number } : vide
board-storage-card = { $weeks ->
    [one] Case de stockage { $number } : { $kind }, { $weeks } semaine
   *[other] Case de stockage { $number } : { $kind }, { $weeks } semaines
}
board-empty-display = Aucune carte exposée
board-on-display = { $points ->
    [hidden] Carte exposée : { $kind }
   *[other] Carte exposée : { $kind }, semaines { $weeks }, points { $points }
}
board-site = { $empty ->
    [yes] Site en { $region } : vide
   *[no] Site en { $region } : des cartes s’y trouvent
}
board-professor-free = { $professor } : libre, pour qui aura { $need } points le premier
board-professor-held = { $professor } : { $player }
board-player = { $player } : points { $points }, Savoir général { $general }, cartes en main { $hand }
board-expertise = { $player } : Expertise { $books } en { $region }
board-relics = { $player } : reliques ({ $region }) valant { $relics }
board-cards = { $player } : cartes étalées { $cards }
board-points-of = { $player }, points par origine : { $points }
board-in-hand = { $weeks ->
    [one] Dans votre main : { $count } × { $kind }, { $weeks } semaine pour la jouer
   *[other] Dans votre main : { $count } × { $kind }, { $weeks } semaines pour la jouer
}
board-known-there = Points des cartes que vous y voyez : { $cards }
board-known-in = { $region } : points des cartes que vous y avez vues : { $cards }
board-expected-in = { $region } : reliques en moyenne, nombre par valeur : { $relics }
board-odds-of = { $cards ->
    [one] { $region }, une carte : { $points } points en moyenne, rien dans { $chance } % des cas
   *[other] { $region }, { $cards } cartes : { $points } points en moyenne, rien dans { $chance } % des cas
}
board-week-brings = { $weeks ->
    [one] Fouiller une semaine : { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }
   *[other] Fouiller { $weeks } semaines : { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }
}

## Refus

refusal-game-over = La partie est finie.
refusal-not-your-turn = Ce n’est pas à vous : c’est au joueur le plus en arrière sur l’échelle chronologique.

refusal-pawns-come-first = On empile les pions ; la partie commence juste après.
refusal-back-comes-first = On regarde d’abord le dos de la première carte de la pioche.
refusal-front-comes-first = On retourne d’abord la carte verte au sommet de la pioche.
refusal-museum-wants-relics = Le Musée sera à vous une fois payé : donnez encore { $relics ->
        [one] une relique
       *[other] { $relics } reliques
    }.
refusal-scientist-wants-a-site = Votre Scientifique attend : choisissez le site à examiner.
refusal-looking-comes-first = On examine d’abord les cartes du site.
refusal-raiders-want-a-relic = Vos Pilleurs de tombes attendent en { $region } : choisissez la relique qu’ils emportent.
refusal-dig-wants-a-permit = Votre fouille en { $region } est lancée : choisissez le permis à défausser.
refusal-dig-wants-assistants = Votre fouille en { $region } est lancée : dites combien d’Assistants vous accompagnent.
refusal-dig-wants-weeks = Votre fouille en { $region } est lancée : annoncez combien de semaines elle dure.
refusal-drawing-comes-first = On tire d’abord les cartes de la fouille.

refusal-only-chance-reveals = Le hasard décide des cartes et des pions ; vous ne pouvez pas les choisir.
refusal-no-museum-taken = On ne donne de reliques que pour un Musée : prenez-en un d’abord.
refusal-no-scientist-sent = Seul un Scientifique examine un site : jouez-en un d’abord.
refusal-no-raiders-sent = Seuls les Pilleurs de tombes emportent ce qu’ils veulent : jouez-les d’abord.
refusal-no-dig-begun = Vous n’avez pas commencé de fouille : choisissez d’abord sa région.

refusal-no-such-space = Cette case de stockage n’existe pas ; choisissez l’une des quatre.
refusal-unknown-card = Aucune carte de cette boîte ne s’appelle « { $name } ».
refusal-relics-stay-on-sites = On ne prend pas ainsi les reliques d’un site ; il faut creuser.
refusal-not-a-presentation = Seuls les Expositions et les Musées se prennent parmi les cartes exposées ; les autres viennent du stockage.
refusal-not-on-display = Cette carte n’est pas exposée, du moins pas en ce moment.
refusal-too-few-relics-to-show = Cette Exposition demande au moins { $needed } reliques ({ $region }) ; vous en avez { $held }.
refusal-too-few-relics-to-give = Ce Musée demande { $needed } reliques ; vous en avez { $held }.
refusal-relic-not-yours = Vous n’avez pas de relique de valeur { $vp } ({ $region }) à donner.

refusal-card-not-in-hand = Vous n’avez pas cette carte en main : { $card }.
refusal-assistant-only-digs = Un Assistant participe à une fouille : commencez la fouille, puis faites-le venir.
refusal-excavation-only-digs = La carte d’Action Fouilles générale sert de permis : commencez une fouille, puis utilisez-la.
refusal-site-is-empty = Le site est vide en { $region } ; à cette table, on ne peut pas y jouer cette carte : { $card }.
refusal-sites-are-empty = Tous les sites sont vides ; à cette table, on ne peut pas jouer cette carte : { $card }.
refusal-not-on-this-site = Cette carte ne se trouve pas sur le site en { $region } ; choisissez-en une que vous y voyez.
refusal-rubble-stays = Les gravats restent sur place : vos Pilleurs emportent une relique ({ $region }).
refusal-raiders-must-take = Il y a une relique ici : vos Pilleurs de tombes doivent en emporter une.

refusal-unknown-region = Aucune région ne s’appelle « { $name } ».
refusal-no-permit = Il ne vous reste aucun permis valable en { $region }.
refusal-no-expertise = Il faut au moins un point d’Expertise pour creuser en { $region } ; le Savoir général ne le remplace pas.
refusal-nothing-buried = Le site est vide en { $region } ; il n’y a encore rien à y chercher.
refusal-dig-brings-nothing = Avec un Savoir de { $knowledge }, { $weeks ->
        [one] une semaine ne rapporte
       *[other] { $weeks } semaines ne rapportent
    } aucune carte ; il faut plus de l’un ou de l’autre.
refusal-permit-not-held = Vous n’avez pas ce permis pour fouiller en { $region } : { $permit }.
refusal-too-few-assistants = { $held ->
        [one] Vous n’avez qu’un Assistant
       *[other] Vous n’avez que { $held } Assistants
    } en main.
refusal-one-assistant-at-most = À cette table, un seul Assistant peut participer à une fouille.
refusal-weeks-out-of-range = Une fouille dure de 1 à 12 semaines.

refusal-no-such-pawn = Il n’y a pas de pion pour { $seat } ; seuls les joueurs de cette table en ont un.
refusal-pawn-already-stacked = { $seat } a déjà son pion dans la pile.
refusal-back-not-in-deck = Plus aucune carte de la pioche n’a ce dos.
refusal-front-not-in-deck = Il ne reste plus de carte verte de ce genre dans la pioche.
refusal-card-not-there = Cette carte ne peut pas se trouver sur ce site.

## Noms

region-mesopotamia = Mésopotamie
region-crete = Crète
region-egypt = Égypte
region-greece = Grèce

short-mesopotamia = Mésop.
short-crete = Crète
short-egypt = Égypte
short-greece = Grèce
short-general = générale

letter-mesopotamia = M
letter-crete = C
letter-egypt = É
letter-greece = G

back-mesopotamia = Mésopotamie
back-crete = Crète
back-egypt = Égypte
back-greece = Grèce

professor-mesopotamia = Professeur de Mésopotamie
professor-crete = Professeur de Crète
professor-egypt = Professeur d’Égypte
professor-greece = Professeur de Grèce
professor-world = Spécialiste mondial

paper-mesopotamia = le permis de Mésopotamie
paper-crete = le permis de Crète
paper-egypt = le permis d’Égypte
paper-greece = le permis de Grèce
paper-general = le permis général
paper-general-excavation = la carte d’Action Fouilles générale
permit-region = permis de la région
permit-general = permis général
permit-general-excavation = carte d’Action Fouilles générale

card-general-excavation = Fouilles générale
card-thief = Voleur
card-tomb-raiders = Pilleurs de tombes
card-scientist = Scientifique
card-assistant = Assistant

## Cartes

kind-congress = Congrès
kind-action-general-excavation = Fouilles générale
kind-action-thief-mesopotamia = Voleur en Mésopotamie
kind-action-thief-crete = Voleur en Crète
kind-action-thief-egypt = Voleur en Égypte
kind-action-thief-greece = Voleur en Grèce
kind-action-tomb-raiders-mesopotamia = Pilleurs de tombes en Mésopotamie
kind-action-tomb-raiders-crete = Pilleurs de tombes en Crète
kind-action-tomb-raiders-egypt = Pilleurs de tombes en Égypte
kind-action-tomb-raiders-greece = Pilleurs de tombes en Grèce
kind-action-scientist = Scientifique
kind-action-assistant = Assistant
relic-mesopotamia = relique de Mésopotamie de valeur { $vp }
relic-crete = relique de Crète de valeur { $vp }
relic-egypt = relique d’Égypte de valeur { $vp }
relic-greece = relique de Grèce de valeur { $vp }
rubble-mesopotamia = gravats de Mésopotamie
rubble-crete = gravats de Crète
rubble-egypt = gravats d’Égypte
rubble-greece = gravats de Grèce
expertise-mesopotamia = Expertise en Mésopotamie ({ $books })
expertise-crete = Expertise en Crète ({ $books })
expertise-egypt = Expertise en Égypte ({ $books })
expertise-greece = Expertise en Grèce ({ $books })
general-knowledge = Savoir général ({ $books })
exhibition = Exposition { $sets }
museum = Musée à { $relics ->
    [one] 1 relique
   *[other] { $relics } reliques
}

## Reviews, what a decision cost, and what chance decided

why-relics = de reliques
why-exhibitions = d’expositions
why-museums = de musées
why-professors = de professeurs
why-congresses = de congrès
why-time = de temps
tally-title = Points trouvés en fouillant, face à l’attendu
tally-each = Tour { $turn }, { $region }, { $weeks ->
    [one] une semaine
   *[other] { $weeks } semaines
} : { $came } au lieu de { $expected }
tally-sum = { $seat } a trouvé { $came } points en fouillant ; on pouvait en attendre { $expected }.
tally-more = Les fouilles de { $seat } ont donné { $points } points de plus qu’attendu.
tally-less = Les fouilles de { $seat } ont donné { $points } points de moins qu’attendu.

## Statistics

study-take-card = Cartes prises
study-take-presentation = Expositions et musées pris
study-give-relic = Reliques données aux musées
study-play-card = Cartes d’Action jouées
study-raid = Reliques pillées
study-dig = Fouilles
study-assistants = Assistants emmenés à une fouille
study-dig-weeks = Semaines d’une fouille
study-dig-knowledge = Connaissance lors d’une fouille
study-dig-expertise = Expertise dans la région lors d’une fouille
