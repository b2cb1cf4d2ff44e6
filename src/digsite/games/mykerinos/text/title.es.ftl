title-mykerinos = Mykerinos
about-mykerinos = Cuatro temporadas de excavación. Reparte tus arqueólogos por la arena, gánate a los patrones, expón tus hallazgos en el Museo.
