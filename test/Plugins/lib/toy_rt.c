/*===- toy_rt.c - what the code of the backend toy calls ------------------===*/

#include "tcopt/Runtime/tcopt_rt.h"
#include <math.h>

int toy_exp_f32(tcopt_context *ctx, const tcopt_tensor *in, tcopt_tensor *out) {
  const float *x = (const float *)((const char *)in->data + in->byte_offset);
  float *y = (float *)((char *)out->data + out->byte_offset);
  int64_t count = 1;
  for (int32_t i = 0; i < in->ndim; ++i)
    count *= in->shape[i];
  for (int64_t i = 0; i < count; ++i)
    y[i] = expf(x[i]);
  return TCOPT_OK;
}
