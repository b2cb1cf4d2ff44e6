# Les mots du navigateur. Règles, coups et événements parlent par les fichiers des jeux.

web-language = Langue
web-light = Clair
web-dark = Sombre
web-home = Retour à l’accueil
web-cancel = Annuler
web-done = Terminé
web-close = Fermer
web-skip = Aller au contenu
web-loading = Un instant …

seat-number = Joueur { $number }

## L’accueil

home-title = Trois fouilles, une table
home-subtitle = Des jeux d’archéologie dans votre navigateur : seul contre des adversaires patients, à plusieurs sur un canapé, ou avec des amis au loin. Sans compte.
home-games = Jeux
home-play = Jouer
home-invite = Inviter des amis
home-more = Préparer une table
home-learn = Apprendre à jouer
home-guest = Invité
home-mine = Vos parties
home-aborted = Interrompue
home-won = { $count ->
    [one] { $names } a gagné
   *[other] { $names } se partagent la victoire
}
home-won-you = Vous avez gagné
home-finished = Terminées
home-open = Tables ouvertes
home-open-none = Personne n’attend en ce moment. Invitez des amis, ou préparez une table et annoncez-la.
home-live = Regarder
home-live-none = Aucune partie annoncée n’est en cours.
home-replays = Parties rejouées
home-replays-text = Chaque partie terminée tient dans un fichier texte lisible. Ouvrez-en un depuis votre disque.
home-open-record = Ouvrir une partie
home-players = { $low } à { $high } joueurs
home-cards = Les règles sont complètes. Là où les listes de cartes publiées ne sont pas connues, les cartes sont des reconstitutions, et chaque partie enregistrée nomme la liste utilisée.

## The tour

tour-welcome = Bienvenue
tour-welcome-text = Choisissez un jeu puis « Jouer » : vous voilà aussitôt à table contre des bots patients. « Inviter des amis » crée un lien ; qui l’ouvre prend place.
tour-choose = À vous de jouer
tour-choose-text = Ce que vous pouvez faire est éclairé sur le plateau. Cliquez dessus ; ce qui n’est pas possible vous dit quelle règle s’y oppose.
tour-ask = En cas de doute
tour-ask-text = « Apprendre à jouer » vous guide dans une première partie. À table, un conseil, les règles et l’annulation sont à une touche.
tour-keep = Rien ne se perd
tour-keep-text = Chaque coup est gardé. Revenez à cette page pour continuer, ou pour revoir une partie finie.
tour-label = Une courte visite
tour-step = { $at } sur { $count }
tour-next = Suite
tour-skip = Passer
tour-end = Terminé

## Réglages

settings-title = Réglages
settings-name = Votre nom
settings-theme = Clair ou sombre
settings-theme-system = Comme l’appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-contrast = Contraste élevé
settings-motion = Animations
settings-speed = Vitesse de ce qui est montré
settings-speed-slow = lentement
settings-speed-normal = normalement
settings-speed-fast = vite
settings-speed-instant = tout de suite
settings-pace = Rythme des autres
settings-pace-slow = pas à pas, lentement
settings-pace-calm = de façon à pouvoir suivre
settings-pace-instant = aussi vite qu’ils veulent
settings-sound = Sons
settings-notify = Me prévenir quand c’est mon tour
settings-plain-http = Les notifications, l’installation et l’usage hors ligne demandent une adresse sécurisée (https). Les navigateurs les refusent ici ; tout le reste fonctionne.

## À la table

