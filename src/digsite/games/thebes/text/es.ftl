# Tebas: Los saqueadores de tumbas

## Palabras

source-relics = Reliquias
source-exhibitions = Exposiciones
source-museums = Museos
source-professors = Profesores
source-congresses = Congresos
source-time = Tiempo ahorrado

option-empty-sites = Ladrón, Saqueadores de tumbas y Científico pueden jugarse en un yacimiento vacío
option-raiders-decline = Los Saqueadores de tumbas pueden dejar una reliquia donde está
option-zero-digs = Se puede excavar aunque no dé ninguna carta
option-one-assistant = Solo un Ayudante puede participar en una excavación
option-assistant-lifts-cap = Un Ayudante también permite usar más Conocimiento general

effect-expertise = Pericia en una región
effect-general-knowledge = Conocimiento general para todas las regiones
effect-congress = Un Congreso
effect-region-permit = Una excavación con un permiso de la región
effect-general-permit = Una excavación con un permiso general
effect-general-excavation = Una excavación con la carta de Acción Excavación general
effect-assistant = Ayudantes en una excavación
effect-dig-relic = Una reliquia desenterrada
effect-dig-rubble = Escombros desenterrados
effect-thief-relic = Un Ladrón que se lleva una reliquia
effect-thief-rubble = Un Ladrón que solo encuentra escombros
effect-tomb-raiders-relic = Saqueadores de tumbas que se llevan una reliquia
effect-tomb-raiders-nothing = Saqueadores de tumbas que no se llevan nada
effect-scientist = Un Científico
effect-exhibition-1 = Una Exposición con un grupo
effect-exhibition-2 = Una Exposición con dos grupos
effect-exhibition-3 = Una Exposición con los tres grupos
effect-museum = Un Museo
effect-professor-taken = El Profesor de una región, tomado del tablero
effect-professor-lost = El Profesor de una región, quitado a otro jugador
effect-world-specialist = El Especialista mundial

## Opciones

offer-take-card = Tomar la carta { $space }
offer-take-card-here = { $weeks ->
    [one] Tomar { $kind }, una semana
   *[other] Tomar { $kind }, { $weeks } semanas
}
offer-take-presentation = Tomar de las cartas expuestas: { $kind }
offer-take-presentation-here = { $weeks ->
    [one] Tomar { $kind }, una semana, { $points } puntos
   *[other] Tomar { $kind }, { $weeks } semanas, { $points } puntos
}
offer-give-relic = Entregar: { $kind }
offer-play-card = Jugar: { $kind }
offer-play-card-here = { $weeks ->
    [0] Jugar { $kind }, sin gastar tiempo
    [one] Jugar { $kind }, una semana
   *[other] Jugar { $kind }, { $weeks } semanas
}
offer-look-at = Examinar el yacimiento de { $region }
offer-raid = Llevarse: { $card }
offer-raid-nothing = No llevarse nada
offer-dig = Excavar en { $region }
offer-dig-here = { $weeks ->
    [one] Excavar una semana en { $region }
   *[other] Excavar { $weeks } semanas en { $region }
}
offer-use-permit = Usar: { $permit }
offer-use-permit-here = Usar { $paper }
offer-send-assistants = { $count ->
    [0] Ir sin Ayudantes
    [one] Llevar un Ayudante
   *[other] Llevar { $count } Ayudantes
}
offer-send-assistants-here = { $count ->
    [0] Ir sin Ayudantes: conocimiento { $knowledge }, { $cards } cartas como mucho
    [one] Llevar un Ayudante: conocimiento { $knowledge }, { $cards } cartas como mucho, { $weeks ->
        [one] una semana
       *[other] { $weeks } semanas
    } más
   *[other] Llevar { $count } Ayudantes: conocimiento { $knowledge }, { $cards } cartas como mucho, { $weeks } semanas más
}
offer-dig-for = { $weeks ->
    [one] Excavar una semana
   *[other] Excavar { $weeks } semanas
}
offer-dig-for-here = { $weeks ->
    [one] Excavar una semana{ $helped ->
        [0] {""}
       *[other] {" "}({ $helped } con Ayudantes)
    }: { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }
   *[other] Excavar { $weeks } semanas{ $helped ->
        [0] {""}
       *[other] {" "}({ $helped } con Ayudantes)
    }: { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }
}

