//===- Numerics.cpp - Whether two results agree -----------------*- C++ -*-===//
//
// The rules are stated in Numerics.h; the numbers there are cited here.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Support/Numerics.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>
#include <cmath>
#include <limits>

using namespace tcopt;

static constexpr double infinity = std::numeric_limits<double>::infinity();

//===----------------------------------------------------------------------===//
// Counting differences
//===----------------------------------------------------------------------===//

namespace {

/// Collects one element after the other into a Comparison.
class Tally {
public:
  explicit Tally(const HostTensor &actual) {
    result.numElements = actual.numElements();
  }

  /// A pair of finite elements with this error, of which `allowed` is right.
  void addError(int64_t index, double error, double expected, double allowed) {
    result.maxAbsErr = std::max(result.maxAbsErr, error);
    if (expected != 0)
      result.maxRelErr =
          std::max(result.maxRelErr, error / std::fabs(expected));
    if (error > 0)
      rank(index, allowed > 0 ? error / allowed : infinity);
  }
  /// An element that no tolerance excuses, or (by `excess`) not the given one.
  void addWrong(int64_t index, double excess = infinity) {
    ++result.wrongCount;
    rank(index, excess);
  }
  /// Notes how far an element uses up what it is allowed.
  void rank(int64_t index, double excess) {
    if (result.worstIndex >= 0 && !(excess > worstExcess))
      return;
    result.worstIndex = index;
    worstExcess = excess;
  }

  Comparison result;

private:
  double worstExcess = 0;
};

} // namespace

/// `outputs differ: WHAT; worst at [1, 2]: expected 1, found 2`.
static void fail(Comparison &result, llvm::StringRef what,
                 const HostTensor *actual = nullptr,
                 const HostTensor *expected = nullptr) {
  result.ok = false;
  llvm::raw_string_ostream os(result.message);
  os << "outputs differ: " << what;
  if (!actual || result.worstIndex < 0)
    return;
  os << "; worst at [";
  llvm::interleaveComma(unravelIndex(result.worstIndex, actual->shape()), os);
  os << "]: expected ";
  expected->printElement(os, result.worstIndex);
  os << ", found ";
  actual->printElement(os, result.worstIndex);
  os << llvm::format(" (max abs err %.3g, max rel err %.3g)", result.maxAbsErr,
                     result.maxRelErr);
}

static std::string countText(const Comparison &result) {
  return std::to_string(result.wrongCount) + " of " +
         std::to_string(result.numElements) + " elements";
}

static Comparison mismatch(const HostTensor &actual, const std::string &what) {
  Comparison result;
  result.numElements = actual.numElements();
  fail(result, what);
  return result;
}

static std::string expectedFound(llvm::StringRef expected,
                                 llvm::StringRef found) {
  return ("expected " + expected + ", found " + found).str();
}

/// |a - b| of integers, rounded only at the end.
static double integerDistance(int64_t a, int64_t b) {
  return a > b ? double(uint64_t(a) - uint64_t(b))
               : double(uint64_t(b) - uint64_t(a));
}

//===----------------------------------------------------------------------===//
// Integers and Booleans
//===----------------------------------------------------------------------===//

static bool isTie(const JudgeOptions &options, int64_t index) {
  return options.margin &&
         options.margin->getFloat(index) <= options.marginTolerance;
}

static Comparison judgeExact(const HostTensor &actual,
                             const HostTensor &reference,
                             const JudgeOptions &options) {
  Tally tally(actual);
  for (int64_t i = 0, e = actual.numElements(); i < e; ++i) {
    int64_t found = actual.getInt(i), expected = reference.getInt(i);
    if (found == expected)
      continue;
    double error = integerDistance(found, expected);
    bool tie = isTie(options, i);
    tally.addError(i, error, double(expected), tie ? infinity : error);
    if (!tie)
      tally.addWrong(i, error);
  }
  if (tally.result.wrongCount)
    fail(tally.result, countText(tally.result), &actual, &reference);
  return tally.result;
}

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

namespace {

enum class Kind : uint8_t { Finite, PlusInf, MinusInf, NaN };

/// One element in the three tensors.
struct Triple {
  double actual, reference, exact;