match-your-turn = À vous de jouer
match-you = vous
match-board = Table
match-people = Joueurs
match-choices = Choix
match-tools = Outils
match-open-seat = place libre
match-away = absent
match-offline-kept = Hors ligne. Votre coup est gardé et sera envoyé.
match-offline = Hors ligne. La table est cherchée …
match-resigned-you = Vous avez abandonné. Vous pouvez regarder.
match-resigned = a abandonné, un robot joue
match-kept = absent, un robot joue
match-bot = robot
match-here = présent
match-watching = { $count ->
    [one] 1 personne regarde
   *[other] { $count } personnes regardent
}
match-sending = Envoyé …
match-move = { $name } a joué
match-move-you = Votre coup
match-do-it = Confirmer
match-stale = La table avait changé ; regardez encore une fois.
match-read-rule = Lire la règle
match-back-to-now = Revenir au présent
match-missing = Cette table n’existe pas, ou elle ne vous est pas ouverte.
match-waiting-for-players = En attente de joueurs.
tool-undo = Reprise
tool-restart = Rejouer
tool-hint = Conseil
tool-since = Récap
tool-rules = Règles
tool-log = Journal
tool-chat = Chat
tool-more = Plus
tool-list = Liste
log-start = Mise en place
log-turn = Tour { $turn }
chat-empty = Personne n’a encore rien dit.
chat-write = Dire quelque chose
chat-send = Envoyer
chat-unread = { $count ->
    [one] 1 nouvelle ligne
   *[other] { $count } nouvelles lignes
}
clock-days = { $days ->
    [one] 1 jour
   *[other] { $days } jours
}
since-title = Depuis votre dernier tour
since-nothing = Rien ne s’est passé depuis votre dernier tour.
note-aborted = La partie est interrompue.
note-returned-you = Vous êtes de retour ; la place est de nouveau à vous.
note-returned = { $name } est de retour et joue de nouveau.
note-replaced-you = Vous étiez absent ; un robot garde votre place.
note-replaced = { $name } est absent ; un robot garde la place.
note-resign-you-end = Vous avez abandonné : la partie est terminée.
note-resign-you = Vous avez abandonné ; un robot joue à votre place.
note-resign-end = { $name } a abandonné : la partie est terminée.
note-resign = { $name } a abandonné ; un robot joue à sa place.
note-undo = Coup repris : voici où en est le tour.
news-lost = { $points ->
    [one] −1 point pour vous.
   *[other] −{ $points } points pour vous.
}
news-more = { $count ->
    [one] { $names } a joué aussi.
   *[other] { $names } ont joué aussi.
}
news-won = { $points ->
    [one] +1 point pour vous.
   *[other] +{ $points } points pour vous.
}
hint-thinking = Examen de votre position …
hint-waiting =
    { $place ->
        [1] Les robots aident d’autres joueurs ; vous êtes le prochain.
       *[other] Les robots aident d’autres joueurs ; vous êtes numéro { $place } dans la file.
    }
hint-weight = Part de l’examen
hint-win = Vos chances de gagner, selon un robot : { $percent } %
more-title = Plus
more-link = Copier le lien
more-mute = Couper le son
more-sound = Remettre le son
more-carry = Continuer sur un autre appareil
more-notes = Notes
carry-text = Ouvrez bientôt ce lien sur l’autre appareil ; il sert une seule fois et vous y fait reconnaître aussi.
carry-question = Continuer ici en tant que { $name } ?
carry-question-account = Ce lien connecte ce navigateur au compte { $account }.
carry-question-text = N’acceptez que si vous avez créé ce lien vous-même : qui l’a créé est aussi cette personne.
carry-question-yes = Continuer en tant que { $name }
carry-signed-in = Vous êtes connecté à un compte. Déconnectez-vous d’abord pour continuer sous une autre identité.
more-keys = Touches
more-propose-undo = Demander à reprendre un coup
more-propose-abort = Demander à interrompre la partie
more-resign = Abandonner
more-review = Revoir
link-copied = Le lien est copié.
resign-title = Abandonner cette partie ?
resign-text-end = La partie se termine aussitôt, et l’autre joueur gagne.
resign-text-bot = Un robot joue à votre place pour les autres, et vous êtes classé dernier. Vous pouvez regarder.
proposal-undo = { $name } demande à reprendre un coup.
proposal-abort = { $name } demande à interrompre la partie.
proposal-rematch = { $name } demande une revanche.
proposal-yes = D’accord
proposal-no = Refuser
proposal-waiting = En attente des autres.
curtain-title = { $name }, c’est votre tour
curtain-text = Passez l’écran. La table reste cachée jusqu’à ce que { $name } soit prêt.
curtain-button = Montrer la table
lobby-text = Envoyez ce lien à vos amis. Qui l’ouvre peut prendre place ; la partie commence quand toutes les places sont prises.
lobby-begun = Cette partie ne commence pas au début : elle reprend d’une position que quelqu’un a choisie.
lobby-join = S’asseoir
lobby-kept = place gardée pour un ami
lobby-start = Commencer, avec des robots aux places libres
lobby-here-only = Ce serveur n’est accessible que depuis cette machine. Pour jouer avec des amis, lancez-le avec --lan.

## Touches

