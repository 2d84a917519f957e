//===- OneSizes.h - where the size 1 is like any other ----------*- C++ -*-===//
//
// Operators that broadcast treat the size 1 in a way of its own: code for an
// open size does not do for 1 unless all operands have the same size there. The
// analysis finds the sizes for which a graph makes a difference; its code
// serves 1 of all others, too.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_ONESIZES_H
#define TCOPT_CAPTURE_ONESIZES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/AffineExpr.h"
#include <functional>

namespace tcopt::capture {

/// The size of a dimension by symbols; null where no expression tells.
using SizeExprs = std::function<mlir::AffineExpr(mlir::Value, int64_t dim)>;

/// The sizes that must not be 1 for the code to be right. Null among them: any
/// size.
std::vector<mlir::AffineExpr> findOneSizes(mlir::func::FuncOp function,
                                           const SizeExprs &sizes);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_ONESIZES_H
