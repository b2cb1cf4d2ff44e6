# Mykerinos

## Nombres

patron-violet = Lady Violet
patron-lemon = Lord Lemon
patron-brown = Sir Brown
patron-blackmore = Mrs Blackmore
patron-tangerine = Coronel Tangerine

side-left = izquierda
side-right = derecha

phase-set-up = Preparación
phase-new-season = Nueva temporada
phase-excavations = Excavaciones
phase-survey = Investigación
phase-ended = Fin de la partida

source-parcels = Prestigio de las parcelas
source-exhibition-violet = Exposición: ala de Lady Violet
source-exhibition-lemon = Exposición: ala de Lord Lemon
source-exhibition-brown = Exposición: ala de Sir Brown
source-exhibition-blackmore = Exposición: ala de Mrs Blackmore
source-exhibition-tangerine = Exposición: ala de Coronel Tangerine
source-sets = Series de cinco patrones

effect-violet-excavate = Lady Violet: un cubo del stock general y luego una nueva excavación
effect-violet-extend = Lady Violet: un cubo del stock general y luego una ampliación
effect-lemon-excavate = Lord Lemon: una nueva excavación sobre una pirámide
effect-lemon-extend = Lord Lemon: una ampliación con un cubo sobre una pirámide
effect-brown-museum = Sir Brown: un cubo del stock personal al Museo
effect-blackmore-excavate = Mrs Blackmore: una nueva excavación de dos cubos
effect-tangerine-extend = Coronel Tangerine: una ampliación de tres cubos
effect-prestige-2 = Una parcela de 2 de prestigio
effect-prestige-3 = Una parcela de 3 de prestigio
effect-prestige-5 = La parcela de 5 de prestigio, sin patrón

option-violet-from-empty-stock = Se puede apelar a Lady Violet con el stock personal vacío
option-keep-neutral-cubes = Los cubos neutrales no usados se guardan para la temporada siguiente
option-decline-cards = El tercero y el cuarto pueden rechazar una carta
option-third-takes-both = El tercero puede tomar las dos cartas si no hay cuarto

## Opciones del turno

offer-pass = Pasar
offer-excavate = { $patron ->
    [hidden] Empezar una nueva excavación
   *[other] { $patron }: nueva excavación
}
offer-extend = { $patron ->
    [hidden] Ampliar una excavación
   *[other] { $patron }: ampliación
}
offer-enter-museum = { $patron }: un cubo al Museo
offer-place = Poner un cubo en { $cell }
offer-book = Reservar { $room }
offer-take = Tomar la carta de la { $side }
offer-decline = No tomar ninguna carta
offer-play-neutral = { $move ->
    [excavate] Color neutral: nueva excavación
    [extend] Color neutral: ampliación
   *[none] Sin acción neutral
}
offer-pick-for-neutral = Dar al color neutral la carta de la { $side }
offer-excavate-here = { $patron ->
    [hidden] Empezar una nueva excavación en { $where }
   *[other] { $patron }: nueva excavación en { $where }
}
offer-extend-here = { $patron ->
    [hidden] Ampliar una excavación a { $where }
   *[other] { $patron }: ampliación a { $where }
}
offer-enter-museum-here = { $patron }: un cubo al Museo, { $room }
offer-play-neutral-here = { $move ->
    [excavate] Color neutral: nueva excavación en { $where }
   *[extend] Color neutral: ampliación a { $where }
}
offer-take-here = Tomar { $card }, la carta de la { $side }
offer-pick-for-neutral-here = Dar { $card }, la carta de la { $side }, al color neutral

## Asked twice

caution-cubes-left = { $cubes ->
    [one] Te queda un cubo. Quien pasa no excava más esta temporada; el cubo sigue siendo tuyo para la siguiente.
   *[other] Te quedan { $cubes } cubos. Quien pasa no excava más esta temporada; siguen siendo tuyos para la siguiente.
}
caution-last-cubes-left = { $cubes ->
    [one] Te queda un cubo y es la última temporada. Si pasas, solo podrá deshacer un empate.
   *[other] Te quedan { $cubes } cubos y es la última temporada. Si pasas, solo podrán deshacer un empate.
}

## Sucesos

