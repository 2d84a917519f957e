//===- CompileParts.h - objects of the parts of a program -------*- C++ -*-===//
//
// The host functions of a program and each of its kernel modules are parts:
// each becomes an LLVM module in a context of its own, and an object.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_TARGET_CPU_COMPILEPARTS_H
#define TCOPT_LIB_TARGET_CPU_COMPILEPARTS_H

#include "CodeGenerators.h"
#include "Weights.h"
#include "tcopt/Target/CPU/Jit.h"

namespace tcopt {

using ObjectBytes = llvm::SmallVector<char, 0>;

/// Compiles parts, the host functions first, on several threads. The modules
/// must not be nested in each other. Errors: those of the first part that has
/// one.
llvm::Expected<std::vector<ObjectBytes>>
compileParts(llvm::ArrayRef<mlir::ModuleOp> parts,
             const DetachedWeights &weights, const JitOptions &options,
             CodeGenerators &generators, CodeReport &report);

} // namespace tcopt

#endif // TCOPT_LIB_TARGET_CPU_COMPILEPARTS_H
