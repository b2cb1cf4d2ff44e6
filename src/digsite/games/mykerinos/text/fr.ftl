# Mykerinos

patron-violet = Lady Violet
patron-lemon = Lord Lemon
patron-brown = Sir Brown
patron-blackmore = Mrs. Blackmore
patron-tangerine = Colonel Tangerine

source-parcels = Prestige des parcelles
source-exhibition = Exposition
source-sets = Séries de cinq mécènes

## Refus

refusal-game-over = La partie est terminée ; on ne joue plus.
refusal-not-your-turn = Ce n’est pas à vous de jouer.

refusal-first-player-first = Il faut d’abord tirer au sort le premier joueur.
refusal-markers-first = Il faut d’abord poser un marqueur de mécène dans chaque aile du Museum.
refusal-region-first = Il faut d’abord installer les cartes de la région.
refusal-no-such-seat = Personne n’est assis là ; seul un joueur de la table peut commencer.
refusal-marker-placed = Le marqueur de ce mécène est déjà posé ; chaque aile en reçoit un autre.
refusal-card-not-in-pile = Cette carte a déjà été posée ; seules viennent celles de la pile.
refusal-unknown-card = Cette carte n’existe pas dans ce jeu de 36 cartes.
refusal-first-player-by-lot = Le premier joueur est tiré au sort ; personne ne choisit.
refusal-markers-by-lot = Les marqueurs de mécène sont posés au hasard ; personne ne choisit.
refusal-layout-by-lot = Le hasard installe la région ; personne ne choisit une carte, sa place ou son sens.

refusal-choose-action-first = Dites d’abord ce que vous faites : nouvelle fouille, extension, mécène, ou passer.
refusal-one-action-per-turn = Vous avez déjà fait votre action ce tour-ci ; seule la couleur neutre peut encore jouer.
refusal-one-patron-per-turn = Vous avez déjà incliné une carte ; c’est un seul mécène par tour.
refusal-finish-placing = Terminez d’abord votre action : { $cubes ->
    [one] il reste un cube à poser.
   *[other] il reste { $cubes } cubes à poser.
}
refusal-finish-brown = Sir Brown vous attend : posez votre cube dans une salle du Museum.
refusal-museum-needs-brown = Pendant les fouilles, seul Sir Brown peut mener un cube au Museum.
refusal-cards-in-survey = Les cartes se gagnent au relevé, quand tout le monde a cessé de fouiller.
refusal-excavations-over = Les fouilles de la saison sont finies ; on fait maintenant le relevé des zones.
refusal-no-neutral-colour = La couleur neutre n’existe qu’à deux joueurs.
refusal-own-action-first = Faites d’abord votre propre action ; la couleur neutre peut jouer ensuite.
refusal-choose-neutral-first = Dites d’abord ce que fait la couleur neutre : nouvelle fouille, extension, ou rien.

refusal-stock-empty = Votre réserve personnelle est vide : vous ne pouvez que passer.
refusal-only-neutral-left = Il ne vous reste que des cubes neutres : vous ne pouvez que passer.
refusal-no-free-space = Il n’y a plus aucune case libre dans la région.
refusal-extension-needs-two = Une extension demande exactement deux cubes, et vous ne les avez pas.
refusal-nothing-to-extend = Vous n’avez encore aucun cube dans la région ; placez d’abord une nouvelle fouille.
refusal-no-space-beside = Aucune case libre n’est voisine d’un de vos cubes.
refusal-no-second-space = Il y a une place pour un premier cube à côté des vôtres, mais aucune pour le second.
refusal-patrons-from-second-season = Les mécènes aident à partir de la deuxième saison, une fois leurs cartes gagnées.
refusal-patron-not-owned = { $patron } ne peut pas vous aider : vous n’avez aucune carte de ce mécène.
refusal-patron-tilted = { $patron } a déjà aidé : toutes vos cartes de ce mécène sont inclinées jusqu’à la saison prochaine.
refusal-violet-stock-empty = Avec une réserve personnelle vide, pas de Lady Violet : il faut passer.
refusal-violet-no-cube = Lady Violet ne peut rien pour vous : la réserve générale n’a plus de cube de votre couleur.
refusal-violet-no-move = Même avec le cube de Lady Violet, il n’y aurait pas de place pour cette action.
refusal-lemon-no-pyramid = Lord Lemon a besoin d’une pyramide libre, et il n’en reste aucune.
refusal-lemon-no-extension = Avec Lord Lemon, il faut une pyramide et une case libre à la suite de vos cubes ; il n’y en a pas.
refusal-blackmore-needs-two = Mrs. Blackmore demande exactement deux cubes, et vous ne les avez pas.
refusal-blackmore-no-pair = Mrs. Blackmore a besoin de deux cases libres côte à côte, et il n’y en a pas.
refusal-tangerine-needs-three = Le colonel Tangerine demande exactement trois cubes, et vous ne les avez pas.
refusal-tangerine-no-chain = Le colonel Tangerine a besoin de trois cases libres à la suite de vos cubes, et il n’y en a pas.
refusal-brown-no-room = Sir Brown ne peut rien pour vous : aucune salle du Museum ne vous est ouverte.
refusal-neutral-needs-two = Une extension neutre demande deux cubes neutres, et vous ne les avez pas.
refusal-neutral-nothing-to-extend = Il n’y a dans la région aucun cube neutre d’où partir.
refusal-neutral-no-extension = Il n’y a pas de place pour deux cubes neutres à la suite.
refusal-neutral-without-patrons = Aucun mécène n’aide jamais la couleur neutre.
refusal-neutral-never-museum = La couleur neutre ne va jamais au Museum.

