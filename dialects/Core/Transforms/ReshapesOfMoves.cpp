//===- ReshapesOfMoves.cpp - expand what is moved before it is moved ------===//
//
//   %t = core.transpose %x, dims = [0, 2, 1]   : [8, 12, 16] -> [8, 16, 12]
//   %r = core.reshape %t, sizes = [2, 4, 16, 12]
//
// becomes
//
//   %r = core.reshape %x, sizes = [2, 4, 12, 16]
//   %t = core.transpose %r, dims = [0, 1, 3, 2]
//
// so that the move is evaluated by the reader. Each step brings a reshape over
// one move, so that it ends.
//
//===----------------------------------------------------------------------===//

#include "Part.h"
#include "tcopt/Core/Transforms/ReshapePlacer.h"

using namespace mlir;

namespace tcopt::core {

using Sizes = SmallVector<SizeProduct>;

namespace {
/// A reshape that expands the result of a move.
class Expansion {
public:
  Expansion(ReshapeOp reshape, BlockSizes &sizes)
      : reshape(reshape), sizes(sizes), to(sizes.of(reshape.getResult())) {}

  /// The reshape of the move's operand; null if it stays.
  ReshapeOp run();

private:
  bool findDims();
  bool isUseful(Operation *move) const;
  ReshapeOp expand(TransposeOp op);
  ReshapeOp expand(SliceOp op);
  bool expandDim(SliceOp op, const Part &part, int64_t dim, Part &expanded,
                 Sizes &from);
  ReshapeOp create(Value x, const Sizes &from);

  ReshapeOp reshape;
  BlockSizes &sizes;
  Sizes to;
  /// The dimensions of the result for each one of the operand, in order.
  SmallVector<SmallVector<int64_t, 4>> dims;
};
} // namespace

/// Added dimensions of size 1 go with the next dimension.
bool Expansion::findDims() {
  std::optional<ReshapeGroups> groups = sizes.groupsOf(reshape);
  auto type = cast<RankedTensorType>(reshape.getX().getType());
  if (!groups || !groups->isExpanding() || !groups->dropped.empty() ||
      type.getRank() == 0)
    return false;
  dims.resize(type.getRank());
  int64_t next = 0;
  for (const ReshapeGroup &group : groups->groups)
    for (; next <= int64_t(group.to.back()); ++next)
      dims[group.from[0]].push_back(next);
  for (; next < int64_t(to.size()); ++next)
    dims.back().push_back(next);
  return true;
}

/// Whether the operand of a move is in memory, or a view. A move behind what
/// computes it is evaluated together with that.
bool Expansion::isUseful(Operation *move) const {
  Value x = move->getOperand(0);
  Operation *producer = x.getDefiningOp();
  return !producer || producer->getBlock() != move->getBlock() ||
         !hasLoops(producer) || (isa<SliceOp>(move) && !x.hasOneUse());
}

ReshapeOp Expansion::create(Value x, const Sizes &from) {
  OpBuilder builder(reshape);
  if (auto inner = x.getDefiningOp<ReshapeOp>())
    x = inner.getX();
  return ReshapeOp::create(builder, reshape.getLoc(), x, sizes.valuesOf(from));
}

ReshapeOp Expansion::expand(TransposeOp op) {
  SmallVector<int64_t> placeOf(op.getDims().size()), first(placeOf.size());
  for (auto [dim, from] : llvm::enumerate(op.getDims()))
    placeOf[from] = dim;
  Sizes from;
  for (auto [dim, place] : llvm::enumerate(placeOf)) {
    first[dim] = from.size();
    for (int64_t result : dims[place])
      from.push_back(to[result]);
  }
  SmallVector<int64_t> order;
  for (auto [dim, source] : llvm::enumerate(op.getDims()))
    for (size_t i = 0; i < dims[dim].size(); ++i)
      order.push_back(first[source] + i);
  ReshapeOp expanded = create(op.getX(), from);
  OpBuilder builder(reshape);
  reshape.replaceAllUsesWith(Value(
      TransposeOp::create(builder, op.getLoc(), expanded.getResult(), order)));
  return expanded;
}

/// Writes the slice of one dimension over those that it is expanded to: whole
/// dimensions, or the first one in steps of the others.
bool Expansion::expandDim(SliceOp op, const Part &part, int64_t dim,
                          Part &expanded, Sizes &from) {
  SizeProduct whole = sizes.of(op.getX())[dim];
  SmallVector<int64_t> split;
  llvm::copy_if(dims[dim], std::back_inserter(split),
                [&](int64_t result) { return !to[result].isOne(); });
  Builder builder(op.getContext());
  for (int64_t result : dims[dim]) {
    expanded.offsets[result] = builder.getIndexAttr(0);
    expanded.strides[result] = 1;
    from[result] = to[result];
  }
  if (part.offset(dim) == 0 && part.strides[dim] == 1 &&
      sizes.areEqual(whole, sizes.of(op.getResult())[dim]))
    return true;
  if (split.size() <= 1) {
    int64_t only = split.empty() ? dims[dim].back() : split[0];
    expanded.offsets[only] = part.offsets[dim];
    expanded.strides[only] = part.strides[dim];
    from[only] = whole;
    return true;
  }
  int64_t step = 1;
  for (int64_t result : ArrayRef(split).drop_front())
    if (!to[result].isConstant() ||
        llvm::MulOverflow(step, to[result].factor, step))
      return false;
  if (step == 0 || !part.offset(dim) || *part.offset(dim) % step != 0 ||
      part.strides[dim] != 1 || whole.factor % step != 0)
    return false;
  expanded.setOffset(split[0], *part.offset(dim) / step);
  whole.factor /= step;
  from[split[0]] = whole;
  return true;
}

ReshapeOp Expansion::expand(SliceOp op) {
  Part part(op), expanded(op);
  Sizes from(to.size());
  expanded.sizes = sizes.valuesOf(to);
  expanded.offsets.resize(to.size());
  expanded.strides.resize(to.size());
  for (size_t dim = 0; dim < dims.size(); ++dim)
    if (!expandDim(op, part, dim, expanded, from))
      return {};
  ReshapeOp source = create(op.getX(), from);
  OpBuilder builder(reshape);
  reshape.replaceAllUsesWith(
      expanded.of(source.getResult(), op.getLoc(), builder).getResult());
  return source;
}

ReshapeOp Expansion::run() {
  Operation *move = reshape.getX().getDefiningOp();
  if (!move || move->getBlock() != reshape->getBlock() ||
      !isa<TransposeOp, SliceOp>(move) || !isUseful(move) || !findDims())
    return {};
  if (auto transpose = dyn_cast<TransposeOp>(move))
    return expand(transpose);
  return expand(cast<SliceOp>(move));
}

void expandBeforeMoves(Block &block) {
  BlockSizes sizes(block);
  SmallVector<ReshapeOp> all(block.getOps<ReshapeOp>());
  for (size_t i = 0; i < all.size(); ++i)
    if (ReshapeOp expanded = Expansion(all[i], sizes).run())
      all.push_back(expanded);
  foldReshapes(block, sizes);
  eraseDead(block);
}

} // namespace tcopt::core
