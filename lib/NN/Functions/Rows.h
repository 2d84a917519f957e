//===- Rows.h - bodies of functions that are one op -------------*- C++ -*-===//
//
// The row of a pointwise op names one of these templates as its `function`.
// They differ in the conversion of operands; all of them build the op.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_NN_FUNCTIONS_ROWS_H
#define TCOPT_NN_FUNCTIONS_ROWS_H

#include "../../Capture/Trace/Builder.h"
#include "tcopt/Graph/IR/GraphPointwiseOps.h"

namespace tcopt::rows {

using capture::Builder;
using capture::call;

/// Integers and Booleans become f32.
template <typename OpT> Tensor real(const Tensor &self, Place place) {
  return call(place, [&](Builder &b) { return b.make<OpT>(b.asFloat(self)); });
}
template <typename OpT>
Tensor real(const Operand &self, const Operand &other, Place place) {
  return call(place, [&](Builder &b) {
    auto operands = b.promotedToFloat({&self, &other});
    return b.make<OpT>(operands[0], operands[1]);
  });
}

/// The dtype stays.
template <typename OpT> Tensor same(const Tensor &self, Place place) {
  return call(place, [&](Builder &b) { return b.make<OpT>(b(self)); });
}

/// The op does not change Booleans, which it does not have.
template <typename OpT> Tensor numeric(const Tensor &self, Place place) {
  return call(place, [&](Builder &b) {
    return isBool(self.dtype()) ? b(self) : b.make<OpT>(b(self));
  });
}

/// The op does not change integers and Booleans, which it does not have.
template <typename OpT> Tensor realOnly(const Tensor &self, Place place) {
  return call(place, [&](Builder &b) {
    return isFloat(self.dtype()) ? b.make<OpT>(b(self)) : b(self);
  });
}

/// A predicate of floats that is false for integers and Booleans.
template <typename OpT> Tensor floatTest(const Tensor &self, Place place) {
  return call(place, [&](Builder &b) {
    return isFloat(self.dtype()) ? b.make<OpT>(b(self))
                                 : b.make<graph::NeOp>(b(self), b(self));
  });
}

/// Operands are converted to their common dtype.
template <typename OpT>
Tensor promoted(const Operand &self, const Operand &other, Place place) {
  return call(place, [&](Builder &b) {
    auto operands = b.promoted({&self, &other});
    return b.make<OpT>(operands[0], operands[1]);
  });
}

/// Operands are converted to Booleans.
template <typename OpT> Tensor booleans(const Tensor &self, Place place) {
  return call(place,
              [&](Builder &b) { return b.make<OpT>(b.as(self, DType::Bool)); });
}
template <typename OpT>
Tensor booleans(const Operand &self, const Operand &other, Place place) {
  return call(place, [&](Builder &b) {
    return b.make<OpT>(b.as(self, DType::Bool), b.as(other, DType::Bool));
  });
}

} // namespace tcopt::rows

#endif // TCOPT_NN_FUNCTIONS_ROWS_H
