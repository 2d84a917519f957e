//===- LoopCapture.cpp - what a loop uses from around it ------------------===//

#include "tcopt/Nest/Transforms/LoopCapture.h"
#include "mlir/Analysis/TopologicalSortUtils.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/Utils/MemRefUtils.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;

namespace tcopt::nest {

static bool isConstant(Value value) {
  return isa_and_nonnull<arith::ConstantOp>(value.getDefiningOp()) &&
         (value.getType().isIntOrIndexOrFloat() ||
          isa<VectorType>(value.getType()));
}

/// A buffer that can be given as a pointer and sizes.
static bool isBare(Type type) {
  auto buffer = dyn_cast<MemRefType>(type);
  return buffer && buffer.getLayout().isIdentity();
}

/// A view that cannot.
static bool isPart(Value value) {
  return isa<MemRefType>(value.getType()) && !isBare(value.getType()) &&
         isa_and_nonnull<ViewLikeOpInterface>(value.getDefiningOp());
}

LoopCapture::LoopCapture(Region &region, ValueRange others, Remade isRemade) {
  llvm::SetVector<Value> used;
  getUsedValuesDefinedAbove(region, used);
  used.insert_range(others);
  llvm::SetVector<Operation *> inner;
  for (size_t i = 0; i < used.size(); ++i) {
    Value value = used[i];
    Operation *op = value.getDefiningOp();
    if (isConstant(value)) {
      remade.push_back(op);
    } else if (isPart(value) || (op && isRemade && isRemade(op))) {
      inner.insert(op);
      used.insert_range(op->getOperands());
    } else {
      captured.push_back(value);
    }
  }
  llvm::append_range(remade, topologicalSort(inner));
}

static Value pointerTo(OpBuilder &builder, Location loc, Value buffer) {
  auto type = cast<MemRefType>(buffer.getType());
  if (type.getRank() == 0)
    return buffer;
  return memref::ReinterpretCastOp::create(
      builder, loc, MemRefType::get({}, type.getElementType()), buffer,
      /*offset=*/0, /*sizes=*/ArrayRef<int64_t>{},
      /*strides=*/ArrayRef<int64_t>{});
}

SmallVector<Value> LoopCapture::arguments(OpBuilder &builder, Location loc) {
  SmallVector<Value> values;
  for (Value value : captured) {
    if (!isBare(value.getType())) {
      values.push_back(value);
      continue;
    }
    values.push_back(pointerTo(builder, loc, value));
    auto type = cast<MemRefType>(value.getType());
    for (auto [i, size] : llvm::enumerate(type.getShape()))
      if (ShapedType::isDynamic(size))
        values.push_back(builder.createOrFold<memref::DimOp>(loc, value, i));
  }
  return values;
}

void LoopCapture::map(OpBuilder &builder, Location loc, Block *entry,
                      IRMapping &mapping) {
  unsigned next = 0;
  for (Value value : captured) {
    Value argument = entry->getArgument(next++);
    auto type = dyn_cast<MemRefType>(value.getType());
    if (type && isBare(type) && type.getRank() > 0)
      argument = rebuild(builder, loc, type, argument, entry, next);
    mapping.map(value, argument);
  }
  for (Operation *op : remade)
    builder.clone(*op, mapping);
}

/// The buffer behind a pointer whose unknown sizes are the next arguments.
Value LoopCapture::rebuild(OpBuilder &builder, Location loc, MemRefType type,
                           Value pointer, Block *entry, unsigned &next) {
  SmallVector<OpFoldResult> sizes;
  for (int64_t size : type.getShape())
    sizes.push_back(ShapedType::isDynamic(size)
                        ? OpFoldResult(entry->getArgument(next++))
                        : OpFoldResult(builder.getIndexAttr(size)));
  return memref::ReinterpretCastOp::create(
      builder, loc, type, pointer, builder.getIndexAttr(0), sizes,
      memref::computeStridesIRBlock(loc, builder, sizes));
}

} // namespace tcopt::nest
