//===- Pointwise.h - One element at a time ----------------------*- C++ -*-===//
//
// What the pointwise ops of graph and core share.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_INTERPRETER_POINTWISE_H
#define TCOPT_LIB_INTERPRETER_POINTWISE_H

#include "Scalars.h"
#include "Walk.h"

namespace tcopt::interp {

/// Computes each element of the result from the elements of N operands that
/// belong to it; which, the strides say. `body(i, offsets)` writes element `i`.
template <size_t N> struct Pointwise {
  Sizes shape;
  std::array<Sizes, N> strides;

  template <typename Body> void run(Body body) const {
    walk<N>(shape, strides, body);
  }
};

/// The walk over N operands after broadcasting.
template <size_t N> llvm::Expected<Pointwise<N>> broadcastAll(OpCall &call) {
  llvm::SmallVector<Broadcastable> operands;
  for (unsigned i = 0; i < N; ++i)
    operands.emplace_back(call.tensor(i), call.op->getOperand(i).getType());
  llvm::Expected<Sizes> shape = broadcastShape(call, operands);
  if (!shape)
    return shape.takeError();
  Pointwise<N> result{*shape, {}};
  for (unsigned i = 0; i < N; ++i)
    result.strides[i] = operands[i].stridesIn(*shape);
  return result;
}

llvm::Expected<HostTensor> unary(OpCall &call, const UnaryRule &rule);
llvm::Expected<HostTensor> binary(OpCall &call, const BinaryRule &rule);
llvm::Expected<HostTensor> compare(OpCall &call, const CompareRule &rule);
/// condition ? a : b
llvm::Expected<HostTensor> select(OpCall &call);
/// To the dtype of the result.
llvm::Expected<HostTensor> cast(OpCall &call);

/// The bits of each element as the dtype of the result. Where all floats are
/// held as f64, they are rounded to their own type before.
llvm::Expected<HostTensor> bitcast(OpCall &call);

/// An error if `x` is of integers and has a 0, unless no element needs it.
llvm::Error checkDivisor(OpCall &call, const HostTensor &x,
                         llvm::ArrayRef<int64_t> resultShape);
/// An error unless all operands have the shape of the first.
llvm::Error checkSameShape(OpCall &call);

} // namespace tcopt::interp

#endif // TCOPT_LIB_INTERPRETER_POINTWISE_H
