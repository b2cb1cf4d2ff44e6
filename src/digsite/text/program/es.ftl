list-nothing = nada
list-and = { $first } y { $last }
list-or = { $first } o { $last }
seat-number = Jugador { $number }
seat-chance = El azar

## The ladder of opponents

rung-porter = Mozo
rung-apprentice = Aprendiza
rung-surveyor = Topógrafo
rung-curator = Conservadora
rung-professor = Profesor
rung-about-porter = Lleva las maletas y juega lo primero que encuentra.
rung-about-apprentice = Sabe unas pocas reglas buenas y las sigue.
rung-about-surveyor = Calcula deprisa lo que vale cada paso.
rung-about-curator = Sopesa cada opción imaginando el resto de la partida.
rung-about-professor = Piensa un momento y perdona poco.
rung-tourist = Turista
rung-volunteer = Voluntario
rung-student = Estudiante
rung-digger = Excavador
rung-sketcher = Dibujante
rung-photographer = Fotógrafo
rung-restorer = Restaurador
rung-archivist = Archivista
rung-lecturer = Conferenciante
rung-scholar = Erudito
rung-about-tourist = Nivel 1: el más suave de los que piensan por adelantado.
rung-about-volunteer = Nivel 2, un paso por encima del nivel 1.
rung-about-student = Nivel 3, un paso por encima del nivel 2.
rung-about-digger = Nivel 4, un paso por encima del nivel 3.
rung-about-sketcher = Nivel 5, un paso por encima del nivel 4.
rung-about-photographer = Nivel 6, un paso por encima del nivel 5.
rung-about-restorer = Nivel 7, un paso por encima del nivel 6.
rung-about-archivist = Nivel 8, un paso por encima del nivel 7.
rung-about-lecturer = Nivel 9, un paso por encima del nivel 8.
rung-about-scholar = Nivel 10, un paso por encima del nivel 9.

## The command alone

door-title = Digsite: juegos de arqueología contra bots y con amigos
door-serve = jugar en el navegador (--lan: también tus amigos de la red)
door-play = jugar en esta terminal
door-help = todo lo demás: simular, repasar, estudiar, alojar

## Languages

language-en = inglés (English)
language-fr = francés (français)
language-es = español

## The table

prompt-over = La partida ha terminado.
prompt-chance = Se están robando cartas.
prompt-asked = { $name }, te toca.
prompt-others = { $name } está eligiendo.
table-turn = turno { $number }
table-thinking = { $name } está pensando … { $percent } %
table-choices = { $count ->
    [one] Una opción
   *[other] { $count } opciones
}
table-filtered = { $shown } de { $count }: «{ $text }»
table-nothing-found = Nada coincide con «{ $text }».
table-offer = { $offer }: { $what }
table-no-choices = Ahora no hay nada que elegir.
table-log = Diario
table-log-start = Comienzo
table-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
table-bot-failed = { $name } no ha podido elegir ({ $error }); { $bot } ha elegido en su lugar.
table-saved-not = No se ha podido guardar la partida: { $reason }.
table-undone = Deshecho: { $move }.
table-no-undo = No hay nada que deshacer: solo tus propias decisiones de este turno, y nada que haya mostrado una carta.
table-since = Desde tu último turno
table-since-nothing = No ha pasado nada desde tu último turno.
table-refused = { $reason }  (Intro: leer la regla)
table-waiting = Un momento: le toca a { $name }.
table-hint = { $bot } elegiría: { $move }
table-hint-failed = { $bot } no tiene consejo esta vez.
table-hint-thinking = { $bot } está mirando tu posición …
table-type-move = Jugada:
table-type-filter = Buscar:
table-left = La partida está guardada. Para seguir: digsite play --resume last
table-not-a-move = «{ $text }» no es una jugada de este juego; escribe una de las que se muestran, por ejemplo { $example }.

## What an action would do

