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

LogicalResult ParallelForOp::verifySymbolUses(SymbolTableCollection &tables) {
  auto body =
      tables.lookupNearestSymbolFrom<func::FuncOp>(*this, getBodyAttr());
  if (!body)
    return emitOpError("expected a function named ") << getBody() << " (C1)";
  SmallVector<Type> expected(getArgs().getTypes());
  expected.append(2, IndexType::get(getContext()));
  FunctionType type = body.getFunctionType();
  // Once the context is explicit it comes first.
  ArrayRef<Type> found = type.getInputs();
  if (found.size() == expected.size() + 1 &&
      isa<LLVM::LLVMPointerType>(found.front()))
    found = found.drop_front();
  if (found == ArrayRef<Type>(expected) && type.getNumResults() == 0)
    return success();
  return emitOpError("expected @")
         << getBody() << " of type "
         << FunctionType::get(getContext(), expected, {}) << " but found "
         << type << " (C1)";
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
