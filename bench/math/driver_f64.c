/* Compares elementary functions of f64 as kernels compute them with the C
 * library's of long double, which has 11 bits more.
 *
 *   driver LIBRARY COUNT FUNCTION...
 *
 * One line a function: name, largest error in ulp, the argument(s) it was found
 * at, number of wrong special values. An ulp is the distance of the numbers of
 * f64 around the exact value; an infinity counts as 2^1024. Special values:
 * NaN, infinities of finite results and the sign of zero. Functions get all
 * special values, or pairs of these, and COUNT arguments each of random bits,
 * of a random exponent near 0, of ranges where something happens, and of
 * neighbours of special values. */
#include <dlfcn.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N = 1 << 16 };
static double kX[N], kY[N], kOut[N];

typedef struct {
  double *allocated, *aligned;
  long offset, size, stride;
} memref;

typedef struct {
  const char *name;
  long double (*unary)(long double);
  long double (*binary)(long double, long double);
} function;
static const function kFunctions[] = {
    {"exp", expl, 0},     {"exp2", exp2l, 0},   {"expm1", expm1l, 0},
    {"log", logl, 0},     {"log2", log2l, 0},   {"log10", log10l, 0},
    {"log1p", log1pl, 0}, {"sinh", sinhl, 0},   {"cosh", coshl, 0},
    {"tanh", tanhl, 0},   {"asinh", asinhl, 0}, {"acosh", acoshl, 0},
    {"atanh", atanhl, 0}, {"sin", sinl, 0},     {"cos", cosl, 0},
    {"tan", tanl, 0},     {"asin", asinl, 0},   {"acos", acosl, 0},
    {"atan", atanl, 0},   {"erf", erfl, 0},     {"erfc", erfcl, 0},
    {"cbrt", cbrtl, 0},   {"atan2", 0, atan2l}, {"powf", 0, powl}};

typedef struct {
  double largest, x, y;
  long wrong;
} score;

static unsigned long random64(void) {
  static unsigned long s = 88172645463325252u;
  s ^= s << 13;
  s ^= s >> 7;
  s ^= s << 17;
  return s * 0x2545f4914f6cdd1du;
}

static double ofBits(unsigned long bits) {
  double d;
  memcpy(&d, &bits, 8);
  return d;
}

static double uniform(double low, double high) {
  return low + (high - low) * ldexp((double)(random64() >> 11), -53);
}

static const double kSpecial[] = {
    0.0, 1.0, 0.5, 2.0, 3.0, 4.0, 8.0, 10.0, 100.0, 1000.0, 1e22, 1e-22, 1e300,
    1e-300, INFINITY, NAN, 0x1p-1022, 0x1p-1074, 0x1.fffffffffffffp+1023, 709.0,
    0x1.62e42fefa39efp+9, 0x1.633ce8fb9f87dp+9, 0x1.74910d52d3051p+9,
    0x1.74385446d71c3p+9, 1022.0, 1023.0, 1024.0, 1074.0, 1075.0, 37.5, 20.0,
    22.0, 40.0, 26.5, 27.25, 28.0, 6.0, 0.45, 0x1p28, 0x1p-28, 0x1p-54, 0x1p54,
    0x1.921fb54442d18p-1, 0x1.921fb54442d18p+0, 0x1.921fb54442d18p+1,
    0x1.6a09e667f3bcdp-1, 0x1.6a09e667f3bcdp+0, 0x1.a827999fcef32p-2,
    9007199254740991.0, 9007199254740993.0, 4503599627370497.5, 1e16,
    /* The number of f64 that is nearest to a multiple of pi / 2. */
    0x1.6ac5b262ca1ffp+849, 0x1.62e42fefa39efp-1, 0x1.62e42fefa39efp-2, 1.5,
    0x1.fffffffffffffp-1, 0x1.0000000000001p+0};
enum { S = sizeof kSpecial / sizeof *kSpecial };

static double special(int i) { return i < S ? kSpecial[i] : -kSpecial[i - S]; }

