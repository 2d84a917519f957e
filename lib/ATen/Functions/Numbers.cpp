//===- Numbers.cpp - arithmetic with sizes and numbers of graphs ----------===//
//
// Graphs compute with integers, floats and Booleans of the call. Integers are
// sizes, which may be symbolic. Other numbers that depend on the call are
// tensors of rank 0 with the dtypes f64 and i1.
//
//===----------------------------------------------------------------------===//

#include "ATenBodies.h"
#include "Capture/Trace/Recorder.h"
#include <cmath>

namespace tcopt::aten {

using capture::SizeRelation;

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

/// Whether the number is an integer, which may be symbolic.
static bool isInteger(const Scalar &number) {
  return !number.isFloat() && !number.open();
}

static Size sizeOf(const Scalar &number) {
  return number.size().isOpen() ? number.size() : Size(number.toInt());
}

/// Returns the number that is the element of a tensor of rank 0.
static Scalar numberOf(const Tensor &tensor) {
  return capture::numberOf(*capture::currentRecorder(), tensor);
}

static Tensor tensorOf(const Scalar &number, Place place) {
  return tcopt::full({}, number, DType::F64, place);
}

static void refuseZero(const Scalar &divisor, Place place) {
  if (!divisor.isOpen() && divisor.toDouble() == 0)
    throw Exception("expected a divisor that is not 0", place);
}

namespace {
/// An operation of sizes, of constants, and of tensors.
struct Arithmetic {
  Size (*sizes)(const Size &a, const Size &b);
  double (*constants)(double a, double b);
  Tensor (*tensors)(const Tensor &a, const Tensor &b, Place place);
};
} // namespace

static Scalar apply(const Arithmetic &by, const Scalar &a, const Scalar &b,
                    Place place) {
  if (by.sizes && isInteger(a) && isInteger(b))
    return Scalar(by.sizes(sizeOf(a), sizeOf(b)));
  if (!a.isOpen() && !b.isOpen())
    return by.constants(a.toDouble(), b.toDouble());
  return numberOf(by.tensors(tensorOf(a, place), tensorOf(b, place), place));
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

Scalar ATenBodies::number_add(const Scalar &a, const Scalar &b, Place place) {
  return apply({[](const Size &x, const Size &y) { return x + y; },
                [](double x, double y) { return x + y; },
                [](const Tensor &x, const Tensor &y, Place at) {
                  return tcopt::add(x, y, 1, at);
                }},
               a, b, place);
}

Scalar ATenBodies::number_sub(const Scalar &a, const Scalar &b, Place place) {
  return apply({[](const Size &x, const Size &y) { return x - y; },
                [](double x, double y) { return x - y; },
                [](const Tensor &x, const Tensor &y, Place at) {
                  return tcopt::sub(x, y, 1, at);
                }},
               a, b, place);
}

Scalar ATenBodies::number_mul(const Scalar &a, const Scalar &b, Place place) {
  return apply({[](const Size &x, const Size &y) { return x * y; },
                [](double x, double y) { return x * y; },
                [](const Tensor &x, const Tensor &y, Place at) {
                  return tcopt::mul(x, y, at);
                }},
               a, b, place);
}

// Quotients of sizes have positive divisors. A negative divisor changes the
// signs of both operands.
static Size divideSizes(const Size &a, const Size &b) {
  bool isNegative = !b.isOpen() && b.hint() < 0;
  return isNegative ? -a / -b : a / b;
}

static Size restOfSizes(const Size &a, const Size &b) {
  bool isNegative = !b.isOpen() && b.hint() < 0;
  return isNegative ? a - b * divideSizes(a, b) : a % b;
}

Scalar ATenBodies::number_floordiv(const Scalar &a, const Scalar &b,
                                   Place place) {
  refuseZero(b, place);
  return apply({divideSizes,
                [](double x, double y) { return std::floor(x / y); },
                [](const Tensor &x, const Tensor &y, Place at) {
                  return tcopt::floor_divide(x, y, at);
                }},
               a, b, place);
}

Scalar ATenBodies::number_mod(const Scalar &a, const Scalar &b, Place place) {
  refuseZero(b, place);
  return apply({restOfSizes,
                [](double x, double y) { return x - y * std::floor(x / y); },
                [](const Tensor &x, const Tensor &y, Place at) {
                  return tcopt::remainder(x, y, at);
                }},
               a, b, place);
}

Scalar ATenBodies::number_truediv(const Scalar &a, const Scalar &b,
                                  Place place) {
  refuseZero(b, place);
  return apply({nullptr, [](double x, double y) { return x / y; },
                [](const Tensor &x, const Tensor &y, Place at) {
                  return tcopt::div(x, y, "", at);
                }},
               a, b, place);
}

static Size powerOf(const Size &a, int64_t exponent, Place place) {
  Size power = 1, factor = a;
  for (; exponent > 0; exponent /= 2) {
    if (exponent % 2)
      power = power * factor;
    if (exponent > 1)
      factor = factor * factor;
  }
  return power;
}

Scalar ATenBodies::number_pow(const Scalar &a, const Scalar &b, Place place) {
  bool isConstant = isInteger(b) && !b.isOpen();
  if (isConstant && isInteger(a) && b.toInt() >= 0)
    return Scalar(powerOf(sizeOf(a), b.toInt(), place));
  return apply({nullptr, [](double x, double y) { return std::pow(x, y); },
                [](const Tensor &x, const Tensor &y, Place at) {
                  return tcopt::pow(x, y, at);
                }},
               a, b, place);
}

Scalar ATenBodies::number_neg(const Scalar &a, Place place) {
  return number_sub(0, a, place);
}

Size ATenBodies::size_sum(const SizeList &args, Place place) {
  Size sum = 0;
  for (const Size &size : args)
    sum += size;
  return sum;
}

//===----------------------------------------------------------------------===//
// Conversions and choices
//===----------------------------------------------------------------------===//

Scalar ATenBodies::number_float(const Scalar &a, Place place) {
  return a.isOpen() ? numberOf(tensorOf(a, place)) : Scalar(a.toDouble());
}

Scalar ATenBodies::number_trunc(const Scalar &a, Place place) {
  if (isInteger(a))
    return a;
  if (!a.isOpen())
    return int64_t(a.toDouble());
  return numberOf(
      tcopt::to(tcopt::trunc(tensorOf(a, place), place), DType::I64, place));
}

static Scalar choose(const Scalar &a, const Scalar &b, bool isMin,
                     Place place) {
  if (isInteger(a) && isInteger(b))
    return Scalar(capture::chooseSize(isMin, sizeOf(a), sizeOf(b)));
  if (!a.isOpen() && !b.isOpen())
    return isMin ? std::min(a.toDouble(), b.toDouble())
                 : std::max(a.toDouble(), b.toDouble());
  Tensor x = tensorOf(a, place), y = tensorOf(b, place);
  return numberOf(isMin ? tcopt::minimum(x, y, place)
                        : tcopt::maximum(x, y, place));
}

Scalar ATenBodies::number_max(const Scalar &a, const Scalar &b, Place place) {
  return choose(a, b, /*isMin=*/false, place);
}

Scalar ATenBodies::number_min(const Scalar &a, const Scalar &b, Place place) {
  return choose(a, b, /*isMin=*/true, place);
}

//===----------------------------------------------------------------------===//
// Comparisons
//===----------------------------------------------------------------------===//

/// Returns whether the relation of two sizes is known; none if it depends on
/// the call.
static std::optional<bool> compareSizes(const Size &a, SizeRelation relation,
                                        const Size &b) {
  if (!a.isOpen() && !b.isOpen())
    return capture::compareNumbers(relation, a.hint(), b.hint());
  capture::Recorder &recorder = *capture::currentRecorder();
  capture::SymbolicSizes &sizes = recorder.trace().sizes();
  if (!sizes.hasFacts())
    return capture::compareSizes(relation, a, b);
  return sizes.prove(recorder.symbols.exprOf(a), relation,
                     recorder.symbols.exprOf(b));
}

using Comparison = Tensor (*)(const Operand &a, const Operand &b, Place place);

static Scalar compare(const Scalar &a, const Scalar &b, SizeRelation relation,
                      Comparison tensors, Place place) {
  if (isInteger(a) && isInteger(b))
    if (std::optional<bool> known =
            compareSizes(sizeOf(a), relation, sizeOf(b)))
      return *known;
  return numberOf(tensors(tensorOf(a, place), tensorOf(b, place), place));
}

Scalar ATenBodies::number_eq(const Scalar &a, const Scalar &b, Place place) {
  return compare(a, b, SizeRelation::EQ, tcopt::eq, place);
}

Scalar ATenBodies::number_ne(const Scalar &a, const Scalar &b, Place place) {
  return compare(a, b, SizeRelation::NE, tcopt::ne, place);
}

Scalar ATenBodies::number_lt(const Scalar &a, const Scalar &b, Place place) {
  return compare(a, b, SizeRelation::LT, tcopt::lt, place);
}

Scalar ATenBodies::number_le(const Scalar &a, const Scalar &b, Place place) {
  return compare(a, b, SizeRelation::LE, tcopt::le, place);
}

Scalar ATenBodies::number_gt(const Scalar &a, const Scalar &b, Place place) {
  return compare(a, b, SizeRelation::GT, tcopt::gt, place);
}

Scalar ATenBodies::number_ge(const Scalar &a, const Scalar &b, Place place) {
  return compare(a, b, SizeRelation::GE, tcopt::ge, place);
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

Scalar ATenBodies::_local_scalar_dense(const Tensor &self, Place place) {
  return numberOf(tcopt::reshape(self, SizeList(), place));
}

void ATenBodies::_assert_scalar(const Scalar &self, std::string_view assert_msg,
                                Place place) {
  if (!self.isOpen() && !self.toBool())
    throw Exception("the assertion fails: " + std::string(assert_msg), place);
}

} // namespace tcopt::aten
