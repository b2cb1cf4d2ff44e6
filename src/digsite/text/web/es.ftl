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
home-aborted = Interrumpida
home-won = { $count ->
    [one] Gana { $names }
   *[other] { $names } comparten la victoria
}
home-won-you = Has ganado
home-finished = Terminadas
home-open = Mesas abiertas
home-open-none = Nadie espera ahora mismo. Invita a amigos, o prepara una mesa y anúnciala.
home-live = Mirar
home-live-none = No se está jugando ninguna partida anunciada.
home-replays = Repeticiones
home-replays-text = Cada partida terminada es un archivo de texto legible. Abre uno de tu disco.
home-open-record = Abrir una partida
home-players = De { $low } a { $high } jugadores
home-cards = Las reglas están completas. Donde no se conocen las listas de cartas publicadas, las cartas son reconstrucciones, y cada partida guardada nombra la lista con la que se jugó.

## The tour

tour-welcome = Bienvenida
tour-welcome-text = Elige un juego y «Jugar ya»: te sientas enseguida frente a bots pacientes. «Invitar amigos» crea un enlace; quien lo abre toma asiento.
tour-choose = Tu turno
tour-choose-text = Lo que puedes hacer está iluminado en el tablero. Haz clic; lo que no es posible te dice qué regla se opone.
tour-ask = Si tienes dudas
tour-ask-text = «Aprender a jugar» te guía en una primera partida. En la mesa, una pista, las reglas y deshacer están a una tecla.
tour-keep = Nada se pierde
tour-keep-text = Cada jugada se guarda. Vuelve a esta página para seguir, o para ver de nuevo una partida terminada.
tour-label = Una visita breve
tour-step = { $at } de { $count }
tour-next = Seguir
tour-skip = Saltar
tour-end = Listo

## Ajustes

settings-title = Ajustes
settings-name = Tu nombre
settings-theme = Claro u oscuro
settings-theme-system = Como el dispositivo
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-contrast = Alto contraste
settings-motion = Animaciones
settings-speed = Velocidad de lo que se muestra
settings-speed-slow = despacio
settings-speed-normal = normal
settings-speed-fast = rápido
settings-speed-instant = de inmediato
settings-pace = Ritmo de los demás
settings-pace-slow = paso a paso, despacio
settings-pace-calm = de modo que se pueda seguir
settings-pace-instant = tan rápido como quieran
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
match-offline-kept = Sin conexión. Tu jugada se guarda y se enviará.
match-offline = Sin conexión. Se busca la mesa …
match-resigned-you = Has abandonado. Puedes mirar.
match-resigned = abandonó, juega un robot
match-kept = ausente, juega un robot
match-bot = robot
match-here = presente
match-watching = { $count ->
    [one] 1 persona mira
   *[other] { $count } personas miran
}
match-sending = Enviado …
match-move = { $name } ha jugado
match-move-you = Tu jugada
match-do-it = Hacerlo
match-stale = La mesa había cambiado; vuelve a mirar.
match-read-rule = Leer la regla
match-back-to-now = Volver al presente
match-missing = Esta mesa no existe, o no está abierta para ti.
match-waiting-for-players = Esperando jugadores.
tool-undo = Deshacer
tool-restart = Repetir
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
chat-unread = { $count ->
    [one] 1 línea nueva
   *[other] { $count } líneas nuevas
}
clock-days = { $days ->
    [one] 1 día
   *[other] { $days } días
}
since-title = Desde tu último turno
since-nothing = No ha pasado nada desde tu último turno.
note-aborted = La partida se ha interrumpido.
note-returned-you = Has vuelto; el asiento es tuyo de nuevo.
note-returned = { $name } ha vuelto y juega de nuevo.
note-replaced-you = Estabas ausente; un robot guarda tu asiento.
note-replaced = { $name } está ausente; un robot guarda el asiento.
note-resign-you-end = Has abandonado: la partida ha terminado.
note-resign-you = Has abandonado; un robot juega en tu lugar.
note-resign-end = { $name } ha abandonado: la partida ha terminado.
note-resign = { $name } ha abandonado; un robot juega en su lugar.
note-undo = Deshecho: así está ahora el turno.
news-lost = { $points ->
    [one] −1 punto para ti.
   *[other] −{ $points } puntos para ti.
}
news-more = { $count ->
    [one] { $names } también ha jugado.
   *[other] { $names } también han jugado.
}
news-won = { $points ->
    [one] +1 punto para ti.
   *[other] +{ $points } puntos para ti.
}
hint-thinking = Mirando tu posición …
hint-waiting =
    { $place ->
        [1] Los robots ayudan a otros; eres el siguiente.
       *[other] Los robots ayudan a otros; eres el número { $place } de la cola.
    }
