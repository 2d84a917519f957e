//===- GraphLoss.cpp - Losses ---------------------------------------------===//
//
// f16 and bf16 are computed in f32; each loss and each sum rounds to f32 or
// f64.
//
//===----------------------------------------------------------------------===//

#include "Contraction.h"
#include "GraphFamilies.h"
#include "tcopt/Graph/IR/GraphLossOps.h"
#include <cmath>

using namespace tcopt;
using namespace tcopt::interp;
using graph::LossReduction;
using llvm::ArrayRef;
using llvm::Error;
using llvm::Expected;

#pragma clang fp contract(off)

/// The losses, their sum, or that divided by `count`, as the result.
static Expected<HostTensor> reduced(OpCall &call, const HostTensor &losses,
                                    LossReduction reduction, double count) {
  if (reduction == LossReduction::none)
    return call.convert(losses, call.resultDType());
  Sizes dims = llvm::to_vector(llvm::seq(int64_t(0), losses.rank()));
  auto sum = reduce(call, losses, dims, /*keepdim=*/false, "add");
  if (!sum)
    return sum;
  if (reduction == LossReduction::mean)
    sum->setFloat(0, sum->getFloat(0) / count);
  return call.convert(*sum, call.resultDType());
}

//===----------------------------------------------------------------------===//
// Of elements
//===----------------------------------------------------------------------===//

/// All operands in one shape, f16 and bf16 as f32.
static Expected<std::vector<HostTensor>> broadcastOperands(OpCall &call) {
  auto wide = widened(call);
  if (!wide)
    return wide;
  llvm::SmallVector<Broadcastable> all;
  for (auto [i, tensor] : llvm::enumerate(*wide))
    all.emplace_back(tensor, call.op->getOperand(unsigned(i)).getType());
  Expected<Sizes> shape = broadcastShape(call, all);
  if (!shape)
    return shape.takeError();
  for (auto [tensor, operand] : llvm::zip(*wide, all)) {
    auto repeated = strided(call, tensor, *shape, operand.stridesIn(*shape));
    if (!repeated)
      return repeated.takeError();
    tensor = std::move(*repeated);
  }
  return wide;
}

/// `fn(values)` of the operands' elements.
template <typename Fn>
static Expected<HostTensor> lossOf(OpCall &call, LossReduction reduction,
                                   Fn fn) {
  auto operands = broadcastOperands(call);
  if (!operands)
    return operands.takeError();
  HostTensor losses = operands->front();
  dispatchFloat(losses.dtype(), [&](auto tag) {
    using C = typename decltype(tag)::type;
    llvm::SmallVector<C, 4> values(operands->size());
    for (int64_t i = 0; i < losses.numElements(); ++i) {
      for (auto [value, operand] : llvm::zip(values, *operands))
        value = operand.template data<C>()[i];
      losses.data<C>()[i] = fn(ArrayRef<C>(values));
    }
  });
  return reduced(call, losses, reduction, double(losses.numElements()));
}

static Expected<HostTensor> runMseLoss(graph::MseLossOp op, OpCall &call) {
  return lossOf(call, op.getReduction(),
                [](auto v) { return (v[0] - v[1]) * (v[0] - v[1]); });
}
static Expected<HostTensor> runL1Loss(graph::L1LossOp op, OpCall &call) {
  return lossOf(call, op.getReduction(),
                [](auto v) { return std::fabs(v[0] - v[1]); });
}

static Expected<HostTensor> runSmoothL1Loss(graph::SmoothL1LossOp op,
                                            OpCall &call) {
  return lossOf(call, op.getReduction(), [&](auto v) {
    auto d = std::fabs(v[0] - v[1]);
    auto beta = decltype(d)(op.getBeta().convertToDouble());
    return d < beta ? d * d / 2 / beta : d - beta / 2;
  });
}
static Expected<HostTensor> runHuberLoss(graph::HuberLossOp op, OpCall &call) {
  return lossOf(call, op.getReduction(), [&](auto v) {
    auto d = std::fabs(v[0] - v[1]);
    auto delta = decltype(d)(op.getDelta().convertToDouble());
    return d <= delta ? d * d / 2 : delta * (d - delta / 2);
  });
}