keys-title = Touches
keys-digits = 1 à 9 : prendre le choix de ce numéro ; 0 : ce qui met fin à votre part, comme passer
keys-arrows = Flèches : d’un endroit à l’autre du plateau
keys-enter = Entrée ou Espace : choisir l’endroit marqué
keys-board = b : aller au plateau
keys-undo = u : reprise
keys-restart = U : recommencer mon tour
keys-hint = t : un conseil
keys-since = s : ce qui s’est passé depuis mon dernier tour
keys-rules = r : les règles
keys-log = l : le journal
keys-chat = c : le chat
keys-all = a : tous les choix en liste
keys-more = m : plus
keys-skip = Espace pendant un mouvement : le passer
keys-escape = Échap : fermer, ou revenir au présent

## La fin

result-won = { $count ->
    [one] { $names } gagne.
   *[other] { $names } partagent la victoire.
}
result-you-won = Vous avez gagné !
result-winner = vainqueur
result-player = Joueur
result-total = Total
result-chart = Les points au fil du temps
result-look = Regarder la table
result-rematch = Revanche

## Rejouer

replay-at = Position { $at } sur { $count }
replay-first = Au début
replay-back = En arrière
replay-next = En avant
replay-last = À la fin
replay-play = Lire
replay-pause = Pause
replay-position = Position
replay-eyes = Vu par
replay-spectator = un spectateur
replay-review = Bilan
replay-turning-back = Au tournant précédent (<)
replay-turning-next = Au tournant suivant (>)
replay-link = Lien
replay-save = Fichier

## L’analyse

review-begin = Analyse par un robot
review-text = Il examine chaque décision en ne sachant que ce que son joueur savait.
review-title = Chances de gagner, en pour cent
review-progress = { $done } décisions sur { $all }
review-mistakes = Tournants de la partie
review-none = Aucune décision n’a coûté bien cher.
review-mistake = Tour { $turn } : { $played }. Mieux : { $better } (+{ $percent } %).
review-best = Semblaient les meilleurs, avec les chances de gagner :
review-summary = Décisions par joueur
review-decided = { $best } les meilleures, { $fine } bonnes, { $doubtful } douteuses, { $mistakes ->
        [one] { $mistakes } erreur
       *[other] { $mistakes } erreurs
    }, { $blunders ->
        [one] { $blunders } gaffe
       *[other] { $blunders } gaffes
    } ; une décision a coûté en moyenne { $percent } % d’une victoire.
review-again = Juger à nouveau avec le meilleur robot

## Une table à soi

new-seats = Qui joue
new-seat = Place { $number }
new-kind-me = Vous
new-kind-friend = Un ami, par le lien
new-kind-open = N’importe qui
new-kind-hotseat = Un ami à cet écran
new-kind-none = Personne
new-bot = Robot : { $name }
new-clock = Pendule
new-clock-none = Sans pendule
new-clock-quick = 10 minutes chacun, 10 secondes de plus par tour
new-clock-calm = 30 minutes chacun, 30 secondes de plus par tour
new-clock-days = Trois jours par tour
new-house = À cette table
new-listed = L’annoncer sur la page d’accueil
new-spectators = Qui a le lien peut regarder
new-hints = Les conseils d’un robot sont permis
new-undo = Reprendre un coup
new-undo-turn = librement pendant son tour
new-undo-agreed = pendant son tour ; plus loin si tous sont d’accord
new-undo-never = jamais
new-rulings = Précisions de règle
new-begin = Commencer

## Le livret

rules-find = Chercher dans les règles
rules-not-found = Rien ne correspond.

## Apprendre

learn-text = Jouez une vraie partie contre deux adversaires faciles, avec un guide qui explique chaque chose quand elle se présente. Chaque choix montre ce qu’il ferait, chaque refus cite sa règle, conseils et reprises sont libres. Tout le livret est ci-dessous.
learn-begin = Commencer la première partie
learn-example = Un exemple
learn-understood = Compris

## The account

