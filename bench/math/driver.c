/* Compares compiled elementary functions of f32 with the C library's of f64.
 *
 *   driver LIBRARY STEP FUNCTION...
 *
 * Arguments are every STEP-th number of f32, in order of their bits.
 *
 * One line a function: name, largest error in ulp, the argument(s) it was found
 * at, number of wrong special values, ns an element. An ulp is the distance of
 * the numbers of f32 around the exact value. Special values: NaN, infinities
 * and the sign of zero must be as the C library's. Functions of two arguments
 * get 2^28 / STEP pairs of random bits, random pairs of a middle range and all
 * pairs of special values. */
#include "tcopt/Runtime/tcopt_rt.h"
#include <dlfcn.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { N = 1 << 16 };
static int64_t kShape[] = {N};
static float kX[N], kY[N], kOut[N];

typedef struct {
  const char *name;
  double (*unary)(double);
  double (*binary)(double, double);
} function;
static double entr(double x) {
  return x < 0 ? -INFINITY : x == 0 ? 0 : -x * log(x);
}

static const function kFunctions[] = {
    {"exp", exp, 0},     {"expm1", expm1, 0}, {"log", log, 0},
    {"log1p", log1p, 0}, {"log2", log2, 0},   {"tanh", tanh, 0},
    {"erf", erf, 0},     {"sin", sin, 0},     {"cos", cos, 0},
    {"acos", acos, 0},   {"asin", asin, 0},   {"atan", atan, 0},
    {"tan", tan, 0},     {"sinh", sinh, 0},   {"cosh", cosh, 0},
    {"asinh", asinh, 0}, {"acosh", acosh, 0}, {"atanh", atanh, 0},
    {"log10", log10, 0}, {"entr", entr, 0},   {"atan2", 0, atan2},
    {"pow", 0, pow}};

typedef struct {
  double largest, x, y, seconds;
  long wrong, elements;
} score;

static float ofBits(uint32_t bits) {
  float f;
  memcpy(&f, &bits, 4);
  return f;
}

static uint32_t random32(void) {
  static uint64_t s = 88172645463325252u;
  s ^= s << 13;
  s ^= s >> 7;
  s ^= s << 17;
  return s >> 16;
}

/* Negative: a special value differs. */
static double errorOf(float got, double exact) {
  float rounded = (float)exact;
  if (isnan(got) || isnan(rounded))
    return isnan(got) && isnan(rounded) ? 0 : -1;
  if (got == rounded)
    return got == 0 && signbit(got) != signbit(rounded) ? -1 : 0;
  if (isinf(got) || isinf(rounded))
    return -1;
  int exponent;
  frexp(exact, &exponent);
  return fabs(got - exact) / ldexp(1, exponent < -125 ? -149 : exponent - 24);
}

static void judge(const function *f, score *s, int count) {
  for (int i = 0; i < count; ++i) {
    double exact = f->unary ? f->unary(kX[i]) : f->binary(kX[i], kY[i]);
    double error = errorOf(kOut[i], exact);
    if (error < 0 && s->wrong++ < 5)
      printf("# %s(%a, %a) = %a instead of %a\n", f->name, kX[i], kY[i],
             kOut[i], exact);
    if (error > s->largest)
      s->largest = error, s->x = kX[i], s->y = kY[i];
  }
}

/* What the functions of the library compute once. */
static void *kState;

static void call(tcopt_entry entry, tcopt_context *ctx, const function *f,
                 score *s, int count) {
  tcopt_tensor in[2] = {{kX, {1, 0}, 1, {2, 32, 1}, kShape, NULL, 0},
                        {kY, {1, 0}, 1, {2, 32, 1}, kShape, NULL, 0}};
  tcopt_tensor out = {kOut, {1, 0}, 1, {2, 32, 1}, kShape, NULL, 0};
  struct timespec a, b;
  clock_gettime(CLOCK_MONOTONIC, &a);
  if (entry(ctx, in, &out, kState)) {
    fprintf(stderr, "%s: %s\n", f->name, tcopt_rt_last_error(ctx));
    exit(1);
  }
  clock_gettime(CLOCK_MONOTONIC, &b);
  s->seconds += b.tv_sec - a.tv_sec + (b.tv_nsec - a.tv_nsec) * 1e-9;
  s->elements += N;
  judge(f, s, count);
}

static void sweep(tcopt_entry entry, tcopt_context *ctx, const function *f,
                  score *s, long step) {
  int n = 0;
  for (uint64_t i = 0; i < (uint64_t)1 << 32; i += step) {
    kX[n++] = ofBits((uint32_t)i);
    if (n == N || i + step >= (uint64_t)1 << 32)
      call(entry, ctx, f, s, n), n = 0;
  }
}

static void pairs(tcopt_entry entry, tcopt_context *ctx, const function *f,
                  score *s, long step) {
  static const float kSpecial[] = {
      0.0f,  -0.0f, 1.0f,   -1.0f,    2.0f,     -2.0f,     3.0f,     -3.0f,
      0.5f,  -0.5f, 1e-40f, -1e-40f,  1e30f,    -1e30f,    INFINITY, -INFINITY,
      1e-3f, 1.5f,  -1.5f,  16777217, 16777215, -16777215, 1e-45f,   NAN};
  enum { S = sizeof kSpecial / sizeof *kSpecial };
  for (int i = 0; i < S * S; ++i)
    kX[i] = kSpecial[i / S], kY[i] = kSpecial[i % S];
  call(entry, ctx, f, s, S * S);
  for (long done = 0; done < (1l << 28) / step; done += N) {
    for (int i = 0; i < N; ++i) {
      uint32_t a = random32(), b = random32();
      int middle = i & 1;
      kX[i] = middle ? ldexpf((float)a, -31) * 8 : ofBits(a);
      kY[i] = middle ? ldexpf((float)b, -31) * 64 - 64 : ofBits(b);
    }
    call(entry, ctx, f, s, N);
  }
}

static const function *find(const char *name) {
  for (size_t i = 0; i < sizeof kFunctions / sizeof *kFunctions; ++i)
    if (!strcmp(kFunctions[i].name, name))
      return &kFunctions[i];
  return NULL;
}

int main(int argc, char **argv) {
  void *library = argc > 3 ? dlopen(argv[1], RTLD_NOW) : NULL;
  if (!library)
    return fprintf(stderr, "%s\n", argc > 3 ? dlerror() : "too few arguments"),
           1;
  tcopt_context_options options = {sizeof options};
  options.threads = 1;
  tcopt_context *ctx;
  if (tcopt_rt_context_create(&options, &ctx))
    return 1;
  char name[256];
  snprintf(name, sizeof name, "of_%s_init", argv[3]);
  tcopt_init init = (tcopt_init)dlsym(library, name);
  if (init && init(ctx, &kState))
    return fprintf(stderr, "%s\n", tcopt_rt_last_error(ctx)), 1;
  printf("# function ulp x y wrong ns\n");
  for (int i = 3; i < argc; ++i) {
    const function *f = find(argv[i]);
    snprintf(name, sizeof name, "of_%s", argv[i]);
    tcopt_entry entry = f ? (tcopt_entry)dlsym(library, name) : NULL;
    if (!entry)
      return fprintf(stderr, "no function '%s'\n", argv[i]), 1;
    score s = {0};
    (f->unary ? sweep : pairs)(entry, ctx, f, &s, atol(argv[2]));
    printf("%s %.2f %a %a %ld %.2f\n", f->name, s.largest, s.x, s.y, s.wrong,
           s.seconds / s.elements * 1e9);
    fflush(stdout);
  }
  return 0;
}
