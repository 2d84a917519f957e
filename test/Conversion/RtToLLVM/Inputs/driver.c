/* Calls the entries of tcopt-host-to-llvm.mlir, well and badly. */
#include "tcopt/Runtime/tcopt_rt.h"
#include <stdio.h>

#define ENTRY(NAME)                                                            \
  int NAME(tcopt_context *, const tcopt_tensor *, tcopt_tensor *,              \
           const void *);                                                      \
  int NAME##_shapes(tcopt_context *, const tcopt_tensor *, tcopt_tensor *)
ENTRY(add);
ENTRY(divide);
ENTRY(require);
ENTRY(interleave);
ENTRY(several);
ENTRY(nested);
ENTRY(apply);
ENTRY(check);
ENTRY(arena);
ENTRY(forever);
ENTRY(math);

static tcopt_context *ctx;

static const tcopt_dtype F64 = {TCOPT_F64, 1}, F32 = {TCOPT_F32, 1},
                         BF16 = {TCOPT_BF16, 1}, I64 = {TCOPT_I64, 1},
                         I32 = {TCOPT_I32, 1};

static tcopt_tensor make(void *data, tcopt_dtype dtype, int ndim,
                         int64_t *shape) {
  tcopt_tensor t = {data, {TCOPT_DEVICE_CPU, 0}, ndim, dtype, shape, NULL, 0};
  return t;
}
#define TENSOR(DATA, DTYPE, NDIM, ...)                                         \
  make(DATA, DTYPE, NDIM, (int64_t[]){__VA_ARGS__})

static int64_t count(const tcopt_tensor *t) {
  int64_t n = 1;
  for (int32_t d = 0; d < t->ndim; ++d)
    n *= t->shape[d];
  return n;
}

static void printElement(const tcopt_tensor *t, int64_t i) {
  if (t->dtype.code == TCOPT_DTYPE_BFLOAT)
    printf("0x%x", ((uint16_t *)t->data)[i]);
  else if (t->dtype.code == TCOPT_DTYPE_INT)
    printf("%lld", t->dtype.bits == 64 ? (long long)((int64_t *)t->data)[i]
                                       : (long long)((int32_t *)t->data)[i]);
  else
    printf("%g", t->dtype.bits == 64 ? ((double *)t->data)[i]
                                     : (double)((float *)t->data)[i]);
}

/* Prints a status and what the context says of it; makes it ready again. */
static int report(const char *what, int status) {
  printf("%s: %s", what, status ? tcopt_rt_status_name(status) : "ok");
  if (status)
    printf(": %s\n", tcopt_rt_last_error(ctx));
  if (status != tcopt_rt_status(ctx))
    printf("the context has another status: %d\n", tcopt_rt_status(ctx));
  return status;
}

static void show(const char *what, int status, const tcopt_tensor *t) {
  if (!report(what, status)) {
    printf(" [");
    for (int64_t i = 0; i < count(t); ++i) {
      printf(i ? ", " : "");
      printElement(t, i);
    }
    printf("]\n");
  }
  tcopt_rt_reset(ctx);
}

static void showShapes(int status, const tcopt_tensor *t, int n) {
  if (!report("shapes", status)) {
    for (int i = 0; i < n; ++i)
      for (int32_t d = 0; d < t[i].ndim; ++d)
        printf("%s%lld%s", d ? "," : " [", (long long)t[i].shape[d],
               d + 1 < t[i].ndim ? "" : "]");
    printf("\n");
  }
  tcopt_rt_reset(ctx);
}

static _Alignas(64) float zData[5000];

static void testAddWell(float *x, float *y) {
  tcopt_tensor in[] = {TENSOR(x, F32, 2, 3, 4), TENSOR(y, F32, 2, 3, 4)};
  tcopt_tensor out = TENSOR(zData, F32, 2, -7, -7);
  showShapes(add_shapes(ctx, in, &out), &out, 1);
  show("add", add(ctx, in, &out, NULL), &out);
  tcopt_tensor strided[] = {in[0], in[1]};
  strided[0].strides = (int64_t[]){1, 3};
  int status = add(ctx, strided, &out, NULL);
  long long copies = tcopt_rt_copies(ctx);
  show("strided input", status, &out);
  printf("copies: %lld\n", copies);
  float space[13] __attribute__((aligned(64)));
  for (int i = 0; i < 12; ++i)
    space[i + 1] = x[i];
  in[0].data = space + 1;
  show("misaligned input", add(ctx, in, &out, NULL), &out);
}