## Sucesos

event-pawn-stacked = { $below ->
    [0] El peón de { $seat } queda en la base de la pila.
   *[other] El peón de { $seat } se coloca sobre la pila.
}
event-back-shown = { $back ->
    [green] La siguiente carta del mazo tiene el dorso verde.
   *[other] Una carta va boca abajo al yacimiento de { $back }.
}
event-card-revealed = { $space ->
    [hidden] Nueva carta expuesta: { $kind }.
   *[other] Nueva carta en la casilla de almacén { $space }: { $kind }.
}
event-turn-began = { $seat } va más atrás que nadie, en la semana { $week }, y juega.
event-card-taken = { $seat } toma del almacén: { $kind }.
event-exhibition-shown = { $sets ->
    [1] { $seat } monta con el primer grupo la { $kind }: { $vp } puntos.
    [2] { $seat } monta con dos grupos la { $kind }: { $vp } puntos.
   *[other] { $seat } monta con todos los grupos la { $kind }: { $vp } puntos.
}
event-museum-taken = { $seat } toma el { $kind }: { $vp } puntos.
event-relic-given = { $seat } entrega al Museo una { $card }.
event-professor-moved = { $before_seat ->
    [hidden] { $seat } toma el { $professor }.
   *[other] { $seat } quita el { $professor } a { $before_seat }.
}
event-pawn-moved = { $below ->
    [0] { $seat } avanza de la semana { $before } a la semana { $week }.
    [one] { $seat } avanza de la semana { $before } a la semana { $week }, encima de otro peón.
   *[other] { $seat } avanza de la semana { $before } a la semana { $week }, encima de { $below } peones.
}
event-action-played = { $seat } juega: { $kind }.
event-permit-used = { $seat } excava en { $region } y descarta: { $permit }.
event-assistants-sent = { $count ->
    [0] { $seat } va sin Ayudantes.
    [one] { $seat } lleva un Ayudante.
   *[other] { $seat } lleva { $count } Ayudantes.
}
event-dig-began = { $cards ->
    [0] { $seat } excava { $weeks ->
        [one] una semana
       *[other] { $weeks } semanas
    } en { $region } con un Conocimiento de { $knowledge }: ninguna carta.
    [one] { $seat } excava { $weeks ->
        [one] una semana
       *[other] { $weeks } semanas
    } en { $region } con un Conocimiento de { $knowledge }: una carta.
   *[other] { $seat } excava { $weeks ->
        [one] una semana
       *[other] { $weeks } semanas
    } en { $region } con un Conocimiento de { $knowledge }: { $cards } cartas.
}
event-relic-found = { $by ->
    [thief] El Ladrón de { $seat } roba una reliquia de { $region } de valor { $vp }.
   *[dig] { $seat } desentierra una reliquia de { $region } de valor { $vp }.
}
event-rubble-found = { $by ->
    [thief] El Ladrón de { $seat } solo encuentra escombros en { $region }.
   *[dig] { $seat } desentierra escombros en { $region }.
}
event-rubble-returned = Los escombros vuelven al yacimiento de { $region }.
event-site-seen = { $cards ->
    [hidden] { $by ->
        [scientist] El Científico de { $seat } examina el yacimiento de { $region }.
       *[tomb_raiders] Los Saqueadores de { $seat } examinan el yacimiento de { $region }.
    }
   *[other] { $by ->
        [scientist] En { $region } hay cartas de { $cards } puntos (el Científico de { $seat }).
       *[tomb_raiders] En { $region } hay cartas de { $cards } puntos (los Saqueadores de { $seat }).
    }
}
event-relic-raided = Los Saqueadores de { $seat } se llevan una reliquia de { $region } de valor { $vp }.
event-nothing-raided = { $cards ->
    [hidden] Los Saqueadores de { $seat } no se llevan nada de { $region }.
   *[other] Los Saqueadores de { $seat } no encuentran ninguna reliquia en { $region }.
}
event-scored = { $points ->
    [one] { $source }: { $seat } suma un punto.
   *[other] { $source }: { $seat } suma { $points } puntos.
}
event-game-ended = La partida ha terminado. Victoria: { $winners }.

