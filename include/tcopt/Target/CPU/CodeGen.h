//===- CodeGen.h - From the llvm dialect to machine code --------*- C++ -*-===//
//
// Translation to LLVM IR, optimization, and output as LLVM IR, assembly or
// objects.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_TARGET_CPU_CODEGEN_H
#define TCOPT_TARGET_CPU_CODEGEN_H

#include "tcopt/Target/CPU/HostMachine.h"
#include "llvm/ADT/SmallVector.h"

namespace llvm {
class LLVMContext;
class Module;
class raw_pwrite_stream;
} // namespace llvm

namespace mlir {
class ModuleOp;
} // namespace mlir

namespace tcopt {

class Progress;

/// The level of LLVM's optimizer, with the values of -O.
enum class OptLevel { O0 = 0, O2 = 2, O3 = 3 };

/// Returns the corresponding level of the code generator.
llvm::CodeGenOptLevel codeGenLevel(OptLevel level);

/// An LLVM module that owns its context.
struct LLVMProgram {
  std::unique_ptr<llvm::LLVMContext> context;
  std::unique_ptr<llvm::Module> module;

  LLVMProgram(std::unique_ptr<llvm::LLVMContext> context,
              std::unique_ptr<llvm::Module> module);
  LLVMProgram(LLVMProgram &&);
  LLVMProgram &operator=(LLVMProgram &&);
  ~LLVMProgram();
};

/// Translates a module of the llvm dialect. Triple and data layout are the
/// machine's, and each function carries its CPU and features, so that the IR
/// can be compiled elsewhere. Errors: ops that are not of the llvm dialect,
/// each of which is also reported as a diagnostic.
llvm::Expected<LLVMProgram> translateToLLVM(mlir::ModuleOp module,
                                            llvm::TargetMachine &machine);

/// Runs LLVM's default pipeline, loop and SLP vectorizers included. Reports
/// each optimized kernel to `progress`, unless it is null.
void optimize(llvm::Module &module, llvm::TargetMachine &machine,
              OptLevel level, Progress *progress = nullptr);

/// Disables optimization of the public function of a kernel whose loops are in
/// tasks, because it only fills in a struct and calls the runtime.
void skipLaunchers(llvm::Module &module);

/// Runs the passes of the default pipeline that matter to a kernel module (see
/// KernelModules.h).
void optimizeKernel(llvm::Module &module, llvm::TargetMachine &machine,
                    OptLevel level);

/// Returns the target of a kernel module, or that of the program if it states
/// none.
CpuTarget ownTarget(mlir::ModuleOp kernel, const CpuTarget &program);

/// Translates a program with its kernel modules, each of which is optimized
/// separately, to one LLVM module, in which kernels are internal. Errors: those
/// of translateToLLVM.
llvm::Expected<LLVMProgram> compileToLLVM(mlir::ModuleOp program,
                                          llvm::TargetMachine &machine,
                                          OptLevel level);

/// Returns machine code as an ELF object. Reports each function for which code
/// was generated to `progress`, unless it is null.
llvm::Expected<llvm::SmallVector<char, 0>>
emitObject(llvm::Module &module, llvm::TargetMachine &machine,
           Progress *progress = nullptr);
/// Generates the objects of several modules, with the same bytes as emitObject.
/// Builds the code generator's passes only once, because that takes longer than
/// compiling a small module.
class ObjectEmitter {
public:
  explicit ObjectEmitter(llvm::TargetMachine &machine);
  ~ObjectEmitter();
  llvm::Expected<llvm::SmallVector<char, 0>> emit(llvm::Module &module);

private:
  struct Passes;
  std::unique_ptr<Passes> passes;
};
/// Writes machine code as assembly.
llvm::Error emitAssembly(llvm::Module &module, llvm::TargetMachine &machine,
                         llvm::raw_pwrite_stream &os);

} // namespace tcopt

#endif // TCOPT_TARGET_CPU_CODEGEN_H
