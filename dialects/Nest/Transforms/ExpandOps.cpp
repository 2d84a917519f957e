//===- ExpandOps.cpp - ops of nest as plain loops -------------------------===//
//
// For the reference lowering, after kernels were replaced by their bodies: what
// linalg ops are to convert-linalg-to-loops.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "tcopt/Nest/Transforms/Passes.h"
#include "tcopt/Nest/Transforms/ScatterLoops.h"
#include "tcopt/Rt/IR/RtOps.h"

using namespace mlir;

namespace tcopt::nest {

#define GEN_PASS_DEF_EXPANDOPSPASS
#include "tcopt/Nest/Transforms/Passes.h.inc"

namespace {

struct ExpandOps : impl::ExpandOpsPassBase<ExpandOps> {
  void runOnOperation() override {
    getOperation().walk([&](ScatterOp op) {
      if (op.getNumResults() != 0)
        return;
      OpBuilder builder(op);
      emitScatterLoops(builder, op, wholeScatter(builder, op));
      op.erase();
      ++numExpanded;
    });
  }
};

} // namespace
} // namespace tcopt::nest
