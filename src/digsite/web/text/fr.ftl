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
office-no-review = Une analyse est faite pour ceux qui ont joué la partie ou qui ont un compte ; une fois terminée, tout le monde la voit.
office-no-spectators = Seuls les joueurs peuvent regarder cette table.
office-not-asked = On ne vous a rien demandé.
office-not-owner = Seule la personne qui a créé la table peut le faire.
office-not-seated = Vous n’êtes pas assis à cette table.
office-not-your-seat = Cette place n’est pas la vôtre.
office-kept-for-friend = Cette place est gardée pour un ami ; le lien envoyé l’ouvre.
office-no-secret = Ce lien a déjà servi ou est trop ancien.
office-no-token = Personne n’est connu sous ce jeton.
office-wrong-password = Le nom ou le mot de passe est faux.
office-already-resigned = Vous avez déjà abandonné.
office-already-started = La partie a déjà commencé.
office-busy = Quelqu’un a été plus rapide ; réessayez.
office-frozen = Cette partie ne peut pas continuer ; elle est gardée telle quelle.
office-has-account = Vous avez déjà un compte.
office-no-account = Vous n’avez pas de compte ici.
office-signed-in = Vous êtes connecté à un compte. Déconnectez-vous d’abord pour continuer sous une autre identité.
office-no-session = Cette session est déjà terminée.
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
office-too-many-hints = Vous avez demandé assez de conseils ; attendez d’abord les réponses.
office-too-many-reviews = Une de vos analyses est encore en cours ; attendez qu’elle soit terminée.
office-thinkers-busy = Les robots ont beaucoup à réfléchir ; réessayez dans un moment.
office-cards-of-person = Vos fichiers de cartes occupent toute la place prévue par personne.
office-cards-of-everybody = Les fichiers de cartes occupent toute la place disponible ; jouez avec les cartes du jeu.
office-crowded = Le serveur est très occupé ; réessayez dans un instant.
office-guesses = Trop de mots de passe faux pour ce compte ; attendez quelques minutes. Les appareils connectés le restent.
office-no-letters = Ce serveur n’envoie pas de courrier.
office-letters = Trop de courriers aujourd’hui ; réessayez demain.
office-store-closed = Le serveur s’arrête.
office-store-unavailable = Le stockage ne répond pas ; rien n’est perdu, réessayez.
office-store-not-empty = Il y a déjà des données ; une sauvegarde se restaure dans un stockage vide.
office-no-passkey = Cette clé d’accès n’est pas connue ici.

## Letters

notice-subject = À vous de jouer : { $title }
notice-text = { $name }, c’est à vous de jouer à { $title } : { $link }
proof-subject = Est-ce votre adresse ?
proof-text = { $name } aimerait recevoir le courrier de Digsite à cette adresse. Si c’est vous, ouvrez ce lien dans les deux jours : { $link } Sinon, ne faites rien ; aucun autre courrier ne viendra.

## Analysing a game

log-begun = À partir d’ici, la partie a été jouée à cette table.
office-too-many-analyses = On réfléchit déjà à d’autres positions pour vous.
office-position-over = La partie est finie dans cette position.
office-still-played = Cette partie se joue à une table en ce moment ; aucun robot n’en dit rien avant la fin.

## Problèmes

office-no-puzzle = Ce problème n’existe pas.
office-no-mistake = Ce n’est pas une des erreurs d’une analyse terminée.
analysis-seat = Place { $number }
