list-nothing = nada
list-and = { $first } y { $last }
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
table-thinking = { $name } está pensando … { $percent } %
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
table-saved-not = No se ha podido guardar la partida: { $reason }.
table-undone = Deshecho: { $move }.
table-no-undo = No hay nada que deshacer: solo tus propias decisiones de este turno, y nada que haya mostrado una carta.
table-since = Desde tu último turno
table-since-nothing = No ha pasado nada desde tu último turno.
table-refused = { $reason }  (Intro: leer la regla)
table-waiting = Un momento: le toca a { $name }.
table-hint = { $bot } elegiría: { $move }
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
preview-select-first = Marca antes una opción.

## The curtain between players

curtain-title = { $name }, te toca
curtain-text = Pasa el teclado. La mesa queda oculta hasta que { $name } esté delante.
curtain-button = Intro: mostrar la mesa

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
new-keys = ↑↓ línea · ←→ cambiar · Intro nombre o empezar · Esc volver
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

key-take = tomar
key-undo = deshacer
key-log = diario
key-since = desde
key-preview = efecto
key-rules = reglas
key-hint = consejo
key-help = ayuda
key-leave = salir
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

hint-asked = Tras { $at } anotaciones, le toca elegir a { $name }.
hint-eyes = Tras { $at } anotaciones, con los ojos de { $name }.
hint-spectator = un espectador
hint-player = Jugador
hint-wins = Gana
hint-points = Puntos al final
hint-move = Jugada
hint-word = Notación
hint-value = Valor
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
