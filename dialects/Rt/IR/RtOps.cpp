//===- RtOps.cpp - calls of the runtime -----------------------------------===//

#include "tcopt/Rt/IR/RtOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMTypes.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace tcopt::rt;

#define GET_OP_CLASSES
#include "tcopt/Rt/IR/RtOps.cpp.inc"

static LogicalResult verifyMessage(Operation *op, StringRef message) {
  if (!message.empty())
    return success();
  return op->emitOpError("expected a message that is not empty (C1)");
}

LogicalResult FailOp::verify() { return verifyMessage(*this, getMessage()); }
LogicalResult RequireOp::verify() { return verifyMessage(*this, getMessage()); }

// A failure that cannot happen needs no report.
LogicalResult FailOp::canonicalize(FailOp op, PatternRewriter &rewriter) {
  if (!matchPattern(op.getCondition(), m_Zero()))
    return failure();
  rewriter.eraseOp(op);
  return success();
}

LogicalResult ArenaBeginOp::verify() {
  if (cast<MemRefType>(getArena().getType()).isDynamicDim(0))
    return success();
  return emitOpError("expected a result of unknown size but found ")
         << getArena().getType() << " (C1)";
}

//===----------------------------------------------------------------------===//
// Devices
//===----------------------------------------------------------------------===//

static LogicalResult verifyIndices(Operation *op, Value buffer,
                                   ValueRange indices) {
  int64_t rank = cast<MemRefType>(buffer.getType()).getRank();
  if (int64_t(indices.size()) == rank)
    return success();
  return op->emitOpError("expected ")
         << rank << " indices but found " << indices.size() << " (C1)";
}

LogicalResult DeviceLoadOp::verify() {
  return verifyIndices(*this, getBuffer(), getIndices());
}

LogicalResult DeviceStoreOp::verify() {
  return verifyIndices(*this, getBuffer(), getIndices());
}

LogicalResult DeviceCopyOp::verify() {
  auto from = cast<MemRefType>(getFrom().getType());
  auto to = cast<MemRefType>(getTo().getType());
  if (from.getLayout().isIdentity() && to.getLayout().isIdentity() &&
      succeeded(verifyCompatibleShape(from, to)))
    return success();
  return emitOpError("expected buffers in row-major order and of one shape but "
                     "found ")
         << from << " and " << to << " (C1)";
}

LogicalResult ImageOp::verify() {
  return getCode().empty() ? emitOpError("expected code (C1)") : success();
}

static bool isFailure(Attribute attribute) {
  auto pair = dyn_cast<ArrayAttr>(attribute);
  return pair && pair.size() == 2 && isa<IntegerAttr>(pair[0]) &&
         cast<IntegerAttr>(pair[0]).getType().isInteger(32) &&
         isa<StringAttr>(pair[1]);
}

LogicalResult LaunchOp::verify() {
  if (int64_t(getShared()) < 0)
    return emitOpError("expected shared memory of at least 0 bytes but found ")
           << int64_t(getShared()) << " (C3)";
  if (!getFailures() || llvm::all_of(*getFailures(), isFailure))
    return success();
  return emitOpError("expected failures to be pairs of an i32 and a text but "
                     "found ")
         << *getFailures() << " (C2)";
}

LogicalResult LaunchOp::verifySymbolUses(SymbolTableCollection &tables) {
  if (tables.lookupNearestSymbolFrom<ImageOp>(*this, getImageAttr()))
    return success();
  return emitOpError("expected an rt.image called '") << getImage() << "' (C1)";
}

// Of a function; once the context is explicit it comes first.
static ArrayRef<Type> argumentsWithoutContext(func::FuncOp function,
                                              size_t expected) {
  ArrayRef<Type> found = function.getFunctionType().getInputs();
  bool hasContext =
      found.size() == expected + 1 && isa<LLVM::LLVMPointerType>(found.front());
  return hasContext ? found.drop_front() : found;
}

