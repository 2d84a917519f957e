//===- Shape.cpp - same elements, other places ----------------------------===//

#include "Exporter.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_export {

static void exportReshape(ReshapeOp op, Export &x) {
  x.node("Reshape",
         {x.in(op.getX()), x.e.sizes(op.getSizes(), op.getStaticSizes())},
         {{"allowzero", int64_t(1)}});
}

static void exportExpand(ExpandOp op, Export &x) {
  x.node("Expand",
         {x.in(op.getX()), x.e.sizes(op.getSizes(), op.getStaticSizes())});
}

static void exportPermute(PermuteOp op, Export &x) {
  std::vector<int64_t> dims;
  for (int64_t dim : op.getDims())
    dims.push_back(dim < 0 ? dim + x.rank() : dim);
  x.node("Transpose", {x.in(0u)}, {{"perm", dims}});
}

static void exportTranspose(TransposeOp op, Export &x) {
  int64_t rank = x.rank();
  std::vector<int64_t> dims(rank);
  std::iota(dims.begin(), dims.end(), 0);
  if (rank > 0)
    std::swap(dims[(op.getDim0() + rank) % rank],
              dims[(op.getDim1() + rank) % rank]);
  x.node("Transpose", {x.in(0u)}, {{"perm", dims}});
}

static void exportUnsqueeze(UnsqueezeOp op, Export &x) {
  x.node("Unsqueeze", {x.in(0u), x.e.ints({op.getDim()})});
}

static void exportSqueeze(SqueezeOp op, Export &x) {
  if (op.getDims().empty())
    return x.out(x.in(0u));
  x.node("Squeeze", {x.in(0u), x.e.ints(op.getDims())});
}

/// A range of one dimension.
static Name sliced(Export &x, const Name &from, int64_t dim, int64_t start,
                   int64_t end, int64_t step = 1) {
  return x.e.op("Slice", {from, x.e.ints({start}), x.e.ints({end}),
                          x.e.ints({dim}), x.e.ints({step})});
}

static void exportSlice(SliceOp op, Export &x) {
  x.node("Slice", {x.in(0u), x.e.asVector(op.getStart(), op.getStaticStart()),
                   x.e.asVector(op.getEnd(), op.getStaticEnd()),
                   x.e.ints({op.getDim()}), x.e.ints({op.getStep()})});
}

static void exportNarrow(NarrowOp op, Export &x) {
  Name start =
      x.e.cast(x.in(op.getStart()), IntegerType::get(op.getContext(), 64));
  Name from = x.e.op("Reshape", {start, x.e.ints({1})});
  Name count = x.e.sizes(op.getSizes(), op.getStaticSizes());
  x.node("Slice", {x.in(op.getX()), from, x.e.op("Add", {from, count}),
                   x.e.ints({op.getDim()})});
}

static void exportCat(CatOp op, Export &x) {
  x.node("Concat", x.all(), {{"axis", op.getDim()}});
}

static void exportFlip(FlipOp op, Export &x) {
  Name result = x.in(0u);
  for (int64_t dim : op.getDims())
    result = sliced(x, result, dim, -1, INT64_MIN, -1);
  x.out(result);
}

static void exportPad(PadOp op, Export &x) {
  SmallVector<int64_t> constants(op.getStaticLow());
  llvm::append_range(constants, op.getStaticHigh());
  SmallVector<Value> values(op.getLow());
  llvm::append_range(values, op.getHigh());
  x.node("Pad",
         {x.in(op.getX()), x.e.sizes(values, constants), x.in(op.getValue())});
}

template <typename OpT>
static void exportPadding(OpT op, Export &x, const char *mode) {
  SmallVector<int64_t> pads(op.getLow());
  llvm::append_range(pads, op.getHigh());
  x.node("Pad", {x.in(op.getX()), x.e.ints(pads)},
         {{"mode", std::string(mode)}});
}

static void exportRoll(RollOp op, Export &x) {
  Name result = x.in(0u);
  auto type = cast<RankedTensorType>(op.getX().getType());
  for (auto [shift, dim] : llvm::zip(op.getShifts(), op.getDims())) {
    int64_t at = dim < 0 ? dim + x.rank() : dim;
    if (type.isDynamicDim(at))
      return x.refuse("expected a known size of the dimension that moves");
    int64_t size = type.getDimSize(at);
    int64_t by = size ? ((shift % size) + size) % size : 0;
    result = x.e.op("Concat",
                    {sliced(x, result, at, size - by, INT64_MAX),
                     sliced(x, result, at, 0, size - by)},
                    {{"axis", at}});
  }
  x.out(result);
}

template <typename OpT> static void exportTriangle(OpT op, Export &x) {
  x.node("Trilu", {x.in(0u), x.e.integer(op.getDiagonal())},
         {{"upper", int64_t(std::is_same_v<OpT, TriuOp>)}});
}

static void exportRepeat(RepeatOp op, Export &x) {
  Name source = x.in(0u);
  SmallVector<int64_t> leading;
  int64_t count = op.getStaticRepeats().size();
  for (int64_t i = x.rank(); i < count; ++i)
    leading.push_back(i - x.rank());
  if (!leading.empty())
    source = x.e.op("Unsqueeze", {source, x.e.ints(leading)});
  x.node("Tile", {source, x.e.sizes(op.getRepeats(), op.getStaticRepeats())});
}

static void exportFull(FullOp op, Export &x) {
  x.node("Expand",
         {x.in(op.getValue()), x.e.sizes(op.getSizes(), op.getStaticSizes())});
}

static void exportArange(ArangeOp op, Export &x) {
  Name count = x.e.sizes(op.getSizes(), op.getStaticSizes());
  Name last = x.e.op("Squeeze", {count, x.e.ints({0})});
  Name places = x.e.op("Range", {x.e.integer(0), last, x.e.integer(1)});
  Name wide = x.e.cast(places, x.elementType());
  Name moved = x.e.op("Mul", {wide, x.in(op.getStep())});
  x.node("Add", {moved, x.in(op.getStart())});
}

void addShapeExports(ExportTable &t) {
  t.add<ReshapeOp>(exportReshape);
  t.add<ExpandOp>(exportExpand);
  t.add<PermuteOp>(exportPermute);
  t.add<TransposeOp>(exportTranspose);
  t.add<UnsqueezeOp>(exportUnsqueeze);
  t.add<SqueezeOp>(exportSqueeze);
  t.add<SliceOp>(exportSlice);
  t.add<NarrowOp>(exportNarrow);
  t.add<CatOp>(exportCat);
  t.add<FlipOp>(exportFlip);
  t.add<PadOp>(exportPad);
  t.add<ReflectionPadOp>(
      [](ReflectionPadOp op, Export &x) { exportPadding(op, x, "reflect"); });
  t.add<ReplicationPadOp>(
      [](ReplicationPadOp op, Export &x) { exportPadding(op, x, "edge"); });
  t.add<CircularPadOp>(
      [](CircularPadOp op, Export &x) { exportPadding(op, x, "wrap"); });
  t.add<RollOp>(exportRoll);
  t.add<TrilOp>(exportTriangle<TrilOp>);
  t.add<TriuOp>(exportTriangle<TriuOp>);
  t.add<RepeatOp>(exportRepeat);
  t.add<FullOp>(exportFull);
  t.add<ArangeOp>(exportArange);
}

} // namespace tcopt::onnx_export
