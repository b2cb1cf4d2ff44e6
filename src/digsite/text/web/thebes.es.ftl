thebes-track = Calendario
thebes-storage = Almacén
thebes-deck = { $cards ->
    [one] una carta en el mazo
   *[other] { $cards } cartas en el mazo
}
thebes-display = Exposiciones y museos
thebes-knowledge = { $books ->
    [one] un libro de especialidad
   *[other] { $books } libros de especialidad
}
thebes-books = libros
thebes-per-card = { $points } por carta
thebes-weeks = { $weeks ->
    [one] Excavar una semana
   *[other] Excavar { $weeks } semanas
}
thebes-cards-drawn = Cartas que robar
thebes-no-relic = Ninguna reliquia
thebes-relics-found = Reliquias halladas
thebes-week = semana { $week }
thebes-hand = { $cards ->
    [one] una carta en mano
   *[other] { $cards } en mano
}
thebes-relics-worth = { $relics ->
    [0] ninguna reliquia
    [one] una reliquia de { $points }
   *[other] { $relics } reliquias de { $points }
}
thebes-general = Conocimiento general y congresos
thebes-your-hand = Tus permisos, cartas de acción y reliquias
thebes-permit = permiso
thebes-digs = { $cards ->
    [one] { $name } excava en { $region }: una carta
   *[other] { $name } excava en { $region }: { $cards } cartas
}
thebes-seen = Lo que sabes que hay aquí
thebes-from = desde { $books } libros
thebes-looked = Lo que hay en { $region }
thebes-professors = Profesores
