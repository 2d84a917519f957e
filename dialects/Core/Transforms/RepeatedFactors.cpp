//===- RepeatedFactors.cpp - products of factors that are repeated --------===//
//
// Heads of an attention share keys:
//
//   %e = core.broadcast %k, dims = [0, 1, 3, 4], sizes = [2, 2, 3, 12, 16]
//   %h = core.reshape %e, sizes = [2, 6, 12, 16]
//   %s = core.contract %q, %h, lhs_batch = [0, 1], rhs_batch = [0, 1],
//     lhs_contract = [3], rhs_contract = [3]
//
// becomes
//
//   %g = core.reshape %q, sizes = [2, 2, 3, 12, 16]
//   %p = core.contract %g, %k, lhs_batch = [0, 1], rhs_batch = [0, 1],
//     lhs_contract = [4], rhs_contract = [3]
//   %s = core.reshape %p, sizes = [2, 6, 12, 12]
//
// A dimension along which one factor is repeated is one of the other factor's
// own, and the repetition is not stored. The sums have the same terms in the
// same order.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/TypeUtilities.h"
#include "tcopt/Core/Transforms/ReshapePlacer.h"

using namespace mlir;

namespace tcopt::core {

using Dims = SmallVector<int64_t>;

namespace {
/// A factor of a product, with the dimensions of its that are batches and those
/// that are summed over.
struct SideOfProduct {
  Value x;
  Dims batch, sums;

  bool isFree(int64_t dim) const {
    return !llvm::is_contained(batch, dim) && !llvm::is_contained(sums, dim);
  }
  Dims freeDims() const {
    Dims dims;
    for (int64_t dim = 0; dim < cast<RankedTensorType>(x.getType()).getRank();
         ++dim)
      if (isFree(dim))
        dims.push_back(dim);
    return dims;
  }
};

/// A product of which one factor, number `side`, is repeated along batches.
class RepeatedFactor {
public:
  RepeatedFactor(ContractOp op, unsigned side, BlockSizes &sizes, OldOps &old)
      : op(op), side(side), sizes(sizes), old(old) {
    factors[0] = {op.getLhs(), Dims(op.getLhsBatch()),
                  Dims(op.getLhsContract())};
    factors[1] = {op.getRhs(), Dims(op.getRhsBatch()),
                  Dims(op.getRhsContract())};
  }

  /// The reshape that has the product's elements; null if nothing is repeated.
  ReshapeOp run();

private:
  bool skipTransposes();
  bool findBroadcast();
  bool findRepeated();
  void splitOther(OpBuilder &builder);
  void dropRepeated(OpBuilder &builder);
  Value inOrder(OpBuilder &builder, Value product);
  ReshapeOp create();

  SideOfProduct &repeated() { return factors[side]; }
  SideOfProduct &other() { return factors[1 - side]; }

