//===- RoundingCalls.cpp - roundings to bf16 as vectorizers cost them -----===//
//
// LLVM's table of costs of x86 holds the conversion of 4 floats to bfloat, one
// instruction, and takes each of the wider ones, one instruction as well, for
// 46 by taking it apart: loops that round become loops of 4 elements. A call of
// a function with variants for vectors costs the same for any number of them.
//
//===----------------------------------------------------------------------===//

#include "RoundingCalls.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/VFABIDemangler.h"
#include "llvm/Transforms/Utils/ModuleUtils.h"

using namespace tcopt;
using llvm::StringRef;

static constexpr StringRef scalarName = "tcopt.round_to_bf16";
static constexpr unsigned widths[] = {2, 4, 8, 16, 32, 64};

static std::string variantName(unsigned lanes) {
  return (scalarName + "." + llvm::Twine(lanes)).str();
}

/// Without effects, so that passes treat a call as the conversion it is.
static llvm::Function *declare(llvm::Module &module, StringRef name,
                               llvm::Type *result, llvm::Type *argument) {
  auto *type = llvm::FunctionType::get(result, argument, /*isVarArg=*/false);
  auto *function = llvm::Function::Create(type, llvm::Function::ExternalLinkage,
                                          name, module);
  function->setDoesNotAccessMemory();
  function->setDoesNotThrow();
  function->setWillReturn();
  function->setSpeculatable();
  return function;
}

/// In the form of llvm::VFABI: `_ZGV_LLVM_N16v_scalar(variant),...`.
static std::string mappings() {
  llvm::SmallVector<std::string> all;
  for (unsigned lanes : widths)
    all.push_back(("_ZGV_LLVM_N" + llvm::Twine(lanes) + "v_" + scalarName +
                   "(" + variantName(lanes) + ")")
                      .str());
  return llvm::join(all, ",");
}

static llvm::Function *declareAll(llvm::Module &module) {
  llvm::LLVMContext &context = module.getContext();
  auto *number = llvm::Type::getFloatTy(context);
  auto *bits = llvm::Type::getInt16Ty(context);
  llvm::SmallVector<llvm::GlobalValue *> variants;
  for (unsigned lanes : widths)
    variants.push_back(declare(module, variantName(lanes),
                               llvm::FixedVectorType::get(bits, lanes),
                               llvm::FixedVectorType::get(number, lanes)));
  // Nothing calls them yet.
  llvm::appendToCompilerUsed(module, variants);
  return declare(module, scalarName, bits, number);
}

RoundingCalls::RoundingCalls(llvm::Module &module) : module(module) {
  llvm::SmallVector<llvm::FPTruncInst *> roundings;
  for (llvm::Function &function : module)
    for (llvm::Instruction &inner : llvm::instructions(function))
      if (auto *rounding = llvm::dyn_cast<llvm::FPTruncInst>(&inner))
        if (rounding->getType()->isBFloatTy() &&
            rounding->getSrcTy()->isFloatTy())
          roundings.push_back(rounding);
  if (roundings.empty())
    return;
  llvm::Function *function = declareAll(module);
  for (llvm::FPTruncInst *rounding : roundings) {
    llvm::IRBuilder<> b(rounding);
    llvm::CallInst *call = b.CreateCall(function, rounding->getOperand(0));
    // A call without it would not be vectorized.
    call->addFnAttr(llvm::Attribute::get(
        module.getContext(), llvm::VFABI::MappingsAttrName, mappings()));
    rounding->replaceAllUsesWith(b.CreateBitCast(call, rounding->getType()));
    rounding->eraseFromParent();
  }
}

static void restoreCallsOf(llvm::Function &function) {
  function.removeDeadConstantUsers(); // the list of what is used
  for (llvm::User *user : llvm::make_early_inc_range(function.users())) {
    auto *call = llvm::cast<llvm::CallInst>(user);
    llvm::IRBuilder<> b(call);
    llvm::Type *narrow = call->getType()->getWithNewType(b.getBFloatTy());
    llvm::Value *rounding = b.CreateFPTrunc(call->getArgOperand(0), narrow);
    call->replaceAllUsesWith(b.CreateBitCast(rounding, call->getType()));
    call->eraseFromParent();
  }
  function.eraseFromParent();
}

RoundingCalls::~RoundingCalls() {
  llvm::removeFromUsedLists(module, [](llvm::Constant *value) {
    return value->getName().starts_with(scalarName);
  });
  for (llvm::Function &function :
       llvm::make_early_inc_range(module.functions()))
    if (function.getName().starts_with(scalarName))
      restoreCallsOf(function);
}
