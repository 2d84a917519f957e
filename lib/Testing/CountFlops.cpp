//===- CountFlops.cpp - Arithmetic operations of a program ----------------===//
//
// Walks a function with concrete sizes: ops' shape rules give the shapes,
// folding the sizes themselves, and each op states its arithmetic.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "tcopt/Interfaces/OpFacts.h"
#include "tcopt/Interfaces/ShapeRule.h"
#include "tcopt/Testing/Measure.h"

using namespace tcopt;
using llvm::StringRef;
using mlir::Operation;
using mlir::Value;

using Sizes = CallSizes::Sizes;

namespace {
class FlopCounter {
public:
  explicit FlopCounter(mlir::ModuleOp module) : module(module) {}

  /// Adds what a call of the function costs. False if that is not known.
  bool countFunction(mlir::FunctionOpInterface function,
                     llvm::ArrayRef<Sizes> arguments,
                     std::vector<Sizes> *results = nullptr);
  double total() const { return flops; }

private:
  bool countOp(Operation *op);
  bool countCall(mlir::func::CallOp call);
  bool countBlock(mlir::Region &region, llvm::ArrayRef<Sizes> arguments);
  bool inferShapes(ShapeRuleOpInterface op);
  void takeTypes(Operation *op);
  void foldNumbers(Operation *op);
  bool addCost(FlopsOpInterface op);
  /// NaN if it is not known.
  double countRegion(mlir::Region &region, llvm::ArrayRef<Sizes> arguments);

  Dim sizeOf(Value tensor, int64_t dim) const;
  /// Nothing if the rank is not known.
  std::optional<Sizes> shapeOf(Value tensor) const;

  mlir::ModuleOp module;
  llvm::DenseMap<Value, Sizes> shapes;
  llvm::DenseMap<Value, int64_t> numbers;
  double flops = 0;
  unsigned depth = 0;
};
} // namespace

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

Dim FlopCounter::sizeOf(Value tensor, int64_t dim) const {
  auto shape = shapes.find(tensor);
  if (shape == shapes.end() || size_t(dim) >= shape->second.size() ||
      shape->second[dim] < 0)
    return Dim();
  return Dim(shape->second[dim]);
}

bool FlopCounter::inferShapes(ShapeRuleOpInterface op) {
  ShapeContext context(op->getName().getStringRef(), std::nullopt);
  auto source = [&](Value tensor, int64_t dim) { return sizeOf(tensor, dim); };
  auto numberOf = [&](Value size) {
    auto number = numbers.find(size);
    return number == numbers.end() ? Dim::ofValue(size) : Dim(number->second);
  };
  context.setSizeSource(source);
  context.setValueSource(numberOf);
  llvm::FailureOr<InferredTensors> inferred = op.inferShapes(context);
  if (failed(inferred) || inferred->size() != op->getNumResults())
    return false;
  for (auto [result, tensor] : llvm::zip(op->getResults(), *inferred)) {
    if (!tensor.shape)
      return false;
    for (const Dim &dim : *tensor.shape) {
      auto number = numbers.find(dim.value);
      int64_t known = number == numbers.end() ? -1 : number->second;
      shapes[result].push_back(dim.constant.value_or(known));
    }
  }
  return true;
}

// Conversions repeat the shape of what they convert.
void FlopCounter::takeTypes(Operation *op) {
  bool isElementwise = op->hasTrait<mlir::OpTrait::Elementwise>();
  for (Value result : op->getResults()) {
    Value like = isElementwise ? op->getOperand(0) : result;
    if (std::optional<Sizes> shape = shapeOf(like))
      shapes[result] = *shape;
  }
}

/// Computes integers as far as folding goes.
void FlopCounter::foldNumbers(Operation *op) {
  if (auto dim = llvm::dyn_cast<mlir::tensor::DimOp>(op)) {
    auto index = numbers.find(dim.getIndex());
    if (index != numbers.end())
      if (Dim size = sizeOf(dim.getSource(), index->second); size.isStatic())
        numbers[dim.getResult()] = *size.constant;
    return;
  }
  mlir::Builder builder(op->getContext());
  llvm::SmallVector<mlir::Attribute> operands;
  for (Value operand : op->getOperands()) {
    auto number = numbers.find(operand);
    operands.push_back(number != numbers.end() && operand.getType().isIndex()
                           ? builder.getIndexAttr(number->second)
                           : mlir::Attribute());
  }
  llvm::SmallVector<mlir::OpFoldResult> folded;
  if (op->getNumResults() != 1 || !op->getResult(0).getType().isIndex() ||
      failed(op->fold(operands, folded)) || folded.empty())
    return;
  auto attribute = llvm::dyn_cast<mlir::Attribute>(folded[0]);
  if (auto number = llvm::dyn_cast_or_null<mlir::IntegerAttr>(attribute))
    numbers[op->getResult(0)] = number.getInt();
  else if (auto value = llvm::dyn_cast<Value>(folded[0]))
    if (auto known = numbers.find(value); known != numbers.end())
      numbers[op->getResult(0)] = known->second;
}

