/*===- axpy_rt.c - the library that the backend's code calls --------------===*\
|* Needs nothing but C and tcopt_rt.h: it goes where the compiled program goes.
*|
\*===----------------------------------------------------------------------===*/

#include "tcopt/Runtime/tcopt_rt.h"
#include <math.h>

static float *data_of(const tcopt_tensor *tensor) {
  return (float *)((char *)tensor->data + tensor->byte_offset);
}

static int64_t count(const tcopt_tensor *tensor) {
  int64_t elements = 1;
  for (int32_t i = 0; i < tensor->ndim; ++i)
    elements *= tensor->shape[i];
  return elements;
}

/* in: a, x, y; out: a * x + y. Tensors of a call are C-contiguous. */
int axpy_f32(tcopt_context *context, const tcopt_tensor *in,
             tcopt_tensor *out) {
  const float *a = data_of(&in[0]), *x = data_of(&in[1]), *y = data_of(&in[2]);
  float *result = data_of(&out[0]);
  int64_t elements = count(&out[0]);
  if (count(&in[0]) != elements || count(&in[1]) != elements ||
      count(&in[2]) != elements)
    return tcopt_rt_fail(context, TCOPT_SHAPE_MISMATCH,
                         "axpy_f32: the sizes of a, x and y differ");
  for (int64_t i = 0; i < elements; ++i)
    result[i] = fmaf(a[i], x[i], y[i]);
  return TCOPT_OK;
}
