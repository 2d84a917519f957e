//===- ShapeFunction.h - sizes of a function's results ----------*- C++ -*-===//

#ifndef TCOPT_MEM_TRANSFORMS_SHAPEFUNCTION_H
#define TCOPT_MEM_TRANSFORMS_SHAPEFUNCTION_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"

namespace tcopt::mem {

/// Dimensions of a result whose sizes follow from values, not from sizes alone.
using DimsOfValues = llvm::SmallVector<int64_t>;

/// Adds a private function `<name>.shapes` that takes the function's arguments
/// of type index and then the unknown sizes of its tensor arguments, in order,
/// and returns the unknown sizes of its results, in order. Nothing is added
/// where all sizes are known. Sizes that follow from values are left out and
/// returned, for each result, if `allowValues`; else they are an error at the
/// op that makes them so.
llvm::FailureOr<llvm::SmallVector<DimsOfValues>>
createShapeFunction(mlir::func::FuncOp function, mlir::SymbolTable &symbols,
                    bool allowValues);

} // namespace tcopt::mem

#endif // TCOPT_MEM_TRANSFORMS_SHAPEFUNCTION_H
