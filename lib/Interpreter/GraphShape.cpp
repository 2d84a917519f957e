//===- GraphShape.cpp - Shape ops of graph --------------------------------===//
//
// Same elements, other places.
//
//===----------------------------------------------------------------------===//

#include "GraphFamilies.h"
#include "Pointwise.h"
#include "Shapes.h"
#include "tcopt/Graph/IR/GraphShapeOps.h"
#include "llvm/Support/MathExtras.h"

using namespace tcopt;
using namespace tcopt::interp;
using llvm::ArrayRef;
using llvm::Error;
using llvm::Expected;

//===----------------------------------------------------------------------===//
// Other sizes
//===----------------------------------------------------------------------===//

static Expected<HostTensor> runReshape(graph::ReshapeOp op, OpCall &call) {
  return reshaped(call.tensor(0),
                  call.mixed(op.getStaticSizes(), op.getSizes()));
}

static Expected<HostTensor> runExpand(graph::ExpandOp op, OpCall &call) {
  const HostTensor &x = call.tensor(0);
  Broadcastable operand(x, op.getX().getType());
  for (int64_t dim : op.getRepeatable())
    operand.repeats[dim] = x.shape()[dim] == 1;
  Sizes shape = call.mixed(op.getStaticSizes(), op.getSizes());
  if (Error error = checkBroadcast(call, operand, shape))
    return error;
  return strided(call, x, shape, operand.stridesIn(shape));
}

static Expected<HostTensor> runUnsqueeze(graph::UnsqueezeOp op, OpCall &call) {
  Sizes shape(call.tensor(0).shape());
  shape.insert(shape.begin() + normalized(op.getDim(), shape.size() + 1), 1);
  return reshaped(call.tensor(0), shape);
}

static Expected<HostTensor> runSqueeze(graph::SqueezeOp op, OpCall &call) {
  const HostTensor &x = call.tensor(0);
  Sizes dims = normalized(op.getDims(), x.rank()), shape;
  for (int64_t dim = 0; dim < x.rank(); ++dim)
    if (!llvm::is_contained(dims, dim))
      shape.push_back(x.shape()[dim]);
  return reshaped(x, shape);
}

//===----------------------------------------------------------------------===//
// Other places
//===----------------------------------------------------------------------===//

static Expected<HostTensor> runPermute(graph::PermuteOp op, OpCall &call) {
  const HostTensor &x = call.tensor(0);
  return permuted(call, x, normalized(op.getDims(), x.rank()));
}

static Expected<HostTensor> runTranspose(graph::TransposeOp op, OpCall &call) {
  const HostTensor &x = call.tensor(0);
  Sizes dims = llvm::to_vector(llvm::seq<int64_t>(x.rank()));
  std::swap(dims[normalized(op.getDim0(), x.rank())],
            dims[normalized(op.getDim1(), x.rank())]);
  return permuted(call, x, dims);
}

/// A negative bound counts from the end; both are limited to [0, size].
static int64_t sliceBound(int64_t bound, int64_t size) {
  return std::clamp<int64_t>(bound < 0 ? bound + size : bound, 0, size);
}

namespace {
/// The first index of a slice and the number of its elements.
struct SliceRange {
  int64_t start, count;

  /// `first` is the position of the operand `start`.
  template <typename OpT>
  SliceRange(OpT op, OpCall &call, unsigned first, int64_t size) {
    start = sliceBound(
        call.mixed(op.getStaticStart(), op.getODSOperands(first)), size);
    int64_t end = sliceBound(
        call.mixed(op.getStaticEnd(), op.getODSOperands(first + 1)), size);
    count = end > start ? (end - start - 1) / op.getStep() + 1 : 0;
  }
};
} // namespace

static Expected<HostTensor> runSlice(graph::SliceOp op, OpCall &call) {
  const HostTensor &x = call.tensor(0);
  int64_t dim = normalized(op.getDim(), x.rank()), step = op.getStep();
  SliceRange range(op, call, 1, x.shape()[dim]);
  Sizes shape(x.shape()), strides = x.strides();
  int64_t base = range.start * strides[dim];
  shape[dim] = range.count;
  if (shape[dim] > 1)
    strides[dim] *= step;
  return strided(call, x, shape, strides, base);
}