  bool isFinite() const {
    return std::isfinite(actual) && std::isfinite(reference) &&
           std::isfinite(exact);
  }
};

/// Sums squares without overflow: sum = scale^2 * scaledSum.
class SquareSum {
public:
  void add(double value) {
    double magnitude = std::fabs(value);
    if (magnitude == 0)
      return;
    if (magnitude > scale) {
      double ratio = scale / magnitude;
      scaledSum = 1 + scaledSum * ratio * ratio;
      scale = magnitude;
      return;
    }
    double ratio = scale == infinity ? 0 : magnitude / scale;
    scaledSum += ratio * ratio;
  }
  /// The root mean square of `count` values.
  double getRoot(int64_t count) const {
    return count ? scale * std::sqrt(scaledSum / double(count)) : 0;
  }

private:
  double scale = 0, scaledSum = 0;
};

/// Judges tensors of a float dtype.
class FloatJudge {
public:
  FloatJudge(const HostTensor &actual, const HostTensor &reference,
             const HostTensor &exact, const JudgeOptions &options)
      : actual(actual), reference(reference), exact(exact), options(options),
        limits(getFloatLimits(actual.dtype())), tally(actual) {}
  Comparison run();

private:
  Triple get(int64_t index) const {
    return {actual.getFloat(index), reference.getFloat(index),
            exact.getFloat(index)};
  }
  double getUlp(double value) const {
    return std::max(limits.epsilon * std::fabs(value), limits.denormMin);
  }
  void measure();
  bool nearOverflow(double value) const;
  bool kindsAgree(const Triple &at) const;
  double getAllowed(const Triple &at) const;
  void checkElement(int64_t index);
  void report();

  const HostTensor &actual, &reference, &exact;
  const JudgeOptions &options;
  FloatLimits limits;
  Tally tally;
  double factor = 2, rms = 0, bound = 0;
  int64_t wrongKinds = 0;
};

} // namespace

static Kind getKind(double value) {
  if (std::isnan(value))
    return Kind::NaN;
  if (std::isinf(value))
    return value > 0 ? Kind::PlusInf : Kind::MinusInf;
  return Kind::Finite;
}

static double roundToDType(DType dtype, double value) {
  return dispatch(dtype, [&](auto tag) {
    return double(convertElement<typename decltype(tag)::type>(value));
  });
}

/// The root mean squares that the bounds are made of.
void FloatJudge::measure() {
  SquareSum error, referenceError, squares;
  int64_t count = 0;
  for (int64_t i = 0, e = actual.numElements(); i < e; ++i) {
    Triple at = get(i);
    if (!at.isFinite())
      continue;
    ++count;
    error.add(at.actual - at.exact);
    referenceError.add(at.reference - at.exact);
    squares.add(at.exact);
  }
  rms = squares.getRoot(count);
  tally.result.rmse = error.getRoot(count);
  tally.result.referenceRmse = referenceError.getRoot(count);
  factor = options.rmseFactor > 0   ? options.rmseFactor
           : isHalf(actual.dtype()) ? 3
                                    : 2;
  bound = factor * tally.result.referenceRmse + options.floorUlps * getUlp(rms);
}

/// Rule 2's second exception. Compared as fractions of the dtype's maximum,
/// for which 1 + 64 eps does not overflow.
bool FloatJudge::nearOverflow(double value) const {
  double slack = options.elementUlps * limits.epsilon;
  double fraction = std::fabs(value) / limits.max;
  return fraction >= 1 - slack && fraction <= 1 + slack;
}

/// Rule 2.
bool FloatJudge::kindsAgree(const Triple &at) const {
  Kind kind = getKind(at.actual);
  if (kind == getKind(at.reference))
    return true;
  if (kind == getKind(roundToDType(actual.dtype(), at.exact)))
    return true;
  return kind != Kind::NaN && nearOverflow(at.exact) &&
         std::signbit(at.actual) == std::signbit(at.exact);
}

/// Rule 4's tolerance.
double FloatJudge::getAllowed(const Triple &at) const {
  double largest = rms;
  for (double value : {at.reference, at.exact})
    if (std::isfinite(value))
      largest = std::max(largest, std::fabs(value));
  // The floor's and an element's ulps have one ratio, 8 by default.
  double ratio = options.elementUlps / std::max(options.floorUlps, 1.0);
  return std::max(options.elementUlps * getUlp(largest),
                  ratio * factor * tally.result.referenceRmse);
}

/// How far `value` is from the interval of both ends that are finite.
static double distanceToInterval(double value, double a, double b) {
  if (!std::isfinite(a))
    a = b;
  if (!std::isfinite(b))
    b = a;
  return std::max({0.0, std::min(a, b) - value, value - std::max(a, b)});
}

