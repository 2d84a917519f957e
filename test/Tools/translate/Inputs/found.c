/* Calls a function whose result has a size that only the call finds. */
#include "found.h"
#include <stdio.h>

int main(void) {
  int64_t count[1] = {3}, one[1] = {1}, two[1] = {2}, shapes[2][2];
  float x[2] = {4, 5};
  tcopt_tensor in[2] = {
      {count, {TCOPT_DEVICE_CPU, 0}, 1, {TCOPT_I64, 1}, one, NULL, 0},
      {x, {TCOPT_DEVICE_CPU, 0}, 1, {TCOPT_F32, 1}, two, NULL, 0}};
  tcopt_tensor out[2] = {
      {NULL, {TCOPT_DEVICE_CPU, 0}, 2, {TCOPT_F32, 1}, shapes[0], NULL, 0},
      {NULL, {TCOPT_DEVICE_CPU, 0}, 1, {TCOPT_F32, 1}, shapes[1], NULL, 0}};
  tcopt_context *ctx;
  int status = tcopt_rt_context_create(NULL, &ctx);
  if (status == TCOPT_OK)
    status = ones_shapes(ctx, in, out);
  printf("before: %dx%d, %d\n", (int)shapes[0][0], (int)shapes[0][1],
         (int)shapes[1][0]);
  if (status == TCOPT_OK)
    status = tcopt_rt_alloc_result(ctx, &out[1], TCOPT_F32, 1, shapes[1]);
  if (status == TCOPT_OK)
    status = ones(ctx, in, out, NULL);
  printf("after: %dx%d, %s\n", (int)shapes[0][0], (int)shapes[0][1],
         tcopt_rt_status_name(status));
  printf("data: %g %g %g\n", ((float *)out[0].data)[0],
         ((float *)out[0].data)[5], ((float *)out[1].data)[1]);
  if (ones(ctx, in, out, NULL) != TCOPT_OK)
    printf("again: %s\n", tcopt_rt_last_error(ctx));
  tcopt_rt_free_result(ctx, &out[0]);
  tcopt_rt_free_result(ctx, &out[1]);
  tcopt_rt_trim(ctx);
  printf("left: %d bytes\n", (int)tcopt_rt_bytes(ctx));
  tcopt_rt_context_destroy(ctx);
  return 0;
}
