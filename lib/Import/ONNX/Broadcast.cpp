//===- Broadcast.cpp - broadcasting of dynamic dimensions -----------------===//

#include "Broadcast.h"
#include "Importer.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "tcopt/Core/IR/CoreOps.h"
#include "tcopt/Graph/IR/GraphContractionOps.h"
#include "tcopt/Graph/IR/GraphShapeOps.h"
#include "tcopt/Interfaces/OpFacts.h"

using namespace mlir;
using tcopt::graph::rankOf;
using tcopt::graph::Size;
using tcopt::graph::Sizes;

namespace tcopt::onnx_import {

//===----------------------------------------------------------------------===//
// Common sizes
//===----------------------------------------------------------------------===//

static Value isSize(OpBuilder &builder, Location loc, Value size,
                    Value expected) {
  return builder.createOrFold<arith::CmpIOp>(loc, arith::CmpIPredicate::eq,
                                             size, expected);
}

Value CommonSizes::find(OpBuilder &builder, Pair pair) const {
  for (Pair each : {pair, Pair(pair.second, pair.first)})
    if (Value size = known.lookup(each);
        size && size.getParentRegion()->isAncestor(
                    builder.getInsertionBlock()->getParent()))
      return size;
  return {};
}

Value CommonSizes::build(OpBuilder &builder, Location loc, Pair pair) {
  auto [a, b] = pair;
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  Value size =
      arith::SelectOp::create(builder, loc, isSize(builder, loc, a, one), b, a);
  for (Value part : {a, b}) {
    parts.insert({part, size});
    SmallVector<Value> inner;
    for (auto [from, to] : parts)
      if (to == part)
        inner.push_back(from);
    for (Value from : inner)
      parts.insert({from, size});
  }
  return known[pair] = size;
}

Size CommonSizes::of(OpBuilder &builder, Location loc, Size a, Size b) {
  if (a == b || isConstantIntValue(b, 1))
    return a;
  if (isConstantIntValue(a, 1))
    return b;
  // Two different constants are an error that the op reports.
  if (getConstantIntValue(a))
    return a;
  if (getConstantIntValue(b))
    return b;
  Pair pair(cast<Value>(a), cast<Value>(b));
  if (broadcastsTo(pair.first, pair.second))
    return b;
  if (broadcastsTo(pair.second, pair.first))
    return a;
  if (Value size = find(builder, pair))
    return size;
  return build(builder, loc, pair);
}

void CommonSizes::forget(Region &region) {
  auto isInside = [&](Value value) {
    return region.isAncestor(value.getParentRegion());
  };
  for (auto &[pair, size] : llvm::to_vector(known))
    if (isInside(pair.first) || isInside(pair.second) || isInside(size))
      known.erase(pair);
  for (Pair pair : llvm::to_vector(parts))
    if (isInside(pair.first) || isInside(pair.second))
      parts.erase(pair);
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

NodeBuilder::NodeBuilder(Importer &importer, Location loc)
    : GraphBuilder(importer.ops(), loc), importer(importer) {}

Size NodeBuilder::sizeOf(Value x, int64_t dim) {
  return importer.sizeOf(x, dim, location());
}

Size NodeBuilder::commonSize(Size a, Size b) {
  return importer.commonSizes().of(ops(), location(), a, b);
}

Value NodeBuilder::broadcastTo(Value x, ArrayRef<Size> sizes) {
  SmallVector<int64_t> repeatable;
  int64_t added = int64_t(sizes.size()) - rankOf(x);
  for (int64_t dim = 0; dim < rankOf(x); ++dim)
    if (Size size = sizeOf(x, dim);
        !getConstantIntValue(size) && size != sizes[added + dim])
      repeatable.push_back(dim);
  return expand(x, sizes, repeatable);
}

void NodeBuilder::requireBroadcast(Size size, Size expected) {
  if (hasFailed() || size == expected || isConstantIntValue(size, 1))
    return;
  OpBuilder &builder = ops();
  Location loc = location();
  auto value = [&](Size of) {
    return getValueOrCreateConstantIndexOp(builder, loc, of);
  };
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  Value fits = builder.createOrFold<arith::OrIOp>(
      loc, isSize(builder, loc, value(size), one),
      isSize(builder, loc, value(size), value(expected)));
  core::RequireOp::create(
      builder, loc, fits,
      builder.getStringAttr("sizes must be 1 or those of the input"));
}

// Expands `x` to sizes of its rank; returns `x` if they are equal to its own.
Value NodeBuilder::expandTo(Value x, ArrayRef<Size> sizes) {
  SmallVector<int64_t> repeatable;
  for (auto [dim, size] : llvm::enumerate(sizes))
    if (Size own = sizeOf(x, dim); own != size && !getConstantIntValue(own))
      repeatable.push_back(dim);
  return repeatable.empty() || hasFailed() ? x : expand(x, sizes, repeatable);
}

// The last `keptDims` dimensions do not broadcast.
void NodeBuilder::alignOperands(MutableArrayRef<Value> operands,
                                unsigned keptDims) {
  SmallVector<Sizes> sizes(operands.size());
  int64_t rank = 0;
  for (auto [operand, own] : llvm::zip(operands, sizes)) {
    rank = std::max(rank, rankOf(operand));
    for (int64_t dim = 0; dim < rankOf(operand); ++dim)
      own.push_back(sizeOf(operand, dim));
  }
  for (int64_t fromLast = keptDims + 1; fromLast <= rank; ++fromLast) {
    Size common = ops().getIndexAttr(1);
    for (const Sizes &own : sizes)
      if (int64_t(own.size()) >= fromLast)
        common = commonSize(common, own[own.size() - fromLast]);
    for (Sizes &own : sizes)
      if (int64_t(own.size()) >= fromLast &&
          !getConstantIntValue(own[own.size() - fromLast]))
        own[own.size() - fromLast] = common;
  }
  for (auto [operand, to] : llvm::zip(operands, sizes))
    operand = expandTo(operand, to);
}

// Creates the op, because aligned dimensions are a property of an operation,
// and destroys it again. A dimension may be aligned with several others.
void NodeBuilder::alignOwn(OperationState &state) {
  Operation *op = Operation::create(state);
  SmallVector<AlignedDims> all = cast<OpFactsInterface>(op).alignedDims();
  op->destroy();
  llvm::MapVector<Value, Sizes> sizes;
  auto sizeIn = [&](const AlignedDim &aligned) -> Size & {
    Sizes &of = sizes[aligned.tensor];
    for (int64_t dim = of.size(); dim < rankOf(aligned.tensor); ++dim)
      of.push_back(sizeOf(aligned.tensor, dim));
    return of[aligned.dim];
  };
  for (const AlignedDims &aligned : all) {
    Size common = ops().getIndexAttr(1);
    for (const AlignedDim &each : aligned)
      common = commonSize(common, sizeIn(each));
    for (const AlignedDim &each : aligned)
      if (Size &size = sizeIn(each); !getConstantIntValue(size))
        size = common;
  }
  for (auto &[tensor, to] : sizes)
    // An operand that occurs twice may need different sizes each time.
    if (llvm::count(state.operands, tensor) == 1)
      llvm::replace(state.operands, tensor, expandTo(tensor, to));
}

// Expands the addend of a matrix product to the sizes of the product.
void NodeBuilder::alignAddend(OperationState &state) {
  Value x = state.operands[0], lhs = state.operands[1], rhs = state.operands[2];
  if (rankOf(lhs) != 2 || rankOf(rhs) != 2 || rankOf(x) > 2)
    return;
  Sizes sizes{sizeOf(lhs, 0), sizeOf(rhs, 1)};
  sizes.erase(sizes.begin(), sizes.end() - rankOf(x));
  for (auto [dim, size] : llvm::enumerate(sizes))
    if (Size own = sizeOf(x, dim); getConstantIntValue(own))
      size = own;
  state.operands[0] = expandTo(x, sizes);
}

void NodeBuilder::prepare(OperationState &state) {
  std::optional<RegisteredOperationName> name = state.name.getRegisteredInfo();
  const auto *facts = name ? name->getInterface<OpFactsInterface>() : nullptr;
  if (!facts || llvm::any_of(state.operands, [](Value operand) {
        return !isa<RankedTensorType, IndexType>(operand.getType());
      }))
    return;
  Broadcasting how = facts->broadcasting();
  unsigned first = std::min<unsigned>(how.first, state.operands.size());
  unsigned count = std::min<unsigned>(how.count, state.operands.size() - first);
  if (how.kind == Broadcasting::Kind::Operands)
    alignOperands(MutableArrayRef(state.operands).slice(first, count),
                  how.keptDims);
  else if (how.kind == Broadcasting::Kind::Own)
    alignOwn(state);
  else if (state.name.getStringRef() == graph::AddmmOp::getOperationName())
    alignAddend(state);
}

} // namespace tcopt::onnx_import
