list-nothing = rien
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
seat-number = Joueur { $number }
seat-chance = Le hasard

## The ladder of opponents

rung-porter = Porteur
rung-apprentice = Apprentie
rung-surveyor = Géomètre
rung-curator = Conservatrice
rung-professor = Professeur
rung-about-porter = Porte vos bagages et joue ce qui lui tombe sous la main.
rung-about-apprentice = Connaît quelques bonnes règles et s’y tient.
rung-about-surveyor = Estime vite ce que vaut chaque coup.
rung-about-curator = Pèse chaque choix en imaginant la suite de la partie.
rung-about-professor = Réfléchit un instant et ne pardonne pas grand-chose.
rung-tourist = Touriste
rung-volunteer = Bénévole
rung-student = Étudiant
rung-digger = Fouilleur
rung-sketcher = Dessinateur
rung-photographer = Photographe
rung-restorer = Restaurateur
rung-archivist = Archiviste
rung-lecturer = Conférencier
rung-scholar = Érudit
rung-about-tourist = Niveau 1 : le plus doux de ceux qui anticipent.
rung-about-volunteer = Niveau 2, un cran au-dessus du niveau 1.
rung-about-student = Niveau 3, un cran au-dessus du niveau 2.
rung-about-digger = Niveau 4, un cran au-dessus du niveau 3.
rung-about-sketcher = Niveau 5, un cran au-dessus du niveau 4.
rung-about-photographer = Niveau 6, un cran au-dessus du niveau 5.
rung-about-restorer = Niveau 7, un cran au-dessus du niveau 6.
rung-about-archivist = Niveau 8, un cran au-dessus du niveau 7.
rung-about-lecturer = Niveau 9, un cran au-dessus du niveau 8.
rung-about-scholar = Niveau 10, un cran au-dessus du niveau 9.

## The command alone

door-title = Digsite : jeux d’archéologie contre des bots et entre amis
door-serve = jouer dans le navigateur (--lan : aussi pour vos amis du réseau)
door-play = jouer dans ce terminal
door-help = tout le reste : simuler, revoir, étudier, héberger

## Languages

language-en = anglais (English)
language-fr = français
language-es = espagnol (español)

## The table

prompt-over = La partie est terminée.
prompt-chance = On tire des cartes.
prompt-asked = { $name }, c’est à vous.
prompt-others = { $name } choisit.
table-turn = tour { $number }
table-thinking = { $name } réfléchit … { $percent } %
table-choices = { $count ->
    [one] Un choix
   *[other] { $count } choix
}
table-filtered = { $shown } sur { $count } : « { $text } »
table-nothing-found = Rien ne correspond à « { $text } ».
table-offer = { $offer } : { $what }
table-no-choices = Rien à choisir pour l’instant.
table-log = Journal
table-log-start = Début
table-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
table-bot-failed = { $name } n’a pas pu choisir ({ $error }) ; { $bot } a choisi à sa place.
table-saved-not = La partie n’a pas pu être enregistrée : { $reason }.
table-undone = Repris : { $move }.
table-no-undo = Il n’y a rien à reprendre : seulement vos propres décisions de ce tour, et rien de ce qui a dévoilé une carte.
table-since = Depuis votre dernier tour
table-since-nothing = Il ne s’est rien passé depuis votre dernier tour.
table-refused = { $reason }  (Entrée : lire la règle)
table-waiting = Un instant : c’est à { $name } de jouer.
table-hint = { $bot } choisirait : { $move }
table-hint-failed = { $bot } n’a pas de conseil cette fois.
table-hint-thinking = { $bot } examine votre position …
table-type-move = Coup :
table-type-filter = Chercher :
table-left = La partie est enregistrée. Pour la reprendre : digsite play --resume last
table-not-a-move = « { $text } » n’est pas un coup possible ; tapez l’un des coups affichés, par exemple { $example }.

## What an action would do

