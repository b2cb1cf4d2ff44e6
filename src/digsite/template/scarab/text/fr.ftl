## What may be done

offer-deal = Donner un scarabée de { $value }
offer-keep = Garder le scarabée
offer-swap = Échanger le scarabée

## What happened

event-dealt = { $value ->
    [hidden] { $seat } pioche un scarabée.
   *[other] { $seat } pioche un scarabée de { $value }.
}
event-kept = { $seat } garde son scarabée.
event-swapped = { $seat } échange un scarabée de { $value }.

## What is asked, and of whom

prompt-deal = On pioche un scarabée.
prompt-turn = { $seat }, gardez votre scarabée ou échangez-le.
prompt-over = La partie est finie.
waiting-deal = On pioche un scarabée.
waiting-turn = { $seat } garde ou échange.
waiting-over = La partie est finie.

## Why not

refusal-game-over = La partie est finie.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-no-swaps-left = Vous avez déjà échangé deux fois.
refusal-not-now = Ce n’est pas ce qui est demandé.
refusal-none-left = Il ne reste aucun scarabée de { $value } dans le sac.

## The board

source-scarab = Scarabée
board-own = Votre scarabée
board-unseen = caché
board-swaps = { $count ->
    [one] { $count } échange
   *[other] { $count } échanges
}
board-gone = Échangés
