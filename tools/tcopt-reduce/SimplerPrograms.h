//===- SimplerPrograms.h - single steps to smaller programs -----*- C++ -*-===//

#ifndef TCOPT_TOOLS_TCOPTREDUCE_SIMPLERPROGRAMS_H
#define TCOPT_TOOLS_TCOPTREDUCE_SIMPLERPROGRAMS_H

#include "mlir/IR/BuiltinOps.h"
#include <functional>

namespace tcopt {

using Steps = std::vector<std::function<void()>>;

/// What can be tried at an op, the greatest steps first: to erase it, to end
/// the function with it, to have another value in its place (an operand or
/// argument of its type, zeros, a new argument), a constant with one value; at
/// a function, to drop an argument that is not used.
Steps findSteps(mlir::Operation *op);

/// Removes what nobody needs.
void eraseUnused(mlir::ModuleOp module);

/// All ops below the module, outer ones first.
llvm::SmallVector<mlir::Operation *> collectOps(mlir::ModuleOp module);

/// A measure of programs that a step must make smaller: ops count more than
/// constants, and constants of one value least.
size_t measure(mlir::ModuleOp module);

} // namespace tcopt

#endif // TCOPT_TOOLS_TCOPTREDUCE_SIMPLERPROGRAMS_H
