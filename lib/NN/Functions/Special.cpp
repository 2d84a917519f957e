//===- Special.cpp - signs, powers of two, and membership -----------------===//

#include "Bodies.h"
#include "Common.h"
#include "tcopt/Graph/IR/GraphPointwiseOps.h"
#include "tcopt/Graph/IR/GraphShapeOps.h"
#include "tcopt/Support/DType.h"
#include <cmath>
#include <numbers>

using namespace tcopt::graph;
using llvm::ArrayRef;
using mlir::Value;

namespace tcopt {

using capture::Builder;
using capture::call;
using capture::callWide;
using capture::numberLike;

//===----------------------------------------------------------------------===//
// One tensor
//===----------------------------------------------------------------------===//

// Tests the sign bit, which -0 and NaN have, too.
Tensor Bodies::signbit(const Tensor &self, Place place) {
  DType dtype = self.dtype();
  if (!isFloat(dtype))
    return lt(self, 0, place);
  DType bits = isHalf(dtype)         ? DType::I16
               : dtype == DType::F64 ? DType::I64
                                     : DType::I32;
  return call(place, [&](Builder &b) {
    Value sign = b.make<BitcastOp>(b(self), b.type(bits));
    return b.make<LtOp>(sign, b.number(0, bits));
  });
}

Tensor Bodies::sinc(const Tensor &self, Place place) {
  return callWide(place, {self}, [](Builder &b, ArrayRef<Value> v) {
    Value x = v[0], one = numberLike(b, 1, x);
    Value isZero = b.make<EqOp>(x, numberLike(b, 0, x));
    Value angle = b.make<MulOp>(x, numberLike(b, std::numbers::pi, x));
    Value divisor = b.make<WhereOp>(isZero, one, angle);
    Value found =
        b.make<DivOp>(b.make<SinOp>(angle), divisor, RoundingMode::none);
    return b.make<WhereOp>(isZero, one, found);
  });
}

static Tensor equals(const Tensor &self, double infinity, Place place) {
  return isFloat(self.dtype()) ? eq(self, infinity, place)
                               : zeros_like(self, DType::Bool, place);
}
Tensor Bodies::isposinf(const Tensor &self, Place place) {
  return equals(self, INFINITY, place);
}
Tensor Bodies::isneginf(const Tensor &self, Place place) {
  return equals(self, -INFINITY, place);
}

// Booleans are converted to and from bytes of 0 and 1.
Tensor Bodies::_bitcast(const Tensor &self, DType dtype, Place place) {
  return call(place, [&](Builder &b) {
    if (isBool(dtype))
      return b.make<NeOp>(b(self), b.number(0, self.dtype()));
    Value bits = isBool(self.dtype()) ? b.as(self, DType::U8) : b(self);
    return b.make<BitcastOp>(bits, b.type(dtype));
  });
}

Tensor view(const Tensor &self, DType dtype, Place place) {
  if (self.dtype() == dtype)
    return self;
  if (getSize(self.dtype()) != getSize(dtype))
    throw Exception("view: expected a dtype with elements of " +
                        std::to_string(getSize(self.dtype())) + " bytes, as " +
                        getName(self.dtype()).str() + " has, but found " +
                        getName(dtype).str(),
                    place);
  return _bitcast(self, dtype, place);
}

//===----------------------------------------------------------------------===//
// Two tensors
//===----------------------------------------------------------------------===//

Tensor Bodies::heaviside(const Tensor &self, const Tensor &values,
                         Place place) {
  if (self.dtype() != values.dtype())
    throw Exception("heaviside: expected tensors of one dtype", place);
  Tensor step = to(gt(self, 0, place), self.dtype(), place);
  return where(eq(self, 0, place), values, step, place);
}

// Multiplies in two steps, because the power may overflow where the result does
// not.
Tensor Bodies::ldexp(const Tensor &self, const Tensor &other, Place place) {
  return callWide(place, {self, other}, [](Builder &b, ArrayRef<Value> v) {
    Value two = numberLike(b, 2, v[1]), half = numberLike(b, 0.5, v[1]);
    Value first = b.make<TruncOp>(b.make<MulOp>(v[1], half));
    // The difference of infinities would be NaN.
    Value second =
        b.make<WhereOp>(b.make<IsinfOp>(v[1]), numberLike(b, 0, v[1]),
                        b.make<SubOp>(v[1], first));
    Value scaled = b.make<MulOp>(v[0], b.make<PowOp>(two, first));
    return b.make<MulOp>(scaled, b.make<PowOp>(two, second));
  });
}

Tensor Bodies::logaddexp2(const Operand &self, const Operand &other,
                          Place place) {
  return callWide(place, {self, other}, [](Builder &b, ArrayRef<Value> v) {
    return capture::logOfSum(b, v[0], v[1], std::numbers::ln2);
  });
}

//===----------------------------------------------------------------------===//
// Membership
//===----------------------------------------------------------------------===//

static bool isBoolean(const Operand &operand) {
  return operand.number() ? operand.number()->isBool()
                          : operand.tensor().dtype() == DType::Bool;
}

// Compares all pairs; `assume_unique` has no effect.
Tensor Bodies::isin(const Operand &elements, const Operand &test_elements,
                    bool assume_unique, bool invert, Place place) {
  if (elements.number() && test_elements.number())
    throw Exception("isin: expected elements or test_elements as a tensor",
                    place);
  if (isBoolean(elements) || isBoolean(test_elements))
    throw Exception("isin: expected numbers but found Booleans", place);
  Tensor found;
  if (test_elements.number()) {
    found = eq(elements, test_elements, place);
  } else {
    Tensor tests = reshape(test_elements.tensor(), {-1}, place);
    Operand rows = elements.number()
                       ? elements
                       : Operand(unsqueeze(elements.tensor(), -1, place));
    found = any(eq(rows, tests, place), -1, false, place);
  }
  return invert ? logical_not(found, place) : found;
}

Tensor take(const Tensor &self, const Tensor &index, Place place) {
  if (index.dtype() != DType::I64)
    throw Exception("take: expected an index of i64", place);
  return reshape(self, {-1}, place).index({Index(index, place)}, place);
}

} // namespace tcopt