/// Rules 2 and 4.
void FloatJudge::checkElement(int64_t index) {
  Triple at = get(index);
  if (!kindsAgree(at)) {
    ++wrongKinds;
    return tally.addWrong(index);
  }
  bool anyReference = std::isfinite(at.reference) || std::isfinite(at.exact);
  if (!std::isfinite(at.actual) || !anyReference)
    return;
  double allowed = getAllowed(at);
  double expected = std::isfinite(at.reference) ? at.reference : at.exact;
  tally.addError(index, std::fabs(at.actual - expected), expected, allowed);
  double distance = distanceToInterval(at.actual, at.reference, at.exact);
  if (!(distance <= allowed))
    tally.addWrong(index, distance / allowed);
}

void FloatJudge::report() {
  const Comparison &result = tally.result;
  std::string what;
  llvm::raw_string_ostream os(what);
  if (wrongKinds)
    os << "NaN or Inf in other places (" << wrongKinds << " of "
       << result.numElements << " elements)";
  else if (result.wrongCount)
    os << countText(result) << " off by more than "
       << llvm::format("%g", options.elementUlps) << " ulp";
  else
    os << llvm::format("root mean square error %.3g, allowed %.3g (the "
                       "reference's own is %.3g)",
                       result.rmse, bound, result.referenceRmse);
  fail(tally.result, what, &actual, &reference);
}

Comparison FloatJudge::run() {
  measure();
  for (int64_t i = 0, e = actual.numElements(); i < e; ++i)
    checkElement(i);
  // Rule 3; written so that a NaN would fail it.
  bool close = tally.result.rmse <= bound;
  if (tally.result.wrongCount || !close)
    report();
  return tally.result;
}

//===----------------------------------------------------------------------===//
// Entry points
//===----------------------------------------------------------------------===//

/// Empty if the tensors can be judged, otherwise what is wrong.
static std::string checkTypes(const HostTensor &actual,
                              const HostTensor &reference,
                              const HostTensor &reference64,
                              const JudgeOptions &options) {
  if (actual.dtype() != reference.dtype() ||
      actual.shape() != reference.shape())
    return expectedFound(reference.typeName(), actual.typeName());
  std::string wide = getTypeName(DType::F64, reference.shape());
  if (isFloat(actual.dtype()) && reference64.typeName() != wide)
    return "f64 reference: " + expectedFound(wide, reference64.typeName());
  if (!isFloat(actual.dtype()) && options.margin &&
      options.margin->typeName() != wide)
    return "margin: " + expectedFound(wide, options.margin->typeName());
  return "";
}

Comparison tcopt::judge(const HostTensor &actual, const HostTensor &reference,
                        const HostTensor &reference64,
                        const JudgeOptions &options) {
  std::string wrong = checkTypes(actual, reference, reference64, options);
  if (!wrong.empty())
    return mismatch(actual, wrong);
  if (!isFloat(actual.dtype()))
    return judgeExact(actual, reference, options);
  return FloatJudge(actual, reference, reference64, options).run();
}

/// Compares one pair of elements by `allclose`'s rule.
static void compareClose(Tally &tally, int64_t index, const HostTensor &actual,
                         const HostTensor &expected, double rtol, double atol,
                         bool equalNaN) {
  double a = actual.getFloat(index), b = expected.getFloat(index);
  if (!std::isfinite(a) || !std::isfinite(b)) {
    if (a != b && !(equalNaN && std::isnan(a) && std::isnan(b)))
      tally.addWrong(index);
    return;
  }
  bool exact = !isFloat(actual.dtype()) && !isFloat(expected.dtype());
  double error =
      exact ? integerDistance(actual.getInt(index), expected.getInt(index))
            : std::fabs(a - b);
  double allowed = atol + rtol * std::fabs(b);
  tally.addError(index, error, b, allowed);
  if (!(error <= allowed))
    tally.addWrong(index, allowed > 0 ? error / allowed : infinity);
}

Comparison tcopt::allclose(const HostTensor &actual, const HostTensor &expected,
                           double rtol, double atol, bool equalNaN) {
  if (actual.shape() != expected.shape())
    return mismatch(actual,
                    expectedFound(expected.typeName(), actual.typeName()));
  Tally tally(actual);
  for (int64_t i = 0, e = actual.numElements(); i < e; ++i)
    compareClose(tally, i, actual, expected, rtol, atol, equalNaN);
  if (tally.result.wrongCount) {
    std::string what = countText(tally.result);
    llvm::raw_string_ostream(what)
        << llvm::format(" outside of rtol %g, atol %g", rtol, atol);
    fail(tally.result, what, &actual, &expected);
  }
  return tally.result;
}
