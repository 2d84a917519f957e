//===- EmulatedAccesses.cpp - accesses that a GPU does not do -------------===//

#include "EmulatedAccesses.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace tcopt;

static bool isOfVector(const llvm::Instruction &access) {
  return llvm::isa<llvm::LoadInst, llvm::StoreInst>(access) &&
         llvm::getLoadStoreType(&access)->isVectorTy() &&
         llvm::getLoadStoreAlignment(&access) > 1;
}

// A thread that does not wait for others goes on to its end.
static void dropAlignment(llvm::Instruction &access) {
  if (auto *load = llvm::dyn_cast<llvm::LoadInst>(&access))
    load->setAlignment(llvm::Align(1));
  else
    llvm::cast<llvm::StoreInst>(access).setAlignment(llvm::Align(1));
}

static void check(llvm::Instruction &access, llvm::FunctionCallee report) {
  llvm::IRBuilder<> builder(&access);
  uint64_t alignment = llvm::getLoadStoreAlignment(&access).value();
  llvm::Type *word = builder.getInt64Ty();
  llvm::Value *address = builder.CreatePtrToInt(
      const_cast<llvm::Value *>(llvm::getLoadStorePointerOperand(&access)),
      word);
  llvm::Value *rest = builder.CreateAnd(address, alignment - 1);
  llvm::Value *isWrong = builder.CreateIsNotNull(rest);
  llvm::MDNode *never =
      llvm::MDBuilder(access.getContext()).createUnlikelyBranchWeights();
  llvm::Instruction *then = llvm::SplitBlockAndInsertIfThen(
      isWrong, access.getIterator(), /*Unreachable=*/false, never);
  builder.SetInsertPoint(then);
  builder.CreateCall(report, {address, builder.getInt32(alignment)});
  dropAlignment(access);
}

void tcopt::checkAlignment(llvm::Function &kernel) {
  llvm::SmallVector<llvm::Instruction *> accesses;
  for (llvm::Instruction &instruction : llvm::instructions(kernel))
    if (isOfVector(instruction))
      accesses.push_back(&instruction);
  if (accesses.empty())
    return;
  llvm::IRBuilder<> builder(kernel.getContext());
  llvm::FunctionCallee report = kernel.getParent()->getOrInsertFunction(
      "tcopt_emulated_misaligned", builder.getVoidTy(), builder.getInt64Ty(),
      builder.getInt32Ty());
  for (llvm::Instruction *access : accesses)
    check(*access, report);
}
