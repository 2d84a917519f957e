//===- GraphPool.cpp - Windows of images ----------------------------------===//
//
// max_pool2d and avg_pool2d, window by window.
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

/// Both dimensions, and a visitor of windows.
struct Pool {
  PoolDim dims[2];
  Sizes shape;
  int64_t planes;

  template <typename OpT>
  Pool(OpT op, const HostTensor &x, ArrayRef<int64_t> dilation)
      : shape(x.shape()), planes(product(x.shape().drop_back(2))) {
    for (int i : {0, 1}) {
      int64_t &size = shape[x.rank() - 2 + i];
      dims[i] = {size, op.getKernelSize()[i], op.getStride()[i],
                 op.getPadding()[i], dilation[i]};
      size = dims[i].room() < 0 ? 0 : dims[i].count(op.getCeilMode());
    }
  }

  bool fits() const { return dims[0].room() >= 0 && dims[1].room() >= 0; }

  /// Calls `start(out)` for each window, `visit(out, in)` for its elements in x
  /// and `outside(out)` for those in the padding.
  template <typename Visit, typename Outside>
  void run(Visit visit, Outside outside) const {
    int64_t h = shape[shape.size() - 2], w = shape.back(), out = 0;
    for (int64_t plane = 0; plane < planes; ++plane)
      for (int64_t i = 0; i < h; ++i)
        for (int64_t j = 0; j < w; ++j)
          runWindow(plane, i, j, out++, visit, outside);
  }

private:
  template <typename Visit, typename Outside>
  void runWindow(int64_t plane, int64_t i, int64_t j, int64_t out, Visit visit,
                 Outside outside) const {
    for (int64_t r = 0; r < dims[0].kernel; ++r)
      for (int64_t c = 0; c < dims[1].kernel; ++c) {
        int64_t y = dims[0].position(i, r), x = dims[1].position(j, c);
        if (dims[0].isInside(y) && dims[1].isInside(x))
          visit(out, (plane * dims[0].size + y) * dims[1].size + x);
        else if (dims[0].isInPadded(y) && dims[1].isInPadded(x))
          outside(out);
      }
  }
};
} // namespace

static Error tooLarge(OpCall &call) {
  return call.error("a window must fit into the padded input (C3)");
}

static Expected<HostTensor> runMaxPool(graph::MaxPool2dOp op, OpCall &call) {
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

static Expected<HostTensor> runAvgPool(graph::AvgPool2dOp op, OpCall &call) {
  auto x = widened(call);
  if (!x)
    return x.takeError();
  Pool pool(op, (*x)[0], {1, 1});
  if (!pool.fits())
    return tooLarge(call);
  Expected<HostTensor> result = call.create((*x)[0].dtype(), pool.shape);
  if (!result)
    return result;
  std::vector<int64_t> counts(size_t(result->numElements()), 0);
  dispatchFloat(result->dtype(), [&](auto tag) {
    using C = typename decltype(tag)::type;
    auto in = (*x)[0].data<C>();
    auto out = result->data<C>();
    pool.run([&](int64_t o, int64_t i) { out[o] += in[i], ++counts[o]; },
             [&](int64_t o) { counts[o] += op.getCountIncludePad(); });
    for (auto [sum, count] : llvm::zip(out, counts))
      sum /= C(count);
  });
  return call.convert(*result, call.resultDType());
}

void interp::populateGraphPool(OpTable &table) {
  table.addTensorOp(runMaxPool);
  table.addTensorOp(runAvgPool);
}
