//===- MemToMemRef.cpp - arenas become memory -----------------------------===//
//
// Runs first in the phase lower. Sizes saturate: an arena that cannot exist is
// refused by the runtime, instead of a smaller one being overrun.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Conversion/MemToMemRef.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "tcopt/Conversion/MemToMemRef/CloseArenas.h"
#include "tcopt/Mem/IR/MemOps.h"
#include "tcopt/Rt/IR/RtOps.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_CONVERTMEMTOMEMREFPASS
#include "tcopt/Conversion/MemToMemRef/Passes.h.inc"

namespace {

/// What no arena can hold, with room for adding alignments.
constexpr int64_t kTooMuch = std::numeric_limits<int64_t>::max() / 4;

/// Arithmetic on sizes in [0, kTooMuch].
class SizeBuilder {
public:
  SizeBuilder(OpBuilder &builder, Location loc) : builder(builder), loc(loc) {}

  Value constant(int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  }

  Value limit(Value value) {
    return builder.createOrFold<arith::MinUIOp>(loc, value, constant(kTooMuch));
  }

  Value add(Value a, Value b) {
    return limit(builder.createOrFold<arith::AddIOp>(loc, a, b));
  }

  /// Too much if the product does not fit.
  Value multiply(Value a, Value b) {
    Type i64 = builder.getI64Type();
    Value x = arith::IndexCastOp::create(builder, loc, i64, a);
    Value y = arith::IndexCastOp::create(builder, loc, i64, b);
    auto wide = arith::MulUIExtendedOp::create(builder, loc, x, y);
    Value zero = arith::ConstantIntOp::create(builder, loc, i64, 0);
    Value fits = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                       wide.getHigh(), zero);
    Value low = arith::IndexCastOp::create(builder, loc, builder.getIndexType(),
                                           wide.getLow());
    Value product =
        arith::SelectOp::create(builder, loc, fits, low, constant(kTooMuch));
    return limit(product);
  }

  /// Up to a multiple of 64.
  Value align(Value value) {
    Value up = arith::AddIOp::create(builder, loc, value, constant(63));
    return arith::AndIOp::create(builder, loc, up, constant(~int64_t(63)));
  }

  /// Computes where each slot of an arena starts; returns where the last ends.
  Value placeSlots(ArrayRef<OpFoldResult> slots,
                   SmallVectorImpl<Value> &starts) {
    Value end = constant(0);
    for (OpFoldResult size : slots) {
      starts.push_back(end);
      Value bytes = getValueOrCreateConstantIndexOp(builder, loc, size);
      end = add(end, align(limit(bytes)));
    }
    return end;
  }

private:
  OpBuilder &builder;
  Location loc;
};

class Converter {
public:
  explicit Converter(mem::ArenaOp arena)
      : arena(arena), builder(arena), sizes(builder, arena.getLoc()) {}

  void run() {
    Value total = sizes.placeSlots(
        getMixedValues(arena.getStaticSlots(), arena.getSlots(), builder),
        starts);
    Value memory = arena.getMemory();
    if (!memory)
      memory = open(total);
    else if (!cast<MemRefType>(memory.getType()).hasStaticShape())
      requireFit(total, memory);
    SmallVector<mem::ViewOp> views;
    for (Operation *user : arena->getUsers())
      views.push_back(cast<mem::ViewOp>(user));
    for (mem::ViewOp view : views)
      convert(view, memory);
    arena.erase();
  }

private:
  Value open(Value bytes) {
    auto type = MemRefType::get({ShapedType::kDynamic}, builder.getI8Type());
    return rt::ArenaBeginOp::create(builder, arena.getLoc(), type, bytes);
  }

  /// Ends the call as an arena that cannot be opened does.
  void requireFit(Value total, Value memory) {
    Location loc = arena.getLoc();
    Value bytes =
        memref::DimOp::create(builder, loc, memory, sizes.constant(0));
    Value isTooMuch = arith::CmpIOp::create(
        builder, loc, arith::CmpIPredicate::ugt, total, bytes);
    auto branch = scf::IfOp::create(builder, loc, isTooMuch, /*else=*/false);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(branch.thenBlock());
    open(sizes.constant(kTooMuch));
  }

