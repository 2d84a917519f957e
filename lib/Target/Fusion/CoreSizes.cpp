//===- CoreSizes.cpp - equal sizes of tensors of core ---------------------===//

#include "CoreSizes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "tcopt/Core/IR/CoreOps.h"

using namespace mlir;
using namespace tcopt;

static bool isRanked(Value value) {
  return isa<RankedTensorType>(value.getType());
}

CoreSizes::CoreSizes(Block &block)
    : context(block.getParentOp()->getContext()) {
  for (Operation &op : block)
    visit(&op);
}

Dim CoreSizes::newSymbol() {
  return Dim::ofExpr(SizeExpr::symbol(numSymbols++));
}

uint32_t CoreSizes::numberOf(const SizeExpr &expr) {
  auto [it, isNew] = numbers.try_emplace(expr, uint32_t(parents.size()));
  if (isNew) {
    parents.push_back(it->second);
    constants.emplace_back();
  }
  return it->second;
}

uint32_t CoreSizes::leaderOf(uint32_t number) {
  while (parents[number] != number)
    number = parents[number] = parents[parents[number]];
  return number;
}

void CoreSizes::merge(Dim a, Dim b) {
  if (a.constant)
    std::swap(a, b);
  if (!a.expr)
    return;
  uint32_t leader = leaderOf(numberOf(a.expr));
  if (b.constant) {
    constants[leader] = b.constant;
  } else if (b.expr) {
    uint32_t other = leaderOf(numberOf(b.expr));
    if (!constants[leader])
      constants[leader] = constants[other];
    parents[other] = leader;
  }
}

/// A size that the type states is a constant, whatever is known otherwise.
void CoreSizes::setSizes(Value tensor, ArrayRef<Dim> sizes) {
  SmallVector<Dim, 4> known;
  ArrayRef<int64_t> shape = cast<RankedTensorType>(tensor.getType()).getShape();
  for (auto [i, size] : llvm::enumerate(shape)) {
    bool isStatic = !ShapedType::isDynamic(size);
    Dim found = i < sizes.size() ? sizes[i] : Dim();
    if (!found.constant && !found.expr)
      found = isStatic ? Dim(size) : newSymbol();
    if (isStatic) {
      merge(found, Dim(size));
      found = Dim(size);
    }
    known.push_back(found);
  }
  tensors[tensor] = std::move(known);
}

ArrayRef<Dim> CoreSizes::sizesOf(Value tensor) {
  if (!tensors.contains(tensor))
    setSizes(tensor, {});
  return tensors[tensor];
}

/// The size that an index value equals, as far as it follows from sizes.
Dim CoreSizes::valueOf(Value index) {
  if (std::optional<int64_t> constant = getConstantIntValue(index))
    return Dim(*constant);
  auto it = indices.find(index);
  if (it != indices.end())
    return it->second;
  Dim value;
  if (auto dim = index.getDefiningOp<tensor::DimOp>())
    if (auto number = dim.getConstantIndex();
        number && isRanked(dim.getSource()))
      if (ArrayRef<Dim> sizes = sizesOf(dim.getSource());
          *number >= 0 && *number < int64_t(sizes.size()))
        value = sizes[*number];
  if (!value.constant && !value.expr)
    value = newSymbol();
  return indices[index] = value;
}

void CoreSizes::visitRule(ShapeRuleOpInterface op) {
  if (!llvm::all_of(op->getOperands(), [](Value operand) {
        return !isa<TensorType>(operand.getType()) || isRanked(operand);
      }))
    return;
  SmallVector<SizeObligation> obligations;
  ShapeContext shapes(op->getName().getStringRef(), std::nullopt);
  auto sizeOf = [&](Value tensor, int64_t dim) { return sizesOf(tensor)[dim]; };
  auto indexOf = [&](Value index) { return valueOf(index); };
  shapes.setSizeSource(sizeOf);
  shapes.setValueSource(indexOf);
  shapes.recordObligations(obligations);
  FailureOr<InferredTensors> inferred = op.inferShapes(shapes);
  for (const SizeObligation &obligation : obligations)
    if (obligation.kind == SizeObligation::Kind::equal)
      merge(obligation.expected, obligation.found);
  if (succeeded(inferred))
    for (auto [result, tensor] : llvm::zip(op->getResults(), *inferred))
      if (isRanked(result) && tensor.shape)
        setSizes(result, *tensor.shape);
}

void CoreSizes::visit(Operation *op) {
  if (isa<core::ConvertOp, core::BitcastOp, tensor::CastOp>(op)) {
    if (isRanked(op->getOperand(0)) && isRanked(op->getResult(0)))
      setSizes(op->getResult(0),
               SmallVector<Dim, 4>(sizesOf(op->getOperand(0))));
  } else if (auto iota = dyn_cast<core::IotaOp>(op)) {
    SmallVector<Dim, 4> sizes;
    for (OpFoldResult size :
         getMixedValues(iota.getStaticSizes(), iota.getSizes(), context)) {
      auto value = dyn_cast<Value>(size);
      sizes.push_back(value ? valueOf(value) : Dim(*getConstantIntValue(size)));
    }
    setSizes(iota.getResult(), sizes);
  } else if (auto rule = dyn_cast<ShapeRuleOpInterface>(op)) {
    visitRule(rule);
  }
}

SmallVector<LoopSize, 4> CoreSizes::of(Value tensor) {
  SmallVector<LoopSize, 4> sizes;
  for (Dim size : SmallVector<Dim, 4>(sizesOf(tensor))) {
    if (!size.constant) {
      uint32_t leader = leaderOf(numberOf(size.expr));
      size.constant = constants[leader];
      if (!size.constant) {
        sizes.push_back(LoopSize::symbolic(leader + 1));
        continue;
      }
    }
    sizes.push_back(LoopSize::fixed(*size.constant));
  }
  return sizes;
}
