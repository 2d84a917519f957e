//===- MergeAttention.cpp - one attention for both of its results ---------===//
//
// Reverse mode needs the logsumexp of an attention that the program computes
// without. Its rule makes a second op, which this pass makes the only one.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Graph/IR/GraphAttentionOps.h"
#include "tcopt/Graph/Transforms/Passes.h"

using namespace mlir;

namespace tcopt::graph {

#define GEN_PASS_DEF_GRAPHMERGEATTENTION
#include "tcopt/Graph/Transforms/Passes.h.inc"

using AttentionOp = ScaledDotProductAttentionOp;

// Whether both compute the same scores and results of the same types.
static bool areEqual(AttentionOp a, AttentionOp b) {
  auto haveEqualTypes = [](auto pair) {
    return std::get<0>(pair).getType() == std::get<1>(pair).getType();
  };
  return llvm::all_of(llvm::zip(a.getResults(), b.getResults()),
                      haveEqualTypes) &&
         a.getOperands() == b.getOperands() &&
         a.getProperties().operandSegmentSizes ==
             b.getProperties().operandSegmentSizes &&
         a.getIsCausal() == b.getIsCausal() &&
         a.getScaleAttr() == b.getScaleAttr() &&
         a.getEnableGqaAttr() == b.getEnableGqaAttr() &&
         a.getDropoutAttr() == b.getDropoutAttr();
}

namespace {
struct GraphMergeAttention
    : impl::GraphMergeAttentionBase<GraphMergeAttention> {
  void runOnOperation() override {
    getOperation()->walk([&](Block *block) { merge(*block); });
  }

private:
  void merge(Block &block) {
    llvm::DenseMap<Value, SmallVector<AttentionOp, 1>> known;
    for (AttentionOp op :
         llvm::make_early_inc_range(block.getOps<AttentionOp>())) {
      SmallVector<AttentionOp, 1> &alike = known[op.getQuery()];
      auto first = llvm::find_if(
          alike, [&](AttentionOp other) { return areEqual(other, op); });
      if (first == alike.end()) {
        alike.push_back(op);
        continue;
      }
      *first = joined(*first, op);
      ++numMerged;
    }
  }

  // Returns the op that is kept, in front of the users of both.
  AttentionOp joined(AttentionOp first, AttentionOp later) {
    AttentionOp kept = first;
    if (!first.getLogsumexp() && later.getLogsumexp()) {
      later->moveBefore(first);
      kept = later;
    }
    AttentionOp other = kept == first ? later : first;
    for (auto [from, to] : llvm::zip(other.getResults(), kept.getResults()))
      from.replaceAllUsesWith(to);
    other.erase();
    return kept;
  }
};
} // namespace

} // namespace tcopt::graph
