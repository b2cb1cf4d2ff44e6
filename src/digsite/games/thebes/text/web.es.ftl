thebes-track = Calendario
thebes-storage = Almacén
thebes-deck = { $cards ->
    [one] una carta en el mazo
   *[other] { $cards } cartas en el mazo
}
thebes-display = Exposiciones y museos
thebes-knowledge = { $books ->
    [one] un libro de pericia
   *[other] { $books } libros de pericia
}
thebes-per-card = { $points } puntos por carta robada
thebes-per-card-title = Lo que vale de media una carta robada aquí; los escombros no valen nada
thebes-weeks = Semanas
thebes-cards-drawn = Cartas que robar
thebes-no-relic = Ninguna reliquia
thebes-relics-found = Reliquias halladas
thebes-week = semana { $week }
thebes-hand = { $cards } en mano
thebes-relics-worth = { $relics ->
    [0] ninguna reliquia
    [one] una reliquia de { $points }
   *[other] { $relics } reliquias de { $points }
}
thebes-general = Conocimiento general y congresos
thebes-your-hand = Tus permisos, cartas de acción y reliquias
thebes-their-hand = Lo que tiene en la mano
thebes-permit = permiso
thebes-digs = { $cards ->
    [one] { $name } excava en { $region }: una carta
   *[other] { $name } excava en { $region }: { $cards } cartas
}
thebes-seen = Lo que sabes que hay aquí
thebes-looked = Lo que hay en { $region }
thebes-professors = Profesores
thebes-presentation = { $card }: semanas { $weeks }; { $points } puntos.
thebes-sets-met = { $sets ->
    [one] Puedes mostrar una serie: { $weeks } semanas.
   *[other] Puedes mostrar { $sets } series: { $weeks } semanas.
}
thebes-earned = { $cards }: { $points } puntos
thebes-time-saved = Tiempo ahorrado, si acabara ahora: { $points }
thebes-chance = Probabilidad
thebes-so-far = Carta { $drawn } de { $cards } · reliquias: { $relics }
thebes-dig-with = Excavar con:
thebes-take-up = Elígela y después el yacimiento.
thebes-permit-general = permiso general

## The lesson

thebes-lesson-goal = Gana quien tenga más puntos cuando se agote el mazo. Los puntos vienen de reliquias, exposiciones, museos, profesores, congresos y del tiempo ahorrado.
thebes-lesson-time = Todo cuesta semanas. Juega quien va más atrás en esta pista; de los peones de una misma casilla, el de arriba.
thebes-lesson-turn = En tu turno debes hacer una cosa: tomar una carta, jugar una carta de Acción o excavar. Los sitios iluminados se pueden elegir; uno oscuro te dice la regla que lo cierra.
thebes-lesson-storage = El reloj de una carta dice cuántas semanas cuesta. ¿Libros baratos ahora, o una carta fuerte por más tiempo? Lo que tomes sirve a partir de tu próximo turno.
thebes-lesson-expertise = Para excavar en una región necesitas al menos un libro sobre ella. Elige una o dos regiones y estúdialas: toma sus cartas de pericia.
thebes-lesson-permits = Cada excavación gasta un permiso: el de la región, o uno general para cualquiera. Tienes pocos: que cada excavación valga la pena.
thebes-lesson-dig = Ya sabes bastante para una excavación de verdad. Una buena es larga y bien estudiada: roba muchas cartas de una vez. Elige un yacimiento iluminado y mira qué promete la tabla.
thebes-lesson-permit = Elige el permiso que gasta esta excavación. Guarda el general para una región donde no te quede ninguno.
thebes-lesson-assistants = Cada ayudante suma un punto de conocimiento a esta excavación y cuesta una semana.
thebes-lesson-weeks = Elige las semanas: cuantas más, más cartas. Debajo hay probabilidades honestas, de todo lo que puedes saber: los puntos esperados y la probabilidad de cada número de reliquias.
thebes-lesson-rubble = Las reliquias son tuyas. Los escombros vuelven, así que un yacimiento se empobrece con cada excavación. Los signos de un yacimiento muestran lo que se sabe que hay allí.
thebes-lesson-knowledge = El conocimiento general cuenta en todas las regiones, pero nunca más que tu pericia en ella.
thebes-lesson-again = Has llegado a la casilla de otro: estás encima y juegas otra vez. Los pasos cortos conservan el turno.
thebes-lesson-professors = Cuatro libros de una región te dan al momento su profesor, que vale puntos al final. Quien tenga más libros te lo quita.
thebes-lesson-actions = Tienes una carta de Acción. Ladrón y saqueadores no necesitan permiso ni libros; el científico te enseña un yacimiento; ayudantes y excavación general se suman a una excavación.
thebes-lesson-exhibitions = En una exposición enseñas reliquias y las conservas. La primera serie sola lleva más tiempo, con la segunda y la tercera va más rápido: los relojes sobre las series lo dicen.
thebes-lesson-museums = Un museo quiere reliquias para siempre. Da las menos valiosas: solo cuenta su número.
thebes-lesson-congress = Los congresos valen más cuantos más tengas. Uno solo es poco, una fila es un plan.
thebes-lesson-end = El mazo se acaba, y con su última carta termina la partida al momento. Cada tres semanas que vayas por detrás del peón más avanzado dan un punto: no empieces una excavación larga para nada.
