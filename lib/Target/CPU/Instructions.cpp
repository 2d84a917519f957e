//===- Instructions.cpp - what code asks of its CPU -----------------------===//
//
// cpu-check-instructions finds the same earlier, with the place in the program.
// Lowered IR may be given another target than it was made for.
//
//===----------------------------------------------------------------------===//

#include "Instructions.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace tcopt;
using llvm::Error;
using llvm::StringRef;

namespace {
/// Intrinsics whose names begin so need a feature; those of vectors of less
/// than 512 bits need another one.
struct IntrinsicRow {
  StringRef prefix, feature, shortFeature;
};
} // namespace

static constexpr IntrinsicRow intrinsicRows[] = {
    {"llvm.x86.avx512bf16.", "avx512bf16", "avx512vl"},
};

StringRef tcopt::missingFeature(StringRef intrinsic, const CpuTarget &cpu) {
  for (const IntrinsicRow &row : intrinsicRows) {
    if (!intrinsic.starts_with(row.prefix))
      continue;
    if (!cpuHas(cpu, row.feature))
      return row.feature;
    if (!intrinsic.ends_with(".512") && !cpuHas(cpu, row.shortFeature))
      return row.shortFeature;
  }
  return "";
}

bool tcopt::roundsToBF16(const CpuTarget &cpu) {
  return (cpuHas(cpu, "avx512bf16") && cpuHas(cpu, "avx512vl")) ||
         cpuHas(cpu, "avxneconvert");
}

static CpuTarget cpuOfFunction(const llvm::Function &function) {
  auto text = [&](StringRef attribute) {
    return function.getFnAttribute(attribute).getValueAsString().str();
  };
  return {function.getParent()->getTargetTriple().str(), text("target-cpu"),
          text("target-features")};
}

/// What the CPU has not, in words; "" if it has all.
static StringRef missingFor(const llvm::Instruction &inner) {
  if (auto *call = llvm::dyn_cast<llvm::IntrinsicInst>(&inner)) {
    StringRef name = call->getCalledFunction()->getName();
    return name.starts_with("llvm.x86.")
               ? missingFeature(name, cpuOfFunction(*inner.getFunction()))
               : "";
  }
  bool rounds = llvm::isa<llvm::FPTruncInst>(inner) &&
                inner.getType()->getScalarType()->isBFloatTy();
  return rounds && !roundsToBF16(cpuOfFunction(*inner.getFunction()))
             ? "rounding to bf16"
             : "";
}

static Error checkFunction(const llvm::Function &function) {
  // A kernel has few of them, many times each.
  llvm::SmallPtrSet<const void *, 4> known;
  for (const llvm::Instruction &inner : llvm::instructions(function)) {
    auto *call = llvm::dyn_cast<llvm::CallInst>(&inner);
    if (!call && !llvm::isa<llvm::FPTruncInst>(inner))
      continue;
    const void *kind = call
                           ? static_cast<const void *>(call->getCalledOperand())
                           : inner.getType();
    if (!known.insert(kind).second)
      continue;
    StringRef missing = missingFor(inner);
    if (!missing.empty())
      return llvm::createStringError(
          "'" + function.getName() + "' was lowered for a CPU with " + missing +
          ", which '" + cpuOfFunction(function).cpu + "' has not");
  }
  return Error::success();
}

Error tcopt::checkInstructions(const llvm::Module &module) {
  for (const llvm::Function &function : module)
    if (Error error = checkFunction(function))
      return error;
  return Error::success();
}
