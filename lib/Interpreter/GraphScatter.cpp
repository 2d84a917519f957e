//===- GraphScatter.cpp - Updates at given places -------------------------===//
//
// Each op first lists which of its updates goes where, in their order; then
// updates are applied one after the other.
//
//===----------------------------------------------------------------------===//

#include "GraphFamilies.h"
#include "Reduction.h"
#include "tcopt/Graph/IR/GraphScatterOps.h"

using namespace tcopt;
using namespace tcopt::interp;
using llvm::ArrayRef;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;

namespace {

/// Element `from` of the updates goes to element `to` of x.
struct Move {
  int64_t from, to;
};
using Moves = std::vector<Move>;

/// How updates change an element.
struct Combination {
  /// The core op; none if they replace it.
  StringRef op;
  bool includeSelf = true, isMean = false;
};

} // namespace

//===----------------------------------------------------------------------===//
// Applying updates
//===----------------------------------------------------------------------===//

template <typename T>
static T firstTerm(const Combination &how, T old, T update) {
  if (how.includeSelf)
    return apply<T>(binaryRule(how.op), old, update);
  bool counts = how.op == "add" || how.op == "mul";
  return counts
             ? apply<T>(binaryRule(how.op), neutralElement<T>(how.op), update)
             : update;
}

template <typename T> static T meanOf(T sum, int64_t count) {
  if constexpr (std::is_integral_v<T>)
    return T(floorDivide(int64_t(sum), count));
  else
    return T(double(sum) / double(T(double(count))));
}

template <typename T>
static void applyMoves(const Combination &how, const HostTensor &updates,
                       const Moves &moves, HostTensor &result) {
  auto from = updates.data<T>();
  auto to = result.data<T>();
  std::vector<int64_t> counts(to.size(), 0);
  for (const Move &move : moves) {
    T &old = to[move.to];
    T update = from[move.from];
    bool isFirst = counts[move.to]++ == 0;
    if (how.op.empty())
      old = update;
    else
      old = isFirst ? firstTerm<T>(how, old, update)
                    : apply<T>(binaryRule(how.op), old, update);
  }
  for (size_t i = 0; how.isMean && i < counts.size(); ++i)
    if (counts[i])
      to[i] = meanOf<T>(to[i], counts[i] + how.includeSelf);
}

// Sums and products of narrow floats are computed in f32.
static DType computedIn(DType dtype, const Combination &how) {
  bool isNarrow = dtype == DType::F16 || dtype == DType::BF16;
  bool rounds = how.op == "add" || how.op == "mul";
  return isNarrow && rounds ? DType::F32 : dtype;
}

static Expected<HostTensor> applyMoves(OpCall &call, const Combination &how,
                                       const HostTensor &x,
                                       const HostTensor &updates,
                                       const Moves &moves) {
  DType dtype = computedIn(x.dtype(), how);
  Expected<HostTensor> result = call.convert(x, dtype);
  Expected<HostTensor> wide = call.convert(updates, dtype);
  if (!result || !wide)
    return llvm::joinErrors(result.takeError(), wide.takeError());
  dispatch(dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    applyMoves<T>(how, *wide, moves, *result);
  });
  return call.convert(*result, x.dtype());
}

static StringRef sumOf(const HostTensor &x) {
  return x.dtype() == DType::Bool ? "or" : "add";
}

//===----------------------------------------------------------------------===//
// Where updates go
//===----------------------------------------------------------------------===//

static Error checkIndex(OpCall &call, int64_t index, int64_t size) {
  if (index >= 0 && index < size)
    return Error::success();
  return call.error("index out of bounds: expected indices in [0, " +
                    llvm::Twine(size) + ") but found " + llvm::Twine(index));
}

static Sizes withRank(ArrayRef<int64_t> sizes) {
  return sizes.empty() ? Sizes{1} : Sizes(sizes);
}

static int64_t offsetOf(ArrayRef<int64_t> at, ArrayRef<int64_t> strides) {
  int64_t offset = 0;
  for (auto [i, stride] : llvm::zip(at, strides))
    offset += i * stride;
  return offset;
}

