scarab-keep = Keep
scarab-swap = Swap

## The lesson

scarab-lesson-own = This is your scarab. Nobody else sees it, and at the end the highest one wins.
scarab-lesson-swap = Press here to swap it for another from the bag. You may do so twice; what you give away is seen by all.
scarab-lesson-gone = What was swapped away cannot come again. The fewer low ones are left, the better is a swap.
