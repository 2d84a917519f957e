//===- Compare.cpp - Expected values --------------------------------------===//

#include "Context.h"
#include "HostCopy.h"
#include "Tensor.h"
#include "Text.h"

#include <cmath>
#include <cstring>
#include <limits>

using namespace tcopt::rt;

namespace {
struct Tolerance {
  double relative;
  double absolute;

  double around(double expected) const {
    return absolute + relative * std::fabs(expected);
  }
};

/// What is known of the differences so far; the first of equally bad elements
/// is the worst.
struct Differences {
  int64_t wrong = 0;
  double excess = 0;
  Element got = {}, expected = {};
  int64_t position[TCOPT_RT_MAX_NDIM] = {};
};
} // namespace

/// How far two reals are apart beyond the tolerance, 0 if they agree.
static double realExcess(double got, double expected,
                         const Tolerance &tolerance) {
  if (got == expected || (std::isnan(got) && std::isnan(expected)))
    return 0;
  if (!std::isfinite(got) || !std::isfinite(expected))
    return std::numeric_limits<double>::infinity();
  double distance = std::fabs(got - expected);
  double allowed = tolerance.around(expected);
  return distance <= allowed ? 0 : distance - allowed;
}

static double wholeExcess(int64_t got, int64_t expected,
                          const Tolerance &tolerance) {
  uint64_t a = got, b = expected;
  double distance = static_cast<double>(got > expected ? a - b : b - a);
  double allowed = tolerance.around(static_cast<double>(expected));
  return distance <= allowed ? 0 : distance - allowed;
}

static double excessOf(const Element &got, const Element &expected,
                       const Tolerance &tolerance) {
  return got.isFloat ? realExcess(got.real, expected.real, tolerance)
                     : wholeExcess(got.whole, expected.whole, tolerance);
}

static void note(Differences &differences, double excess, const Element &got,
                 const Element &expected, const Cursor &cursor) {
  ++differences.wrong;
  if (excess <= differences.excess)
    return;
  differences.excess = excess;
  differences.got = got;
  differences.expected = expected;
  std::memcpy(differences.position, cursor.position(),
              sizeof(differences.position));
}

static Differences findDifferences(const tcopt_tensor &actual,
                                   const tcopt_tensor &expected,
                                   const Tolerance &tolerance) {
  Differences differences;
  View actualView(actual), expectedView(expected);
  Cursor a(actualView, actual.ndim), e(expectedView, expected.ndim);
  for (int64_t i = countElements(actual); i > 0; --i, a.next(), e.next()) {
    Element got = loadElement(actual.dtype, a.address());
    Element wanted = loadElement(expected.dtype, e.address());
    double excess = excessOf(got, wanted, tolerance);
    if (excess > 0)
      note(differences, excess, got, wanted, a);
  }
  return differences;
}

static void appendWhere(Text &text, const char *where) {
  if (where) {
    text.append(where);
    text.append(": ");
  }
  text.append("outputs differ: ");
}

static void appendTolerance(Text &text, const Tolerance &tolerance) {
  if (tolerance.relative == 0 && tolerance.absolute == 0)
    return;
  text.append(" (rtol ");
  text.appendReal(tolerance.relative);
  text.append(", atol ");
  text.appendReal(tolerance.absolute);
  text.append(")");
}

static int failDifferent(tcopt_context *ctx, const tcopt_tensor &t,
                         const Differences &differences,
                         const Tolerance &tolerance, const char *where) {
  Text text;
  appendWhere(text, where);
  text.appendInteger(differences.wrong);
  text.append(" of ");
  text.appendInteger(countElements(t));
  text.append(" elements are wrong, the worst at ");
  text.appendIndices(differences.position, t.ndim);
  text.append(": got ");
  text.appendElement(t.dtype, differences.got);
  text.append(", expected ");
  text.appendElement(t.dtype, differences.expected);
  appendTolerance(text, tolerance);
  return tcopt_rt_fail(ctx, TCOPT_CHECK_FAILED, text.str());
}

static bool sameShape(const tcopt_tensor &a, const tcopt_tensor &b) {
  return a.ndim == b.ndim &&
         (a.ndim == 0 ||
          std::memcmp(a.shape, b.shape, a.ndim * sizeof(int64_t)) == 0);
}

static int failTypes(tcopt_context *ctx, const tcopt_tensor &actual,
                     const tcopt_tensor &expected, const char *where) {
  Text text;
  appendWhere(text, where);
  text.append("expected dtype ");
  text.append(dtypeNameOrUnknown(expected.dtype));
  text.append(", found ");
  text.append(dtypeNameOrUnknown(actual.dtype));
  return tcopt_rt_fail(ctx, TCOPT_INVALID_ARGUMENT, text.str());
}

static int failShapes(tcopt_context *ctx, const tcopt_tensor &actual,
                      const tcopt_tensor &expected, const char *where) {
  Text text;
  appendWhere(text, where);
  text.append("expected shape ");
  text.appendIndices(expected.shape, expected.ndim);
  text.append(", found ");
  text.appendIndices(actual.shape, actual.ndim);
  return tcopt_rt_fail(ctx, TCOPT_SHAPE_MISMATCH, text.str());
}

static int compare(tcopt_context *ctx, const tcopt_tensor *actual,
                   const tcopt_tensor *expected, const Tolerance &tolerance,
                   const char *where) {
  HostCopy actualCopy(ctx), expectedCopy(ctx);
  if (int status = actualCopy.take(actual, "actual value"))
    return status;
  if (int status = expectedCopy.take(expected, "expected value"))
    return status;
  actual = actualCopy.get();
  expected = expectedCopy.get();
  if (!sameDtype(actual->dtype, expected->dtype))
    return failTypes(ctx, *actual, *expected, where);
  if (!sameShape(*actual, *expected))
    return failShapes(ctx, *actual, *expected, where);
  Differences differences = findDifferences(*actual, *expected, tolerance);
  if (differences.wrong == 0)
    return TCOPT_OK;
  return failDifferent(ctx, *actual, differences, tolerance, where);
}

int tcopt_rt_check_equal(tcopt_context *ctx, const tcopt_tensor *actual,
                         const tcopt_tensor *expected, const char *where) {
  return compare(ctx, actual, expected, {0, 0}, where);
}

static bool isTolerance(double value) {
  return value >= 0 && std::isfinite(value);
}

int tcopt_rt_check_close(tcopt_context *ctx, const tcopt_tensor *actual,
                         const tcopt_tensor *expected, double rtol, double atol,
                         const char *where) {
  if (!isTolerance(rtol) || !isTolerance(atol))
    return failf(ctx, TCOPT_INVALID_ARGUMENT,
                 "check_close: tolerances must be finite and not negative");
  return compare(ctx, actual, expected, {rtol, atol}, where);
}
