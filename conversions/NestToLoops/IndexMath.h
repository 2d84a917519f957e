//===- IndexMath.h - Arithmetic on sizes and indices ------------*- C++ -*-===//
//
// Sums and products of index values, constants among them folded at once: the
// loops that come out read well and tell LLVM what is known.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_NESTTOLOOPS_INDEXMATH_H
#define TCOPT_CONVERSION_NESTTOLOOPS_INDEXMATH_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Builders.h"

namespace tcopt::loops {

/// Builds at the insertion point that `builder` has when a method is called.
class IndexMath {
public:
  using Index = mlir::OpFoldResult;

  IndexMath(mlir::OpBuilder &builder, mlir::Location loc)
      : builder(builder), loc(loc) {}

  Index constant(int64_t n) { return builder.getIndexAttr(n); }
  Index add(Index a, Index b);
  Index sub(Index a, Index b);
  Index mul(Index a, Index b);
  Index min(Index a, Index b);
  Index max(Index a, Index b);
  Index div(Index a, Index b);
  Index rem(Index a, Index b);
  Index ceilDiv(Index a, Index b);
  Index product(llvm::ArrayRef<Index> factors);
  /// The indices of `linear` in a row-major box of `sizes`.
  llvm::SmallVector<Index> delinearize(Index linear,
                                       llvm::ArrayRef<Index> sizes);

  mlir::Value value(Index index);
  mlir::Value less(Index a, Index b);
  mlir::Value equal(Index a, Index b);

private:
  mlir::OpBuilder &builder;
  mlir::Location loc;
};

} // namespace tcopt::loops

#endif // TCOPT_CONVERSION_NESTTOLOOPS_INDEXMATH_H
