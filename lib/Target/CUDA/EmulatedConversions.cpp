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
// Returns an integer of 16 bits.
static llvm::Value *roundToBF16(llvm::Value *x, IRBuilder<> &builder) {
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
  return builder.CreateTrunc(result,
                             words->getWithNewType(builder.getInt16Ty()));
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
  if (!to->getScalarType()->isBFloatTy())
    return builder.CreateFPTrunc(x, to);
  return builder.CreateBitCast(roundToBF16(x, builder), to);
}

// The first operand is the upper half. The halves are integers: LLVM would hand
// a bf16 to another block as an f32, which it rounds by a library call on CPUs
// without instructions for bf16.
static llvm::Value *expandPair(llvm::IntrinsicInst &pair,
                               IRBuilder<> &builder) {
  llvm::Type *halves = pair.getType()->getWithNewType(builder.getInt16Ty());
  llvm::Value *result = llvm::PoisonValue::get(halves);
  for (unsigned i : {0, 1})
    result = builder.CreateInsertElement(
        result, roundToBF16(pair.getArgOperand(1 - i), builder), i);
  return builder.CreateBitCast(result, pair.getType());
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
