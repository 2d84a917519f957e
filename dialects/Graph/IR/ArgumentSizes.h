//===- ArgumentSizes.h - sizes that `graph.dims` states ---------*- C++ -*-===//

#ifndef TCOPT_GRAPH_IR_ARGUMENTSIZES_H
#define TCOPT_GRAPH_IR_ARGUMENTSIZES_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "tcopt/Support/SizeExpr.h"
#include "llvm/ADT/StringSet.h"

namespace tcopt::graph {

/// Returns the size that an entry of `graph.dims` states. Null for
/// `#tcopt.size<?>`; none for an invalid entry.
std::optional<SizeExpr> readDim(mlir::Attribute entry);

/// Returns a size as an entry of `graph.dims`. Null is an unknown size.
mlir::Attribute writeDim(mlir::MLIRContext *context, const SizeExpr &size);

/// A dynamic dimension of an argument with its size.
struct ArgumentSize {
  mlir::BlockArgument argument;
  int64_t dim;
  SizeExpr size;
};

/// Returns the dynamic dimensions whose sizes `graph.dims` states.
llvm::SmallVector<ArgumentSize> argumentSizes(mlir::FunctionOpInterface func);

/// Returns the names that the sizes of arguments determine.
llvm::StringSet<> determinedSymbols(mlir::FunctionOpInterface func);

/// Reports an error unless the value states the sizes of the type.
llvm::LogicalResult verifyDims(mlir::Operation *op, mlir::Type type,
                               mlir::Attribute value);

/// An argument whose element is a size.
struct ArgumentValue {
  mlir::BlockArgument argument;
  SizeExpr size;
};

/// Returns the arguments with `graph.value`.
llvm::SmallVector<ArgumentValue> argumentValues(mlir::FunctionOpInterface func);

/// Reports an error unless the type is tensor<i64> and the value is a size.
llvm::LogicalResult verifyValue(mlir::Operation *op, mlir::Type type,
                                mlir::Attribute value);

} // namespace tcopt::graph

#endif // TCOPT_GRAPH_IR_ARGUMENTSIZES_H