static LogicalResult verifyCallee(Operation *op, func::FuncOp callee,
                                  ArrayRef<Type> expected, StringRef number) {
  FunctionType type = callee.getFunctionType();
  if (argumentsWithoutContext(callee, expected.size()) == expected &&
      type.getNumResults() == 0)
    return success();
  return op->emitOpError("expected @")
         << callee.getSymName() << " of type "
         << FunctionType::get(op->getContext(), expected, {}) << " but found "
         << type << " (" << number << ")";
}

LogicalResult ParallelForOp::verifySymbolUses(SymbolTableCollection &tables) {
  auto body =
      tables.lookupNearestSymbolFrom<func::FuncOp>(*this, getBodyAttr());
  if (!body)
    return emitOpError("expected a function named ") << getBody() << " (C1)";
  SmallVector<Type> expected(getArgs().getTypes());
  expected.append(2, IndexType::get(getContext()));
  return verifyCallee(*this, body, expected, "C1");
}

LogicalResult CallEachOp::verify() {
  if (int64_t(getCount()) < 1 || int64_t(getGrain()) < 1)
    return emitOpError("expected a positive count and grain but found ")
           << int64_t(getCount()) << " and " << int64_t(getGrain()) << " (C1)";
  if (!getArgs().empty() && getArgs().size() % getCount() == 0)
    return success();
  return emitOpError("expected operands of ")
         << getCount() << " calls but found " << getArgs().size() << " (C2)";
}

LogicalResult CallEachOp::verifySymbolUses(SymbolTableCollection &tables) {
  auto callee =
      tables.lookupNearestSymbolFrom<func::FuncOp>(*this, getCalleeAttr());
  if (!callee || !callee->hasAttr("llvm.bareptr"))
    return emitOpError("expected a function on bare pointers named ")
           << getCallee() << " (C2)";
  size_t each = getArgs().size() / getCount();
  for (size_t i = 0; i < getArgs().size(); i += each) {
    SmallVector<Type> expected(getArgs().slice(i, each).getTypes());
    if (failed(verifyCallee(*this, callee, expected, "C2")))
      return failure();
  }
  return success();
}

static LogicalResult verifyStrided(Operation *op, Value buffer) {
  auto type = dyn_cast<MemRefType>(buffer.getType());
  if (type && type.isStrided())
    return success();
  return op->emitOpError("expected a buffer with strides but found ")
         << buffer.getType() << " (C1)";
}

static LogicalResult verifyPair(Operation *op) {
  for (Value operand : op->getOperands())
    if (failed(verifyStrided(op, operand)))
      return failure();
  auto a = cast<MemRefType>(op->getOperand(0).getType());
  auto b = cast<MemRefType>(op->getOperand(1).getType());
  if (a.getRank() == b.getRank() && a.getElementType() == b.getElementType())
    return success();
  return op->emitOpError("expected buffers of one rank and element type but "
                         "found ")
         << a << " and " << b << " (C1)";
}

LogicalResult GiveResultOp::verify() {
  if (int32_t(getIndex()) < 0)
    return emitOpError("expected an index that is not negative but found ")
           << int32_t(getIndex()) << " (C2)";
  return verifyStrided(*this, getX());
}

LogicalResult PrintOp::verify() { return verifyStrided(*this, getX()); }
LogicalResult CheckEqualOp::verify() { return verifyPair(*this); }
LogicalResult CheckCloseOp::verify() { return verifyPair(*this); }

static LogicalResult verifyKernel(Operation *op, StringRef kernel) {
  if (!kernel.empty())
    return success();
  return op->emitOpError("expected a kernel's name that is not empty (C1)");
}

LogicalResult ProfileBeginOp::verify() {
  return verifyKernel(*this, getKernel());
}
LogicalResult ProfileEndOp::verify() {
  return verifyKernel(*this, getKernel());
}
