//===- LowerRows.cpp - kernels of ops over the same rows become launches --===//
//
// A pass of its own, before upstream's bufferization: ops pass SSA values to
// each other, and the only buffers are the arguments of the function.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Conversion/NestToLoops/LowerRows.h"
#include "RowKernel.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "tcopt/Conversion/NestToGPU.h"

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
    return loops::lowerRows(
        function, {"#cuda.rows", buildRows, mayOverwriteRow,
                   [&](const RowProgram &program) {
                     return checkRows(function, program, schedule);
                   },
                   [&](const RowProgram &program, ValueRange targets) {
                     RowKernel(function, program, schedule, targets).run();
                     return success();
                   }});
  }
};
} // namespace
