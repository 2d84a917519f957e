//===- GradOps.cpp - derivatives of functions, and where they end ---------===//

#include "tcopt/Grad/IR/GradOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "tcopt/Interfaces/Differentiable.h"

using namespace mlir;

namespace tcopt::grad {

//===----------------------------------------------------------------------===//
// Derivatives of functions
//===----------------------------------------------------------------------===//

static SmallVector<Type> floatsOf(TypeRange types) {
  return llvm::filter_to_vector(types, hasTangent);
}

static SmallVector<int64_t> chosen(std::optional<ArrayRef<int64_t>> stated,
                                   FunctionType callee) {
  SmallVector<int64_t> numbers;
  if (stated)
    llvm::append_range(numbers, *stated);
  else
    for (auto [i, type] : llvm::enumerate(callee.getInputs()))
      if (hasTangent(type))
        numbers.push_back(i);
  return numbers;
}

SmallVector<int64_t> VjpOp::chosenArguments(FunctionType callee) {
  return chosen(getArguments(), callee);
}
SmallVector<int64_t> JvpOp::chosenArguments(FunctionType callee) {
  return chosen(getArguments(), callee);
}

// The callee's type, or an error that cites (C1).
static FailureOr<FunctionType> typeOfCallee(Operation *op,
                                            FlatSymbolRefAttr callee,
                                            SymbolTableCollection &symbols) {
  auto function =
      symbols.lookupNearestSymbolFrom<FunctionOpInterface>(op, callee);
  auto type = function ? dyn_cast<FunctionType>(function.getFunctionType())
                       : FunctionType();
  if (!type)
    return op->emitOpError("expected a function of the module as callee but "
                           "found ")
           << callee << " (C1)";
  return type;
}

static LogicalResult expectTypes(Operation *op, StringRef what,
                                 TypeRange expected, TypeRange found,
                                 int number) {
  if (expected.size() == found.size() &&
      succeeded(verifyCompatibleShapes(expected, found)) &&
      llvm::all_of(llvm::zip(expected, found), [](auto pair) {
        return getElementTypeOrSelf(std::get<0>(pair)) ==
               getElementTypeOrSelf(std::get<1>(pair));
      }))
    return success();
  auto error = op->emitOpError("expected ") << what << " of the types (";
  llvm::interleaveComma(expected, error);
  error << ") but found (";
  llvm::interleaveComma(found, error);
  return error << ") (C" << number << ")";
}

static LogicalResult verifyArguments(Operation *op, ArrayRef<int64_t> numbers,
                                     FunctionType callee) {
  llvm::SmallDenseSet<int64_t> seen;
  for (int64_t i : numbers) {
    if (i < 0 || i >= int64_t(callee.getNumInputs()))
      return op->emitOpError("expected arguments in [0, ")
             << callee.getNumInputs() << ") but found " << i << " (C3)";
    if (!hasTangent(callee.getInput(i)))
      return op->emitOpError("expected arguments that are tensors of floats "
                             "but ")
             << i << " is " << callee.getInput(i) << " (C3)";
    if (!seen.insert(i).second)
      return op->emitOpError("expected each argument once but found ")
             << i << " again (C3)";
  }
  return success();
}

// The types of the callee's arguments with these numbers.
static SmallVector<Type> typesOf(FunctionType callee,
                                 ArrayRef<int64_t> arguments) {
  return llvm::map_to_vector(
      arguments, [&](int64_t i) { return callee.getInput(unsigned(i)); });
}

// `given` belongs to the results of a reverse op, to the arguments of a forward
// op; the derivatives that the op returns are the other way round.
template <typename OpT>
static LogicalResult verifyDerivative(OpT op, bool isReverse, StringRef what,
                                      ValueRange given,
                                      SymbolTableCollection &symbols) {
  FailureOr<FunctionType> callee =
      typeOfCallee(op, op.getCalleeAttr(), symbols);
  if (failed(callee))
    return failure();
  SmallVector<int64_t> numbers = op.chosenArguments(*callee);
  if (failed(verifyArguments(op, numbers, *callee)))
    return failure();
  SmallVector<Type> ofArguments = typesOf(*callee, numbers);
  SmallVector<Type> ofResults = floatsOf(callee->getResults());
  SmallVector<Type> results(callee->getResults());
  llvm::append_range(results, isReverse ? ofArguments : ofResults);
  return success(
      succeeded(expectTypes(op, "inputs", callee->getInputs(),
                            op.getInputs().getTypes(), 1)) &&
      succeeded(expectTypes(op, what, isReverse ? ofResults : ofArguments,
                            given.getTypes(), 2)) &&
      succeeded(expectTypes(op, "results", results, op->getResultTypes(), 4)));
}

LogicalResult VjpOp::verifySymbolUses(SymbolTableCollection &symbols) {
  return verifyDerivative(*this, /*isReverse=*/true, "cotangents",
                          getCotangents(), symbols);
}

LogicalResult JvpOp::verifySymbolUses(SymbolTableCollection &symbols) {
  return verifyDerivative(*this, /*isReverse=*/false, "tangents", getTangents(),
                          symbols);
}

//===----------------------------------------------------------------------===//
// Checkpoints
//===----------------------------------------------------------------------===//

// An op of a dialect that is not loaded cannot be in the region.
static bool mayNameOp(StringRef name, MLIRContext *context) {
  auto [dialect, rest] = name.split('.');
  return !rest.empty() && (!context->getLoadedDialect(dialect) ||
                           RegisteredOperationName::lookup(name, context));
}

LogicalResult CheckpointOp::verify() {
  if (!getSave())
    return success();
  for (auto entry : getSave()->getAsRange<StringAttr>()) {
    StringRef name = entry.getValue();
    if (name != kContractions && name != kReductions &&
        !mayNameOp(name, getContext()))
      return emitOpError("expected names of ops, '")
             << kContractions << "' or '" << kReductions
             << "' to save but found '" << name << "' (C2)";
  }
  return success();
}

LogicalResult CheckpointOp::verifyRegions() {
  auto yield = dyn_cast<YieldOp>(getBody().front().getTerminator());
  if (!yield)
    return emitOpError("expected a region that ends in grad.yield (C1)");
  TypeRange found = yield.getValues().getTypes();
  if (found != getResultTypes())
    return yield.emitOpError("expected values of types (")
           << getResultTypes() << ") but found (" << found << ") (C1)";
  return success();
}

//===----------------------------------------------------------------------===//
// Rules
//===----------------------------------------------------------------------===//

LogicalResult CustomVjpOp::verify() {
  for (Type type : getOperandTypes())
    if (!hasTangent(type))
      return emitOpError("expected tensors of floats but found ")
             << type << " (C1)";
  return expectTypes(*this, "results", getValues().getTypes(), getResultTypes(),
                     2);
}

LogicalResult CustomVjpOp::verifyRegions() {
  Block &block = getReverse().front();
  if (failed(expectTypes(*this, "arguments of the region", getResultTypes(),
                         block.getArgumentTypes(), 3)))
    return failure();
  auto yield = dyn_cast<YieldOp>(block.getTerminator());
  if (!yield)
    return emitOpError("expected a region that ends in grad.yield (C4)");
  return expectTypes(yield, "gradients", getInputs().getTypes(),
                     yield.getValues().getTypes(), 4);
}

} // namespace tcopt::grad

#define GET_OP_CLASSES
#include "tcopt/Grad/IR/GradOps.cpp.inc"
