## Por qué no se puede

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

refusal-no-such-pawn = Nadie ocupa el asiento { $seat }.
refusal-pawn-already-stacked = El peón del asiento { $seat } ya está en la pila.
refusal-back-not-in-deck = En el mazo ya no queda ninguna carta con ese dorso.
refusal-front-not-in-deck = En el mazo ya no queda ninguna carta verde así.
refusal-card-not-there = Esa carta no puede estar en el yacimiento.

## Las palabras que aparecen

region-mesopotamia = Mesopotamia
region-crete = Creta
region-egypt = Egipto
region-greece = Grecia

card-general_excavation = Excavación general
card-thief = Ladrón
card-tomb_raiders = Saqueadores de tumbas
card-scientist = Científico
card-assistant = Ayudante

permit-region = permiso de la región
permit-general = permiso general
permit-general_excavation = carta de Acción Excavación general

## De dónde vienen los puntos

source-relics = Reliquias
source-exhibitions = Exposiciones
source-museums = Museos
source-professors = Profesores
source-congresses = Congresos
source-time = Tiempo ahorrado
