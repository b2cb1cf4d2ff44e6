## What was wrong with a request

problem-bad-request = La petición no se puede leer.
problem-no-token = Primero di quién eres.
problem-forbidden = No te corresponde hacerlo ni verlo.
problem-strange-origin = Esta página no puede pedir nada aquí.
problem-not-found = Aquí no hay nada.
problem-not-allowed = Eso no se puede hacer aquí.
problem-stale = La partida ha avanzado mientras tanto.
problem-conflict = Ahora no es posible.
problem-too-large = Es demasiado grande.
problem-wrong-type = Aquí no se acepta este tipo de contenido.
problem-invalid = Falta algo o algo no encaja.
problem-refused = Las reglas no lo permiten.
problem-too-many = Más despacio: espera un poco y vuelve a intentarlo.
problem-not-ready = El servidor no está listo; inténtalo de nuevo en un momento.

## Proposals

proposal-undo = { $name } quiere deshacer la última jugada.
proposal-abort = { $name } propone interrumpir la partida.
proposal-rematch = { $name } quiere volver a jugar.

## The log

log-undo = { $name } deshace la última jugada.
log-undo-agreed = Se deshace la última jugada.
log-resign = { $name } abandona.
log-replaced = Un bot guarda el sitio de { $name }.
log-returned = { $name } ha vuelto.
log-aborted = La partida se interrumpe.
