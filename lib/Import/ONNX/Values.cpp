//===- Values.cpp - tensors, their elements and their sizes ---------------===//

#include "Importer.h"
#include "SizePrediction.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "tcopt/Core/IR/CoreOps.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using tcopt::graph::GraphBuilder;
using tcopt::graph::Size;

namespace tcopt::onnx_import {

/// Vectors of more elements are tensors only.
static constexpr int64_t kMostElementValues = 64;
/// The maximum number of values that an error traces back to inputs of the
/// model.
static constexpr size_t kMostTraced = 1 << 12;

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

/// Whether elements of a tensor are tracked as values. A dynamic number of
/// elements counts as `unknown`.
static bool canHaveElements(RankedTensorType type, int64_t unknown) {
  Type element = type.getElementType();
  bool isInteger = element.isSignlessInteger(64) ||
                   element.isSignlessInteger(32) || element.isInteger(1);
  int64_t count = type.hasStaticShape() ? type.getNumElements() : unknown;
  return isInteger && type.getRank() <= 1 && count <= kMostElementValues;
}

std::optional<SmallVector<Value>> Importer::knownElements(Item &item,
                                                          GraphBuilder &b) {
  if (item.elements || item.kind != Item::Kind::tensor)
    return item.elements;
  if (!canHaveElements(graph::rankedType(item.tensor), kMostElementValues))
    return std::nullopt;
  auto constant = dyn_cast_if_present<DenseElementsAttr>(constantOf(item));
  if (!constant || !canHaveElements(cast<RankedTensorType>(constant.getType()),
                                    kMostElementValues))
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
  if (item.kind != Item::Kind::tensor)
    return std::nullopt;
  Value tensor = item.tensor;
  if (graph::rankOf(tensor) == 1)
    tensor = withStatedSize(tensor, 0, b.location());
  RankedTensorType type = graph::rankedType(tensor);
  if (!canHaveElements(type, /*unknown=*/INT64_MAX))
    return std::nullopt;
  SmallVector<Value> elements;
  for (int64_t i = 0; i < type.getNumElements(); ++i) {
    SmallVector<Value> at;
    if (type.getRank() == 1)
      at.push_back(arith::ConstantIndexOp::create(builder, b.location(), i));
    Value element =
        tensor::ExtractOp::create(builder, b.location(), tensor, at);
    if (!element.getType().isInteger(1))
      element = arith::IndexCastOp::create(builder, b.location(),
                                           builder.getIndexType(), element);
    elements.push_back(element);
  }
  return elements;
}

SmallVector<StringRef> Importer::inputsOf(Item &item) {
  llvm::SetVector<Value> seen;
  if (item.tensor)
    seen.insert(item.tensor);
  else if (item.elements)
    seen.insert_range(*item.elements);
  SmallVector<StringRef> names;
  for (size_t i = 0; i < seen.size() && seen.size() < kMostTraced; ++i) {
    Value value = seen[i];
    if (Operation *op = value.getDefiningOp()) {
      seen.insert_range(op->getOperands());
      continue;
    }
    auto argument = cast<BlockArgument>(value);
    if (isa_and_present<func::FuncOp>(argument.getOwner()->getParentOp()))
      names.push_back(inputs[argument.getArgNumber()]->name());
  }
  return names;
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

std::optional<int64_t> Importer::statedSize(BlockArgument argument,
                                            int64_t dim) {
  auto given = options.values.find(inputs[argument.getArgNumber()]->name());
  if (given != options.values.end() &&
      given->second.rank() == graph::rankOf(argument))
    return given->second.shape()[dim];
  auto function = cast<func::FuncOp>(argument.getOwner()->getParentOp());
  auto names = function.getArgAttrOfType<ArrayAttr>(
      argument.getArgNumber(), graph::GraphDialect::kDimsAttr);
  auto symbol = options.sizes.find(cast<StringAttr>(names[dim]).getValue());
  return symbol == options.sizes.end() ? std::nullopt
                                       : std::optional(symbol->second);
}

std::optional<int64_t> Importer::predict(Value value) {
  return predictSize(value, [this](BlockArgument argument, int64_t dim) {
    return statedSize(argument, dim);
  });
}

Value Importer::withStatedSize(Value tensor, int64_t dim, Location loc) {
  auto value = dyn_cast<Value>(sizeOf(tensor, dim, loc));
  std::optional<int64_t> size = value ? predict(value) : std::nullopt;
  if (!size)
    return tensor;
  Value expected = arith::ConstantIndexOp::create(builder, loc, *size);
  Value holds = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                      value, expected);
  core::RequireOp::create(
      builder, loc, holds,
      builder.getStringAttr("the model was imported for the size " +
                            Twine(*size)));
  RankedTensorType type = graph::rankedType(tensor);
  SmallVector<int64_t> sizes(type.getShape());
  sizes[dim] = *size;
  return tensor::CastOp::create(
      builder, loc, RankedTensorType::get(sizes, type.getElementType()),
      tensor);
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
  common.forget(region);
}

} // namespace tcopt::onnx_import
