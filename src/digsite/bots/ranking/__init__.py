"""The gate: does a way of judging order the decisions of one position rightly?

A way that forecasts results well may still be useless for choosing, because between the decisions
of one position little is at stake. So it is asked about positions out of games, and compared with
a reference: what every decision was worth in many full games.
"""
