//===- OpGradients.h - gradients by the rules of ops ------------*- C++ -*-===//
//
// Functions for gradients that no op of the graph dialect computes apply the
// reverse rule of the op that they are the gradients of:
//
//   gradientsOfOps({input}, {true}, grad, place, [&](Builder &b, auto x) {
//     return b.make<GridSampleOp>(x[0], ...);
//   });
//
// The forward op has no uses unless its rule reads the result, so that the
// compiler removes it.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_ATEN_FUNCTIONS_OPGRADIENTS_H
#define TCOPT_ATEN_FUNCTIONS_OPGRADIENTS_H

#include "Capture/Trace/Builder.h"

namespace tcopt::aten {

/// Builds ops from the values of the operands, and returns their result.
using ForwardOps = llvm::function_ref<mlir::Value(
    capture::Builder &, llvm::ArrayRef<mlir::Value> operands)>;

/// Returns the gradients of the operands from the gradient of the result;
/// undefined for operands that are not wanted.
std::vector<Tensor> gradientsOfOps(const std::vector<Tensor> &operands,
                                   const std::vector<bool> &wanted,
                                   const Tensor &gradient, Place place,
                                   ForwardOps forward);

/// Returns the gradients of the operands of a function of tensors from those of
/// its results. An undefined cotangent is zero.
std::vector<Tensor> gradientsOfFunction(
    const std::vector<Tensor> &operands, const std::vector<Tensor> &cotangents,
    Place place,
    llvm::function_ref<std::vector<Tensor>(const std::vector<Tensor> &operands)>
        function);

} // namespace tcopt::aten

#endif // TCOPT_ATEN_FUNCTIONS_OPGRADIENTS_H
