# Las palabras del navegador. Reglas, jugadas y sucesos hablan por los archivos de los juegos.

web-language = Idioma
web-light = Claro
web-dark = Oscuro
web-home = Al inicio
web-cancel = Cancelar
web-done = Listo
web-close = Cerrar
web-skip = Ir al contenido
web-loading = Un momento …

seat-number = Jugador { $number }
title-mykerinos = Mykerinos
title-thebes = Tebas
title-loot = Malditas momias

## El inicio

home-title = Tres excavaciones, una mesa
home-subtitle = Juegos de arqueología en tu navegador: a solas contra rivales pacientes, en un mismo sofá o con amigos lejos. Sin cuenta.
home-games = Juegos
home-play = Jugar ya
home-invite = Invitar amigos
home-more = Preparar una mesa
home-learn = Aprender a jugar
home-guest = Invitado
home-mine = Tus partidas
home-open = Mesas abiertas
home-open-none = Nadie espera ahora mismo. Invita a amigos, o prepara una mesa y anúnciala.
home-live = Mirar
home-live-none = No se está jugando ninguna partida anunciada.
home-replays = Repeticiones
home-replays-text = Cada partida terminada es un archivo de texto legible. Abre uno de tu disco.
home-open-record = Abrir una partida
home-players = De { $low } a { $high } jugadores
home-cards = Las reglas están completas. Donde no se conocen las listas de cartas publicadas, las cartas son reconstrucciones, y cada partida guardada nombra la lista con la que se jugó.
about-mykerinos = Cuatro temporadas de excavación. Reparte tus arqueólogos por la arena, gánate a los mecenas, expón tus hallazgos en el museo.
about-thebes = Europa, 1901. Aprender, viajar, excavar: el tiempo es la única moneda, y la arena el hallazgo más común.
about-loot = Sala tras sala de tesoros, y algo dormido en la oscuridad. ¿Una más, o a correr?

## Ajustes

settings-title = Ajustes
settings-name = Tu nombre
settings-theme = Claro u oscuro
settings-theme-system = Como el dispositivo
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-contrast = Alto contraste
settings-motion = Animaciones
settings-sound = Sonidos
settings-notify = Avisarme cuando sea mi turno
settings-plain-http = Los avisos, la instalación y el uso sin conexión piden una dirección segura (https). Los navegadores los niegan en esta; todo lo demás funciona.

## En la mesa

match-your-turn = Tu turno
match-you = tú
match-board = Mesa
match-people = Jugadores
match-choices = Opciones
match-tools = Herramientas
match-open-seat = asiento libre
match-away = ausente
match-watching = { $count ->
    [one] 1 persona mira
   *[other] { $count } personas miran
}
match-sending = Enviado …
match-do-it = Hacerlo
match-stale = La mesa había cambiado; vuelve a mirar.
match-read-rule = Leer la regla
match-back-to-now = Volver al presente
match-reconnecting = Reconectando …
match-missing = Esta mesa no existe, o no está abierta para ti.
match-waiting-for-players = Esperando jugadores.
tool-undo = Deshacer
tool-hint = Consejo
tool-since = Resumen
tool-rules = Reglas
tool-log = Registro
tool-chat = Charla
tool-more = Más
tool-list = Lista
log-start = Preparación
log-turn = Turno { $turn }
chat-empty = Nadie ha dicho nada todavía.
chat-write = Decir algo
chat-send = Enviar
clock-days = { $days ->
    [one] 1 día
   *[other] { $days } días
}
since-title = Desde tu último turno
since-nothing = No ha pasado nada desde tu último turno.
hint-thinking = Mirando tu posición …
hint-weight = Cuánto se ha mirado
hint-win = Tus posibilidades de ganar, según un robot: { $percent } %
more-title = Más
more-link = Copiar el enlace
more-mute = Silenciar
more-sound = Activar el sonido
more-carry = Seguir en otro dispositivo
more-notes = Notas
carry-text = Abre pronto este enlace en el otro dispositivo; sirve una sola vez y te reconocerá también allí.
more-keys = Teclas
more-propose-undo = Pedir deshacer
more-propose-abort = Pedir terminar la partida
more-resign = Abandonar
more-review = Repasar
link-copied = El enlace está copiado.
resign-title = ¿Abandonar esta partida?
resign-text = Entre dos, la partida termina; entre más, un robot sigue por ti.
proposal-undo = { $name } pide deshacer una jugada.
proposal-abort = { $name } pide terminar la partida.
proposal-rematch = { $name } pide la revancha.
proposal-yes = De acuerdo
proposal-no = Rechazar
proposal-waiting = Esperando a los demás.
curtain-title = { $name }, es tu turno
curtain-text = Pasa la pantalla. La mesa sigue oculta hasta que { $name } esté a punto.
curtain-button = Enséñame la mesa
lobby-text = Envía este enlace a tus amigos. Quien lo abra puede sentarse; la partida empieza cuando no quedan asientos libres.
lobby-join = Sentarse
lobby-start = Empezar ya, con robots en los asientos libres
lobby-here-only = Solo se llega a este servidor desde este equipo. Para jugar con amigos, inícialo con --host 0.0.0.0.

