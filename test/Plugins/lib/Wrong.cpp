//===- Wrong.cpp - a target that makes one kernel wrong -------------------===//
//
// Kernels are those of the target cpu, but one of them subtracts instead of
// adding: the pass runs before the kernel is lowered, or after.
//
//===----------------------------------------------------------------------===//

#include "LikeCPU.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "tcopt/Target/Plugin.h"

using namespace mlir;
using namespace tcopt;

namespace {

constexpr llvm::StringLiteral kName(WRONG_NAME);
constexpr bool kIsLate = WRONG_IS_LATE;

template <typename AddOp, typename SubOp> void subtract(AddOp add) {
  OpBuilder builder(add);
  add.replaceAllUsesWith(
      SubOp::create(builder, add.getLoc(), add.getLhs(), add.getRhs())
          .getResult());
  add.erase();
}

struct WrongPass : PassWrapper<WrongPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(WrongPass)
  StringRef getArgument() const override { return kName; }
  void runOnOperation() override {
    bool isWanted = false;
    getOperation().walk([&](SymbolOpInterface op) {
      isWanted |= op.getName() == "softmax_sum_0" && !op.isDeclaration();
    });
    if (!isWanted)
      return;
    getOperation().walk(subtract<arith::AddFOp, arith::SubFOp>);
    getOperation().walk(subtract<LLVM::FAddOp, LLVM::FSubOp>);
  }
};

struct WrongBackend : LikeCPU {
  StringRef getName() const override { return kName; }
  void buildKernelPipeline(OpPassManager &units,
                           const TargetOptions &options) const override {
    addWrong(units, false);
    LikeCPU::buildKernelPipeline(units, options);
    addWrong(units, true);
  }
  void buildBufferPipeline(OpPassManager &passes,
                           const TargetOptions &options) const override {
    addWrong(passes.nest<ModuleOp>(), false);
    LikeCPU::buildBufferPipeline(passes, options);
    addWrong(passes.nest<ModuleOp>(), true);
  }

private:
  static void addWrong(OpPassManager &units, bool isLate) {
    if (isLate == kIsLate)
      units.addPass(std::make_unique<WrongPass>());
  }
};

} // namespace

TCOPT_BACKEND_PLUGIN(WRONG_NAME, "0.1", WrongBackend)
