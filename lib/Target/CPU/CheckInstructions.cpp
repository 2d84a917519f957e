//===- CheckInstructions.cpp - refuse instructions that a CPU lacks -------===//
//
// A pass because LLVM's code generator ends the process where it has no
// instruction for an intrinsic. Schedules that are written by hand may ask for
// what their target has not.
//
//===----------------------------------------------------------------------===//

#include "Instructions.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "tcopt/Target/CPU/HostMachine.h"
#include "tcopt/Target/CPU/Passes.h"
#include "tcopt/Tcopt/IR/Accessors.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_CPUCHECKINSTRUCTIONSPASS
#include "tcopt/Target/CPU/Passes.h.inc"

namespace {
struct CPUCheckInstructions
    : impl::CPUCheckInstructionsPassBase<CPUCheckInstructions> {
  void runOnOperation() override {
    markAllAnalysesPreserved();
    SmallVector<LLVM::CallIntrinsicOp> calls;
    getOperation()->walk(
        [&](LLVM::CallIntrinsicOp call) { calls.push_back(call); });
    if (calls.empty())
      return;
    numChecked += calls.size();
    TargetAttr target = getTarget(getOperation());
    CpuTarget cpu = target ? cpuOf(target) : hostCpu();
    // A kernel has few intrinsics, many times each.
    llvm::StringMap<StringRef> missing;
    for (LLVM::CallIntrinsicOp call : calls) {
      StringRef name = call.getIntrin();
      auto [row, isNew] = missing.try_emplace(name);
      if (isNew)
        row->second = missingFeature(name, cpu);
      if (!row->second.empty())
        refuse(call, row->second, cpu);
    }
  }

private:
  void refuse(LLVM::CallIntrinsicOp call, StringRef feature,
              const CpuTarget &cpu) {
    call->emitOpError("expected a target with ")
        << feature << " for '" << call.getIntrin() << "' but found cpu '"
        << cpu.cpu << "'";
    signalPassFailure();
  }
};
} // namespace

} // namespace tcopt
