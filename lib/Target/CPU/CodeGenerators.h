//===- CodeGenerators.h - what makes code, kept between modules -*- C++ -*-===//

#ifndef TCOPT_LIB_TARGET_CPU_CODEGENERATORS_H
#define TCOPT_LIB_TARGET_CPU_CODEGENERATORS_H

#include "tcopt/Target/CPU/CodeGen.h"
#include "llvm/Target/TargetMachine.h"
#include <mutex>
#include <vector>

namespace tcopt {

/// Makes objects for one CPU, one module after the other. It builds a target
/// machine and the code generator's passes once, which takes longer than the
/// code of a small module.
class CodeGenerator {
public:
  static llvm::Expected<std::unique_ptr<CodeGenerator>>
  create(const CpuTarget &target, llvm::CodeGenOptLevel level);

  bool isFor(const CpuTarget &other, llvm::CodeGenOptLevel level) const {
    return target == other && machine->getOptLevel() == level;
  }
  llvm::TargetMachine &getMachine() { return *machine; }
  /// Returns machine code as an ELF object.
  llvm::Expected<llvm::SmallVector<char, 0>> emit(llvm::Module &module) {
    return emitter.emit(module);
  }

private:
  CodeGenerator(const CpuTarget &target,
                std::unique_ptr<llvm::TargetMachine> made);

  CpuTarget target;
  std::unique_ptr<llvm::TargetMachine> machine;
  ObjectEmitter emitter;
};

/// Code generators that no thread uses. Any thread may take one.
class CodeGenerators {
public:
  /// A code generator for one thread, put back at the end.
  class Borrowed {
  public:
    Borrowed(CodeGenerators &from, std::unique_ptr<CodeGenerator> taken)
        : from(&from), generator(std::move(taken)) {}
    Borrowed(Borrowed &&) = default;
    ~Borrowed() {
      if (generator)
        from->putBack(std::move(generator));
    }
    CodeGenerator *operator->() { return generator.get(); }
    CodeGenerator &operator*() { return *generator; }

  private:
    CodeGenerators *from;
    std::unique_ptr<CodeGenerator> generator;
  };

  llvm::Expected<Borrowed> take(const CpuTarget &target,
                                llvm::CodeGenOptLevel level);

private:
  void putBack(std::unique_ptr<CodeGenerator> generator);

  std::mutex mutex;
  std::vector<std::unique_ptr<CodeGenerator>> idle;
};

} // namespace tcopt

#endif // TCOPT_LIB_TARGET_CPU_CODEGENERATORS_H
