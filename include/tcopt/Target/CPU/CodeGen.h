//===- CodeGen.h - From the llvm dialect to machine code --------*- C++ -*-===//
//
// Translation, LLVM's optimizer, and the forms in which code leaves: LLVM IR,
// assembly, objects.
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

/// How much LLVM's optimizer does. The numbers are those of -O.
enum class OptLevel { O0 = 0, O2 = 2, O3 = 3 };

/// The code generator's level that goes with it.
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

/// Runs LLVM's default pipeline, loop and SLP vectorizers included.
/// `progress`, if there is one, is told of each kernel that is optimized.
void optimize(llvm::Module &module, llvm::TargetMachine &machine,
              OptLevel level, Progress *progress = nullptr);

/// Keeps the optimizer and the code generator from the public function of a
/// kernel whose loops are in tasks: it fills in a struct and calls the runtime.
void skipLaunchers(llvm::Module &module);

/// Runs the passes of the default pipeline that matter to a kernel module (see
/// KernelModules.h).
void optimizeKernel(llvm::Module &module, llvm::TargetMachine &machine,
                    OptLevel level);

/// The target that a kernel module states, or the program's.
CpuTarget ownTarget(mlir::ModuleOp kernel, const CpuTarget &program);

/// Translates a program with its kernel modules, each of which is optimized by
/// itself, to one LLVM module, in which kernels are internal. Errors: those of
/// translateToLLVM.
llvm::Expected<LLVMProgram> compileToLLVM(mlir::ModuleOp program,
                                          llvm::TargetMachine &machine,
                                          OptLevel level);

/// Returns machine code as an ELF object. Reports each function for which code
/// was generated to `progress`, unless it is null.
llvm::Expected<llvm::SmallVector<char, 0>>
emitObject(llvm::Module &module, llvm::TargetMachine &machine,
           Progress *progress = nullptr);
/// Makes objects of one module after the other, with the same bytes as
/// emitObject. It builds the code generator's passes once, which takes longer
/// than the code of a small module.
class ObjectEmitter {
public:
  explicit ObjectEmitter(llvm::TargetMachine &machine);
  ~ObjectEmitter();
  llvm::Expected<llvm::SmallVector<char, 0>> emit(llvm::Module &module);

private:
  struct Passes;
  std::unique_ptr<Passes> passes;
};
/// Machine code as text.
llvm::Error emitAssembly(llvm::Module &module, llvm::TargetMachine &machine,
                         llvm::raw_pwrite_stream &os);

} // namespace tcopt

#endif // TCOPT_TARGET_CPU_CODEGEN_H
