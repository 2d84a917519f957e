//===- Shape.cpp - core ops that move elements to linalg ------------------===//

#include "Philox.h"
#include "TensorBuilder.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "tcopt/Conversion/CoreToLinalg.h"
#include "tcopt/Core/IR/CoreIndexingOps.h"
#include "tcopt/Core/IR/CoreShapeOps.h"

using namespace mlir;

namespace tcopt {

static Value copyBody(ScalarBuilder &, ValueRange args) { return args[0]; }

// Sizes that are written as constants and values.
static Sizes listed(TensorBuilder &b, ArrayRef<int64_t> constants,
                    ValueRange values) {
  return getMixedValues(constants, values, b);
}

static int64_t rankOf(Value tensor) {
  return cast<RankedTensorType>(tensor.getType()).getRank();
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

namespace {

/// Sizes of results of core ops become those of what the results are made of,
/// so that no intermediate tensor is kept for its sizes.
struct DimPattern : OpConversionPattern<tensor::DimOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(tensor::DimOp op, OpAdaptor a,
                  ConversionPatternRewriter &rewriter) const override {
    std::optional<int64_t> dim = op.getConstantIndex();
    auto type = dyn_cast<RankedTensorType>(a.getSource().getType());
    if (!type || !dim || *dim < 0 || *dim >= type.getRank()) {
      rewriter.replaceOpWithNewOp<tensor::DimOp>(op, a.getSource(),
                                                 a.getIndex());
      return success();
    }
    TensorBuilder b(op, type, rewriter);
    rewriter.replaceOp(op, b.index(b.size(a.getSource(), *dim)));
    return success();
  }
};

} // namespace

//===----------------------------------------------------------------------===//
// Copies through maps
//===----------------------------------------------------------------------===//

// Loops run over the result; a unit dimension that is repeated is read at 0.
static Value lowerBroadcast(core::BroadcastOp op, core::BroadcastOp::Adaptor a,
                            TensorBuilder &b) {
  auto from = cast<RankedTensorType>(a.getX().getType());
  SmallVector<AffineExpr> places;
  for (auto [i, dim] : llvm::enumerate(op.getDims())) {
    bool repeats = from.getDimSize(i) == 1 && op.getStaticSizes()[dim] != 1;
    places.push_back(repeats ? b.getAffineConstantExpr(0)
                             : b.getAffineDimExpr(dim));
  }
  auto map =
      AffineMap::get(op.getStaticSizes().size(), 0, places, b.getContext());
  Value to = b.empty(listed(b, op.getStaticSizes(), a.getSizes()));
  return b.parallel(a.getX(), to, map, copyBody);
}

static Value lowerTranspose(core::TransposeOp op, core::TransposeOp::Adaptor a,
                            TensorBuilder &b) {
  Sizes sizes;
  SmallVector<int64_t> loops(op.getDims().size());
  for (auto [i, dim] : llvm::enumerate(op.getDims())) {
    sizes.push_back(b.size(a.getX(), dim));
    loops[dim] = i;
  }
  AffineMap map = dimsMap(loops.size(), loops, b.getContext());
  return b.parallel(a.getX(), b.empty(sizes), map, copyBody);
}

//===----------------------------------------------------------------------===//
// Computed indices
//===----------------------------------------------------------------------===//

static SmallVector<Value> loopIndices(ScalarBuilder &b, int64_t first,
                                      int64_t end) {
  SmallVector<Value> result;
  for (int64_t i = first; i < end; ++i)
    result.push_back(b.make<linalg::IndexOp>(i));
  return result;
}

static Value lowerIota(core::IotaOp op, core::IotaOp::Adaptor a,
                       TensorBuilder &b) {
  Type element = elementTypeOf(op.getResult()), i64 = b.getI64Type();
  Value to = b.empty(listed(b, op.getStaticSizes(), a.getSizes()));
  return b.pointwise({}, to, [&](ScalarBuilder &s, ValueRange) {
    Value index = s.make<linalg::IndexOp>(op.getDim());
    return convertElement(s, s.make<arith::IndexCastOp>(i64, index), i64,
                          element);
  });
}

// The number of an element in row-major order, as i64.
static Value linearIndex(ScalarBuilder &b, ArrayRef<Value> sizes) {
  Value number = b.make<arith::ConstantIndexOp>(0);
  for (auto [dim, size] : llvm::enumerate(sizes)) {
    if (dim)
      number = b.make<arith::MulIOp>(number, size);
    number = b.make<arith::AddIOp>(number, b.make<linalg::IndexOp>(dim));
  }
  return b.make<arith::IndexCastOp>(b.getI64Type(), number);
}

static Value lowerPhilox(core::PhiloxOp op, core::PhiloxOp::Adaptor a,
                         TensorBuilder &b) {
  Sizes sizes = listed(b, op.getStaticSizes(), a.getSizes());
  SmallVector<Value> values;
  for (OpFoldResult size : sizes)
    values.push_back(b.index(size));
  AffineMap none = AffineMap::get(sizes.size(), 0, b.getContext());
  return b.parallel({a.getSeed(), a.getOffset()}, b.empty(sizes), {none, none},
                    [&](ScalarBuilder &s, ValueRange v) {
                      Value number = linearIndex(s, values);
                      Value counter = s.make<arith::AddIOp>(v[1], number);
                      return emitPhilox(s, v[0], counter);
                    });
}

// A map with negative factors would be legal but cannot be tiled.
static Value lowerReverse(core::ReverseOp op, core::ReverseOp::Adaptor a,
                          TensorBuilder &b) {
  Sizes sizes = b.sizes(a.getX());
  SmallVector<std::pair<int64_t, Value>> last;
  for (int64_t dim : op.getDims()) {
    int64_t i = dim < 0 ? dim + int64_t(sizes.size()) : dim;
    last.emplace_back(i, b.index(b.add(sizes[i], -1)));
  }
  return b.pointwise({}, b.empty(sizes), [&](ScalarBuilder &s, ValueRange) {
    SmallVector<Value> at = loopIndices(s, 0, sizes.size());
    for (auto [dim, end] : last)
      at[dim] = s.make<arith::SubIOp>(end, at[dim]);
    return s.make<tensor::ExtractOp>(a.getX(), at);
  });
}

//===----------------------------------------------------------------------===//
// Gather
//===----------------------------------------------------------------------===//

// Whether the index is out of bounds, which is reported unless `inBounds`. A
// negative index is a large one without sign.
static Value checkIndex(ScalarBuilder &b, Value index, Value size,
                        bool inBounds) {
  Value isOutside = b.compare(arith::CmpIPredicate::uge, index, size);
  if (!inBounds)
    b.failIf(isOutside, rt::FailCode::index_out_of_bounds,
             "index out of bounds");
  return isOutside;
}

// Reads an element unless `skip` holds, because there may be none to read.
static Value readUnless(ScalarBuilder &b, Value skip, Value x,
                        ArrayRef<Value> at) {
  Type type = elementTypeOf(x);
  auto give = [&](auto makeValue) {
    return [&b, makeValue](OpBuilder &inner, Location loc) {
      ScalarBuilder body(loc, inner, b.isStrict());
      scf::YieldOp::create(body, makeValue(body));
    };
  };
  auto zero = [&](ScalarBuilder &s) { return s.constant(type, 0); };
  auto read = [&](ScalarBuilder &s) {
    return s.make<tensor::ExtractOp>(x, at);
  };
  return scf::IfOp::create(b, skip, give(zero), give(read)).getResult(0);
}

namespace {
/// The place in x along `dim`, and whether it is outside.
struct Place {
  int64_t dim;
  Value size, isOutside, index;
};
} // namespace

static SmallVector<Place> checkedPlaces(ScalarBuilder &b, ValueRange indices,
                                        ArrayRef<int64_t> dims,
                                        ArrayRef<Value> sizes, bool inBounds) {
  SmallVector<Place> places;
  for (auto [index, dim, size] : llvm::zip(indices, dims, sizes)) {
    Value place = b.make<arith::IndexCastOp>(b.getIndexType(), index);
    places.push_back({dim, size, checkIndex(b, place, size, inBounds), place});
  }
  return places;
}

// The place of the element in x: indices, and the loops of other dimensions.
static SmallVector<Value> placeOf(ScalarBuilder &b, ArrayRef<Place> places,
                                  const core::IndexLayout &layout,
                                  int64_t rank) {
  SmallVector<Value> at(rank);
  for (const Place &place : places)
    at[place.dim] = place.index;
  for (auto [dim, loop] : llvm::zip(layout.otherDims(rank), layout.xDims))
    at[dim] = b.make<linalg::IndexOp>(loop);
  return at;
}

// A bad index reads element 0, if there surely is one, or nothing.
static Value readAt(ScalarBuilder &b, Value x, MutableArrayRef<Place> places,
                    const core::IndexLayout &layout) {
  bool isNeverEmpty = llvm::all_of(places, [](const Place &place) {
    return getConstantIntValue(place.size).value_or(0) > 0;
  });
  Value isOutside, zero;
  for (Place &place : places) {
    isOutside = isOutside ? b.make<arith::OrIOp>(isOutside, place.isOutside)
                          : place.isOutside;
    if (!isNeverEmpty)
      continue;
    zero = zero ? zero : b.constant(b.getIndexType(), 0);
    place.index = b.select(place.isOutside, zero, place.index);
  }
  SmallVector<Value> at = placeOf(b, places, layout, rankOf(x));
  return isNeverEmpty ? b.make<tensor::ExtractOp>(x, at)
                      : readUnless(b, isOutside, x, at);
}

static Sizes gatheredSizes(TensorBuilder &b, const core::IndexLayout &layout,
                           Value x, Value indices) {
  Sizes result(layout.rank());
  for (auto [dim, other] : llvm::zip(layout.xDims, layout.otherDims(rankOf(x))))
    result[dim] = b.size(x, other);
  for (auto [i, dim] : llvm::enumerate(layout.indexDims))
    result[dim] = b.size(indices, i);
  return result;
}

static Value lowerGather(core::GatherOp op, core::GatherOp::Adaptor a,
                         TensorBuilder &b) {
  core::IndexLayout layout = op.getLayout();
  Sizes sizes = gatheredSizes(b, layout, a.getX(), a.getIndices().front());
  auto bounds = llvm::map_to_vector(
      layout.dims, [&](int64_t dim) { return b.index(b.size(a.getX(), dim)); });
  Value to = b.empty(sizes);
  SmallVector<AffineMap> maps(
      layout.dims.size(),
      dimsMap(sizes.size(), layout.indexDims, b.getContext()));
  return b.parallel(a.getIndices(), to, maps,
                    [&](ScalarBuilder &s, ValueRange v) {
                      SmallVector<Place> places =
                          checkedPlaces(s, v.take_front(layout.dims.size()),
                                        layout.dims, bounds, op.getInBounds());
                      return readAt(s, a.getX(), places, layout);
                    });
}

//===----------------------------------------------------------------------===//
// Parts and joins
//===----------------------------------------------------------------------===//

static Value lowerSlice(core::SliceOp op, core::SliceOp::Adaptor a,
                        TensorBuilder &b) {
  Sizes offsets = listed(b, op.getStaticOffsets(), a.getOffsets());
  Sizes sizes = b.refined(listed(b, op.getStaticSizes(), a.getSizes()));
  Sizes strides = getAsIndexOpFoldResult(b.getContext(), op.getStrides());
  if (isEmpty(sizes))
    return b.empty(sizes);
  return b.make<tensor::ExtractSliceOp>(a.getX(), offsets, sizes, strides);
}

// Writes into x, which is copied before if it is read later.
static Value lowerUpdateSlice(core::UpdateSliceOp op,
                              core::UpdateSliceOp::Adaptor a,
                              TensorBuilder &b) {
  Sizes offsets = listed(b, op.getStaticOffsets(), a.getOffsets());
  Sizes strides = getAsIndexOpFoldResult(b.getContext(), op.getStrides());
  return b.insert(a.getUpdates(), a.getX(), offsets, b.sizes(a.getUpdates()),
                  strides);
}

static Value lowerPad(core::PadOp op, core::PadOp::Adaptor a,
                      TensorBuilder &b) {
  Value scalar = b.make<tensor::ExtractOp>(a.getValue(), ValueRange());
  return b.pad(a.getX(), op.getLow(), op.getHigh(), scalar);
}

// The sizes of all inputs together.
static Sizes joinedSizes(TensorBuilder &b, ValueRange inputs, int64_t dim) {
  Sizes result = b.sizes(inputs.front());
  for (Value input : inputs.drop_front()) {
    Sizes sizes = b.sizes(input);
    for (auto [i, size] : llvm::enumerate(sizes))
      if (int64_t(i) == dim)
        result[i] = b.add(result[i], size);
      else if (isa<Attribute>(size))
        result[i] = size;
  }
  return result;
}

static Value lowerConcatenate(core::ConcatenateOp op,
                              core::ConcatenateOp::Adaptor a,
                              TensorBuilder &b) {
  int64_t rank = b.type.getRank();
  int64_t dim = int64_t(op.getDim()) < 0 ? op.getDim() + rank : op.getDim();
  Sizes sizes = b.refined(joinedSizes(b, a.getInputs(), dim));
  Value result = b.empty(sizes);
  Sizes offsets(rank, b.getIndexAttr(0));
  for (Value input : a.getInputs()) {
    // All parts have the same rows, and are seen to have them.
    sizes[dim] = b.size(input, dim);
    result = b.insert(input, result, offsets, sizes);
    offsets[dim] = b.add(offsets[dim], sizes[dim]);
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Reshape
//===----------------------------------------------------------------------===//

// The static product of a group's sizes, if all are static.
static int64_t groupSize(ArrayRef<int64_t> sizes, ArrayRef<int64_t> group) {
  int64_t product = 1;
  for (int64_t dim : group) {
    if (ShapedType::isDynamic(sizes[dim]))
      return ShapedType::kDynamic;
    product *= sizes[dim];
  }
  return product;
}

// Makes one dimension of those of each group.
static Value collapse(TensorBuilder &b, Value x,
                      ArrayRef<ReshapeGroup> groups) {
  auto type = cast<RankedTensorType>(x.getType());
  SmallVector<ReassociationIndices> dims;
  SmallVector<int64_t> sizes;
  for (const ReshapeGroup &group : groups) {
    dims.emplace_back(group.from);
    sizes.push_back(groupSize(type.getShape(), group.from));
  }
  auto to = RankedTensorType::get(sizes, type.getElementType());
  return b.make<tensor::CollapseShapeOp>(to, x, dims);
}

// Makes each group's dimensions of one. That is static if all of them are.
static Value expand(TensorBuilder &b, Value x, ArrayRef<ReshapeGroup> groups,
                    RankedTensorType to, ArrayRef<OpFoldResult> sizes) {
  SmallVector<ReassociationIndices> dims;
  SmallVector<int64_t> from;
  for (const ReshapeGroup &group : groups) {
    dims.emplace_back(group.to);
    from.push_back(groupSize(to.getShape(), group.to));
  }
  Value source = b.cast(x, RankedTensorType::get(from, to.getElementType()));
  return b.make<tensor::ExpandShapeOp>(to, source, dims, sizes);
}

// One element, in a tensor of rank 0 or of unit sizes.
static Value reshapeScalar(TensorBuilder &b, Value x) {
  Type element = elementTypeOf(x);
  SmallVector<int64_t> before(rankOf(x), 1), after(b.type.getRank(), 1);
  auto to = RankedTensorType::get(after, element);
  SmallVector<ReassociationIndices> none;
  if (before.size() == after.size())
    return x;
  Value source = b.cast(x, RankedTensorType::get(before, element));
  if (before.empty())
    return b.make<tensor::ExpandShapeOp>(to, source, none);
  return b.make<tensor::CollapseShapeOp>(to, source, none);
}

static Value lowerReshape(core::ReshapeOp op, core::ReshapeOp::Adaptor a,
                          TensorBuilder &b) {
  Sizes sizes = b.refined(listed(b, op.getStaticSizes(), a.getSizes()));
  int64_t rank = rankOf(a.getX());
  if (rank == 0 || sizes.empty())
    return reshapeScalar(b, a.getX());
  // Upstream's folders multiply an unknown size by 0, and its verifiers do not.
  if (isEmpty(sizes) || isEmpty(b.sizes(a.getX())))
    return b.empty(sizes);
  SmallVector<SizeProduct> from, to;
  for (int64_t i = 0; i < rank; ++i)
    from.push_back(b.trace(a.getX(), i));
  for (OpFoldResult size : sizes)
    to.push_back(b.trace(size));
  SmallVector<ReshapeGroup> groups = groupReshape(from, to);
  int64_t numGroups = groups.size();
  Value x = numGroups == rank ? a.getX() : collapse(b, a.getX(), groups);
  if (numGroups == int64_t(sizes.size()))
    return x;
  return expand(b, x, groups, b.type, sizes);
}

void populateCoreShapeToLinalgPatterns(const TypeConverter &converter,
                                       RewritePatternSet &patterns) {
  patterns.add<
      DimPattern, Lower<core::BroadcastOp, lowerBroadcast>,
      Lower<core::TransposeOp, lowerTranspose>, Lower<core::IotaOp, lowerIota>,
      Lower<core::PhiloxOp, lowerPhilox>, Lower<core::ReverseOp, lowerReverse>,
      Lower<core::GatherOp, lowerGather>, Lower<core::SliceOp, lowerSlice>,
      Lower<core::UpdateSliceOp, lowerUpdateSlice>,
      Lower<core::PadOp, lowerPad>,
      Lower<core::ConcatenateOp, lowerConcatenate>,
      Lower<core::ReshapeOp, lowerReshape>>(converter, patterns.getContext());
}

} // namespace tcopt
