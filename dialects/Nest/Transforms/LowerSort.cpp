//===- LowerSort.cpp - sort by calls of the runtime -----------------------===//
//
// A pass of its own because other targets sort in their own ways. Runs on
// buffers, whatever pipeline they belong to.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Nest/Transforms/Passes.h"

using namespace mlir;

namespace tcopt::nest {

#define GEN_PASS_DEF_LOWERSORTPASS
#include "tcopt/Nest/Transforms/Passes.h.inc"

namespace {

struct LowerSort : impl::LowerSortPassBase<LowerSort> {
  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    getOperation().walk([&](SortOp op) {
      if (op.getNumResults() != 0)
        return;
      rewriter.setInsertionPoint(op);
      StringRef callee = op.getDescending() ? "tcopt_rt_sort_descending"
                                            : "tcopt_rt_sort_ascending";
      rewriter.replaceOpWithNewOp<ExternOp>(
          op, TypeRange(), callee, ValueRange{op.getX()},
          ValueRange{op.getValues(), op.getIndices()});
      ++numSorts;
    });
  }
};

} // namespace
} // namespace tcopt::nest
