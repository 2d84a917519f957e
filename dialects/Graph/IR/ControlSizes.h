//===- ControlSizes.h - sizes of what control flow yields -------*- C++ -*-===//
//
// What a region yields is computed when the program is in it, but its sizes are
// mostly arithmetic on sizes of tensors from outside, and wanted there: a loop
// stacks into a tensor that is made before it.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_GRAPH_IR_CONTROLSIZES_H
#define TCOPT_GRAPH_IR_CONTROLSIZES_H

#include "tcopt/Interfaces/ShapeRule.h"
#include "llvm/ADT/DenseMap.h"
#include <functional>

namespace tcopt::graph {

class ScanOp;

/// A dimension of a tensor.
using TensorDim = std::pair<mlir::Value, int64_t>;

/// The tensor from outside whose size an argument of a loop's region has.
std::optional<TensorDim> outsideOf(mlir::BlockArgument argument, int64_t dim);

/// Whether a size of what the loop stacks follows from values that it computes,
/// so that nobody knows it before.
bool stacksSizesOfValues(ScanOp loop);

/// Whether this is so of a tensor in the loop.
bool hasSizesOfValues(ScanOp loop, mlir::Value tensor);

/// Sizes of results of an op of control flow, and of all in its regions, as
/// values in front of it.
class SizesBefore {
public:
  /// The size of a tensor that is there before the op.
  using Source = std::function<Dim(mlir::Value tensor, int64_t dim)>;

  SizesBefore(mlir::Operation *op, mlir::OpBuilder &builder, Source source)
      : op(op), builder(builder), source(std::move(source)) {}

  /// Unknown where it depends on more than sizes.
  Dim sizeOf(mlir::Value tensor, int64_t dim);

private:
  bool isBefore(mlir::Value value) const;
  Dim find(mlir::Value tensor, int64_t dim);
  Dim ofResult(mlir::OpResult result, int64_t dim);
  Dim ofCond(mlir::OpResult result, int64_t dim);
  Dim ofScan(mlir::OpResult result, int64_t dim);
  Dim ofRule(mlir::OpResult result, int64_t dim);
  mlir::Value hoisted(mlir::Value index);
  mlir::Value materialized(Dim dim);

  mlir::Operation *op;
  mlir::OpBuilder &builder;
  Source source;
  llvm::DenseMap<TensorDim, Dim> known;
};

} // namespace tcopt::graph

#endif // TCOPT_GRAPH_IR_CONTROLSIZES_H
