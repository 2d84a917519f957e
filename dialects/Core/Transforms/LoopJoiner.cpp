//===- LoopJoiner.cpp - join the loops of ops between reshapes ------------===//

#include "tcopt/Core/Transforms/ReshapePlacer.h"

using namespace mlir;

namespace tcopt::core {

static bool isSplatConstant(Operation *op) {
  auto constant = dyn_cast_if_present<ConstantOp>(op);
  return constant && isa<SplatElementsAttr>(constant.getValue());
}

/// Ops whose loops are not joined, but which are fused with their neighbours.
static bool isFusedWithReaders(Operation *op) {
  return isa<ConvolutionOp, ReduceWindowOp, ArgReduceWindowOp, UpdateSliceOp>(
      op);
}

static bool isFusedWithOperands(Operation *op) {
  return isa<ReduceWindowOp, ArgReduceWindowOp, UpdateSliceOp>(op);
}

LoopJoiner::LoopJoiner(Block &block)
    : block(block), depths(block), sizes(block) {
  MapCopies(block, depths).run();
  for (Operation &op : block)
    if (hasLoops(&op))
      loops[&op] = addLoops(joins, &op, sizes);
  for (Operation &op : block)
    link(&op);
  joins.finish();
}

void LoopJoiner::link(Operation *op) {
  auto it = loops.find(op);
  if (it == loops.end())
    return;
  for (OpOperand &use : op->getOpOperands()) {
    Operation *producer = use.get().getDefiningOp();
    ArrayRef<unsigned> own = it->second.operands[use.getOperandNumber()];
    if (!producer || own.empty() || isReadFromMemory(use) ||
        !depths.areClose(producer, op))
      continue;
    if (isFusedWithReaders(producer))
      llvm::for_each(own, [&](unsigned loop) { joins.pin(loop); });
    auto from = loops.find(producer);
    if (from != loops.end())
      for (auto [a, b] : llvm::zip_equal(from->second.result, own))
        joins.unite(a, b);
  }
  pinReaders(op);
}

void LoopJoiner::pinReaders(Operation *op) {
  if (llvm::any_of(op->getUsers(), isFusedWithOperands))
    for (unsigned loop : loops[op].result)
      joins.pin(loop);
}

//===----------------------------------------------------------------------===//
// Demands
//===----------------------------------------------------------------------===//

unsigned LoopJoiner::run() {
  unsigned placed = placeReshapes();
  if (placed == 0)
    return 0;
  rewrite();
  foldReshapes(block, sizes);
  for (Operation *op : llvm::reverse(old))
    op->erase();
  eraseDead(block);
  return placed;
}

unsigned LoopJoiner::placeReshapes() {
  unsigned placed = 0;
  for (auto reshape : block.getOps<ReshapeOp>()) {
    std::optional<ReshapeGroups> groups = sizes.groupsOf(reshape);
    if (!groups)
      continue;
    for (OpOperand &use : reshape->getUses())
      placed += place(reshape, use, *groups);
  }
  return placed;
}

/// Joins the loops on both sides of a reshape between ops that can be fused.
bool LoopJoiner::place(ReshapeOp reshape, OpOperand &use,
                       const ReshapeGroups &groups) {
  auto from = loops.find(reshape.getX().getDefiningOp());
  auto to = loops.find(use.getOwner());
  if (from == loops.end() || to == loops.end() || isReadFromMemory(use) ||
      !depths.areClose(from->first, to->first))
    return false;
  ArrayRef<unsigned> left = from->second.result;
  ArrayRef<unsigned> right = to->second.operands[use.getOperandNumber()];
  LoopJoins::Demand demand;
  auto add = [&](ArrayRef<unsigned> dims, ArrayRef<unsigned> of) {
    std::vector<unsigned> list;
    for (unsigned dim : dims)
      list.push_back(of[dim]);
    demand.joined.push_back(std::move(list));
  };
  for (const ReshapeGroup &group : groups.groups) {
    if (group.from.size() > 1)
      add(group.from, left);
    if (group.to.size() > 1)
      add(group.to, right);
  }
  for (unsigned dim : groups.dropped)
    demand.dropped.push_back(left[dim]);
  for (unsigned dim : groups.added)
    demand.dropped.push_back(right[dim]);
  return (!demand.joined.empty() || !demand.dropped.empty()) &&
         joins.apply(demand);
}

//===----------------------------------------------------------------------===//
// Rewriting
//===----------------------------------------------------------------------===//

void LoopJoiner::rewrite() {
  // Values of sizes are created, and moved, on the way.
  SmallVector<Operation *> ops;
  for (Operation &op : block)
    if (loops.contains(&op))
      ops.push_back(&op);
  for (Operation *op : ops)
    rewrite(op);
  replaceOld();
}

void LoopJoiner::rewrite(Operation *op) {
  const OpLoops &own = loops[op];
  bool isSame = isUnchanged(joins.dimsOf(own.result));
  for (ArrayRef<unsigned> operand : own.operands)
    isSame &= isUnchanged(joins.dimsOf(operand));
  if (isSame)
    return;
  SmallVector<Value> operands;
  for (unsigned number = 0; number < op->getNumOperands(); ++number)
    operands.push_back(operandOf(op, number));
  OpBuilder builder(op);
  Operation *created = createJoined(builder, op, own, joins, operands, sizes);
  for (auto [before, after] :
       llvm::zip_equal(op->getResults(), created->getResults()))
    joined[before] = after;
  old.insert(op);
}

Value LoopJoiner::operandOf(Operation *op, unsigned number) {
  OpOperand &use = op->getOpOperand(number);
  Value tensor = use.get();
  SmallVector<int64_t> dims = joins.dimsOf(loops[op].operands[number]);
  if (!isa<RankedTensorType>(tensor.getType()))
    return tensor;
  Operation *producer = tensor.getDefiningOp();
  bool isLinked = producer && loops.contains(producer) &&
                  !isReadFromMemory(use) && depths.areClose(producer, op);
  if (isLinked && joined.contains(tensor))
    return joined[tensor];
  return isUnchanged(dims) ? tensor : viewOf(tensor, dims);
}

/// Moves the builder behind a value that is not defined where it is.
static void setInsertionPointBehind(OpBuilder &builder, Value value) {
  Operation *op = value ? value.getDefiningOp() : nullptr;
  Block *block = builder.getInsertionBlock();
  if (op && op->getBlock() == block &&
      builder.getInsertionPoint() != block->end() &&
      !op->isBeforeInBlock(&*builder.getInsertionPoint()))
    builder.setInsertionPointAfter(op);
}

Value LoopJoiner::viewOf(Value tensor, ArrayRef<int64_t> dims) {
  std::vector<int64_t> key(dims);
  Value &view = views[{tensor.getAsOpaquePointer(), key}];
  if (view)
    return view;
  OpBuilder builder(block.getParentOp());
  Operation *op = tensor.getDefiningOp();
  if (op && op->getBlock() == &block)
    builder.setInsertionPointAfter(op);
  else
    builder.setInsertionPointToStart(&block);
  if (isSplatConstant(op)) {
    auto splat = cast<SplatElementsAttr>(cast<ConstantOp>(op).getValue());
    view = ConstantOp::create(builder, tensor.getLoc(),
                              cast<ElementsAttr>(splat.resizeSplat(
                                  joinType(tensor.getType(), dims))));
    return view;
  }
  SmallVector<OpFoldResult> to =
      sizes.valuesOf(joinSizes(sizes.of(tensor), dims));
  for (OpFoldResult size : to)
    setInsertionPointBehind(builder, dyn_cast<Value>(size));
  view = ReshapeOp::create(builder, tensor.getLoc(), tensor, to);
  return view;
}

/// Replaces an op for its other readers by a view of the new op.
void LoopJoiner::replaceOld() {
  for (Operation *op : old) {
    OpBuilder builder(op);
    for (Value result : op->getResults()) {
      auto isOutside = [&](OpOperand &use) {
        return !old.contains(use.getOwner());
      };
      if (!llvm::any_of(result.getUses(), isOutside))
        continue;
      Value view = joined[result];
      if (!isUnchanged(joins.dimsOf(loops[op].result)))
        view = ReshapeOp::create(builder, op->getLoc(), view,
                                 sizes.valuesOf(sizes.of(result)));
      result.replaceUsesWithIf(view, isOutside);
    }
  }
}

} // namespace tcopt::core
