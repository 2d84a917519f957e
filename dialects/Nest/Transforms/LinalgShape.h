//===- LinalgShape.h - What the cost rules see of a linalg op ---*- C++ -*-===//

#ifndef TCOPT_NEST_TRANSFORMS_LINALGSHAPE_H
#define TCOPT_NEST_TRANSFORMS_LINALGSHAPE_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "tcopt/Analysis/KernelShape.h"
#include "tcopt/Nest/IR/NestOps.h"

namespace tcopt::nest {

/// A sum of products, `acc + f(a) * g(b)`, in an op's body.
struct ProductSum {
  mlir::Operation *multiply = nullptr, *add = nullptr;
  /// For each input: the product's factor that is computed from it, and the
  /// pure ops that do so, in their order; none if it is the input itself.
  mlir::Value factor[2];
  llvm::SmallVector<mlir::Operation *> conversion[2];
};

std::optional<ProductSum> matchProductSum(mlir::linalg::LinalgOp op);

/// Whether the terms of a reduction by this op may be added in any order: they
/// are integers, extrema, or floats with the flag `reassoc`.
bool mayReorder(mlir::Operation *combiner);

/// The one op that adds a term to a reduction's single result, if the order of
/// terms may be changed.
mlir::Operation *freeCombiner(mlir::linalg::LinalgOp op);

/// A matrix in panels, read as `(n floordiv width, k, n mod width)`: `width`
/// columns n lie side by side for each term k.
struct PanelMap {
  int64_t column, term, width;
};
std::optional<PanelMap> matchPanels(mlir::AffineMap map);

/// Sizes and steps of an op on tensors, or on buffers without a layout.
KernelShape shapeOf(mlir::linalg::LinalgOp op);

/// Whether loops follow each other in the op's order; those of one iteration
/// may be anywhere.
bool isInOrder(const KernelShape &shape, llvm::ArrayRef<int64_t> loops);

/// Whether an op is to be computed as if each step rounded alone.
bool isStrict(mlir::Operation *op);

/// Whether an op adds products of two bf16, in f32 and in an order that may
/// change.
bool addsProductsOfBF16(mlir::linalg::LinalgOp op);

/// Returns the schedule of an op, null if it has none.
ScheduleAttrInterface getSchedule(mlir::Operation *op);

/// Whether an op has a schedule of a kind.
template <typename ScheduleT> bool isScheduledAs(mlir::Operation *op) {
  return llvm::isa_and_nonnull<ScheduleT>(getSchedule(op));
}

void setSchedule(mlir::Operation *op, ScheduleAttrInterface schedule);

} // namespace tcopt::nest

#endif // TCOPT_NEST_TRANSFORMS_LINALGSHAPE_H
