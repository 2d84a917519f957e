//===- CustomCall.cpp - core.custom_call to nest.extern -------------------===//
//
// The call keeps the element types that users know, since in memory Booleans
// and unsigned integers look like others.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/DialectConversion.h"
#include "tcopt/Conversion/CoreToLinalg.h"
#include "tcopt/Core/IR/CoreCustomOps.h"
#include "tcopt/Nest/IR/NestOps.h"

using namespace mlir;

namespace tcopt {

static ArrayAttr elementTypes(core::CustomCallOp op) {
  SmallVector<Type> types;
  for (ValueRange values :
       {ValueRange(op.getInputs()), ValueRange(op.getResults())})
    for (Value value : values)
      types.push_back(elementTypeOf(value));
  return Builder(op.getContext()).getTypeArrayAttr(types);
}

namespace {

struct CustomCallPattern : OpConversionPattern<core::CustomCallOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(core::CustomCallOp op, OpAdaptor a,
                  ConversionPatternRewriter &rewriter) const override {
    SmallVector<Value> inits;
    ValueRange sizes = a.getSizes();
    for (Type result : op.getResultTypes()) {
      auto type =
          cast<RankedTensorType>(getTypeConverter()->convertType(result));
      size_t unknown = type.getNumDynamicDims();
      inits.push_back(tensor::EmptyOp::create(rewriter, op.getLoc(), type,
                                              sizes.take_front(unknown)));
      sizes = sizes.drop_front(unknown);
    }
    DictionaryAttr attributes = op.getKernelAttributesAttr();
    rewriter.replaceOpWithNewOp<nest::ExternOp>(
        op, TypeRange(ValueRange(inits)), op.getNameAttr(), a.getInputs(),
        inits, attributes ? attributes : rewriter.getDictionaryAttr({}),
        elementTypes(op));
    return success();
  }
};

} // namespace

void populateCoreCustomCallToLinalgPatterns(const TypeConverter &converter,
                                            RewritePatternSet &patterns) {
  patterns.add<CustomCallPattern>(converter, patterns.getContext());
}

} // namespace tcopt
