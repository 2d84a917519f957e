//===- Interpreter.cpp - The reference interpreter ------------------------===//
//
// Runs blocks op by op, checks what ops computed against their types, and lets
// values go after their last use.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Interpreter/Interpreter.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "tcopt/Interfaces/Place.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/Threading.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace tcopt;
using llvm::Error;
using llvm::Expected;

//===----------------------------------------------------------------------===//
// Types and errors
//===----------------------------------------------------------------------===//

std::optional<DType> tcopt::getDType(Type type) {
  if (type.isF64())
    return DType::F64;
  if (type.isF32())
    return DType::F32;
  if (type.isF16())
    return DType::F16;
  if (type.isBF16())
    return DType::BF16;
  if (type.isUnsignedInteger(8))
    return DType::U8;
  if (!type.isSignlessInteger())
    return std::nullopt;
  switch (type.getIntOrFloatBitWidth()) {
  case 64:
    return DType::I64;
  case 32:
    return DType::I32;
  case 16:
    return DType::I16;
  case 8:
    return DType::I8;
  case 1:
    return DType::Bool;
  default:
    return std::nullopt;
  }
}

Type tcopt::elementTypeOf(DType dtype, MLIRContext *context) {
  mlir::Builder b(context);
  switch (dtype) {
  case DType::F64:
    return b.getF64Type();
  case DType::F32:
    return b.getF32Type();
  case DType::F16:
    return b.getF16Type();
  case DType::BF16:
    return b.getBF16Type();
  case DType::U8:
    return b.getIntegerType(8, /*isSigned=*/false);
  case DType::Bool:
    return b.getI1Type();
  default:
    return b.getIntegerType(8 * getSize(dtype));
  }
}

char ExecutionError::ID = 0;

ExecutionError::ExecutionError(Operation *op, std::string message, Kind kind)
    : place(placeOf(op->getLoc())), name(op->getName().getStringRef()),
      what(std::move(message)), source(sourceOf(op->getLoc())), cause(kind) {}

void ExecutionError::log(llvm::raw_ostream &os) const {
  os << place << (place.empty() ? "" : ": ") << '\'' << name << "' " << what;
}

using Kind = ExecutionError::Kind;

static Error errorAt(Operation *op, const Twine &message,
                     Kind kind = Kind::Value) {
  return llvm::make_error<ExecutionError>(op, message.str(), kind);
}

/// Adds the op to an error that does not name one yet.
static Error locate(Operation *op, Error error) {
  if (error.isA<ExecutionError>())
    return error;
  return errorAt(op, llvm::toString(std::move(error)));
}

//===----------------------------------------------------------------------===//
// Checks before anything runs
//===----------------------------------------------------------------------===//

Error Interpreter::checkOps(FunctionOpInterface function) {
  if (!checked.insert(function).second)
    return Error::success();
  Error all = Error::success();
  function->walk([&](Operation *op) {
    if (op == function)
      return;
    if (!op->hasTrait<mlir::OpTrait::IsTerminator>() &&
        !table.lookup(op->getName().getStringRef()))
      all = llvm::joinErrors(std::move(all),
                             errorAt(op, "is not known to the interpreter"));
    if (auto callee = op->getAttrOfType<FlatSymbolRefAttr>("callee"))
      if (auto target =
              SymbolTable::lookupNearestSymbolFrom<FunctionOpInterface>(op,
                                                                        callee))
        all = llvm::joinErrors(std::move(all), checkOps(target));
  });
  return all;
}

std::optional<DType> Interpreter::heldDType(Type elementType) const {
  std::optional<DType> dtype = getDType(elementType);
  bool widen = dtype && isFloat(*dtype) && settings.precision == Precision::F64;
  return widen ? DType::F64 : dtype;
}

/// `tensor<2x3xf32>`, or the kind of a scalar.
static std::string describe(const RuntimeValue &value) {
  if (value.isTensor())
    return "tensor<" + value.tensor().typeName() + ">";
  return value.isInteger() ? "an integer" : "a float";
}

static bool hasShape(const HostTensor &tensor, Type type) {
  auto ranked = dyn_cast<RankedTensorType>(type);
  if (!ranked)
    return isa<UnrankedTensorType>(type);
  return ranked.getRank() == tensor.rank() &&
         llvm::all_of(llvm::zip(ranked.getShape(), tensor.shape()), [](auto p) {
           return ShapedType::isDynamic(std::get<0>(p)) ||
                  std::get<0>(p) == std::get<1>(p);
         });
}

