//===- LowerRows.cpp - kernels of ops over the same rows become launches --===//
//
// A pass of its own, before upstream's bufferization: ops pass SSA values to
// each other, and the only buffers are the arguments of the function.
//
//===----------------------------------------------------------------------===//

#include "RowKernel.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "tcopt/Conversion/NestToGPU.h"
#include "tcopt/Conversion/NestToLoops/RowRelations.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

namespace tcopt {
#define GEN_PASS_DEF_CUDALOWERROWS
#include "tcopt/Conversion/NestToGPU/Passes.h.inc"
} // namespace tcopt

namespace {
struct CUDALowerRows : tcopt::impl::CUDALowerRowsBase<CUDALowerRows> {
  void runOnOperation() override {
    func::FuncOp function = getOperation();
    auto schedule =
        dyn_cast_or_null<cuda::RowsAttr>(nest::getSchedule(function));
    if (!schedule)
      return;
    if (failed(lower(function, schedule)))
      return signalPassFailure();
    function->removeDiscardableAttr(nest::NestDialect::getScheduleAttrName());
    ++numLowered;
  }

  LogicalResult lower(func::FuncOp function, cuda::RowsAttr schedule) {
    Block &body = function.getBody().front();
    SmallVector<bufferization::MaterializeInDestinationOp> ends(
        body.getOps<bufferization::MaterializeInDestinationOp>());
    SmallVector<Value> results, targets;
    for (bufferization::MaterializeInDestinationOp end : ends) {
      results.push_back(end.getSource());
      targets.push_back(end.getDest());
    }
    std::string reason;
    std::optional<RowProgram> program = buildRows(body, results, &reason);
    if (!program)
      return function.emitOpError()
             << "#cuda.rows: expected ops over the same rows, but " << reason;
    if (failed(checkRows(function, *program, schedule)) ||
        failed(loops::checkOverwritten(function, *program, targets,
                                       "#cuda.rows", mayOverwriteRow)))
      return failure();
    RowKernel(function, *program, schedule, targets).run();
    for (bufferization::MaterializeInDestinationOp end : ends)
      end.erase();
    for (Operation &op : llvm::make_early_inc_range(llvm::reverse(body)))
      // Failures are reported in the loops.
      if (isOpTriviallyDead(&op) ||
          (isa<linalg::LinalgOp>(op) && op.use_empty()))
        op.erase();
    return success();
  }
};
} // namespace
