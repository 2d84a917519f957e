//===- Formula.h - results that are formulas of operands --------*- C++ -*-===//
//
// Bodies that state a function as a formula of graph's ops:
//
//   static Expr siluSlope(Expr d, Expr x) {
//     Expr s = sigmoid(x);
//     return d * s * (1.0 + x * (1.0 - s));
//   }
//   ... return formula(place, siluSlope, grad_output, self);
//
// A formula is no member of ATenBodies, whose functions would hide those on
// expressions, such as `where`.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_ATEN_FUNCTIONS_FORMULA_H
#define TCOPT_ATEN_FUNCTIONS_FORMULA_H

#include "NN/Functions/Common.h"
#include "tcopt/Graph/IR/Expr.h"

namespace tcopt::aten {

using graph::Expr;

/// Computes `compute(operands...)`, a function of Exprs, in the wide dtype of
/// `dtype`, and rounds the result to `dtype` once. Operands are tensors, sizes
/// and numbers.
template <typename F, typename... Ts>
Tensor formulaIn(DType dtype, Place place, const F &compute,
                 const Ts &...operands) {
  auto body = [&](capture::Builder &b, llvm::ArrayRef<mlir::Value> values) {
    auto apply = [&]<size_t... i>(std::index_sequence<i...>) -> mlir::Value {
      return compute(Expr(b, values[i])...);
    };
    return apply(std::index_sequence_for<Ts...>());
  };
  return capture::callIn(dtype, place, {Operand(operands)...}, body);
}

/// Computes like formulaIn in PyTorch's common dtype of the operands.
template <typename F, typename... Ts>
Tensor formula(Place place, const F &compute, const Ts &...operands) {
  const Operand all[] = {Operand(operands)...};
  auto pointers = llvm::map_to_vector<4>(
      all, [](const Operand &operand) { return &operand; });
  return formulaIn(capture::commonDType(pointers), place, compute, operands...);
}

} // namespace tcopt::aten

#endif // TCOPT_ATEN_FUNCTIONS_FORMULA_H
