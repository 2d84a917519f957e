//===- InferShapes.cpp - as precise types as shape rules give -------------===//
//
// Front ends may leave sizes out of result types. One walk in program order is
// enough: types of operands are refined before those of results. Runs before
// guards are inserted, which are needed only for sizes that types do not tell.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "tcopt/Core/IR/CoreOps.h"
#include "tcopt/Grad/IR/GradOps.h"
#include "tcopt/Graph/IR/GraphPointwiseOps.h"
#include "tcopt/Graph/IR/GraphShapeOps.h"
#include "tcopt/Graph/IR/GraphUtilityOps.h"
#include "tcopt/Graph/Transforms/Passes.h"
#include "tcopt/Graph/Transforms/ShapeRules.h"

using namespace mlir;

namespace tcopt::graph {

#define GEN_PASS_DEF_GRAPHINFERSHAPES
#include "tcopt/Graph/Transforms/Passes.h.inc"

// The type that says all that both types say.
static Type mergeTypes(Type a, Type b) {
  auto x = dyn_cast<RankedTensorType>(a), y = dyn_cast<RankedTensorType>(b);
  if (!x || !y)
    return x ? a : b;
  SmallVector<int64_t> sizes;
  for (auto [m, n] : llvm::zip(x.getShape(), y.getShape()))
    sizes.push_back(ShapedType::isDynamic(m) ? n : m);
  return x.clone(sizes);
}

static LogicalResult inferTypes(Operation *op, SmallVectorImpl<Type> &types) {
  if (auto cast = dyn_cast<CastOp>(op)) {
    auto from = ::mlir::cast<TensorType>(cast.getX().getType());
    types.push_back(from.clone(elementTypeOf(cast.getResult())));
    return success();
  }
  auto infer = ::mlir::cast<InferTypeOpInterface>(op);
  return infer.inferReturnTypes(
      op->getContext(), op->getLoc(), op->getOperands(),
      op->getDiscardableAttrDictionary(), op->getPropertiesStorage(),
      op->getRegions(), types);
}

bool hasShapeRule(Operation *op) {
  return isa<core::BarrierOp>(op) ||
         (isa_and_present<GraphDialect>(op->getDialect()) &&
          isa<CastOp, InferTypeOpInterface>(op));
}

namespace {
struct GraphInferShapes : impl::GraphInferShapesBase<GraphInferShapes> {
  void runOnOperation() override {
    bool consistent = true;
    for (auto func : getOperation().getOps<func::FuncOp>()) {
      func.walk<WalkOrder::PreOrder>([&](Operation *op) {
        if (hasShapeRule(op))
          consistent &= succeeded(refine(op));
        if (auto custom = dyn_cast<grad::CustomVjpOp>(op))
          refineCustom(custom);
        if (auto yield = dyn_cast<grad::YieldOp>(op))
          refineCheckpoint(yield);
      });
      refineResults(func);
    }
    if (!consistent)
      signalPassFailure();
  }

  LogicalResult refine(Operation *op) {
    SmallVector<Type> types;
    if (failed(inferTypes(op, types)))
      return failure();
    if (!areCompatibleTypes(types, op->getResultTypes()))
      return op->emitOpError("expected type ")
             << types.front() << " but found " << op->getResultTypes().front();
    for (auto [result, type] : llvm::zip(op->getResults(), types))
      refineValue(result, mergeTypes(type, result.getType()));
    return success();
  }

  // Its results have the types of what it passes on, and so have cotangents.
  void refineCustom(grad::CustomVjpOp op) {
    for (auto [value, result, cotangent] : llvm::zip_equal(
             op.getValues(), op.getResults(), op.getReverse().getArguments())) {
      Type type = mergeTypes(value.getType(), result.getType());
      refineValue(result, type);
      refineValue(cotangent, type);
    }
  }

  // Its results have the types of what its region yields.
  void refineCheckpoint(grad::YieldOp yield) {
    if (!isa<grad::CheckpointOp>(yield->getParentOp()))
      return;
    for (auto [result, value] :
         llvm::zip(yield->getParentOp()->getResults(), yield.getValues()))
      refineValue(result, value.getType());
  }

  void refineValue(Value value, Type type) {
    Type old = value.getType();
    if (type == old)
      return;
    ++numRefined;
    value.setType(type);
    castUses(value, old, [](OpOperand &use) {
      return hasShapeRule(use.getOwner()) ||
             isa<PrintOp, tensor::DimOp, tensor::CastOp, func::ReturnOp,
                 grad::YieldOp, grad::CustomVjpOp>(use.getOwner());
    });
  }

  // Keeps the old type for uses that do not take any type.
  void castUses(Value value, Type old,
                function_ref<bool(OpOperand &)> takesAnyType) {
    Value cast;
    for (OpOperand &use : llvm::make_early_inc_range(value.getUses())) {
      if (takesAnyType(use))
        continue;
      if (!cast) {
        OpBuilder builder(&getContext());
        builder.setInsertionPointAfterValue(value);
        cast = tensor::CastOp::create(builder, value.getLoc(), old, value);
        ++numCasts;
      }
      use.set(cast);
    }
  }

  // The function's type follows what it returns, if nobody else relies on it.
  void refineResults(func::FuncOp func) {
    SmallVector<func::ReturnOp> returns(func.getOps<func::ReturnOp>());
    if (returns.empty())
      return;
    bool canFollow =
        returns.size() == 1 &&
        SymbolTable::symbolKnownUseEmpty(func.getOperation(), getOperation());
    if (canFollow)
      func.setType(FunctionType::get(&getContext(), func.getArgumentTypes(),
                                     returns.front()->getOperandTypes()));
    else
      llvm::for_each(returns, [&](func::ReturnOp op) { castReturn(func, op); });
  }

  void castReturn(func::FuncOp func, func::ReturnOp op) {
    OpBuilder builder(op);
    for (auto [operand, type] :
         llvm::zip(op->getOpOperands(), func.getResultTypes())) {
      if (operand.get().getType() == type)
        continue;
      operand.set(
          tensor::CastOp::create(builder, op.getLoc(), type, operand.get()));
      ++numCasts;
    }
  }
};
} // namespace

} // namespace tcopt::graph