static Expected<HostTensor> runKlDiv(graph::KlDivOp op, OpCall &call) {
  return lossOf(call, op.getReduction(), [&](auto v) {
    auto x = v[0], target = v[1];
    if (op.getLogTarget())
      return std::exp(target) * (target - x);
    auto entropy = target == 0 ? target : target * std::log(target);
    return entropy - target * x;
  });
}

static Expected<HostTensor>
runBinaryCrossEntropy(graph::BinaryCrossEntropyOp op, OpCall &call) {
  return lossOf(call, op.getReduction(), [](auto v) {
    auto atLeast = [](auto log) {
      return log < -100 ? decltype(log)(-100) : log;
    };
    auto yes = v[1] * atLeast(std::log(v[0]));
    auto no = (1 - v[1]) * atLeast(std::log1p(-v[0]));
    return -(yes + no) * (v.size() > 2 ? v[2] : 1);
  });
}

static Expected<HostTensor>
runLogitsLoss(graph::BinaryCrossEntropyWithLogitsOp op, OpCall &call) {
  bool hasWeight = bool(op.getWeight()), hasPosWeight = bool(op.getPosWeight());
  return lossOf(call, op.getReduction(), [&](auto v) {
    auto x = v[0], target = v[1];
    auto yes = std::log1p(std::exp(-std::fabs(x))) + (x < 0 ? -x : 0);
    if (hasPosWeight)
      yes *= 1 + (v.back() - 1) * target;
    auto loss = (1 - target) * x + yes;
    return hasWeight ? loss * v[2] : loss;
  });
}

//===----------------------------------------------------------------------===//
// Of classes
//===----------------------------------------------------------------------===//

namespace {
/// Tensors of positions (N, ...), each with C classes in x (N, C, ...).
struct Positions {
  HostTensor x; ///< of C's dtype
  const HostTensor &target;
  const HostTensor *weight; ///< or null
  Sizes shape, strides;     ///< of the positions, in x
  int64_t classes, stride;

  Positions(HostTensor wide, const HostTensor &target, const HostTensor *weight)
      : x(std::move(wide)), target(target), weight(weight), shape(x.shape()),
        strides(x.strides()) {
    int64_t dim = x.rank() == 1 ? 0 : 1;
    classes = shape[dim];
    stride = strides[dim];
    shape.erase(shape.begin() + dim);
    strides.erase(strides.begin() + dim);
  }

  bool hasProbabilities() const { return !isInteger(target.dtype()); }
  double weightOf(int64_t c) const { return weight ? weight->getFloat(c) : 1; }
  double at(int64_t base, int64_t c) const {
    return x.getFloat(base + c * stride);
  }
  Error check(OpCall &call, int64_t ignored) const;
  void takeLogSoftmax();
};
} // namespace

Error Positions::check(OpCall &call, int64_t ignored) const {
  if (target.shape() !=
      (hasProbabilities() ? x.shape() : ArrayRef<int64_t>(shape)))
    return call.error("expected a target of other sizes than " +
                      toText(target.shape()));
  if (weight && weight->numElements() != classes)
    return call.error("expected weights of " + llvm::Twine(classes) +
                      " classes but found " +
                      llvm::Twine(weight->numElements()));
  if (hasProbabilities())
    return Error::success();
  for (int64_t i = 0; i < target.numElements(); ++i) {
    int64_t c = target.getInt(i);
    if (c != ignored && (c < 0 || c >= classes))
      return call.error("index out of bounds: expected targets in [0, " +
                        llvm::Twine(classes) + ") but found " + llvm::Twine(c) +
                        " at " + toText(unravelIndex(i, target.shape())));
  }
  return Error::success();
}

