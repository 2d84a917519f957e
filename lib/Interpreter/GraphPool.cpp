//===- GraphPool.cpp - Pooling windows ------------------------------------===//
//
// Windows slide over the last dimensions, one at a time.
//
//===----------------------------------------------------------------------===//

#include "Contraction.h"
#include "GraphFamilies.h"
#include "tcopt/Graph/IR/GraphPoolOps.h"

using namespace tcopt;
using namespace tcopt::interp;
using llvm::ArrayRef;
using llvm::Error;
using llvm::Expected;

namespace {
/// A window's positions along one dimension, and which of them lie in x.
struct PoolDim {
  int64_t size, kernel, stride, padding, dilation;

  /// How far a window can move; negative if it does not fit.
  int64_t room() const {
    return size + 2 * padding - dilation * (kernel - 1) - 1;
  }
  /// Windows over the padded input. Rounding up adds one that reaches past its
  /// end, unless it would start in the padding behind `x`.
  int64_t count(bool ceilMode) const {
    int64_t windows = (room() + (ceilMode ? stride - 1 : 0)) / stride + 1;
    bool startsBehind = (windows - 1) * stride >= size + padding;
    return ceilMode && startsBehind ? windows - 1 : windows;
  }
  int64_t position(int64_t window, int64_t tap) const {
    return window * stride - padding + tap * dilation;
  }
  bool isInside(int64_t position) const {
    return position >= 0 && position < size;
  }
  bool isInPadded(int64_t position) const { return position < size + padding; }
};

/// The spatial dimensions, and a visitor of windows.
struct Pool {
  llvm::SmallVector<PoolDim> dims;
  Sizes shape, windows, kernel;
  int64_t planes;

  template <typename OpT>
  Pool(OpT op, ArrayRef<int64_t> x, ArrayRef<int64_t> dilation)
      : shape(x), kernel(op.getKernelSize()),
        planes(product(x.drop_back(kernel.size()))) {
    for (size_t i = 0; i < kernel.size(); ++i) {
      int64_t &size = shape[x.size() - kernel.size() + i];
      dims.push_back({size, kernel[i], op.getStride()[i], op.getPadding()[i],
                      dilation[i]});
      size = dims[i].room() < 0 ? 0 : dims[i].count(op.getCeilMode());
      windows.push_back(size);
    }
  }

  /// How many elements of x the spatial dimensions have.
  int64_t planeSize() const {
    int64_t size = 1;
    for (const PoolDim &dim : dims)
      size *= dim.size;
    return size;
  }
  bool fits() const {
    return llvm::all_of(dims, [](const PoolDim &d) { return d.room() >= 0; });
  }

  /// Calls `visit(out, in)` for the elements of x in each window, row-major,
  /// and `outside(out)` for those in the padding.
  template <typename Visit, typename Outside>
  void run(Visit visit, Outside outside) const {
    int64_t out = 0, size = planeSize();
    for (int64_t plane = 0; plane < planes; ++plane)
      walkCoordinates(windows, [&](int64_t, ArrayRef<int64_t> window) {
        runWindow(window, plane * size, out++, visit, outside);
      });
  }

private:
  template <typename Visit, typename Outside>
  void runWindow(ArrayRef<int64_t> window, int64_t base, int64_t out,
                 Visit visit, Outside outside) const {
    walkCoordinates(kernel, [&](int64_t, ArrayRef<int64_t> tap) {
      int64_t in = 0;
      bool inside = true, inPadded = true;
      for (auto [i, dim] : llvm::enumerate(dims)) {
        int64_t at = dim.position(window[i], tap[i]);
        inside &= dim.isInside(at);
        inPadded &= dim.isInPadded(at);
        in = in * dim.size + at;
      }
      if (inside)
        visit(out, base + in);
      else if (inPadded)
        outside(out);
    });
  }
};
} // namespace

static Error tooLarge(OpCall &call) {
  return call.error("a window must fit into the padded input (C3)");
}

static Expected<HostTensor> runMaxPool(graph::MaxPoolOp op, OpCall &call) {
  const HostTensor &x = call.tensor(0);
  Pool pool(op, x.shape(), op.getDilation());
  if (!pool.fits())
    return tooLarge(call);
  Expected<HostTensor> result = call.create(x.dtype(), pool.shape);
  if (!result)
    return result;
  const BinaryRule &maximum = binaryRule("maximum");
  dispatch(x.dtype(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    auto in = x.data<T>();
    auto out = result->data<T>();
    llvm::fill(out, neutralElement<T>("maximum"));
    pool.run([&](int64_t o,
                 int64_t i) { out[o] = apply<T>(maximum, out[o], in[i]); },
             [](int64_t) {});
  });
  return result;
}