## Lo que decide, de antemano

forecast-pawn-lands = { $weeks ->
    [0] No pasa tiempo
    [one] Tu peón avanza una semana, hasta la semana { $week }
   *[other] Tu peón avanza { $weeks } semanas, hasta la semana { $week }
}{ $again ->
    [yes] ; vuelves a jugar.
   *[no] ; después juega { $next_seat }.
}
forecast-deck-may-end = { $certain ->
    [yes] Con esto se agota el mazo y la partida termina de inmediato.
   *[no] Con esto puede agotarse el mazo, y la partida terminaría de inmediato.
}
forecast-dig-ahead = Conocimiento { $knowledge } en { $region }: { $cards ->
    [one] una carta
   *[other] { $cards } cartas
} en { $weeks ->
    [one] una semana
   *[other] { $weeks } semanas
}, hasta { $most } en 12. Una carta robada allí da { $points } puntos de media; el { $rubble } % son escombros.
forecast-cards-ahead = { $cards ->
    [one] Se roba una carta
   *[other] Se roban { $cards } cartas
}: { $points } puntos de media, ninguna reliquia en el { $nothing } % de los casos.
forecast-learned = { $cards ->
    [0] { $learned }: { $before } → { $books }.
   *[other] { $learned }: { $before } → { $books }. Una excavación de 12 semanas allí daría { $cards } cartas.
}
forecast-congresses-worth = { $count ->
    [one] Tu primer congreso vale { $points } al final.
   *[other] Tus { $count } congresos valen { $points } al final.
}
forecast-card-does = { $power ->
    [thief] Un Ladrón te trae una carta de ese yacimiento, al azar, si es una reliquia.
    [tomb_raiders] Los Saqueadores de tumbas registran ese yacimiento y te traen la reliquia que elijas.
    [scientist] Un Científico te enseña todo lo que hay en un yacimiento.
    [assistant] Un Ayudante suma 1 a tu Conocimiento en una excavación.
   *[general_excavation] Una Excavación general es un permiso para una excavación en cualquier lugar.
}
forecast-hand-grows = { $weeks ->
    [0] Va a tu mano; jugarla más tarde no lleva tiempo.
    [one] Va a tu mano; jugarla más tarde lleva una semana.
   *[other] Va a tu mano; jugarla más tarde lleva { $weeks } semanas.
}
forecast-relics-spent = Entregas reliquias que valen al menos { $worth }; el Museo da { $points }.
learned-mesopotamia = Tu Pericia en Mesopotamia
learned-crete = Tu Pericia en Creta
learned-egypt = Tu Pericia en Egipto
learned-greece = Tu Pericia en Grecia
learned-general = Tu Conocimiento general

## Preguntas

