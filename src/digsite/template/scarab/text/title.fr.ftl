title-scarab = Scarab
about-scarab = Chacun cache un scarabée, et le meilleur gagne. Le garder, ou l’échanger ?
