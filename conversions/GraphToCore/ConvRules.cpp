//===- ConvRules.cpp - rules of convolutions ------------------------------===//

#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Graph/IR/GraphConvOps.h"

using namespace mlir;

namespace tcopt {

static Value conv(CoreBuilder &b, graph::ConvOp::Adaptor in) {
  Value y = b.make<core::ConvolutionOp>(
      in.getX(), in.getWeight(), in.getStride(), in.getPadding(),
      in.getPadding(), in.getDilation(), in.getGroups());
  return b.addBias(y, in.getBias(), 1);
}

void addConvRules(RuleTable table) { table.rule<graph::ConvOp>(conv); }

} // namespace tcopt