hint-weight = Cuánto se ha mirado
hint-win = Tus posibilidades de ganar, según un robot: { $percent } %
more-title = Más
more-link = Copiar el enlace
more-mute = Silenciar
more-sound = Activar el sonido
more-carry = Seguir en otro dispositivo
more-notes = Notas
carry-text = Abre pronto este enlace en el otro dispositivo; sirve una sola vez y te reconocerá también allí.
carry-question = ¿Seguir aquí como { $name }?
carry-question-account = Este enlace conecta este navegador con la cuenta { $account }.
carry-question-text = Acepta solo si creaste tú este enlace: quien lo creó también es esta persona.
carry-question-yes = Seguir como { $name }
carry-signed-in = Has entrado en una cuenta. Sal primero para seguir como otra persona.
more-keys = Teclas
more-propose-undo = Pedir deshacer
more-propose-abort = Pedir interrumpir la partida
more-resign = Abandonar
more-review = Repasar
link-copied = El enlace está copiado.
resign-title = ¿Abandonar esta partida?
resign-text-end = La partida termina enseguida y gana la otra persona.
resign-text-bot = Un robot juega en tu lugar para los demás, y quedas último. Puedes mirar.
proposal-undo = { $name } pide deshacer una jugada.
proposal-abort = { $name } pide interrumpir la partida.
proposal-rematch = { $name } pide la revancha.
proposal-yes = De acuerdo
proposal-no = Rechazar
proposal-waiting = Esperando a los demás.
curtain-title = { $name }, es tu turno
curtain-text = Pasa la pantalla. La mesa sigue oculta hasta que { $name } esté a punto.
curtain-button = Enséñame la mesa
lobby-text = Envía este enlace a tus amigos. Quien lo abra puede sentarse; la partida empieza cuando no quedan asientos libres.
lobby-begun = Esta partida no empieza desde el principio: sigue desde una posición que alguien eligió.
lobby-join = Sentarse
lobby-kept = sitio guardado para una amistad
lobby-start = Empezar ya, con robots en los asientos libres
lobby-here-only = Solo se llega a este servidor desde este equipo. Para jugar con amigos, inícialo con --lan.

## Teclas

keys-title = Teclas
keys-digits = 1 a 9: tomar la opción con ese número; 0: lo que termina tu parte, como pasar
keys-arrows = Flechas: de un lugar a otro del tablero
keys-enter = Intro o Espacio: tomar el lugar marcado
keys-board = b: ir al tablero
keys-undo = u: deshacer
keys-restart = U: empezar de nuevo mi turno
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
replay-review = Análisis
replay-turning-back = Al momento decisivo anterior (<)
replay-turning-next = Al momento decisivo siguiente (>)
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
review-best = Parecían lo mejor, con la probabilidad de ganar:
review-summary = Decisiones por jugador
review-decided = { $best } las mejores, { $fine } buenas, { $doubtful } dudosas, { $mistakes ->
        [one] { $mistakes } error
       *[other] { $mistakes } errores
    }, { $blunders ->
        [one] { $blunders } error grave
       *[other] { $blunders } errores graves
    }; una decisión costó de media el { $percent } % de una victoria.