account-title = Compte
account-text = On joue aussi sans. Avec un compte vous retrouvez vos parties sur tous vos appareils ; ce que vous jouez maintenant vous suit.
account-name = Nom
account-password = Mot de passe
account-password-text = Huit caractères au moins.
account-register = Créer un compte
account-log-in = Se connecter
account-log-out = Se déconnecter
account-log-in-passkey = Se connecter avec une clé d’accès
account-make-passkey = Ajouter une clé d’accès sur cet appareil
account-passkey-made = La clé d’accès est gardée.
account-made = Votre compte est créé ; vos parties en font partie.
account-welcome = Bon retour.
account-goodbye = Vous êtes déconnecté.
account-kept = C’est noté.
account-yours = Ici { $name }. Vos parties vous suivent sur chaque appareil où vous vous connectez.
account-contact = E-mail pour « à vous »
account-contact-asked = { $address } n’est pas encore confirmée. Ouvrez le lien du courrier qui y est envoyé ; rien d’autre ne part avant.
account-contact-again = Renvoyer le courrier
account-contact-proved = Votre adresse est confirmée.
account-passkeys-plain-http = Les clés d’accès exigent une adresse sûre (https) ; les navigateurs les refusent ici. Un mot de passe suffit.
account-passkeys-no-name = Les clés d’accès exigent une adresse avec un nom, comme localhost ; celle-ci n’est qu’un nombre. Un mot de passe suffit.
account-passkeys-old-browser = Ce navigateur n’a pas de clés d’accès. Un mot de passe suffit.
sessions-title = Où vous êtes connecté
sessions-this = cet appareil
sessions-used = dernière utilisation : { $used }
sessions-unknown = Appareil inconnu
sessions-end = Déconnecter
sessions-end-one = Déconnecter : { $device }
sessions-end-others = Déconnecter partout ailleurs
passkeys-title = Vos clés d’accès
passkeys-none = Il n’y en a pas encore.
passkeys-made = créée : { $made }
passkeys-made-used = créée : { $made }, dernière utilisation : { $used }
passkeys-remove = Retirer
passkeys-remove-one = Retirer la clé d’accès : { $device }
passkeys-remove-text = Elle n’ouvrira plus votre compte, et vous serez déconnecté partout ailleurs.
passkeys-remove-passkey = Retirer avec une clé d’accès
passkeys-removed = La clé d’accès est retirée.
password-title = Changer le mot de passe
password-old = Ancien mot de passe
password-new = Nouveau mot de passe
password-text = Huit caractères au moins. Vous serez déconnecté partout ailleurs.
password-passkeys = Vos clés d’accès restent valables ; la liste est ci-dessus. Retirez celles qui ne sont pas à vous.
password-change = Changer
password-changed = Le mot de passe est changé.
delete-title = Supprimer le compte
delete-text = C’est définitif. Vous quittez les tables ouvertes, des bots continuent vos parties en cours et votre nom disparaît ; les récits des parties finies restent.
delete-yes = Supprimer pour toujours
delete-passkey = Supprimer avec une clé d’accès
delete-done = Le compte est supprimé.

## The analysis board

replay-analyse = Analyser
note-begun = La partie continue à partir d’une position donnée.
analyse-title = Table d’analyse
analyse-text = Parcourez une partie, essayez d’autres coups, faites-les juger par un robot, notez ce que vous en pensez. Les parties de ce serveur s’ouvrent depuis leur relecture, une fois terminées.
analyse-record = Une partie jouée
analyse-paste = Collez ici le texte d’une partie
analyse-new = Une nouvelle partie
analyse-begin = Analyser
analyse-another = Ouvrir
analyse-moves = Coups
analyse-variation = Variante
analyse-remarks = Commentaire, signes, variantes
analyse-mark = Signe de ce coup
analyse-comment = Commentaire sur ce coup
analyse-promote = En faire la ligne principale
analyse-remove = Supprimer
analyse-open = tout le monde
analyse-others-turn = Quelqu’un d’autre décide ici. Vu par tout le monde, vous décidez pour tous.
analyse-deal = Tirer
analyse-outcomes = Choisir ce qui est tiré
analyse-on = Continuer
analyse-play-on = Continuer à jouer d’ici
analyse-engine = Ce qu’en pense un robot
analyse-engine-start = Demander au professeur
analyse-engine-stop = Arrêter
analyse-engine-text = Les chances de gagner : de tous, et de celui qui décide après chacun des meilleurs coups, d’après ce que peut savoir celui qui regarde. Le choix du professeur vient en premier ; l’avance en points y compte aussi.
analyse-limit = Limite
analyse-seconds = { $seconds } s
analyse-iterations = { $iterations } essais
analyse-chances = Chances de gagner
analyse-points = { $points } pts
analyse-lines = Meilleurs coups ; un clic en joue un
analyse-effort = Essayé { $iterations } fois.
mark-brilliant = coup brillant
mark-good = bon coup
mark-interesting = coup intéressant
mark-doubtful = coup douteux
mark-mistake = erreur
mark-blunder = bourde
play-on-open = Les cartes restent comme dans cette partie, même celles que vous venez de voir.
play-on-eyes = Ce que { $name } ne savait pas est redistribué ; ce que { $name } savait reste tel quel.
analyse-players = Joueurs

