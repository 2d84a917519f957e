//===- CodeGenerators.cpp - what makes code, kept between modules ---------===//

#include "CodeGenerators.h"
#include "llvm/ADT/STLExtras.h"

using namespace tcopt;
using llvm::Expected;

CodeGenerator::CodeGenerator(const CpuTarget &target,
                             std::unique_ptr<llvm::TargetMachine> made)
    : target(target), machine(std::move(made)), emitter(*machine) {}

Expected<std::unique_ptr<CodeGenerator>>
CodeGenerator::create(const CpuTarget &target, llvm::CodeGenOptLevel level) {
  auto machine = createTargetMachine(target, level);
  if (!machine)
    return machine.takeError();
  if (level == llvm::CodeGenOptLevel::None)
    (*machine)->setFastISel(true);
  return std::unique_ptr<CodeGenerator>(
      new CodeGenerator(target, std::move(*machine)));
}

/// One for each thread and level of two targets on a machine of some size; what
/// is put back beyond that is destroyed.
static constexpr size_t kMostIdle = 64;

Expected<CodeGenerators::Borrowed>
CodeGenerators::take(const CpuTarget &target, llvm::CodeGenOptLevel level) {
  {
    std::lock_guard<std::mutex> lock(mutex);
    auto found = llvm::find_if(
        idle, [&](auto &known) { return known->isFor(target, level); });
    if (found != idle.end()) {
      std::unique_ptr<CodeGenerator> taken = std::move(*found);
      idle.erase(found);
      return Borrowed(*this, std::move(taken));
    }
  }
  auto made = CodeGenerator::create(target, level);
  if (!made)
    return made.takeError();
  return Borrowed(*this, std::move(*made));
}

void CodeGenerators::putBack(std::unique_ptr<CodeGenerator> generator) {
  std::lock_guard<std::mutex> lock(mutex);
  if (idle.size() < kMostIdle)
    idle.push_back(std::move(generator));
}