// The elements of `shape`, one coordinate of which `index` replaces.
static Expected<Moves>
movesAlong(OpCall &call, ArrayRef<int64_t> shape, ArrayRef<int64_t> xShape,
           ArrayRef<int64_t> fromShape, int64_t dim,
           llvm::function_ref<int64_t(int64_t, ArrayRef<int64_t>)> index) {
  Sizes strides = getRowMajorStrides(xShape);
  Sizes fromStrides = getRowMajorStrides(fromShape);
  Moves moves;
  Error error = Error::success();
  walkCoordinates(shape, [&](int64_t i, ArrayRef<int64_t> at) {
    if (error)
      return;
    Sizes place(at);
    place[dim] = index(i, at);
    if (Error outside = checkIndex(call, place[dim], xShape[dim]))
      error = std::move(outside);
    moves.push_back({offsetOf(at, fromStrides), offsetOf(place, strides)});
  });
  if (error)
    return std::move(error);
  return moves;
}

template <typename Op>
static Expected<HostTensor> runAlong(Op op, OpCall &call, Combination how) {
  const HostTensor &x = call.tensor(0), &index = call.tensor(1),
                   &src = call.tensor(2);
  Sizes xShape = withRank(x.shape()), shape = withRank(index.shape());
  auto moves =
      movesAlong(call, shape, xShape, withRank(src.shape()),
                 normalized(op.getDim(), xShape.size()),
                 [&](int64_t i, ArrayRef<int64_t>) { return index.getInt(i); });
  if (!moves)
    return moves.takeError();
  return applyMoves(call, how, x, src, *moves);
}