event-first-appointed = El sorteo designa a { $seat } como primer jugador.
event-wing-marked = Ala { $wing } del Museo: { $patron }.
event-season-began = Empieza la temporada { $season }; primer jugador: { $first }.
event-cubes-taken = { $neutral ->
    [yes] { $cubes ->
        [0] { $seat } no encuentra cubos neutrales en el stock general.
        [one] { $seat } toma un cubo neutral del stock general.
       *[other] { $seat } toma { $cubes } cubos neutrales del stock general.
    }
   *[no] { $cubes ->
        [0] { $seat } no encuentra cubos en el stock general.
        [one] { $seat } toma un cubo del stock general.
       *[other] { $seat } toma { $cubes } cubos del stock general.
    }
}
event-card-laid = Se coloca una parcela en { $slot }: { $card }.
event-patron-asked = { $move ->
    [excavate] { $seat } gira una carta ({ $patron }) para una nueva excavación.
    [extend] { $seat } gira una carta ({ $patron }) para una ampliación.
   *[museum] { $seat } gira una carta ({ $patron }) para entrar en el Museo.
}
event-cube-placed = { $neutral ->
    [yes] { $seat } pone un cubo neutral en { $cell }.
   *[no] { $move ->
        [excavate] { $seat } empieza una excavación en { $cell }{ $on_pyramid ->
            [yes] , sobre una pirámide.
           *[no] .
        }
        [extend] { $seat } amplía una excavación en { $cell }{ $on_pyramid ->
            [yes] , sobre una pirámide.
           *[no] .
        }
       *[hidden] { $on_pyramid ->
            [yes] { $seat } pone un cubo en { $cell }, sobre una pirámide.
           *[no] { $seat } pone un cubo en { $cell }.
        }
    }
}
event-passed = { $seat } pasa: espacio { $space } de la escala de pasar.
event-last-acted = { $seat } ha hecho la última acción: espacio { $space } de la escala de pasar.
event-neutral-rested = { $seat } no hace ninguna acción neutral.
event-room-booked = { $stock ->
    [personal] { $seat } pone un cubo de su stock personal en { $room }.
   *[general] { $seat } reserva { $room }.
}
event-area-ranked = Se investiga el área { $area }: { $ranks }.
ranks-item = { $seat ->
    [hidden] neutral ({ $cubes })
   *[other] { $seat } ({ $cubes })
}{ $tied ->
    [yes] {" "}(empate, más atrás en la escala de pasar)
   *[no] {""}
}
event-card-taken = { $prestige ->
    [0] { $seat } toma una carta ({ $patron }) en el área { $area }.
   *[other] { $patron ->
        [hidden] { $seat } toma la carta sin patrón en el área { $area } y se apunta { $prestige } puntos.
       *[other] { $seat } toma una carta ({ $patron }) en el área { $area } y se apunta { $prestige } puntos.
    }
}
event-card-declined = { $seat } no toma ninguna carta.
event-card-picked = { $seat } da al color neutral la carta de la { $side } del área { $area }, que sale del juego: { $card }.
event-card-discarded = La carta de la { $side } del área { $area }, que nadie ha tomado, sale del juego: { $card }.
event-cubes-returned = { $seat ->
    [hidden] { $cubes ->
        [one] Un cubo neutral del área { $area } vuelve al stock general.
       *[other] { $cubes } cubos neutrales del área { $area } vuelven al stock general.
    }
   *[other] { $cubes ->
        [one] { $seat } devuelve un cubo del área { $area } al stock general.
       *[other] { $seat } devuelve { $cubes } cubos del área { $area } al stock general.
    }
}
event-season-ended = Termina la temporada { $season }: se vacía la escala de pasar y se enderezan las cartas giradas. Próximo primer jugador: { $first }.
event-neutral-returned = { $cubes ->
    [one] { $seat } devuelve un cubo neutral al stock general.
   *[other] { $seat } devuelve { $cubes } cubos neutrales al stock general.
}
event-wing-scored = { $cards ->
    [0] Ala { $wing }, { $patron }: { $seat } no tiene cartas.
    [one] Ala { $wing }, { $patron }: { $seat } tiene una carta, que vale { $points }.
   *[other] Ala { $wing }, { $patron }: { $seat } tiene { $cards } cartas que valen { $each } cada una, { $points } en total.
}
event-sets-scored = { $sets ->
    [0] { $seat } no tiene ninguna serie de cinco patrones.
    [one] { $seat } tiene una serie de cinco patrones: { $points } puntos.
   *[other] { $seat } tiene { $sets } series de cinco patrones: { $points } puntos.
}
event-game-ended = La partida ha terminado. Victoria: { $winners }. Puntos, por orden de asiento: { $points }.