review-again = Juzgar de nuevo con el mejor robot

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
account-contact-asked = { $address } aún no está confirmada. Abre el enlace del correo que llega allí; antes no se envía nada más.
account-contact-again = Enviar el correo otra vez
account-contact-proved = Tu dirección está confirmada.
account-passkeys-plain-http = Las llaves de acceso necesitan una dirección segura (https); los navegadores las rechazan en esta. Una contraseña sirve.
account-passkeys-no-name = Las llaves de acceso necesitan una dirección con nombre, como localhost; esta es solo un número. Una contraseña sirve.
account-passkeys-old-browser = Este navegador no tiene llaves de acceso. Una contraseña sirve.
sessions-title = Dónde has entrado
sessions-this = este dispositivo
sessions-used = último uso: { $used }
sessions-unknown = Dispositivo desconocido
sessions-end = Salir allí
sessions-end-one = Salir allí: { $device }
sessions-end-others = Salir en todos los demás
passkeys-title = Tus llaves de acceso
passkeys-none = Aún no hay ninguna.
passkeys-made = creada: { $made }
passkeys-made-used = creada: { $made }, último uso: { $used }
passkeys-remove = Quitar
passkeys-remove-one = Quitar la llave de acceso: { $device }
passkeys-remove-text = Ya no abrirá tu cuenta, y saldrás en todos los demás dispositivos.
passkeys-remove-passkey = Quitar con una llave de acceso
passkeys-removed = La llave de acceso está quitada.
password-title = Cambiar la contraseña
password-old = Contraseña antigua
password-new = Contraseña nueva
password-text = Al menos ocho caracteres. Saldrás en todos los demás dispositivos.
password-passkeys = Tus llaves de acceso siguen valiendo; la lista está arriba. Quita las que no sean tuyas.
password-change = Cambiarla
password-changed = La contraseña está cambiada.
delete-title = Eliminar la cuenta
delete-text = No se puede deshacer. Dejas las mesas abiertas, los bots siguen tus partidas en curso y tu nombre desaparece; los registros de partidas acabadas quedan.
delete-yes = Eliminar para siempre
delete-passkey = Eliminar con una llave de acceso
delete-done = La cuenta está eliminada.

## The analysis board

replay-analyse = Analizar
note-begun = La partida sigue desde una posición dada.
analyse-title = Tablero de análisis
analyse-text = Recorre una partida, prueba otras jugadas, deja que un robot las juzgue, escribe lo que piensas. Las partidas de este servidor se abren desde su repetición, cuando han terminado.
analyse-record = Una partida jugada
analyse-paste = Pega aquí el texto de una partida
analyse-new = Una partida nueva
analyse-begin = Analizar
analyse-another = Abrir
analyse-moves = Jugadas
analyse-variation = Variante
analyse-remarks = Comentario, signos, variantes
analyse-mark = Signo de esta jugada
analyse-comment = Comentario sobre esta jugada
analyse-promote = Hacerla la línea principal
analyse-remove = Borrar
analyse-open = todos
analyse-others-turn = Aquí decide otra persona. Visto por todos, decides por todos.
analyse-deal = Robar
analyse-outcomes = Elegir lo que sale
analyse-on = Seguir
analyse-play-on = Seguir jugando desde aquí
analyse-engine = Lo que piensa un robot
analyse-engine-start = Preguntar al profesor
analyse-engine-stop = Parar
analyse-engine-text = La probabilidad de ganar: de todos, y de quien decide tras cada una de las mejores jugadas, según lo que puede saber quien mira. Primero va la elección del profesor, para quien también cuenta la ventaja en puntos.
analyse-limit = Límite
analyse-seconds = { $seconds } s
analyse-iterations = { $iterations } intentos
analyse-chances = Posibilidades de ganar
analyse-points = { $points } ptos
analyse-lines = Mejores jugadas; un clic juega una
analyse-effort = Probado { $iterations } veces.
mark-brilliant = jugada brillante
mark-good = buena jugada
mark-interesting = jugada interesante
mark-doubtful = jugada dudosa
mark-mistake = error
mark-blunder = error grave
play-on-open = Las cartas quedan como en esta partida, también las que acabas de ver.
play-on-eyes = Lo que { $name } no sabía se reparte de nuevo; lo que sabía queda como estaba.
analyse-players = Jugadores

