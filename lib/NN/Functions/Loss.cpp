//===- Loss.cpp - loss functions ------------------------------------------===//

#include "Bodies.h"
#include "Common.h"
#include "tcopt/Graph/IR/GraphLossOps.h"
#include "tcopt/Graph/IR/GraphPointwiseOps.h"
#include "tcopt/Graph/IR/GraphReductionOps.h"

using namespace tcopt::graph;
using llvm::APFloat;
using mlir::Value;

namespace tcopt {

using capture::Builder;
using capture::call;

static LossReduction reductionOf(std::string_view name, std::string_view word,
                                 Place place) {
  auto reduction = symbolizeLossReduction(word);
  if (!reduction)
    capture::refuseWord(name, "reduction \"none\", \"mean\" or \"sum\"", word,
                        place);
  return *reduction;
}

//===----------------------------------------------------------------------===//
// Elementwise losses
//===----------------------------------------------------------------------===//

// Returns the operands in the common dtype, or in the dtype that autocast
// selects.
template <typename OpT>
static llvm::SmallVector<Value, 2> pairOf(Builder &b, const Tensor &input,
                                          const Tensor &target) {
  Operand x = input, y = target;
  DType dtype = capture::operandDType<OpT>(capture::commonDType({&x, &y}));
  return {b.as(x, dtype), b.as(y, dtype)};
}

// `args` precede the reduction in the operands of the op.
template <typename OpT, typename... Args>
static Tensor pairLoss(const Tensor &input, const Tensor &target,
                       LossReduction reduction, Place place,
                       const Args &...args) {
  return call(place, [&](Builder &b) {
    auto v = pairOf<OpT>(b, input, target);
    return b.make<OpT>(v[0], v[1], args..., reduction);
  });
}

Tensor Bodies::mse_loss(const Tensor &input, const Tensor &target,
                        std::string_view reduction, Place place) {
  return pairLoss<MseLossOp>(input, target,
                             reductionOf("mse_loss", reduction, place), place);
}

Tensor Bodies::l1_loss(const Tensor &input, const Tensor &target,
                       std::string_view reduction, Place place) {
  return pairLoss<L1LossOp>(input, target,
                            reductionOf("l1_loss", reduction, place), place);
}

Tensor Bodies::smooth_l1_loss(const Tensor &input, const Tensor &target,
                              std::string_view reduction, double beta,
                              Place place) {
  return pairLoss<SmoothL1LossOp>(
      input, target, reductionOf("smooth_l1_loss", reduction, place), place,
      APFloat(beta));
}

Tensor Bodies::huber_loss(const Tensor &input, const Tensor &target,
                          std::string_view reduction, double delta,
                          Place place) {
  return pairLoss<HuberLossOp>(input, target,
                               reductionOf("huber_loss", reduction, place),
                               place, APFloat(delta));
}

// Returns the sum divided by the batch size, which is 1 for rank 0.
static Tensor batchMean(const Tensor &input, const Tensor &target,
                        bool logTarget, Place place) {
  Tensor total = kl_div(input, target, "sum", logTarget, place);
  if (input.dim() == 0)
    return total;
  return call(place, [&](Builder &b) {
    Value count = capture::tensorOf(b, b.sizeOf(b(input), 0));
    return b.make<DivOp>(b(total), b.cast(count, b.type(total.dtype())),
                         RoundingMode::none);
  });
}

Tensor Bodies::kl_div(const Tensor &input, const Tensor &target,
                      std::string_view reduction, bool log_target,
                      Place place) {
  if (reduction == "batchmean")
    return batchMean(input, target, log_target, place);
  return pairLoss<KlDivOp>(input, target,
                           reductionOf("kl_div", reduction, place), place,
                           log_target);
}

//===----------------------------------------------------------------------===//
// Binary cross entropy
//===----------------------------------------------------------------------===//

// Returns the weight in the dtype of the losses, if it is defined.
static Value weightOf(Builder &b, const Tensor &weight, Value like) {
  return weight.defined() ? b.cast(b(weight), elementType(like)) : Value();
}

Tensor Bodies::binary_cross_entropy(const Tensor &input, const Tensor &target,
                                    const Tensor &weight,
                                    std::string_view reduction, Place place) {
  LossReduction how = reductionOf("binary_cross_entropy", reduction, place);
  return call(place, [&](Builder &b) {
    auto v = pairOf<BinaryCrossEntropyOp>(b, input, target);
    return b.make<BinaryCrossEntropyOp>(v[0], v[1], weightOf(b, weight, v[0]),
                                        how);
  });
}

Tensor Bodies::binary_cross_entropy_with_logits(
    const Tensor &input, const Tensor &target, const Tensor &weight,
    const Tensor &pos_weight, std::string_view reduction, Place place) {
  LossReduction how =
      reductionOf("binary_cross_entropy_with_logits", reduction, place);
  return call(place, [&](Builder &b) {
    auto v = pairOf<BinaryCrossEntropyWithLogitsOp>(b, input, target);
    return b.make<BinaryCrossEntropyWithLogitsOp>(
        v[0], v[1], weightOf(b, weight, v[0]), weightOf(b, pos_weight, v[0]),
        how);
  });
}

//===----------------------------------------------------------------------===//
// Classification
//===----------------------------------------------------------------------===//

// Class indices are integers; probabilities have the dtype of the input.
static Value targetOf(Builder &b, const Tensor &target, DType dtype) {
  return b.as(target, isFloat(target.dtype()) ? dtype : DType::I64);
}

Tensor Bodies::nll_loss(const Tensor &input, const Tensor &target,
                        const Tensor &weight, int64_t ignore_index,
                        std::string_view reduction, Place place) {
  LossReduction how = reductionOf("nll_loss", reduction, place);
  return call(place, [&](Builder &b) {
    DType dtype = capture::operandDType<NllLossOp>(input.dtype());
    Value x = b.as(input, dtype);
    return b.make<NllLossOp>(x, targetOf(b, target, dtype),
                             weightOf(b, weight, x), ignore_index, how);
  });
}

Tensor Bodies::cross_entropy(const Tensor &input, const Tensor &target,
                             const Tensor &weight, int64_t ignore_index,
                             std::string_view reduction, double label_smoothing,
                             Place place) {
  LossReduction how = reductionOf("cross_entropy", reduction, place);
  return call(place, [&](Builder &b) {
    DType dtype = capture::operandDType<CrossEntropyOp>(input.dtype());
    Value x = b.as(input, dtype);
    return b.make<CrossEntropyOp>(x, targetOf(b, target, dtype),
                                  weightOf(b, weight, x), ignore_index,
                                  APFloat(label_smoothing), how);
  });
}

//===----------------------------------------------------------------------===//
// Similarity of vectors
//===----------------------------------------------------------------------===//

// Broadcasts first, because a vector of size 1 counts as often as the other one
// is long.
Tensor Bodies::cosine_similarity(const Tensor &x1, const Tensor &x2,
                                 int64_t dim, double eps, Place place) {
  if (!isFloat(x1.dtype()) && !isFloat(x2.dtype()))
    throw Exception("cosine_similarity: expected x1 or x2 of floats but found "
                    "two of integers",
                    place);
  // Tensors of rank 0 are treated as vectors of size 1.
  if (x1.dim() == 0 && x2.dim() == 0)
    return reshape(cosine_similarity(reshape(x1, {1}, place),
                                     reshape(x2, {1}, place), dim, eps, place),
                   {}, place);
  // The rank does not affect this dtype.
  DType dtype =
      capture::floatDType(capture::promoteDTypes(x1.dtype(), x2.dtype()));
  return capture::callIn(
      dtype, place, {x1, x2}, [&](Builder &b, llvm::ArrayRef<Value> v) {
        graph::Sizes sizes = capture::broadcastSizes(b, v);
        std::vector<int64_t> dims = {dim};
        auto direction = [&](Value value) {
          Value x = b.expand(value, sizes);
          // The derivative at 0 is 0; that of a square root would be infinite.
          Value norm = b.make<VectorNormOp>(x, llvm::APFloat(2.0), dims, true);
          Value length =
              b.make<MaximumOp>(norm, capture::numberLike(b, eps, x));
          return b.make<DivOp>(x, length, RoundingMode::none);
        };
        Value product = b.make<MulOp>(direction(v[0]), direction(v[1]));
        return b.make<SumOp>(product, dims, false);
      });
}

} // namespace tcopt
