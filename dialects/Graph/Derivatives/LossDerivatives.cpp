//===- LossDerivatives.cpp - losses ---------------------------------------===//
//
// Values at kinks are PyTorch's.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Graph/Derivatives/Rules.h"
#include "tcopt/Graph/IR/GraphActivationOps.h"
#include "tcopt/Graph/IR/GraphIndexingOps.h"
#include "tcopt/Graph/IR/GraphLossOps.h"
#include "tcopt/Graph/IR/GraphNormalizationOps.h"
#include "tcopt/Graph/IR/GraphReductionOps.h"
#include "tcopt/Graph/IR/GraphShapeOps.h"

using namespace mlir;

namespace tcopt::graph {

//===----------------------------------------------------------------------===//
// Of elements
//===----------------------------------------------------------------------===//

static SmallVector<int64_t> allDims(Value x) {
  return llvm::to_vector(llvm::seq(rankOf(x)));
}

// A tensor of the sizes of the losses: `x` unless the operands' types differ.
static Value sizedAsLosses(RuleBuilder &b, Operation *op) {
  Value all = op->getOperand(0);
  for (Value other : op->getOperands().drop_front())
    if (all && other.getType() != all.getType())
      all = b.make<AddOp>(all, other);
  return all;
}

// The cotangent of each loss. Of rank 0 where all have the same and the
// operands' sizes are those of the losses.
template <typename OpT> static Expr lossCotangent(Vjp &v, OpT op) {
  Expr d = v.wide(v.ct());
  if (op.getReduction() == LossReduction::none)
    return d;
  Value all = sizedAsLosses(v, op);
  if (v.hasFailed())
    return d;
  if (op.getReduction() == LossReduction::mean)
    d = d / v.countAlong(all, allDims(all), d.elementType());
  return all == op.getX() ? d : v.expr(v.expandTo(d, all));
}

// Losses of x - target, of which `slope` is the derivative.
template <typename OpT, auto slope> static void differenceVjp(Vjp &v, OpT op) {
  Expr d = lossCotangent(v, op);
  Expr gradient = d * slope(v.wide(op.getX()) - v.wide(op.getTarget()), op);
  v.give(op.getX(), gradient);
  if (v.wants(op.getTarget()))
    v.give(op.getTarget(), -gradient);
}

static Expr mseSlope(Expr x, MseLossOp) { return 2.0 * x; }
static Expr l1Slope(Expr x, L1LossOp) { return sign(x); }

static Expr smoothL1Slope(Expr x, SmoothL1LossOp op) {
  double beta = op.getBeta().convertToDouble();
  return beta == 0 ? sign(x) : where(abs(x) >= beta, sign(x), x / beta);
}

static Expr huberSlope(Expr x, HuberLossOp op) {
  double delta = op.getDelta().convertToDouble();
  return where(abs(x) >= delta, delta * sign(x), x);
}

static void klDivVjp(Vjp &v, KlDivOp op) {
  Expr d = lossCotangent(v, op);
  Expr x = v.wide(op.getX()), target = v.wide(op.getTarget());
  Expr probability = op.getLogTarget() ? exp(target) : target;
  if (v.wants(op.getX()))
    v.give(op.getX(), -d * probability);
  if (!v.wants(op.getTarget()))
    return;
  // The quotient is 1, or NaN where the target is 0.
  Expr slope = op.getLogTarget() ? probability * (target - x) + probability
                                 : log(target) + target / target - x;
  v.give(op.getTarget(), d * slope);
}

//===----------------------------------------------------------------------===//
// Of two classes
//===----------------------------------------------------------------------===//

static Expr timesWeight(RuleBuilder &b, Expr d, Value weight) {
  return weight ? d * b.wide(weight) : d;
}

static void binaryCrossEntropyVjp(Vjp &v, BinaryCrossEntropyOp op) {
  Expr d = lossCotangent(v, op), weighted = timesWeight(v, d, op.getWeight());
  Expr x = v.wide(op.getX()), target = v.wide(op.getTarget());
  if (v.wants(op.getX())) {
    Expr spread = maximum((1.0 - x) * x, 1e-12f); // as PyTorch, in f32
    v.give(op.getX(), weighted * ((x - target) / spread));
  }
  if (v.wants(op.getTarget()))
    v.give(op.getTarget(), weighted * (log(1.0 - x) - log(x)));
  if (v.wants(op.getWeight()))
    v.give(op.getWeight(), d * v.expr(v.make<BinaryCrossEntropyOp>(
                                   x, target, Value(), LossReduction::none)));
}

static void crossEntropyOfLogitsVjp(Vjp &v, BinaryCrossEntropyWithLogitsOp op) {
  Expr d = lossCotangent(v, op), weighted = timesWeight(v, d, op.getWeight());
  Expr x = v.wide(op.getX()), target = v.wide(op.getTarget());
  Expr positive = v.wide(op.getPosWeight());
  if (v.wants(op.getX())) {
    Expr yes = op.getPosWeight() ? positive * target : target;
    Expr all = op.getPosWeight() ? yes + 1.0 - target : Expr();
    Expr expected = all.value() ? all * sigmoid(x) : sigmoid(x);
    v.give(op.getX(), weighted * (expected - yes));
  }
  auto softplus = [&] { return -x.apply<LogsigmoidOp>(); };
  if (v.wants(op.getTarget())) {
    Expr slope = op.getPosWeight() ? (positive - 1.0) * softplus() - x : -x;
    v.give(op.getTarget(), weighted * slope);
  }
  if (v.wants(op.getPosWeight()))
    v.give(op.getPosWeight(), weighted * target * softplus());
  if (v.wants(op.getWeight()))
    v.give(op.getWeight(),
           d * v.expr(v.make<BinaryCrossEntropyWithLogitsOp>(
                   x, target, Value(), positive, LossReduction::none)));
}

//===----------------------------------------------------------------------===//
// Of classes
//===----------------------------------------------------------------------===//

static int64_t classDim(Value x) { return rankOf(x) == 1 ? 0 : 1; }

static SmallVector<int64_t> allButClasses(Value x) {
  SmallVector<int64_t> dims = allDims(x);
  dims.erase(dims.begin() + classDim(x));
  return dims;
}

// A vector of the classes in the rank of `x`.
static Expr alongClasses(RuleBuilder &b, Value vector, Value x) {
  if (b.hasFailed())
    return b.expr(vector);
  Sizes sizes(rankOf(x), b.ops().getIndexAttr(1));
  sizes[classDim(x)] = b.sizeOf(vector, 0);
  return b.expr(b.reshape(vector, sizes));
}

// The cotangent of the loss of each position, of size 1 along the classes;
// `count` makes what `mean` divides by. Of rank 0 where all have the same.
template <typename OpT>
static Expr positionCotangent(Vjp &v, OpT op,
                              llvm::function_ref<Expr(Type)> count) {
  Expr d = v.wide(v.ct());
  if (op.getReduction() == LossReduction::none)
    return d.apply<UnsqueezeOp>(classDim(op.getX()));
  return op.getReduction() == LossReduction::sum ? d
                                                 : d / count(d.elementType());
}

namespace {
/// Targets that are classes.
class ClassTargets {
public:
  template <typename OpT>
  ClassTargets(Vjp &v, OpT op)
      : b(v), x(op.getX()), weight(op.getWeight()),
        ignored(op.getIgnoreIndex()),
        target(
            v.expr(op.getTarget()).template apply<UnsqueezeOp>(classDim(x))) {
    Type type = target.elementType();
    // Else no target can be the one to be ignored.
    if (!type.isInteger(32) || int32_t(ignored) == ignored)
      isValid = ne(target, v.expr(v.integer(ignored, type)));
  }

