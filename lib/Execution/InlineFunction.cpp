//===- InlineFunction.cpp - inline a function into a graph ----------------===//
//
// Inlines a function with dynamic sizes into a graph with static or different
// sizes. Ops are cloned in program order, and their result types are inferred
// from their operands. Size computations are folded at once, because the types
// of later results depend on them.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Execution/InlineFunction.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;

namespace tcopt {

/// Returns the type with the static sizes of both types, or the first type if
/// they contradict each other.
static Type merged(Type a, Type b) {
  auto x = dyn_cast<RankedTensorType>(a), y = dyn_cast<RankedTensorType>(b);
  if (!x || !y || x.getRank() != y.getRank())
    return x ? a : b;
  SmallVector<int64_t> sizes;
  for (auto [m, n] : llvm::zip(x.getShape(), y.getShape()))
    sizes.push_back(ShapedType::isDynamic(m) ? n : m);
  return x.clone(sizes);
}

static RankedTensorType typeOf(const InferredTensor &tensor) {
  SmallVector<int64_t> sizes;
  for (const Dim &dim : *tensor.shape) {
    std::optional<int64_t> number = dim.constant;
    if (!number && dim.value)
      number = getConstantIntValue(dim.value);
    sizes.push_back(number.value_or(ShapedType::kDynamic));
  }
  return RankedTensorType::get(sizes, tensor.elementType);
}

namespace {
class Inliner {
public:
  explicit Inliner(graph::GraphBuilder &b) : b(b), ops(b.ops()) {}

  void bind(BlockArgument argument, Value value);
  void copy(Operation &op);
  Value valueOf(Value original) const { return mapping.lookup(original); }

private:
  Value converted(Value value, Type type);
  /// A mapping to values of the original types.
  IRMapping exactly(Operation &op);
  void copyAsItIs(Operation &op);
  void copyAndFold(Operation &op);
  void copyAndRefine(Operation &op);
  FailureOr<InferredTensors> infer(Operation *op);

  graph::GraphBuilder &b;
  OpBuilder &ops;
  IRMapping mapping;
};
} // namespace

Value Inliner::converted(Value value, Type type) {
  if (value.getType() == type)
    return value;
  if (tensor::CastOp::areCastCompatible(value.getType(), type))
    return tensor::CastOp::create(ops, b.location(), type, value);
  std::string expected, found;
  llvm::raw_string_ostream(expected) << type;
  llvm::raw_string_ostream(found) << value.getType();
  b.error("expected a tensor like " + expected + " but found " + found);
  return value;
}

void Inliner::bind(BlockArgument argument, Value value) {
  mapping.map(argument,
              converted(value, merged(value.getType(), argument.getType())));
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

FailureOr<InferredTensors> Inliner::infer(Operation *op) {
  ShapeContext shapes(op->getName().getStringRef(), op->getLoc());
  if (auto rule = dyn_cast<ShapeRuleOpInterface>(op))
    return rule.inferShapes(shapes);
  return InferredTensors{
      {shapes.shapeOf(op->getOperand(0)), elementTypeOf(op->getResult(0))}};
}

void Inliner::copyAndRefine(Operation &op) {
  Operation *copy = ops.clone(op, mapping);
  FailureOr<InferredTensors> tensors = infer(copy);
  if (failed(tensors))
    return b.error("an op does not take these sizes");
  for (auto [result, tensor] : llvm::zip_equal(copy->getResults(), *tensors))
    if (tensor.shape)
      result.setType(merged(typeOf(tensor), result.getType()));
}

IRMapping Inliner::exactly(Operation &op) {
  llvm::SetVector<Value> used(op.operand_begin(), op.operand_end());
  getUsedValuesDefinedAbove(op.getRegions(), used);
  IRMapping exact;
  for (Value value : used)
    exact.map(value, converted(mapping.lookup(value), value.getType()));
  return exact;
}

void Inliner::copyAsItIs(Operation &op) {
  IRMapping exact = exactly(op);
  mapping.map(op.getResults(), ops.clone(op, exact)->getResults());
}

// Clones an op on sizes, and folds it to constants. Casts are removed.
void Inliner::copyAndFold(Operation &op) {
  Operation *copy = ops.clone(op, mapping);
  if (auto cast = dyn_cast<tensor::CastOp>(copy)) {
    Value source = cast.getSource();
    mapping.map(op.getResult(0),
                converted(source, merged(source.getType(), cast.getType())));
    return copy->erase();
  }
  SmallVector<Value> folded;
  bool isReplaced = succeeded(ops.tryFold(copy, folded)) && !folded.empty() &&
                    folded.front().getDefiningOp() != copy;
  if (!isReplaced)
    return;
  mapping.map(op.getResults(), folded);
  copy->erase();
}

/// Whether an op computes sizes: it reads a size or an element of a tensor, is
/// a cast, or has no tensor operands.
static bool isOnSizes(Operation &op) {
  return isa<tensor::CastOp, tensor::DimOp, tensor::ExtractOp>(op) ||
         llvm::none_of(op.getOperandTypes(), llvm::IsaPred<TensorType>);
}

void Inliner::copy(Operation &op) {
  if (b.hasFailed())
    return;
  if (isa<ShapeRuleOpInterface, graph::CastOp>(op) && op.getNumRegions() == 0)
    copyAndRefine(op);
  else if (isOnSizes(op) && op.getNumRegions() == 0)
    copyAndFold(op);
  else
    copyAsItIs(op);
}

std::vector<Value> inlineFunction(graph::GraphBuilder &b, func::FuncOp function,
                                  ArrayRef<Value> arguments) {
  Inliner inliner(b);
  Block &body = function.getBody().front();
  for (auto [argument, value] : llvm::zip_equal(body.getArguments(), arguments))
    inliner.bind(argument, value);
  for (Operation &op : body.without_terminator())
    inliner.copy(op);
  std::vector<Value> results;
  for (Value result : body.getTerminator()->getOperands())
    results.push_back(b.hasFailed() ? Value() : inliner.valueOf(result));
  return results;
}

} // namespace tcopt