prompt-stack-pawns = Se están apilando los peones.
prompt-show-back = Se están robando cartas del mazo.
prompt-show-front = Se está descubriendo una carta verde.
prompt-take-turn = Elige tu acción: tomar una carta, jugar una carta de Acción o excavar.
prompt-take-turn-ways = { $below ->
    [0] Elige tu acción: { $ways }.
   *[other] Tu peón está encima, juegas tú: { $ways }.
}
way-take-card = tomar una carta
way-take-presentation = tomar una carta expuesta
way-play-card = jugar una carta de Acción
way-dig = excavar
prompt-give-relic = { $relics ->
    [one] Elige la última reliquia que entregas al Museo.
   *[other] Elige la siguiente de las { $relics } reliquias que entregas al Museo.
}
prompt-choose-site = Elige el yacimiento que examina tu Científico.
prompt-see-card = Se está examinando el yacimiento de { $region }.
prompt-raid = Elige la reliquia que tus Saqueadores de tumbas se llevan de { $region }.
prompt-choose-permit = Elige el permiso para tu excavación en { $region }.
prompt-send-assistants = Elige cuántos Ayudantes participan en tu excavación en { $region }.
prompt-name-weeks = Elige cuántas semanas excavas en { $region }; tu Conocimiento es { $knowledge }.
prompt-draw-card = Se están robando cartas del yacimiento de { $region }.
prompt-over = La partida ha terminado.

waiting-stack-pawns = Se están apilando los peones.
waiting-show-back = Se están robando cartas del mazo.
waiting-show-front = Se está descubriendo una carta verde.
waiting-take-turn = { $below ->
    [0] { $seat } está eligiendo una acción.
   *[other] { $seat }, con su peón encima, está eligiendo una acción.
}
waiting-give-relic = { $relics ->
    [one] { $seat } está eligiendo la última reliquia para el Museo.
   *[other] { $seat } está eligiendo la siguiente de { $relics } reliquias para el Museo.
}
waiting-choose-site = { $seat } está eligiendo un yacimiento para el Científico.
waiting-see-card = Se está examinando el yacimiento de { $region }.
waiting-raid = { $seat } está eligiendo qué se llevan los Saqueadores de tumbas de { $region }.
waiting-choose-permit = { $seat } está eligiendo el permiso de una excavación en { $region }.
waiting-send-assistants = { $seat } está eligiendo Ayudantes para una excavación en { $region }.
waiting-name-weeks = { $seat } elige las semanas de su excavación en { $region } (Conocimiento { $knowledge }).
waiting-draw-card = Se están robando cartas del yacimiento de { $region }.
waiting-over = La partida ha terminado.

## Tablero

board-turn = Turno { $turn }
board-deciding = Decide: { $player }
board-yours = { $player } (tú)
board-none = ninguna
board-week = Semana
board-price = { $weeks } sem.
board-vp = { $points } PV
board-decimal = { $whole },{ $tenth }

board-playing = Carta: { $kind }
board-giving = { $relics ->
    [one] una reliquia por entregar
   *[other] { $relics } reliquias por entregar
}
board-digging = Excavación en { $region }, Conocimiento { $knowledge }
board-at-site = { $region }
board-with-assistants = { $count ->
    [one] un Ayudante
   *[other] { $count } Ayudantes
}
board-for-weeks = { $weeks ->
    [one] una semana
   *[other] { $weeks } semanas
}
board-rubble = { $rubble ->
    [one] escombros: una carta
   *[other] escombros: { $rubble } cartas
}

board-empty-space = vacía
board-exhibitions = Exposiciones:
board-museums = Museos:
board-museum = { $relics } reliquias
board-nothing-shown = –
board-permits = Tus permisos:
board-hand = Tus cartas de Acción:
board-held-permits = Permisos de { $player }: { $permits }
board-held-cards = Cartas de Acción de { $player }: { $cards }
board-own-relics = Tus reliquias:
board-assistants = Ayudantes:
board-seen = En el yacimiento:

board-sites = Yacimientos
board-empty-site = vacío
board-deck = Mazo de robo: { $cards }
board-world = Espec. mundial
board-professors = Profesores
board-column-general = gen
board-column-congress = con
board-column-exhibitions = exp
board-column-museums = mus
board-column-hand = mano
board-column-points = PV
board-points = PV: { $points }

board-dig-weeks = Semanas
board-dig-cards = Cartas, Conoc. { $knowledge }
board-dig-points = Puntos de media
board-dig-nothing = % sin reliquias
board-odds = Probabilidades de una excavación
board-odds-cards = Cartas
board-gone = Cartas de Acción fuera del juego: { $cards }
board-given = Reliquias en Museos: { $cards }

