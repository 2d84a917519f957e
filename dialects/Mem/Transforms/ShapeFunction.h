//===- ShapeFunction.h - sizes of a function's results ----------*- C++ -*-===//

#ifndef TCOPT_MEM_TRANSFORMS_SHAPEFUNCTION_H
#define TCOPT_MEM_TRANSFORMS_SHAPEFUNCTION_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"

namespace tcopt::mem {

/// Adds a private function `<name>.shapes` that takes the function's arguments
/// of type index and then the unknown sizes of its tensor arguments, in order,
/// and returns the unknown sizes of its
/// results, in order. Nothing is added where all sizes are known. An error at
/// the op on whose values a size depends if one does.
llvm::LogicalResult createShapeFunction(mlir::func::FuncOp function,
                                        mlir::SymbolTable &symbols);

} // namespace tcopt::mem

#endif // TCOPT_MEM_TRANSFORMS_SHAPEFUNCTION_H
