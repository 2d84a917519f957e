/* The state of a program: one for all functions, threads and contexts. */
#include "state.h"
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t sizeX[2] = {1, 3}, sizeY[2] = {1, 2};
static const void *shared;

static tcopt_tensor tensor(float *data, int64_t *shape) {
  tcopt_tensor t = {data, {TCOPT_DEVICE_CPU, 0}, 2, {TCOPT_F32, 1}, shape, NULL,
                    0};
  return t;
}

static int callScores(tcopt_context *ctx, const void *state, float y[2]) {
  float x[3] = {1, 0, 0};
  tcopt_tensor in = tensor(x, sizeX), out = tensor(y, sizeY);
  return scores(ctx, &in, &out, state);
}

static void report(const char *what, tcopt_context *ctx, int status) {
  printf("%s: %s%s%s\n", what, tcopt_rt_status_name(status), status ? ", " : "",
         tcopt_rt_last_error(ctx));
  tcopt_rt_reset(ctx);
}

/* A thread has a context of its own. */
static void *work(void *failures) {
  tcopt_context *ctx;
  if (tcopt_rt_context_create(NULL, &ctx))
    return failures;
  for (int i = 0; i < 200; ++i) {
    float y[2];
    if (callScores(ctx, shared, y) || (int)y[0] != 2 || (int)y[1] != 54)
      ++*(int *)failures;
  }
  tcopt_rt_context_destroy(ctx);
  return NULL;
}

static void *noMemory(void *user, size_t bytes, size_t alignment) {
  (void)user, (void)bytes, (void)alignment;
  return NULL;
}
static void noFree(void *user, void *memory, size_t bytes) {
  (void)user, (void)memory, (void)bytes;
}

static void testOutOfMemory(void) {
  tcopt_context_options options = {0};
  options.size = sizeof(options);
  options.allocate = noMemory;
  options.deallocate = noFree;
  tcopt_context *ctx;
  if (tcopt_rt_context_create(&options, &ctx))
    return;
  void *state = &ctx;
  report("no memory", ctx, scores_init(ctx, &state));
  printf("state after failure: %s\n", state ? "some" : "NULL");
  tcopt_rt_context_destroy(ctx);
}

static void testThreads(void) {
  pthread_t threads[4];
  int failures[4] = {0};
  for (int i = 0; i < 4; ++i)
    if (pthread_create(&threads[i], NULL, work, &failures[i]))
      failures[i] = 1;
  for (int i = 0; i < 4; ++i)
    pthread_join(threads[i], NULL);
  printf("failures in threads: %d\n",
         failures[0] + failures[1] + failures[2] + failures[3]);
}

int main(void) {
  tcopt_context *first, *ctx;
  void *state, *own;
  float y[2], x[6] = {1, 1, 1, 1, 1, 1}, z[6];
  int64_t shape[2] = {2, 3}, three[1] = {3};
  if (tcopt_rt_context_create(NULL, &first) ||
      tcopt_rt_context_create(NULL, &ctx))
    return 1;
  report("init", first, scores_init(first, &state));
  printf("bytes: %d, counted by the context: %d\n",
         (int)tcopt_rt_state_bytes(state), (int)tcopt_rt_bytes(first));
  tcopt_rt_context_destroy(first);

  report("scores", ctx, callScores(ctx, state, y));
  printf("%.3f %.3f\n", y[0], y[1]);
  tcopt_tensor in = tensor(x, shape), out = tensor(z, shape);
  report("another function", ctx, shift(ctx, &in, &out, state));
  printf("%.3f %.3f\n", z[0] + z[1] + z[2], z[3] + z[4] + z[5]);
  tcopt_tensor line = tensor(x, three), line2 = tensor(z, three);
  line.ndim = line2.ndim = 1;
  report("without", ctx, twice(ctx, &line, &line2, NULL));

  report("no state", ctx, callScores(ctx, NULL, y));
  void *other = NULL;
  (void)tcopt_rt_state_end(ctx, tcopt_rt_state_begin(ctx, 4096, &other, &other),
                           &other);
  report("another program's", ctx, callScores(ctx, other, y));
  tcopt_rt_state_free(other);
  report("no place", ctx, scores_init(ctx, NULL));

  report("init of another function", ctx, shift_init(ctx, &own));
  report("with it", ctx, callScores(ctx, own, y));
  shift_exit(NULL, own);

  testOutOfMemory();
  shared = state;
  testThreads();
  scores_exit(ctx, state);
  scores_exit(ctx, NULL);
  tcopt_rt_context_destroy(ctx);
  return 0;
}