  ContractOp op;
  unsigned side;
  BlockSizes &sizes;
  OldOps &old;
  SideOfProduct factors[2];
  BroadcastOp broadcast;
  /// By dimension of the factor: those of the broadcast that it is made of.
  SmallVector<Dims> parts;
  /// Dimensions of the broadcast, of size 1, that the factor does not have.
  Dims dropped;
  /// By dimension of the broadcast: the factor's elements do not depend on it.
  SmallVector<bool> isRepeated;
  /// By batch: the dimensions that it has in the other factor after splitOther.
  SmallVector<Dims> split;
};
} // namespace

/// Reads a transposed factor before its transposes, with other dimension
/// numbers, if its free dimensions keep their order.
bool RepeatedFactor::skipTransposes() {
  SideOfProduct &factor = repeated();
  while (auto transpose = factor.x.getDefiningOp<TransposeOp>()) {
    SideOfProduct before{transpose.getX(), factor.batch, factor.sums};
    for (Dims *list : {&before.batch, &before.sums})
      for (int64_t &dim : *list)
        dim = transpose.getDims()[dim];
    Dims moved;
    for (int64_t dim : factor.freeDims())
      moved.push_back(transpose.getDims()[dim]);
    if (!llvm::is_sorted(moved))
      return false;
    factor = before;
  }
  return true;
}

bool RepeatedFactor::findBroadcast() {
  auto reshape = repeated().x.getDefiningOp<ReshapeOp>();
  broadcast =
      (reshape ? reshape.getX() : repeated().x).getDefiningOp<BroadcastOp>();
  if (!broadcast || broadcast->getBlock() != op->getBlock())
    return false;
  parts.resize(cast<RankedTensorType>(repeated().x.getType()).getRank());
  if (!reshape) {
    for (auto [dim, part] : llvm::enumerate(parts))
      part = {int64_t(dim)};
    return true;
  }
  std::optional<ReshapeGroups> groups = sizes.groupsOf(reshape);
  if (!groups || !groups->added.empty())
    return false;
  dropped.assign(groups->dropped.begin(), groups->dropped.end());
  for (const ReshapeGroup &group : groups->groups) {
    if (group.to.size() != 1)
      return false;
    parts[group.to[0]].assign(group.from.begin(), group.from.end());
  }
  return true;
}

/// Batches alone are repeated or split.
bool RepeatedFactor::findRepeated() {
  auto from = cast<RankedTensorType>(broadcast.getX().getType());
  auto to = cast<RankedTensorType>(broadcast.getType());
  isRepeated.assign(to.getRank(), true);
  for (auto [dim, place] : llvm::enumerate(broadcast.getDims()))
    isRepeated[place] = from.getDimSize(dim) == 1 && to.getDimSize(place) != 1;
  for (int64_t place : dropped)
    isRepeated[place] = true;
  auto hasRepeated = [&](int64_t dim) {
    return llvm::any_of(parts[dim],
                        [&](int64_t part) { return isRepeated[part]; });
  };
  for (auto [dim, part] : llvm::enumerate(parts))
    if (!llvm::is_contained(repeated().batch, int64_t(dim)) &&
        (part.size() != 1 || isRepeated[part[0]]))
      return false;
  return llvm::any_of(repeated().batch, hasRepeated);
}

/// Splits the batches of the other factor like those of the repeated factor.
void RepeatedFactor::splitOther(OpBuilder &builder) {
  SideOfProduct &factor = other();
  SmallVector<SizeProduct> from = sizes.of(factor.x),
                           whole = sizes.of(broadcast.getResult()), to;
  Dims batch(factor.batch), sums;
  Dims first(from.size());
  split.resize(batch.size());
  for (auto [dim, size] : llvm::enumerate(from)) {
    first[dim] = to.size();
    auto it = llvm::find(batch, int64_t(dim));
    if (it == batch.end()) {
      to.push_back(size);
      continue;
    }
    size_t number = it - batch.begin();
    for (int64_t part : parts[repeated().batch[number]]) {
      split[number].push_back(to.size());
      to.push_back(whole[part]);
    }
  }
  for (int64_t &dim : factor.sums)
    dim = first[dim];
  if (to.size() != from.size())
    factor.x =
        ReshapeOp::create(builder, op.getLoc(), factor.x, sizes.valuesOf(to));
}

/// Replaces the broadcast by its operand.
void RepeatedFactor::dropRepeated(OpBuilder &builder) {
  SmallVector<SizeProduct> from = sizes.of(broadcast.getX()), to;
  Dims dimOf(isRepeated.size(), -1);
  for (auto [dim, place] : llvm::enumerate(broadcast.getDims()))
    if (!isRepeated[place]) {
      dimOf[place] = to.size();
      to.push_back(from[dim]);
    }
  SideOfProduct &factor = repeated();
  SideOfProduct before{broadcast.getX(), {}, {}};
  for (int64_t dim : factor.sums)
    before.sums.push_back(dimOf[parts[dim][0]]);
  if (to.size() != from.size())
    before.x =
        ReshapeOp::create(builder, op.getLoc(), before.x, sizes.valuesOf(to));
  other().batch.clear();
  for (auto [number, dim] : llvm::enumerate(factor.batch))
    for (auto [part, place] : llvm::zip_equal(parts[dim], split[number]))
      if (!isRepeated[part]) {
        before.batch.push_back(dimOf[part]);
        other().batch.push_back(place);
      }
  factor = before;
}

/// Transposes the product so that its batches precede its other dimensions, in
/// the order of the original batches.
Value RepeatedFactor::inOrder(OpBuilder &builder, Value product) {
  const SideOfProduct &own = factors[1 - side];
  // Where the product has each dimension of the other factor.
  Dims free = own.freeDims();
  int64_t batches = own.batch.size(), before = batches;
  if (side == 0)
    before += factors[0].freeDims().size();
  auto placeOf = [&](int64_t dim) -> int64_t {
    auto it = llvm::find(own.batch, dim);
    return it != own.batch.end()
               ? it - own.batch.begin()
               : before + (llvm::find(free, dim) - free.begin());
  };
  Dims order;
  for (ArrayRef<int64_t> places : split)
    for (int64_t dim : places)
      order.push_back(placeOf(dim));
  int64_t rank = cast<RankedTensorType>(product.getType()).getRank();
  for (int64_t dim = 0; dim < rank; ++dim)
    if (!llvm::is_contained(order, dim))
      order.push_back(dim);
  return llvm::is_sorted(order)
             ? product
             : TransposeOp::create(builder, op.getLoc(), product, order)
                   .getResult();
}

ReshapeOp RepeatedFactor::create() {
  OpBuilder builder(op);
  splitOther(builder);
  dropRepeated(builder);
  SmallVector<int64_t> shape;
  auto add = [&](const SideOfProduct &factor, ArrayRef<int64_t> dims) {
    auto type = cast<RankedTensorType>(factor.x.getType());
    for (int64_t dim : dims)
      shape.push_back(type.getDimSize(dim));
  };
  add(other(), other().batch);
  add(factors[0], factors[0].freeDims());
  add(factors[1], factors[1].freeDims());
  auto type = cast<RankedTensorType>(op.getType()).clone(shape);
  auto product = ContractOp::create(
      builder, op.getLoc(), type, factors[0].x, factors[1].x, factors[0].batch,
      factors[1].batch, factors[0].sums, factors[1].sums, op.getSumTypeAttr());
  product->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  Value ordered = inOrder(builder, product.getResult());
  auto result = ReshapeOp::create(builder, op.getLoc(), ordered,
                                  sizes.valuesOf(sizes.of(op.getResult())));
  op.getResult().replaceAllUsesWith(Value(result));
  old.add(op);
  return result;
}

ReshapeOp RepeatedFactor::run() {
  if (!skipTransposes() || !findBroadcast() || !findRepeated())
    return {};
  return create();
}

//===----------------------------------------------------------------------===//
// Readers of the product
//===----------------------------------------------------------------------===//

namespace {
/// The only readers of a reshape that joins dimensions, over the dimensions
/// before it.
class SplitReaders {
public:
  SplitReaders(ReshapeOp reshape, BlockSizes &sizes, OldOps &old)
      : reshape(reshape), sizes(sizes), old(old) {}

