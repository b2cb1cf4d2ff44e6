# Malditas momias

## Lo que un jugador puede hacer

offer-explore = Explorar una sala del montón { $pile }
offer-explore-here = Explorar una sala { $colour ->
    [rojo] roja
    [amarillo] amarilla
   *[other] { $colour }
} del montón { $pile }
offer-secure = Asegurar tus tesoros
offer-secure-here = { $points ->
    [one] Asegurar tus tesoros: 1 punto
   *[other] Asegurar tus tesoros: { $points } puntos
}
offer-awaken = Despertar a los guardianes de { $target }
offer-awaken-here = { $rooms ->
    [one] Despertar a los guardianes de { $target }: 1 sala
   *[other] Despertar a los guardianes de { $target }: { $rooms } salas
}
offer-keep = { $cards ->
    [ninguna] No quedarte con ninguna carta
   *[other] Quedarte con { $cards }
}
offer-keep-here = { $count ->
    [0] No quedarte con ninguna carta
    [one] Quedarte con { $front }
   *[other] Quedarte con { $front } y { $other_front }
}

## Lo que ha pasado

event-first-chosen = Empieza { $seat }.
event-piles-made = { $reshuffled ->
    [yes] Se agota un montón; el resto y los descartes se barajan en dos montones nuevos: { $left } a la izquierda, { $right } a la derecha.
   *[no] Las salas se barajan en dos montones: { $left } a la izquierda, { $right } a la derecha.
}
event-top-shown = Encima del montón { $pile } queda un reverso { $colour }.
event-turn-began = { $extra ->
    [yes] { $seat } juega un turno extra.
   *[no] Le toca a { $seat }.
}
event-turn-skipped = { $seat } no puede hacer nada y se salta su turno.
event-room-drawn = { $werewolf ->
    [yes] { $card ->
        [hidden] Por el hombre lobo, { $seat } roba del montón { $pile } una sala { $colour ->
            [amarillo] amarilla
            [rojo] roja
           *[other] { $colour }
        }.
       *[other] Por el hombre lobo, { $seat } roba del montón { $pile }: { $card }.
    }
   *[no] { $card ->
        [hidden] { $seat } explora una sala { $colour ->
            [amarillo] amarilla
            [rojo] roja
           *[other] { $colour }
        } del montón { $pile }.
       *[other] { $seat } explora el montón { $pile }: { $card }.
    }
}
event-secured = { $seat } asegura { $cards }.
event-awakened = { $seat } despierta a los guardianes de { $target }, que { $survived ->
    [yes] se salva
   *[no] lo pierde todo
}: { $guardians ->
    [0] ningún guardián
    [one] 1 guardián
   *[other] { $guardians } guardianes
} y { $amulets ->
    [0] ningún amuleto
    [one] 1 amuleto
   *[other] { $amulets } amuletos
} entre { $cards }.
event-scored = { $source }: { $seat } se anota { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} y llega a { $total }.
event-werewolf-called = Hombre lobo: { $seat } roba una carta de cada montón.
event-cards-kept = { $seat } { $kept ->
    [ninguna] no se queda con ninguna carta
   *[other] se queda con { $kept }
}{ $discarded ->
    [nada] {""}
   *[other] {" "}y descarta { $discarded }
}.
event-extra-turn-won = Frank: { $seat } gana un turno extra.
event-goal-reached = { $seat } llega a la meta con { $total } puntos: ¡se acaba la partida!
event-cards-revealed = { $seat } descubre { $cards }.
event-game-ended = La partida ha terminado; la victoria es para { $winners }.

## Lo que decide, de antemano

forecast-room-ahead = De las salas de reverso { $colour } que quedan, el { $guardian } % esconde un guardián y el { $amulet } % un amuleto; { $treasures } tesoros de media.
forecast-rooms-then = { $lost ->
    [0] Tus salas valdrían { $points }, y nadie podría hacértelas perder.
    [100] Tus salas valdrían { $points }; quien despierte a tus guardianes te hace perderlo todo.
   *[other] Tus salas valdrían { $points } de media; quien despierte a tus guardianes te hace perderlo todo en el { $lost } % de los casos.
}
forecast-secured-then = { $ends ->
    [yes] +{ $points }: llegas a { $total } de { $goal }: la partida termina, y los demás aún puntúan sus salas.
   *[no] +{ $points }: llegas a { $total } de { $goal }.
}
forecast-awakening-ahead = { $lost ->
    [0] Los guardianes no pueden superar a los amuletos: { $target } puntúa { $points } de media.
    [100] Los guardianes superan a los amuletos: { $target } lo pierde todo.
   *[other] { $lost } %: los guardianes superan a los amuletos, y { $target } lo pierde todo. Si no, { $target } puntúa { $points } de media.
}
forecast-spoils-ahead = Si despiertan, ganas: { $mummy ->
    [0] {""}
   *[other] una momia en el { $mummy } % ({ $points } puntos de media){ $werewolf ->
        [0] {""}
       *[other] {" "}·{" "}
    }
}{ $werewolf ->
    [0] {""}
   *[other] un hombre lobo (una carta de cada montón) en el { $werewolf } %
}{ $frank ->
    [0] {""}
   *[other] { $mummy ->
        [0] { $werewolf ->
            [0] {""}
           *[other] {" "}·{" "}
        }
       *[other] {" "}·{" "}
    }Frank (un turno extra) en el { $frank } %
}.