//===----------------------------------------------------------------------===//
// Costs
//===----------------------------------------------------------------------===//

std::optional<Sizes> FlopCounter::shapeOf(Value tensor) const {
  auto shape = shapes.find(tensor);
  return shape == shapes.end() ? CallSizes::ofType(tensor) : shape->second;
}

bool FlopCounter::addCost(FlopsOpInterface op) {
  auto sizes = [&](Value tensor) { return shapeOf(tensor); };
  auto regions = [&](mlir::Region &region, llvm::ArrayRef<Sizes> arguments) {
    return countRegion(region, arguments);
  };
  std::optional<double> count = op.flops(CallSizes(op, sizes, regions));
  flops += count.value_or(0);
  return count.has_value();
}

double FlopCounter::countRegion(mlir::Region &region,
                                llvm::ArrayRef<Sizes> arguments) {
  double before = std::exchange(flops, 0);
  bool isKnown = countBlock(region, arguments);
  double count = std::exchange(flops, before);
  return isKnown ? count : kUnknownFlops;
}

//===----------------------------------------------------------------------===//
// The walk
//===----------------------------------------------------------------------===//

bool FlopCounter::countCall(mlir::func::CallOp call) {
  auto callee =
      module.lookupSymbol<mlir::FunctionOpInterface>(call.getCallee());
  if (!callee || callee.isExternal())
    return false;
  std::vector<Sizes> arguments, results;
  for (Value operand : call.getOperands())
    arguments.push_back(shapeOf(operand).value_or(Sizes()));
  if (!countFunction(callee, arguments, &results))
    return false;
  for (auto [result, shape] : llvm::zip(call.getResults(), results))
    shapes[result] = shape;
  return true;
}

bool FlopCounter::countOp(Operation *op) {
  for (Value result : op->getResults())
    shapes.erase(result);
  if (auto call = llvm::dyn_cast<mlir::func::CallOp>(op))
    return countCall(call);
  auto rule = llvm::dyn_cast<ShapeRuleOpInterface>(op);
  if (rule && !inferShapes(rule))
    return false;
  if (!rule)
    takeTypes(op);
  if (auto counted = llvm::dyn_cast<FlopsOpInterface>(op))
    return addCost(counted);
  // How often a loop of another dialect runs is not known here.
  if (op->getNumRegions())
    return false;
  foldNumbers(op);
  return true;
}

bool FlopCounter::countBlock(mlir::Region &region,
                             llvm::ArrayRef<Sizes> arguments) {
  if (!region.hasOneBlock() || region.getNumArguments() != arguments.size())
    return false;
  for (auto [argument, shape] : llvm::zip(region.getArguments(), arguments))
    shapes[argument] = shape;
  return llvm::all_of(region.front(),
                      [&](Operation &op) { return countOp(&op); });
}

bool FlopCounter::countFunction(mlir::FunctionOpInterface function,
                                llvm::ArrayRef<Sizes> arguments,
                                std::vector<Sizes> *results) {
  constexpr unsigned deepest = 64;
  mlir::Region &body = function.getFunctionBody();
  if (depth == deepest)
    return false;
  ++depth;
  if (!countBlock(body, arguments))
    return false;
  if (results)
    for (Value value : body.front().getTerminator()->getOperands())
      results->push_back(shapeOf(value).value_or(Sizes()));
  --depth;
  return true;
}

std::optional<double> tcopt::countFlops(mlir::ModuleOp module, StringRef entry,
                                        llvm::ArrayRef<HostTensor> inputs) {
  auto function = module.lookupSymbol<mlir::FunctionOpInterface>(entry);
  if (!function || !isInterpretable(module))
    return std::nullopt;
  std::vector<Sizes> arguments;
  for (const HostTensor &input : inputs)
    arguments.emplace_back(input.shape());
  FlopCounter counter(module);
  if (!counter.countFunction(function, arguments))
    return std::nullopt;
  return counter.total();
}
