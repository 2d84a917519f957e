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
  Pool(OpT op, const HostTensor &x, ArrayRef<int64_t> dilation)
      : shape(x.shape()), kernel(op.getKernelSize()),
        planes(product(x.shape().drop_back(kernel.size()))) {
    for (size_t i = 0; i < kernel.size(); ++i) {
      int64_t &size = shape[x.rank() - kernel.size() + i];
      dims.push_back({size, kernel[i], op.getStride()[i], op.getPadding()[i],
                      dilation[i]});
      size = dims[i].room() < 0 ? 0 : dims[i].count(op.getCeilMode());
      windows.push_back(size);
    }
  }

  bool fits() const {
    return llvm::all_of(dims, [](const PoolDim &d) { return d.room() >= 0; });
  }

  /// Calls `visit(out, in)` for the elements of x in each window, row-major,
  /// and `outside(out)` for those in the padding.
  template <typename Visit, typename Outside>
  void run(Visit visit, Outside outside) const {
    int64_t out = 0, planeSize = 1;
    for (const PoolDim &dim : dims)
      planeSize *= dim.size;
    for (int64_t plane = 0; plane < planes; ++plane)
      walkCoordinates(windows, [&](int64_t, ArrayRef<int64_t> window) {
        runWindow(window, plane * planeSize, out++, visit, outside);
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
  Pool pool(op, x, op.getDilation());
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
  Pool pool(op, (*x)[0], ones);
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
      counts.assign(counts.size(), int64_t(*divisor));
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

void interp::populateGraphPool(OpTable &table) {
  table.addTensorOp(runMaxPool);
  table.addTensorOp(runAvgPool);
}