## Preguntas

prompt-draw-first = Se sortea el primer jugador.
prompt-draw-wing = Se sortea el patrón del ala { $wing } del Museo.
prompt-draw-card = Se despliega la región de la temporada { $season }.
prompt-choose-action = Temporada { $season }: elige tu acción.
prompt-choose-action-ways = Temporada { $season }: { $ways }.
way-excavate = empezar una excavación
way-extend = ampliar una
way-enter-museum = llamar a Sir Brown
way-pass = pasar
prompt-choose-last-action = Todos los demás han pasado: elige tu última acción de la temporada { $season }.
prompt-choose-last-action-ways = Todos los demás han pasado; tu última acción de la temporada { $season }: { $ways }.
prompt-place-cube = { $cubes ->
    [one] Elige un espacio para tu cubo.
   *[other] Elige un espacio para el próximo de tus { $cubes } cubos.
}
prompt-place-on-pyramid = { $cubes ->
    [one] Elige una pirámide para tu cubo.
   *[other] Elige una pirámide para el próximo de tus { $cubes } cubos.
}
prompt-choose-room = Elige una sala del Museo para tu cubo.
prompt-choose-neutral = { $cubes ->
    [one] Elige qué hace el color neutral; tienes un cubo neutral.
   *[other] Elige qué hace el color neutral; tienes { $cubes } cubos neutrales.
}
prompt-place-neutral = { $cubes ->
    [one] Elige un espacio para el cubo neutral.
   *[other] Elige un espacio para el próximo de los { $cubes } cubos neutrales.
}
prompt-choose-reward = { $rank ->
    [1] Tienes el primer puesto en el área { $area }: elige una carta o una sala del Museo.
   *[2] Tienes el segundo puesto en el área { $area }: elige una carta o una sala del Museo.
}
prompt-choose-leftover = { $rank ->
    [3] Tienes el tercer puesto en el área { $area }: elige entre lo que queda.
   *[4] Tienes el cuarto puesto en el área { $area }: elige entre lo que queda.
}
prompt-choose-neutral-card = Elige la carta del área { $area } que el color neutral saca del juego.
prompt-game-over = La partida ha terminado.

waiting-draw-first = Se sortea el primer jugador.
waiting-draw-wing = Se sortea el patrón del ala { $wing } del Museo.
waiting-draw-card = Se despliega la región de la temporada { $season }.
waiting-choose-action = Temporada { $season }: { $seat } elige su acción.
waiting-choose-last-action = Temporada { $season }: { $seat } elige su última acción.
waiting-place-cube = { $cubes ->
    [one] { $seat } elige un espacio para su cubo.
   *[other] { $seat } elige un espacio para el próximo de sus { $cubes } cubos.
}
waiting-place-on-pyramid = { $cubes ->
    [one] { $seat } elige una pirámide para su cubo.
   *[other] { $seat } elige una pirámide para el próximo de sus { $cubes } cubos.
}
waiting-choose-room = { $seat } elige una sala del Museo.
waiting-choose-neutral = { $cubes ->
    [one] { $seat } elige por el color neutral, con un cubo neutral.
   *[other] { $seat } elige por el color neutral, con { $cubes } cubos neutrales.
}
waiting-place-neutral = { $cubes ->
    [one] { $seat } elige un espacio para el cubo neutral.
   *[other] { $seat } elige un espacio para el próximo de los { $cubes } cubos neutrales.
}
waiting-choose-reward = { $rank ->
    [1] Área { $area }, primer puesto: { $seat } elige una carta o una sala del Museo.
   *[2] Área { $area }, segundo puesto: { $seat } elige una carta o una sala del Museo.
}
waiting-choose-leftover = { $rank ->
    [3] { $seat } tiene el tercer puesto en el área { $area } y elige entre lo que queda.
   *[4] { $seat } tiene el cuarto puesto en el área { $area } y elige entre lo que queda.
}
waiting-choose-neutral-card = { $seat } elige la carta del área { $area } que el color neutral saca del juego.
waiting-game-over = La partida ha terminado.

