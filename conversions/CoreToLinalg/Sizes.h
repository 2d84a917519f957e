//===- Sizes.h - where sizes come from --------------------------*- C++ -*-===//
//
// Sizes as products of constants and of index values, followed through tensor
// ops and destinations to where they come from. So new ops are sized by values
// that exist, and equal sizes are seen to be equal.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_CORETOLINALG_SIZES_H
#define TCOPT_CONVERSION_CORETOLINALG_SIZES_H

#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace tcopt {

/// constant * factor * factor * ...
struct SizeProduct {
  /// An index value (`dim` is -1), or the size of a dimension of a tensor.
  struct Factor {
    mlir::Value value;
    int64_t dim;
    bool operator==(const Factor &) const = default;
  };

  int64_t constant = 1;
  llvm::SmallVector<Factor, 2> factors;
  /// A value that is the product, if one is known.
  mlir::Value whole;

  bool isConstant() const { return factors.empty(); }
  bool divides(const SizeProduct &other) const;
  bool operator==(const SizeProduct &other) const;
  SizeProduct &operator*=(const SizeProduct &other);
};

/// Follows sizes. `latest` gives the value that now stands for another one (in
/// a conversion the new one for the old).
class SizeTracer {
public:
  using Latest = llvm::function_ref<mlir::Value(mlir::Value)>;
  explicit SizeTracer(Latest latest) : latest(latest) {}

  SizeProduct trace(mlir::OpFoldResult size) const;
  SizeProduct trace(mlir::Value tensor, int64_t dim) const;

private:
  SizeProduct traceValue(mlir::Value size) const;
  SizeProduct traceDefinition(mlir::OpResult tensor, int64_t dim) const;

  Latest latest;
};

/// The product as a constant or a value.
mlir::OpFoldResult materialize(mlir::OpBuilder &builder, mlir::Location loc,
                               const SizeProduct &product);

/// Dimensions whose sizes have equal products before and after a reshape.
struct ReshapeGroup {
  llvm::SmallVector<int64_t, 2> from, to;
};
/// Splits a reshape into groups, as many as are known to match. What is left
/// over at the end (the whole, if nothing is known) is one group.
///
///   [b, 8, 8] to [b, 64]: {0}-{0}, {1, 2}-{1}
///   [b * s, 12] to [b, s, 3, 4]: {0}-{0, 1}, {1}-{2, 3}
llvm::SmallVector<ReshapeGroup> groupReshape(llvm::ArrayRef<SizeProduct> from,
                                             llvm::ArrayRef<SizeProduct> to);

} // namespace tcopt

#endif // TCOPT_CONVERSION_CORETOLINALG_SIZES_H
