/*===- main.c - training in a C program -----------------------------------===*
 *
 *   train [STEPS]
 *
 * Trains the network of circle.mlir and prints mean losses, then how many
 * points of a test set it tells right. Needs the compiled program (circle.h and
 * circle.so) and the tcopt runtime, and no part of a compiler.
 *
 *===----------------------------------------------------------------------===*/

#include "circle.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum {
  kBatch = 64,
  kHidden = 32,
  kParameters = 4,
  kTests = 1000,
  kReport = 500
};

static int64_t shapes[kParameters][2] = {
    {kHidden, 2}, {kHidden, 0}, {2, kHidden}, {2, 0}};
static const int ranks[kParameters] = {2, 1, 2, 1};

/** In [-1, 1), the same on every machine. */
static float uniform(void) {
  static uint32_t state = 1;
  state = state * 1664525u + 1013904223u;
  return (float)(state >> 8) / 8388608.0f - 1.0f;
}

/** Points in a square, and whether each lies in a circle of half its area. */
static void sample(float *points, int64_t *classes, int count) {
  for (int i = 0; i < count; ++i) {
    float x = points[2 * i] = uniform(), y = points[2 * i + 1] = uniform();
    classes[i] = x * x + y * y < 2.0f / 3.14159265f;
  }
}

static tcopt_tensor tensor(void *data, tcopt_dtype dtype, int ndim,
                           int64_t *shape) {
  tcopt_tensor t = {data, {TCOPT_DEVICE_CPU, 0}, ndim, dtype, shape, NULL, 0};
  return t;
}

static const tcopt_dtype kF32 = {TCOPT_F32, 1}, kI64 = {TCOPT_I64, 1};

/** Memory for the parameters, as the runtime aligns it. */
static int makeParameters(tcopt_context *ctx, tcopt_tensor *parameters) {
  int status = TCOPT_OK;
  for (int i = 0; i < kParameters && status == TCOPT_OK; ++i) {
    parameters[i] = tensor(NULL, kF32, ranks[i], shapes[i]);
    status = tcopt_rt_alloc_result(ctx, &parameters[i], TCOPT_F32, ranks[i],
                                   shapes[i]);
    if (status != TCOPT_OK)
      break;
    int64_t count = shapes[i][0] * (ranks[i] == 2 ? shapes[i][1] : 1);
    float scale = ranks[i] == 2 ? 1.0f / sqrtf((float)shapes[i][1]) : 0.0f;
    for (int64_t j = 0; j < count; ++j)
      ((float *)parameters[i].data)[j] = scale * uniform();
  }
  return status;
}

/** The results are the memory of the arguments: parameters are updated in
    place. */
static int train(tcopt_context *ctx, const void *state,
                 tcopt_tensor *parameters, int steps) {
  static _Alignas(64) float points[2 * kBatch];
  static _Alignas(64) int64_t classes[kBatch];
  static _Alignas(64) float rate = 0.5f, loss;
  int64_t xShape[2] = {kBatch, 2};
  tcopt_tensor in[3 + kParameters] = {tensor(points, kF32, 2, xShape),
                                      tensor(classes, kI64, 1, xShape),
                                      tensor(&rate, kF32, 0, NULL)};
  tcopt_tensor out[1 + kParameters] = {tensor(&loss, kF32, 0, NULL)};
  for (int i = 0; i < kParameters; ++i)
    in[3 + i] = out[1 + i] = parameters[i];
  float sum = 0;
  for (int i = 1; i <= steps; ++i) {
    sample(points, classes, kBatch);
    int status = step(ctx, in, out, state);
    if (status != TCOPT_OK)
      return status;
    sum += loss;
    if (i % kReport)
      continue;
    printf("steps %d to %d: loss %.4f\n", i - kReport + 1, i, sum / kReport);
    sum = 0;
  }
  printf("copies of parameters: %d\n", (int)tcopt_rt_copies(ctx));
  return TCOPT_OK;
}

static int test(tcopt_context *ctx, const void *state,
                const tcopt_tensor *parameters) {
  static _Alignas(64) float points[2 * kTests];
  static _Alignas(64) int64_t classes[kTests], found[kTests];
  int64_t xShape[2] = {kTests, 2};
  tcopt_tensor in[1 + kParameters] = {tensor(points, kF32, 2, xShape)};
  tcopt_tensor out = tensor(found, kI64, 1, xShape);
  for (int i = 0; i < kParameters; ++i)
    in[1 + i] = parameters[i];
  sample(points, classes, kTests);
  int status = predict(ctx, in, &out, state);
  int right = 0;
  for (int i = 0; i < kTests; ++i)
    right += found[i] == classes[i];
  if (status == TCOPT_OK)
    printf("right: %d of %d\n", right, kTests);
  return status;
}

int main(int argc, char **argv) {
  int steps = argc > 1 ? atoi(argv[1]) : 2000;
  tcopt_context *ctx;
  void *state = NULL;
  tcopt_tensor parameters[kParameters] = {{0}};
  int status = tcopt_rt_context_create(NULL, &ctx);
  if (status != TCOPT_OK)
    return 1;
  status = step_init(ctx, &state);
  if (status == TCOPT_OK)
    status = makeParameters(ctx, parameters);
  if (status == TCOPT_OK)
    status = train(ctx, state, parameters, steps);
  if (status == TCOPT_OK)
    status = test(ctx, state, parameters);
  if (status != TCOPT_OK)
    fprintf(stderr, "%s: %s\n", tcopt_rt_status_name(status),
            tcopt_rt_last_error(ctx));
  for (int i = 0; i < kParameters; ++i)
    tcopt_rt_free_result(ctx, &parameters[i]);
  step_exit(ctx, state);
  tcopt_rt_context_destroy(ctx);
  return status != TCOPT_OK;
}