## Tablero

board-season = Temporada { $season }
board-first = Primer jugador:
board-deciding = Decide: { $player }
board-survey = { $rank ->
    [1] Área { $area }, primer puesto
    [2] Área { $area }, segundo puesto
    [3] Área { $area }, tercer puesto
   *[4] Área { $area }, cuarto puesto
}
board-to-place = { $patron ->
    [hidden] { $neutral ->
        [yes] { $cubes ->
            [one] Por poner: un cubo neutral
           *[other] Por poner: { $cubes } cubos neutrales
        }
       *[no] { $cubes ->
            [one] Por poner: un cubo
           *[other] Por poner: { $cubes } cubos
        }
    }
   *[other] { $cubes ->
        [one] { $patron }: uno por poner
       *[other] { $patron }: { $cubes } por poner
    }
}
board-neutral = neutral
board-yours = { $player } (tú)
board-points = puntos
board-prestige = prestigio
board-personal = stock
board-general = gen.
board-scale = Escala de pasar:
board-nobody = nadie
board-key-space = · espacio libre
board-key-pyramid = /^\ pirámide
board-key-cartouche = 2Le cápsula: prestigio y patrón
board-key-cards = 2/3×5: 3 cartas de un patrón, 2 disponibles, a 5 puntos cada una en la exposición
board-to-come = Cartas por salir ({ $cards }):
board-out = Fuera del juego ({ $cards }):
board-ranking = Clasificación del área { $area }: { $ranks }
board-open-spaces = Espacios abiertos para ti: { $cells }
board-parcel = { $patron ->
    [hidden] Área { $area }, carta de la { $side }: sin patrón, prestigio { $prestige }, { $pyramids }
   *[other] { $prestige ->
        [0] Área { $area }, carta de la { $side }: { $patron }, { $pyramids }
       *[other] Área { $area }, carta de la { $side }: { $patron }, prestigio { $prestige }, { $pyramids }
    }
}
board-pyramids = { $pyramids ->
    [0] ninguna pirámide
    [one] pirámide { $cells }
   *[other] pirámides { $cells }
}
board-cubes = { $cubes ->
    [one] Área { $area }: { $player } tiene un cubo, { $cells }
   *[other] Área { $area }: { $player } tiene { $cubes } cubos, { $cells }
}
board-wing = Museo, ala { $wing }: { $patron }
board-room = Museo: { $player } ocupa { $room }
board-free-rooms = Libres en el Museo: { $rooms }
board-player = { $player }: puntos { $points }, prestigio { $prestige }, stock personal { $personal }, stock general { $general }
board-neutral-held = { $cubes ->
    [0] { $player } no tiene cubos neutrales
    [one] { $player } tiene un cubo neutral
   *[other] { $player } tiene { $cubes } cubos neutrales
}
board-neutral-stock = { $cubes ->
    [0] Ningún cubo neutral en el stock general
    [one] Un cubo neutral en el stock general
   *[other] { $cubes } cubos neutrales en el stock general
}
board-cards = { $cards ->
    [one] { $player }: una carta ({ $patron }), { $ready ->
        [0] no disponible
       *[other] disponible
    }, que vale { $each } en la exposición
   *[other] { $player }: { $cards } cartas ({ $patron }), { $ready ->
        [0] ninguna disponible
        [one] una disponible
       *[other] { $ready } disponibles
    }, que valen { $each } cada una en la exposición
}

## Negativas

refusal-game-over = La partida ha terminado; ya no se juega más.
refusal-not-your-turn = No es tu turno.

refusal-first-player-first = Primero hay que sortear quién es el primer jugador.
refusal-markers-first = Primero cada ala del Museo tiene que recibir su marcador de patrón.
refusal-region-first = Primero hay que desplegar las cartas de la región.
refusal-no-such-seat = Ahí no se sienta nadie; solo puede empezar un jugador de la mesa.
refusal-marker-placed = El marcador de este patrón ya está en un ala; cada ala recibe otro.
refusal-card-not-in-pile = Esta carta ya se ha colocado; solo pueden salir las de la pila.
refusal-unknown-card = En este juego de 36 cartas no existe esa carta.
refusal-first-player-by-lot = El primer jugador se sortea; no lo elige nadie.
refusal-markers-by-lot = Los marcadores de patrón se ponen al azar; no los elige nadie.
refusal-layout-by-lot = La región la despliega el azar; nadie elige una carta, ni su lugar ni su sentido.