static double random1(void) {
  switch (random64() % 8) {
  case 0:
  case 1:
    return ofBits(random64());
  case 2:
    return ldexp(uniform(-2, 2), (int)(random64() % 72) - 60);
  case 3:
    return uniform(-1, 1);
  case 4:
    return uniform(-30, 30);
  case 5:
    return uniform(-760, 760);
  case 6: /* near multiples of pi/2 */
    return (double)(random64() >> (random64() % 60 + 4)) * M_PI_2;
  default: { /* neighbours */
    double x = special(random64() % (2 * S));
    unsigned long bits;
    memcpy(&bits, &x, 8);
    return ofBits(bits + random64() % 65536 - 32768);
  }
  }
}

/* Powers that are neither 0 nor infinite, half of the time. */
static void random2(double *x, double *y) {
  *x = random1(), *y = random1();
  unsigned long kind = random64() % 8;
  if (kind < 3)
    *x = fabs(*x);
  if (kind < 4 && isfinite(log(fabs(*x))))
    *y = uniform(-750, 750) / log(fabs(*x));
  if (kind == 4)
    *y = rint(uniform(-64, 64));
  if (kind == 5)
    *y = *x * uniform(0.1, 10);
}

/* Negative: a special value differs. */
static double errorOf(double got, long double exact) {
  if (isnan(got) || isnan(exact))
    return isnan(got) && isnan(exact) ? 0 : -1;
  long double value = isinf(got) ? copysignl(0x1p1024L, got) : got;
  if (isinf(exact) || (isinf(got) && fabsl(exact) >= 0x1p1024L))
    return isinf(got) && signbit(got) == signbit(exact) ? 0 : -1;
  if (got == 0 && signbit(got) != signbit(exact))
    return -1;
  int exponent;
  frexpl(exact, &exponent);
  if (exponent > 1024)
    exponent = 1024;
  return fabsl(value - exact) /
         ldexpl(1, exact == 0 || exponent < -1021 ? -1074 : exponent - 53);
}

typedef void (*kernel)(memref *, memref *, memref *);

static void judge(kernel of, const function *f, score *s, int count) {
  memref x = {kX, kX, 0, N, 1}, y = {kY, kY, 0, N, 1},
         z = {kOut, kOut, 0, N, 1};
  of(&x, &y, &z);
  for (int i = 0; i < count; ++i) {
    long double exact = f->unary ? f->unary(kX[i]) : f->binary(kX[i], kY[i]);
    double error = errorOf(kOut[i], exact);
    if (error < 0 && s->wrong++ < 5)
      printf("# %s(%a, %a) = %a instead of %a\n", f->name, kX[i], kY[i],
             kOut[i], (double)exact);
    if (error > s->largest)
      s->largest = error, s->x = kX[i], s->y = kY[i];
  }
}

static void judgeAll(kernel of, const function *f, score *s, long total) {
  for (int i = 0; i < 4 * S * S; ++i)
    kX[i] = special(i / (2 * S)), kY[i] = special(i % (2 * S));
  judge(of, f, s, 4 * S * S);
  for (long done = 0; done < total; done += N) {
    for (int i = 0; i < N; ++i)
      if (f->unary)
        kX[i] = random1();
      else
        random2(&kX[i], &kY[i]);
    judge(of, f, s, N);
  }
}

int main(int argc, char **argv) {
  void *library = argc > 3 ? dlopen(argv[1], RTLD_NOW) : NULL;
  if (!library)
    return fprintf(stderr, "%s\n", argc > 3 ? dlerror() : "too few arguments"),
           1;
  printf("# function ulp x y wrong\n");
  for (int i = 3; i < argc; ++i) {
    char name[256];
    snprintf(name, sizeof name, "_mlir_ciface_of_%s", argv[i]);
    kernel of = (kernel)dlsym(library, name);
    const function *f = kFunctions;
    while (f->name && strcmp(f->name, argv[i]))
      ++f;
    if (!of)
      return fprintf(stderr, "no function '%s'\n", argv[i]), 1;
    score s = {0};
    judgeAll(of, f, &s, atol(argv[2]));
    printf("%s %.3f %a %a %ld\n", f->name, s.largest, s.x, s.y, s.wrong);
    fflush(stdout);
  }
  return 0;
}
