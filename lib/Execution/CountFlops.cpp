//===- CountFlops.cpp - Arithmetic operations of a program ----------------===//
//
// Walks a function with concrete sizes: ops' shape rules give the shapes, and
// folding the sizes themselves.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "tcopt/Core/IR/CoreOps.h"
#include "tcopt/Execution/Measure.h"
#include "tcopt/Interfaces/ShapeRule.h"

using namespace tcopt;
using llvm::StringRef;
using mlir::Operation;
using mlir::Value;

using Sizes = llvm::SmallVector<int64_t>;

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
  bool inferShapes(ShapeRuleOpInterface op);
  void takeTypes(Operation *op);
  void foldNumbers(Operation *op);
  bool addCost(Operation *op);

  Dim sizeOf(Value tensor, int64_t dim) const;
  /// Elements of a tensor; negative if unknown.
  double elements(Value tensor) const;
  Sizes shapeOf(Value tensor) const { return shapes.lookup(tensor); }

  mlir::ModuleOp module;
  llvm::DenseMap<Value, Sizes> shapes;
  llvm::DenseMap<Value, int64_t> numbers;
  double flops = 0;
  unsigned depth = 0;
};
} // namespace

static double product(llvm::ArrayRef<int64_t> sizes) {
  double result = 1;
  for (int64_t size : sizes) {
    if (size < 0)
      return -1;
    result *= double(size);
  }
  return result;
}

double FlopCounter::elements(Value tensor) const {
  return product(shapeOf(tensor));
}

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
  context.setSizeSource(source);
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