static void testAddStridedOutput(float *x, float *y) {
  tcopt_tensor in[] = {TENSOR(x, F32, 2, 3, 4), TENSOR(y, F32, 2, 3, 4)};
  float wide[24] = {0};
  tcopt_tensor out = TENSOR(wide, F32, 2, 3, 4);
  out.strides = (int64_t[]){8, 2};
  int status = add(ctx, in, &out, NULL);
  for (int i = 0; i < 12; ++i)
    zData[i] = wide[2 * i];
  tcopt_tensor dense = TENSOR(zData, F32, 2, 3, 4);
  show("strided output", status, &dense);
}

static void testAddSizes(void) {
  tcopt_tensor none[] = {TENSOR(NULL, F32, 2, 0, 4),
                         TENSOR(NULL, F32, 2, 0, 4)};
  tcopt_tensor out = TENSOR(NULL, F32, 2, 0, 4);
  show("no rows", add(ctx, none, &out, NULL), &out);
  static float many[5000];
  for (int i = 0; i < 5000; ++i)
    many[i] = (float)i;
  tcopt_tensor in[] = {TENSOR(many, F32, 2, 1250, 4),
                       TENSOR(many, F32, 2, 1250, 4)};
  out = TENSOR(zData, F32, 2, 1250, 4);
  int status = report("many rows", add(ctx, in, &out, NULL));
  for (int i = 0; i < 5000; ++i)
    if (!status && zData[i] != (float)(2 * i))
      printf(" element %d is wrong", i);
  printf("\n");
}

static void testAddBadly(float *x, float *y) {
  tcopt_tensor good = TENSOR(x, F32, 2, 3, 4);
  tcopt_tensor other = TENSOR(y, F32, 2, 3, 4), bad;
  tcopt_tensor out = TENSOR(zData, F32, 2, 3, 4);
#define BAD(WHAT, ENTRY, ...)                                                  \
  bad = TENSOR(__VA_ARGS__);                                                   \
  show(WHAT, ENTRY(ctx, (tcopt_tensor[]){bad, other}, &out, NULL), &out)
#define BAD_SHAPES(WHAT, ...)                                                  \
  bad = TENSOR(__VA_ARGS__);                                                   \
  show(WHAT, add_shapes(ctx, (tcopt_tensor[]){bad, other}, &out), &out)
  BAD("wrong dtype", add, x, I32, 2, 3, 4);
  BAD("wrong rank", add, x, F32, 1, 12);
  BAD("wrong static size", add, x, F32, 2, 4, 3);
  other.shape = (int64_t[]){2, 4};
  BAD("symbol mismatch", add, x, F32, 2, 3, 4);
  other.shape = good.shape;
  BAD("NULL data", add, NULL, F32, 2, 3, 4);
  out.shape = (int64_t[]){2, 4};
  BAD("wrong result", add, x, F32, 2, 3, 4);
  BAD_SHAPES("shapes, wrong rank", x, F32, 1, 12);
  BAD_SHAPES("shapes, negative size", x, F32, 2, -1, 4);
  BAD_SHAPES("shapes, wrong static size", x, F32, 2, 3, 5);
  other.shape = (int64_t[]){2, 4};
  BAD_SHAPES("shapes, symbol mismatch", x, F32, 2, 3, 4);
}

static void testAdd(void) {
  float x[12] __attribute__((aligned(64))), y[12] __attribute__((aligned(64)));
  for (int i = 0; i < 12; ++i) {
    x[i] = (float)i;
    y[i] = (float)(2 * i);
  }
  printf("-- add\n");
  testAddWell(x, y);
  testAddStridedOutput(x, y);
  testAddSizes();
  testAddBadly(x, y);
}

static void testDivide(const char *name, tcopt_entry entry, const char *good,
                       const char *bad) {
  int32_t x[] = {10, 7, 5, 4}, d = 2, y[4];
  tcopt_tensor in[] = {TENSOR(x, I32, 1, 4), TENSOR(&d, I32, 0, 0)};
  tcopt_tensor out = TENSOR(y, I32, 1, 4);
  printf("-- %s\n", name);
  show(good, entry(ctx, in, &out, NULL), &out);
  d = 0;
  show(bad, entry(ctx, in, &out, NULL), &out);
}

static void testRequire(void) {
  int64_t x[] = {1, 0, 5}, y;
  tcopt_tensor in = TENSOR(x, I64, 1, 3);
  tcopt_tensor out = TENSOR(&y, I64, 0, 0);
  printf("-- require\n");
  show("sum", require(ctx, &in, &out, NULL), &out);
  x[1] = -1;
  show("negative", require(ctx, &in, &out, NULL), &out);
}

