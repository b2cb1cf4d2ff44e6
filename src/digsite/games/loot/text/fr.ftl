# Pourquoi une action est refusée.
refusal-game-over = La partie est finie : un explorateur a atteint l'objectif et les points sont comptés.
refusal-not-your-turn = Ce n'est pas à vous de jouer ; attendez que votre tour revienne.
refusal-pile-empty = Il n'y a plus de carte dans la pile de { $pile } ; piochez dans l'autre pile ou faites autre chose.
refusal-nothing-to-secure = Vous n'avez aucune carte face cachée à sécuriser ; explorez d'abord une salle.
refusal-no-such-seat = Cet explorateur n'existe pas ; désignez l'un des { $seats } joueurs de la table.
refusal-own-card-needed = Pour éveiller les gardiens, il vous faut une carte face cachée à vous ; explorez d'abord une salle.
refusal-target-is-yourself = Vous ne pouvez pas éveiller vos propres gardiens ; visez un autre explorateur ou sécurisez vos trésors.
refusal-target-without-cards = Cet explorateur n'a pas de carte face cachée ; visez quelqu'un qui en a.
refusal-no-werewolf = Aucun loup-garou n'a pioché pour vous ; explorez, sécurisez ou éveillez.
refusal-chance-decides = C'est au sort d'en décider ; explorez, sécurisez ou éveillez.
refusal-werewolf-waits = Le loup-garou a pioché pour vous ; dites d'abord quelles cartes vous gardez.
refusal-no-card-from-pile = Le loup-garou n'a trouvé aucune carte dans la pile de { $pile } ; il n'y a rien à en garder.
refusal-first-player-wanted = Le premier joueur n'est pas encore désigné ; c'est par là qu'il faut commencer.
refusal-no-such-first-player = Le premier joueur est l'un des { $seats } joueurs de la table.
refusal-larger-pile-wanted = Le nombre de cartes est impair ; décidez d'abord quelle pile reçoit la carte de plus.
refusal-top-wanted = Montrez d'abord le verso qui se trouve maintenant sur la pile de { $pile }.
refusal-colour-not-in-piles = Il ne reste pas d'autre verso { $colour } dans les piles ; montrez une couleur qui s'y trouve.
refusal-room-wanted = Une carte est en train d'être piochée dans la pile de { $pile } ; dites d'abord laquelle.
refusal-no-such-card = Cette carte n'existe pas dans ce jeu ; nommez-en une qui en fait partie.
refusal-back-differs = La carte piochée a le verso { $colour } ; nommez une carte de cette couleur.
refusal-card-not-in-piles = Cette carte n'est plus dans les piles ; nommez-en une qui s'y trouve.

# D'où viennent les points.
source-secured = trésors sécurisés
source-survived = éveils surmontés
source-mummy = momies
source-reveal = révélation finale

# Mots dans une phrase.
pile-left = gauche
pile-right = droite
colour-green = vert
colour-yellow = jaune
colour-red = rouge
