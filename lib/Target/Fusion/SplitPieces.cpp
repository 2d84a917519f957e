//===- SplitPieces.cpp - compute what is concatenated piece by piece ------===//
//
//   %c = core.concatenate %n, %a, dim = 1
//   %m = core.mul %c, %s
//   nest.yield %m
//
// becomes
//
//   %s0 = core.slice %s, offsets = [0, 0] ...
//   %m0 = core.mul %n, %s0
//   %s1 = core.slice %s, offsets = [0, 8] ...
//   %m1 = core.mul %a, %s1
//   %r = core.concatenate %m0, %m1, dim = 1
//   nest.yield %r
//
// so that each piece has its own loops, which write to a slice of the result.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "tcopt/Core/IR/CoreOps.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Target/Passes.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tcopt::nest;

namespace tcopt {

#define GEN_PASS_DEF_SPLITPIECESPASS
#include "tcopt/Target/Passes.h.inc"

namespace {

RankedTensorType typeOf(Value tensor) {
  return cast<RankedTensorType>(tensor.getType());
}

/// A value of a group that depends on a concatenation.
class Joined {
public:
  Joined(Value whole, Block &body)
      : whole(whole), body(body), builder(body.getTerminator()) {}

  /// Concatenates the computed pieces. Returns null if the value depends on no
  /// concatenation, or is a concatenation of tensors in memory.
  Value split();

private:
  /// A range of a dimension.
  struct Range {
    OpFoldResult offset, size;
  };

  Operation *opOf(Value value) const {
    Operation *op = value.getDefiningOp();
    return op && op->getBlock() == &body ? op : nullptr;
  }
  core::ConcatenateOp findJoin(Value value);
  std::optional<int64_t> dimOf(Value value);
  bool isComputed(Value value) const {
    Operation *op = opOf(value);
    return op && !isa<core::SliceOp>(op);
  }
  Value copyOf(Value value);
  Value partOf(Value value, int64_t dim);
  Value build(Value value, int64_t dim);
  Value slice(Value value, int64_t dim);
  Value partOf(core::BroadcastOp op, int64_t dim);
  Value partOf(core::ConstantOp op, int64_t dim);
  Value partOf(core::TransposeOp op, int64_t dim);
  Value partOfElements(Operation *op, int64_t dim);
  OpFoldResult sizeOf(Value tensor, int64_t dim) {
    return tensor::getMixedSize(builder, tensor.getLoc(), tensor, dim);
  }
  OpFoldResult add(OpFoldResult a, OpFoldResult b);

