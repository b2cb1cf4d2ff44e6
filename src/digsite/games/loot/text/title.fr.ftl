title-loot = Maudite Momie
about-loot = Salle après salle, des trésors, et quelque chose qui dort dans le noir. Encore une, ou la fuite ?
