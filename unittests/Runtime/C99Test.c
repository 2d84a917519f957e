/*===- C99Test.c - The header from C99 --------------------------------------===
 *
 * Compiled as strict C99; LayoutTest.cpp calls tcopt_c99_test.
 *
 *===----------------------------------------------------------------------===*/

#include "tcopt/Runtime/tcopt_rt.h"

static int doubled(tcopt_context *ctx, const tcopt_tensor *in,
                   tcopt_tensor *out, const void *state) {
  const float *from = (const float *)tcopt_rt_contiguous(ctx, &in[0]);
  float *to = (float *)tcopt_rt_output_begin(ctx, &out[0]);
  int64_t i;
  (void)state;
  if (!from || !to)
    return tcopt_rt_status(ctx);
  for (i = 0; i < in[0].shape[0]; ++i)
    to[i] = 2 * from[i];
  return tcopt_rt_output_end(ctx, &out[0], to);
}

static void addOne(tcopt_context *ctx, void *args, int64_t begin, int64_t end) {
  float *data = (float *)args;
  int64_t i;
  (void)ctx;
  for (i = begin; i < end; ++i)
    data[i] += 1;
}

/** Returns 0 if all is well, else the number of the step that is wrong. */
int tcopt_c99_test(void);

static int run(tcopt_context *ctx) {
  float values[3] = {1, 2, 3}, results[3];
  int64_t shape[1] = {3};
  tcopt_dtype dtype = {TCOPT_F32, 1};
  tcopt_tensor in = {0}, out = {0};
  tcopt_entry entry = doubled;
  in.data = values;
  in.device.type = TCOPT_DEVICE_CPU;
  in.ndim = 1;
  in.dtype = dtype;
  in.shape = shape;
  out = in;
  out.data = results;
  if (tcopt_rt_check_input(ctx, &in, 0, TCOPT_F32, 1, shape, "x"))
    return 2;
  if (entry(ctx, &in, &out, NULL))
    return 3;
  if (tcopt_rt_parallel_for(ctx, addOne, results, 3, 1))
    return 4;
  return results[0] == 3 && results[1] == 5 && results[2] == 7 ? 0 : 5;
}

int tcopt_c99_test(void) {
  tcopt_context_options options = {0};
  tcopt_context *ctx;
  int wrong;
  options.size = sizeof(options);
  options.threads = 2;
  if (tcopt_rt_context_create(&options, &ctx))
    return 1;
  wrong = run(ctx);
  tcopt_rt_context_destroy(ctx);
  return wrong;
}
