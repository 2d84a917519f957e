//===- LossGradients.cpp - gradients of losses and distances --------------===//

#include "ATenBodies.h"
#include "Formula.h"
#include "OpGradients.h"
#include "tcopt/Graph/IR/GraphContractionOps.h"

namespace tcopt::aten {

using capture::Builder;

//===----------------------------------------------------------------------===//
// Elementwise losses
//===----------------------------------------------------------------------===//

/// Returns the gradient of `self` from the gradient of a loss, which is divided
/// by the number of elements if the loss is their mean. `slope` is the
/// derivative of the loss of an element, a function of `self` and `target`.
template <typename F>
static Tensor lossGradient(const Tensor &grad, const Tensor &self,
                           const Tensor &target, std::string_view reduction,
                           Place place, const F &slope) {
  bool isMean = reduction == "mean";
  auto gradient = [&](Expr d, Expr x, Expr y, Expr count) {
    return slope(x, y) * (isMean ? d / count : d);
  };
  return formula(place, gradient, grad, self, target,
                 isMean ? self.numel() : Size(1));
}

Tensor ATenBodies::mse_loss_backward(const Tensor &grad_output,
                                     const Tensor &self, const Tensor &target,
                                     std::string_view reduction, Place place) {
  auto slope = [](Expr x, Expr y) { return 2.0 * (x - y); };
  return lossGradient(grad_output, self, target, reduction, place, slope);
}

static Expr smoothSlope(Expr x, double beta) {
  Expr inside = where(x >= beta, 1.0, x / beta);
  return where(x <= -beta, -1.0, inside);
}

Tensor ATenBodies::smooth_l1_loss_backward(const Tensor &grad_output,
                                           const Tensor &self,
                                           const Tensor &target,
                                           std::string_view reduction,
                                           double beta, Place place) {
  auto slope = [beta](Expr x, Expr y) { return smoothSlope(x - y, beta); };
  return lossGradient(grad_output, self, target, reduction, place, slope);
}

static Expr huberSlope(Expr x, double delta) {
  Expr inside = where(x >= delta, delta, x);
  return where(x <= -delta, -delta, inside);
}

Tensor ATenBodies::huber_loss_backward(const Tensor &grad_output,
                                       const Tensor &self, const Tensor &target,
                                       std::string_view reduction, double delta,
                                       Place place) {
  auto slope = [delta](Expr x, Expr y) { return huberSlope(x - y, delta); };
  return lossGradient(grad_output, self, target, reduction, place, slope);
}

Tensor ATenBodies::soft_margin_loss_backward(const Tensor &grad_output,
                                             const Tensor &self,
                                             const Tensor &target,
                                             std::string_view reduction,
                                             Place place) {
  auto slope = [](Expr x, Expr y) { return -y * sigmoid(-y * x); };
  return lossGradient(grad_output, self, target, reduction, place, slope);
}

// As in PyTorch, the bound is a number of f32.
static Expr crossEntropySlope(Expr x, Expr y) {
  return (x - y) / maximum((1.0 - x) * x, 1e-12f);
}

Tensor ATenBodies::binary_cross_entropy_backward(
    const Tensor &grad_output, const Tensor &self, const Tensor &target,
    const Tensor &weight, std::string_view reduction, Place place) {
  Tensor each = grad_output;
  if (weight.defined())
    each =
        mul(to(each, capture::wideDType(each.dtype()), place), weight, place);
  Tensor result =
      lossGradient(each, self, target, reduction, place, crossEntropySlope);
  return to(result, self.dtype(), place);
}

//===----------------------------------------------------------------------===//
// Classification
//===----------------------------------------------------------------------===//

// Compares each class with the target, instead of a scatter to zeros.
Tensor ATenBodies::nll_loss_backward(const Tensor &grad_output,
                                     const Tensor &self, const Tensor &target,
                                     const Tensor &weight,
                                     std::string_view reduction,
                                     int64_t ignore_index,
                                     const Tensor &total_weight, Place place) {
  DefaultDevice here(self.device());
  int64_t dim = self.dim() == 1 ? 0 : 1;
  Sizes line(size_t(self.dim()), 1);
  line[size_t(dim)] = self.size(dim, place);
  Tensor classes = reshape(arange(self.size(dim, place), place), line, place);
  Tensor expected = to(unsqueeze(target, dim, place), DType::I64, place);
  Tensor isTarget = logical_and(eq(expected, classes, place),
                                ne(expected, ignore_index, place), place);
  Tensor d =
      reduction == "none" ? unsqueeze(grad_output, dim, place) : grad_output;
  bool isMean = reduction == "mean";
  Operand divisor = isMean ? Operand(total_weight) : Operand(1);
  Operand factor =
      weight.defined() ? Operand(reshape(weight, line, place)) : Operand(1);
  auto slope = [&](Expr each, Expr count, Expr weights) {
    Expr gradient = isMean ? each / count : each;
    return weight.defined() ? -gradient * weights : -gradient;
  };
  Tensor gradient = formulaIn(self.dtype(), place, slope, d, divisor, factor);
  return tcopt::where(isTarget, gradient, 0, place);
}

//===----------------------------------------------------------------------===//
// Distances
//===----------------------------------------------------------------------===//

// The result has the batch sizes of the distances.
Tensor ATenBodies::_cdist_backward(const Tensor &grad_output, const Tensor &x1,
                                   const Tensor &x2, double p,
                                   const Tensor &cdist, Place place) {
  SizeList sizes = grad_output.sizes();
  sizes.back() = x1.size(-1, place);
  auto distances = [p](Builder &b, llvm::ArrayRef<mlir::Value> x) {
    return b.make<graph::CdistOp>(x[0], x[1], llvm::APFloat(p));
  };
  return gradientsOfOps({expand(x1, sizes, place), x2}, {true, false},
                        grad_output, place, distances)
      .front();
}

Tensor ATenBodies::_pdist_backward(const Tensor &grad_output,
                                   const Tensor &self, double p,
                                   const Tensor &pdist, Place place) {
  auto distances = [p](Builder &b, llvm::ArrayRef<mlir::Value> x) {
    return b.make<graph::PdistOp>(x[0], llvm::APFloat(p));
  };
  return gradientsOfOps({self}, {true}, grad_output, place, distances).front();
}

} // namespace tcopt::aten
