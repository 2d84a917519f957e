//===- Assemble.h - machine code of kernels ---------------------*- C++ -*-===//

#ifndef TCOPT_TARGET_CUDA_ASSEMBLE_H
#define TCOPT_TARGET_CUDA_ASSEMBLE_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace tcopt {

/// Compiles PTX to a cubin by NVIDIA's assembler, a program that is called as
/// `PROGRAM -arch=CHIP -o FILE FILE` and, without a `/`, is searched for in
/// PATH. Errors: the chip is not NVIDIA's; the program cannot be run; errors of
/// the program.
llvm::Expected<llvm::SmallVector<char, 0>>
assembleKernels(llvm::StringRef ptx, llvm::StringRef chip,
                llvm::StringRef program);

} // namespace tcopt

#endif // TCOPT_TARGET_CUDA_ASSEMBLE_H