refusal-outside-region = Cette case ne fait pas partie de la région ; la troisième ligne n’existe qu’à la saison 4.
refusal-space-occupied = Il y a déjà un cube sur cette case ; choisissez-en une libre.
refusal-pyramid-excavation = Une nouvelle fouille ne commence pas sur une pyramide ; choisissez une case libre sans pyramide.
refusal-pyramid-extension = Une extension ne passe pas par une pyramide ; choisissez une case libre sans pyramide.
refusal-pyramid-blackmore = Mrs. Blackmore ne pose aucun cube sur une pyramide ; choisissez une case libre sans pyramide.
refusal-pyramid-tangerine = Le colonel Tangerine ne pose aucun cube sur une pyramide ; choisissez une case libre sans pyramide.
refusal-pyramid-neutral = Un cube neutre ne va pas sur une pyramide ; choisissez une case libre sans pyramide.
refusal-lemon-wants-pyramid = Avec Lord Lemon, ce cube doit aller sur une pyramide.
refusal-lemon-second-pyramid = Le premier cube n’est pas sur une pyramide : avec Lord Lemon, le second doit y aller.
refusal-lemon-one-pyramid = Lord Lemon n’ouvre qu’une pyramide ; le second cube va sur une case libre ordinaire.
refusal-diagonal = Deux cases qui ne se touchent que par un coin ne sont pas voisines.
refusal-first-cube-apart = Le premier cube d’une extension doit être voisin d’un de vos cubes.
refusal-second-cube-apart = Le second cube doit être voisin de celui que vous venez de poser.
refusal-blackmore-apart = Le second cube de Mrs. Blackmore doit être voisin du premier.
refusal-tangerine-apart = Les cubes du colonel Tangerine se suivent : chacun est voisin du précédent.
refusal-neutral-apart = Les cubes neutres suivent les mêmes règles : celui-ci ne serait pas voisin du bon cube.
refusal-dead-end = De là, { $cubes ->
    [one] le cube suivant ne trouverait pas de place ; choisissez une autre case.
   *[other] les { $cubes } cubes suivants ne trouveraient pas de place ; choisissez une autre case.
}

refusal-no-such-room = Cette salle n’existe pas : il n’y a de salle 2 qu’entre deux ailes voisines.
refusal-room-occupied = Cette salle { $value } est déjà occupée ; elle vous est fermée.
refusal-room-already-yours = Vous êtes déjà dans cette salle ; elle n’accueille qu’un cube.
refusal-first-room-five = Votre premier cube au Museum ne peut pas aller dans une salle 5 ; choisissez une salle 2 ou 3.
refusal-five-not-adjacent = Pour entrer dans cette salle 5, il faut déjà être dans une salle 2 ou 3 qui la touche.
refusal-first-no-cube = La réserve générale n’a plus de cube de votre couleur : vous devez prendre une carte.
refusal-second-no-cube = Au deuxième aussi il faut un cube dans la réserve générale pour réserver ; prenez une carte.

refusal-first-must-choose = Le premier doit choisir : une carte ou une salle du Museum.
refusal-second-must-choose = Le deuxième doit choisir : une carte ou une salle du Museum.
refusal-card-gone = Cette carte est déjà prise ; choisissez l’autre ou une salle.
refusal-not-for-neutral = Ce choix est le vôtre ; la couleur neutre ne reçoit une carte que quand vient son rang.
refusal-third-never-museum = Seuls le premier et le deuxième peuvent aller au Museum.
refusal-leftover-gone = Cette carte n’est plus là ; on ne peut prendre que ce qui reste.
refusal-must-take = À cette table, une carte qui reste doit être prise.
refusal-neutral-card-first = Choisissez d’abord la carte que la couleur neutre retire du jeu.
refusal-neutral-must-take = La couleur neutre doit prendre une carte ; choisissez-la pour elle.
refusal-neutral-card-gone = Cette carte est déjà prise ; la couleur neutre reçoit l’autre.
