//===- EmulatedConversions.cpp - roundings to 16 bits ---------------------===//

#include "EmulatedConversions.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsNVPTX.h"

using namespace tcopt;
using llvm::IRBuilder;

// Adding 0x7fff, and 1 if the half that stays is odd, carries into it exactly
// when the nearest bf16, ties to even, lies above. NaN is a GPU's NaN.
static llvm::Value *roundToBF16(llvm::Value *x, llvm::Type *to,
                                IRBuilder<> &builder) {
  llvm::Type *words = x->getType()->getWithNewType(builder.getInt32Ty());
  auto number = [&](uint64_t n) { return llvm::ConstantInt::get(words, n); };
  llvm::Value *bits = builder.CreateBitCast(x, words);
  llvm::Value *upper = builder.CreateLShr(bits, number(16));
  llvm::Value *half =
      builder.CreateAdd(builder.CreateAnd(upper, number(1)), number(0x7fff));
  llvm::Value *rounded =
      builder.CreateLShr(builder.CreateAdd(bits, half), number(16));
  llvm::Value *result = builder.CreateSelect(builder.CreateFCmpUNO(x, x),
                                             number(0x7fff), rounded);
  llvm::Type *halves = words->getWithNewType(builder.getInt16Ty());
  return builder.CreateBitCast(builder.CreateTrunc(result, halves), to);
}

// The f32 towards zero, with its last bit set unless it is exact: rounding it
// further is rounding the f64.
static llvm::Value *roundToOdd(llvm::Value *x, IRBuilder<> &builder) {
  llvm::Type *to = x->getType()->getWithNewType(builder.getFloatTy());
  llvm::Type *words = to->getWithNewType(builder.getInt32Ty());
  llvm::Value *near = builder.CreateFPTrunc(x, to);
  llvm::Value *back = builder.CreateFPExt(near, x->getType());
  auto size = [&](llvm::Value *value) {
    return builder.CreateUnaryIntrinsic(llvm::Intrinsic::fabs, value);
  };
  llvm::Value *tooLarge = builder.CreateFCmpOGT(size(back), size(x));
  llvm::Value *inexact = builder.CreateFCmpONE(back, x);
  llvm::Value *bits = builder.CreateBitCast(near, words);
  bits = builder.CreateSub(bits, builder.CreateZExt(tooLarge, words));
  bits = builder.CreateOr(bits, builder.CreateZExt(inexact, words));
  return builder.CreateBitCast(bits, to);
}

static llvm::Value *expand(llvm::FPTruncInst &rounding, IRBuilder<> &builder) {
  llvm::Value *x = rounding.getOperand(0);
  llvm::Type *to = rounding.getType();
  bool isDouble = x->getType()->getScalarType()->isDoubleTy();
  if (isDouble)
    x = roundToOdd(x, builder);
  return to->getScalarType()->isBFloatTy() ? roundToBF16(x, to, builder)
                                           : builder.CreateFPTrunc(x, to);
}

// The first operand is the upper half.
static llvm::Value *expandPair(llvm::IntrinsicInst &pair,
                               IRBuilder<> &builder) {
  llvm::Value *result = llvm::PoisonValue::get(pair.getType());
  for (unsigned i : {0, 1}) {
    llvm::Value *rounded =
        roundToBF16(pair.getArgOperand(1 - i), builder.getBFloatTy(), builder);
    result = builder.CreateInsertElement(result, rounded, i);
  }
  return result;
}

static bool isForExpansion(const llvm::FPTruncInst &rounding) {
  llvm::Type *to = rounding.getType()->getScalarType();
  llvm::Type *from = rounding.getOperand(0)->getType()->getScalarType();
  return to->isBFloatTy() || (to->isHalfTy() && from->isDoubleTy());
}

// Null for what is no rounding, or one that the CPU does alike.
static llvm::Value *expand(llvm::Instruction &instruction,
                           IRBuilder<> &builder) {
  if (auto *rounding = llvm::dyn_cast<llvm::FPTruncInst>(&instruction))
    return isForExpansion(*rounding) ? expand(*rounding, builder) : nullptr;
  auto *call = llvm::dyn_cast<llvm::IntrinsicInst>(&instruction);
  bool isPair =
      call && call->getIntrinsicID() == llvm::Intrinsic::nvvm_ff2bf16x2_rn;
  return isPair ? expandPair(*call, builder) : nullptr;
}

void tcopt::expandConversions(llvm::Function &function) {
  for (llvm::Instruction &instruction :
       llvm::make_early_inc_range(llvm::instructions(function))) {
    IRBuilder<> builder(&instruction);
    llvm::Value *expanded = expand(instruction, builder);
    if (!expanded)
      continue;
    instruction.replaceAllUsesWith(expanded);
    instruction.eraseFromParent();
  }
}
