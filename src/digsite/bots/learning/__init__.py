"""Learning nets from games: data in chunks by any workers, training by numpy, whole numbers out.

course.py       what is learnt, and from how much
playing.py      games between surveyors that stray now and then
outcomes.py     rows with how the game ended, for a forecast
tries.py        rows with what every decision was worth, for a corrector
gathering.py    chunks of either, kept in a folder, the same for any number of workers
perceptron.py   two layers of units and Adam
quantising.py   from floating point to a `Net`
trial.py        games between a net and whom it was learnt to beat
rounds.py       one round: net, stick and trial from the data so far
forecast.py, corrector.py, exploiter.py   the whole way from a course to a net, and its report
plot.py         the report as a drawing
"""
