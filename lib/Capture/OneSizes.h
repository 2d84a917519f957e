//===- OneSizes.h - where the size 1 is like any other ----------*- C++ -*-===//
//
// Operators that broadcast treat the size 1 in a way of its own: code for an
// open size does not do for 1 unless all operands have the same size there. The
// analysis finds the symbols for which a graph never makes a difference, so
// that its code serves 1, too.
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

/// For each symbol whether a graph treats 1 as any other size of it.
std::vector<bool> findOneSizes(mlir::func::FuncOp function, size_t numSymbols,
                               const SizeExprs &sizes);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_ONESIZES_H