preview-title = Avant de choisir
preview-points = { $points ->
    [one] { $sign }{ $points } point
   *[other] { $sign }{ $points } points
}
preview-ends-turn = Termine votre tour.
preview-goes-on = Votre tour continue ; vous pourrez reprendre ce choix.
preview-reveals = Cela dévoile quelque chose et ne se reprend pas.
preview-odds = En moyenne { $mean } points, entre { $low } et { $high }.
preview-confirm = Un pari sans retour. Choisissez encore une fois pour confirmer.
caution-confirm = Choisissez-le encore une fois pour le faire.
preview-select-first = Marquez d’abord un choix.

## The curtain between players

curtain-title = { $name }, c’est à vous
curtain-text = Passez le clavier. La table reste cachée jusqu’à ce que { $name } soit là.
curtain-button = Entrée : montrer la table

## The tour

tour-welcome = Bienvenue
tour-welcome-text = Vous êtes à table avec des archéologues : des bots, ou des amis à ce clavier. Le programme connaît les règles et ne propose que ce qu’elles permettent : vous pouvez commencer tout de suite.
tour-choose = À vous de jouer
tour-choose-text = Ce que vous pouvez faire est éclairé sur le plateau et numéroté dans la liste. Choisissez avec les flèches et Entrée, par le numéro, ou à la souris.
tour-ask = En cas de doute
tour-ask-text = p dit ce que ferait un choix, t demande un conseil au Professeur, r ouvre la règle qui compte à cet instant, et u reprend ce qui n’a rien révélé.
tour-leave = Quand vous voulez
tour-leave-text = Chaque coup est enregistré. Quittez avec q ; « Continuer », à l’accueil, reprend la partie. Le point d’interrogation (?) liste les touches, F2 change la langue.
tour-keys = Entrée : suite · ← : retour · Échap : passer
tour-begin = Entrée : commencer · ← : retour

## The start

start-subtitle = Trois jeux d’archéologie à votre table
start-continue = Continuer : { $title } avec { $names }
start-when = { $count ->
    [one] { $count } coup, { $when }
   *[other] { $count } coups, { $when }
}
start-new = Nouvelle partie
start-saved = Parties enregistrées
start-replay = Revoir une partie
start-rules = Règles
start-language = Langue : { $language }
start-quit = Quitter
start-keys = ↑↓ choisir · Entrée continuer · Échap retour
start-no-saves = Il n’y a pas encore de partie enregistrée.
start-file = Fichier de la partie :
start-finished = terminée
start-delete = Suppr : effacer
start-deleted = Partie effacée.
start-really-delete = Appuyez encore sur Suppr pour effacer cette partie à jamais.

## A new game

new-title = Nouvelle partie
new-game = Jeu
new-seat = Place { $number }
new-friend = Ami { $number }
new-nobody = libre
new-ruling = Règle
new-language = Langue
new-yes = oui
new-no = non
new-begin = Commencer
new-keys = ↑↓ ligne · ←→ changer · Entrée nom ou valeur · b commencer · Échap retour
new-name-help = Entrée : taper un autre nom
new-name-asked = Nom :
new-name-bad = Un nom a de 1 à 40 caractères visibles, sans espace au début ni à la fin.
new-players = { $title } se joue de { $low } à { $high }.
new-about-friend = Au même clavier ; un rideau cache vos cartes entre les tours.

## The end