refusal-choose-action-first = Primero di qué haces: nueva excavación, ampliación, un patrón o pasar.
refusal-one-action-per-turn = Ya has hecho tu acción de este turno; solo puede moverse aún el color neutral.
refusal-one-patron-per-turn = Ya has girado una carta; solo se apela a un patrón por turno.
refusal-finish-placing = Termina antes tu acción: { $cubes ->
    [one] falta un cubo por colocar.
   *[other] faltan { $cubes } cubos por colocar.
}
refusal-finish-brown = Sir Brown te espera: pon tu cubo en una sala del Museo.
refusal-museum-needs-brown = Mientras se excava, solo Sir Brown puede llevar un cubo al Museo.
refusal-cards-in-survey = Las cartas se reparten en la investigación, cuando todos han dejado de excavar.
refusal-excavations-over = Las excavaciones de esta temporada han terminado; ahora se investigan las áreas.
refusal-no-neutral-colour = Solo hay color neutral con dos jugadores.
refusal-own-action-first = Primero va tu propia acción; después puede moverse el color neutral.
refusal-choose-neutral-first = Primero di qué hace el color neutral: nueva excavación, ampliación o nada.

refusal-stock-empty = Tu stock personal está vacío: solo puedes pasar.
refusal-only-neutral-left = Solo te quedan cubos neutrales: no puedes hacer otra cosa que pasar.
refusal-no-free-space = En la región no queda ningún espacio libre.
refusal-extension-needs-two = Una ampliación usa exactamente dos cubos, y no los tienes.
refusal-nothing-to-extend = Aún no tienes ningún cubo en la región; empieza antes una nueva excavación.
refusal-no-space-beside = No hay ningún espacio libre junto a tus cubos.
refusal-no-second-space = Hay un espacio para un primer cubo junto a los tuyos, pero ninguno para el segundo.
refusal-patrons-from-second-season = Los patrones ayudan desde la segunda temporada, cuando ya has ganado sus cartas.
refusal-patron-not-owned = { $patron } no puede ayudarte: no tienes ninguna carta de ese patrón.
refusal-patron-tilted = { $patron } ya ha ayudado: todas tus cartas de ese patrón están giradas hasta la próxima temporada.
refusal-violet-stock-empty = Con el stock personal vacío no puedes apelar a Lady Violet; tienes que pasar.
refusal-violet-no-cube = Lady Violet no puede ayudarte: en el stock general no quedan cubos de tu color.
refusal-violet-no-move = Ni con el cubo de Lady Violet habría sitio para esta acción.
refusal-lemon-no-pyramid = Lord Lemon necesita una pirámide libre, y no queda ninguna.
refusal-lemon-no-extension = Con Lord Lemon hacen falta una pirámide y un espacio libre seguidos junto a tus cubos; no los hay.
refusal-blackmore-needs-two = Mrs Blackmore usa exactamente dos cubos, y no los tienes.
refusal-blackmore-no-pair = Mrs Blackmore necesita dos espacios libres, uno junto al otro, y no los hay.
refusal-tangerine-needs-three = El Coronel Tangerine usa exactamente tres cubos, y no los tienes.
refusal-tangerine-no-chain = El Coronel Tangerine necesita tres espacios libres en cadena junto a tus cubos, y no los hay.
refusal-brown-no-room = Sir Brown no puede ayudarte: no tienes abierta ninguna sala del Museo.
refusal-neutral-needs-two = Una ampliación neutral usa dos cubos neutrales, y no los tienes.
refusal-neutral-nothing-to-extend = En la región no hay ningún cubo neutral del que partir.
refusal-neutral-no-extension = No hay sitio para dos cubos neutrales seguidos.
refusal-neutral-without-patrons = Al color neutral no lo ayuda nunca un patrón.
refusal-neutral-never-museum = El color neutral no va nunca al Museo.

