/* Calls compiled operators and plain C loops in turns and prints medians.
 *
 *   driver OPS.so LOOPS.so SECONDS
 *
 * One line an operator: name, C ms, tcopt ms, ratio C / tcopt, same|differ. */
#include "tcopt/Runtime/tcopt_rt.h"
#include <dlfcn.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define MAX_ARGS 8
#define MAX_RUNS 4000

typedef struct {
  int ndim, code, bits;
  int64_t shape[6];
} type;
typedef struct {
  const char *name;
  int inputs;
  type types[MAX_ARGS + 1]; /* inputs, then the result */
} row;
typedef void (*loop)(void **in, void *out);

static const row kRows[] = {
#include "table.inc"
};

/* The process's own time: what else runs on the machine does not count, and
 * threads that a program were to start would. */
static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec * 1e3 + t.tv_nsec * 1e-6;
}
static int64_t count(const type *t) {
  int64_t n = 1;
  for (int i = 0; i < t->ndim; ++i)
    n *= t->shape[i];
  return n;
}
static int compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}
static double median(double *v, int n) {
  qsort(v, n, sizeof *v, compare);
  return v[n / 2];
}
/* Element i of the inputs: integers of 1 to 97, places in a table of 64 (i64),
 * Booleans, floats of the first two digits. */
static void put(void *p, int64_t i, const type *t, int v) {
  if (t->code == 4)
    ((__bf16 *)p)[i] = (__bf16)((float)v / 50.0f);
  else if (t->code == 2 && t->bits == 16)
    ((_Float16 *)p)[i] = (_Float16)((float)v / 50.0f);
  else if (t->code == 2 && t->bits == 64)
    ((double *)p)[i] = v / 50.0;
  else if (t->code == 2)
    ((float *)p)[i] = (float)v / 50.0f;
  else if (t->bits == 8)
    ((unsigned char *)p)[i] = t->code == 6 ? v & 1 : v;
  else if (t->bits == 64)
    ((int64_t *)p)[i] = v % 64;
  else
    ((int *)p)[i] = v;
}
static void *make(const type *t) {
  int64_t n = count(t);
  void *p = aligned_alloc(64, (n * t->bits / 8 + 127) / 64 * 64);
  unsigned s = 12345;
  for (int64_t i = 0; i < n; ++i) {
    s = s * 1664525u + 1013904223u;
    put(p, i, t, (int)(s >> 20) % 97 + 1);
  }
  return p;
}
static double get(const void *p, int64_t i, const type *t) {
  if (t->code == 4)
    return (float)((const __bf16 *)p)[i];
  if (t->bits == 16)
    return (float)((const _Float16 *)p)[i];
  return t->bits == 64 ? ((const double *)p)[i] : ((const float *)p)[i];
}
static int same(const void *a, const void *b, const type *t) {
  int64_t n = count(t);
  if (t->code != 2 && t->code != 4)
    return memcmp(a, b, n * t->bits / 8) == 0;
  /* Sums in another order may round to the bf16 next to it. */
  double unit = t->code == 4 ? 1.0 / 128 : 1e-3;
  for (int64_t i = 0; i < n; ++i) {
    double x = get(a, i, t), y = get(b, i, t);
    if (fabs(x - y) > unit * fabs(y) + 1e-4)
      return 0;
  }
  return 1;
}
static tcopt_tensor wrap(const type *t, void *data) {
  tcopt_tensor r = {
      data, {1, 0}, t->ndim, {t->code, t->bits, 1}, (int64_t *)t->shape,
      NULL, 0};
  return r;
}

static int bench(const row *r, void *ops, void *loops, tcopt_context *ctx,
                 double seconds) {
  void *in[MAX_ARGS], *mine, *theirs;
  tcopt_tensor inputs[MAX_ARGS], output;
  for (int i = 0; i < r->inputs; ++i)
    inputs[i] = wrap(&r->types[i], in[i] = make(&r->types[i]));
  const type *result = &r->types[r->inputs];
  output = wrap(result, mine = make(result));
  theirs = make(result);
  tcopt_entry entry = (tcopt_entry)dlsym(ops, r->name);
  loop c = (loop)dlsym(loops, r->name);
  char name[256];
  void *state = NULL;
  snprintf(name, sizeof name, "%s_init", r->name);
  tcopt_init init = (tcopt_init)dlsym(ops, name);
  if (init && init(ctx, &state))
    return fprintf(stderr, "%s: %s\n", name, tcopt_rt_last_error(ctx)), 1;
  if (!entry || !c)
    return fprintf(stderr, "no %s\n", r->name), 1;
  static double a[MAX_RUNS], b[MAX_RUNS];
  int n = 0;
  for (double start = now();
       n < 3 || (now() - start < seconds * 1e3 && n < MAX_RUNS); ++n) {
    double t0 = now();
    c(in, theirs);
    double t1 = now();
    if (entry(ctx, inputs, &output, state))
      return fprintf(stderr, "%s: %s\n", r->name, tcopt_rt_last_error(ctx)), 1;
    double t2 = now();
    a[n] = t1 - t0;
    b[n] = t2 - t1;
  }
  double x = median(a, n), y = median(b, n);
  printf("%s %.3f %.3f %.2f %s\n", r->name, x, y, x / y,
         same(mine, theirs, result) ? "same" : "differ");
  fflush(stdout);
  for (int i = 0; i < r->inputs; ++i)
    free(in[i]);
  free(mine);
  free(theirs);
  tcopt_rt_state_free(state);
  return 0;
}

/* Whether the row is asked for; without names all are. */
static int isChosen(const char *name, int count, char **names) {
  for (int i = 0; i < count; ++i)
    if (strcmp(name, names[i]) == 0)
      return 1;
  return count == 0;
}

/* Arguments: the operators, the loops, seconds a row, names of rows. */
int main(int argc, char **argv) {
  void *ops = dlopen(argv[1], RTLD_NOW), *loops = dlopen(argv[2], RTLD_NOW);
  if (!ops || !loops)
    return fprintf(stderr, "%s\n", dlerror()), 1;
  tcopt_context_options options = {sizeof options};
  options.threads = 1;
  tcopt_context *ctx;
  if (tcopt_rt_context_create(&options, &ctx))
    return 1;
  printf("# operator C_ms tcopt_ms ratio values\n");
  for (size_t i = 0; i < sizeof kRows / sizeof *kRows; ++i)
    if (isChosen(kRows[i].name, argc - 4, argv + 4) &&
        bench(&kRows[i], ops, loops, ctx, atof(argv[3])))
      return 1;
  return 0;
}
