loot-secure = Asegurar
loot-score = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
loot-rooms = { $count ->
    [0] ninguna sala
    [one] 1 sala boca abajo
   *[other] { $count } salas boca abajo
}
loot-awaken = Despertar
loot-race = La carrera hasta { $goal }
loot-no-rooms-yet = Aún no hay salas. Explora una.
loot-awakens = { $seat } despierta a los guardianes de { $target }
loot-safe = ¡A salvo!
loot-lost = ¡Todo perdido!
loot-nothing-sleeps = Aquí no duerme nada.
loot-amulets-hold = Los amuletos resisten.
loot-guardians-wake = ¡Los guardianes despiertan!
loot-discards-title = El descarte
loot-discards-text = Lo que está aquí no puede estar en las salas de nadie.
loot-older = puesta antes de la última mezcla
loot-rooms-older = { $count ->
    [one] una de ellas puesta antes de la última mezcla
   *[other] { $count } de ellas puestas antes de la última mezcla
}
loot-keep-both = Quedarse con ambas
loot-keep-none = No quedarse con ninguna
loot-room-odds = Salas de este color: guardián { $guardian } %, amuleto { $amulet } %, tesoros de media { $treasures }

## The lesson

loot-lesson-goal = El primer explorador que llega al escalón dorado acaba la partida. Cada tesoro es un escalón.
loot-lesson-turn = En tu turno haces una sola cosa: explorar una sala, asegurar lo que tienes o despertar a los guardianes de otro. Sin salas solo puedes explorar.
loot-lesson-backs = Un dorso muestra el peligro. Verde, un punto: pocos tesoros, pocos guardianes. Rojo, tres puntos: muchos de ambos. Toma una carta de uno de los montones.
loot-lesson-rooms = Estas son tus salas. Solo tú ves sus frentes; los demás ven los dorsos, y pueden contarlos.
loot-lesson-guardian = Un guardián duerme en una de tus salas. Si alguien te despierta con más guardianes que amuletos, pierdes todas tus salas. Si aseguras a tiempo, no pasa nada.
loot-lesson-amulet = Un amuleto te protege: con tantos amuletos como guardianes estás a salvo, e incluso puntúas como si hubieras asegurado.
loot-lesson-secure = Asegurar convierte tus salas en puntos al momento y las descarta. ¿Una sala más, o a salvo ya?
loot-lesson-double = Dos cartas con el mismo tesoro pagan ese tesoro doble. Las parejas merecen la espera.
loot-lesson-awaken = Puedes despertar a los guardianes de quien tenga salas. Si superan a los amuletos, lo pierde todo y tú te llevas el premio de los guardianes; si no, puntúa. Muchos dorsos rojos son buena señal.
loot-lesson-werewolf = El hombre lobo roba para ti una carta de cada montón. Quédate con una, ambas o ninguna; se unen a tus salas.
loot-lesson-end = Alguien se acerca. Al alcanzarse la meta, todos los demás muestran sus salas y también las puntúan, con guardianes o sin ellos. Gana quien esté más adelante.
