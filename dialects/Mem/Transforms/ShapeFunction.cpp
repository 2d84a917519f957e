//===- ShapeFunction.cpp - sizes of a function's results ------------------===//
//
// A shape function is the function itself, returning sizes: once sizes are
// expressed by those of the arguments, nothing else is needed of the body.
// Sizes that follow from values, as the number of elements that are not zero
// does, are left out: nobody can know them before the call.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Mem/Transforms/ShapeFunction.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "tcopt/Core/IR/CoreOps.h"
#include "tcopt/Mem/Transforms/ControlFlowSizes.h"

using namespace mlir;

namespace tcopt::mem {

// The function's clone returns the unknown sizes of the results.
static void returnSizes(func::FuncOp clone) {
  SmallVector<Type> types;
  clone.walk([&](func::ReturnOp op) {
    OpBuilder builder(op);
    SmallVector<Value> sizes;
    for (Value result : op.getOperands()) {
      auto type = cast<RankedTensorType>(result.getType());
      for (int64_t i = 0; i < type.getRank(); ++i)
        if (type.isDynamicDim(i))
          sizes.push_back(
              builder.createOrFold<tensor::DimOp>(op.getLoc(), result, i));
    }
    op->setOperands(sizes);
    types.assign(sizes.size(), builder.getIndexType());
  });
  clone.setType(
      FunctionType::get(clone.getContext(), clone.getArgumentTypes(), types));
}

// A call's results have the sizes of their destinations, its last operands.
static void useDestinations(func::FuncOp clone) {
  clone.walk([&](func::CallOp call) {
    unsigned results = call.getNumResults();
    if (results > call.getNumOperands())
      return;
    ValueRange destinations = call.getOperands().take_back(results);
    if (llvm::equal(destinations.getTypes(), call.getResultTypes()))
      call.replaceAllUsesWith(destinations);
  });
}

// Whether a number is arithmetic on sizes of arguments.
static bool isOfSizes(Value value, DenseMap<Value, bool> &known) {
  if (auto argument = dyn_cast<BlockArgument>(value))
    return argument.getType().isIndex();
  if (auto entry = known.find(value); entry != known.end())
    return entry->second;
  Operation *op = value.getDefiningOp();
  auto dim = dyn_cast<tensor::DimOp>(op);
  bool result = dim ? isa<BlockArgument>(dim.getSource())
                    : isa<arith::ArithDialect>(op->getDialect()) &&
                          llvm::all_of(op->getOperands(), [&](Value operand) {
                            return isOfSizes(operand, known);
                          });
  return known[value] = result;
}

// Ops that only compute values or report failures do not matter for sizes, save
// guards of the arithmetic on sizes itself.
static void eraseUnused(func::FuncOp clone) {
  Block &body = clone.getBody().front();
  DenseMap<Value, bool> known;
  // Users come after what they use.
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(body))) {
    auto guard = dyn_cast<core::RequireOp>(op);
    bool stays = op.hasTrait<mlir::OpTrait::IsTerminator>() ||
                 (guard && isOfSizes(guard.getCondition(), known));
    if (op.use_empty() && !stays)
      op.erase();
  }
}

static void resolveSizes(func::FuncOp clone) {
  exposeSizes(clone);
  RewritePatternSet patterns(clone.getContext());
  populateExposedSizePatterns(patterns);
  memref::populateResolveRankedShapedTypeResultDimsPatterns(patterns);
  memref::populateResolveShapedTypeResultDimsPatterns(patterns);
  tensor::DimOp::getCanonicalizationPatterns(patterns, clone.getContext());
  GreedyRewriteConfig config;
  config.setMaxNumRewrites(1000000);
  // Fails only at the limit; what is left is reported below.
  (void)applyPatternsGreedily(clone, std::move(patterns), config);
  simplifyExposedSizes(clone);
}