/// Sums of windows, and how many elements each has.
template <typename C>
static std::vector<int64_t> sumWindows(graph::AvgPoolOp op, const HostTensor &x,
                                       const Pool &pool, HostTensor &sums) {
  std::vector<int64_t> counts(size_t(sums.numElements()), 0);
  auto in = x.data<C>();
  auto out = sums.data<C>();
  const BinaryRule &add = binaryRule("add");
  pool.run(
      [&](int64_t o, int64_t i) {
        out[o] = apply<C>(add, out[o], in[i]);
        ++counts[o];
      },
      [&](int64_t o) { counts[o] += op.getCountIncludePad(); });
  return counts;
}

static Expected<HostTensor> runAvgPool(graph::AvgPoolOp op, OpCall &call) {
  auto x = widened(call);
  if (!x)
    return x.takeError();
  Sizes ones(op.getKernelSize().size(), 1);
  Pool pool(op, (*x)[0].shape(), ones);
  if (!pool.fits())
    return tooLarge(call);
  Expected<HostTensor> result = call.create((*x)[0].dtype(), pool.shape);
  if (!result)
    return result;
  bool dividesByZero = false;
  dispatchSum(result->dtype(), [&](auto tag) {
    using C = typename decltype(tag)::type;
    std::vector<int64_t> counts = sumWindows<C>(op, (*x)[0], pool, *result);
    if (auto divisor = op.getDivisorOverride())
      counts.assign(counts.size(), *divisor);
    dividesByZero = std::is_integral_v<C> && llvm::is_contained(counts, 0);
    if (dividesByZero)
      return;
    for (auto [sum, count] : llvm::zip(result->data<C>(), counts))
      sum = apply<C>(binaryRule("div"), sum, C(count));
  });
  if (dividesByZero)
    return call.error("division by zero: a window has no elements of x");
  return call.convert(*result, call.resultDType());
}

//===----------------------------------------------------------------------===//
// Largest elements and where they are
//===----------------------------------------------------------------------===//

using Results = Expected<std::vector<HostTensor>>;

/// Values and places of the extreme elements that `forEach` visits by
/// `visit(out, in)`; a plane of x has `planeSize` elements.
template <typename ForEach>
static Results largestElements(OpCall &call, const HostTensor &x,
                               ArrayRef<int64_t> shape, int64_t planeSize,
                               ForEach forEach) {
  Expected<HostTensor> values = call.create(x.dtype(), shape);
  if (!values)
    return values.takeError();
  Expected<HostTensor> indices = call.create(DType::I64, shape);
  if (!indices)
    return indices.takeError();
  auto places = indices->template data<int64_t>();
  llvm::fill(places, -1);
  dispatch(x.dtype(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    auto in = x.data<T>();
    auto out = values->template data<T>();
    forEach([&](int64_t o, int64_t i) {
      if (places[o] >= 0 && !isMoreExtreme(in[i], out[o], /*largest=*/true))
        return;
      out[o] = in[i];
      places[o] = i % planeSize;
    });
  });
  if (llvm::is_contained(places, -1))
    return call.error("expected windows with elements of x");
  std::vector<HostTensor> results;
  results.push_back(std::move(*values));
  results.push_back(std::move(*indices));
  return results;
}

static Results runMaxPoolWithIndices(graph::MaxPoolWithIndicesOp op,
                                     OpCall &call) {
  const HostTensor &x = call.tensor(0);
  Pool pool(op, x.shape(), op.getDilation());
  if (!pool.fits())
    return tooLarge(call);
  return largestElements(call, x, pool.shape, pool.planeSize(),
                         [&](auto visit) { pool.run(visit, [](int64_t) {}); });
}

//===----------------------------------------------------------------------===//
// Adaptive pools
//===----------------------------------------------------------------------===//

namespace {
/// A given number of windows over each of the last dimensions.
struct AdaptivePool {
  Sizes shape, sizes, windows;

  AdaptivePool(ArrayRef<int64_t> x, ArrayRef<int64_t> outputSize)
      : shape(x), sizes(x.take_back(outputSize.size())), windows(outputSize) {
    llvm::copy(outputSize, shape.end() - outputSize.size());
  }

