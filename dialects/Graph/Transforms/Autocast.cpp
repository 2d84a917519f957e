//===- Autocast.cpp - compute in 16 bits where PyTorch's autocast does ----===//
//
// Front ends that trace programs insert such casts themselves (Capture); this
// pass does it for programs that exist, with the rule of Interfaces/Autocast.h.
// Runs before derivatives are made, so that they are of the casts, too.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Interfaces/Autocast.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "tcopt/Graph/IR/GraphPointwiseOps.h"
#include "tcopt/Graph/Transforms/Passes.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;

namespace tcopt::graph {

#define GEN_PASS_DEF_GRAPHAUTOCAST
#include "tcopt/Graph/Transforms/Passes.h.inc"

static bool isHalf(Type type) { return type.isF16() || type.isBF16(); }

static bool isNarrowFloat(Type type) {
  return type && (type.isF32() || isHalf(type));
}

// Null for what is no tensor.
static Type elementOf(Type type) {
  auto tensor = dyn_cast<TensorType>(type);
  return tensor ? tensor.getElementType() : Type();
}

static bool hasDims(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return !type || type.getRank() > 0;
}

//===----------------------------------------------------------------------===//
// Ops that keep the types of their operands
//===----------------------------------------------------------------------===//

// The common type of the floats among the operands, null for none. Those of
// rank 0 do not count where others have dimensions.
static Type commonFloat(OperandRange operands, ArrayRef<Type> types) {
  Type common[2];
  for (auto [operand, type] : llvm::zip_equal(operands, types)) {
    if (!isNarrowFloat(type))
      continue;
    Type &one = common[hasDims(operand)];
    one = !one || one == type ? type : Float32Type::get(type.getContext());
  }
  return common[1] ? common[1] : common[0];
}

static void replaceFloats(MutableArrayRef<Type> types, Type by) {
  for (Type &type : types)
    if (isNarrowFloat(type))
      type = by;
}

static bool areMixed(ArrayRef<Type> types) {
  auto floats = llvm::make_filter_range(types, isNarrowFloat);
  return !llvm::all_equal(floats);
}

namespace {

/// The element types that an op computes in.
struct ComputeTypes {
  SmallVector<Type> operands;
  /// Of which the results are, where those differ from what it computes in.
  SmallVector<Type> returned;
};

//===----------------------------------------------------------------------===//
// Casts
//===----------------------------------------------------------------------===//

/// One value in several element types.
class Casts {
public:
  Value get(Value value, Type elementType, Location loc) {
    auto type = cast<TensorType>(value.getType());
    if (type.getElementType() == elementType)
      return value;
    Value &made = known[{value, elementType}];
    if (made)
      return made;
    OpBuilder builder(value.getContext());
    builder.setInsertionPointAfterValue(value);
    return made = CastOp::create(builder, loc, value, elementType);
  }

  /// Removes those that nobody uses, and returns how many are left.
  int64_t finish() {
    int64_t count = 0;
    for (auto &[key, value] : llvm::reverse(known))
      if (value.use_empty())
        value.getDefiningOp()->erase();
      else
        ++count;
    return count;
  }

private:
  llvm::MapVector<std::pair<Value, Type>, Value> known;
};

//===----------------------------------------------------------------------===//
// One function
//===----------------------------------------------------------------------===//

class FunctionAutocast {
public:
  FunctionAutocast(func::FuncOp func, Type lower) : func(func), lower(lower) {}
  void run();

  int64_t numLowered = 0, numRaised = 0, numCasts = 0;

private:
  void visit(Operation *op);
  void visitSizeCast(tensor::CastOp op);
  bool convert(Operation *op, AutocastClass of);
  ComputeTypes computeTypes(Operation *op, AutocastClass of) const;
  bool apply(Operation *op, const ComputeTypes &types);
  bool setTypes(Operation *op, ArrayRef<Type> operands);
  void returnAs(Operation *op, ArrayRef<Type> operands);
  void setElementType(Value result, Type elementType);
  bool hasRetypedOperand(Operation *op) const;
  void restoreOperands(Operation *op);
  void leave(Operation *op, StringRef name, StringRef why);
  void count(AutocastClass of, ArrayRef<Type> before, Operation *op);

