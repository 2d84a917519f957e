/*===- main.c - the digits network on a GPU, from C ------------------------===*
 *
 *   main IMAGES.npy [FIRST [COUNT [DRIVER]]]
 *
 * Classifies images [FIRST, FIRST + COUNT) of the file twice: with arguments
 * and results in the host's memory, which each call copies, and with both on
 * the device, where nothing is copied. Needs the compiled network (digits.h and
 * its code), the tcopt runtime and NVIDIA's driver, or the library DRIVER in
 * place of that; nothing of the CUDA toolkit.
 *
 *===-----------------------------------------------------------------------===*/

#include "digits.h"
#include "tcopt/Runtime/tcopt_rt_cuda.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { kPixels = 64, kDigits = 10, kDevice = 0 };

/** A call: the images, and what the network makes of them. */
typedef struct {
  tcopt_tensor in, out;
  int64_t inShape[3], outShape[2];
} Call;

/** Reads images of a .npy file of f32 in C order. The caller frees the pixels;
    NULL if the file has no such images. */
static float *readImages(const char *path, long first, long count) {
  unsigned char start[10];
  float *pixels = malloc((size_t)count * kPixels * sizeof(float));
  FILE *file = fopen(path, "rb");
  /* Version 1 of the format: magic, version, the length of the header. */
  int ok = file && pixels && fread(start, 1, 10, file) == 10 &&
           memcmp(start, "\x93NUMPY\x01", 7) == 0;
  if (ok) {
    long header = 10 + start[8] + 256L * start[9];
    long bytes = (long)(kPixels * sizeof(float));
    size_t values = (size_t)count * kPixels;
    ok = fseek(file, header + first * bytes, SEEK_SET) == 0 &&
         fread(pixels, sizeof(float), values, file) == values;
  }
  if (file)
    fclose(file);
  if (ok)
    return pixels;
  free(pixels);
  return NULL;
}

static void describe(Call *call, void *pixels, tcopt_device device,
                     long count) {
  memset(call, 0, sizeof(*call));
  call->inShape[0] = count;
  call->inShape[1] = call->inShape[2] = 8;
  call->in.data = pixels;
  call->in.device = device;
  call->in.ndim = 3;
  call->in.dtype = (tcopt_dtype){TCOPT_F32, 1};
  call->in.shape = call->inShape;
  call->out.device = device;
  call->out.ndim = 2;
  call->out.dtype = call->in.dtype;
  call->out.shape = call->outShape;
}

/** Finds the sizes of the result, allocates it where the images are, and runs
    the network. */
static int classify(tcopt_context *ctx, const void *state, Call *call) {
  int isOnHost = call->in.device.type == TCOPT_DEVICE_CPU;
  int status = digits_shapes(ctx, &call->in, &call->out);
  if (status == TCOPT_OK && isOnHost)
    status =
        tcopt_rt_alloc_result(ctx, &call->out, TCOPT_F32, 2, call->outShape);
  else if (status == TCOPT_OK)
    status = tcopt_rt_alloc_device_result(ctx, &call->out, TCOPT_F32, 2,
                                          call->outShape);
  return status ? status : digits(ctx, &call->in, &call->out, state);
}

static void report(const char *where, const float *probabilities, long first,
                   long count) {
  for (long i = 0; i < count; ++i) {
    const float *row = probabilities + i * kDigits;
    long best = 0;
    for (long digit = 1; digit < kDigits; ++digit)
      if (row[digit] > row[best])
        best = digit;
    printf("%s: image %ld: %ld (%.1f %%)\n", where, first + i, best,
           100 * row[best]);
  }
}

/** The runtime copies what is in the host's memory, to the device and back. */
static int runFromHost(tcopt_context *ctx, const void *state, float *pixels,
                       long first, long count) {
  Call call;
  describe(&call, pixels, (tcopt_device){TCOPT_DEVICE_CPU, 0}, count);
  int status = classify(ctx, state, &call);
  if (status == TCOPT_OK)
    report("host", call.out.data, first, count);
  tcopt_rt_free_result(ctx, &call.out);
  return status;
}

