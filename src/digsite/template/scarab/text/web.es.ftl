scarab-keep = Conservar
scarab-swap = Cambiar

## The lesson

scarab-lesson-own = Este es tu escarabajo. Nadie más lo ve, y al final gana el más alto.
scarab-lesson-swap = Pulsa aquí para cambiarlo por otro de la bolsa. Puedes hacerlo dos veces; lo que entregas lo ven todos.
scarab-lesson-gone = Lo cambiado no vuelve. Cuantos menos bajos queden, mejor es cambiar.