refusal-outside-region = Este espacio no es de la región; la tercera línea solo se despliega en la temporada 4.
refusal-space-occupied = En este espacio ya hay un cubo; elige uno libre.
refusal-pyramid-excavation = Una nueva excavación no puede empezar en una pirámide; elige un espacio libre sin ella.
refusal-pyramid-extension = Una ampliación no puede pasar por una pirámide; elige un espacio libre sin ella.
refusal-pyramid-blackmore = Mrs Blackmore no pone cubos sobre pirámides; elige un espacio libre sin ella.
refusal-pyramid-tangerine = El Coronel Tangerine no pone cubos sobre pirámides; elige un espacio libre sin ella.
refusal-pyramid-neutral = Un cubo neutral no puede ir sobre una pirámide; elige un espacio libre sin ella.
refusal-lemon-wants-pyramid = Con Lord Lemon, este cubo tiene que ir sobre una pirámide.
refusal-lemon-second-pyramid = El primer cubo no está sobre una pirámide: con Lord Lemon, el segundo tiene que estarlo.
refusal-lemon-one-pyramid = Lord Lemon solo abre una pirámide; el segundo cubo va en un espacio libre normal.
refusal-diagonal = Dos espacios que solo se tocan por una esquina no son adyacentes.
refusal-first-cube-apart = El primer cubo de una ampliación tiene que ser adyacente a uno de tus cubos.
refusal-second-cube-apart = El segundo cubo tiene que ser adyacente al que acabas de poner.
refusal-blackmore-apart = El segundo cubo de Mrs Blackmore tiene que ser adyacente al primero.
refusal-tangerine-apart = Los cubos del Coronel Tangerine forman una cadena: cada uno adyacente al anterior.
refusal-neutral-apart = Los cubos neutrales siguen las mismas reglas: este no quedaría adyacente al que debe.
refusal-dead-end = Desde ahí { $cubes ->
    [one] el cubo siguiente no tendría sitio; elige otro espacio.
   *[other] los { $cubes } cubos siguientes no tendrían sitio; elige otro espacio.
}

refusal-no-such-room = Esa sala no existe: solo hay salas 2 entre dos alas vecinas.
refusal-room-occupied = Esta sala { $value } ya está ocupada; para ti está cerrada.
refusal-room-already-yours = Ya estás en esta sala; en una sala cabe un solo cubo.
refusal-first-room-five = Tu primer cubo del Museo no puede ir a una sala 5; elige una sala 2 o 3.
refusal-five-not-adjacent = Para entrar en esta sala 5 ya tienes que estar en una sala 2 o 3 contigua.
refusal-first-no-cube = En el stock general no quedan cubos de tu color, así que tienes que tomar una carta.
refusal-second-no-cube = También el segundo necesita un cubo en el stock general para reservar una sala; toma una carta.

refusal-first-must-choose = El primero tiene que elegir: una carta o una sala del Museo.
refusal-second-must-choose = El segundo tiene que elegir: una carta o una sala del Museo.
refusal-card-gone = Esta carta ya está tomada; elige la otra o una sala.
refusal-not-for-neutral = Esta elección es tuya; el color neutral solo recibe carta cuando le llega su puesto.
refusal-third-never-museum = Al Museo solo pueden ir el primero y el segundo.
refusal-leftover-gone = Esta carta ya no está; solo se puede tomar lo que queda.
refusal-must-take = En esta mesa, la carta que sobra hay que tomarla.
refusal-neutral-card-first = Elige antes la carta que el color neutral saca del juego.
refusal-neutral-must-take = El color neutral tiene que tomar una carta; elígela por él.
refusal-neutral-card-gone = Esta carta ya está tomada; al color neutral le toca la otra.

## Salas del Museo