preview-title = Antes de elegir
preview-points = { $points ->
    [one] { $sign }{ $points } punto
   *[other] { $sign }{ $points } puntos
}
preview-ends-turn = Termina tu turno.
preview-goes-on = Tu turno sigue; podrás deshacerlo.
preview-reveals = Esto descubre algo y no se puede deshacer.
preview-odds = De media { $mean } puntos, entre { $low } y { $high }.
preview-confirm = Una apuesta sin vuelta atrás. Elige otra vez para confirmar.
caution-confirm = Elígelo otra vez para hacerlo.
preview-select-first = Marca antes una opción.

## The curtain between players

curtain-title = { $name }, te toca
curtain-text = Pasa el teclado. La mesa queda oculta hasta que { $name } esté delante.
curtain-button = Intro: mostrar la mesa

## The tour

tour-welcome = Bienvenida
tour-welcome-text = Estás a la mesa con arqueólogos: bots, o amigos ante este teclado. El programa conoce las reglas y solo ofrece lo que permiten, así que puedes empezar sin más.
tour-choose = Tu turno
tour-choose-text = Lo que puedes hacer está iluminado en el tablero y numerado en la lista. Elígelo con las flechas e Intro, con su número o con el ratón.
tour-ask = Si tienes dudas
tour-ask-text = p dice qué haría una opción, t pide un consejo al Profesor, r abre la regla que importa ahora y u deshace lo que no ha revelado nada.
tour-leave = Cuando quieras
tour-leave-text = Cada jugada se guarda. Sal con q; «Continuar», en el inicio, retoma la partida. El signo de interrogación (?) muestra las teclas, F2 cambia el idioma.
tour-keys = Intro: seguir · ←: atrás · Esc: saltar
tour-begin = Intro: empezar · ←: atrás

## The start

start-subtitle = Tres juegos de arqueología en tu mesa
start-continue = Seguir: { $title } con { $names }
start-when = { $count ->
    [one] { $count } jugada, { $when }
   *[other] { $count } jugadas, { $when }
}
start-new = Partida nueva
start-saved = Partidas guardadas
start-replay = Ver una partida
start-rules = Reglas
start-language = Idioma: { $language }
start-quit = Salir
start-keys = ↑↓ elegir · Intro seguir · Esc volver
start-no-saves = Todavía no hay partidas guardadas.
start-file = Archivo de la partida:
start-finished = terminada
start-delete = Supr: borrar
start-deleted = Partida borrada.
start-really-delete = Pulsa Supr otra vez para borrar esta partida para siempre.

## A new game

new-title = Partida nueva
new-game = Juego
new-seat = Asiento { $number }
new-friend = Amigo { $number }
new-nobody = libre
new-ruling = Regla
new-language = Idioma
new-yes = sí
new-no = no
new-begin = Empezar
new-keys = ↑↓ fila · ←→ cambiar · Intro nombre o valor · b empezar · Esc volver
new-name-help = Intro: escribir otro nombre
new-name-asked = Nombre:
new-name-bad = Un nombre tiene de 1 a 40 caracteres visibles, sin espacios al principio ni al final.
new-players = { $title } es para { $low } a { $high } jugadores.
new-about-friend = En el mismo teclado; un telón oculta tus cartas entre turnos.

## The end

end-title = La partida ha terminado
end-won = { $count ->
    [one] Gana { $names }.
   *[other] { $names } comparten la victoria.
}
end-player = Jugador
end-total = Total
end-rematch = Revancha
end-replay = Ver la partida
end-save = Guardar la partida
end-look = Mirar la mesa
end-leave = Volver al inicio
end-save-as = Guardar como:
end-saved = Guardado: { $file }
save-exists = { $file } ya existe; elige otro nombre.
save-failed = No se puede escribir { $file }: { $reason }

## The replay

replay-title = Repetición
replay-at = Entrada { $at } de { $count } · turno { $turn }
replay-keys = ←→ entrada · RePág AvPág turno · Inicio Fin · g turno · v ojos · Esc volver
replay-eyes = Con los ojos de: { $name }
replay-spectator = el público
replay-go = Ir al turno:
replay-bad-turn = No hay turno «{ $text }»; van del { $low } al { $high }.
replay-after = Tras { $at } entradas: { $text }
replay-choices = { $name } puede elegir:

