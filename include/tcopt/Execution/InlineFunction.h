//===- InlineFunction.h - functions as parts of graphs ----------*- C++ -*-===//

#ifndef TCOPT_EXECUTION_INLINEFUNCTION_H
#define TCOPT_EXECUTION_INLINEFUNCTION_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "tcopt/Graph/IR/GraphBuilder.h"

namespace tcopt {

/// Builds the ops of a function of graph IR, of one block, again for these
/// arguments. Their types may say more of sizes than the function's do: so do
/// then those of the results. Arguments that do not fit are errors of the
/// builder.
std::vector<mlir::Value> inlineFunction(graph::GraphBuilder &b,
                                        mlir::func::FuncOp function,
                                        llvm::ArrayRef<mlir::Value> arguments);

} // namespace tcopt

#endif // TCOPT_EXECUTION_INLINEFUNCTION_H
