/* A program for x86-64-v3 and x86-64-v4: contexts choose, and a machine below
   the lowest level gets an error. Which levels run depends on the machine; what
   this prints does not. */
#include "levels.h"
#include <stdio.h>
#include <string.h>

#define BIT(feature) ((uint64_t)1 << TCOPT_CPU_##feature)
enum { rows = 19, columns = 37, results = 45 };

static const uint64_t lower = BIT(SSE3) | BIT(SSSE3) | BIT(SSE4_1) |
                              BIT(SSE4_2) | BIT(POPCNT) | BIT(MOVBE) |
                              BIT(AVX) | BIT(F16C) | BIT(FMA) | BIT(AVX2) |
                              BIT(BMI) | BIT(BMI2) | BIT(LZCNT);
static const uint64_t upper = BIT(AVX512F) | BIT(AVX512DQ) | BIT(AVX512CD) |
                              BIT(AVX512BW) | BIT(AVX512VL);

typedef struct {
  float y[rows][results], sums[rows];
} output;

static tcopt_context *make(uint64_t without) {
  tcopt_context_options options = {0};
  options.size = sizeof(options);
  options.without_features = without;
  tcopt_context *ctx = NULL;
  if (tcopt_rt_context_create(&options, &ctx))
    printf("no context\n");
  return ctx;
}

static int call(tcopt_context *ctx, const void *state, output *to) {
  static float x[rows][columns];
  int64_t in_shape[2] = {rows, columns}, shape[2] = {rows, results};
  for (int i = 0; i < rows; ++i)
    for (int j = 0; j < columns; ++j)
      x[i][j] = (float)((i * 7 + j * 13) % 29) / 8 - 1.5f;
  tcopt_tensor in = {
      x, {TCOPT_DEVICE_CPU, 0}, 2, {TCOPT_F32, 1}, in_shape, NULL, 0};
  tcopt_tensor out[2] = {
      {to->y, {TCOPT_DEVICE_CPU, 0}, 2, {TCOPT_F32, 1}, shape, NULL, 0},
      {to->sums, {TCOPT_DEVICE_CPU, 0}, 1, {TCOPT_F32, 1}, shape, NULL, 0}};
  int status = mix_shapes(ctx, &in, out);
  return status ? status : mix(ctx, &in, out, state);
}

/* Whether a context that may use `without` fewer features computes. */
static int compute(uint64_t without, output *to) {
  tcopt_context *ctx = make(without);
  void *state = NULL;
  int status = mix_init(ctx, &state);
  if (!status)
    status = call(ctx, state, to);
  if (status)
    printf("failed: %s\n", tcopt_rt_last_error(ctx));
  mix_exit(ctx, state);
  tcopt_rt_context_destroy(ctx);
  return status == TCOPT_OK;
}

static void report(const char *what, tcopt_context *ctx, int status) {
  printf("%s: %s, %s\n", what, tcopt_rt_status_name(status),
         tcopt_rt_last_error(ctx));
  tcopt_rt_reset(ctx);
}

/* Of a level are its functions, and therefore its state. */
static int areApart(void) {
  static output to;
  tcopt_context *low = make(upper), *high = make(0);
  void *state = NULL;
  if (mix_init(low, &state))
    return 0;
  int same = call(low, state, &to) == TCOPT_OK;
  int other = call(high, state, &to) == TCOPT_INVALID_ARGUMENT;
  mix_exit(high, state);
  tcopt_rt_context_destroy(low);
  tcopt_rt_context_destroy(high);
  return same && other;
}

int main(void) {
  static output high, low;
  uint64_t found = tcopt_rt_cpu_features();
  tcopt_context *none = make(BIT(AVX2) | BIT(LZCNT));
  void *state = none;
  report("init", none, mix_init(none, &state));
  printf("state: %s\n", state ? "some" : "NULL");
  report("call", none, call(none, NULL, &low));
  mix_exit(none, NULL);
  tcopt_rt_context_destroy(none);

  if ((found & lower) != lower) {
    printf("results: the same\nlevels: apart\n");
    return 0;
  }
  if (compute(0, &high) && compute(upper, &low))
    printf("results: %s\n",
           memcmp(&high, &low, sizeof(high)) ? "differ" : "the same");
  printf("levels: %s\n",
         (found & upper) != upper || areApart() ? "apart" : "one");
  return 0;
}
