//===- CreationRules.cpp - rules of tensors from nothing ------------------===//

#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Graph/IR/GraphCreationOps.h"

using namespace mlir;

namespace tcopt {

static Value constant(CoreBuilder &b, graph::ConstantOp::Adaptor in) {
  return b.make<core::ConstantOp>(in.getValue());
}

static Value full(CoreBuilder &b, graph::FullOp::Adaptor in) {
  return b.broadcast(in.getValue(), {}, b.resultSizes<graph::FullOp>(in));
}

// start + i * step
static Value arange(CoreBuilder &b, graph::ArangeOp::Adaptor in) {
  Value start = b.wide(in.getStart()), step = b.wide(in.getStep());
  Sizes sizes = b.resultSizes<graph::ArangeOp>(in);
  return b.add(start, b.mul(b.iota(elementTypeOf(step), 0, sizes), step));
}

void addCreationRules(RuleTable table) {
  table.rule<graph::ConstantOp>(constant);
  table.rule<graph::FullOp>(full);
  table.rule<graph::ArangeOp>(arange);
}

} // namespace tcopt