/** The same with memory of the device, as between two calls of networks. What
    is read in the end waits for the call, which has only been queued. */
static int runFromDevice(tcopt_context *ctx, const void *state,
                         const float *pixels, long first, long count) {
  int64_t inBytes = count * kPixels * (int64_t)sizeof(float);
  int64_t outBytes = count * kDigits * (int64_t)sizeof(float);
  float *probabilities = malloc((size_t)outBytes);
  void *images = tcopt_rt_cuda_allocate(kDevice, inBytes);
  int status = probabilities && images ? TCOPT_OK : TCOPT_OUT_OF_MEMORY;
  Call call;
  describe(&call, images, tcopt_rt_device(ctx), count);
  if (status == TCOPT_OK)
    status = tcopt_rt_cuda_upload(kDevice, images, pixels, inBytes);
  if (status == TCOPT_OK)
    status = classify(ctx, state, &call);
  if (status == TCOPT_OK)
    status = tcopt_rt_device_read(ctx, probabilities, call.out.data, outBytes);
  if (status == TCOPT_OK)
    report("device", probabilities, first, count);
  tcopt_rt_free_result(ctx, &call.out);
  tcopt_rt_cuda_deallocate(kDevice, images);
  free(probabilities);
  return status;
}

static int run(tcopt_context *ctx, float *pixels, long first, long count) {
  void *state = NULL;
  int status = digits_init(ctx, &state);
  if (status == TCOPT_OK)
    status = runFromHost(ctx, state, pixels, first, count);
  printf("copies: %d\n", (int)tcopt_rt_copies(ctx));
  tcopt_rt_reset(ctx);
  if (status == TCOPT_OK)
    status = runFromDevice(ctx, state, pixels, first, count);
  printf("copies: %d\n", (int)tcopt_rt_copies(ctx));
  if (status != TCOPT_OK)
    fprintf(stderr, "%s: %s\n", tcopt_rt_status_name(status),
            tcopt_rt_last_error(ctx));
  digits_exit(ctx, state);
  return status;
}

/** A context whose device is the GPU. */
static int open(tcopt_context_options *options, tcopt_context **ctx,
                const char *driver) {
  char message[1024];
  memset(options, 0, sizeof(*options));
  options->size = sizeof(*options);
  if ((driver && tcopt_rt_cuda_set_driver(driver) != TCOPT_OK) ||
      tcopt_rt_cuda_attach(options, kDevice) != TCOPT_OK) {
    tcopt_rt_cuda_last_error(message, sizeof(message));
    fprintf(stderr, "no GPU: %s\n", message);
    return 0;
  }
  if (tcopt_rt_context_create(options, ctx) == TCOPT_OK)
    return 1;
  tcopt_rt_cuda_detach(options);
  return 0;
}

int main(int argc, char **argv) {
  long first = argc > 2 ? atol(argv[2]) : 0,
       count = argc > 3 ? atol(argv[3]) : 1;
  tcopt_context_options options;
  tcopt_context *ctx = NULL;
  if (argc < 2 || argc > 5 || first < 0 || count < 1) {
    fprintf(stderr, "usage: %s IMAGES.npy [FIRST [COUNT [DRIVER]]]\n", argv[0]);
    return 2;
  }
  float *pixels = readImages(argv[1], first, count);
  if (!pixels) {
    fprintf(stderr, "cannot read images %ld to %ld of %s\n", first,
            first + count - 1, argv[1]);
    return 1;
  }
  int isOpen = open(&options, &ctx, argc > 4 ? argv[4] : NULL);
  int status = isOpen ? run(ctx, pixels, first, count) : TCOPT_UNSUPPORTED;
  if (isOpen) {
    tcopt_rt_context_destroy(ctx);
    tcopt_rt_cuda_detach(&options);
  }
  free(pixels);
  return status != TCOPT_OK;
}
