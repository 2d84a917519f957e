/* A program for the CPU whose tensors lie on a device: a fake one, whose memory
   holds each byte inverted. */
#include "device.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int used, copies;

static void *allocate(void *user, void *stream, tcopt_device device,
                      size_t bytes, size_t alignment) {
  void *memory = NULL;
  (void)user, (void)stream, (void)device;
  used += (int)bytes;
  return posix_memalign(&memory, alignment, bytes) ? NULL : memory;
}
static void release(void *user, tcopt_device device, void *memory,
                    size_t bytes) {
  (void)user, (void)device;
  used -= (int)bytes;
  free(memory);
}
static int copy(void *user, void *stream, void *to, tcopt_device to_device,
                const void *from, tcopt_device from_device, size_t bytes) {
  (void)user, (void)stream, (void)to_device, (void)from_device;
  ++copies;
  for (size_t i = 0; i < bytes; ++i)
    ((char *)to)[i] = (char)~((const char *)from)[i];
  return 0;
}

static void report(const char *what, tcopt_context *ctx, int status) {
  printf("%s: %s%s%s\n", what, tcopt_rt_status_name(status), status ? ", " : "",
         tcopt_rt_last_error(ctx));
  tcopt_rt_reset(ctx);
}

int main(void) {
  tcopt_context_options options = {0};
  options.size = sizeof(options);
  options.device.type = TCOPT_DEVICE_EXT;
  options.device.id = 2;
  options.device_allocate = allocate;
  options.device_deallocate = release;
  options.device_copy = copy;
  tcopt_context *ctx, *host;
  if (tcopt_rt_context_create(&options, &ctx) ||
      tcopt_rt_context_create(NULL, &host))
    return 1;

  int64_t shape[1] = {3};
  float values[3] = {1, 2, 3};
  /* As code reads it: no copy is made. */
  __attribute__((aligned(64))) float more[3] = {10, 20, 30};
  tcopt_device cpu = {TCOPT_DEVICE_CPU, 0}, sim = tcopt_rt_device(ctx);
  tcopt_tensor in[2] = {{NULL, cpu, 1, {TCOPT_F32, 1}, shape, NULL, 0},
                        {more, cpu, 1, {TCOPT_F32, 1}, shape, NULL, 0}};
  tcopt_tensor out = {NULL, cpu, 1, {TCOPT_F32, 1}, shape, NULL, 0};
  report("shapes", ctx, shift_shapes(ctx, in, &out));
  report("argument", ctx,
         tcopt_rt_alloc_device_result(ctx, &in[0], TCOPT_F32, 1, shape));
  report("result", ctx,
         tcopt_rt_alloc_device_result(ctx, &out, TCOPT_F32, 1, shape));
  copy(NULL, NULL, in[0].data, sim, values, cpu, sizeof(values));
  copies = 0;
  int status = shift(ctx, in, &out, NULL);
  printf("copies: %d, counted: %d\n", copies, (int)tcopt_rt_copies(ctx));
  report("call", ctx, status);
  copy(NULL, NULL, values, cpu, out.data, sim, sizeof(values));
  printf("%g %g %g\n", values[0], values[1], values[2]);

  report("a context without the device", host, shift(host, in, &out, NULL));
  tcopt_tensor wrong[2] = {in[1], in[1]};
  report("an argument of the host", ctx, shift(ctx, wrong, &out, NULL));
  wrong[0] = wrong[1] = in[0];
  report("an argument of the device", ctx, shift(ctx, wrong, &out, NULL));
  tcopt_tensor other = out;
  other.device.id = 1;
  report("a result elsewhere", ctx, shift(ctx, in, &other, NULL));

  tcopt_rt_free_result(ctx, &in[0]);
  tcopt_rt_free_result(ctx, &out);
  printf("bytes left: %d\n", used);
  tcopt_rt_context_destroy(ctx);
  tcopt_rt_context_destroy(host);
  return 0;
}
