//===- Sort.cpp - sorting by counting -------------------------------------===//
//
// The place of an element is the number of elements that come before it: a
// thread for each element counts them. Equal elements keep their order, so that
// places are different.
//
//===----------------------------------------------------------------------===//

#include "Launches.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/Utils/MemRefUtils.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

namespace {

class Sort {
public:
  explicit Sort(nest::SortOp op)
      : builder(op), op(op), loc(op.getLoc()), math(builder, loc) {}

  void run() {
    SmallVector<Index> sizes = memref::getMixedSizes(builder, loc, op.getX());
    threadBox(builder, loc, sizes, kUsualThreads, [&](ArrayRef<Index> indices) {
      for (Index index : indices)
        at.push_back(math.value(index));
      place(sizes.back());
    });
    op.erase();
  }

private:
  void place(Index length) {
    Value own = load(at.back());
    Value rank = cpu::carryLoop(
        builder, loc, math.constant(0), length, 1, math.value(math.constant(0)),
        [&](Value i, ValueRange count) {
          Value counted = arith::IndexCastUIOp::create(
              builder, loc, builder.getIndexType(), isBefore(i, own));
          return SmallVector<Value>{
              math.value(math.add(count.front(), counted))};
        })[0];
    Value isWanted = math.less(rank, wanted());
    auto branch = scf::IfOp::create(builder, loc, isWanted, /*else=*/false);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(branch.thenBlock());
    SmallVector<Value> target(at);
    target.back() = rank;
    memref::StoreOp::create(builder, loc, own, op.getValues(), target);
    Value index = arith::IndexCastOp::create(builder, loc, builder.getI64Type(),
                                             at.back());
    memref::StoreOp::create(builder, loc, index, op.getIndices(), target);
  }

  Index wanted() {
    int64_t last = cast<MemRefType>(op.getValues().getType()).getRank() - 1;
    return memref::getMixedSize(builder, loc, op.getValues(), last);
  }

  Value load(Value i) {
    SmallVector<Value> place(at);
    place.back() = i;
    return memref::LoadOp::create(builder, loc, op.getX(), place);
  }

  /// Whether element `i` comes before the thread's own.
  Value isBefore(Value i, Value own) {
    Value other = load(i);
    Value first = op.getDescending() ? own : other;
    Value second = op.getDescending() ? other : own;
    Value less = isLess(first, second), greater = isLess(second, first);
    Value earlier = math.less(i, at.back());
    Value one = arith::ConstantIntOp::create(builder, loc, 1, 1);
    Value isEqual = arith::XOrIOp::create(builder, loc, greater, one);
    Value isTie = arith::AndIOp::create(builder, loc, isEqual, earlier);
    return arith::OrIOp::create(builder, loc, less, isTie);
  }

  /// NaN is the greatest.
  Value isLess(Value a, Value b) {
    if (!isa<FloatType>(a.getType()))
      return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::slt, a,
                                   b);
    using Predicate = arith::CmpFPredicate;
    auto compare = [&](Predicate p, Value x, Value y) -> Value {
      return arith::CmpFOp::create(builder, loc, p, x, y);
    };
    Value less = compare(Predicate::OLT, a, b);
    Value onlyB =
        arith::AndIOp::create(builder, loc, compare(Predicate::UNO, b, b),
                              compare(Predicate::ORD, a, a));
    return arith::OrIOp::create(builder, loc, less, onlyB);
  }

  OpBuilder builder;
  nest::SortOp op;
  Location loc;
  IndexMath math;
  SmallVector<Value> at;
};

} // namespace

void device::lowerSort(nest::SortOp op) { Sort(op).run(); }
