/*===- main.c - A compiled program in one that has OpenMP threads -----------===
 *
 *   rows [--two-pools]
 *
 * Runs a loop of its own on its OpenMP, then the compiled program, and prints
 * how many threads the process has after each.
 *
 *===----------------------------------------------------------------------===*/

#include "rows.h"
#include "tcopt_openmp.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { count = 4096, columns = 512 };
static float x[count][columns], y[count][columns];

static int threadsOfProcess(void) {
  char line[256];
  int threads = 0;
  FILE *file = fopen("/proc/self/status", "r");
  while (file && fgets(line, sizeof(line), file))
    if (strncmp(line, "Threads:", 8) == 0)
      threads = atoi(line + 8);
  if (file)
    fclose(file);
  return threads;
}

static void fill(void) {
  int i, j;
#pragma omp parallel for private(j)
  for (i = 0; i < count; ++i)
    for (j = 0; j < columns; ++j)
      x[i][j] = (float)((i + j) % 7);
}

static int run(tcopt_context *ctx) {
  int64_t shape[2] = {count, columns};
  tcopt_tensor in = {x, {TCOPT_DEVICE_CPU, 0}, 2, {TCOPT_F32, 1}, shape, NULL,
                     0};
  tcopt_tensor out = in;
  out.data = y;
  return rows(ctx, &in, &out, NULL);
}

static int sumsAreOne(void) {
  int i, j, wrong = 0;
  for (i = 0; i < count; ++i) {
    double sum = 0;
    for (j = 0; j < columns; ++j)
      sum += y[i][j];
    wrong += sum < 0.999 || sum > 1.001;
  }
  return wrong == 0;
}

int main(int argc, char **argv) {
  int own = argc > 1 && strcmp(argv[1], "--two-pools") == 0;
  tcopt_context_options options = tcopt_openmp_options();
  tcopt_context *ctx = NULL;
  if (own)
    options.parallel_for = NULL;
  fill();
  printf("threads after the host's loop: %d\n", threadsOfProcess());
  if (tcopt_rt_context_create(&options, &ctx) || run(ctx)) {
    fprintf(stderr, "rows: %s\n", tcopt_rt_last_error(ctx));
    return 1;
  }
  printf("threads after the compiled program: %d\n", threadsOfProcess());
  printf("rows: %s\n", sumsAreOne() ? "right" : "wrong");
  tcopt_rt_context_destroy(ctx);
  return 0;
}