static Expected<HostTensor> runCat(graph::CatOp op, OpCall &call) {
  return concatenated(call, normalized(op.getDim(), call.tensor(0).rank()));
}

static Expected<HostTensor> runFlip(graph::FlipOp op, OpCall &call) {
  const HostTensor &x = call.tensor(0);
  return reversed(call, x, normalized(op.getDims(), x.rank()));
}

static Expected<HostTensor> runPad(graph::PadOp op, OpCall &call) {
  Sizes low = call.mixed(op.getStaticLow(), op.getLow());
  Sizes high = call.mixed(op.getStaticHigh(), op.getHigh());
  for (auto [size, before, after] :
       llvm::zip(call.tensor(0).shape(), low, high)) {
    int64_t left = size + std::min<int64_t>(before, 0), whole;
    if (left < 0 || left + std::min<int64_t>(after, 0) < 0)
      return call.error("no more can be taken away than there is: expected at "
                        "most " +
                        llvm::Twine(size) + " but found " +
                        llvm::Twine(before) + " and " + llvm::Twine(after));
    if (llvm::AddOverflow(size, before, whole) ||
        llvm::AddOverflow(whole, after, whole))
      return call.error("expected result sizes of less than 2^63");
  }
  return padded(call, low, high);
}

//===----------------------------------------------------------------------===//
// Parts replaced, and parts that tensors give
//===----------------------------------------------------------------------===//

/// `x` with `src` along `dim` at `start`, `start + step`, ...
static Expected<HostTensor> replaced(OpCall &call, int64_t dim, int64_t start,
                                     int64_t count, int64_t step,
                                     ArrayRef<int64_t> strides) {
  HostTensor result = call.tensor(0);
  Sizes expected(result.shape());
  expected[dim] = count;
  if (product(expected) != call.tensor(1).numElements())
    return call.error("expected src to have " + llvm::Twine(product(expected)) +
                      " elements but found " +
                      llvm::Twine(call.tensor(1).numElements()));
  moveElements(call.tensor(1), result, [&](ArrayRef<int64_t> at) -> int64_t {
    int64_t distance = at[dim] - start;
    if (distance < 0 || distance % step || distance / step >= count)
      return -1;
    int64_t offset = distance / step * strides[dim];
    for (auto [d, coordinate] : llvm::enumerate(at))
      offset += int64_t(d) == dim ? 0 : coordinate * strides[d];
    return offset;
  });
  return result;
}

static Expected<HostTensor> runSliceScatter(graph::SliceScatterOp op,
                                            OpCall &call) {
  const HostTensor &x = call.tensor(0);
  int64_t dim = normalized(op.getDim(), x.rank());
  SliceRange range(op, call, 2, x.shape()[dim]);
  return replaced(call, dim, range.start, range.count, op.getStep(),
                  call.tensor(1).strides());
}

static Expected<HostTensor> runSelectScatter(graph::SelectScatterOp op,
                                             OpCall &call) {
  const HostTensor &x = call.tensor(0);
  int64_t dim = normalized(op.getDim(), x.rank());
  int64_t index = op.getIndex() + (op.getIndex() < 0 ? x.shape()[dim] : 0);
  Sizes strides = call.tensor(1).strides();
  strides.insert(strides.begin() + dim, 0);
  return replaced(call, dim, index, 1, 1, strides);
}

static Expected<HostTensor> runNarrow(graph::NarrowOp op, OpCall &call) {
  const HostTensor &x = call.tensor(0);
  int64_t dim = normalized(op.getDim(), x.rank()), size = x.shape()[dim];
  int64_t length = call.mixed(op.getStaticSizes(), op.getSizes()).front();
  int64_t start = call.tensor(1).getInt(0);
  start += start < 0 ? size : 0;
  if (start < 0 || start > size - length)
    return call.error("start of narrow must give a part inside of x: expected "
                      "at most " +
                      llvm::Twine(size - length) + " but found " +
                      llvm::Twine(start));
  Sizes shape(x.shape()), strides = x.strides();
  shape[dim] = length;
  return strided(call, x, shape, strides, start * strides[dim]);
}