/// What is wrong with a value of a type; empty if nothing is.
std::string Interpreter::typeMismatch(const RuntimeValue &value,
                                      Type type) const {
  bool ok;
  if (auto shaped = dyn_cast<TensorType>(type))
    ok = value.isTensor() && hasShape(value.tensor(), type) &&
         heldDType(shaped.getElementType()) == value.tensor().dtype();
  else
    ok = isa<FloatType>(type) ? value.isFloat() : value.isInteger();
  if (ok)
    return "";
  std::string text;
  llvm::raw_string_ostream(text) << type << " but found " << describe(value);
  return text;
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

Expected<RuntimeValue> Interpreter::takeArgument(FunctionOpInterface function,
                                                 unsigned index,
                                                 const RuntimeValue &value) {
  Type type = function.getArgumentTypes()[index];
  RuntimeValue taken = value;
  auto shaped = dyn_cast<TensorType>(type);
  if (shaped && value.isTensor() && settings.precision == Precision::F64 &&
      getDType(shaped.getElementType()) == value.tensor().dtype() &&
      isFloat(value.tensor().dtype())) {
    Expected<HostTensor> wide =
        value.tensor().convertTo(DType::F64, settings.byteLimit);
    if (!wide)
      return wide.takeError();
    taken = std::move(*wide);
  }
  std::string mismatch = typeMismatch(taken, type);
  if (!mismatch.empty())
    return errorAt(function, "expected argument #" + Twine(index) +
                                 " of type " + mismatch);
  return taken;
}

Expected<RuntimeValues> Interpreter::call(FunctionOpInterface function,
                                          ArrayRef<RuntimeValue> arguments) {
  if (Error error = checkOps(function)) {
    checked.clear();
    return error;
  }
  if (arguments.size() != function.getNumArguments())
    return errorAt(function, "expected " + Twine(function.getNumArguments()) +
                                 " arguments but found " +
                                 Twine(arguments.size()));
  RuntimeValues taken;
  for (auto [i, argument] : llvm::enumerate(arguments)) {
    Expected<RuntimeValue> value = takeArgument(function, i, argument);
    if (!value)
      return locate(function, value.takeError());
    taken.push_back(std::move(*value));
  }
  steps = 0;
  depth = 0;
  deadline = std::chrono::steady_clock::now() +
             std::chrono::microseconds(
                 int64_t(std::min(settings.timeLimit, 1e9) * 1e6));
  return callBody(function, taken);
}

Expected<RuntimeValues>
Interpreter::callBody(FunctionOpInterface function,
                      ArrayRef<RuntimeValue> arguments) {
  if (function.isExternal())
    return errorAt(function, "expected a function with a body");
  if (depth == settings.depthLimit)
    return errorAt(function,
                   "expected at most " + Twine(settings.depthLimit) +
                       " calls inside of each other",
                   Kind::Limit);
  ++depth;
  llvm::scope_exit leave([&] { --depth; });
  InterpreterFrame frame;
  return runRegion(function, function.getFunctionBody(), arguments, frame);
}

//===----------------------------------------------------------------------===//
// Blocks and ops
//===----------------------------------------------------------------------===//

Expected<RuntimeValues> Interpreter::runRegion(Operation *op, Region &region,
                                               ArrayRef<RuntimeValue> arguments,
                                               InterpreterFrame &frame) {
  if (!region.hasOneBlock())
    return errorAt(op, "expected one block but found " +
                           Twine(region.getBlocks().size()));
  Block &block = region.front();
  if (arguments.size() != block.getNumArguments())
    return errorAt(op, "expected " + Twine(block.getNumArguments()) +
                           " block arguments but found " +
                           Twine(arguments.size()));
  for (auto [argument, value] : llvm::zip(block.getArguments(), arguments))
    frame.values[argument] = value;
  for (Operation &inner : block.without_terminator())
    if (Error error = runOp(inner, frame))
      return error;
  RuntimeValues results;
  for (Value operand : block.getTerminator()->getOperands())
    results.push_back(frame.values.lookup(operand));
  for (Value dead : lastUses(*block.getTerminator()))
    frame.values.erase(dead);
  return results;
}

Error Interpreter::checkTime(Operation *op) {
  if (settings.stepLimit && ++steps > settings.stepLimit)
    return errorAt(
        op, "runs past the limit of " + Twine(settings.stepLimit) + " steps",
        Kind::Limit);
  if (settings.timeLimit > 0 && std::chrono::steady_clock::now() > deadline)
    return errorAt(op,
                   "runs past the time limit of " +
                       std::to_string(settings.timeLimit) + " s",
                   Kind::Limit);
  return Error::success();
}

/// The type with the shape that the value has.
static Type rankedType(Type type, const RuntimeValue &value) {
  auto tensor = dyn_cast<TensorType>(type);
  return tensor && value.isTensor()
             ? RankedTensorType::get(value.tensor().shape(),
                                     tensor.getElementType())
             : type;
}

/// Verified programs break constraints only where they do not tell ranks: the
/// op's shape rule then sees operands of those that they have.
static Error checkRanks(Operation &op, ArrayRef<RuntimeValue> operands) {
  auto infer = dyn_cast<InferTypeOpInterface>(op);
  if (!infer ||
      !llvm::any_of(op.getOperandTypes(), llvm::IsaPred<UnrankedTensorType>))
    return Error::success();
  Block block;
  for (auto [type, value] : llvm::zip(op.getOperandTypes(), operands))
    block.addArgument(rankedType(type, value), op.getLoc());
  Error error = Error::success();
  ScopedDiagnosticHandler take(
      op.getContext(), [&, thread = llvm::get_threadid()](Diagnostic &found) {
        if (thread != llvm::get_threadid())
          return failure();
        std::string text = found.str();
        StringRef message = text;
        message.consume_front(
            ("'" + op.getName().getStringRef() + "' op ").str());
        if (found.getSeverity() == DiagnosticSeverity::Error)
          error = llvm::joinErrors(std::move(error), errorAt(&op, message));
        return success();
      });
  SmallVector<Type> types;
  (void)infer.inferReturnTypes(
      op.getContext(), op.getLoc(), block.getArguments(),
      op.getDiscardableAttrDictionary(), op.getPropertiesStorage(),
      op.getRegions(), types);
  return error;
}

Error Interpreter::runOp(Operation &op, InterpreterFrame &frame) {
  if (Error error = checkTime(&op))
    return error;
  RuntimeValues operands;
  for (Value operand : op.getOperands())
    operands.push_back(frame.values.lookup(operand));
  if (Error error = checkRanks(op, operands))
    return error;
  OpCall call(&op, operands, *this, frame);
  if (Error error = (*table.lookup(op.getName().getStringRef()))(call))
    return locate(&op, std::move(error));
  if (call.results.size() != op.getNumResults())
    return errorAt(&op, "computed " + Twine(call.results.size()) +
                            " results, not " + Twine(op.getNumResults()));
  for (auto [i, result] : llvm::enumerate(op.getResults())) {
    std::string mismatch = typeMismatch(call.results[i], result.getType());
    if (!mismatch.empty())
      return errorAt(&op,
                     "expected result #" + Twine(i) + " of type " + mismatch);
    frame.values[result] = call.results[i];
  }
  if (settings.observe)
    settings.observe(&op, operands, call.results);
  for (Value dead : lastUses(op))
    frame.values.erase(dead);
  return Error::success();
}

/// The op of `block` that uses `value` last, itself or in its regions.
static Operation *lastUser(Value value, Block *block) {
  Operation *last = value.getDefiningOp();
  for (Operation *user : value.getUsers()) {
    Operation *ancestor = block->findAncestorOpInBlock(*user);
    if (ancestor && (!last || last->isBeforeInBlock(ancestor)))
      last = ancestor;
  }
  return last;
}

ArrayRef<Value> Interpreter::lastUses(Operation &op) {
  Block *block = op.getBlock();
  auto note = [&](Value value) {
    if (Operation *last = lastUser(value, block))
      deaths[last].push_back(value);
  };
  if (analyzed.insert(block).second) {
    llvm::for_each(block->getArguments(), note);
    for (Operation &inner : *block)
      llvm::for_each(inner.getResults(), note);
  }
  auto found = deaths.find(&op);
  return found == deaths.end() ? ArrayRef<Value>() : ArrayRef(found->second);
}