## Problèmes

home-puzzles = Problèmes
puzzle-title = Problèmes
puzzle-one = Problème
puzzle-of-day = Problème du jour
puzzle-rating = coté { $rating }
puzzle-task = Vous êtes { $name }. Un choix gagne nettement plus souvent que tous les autres. Lequel ?
puzzle-not-offered = Cela ne peut pas être choisi ici.
puzzle-right = Exact !
puzzle-wrong = Pas cette fois.
puzzle-why-right = Votre choix gagne { $best } parties sur 100 jouées à partir d’ici, le suivant { $second }.
puzzle-why-wrong = Mieux : « { $choice } ». Ce choix gagne { $best } parties sur 100 jouées à partir d’ici, le vôtre { $own }.
puzzle-theme = Ce qu’il rapporte surtout : { $theme }.
puzzle-theme-many = Il rapporte un peu partout.
puzzle-not-counted = Vous avez déjà répondu à ce problème : il ne compte pas.
puzzle-worths = Parties gagnées sur 100, par choix
puzzle-best = le meilleur
puzzle-yours = le vôtre
puzzle-next = Problème suivant
puzzle-own-rating = Votre cote
puzzle-solved = Résolus
puzzle-streak = D’affilée
puzzle-longest = Record
puzzle-about = Trouvés dans des parties entre professeurs, d’après ce que sait ce joueur. Chaque solution a résisté à des recherches et à des parties entières d’un autre joueur ; plus une recherche peine à la trouver, plus la cote est haute.
puzzle-none = Il n’y a pas encore de problèmes pour ce jeu.

## Apprendre de ses erreurs

mistake-begin = Apprendre de ses erreurs
mistake-title = Apprendre de ses erreurs
mistake-task = { $name }, ce que vous avez fait ici a coûté { $loss } parties sur 100. Trouvez mieux.
mistake-progress = { $right } sur { $count } trouvées. Tout ce qui coûte au plus 2 parties sur 100 est juste.
mistake-line = Tour { $turn } : { $loss } parties sur 100
mistake-wrong = « { $choice } » coûte { $loss } parties sur 100.
mistake-best = Le mieux : « { $best } ». Vous aviez joué « { $played } », ce qui coûtait { $loss }.
mistake-next = Suivante
mistake-again = Réessayer
mistake-back = Retour à la partie
mistake-none = Rien à apprendre ici : aucune analyse n’est terminée, ou elle n’a trouvé aucune erreur nette.

## L’analyse par joueur, la chance et les erreurs

review-accuracy = { $percent } % de { $count } décisions valaient les meilleures.
review-phases = Perdu par décision, en moyenne : au début { $first } %, au milieu { $second } %, à la fin { $third } %.
review-costliest = Le plus cher :
review-at = Tour { $turn } : { $percent } %
review-sources = D’où venaient les points
review-winners = Gagnants
review-usual = Gagnants : la moyenne de { $games } parties de { $seats } robots de même force ({ $bot }).
luck-title = Chance et erreurs, en points d’avance sur la moyenne
luck-title-plain = Ce que le hasard a fait
luck-whose = De qui
luck-start = Au début
luck-luck = Chance
luck-own = Erreurs propres
luck-given = Erreurs des autres
luck-rest = Impossible à dire
luck-result = Résultat
luck-each = Un par un ({ $count })
luck-text = La chance, c’est ce qui est venu, comparé à la moyenne de ce qui pouvait venir ; une erreur, c’est ce qu’une décision a perdu face à la meilleure, dans les mêmes mondes. Le reste, ce calcul ne sait pas le dire : plans qui ont abouti, cartes que d’autres tenaient.
luck-unjudged = La chance, c’est ce qui est venu, comparé à la moyenne de ce qui pouvait venir. Les erreurs seront distinguées à la fin de l’analyse.

## What wins

study-link = Ce qui gagne, en chiffres
study-players = Joueurs
study-missing = Il n’y a pas de chiffres pour ce jeu.