  /// Calls `visit(out, in)` for the elements of x in each window, row-major.
  template <typename Visit> void run(Visit visit) const {
    int64_t out = 0, size = product(sizes);
    int64_t planes =
        product(ArrayRef<int64_t>(shape).drop_back(windows.size()));
    for (int64_t plane = 0; plane < planes; ++plane)
      walkCoordinates(windows, [&](int64_t, ArrayRef<int64_t> window) {
        runWindow(window, plane * size, out++, visit);
      });
  }

private:
  template <typename Visit>
  void runWindow(ArrayRef<int64_t> window, int64_t base, int64_t out,
                 Visit visit) const {
    Sizes begin, extent;
    for (auto [i, n, m] : llvm::zip(window, sizes, windows)) {
      begin.push_back(i * n / m);
      extent.push_back(((i + 1) * n + m - 1) / m - begin.back());
    }
    walkCoordinates(extent, [&](int64_t, ArrayRef<int64_t> tap) {
      int64_t in = 0;
      for (size_t d = 0; d < sizes.size(); ++d)
        in = in * sizes[d] + begin[d] + tap[d];
      visit(out, base + in);
    });
  }
};
} // namespace

static Error checkNotEmpty(OpCall &call, const AdaptivePool &pool) {
  if (!llvm::is_contained(pool.sizes, 0) &&
      !llvm::is_contained(pool.windows, 0))
    return Error::success();
  return call.error("spatial dimensions of x must not be empty (C3)");
}

static Expected<HostTensor> runAdaptiveAvgPool(graph::AdaptiveAvgPoolOp op,
                                               OpCall &call) {
  auto x = widened(call);
  if (!x)
    return x.takeError();
  AdaptivePool pool((*x)[0].shape(), op.getOutputSize());
  if (Error error = checkNotEmpty(call, pool))
    return error;
  Expected<HostTensor> result = call.create((*x)[0].dtype(), pool.shape);
  if (!result)
    return result;
  std::vector<int64_t> counts(size_t(result->numElements()), 0);
  dispatchFloat(result->dtype(), [&](auto tag) {
    using C = typename decltype(tag)::type;
    auto in = (*x)[0].data<C>();
    auto out = result->data<C>();
    pool.run([&](int64_t o, int64_t i) { out[o] += in[i], ++counts[o]; });
    for (auto [sum, count] : llvm::zip(out, counts))
      sum /= C(count);
  });
  return call.convert(*result, call.resultDType());
}

static Results runAdaptiveMaxPool(graph::AdaptiveMaxPoolOp op, OpCall &call) {
  const HostTensor &x = call.tensor(0);
  AdaptivePool pool(x.shape(), op.getOutputSize());
  if (Error error = checkNotEmpty(call, pool))
    return error;
  return largestElements(call, x, pool.shape, product(pool.sizes),
                         [&](auto visit) { pool.run(visit); });
}

//===----------------------------------------------------------------------===//
// The other direction
//===----------------------------------------------------------------------===//

/// The shape of `from` with other sizes of its last dimensions.
static Sizes withLast(const HostTensor &from, ArrayRef<int64_t> sizes) {
  Sizes shape(from.shape());
  llvm::copy(sizes, shape.end() - sizes.size());
  return shape;
}

static int64_t readIndex(const HostTensor &indices, int64_t i) {
  return indices.dtype() == DType::I32 ? indices.data<int32_t>()[i]
                                       : indices.data<int64_t>()[i];
}

/// Zeros with the elements of `x` at row-major places of planes: each replaces
/// what is there, or is added to it.
static Expected<HostTensor> unpool(OpCall &call, const HostTensor &x,
                                   const HostTensor &indices,
                                   ArrayRef<int64_t> sizes, bool adds) {
  if (x.shape() != indices.shape())
    return call.error("x and indices must have one shape (C4)");
  Expected<HostTensor> result = call.create(x.dtype(), withLast(x, sizes));
  if (!result)
    return result;
  int64_t planeSize = product(sizes);
  int64_t each = product(x.shape().take_back(sizes.size()));
  for (int64_t i = 0; i < x.numElements(); ++i) {
    int64_t place = readIndex(indices, i);
    if (place < 0 || place >= planeSize)
      return call.error("index " + llvm::Twine(place) +
                        " is outside of a plane of " + llvm::Twine(planeSize) +
                        " elements");
    dispatch(x.dtype(), [&](auto tag) {
      using T = typename decltype(tag)::type;
      T &to = result->data<T>()[i / each * planeSize + place];
      T from = x.data<T>()[i];
      to = adds ? apply<T>(binaryRule("add"), to, from) : from;
    });
  }
  return result;
}

