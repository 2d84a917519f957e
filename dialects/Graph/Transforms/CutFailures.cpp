//===- CutFailures.cpp - remove what a failure is before ------------------===//
//
// The last pass of ingest. A guard whose condition is known to be false ends
// the call, and what comes behind it may have sizes that no later phase can
// make sense of. Only where the block runs this is an error: a branch that is
// never taken is none.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "tcopt/Core/IR/CoreOps.h"
#include "tcopt/Graph/IR/GraphControlOps.h"
#include "tcopt/Graph/IR/GraphCreationOps.h"
#include "tcopt/Graph/Transforms/Passes.h"

using namespace mlir;

namespace tcopt::graph {

#define GEN_PASS_DEF_GRAPHCUTFAILURES
#include "tcopt/Graph/Transforms/Passes.h.inc"

// A value that nobody reads; null if there is none of the type. Sizes that the
// type leaves open are 0.
static Value placeholder(OpBuilder &builder, Location loc, Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  Type element = tensor ? tensor.getElementType() : type;
  TypedAttr zero = builder.getZeroAttr(element);
  if (!zero)
    return {};
  if (!tensor)
    return arith::ConstantOp::create(builder, loc, zero);
  auto scalar = RankedTensorType::get({}, element);
  Value value = ConstantOp::create(builder, loc, scalar,
                                   DenseElementsAttr::get(scalar, zero));
  Value none = arith::ConstantIndexOp::create(builder, loc, 0);
  SmallVector<Value> sizes(tensor.getNumDynamicDims(), none);
  return FullOp::create(builder, loc, type, value, sizes, tensor.getShape());
}

// Whether others know the sizes of what the block ends in only from it, also
// where it does not run.
static bool givesSizes(Block &block) {
  return isa<ScanOp>(block.getParentOp()) &&
         llvm::any_of(block.getTerminator()->getOperandTypes(), [](Type type) {
           return !cast<ShapedType>(type).hasStaticShape();
         });
}

// Removes all between the guard and the terminator; returns how many ops that
// were.
static int64_t cutAfter(core::RequireOp guard) {
  Block &block = *guard->getBlock();
  Operation *end = block.getTerminator();
  SmallVector<Operation *> cut;
  for (Operation *op = guard->getNextNode(); op != end; op = op->getNextNode())
    cut.push_back(op);
  if (cut.empty() || givesSizes(block))
    return 0;
  OpBuilder builder(end);
  SmallVector<Value> values;
  for (Value operand : end->getOperands())
    values.push_back(placeholder(builder, end->getLoc(), operand.getType()));
  if (llvm::is_contained(values, Value()))
    return 0;
  end->setOperands(values);
  for (Operation *op : llvm::reverse(cut))
    op->erase();
  return cut.size();
}

namespace {
struct GraphCutFailures : impl::GraphCutFailuresBase<GraphCutFailures> {
  void runOnOperation() override {
    SmallVector<core::RequireOp> failures;
    getOperation()->walk([&](core::RequireOp guard) {
      if (matchPattern(guard.getCondition(), m_Zero()))
        failures.push_back(guard);
    });
    // What one removes stands behind it.
    for (core::RequireOp guard : llvm::reverse(failures))
      numCut += cutAfter(guard);
  }
};
} // namespace

} // namespace tcopt::graph