end-title = La partie est terminée
end-won = { $count ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
end-player = Joueur
end-total = Total
end-rematch = Revanche
end-replay = Revoir la partie
end-save = Enregistrer la partie
end-look = Regarder la table
end-leave = Retour à l’accueil
end-save-as = Enregistrer sous :
end-saved = Enregistré : { $file }
save-exists = { $file } existe déjà ; choisissez un autre nom.
save-failed = Impossible d’écrire { $file } : { $reason }

## The replay

replay-title = Reprise
replay-at = Entrée { $at } sur { $count } · tour { $turn }
replay-keys = ←→ entrée · PgPréc PgSuiv tour · Début Fin · g tour · v regard · Échap retour
replay-eyes = Regard : { $name }
replay-spectator = public
replay-go = Aller au tour :
replay-bad-turn = Il n’y a pas de tour « { $text } » ; ils vont de { $low } à { $high }.
replay-after = Après { $at } entrées : { $text }
replay-choices = { $name } a le choix :

## Rules and help

rules-title = Règles de { $title }
rules-keys = ↑↓ défiler · n p article · / chercher · Échap retour
rules-find = Mot ou article :
rules-not-found = « { $text } » ne figure pas dans les règles.
rules-none = Ce jeu n’a pas de livret de règles.
help-title = Aide
help-close = Échap : retour
help-keys = Touches
help-arrows = Flèches : aller de case en case sur le plateau, ou dans la liste
help-tab = Tab : du plateau à la liste et retour
help-enter = Entrée ou Espace : prendre le choix marqué
help-digits = 1 à 9 : prendre le choix qui porte ce numéro
help-undo = u : reprendre votre dernière décision de ce tour
help-log = l : tout le journal
help-since = s : ce qui s’est passé depuis votre dernier tour
help-preview = p : ce que ferait le choix marqué
help-rules = r : les règles, ouvertes au bon endroit
help-hint = t : un conseil du Professeur
help-filter = / : chercher dans la liste des choix
help-type = deux-points (:) : taper un coup en notation
help-language = F2 : changer de langue
help-leave = q : quitter ; la partie est enregistrée
help-mouse = Souris : cliquer sur une case ou un choix pour le prendre
help-goal = On ne vous propose que ce que les règles permettent. Tapez un coup qui n’est pas dans la liste et le programme vous dira quelle règle s’y oppose.

key-take = ok
key-undo = annuler
key-log = journal
key-since = depuis
key-preview = effet
key-rules = règles
key-hint = avis
key-help = aide
key-leave = fin
key-switch = liste

## Plain mode

plain-welcome = { $title } : { $names }. Tapez aide pour savoir quoi taper.
plain-prompt = { $name }>
plain-choose = Tapez un numéro ou un coup.
plain-position = La table :
plain-happened = Ce qui s’est passé :
plain-your-turn = { $name } : { $text }
plain-curtain = C’est à { $name }. Appuyez sur Entrée quand { $name } est seul devant l’écran.
plain-no-number = Il n’y a pas de choix { $number } ; ils vont de 1 à { $count }.
plain-empty = Tapez un numéro, un coup, ou aide.
plain-unknown = « { $text } » n’est ni un coup ni une commande ; tapez aide pour voir les commandes.
plain-too-long = Cette ligne est trop longue pour un coup ou une commande.
plain-save-what = Tapez enregistrer et un nom de fichier.
plain-no-argument = { $word } se tape seul, sans rien derrière.
plain-result = { $name } : { $points } ({ $sources })
plain-source = { $source } { $points }
plain-bye = La partie est enregistrée. Pour la reprendre : digsite play --resume last --plain
plain-help-move = Un numéro ou un coup (par exemple { $example }) : prendre ce choix
plain-help-help = { $words } : cette liste
plain-help-rules = { $words } [numéro] : le livret de règles, ou un seul article
plain-help-position = { $words } : la table en mots
plain-help-choices = { $words } : revoir les choix
plain-help-log = { $words } : tout ce qui s’est passé
plain-help-since = { $words } : ce qui s’est passé depuis votre dernier tour
plain-help-preview = { $words } NUMÉRO : ce que ferait un choix
plain-help-undo = { $words } : reprendre votre dernière décision de ce tour
plain-help-save = { $words } FICHIER : écrire la partie dans un fichier
plain-help-hint = { $words } : un conseil du Professeur
plain-help-quit = { $words } : quitter ; la partie est enregistrée
plain-which-game = Quel jeu ? Tapez son numéro.
plain-which-bot = Contre qui ? Tapez un numéro.
plain-bad-number = Tapez un nombre de { $low } à { $high }, et non « { $text } ».
plain-how-many = Combien d’adversaires ? Tapez un nombre de { $low } à { $high }.

# The words that can be typed; several are divided by blanks.
command-help = aide ?
command-rules = règles regles règle
command-position = position table
command-choices = choix coups
command-log = journal
command-since = depuis
command-preview = aperçu apercu
command-undo = reprendre annuler
command-save = enregistrer
command-hint = conseil
command-quit = quitter

## Un conseil pour une position enregistrée

hint-stepped = Après { $at } entrées, c’est au hasard d’agir ; voici la décision suivante.
hint-asked = Après { $at } entrées, c’est à { $name } de choisir.
hint-eyes = Après { $at } entrées, vu par { $name }.
hint-spectator = un spectateur
hint-player = Joueur
hint-wins = Gagne
hint-points = Points à la fin
hint-move = Coup
hint-word = Notation
hint-visits = Visites
hint-effort = { $iterations } parties imaginées en { $seconds } s

## Ce qui ne va pas

error-input = Cela ne se comprend pas.
error-os-missing = ce fichier n’existe pas
error-os-forbidden = le système ne le permet pas
error-os-folder = c’est un dossier
error-os-full = le disque est plein
error-os-read-only = on ne peut rien y écrire
error-os-name = le nom est trop long
error-os-other = le système n’y arrive pas
error-file = { $file } ne peut pas être lu : { $reason }.
error-name = { $file } n’est pas un nom de fichier.
error-not-text = { $file } n’est pas un fichier texte.
error-record = { $file } n’est pas une partie que l’on peut revoir.
error-record-line = { $file }, ligne { $line } : ce n’est pas une partie que l’on peut revoir.
error-record-move = { $file }, ligne { $line } : ce coup n’est pas possible. { $why }
error-cards = { $file } n’est pas un fichier de cartes qui convient au jeu.
error-cards-place = { $file } : { $place } ne convient pas au jeu.
error-unknown-game = Aucun jeu ne s’appelle « { $name } » ; il y a { $known }.
error-seats = { $title } se joue de { $low } à { $high }, pas à { $seats }.
error-too-many = { $players } joueurs ne tiennent pas sur { $seats } places.
error-notation = « { $text } » n’est pas un coup.
error-option = Cette option n’existe pas ; on écrit NOM=yes ou NOM=no.
error-bot = Aucun adversaire ne s’appelle « { $name } » ; il y a { $known }.
error-language = La langue « { $text } » n’existe pas ici ; il y a { $known }.
error-no-game-left = Il n’y a aucune partie à reprendre.
error-other-game = { $file } est une partie de { $found }, pas de { $wanted }.
error-which-game = Dites quel jeu : digsite play JEU.
error-no-terminal = Ce n’est pas un terminal ; utilisez --plain pour jouer par des tubes.

## Analysing a game

analysis-unseen = quelque chose de caché
analysis-open = tout le monde
analysis-at = Place { $place } · vu par { $name } · { $text }
analysis-help = Entrée suivant · b retour · o autre variante · f début · l fin · un numéro ou un coup : l’essayer · d tirer · t demander au professeur · e autres yeux · m coups · k SIGNE · c COMMENTAIRE · p ligne principale · x supprimer · s [FICHIER] enregistrer · ? aide · q quitter
analysis-keys = ←→ pas · ↓ autre · a essai · d tirer · t avis · v yeux · m liste · k c · p x · s
analysis-unsaved = Les changements ne sont pas enregistrés.
analysis-saved = Enregistré : { $file }
analysis-name = Dites où : s FICHIER
analysis-title = Analyse
analysis-choose = Essayer un coup
analysis-moves = Coups
analysis-mark = Signe (!! ! !? ?! ? ?? ou rien) :
analysis-comment = Commentaire :
analysis-file = Enregistrer sous :
analysis-thinking = Le professeur réfléchit …
analysis-leave = Esc encore une fois quitte sans enregistrer.

## Problèmes

puzzle-heading = { $title }, un problème coté { $rating }. Vous êtes { $name }.
puzzle-heading-day = { $title }, le problème du jour, coté { $rating }. Vous êtes { $name }.
puzzle-question = Un choix gagne nettement plus souvent que tous les autres. Lequel ? (son numéro ; Entrée pour arrêter)
puzzle-no-number = Donnez le numéro d’un choix.
puzzle-right = Exact ! Ce choix gagne { $best } parties sur 100 jouées à partir d’ici, le suivant { $second }.
puzzle-wrong = Pas cette fois. Mieux : « { $choice } ». Ce choix gagne { $best } parties sur 100 jouées à partir d’ici, le vôtre { $own }.
puzzle-theme = Ce qu’il rapporte surtout : { $theme }.
puzzle-solver = Votre cote : { $rating }. Résolus : { $solved } sur { $tried } ; { $streak } d’affilée.
puzzle-not-counted = Vous avez déjà répondu à ce problème : il ne compte pas.
puzzle-none = Il n’y a pas encore de problèmes pour ce jeu.

## Why a decision was worse

why-many = Beaucoup de petites choses s’additionnent.
why-many-lead = Beaucoup de choses ensemble ont coûté environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} d’avance.
why-unseen = Cela n’a pas coûté de points si tous continuent au simple jugement : ce qui a été cédé ne se voit que plus loin.
why-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $of }
why-both = { $one } et { $two }
why-cost = Cela a coûté environ { $cost }.
why-cost-gained = Cela a coûté environ { $cost } et rapporté { $gained }.
why-cost-others = Cela a coûté environ { $cost }, et { $points } { $others ->
    [one] à l’adversaire
   *[other] à chacun des autres
}.
why-cost-gave = Cela a coûté environ { $cost } et en a donné { $points } { $others ->
    [one] à l’adversaire
   *[other] à chacun des autres
}.
why-cost-gave-gained = Cela a coûté environ { $cost }, en a donné { $points } { $others ->
    [one] à l’adversaire
   *[other] à chacun des autres
} et rapporté { $gained }.
why-others = Cela a donné environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $others ->
    [one] à l’adversaire
   *[other] à chacun des autres
}.
why-others-gained = Cela a donné environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $others ->
    [one] à l’adversaire
   *[other] à chacun des autres
} et rapporté { $gained }.

