# Mykerinos

patron-violet = Lady Violet
patron-lemon = Lord Lemon
patron-brown = Sir Brown
patron-blackmore = Mrs. Blackmore
patron-tangerine = Coronel Tangerine

source-parcels = Prestigio de las parcelas
source-exhibition = Exposición
source-sets = Series de cinco patrones

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
refusal-excavations-over = Las excavaciones de esta temporada han terminado; ahora se inspeccionan las áreas.
refusal-no-neutral-colour = Solo hay color neutral con dos jugadores.
refusal-own-action-first = Primero va tu propia acción; después puede moverse el color neutral.
refusal-choose-neutral-first = Primero di qué hace el color neutral: nueva excavación, ampliación o nada.

refusal-stock-empty = Tu stock personal está vacío: solo puedes pasar.
refusal-only-neutral-left = Solo te quedan cubos neutrales: no puedes hacer otra cosa que pasar.
refusal-no-free-space = En la región no queda ningún espacio libre.
refusal-extension-needs-two = Una ampliación usa exactamente dos cubos, y no los tienes.
refusal-nothing-to-extend = Aún no tienes ningún cubo en la región; empieza antes una nueva excavación.
refusal-no-space-beside = No hay ningún espacio libre junto a tus cubos.
refusal-no-second-space = Hay sitio para un primer cubo junto a los tuyos, pero no para el segundo.
refusal-patrons-from-second-season = Los patrones ayudan desde la segunda temporada, cuando ya has ganado sus cartas.
refusal-patron-not-owned = { $patron } no puede ayudarte: no tienes ninguna carta de ese patrón.
refusal-patron-tilted = { $patron } ya ha ayudado: todas tus cartas de ese patrón están giradas hasta la próxima temporada.
refusal-violet-stock-empty = Con el stock personal vacío no puedes apelar a Lady Violet; tienes que pasar.
refusal-violet-no-cube = Lady Violet no puede ayudarte: en el stock general no quedan cubos de tu color.
refusal-violet-no-move = Ni con el cubo de Lady Violet habría sitio para esta acción.
refusal-lemon-no-pyramid = Lord Lemon necesita una pirámide libre, y no queda ninguna.
refusal-lemon-no-extension = Con Lord Lemon hacen falta una pirámide y un espacio libre seguidos junto a tus cubos; no los hay.
refusal-blackmore-needs-two = Mrs. Blackmore usa exactamente dos cubos, y no los tienes.
refusal-blackmore-no-pair = Mrs. Blackmore necesita dos espacios libres, uno junto al otro, y no los hay.
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
refusal-pyramid-blackmore = Mrs. Blackmore no pone cubos sobre pirámides; elige un espacio libre sin ella.
refusal-pyramid-tangerine = El Coronel Tangerine no pone cubos sobre pirámides; elige un espacio libre sin ella.
refusal-pyramid-neutral = Un cubo neutral no puede ir sobre una pirámide; elige un espacio libre sin ella.
refusal-lemon-wants-pyramid = Con Lord Lemon, este cubo tiene que ir sobre una pirámide.
refusal-lemon-second-pyramid = El primer cubo no está sobre una pirámide: con Lord Lemon, el segundo tiene que estarlo.
refusal-lemon-one-pyramid = Lord Lemon solo abre una pirámide; el segundo cubo va en un espacio libre normal.
refusal-diagonal = Dos espacios que solo se tocan por una esquina no son adyacentes.
refusal-first-cube-apart = El primer cubo de una ampliación tiene que ser adyacente a uno de tus cubos.
refusal-second-cube-apart = El segundo cubo tiene que ser adyacente al que acabas de poner.
refusal-blackmore-apart = El segundo cubo de Mrs. Blackmore tiene que ser adyacente al primero.
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
refusal-second-no-cube = También el segundo necesita un cubo en el stock general para reservar; toma una carta.

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