//===----------------------------------------------------------------------===//
// Round and side by side
//===----------------------------------------------------------------------===//

/// `at` moved back by `shift` in a dimension of `size` elements.
static int64_t movedBack(int64_t at, int64_t shift, int64_t size) {
  int64_t place = (at - shift % size) % size;
  return place < 0 ? place + size : place;
}

static Expected<HostTensor> runRoll(graph::RollOp op, OpCall &call) {
  const HostTensor &x = call.tensor(0);
  Sizes strides = x.strides(), dims = normalized(op.getDims(), x.rank());
  if (dims.empty()) {
    int64_t i = 0;
    return moved(call, x, x.shape(), [&](ArrayRef<int64_t>) {
      return movedBack(i++, op.getShifts().front(), x.numElements());
    });
  }
  return moved(call, x, x.shape(), [&](ArrayRef<int64_t> at) {
    Sizes from(at);
    for (auto [dim, shift] : llvm::zip(dims, op.getShifts()))
      from[dim] = movedBack(from[dim], shift, x.shape()[dim]);
    int64_t offset = 0;
    for (auto [coordinate, stride] : llvm::zip(from, strides))
      offset += coordinate * stride;
    return offset;
  });
}

static Expected<HostTensor> runRepeat(graph::RepeatOp op, OpCall &call) {
  const HostTensor &x = call.tensor(0);
  Sizes shape = call.mixed(op.getStaticRepeats(), op.getRepeats());
  Sizes strides = x.strides();
  for (int64_t count : shape)
    if (count < 0)
      return call.error("entries of repeats must not be negative: found " +
                        llvm::Twine(count));
  size_t added = shape.size() - x.rank();
  for (auto [size, from] :
       llvm::zip(llvm::MutableArrayRef(shape).drop_front(added), x.shape()))
    if (llvm::MulOverflow(size, from, size))
      return call.error("expected result sizes of less than 2^63");
  return moved(call, x, shape, [&](ArrayRef<int64_t> at) {
    int64_t offset = 0;
    for (int64_t d = 0; d < x.rank(); ++d)
      offset += at[added + d] % x.shape()[d] * strides[d];
    return offset;
  });
}

/// The elements of matrices for which `keeps(column - row)` holds.
static Expected<HostTensor> triangle(OpCall &call,
                                     llvm::function_ref<bool(int64_t)> keeps) {
  const HostTensor &x = call.tensor(0);
  int64_t i = 0;
  return moved(call, x, x.shape(), [&](ArrayRef<int64_t> at) {
    int64_t place = i++;
    return keeps(at.back() - at[at.size() - 2]) ? place : -1;
  });
}

static Expected<HostTensor> runTril(graph::TrilOp op, OpCall &call) {
  return triangle(call, [&](int64_t i) { return i <= op.getDiagonal(); });
}

static Expected<HostTensor> runTriu(graph::TriuOp op, OpCall &call) {
  return triangle(call, [&](int64_t i) { return i >= op.getDiagonal(); });
}

static Expected<HostTensor> runBitcast(graph::BitcastOp, OpCall &call) {
  return bitcast(call);
}

void interp::populateGraphShape(OpTable &table) {
  table.addTensorOp(runReshape);
  table.addTensorOp(runExpand);
  table.addTensorOp(runUnsqueeze);
  table.addTensorOp(runSqueeze);
  table.addTensorOp(runPermute);
  table.addTensorOp(runTranspose);
  table.addTensorOp(runSlice);
  table.addTensorOp(runCat);
  table.addTensorOp(runFlip);
  table.addTensorOp(runPad);
  table.addTensorOp(runSliceScatter);
  table.addTensorOp(runSelectScatter);
  table.addTensorOp(runNarrow);
  table.addTensorOp(runRoll);
  table.addTensorOp(runRepeat);
  table.addTensorOp(runTril);
  table.addTensorOp(runTriu);
  table.addTensorOp(runBitcast);
}
