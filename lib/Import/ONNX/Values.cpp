//===- Values.cpp - tensors, their elements and their sizes ---------------===//

#include "Importer.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using tcopt::graph::GraphBuilder;
using tcopt::graph::Size;

namespace tcopt::onnx_import {

/// Vectors of more elements are tensors only.
static constexpr int64_t kMostElementValues = 64;

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

static std::optional<SmallVector<APInt>> constantsOf(ArrayRef<Value> elements,
                                                     unsigned width) {
  SmallVector<APInt> constants;
  for (Value element : elements) {
    APInt constant;
    if (!matchPattern(element, m_ConstantInt(&constant)))
      return std::nullopt;
    constants.push_back(constant.sextOrTrunc(width));
  }
  return constants;
}

static Value buildTensor(Item &item, GraphBuilder &b) {
  Type element = item.type.getElementType();
  if (auto constants =
          constantsOf(*item.elements, element.getIntOrFloatBitWidth()))
    return b.constant(DenseElementsAttr::get(item.type, *constants));
  SmallVector<Value> elements =
      llvm::map_to_vector(*item.elements, [&](Value value) -> Value {
        if (value.getType() == element)
          return value;
        return arith::IndexCastOp::create(b.ops(), b.location(), element,
                                          value);
      });
  return tensor::FromElementsOp::create(b.ops(), b.location(), item.type,
                                        elements);
}

Value Importer::tensorOf(Item &item, GraphBuilder &b) {
  if (item.tensor || b.hasFailed())
    return b.hasFailed() ? Value() : item.tensor;
  Value tensor = buildTensor(item, b);
  // One that is built in a branch or a loop is not there for what follows.
  if (builder.getInsertionBlock() == item.home)
    item.tensor = tensor;
  return tensor;
}

ElementsAttr Importer::constantOf(Item &item) {
  if (item.kind != Item::Kind::tensor)
    return {};
  if (item.tensor)
    return folder.fold(item.tensor);
  auto constants = constantsOf(
      *item.elements, item.type.getElementType().getIntOrFloatBitWidth());
  return constants ? DenseElementsAttr::get(item.type, *constants)
                   : ElementsAttr();
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

static Value elementConstant(GraphBuilder &b, const APInt &value) {
  OpBuilder &ops = b.ops();
  if (value.getBitWidth() == 1)
    return arith::ConstantIntOp::create(ops, b.location(), value.getBoolValue(),
                                        1);
  return arith::ConstantIndexOp::create(ops, b.location(),
                                        value.getSExtValue());
}

static bool canHaveElements(RankedTensorType type) {
  Type element = type.getElementType();
  bool isInteger = element.isSignlessInteger(64) ||
                   element.isSignlessInteger(32) || element.isInteger(1);
  return isInteger && type.getRank() <= 1 && type.hasStaticShape() &&
         type.getNumElements() <= kMostElementValues;
}

std::optional<SmallVector<Value>> Importer::knownElements(Item &item,
                                                          GraphBuilder &b) {
  if (item.elements || item.kind != Item::Kind::tensor)
    return item.elements;
  if (!canHaveElements(graph::rankedType(item.tensor)))
    return std::nullopt;
  auto constant = dyn_cast_if_present<DenseElementsAttr>(constantOf(item));
  if (!constant)
    return std::nullopt;
  SmallVector<Value> elements;
  for (const APInt &value : constant.getValues<APInt>())
    elements.push_back(elementConstant(b, value));
  return elements;
}

std::optional<SmallVector<Value>> Importer::elementsOf(Item &item,
                                                       GraphBuilder &b) {
  if (auto known = knownElements(item, b))
    return known;
  if (item.kind != Item::Kind::tensor ||
      !canHaveElements(graph::rankedType(item.tensor)))
    return std::nullopt;
  RankedTensorType type = graph::rankedType(item.tensor);
  SmallVector<Value> elements;
  for (int64_t i = 0; i < type.getNumElements(); ++i) {
    SmallVector<Value> at;
    if (type.getRank() == 1)
      at.push_back(arith::ConstantIndexOp::create(builder, b.location(), i));
    Value element =
        tensor::ExtractOp::create(builder, b.location(), item.tensor, at);
    if (!element.getType().isInteger(1))
      element = arith::IndexCastOp::create(builder, b.location(),
                                           builder.getIndexType(), element);
    elements.push_back(element);
  }
  return elements;
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

Size Importer::sizeOf(Value tensor, int64_t dim, Location loc) {
  auto type = cast<RankedTensorType>(tensor.getType());
  if (!type.isDynamicDim(dim))
    return builder.getIndexAttr(type.getDimSize(dim));
  Value known = sizes.lookup({tensor, dim});
  if (known && known.getParentRegion()->isAncestor(
                   builder.getInsertionBlock()->getParent()))
    return getAsOpFoldResult(known);
  Size size = findSize(tensor, dim, loc);
  if (auto value = dyn_cast<Value>(size))
    sizes[{tensor, dim}] = value;
  return size;
}

// Arguments of the function: one value for each symbol, at its beginning.
Size Importer::sizeOfArgument(BlockArgument argument, int64_t dim) {
  auto function = cast<func::FuncOp>(argument.getOwner()->getParentOp());
  auto names = function.getArgAttrOfType<ArrayAttr>(
      argument.getArgNumber(), graph::GraphDialect::kDimsAttr);
  Value &size = symbols[cast<StringAttr>(names[dim]).getValue()];
  if (size)
    return size;
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(argument.getOwner());
  size = tensor::DimOp::create(builder, function.getLoc(), argument, dim);
  return size;
}

Size Importer::findSize(Value tensor, int64_t dim, Location loc) {
  if (auto arg = dyn_cast<BlockArgument>(tensor)) {
    if (isa_and_present<func::FuncOp>(arg.getOwner()->getParentOp()))
      return sizeOfArgument(arg, dim);
    return Value(tensor::DimOp::create(builder, loc, tensor, dim));
  }
  Operation *op = tensor.getDefiningOp();
  if (isa<graph::CastOp, tensor::CastOp>(op))
    return sizeOf(op->getOperand(0), dim, loc);
  if (auto rule = dyn_cast<ShapeRuleOpInterface>(op)) {
    ShapeContext shapes(op->getName().getStringRef(), loc, &builder);
    auto source = [&](Value of, int64_t at) {
      Size size = sizeOf(of, at, loc);
      if (auto value = dyn_cast<Value>(size))
        return Dim::ofValue(value);
      return Dim(*getConstantIntValue(size));
    };
    shapes.setSizeSource(source);
    FailureOr<InferredTensors> tensors = rule.inferShapes(shapes);
    const auto &shape =
        (*tensors)[cast<OpResult>(tensor).getResultNumber()].shape;
    Dim found = (*shape)[dim];
    if (found.value)
      return getAsOpFoldResult(found.value);
    if (found.isStatic())
      return builder.getIndexAttr(*found.constant);
  }
  return Value(tensor::DimOp::create(builder, loc, tensor, dim));
}

//===----------------------------------------------------------------------===//
// Values that go away
//===----------------------------------------------------------------------===//

void Importer::forget(Value value) {
  folder.forget(value);
  for (int64_t dim = 0; dim < graph::rankOf(value); ++dim)
    sizes.erase({value, dim});
}

void Importer::forget(Region &region) {
  auto forgetAll = [&](ValueRange values) {
    for (Value value : values)
      folder.forget(value);
  };
  region.walk([&](Operation *op) {
    forgetAll(op->getResults());
    for (Region &inner : op->getRegions())
      forgetAll(inner.getArguments());
  });
  forgetAll(region.getArguments());
  auto isInside = [&](Value value) {
    return region.isAncestor(value.getParentRegion());
  };
  for (auto &[key, size] : llvm::to_vector(sizes))
    if (isInside(key.first) || isInside(size))
      sizes.erase(key);
}

} // namespace tcopt::onnx_import
  common.forget(region);
