//===- StorageTypes.cpp - element types as they are in memory -------------===//
//
// From here on tensors of i1 and ui8 are tensors of i8. These patterns rewrite
// what is not core: most ops only get other types; those that take elements out
// of tensors or put them in convert Booleans.
//
//===----------------------------------------------------------------------===//

#include "ScalarBuilder.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Func/Transforms/FuncConversions.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/Patterns.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "tcopt/Conversion/CoreToLinalg.h"
#include "tcopt/Core/IR/CoreShapeOps.h"
#include "tcopt/Graph/IR/GraphUtilityOps.h"
#include "tcopt/Nest/IR/NestOps.h"

using namespace mlir;

namespace tcopt {

void populateStorageTypeConversions(TypeConverter &converter) {
  converter.addConversion([](Type type) { return type; });
  converter.addConversion([](IntegerType type) -> Type {
    return type.isUnsigned() ? storageType(type) : type;
  });
  converter.addConversion([](TensorType type) -> Type {
    return type.clone(storageType(type.getElementType()));
  });
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

// The attribute with the elements' type in memory, or null.
static TypedAttr storedElements(ElementsAttr value) {
  Type element = value.getElementType(), stored = storageType(element);
  if (element == stored)
    return cast<TypedAttr>(value);
  // A resource holds a byte for each element of both types.
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(value))
    return DenseResourceElementsAttr::get(resource.getType().clone(stored),
                                          resource.getRawHandle());
  auto dense = dyn_cast<DenseIntElementsAttr>(value);
  if (!dense)
    return {};
  return dense.mapValues(stored,
                         [](const APInt &bits) { return bits.zext(8); });
}

namespace {

/// core.constant and arith.constant.
template <typename OpT> struct ConstantPattern : OpConversionPattern<OpT> {
  using OpConversionPattern<OpT>::OpConversionPattern;

  LogicalResult
  matchAndRewrite(OpT op, typename OpT::Adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto elements = dyn_cast<ElementsAttr>(Attribute(op.getValue()));
    TypedAttr value = elements ? storedElements(elements) : TypedAttr();
    Type type = this->getTypeConverter()->convertType(op.getType());
    if (!value)
      return rewriter.notifyMatchFailure(op, "expected dense elements");
    Value result = arith::ConstantOp::create(rewriter, op.getLoc(), value);
    if (result.getType() != type)
      result = tensor::CastOp::create(rewriter, op.getLoc(), type, result);
    rewriter.replaceOp(op, result);
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Elements of tensors
//===----------------------------------------------------------------------===//

/// A Boolean that is taken out of a tensor becomes a value again.
struct ExtractPattern : OpConversionPattern<tensor::ExtractOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(tensor::ExtractOp op, OpAdaptor a,
                  ConversionPatternRewriter &rewriter) const override {
    ScalarBuilder b(op.getLoc(), rewriter, true);
    Value stored = b.make<tensor::ExtractOp>(a.getTensor(), a.getIndices());
    bool isBool = op.getType().isInteger(1);
    rewriter.replaceOp(op,
                       isBool ? loadElement(b, stored, op.getType()) : stored);
    return success();
  }
};

/// Booleans that are put into a tensor.
struct FromElementsPattern : OpConversionPattern<tensor::FromElementsOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(tensor::FromElementsOp op, OpAdaptor a,
                  ConversionPatternRewriter &rewriter) const override {
    ScalarBuilder b(op.getLoc(), rewriter, true);
    Type element = op.getType().getElementType();
    SmallVector<Value> stored(a.getElements());
    if (element.isInteger(1))
      for (Value &value : stored)
        value = storeElement(b, value, element);
    rewriter.replaceOpWithNewOp<tensor::FromElementsOp>(
        op, getTypeConverter()->convertType(op.getType()), stored);
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Ops to which the element type is all one
//===----------------------------------------------------------------------===//

/// The same op with other types.
class RetypePattern : public ConversionPattern {
public:
  RetypePattern(const TypeConverter &converter, StringRef name,
                MLIRContext *context)
      : ConversionPattern(converter, name, 1, context) {}

  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const override {
    FailureOr<Operation *> typed =
        convertOpResultTypes(op, operands, *getTypeConverter(), rewriter);
    if (failed(typed))
      return failure();
    rewriter.replaceOp(op, *typed);
    return success();
  }
};

/// A group around ops of core, whose results are converted.
struct GroupPattern : OpConversionPattern<nest::GroupOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(nest::GroupOp op, OpAdaptor a,
                  ConversionPatternRewriter &rewriter) const override {
    auto group = nest::GroupOp::create(rewriter, op.getLoc(), a.getInits());
    group->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    rewriter.eraseBlock(&group.getBody().front());
    rewriter.inlineRegionBefore(op.getBody(), group.getBody(),
                                group.getBody().end());
    if (failed(
            rewriter.convertRegionTypes(&group.getBody(), *getTypeConverter())))
      return failure();
    rewriter.replaceOp(op, group.getResults());
    return success();
  }
};

struct GroupYieldPattern : OpConversionPattern<nest::YieldOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(nest::YieldOp op, OpAdaptor a,
                  ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<nest::YieldOp>(op, a.getValues());
    return success();
  }
};

/// Prints with the user's element type.
struct PrintPattern : OpConversionPattern<graph::PrintOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(graph::PrintOp op, OpAdaptor a,
                  ConversionPatternRewriter &rewriter) const override {
    Type known = op.getDtype().value_or(
        cast<ShapedType>(op.getX().getType()).getElementType());
    rewriter.modifyOpInPlace(op, [&] {
      op.getXMutable().assign(a.getX());
      op.setDtypeAttr(TypeAttr::get(known));
    });
    return success();
  }
};

} // namespace

static constexpr StringLiteral retypedOps[] = {
    "arith.select",        "check.close",         "check.equal",
    "core.barrier",        "tensor.cast",         "tensor.collapse_shape",
    "tensor.empty",        "tensor.expand_shape", "tensor.extract_slice",
    "tensor.insert_slice", "tensor.rank"};

//===----------------------------------------------------------------------===//
// Legality
//===----------------------------------------------------------------------===//

static void addFunctionLegality(const TypeConverter &converter,
                                ConversionTarget &target) {
  target.addDynamicallyLegalOp<func::FuncOp>([&](func::FuncOp op) {
    return converter.isSignatureLegal(op.getFunctionType()) &&
           converter.isLegal(&op.getBody());
  });
}

void populateStorageTypePatterns(const TypeConverter &converter,
                                 RewritePatternSet &patterns,
                                 ConversionTarget &target) {
  MLIRContext *context = patterns.getContext();
  populateFunctionOpInterfaceTypeConversionPattern<func::FuncOp>(patterns,
                                                                 converter);
  populateCallOpTypeConversionPattern(patterns, converter);
  populateReturnOpTypeConversionPattern(patterns, converter);
  patterns
      .add<ConstantPattern<core::ConstantOp>,
           ConstantPattern<arith::ConstantOp>, ExtractPattern,
           FromElementsPattern, GroupPattern, GroupYieldPattern, PrintPattern>(
          converter, context);
  for (StringRef name : retypedOps)
    patterns.add<RetypePattern>(converter, name, context);
  target.markUnknownOpDynamicallyLegal(
      [&](Operation *op) { return converter.isLegal(op); });
  addFunctionLegality(converter, target);
  scf::populateSCFStructuralTypeConversionsAndLegality(converter, patterns,
                                                       target);
}

} // namespace tcopt