## Teclas

keys-title = Teclas
keys-digits = 1 a 9: tomar la opción con ese número
keys-arrows = Flechas: de un lugar a otro del tablero
keys-enter = Intro o Espacio: tomar el lugar marcado
keys-board = b: ir al tablero
keys-undo = u: deshacer
keys-hint = t: un consejo
keys-since = s: qué ha pasado desde mi último turno
keys-rules = r: el reglamento
keys-log = l: el registro
keys-chat = c: la charla
keys-all = a: todas las opciones en una lista
keys-more = m: más
keys-skip = Espacio mientras algo se mueve: saltarlo
keys-escape = Escape: cerrar, o volver al presente

## El final

result-won = { $count ->
    [one] { $names } gana.
   *[other] { $names } comparten la victoria.
}
result-you-won = ¡Has ganado!
result-winner = gana
result-player = Jugador
result-total = Total
result-chart = Los puntos a lo largo del tiempo
result-look = Mirar la mesa
result-rematch = Revancha

## Repetición

replay-at = Posición { $at } de { $count }
replay-first = Al principio
replay-back = Atrás
replay-next = Adelante
replay-last = Al final
replay-play = Reproducir
replay-pause = Pausa
replay-position = Posición
replay-eyes = Visto por
replay-spectator = un espectador
replay-link = Enlace
replay-save = Guardar

## El análisis

review-begin = Análisis de un robot
review-text = Examina cada decisión sabiendo solo lo que sabía su jugador.
review-title = Probabilidad de ganar, en porcentaje
review-progress = { $done } de { $all } decisiones
review-mistakes = Momentos decisivos
review-none = Ninguna decisión costó mucho.
review-mistake = Turno { $turn }: { $played }. Mejor: { $better } (+{ $percent } %).

## Una mesa propia

new-seats = Quién juega
new-seat = Asiento { $number }
new-kind-me = Tú
new-kind-friend = Un amigo, por el enlace
new-kind-open = Cualquiera
new-kind-hotseat = Un amigo en esta pantalla
new-kind-none = Nadie
new-bot = Robot: { $name }
new-clock = Reloj
new-clock-none = Sin reloj
new-clock-quick = 10 minutos cada uno, 10 segundos más por turno
new-clock-calm = 30 minutos cada uno, 30 segundos más por turno
new-clock-days = Tres días por turno
new-house = En esta mesa
new-listed = Anunciarla en el inicio
new-spectators = Quien tenga el enlace puede mirar
new-hints = Se permiten consejos de un robot
new-undo = Deshacer
new-undo-turn = libremente en el propio turno
new-undo-agreed = en el propio turno; más atrás si todos quieren
new-undo-never = nunca
new-rulings = Aclaraciones
new-begin = Empezar

## El reglamento

rules-find = Buscar en las reglas
rules-not-found = Nada encaja.

## Aprender

learn-text = Juega una partida de verdad contra dos rivales fáciles, con un guía que explica cada cosa cuando aparece. Cada opción enseña lo que haría, cada negativa cita su regla, y consejos y deshacer son libres. Abajo está todo el reglamento.
learn-begin = Empezar la primera partida
learn-example = Un ejemplo
learn-understood = Entendido

## The account

account-title = Cuenta
account-text = También se juega sin ella. Con una cuenta encuentras tus partidas en todos tus dispositivos; lo que juegas ahora va contigo.
account-name = Nombre
account-password = Contraseña
account-password-text = Al menos ocho caracteres.
account-register = Crear una cuenta
account-log-in = Entrar
account-log-out = Salir
account-log-in-passkey = Entrar con una llave de acceso
account-make-passkey = Añadir una llave de acceso en este dispositivo
account-passkey-made = La llave de acceso está guardada.
account-made = Tu cuenta está creada; tus partidas van con ella.
account-welcome = Hola de nuevo.
account-goodbye = Has salido.
account-kept = Guardado.
account-yours = Aquí { $name }. Tus partidas están en cada dispositivo donde entres.
account-contact = Correo para «te toca»
account-passkeys-plain-http = Las llaves de acceso necesitan una dirección segura (https); los navegadores las rechazan en esta. Una contraseña sirve.
account-passkeys-no-name = Las llaves de acceso necesitan una dirección con nombre, como localhost; esta es solo un número. Una contraseña sirve.
account-passkeys-old-browser = Este navegador no tiene llaves de acceso. Una contraseña sirve.