  Value whole;
  Block &body;
  OpBuilder builder;
  core::ConcatenateOp join;
  llvm::DenseMap<Value, core::ConcatenateOp> joins;
  /// The input of the concatenation for the piece being built, and its range in
  /// the concatenated dimension.
  Value piece;
  Range range;
  llvm::DenseMap<std::pair<Value, int64_t>, Value> parts;
  llvm::DenseMap<Value, Value> copies;
};

} // namespace

/// The concatenation that a value follows from.
core::ConcatenateOp Joined::findJoin(Value value) {
  Operation *op = opOf(value);
  if (!op)
    return {};
  if (auto found = dyn_cast<core::ConcatenateOp>(op))
    return found;
  auto [it, isNew] = joins.try_emplace(value, core::ConcatenateOp());
  if (!isNew)
    return it->second;
  core::ConcatenateOp found;
  for (Value operand : op->getOperands())
    if (!found)
      found = findJoin(operand);
  return joins[value] = found;
}

/// The dimension of a value along which the pieces lie.
std::optional<int64_t> Joined::dimOf(Value value) {
  if (value == join.getResult())
    return int64_t(join.getDim());
  Operation *op = opOf(value);
  if (!op || findJoin(value) != join)
    return std::nullopt;
  for (Value operand : op->getOperands()) {
    std::optional<int64_t> dim = dimOf(operand);
    if (!dim)
      continue;
    if (auto broadcast = dyn_cast<core::BroadcastOp>(op))
      return broadcast.getDims()[*dim];
    if (auto transpose = dyn_cast<core::TransposeOp>(op))
      return llvm::find(transpose.getDims(), *dim) -
             transpose.getDims().begin();
    if (op->hasTrait<mlir::OpTrait::Elementwise>())
      return dim;
    return std::nullopt;
  }
  return std::nullopt;
}

OpFoldResult Joined::add(OpFoldResult a, OpFoldResult b) {
  std::optional<int64_t> x = getConstantIntValue(a), y = getConstantIntValue(b);
  if (x && y)
    return builder.getIndexAttr(*x + *y);
  if (x == 0)
    return b;
  auto valueOf = [&](OpFoldResult size) {
    return getValueOrCreateConstantIndexOp(builder, whole.getLoc(), size);
  };
  return arith::AddIOp::create(builder, whole.getLoc(), valueOf(a), valueOf(b))
      .getResult();
}

/// Clones the producers of a piece, so that they are not shared with other
/// pieces and merge into the piece's loops.
Value Joined::copyOf(Value value) {
  if (!isComputed(value))
    return value;
  if (Value known = copies.lookup(value))
    return known;
  Operation *op = value.getDefiningOp();
  SmallVector<Value> operands;
  for (Value operand : op->getOperands())
    operands.push_back(copyOf(operand));
  Operation *copy = builder.clone(*op);
  copy->setOperands(operands);
  return copies[value] = copy->getResult(0);
}

//===----------------------------------------------------------------------===//
// Parts of values
//===----------------------------------------------------------------------===//

/// Slices a value that is in memory.
Value Joined::slice(Value value, int64_t dim) {
  auto type = typeOf(value);
  SmallVector<OpFoldResult> offsets(type.getRank(), builder.getIndexAttr(0)),
      sizes = tensor::getMixedSizes(builder, value.getLoc(), value);
  offsets[dim] = range.offset;
  sizes[dim] = range.size;
  SmallVector<int64_t> strides(type.getRank(), 1);
  return core::SliceOp::create(builder, value.getLoc(), value, offsets, sizes,
                               strides);
}

/// A slice along a repeated dimension reads all of the operand.
Value Joined::partOf(core::BroadcastOp op, int64_t dim) {
  SmallVector<OpFoldResult> sizes =
      getMixedValues(op.getStaticSizes(), op.getSizes(), builder);
  Value x = op.getX();
  for (auto [from, to] : llvm::enumerate(op.getDims())) {
    bool isRepeated =
        typeOf(x).getDimSize(from) == 1 && typeOf(op).getDimSize(to) != 1;
    if (to == dim && !isRepeated && !(x = partOf(x, from)))
      return {};
  }
  sizes[dim] = range.size;
  return core::BroadcastOp::create(builder, op.getLoc(), x, op.getDims(),
                                   sizes);
}

Value Joined::partOf(core::TransposeOp op, int64_t dim) {
  Value x = partOf(op.getX(), op.getDims()[dim]);
  return x ? core::TransposeOp::create(builder, op.getLoc(), x, op.getDims())
                 .getResult()
           : Value();
}

/// A slice of a splat constant is a splat of the same number.
Value Joined::partOf(core::ConstantOp op, int64_t dim) {
  auto splat = dyn_cast<SplatElementsAttr>(op.getValue());
  if (!splat)
    return slice(op.getResult(), dim);
  auto constant = [&](ArrayRef<int64_t> shape) {
    auto type = RankedTensorType::get(shape, splat.getElementType());
    return core::ConstantOp::create(
        builder, op.getLoc(), cast<ElementsAttr>(splat.resizeSplat(type)));
  };
  SmallVector<int64_t> shape(typeOf(op.getResult()).getShape());
  if (std::optional<int64_t> size = getConstantIntValue(range.size)) {
    shape[dim] = *size;
    return constant(shape);
  }
  SmallVector<OpFoldResult> sizes =
      getAsIndexOpFoldResult(builder.getContext(), shape);
  sizes[dim] = range.size;
  return core::BroadcastOp::create(builder, op.getLoc(), constant({}), {},
                                   sizes);
}

Value Joined::partOfElements(Operation *op, int64_t dim) {
  SmallVector<Value> operands;
  for (Value operand : op->getOperands()) {
    operands.push_back(partOf(operand, dim));
    if (!operands.back())
      return {};
  }
  Operation *part = builder.clone(*op);
  part->setOperands(operands);
  auto type = typeOf(op->getResult(0));
  SmallVector<int64_t> shape(type.getShape());
  shape[dim] = getConstantIntValue(range.size).value_or(ShapedType::kDynamic);
  part->getResult(0).setType(type.clone(shape));
  return part->getResult(0);
}

Value Joined::build(Value value, int64_t dim) {
  if (value == join.getResult())
    return piece;
  Operation *op = opOf(value);
  // Slices in a group are of values in memory.
  if (!op || isa<core::SliceOp>(op))
    return slice(value, dim);
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case<core::BroadcastOp, core::TransposeOp, core::ConstantOp>(
          [&](auto o) { return partOf(o, dim); })
      .Default([&](Operation *o) {
        return o->hasTrait<mlir::OpTrait::Elementwise>() &&
                       o->getNumResults() == 1
                   ? partOfElements(o, dim)
                   : Value();
      });
}

Value Joined::partOf(Value value, int64_t dim) {
  Value &known = parts[{value, dim}];
  if (known)
    return known;
  Value built = build(value, dim);
  return parts[{value, dim}] = built;
}

Value Joined::split() {
  join = findJoin(whole);
  if (!join || (whole == join.getResult() &&
                llvm::none_of(join.getInputs(),
                              [&](Value input) { return isComputed(input); })))
    return {};
  std::optional<int64_t> dim = dimOf(whole);
  if (!dim)
    return {};
  SmallVector<Value> pieces;
  range.offset = builder.getIndexAttr(0);
  for (Value input : join.getInputs()) {
    parts.clear();
    copies.clear();
    piece = copyOf(input);
    range.size = sizeOf(input, join.getDim());
    pieces.push_back(partOf(whole, *dim));
    if (!pieces.back())
      return {};
    range.offset = add(range.offset, range.size);
  }
  Value all =
      core::ConcatenateOp::create(builder, whole.getLoc(), pieces, *dim);
  return all.getType() == whole.getType()
             ? all
             : tensor::CastOp::create(builder, whole.getLoc(), whole.getType(),
                                      all)
                   .getResult();
}

namespace {

struct SplitPieces : impl::SplitPiecesPassBase<SplitPieces> {
  void runOnOperation() override {
    getOperation().walk([&](GroupOp group) { split(group); });
  }

private:
  void split(GroupOp group) {
    Block &body = group.getBody().front();
    if (body.getOps<core::ConcatenateOp>().empty())
      return;
    for (OpOperand &result : body.getTerminator()->getOpOperands())
      if (Value pieces = Joined(result.get(), body).split()) {
        result.set(pieces);
        ++numSplit;
      }
    for (Operation &op : llvm::make_early_inc_range(llvm::reverse(body)))
      if (isOpTriviallyDead(&op))
        op.erase();
  }
};

} // namespace
} // namespace tcopt