  /// Whether a class is the position's target and not to be ignored.
  Expr isTarget() const {
    Type type = target.elementType();
    Value numbers = b.arange(b.integer(0, type), b.integer(1, type),
                             b.sizeOf(x, classDim(x)));
    Expr isSame = eq(target, alongClasses(b, numbers, x));
    // Negative numbers are no class anyway.
    return ignored < 0 ? isSame : valid(isSame);
  }
  /// 0 where the target is to be ignored.
  Expr valid(Expr x) const {
    if (!isValid.value())
      return x;
    return x.elementType().isInteger(1) ? x & isValid : where(isValid, x, 0.0);
  }
  /// The sum of the weights of the targets.
  Expr totalWeight(Type type) const {
    if (!weight && !isValid.value())
      return b.countAlong(target, allDims(target), type);
    Expr each = weight ? valid(weightOfTarget()) : isValid.cast(type);
    return b.sum(each, allDims(each));
  }

private:
  Expr weightOfTarget() const {
    return b.expr(b.make<IndexOp>(b.wide(weight), ValueRange{valid(target)},
                                  ArrayRef<int64_t>{0}));
  }

  RuleBuilder &b;
  Value x, weight;
  int64_t ignored;
  Expr target, isValid;
};
} // namespace

// A class's weight is a factor of losses; with `mean` they are also divided by
// the weights of targets.
template <typename OpT>
static void giveClassWeight(Vjp &v, OpT op, Expr d, Expr losses,
                            Expr isTarget) {
  Expr sum = d * losses;
  if (isTarget.value() && op.getReduction() == LossReduction::mean)
    sum = sum - where(isTarget, d * v.wide(op.getResult()), 0.0);
  v.give(op.getWeight(), v.sum(sum, allButClasses(op.getX())));
}

static void nllLossVjp(Vjp &v, NllLossOp op) {
  ClassTargets targets(v, op);
  Expr isTarget = targets.isTarget(), x = v.wide(op.getX());
  Expr d = positionCotangent(
      v, op, [&](Type type) { return targets.totalWeight(type); });
  if (v.wants(op.getX())) {
    Expr slope = op.getWeight()
                     ? d * alongClasses(v, v.wide(op.getWeight()), op.getX())
                     : d;
    v.give(op.getX(), where(isTarget, -slope, 0.0));
  }
  if (v.wants(op.getWeight()))
    giveClassWeight(v, op, d, where(isTarget, -x, 0.0), isTarget);
}

// (1 - label_smoothing) x + label_smoothing / classes.
static Expr smoothed(RuleBuilder &b, Expr x, CrossEntropyOp op) {
  double smoothing = op.getLabelSmoothing().convertToDouble();
  if (smoothing == 0)
    return x;
  Expr classes = b.countAlong(op.getX(), classDim(op.getX()), x.elementType());
  return (1 - smoothing) * x + smoothing / classes;
}

// Of x: the probabilities minus the expected ones, which sum to one unless they
// are weighted.
static Expr crossEntropySlope(RuleBuilder &b, CrossEntropyOp op, Expr expected,
                              bool sumsToOne) {
  int64_t dim = classDim(op.getX());
  Expr probabilities = b.wide(op.getX()).apply<SoftmaxOp>(dim);
  return (sumsToOne ? probabilities
                    : probabilities * b.sum(expected, dim, true)) -
         expected;
}

// `expected` are the probabilities of the target, `d` is the cotangent of each
// position's loss. `isTarget` is null where the target is of probabilities.
static void giveCrossEntropy(Vjp &v, CrossEntropyOp op, Expr expected, Expr d,
                             Expr isTarget) {
  Expr weight = op.getWeight()
                    ? alongClasses(v, v.wide(op.getWeight()), op.getX())
                    : Expr();
  if (v.wants(op.getX())) {
    Expr weighted = weight.value() ? expected * weight : expected;
    bool sumsToOne = !weight.value() && isTarget.value();
    v.give(op.getX(), d * crossEntropySlope(v, op, weighted, sumsToOne));
  }
  bool wantsTarget = !isTarget.value() && v.wants(op.getTarget());
  if (!wantsTarget && !v.wants(op.getWeight()))
    return;
  Expr losses = -v.wide(op.getX()).apply<LogSoftmaxOp>(classDim(op.getX()));
  if (wantsTarget) {
    double scale = 1 - op.getLabelSmoothing().convertToDouble();
    Expr weighted = weight.value() ? losses * weight : losses;
    v.give(op.getTarget(), d * (scale * weighted));
  }
  if (v.wants(op.getWeight()))
    giveClassWeight(v, op, d, expected * losses, isTarget);
}

static void crossEntropyVjp(Vjp &v, CrossEntropyOp op) {
  Value x = op.getX();
  if (isa<FloatType>(elementType(op.getTarget()))) {
    Expr d = positionCotangent(v, op, [&](Type type) {
      return v.countAlong(x, allButClasses(x), type);
    });
    Expr expected = smoothed(v, v.wide(op.getTarget()), op);
    return giveCrossEntropy(v, op, expected, d, Expr());
  }
  ClassTargets targets(v, op);
  Expr isTarget = targets.isTarget();
  Expr d = positionCotangent(
      v, op, [&](Type type) { return targets.totalWeight(type); });
  Expr expected = smoothed(v, isTarget.cast(d.elementType()), op);
  giveCrossEntropy(v, op, expected, targets.valid(d), isTarget);
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

void addLossDerivatives(DerivativeTable t) {
  t.rule<MseLossOp, differenceVjp<MseLossOp, mseSlope>>();
  t.rule<L1LossOp, differenceVjp<L1LossOp, l1Slope>>();
  t.rule<SmoothL1LossOp, differenceVjp<SmoothL1LossOp, smoothL1Slope>>();
  t.rule<HuberLossOp, differenceVjp<HuberLossOp, huberSlope>>();
  t.rule<KlDivOp, klDivVjp>();
  t.rule<BinaryCrossEntropyOp, binaryCrossEntropyVjp>();
  t.rule<BinaryCrossEntropyWithLogitsOp, crossEntropyOfLogitsVjp>();
  t.rule<NllLossOp, nllLossVjp>();
  t.rule<CrossEntropyOp, crossEntropyVjp>();
}

} // namespace tcopt::graph
