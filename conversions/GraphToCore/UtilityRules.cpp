//===- UtilityRules.cpp - rules of foreign operators and printing ---------===//
//
// A call of a user-defined op stays one. Operators that nobody knows are
// reported, and prints stay.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Core/IR/CoreCustomOps.h"
#include "tcopt/Graph/IR/GraphUtilityOps.h"

using namespace mlir;

namespace tcopt {

namespace {
struct CustomCallPattern : OpConversionPattern<graph::CustomCallOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(graph::CustomCallOp op, OpAdaptor in,
                  ConversionPatternRewriter &rewriter) const override {
    if (!allRanked(in.getInputs()))
      return rewriter.notifyMatchFailure(op, "operands are not ranked");
    rewriter.replaceOpWithNewOp<core::CustomCallOp>(
        op, op.getResultTypes(), in.getNameAttr(), in.getInputs(),
        in.getSizes(), in.getKernelAttributesAttr());
    return success();
  }
};
} // namespace

// The signature has the device of a result; inside of a program the target
// decides.
static Value toDevice(CoreBuilder &, graph::ToDeviceOp::Adaptor in) {
  return in.getX();
}

void addUtilityRules(RuleTable table) {
  table.add<CustomCallPattern>();
  table.rule<graph::ToDeviceOp>(toDevice);
}

} // namespace tcopt