## Rules and help

rules-title = Reglas de { $title }
rules-keys = ↑↓ desplazar · n p artículo · / buscar · Esc volver
rules-find = Palabra o artículo:
rules-not-found = «{ $text }» no está en las reglas.
rules-none = Este juego no tiene reglamento.
help-title = Ayuda
help-close = Esc: volver
help-keys = Teclas
help-arrows = Flechas: moverse de casilla en casilla por el tablero, o por la lista
help-tab = Tab: del tablero a la lista y vuelta
help-enter = Intro o Espacio: tomar la opción marcada
help-digits = 1 a 9: tomar la opción con ese número
help-undo = u: deshacer tu última decisión de este turno
help-log = l: el diario entero
help-since = s: qué ha pasado desde tu último turno
help-preview = p: qué haría la opción marcada
help-rules = r: las reglas, abiertas por donde importa ahora
help-hint = t: un consejo del Profesor
help-filter = /: buscar en la lista de opciones
help-type = dos puntos (:): escribir una jugada en notación
help-language = F2: otro idioma
help-leave = q: salir; la partida queda guardada
help-mouse = Ratón: haz clic en una casilla o en una opción para tomarla
help-goal = Solo se te ofrece lo que permiten las reglas. Escribe una jugada que no esté en la lista y el programa te dirá qué regla lo impide.

key-take = ok
key-undo = anular
key-log = diario
key-since = desde
key-preview = efecto
key-rules = reglas
key-hint = pista
key-help = ayuda
key-leave = fin
key-switch = lista

## Plain mode

plain-welcome = { $title }: { $names }. Escribe ayuda para saber qué puedes escribir.
plain-prompt = { $name }>
plain-choose = Escribe un número o una jugada.
plain-position = La mesa:
plain-happened = Lo que ha pasado:
plain-your-turn = { $name }: { $text }
plain-curtain = Le toca a { $name }. Pulsa Intro cuando solo mire { $name }.
plain-no-number = No hay opción { $number }; van de 1 a { $count }.
plain-empty = Escribe un número, una jugada o ayuda.
plain-unknown = «{ $text }» no es ni una jugada ni una orden; escribe ayuda para ver las órdenes.
plain-too-long = Esa línea es demasiado larga para ser una jugada o una orden.
plain-save-what = Escribe guardar y un nombre de archivo.
plain-no-argument = { $word } va sin nada detrás.
plain-result = { $name }: { $points } ({ $sources })
plain-source = { $source } { $points }
plain-bye = La partida está guardada. Para seguir: digsite play --resume last --plain
plain-help-move = Un número o una jugada (por ejemplo { $example }): tomar esa opción
plain-help-help = { $words }: esta lista
plain-help-rules = { $words } [número]: el reglamento, o una sola regla
plain-help-position = { $words }: la mesa en palabras
plain-help-choices = { $words }: otra vez las opciones
plain-help-log = { $words }: todo lo que ha pasado
plain-help-since = { $words }: qué ha pasado desde tu último turno
plain-help-preview = { $words } NÚMERO: qué haría una opción
plain-help-undo = { $words }: deshacer tu última decisión de este turno
plain-help-save = { $words } ARCHIVO: escribir la partida en un archivo
plain-help-hint = { $words }: un consejo del Profesor
plain-help-quit = { $words }: salir; la partida queda guardada
plain-which-game = ¿Qué juego? Escribe su número.
plain-which-bot = ¿Contra quién? Escribe un número.
plain-bad-number = Escribe un número de { $low } a { $high }, no «{ $text }».
plain-how-many = ¿Cuántos adversarios? Escribe un número de { $low } a { $high }.

# The words that can be typed; several are divided by blanks.
command-help = ayuda ?
command-rules = reglas regla
command-position = posición posicion mesa
command-choices = opciones jugadas
command-log = diario
command-since = desde
command-preview = efecto
command-undo = deshacer
command-save = guardar
command-hint = consejo pista
command-quit = salir

## Un consejo para una posición guardada

