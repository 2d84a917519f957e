//===- SimplifyParts.cpp - slices of concatenations, pads and broadcasts --===//
//
// A slice is taken of the operand that contains it: less is computed, and
// what is taken apart again need not be put together.
//
//===----------------------------------------------------------------------===//

#include "Part.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;

namespace tcopt::core {

static RankedTensorType typeOf(Value value) {
  return cast<RankedTensorType>(value.getType());
}

//===----------------------------------------------------------------------===//
// Slices
//===----------------------------------------------------------------------===//

// The operand that contains these indices, and its first index.
static std::pair<Value, int64_t> partOf(ConcatenateOp join, int64_t first,
                                        int64_t last) {
  int64_t begin = 0;
  for (Value input : join.getInputs()) {
    int64_t size = typeOf(input).getDimSize(join.getDim());
    if (ShapedType::isDynamic(size))
      return {};
    if (first >= begin && last < begin + size)
      return {input, begin};
    begin += size;
  }
  return {};
}

static LogicalResult sliceOfConcatenate(SliceOp op, PatternRewriter &rewriter) {
  auto join = op.getX().getDefiningOp<ConcatenateOp>();
  if (!join)
    return failure();
  Part part(op);
  auto places = part.places(join.getDim());
  if (!places)
    return failure();
  auto [input, begin] = partOf(join, places->first, places->second);
  if (!input)
    return failure();
  part.setOffset(join.getDim(), places->first - begin);
  return replaceByPart(rewriter, op, part, input);
}

static LogicalResult sliceOfPad(SliceOp op, PatternRewriter &rewriter) {
  auto pad = op.getX().getDefiningOp<PadOp>();
  if (!pad)
    return failure();
  Part part(op);
  for (int64_t dim = 0, rank = part.strides.size(); dim < rank; ++dim) {
    int64_t low = pad.getLow()[dim], high = pad.getHigh()[dim];
    int64_t size = typeOf(pad.getX()).getDimSize(dim);
    if (low == 0 && high == 0)
      continue;
    auto places = part.places(dim);
    if (!places || ShapedType::isDynamic(size) || places->first < low ||
        places->second >= low + size)
      return failure();
    part.setOffset(dim, places->first - low);
  }
  return replaceByPart(rewriter, op, part, pad.getX());
}

// Slices are taken of memory, and transposes are index maps of their readers,
// unless something else needs the transpose in memory.
static LogicalResult sliceOfTranspose(SliceOp op, PatternRewriter &rewriter) {
  auto transpose = op.getX().getDefiningOp<TransposeOp>();
  if (!transpose || !llvm::all_of(transpose->getUsers(), [](Operation *user) {
        return isa<SliceOp, tensor::DimOp>(user) ||
               user->hasTrait<mlir::OpTrait::Elementwise>();
      }))
    return failure();
  Part part(op), moved(op);
  for (auto [i, dim] : llvm::enumerate(transpose.getDims())) {
    moved.offsets[dim] = part.offsets[i];
    moved.sizes[dim] = part.sizes[i];
    moved.strides[dim] = part.strides[i];
  }
  return replaceIfValid(rewriter, op, [&](OpBuilder &b) {
    Value slice = moved.of(transpose.getX(), op.getLoc(), b).getResult();
    return TransposeOp::create(b, transpose.getLoc(), slice,
                               transpose.getDims());
  });
}

// The dimensions along which x runs must be kept whole.
static LogicalResult sliceOfBroadcast(SliceOp op, PatternRewriter &rewriter) {
  auto broadcast = op.getX().getDefiningOp<BroadcastOp>();
  if (!broadcast)
    return failure();
  Part part(op);
  for (auto [i, dim] : llvm::enumerate(broadcast.getDims())) {
    int64_t all = broadcast.getType().getDimSize(dim);
    bool isRepeated = typeOf(broadcast.getX()).getDimSize(i) == 1 && all != 1;
    if (!isRepeated && (part.offset(dim) != 0 || part.strides[dim] != 1 ||
                        ShapedType::isDynamic(all) || part.size(dim) != all))
      return failure();
    if (isRepeated && part.size(dim) == 1)
      return failure();
  }
  replaceByValue(rewriter, op,
                 BroadcastOp::create(rewriter, op.getLoc(), broadcast.getX(),
                                     broadcast.getDims(), part.sizes));
  return success();
}

// The slice is reversed, with indices that are counted from the other end.
static LogicalResult sliceOfReverse(SliceOp op, PatternRewriter &rewriter) {
  auto reverse = op.getX().getDefiningOp<ReverseOp>();
  if (!reverse || !reverse->hasOneUse())
    return failure();
  Part part(op);
  for (int64_t dim : reverse.getDims()) {
    int64_t size = typeOf(reverse.getX()).getDimSize(dim);
    auto places = part.places(dim);
    if (!places || ShapedType::isDynamic(size))
      return failure();
    part.setOffset(dim, size - 1 - places->second);
  }
  Value taken = part.of(reverse.getX(), op.getLoc(), rewriter);
  replaceByValue(
      rewriter, op,
      ReverseOp::create(rewriter, op.getLoc(), taken, reverse.getDims()));
  return success();
}

//===----------------------------------------------------------------------===//
// Pads and joins
//===----------------------------------------------------------------------===//

static LogicalResult padOfPad(PadOp op, PatternRewriter &rewriter) {
  auto inner = op.getX().getDefiningOp<PadOp>();
  if (!inner || inner.getValue() != op.getValue())
    return failure();
  auto sum = [](ArrayRef<int64_t> a, ArrayRef<int64_t> b) {
    return llvm::map_to_vector(llvm::zip(a, b), [](auto pair) {
      return std::get<0>(pair) + std::get<1>(pair);
    });
  };
  auto low = sum(inner.getLow(), op.getLow());
  auto high = sum(inner.getHigh(), op.getHigh());
  auto isTooMuch = [](int64_t padding) { return padding > kMostPadding; };
  if (llvm::any_of(low, isTooMuch) || llvm::any_of(high, isTooMuch))
    return failure();
  replaceByValue(rewriter, op,
                 PadOp::create(rewriter, op.getLoc(), inner.getX(),
                               op.getValue(), low, high));
  return success();
}

static LogicalResult joinOfJoin(ConcatenateOp op, PatternRewriter &rewriter) {
  SmallVector<Value> inputs;
  for (Value input : op.getInputs()) {
    auto inner = input.getDefiningOp<ConcatenateOp>();
    if (inner && inner.getDim() == op.getDim() && inner->hasOneUse())
      llvm::append_range(inputs, inner.getInputs());
    else
      inputs.push_back(input);
  }
  if (inputs.size() == op.getInputs().size())
    return failure();
  rewriter.modifyOpInPlace(op, [&] { op.getInputsMutable().assign(inputs); });
  return success();
}

// Whether both are slices of one tensor, the second beginning along `dim` where
// the first one ends.
static bool areNeighbours(SliceOp a, SliceOp b, int64_t dim) {
  if (!a || !b || a.getX() != b.getX())
    return false;
  Part first(a), second(b);
  for (int64_t i = 0, rank = first.strides.size(); i < rank; ++i)
    if (first.strides[i] != 1 || second.strides[i] != 1 ||
        (i != dim && (first.offsets[i] != second.offsets[i] ||
                      first.sizes[i] != second.sizes[i])))
      return false;
  return first.offset(dim) && first.size(dim) && second.offset(dim) &&
         second.size(dim) &&
         *first.offset(dim) + *first.size(dim) == *second.offset(dim);
}

// Neighbours become one slice.
static LogicalResult joinOfNeighbours(ConcatenateOp op,
                                      PatternRewriter &rewriter) {
  int64_t dim = op.getDim();
  SmallVector<Value> inputs(op.getInputs());
  for (size_t i = 0; i + 1 < inputs.size(); ++i) {
    auto a = inputs[i].getDefiningOp<SliceOp>();
    auto b = inputs[i + 1].getDefiningOp<SliceOp>();
    if (!areNeighbours(a, b, dim))
      continue;
    Part part(a);
    part.sizes[dim] =
        rewriter.getIndexAttr(*part.size(dim) + *Part(b).size(dim));
    inputs[i] = part.of(a.getX(), a.getLoc(), rewriter);
    inputs.erase(inputs.begin() + i + 1);
    rewriter.modifyOpInPlace(op, [&] { op.getInputsMutable().assign(inputs); });
    return success();
  }
  return failure();
}

// The transpose by which an operand is made, before at most one elementwise op.
static TransposeOp transposeOf(Value input) {
  Operation *op = input.getDefiningOp();
  if (op && op->hasTrait<mlir::OpTrait::Elementwise>() &&
      op->getNumOperands() == 1 && op->hasOneUse())
    return op->getOperand(0).getDefiningOp<TransposeOp>();
  return dyn_cast_or_null<TransposeOp>(op);
}

static Value untransposed(OpBuilder &b, Value input) {
  Operation *op = input.getDefiningOp();
  if (auto transpose = dyn_cast<TransposeOp>(op))
    return transpose.getX();
  Value x = transposeOf(input).getX();
  IRMapping mapping;
  mapping.map(op->getOperand(0), x);
  Value result = b.clone(*op, mapping)->getResult(0);
  result.setType(typeOf(x).clone(typeOf(input).getElementType()));
  return result;
}

// Operands that are all transposed alike are joined before.
static LogicalResult joinOfTransposes(ConcatenateOp op,
                                      PatternRewriter &rewriter) {
  auto first = transposeOf(op.getInputs().front());
  if (!first || !llvm::all_of(op.getInputs(), [&](Value input) {
        auto transpose = transposeOf(input);
        return transpose && transpose.getDims() == first.getDims();
      }))
    return failure();
  return replaceIfValid(rewriter, op, [&](OpBuilder &b) {
    SmallVector<Value> inputs;
    for (Value input : op.getInputs())
      inputs.push_back(untransposed(b, input));
    Value all = ConcatenateOp::create(b, op.getLoc(), inputs,
                                      first.getDims()[op.getDim()]);
    return TransposeOp::create(b, first.getLoc(), all, first.getDims());
  });
}

void populatePartPatterns(RewritePatternSet &patterns) {
  addPattern<SliceOp>(patterns, sliceOfConcatenate);
  addPattern<SliceOp>(patterns, sliceOfPad);
  addPattern<SliceOp>(patterns, sliceOfBroadcast);
  addPattern<SliceOp>(patterns, sliceOfReverse);
  addPattern<SliceOp>(patterns, sliceOfTranspose);
  addPattern<PadOp>(patterns, padOfPad);
  addPattern<ConcatenateOp>(patterns, joinOfJoin);
  addPattern<ConcatenateOp>(patterns, joinOfNeighbours);
  addPattern<ConcatenateOp>(patterns, joinOfTransposes);
}

} // namespace tcopt::core