void FlopCounter::takeTypes(Operation *op) {
  for (Value result : op->getResults())
    if (auto type = llvm::dyn_cast<mlir::RankedTensorType>(result.getType()))
      for (int64_t size : type.getShape())
        shapes[result].push_back(mlir::ShapedType::isDynamic(size) ? -1 : size);
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

namespace {
/// What an op's cost is proportional to.
enum class Measure {
  Nothing,
  Results,     ///< elements of its results
  Operand,     ///< elements of its first operand
  LastDim,     ///< products of a matrix product
  Contraction, ///< products of core.contract
  Convolution, ///< products of a convolution
  Transposed,  ///< products of a transposed convolution
  WeightGrad,  ///< products of a convolution's gradient by its weight
  Attention,   ///< products of attention
};
struct Cost {
  Measure measure;
  double factor;
};
} // namespace

namespace {
/// Operators, separated by blanks, and what they cost.
struct CostRow {
  Cost cost;
  StringRef names;
};
} // namespace

// What is not named costs one operation for each element of its results.
static constexpr CostRow kCosts[] = {
    {{Measure::Contraction, 2}, "core.contract"},
    {{Measure::LastDim, 2}, "graph.matmul graph.linear graph.int_matmul"},
    {{Measure::LastDim, 3}, "graph.cdist"},
    {{Measure::Convolution, 2}, "graph.conv graph.int_conv core.convolution"},
    {{Measure::Transposed, 2}, "graph.conv_transpose graph.conv_input_grad"},
    {{Measure::WeightGrad, 2}, "graph.conv_weight_grad"},
    {{Measure::Attention, 2}, "graph.scaled_dot_product_attention"},
    {{Measure::Operand, 1},
     "graph.sum graph.prod graph.mean graph.amax graph.amin graph.any "
     "graph.all graph.argmax graph.argmin core.reduce core.arg_reduce "
     "core.reduce_window core.arg_reduce_window graph.max_pool "
     "graph.avg_pool graph.max graph.min graph.max_pool_with_indices "
     "graph.adaptive_avg_pool graph.adaptive_max_pool graph.col2im"},
    {{Measure::Operand, 2}, "graph.vector_norm"},
    {{Measure::Operand, 3},
     "graph.mse_loss graph.l1_loss graph.smooth_l1_loss "
     "graph.huber_loss"},
    {{Measure::Operand, 4},
     "graph.softmax graph.log_softmax graph.batch_norm graph.rms_norm "
     "graph.logsumexp graph.var graph.std graph.kl_div "
     "graph.cross_entropy"},
    {{Measure::Operand, 7},
     "graph.layer_norm graph.batch_norm_train graph.group_norm "
     "graph.instance_norm graph.binary_cross_entropy "
     "graph.binary_cross_entropy_with_logits"},
    {{Measure::Results, 4},
     "graph.gelu graph.silu graph.sigmoid graph.elu graph.softplus "
     "graph.mish graph.logsigmoid graph.glu graph.hardsigmoid "
     "graph.hardswish"},
    {{Measure::Nothing, 0},
     "graph.constant graph.full graph.arange graph.reshape "
     "graph.expand graph.permute graph.transpose graph.unsqueeze "
     "graph.squeeze graph.slice graph.cat graph.gather graph.index "
     "graph.index_select graph.masked_fill graph.roll graph.tril "
     "graph.triu graph.repeat graph.narrow graph.slice_scatter "
     "graph.select_scatter graph.bitcast graph.reflection_pad "
     "graph.replication_pad graph.circular_pad graph.diagonal "
     "graph.as_strided graph.unfold graph.im2col graph.flip graph.pad "
     "graph.embedding graph.cast graph.print graph.where "
     "core.constant core.iota core.convert core.bitcast "
     "core.broadcast core.reshape core.transpose core.slice "
     "core.update_slice core.pad core.concatenate core.reverse "
     "core.gather core.scatter core.select"},
};

static bool hasWord(StringRef words, StringRef word) {
  while (!words.empty()) {
    auto [first, rest] = words.split(' ');
    if (first == word)
      return true;
    words = rest;
  }
  return false;
}

static Cost costOf(StringRef name) {
  for (const CostRow &row : kCosts)
    if (hasWord(row.names, name))
      return row.cost;
  bool isOurs = name.starts_with("graph.") || name.starts_with("core.");
  return isOurs ? Cost{Measure::Results, 1} : Cost{Measure::Nothing, 0};
}

static double contractedSize(core::ContractOp op, const Sizes &lhs) {
  double size = 1;
  for (int64_t dim : op.getLhsContract())
    size *= double(lhs[dim]);
  return size;
}

bool FlopCounter::addCost(Operation *op) {
  Cost cost = costOf(op->getName().getStringRef());
  if (cost.measure == Measure::Nothing || op->getNumResults() == 0)
    return true;
  Sizes first = op->getNumOperands() ? shapeOf(op->getOperand(0)) : Sizes();
  double count = elements(op->getResult(0));
  switch (cost.measure) {
  case Measure::Operand:
    count = product(first);
    break;
  case Measure::LastDim:
    count *= first.empty() ? 1 : double(first.back());
    break;
  case Measure::Contraction:
    count *= contractedSize(llvm::cast<core::ContractOp>(op), first);
    break;
  case Measure::Convolution:
    count *= product(llvm::ArrayRef(shapeOf(op->getOperand(1))).drop_front());
    break;
  case Measure::Transposed:
    count = product(first) *
            product(llvm::ArrayRef(shapeOf(op->getOperand(1))).drop_front());
    break;
  case Measure::WeightGrad:
    count = product(shapeOf(op->getOperand(1))) *
            product(llvm::ArrayRef(shapeOf(op->getResult(0))).drop_front());
    break;
  case Measure::Attention: {
    Sizes keys = shapeOf(op->getOperand(1));
    if (keys.size() < 2 || first.empty())
      return false;
    double rows = double(keys[keys.size() - 2]);
    count = (product(first) + count) * rows;
    break;
  }
  default:
    break;
  }
  flops += cost.factor * count;
  return count >= 0;
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
    arguments.push_back(shapeOf(operand));
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
  if (auto rule = llvm::dyn_cast<ShapeRuleOpInterface>(op))
    return inferShapes(rule) && addCost(op);
  // How often a loop runs is not known here.
  if (op->getNumRegions())
    return false;
  takeTypes(op);
  foldNumbers(op);
  return true;
}

bool FlopCounter::countFunction(mlir::FunctionOpInterface function,
                                llvm::ArrayRef<Sizes> arguments,
                                std::vector<Sizes> *results) {
  constexpr unsigned deepest = 64;
  mlir::Region &body = function.getFunctionBody();
  if (!body.hasOneBlock() || body.getNumArguments() != arguments.size() ||
      depth == deepest)
    return false;
  ++depth;
  for (auto [argument, shape] : llvm::zip(body.getArguments(), arguments))
    shapes[argument] = shape;
  for (Operation &op : body.front())
    if (!countOp(&op))
      return false;
  if (results)
    for (Value value : body.front().getTerminator()->getOperands())
      results->push_back(shapeOf(value));
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