  void convert(mem::ViewOp view, Value memory) {
    OpBuilder at(view);
    Value offset =
        arith::ConstantIndexOp::create(at, view.getLoc(), view.getOffset());
    Value start = at.createOrFold<arith::AddIOp>(
        view.getLoc(), starts[view.getSlot()], offset);
    Value buffer =
        memref::ViewOp::create(at, view.getLoc(), view.getBuffer().getType(),
                               memory, start, view.getSizes());
    view.replaceAllUsesWith(buffer);
    view.erase();
  }

  mem::ArenaOp arena;
  OpBuilder builder;
  SizeBuilder sizes;
  SmallVector<Value> starts;
};

void convertBytes(mem::BytesOp op) {
  OpBuilder builder(op);
  SizeBuilder sizes(builder, op.getLoc());
  Value product = sizes.constant(op.getElementBytes());
  for (Value size : op.getSizes())
    product = sizes.multiply(product, sizes.limit(size));
  op.replaceAllUsesWith(sizes.align(product));
  op.erase();
}

void convertArenaBytes(mem::ArenaBytesOp op) {
  OpBuilder builder(op);
  SmallVector<Value> starts;
  SizeBuilder sizes(builder, op.getLoc());
  Value total = sizes.placeSlots(
      getMixedValues(op.getStaticSlots(), op.getSlots(), builder), starts);
  Value fits =
      arith::CmpIOp::create(builder, op.getLoc(), arith::CmpIPredicate::ult,
                            total, sizes.constant(kTooMuch));
  op.replaceAllUsesWith(arith::SelectOp::create(builder, op.getLoc(), fits,
                                                total, sizes.constant(0))
                            .getResult());
  op.erase();
}

void convertGiveResult(mem::GiveResultOp op) {
  OpBuilder builder(op);
  rt::GiveResultOp::create(builder, op.getLoc(), op.getBuffer(), op.getIndex());
  op.erase();
}

void convertThreads(mem::ThreadsOp op, int64_t threads) {
  OpBuilder builder(op);
  if (threads != 0) {
    op.replaceAllUsesWith(
        arith::ConstantIndexOp::create(builder, op.getLoc(), threads)
            .getResult());
    op.erase();
    return;
  }
  op.replaceAllUsesWith(
      rt::ThreadsOp::create(builder, op.getLoc(), builder.getIndexType())
          .getResult());
  op.erase();
}

LogicalResult checkUsers(mem::ArenaOp arena) {
  for (Operation *user : arena->getUsers())
    if (!isa<mem::ViewOp>(user))
      return user->emitOpError("uses an arena; expected only mem.view");
  return success();
}

struct ConvertMemToMemRef
    : impl::ConvertMemToMemRefPassBase<ConvertMemToMemRef> {
  using ConvertMemToMemRefPassBase::ConvertMemToMemRefPassBase;

  void runOnOperation() override {
    SmallVector<mem::ArenaOp> arenas;
    SmallVector<mem::BytesOp> sizes;
    SmallVector<mem::ArenaBytesOp> totals;
    getOperation().walk([&](mem::ArenaOp op) { arenas.push_back(op); });
    for (mem::ArenaOp arena : arenas)
      if (failed(checkUsers(arena)))
        return signalPassFailure();
    for (mem::ArenaOp arena : arenas)
      Converter(arena).run();
    numArenas += arenas.size();
    for (auto function : getOperation().getOps<func::FuncOp>())
      closeArenas(function);
    getOperation().walk(convertGiveResult);
    getOperation().walk(
        [&](mem::ThreadsOp op) { convertThreads(op, threads); });
    getOperation().walk([&](mem::ArenaBytesOp op) { totals.push_back(op); });
    for (mem::ArenaBytesOp op : totals)
      convertArenaBytes(op);
    getOperation().walk([&](mem::BytesOp op) { sizes.push_back(op); });
    for (mem::BytesOp op : sizes)
      convertBytes(op);
  }
};

} // namespace
} // namespace tcopt
