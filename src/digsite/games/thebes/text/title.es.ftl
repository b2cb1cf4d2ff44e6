title-thebes = Tebas
about-thebes = Europa, 1901. Aprender, viajar, excavar: el tiempo es la única moneda, y la arena el hallazgo más común.
