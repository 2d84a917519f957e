//===- ShareRows.cpp - groups over the same rows become one ---------------===//
//
// A pass of its own between forming groups and outlining them.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Conversion/NestToLoops/ShareRows.h"
#include "ContractionChoice.h"
#include "RowSchedule.h"
#include "tcopt/Conversion/NestToGPU.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

namespace tcopt {
#define GEN_PASS_DEF_CUDASHAREROWS
#include "tcopt/Conversion/NestToGPU/Passes.h.inc"
} // namespace tcopt

namespace {
struct CUDAShareRows : tcopt::impl::CUDAShareRowsBase<CUDAShareRows> {
  void runOnOperation() override {
    const CudaChip &chip = chipOf(getOperation());
    auto whyNot = [&](const loops::RowProgram &program) {
      std::string reason;
      (void)chooseRows(program, chip, &reason);
      return reason;
    };
    numJoined +=
        loops::shareRows(getOperation(), {getArgument(), acceptsReduction,
                                          /*takesWindows=*/true, whyNot});
  }
};
} // namespace
