/*===- main.c - the digits network in a C program
 * ---------------------------===*
 *
 *   main IMAGES.npy [FIRST [COUNT]]
 *
 * Reads images [FIRST, FIRST + COUNT) of the file and prints the digit that the
 * network takes each of them for. Needs the compiled network (digits.h and
 * digits.so) and the tcopt runtime, and no part of a compiler.
 *
 *===------------------------------------------------------------------------===*/

#include "digits.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { kPixels = 64, kDigits = 10 };

/** Reads the images that were asked for from a .npy file of f32 in C order. The
    caller frees the pixels; NULL if the file has no such images. */
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

static long mostProbable(const float *probabilities) {
  long best = 0;
  for (long digit = 1; digit < kDigits; ++digit)
    if (probabilities[digit] > probabilities[best])
      best = digit;
  return best;
}

/** Computes the probabilities of the digits of `count` images into `out`, whose
    data the runtime allocates. */
static int classify(tcopt_context *ctx, const void *state, float *pixels,
                    int64_t count, tcopt_tensor *out) {
  int64_t shape[3] = {count, 8, 8};
  tcopt_tensor in = {
      pixels, {TCOPT_DEVICE_CPU, 0}, 3, {TCOPT_F32, 1}, shape, NULL, 0};
  int status = digits_shapes(ctx, &in, out);
  if (status == TCOPT_OK)
    status = tcopt_rt_alloc_result(ctx, out, TCOPT_F32, out->ndim, out->shape);
  if (status == TCOPT_OK)
    status = digits(ctx, &in, out, state);
  return status;
}

static void report(const float *probabilities, long first, long count) {
  for (long i = 0; i < count; ++i) {
    const float *row = probabilities + i * kDigits;
    long digit = mostProbable(row);
    printf("image %ld: %ld (%.1f %%)\n", first + i, digit, 100 * row[digit]);
  }
}

static int run(tcopt_context *ctx, const void *state, float *pixels, long first,
               long count) {
  int64_t shape[2] = {0, 0};
  tcopt_tensor out = {
      NULL, {TCOPT_DEVICE_CPU, 0}, 2, {TCOPT_F32, 1}, shape, NULL, 0};
  int status = classify(ctx, state, pixels, count, &out);
  if (status == TCOPT_OK)
    report(out.data, first, count);
  else
    fprintf(stderr, "%s: %s\n", tcopt_rt_status_name(status),
            tcopt_rt_last_error(ctx));
  tcopt_rt_free_result(ctx, &out);
  return status;
}

int main(int argc, char **argv) {
  long first = argc > 2 ? atol(argv[2]) : 0,
       count = argc > 3 ? atol(argv[3]) : 1;
  if (argc < 2 || argc > 4 || first < 0 || count < 1) {
    fprintf(stderr, "usage: %s IMAGES.npy [FIRST [COUNT]]\n", argv[0]);
    return 2;
  }
  float *pixels = readImages(argv[1], first, count);
  if (!pixels) {
    fprintf(stderr, "cannot read images %ld to %ld of %s\n", first,
            first + count - 1, argv[1]);
    return 1;
  }
  tcopt_context *ctx;
  void *state = NULL;
  int status = tcopt_rt_context_create(NULL, &ctx);
  if (status == TCOPT_OK)
    status = digits_init(ctx, &state);
  if (status == TCOPT_OK)
    status = run(ctx, state, pixels, first, count);
  digits_exit(ctx, state);
  tcopt_rt_context_destroy(ctx);
  free(pixels);
  return status != TCOPT_OK;
}
