//===- MapCopies.cpp - ops that copy, at the depth of their readers -------===//

#include "mlir/IR/OperationSupport.h"
#include "mlir/Transforms/RegionUtils.h"
#include "tcopt/Core/Transforms/ReshapePlacer.h"

using namespace mlir;

namespace tcopt::core {

//===----------------------------------------------------------------------===//
// OpDepths
//===----------------------------------------------------------------------===//

/// Ops that fuse with no producer.
static bool isHeavy(Operation *op) {
  return !isa_and_present<CoreDialect>(op->getDialect())
             ? op->getNumRegions() > 0 || !isMemoryEffectFree(op)
             : isa<ContractOp, ConvolutionOp, ReduceWindowOp, ArgReduceWindowOp,
                   SortOp, CustomCallOp, BarrierOp>(op);
}

static SetVector<Value> readsOf(Operation *op) {
  SetVector<Value> reads(op->operand_begin(), op->operand_end());
  for (Region &region : op->getRegions())
    getUsedValuesDefinedAbove(region, reads);
  return reads;
}

OpDepths::OpDepths(Block &block) {
  for (Operation &op : block) {
    unsigned depth = 0;
    for (Value value : readsOf(&op))
      if (auto it = depths.find(value.getDefiningOp()); it != depths.end())
        depth = std::max(depth, it->second.first);
    depths[&op] = {depth + isHeavy(&op), 0};
  }
  for (Operation &op : llvm::reverse(block)) {
    unsigned below = depths[&op].second + isHeavy(&op);
    for (Value value : readsOf(&op))
      if (auto it = depths.find(value.getDefiningOp()); it != depths.end())
        it->second.second = std::max(it->second.second, below);
  }
}

bool OpDepths::areClose(Operation *producer, Operation *reader) const {
  return above(producer) == above(reader) || below(producer) == below(reader);
}

//===----------------------------------------------------------------------===//
// MapCopies
//===----------------------------------------------------------------------===//

/// Ops that their readers evaluate, and views of them.
static bool isMap(Operation *op) {
  return isa<BroadcastOp, TransposeOp, SliceOp, IotaOp, ReshapeOp>(op);
}

void MapCopies::run() {
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
    if (isMap(&op))
      visit(&op);
}

void MapCopies::visit(Operation *op) {
  // In the order of the program, so that the result is always the same.
  llvm::MapVector<unsigned, SmallVector<OpOperand *>> readers;
  bool isStored = false;
  for (OpOperand &use : op->getUses()) {
    Operation *reader = use.getOwner();
    if (reader->getBlock() != &block || isReadFromMemory(use) ||
        (!hasLoops(reader) && !isMap(reader)))
      isStored = true;
    else
      readers[depths.above(reader)].push_back(&use);
  }
  OpBuilder builder(op->getContext());
  builder.setInsertionPointAfter(op);
  for (auto &[depth, uses] : readers) {
    unsigned below = 0;
    for (OpOperand *use : uses)
      below = std::max(below, depths.below(use->getOwner()));
    if (depth == depths.above(op))
      continue;
    Operation *copy = op;
    if (isStored || readers.size() > 1) {
      copy = builder.clone(*op);
      for (OpOperand *use : uses)
        use->set(copy->getResult(0));
    }
    depths.set(copy, depth, below);
  }
}

static bool areEquivalent(Operation *a, Operation *b) {
  return OperationEquivalence::isEquivalentTo(
      a, b, OperationEquivalence::IgnoreLocations);
}

void MapCopies::merge(Block &block) {
  llvm::DenseMap<size_t, SmallVector<Operation *, 1>> known;
  for (Operation &op : llvm::make_early_inc_range(block)) {
    if (!isMap(&op))
      continue;
    SmallVector<Operation *, 1> &equal =
        known[size_t(OperationEquivalence::computeHash(
            &op, OperationEquivalence::directHashValue,
            OperationEquivalence::ignoreHashValue,
            OperationEquivalence::IgnoreLocations))];
    auto it = llvm::find_if(
        equal, [&](Operation *other) { return areEquivalent(other, &op); });
    if (it == equal.end()) {
      equal.push_back(&op);
      continue;
    }
    op.replaceAllUsesWith(*it);
    op.erase();
  }
}

} // namespace tcopt::core
