## What may be done

offer-deal = Dar un escarabajo de { $value }
offer-keep = Conservar el escarabajo
offer-swap = Cambiar el escarabajo

## What happened

event-dealt = { $value ->
    [hidden] { $seat } saca un escarabajo.
   *[other] { $seat } saca un escarabajo de { $value }.
}
event-kept = { $seat } conserva su escarabajo.
event-swapped = { $seat } cambia un escarabajo de { $value }.

## What is asked, and of whom

prompt-deal = Se saca un escarabajo.
prompt-turn = { $seat }, conserva tu escarabajo o cámbialo.
prompt-over = La partida ha terminado.
waiting-deal = Se saca un escarabajo.
waiting-turn = { $seat } conserva o cambia.
waiting-over = La partida ha terminado.

## Why not

refusal-game-over = La partida ha terminado.
refusal-not-your-turn = No es tu turno.
refusal-no-swaps-left = Ya has cambiado dos veces.
refusal-not-now = No es lo que se pide ahora.
refusal-none-left = No queda ningún escarabajo de { $value } en la bolsa.

## The board

source-scarab = Escarabajo
board-own = Tu escarabajo
board-unseen = oculto
board-swaps = { $count ->
    [one] { $count } cambio
   *[other] { $count } cambios
}
board-gone = Cambiados
