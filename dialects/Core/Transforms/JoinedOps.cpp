//===- JoinedOps.cpp - core ops over joined loops -------------------------===//

#include "Part.h"
#include "tcopt/Core/Transforms/OpLoops.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace tcopt::core {

using Dims = SmallVector<int64_t>;

bool isUnchanged(ArrayRef<int64_t> dims) {
  return llvm::all_of(llvm::enumerate(dims), [](auto it) {
    return it.value() == int64_t(it.index());
  });
}

static int64_t rankOf(ArrayRef<int64_t> dims) {
  int64_t rank = 0;
  for (int64_t dim : dims)
    rank = std::max(rank, dim + 1);
  return rank;
}

SmallVector<SizeProduct> joinSizes(ArrayRef<SizeProduct> sizes,
                                   ArrayRef<int64_t> dims) {
  SmallVector<SizeProduct> result(rankOf(dims));
  for (auto [dim, size] : llvm::zip_equal(dims, sizes))
    if (dim >= 0)
      // Sizes of a tensor that there is have a product that fits.
      result[dim] = multiply(result[dim], size).value_or(size);
  return result;
}

RankedTensorType joinType(Type type, ArrayRef<int64_t> dims) {
  auto tensor = cast<RankedTensorType>(type);
  Dims shape(rankOf(dims), 1);
  for (auto [dim, size] : llvm::zip_equal(dims, tensor.getShape()))
    if (dim >= 0)
      shape[dim] =
          ShapedType::isDynamic(size) || ShapedType::isDynamic(shape[dim])
              ? ShapedType::kDynamic
              : shape[dim] * size;
  return tensor.clone(shape);
}

/// The joined dimensions of some dimensions, each once.
static Dims joinDims(ArrayRef<int64_t> of, ArrayRef<int64_t> dims) {
  Dims result;
  for (int64_t dim : of)
    if (dims[dim] >= 0 && !llvm::is_contained(result, dims[dim]))
      result.push_back(dims[dim]);
  return result;
}

/// A list by joined dimension: dimensions that are joined have equal entries.
static Dims joinList(ArrayRef<int64_t> list, ArrayRef<int64_t> dims) {
  Dims result(rankOf(dims), 0);
  for (auto [dim, entry] : llvm::zip_equal(dims, list))
    if (dim >= 0)
      result[dim] = entry;
  return result;
}

namespace {
/// Creates one op over joined loops.
class Joiner {
public:
  Joiner(OpBuilder &builder, Operation *op, const OpLoops &loops,
         const LoopJoins &joins, ValueRange operands, BlockSizes &sizes)
      : builder(builder), op(op), operands(operands), sizes(sizes),
        to(joins.dimsOf(loops.result)) {
    for (ArrayRef<unsigned> operand : loops.operands)
      from.push_back(joins.dimsOf(operand));
  }

  Operation *run();

private:
  SmallVector<OpFoldResult> joinedSizes() {
    return sizes.valuesOf(joinSizes(sizes.of(op->getResult(0)), to));
  }
  Operation *clone();
  Operation *create(BroadcastOp op);
  Operation *create(SliceOp op);
  void update(TransposeOp op);
  void update(GatherOp op, GatherOp old);
  void update(ScatterOp op);
  void update(ContractOp op);

  OpBuilder &builder;
  Operation *op;
  ValueRange operands;
  BlockSizes &sizes;
  Dims to;
  SmallVector<Dims, 3> from;
};
} // namespace

Operation *Joiner::clone() {
  Operation *copy = builder.clone(*op);
  copy->setOperands(operands);
  for (Value result : copy->getResults())
    result.setType(joinType(result.getType(), to));
  return copy;
}

Operation *Joiner::create(BroadcastOp op) {
  Dims dims;
  for (auto [dim, place] : llvm::enumerate(op.getDims()))
    if (from[0][dim] >= 0 && (dims.empty() || dims.back() != to[place]))
      dims.push_back(to[place]);
  return BroadcastOp::create(builder, op.getLoc(), operands[0], dims,
                             joinedSizes());
}

Operation *Joiner::create(SliceOp op) {
  Part part(op), joined(op);
  joined.sizes = joinedSizes();
  joined.offsets.assign(joined.sizes.size(), builder.getIndexAttr(0));
  joined.strides.assign(joined.sizes.size(), 1);
  for (auto [dim, place] : llvm::enumerate(to)) {
    if (place < 0)
      continue;
    // Joined dimensions are whole.
    joined.offsets[place] = part.offsets[dim];
    joined.strides[place] = part.strides[dim];
  }
  return joined.of(operands[0], op.getLoc(), builder);
}

void Joiner::update(TransposeOp op) {
  ArrayRef<int64_t> old = op.getDims();
  Dims dims(rankOf(to));
  for (auto [dim, place] : llvm::enumerate(to))
    if (place >= 0)
      dims[place] = from[0][old[dim]];
  op.setDims(dims);
}

void Joiner::update(GatherOp op, GatherOp old) {
  op.setDims(joinDims(old.getDims(), from[0]));
  op.setXDims(joinDims(old.getXDims(), to));
  op.setIndexDims(joinDims(old.getIndexDims(), to));
}

void Joiner::update(ScatterOp op) {
  Dims xDims = joinDims(op.getXDims(), from[1]),
       indexDims = joinDims(op.getIndexDims(), from[1]);
  op.setXDims(xDims);
  op.setIndexDims(indexDims);
}

void Joiner::update(ContractOp op) {
  Dims lhsBatch = joinDims(op.getLhsBatch(), from[0]),
       rhsBatch = joinDims(op.getRhsBatch(), from[1]),
       lhs = joinDims(op.getLhsContract(), from[0]),
       rhs = joinDims(op.getRhsContract(), from[1]);
  op.setLhsBatch(lhsBatch);
  op.setRhsBatch(rhsBatch);
  op.setLhsContract(lhs);
  op.setRhsContract(rhs);
}

Operation *Joiner::run() {
  Operation *joined =
      llvm::TypeSwitch<Operation *, Operation *>(op)
          .Case<BroadcastOp, SliceOp>([&](auto o) { return create(o); })
          .Case([&](IotaOp o) -> Operation * {
            return IotaOp::create(builder, o.getLoc(),
                                  getElementTypeOrSelf(o.getType()),
                                  to[o.getDim()], joinedSizes());
          })
          .Case([&](PhiloxOp o) -> Operation * {
            return PhiloxOp::create(builder, o.getLoc(), o.getSeed(),
                                    o.getOffset(), joinedSizes());
          })
          .Default([&](Operation *) { return clone(); });
  joined->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  llvm::TypeSwitch<Operation *>(joined)
      .Case<TransposeOp, ScatterOp, ContractOp>([&](auto o) { update(o); })
      .Case([&](GatherOp o) { update(o, cast<GatherOp>(op)); })
      .Case<ReduceOp, ReverseOp>(
          [&](auto o) { o.setDims(joinDims(o.getDims(), from[0])); })
      .Case<ArgReduceOp, ScanOp, ArgScanOp, SortOp, ConcatenateOp>(
          [&](auto o) { o.setDim(from[0][o.getDim()]); })
      .Case([&](PadOp o) {
        o.setLow(joinList(o.getLow(), from[0]));
        o.setHigh(joinList(o.getHigh(), from[0]));
      });
  return joined;
}

Operation *createJoined(OpBuilder &builder, Operation *op, const OpLoops &loops,
                        const LoopJoins &joins, ValueRange operands,
                        BlockSizes &sizes) {
  return Joiner(builder, op, loops, joins, operands, sizes).run();
}

} // namespace tcopt::core