## Problemas

home-puzzles = Problemas
puzzle-title = Problemas
puzzle-one = Problema
puzzle-of-day = Problema del día
puzzle-rating = puntuación { $rating }
puzzle-task = Eres { $name }. Una opción gana claramente más a menudo que todas las demás. ¿Cuál?
puzzle-not-offered = Eso no se puede elegir aquí.
puzzle-right = ¡Correcto!
puzzle-wrong = Esta vez no.
puzzle-why-right = Tu opción gana { $best } de 100 partidas jugadas desde aquí, la siguiente { $second }.
puzzle-why-wrong = Mejor: «{ $choice }». Gana { $best } de 100 partidas jugadas desde aquí, tu opción { $own }.
puzzle-theme = Lo que más gana: { $theme }.
puzzle-theme-many = Gana por muchas cosas pequeñas.
puzzle-not-counted = Ya habías respondido a este problema: no cuenta.
puzzle-worths = Partidas ganadas de 100, por opción
puzzle-best = la mejor
puzzle-yours = la tuya
puzzle-next = Problema siguiente
puzzle-own-rating = Tu puntuación
puzzle-solved = Resueltos
puzzle-streak = Seguidos
puzzle-longest = Récord
puzzle-about = Hallados en partidas entre profesores, según lo que sabe este jugador. Cada solución resistió búsquedas y partidas enteras de otro jugador; cuanto más le cuesta a una búsqueda hallarla, mayor es la puntuación.
puzzle-none = Todavía no hay problemas para este juego.

## Aprender de los errores

mistake-begin = Aprender de los errores
mistake-title = Aprender de los errores
mistake-task = { $name }, lo que hiciste aquí costó { $loss } de 100 partidas. Encuentra algo mejor.
mistake-progress = { $right } de { $count } encontrados. Todo lo que cuesta como mucho 2 de 100 partidas es correcto.
mistake-line = Turno { $turn }: { $loss } de 100 partidas
mistake-wrong = «{ $choice }» cuesta { $loss } de 100 partidas.
mistake-best = Lo mejor: «{ $best }». Habías jugado «{ $played }», que costó { $loss }.
mistake-next = Siguiente
mistake-again = Otra vez
mistake-back = Volver a la partida
mistake-none = Aquí no hay nada que aprender: ningún análisis está terminado o no halló ningún error claro.

## El análisis por jugador, la suerte y los errores

review-accuracy = El { $percent } % de { $count } decisiones valían como las mejores.
review-phases = Perdido por decisión, de media: al principio { $first } %, a la mitad { $second } %, al final { $third } %.
review-costliest = Lo más caro:
review-at = Turno { $turn }: { $percent } %
review-sources = De dónde vinieron los puntos
review-winners = Ganadores
review-usual = Ganadores: la media de { $games } partidas de { $seats } robots de igual fuerza ({ $bot }).
luck-title = Suerte y errores, en puntos de ventaja sobre la media
luck-title-plain = Lo que hizo el azar
luck-whose = De quién
luck-start = Al principio
luck-luck = Suerte
luck-own = Errores propios
luck-given = Errores de los demás
luck-rest = No se puede decir
luck-result = Resultado
luck-each = Uno por uno ({ $count })
luck-text = La suerte es lo que vino comparado con la media de lo que podía venir; un error es lo que una decisión perdió frente a la mejor, en los mismos mundos. Lo que queda, este cálculo no sabe decirlo: planes que salieron bien, cartas que tenían otros.
luck-unjudged = La suerte es lo que vino comparado con la media de lo que podía venir. Los errores se distinguirán al terminar el análisis.

## What wins

study-link = Qué gana, en cifras
study-players = Jugadores
study-missing = No hay cifras de este juego.