## Lo que se decide: para quien elige y para los demás

prompt-choose-first = Elige quién empieza.
waiting-choose-first = El azar elige al primer jugador.
prompt-split-piles = Elige el montón que recibe la carta de más.
waiting-split-piles = El azar elige el montón que recibe la carta de más.
prompt-show-top = Elige el reverso que queda encima del montón { $pile }.
waiting-show-top = El azar elige el próximo reverso del montón { $pile }.
prompt-draw-room = Elige la carta que se roba del montón { $pile }.
waiting-draw-room = El azar elige la carta que se roba del montón { $pile }.
prompt-take-turn = Elige tu acción: explorar, asegurar o despertar.
prompt-take-turn-ways = Elige tu acción: { $ways }.
waiting-take-turn = { $seat } está eligiendo su acción: explorar, asegurar o despertar.
prompt-take-extra-turn = Elige la acción de tu turno extra: explorar, asegurar o despertar.
prompt-take-extra-turn-ways = Elige la acción de tu turno extra: { $ways }.
way-explore = explorar
way-secure = asegurar
way-awaken = despertar
waiting-take-extra-turn = { $seat } está eligiendo la acción de un turno extra.
prompt-keep-cards = Elige con qué cartas del hombre lobo te quedas.
waiting-keep-cards = { $seat } está eligiendo con qué cartas del hombre lobo se queda.
prompt-game-over = La partida ha terminado.
waiting-game-over = La partida ha terminado.

## Por qué se rechaza una acción

refusal-game-over = La partida ha terminado: alguien ha llegado a la meta y los puntos están contados.
refusal-not-your-turn = No es tu turno; espera a que te toque jugar.
refusal-pile-empty = No quedan cartas en el montón { $pile }; roba del otro montón o haz otra cosa.
refusal-nothing-to-secure = No tienes ninguna carta boca abajo que asegurar; explora antes una sala.
refusal-no-such-seat = Ese explorador no existe; elige a uno de los { $seats } jugadores de la mesa.
refusal-own-card-needed = Para despertar a los guardianes necesitas una carta boca abajo; explora antes una sala.
refusal-target-is-yourself = No puedes despertar a tus propios guardianes; elige a otro explorador o asegura tus tesoros.
refusal-target-without-cards = Ese explorador no tiene cartas boca abajo; elige a alguien que las tenga.
refusal-no-werewolf = Ningún hombre lobo ha robado cartas para ti; explora, asegura o despierta.
refusal-chance-decides = Eso lo decide el azar; explora, asegura o despierta.
refusal-werewolf-waits = El hombre lobo ha robado cartas para ti; di primero con cuáles te quedas.
refusal-no-card-from-pile = El hombre lobo no encontró ninguna carta en el montón { $pile }; no hay ninguna con la que quedarse.
refusal-first-player-wanted = Aún no se ha elegido al primer jugador; eso va antes que nada.
refusal-no-such-first-player = El primer jugador es uno de los { $seats } de la mesa.
refusal-larger-pile-wanted = El número de cartas es impar; decide primero qué montón recibe la carta de más.
refusal-top-wanted = Muestra primero el reverso que queda ahora encima del montón { $pile }.
refusal-colour-not-in-piles = No queda otro reverso { $colour } en los montones; muestra un color que quede.
refusal-room-wanted = Se está robando una carta del montón { $pile }; di primero cuál es.
refusal-no-such-card = Esa carta no existe en esta baraja; nombra una de las suyas.
refusal-back-differs = La carta robada tiene el reverso { $colour }; nombra una carta de ese color.
refusal-card-not-in-piles = Esa carta ya no está en los montones; nombra una que esté.

## De dónde salen los puntos, qué hacen guardianes y amuletos, aclaraciones

source-secured = Tesoros asegurados
source-survived = Despertar superado
source-mummy = Momia
source-reveal = Último recuento

effect-mummy = Momia: los puntos son para quien despierta
effect-werewolf = Hombre lobo: una carta de cada montón
effect-frank = Frank: un turno extra
effect-amulet = Amuletos: el explorador elegido se salva

option-awaken-self = Se puede despertar a los propios guardianes.
option-awaken-empty = Se puede despertar a un jugador sin cartas.
option-trigger-scores = Quien provoca el final puntúa también las cartas que le quedan.
option-frank-again = Un Frank que sale en un turno extra da otro más.

## Palabras