// Whether the number follows from elements of tensors.
static bool isOfValues(Value number) {
  SmallVector<Value> left = {number};
  DenseSet<Operation *> seen;
  while (!left.empty()) {
    Value value = left.pop_back_val();
    if (isa<TensorType>(value.getType()))
      return true;
    Operation *op = value.getDefiningOp();
    auto dim = dyn_cast_if_present<tensor::DimOp>(op);
    if (!op || !seen.insert(op).second ||
        (dim && isa<BlockArgument>(dim.getSource())))
      continue;
    // What its regions use, also from outside.
    op->walk([&](Operation *inner) {
      llvm::append_range(left, inner->getOperands());
    });
  }
  return false;
}

// Returns only the sizes that do not follow from values; tells the others.
static SmallVector<DimsOfValues> leaveOutValues(func::FuncOp clone,
                                                TypeRange results) {
  Operation *end = clone.getBody().back().getTerminator();
  SmallVector<DimsOfValues> found(results.size());
  SmallVector<Value> stay;
  size_t next = 0;
  for (auto [type, dims] : llvm::zip(results, found)) {
    auto tensor = cast<RankedTensorType>(type);
    for (int64_t i = 0; i < tensor.getRank(); ++i) {
      if (!tensor.isDynamicDim(i))
        continue;
      Value size = end->getOperand(next++);
      if (isOfValues(size))
        dims.push_back(i);
      else
        stay.push_back(size);
    }
  }
  end->setOperands(stay);
  clone.setType(FunctionType::get(clone.getContext(), clone.getArgumentTypes(),
                                  ValueRange(stay).getTypes()));
  return found;
}

// Replaces the sizes of tensor arguments by index arguments.
static LogicalResult takeSizes(func::FuncOp clone) {
  Block &entry = clone.getBody().front();
  OpBuilder builder(clone.getContext());
  SmallVector<BlockArgument> old(entry.getArguments());
  for (BlockArgument argument : old) {
    auto type = dyn_cast<RankedTensorType>(argument.getType());
    if (!type)
      continue;
    for (int64_t i = 0; i < type.getRank(); ++i) {
      if (!type.isDynamicDim(i))
        continue;
      Value size = entry.addArgument(builder.getIndexType(), clone.getLoc());
      for (Operation *user : llvm::make_early_inc_range(argument.getUsers())) {
        auto dim = dyn_cast<tensor::DimOp>(user);
        if (dim && dim.getConstantIndex() == i) {
          dim.replaceAllUsesWith(size);
          dim.erase();
        }
      }
    }
  }
  for (BlockArgument argument : llvm::reverse(old)) {
    // Sizes that the caller passes as such stay, before the others.
    if (argument.getType().isIndex())
      continue;
    if (!argument.use_empty())
      return (*argument.getUsers().begin())
          ->emitOpError("has values on which the size of a result depends; "
                        "expected sizes that depend on sizes only");
    entry.eraseArgument(argument.getArgNumber());
  }
  clone.setType(FunctionType::get(clone.getContext(), entry.getArgumentTypes(),
                                  clone.getResultTypes()));
  return success();
}

static bool hasUnknownSize(func::FuncOp function) {
  return llvm::any_of(function.getResultTypes(), [](Type type) {
    return !cast<RankedTensorType>(type).hasStaticShape();
  });
}

FailureOr<SmallVector<DimsOfValues>> createShapeFunction(func::FuncOp function,
                                                         SymbolTable &symbols,
                                                         bool allowValues) {
  SmallVector<DimsOfValues> ofValues(function.getNumResults());
  if (!hasUnknownSize(function))
    return ofValues;
  func::FuncOp clone = function.clone();
  clone.setName((function.getName() + ".shapes").str());
  clone.setPrivate();
  clone->setDiscardableAttrs(DictionaryAttr::get(function.getContext()));
  clone.removeArgAttrsAttr();
  clone.removeResAttrsAttr();
  symbols.insert(clone, Block::iterator(function));
  useDestinations(clone);
  returnSizes(clone);
  resolveSizes(clone);
  if (allowValues)
    ofValues = leaveOutValues(clone, function.getResultTypes());
  eraseUnused(clone);
  if (failed(takeSizes(clone)))
    return failure();
  return ofValues;
}

} // namespace tcopt::mem