board-key-track = 12 ▲●: semana 12, ▲ encima de ●; el peón de más a la izquierda juega primero
board-key-cell = 4 3=7: 4 libros de Pericia, 3 reliquias que valen 7 en total
board-key-site = ▒▒▒: hay cartas en el yacimiento
board-key-professor = (4): libre, para quien primero tenga 4 puntos
board-key-columns = gen Conocimiento general, con Congresos, exp Exposiciones, mus Museos, mano cartas en la mano
board-key-odds = 2,1·30%: 2,1 PV de media, ninguna reliquia en el 30 % de esas excavaciones

board-pawns = { $count ->
    [one] Semana { $week }: { $players }
   *[other] Semana { $week }, de arriba abajo: { $players }
}
board-storage-empty = Casilla de almacén { $number }: vacía
board-storage-card = { $weeks ->
    [one] Casilla de almacén { $number }: { $kind }, una semana
   *[other] Casilla de almacén { $number }: { $kind }, { $weeks } semanas
}
board-empty-display = Ninguna carta expuesta
board-on-display = { $points ->
    [hidden] Carta expuesta: { $kind }
   *[other] Carta expuesta: { $kind }, semanas { $weeks }, puntos { $points }
}
board-site = { $empty ->
    [yes] Yacimiento de { $region }: vacío
   *[no] Yacimiento de { $region }: hay cartas
}
board-professor-free = { $professor }: libre, para quien primero tenga { $need } puntos
board-professor-held = { $professor }: { $player }
board-player = { $player }: puntos { $points }, Conocimiento general { $general }, cartas en la mano { $hand }
board-expertise = { $player }: Pericia { $books } en { $region }
board-relics = { $player }: reliquias de { $region } de valor { $relics }
board-cards = { $player }: cartas a la vista { $cards }
board-points-of = { $player }: puntos por { $points }
board-in-hand = { $weeks ->
    [one] En tu mano: { $count } × { $kind }, una semana para jugarla
   *[other] En tu mano: { $count } × { $kind }, { $weeks } semanas para jugarla
}
board-known-there = Puntos de las cartas que ves allí: { $cards }
board-known-in = { $region }: puntos de las cartas que has visto allí: { $cards }
board-expected-in = { $region }: reliquias de media, cantidad por valor: { $relics }
board-odds-of = { $cards ->
    [one] { $region }, una carta: { $points } puntos de media, nada en el { $chance } % de los casos
   *[other] { $region }, { $cards } cartas: { $points } puntos de media, nada en el { $chance } % de los casos
}
board-week-brings = { $weeks ->
    [one] Excavar una semana: { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }
   *[other] Excavar { $weeks } semanas: { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }
}

## Negativas

refusal-game-over = La partida ha terminado.
refusal-not-your-turn = No es tu turno: juega quien va más atrás en la escala de tiempo.

refusal-pawns-come-first = Se están apilando los peones; después empieza la partida.
refusal-back-comes-first = Primero se mira el dorso de la carta superior del mazo.
refusal-front-comes-first = Primero se descubre la carta verde que está encima del mazo.
refusal-museum-wants-relics = El Museo será tuyo cuando lo pagues: entrega { $relics ->
        [one] una reliquia más
       *[other] { $relics } reliquias más
    }.
refusal-scientist-wants-a-site = Tu Científico espera: elige el yacimiento que va a examinar.
refusal-looking-comes-first = Primero se examinan las cartas del yacimiento.
refusal-raiders-want-a-relic = Tus Saqueadores de tumbas esperan en { $region }: elige la reliquia que se llevan.
refusal-dig-wants-a-permit = Tu excavación en { $region } ha empezado: elige el permiso que descartas.
refusal-dig-wants-assistants = Tu excavación en { $region } ha empezado: di cuántos Ayudantes te acompañan.
refusal-dig-wants-weeks = Tu excavación en { $region } ha empezado: di cuántas semanas dura.
refusal-drawing-comes-first = Primero se roban las cartas de la excavación.

