//===- WindowPlaces.h - reads of windows that reach beyond edges -*- C++
//-*-===//

#ifndef TCOPT_CONVERSION_CORETOLINALG_WINDOWPLACES_H
#define TCOPT_CONVERSION_CORETOLINALG_WINDOWPLACES_H

#include "TensorBuilder.h"

namespace tcopt {

/// Windows of more places read a padded copy: around an edge each place is a
/// branch.
constexpr int64_t mostPlacesOfGuardedWindow = 64;

bool isAnyPadded(llvm::ArrayRef<int64_t> low, llvm::ArrayRef<int64_t> high);

/// Reads elements of a tensor as if it were padded, without padding it: a place
/// is read only if it lies inside.
class GuardedPlaces {
public:
  /// `places` are those in the padded tensor, as expressions of loops.
  GuardedPlaces(TensorBuilder &b, mlir::Value x,
                llvm::ArrayRef<mlir::AffineExpr> places,
                llvm::ArrayRef<int64_t> low, llvm::ArrayRef<int64_t> high,
                mlir::Value otherwise);

  /// The element at the body's loops, `otherwise` if that is outside.
  mlir::Value read(ScalarBuilder &b, int64_t numLoops) const;
  /// Whether the place at the body's loops lies inside; null if all do.
  mlir::Value isInside(ScalarBuilder &b, int64_t numLoops) const;

private:
  /// The coordinates in x at the body's loops.
  llvm::SmallVector<mlir::Value> coordinates(ScalarBuilder &b,
                                             int64_t numLoops) const;
  mlir::Value isInside(ScalarBuilder &b, llvm::ArrayRef<mlir::Value> at) const;

  mlir::Value x, otherwise;
  llvm::SmallVector<mlir::AffineExpr> places;
  /// For each dimension its size if a place may be outside, else none.
  llvm::SmallVector<mlir::Value> sizes;
};

} // namespace tcopt

#endif // TCOPT_CONVERSION_CORETOLINALG_WINDOWPLACES_H
