/* What the programs print.

   PROGRAM SEED GAMES        decisions in a second of processor time; means and standard deviations
   PROGRAM SEED GAMES each   decisions, winners and points of each game */

#pragma once

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { SEATS = 3 };
typedef struct { int decisions, winners, points[SEATS]; } Result;
typedef void Play(Result *results, uint64_t seed, int games);

typedef struct { double sum, squares; } Figure;

static void add(Figure *figure, double value) {
    figure->sum += value;
    figure->squares += value * value;
}

static void print(const char *name, Figure figure, int games) {
    double mean = figure.sum / games;
    printf("%s %.9g %.9g\n", name, mean, sqrt(figure.squares / games - mean * mean));
}

static void summarise(const Result *results, int games, double seconds) {
    Figure decisions = {0}, gained[SEATS] = {0}, won[SEATS] = {0};
    for (const Result *result = results; result < results + games; result++) {
        add(&decisions, result->decisions);
        for (int seat = 0; seat < SEATS; seat++) {
            add(&gained[seat], result->points[seat]);
            add(&won[seat], result->winners >> seat & 1);
        }
    }
    printf("games %d\nspeed %.0f\n", games, decisions.sum / seconds);
    print("decisions", decisions, games);
    for (int seat = 0; seat < SEATS; seat++) print("points", gained[seat], games);
    for (int seat = 0; seat < SEATS; seat++) print("wins", won[seat], games);
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static void print_each(const Result *results, int games) {
    for (const Result *result = results; result < results + games; result++) {
        printf("%d %d", result->decisions, result->winners);
        for (int seat = 0; seat < SEATS; seat++) printf(" %d", result->points[seat]);
        printf("\n");
    }
}

static int report(int count, char **given, Play *play) {
    int games = count > 2 ? atoi(given[2]) : 0;
    Result *results = games > 0 ? calloc((size_t)games, sizeof *results) : NULL;
    if (!results) {
        fprintf(stderr, "usage: %s SEED GAMES [each]\n", given[0]);
        return 2;
    }
    double began = now();
    play(results, strtoull(given[1], NULL, 10), games);
    double took = now() - began;
    if (count > 3)
        print_each(results, games);
    else
        summarise(results, games, took);
    free(results);
    return 0;
}
