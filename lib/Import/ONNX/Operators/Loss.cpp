//===- Loss.cpp - losses --------------------------------------------------===//

#include "Families.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_import {

/// Without the attribute no class is ignored: none has this number.
static int64_t ignoredClass(Node &n) {
  return n.integer("ignore_index", std::numeric_limits<int64_t>::min());
}

static LossReduction readReduction(Node &n) {
  std::string name = n.choice("reduction", "mean", {"none", "mean", "sum"});
  return llvm::StringSwitch<LossReduction>(name)
      .Case("none", LossReduction::none)
      .Case("sum", LossReduction::sum)
      .Default(LossReduction::mean);
}

static void checkClasses(Node &n, Value x) {
  if (!n.hasFailed() && rankOf(x) < 2)
    n.error("expected an input of rank 2 or more but found rank " +
            Twine(rankOf(x)));
}

static Value loss(Node &n, Value logarithms) {
  Value target = n.in(1), weight = n.optional(2);
  LossReduction reduction = readReduction(n);
  return n.b.make<NllLossOp>(logarithms, target, weight, ignoredClass(n),
                             reduction);
}

static void importNegativeLogLikelihood(Node &n) {
  Value x = n.in(0);
  checkClasses(n, x);
  n.out(loss(n, x));
}

static void importSoftmaxCrossEntropy(Node &n) {
  Value x = n.in(0);
  checkClasses(n, x);
  Value logarithms = n.b.make<LogSoftmaxOp>(x, 1);
  n.out(0, loss(n, logarithms));
  n.out(1, logarithms);
}

void addLossOperators(OperatorTable &t) {
  t.add("NegativeLogLikelihoodLoss", {12, 13, 22}, {2, 3},
        importNegativeLogLikelihood);
  t.add("SoftmaxCrossEntropyLoss", {12, 13}, {2, 3}, importSoftmaxCrossEntropy);
}

} // namespace tcopt::onnx_import
