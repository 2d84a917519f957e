//===- EmulatedConversions.h - roundings to 16 bits -------------*- C++ -*-===//

#ifndef TCOPT_LIB_TARGET_CUDA_EMULATEDCONVERSIONS_H
#define TCOPT_LIB_TARGET_CUDA_EMULATEDCONVERSIONS_H

#include "llvm/IR/Function.h"

namespace tcopt {

/// Replaces roundings to bf16, and of f64 to f16, by arithmetic: the machine's
/// code generator would call functions that older systems lack. Rounding f32 to
/// f16 is an instruction of machines with F16C.
void expandConversions(llvm::Function &function);

} // namespace tcopt

#endif // TCOPT_LIB_TARGET_CUDA_EMULATEDCONVERSIONS_H
