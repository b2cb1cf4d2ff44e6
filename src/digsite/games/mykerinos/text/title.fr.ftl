title-mykerinos = Mykerinos
about-mykerinos = Quatre saisons de fouilles. Déployez vos archéologues sur le sable, gagnez les mécènes, exposez vos trouvailles au Museum.
