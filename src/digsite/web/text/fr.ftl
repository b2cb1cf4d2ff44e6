## What was wrong with a request

problem-bad-request = La demande est illisible.
problem-no-token = Dites d’abord qui vous êtes.
problem-forbidden = Ce n’est pas à vous de le faire ni de le voir.
problem-strange-origin = Cette page n’a rien à demander ici.
problem-not-found = Il n’y a rien ici.
problem-not-allowed = Cela ne se fait pas ici.
problem-stale = La partie a avancé entre-temps.
problem-conflict = Ce n’est pas possible maintenant.
problem-too-large = C’est trop grand.
problem-wrong-type = Ce type de contenu n’est pas accepté ici.
problem-invalid = Il manque quelque chose, ou quelque chose ne convient pas.
problem-refused = Les règles ne le permettent pas.
problem-too-many = Doucement : attendez un peu, puis réessayez.
problem-not-ready = Le serveur n’est pas prêt ; réessayez dans un instant.

## Proposals

proposal-undo = { $name } aimerait reprendre le dernier coup.
proposal-abort = { $name } propose d’interrompre la partie.
proposal-rematch = { $name } aimerait rejouer.

## The log

log-undo = { $name } reprend le dernier coup.
log-undo-agreed = Le dernier coup est repris.
log-resign = { $name } abandonne.
log-replaced = Un bot garde la place de { $name }.
log-returned = { $name } est de retour.
log-aborted = La partie est interrompue.

## What the office says no to

office-no-hints = Cette table joue sans conseils.
office-no-spectators = Seuls les joueurs peuvent regarder cette table.
office-not-asked = On ne vous a rien demandé.
office-not-owner = Seule la personne qui a créé la table peut le faire.
office-not-seated = Vous n’êtes pas assis à cette table.
office-not-your-seat = Cette place n’est pas la vôtre.
office-no-secret = Ce lien a déjà servi ou est trop ancien.
office-no-token = Personne n’est connu sous ce jeton.
office-wrong-password = Le nom ou le mot de passe est faux.
office-already-resigned = Vous avez déjà abandonné.
office-already-started = La partie a déjà commencé.
office-busy = Quelqu’un a été plus rapide ; réessayez.
office-frozen = Cette partie ne peut pas continuer ; elle est gardée telle quelle.
office-has-account = Vous avez déjà un compte.
office-imported = Cette partie a été importée et ne peut pas être modifiée.
office-name-taken = Quelqu’un porte déjà ce nom.
office-no-open-seat = Toutes les places sont prises.
office-no-undo = Il n’y a rien à reprendre.
office-not-over = La partie n’est pas encore finie.
office-not-running = La partie n’est pas en cours.
office-not-started = La partie n’a pas encore commencé.
office-not-your-turn = Ce n’est pas votre tour.
office-seat-taken = Quelqu’un est déjà assis là.
office-seats-open = Il reste des places libres : attendez, ou donnez-les à des bots.
office-settled = C’est déjà réglé.
office-store-in-use = Un autre serveur utilise les mêmes données.
office-no-match = Cette table n’existe pas.
office-no-proposal = Cette proposition n’existe pas.
office-no-seat = Cette place n’existe pas.
office-no-version = La partie n’est pas allée jusque-là.
office-chat = C’est beaucoup de paroles ; attendez un instant.
office-store-closed = Le serveur s’arrête.
office-store-unavailable = Le stockage ne répond pas ; rien n’est perdu, réessayez.
office-store-not-empty = Il y a déjà des données ; une sauvegarde se restaure dans un stockage vide.
office-no-passkey = Cette clé d’accès n’est pas connue ici.

## Letters

notice-subject = À vous de jouer : { $title }
notice-text = { $name }, c’est à vous de jouer à { $title } : { $link }