refusal-only-chance-reveals = Las cartas y los peones los decide el azar; no puedes elegirlos.
refusal-no-museum-taken = Las reliquias solo se entregan por un Museo: toma uno primero.
refusal-no-scientist-sent = Solo un Científico examina un yacimiento: juega uno primero.
refusal-no-raiders-sent = Solo los Saqueadores de tumbas se llevan lo que eligen: juégalos primero.
refusal-no-dig-begun = No has empezado ninguna excavación: elige primero la región.

refusal-no-such-space = Esa casilla de almacén no existe; elige una de las cuatro.
refusal-unknown-card = En esta caja no hay ninguna carta llamada «{ $name }».
refusal-relics-stay-on-sites = Las reliquias no se toman así de un yacimiento; hay que excavar.
refusal-not-a-presentation = De las cartas expuestas solo se toman Exposiciones y Museos; las demás vienen del almacén.
refusal-not-on-display = Esa carta no está expuesta, al menos por ahora.
refusal-too-few-relics-to-show = Para esta Exposición necesitas al menos { $needed } reliquias de { $region }; tienes { $held }.
refusal-too-few-relics-to-give = Este Museo pide { $needed } reliquias; tienes { $held }.
refusal-relic-not-yours = No tienes ninguna reliquia de { $region } de valor { $vp } para entregar.

refusal-card-not-in-hand = No tienes esa carta en la mano: { $card }.
refusal-assistant-only-digs = Un Ayudante participa en una excavación: empieza la excavación y luego llámalo.
refusal-excavation-only-digs = La Excavación general sirve de permiso: empieza una excavación y luego úsala.
refusal-site-is-empty = El yacimiento de { $region } está vacío; en esta mesa no se puede jugar allí: { $card }.
refusal-sites-are-empty = Todos los yacimientos están vacíos; en esta mesa no se puede jugar: { $card }.
refusal-not-on-this-site = Esa carta no está en el yacimiento de { $region }; elige una de las que ves allí.
refusal-rubble-stays = Los escombros se quedan donde están: tus Saqueadores se llevan una reliquia de { $region }.
refusal-raiders-must-take = Aquí hay una reliquia: tus Saqueadores de tumbas tienen que llevarse una.

refusal-unknown-region = No hay ninguna región llamada «{ $name }».
refusal-no-permit = No te queda ningún permiso que sirva para excavar en { $region }.
refusal-no-expertise = Necesitas al menos un punto de Pericia para excavar en { $region }; el Conocimiento general no lo sustituye.
refusal-nothing-buried = El yacimiento de { $region } está vacío; todavía no hay nada que buscar.
refusal-dig-brings-nothing = Con un conocimiento de { $knowledge }, { $weeks ->
        [one] una semana no da
       *[other] { $weeks } semanas no dan
    } ni una sola carta; hace falta más de lo uno o de lo otro.
refusal-permit-not-held = No tienes este permiso para excavar en { $region }: { $permit }.
refusal-too-few-assistants = { $held ->
        [one] Solo tienes un Ayudante
       *[other] Solo tienes { $held } Ayudantes
    } en la mano.
refusal-one-assistant-at-most = En esta mesa solo un Ayudante puede participar en una excavación.
refusal-weeks-out-of-range = Una excavación dura de 1 a 12 semanas.

refusal-no-such-pawn = No hay ningún peón para { $seat }; solo lo tienen quienes juegan en esta mesa.
refusal-pawn-already-stacked = El peón de { $seat } ya está en la pila.
refusal-back-not-in-deck = En el mazo ya no queda ninguna carta con ese dorso.
refusal-front-not-in-deck = En el mazo ya no queda ninguna carta verde así.
refusal-card-not-there = Esa carta no puede estar en el yacimiento.

## Nombres

region-mesopotamia = Mesopotamia
region-crete = Creta
region-egypt = Egipto
region-greece = Grecia

