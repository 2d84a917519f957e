//===- LossRules.cpp - rules of losses ------------------------------------===//

#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Conversion/GraphToCore/Softmax.h"
#include "tcopt/Core/IR/IndexLayout.h"
#include "tcopt/Graph/IR/GraphLossOps.h"

using namespace mlir;

namespace tcopt {

using core::ReduceKind;
using graph::LossReduction;

static Value sumOfAll(CoreBuilder &b, Value x) {
  return b.reduce(ReduceKind::add, x, range(0, rankOf(x)));
}

//===----------------------------------------------------------------------===//
// Of elements
//===----------------------------------------------------------------------===//

static Value reduced(CoreBuilder &b, Value losses, LossReduction reduction) {
  if (reduction == LossReduction::none)
    return losses;
  Value sum = sumOfAll(b, losses);
  if (reduction == LossReduction::sum)
    return sum;
  return b.div(sum, b.count(b.sizesOf(losses), elementTypeOf(losses)));
}

// Rules build the loss of an element from x and target, which are wide.
template <typename Op>
using LossRule = Value (*)(CoreBuilder &b, Value x, Value target,
                           typename Op::Adaptor in);

template <typename Op, LossRule<Op> loss> static void addLoss(RuleTable table) {
  table.rule<Op>([](CoreBuilder &b, typename Op::Adaptor in) {
    Value losses = loss(b, b.wide(in.getX()), b.wide(in.getTarget()), in);
    return reduced(b, losses, in.getReduction());
  });
}

static Value mseLoss(CoreBuilder &b, Value x, Value target,
                     graph::MseLossOp::Adaptor) {
  Value difference = b.sub(x, target);
  return b.mul(difference, difference);
}

static Value l1Loss(CoreBuilder &b, Value x, Value target,
                    graph::L1LossOp::Adaptor) {
  return b.abs(b.sub(x, target));
}

static Value smoothL1Loss(CoreBuilder &b, Value x, Value target,
                          graph::SmoothL1LossOp::Adaptor in) {
  double beta = in.getBeta().convertToDouble();
  Value d = b.abs(b.sub(x, target));
  if (beta == 0)
    return d;
  Value square = b.div(b.mul(b.mul(d, d), 0.5), beta);
  return b.select(b.lt(d, beta), square, b.sub(d, beta / 2));
}

static Value huberLoss(CoreBuilder &b, Value x, Value target,
                       graph::HuberLossOp::Adaptor in) {
  double delta = in.getDelta().convertToDouble();
  Value d = b.abs(b.sub(x, target));
  Value line = b.mul(b.sub(d, delta / 2), delta);
  return b.select(b.le(d, delta), b.mul(b.mul(d, d), 0.5), line);
}

static Value klDiv(CoreBuilder &b, Value x, Value target,
                   graph::KlDivOp::Adaptor in) {
  if (in.getLogTarget())
    return b.mul(b.exp(target), b.sub(target, x));
  Value entropy = b.mul(target, b.log(target));
  entropy = b.select(b.eq(target, 0.0), 0.0, entropy);
  return b.sub(entropy, b.mul(target, x));
}

static Value weighted(CoreBuilder &b, Value loss, Value weight) {
  return weight ? b.mul(loss, b.wide(weight)) : loss;
}

static Value binaryCrossEntropy(CoreBuilder &b, Value x, Value target,
                                graph::BinaryCrossEntropyOp::Adaptor in) {
  Value yes = b.maximum(b.log(x), -100.0);
  Value no = b.maximum(b.unary<core::Log1pOp>(b.neg(x)), -100.0);
  Value loss = b.sub(b.mul(b.sub(target, 1.0), no), b.mul(target, yes));
  return weighted(b, loss, in.getWeight());
}

static Value
crossEntropyOfLogits(CoreBuilder &b, Value x, Value target,
                     graph::BinaryCrossEntropyWithLogitsOp::Adaptor in) {
  // log(1 + exp(-x)) without overflow.
  Value tail = b.unary<core::Log1pOp>(b.exp(b.neg(b.abs(x))));
  Value yes = b.add(tail, b.maximum(b.neg(x), 0.0));
  if (Value weight = in.getPosWeight()) {
    Value excess = b.sub(b.wide(weight), 1.0);
    yes = b.mul(b.add(b.mul(excess, target), 1.0), yes);
  }
  Value loss = b.add(b.mul(b.sub(1.0, target), x), yes);
  return weighted(b, loss, in.getWeight());
}

//===----------------------------------------------------------------------===//
// Of classes
//===----------------------------------------------------------------------===//

static int64_t classDim(Value x) { return rankOf(x) == 1 ? 0 : 1; }

namespace {
/// Each position has a target, a class.
struct Targets {
  Value isValid; ///< not to be ignored
  Value classes; ///< 0 where ignored
  Value weight;  ///< 0 where ignored
};
} // namespace

// Whether targets are not `ignored`, which their type may not hold.
static Value isNot(CoreBuilder &b, Value target, int64_t ignored) {
  Type type = elementTypeOf(target);
  if (type.isInteger(32) && int32_t(ignored) != ignored)
    return b.eq(target, target);
  auto shape = RankedTensorType::get({}, type);
  auto value = DenseElementsAttr::get(
      shape, ArrayRef<Attribute>(IntegerAttr::get(type, ignored)));
  return b.ne(target, b.make<core::ConstantOp>(value));
}

// `weight` is in the type of the losses, or null.
static Targets targetsOf(CoreBuilder &b, Value target, Value weight,
                         int64_t ignored, Type type) {
  Value isValid = isNot(b, target, ignored);
  Value classes = b.select(isValid, target, 0.0);
  Value each = weight ? b.take(weight, classes, 0)
                      : b.constant(1.0, type, b.sizesOf(target));
  return {isValid, classes, b.select(isValid, each, 0.0)};
}

// `logs` are the logarithms of probabilities.
static Value nllLosses(CoreBuilder &b, Value logs, const Targets &targets) {
  SmallVector<int64_t> positions = range(0, rankOf(logs) - 1);
  Value picked =
      b.gather(logs, targets.classes, {{classDim(logs)}, positions, positions});
  Value loss = b.mul(b.neg(picked), targets.weight);
  return b.select(targets.isValid, loss, 0.0);
}

static Value reduced(CoreBuilder &b, Value losses, const Targets &targets,
                     LossReduction reduction) {
  if (reduction != LossReduction::mean)
    return reduced(b, losses, reduction);
  return b.div(sumOfAll(b, losses), sumOfAll(b, targets.weight));
}

static Value nllLoss(CoreBuilder &b, graph::NllLossOp::Adaptor in) {
  Value logs = b.wide(in.getX());
  Value weight = in.getWeight() ? b.wide(in.getWeight()) : Value();
  Targets targets = targetsOf(b, in.getTarget(), weight, in.getIgnoreIndex(),
                              elementTypeOf(logs));
  return reduced(b, nllLosses(b, logs, targets), targets, in.getReduction());
}

// The sum of -logs * weight over the classes.
static Value sumOfClasses(CoreBuilder &b, Value logs, Value weight) {
  int64_t dim = classDim(logs);
  if (weight)
    logs = b.mul(logs, b.broadcast(weight, dim, b.sizesOf(logs)));
  return b.neg(b.reduce(ReduceKind::add, logs, dim));
}

static Value classCount(CoreBuilder &b, Value logs) {
  return b.count(b.sizesOf(logs)[classDim(logs)], elementTypeOf(logs));
}

static Value ofProbabilities(CoreBuilder &b, Value logs, Value weight,
                             graph::CrossEntropyOp::Adaptor in) {
  Value target = b.wide(in.getTarget()), classes = classCount(b, logs);
  double smoothing = in.getLabelSmoothing().convertToDouble();
  if (smoothing > 0)
    target = b.add(b.mul(target, 1 - smoothing), b.div(smoothing, classes));
  Value losses = sumOfClasses(b, b.mul(logs, target), weight);
  if (in.getReduction() != LossReduction::mean)
    return reduced(b, losses, in.getReduction());
  Value count = b.count(b.sizesOf(logs), elementTypeOf(logs));
  return b.div(sumOfAll(b, losses), b.div(count, classes));
}

static Value ofClasses(CoreBuilder &b, Value logs, Value weight,
                       graph::CrossEntropyOp::Adaptor in) {
  Targets targets = targetsOf(b, in.getTarget(), weight, in.getIgnoreIndex(),
                              elementTypeOf(logs));
  Value losses = nllLosses(b, logs, targets);
  double smoothing = in.getLabelSmoothing().convertToDouble();
  if (smoothing > 0) {
    Value all = sumOfClasses(b, logs, weight);
    all = b.select(targets.isValid, all, 0.0);
    all = b.mul(all, b.div(smoothing, classCount(b, logs)));
    losses = b.add(b.mul(losses, 1 - smoothing), all);
  }
  return reduced(b, losses, targets, in.getReduction());
}

static Value crossEntropy(CoreBuilder &b, graph::CrossEntropyOp::Adaptor in) {
  Value x = b.wide(in.getX()), logs = logSoftmax(b, x, classDim(x));
  Value weight = in.getWeight() ? b.wide(in.getWeight()) : Value();
  bool areProbabilities = isa<FloatType>(elementTypeOf(in.getTarget()));
  return areProbabilities ? ofProbabilities(b, logs, weight, in)
                          : ofClasses(b, logs, weight, in);
}

void addLossRules(RuleTable table) {
  addLoss<graph::MseLossOp, mseLoss>(table);
  addLoss<graph::L1LossOp, l1Loss>(table);
  addLoss<graph::SmoothL1LossOp, smoothL1Loss>(table);
  addLoss<graph::HuberLossOp, huberLoss>(table);
  addLoss<graph::KlDivOp, klDiv>(table);
  addLoss<graph::BinaryCrossEntropyOp, binaryCrossEntropy>(table);
  addLoss<graph::BinaryCrossEntropyWithLogitsOp, crossEntropyOfLogits>(table);
  table.rule<graph::NllLossOp>(nllLoss);
  table.rule<graph::CrossEntropyOp>(crossEntropy);
}

} // namespace tcopt
