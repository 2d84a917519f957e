//===- SortOrder.h - Which of two elements comes first ----------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOGPU_SORTORDER_H
#define TCOPT_CONVERSION_NESTTOGPU_SORTORDER_H

#include "Groups.h"

namespace tcopt::device {

/// The order of a sort's elements; equal elements by their indices.
class SortOrder {
public:
  SortOrder(mlir::OpBuilder &builder, nest::SortOp op)
      : builder(builder), loc(op.getLoc()), descending(op.getDescending()) {}

  /// Whether `a` precedes `b`; `earlier` is whether its index does.
  mlir::Value isBefore(mlir::Value a, mlir::Value b, mlir::Value earlier) {
    mlir::Value first = descending ? b : a, second = descending ? a : b;
    mlir::Value less = isLess(first, second), greater = isLess(second, first);
    mlir::Value no = mlir::arith::ConstantIntOp::create(builder, loc, 0, 1);
    mlir::Value isTie =
        mlir::arith::SelectOp::create(builder, loc, greater, no, earlier);
    return mlir::arith::OrIOp::create(builder, loc, less, isTie);
  }

private:
  /// NaN is the greatest.
  mlir::Value isLess(mlir::Value a, mlir::Value b);

  mlir::OpBuilder &builder;
  mlir::Location loc;
  bool descending;
};

/// An element in the results of a sort: its value, and its index before the
/// sort, an i64.
Values loadSorted(mlir::OpBuilder &builder, nest::SortOp op,
                  mlir::ValueRange place);
void storeSorted(mlir::OpBuilder &builder, nest::SortOp op,
                 mlir::ValueRange element, mlir::ValueRange place);

/// The exponent of the least power of two that is not less than a size.
mlir::Value exponentOf(mlir::OpBuilder &builder, mlir::Location loc,
                       Index size);

/// Sorts tiles of rows; the elements and their indices are stored row by
/// row.
void emitSortTiles(mlir::OpBuilder &builder, nest::SortOp op,
                   cuda::SortAttr schedule, PassedOn &sorted);
/// Sorts tiles of rows and merges them.
void emitSortMerges(mlir::OpBuilder &builder, nest::SortOp op,
                    cuda::SortAttr schedule);

/// The task of a launch over tiles of the results: sorts tiles of the input, or
/// ends a step of the network.
enum class TileStep { Sort, Merge };
void emitSortTiles(mlir::OpBuilder &builder, nest::SortOp op,
                   cuda::SortAttr schedule, TileStep step);
/// Sorts rows of any length in the results, which are as long.
void emitSortNetwork(mlir::OpBuilder &builder, nest::SortOp op,
                     cuda::SortAttr schedule);

} // namespace tcopt::device

#endif // TCOPT_CONVERSION_NESTTOGPU_SORTORDER_H
