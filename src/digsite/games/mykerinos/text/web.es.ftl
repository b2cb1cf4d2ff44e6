mykerinos-region = La región
mykerinos-museum = El Museo
mykerinos-majorities = Mayorías
mykerinos-no-patron = sin patrón
mykerinos-pyramid = pirámide
mykerinos-scale = Escala de paso
mykerinos-personal = reserva personal
mykerinos-general = reserva general
mykerinos-track = Prestigio

mykerinos-way = { $cubes ->
    [one] { $offer }: { $where } (un cubo)
   *[other] { $offer }: { $where } ({ $cubes } cubos)
}
mykerinos-called = { $power } – elige dónde
mykerinos-call = Girar una carta: { $patron }
mykerinos-scored = { $points } marcados
mykerinos-projected = { $points } si acabara ahora
mykerinos-final = { $points } al final
mykerinos-card = la carta de la { $side } del área { $area }

## The lesson

mykerinos-lesson-goal = Tras cuatro temporadas gana quien tenga más prestigio. Viene de las parcelas con número, de la exposición final del Museo y de las series de cinco patrones.
mykerinos-lesson-region = Esta es la región. Dos parcelas juntas, en un mismo marco, forman un área. La cinta de una parcela muestra su patrón y el prestigio que da al momento.
mykerinos-lesson-turn = En tu turno haces una sola cosa: empezar una excavación con un cubo, ampliar una con dos cubos, o pasar. Empieza una excavación: haz clic en un espacio libre.
mykerinos-lesson-excavate = Un cubo va en cualquier espacio iluminado. Las pirámides son obstáculos y en cada espacio cabe un solo cubo. Pulsa un sitio que no puedas usar y la regla te dirá por qué.
mykerinos-lesson-extend = Tienes un cubo en la tierra, así que puedes ampliar: dos cubos, el primero junto a uno tuyo, el segundo junto al primero. Haz clic en un espacio junto a tu cubo y di qué quieres hacer, o traza el camino de un solo trazo.
mykerinos-lesson-majorities = En cada área cuenta quién tiene más cubos. Pulsa Mayorías para ver la cuenta. Los dos primeros de un área siempre reciben algo: el segundo puesto suele bastar.
mykerinos-lesson-stock = Estos son tus cubos: primero los de esta temporada, luego los que quedan en el stock general. Los que no uses se quedan contigo, y la última temporada es la mayor.
mykerinos-lesson-pass = Pasar es un arma. Quien pasa antes está más abajo en esta escala y gana todos los empates de la investigación. Demasiado pronto, y los demás te adelantan en paz.
mykerinos-lesson-last = Todos los demás han pasado: te queda exactamente una acción. Y serás el primero la próxima temporada.
mykerinos-lesson-survey = La investigación: área por área, desde arriba a la izquierda. Aquí estás entre los dos primeros. Toma una carta, que es prestigio ahora y un patrón para después, o reserva una sala del Museo.
mykerinos-lesson-rooms = Una sala hace que cada carta del patrón de su ala valga 2, 3 o 5 en la exposición en vez de 1. Una sala redonda está entre dos alas y sirve a ambas. Tu cubo viene del stock general.
mykerinos-lesson-leftover = Los dos primeros han elegido y queda una carta: ahora puedes tomarla. El Museo está cerrado para el tercero y el cuarto.
mykerinos-lesson-patrons = Las cartas que ganaste son patrones que te ayudan una vez por temporada: Violet presta un cubo, Lemon sube a las pirámides, Brown va al Museo, Blackmore excava con dos cubos, Tangerine amplía con tres. Una carta usada queda inclinada.
mykerinos-lesson-chain = Coronel Tangerine: tres cubos en cadena. Haz clic en su carta y traza todo el camino de un solo trazo.
mykerinos-lesson-five = Las salas de valor 5 se abren a quien ya tiene una sala 2 o 3 al lado. Tu sala es una llave: mira qué puerta abre.
mykerinos-lesson-sets = Cinco patrones distintos forman una serie de 5 puntos. Piensa en el que te falta.
mykerinos-lesson-exhibition = La última temporada, con seis áreas. Al acabar, cada una de tus cartas da lo que vale tu mejor sala en el ala de su patrón, al menos 1.

## What the patrons do

mykerinos-power = { $patron }: { $power }
mykerinos-power-violet = un cubo más y luego una nueva excavación o una ampliación
mykerinos-power-lemon = un cubo sobre una pirámide
mykerinos-power-brown = un cubo al Museo
mykerinos-power-blackmore = una nueva excavación de dos cubos
mykerinos-power-tangerine = una ampliación de tres cubos
