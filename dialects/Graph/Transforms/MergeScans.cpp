//===- MergeScans.cpp - one loop for scans that carry the same ------------===//

#include "mlir/Transforms/RegionUtils.h"
#include "tcopt/Graph/Transforms/Passes.h"
#include "tcopt/Graph/Transforms/ScanEdit.h"

using namespace mlir;

namespace tcopt::graph {

#define GEN_PASS_DEF_GRAPHMERGESCANS
#include "tcopt/Graph/Transforms/Passes.h.inc"

static bool loopAlike(ScanOp scan, ScanOp other) {
  return scan.getInits() == other.getInits() && scan.getXs() == other.getXs() &&
         scan.getDim() == other.getDim() &&
         scan.getReverse() == other.getReverse();
}

// Whether the ops could stand in the scan.
static bool canMoveInto(ScanOp scan, ArrayRef<Operation *> ops) {
  auto isBefore = [&](Value value) {
    Operation *def = value.getDefiningOp();
    return !def || def->getBlock() != scan->getBlock() ||
           def->isBeforeInBlock(scan);
  };
  return llvm::all_of(ops, [&](Operation *op) {
    llvm::SetVector<Value> inside;
    getUsedValuesDefinedAbove(op->getRegions(), inside);
    return llvm::all_of(op->getOperands(), isBefore) &&
           llvm::all_of(inside, isBefore);
  });
}

namespace {
/// Has the first of two scans do what the second does as well.
class Merger {
public:
  Merger(ScanOp first, ScanOp second)
      : first(first), second(second),
        equal(first.getBody().front(), second.getBody().front()) {}

  /// Null if they do not carry the same.
  ScanOp run();

private:
  bool carryTheSame();
  void moveOthers(ArrayRef<Operation *> others);

  ScanOp first, second;
  EqualValues equal;
  IRMapping map;
};
} // namespace

// If all iterations so far have begun with the same values, so does the next.
bool Merger::carryTheSame() {
  for (auto [argument, same] : llvm::zip_equal(second.getBody().getArguments(),
                                               first.getBody().getArguments()))
    equal.set(argument, same);
  equal.match();
  unsigned carried = numCarried(first);
  auto yielded = [&](ScanOp scan) {
    Operation *yield = scan.getBody().front().getTerminator();
    return ValueRange(yield->getOperands()).take_front(carried);
  };
  return llvm::all_of_zip(yielded(first), yielded(second),
                          [&](Value value, Value other) {
                            return equal.inReference(other) == value;
                          });
}

void Merger::moveOthers(ArrayRef<Operation *> others) {
  Block &body = second.getBody().front();
  for (BlockArgument argument : body.getArguments())
    map.map(argument, equal.inReference(argument));
  for (Operation &op : body.without_terminator())
    for (Value result : op.getResults())
      if (Value same = equal.inReference(result))
        map.map(result, same);
  OpBuilder builder(first.getBody().front().getTerminator());
  for (Operation *op : others)
    builder.clone(*op, map);
}

ScanOp Merger::run() {
  if (!carryTheSame())
    return {};
  SmallVector<Operation *> others;
  for (Operation &op : second.getBody().front().without_terminator())
    if (!equal.isMatched(&op))
      others.push_back(&op);
  if (!canMoveInto(first, others))
    return {};
  moveOthers(others);
  unsigned carried = numCarried(first);
  ScanEdit edit(first);
  unsigned numStacked = second->getNumResults() - carried;
  for (unsigned i = 0; i < numStacked; ++i)
    edit.addStacked(map.lookupOrDefault(stackedValue(second, i)));
  ScanOp merged = edit.apply();
  for (unsigned i = 0; i < carried; ++i)
    second.getResult(i).replaceAllUsesWith(merged.getResult(i));
  for (unsigned i = 0; i < numStacked; ++i)
    second.getResult(carried + i).replaceAllUsesWith(edit.newStack(i));
  second.erase();
  return merged;
}

namespace {
struct MergeScans : impl::GraphMergeScansBase<MergeScans> {
  void runOnOperation() override {
    getOperation()->walk<WalkOrder::PreOrder>([&](Block *block) {
      llvm::DenseMap<size_t, SmallVector<ScanOp, 1>> known;
      for (ScanOp scan : llvm::make_early_inc_range(block->getOps<ScanOp>()))
        add(known[llvm::hash_combine_range(scan->getOperands())], scan);
    });
  }

private:
  void add(SmallVectorImpl<ScanOp> &alike, ScanOp scan) {
    for (ScanOp &first : alike)
      if (loopAlike(first, scan))
        if (ScanOp merged = Merger(first, scan).run()) {
          first = merged;
          ++numMerged;
          return;
        }
    alike.push_back(scan);
  }
};
} // namespace

} // namespace tcopt::graph