room-3-violet = la sala 3 de Lady Violet
room-5-violet = la sala 5 de Lady Violet
room-3-lemon = la sala 3 de Lord Lemon
room-5-lemon = la sala 5 de Lord Lemon
room-3-brown = la sala 3 de Sir Brown
room-5-brown = la sala 5 de Sir Brown
room-3-blackmore = la sala 3 de Mrs Blackmore
room-5-blackmore = la sala 5 de Mrs Blackmore
room-3-tangerine = la sala 3 del Coronel Tangerine
room-5-tangerine = la sala 5 del Coronel Tangerine
room-2-violet-lemon = la sala 2 entre Lady Violet y Lord Lemon
room-2-violet-brown = la sala 2 entre Lady Violet y Sir Brown
room-2-violet-blackmore = la sala 2 entre Lady Violet y Mrs Blackmore
room-2-violet-tangerine = la sala 2 entre Lady Violet y el Coronel Tangerine
room-2-lemon-violet = la sala 2 entre Lord Lemon y Lady Violet
room-2-lemon-brown = la sala 2 entre Lord Lemon y Sir Brown
room-2-lemon-blackmore = la sala 2 entre Lord Lemon y Mrs Blackmore
room-2-lemon-tangerine = la sala 2 entre Lord Lemon y el Coronel Tangerine
room-2-brown-violet = la sala 2 entre Sir Brown y Lady Violet
room-2-brown-lemon = la sala 2 entre Sir Brown y Lord Lemon
room-2-brown-blackmore = la sala 2 entre Sir Brown y Mrs Blackmore
room-2-brown-tangerine = la sala 2 entre Sir Brown y el Coronel Tangerine
room-2-blackmore-violet = la sala 2 entre Mrs Blackmore y Lady Violet
room-2-blackmore-lemon = la sala 2 entre Mrs Blackmore y Lord Lemon
room-2-blackmore-brown = la sala 2 entre Mrs Blackmore y Sir Brown
room-2-blackmore-tangerine = la sala 2 entre Mrs Blackmore y el Coronel Tangerine
room-2-tangerine-violet = la sala 2 entre el Coronel Tangerine y Lady Violet
room-2-tangerine-lemon = la sala 2 entre el Coronel Tangerine y Lord Lemon
room-2-tangerine-brown = la sala 2 entre el Coronel Tangerine y Sir Brown
room-2-tangerine-blackmore = la sala 2 entre el Coronel Tangerine y Mrs Blackmore

## Cartas

card-VIO-1 = Lady Violet
card-VIO-2 = Lady Violet
card-VIO-3 = Lady Violet
card-VIO-4 = Lady Violet
card-VIO-5 = Lady Violet (2)
card-VIO-6 = Lady Violet (2)
card-VIO-7 = Lady Violet (3)
card-LEM-1 = Lord Lemon
card-LEM-2 = Lord Lemon
card-LEM-3 = Lord Lemon
card-LEM-4 = Lord Lemon
card-LEM-5 = Lord Lemon (2)
card-LEM-6 = Lord Lemon (2)
card-LEM-7 = Lord Lemon (3)
card-BRO-1 = Sir Brown
card-BRO-2 = Sir Brown
card-BRO-3 = Sir Brown
card-BRO-4 = Sir Brown
card-BRO-5 = Sir Brown (2)
card-BRO-6 = Sir Brown (2)
card-BRO-7 = Sir Brown (3)
card-BLA-1 = Mrs Blackmore
card-BLA-2 = Mrs Blackmore
card-BLA-3 = Mrs Blackmore
card-BLA-4 = Mrs Blackmore
card-BLA-5 = Mrs Blackmore (2)
card-BLA-6 = Mrs Blackmore (2)
card-BLA-7 = Mrs Blackmore (3)
card-TAN-1 = Coronel Tangerine
card-TAN-2 = Coronel Tangerine
card-TAN-3 = Coronel Tangerine
card-TAN-4 = Coronel Tangerine
card-TAN-5 = Coronel Tangerine (2)
card-TAN-6 = Coronel Tangerine (2)
card-TAN-7 = Coronel Tangerine (3)
card-FREE-1 = una carta sin patrón (5)

## Forecasts

forecast-patron-helps = { $effect }.

## Reviews, what a decision cost, and what chance decided

why-parcels = de prestigio de las parcelas
why-exhibition = de la exposición
why-sets = de series de patrones
tally-title = Prestigio de las cartas colocadas frente a lo esperado
tally-each = Temporada { $season }: { $came } en lugar de { $expected }

## Statistics

study-excavate = Nuevas excavaciones
study-extend = Ampliaciones
study-enter-museum = Cubos enviados al Museo
study-take = Cartas tomadas
study-decline = Cartas rechazadas
study-pass = Veces que se pasa
study-book-2 = Salas de 2 reservadas
study-book-3 = Salas de 3 reservadas
study-book-5 = Salas de 5 reservadas
