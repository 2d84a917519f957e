/*===- kernels.c - kernels of user-defined ops, in tests ------------------===*/

#include "tcopt/Runtime/tcopt_rt.h"
#include <string.h>

static int64_t countOf(const tcopt_tensor *t) {
  int64_t count = 1;
  for (int32_t i = 0; i < t->ndim; ++i)
    count *= t->shape[i];
  return count;
}

/* `factor` times x, an f32. */
TCOPT_RT_EXPORT int
tcopt_custom_test__scale(tcopt_context *ctx, int32_t num_inputs,
                         const tcopt_tensor *inputs, int32_t num_outputs,
                         tcopt_tensor *outputs,
                         const tcopt_attributes *attributes) {
  const tcopt_attribute *factor = tcopt_rt_attribute(attributes, "factor");
  const float *x = (const float *)inputs[0].data;
  float *y = (float *)outputs[0].data;
  int64_t count = countOf(&inputs[0]);
  if (num_inputs != 1 || num_outputs != 1 || !factor ||
      inputs[0].dtype.code != TCOPT_DTYPE_FLOAT)
    return tcopt_rt_fail(ctx, TCOPT_INVALID_ARGUMENT,
                         "expected a float and its factor");
  if (inputs[0].strides || outputs[0].strides)
    return tcopt_rt_fail(ctx, TCOPT_INVALID_ARGUMENT,
                         "expected row-major order");
  if (factor->number < 0)
    return tcopt_rt_fail(ctx, TCOPT_INVALID_ARGUMENT, "the factor is negative");
  for (int64_t i = 0; i < count; ++i)
    y[i] = (float)(x[i] * factor->number);
  return TCOPT_OK;
}

/* Which bytes of x are at least `limit`, and the places of those, of which
   there are as many as the result has. With the `mode` "less", the other ones.
 */
TCOPT_RT_EXPORT int
tcopt_custom_test__find(tcopt_context *ctx, int32_t num_inputs,
                        const tcopt_tensor *inputs, int32_t num_outputs,
                        tcopt_tensor *outputs,
                        const tcopt_attributes *attributes) {
  const tcopt_attribute *mode = tcopt_rt_attribute(attributes, "mode");
  int64_t limit = tcopt_rt_attribute(attributes, "limit")->integer;
  int wanted = !(mode && strcmp(mode->text, "less") == 0);
  const uint8_t *x = (const uint8_t *)inputs[0].data;
  uint8_t *found = (uint8_t *)outputs[0].data;
  int64_t *places = (int64_t *)outputs[1].data;
  int64_t next = 0;
  (void)num_inputs, (void)num_outputs;
  if (inputs[0].dtype.code != TCOPT_DTYPE_UINT ||
      outputs[0].dtype.code != TCOPT_DTYPE_BOOL)
    return tcopt_rt_fail(ctx, TCOPT_INVALID_ARGUMENT,
                         "expected bytes, and Booleans of them");
  for (int64_t i = 0; i < inputs[0].shape[0]; ++i) {
    found[i] = (x[i] >= limit) == wanted;
    if (found[i] && next < outputs[1].shape[0])
      places[next++] = i;
  }
  return next == outputs[1].shape[0] ? TCOPT_OK : TCOPT_SHAPE_MISMATCH;
}