pile-left = izquierdo
pile-right = derecho
colour-green = verde
colour-yellow = amarillo
colour-red = rojo
letter-green = V
letter-yellow = A
letter-red = R
cards-none = ninguna
cards-left = la carta izquierda
cards-right = la carta derecha
cards-both = las dos cartas
kept-none = ninguna
kept-left = la carta izquierda
kept-right = la carta derecha
kept-both = las dos cartas
centre-empty = vacía
centre-amulet = amuleto
centre-mummy = momia
centre-werewolf = hombre lobo
centre-frank = Frank
treasures-chest = cofres
treasures-vase = jarrones
treasures-cup = copas
treasures-sceptre = cetros
treasures-mask = máscaras
treasures-ring = anillos
treasure-chest = { $count ->
    [one] 1 cofre
   *[other] { $count } cofres
}
treasure-vase = { $count ->
    [one] 1 jarrón
   *[other] { $count } jarrones
}
treasure-cup = { $count ->
    [one] 1 copa
   *[other] { $count } copas
}
treasure-sceptre = { $count ->
    [one] 1 cetro
   *[other] { $count } cetros
}
treasure-mask = { $count ->
    [one] 1 máscara
   *[other] { $count } máscaras
}
treasure-ring = { $count ->
    [one] 1 anillo
   *[other] { $count } anillos
}

## El dibujo de la mesa

board-set-up = Preparación
board-turn = Turno { $turn }
board-plays = juega { $name }
board-extra-turn = turno extra
board-another-turn = después, otro turno (Frank)
board-goal = Meta: { $goal }
board-goal-reached = { $name } ha llegado a la meta
board-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
board-empty = vacío
board-you = tú
board-your-rooms = Tus salas
board-no-rooms = ninguna
board-worth = asegurar da { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
board-werewolf = Hombre lobo
board-chooses = elige { $name }
board-discards = Descartes
board-reveals = { $name } descubre:
board-older = minúscula: de antes de volver a barajar

## La mesa en frases

board-tell-set-up = Se está preparando la partida. La meta son { $goal } puntos.
board-tell-turn = Turno { $turn }: juega { $name }{ $extra ->
    [yes] , turno extra
   *[no] {""}
}. La meta son { $goal } puntos.
board-tell-another-turn = Frank le da a { $name } otro turno después de este.
board-tell-pile = { $count ->
    [0] El montón { $pile } está vacío.
    [one] { $colour ->
        [hidden] El montón { $pile } tiene 1 carta.
       *[other] El montón { $pile } tiene 1 carta, de reverso { $colour }.
    }
   *[other] { $colour ->
        [hidden] El montón { $pile } tiene { $count } cartas.
       *[other] El montón { $pile } tiene { $count } cartas; el reverso de encima es { $colour }.
    }
}
board-tell-werewolf = Cartas del hombre lobo, para { $name }: { $cards }.
board-tell-werewolf-back = una { $colour ->
    [amarillo] amarilla
    [rojo] roja
   *[other] { $colour }
} del montón { $pile }
board-tell-werewolf-front = del montón { $pile } { $front }
board-tell-player = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, { $count ->
    [0] ninguna sala
    [one] 1 sala boca abajo ({ $backs })
   *[other] { $count } salas boca abajo ({ $backs })
}.
board-tell-older = De ellas, de antes de volver a barajar: { $backs }.
board-backs-green = { $count ->
    [one] 1 verde
   *[other] { $count } verdes
}
board-backs-yellow = { $count ->
    [one] 1 amarilla
   *[other] { $count } amarillas
}
board-backs-red = { $count ->
    [one] 1 roja
   *[other] { $count } rojas
}
board-tell-own = Tus salas: { $fronts }.
board-tell-held = { $name } tiene: { $fronts }.
board-tell-worth = Asegurarlas da { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
board-tell-no-own = No tienes ninguna sala.
board-tell-revealed = Salas descubiertas de { $name }: { $fronts }.
board-tell-goal-reached = { $name } ha llegado a la meta de { $goal } puntos en el turno { $turn }.
board-tell-discards = Descartes, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}: { $fronts }.
board-tell-no-discards = No hay descartes.

## Los frentes de las salas

room-empty = { $treasures } ({ $colour })
room-amulet = { $treasures } con un amuleto ({ $colour })
room-mummy = { $treasures } con una momia ({ $colour })
room-werewolf = { $treasures } con un hombre lobo ({ $colour })
room-frank = { $treasures } con Frank ({ $colour })

## Reviews, what a decision cost, and what chance decided

why-secured = de tesoros asegurados
why-survived = de despertares superados
why-mummy = de momias
why-reveal = del último recuento
tally-title = Guardianes encontrados frente a lo esperado
tally-each = Turno { $turn }: { $came ->
    [0] ningún guardián
   *[other] un guardián
} (riesgo: { $percent } %)
tally-sum = { $seat } encontró { $came } guardianes; cabía esperar { $expected }.
tally-more = { $seat } encontró { $points } guardianes más de lo esperado.
tally-less = { $seat } encontró { $points } guardianes menos de lo esperado.

## Statistics

study-explore = Salas exploradas
study-awaken = Guardianes despertados
study-secure = Tesoros asegurados
study-keep = Cartas elegidas con el hombre lobo
study-secured-points = Puntos en mano al asegurar
study-secured-rooms = Salas en mano al asegurar