static Expected<HostTensor> runMaxUnpool(graph::MaxUnpoolOp op, OpCall &call) {
  return unpool(call, call.tensor(0), call.tensor(1),
                call.mixed(op.getStaticSizes(), op.getSizes()),
                /*adds=*/false);
}

static Expected<HostTensor> runMaxPoolBackward(graph::MaxPoolBackwardOp op,
                                               OpCall &call) {
  const HostTensor &grad = call.tensor(0);
  Expected<HostTensor> wide = call.convert(grad, sumDType(grad.dtype()));
  if (!wide)
    return wide;
  Expected<HostTensor> sums =
      unpool(call, *wide, call.tensor(1),
             call.mixed(op.getStaticSizes(), op.getSizes()), /*adds=*/true);
  return sums ? call.convert(*sums, call.resultDType()) : std::move(sums);
}

/// A gradient spread over the elements of its window, of which each has its
/// `1 / counts`-th part. `forEach` visits windows' elements.
template <typename ForEach>
static Expected<HostTensor> spreadMeans(OpCall &call, ArrayRef<int64_t> shape,
                                        ArrayRef<int64_t> counts,
                                        ForEach forEach) {
  const HostTensor &grad = call.tensor(0);
  Expected<HostTensor> wide = call.convert(grad, sumDType(grad.dtype()));
  if (!wide)
    return wide;
  Expected<HostTensor> sums = call.create(wide->dtype(), shape);
  if (!sums)
    return sums;
  dispatchFloat(wide->dtype(), [&](auto tag) {
    using C = typename decltype(tag)::type;
    auto from = wide->template data<C>();
    auto to = sums->template data<C>();
    forEach([&](int64_t o, int64_t i) { to[i] += from[o] / C(counts[o]); });
  });
  return call.convert(*sums, call.resultDType());
}

static Expected<HostTensor> runAvgPoolBackward(graph::AvgPoolBackwardOp op,
                                               OpCall &call) {
  const HostTensor &grad = call.tensor(0);
  Sizes shape = withLast(grad, call.mixed(op.getStaticSizes(), op.getSizes()));
  Sizes ones(op.getKernelSize().size(), 1);
  Pool pool(op, shape, ones);
  if (!pool.fits())
    return tooLarge(call);
  if (ArrayRef<int64_t>(pool.shape) != grad.shape())
    return call.error("grad must have the shape of the pool's result (C6)");
  std::vector<int64_t> counts(size_t(grad.numElements()), 0);
  pool.run([&](int64_t o, int64_t) { ++counts[o]; },
           [&](int64_t o) { counts[o] += op.getCountIncludePad(); });
  if (auto divisor = op.getDivisorOverride())
    counts.assign(counts.size(), *divisor);
  return spreadMeans(call, shape, counts,
                     [&](auto visit) { pool.run(visit, [](int64_t) {}); });
}

static Expected<HostTensor>
runAdaptiveAvgPoolBackward(graph::AdaptiveAvgPoolBackwardOp op, OpCall &call) {
  const HostTensor &grad = call.tensor(0);
  Sizes sizes = call.mixed(op.getStaticSizes(), op.getSizes());
  Sizes shape = withLast(grad, sizes);
  AdaptivePool pool(shape, grad.shape().take_back(sizes.size()));
  if (Error error = checkNotEmpty(call, pool))
    return error;
  std::vector<int64_t> counts(size_t(grad.numElements()), 0);
  pool.run([&](int64_t o, int64_t) { ++counts[o]; });
  return spreadMeans(call, shape, counts, [&](auto visit) { pool.run(visit); });
}

void interp::populateGraphPool(OpTable &table) {
  table.addTensorOp(runMaxPool);
  table.addTensorOp(runAvgPool);
  table.addTensorsOp(runMaxPoolWithIndices);
  table.addTensorOp(runAdaptiveAvgPool);
  table.addTensorsOp(runAdaptiveMaxPool);
  table.addTensorOp(runMaxUnpool);
  table.addTensorOp(runMaxPoolBackward);
  table.addTensorOp(runAvgPoolBackward);
  table.addTensorOp(runAdaptiveAvgPoolBackward);
}
