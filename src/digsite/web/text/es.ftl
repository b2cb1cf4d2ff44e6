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

## What the office says no to

office-no-hints = Esta mesa juega sin pistas.
office-no-review = Se analiza una partida para quienes la jugaron o tienen una cuenta; los análisis terminados los ven todos.
office-no-spectators = Solo quienes juegan pueden mirar esta mesa.
office-not-asked = No te lo han preguntado.
office-not-owner = Solo puede hacerlo quien creó la mesa.
office-not-seated = No estás sentado a esta mesa.
office-not-your-seat = Este sitio no es tuyo.
office-kept-for-friend = Este sitio está guardado para una amistad; lo abre el enlace enviado.
office-no-secret = Este enlace ya se usó o es demasiado antiguo.
office-no-token = Nadie es conocido por esta ficha de acceso.
office-wrong-password = El nombre o la contraseña no son correctos.
office-already-resigned = Ya has abandonado.
office-already-started = La partida ya ha empezado.
office-busy = Alguien fue más rápido; inténtalo de nuevo.
office-frozen = Esta partida no puede seguir; se guarda como está.
office-has-account = Ya tienes una cuenta.
office-no-account = No tienes ninguna cuenta aquí.
office-signed-in = Has iniciado sesión en una cuenta. Ciérrala primero para seguir como otra persona.
office-no-session = Esta sesión ya ha terminado.
office-imported = Esta partida fue importada y no se puede cambiar.
office-name-taken = Otra persona ya tiene este nombre.
office-no-open-seat = Todos los sitios están ocupados.
office-no-undo = No hay nada que puedas deshacer.
office-not-over = La partida aún no ha terminado.
office-not-running = La partida no está en curso.
office-not-started = La partida aún no ha empezado.
office-not-your-turn = No es tu turno.
office-seat-taken = Alguien ya está sentado ahí.
office-seats-open = Aún hay sitios libres: espera o deja que los ocupen bots.
office-settled = Esto ya está resuelto.
office-store-in-use = Otro servidor usa los mismos datos.
office-no-match = No existe esa mesa.
office-no-proposal = No existe esa propuesta.
office-no-seat = No existe ese sitio.
office-no-version = La partida no ha llegado tan lejos.
office-chat = Eso es mucha charla; espera un momento.
office-too-many-hints = Has pedido bastantes consejos; espera primero las respuestas.
office-too-many-reviews = Aún se está haciendo un análisis tuyo; espera a que termine.
office-thinkers-busy = Los robots tienen mucho que pensar; inténtalo dentro de un rato.
office-cards-of-person = Tus archivos de cartas ocupan todo el espacio que hay por persona.
office-cards-of-everybody = Los archivos de cartas ocupan todo el espacio disponible; juega con las cartas del juego.
office-crowded = El servidor está muy ocupado; inténtalo de nuevo en un momento.
office-guesses = Demasiadas contraseñas equivocadas para esta cuenta; espera unos minutos. Los dispositivos que han entrado siguen dentro.
office-no-letters = Este servidor no envía correo.
office-letters = Demasiados correos por hoy; inténtalo mañana.
office-store-closed = El servidor se está deteniendo.
office-store-unavailable = El almacén no responde; nada se ha perdido, inténtalo de nuevo.
office-store-not-empty = Ya hay datos; una copia se restaura en un almacén vacío.
office-no-passkey = Esta llave de acceso no se conoce aquí.

## Letters

notice-subject = Te toca jugar: { $title }
notice-text = { $name }, te toca jugar a { $title }: { $link }
proof-subject = ¿Es esta tu dirección?
proof-text = { $name } quiere recibir correo de Digsite en esta dirección. Si eres tú, abre este enlace en dos días: { $link } Si no, no hagas nada; no llegará ningún otro correo.

## Analysing a game

log-begun = Desde aquí se jugó en esta mesa.
office-too-many-analyses = Ya se piensa en otras posiciones para ti.
office-position-over = En esta posición la partida ha terminado.
office-still-played = Esta partida se está jugando en una mesa; ningún robot dice nada de ella antes del final.

## Problemas

office-no-puzzle = Ese problema no existe.
office-no-mistake = No es uno de los errores de un análisis terminado.
analysis-seat = Sitio { $number }
