//===- FusionOps.h - nodes and edges of tensor ops --------------*- C++ -*-===//
//
// Plain algebra, without MLIR: adds ops to a FusionGraph, given the sizes of
// values and the dimensions of the ops.
//
// Worked example: reduce(x, {1}) of x[i, j] has the loops i and j, of which j
// is a reduction. The operand's dimensions are indexed by the loops 0 and 1,
// the result's dimension by the loop 0.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_ANALYSIS_FUSIONOPS_H
#define TCOPT_ANALYSIS_FUSIONOPS_H

#include "tcopt/Analysis/FusionGraph.h"

namespace tcopt {

/// A tensor, and the node that computes it.
struct FusionValue {
  unsigned node = 0;
  llvm::SmallVector<LoopSize, 4> sizes;
  /// For each dimension, the loop of the node that is its index, or noLoop.
  llvm::SmallVector<int32_t, 4> loops;
  double elementBytes = 4;

  double countBytes() const;
};

/// Dimensions of a contraction's operands, as in core.contract.
struct ContractionDims {
  llvm::SmallVector<int64_t> lhsBatch, rhsBatch, lhsSum, rhsSum;
};

class FusionOps {
public:
  using Values = llvm::ArrayRef<FusionValue>;
  using Sizes = llvm::ArrayRef<LoopSize>;
  using Dims = llvm::ArrayRef<int64_t>;

  explicit FusionOps(FusionGraph &graph) : graph(graph) {}

  FusionValue addInput(Sizes sizes, double elementBytes);

  // `facts` has all fields that cannot be computed from sizes, for example the
  // rate.

  /// Operands have the sizes of the result.
  FusionValue addPointwise(FusionNode facts, Values operands, Sizes sizes,
                           double elementBytes);
  /// Operands have the same sizes.
  FusionValue addReduce(FusionNode facts, Values operands, Dims dims,
                        double elementBytes);
  FusionValue addScan(FusionNode facts, Values operands, int64_t dim,
                      double elementBytes);
  FusionValue addContraction(FusionNode facts, const FusionValue &lhs,
                             const FusionValue &rhs,
                             const ContractionDims &dims, double elementBytes);
  /// x is (N, C, spatial...), the weight (O, C / groups, taps...).
  FusionValue addConvolution(FusionNode facts, const FusionValue &x,
                             const FusionValue &weight, Sizes sizes,
                             double elementBytes);
  /// `taps` are the sizes of windows by dimension, 1 where x has none.
  FusionValue addWindow(FusionNode facts, const FusionValue &x, Sizes sizes,
                        Dims taps, double elementBytes);

  // Moves are index maps of their readers if `facts.isMap`.

  /// `dims[i]` is the result's dimension of dimension i of x.
  FusionValue addBroadcast(FusionNode facts, const FusionValue &x, Sizes sizes,
                           Dims dims);
  /// Dimension i of the result is dimension `dims[i]` of x.
  FusionValue addTranspose(FusionNode facts, const FusionValue &x, Dims dims);
  /// `isWhole` marks the dimensions of which the result has all elements in
  /// order.
  FusionValue addSlice(FusionNode facts, const FusionValue &x, Sizes sizes,
                       const llvm::SmallVectorImpl<bool> &isWhole);
  FusionValue addPad(FusionNode facts, const FusionValue &x, Sizes sizes);
  /// A splat or an iota.
  FusionValue addGenerator(FusionNode facts, Sizes sizes, double elementBytes);
  FusionValue addConcatenate(FusionNode facts, Values pieces, int64_t dim,
                             Sizes sizes);

  /// `dims` are the dimensions of the table that the indices address.
  /// `tableDims` are the result's dimensions of the table's other dimensions,
  /// `indexDims` those of the indices.
  FusionValue addGather(FusionNode facts, const FusionValue &table,
                        Values indices, Dims dims, Dims tableDims,
                        Dims indexDims, Sizes sizes);
  /// The loops of the node are those of the updates.
  FusionValue addScatter(FusionNode facts, const FusionValue &x,
                         const FusionValue &updates, Values indices,
                         Dims indexDims);
  /// An op that reads whole values: a sort, or an opaque op with these results.
  FusionValue addWhole(NodeClass nodeClass, FusionNode facts, Values operands,
                       Sizes sizes, double elementBytes);

private:
  FusionValue addNode(NodeClass nodeClass, FusionNode facts, Sizes loops,
                      llvm::ArrayRef<bool> isReduction, Sizes sizes,
                      double elementBytes);
  FusionValue addMove(FusionNode facts, const FusionValue &x, Sizes sizes,
                      llvm::ArrayRef<int32_t> indices, IndexUse use);
  /// `indices` has the consumer's loop for each dimension of the operand.
  void connect(const FusionValue &operand, const FusionValue &consumer,
               llvm::ArrayRef<int32_t> indices, IndexUse use, double bytes = 0,
               double evaluations = 0);

  FusionGraph &graph;
};

} // namespace tcopt

#endif // TCOPT_ANALYSIS_FUSIONOPS_H