hint-stepped = Tras { $at } entradas actúa el azar; esta es la decisión siguiente.
hint-asked = Tras { $at } anotaciones, le toca elegir a { $name }.
hint-eyes = Tras { $at } anotaciones, con los ojos de { $name }.
hint-spectator = un espectador
hint-player = Jugador
hint-wins = Gana
hint-points = Puntos al final
hint-move = Jugada
hint-word = Notación
hint-visits = Visitas
hint-effort = { $iterations } partidas imaginadas en { $seconds } s

## Lo que no está bien

error-input = Eso no se entiende.
error-os-missing = ese archivo no existe
error-os-forbidden = el sistema no lo permite
error-os-folder = es una carpeta
error-os-full = el disco está lleno
error-os-read-only = allí no se puede escribir
error-os-name = el nombre es demasiado largo
error-os-other = el sistema no lo consigue
error-file = No se puede leer { $file }: { $reason }.
error-name = { $file } no es un nombre de archivo.
error-not-text = { $file } no es un archivo de texto.
error-record = { $file } no es una partida que se pueda repetir.
error-record-line = { $file }, línea { $line }: no es una partida que se pueda repetir.
error-record-move = { $file }, línea { $line }: esta jugada no es posible. { $why }
error-cards = { $file } no es un archivo de cartas que sirva para el juego.
error-cards-place = { $file }: { $place } no sirve para el juego.
error-unknown-game = Ningún juego se llama «{ $name }»; hay { $known }.
error-seats = { $title } es para { $low } a { $high } jugadores, no { $seats }.
error-too-many = { $players } jugadores no caben en { $seats } asientos.
error-notation = «{ $text }» no es una jugada.
error-option = Esa opción no existe; se escribe NOMBRE=yes o NOMBRE=no.
error-bot = Ningún rival se llama «{ $name }»; hay { $known }.
error-language = No hay idioma «{ $text }»; hay { $known }.
error-no-game-left = No hay ninguna partida que continuar.
error-other-game = { $file } es una partida de { $found }, no de { $wanted }.
error-which-game = Di qué juego: digsite play JUEGO.
error-no-terminal = Esto no es un terminal; usa --plain para jugar con tuberías.

## Analysing a game

analysis-unseen = algo que no se ve
analysis-open = todos
analysis-at = Lugar { $place } · visto por { $name } · { $text }
analysis-help = Intro siguiente · b atrás · o otra variante · f principio · l final · un número o una jugada: probarla · d robar · t preguntar al profesor · e otros ojos · m jugadas · k SIGNO · c COMENTARIO · p línea principal · x borrar · s [ARCHIVO] guardar · ? ayuda · q salir
analysis-keys = ←→ paso · ↓ otra · a probar · d robar · t juez · v ojos · m lista · k c · p x · s
analysis-unsaved = Los cambios no están guardados.
analysis-saved = Guardado: { $file }
analysis-name = Di dónde: s ARCHIVO
analysis-title = Análisis
analysis-choose = Probar una jugada
analysis-moves = Jugadas
analysis-mark = Signo (!! ! !? ?! ? ?? o nada):
analysis-comment = Comentario:
analysis-file = Guardar como:
analysis-thinking = El profesor piensa …
analysis-leave = Esc otra vez sale sin guardar.

## Problemas

puzzle-heading = { $title }, un problema de puntuación { $rating }. Eres { $name }.
puzzle-heading-day = { $title }, el problema del día, de puntuación { $rating }. Eres { $name }.
puzzle-question = Una opción gana claramente más a menudo que todas las demás. ¿Cuál? (su número; Intro para terminar)
puzzle-no-number = Da el número de una opción.
puzzle-right = ¡Correcto! Gana { $best } de 100 partidas jugadas desde aquí, la siguiente { $second }.
puzzle-wrong = Esta vez no. Mejor: «{ $choice }». Gana { $best } de 100 partidas jugadas desde aquí, tu opción { $own }.
puzzle-theme = Lo que más gana: { $theme }.
puzzle-solver = Tu puntuación: { $rating }. Resueltos: { $solved } de { $tried }; { $streak } seguidos.
puzzle-not-counted = Ya habías respondido a este problema: no cuenta.
puzzle-none = Todavía no hay problemas para este juego.

