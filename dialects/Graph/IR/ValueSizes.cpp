//===- ValueSizes.cpp - sizes that follow from values ---------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "tcopt/Graph/IR/ControlSizes.h"
#include "tcopt/Graph/IR/GraphControlOps.h"
#include "tcopt/Graph/IR/GraphPointwiseOps.h"

using namespace mlir;

namespace tcopt::graph {
namespace {

/// Traces sizes within one loop. Builds nothing: sizes of tensors are arguments
/// of a block that stands for itself.
class ValueSizes {
public:
  explicit ValueSizes(ScanOp loop) : loop(loop) {}

  bool follows(Value tensor, int64_t dim);

private:
  bool isInside(Value value) const {
    return loop->isAncestor(value.getParentBlock()->getParentOp());
  }
  bool find(Value tensor, int64_t dim);
  bool ofResult(OpResult result, int64_t dim);
  bool ofRule(OpResult result, int64_t dim);
  bool ofIndex(Value index);
  Dim standsFor(Value tensor, int64_t dim);

  ScanOp loop;
  llvm::DenseMap<TensorDim, bool> known;
  Block sizes;
  SmallVector<TensorDim> tensors;
};

} // namespace

bool ValueSizes::follows(Value tensor, int64_t dim) {
  auto type = dyn_cast<RankedTensorType>(tensor.getType());
  if (!type || !type.isDynamicDim(dim) || !isInside(tensor))
    return false;
  auto [entry, isNew] = known.try_emplace({tensor, dim}, false);
  if (!isNew)
    return entry->second;
  return known[{tensor, dim}] = find(tensor, dim);
}

bool ValueSizes::find(Value tensor, int64_t dim) {
  if (auto result = dyn_cast<OpResult>(tensor))
    return ofResult(result, dim);
  auto outside = outsideOf(cast<BlockArgument>(tensor), dim);
  return outside && follows(outside->first, outside->second);
}

bool ValueSizes::ofResult(OpResult result, int64_t dim) {
  Operation *owner = result.getOwner();
  unsigned i = result.getResultNumber();
  auto yields = [&](Region &region, int64_t of) {
    return follows(region.front().getTerminator()->getOperand(i), of);
  };
  if (auto inner = dyn_cast<WhileOp>(owner))
    return follows(inner.getInits()[i], dim);
  if (auto scan = dyn_cast<ScanOp>(owner); scan && i < scan.getInits().size())
    return follows(scan.getInits()[i], dim);
  if (auto scan = dyn_cast<ScanOp>(owner))
    return dim == 0
               ? follows(scan.getXs().front(), scan.dimOf(scan.getXs().front()))
               : yields(scan.getBody(), dim - 1);
  if (auto branch = dyn_cast<CondOp>(owner))
    return yields(branch.getOnTrue(), dim) || yields(branch.getOnFalse(), dim);
  if (isa<CastOp, tensor::CastOp>(owner))
    return follows(owner->getOperand(0), dim);
  return isa<ShapeRuleOpInterface>(owner) && ofRule(result, dim);
}

Dim ValueSizes::standsFor(Value tensor, int64_t dim) {
  tensors.emplace_back(tensor, dim);
  return Dim::ofValue(
      sizes.addArgument(IndexType::get(tensor.getContext()), tensor.getLoc()));
}

// A size that is not that of an operand is arithmetic on all that the rule
// asked for.
bool ValueSizes::ofRule(OpResult result, int64_t dim) {
  Operation *owner = result.getOwner();
  size_t first = tensors.size();
  ShapeContext shapes(owner->getName().getStringRef(), owner->getLoc());
  auto source = [&](Value tensor, int64_t i) { return standsFor(tensor, i); };
  shapes.setSizeSource(source);
  FailureOr<InferredTensors> found =
      cast<ShapeRuleOpInterface>(owner).inferShapes(shapes);
  if (failed(found) || !(*found)[result.getResultNumber()].shape)
    return false;
  Dim size = (*(*found)[result.getResultNumber()].shape)[dim];
  if (size.isStatic())
    return false;
  if (size.value)
    return ofIndex(size.value);
  if (owner->hasTrait<OpTrait::DataDependentSize>())
    return true;
  SmallVector<TensorDim> asked(llvm::drop_begin(tensors, first));
  auto ofTensor = [&](TensorDim of) { return follows(of.first, of.second); };
  return llvm::any_of(asked, ofTensor) ||
         llvm::any_of(owner->getOperands(), [&](Value operand) {
           return operand.getType().isIndex() && ofIndex(operand);
         });
}

bool ValueSizes::ofIndex(Value index) {
  if (index.getParentBlock() == &sizes) {
    TensorDim of = tensors[cast<BlockArgument>(index).getArgNumber()];
    return follows(of.first, of.second);
  }
  Operation *owner = index.getDefiningOp();
  if (!owner || !isInside(index))
    return false;
  if (auto dim = dyn_cast<tensor::DimOp>(owner))
    return dim.getConstantIndex() &&
           follows(dim.getSource(), *dim.getConstantIndex());
  return isa<tensor::ExtractOp>(owner) ||
         (isa<arith::ArithDialect>(owner->getDialect()) &&
          llvm::any_of(owner->getOperands(),
                       [&](Value operand) { return ofIndex(operand); }));
}

bool hasSizesOfValues(ScanOp loop, Value tensor) {
  ValueSizes sizes(loop);
  auto type = dyn_cast<RankedTensorType>(tensor.getType());
  for (int64_t dim = 0; type && dim < type.getRank(); ++dim)
    if (sizes.follows(tensor, dim))
      return true;
  return false;
}

bool stacksSizesOfValues(ScanOp loop) {
  Operation *yield = loop.getBody().front().getTerminator();
  return llvm::any_of(
      yield->getOperands().drop_front(loop.getInits().size()),
      [&](Value slice) { return hasSizesOfValues(loop, slice); });
}

} // namespace tcopt::graph