  void run() {
    while (step())
      ;
  }

private:
  bool step();
  bool findDims();
  Operation *split(TransposeOp op);
  Operation *split(Operation *op);
  bool canSplit(Value operand);
  Value splitOperand(OpBuilder &builder, Value operand);
  RankedTensorType splitType(Type type);

  ReshapeOp reshape;
  BlockSizes &sizes;
  OldOps &old;
  /// By dimension of the result: those of the operand.
  SmallVector<Dims> dims;
};
} // namespace

bool SplitReaders::findDims() {
  std::optional<ReshapeGroups> groups = sizes.groupsOf(reshape);
  if (!groups || !groups->dropped.empty() || !groups->added.empty())
    return false;
  dims.assign(cast<RankedTensorType>(reshape.getType()).getRank(), {});
  for (const ReshapeGroup &group : groups->groups) {
    if (group.to.size() != 1)
      return false;
    dims[group.to[0]].assign(group.from.begin(), group.from.end());
  }
  return true;
}

Operation *SplitReaders::split(TransposeOp op) {
  Dims order;
  for (int64_t dim : op.getDims())
    llvm::append_range(order, dims[dim]);
  OpBuilder builder(op);
  return TransposeOp::create(builder, op.getLoc(), reshape.getX(), order);
}

static bool isNumber(Value value) {
  auto constant = value.getDefiningOp<ConstantOp>();
  return constant && isa<SplatElementsAttr>(constant.getValue());
}

/// Splats, and repetitions along the dimensions that are split.
bool SplitReaders::canSplit(Value operand) {
  if (isNumber(operand))
    return cast<RankedTensorType>(reshape.getX().getType()).hasStaticShape();
  auto broadcast = operand.getDefiningOp<BroadcastOp>();
  if (!broadcast)
    return false;
  auto from = cast<RankedTensorType>(broadcast.getX().getType());
  return llvm::all_of(llvm::enumerate(broadcast.getDims()), [&](auto it) {
    return dims[it.value()].size() == 1 || from.getDimSize(it.index()) == 1;
  });
}

Value SplitReaders::splitOperand(OpBuilder &builder, Value operand) {
  auto type = cast<RankedTensorType>(operand.getType());
  if (isNumber(operand)) {
    auto splat =
        cast<SplatElementsAttr>(operand.getDefiningOp<ConstantOp>().getValue());
    return ConstantOp::create(
        builder, operand.getLoc(),
        cast<ElementsAttr>(splat.resizeSplat(splitType(type))));
  }
  auto broadcast = operand.getDefiningOp<BroadcastOp>();
  Dims places;
  for (int64_t place : broadcast.getDims())
    places.push_back(dims[place][0]);
  return BroadcastOp::create(builder, operand.getLoc(), broadcast.getX(),
                             places, sizes.valuesOf(sizes.of(reshape.getX())));
}

RankedTensorType SplitReaders::splitType(Type type) {
  return cast<RankedTensorType>(reshape.getX().getType())
      .clone(getElementTypeOrSelf(type));
}

Operation *SplitReaders::split(Operation *op) {
  if (!isa_and_present<CoreDialect>(op->getDialect()) ||
      !op->hasTrait<mlir::OpTrait::Elementwise>() || op->getNumResults() != 1)
    return nullptr;
  for (Value operand : op->getOperands())
    if (operand != reshape.getResult() && !canSplit(operand))
      return nullptr;
  OpBuilder builder(op);
  SmallVector<Value> operands;
  for (Value operand : op->getOperands())
    operands.push_back(operand == reshape.getResult()
                           ? reshape.getX()
                           : splitOperand(builder, operand));
  Operation *copy = builder.clone(*op);
  copy->setOperands(operands);
  copy->getResult(0).setType(splitType(op->getResult(0).getType()));
  return copy;
}

bool SplitReaders::step() {
  Value result = reshape.getResult();
  if (result.use_empty() || !reshape.getX().hasOneUse() || !findDims())
    return false;
  Operation *reader = *result.user_begin();
  if (!result.hasOneUse() || reader->getBlock() != reshape->getBlock())
    return false;
  auto transpose = dyn_cast<TransposeOp>(reader);
  Operation *over = transpose ? split(transpose) : split(reader);
  if (!over)
    return false;
  OpBuilder builder(reader);
  auto behind =
      ReshapeOp::create(builder, reader->getLoc(), over->getResult(0),
                        sizes.valuesOf(sizes.of(reader->getResult(0))));
  reader->getResult(0).replaceAllUsesWith(Value(behind));
  old.add(reader);
  old.add(reshape);
  reshape = behind;
  return true;
}

unsigned readRepeatedFactors(Block &block) {
  BlockSizes sizes(block);
  OldOps old;
  unsigned count = 0;
  SmallVector<ContractOp> all(block.getOps<ContractOp>());
  for (ContractOp op : all)
    for (unsigned side : {1u, 0u})
      if (ReshapeOp joined = RepeatedFactor(op, side, sizes, old).run()) {
        ++count;
        SplitReaders(joined, sizes, old).run();
        break;
      }
  old.erase();
  eraseDead(block);
  return count;
}

} // namespace tcopt::core
