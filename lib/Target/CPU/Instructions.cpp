//===- Instructions.cpp - what code asks of its CPU -----------------------===//
//
// cpu-check-instructions finds the same earlier, with the place in the program.
// Lowered IR may be given another target than it was made for.
//
//===----------------------------------------------------------------------===//

#include "Instructions.h"
#include "tcopt/Target/CPU/HostMachine.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace tcopt;
using llvm::StringRef;

/// What an instruction needs; "" if any CPU will do.
static StringRef neededBy(const llvm::Instruction &inner) {
  if (auto *call = llvm::dyn_cast<llvm::CallInst>(&inner)) {
    const llvm::Function *callee = call->getCalledFunction();
    bool pairs =
        callee && callee->getName().starts_with("llvm.x86.avx512bf16.");
    return pairs ? "pairs of bf16" : "";
  }
  bool rounds = llvm::isa<llvm::FPTruncInst>(inner) &&
                inner.getType()->getScalarType()->isBFloatTy();
  return rounds ? "rounding to bf16" : "";
}

static bool hasInstructionFor(const CpuTarget &cpu, StringRef need) {
  bool has = cpuHas(cpu, "avx512bf16") && cpuHas(cpu, "avx512vl");
  return has || (need == "rounding to bf16" && cpuHas(cpu, "avxneconvert"));
}

llvm::Error tcopt::checkInstructions(const llvm::Module &module) {
  llvm::StringSet<> right;
  for (const llvm::Function &function : module)
    for (const llvm::Instruction &inner : llvm::instructions(function)) {
      StringRef need = neededBy(inner);
      if (need.empty())
        continue;
      CpuTarget cpu{
          module.getTargetTriple().str(),
          function.getFnAttribute("target-cpu").getValueAsString().str(),
          function.getFnAttribute("target-features").getValueAsString().str()};
      std::string key = (cpu.cpu + "|" + cpu.features + "|" + need).str();
      if (right.contains(key))
        continue;
      if (!hasInstructionFor(cpu, need))
        return llvm::createStringError(
            "'" + function.getName() +
            "' was lowered for a CPU with instructions for " + need +
            ", which '" + cpu.cpu + "' has not");
      right.insert(key);
    }
  return llvm::Error::success();
}
