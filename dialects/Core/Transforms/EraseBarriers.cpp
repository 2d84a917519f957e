//===- EraseBarriers.cpp - remove core.barrier ----------------------------===//
//
// A pass of the phase fuse, behind the last one that merges equal computations
// on tensors.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "tcopt/Core/IR/CoreOps.h"
#include "tcopt/Core/Transforms/Passes.h"

using namespace mlir;

namespace tcopt::core {

#define GEN_PASS_DEF_COREERASEBARRIERS
#include "tcopt/Core/Transforms/Passes.h.inc"

namespace {

struct CoreEraseBarriers : impl::CoreEraseBarriersBase<CoreEraseBarriers> {
  void runOnOperation() override {
    getOperation()->walk([&](BarrierOp op) {
      Value x = op.getX();
      if (x.getType() != op.getType()) {
        OpBuilder builder(op);
        x = tensor::CastOp::create(builder, op.getLoc(), op.getType(), x);
      }
      op.replaceAllUsesWith(x);
      op.erase();
      ++numErased;
    });
  }
};

} // namespace
} // namespace tcopt::core
