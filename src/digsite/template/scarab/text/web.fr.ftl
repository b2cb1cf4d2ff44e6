scarab-keep = Garder
scarab-swap = Échanger

## The lesson

scarab-lesson-own = Voici votre scarabée. Personne d’autre ne le voit, et à la fin le plus haut gagne.
scarab-lesson-swap = Cliquez ici pour l’échanger contre un autre du sac. Vous le pouvez deux fois ; ce que vous rendez est vu de tous.
scarab-lesson-gone = Ce qui a été échangé ne revient pas. Moins il reste de petits, mieux vaut l’échange.
