//===- MemOps.cpp - arenas and buffers ------------------------------------===//

#include "tcopt/Mem/IR/MemOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;
using namespace tcopt::mem;

#define GET_OP_CLASSES
#include "tcopt/Mem/IR/MemOps.cpp.inc"

// Of an arena, or of what computes an arena's bytes.
template <typename OpTy> static LogicalResult verifySlots(OpTy op) {
  size_t open = llvm::count_if(op.getStaticSlots(), ShapedType::isDynamic);
  if (open != op.getSlots().size())
    return op.emitOpError("expected ") << open << " slot operands but found "
                                       << op.getSlots().size() << " (C1)";
  for (int64_t size : op.getStaticSlots())
    if (size < 0 && !ShapedType::isDynamic(size))
      return op.emitOpError("expected sizes that are not negative but found ")
             << size << " (C2)";
  return success();
}

// Whether slots of static size, each padded to a multiple of 64, fit.
static bool fitInto(int64_t bytes, ArrayRef<int64_t> slots) {
  for (int64_t size : slots) {
    int64_t padded;
    if (llvm::AddOverflow<int64_t>(size, 63, padded))
      return false;
    bytes -= padded & ~int64_t(63);
    if (bytes < 0)
      return false;
  }
  return true;
}

static LogicalResult verifyMemory(ArenaOp arena) {
  auto type = cast<MemRefType>(arena.getMemory().getType());
  if (!type.getLayout().isIdentity())
    return arena.emitOpError("expected memory without gaps but found ")
           << type << " (C3)";
  if (!type.hasStaticShape() ||
      (arena.getSlots().empty() &&
       fitInto(type.getDimSize(0), arena.getStaticSlots())))
    return success();
  return arena.emitOpError("expected slots that fit into ") << type << " (C3)";
}

LogicalResult ArenaOp::verify() {
  if (failed(verifySlots(*this)))
    return failure();
  if (getLowerBound() < 0)
    return emitOpError("expected a lower_bound that is not negative but found ")
           << getLowerBound() << " (C2)";
  return getMemory() ? verifyMemory(*this) : success();
}

LogicalResult ArenaBytesOp::verify() { return verifySlots(*this); }

LogicalResult BytesOp::verify() {
  if (getElementBytes() > 0)
    return success();
  return emitOpError("expected a positive element_bytes but found ")
         << getElementBytes() << " (C1)";
}

LogicalResult GiveResultOp::verify() {
  if (int32_t(getIndex()) >= 0)
    return success();
  return emitOpError("expected an index that is not negative but found ")
         << int32_t(getIndex()) << " (C1)";
}

// Bytes of a buffer of static size, limited to the greatest number; else -1.
static int64_t staticBytes(MemRefType type) {
  if (!type.hasStaticShape() || !type.getElementType().isIntOrFloat())
    return -1;
  int64_t bytes = llvm::divideCeil(type.getElementTypeBitWidth(), 8);
  if (llvm::is_contained(type.getShape(), 0))
    return 0;
  for (int64_t size : type.getShape())
    if (llvm::MulOverflow(bytes, size, bytes))
      return std::numeric_limits<int64_t>::max();
  return bytes;
}

static LogicalResult verifyPlace(ViewOp view, ArenaOp arena) {
  ArrayRef<int64_t> slots = arena.getStaticSlots();
  if (view.getSlot() < 0 || view.getSlot() >= int64_t(slots.size()))
    return view.emitOpError("expected a slot below ")
           << slots.size() << " but found " << view.getSlot() << " (C1)";
  int64_t slot = slots[view.getSlot()];
  int64_t bytes = staticBytes(cast<MemRefType>(view.getBuffer().getType()));
  if (ShapedType::isDynamic(slot) || bytes < 0 ||
      view.getOffset() <= slot - bytes)
    return success();
  return view.emitOpError("expected a buffer inside of ")
         << slot << " bytes but found offset " << view.getOffset() << " and "
         << bytes << " bytes (C5)";
}

LogicalResult ViewOp::verify() {
  if (getOffset() < 0 || getOffset() % 64 != 0)
    return emitOpError("expected an offset that is a multiple of 64 but found ")
           << getOffset() << " (C2)";
  ArrayRef<int64_t> life = getLifetime();
  if (life.size() != 2 || life[0] < 0 || life[1] < life[0])
    return emitOpError("expected a lifetime that does not decrease (C3)");
  int64_t open = cast<MemRefType>(getBuffer().getType()).getNumDynamicDims();
  if (open != int64_t(getSizes().size()))
    return emitOpError("expected ")
           << open << " sizes but found " << getSizes().size() << " (C4)";
  auto arena = getArena().getDefiningOp<ArenaOp>();
  return arena ? verifyPlace(*this, arena) : success();
}
