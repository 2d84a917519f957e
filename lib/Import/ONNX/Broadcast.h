//===- Broadcast.h - broadcasting of dynamic dimensions ---------*- C++ -*-===//
//
// A dynamic dimension of ONNX broadcasts if it is 1 at run time. Ops of the
// graph dialect only repeat dimensions of static size 1. Operands that may have
// to be repeated are therefore expanded to the common size before the op.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_IMPORT_ONNX_BROADCAST_H
#define TCOPT_IMPORT_ONNX_BROADCAST_H

#include "tcopt/Graph/IR/GraphBuilder.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace tcopt::onnx_import {

class Importer;

/// The sizes that pairs of sizes broadcast to.
class CommonSizes {
public:
  /// Returns the size to which both broadcast, without checking that they do.
  graph::Size of(mlir::OpBuilder &builder, mlir::Location loc, graph::Size a,
                 graph::Size b);
  /// Forgets values of a region that is about to be erased.
  void forget(mlir::Region &region);

private:
  using Pair = std::pair<mlir::Value, mlir::Value>;
  bool broadcastsTo(mlir::Value from, mlir::Value to) const {
    return parts.contains({from, to});
  }
  mlir::Value find(mlir::OpBuilder &builder, Pair pair) const;
  mlir::Value build(mlir::OpBuilder &builder, mlir::Location loc, Pair pair);

  llvm::DenseMap<Pair, mlir::Value> known;
  /// Pairs of a size and a common size to which it broadcasts.
  llvm::DenseSet<Pair> parts;
};

/// A builder of graph ops for one node. If operands of an op broadcast and
/// their sizes may differ, it expands the dimensions that may be 1.
class NodeBuilder : public graph::GraphBuilder {
public:
  NodeBuilder(Importer &importer, mlir::Location loc);

  /// Returns the size to which both broadcast.
  graph::Size commonSize(graph::Size a, graph::Size b);
  /// Expands `x` to sizes, aligned at the last, that are those of `x` or
  /// greater; dimensions of `x` that are 1 at run time are repeated.
  mlir::Value broadcastTo(mlir::Value x, llvm::ArrayRef<graph::Size> sizes);
  /// Fails at run time unless `size` is 1 or `expected`.
  void requireBroadcast(graph::Size size, graph::Size expected);

protected:
  void prepare(mlir::OperationState &state) override;

private:
  mlir::Value expandTo(mlir::Value x, llvm::ArrayRef<graph::Size> sizes);
  void alignOperands(llvm::MutableArrayRef<mlir::Value> operands,
                     unsigned keptDims);
  void alignOwn(mlir::OperationState &state);
  void alignAddend(mlir::OperationState &state);
  graph::Size sizeOf(mlir::Value x, int64_t dim);

  Importer &importer;
};

} // namespace tcopt::onnx_import

#endif // TCOPT_IMPORT_ONNX_BROADCAST_H