void Positions::takeLogSoftmax() {
  walk<1>(shape, {strides}, [&](int64_t, auto base) {
    double largest = -HUGE_VAL, sum = 0;
    for (int64_t c = 0; c < classes; ++c)
      largest = apply<double>(binaryRule("maximum"), largest, at(base[0], c));
    for (int64_t c = 0; c < classes; ++c)
      sum += std::exp(at(base[0], c) - largest);
    for (int64_t c = 0; c < classes; ++c)
      x.setFloat(base[0] + c * stride,
                 at(base[0], c) - largest - std::log(sum));
  });
}

/// -log(p) * weight of the targets that are not ignored, and of all classes by
/// `smoothing`.
static Expected<HostTensor> lossOfClasses(OpCall &call, const Positions &p,
                                          int64_t ignored, double smoothing,
                                          LossReduction reduction) {
  auto losses = call.create(p.x.dtype(), p.shape);
  if (!losses)
    return losses;
  double weights = 0;
  walk<1>(p.shape, {p.strides}, [&](int64_t i, auto base) {
    int64_t target = p.target.getInt(i);
    if (target == ignored)
      return;
    weights += p.weightOf(target);
    double loss = -p.at(base[0], target) * p.weightOf(target), all = 0;
    for (int64_t c = 0; smoothing > 0 && c < p.classes; ++c)
      all -= p.at(base[0], c) * p.weightOf(c);
    if (smoothing > 0)
      loss = (1 - smoothing) * loss + all * smoothing / double(p.classes);
    losses->setFloat(i, loss);
  });
  return reduced(call, *losses, reduction, weights);
}

static Expected<HostTensor> lossOfProbabilities(OpCall &call,
                                                const Positions &p,
                                                double smoothing,
                                                LossReduction reduction) {
  auto losses = call.create(p.x.dtype(), p.shape);
  if (!losses)
    return losses;
  walk<1>(p.shape, {p.strides}, [&](int64_t i, auto base) {
    double loss = 0;
    for (int64_t c = 0; c < p.classes; ++c) {
      double target = p.target.getFloat(base[0] + c * p.stride);
      if (smoothing > 0)
        target = target * (1 - smoothing) + smoothing / double(p.classes);
      loss -= p.at(base[0], c) * target * p.weightOf(c);
    }
    losses->setFloat(i, loss);
  });
  double count = double(p.x.numElements()) / double(p.classes);
  return reduced(call, *losses, reduction, count);
}

static Expected<Positions> positionsOf(OpCall &call, int64_t ignored) {
  const HostTensor &x = call.tensor(0);
  auto wide = call.convert(x, sumDType(x.dtype()));
  if (!wide)
    return wide.takeError();
  Positions p(std::move(*wide), call.tensor(1),
              call.operands.size() > 2 ? &call.tensor(2) : nullptr);
  if (Error error = p.check(call, ignored))
    return error;
  return p;
}

static Expected<HostTensor> runNllLoss(graph::NllLossOp op, OpCall &call) {
  auto p = positionsOf(call, op.getIgnoreIndex());
  if (!p)
    return p.takeError();
  return lossOfClasses(call, *p, op.getIgnoreIndex(), /*smoothing=*/0,
                       op.getReduction());
}

static Expected<HostTensor> runCrossEntropy(graph::CrossEntropyOp op,
                                            OpCall &call) {
  auto p = positionsOf(call, op.getIgnoreIndex());
  if (!p)
    return p.takeError();
  p->takeLogSoftmax();
  double smoothing = op.getLabelSmoothing().convertToDouble();
  if (p->hasProbabilities())
    return lossOfProbabilities(call, *p, smoothing, op.getReduction());
  return lossOfClasses(call, *p, op.getIgnoreIndex(), smoothing,
                       op.getReduction());
}

void interp::populateGraphLoss(OpTable &table) {
  table.addTensorOp(runMseLoss);
  table.addTensorOp(runL1Loss);
  table.addTensorOp(runSmoothL1Loss);
  table.addTensorOp(runHuberLoss);
  table.addTensorOp(runKlDiv);
  table.addTensorOp(runBinaryCrossEntropy);
  table.addTensorOp(runLogitsLoss);
  table.addTensorOp(runNllLoss);
  table.addTensorOp(runCrossEntropy);
}
