title-loot = Malditas momias
about-loot = Sala tras sala de tesoros, y algo dormido en la oscuridad. ¿Una más, o a correr?
