## Pourquoi c’est impossible

refusal-game-over = La partie est finie.
refusal-not-your-turn = Ce n’est pas à vous : c’est au joueur le plus en arrière sur l’échelle chronologique.

refusal-pawns-come-first = On empile les pions ; la partie commence juste après.
refusal-back-comes-first = On regarde d’abord le dos de la première carte de la pioche.
refusal-front-comes-first = On retourne d’abord la carte verte au sommet de la pioche.
refusal-museum-wants-relics = Le Musée sera à vous une fois payé : donnez encore { $relics ->
        [one] une relique
       *[other] { $relics } reliques
    }.
refusal-scientist-wants-a-site = Votre Scientifique attend : choisissez le site à examiner.
refusal-looking-comes-first = On examine d’abord les cartes du site.
refusal-raiders-want-a-relic = Vos Pilleurs de tombes attendent en { $region } : choisissez la relique qu’ils emportent.
refusal-dig-wants-a-permit = Votre fouille en { $region } est lancée : choisissez la carte Fouilles à défausser.
refusal-dig-wants-assistants = Votre fouille en { $region } est lancée : dites combien d’Assistants vous accompagnent.
refusal-dig-wants-weeks = Votre fouille en { $region } est lancée : annoncez combien de semaines elle dure.
refusal-drawing-comes-first = On tire d’abord les cartes de la fouille.

refusal-only-chance-reveals = Le hasard décide des cartes et des pions ; vous ne pouvez pas les choisir.
refusal-no-museum-taken = On ne donne de reliques que pour un Musée : prenez-en un d’abord.
refusal-no-scientist-sent = Seul un Scientifique examine un site : jouez-en un d’abord.
refusal-no-raiders-sent = Seuls les Pilleurs de tombes emportent ce qu’ils veulent : jouez-les d’abord.
refusal-no-dig-begun = Vous n’avez pas commencé de fouille : choisissez d’abord sa région.

refusal-no-such-space = Cette case de stockage n’existe pas ; choisissez l’une des quatre.
refusal-unknown-card = Aucune carte de cette boîte ne s’appelle « { $name } ».
refusal-relics-stay-on-sites = On ne prend pas ainsi les reliques d’un site ; il faut creuser.
refusal-not-a-presentation = Seuls les Expositions et les Musées se prennent parmi les cartes exposées ; les autres viennent du stockage.
refusal-not-on-display = Cette carte n’est pas exposée, du moins pas en ce moment.
refusal-too-few-relics-to-show = Cette Exposition demande au moins { $needed } reliques ({ $region }) ; vous en avez { $held }.
refusal-too-few-relics-to-give = Ce Musée demande { $needed } reliques ; vous en avez { $held }.
refusal-relic-not-yours = Vous n’avez pas de relique de valeur { $vp } ({ $region }) à donner.

refusal-card-not-in-hand = Vous n’avez pas cette carte en main : { $card }.
refusal-assistant-only-digs = Un Assistant participe à une fouille : commencez la fouille, puis faites-le venir.
refusal-excavation-only-digs = La carte Fouilles générale sert d’autorisation : commencez une fouille, puis utilisez-la.
refusal-site-is-empty = Le site est vide en { $region } ; à cette table, on ne peut pas y jouer cette carte : { $card }.
refusal-sites-are-empty = Tous les sites sont vides ; à cette table, on ne peut pas jouer cette carte : { $card }.
refusal-not-on-this-site = Cette carte ne se trouve pas sur le site en { $region } ; choisissez-en une que vous y voyez.
refusal-rubble-stays = Les gravats restent sur place : vos Pilleurs emportent une relique ({ $region }).
refusal-raiders-must-take = Il y a une relique ici : vos Pilleurs de tombes doivent en emporter une.

refusal-unknown-region = Aucune région ne s’appelle « { $name } ».
refusal-no-permit = Il ne vous reste aucune carte Fouilles valable en { $region }.
refusal-no-expertise = Il faut au moins un point d’Expertise pour creuser en { $region } ; le Savoir général ne le remplace pas.
refusal-nothing-buried = Le site est vide en { $region } ; il n’y a encore rien à y chercher.
refusal-dig-brings-nothing = Avec un savoir de { $knowledge }, { $weeks ->
        [one] une semaine ne rapporte
       *[other] { $weeks } semaines ne rapportent
    } aucune carte ; il faut plus de l’un ou de l’autre.
refusal-permit-not-held = Vous n’avez pas cette autorisation pour creuser en { $region } : { $permit }.
refusal-too-few-assistants = { $held ->
        [one] Vous n’avez qu’un Assistant
       *[other] Vous n’avez que { $held } Assistants
    } en main.
refusal-one-assistant-at-most = À cette table, un seul Assistant peut participer à une fouille.
refusal-weeks-out-of-range = Une fouille dure de 1 à 12 semaines.

refusal-no-such-pawn = Personne n’occupe la place { $seat }.
refusal-pawn-already-stacked = Le pion de la place { $seat } est déjà dans la pile.
refusal-back-not-in-deck = Plus aucune carte de la pioche n’a ce dos.
refusal-front-not-in-deck = Il ne reste plus de carte verte de ce genre dans la pioche.
refusal-card-not-there = Cette carte ne peut pas se trouver sur ce site.

## Les mots qu’on y trouve

region-mesopotamia = Mésopotamie
region-crete = Crète
region-egypt = Égypte
region-greece = Grèce

card-general_excavation = Fouilles générale
card-thief = Voleur
card-tomb_raiders = Pilleurs de tombes
card-scientist = Scientifique
card-assistant = Assistant

permit-region = carte Fouilles de la région
permit-general = carte Fouilles générale
permit-general_excavation = carte d’Action Fouilles générale

## D’où viennent les points

source-relics = Reliques
source-exhibitions = Expositions
source-museums = Musées
source-professors = Professeurs
source-congresses = Congrès
source-time = Temps gagné
