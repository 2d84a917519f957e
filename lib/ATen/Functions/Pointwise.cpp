//===- Pointwise.cpp - elementwise functions ------------------------------===//

#include "ATenBodies.h"
#include "Capture/Trace/Builder.h"
#include "Formula.h"
#include "tcopt/Graph/IR/GraphActivationOps.h"
#include <limits>

namespace tcopt::aten {

using capture::Builder;

Tensor ATenBodies::elu(const Tensor &self, const Scalar &alpha,
                       const Scalar &scale, const Scalar &input_scale,
                       Place place) {
  auto number = [](const Scalar &x) { return llvm::APFloat(x.toDouble()); };
  return capture::call(place, [&](Builder &b) {
    return b.make<graph::EluOp>(b(self), number(alpha), number(scale),
                                number(input_scale));
  });
}

Tensor ATenBodies::_prelu_kernel(const Tensor &self, const Tensor &weight,
                                 Place place) {
  return tcopt::where(gt(self, 0, place), self, mul(weight, self, place),
                      place);
}

Tensor ATenBodies::fma(const Tensor &a, const Operand &b, const Operand &c,
                       Place place) {
  return formula(
      place, [](Expr a, Expr b, Expr c) { return a * b + c; }, a, b, c);
}

Tensor ATenBodies::isreal(const Tensor &self, Place place) {
  return full_like(self, true, DType::Bool, place);
}

std::vector<Tensor> ATenBodies::log_sigmoid_forward(const Tensor &self,
                                                    Place place) {
  return {logsigmoid(self, place), exp(neg(abs(self, place), place), place)};
}

// The rows that become 0 are replaced before softmax, too, whose derivative
// would be NaN there.
Tensor ATenBodies::_safe_softmax(const Tensor &self, int64_t dim,
                                 std::optional<DType> dtype, Place place) {
  Tensor isLeast = eq(self, -std::numeric_limits<double>::infinity(), place);
  Tensor isMasked = all(isLeast, dim, true, place);
  Tensor scores = tcopt::where(isMasked, 0, self, place);
  return tcopt::where(isMasked, 0, softmax(scores, dim, dtype, place), place);
}

} // namespace tcopt::aten
