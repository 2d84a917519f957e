//===- JoinSlices.cpp - sums of slices in zeros become cat ----------------===//
//
// The gradient of a tensor that was split is a sum of slices, each in zeros.
// Neighbours are joined two by two, in the order of the sums.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Graph/IR/GraphBuilder.h"
#include "tcopt/Graph/Transforms/Passes.h"
#include "tcopt/Graph/Transforms/Zeros.h"
#include "tcopt/Tcopt/IR/Accessors.h"

using namespace mlir;

namespace tcopt::graph {

#define GEN_PASS_DEF_GRAPHJOINSLICES
#include "tcopt/Graph/Transforms/Passes.h.inc"

namespace {
/// A slice of a tensor of which all else is zero.
struct SliceOfZeros {
  Value zeros, slice;
  int64_t dim, start, end;
};
} // namespace

static std::optional<SliceOfZeros> asSlice(Value value) {
  auto op = value.getDefiningOp<SliceScatterOp>();
  if (!op || !op->hasOneUse() || op.getStep() != 1 || !isZeros(op.getX()) ||
      op.getStart() || op.getEnd())
    return std::nullopt;
  RankedTensorType type = rankedType(value);
  int64_t dim = op.getDim() < 0 ? op.getDim() + type.getRank() : op.getDim();
  if (type.isDynamicDim(dim))
    return std::nullopt;
  int64_t size = type.getDimSize(dim);
  auto place = [&](int64_t at) {
    return std::clamp<int64_t>(at < 0 ? at + size : at, 0, size);
  };
  int64_t start = place(op.getStaticStart()), end = place(op.getStaticEnd());
  if (start >= end)
    return std::nullopt;
  return SliceOfZeros{op.getX(), op.getSrc(), dim, start, end};
}

// Adds the inputs of a cat along `dim`, or the value itself if it is none.
static void addParts(SmallVectorImpl<Value> &parts, Value value, int64_t dim) {
  auto cat = value.getDefiningOp<CatOp>();
  bool isAlong =
      cat && (cat.getDim() - dim) % rankOf(value) == 0 && value.hasOneUse();
  if (isAlong)
    llvm::append_range(parts, cat.getInputs());
  else
    parts.push_back(value);
}

// The sum; null if the slices are no neighbours.
static Value join(AddOp op, SliceOfZeros first, SliceOfZeros second) {
  if (first.start > second.start)
    std::swap(first, second);
  if (first.dim != second.dim || first.end != second.start ||
      first.zeros.getType() != op.getType() ||
      second.zeros.getType() != op.getType())
    return {};
  SmallVector<Value> parts;
  addParts(parts, first.slice, first.dim);
  addParts(parts, second.slice, first.dim);
  OpBuilder builder(op);
  GraphBuilder b(builder, op.getLoc());
  Value joined = b.make<CatOp>(parts, first.dim);
  int64_t size = rankedType(op.getResult()).getDimSize(first.dim);
  if (first.start > 0 || second.end < size)
    joined = b.make<SliceScatterOp>(first.zeros, joined, first.dim, first.start,
                                    second.end, int64_t(1));
  if (b.hasFailed() || joined.getType() != op.getType())
    return {};
  return joined;
}

namespace {
struct JoinSlices : impl::GraphJoinSlicesBase<JoinSlices> {
  void runOnOperation() override {
    SmallVector<AddOp> sums;
    getOperation()->walk([&](AddOp op) {
      if (!isStrict(op))
        sums.push_back(op);
    });
    for (AddOp op : sums)
      joinOperands(op);
  }

private:
  void joinOperands(AddOp op) {
    std::optional<SliceOfZeros> lhs = asSlice(op.getLhs()),
                                rhs = asSlice(op.getRhs());
    Value sum = lhs && rhs ? join(op, *lhs, *rhs) : Value();
    if (!sum)
      return;
    op.replaceAllUsesWith(sum);
    SmallVector<Operation *> old = {op.getLhs().getDefiningOp(),
                                    op.getRhs().getDefiningOp()};
    op.erase();
    for (Operation *slice : old)
      erase(slice);
    ++numJoined;
  }

  /// With the concatenation in it that the sum has taken apart.
  static void erase(Operation *slice) {
    Operation *cat =
        cast<SliceScatterOp>(slice).getSrc().getDefiningOp<CatOp>();
    slice->erase();
    if (cat && cat->use_empty())
      cat->erase();
  }
};
} // namespace

} // namespace tcopt::graph
