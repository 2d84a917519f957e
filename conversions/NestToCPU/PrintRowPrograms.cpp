//===- PrintRowPrograms.cpp - print the row programs of kernels -----------===//
//
// A pass for tests: what both targets emit loops from can be read and checked
// without one.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Conversion/NestToCPU.h"
#include "tcopt/Conversion/NestToLoops/RowProgram.h"
#include "tcopt/Nest/IR/NestOps.h"

using namespace mlir;
using namespace tcopt;

namespace tcopt {
#define GEN_PASS_DEF_NESTPRINTROWPROGRAMS
#include "tcopt/Conversion/NestToCPU/Passes.h.inc"
} // namespace tcopt

namespace {
struct PrintRowPrograms
    : tcopt::impl::NestPrintRowProgramsBase<PrintRowPrograms> {
  void runOnOperation() override {
    nest::KernelOp kernel = getOperation();
    Block &body = kernel.getBody().front();
    std::string reason;
    std::optional<loops::RowProgram> program = loops::buildRowProgram(
        body, body.getTerminator()->getOperands(), &reason);
    llvm::outs() << kernel.getSymName() << '\n';
    if (!program) {
      llvm::outs() << "no row program: " << reason << '\n';
      return;
    }
    loops::print(*program, llvm::outs());
    ++numPrograms;
  }
};
} // namespace
