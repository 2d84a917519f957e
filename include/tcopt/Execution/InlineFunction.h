//===- InlineFunction.h - inline a function into a graph --------*- C++ -*-===//

#ifndef TCOPT_EXECUTION_INLINEFUNCTION_H
#define TCOPT_EXECUTION_INLINEFUNCTION_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "tcopt/Graph/IR/GraphBuilder.h"

namespace tcopt {

/// Inlines a function of graph IR with one block for these arguments, whose
/// types may have more static sizes than the function's; result types are
/// inferred again. Returns the values of the results. Arguments that do not
/// match are errors of the builder.
std::vector<mlir::Value> inlineFunction(graph::GraphBuilder &b,
                                        mlir::func::FuncOp function,
                                        llvm::ArrayRef<mlir::Value> arguments);

} // namespace tcopt

#endif // TCOPT_EXECUTION_INLINEFUNCTION_H