## What another choice would cost

would-many = « { $choice } » serait moins bon : beaucoup de petites choses s’additionnent.
would-many-lead = « { $choice } » serait moins bon : beaucoup de choses ensemble coûtent environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} d’avance.
would-cost = « { $choice } » coûterait environ { $cost }.
would-cost-gained = « { $choice } » coûterait environ { $cost } et rapporterait { $gained }.
would-cost-others = « { $choice } » coûterait environ { $cost }, et { $points } { $others ->
    [one] à l’adversaire
   *[other] à chacun des autres
}.
would-cost-gave = « { $choice } » coûterait environ { $cost } et en donnerait { $points } { $others ->
    [one] à l’adversaire
   *[other] à chacun des autres
}.
would-cost-gave-gained = « { $choice } » coûterait environ { $cost }, en donnerait { $points } { $others ->
    [one] à l’adversaire
   *[other] à chacun des autres
} et rapporterait { $gained }.
would-others = « { $choice } » donnerait environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $others ->
    [one] à l’adversaire
   *[other] à chacun des autres
}.
would-others-gained = « { $choice } » donnerait environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $others ->
    [one] à l’adversaire
   *[other] à chacun des autres
} et rapporterait { $gained }.

## What wins

study-mark = ,
study-title = Ce qui gagne à { $title }, { $seats } joueurs
study-about = { $games } parties entre { $seats } bots de la force « { $bot } » (graine { $seed }, règles { $rules }). ± est la moitié d’un intervalle à 95 %. Ce que font ces bots n’est pas ce que font les gens : cela dit ce qui paie contre des joueurs de cette force.
study-seats = Places
study-seat = place
study-won = part des victoires
study-points = points
study-first = Qui commence obtient { $won } des victoires ; une part égale serait { $fair }.
study-winner = Le vainqueur a { $points } points, le suivant { $less } de moins.
study-length = Une partie compte { $decisions } décisions, de { $low } à { $high }.
study-lead = La tête change { $changes } fois ; qui mène seul à mi-partie gagne { $won } des parties.
study-sources = Points par source
study-source = source
study-actions = Ce qui est fait, nombre de fois par partie
study-action = quoi
study-sizes = Combien, en moyenne
study-size = quoi
study-winners = vainqueurs
study-others = autres
study-ahead = avance des vainqueurs
study-lengths = Décisions par partie
study-changes = Changements de tête par partie
study-bin = { $low } à { $high }
study-games = parties
study-figures = Les chiffres en dessins

## Luck in one line

luck-with-or-without = Avec ou sans la chance, { $seat } menait.
luck-without = Sans la chance, { $seat } menait.