## Why a decision was worse

why-many = Se suman muchas cosas pequeñas.
why-many-lead = Muchas cosas juntas costaron alrededor de { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} de ventaja.
why-unseen = No costó puntos si todos siguen con simple criterio: lo que se cedió solo se ve más adelante.
why-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} { $of }
why-both = { $one } y { $two }
why-cost = Costó alrededor de { $cost }.
why-cost-gained = Costó alrededor de { $cost } y aportó { $gained }.
why-cost-others = Costó alrededor de { $cost }, y { $points } { $others ->
    [one] al rival
   *[other] a cada uno de los demás
}.
why-cost-gave = Costó alrededor de { $cost } y dio { $points } { $others ->
    [one] al rival
   *[other] a cada uno de los demás
}.
why-cost-gave-gained = Costó alrededor de { $cost }, dio { $points } { $others ->
    [one] al rival
   *[other] a cada uno de los demás
} y aportó { $gained }.
why-others = Dio alrededor de { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} { $others ->
    [one] al rival
   *[other] a cada uno de los demás
}.
why-others-gained = Dio alrededor de { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} { $others ->
    [one] al rival
   *[other] a cada uno de los demás
} y aportó { $gained }.

## What another choice would cost

would-many = «{ $choice }» sería peor: se suman muchas cosas pequeñas.
would-many-lead = «{ $choice }» sería peor: muchas cosas juntas cuestan alrededor de { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} de ventaja.
would-cost = «{ $choice }» costaría alrededor de { $cost }.
would-cost-gained = «{ $choice }» costaría alrededor de { $cost } y aportaría { $gained }.
would-cost-others = «{ $choice }» costaría alrededor de { $cost }, y { $points } { $others ->
    [one] al rival
   *[other] a cada uno de los demás
}.
would-cost-gave = «{ $choice }» costaría alrededor de { $cost } y daría { $points } { $others ->
    [one] al rival
   *[other] a cada uno de los demás
}.
would-cost-gave-gained = «{ $choice }» costaría alrededor de { $cost }, daría { $points } { $others ->
    [one] al rival
   *[other] a cada uno de los demás
} y aportaría { $gained }.
would-others = «{ $choice }» daría alrededor de { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} { $others ->
    [one] al rival
   *[other] a cada uno de los demás
}.
would-others-gained = «{ $choice }» daría alrededor de { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} { $others ->
    [one] al rival
   *[other] a cada uno de los demás
} y aportaría { $gained }.

## What wins

study-mark = ,
study-title = Qué gana en { $title }, { $seats } jugadores
study-about = { $games } partidas entre { $seats } bots de la fuerza «{ $bot }» (semilla { $seed }, reglas { $rules }). ± es la mitad de un intervalo del 95 %. Lo que hacen estos bots no es lo que hace la gente: dice qué compensa contra jugadores de esa fuerza.
study-seats = Asientos
study-seat = asiento
study-won = parte de las victorias
study-points = puntos
study-first = Quien empieza obtiene el { $won } de las victorias; una parte justa sería el { $fair }.
study-winner = Quien gana tiene { $points } puntos; el siguiente, { $less } menos.
study-length = Una partida tiene { $decisions } decisiones, de { $low } a { $high }.
study-lead = El liderato cambia { $changes } veces; quien va solo en cabeza a mitad de partida gana el { $won } de las partidas.
study-sources = Puntos por origen
study-source = origen
study-actions = Qué se hace, veces por partida
study-action = qué
study-sizes = Cuánto, de media
study-size = qué
study-winners = ganadores
study-others = los demás
study-ahead = ventaja de los ganadores
study-lengths = Decisiones por partida
study-changes = Cambios de líder por partida
study-bin = { $low } a { $high }
study-games = partidas
study-figures = Las cifras en dibujos

## Luck in one line

luck-with-or-without = Con suerte o sin ella, { $seat } iba por delante.
luck-without = Sin la suerte, { $seat } iba por delante.