static void testInterleave(void) {
  float x[101] = {1, 2, 3}, y[6];
  tcopt_tensor in = TENSOR(x, F32, 1, 3);
  tcopt_tensor out = TENSOR(y, F32, 1, 0);
  printf("-- interleave\n");
  showShapes(interleave_shapes(ctx, &in, &out), &out, 1);
  show("interleave", interleave(ctx, &in, &out, NULL), &out);
  x[1] = 13;
  show("callee fails", interleave(ctx, &in, &out, NULL), &out);
  x[1] = 2;
  show("after it", interleave(ctx, &in, &out, NULL), &out);
  in.shape[0] = 101;
  show("shapes fails", interleave_shapes(ctx, &in, &out), &out);
  in.shape[0] = 3;
  out.shape[0] = 5;
  show("result of the wrong size", interleave(ctx, &in, &out, NULL), &out);
}

static void testSeveral(void) {
  double x[] = {1, 2, 3, 4, 5, 6}, y[6], z[6];
  tcopt_tensor in = TENSOR(x, F64, 2, 2, 3);
  tcopt_tensor out[] = {TENSOR(y, F64, 2, 0, 0), TENSOR(z, F64, 1, 0)};
  printf("-- several\n");
  showShapes(several_shapes(ctx, &in, out), out, 2);
  int status = several(ctx, &in, out, NULL);
  show("y", status, &out[0]);
  show("z", status, &out[1]);
}

int library_twice(tcopt_context *c, const tcopt_tensor *in, tcopt_tensor *out) {
  float *x = in->data, *y = out->data;
  if (x[0] < 0)
    return TCOPT_OUT_OF_MEMORY;
  if (x[0] == 0)
    return tcopt_rt_fail(c, TCOPT_UNSUPPORTED, "library says no");
  for (int64_t i = 0; i < in->shape[0]; ++i)
    y[i] = 2 * x[in->strides ? i * in->strides[0] : i];
  return 0;
}

static void testExtern(void) {
  float x[] = {1, 2, 3, 4, 5}, y[3];
  tcopt_tensor in = TENSOR(x, F32, 1, 5);
  tcopt_tensor out = TENSOR(y, F32, 1, 3);
  printf("-- extern\n");
  show("twice", apply(ctx, &in, &out, NULL), &out);
  x[0] = -1;
  show("status without message", apply(ctx, &in, &out, NULL), &out);
  x[0] = 0;
  show("status with message", apply(ctx, &in, &out, NULL), &out);
}

void say_equal(void) { puts("equal"); }
void say_close(void) { puts("close"); }

static void testCheck(void) {
  float x[] = {1, 2}, y[2];
  tcopt_tensor in = TENSOR(x, F32, 1, 2);
  tcopt_tensor out = TENSOR(y, F32, 1, 2);
  printf("-- check\n");
  show("good", check(ctx, &in, &out, NULL), &out);
  x[1] = 2.0625;
  show("bad", check(ctx, &in, &out, NULL), &out);
}

static void testArena(void) {
  int64_t bytes = 100, y;
  tcopt_tensor in = TENSOR(&bytes, I64, 0, 0);
  tcopt_tensor out = TENSOR(&y, I64, 0, 0);
  printf("-- arena\n");
  show("small", arena(ctx, &in, &out, NULL), &out);
  bytes = -1;
  show("negative", arena(ctx, &in, &out, NULL), &out);
  bytes = INT64_C(1) << 62;
  show("huge", arena(ctx, &in, &out, NULL), &out);
}

static void testForever(void) {
  int64_t y;
  tcopt_tensor out = TENSOR(&y, I64, 0, 0);
  printf("-- forever\n");
  tcopt_rt_set_deadline(ctx, 0.05);
  show("forever", forever(ctx, NULL, &out, NULL), &out);
  tcopt_rt_set_deadline(ctx, 0);
}

static void testMath(void) {
  float x = 1e-10f, y[4];
  uint16_t h = 0x3f80, z;
  tcopt_tensor in[] = {TENSOR(&x, F32, 0, 0), TENSOR(&h, BF16, 0, 0)};
  tcopt_tensor out[] = {TENSOR(y, F32, 1, 4), TENSOR(&z, BF16, 0, 0)};
  printf("-- math\n");
  int status = math(ctx, in, out, NULL);
  show("f32", status, &out[0]);
  show("bf16", status, &out[1]);
}

int main(void) {
  setvbuf(stdout, NULL, _IONBF, 0);
  if (tcopt_rt_context_create(NULL, &ctx))
    return 1;
  testAdd();
  testDivide("divide", divide, "divide", "by zero");
  testRequire();
  testInterleave();
  testSeveral();
  testDivide("nested", nested, "nested", "failure inside");
  testExtern();
  testCheck();
  testArena();
  testForever();
  testMath();
  tcopt_rt_context_destroy(ctx);
  return 0;
}
