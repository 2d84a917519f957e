//===- Loss.cpp - how far values are from what they should be -------------===//

#include "Exporter.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_export {

static void reduceLosses(Export &x, const Name &losses,
                         LossReduction reduction) {
  if (reduction == LossReduction::none)
    return x.out(losses);
  x.node(reduction == LossReduction::sum ? "ReduceSum" : "ReduceMean", {losses},
         {{"keepdims", int64_t(0)}});
}

static Name distance(Export &x) {
  return x.e.op("Abs", {x.e.op("Sub", {x.in(0u), x.in(1u)})});
}

static void exportMse(MseLossOp op, Export &x) {
  Name off = x.e.op("Sub", {x.in(0u), x.in(1u)});
  reduceLosses(x, x.e.op("Mul", {off, off}), op.getReduction());
}

static void exportL1(L1LossOp op, Export &x) {
  reduceLosses(x, distance(x), op.getReduction());
}

/// `d^2 * square` where d is below the limit, else `d * slope - rest`.
static Name piecewise(Export &x, const Name &d, double limit, double square,
                      double slope, double rest) {
  Name small = x.e.op("Mul", {x.e.op("Mul", {d, d}), x.number(square)});
  Name large =
      x.e.op("Sub", {x.e.op("Mul", {d, x.number(slope)}), x.number(rest)});
  return x.e.op("Where", {x.e.op("Less", {d, x.number(limit)}), small, large});
}

static void exportSmoothL1(SmoothL1LossOp op, Export &x) {
  double beta = op.getBeta().convertToDouble();
  Name d = distance(x);
  reduceLosses(x,
               beta == 0 ? d : piecewise(x, d, beta, 0.5 / beta, 1, beta / 2),
               op.getReduction());
}

static void exportHuber(HuberLossOp op, Export &x) {
  double delta = op.getDelta().convertToDouble();
  reduceLosses(x,
               piecewise(x, distance(x), delta, 0.5, delta, delta * delta / 2),
               op.getReduction());
}

static void exportKlDiv(KlDivOp op, Export &x) {
  Name target = x.in(1u);
  if (op.getLogTarget()) {
    Name off = x.e.op("Sub", {target, x.in(0u)});
    return reduceLosses(x, x.e.op("Mul", {x.e.op("Exp", {target}), off}),
                        op.getReduction());
  }
  Name zero = x.number(0);
  Name entropy =
      x.e.op("Where", {x.e.op("Equal", {target, zero}), zero,
                       x.e.op("Mul", {target, x.e.op("Log", {target})})});
  reduceLosses(x, x.e.op("Sub", {entropy, x.e.op("Mul", {target, x.in(0u)})}),
               op.getReduction());
}

static Name weighted(Export &x, const Name &losses, Value weight) {
  return weight ? x.e.op("Mul", {losses, x.in(weight)}) : losses;
}

static void exportBinaryCrossEntropy(BinaryCrossEntropyOp op, Export &x) {
  auto logarithm = [&](const Name &of) {
    return x.e.op("Max", {x.e.op("Log", {of}), x.number(-100)});
  };
  Name one = x.number(1), target = x.in(op.getTarget());
  Name hit = x.e.op("Mul", {target, logarithm(x.in(0u))});
  Name miss = x.e.op("Mul", {x.e.op("Sub", {one, target}),
                             logarithm(x.e.op("Sub", {one, x.in(0u)}))});
  Name losses = x.e.op("Neg", {x.e.op("Add", {hit, miss})});
  reduceLosses(x, weighted(x, losses, op.getWeight()), op.getReduction());
}

static void exportWithLogits(BinaryCrossEntropyWithLogitsOp op, Export &x) {
  Name one = x.number(1), target = x.in(op.getTarget());
  Name rest = x.e.op("Softplus", {x.e.op("Neg", {x.in(0u)})});
  if (op.getPosWeight()) {
    Name more = x.e.op("Sub", {x.in(op.getPosWeight()), one});
    rest = x.e.op("Mul",
                  {rest, x.e.op("Add", {one, x.e.op("Mul", {more, target})})});
  }
  Name miss = x.e.op("Mul", {x.e.op("Sub", {one, target}), x.in(0u)});
  Name losses = x.e.op("Add", {miss, rest});
  reduceLosses(x, weighted(x, losses, op.getWeight()), op.getReduction());
}

//===----------------------------------------------------------------------===//
// Of classes
//===----------------------------------------------------------------------===//

template <typename OpT>
static void exportOfClasses(OpT op, Export &x, StringRef type) {
  if (x.rank() < 2)
    return x.refuse("expected a dimension of examples");
  x.node(type, x.all(),
         {{"reduction", stringifyLossReduction(op.getReduction()).str()},
          {"ignore_index", int64_t(op.getIgnoreIndex())}});
}

static void exportCrossEntropy(CrossEntropyOp op, Export &x) {
  if (isa<FloatType>(x.elementType(1)))
    return x.refuse("there are targets that are classes only");
  if (op.getLabelSmoothing().convertToDouble() != 0)
    return x.refuse("label smoothing has no counterpart");
  exportOfClasses(op, x, "SoftmaxCrossEntropyLoss");
}

void addLossExports(ExportTable &t) {
  t.add<MseLossOp>(exportMse);
  t.add<L1LossOp>(exportL1);
  t.add<SmoothL1LossOp>(exportSmoothL1);
  t.add<HuberLossOp>(exportHuber);
  t.add<KlDivOp>(exportKlDiv);
  t.add<BinaryCrossEntropyOp>(exportBinaryCrossEntropy);
  t.add<BinaryCrossEntropyWithLogitsOp>(exportWithLogits);
  t.add<NllLossOp>([](NllLossOp op, Export &x) {
    exportOfClasses(op, x, "NegativeLogLikelihoodLoss");
  });
  t.add<CrossEntropyOp>(exportCrossEntropy);
}

} // namespace tcopt::onnx_export
