//===- EmulatedAtomics.cpp - sums of 16 bits by atomics -------------------===//

#include "EmulatedAtomics.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace tcopt;
using llvm::IRBuilder;

static bool isNarrowSum(const llvm::Instruction &instruction) {
  auto *atomic = llvm::dyn_cast<llvm::AtomicRMWInst>(&instruction);
  return atomic && atomic->getOperation() == llvm::AtomicRMWInst::FAdd &&
         atomic->getType()->is16bitFPTy();
}

// A sum in f32 is exact enough to be rounded once more.
static llvm::Value *addBits(llvm::Value *bits, llvm::Value *update,
                            IRBuilder<> &builder) {
  llvm::Type *narrow = update->getType(), *wide = builder.getFloatTy();
  llvm::Value *old =
      builder.CreateFPExt(builder.CreateBitCast(bits, narrow), wide);
  llvm::Value *sum = builder.CreateFAdd(old, builder.CreateFPExt(update, wide));
  return builder.CreateBitCast(builder.CreateFPTrunc(sum, narrow),
                               bits->getType());
}

// Exchanges the element's bits until they are the ones that the sum is of.
static void expand(llvm::AtomicRMWInst &atomic) {
  llvm::BasicBlock *before = atomic.getParent();
  llvm::BasicBlock *after = before->splitBasicBlock(atomic.getIterator());
  auto *loop = llvm::BasicBlock::Create(atomic.getContext(), "",
                                        before->getParent(), after);
  before->getTerminator()->eraseFromParent();
  IRBuilder<> builder(before);
  llvm::Align alignment(2);
  llvm::LoadInst *first = builder.CreateAlignedLoad(
      builder.getInt16Ty(), atomic.getPointerOperand(), alignment);
  first->setAtomic(llvm::AtomicOrdering::Monotonic);
  builder.CreateBr(loop);
  builder.SetInsertPoint(loop);
  llvm::PHINode *bits = builder.CreatePHI(builder.getInt16Ty(), 2);
  llvm::Value *exchange = builder.CreateAtomicCmpXchg(
      atomic.getPointerOperand(), bits,
      addBits(bits, atomic.getValOperand(), builder), alignment,
      llvm::AtomicOrdering::Monotonic, llvm::AtomicOrdering::Monotonic);
  llvm::Value *seen = builder.CreateExtractValue(exchange, 0);
  builder.CreateCondBr(builder.CreateExtractValue(exchange, 1), after, loop);
  bits->addIncoming(first, before);
  bits->addIncoming(seen, loop);
  builder.SetInsertPoint(&atomic);
  atomic.replaceAllUsesWith(builder.CreateBitCast(seen, atomic.getType()));
  atomic.eraseFromParent();
}

void tcopt::expandAtomics(llvm::Function &kernel) {
  llvm::SmallVector<llvm::AtomicRMWInst *> sums;
  for (llvm::Instruction &instruction : llvm::instructions(kernel))
    if (isNarrowSum(instruction))
      sums.push_back(llvm::cast<llvm::AtomicRMWInst>(&instruction));
  for (llvm::AtomicRMWInst *sum : sums)
    expand(*sum);
}