  func::FuncOp func;
  Type lower;
  Casts casts;
  /// The element types that results had in the program.
  DenseMap<Value, Type> declared;
};

} // namespace

static SmallVector<Type> elementsOf(ValueRange values) {
  return llvm::map_to_vector(values.getTypes(), elementOf);
}

void FunctionAutocast::leave(Operation *op, StringRef name, StringRef why) {
  remark::missed(op->getLoc(), remark::RemarkOpts::name(name)
                                   .category("graph-autocast")
                                   .function(func.getSymName()))
      << remark::reason("{0}: {1}", op->getName().getStringRef(), why);
}

void FunctionAutocast::setElementType(Value result, Type elementType) {
  auto type = cast<TensorType>(result.getType());
  declared.try_emplace(result, type.getElementType());
  result.setType(type.clone(elementType));
}

bool FunctionAutocast::hasRetypedOperand(Operation *op) const {
  return llvm::any_of(op->getOperands(), [&](Value operand) {
    return declared.contains(operand);
  });
}

// Operands that got another type have that of the program again.
void FunctionAutocast::restoreOperands(Operation *op) {
  for (OpOperand &operand : op->getOpOperands())
    if (Type type = declared.lookup(operand.get()))
      operand.set(casts.get(operand.get(), type, op->getLoc()));
}

ComputeTypes FunctionAutocast::computeTypes(Operation *op,
                                            AutocastClass of) const {
  ComputeTypes types{autocastElementTypes(of, op->getOperands(), lower), {}};
  if (of != AutocastClass::Keep || !areMixed(types.operands))
    return types;
  if (cast<OpFactsInterface>(op).broadcasting().kind ==
      Broadcasting::Kind::Operands) {
    replaceFloats(types.operands,
                  commonFloat(op->getOperands(), types.operands));
    return types;
  }
  types.returned = types.operands;
  replaceFloats(types.returned, *llvm::find_if(types.operands, isNarrowFloat));
  replaceFloats(types.operands, Float32Type::get(op->getContext()));
  return types;
}

static FailureOr<SmallVector<Type>> inferElements(Operation *op) {
  auto infer = cast<InferTypeOpInterface>(op);
  SmallVector<Type> types;
  if (failed(infer.inferReturnTypes(
          op->getContext(), op->getLoc(), op->getOperands(),
          op->getDiscardableAttrDictionary(), op->getPropertiesStorage(),
          op->getRegions(), types)))
    return failure();
  return llvm::map_to_vector(types, elementOf);
}

// Converts operands, and gives results the types that follow. Returns false
// where the op's constraints do not hold then.
bool FunctionAutocast::setTypes(Operation *op, ArrayRef<Type> operands) {
  ScopedDiagnosticHandler silent(op->getContext(),
                                 [](Diagnostic &) { return success(); });
  for (auto [operand, type] : llvm::zip_equal(op->getOpOperands(), operands))
    if (type)
      operand.set(casts.get(operand.get(), type, op->getLoc()));
  FailureOr<SmallVector<Type>> results = inferElements(op);
  if (failed(results))
    return false;
  for (auto [result, type] : llvm::zip_equal(op->getResults(), *results))
    if (type && type != elementOf(result.getType()))
      setElementType(result, type);
  return succeeded(op->getName().verifyInvariants(op));
}

// Converts results to what they are where the operands have these types.
void FunctionAutocast::returnAs(Operation *op, ArrayRef<Type> operands) {
  OpBuilder builder(op);
  Operation *narrow = builder.clone(*op);
  for (auto [operand, type] :
       llvm::zip_equal(narrow->getOpOperands(), operands))
    if (type)
      operand.set(casts.get(operand.get(), type, op->getLoc()));
  FailureOr<SmallVector<Type>> results = inferElements(narrow);
  narrow->erase();
  builder.setInsertionPointAfter(op);
  for (auto [result, type] : llvm::zip_equal(op->getResults(), *results)) {
    if (!type || type == elementOf(result.getType()))
      continue;
    Value returned = casts.get(result, type, op->getLoc());
    Type ofProgram = declared.lookup(result);
    declared[returned] = ofProgram ? ofProgram : elementOf(result.getType());
    result.replaceAllUsesExcept(returned, returned.getDefiningOp());
  }
}

bool FunctionAutocast::apply(Operation *op, const ComputeTypes &types) {
  SmallVector<Value> operands(op->getOperands());
  SmallVector<Type> results(op->getResultTypes());
  if (setTypes(op, types.operands)) {
    if (!types.returned.empty())
      returnAs(op, types.returned);
    return true;
  }
  op->setOperands(operands);
  for (auto [result, type] : llvm::zip_equal(op->getResults(), results)) {
    result.setType(type);
    declared.erase(result);
  }
  return false;
}

void FunctionAutocast::count(AutocastClass of, ArrayRef<Type> before,
                             Operation *op) {
  SmallVector<Type> after = elementsOf(op->getOperands());
  numLowered += of == AutocastClass::Lower && llvm::is_contained(after, lower);
  numRaised += of == AutocastClass::Raise && ArrayRef(after) != before;
}

// Whether the op's operands have types that it can take.
bool FunctionAutocast::convert(Operation *op, AutocastClass of) {
  SmallVector<Type> before = elementsOf(op->getOperands());
  ComputeTypes types = computeTypes(op, of);
  bool changes = types.operands != before || hasRetypedOperand(op);
  if (changes && !apply(op, types)) {
    leave(op, "refuses-types", "its constraints do not allow the types");
    return false;
  }
  count(of, before, op);
  if (of == AutocastClass::Lower &&
      llvm::any_of(before, [](Type type) { return type && type.isF64(); }))
    leave(op, "f64", "autocast does nothing to f64");
  return true;
}

// Changes static sizes alone, in whatever type.
void FunctionAutocast::visitSizeCast(tensor::CastOp op) {
  Type type = elementOf(op.getSource().getType());
  if (type != elementOf(op.getType()))
    setElementType(op.getResult(), type);
}

void FunctionAutocast::visit(Operation *op) {
  // These take any tensor, and their results do not follow from its type.
  if (isa<CastOp, tensor::DimOp>(op))
    return;
  if (auto sizeCast = dyn_cast<tensor::CastOp>(op))
    return visitSizeCast(sizeCast);
  auto facts = dyn_cast<OpFactsInterface>(op);
  bool isInferred = isa<InferTypeOpInterface>(op) && op->getNumRegions() == 0;
  if (facts && isInferred) {
    if (!convert(op,
                 facts.autocastClass(autocastSpatialDims(op->getOperands()))))
      restoreOperands(op);
    return;
  }
  if (hasRetypedOperand(op) && !op->hasTrait<mlir::OpTrait::IsTerminator>())
    leave(op, "keeps-types", "it states no types for autocast");
  restoreOperands(op);
}

void FunctionAutocast::run() {
  SmallVector<Operation *> ops;
  func.getBody().walk<WalkOrder::PreOrder>(
      [&](Operation *op) { ops.push_back(op); });
  for (Operation *op : ops)
    visit(op);
  numCasts = casts.finish();
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

namespace {
struct GraphAutocast : impl::GraphAutocastBase<GraphAutocast> {
  using Base::Base;

  void runOnOperation() override {
    Type lower = lowerType();
    FailureOr<SmallVector<func::FuncOp>> funcs = chosen();
    if (!lower || failed(funcs))
      return signalPassFailure();
    for (func::FuncOp func : *funcs) {
      FunctionAutocast autocast(func, lower);
      autocast.run();
      numLowered += autocast.numLowered;
      numRaised += autocast.numRaised;
      numCasts += autocast.numCasts;
    }
  }

private:
  Type lowerType() {
    if (dtype == "bf16")
      return BFloat16Type::get(&getContext());
    if (dtype == "f16")
      return Float16Type::get(&getContext());
    getOperation().emitError("graph-autocast: expected a dtype of bf16 or f16 "
                             "but found '")
        << dtype << "'";
    return {};
  }

  FailureOr<SmallVector<func::FuncOp>> chosen() {
    SmallVector<func::FuncOp> funcs;
    for (auto func : getOperation().getOps<func::FuncOp>())
      if (!func.isExternal() &&
          (function.empty() || func.getSymName() == function))
        funcs.push_back(func);
    if (funcs.empty() && !function.empty())
      return getOperation().emitError("graph-autocast: expected a function '")
             << function << "' with a body but found none";
    return funcs;
  }
};
} // namespace

} // namespace tcopt::graph
