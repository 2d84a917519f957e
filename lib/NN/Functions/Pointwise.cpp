//===- Pointwise.cpp - elementwise functions ------------------------------===//

#include "Bodies.h"
#include "Rows.h"
#include "tcopt/Graph/IR/GraphMathOps.h"
#include "tcopt/Graph/IR/GraphPointwiseOps.h"
#include "tcopt/Support/DType.h"
#include <cmath>

using namespace tcopt::graph;
using mlir::Value;

namespace tcopt {

using capture::Builder;
using capture::call;
using capture::commonDType;

//===----------------------------------------------------------------------===//
// One tensor
//===----------------------------------------------------------------------===//

// PyTorch computes 16-bit floats in f32 here.
Tensor Bodies::round(const Tensor &self, int64_t decimals, Place place) {
  if (decimals == 0 || !isFloat(self.dtype()))
    return call(place, [&](Builder &b) {
      return isFloat(self.dtype()) ? b.make<RoundOp>(b(self)) : b(self);
    });
  DType wide = isHalf(self.dtype()) ? DType::F32 : self.dtype();
  return call(place, [&](Builder &b) {
    Value x = b.as(self, wide);
    Value factor = b.number(std::pow(10.0, std::abs(double(decimals))), wide);
    auto scale = [&](Value v, bool up) {
      return up ? b.make<MulOp>(v, factor)
                : b.make<DivOp>(v, factor, RoundingMode::none);
    };
    Value rounded = b.make<RoundOp>(scale(x, decimals > 0));
    return b.cast(scale(rounded, decimals < 0), b.type(self.dtype()));
  });
}

// Squares of Booleans are integers, like powers.
Tensor Bodies::square(const Tensor &self, Place place) {
  return call(place, [&](Builder &b) {
    DType dtype = isBool(self.dtype()) ? DType::I64 : self.dtype();
    return b.make<SquareOp>(b.as(self, dtype));
  });
}

Tensor Bodies::to(const Tensor &self, DType dtype, Place place) {
  if (self.dtype() == dtype)
    return self;
  return call(place, [&](Builder &b) { return b.as(self, dtype); });
}

//===----------------------------------------------------------------------===//
// Two tensors
//===----------------------------------------------------------------------===//

// As in PyTorch, a second operand that is a number or a tensor of rank 0 is
// used with f32 precision if the first has 16 bits.
static DType arithmeticDType(DType dtype, const Operand &other) {
  bool isScalar = other.number() || other.tensor().dim() == 0;
  return isHalf(dtype) && isScalar ? DType::F32 : dtype;
}

template <typename OpT>
static Value addScaled(Builder &b, const Operand &x, const Operand &y,
                       const Scalar &alpha) {
  DType dtype = commonDType({&x, &y});
  DType wide = arithmeticDType(dtype, y);
  Value scaled = b.as(y, wide);
  if (alpha.toDouble() != 1)
    scaled = b.make<MulOp>(scaled, b.number(alpha, wide));
  return b.cast(b.make<OpT>(b.as(x, wide), scaled), b.type(dtype));
}

Tensor Bodies::add(const Operand &self, const Operand &other,
                   const Scalar &alpha, Place place) {
  return call(place, [&](Builder &b) {
    return addScaled<AddOp>(b, self, other, alpha);
  });
}

Tensor Bodies::sub(const Operand &self, const Operand &other,
                   const Scalar &alpha, Place place) {
  return call(place, [&](Builder &b) {
    return addScaled<SubOp>(b, self, other, alpha);
  });
}

Tensor Bodies::mul(const Operand &self, const Operand &other, Place place) {
  return call(place, [&](Builder &b) {
    DType dtype = commonDType({&self, &other});
    DType wide = arithmeticDType(dtype, self.number() ? self : other);
    return b.cast(b.make<MulOp>(b.as(self, wide), b.as(other, wide)),
                  b.type(dtype));
  });
}

Tensor Bodies::rsub(const Operand &self, const Operand &other,
                    const Scalar &alpha, Place place) {
  return sub(other, self, alpha, place);
}

Tensor Bodies::div(const Operand &self, const Operand &other,
                   std::string_view rounding_mode, Place place) {
  std::optional<RoundingMode> mode = rounding_mode.empty()
                                         ? RoundingMode::none
                                         : symbolizeRoundingMode(rounding_mode);
  return call(place, [&](Builder &b) {
    if (!mode) {
      b.error(
          "div: expected rounding_mode \"trunc\" or \"floor\" but found \"" +
          llvm::Twine(rounding_mode) + "\"");
      return Value();
    }
    DType dtype = commonDType({&self, &other});
    if (*mode == RoundingMode::none)
      dtype = capture::floatDType(dtype);
    DType wide = arithmeticDType(dtype, other);
    Value x = b.as(self, wide), y = b.as(other, wide);
    // PyTorch rounds a quotient of two 16-bit floats before it is truncated.
    if (*mode == RoundingMode::trunc && isHalf(wide))
      return b.make<TruncOp>(b.make<DivOp>(x, y, RoundingMode::none));
    return b.cast(b.make<DivOp>(x, y, *mode), b.type(dtype));
  });
}

Tensor Bodies::floor_divide(const Operand &self, const Operand &other,
                            Place place) {
  return div(self, other, "floor", place);
}

// Returns the power with an exponent that is a symbolic number: 0.5 and -0.5
// are compared at run time.
static Value powerByOpenNumber(Builder &b, Value x, Value exponent) {
  auto number = [&](double value) {
    return b.scalar(value, elementType(exponent));
  };
  Value isRoot = b.make<EqOp>(b.make<AbsOp>(exponent), number(0.5));
  Value isLost =
      b.make<LogicalAndOp>(b.make<EqOp>(x, number(-INFINITY)), isRoot);
  return b.make<WhereOp>(isLost, number(NAN), b.make<PowOp>(x, exponent));
}

// As in PyTorch, powers of f32 and f64 with the numbers 0.5 and -0.5 as
// exponents are roots, which are NaN for -inf. With a tensor as the exponent,
// the power of -inf is not NaN.
static Value powerOf(Builder &b, const Operand &self, const Operand &exponent,
                     DType dtype) {
  Value x = b.as(self, dtype);
  const Scalar *number = exponent.number();
  bool hasRoots = number && (dtype == DType::F32 || dtype == DType::F64);
  if (hasRoots && number->isOpen())
    return powerByOpenNumber(b, x, b.as(exponent, dtype));
  if (hasRoots && number->toDouble() == 0.5)
    return b.make<SqrtOp>(x);
  if (hasRoots && number->toDouble() == -0.5)
    return b.make<RsqrtOp>(x);
  return b.make<PowOp>(x, b.as(exponent, dtype));
}

Tensor Bodies::pow(const Operand &self, const Operand &exponent, Place place) {
  return call(place, [&](Builder &b) {
    return powerOf(b, self, exponent, commonDType({&self, &exponent}));
  });
}

Tensor Bodies::float_power(const Operand &self, const Operand &exponent,
                           Place place) {
  return call(place, [&](Builder &b) {
    return powerOf(b, self, exponent, DType::F64);
  });
}

Tensor Bodies::where(const Tensor &condition, const Operand &self,
                     const Operand &other, Place place) {
  DType dtype = condition.dtype();
  if (dtype != DType::Bool && dtype != DType::U8)
    throw Exception("where: expected condition of i1 but found " +
                        getName(dtype).str(),
                    place);
  return call(place, [&](Builder &b) {
    auto operands = b.promoted({&self, &other});
    return b.make<WhereOp>(b.as(condition, DType::Bool), operands[0],
                           operands[1]);
  });
}

// As in PyTorch, the derivative at a bound depends on whether it is a number.
Tensor Bodies::clamp(const Tensor &self, const std::optional<Operand> &min,
                     const std::optional<Operand> &max, Place place) {
  if (!min && !max)
    throw Exception("clamp: expected a min or a max but found neither", place);
  Operand x = self, low = min.value_or(-INFINITY),
          high = max.value_or(INFINITY);
  bool areNumbers = low.number() && high.number();
  bool canBeInfinite =
      areNumbers && isFloat(commonDType({&x, min ? &*min : &*max}));
  if (!max && !canBeInfinite)
    return maximum(self, *min, place);
  if (!min && !canBeInfinite)
    return minimum(self, *max, place);
  return call(place, [&](Builder &b) {
    auto operands = b.promoted({&x, &low, &high});
    return b.make<ClampOp>(operands[0], operands[1], operands[2], areNumbers);
  });
}

//===----------------------------------------------------------------------===//
// Functions of rows
//===----------------------------------------------------------------------===//

#include "GraphMathBodies.inc"
#include "GraphPointwiseBodies.inc"

} // namespace tcopt
