//===- OneSizes.cpp - where the size 1 is like any other ------------------===//

#include "OneSizes.h"
#include "tcopt/Graph/IR/GraphActivationOps.h"
#include "tcopt/Graph/IR/GraphAttentionOps.h"
#include "tcopt/Graph/IR/GraphContractionOps.h"
#include "tcopt/Graph/IR/GraphConvOps.h"
#include "tcopt/Graph/IR/GraphCreationOps.h"
#include "tcopt/Graph/IR/GraphEmbeddingOps.h"
#include "tcopt/Graph/IR/GraphNormalizationOps.h"
#include "tcopt/Graph/IR/GraphPointwiseOps.h"
#include "tcopt/Graph/IR/GraphPoolOps.h"
#include "tcopt/Graph/IR/GraphReductionOps.h"
#include "tcopt/Graph/IR/GraphShapeOps.h"
#include "tcopt/Graph/IR/GraphUtilityOps.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::capture {

namespace {
class OneSizes {
public:
  explicit OneSizes(const SizeExprs &sizes) : sizes(sizes) {}

  void visit(Operation &op);
  std::vector<AffineExpr> take() && { return std::move(refused); }

private:
  void refuse(AffineExpr expr);
  void refuseAll(Operation &op);
  /// A dimension that these tensors share after broadcasting.
  void align(ValueRange values, int64_t fromLast);
  void broadcast(ValueRange values, int64_t firstFromLast);
  void expand(ExpandOp op);

  const SizeExprs &sizes;
  std::vector<AffineExpr> refused;
};
} // namespace

static RankedTensorType typeOf(Value value) {
  return dyn_cast<RankedTensorType>(value.getType());
}

void OneSizes::refuse(AffineExpr expr) {
  bool isOpen = !expr || !isa<AffineConstantExpr>(expr);
  if (isOpen && !llvm::is_contained(refused, expr))
    refused.push_back(expr);
}

void OneSizes::refuseAll(Operation &op) {
  if (op.getNumRegions())
    return refuse({});
  auto refuseDims = [&](Value value) {
    RankedTensorType type = typeOf(value);
    for (int64_t dim = 0; type && dim < type.getRank(); ++dim)
      if (type.isDynamicDim(dim))
        refuse(sizes(value, dim));
  };
  llvm::for_each(op.getOperands(), refuseDims);
  llvm::for_each(op.getResults(), refuseDims);
}

// The size 1 of a constant type is expanded whatever the others are.
void OneSizes::align(ValueRange values, int64_t fromLast) {
  std::vector<AffineExpr> found;
  for (Value value : values) {
    RankedTensorType type = typeOf(value);
    int64_t dim = type ? type.getRank() - fromLast : -1;
    if (dim < 0 || type.getDimSize(dim) == 1)
      continue;
    found.push_back(sizes(value, dim));
  }
  bool areSame = llvm::all_equal(found) && (found.empty() || found.front());
  if (!areSame)
    llvm::for_each(found, [&](AffineExpr expr) { refuse(expr); });
}

void OneSizes::broadcast(ValueRange values, int64_t firstFromLast) {
  int64_t rank = 0;
  for (Value value : values)
    if (RankedTensorType type = typeOf(value))
      rank = std::max(rank, type.getRank());
  for (int64_t fromLast = firstFromLast; fromLast <= rank; ++fromLast)
    align(values, fromLast);
}

void OneSizes::expand(ExpandOp op) {
  broadcast({op->getOperand(0), op->getResult(0)}, 1);
}

/// Operators in which each dimension of the result is one of an operand, or is
/// computed from it, whatever its size is. What rules of user-defined ops
/// compare is guarded already.
static bool takesAnySize(Operation &op) {
  return isa<CastOp, ConstantOp, FullOp, ArangeOp, ReshapeOp, PermuteOp,
             TransposeOp, UnsqueezeOp, SliceOp, CatOp, PadOp, FlipOp, RollOp,
             SumOp, ProdOp, MeanOp, AmaxOp, AminOp, AnyOp, AllOp, ArgmaxOp,
             ArgminOp, VarOp, StdOp, LogsumexpOp, SoftmaxOp, LogSoftmaxOp,
             LayerNormOp, RmsNormOp, GroupNormOp, BatchNormOp, ConvOp,
             MaxPoolOp, AvgPoolOp, AdaptiveAvgPoolOp, EmbeddingOp, LinearOp,
             GeluOp, HardsigmoidOp, HardswishOp, LogsigmoidOp, MishOp,
             LeakyReluOp, EluOp, SoftplusOp, HardtanhOp, CustomCallOp>(op) ||
         op.hasTrait<mlir::OpTrait::Elementwise>() ||
         op.getName().getDialectNamespace() != "graph";
}

static bool broadcasts(Operation &op) {
  return isa<AddOp, SubOp, MulOp, DivOp, MaximumOp, MinimumOp, PowOp, Atan2Op,
             RemainderOp, FmodOp, LogicalAndOp, LogicalOrOp, LogicalXorOp,
             BitwiseAndOp, BitwiseOrOp, BitwiseXorOp, EqOp, NeOp, LtOp, LeOp,
             GtOp, GeOp, WhereOp, ClampOp>(op);
}

// Matrices, and of attention also the mask, share all but the last two
// dimensions; a mask also shares those, with the scores.
void OneSizes::visit(Operation &op) {
  if (broadcasts(op))
    return broadcast(op.getOperands(), 1);
  if (isa<MatmulOp>(op))
    return broadcast(op.getOperands(), 3);
  if (auto attention = dyn_cast<ScaledDotProductAttentionOp>(op);
      attention && op.getNumOperands() == 3)
    return broadcast(op.getOperands(), 3);
  if (auto expanded = dyn_cast<ExpandOp>(op))
    return expand(expanded);
  if (!takesAnySize(op))
    refuseAll(op);
}

std::vector<AffineExpr> findOneSizes(func::FuncOp function,
                                     const SizeExprs &sizes) {
  OneSizes found(sizes);
  for (Operation &op : function.front())
    found.visit(op);
  return std::move(found).take();
}

} // namespace tcopt::capture
