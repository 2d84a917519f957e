//===- ScatterLoops.cpp - the loops of a scatter --------------------------===//
//
// Rows of updates whose place is given by one index each are the case that
// matters: the index is read and checked once, and the loop along the row is
// left to LLVM to vectorize.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Nest/Transforms/ScatterLoops.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"
#include "tcopt/Rt/IR/RtOps.h"

using namespace mlir;

namespace tcopt::nest {

namespace {

/// Reads and checks index tensors.
class PlaceReader {
public:
  PlaceReader(OpBuilder &builder, ScatterOp op)
      : builder(builder), loc(op.getLoc()), op(op) {}

  ScatterPlace read(ArrayRef<Value> at) {
    auto where = llvm::map_to_vector(op.getIndexDims(),
                                     [&](int64_t dim) { return at[dim]; });
    ScatterPlace result;
    result.place.resize(cast<MemRefType>(op.getInit().getType()).getRank());
    for (auto [dim, indices] : llvm::zip(op.getDims(), op.getIndices())) {
      Value index = memref::LoadOp::create(builder, loc, indices, where);
      Value place = result.place[dim] = placeOf(index, dim);
      // A negative index is a large one without sign.
      Value beyond = arith::CmpIOp::create(
          builder, loc, arith::CmpIPredicate::uge, place, sizeOf(dim));
      result.outside =
          result.outside
              ? arith::OrIOp::create(builder, loc, result.outside, beyond)
              : beyond;
    }
    return result;
  }

private:
  /// Where an element of an index tensor is along a dimension.
  Value placeOf(Value element, int64_t dim) {
    Value index = arith::IndexCastOp::create(builder, loc,
                                             builder.getIndexType(), element);
    if (!op.getWrapNegative())
      return index;
    Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
    Value isNegative = arith::CmpIOp::create(
        builder, loc, arith::CmpIPredicate::slt, index, zero);
    Value fromEnd = arith::AddIOp::create(builder, loc, index, sizeOf(dim));
    return arith::SelectOp::create(builder, loc, isNegative, fromEnd, index);
  }

  Value sizeOf(int64_t dim) {
    return builder.createOrFold<memref::DimOp>(loc, op.getInit(), dim);
  }

  OpBuilder &builder;
  Location loc;
  ScatterOp op;
};

class ScatterLoops {
public:
  ScatterLoops(OpBuilder &builder, ScatterOp op, ArrayRef<ScatterBounds> bounds,
               UpdateBody body)
      : builder(builder), loc(op.getLoc()), op(op), bounds(bounds), body(body),
        at(bounds.size()) {
    for (int64_t dim : op.getIndexDims())
      lastIndexDim = std::max(lastIndexDim, dim);
  }

  scf::ForOp innermost;

  /// The loops from a dimension on, those before it being open.
  void emit(int64_t dim = 0) {
    OpBuilder::InsertionGuard guard(builder);
    if (dim == lastIndexDim + 1)
      readIndices();
    if (dim == int64_t(bounds.size()))
      return update();
    if (bounds[dim].single) {
      at[dim] = valueOf(bounds[dim].lower);
      return emit(dim + 1);
    }
    auto loop = scf::ForOp::create(builder, loc, valueOf(bounds[dim].lower),
                                   valueOf(bounds[dim].upper),
                                   valueOf(builder.getIndexAttr(1)));
    builder.setInsertionPointToStart(loop.getBody());
    innermost = loop;
    at[dim] = loop.getInductionVar();
    emit(dim + 1);
  }

private:
  Value valueOf(OpFoldResult size) {
    return getValueOrCreateConstantIndexOp(builder, loc, size);
  }

  /// What follows is built where all indices are inside.
  void readIndices() {
    ScatterPlace read = readScatterPlace(builder, op, at);
    place = read.place;
    if (op.getMessageAttr())
      rt::FailOp::create(builder, loc, withRow(read.outside),
                         rt::FailCode::index_out_of_bounds,
                         op.getMessageAttr());
    Value inside =
        arith::XOrIOp::create(builder, loc, read.outside,
                              arith::ConstantIntOp::create(builder, loc, 1, 1));
    auto branch = scf::IfOp::create(builder, loc, inside, /*else=*/false);
    builder.setInsertionPointToStart(branch.thenBlock());
  }

  /// The condition, and that there are elements in the dimensions to come:
  /// without one, no index is for anything.
  Value withRow(Value condition) {
    for (const ScatterBounds &bound : bounds.drop_front(lastIndexDim + 1)) {
      auto from = getConstantIntValue(bound.lower);
      auto to = getConstantIntValue(bound.upper);
      if (bound.single || (from && to && *from < *to))
        continue;
      Value isSome =
          arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::slt,
                                valueOf(bound.lower), valueOf(bound.upper));
      condition = arith::AndIOp::create(builder, loc, condition, isSome);
    }
    return condition;
  }

  void update() {
    for (auto [dim, other] : llvm::zip(op.getXDims(), op.getOtherDims()))
      place[other] = at[dim];
    Value now = memref::LoadOp::create(builder, loc, op.getUpdates(), at);
    if (body)
      return body(builder, now, place);
    Value before = memref::LoadOp::create(builder, loc, op.getInit(), place);
    Value after = emitScatterUpdate(builder, op, now, before);
    memref::StoreOp::create(builder, loc, after, op.getInit(), place);
  }

  OpBuilder &builder;
  Location loc;
  ScatterOp op;
  ArrayRef<ScatterBounds> bounds;
  UpdateBody body;
  /// Indices of the updates, and of the place they belong to.
  SmallVector<Value> at, place;
  int64_t lastIndexDim = -1;
};

} // namespace

ScatterPlace readScatterPlace(OpBuilder &builder, ScatterOp op,
                              ArrayRef<Value> at) {
  return PlaceReader(builder, op).read(at);
}

Value emitScatterUpdate(OpBuilder &builder, ScatterOp op, Value update,
                        Value before) {
  IRMapping mapping;
  Block &body = op.getBody().front();
  mapping.map(body.getArguments(), ValueRange{update, before});
  for (Operation &inner : body.without_terminator())
    builder.clone(inner, mapping);
  return mapping.lookupOrDefault(body.getTerminator()->getOperand(0));
}

SmallVector<ScatterBounds> wholeScatter(OpBuilder &builder, ScatterOp op) {
  SmallVector<ScatterBounds> bounds;
  for (OpFoldResult size :
       memref::getMixedSizes(builder, op.getLoc(), op.getUpdates()))
    bounds.push_back({builder.getIndexAttr(0), size});
  return bounds;
}

scf::ForOp emitScatterLoops(OpBuilder &builder, ScatterOp op,
                            ArrayRef<ScatterBounds> bounds, UpdateBody body) {
  ScatterLoops loops(builder, op, bounds, body);
  loops.emit();
  return loops.innermost;
}

} // namespace tcopt::nest
