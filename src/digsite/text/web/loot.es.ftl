loot-secure = Poner a salvo
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
loot-keep-both = Quedarse con ambas
loot-keep-none = No quedarse con ninguna