short-mesopotamia = Mesop.
short-crete = Creta
short-egypt = Egipto
short-greece = Grecia
short-general = general

letter-mesopotamia = M
letter-crete = C
letter-egypt = E
letter-greece = G

back-mesopotamia = Mesopotamia
back-crete = Creta
back-egypt = Egipto
back-greece = Grecia

professor-mesopotamia = Profesor de Mesopotamia
professor-crete = Profesor de Creta
professor-egypt = Profesor de Egipto
professor-greece = Profesor de Grecia
professor-world = Especialista mundial

paper-mesopotamia = el permiso de Mesopotamia
paper-crete = el permiso de Creta
paper-egypt = el permiso de Egipto
paper-greece = el permiso de Grecia
paper-general = el permiso general
paper-general-excavation = la carta de Acción Excavación general
permit-region = permiso de la región
permit-general = permiso general
permit-general-excavation = carta de Acción Excavación general

card-general-excavation = Excavación general
card-thief = Ladrón
card-tomb-raiders = Saqueadores de tumbas
card-scientist = Científico
card-assistant = Ayudante

## Cartas

kind-congress = Congreso
kind-action-general-excavation = Excavación general
kind-action-thief-mesopotamia = Ladrón en Mesopotamia
kind-action-thief-crete = Ladrón en Creta
kind-action-thief-egypt = Ladrón en Egipto
kind-action-thief-greece = Ladrón en Grecia
kind-action-tomb-raiders-mesopotamia = Saqueadores de tumbas en Mesopotamia
kind-action-tomb-raiders-crete = Saqueadores de tumbas en Creta
kind-action-tomb-raiders-egypt = Saqueadores de tumbas en Egipto
kind-action-tomb-raiders-greece = Saqueadores de tumbas en Grecia
kind-action-scientist = Científico
kind-action-assistant = Ayudante
relic-mesopotamia = reliquia de Mesopotamia de valor { $vp }
relic-crete = reliquia de Creta de valor { $vp }
relic-egypt = reliquia de Egipto de valor { $vp }
relic-greece = reliquia de Grecia de valor { $vp }
rubble-mesopotamia = escombros de Mesopotamia
rubble-crete = escombros de Creta
rubble-egypt = escombros de Egipto
rubble-greece = escombros de Grecia
expertise-mesopotamia = Pericia en Mesopotamia ({ $books })
expertise-crete = Pericia en Creta ({ $books })
expertise-egypt = Pericia en Egipto ({ $books })
expertise-greece = Pericia en Grecia ({ $books })
general-knowledge = Conocimiento general ({ $books })
exhibition = Exposición { $sets }
museum = Museo de { $relics ->
    [one] 1 reliquia
   *[other] { $relics } reliquias
}

## Reviews, what a decision cost, and what chance decided

why-relics = de reliquias
why-exhibitions = de exposiciones
why-museums = de museos
why-professors = de profesores
why-congresses = de congresos
why-time = de tiempo
tally-title = Puntos excavados frente a lo esperado
tally-each = Turno { $turn }, { $region }, { $weeks ->
    [one] una semana
   *[other] { $weeks } semanas
}: { $came } en lugar de { $expected }
tally-sum = { $seat } excavó { $came } puntos; cabía esperar { $expected }.
tally-more = Las excavaciones de { $seat } dieron { $points } puntos más de lo esperado.
tally-less = Las excavaciones de { $seat } dieron { $points } puntos menos de lo esperado.

## Statistics

study-take-card = Cartas tomadas
study-take-presentation = Exposiciones y museos tomados
study-give-relic = Reliquias entregadas a museos
study-play-card = Cartas de Acción jugadas
study-raid = Reliquias saqueadas
study-dig = Excavaciones
study-assistants = Ayudantes llevados a una excavación
study-dig-weeks = Semanas de una excavación
study-dig-knowledge = Conocimiento en una excavación
study-dig-expertise = Pericia en la región en una excavación