template <typename Op>
static Expected<HostTensor> runSlices(Op op, OpCall &call, Combination how) {
  const HostTensor &x = call.tensor(0), &index = call.tensor(1),
                   &source = call.tensor(2);
  Sizes xShape = withRank(x.shape()), shape = withRank(source.shape());
  int64_t dim = normalized(op.getDim(), xShape.size());
  Sizes expected = xShape;
  expected[dim] = index.numElements();
  if (shape != expected)
    return call.error("expected a source of sizes " + toText(expected) +
                      " but found " + toText(shape));
  auto moves = movesAlong(
      call, shape, xShape, shape, dim,
      [&](int64_t, ArrayRef<int64_t> at) { return index.getInt(at[dim]); });
  if (!moves)
    return moves.takeError();
  return applyMoves(call, how, x, source, *moves);
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

static Expected<HostTensor> runScatter(graph::ScatterOp op, OpCall &call) {
  return runAlong(op, call, {});
}

static Expected<HostTensor> runScatterAdd(graph::ScatterAddOp op,
                                          OpCall &call) {
  return runAlong(op, call, {sumOf(call.tensor(0))});
}

static StringRef coreOpOf(graph::ScatterReduction reduce, bool isBool) {
  using graph::ScatterReduction;
  switch (reduce) {
  case ScatterReduction::prod:
    return isBool ? "and" : "mul";
  case ScatterReduction::amax:
    return isBool ? "or" : "maximum";
  case ScatterReduction::amin:
    return isBool ? "and" : "minimum";
  default:
    return isBool ? "or" : "add";
  }
}

template <typename Op>
static Combination combinationOf(Op op, const HostTensor &x) {
  return {coreOpOf(op.getReduce(), x.dtype() == DType::Bool),
          op.getIncludeSelf(), op.getReduce() == graph::ScatterReduction::mean};
}

static Expected<HostTensor> runScatterReduce(graph::ScatterReduceOp op,
                                             OpCall &call) {
  return runAlong(op, call, combinationOf(op, call.tensor(0)));
}

static Expected<HostTensor> runIndexAdd(graph::IndexAddOp op, OpCall &call) {
  return runSlices(op, call, {sumOf(call.tensor(0))});
}

static Expected<HostTensor> runIndexCopy(graph::IndexCopyOp op, OpCall &call) {
  return runSlices(op, call, {});
}

static Expected<HostTensor> runIndexReduce(graph::IndexReduceOp op,
                                           OpCall &call) {
  return runSlices(op, call, combinationOf(op, call.tensor(0)));
}

namespace {

/// x[.., i, .., j, ..] for index tensors that have been broadcast.
struct PutPlaces {
  OpCall &call;
  ArrayRef<int64_t> dims, xShape;
  /// The shape of the index tensors, and where it begins in that of places.
  Sizes indexShape;
  int64_t start;
  llvm::SmallVector<Sizes> indexStrides;

  Sizes shape() const {
    Sizes result;
    for (int64_t dim = 0; dim < int64_t(xShape.size()); ++dim)
      if (!llvm::is_contained(dims, dim))
        result.push_back(xShape[dim]);
    result.insert(result.begin() + start, indexShape.begin(), indexShape.end());
    return result;
  }

  Expected<int64_t> indexOf(unsigned number, ArrayRef<int64_t> at) const {
    int64_t size = xShape[dims[number]];
    int64_t index =
        call.tensor(2 + number).getInt(offsetOf(at, indexStrides[number]));
    bool isFromEnd = index < 0 && index >= -size;
    if (Error error = checkIndex(call, isFromEnd ? index + size : index, size))
      return std::move(error);
    return isFromEnd ? index + size : index;
  }

  Expected<int64_t> operator()(ArrayRef<int64_t> at) const {
    ArrayRef<int64_t> indexAt = at.slice(start, indexShape.size());
    Sizes rest(at.take_front(start));
    llvm::append_range(rest, at.drop_front(start + indexShape.size()));
    Sizes place;
    unsigned number = 0, other = 0;
    for (int64_t dim = 0; dim < int64_t(xShape.size()); ++dim) {
      if (!llvm::is_contained(dims, dim)) {
        place.push_back(rest[other++]);
        continue;
      }
      Expected<int64_t> index = indexOf(number++, indexAt);
      if (!index)
        return index.takeError();
      place.push_back(*index);
    }
    return offsetOf(place, getRowMajorStrides(xShape));
  }
};

} // namespace

static Expected<PutPlaces> putPlaces(graph::IndexPutOp op, OpCall &call) {
  llvm::SmallVector<Broadcastable> indices;
  for (unsigned i = 2; i < op->getNumOperands(); ++i)
    indices.emplace_back(call.tensor(i), op->getOperand(i).getType());
  Expected<Sizes> shape = broadcastShape(call, indices);
  if (!shape)
    return shape.takeError();
  ArrayRef<int64_t> dims = op.getDims();
  bool adjacent = dims.back() - dims.front() == int64_t(dims.size()) - 1;
  PutPlaces places{
      call, dims, call.tensor(0).shape(), *shape, adjacent ? dims.front() : 0,
      {}};
  for (const Broadcastable &index : indices)
    places.indexStrides.push_back(index.stridesIn(*shape));
  return places;
}

static Expected<HostTensor> runIndexPut(graph::IndexPutOp op, OpCall &call) {
  Expected<PutPlaces> places = putPlaces(op, call);
  if (!places)
    return places.takeError();
  Sizes shape = places->shape();
  Broadcastable values(call.tensor(1), op.getValues().getType());
  if (Error error = checkBroadcast(call, values, shape))
    return std::move(error);
  Sizes strides = values.stridesIn(shape);
  Moves moves;
  Error error = Error::success();
  walkCoordinates(shape, [&](int64_t, ArrayRef<int64_t> at) {
    if (error)
      return;
    Expected<int64_t> to = (*places)(at);
    if (to)
      moves.push_back({offsetOf(at, strides), *to});
    else
      error = to.takeError();
  });
  if (error)
    return std::move(error);
  StringRef sum = op.getAccumulate() ? sumOf(call.tensor(0)) : StringRef();
  return applyMoves(call, {sum}, call.tensor(0), call.tensor(1), moves);
}

static Expected<HostTensor> runMaskedScatter(graph::MaskedScatterOp op,
                                             OpCall &call) {
  Broadcastable x(call.tensor(0), op.getX().getType());
  Broadcastable mask(call.tensor(1), op.getMask().getType());
  const HostTensor &source = call.tensor(2);
  Expected<Sizes> shape = broadcastShape(call, {x, mask});
  if (!shape)
    return shape.takeError();
  Expected<HostTensor> result = call.create(source.dtype(), *shape);
  if (!result)
    return result;
  std::array<Sizes, 2> strides = {x.stridesIn(*shape), mask.stridesIn(*shape)};
  auto isReplaced = call.tensor(1).data<bool>();
  int64_t next = 0;
  dispatch(result->dtype(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    auto old = call.tensor(0).data<T>(), others = source.data<T>();
    auto to = result->data<T>();
    walk<2>(*shape, strides, [&](int64_t i, auto at) {
      if (!isReplaced[at[1]])
        to[i] = old[at[0]];
      else if (next++ < source.numElements())
        to[i] = others[next - 1];
    });
  });
  if (next > source.numElements())
    return call.error("source has too few elements");
  return result;
}

void interp::populateGraphScatter(OpTable &table) {
  table.addTensorOp(runScatter);
  table.addTensorOp(runScatterAdd);
  table.addTensorOp(runScatterReduce);
  table.addTensorOp(runIndexAdd);
  table.addTensorOp(runIndexCopy);
  table.addTensorOp(runIndexReduce);
  table.addTensorOp(runIndexPut);
  table.addTensorOp(runMaskedScatter);
}
