# Por qué se rechaza una acción.
refusal-game-over = La partida ha terminado: alguien ha llegado a la meta y los puntos están contados.
refusal-not-your-turn = No es tu turno; espera a que te toque jugar.
refusal-pile-empty = No quedan cartas en el montón de la { $pile }; roba del otro montón o haz otra cosa.
refusal-nothing-to-secure = No tienes ninguna carta boca abajo que asegurar; explora antes una sala.
refusal-no-such-seat = Ese explorador no existe; elige a uno de los { $seats } jugadores de la mesa.
refusal-own-card-needed = Para despertar a los guardianes necesitas una carta boca abajo; explora antes una sala.
refusal-target-is-yourself = No puedes despertar a tus propios guardianes; elige a otro explorador o asegura tus tesoros.
refusal-target-without-cards = Ese explorador no tiene cartas boca abajo; elige a alguien que las tenga.
refusal-no-werewolf = Ningún hombre lobo ha robado cartas para ti; explora, asegura o despierta.
refusal-chance-decides = Eso lo decide el azar; explora, asegura o despierta.
refusal-werewolf-waits = El hombre lobo ha robado cartas para ti; di primero con cuáles te quedas.
refusal-no-card-from-pile = El hombre lobo no encontró ninguna carta en el montón de la { $pile }; no hay nada que guardar de ahí.
refusal-first-player-wanted = Aún no se ha elegido al primer jugador; eso va antes que nada.
refusal-no-such-first-player = El primer jugador es uno de los { $seats } de la mesa.
refusal-larger-pile-wanted = El número de cartas es impar; decide primero qué montón recibe la carta de más.
refusal-top-wanted = Muestra primero el reverso que queda ahora encima del montón de la { $pile }.
refusal-colour-not-in-piles = No queda otro reverso { $colour } en los montones; muestra un color que quede.
refusal-room-wanted = Se está robando una carta del montón de la { $pile }; di primero cuál es.
refusal-no-such-card = Esa carta no existe en este mazo; nombra una de las suyas.
refusal-back-differs = La carta robada tiene el reverso { $colour }; nombra una carta de ese color.
refusal-card-not-in-piles = Esa carta ya no está en los montones; nombra una que esté.

# De dónde salen los puntos.
source-secured = tesoros asegurados
source-survived = despertares superados
source-mummy = momias
source-reveal = revelación final

# Palabras dentro de una frase.
pile-left = izquierda
pile-right = derecha
colour-green = verde
colour-yellow = amarillo
colour-red = rojo
