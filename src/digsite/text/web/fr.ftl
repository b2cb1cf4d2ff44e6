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
title-mykerinos = Mykerinos
title-thebes = Thèbes
title-loot = Maudite Momie

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
home-open = Tables ouvertes
home-open-none = Personne n’attend en ce moment. Invitez des amis, ou préparez une table et annoncez-la.
home-live = Regarder
home-live-none = Aucune partie annoncée n’est en cours.
home-replays = Parties rejouées
home-replays-text = Chaque partie terminée tient dans un fichier texte lisible. Ouvrez-en un depuis votre disque.
home-open-record = Ouvrir une partie
home-players = { $low } à { $high } joueurs
home-cards = Les règles sont complètes. Là où les listes de cartes publiées ne sont pas connues, les cartes sont des reconstitutions, et chaque partie enregistrée nomme la liste utilisée.
about-mykerinos = Quatre saisons de fouilles. Déployez vos archéologues sur le sable, gagnez les mécènes, exposez vos trouvailles au musée.
about-thebes = Europe, 1901. Étudier, voyager, fouiller : le temps est la seule monnaie, et le sable la trouvaille la plus fréquente.
about-loot = Salle après salle, des trésors, et quelque chose qui dort dans le noir. Encore une, ou la fuite ?

## Réglages

settings-title = Réglages
settings-name = Votre nom
settings-theme = Clair ou sombre
settings-theme-system = Comme l’appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-contrast = Contraste élevé
settings-motion = Animations
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
match-watching = { $count ->
    [one] 1 personne regarde
   *[other] { $count } personnes regardent
}
match-sending = Envoyé …
match-do-it = Confirmer
match-stale = La table avait changé ; regardez encore une fois.
match-read-rule = Lire la règle
match-back-to-now = Revenir au présent
match-reconnecting = Reconnexion …
match-missing = Cette table n’existe pas, ou elle ne vous est pas ouverte.
match-waiting-for-players = En attente de joueurs.
tool-undo = Annuler
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
clock-days = { $days ->
    [one] 1 jour
   *[other] { $days } jours
}
since-title = Depuis votre dernier tour
since-nothing = Rien ne s’est passé depuis votre dernier tour.
hint-thinking = Examen de votre position …
hint-weight = Part de l’examen
hint-win = Vos chances de gagner, selon un robot : { $percent } %
more-title = Plus
more-link = Copier le lien
more-mute = Couper le son
more-sound = Remettre le son
more-carry = Continuer sur un autre appareil
more-notes = Notes
carry-text = Ouvrez bientôt ce lien sur l’autre appareil ; il sert une seule fois et vous y fait reconnaître aussi.
more-keys = Touches
more-propose-undo = Demander à reprendre un coup
more-propose-abort = Demander d’arrêter la partie
more-resign = Abandonner
more-review = Revoir
link-copied = Le lien est copié.
resign-title = Abandonner cette partie ?
resign-text = À deux, la partie se termine ; à plus, un robot joue à votre place.
proposal-undo = { $name } demande à reprendre un coup.
proposal-abort = { $name } demande d’arrêter la partie.
proposal-rematch = { $name } demande une revanche.
proposal-yes = D’accord
proposal-no = Refuser
proposal-waiting = En attente des autres.
curtain-title = { $name }, c’est votre tour
curtain-text = Passez l’écran. La table reste cachée jusqu’à ce que { $name } soit prêt.
curtain-button = Montrer la table
lobby-text = Envoyez ce lien à vos amis. Qui l’ouvre peut prendre place ; la partie commence quand toutes les places sont prises.
lobby-join = S’asseoir
lobby-start = Commencer, avec des robots aux places libres
lobby-here-only = Ce serveur n’est accessible que depuis cette machine. Pour jouer avec des amis, lancez-le avec --host 0.0.0.0.

## Touches

keys-title = Touches
keys-digits = 1 à 9 : prendre le choix de ce numéro
keys-arrows = Flèches : d’un endroit à l’autre du plateau
keys-enter = Entrée ou Espace : choisir l’endroit marqué
keys-board = b : aller au plateau
keys-undo = u : reprendre
keys-hint = t : un conseil
keys-since = s : ce qui s’est passé depuis mon dernier tour
keys-rules = r : les règles
keys-log = l : le journal
keys-chat = c : discuter
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
account-passkeys-plain-http = Les clés d’accès exigent une adresse sûre (https) ; les navigateurs les refusent ici. Un mot de passe suffit.
account-passkeys-no-name = Les clés d’accès exigent une adresse avec un nom, comme localhost ; celle-ci n’est qu’un nombre. Un mot de passe suffit.
account-passkeys-old-browser = Ce navigateur n’a pas de clés d’accès. Un mot de passe suffit.
