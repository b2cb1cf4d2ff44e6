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
