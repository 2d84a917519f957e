//===- CoreReduction.cpp - Reductions and contractions of core ------------===//
//
// Reductions combine in the element type; contractions of f16 and bf16 give
// f32.
//
//===----------------------------------------------------------------------===//

#include "Contraction.h"
#include "CoreFamilies.h"
#include "tcopt/Core/IR/CoreReductionOps.h"

using namespace tcopt;
using namespace tcopt::interp;
using llvm::ArrayRef;
using llvm::Error;
using llvm::Expected;

static Expected<HostTensor> runReduce(core::ReduceOp op, OpCall &call) {
  return reduce(call, call.tensor(0), op.getDims(), /*keepdim=*/false,
                core::stringifyReduceKind(op.getKind()));
}

static Expected<HostTensor> runArgReduce(core::ArgReduceOp op, OpCall &call) {
  return argReduce(call, call.tensor(0), op.getDim(), /*keepdim=*/false,
                   op.getKind() == core::ArgReduceKind::maximum);
}

//===----------------------------------------------------------------------===//
// reduce_window
//===----------------------------------------------------------------------===//

template <typename Op> static llvm::SmallVector<WindowDim> windowDims(Op op) {
  llvm::SmallVector<WindowDim> windows;
  for (auto [size, stride, low, high, dilation] :
       llvm::zip(op.getSizes(), op.getStrides(), op.getLow(), op.getHigh(),
                 op.getDilations()))
    windows.push_back({size, stride, low, high, dilation});
  return windows;
}

/// The offset of element `tap` of window `at` in x; -1 in the padding.
static int64_t elementOf(const HostTensor &x, ArrayRef<WindowDim> windows,
                         ArrayRef<int64_t> at, ArrayRef<int64_t> tap) {
  int64_t offset = 0;
  for (size_t d = 0; d < windows.size(); ++d) {
    const WindowDim &w = windows[d];
    int64_t position = at[d] * w.stride - w.low + tap[d] * w.dilation;
    if (position < 0 || position >= x.shape()[d])
      return -1;
    offset = offset * x.shape()[d] + position;
  }
  return offset;
}

template <typename T>
static void combineWindows(const HostTensor &x, ArrayRef<WindowDim> windows,
                           ArrayRef<int64_t> sizes, llvm::StringRef op,
                           HostTensor &result) {
  const BinaryRule &rule = binaryRule(op);
  const T neutral = neutralElement<T>(op);
  walkCoordinates(result.shape(), [&](int64_t i, ArrayRef<int64_t> at) {
    T value = neutral;
    walkCoordinates(sizes, [&](int64_t, ArrayRef<int64_t> tap) {
      int64_t offset = elementOf(x, windows, at, tap);
      value = apply<T>(rule, value, offset < 0 ? neutral : x.data<T>()[offset]);
    });
    result.data<T>()[i] = value;
  });
}

/// The number of windows of each dimension of `x`.
static Expected<Sizes> windowCounts(OpCall &call, const HostTensor &x,
                                    ArrayRef<WindowDim> windows) {
  Sizes shape;
  for (auto [window, size] : llvm::zip(windows, x.shape())) {
    shape.push_back(window.count(size));
    if (shape.back() < 0)
      return call.error("expected a window of at most " +
                        llvm::Twine(size + window.low + window.high) +
                        " elements but found " + llvm::Twine(window.extent()));
  }
  return shape;
}

static Expected<HostTensor> runReduceWindow(core::ReduceWindowOp op,
                                            OpCall &call) {
  const HostTensor &x = call.tensor(0);
  llvm::SmallVector<WindowDim> windows = windowDims(op);
  Expected<Sizes> shape = windowCounts(call, x, windows);
  if (!shape)
    return shape.takeError();
  Expected<HostTensor> result = call.create(x.dtype(), *shape);
  if (!result)
    return result;
  dispatch(x.dtype(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    combineWindows<T>(x, windows, op.getSizes(),
                      core::stringifyReduceKind(op.getKind()), *result);
  });
  return result;
}

/// The place in window `at` of its extreme element; -1 if it has none.
template <typename T>
static int64_t extremePlace(const HostTensor &x, ArrayRef<WindowDim> windows,
                            ArrayRef<int64_t> sizes, ArrayRef<int64_t> at,
                            bool largest) {
  int64_t best = -1;
  T extreme{};
  walkCoordinates(sizes, [&](int64_t place, ArrayRef<int64_t> tap) {
    int64_t offset = elementOf(x, windows, at, tap);
    if (offset < 0)
      return;
    T element = x.data<T>()[offset];
    if (best < 0 || isMoreExtreme(element, extreme, largest)) {
      best = place;
      extreme = element;
    }
  });
  return best;
}

static Expected<HostTensor> runArgReduceWindow(core::ArgReduceWindowOp op,
                                               OpCall &call) {
  const HostTensor &x = call.tensor(0);
  llvm::SmallVector<WindowDim> windows = windowDims(op);
  Expected<Sizes> shape = windowCounts(call, x, windows);
  if (!shape)
    return shape.takeError();
  Expected<HostTensor> result = call.create(DType::I64, *shape);
  if (!result)
    return result;
  bool largest = op.getKind() == core::ArgReduceKind::maximum;
  dispatch(x.dtype(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    walkCoordinates(*shape, [&](int64_t i, ArrayRef<int64_t> at) {
      result->data<int64_t>()[i] =
          extremePlace<T>(x, windows, op.getSizes(), at, largest);
    });
  });
  return result;
}

//===----------------------------------------------------------------------===//
// contract and convolution
//===----------------------------------------------------------------------===//

namespace {
/// An operand of a contraction as a stack of matrices.
struct ContractOperand {
  HostTensor matrix;
  Sizes batch, contracted, free;
};
} // namespace

static Sizes sizesOf(const HostTensor &x, ArrayRef<int64_t> dims) {
  return llvm::map_to_vector(dims, [&](int64_t dim) { return x.shape()[dim]; });
}

/// (batch..., free..., contracted...), or with `freeLast` (batch...,
/// contracted..., free...).
static Expected<ContractOperand> arrange(OpCall &call, const HostTensor &x,
                                         ArrayRef<int64_t> batch,
                                         ArrayRef<int64_t> contracted,
                                         bool freeLast) {
  Sizes free;
  for (int64_t dim = 0; dim < x.rank(); ++dim)
    if (!llvm::is_contained(batch, dim) && !llvm::is_contained(contracted, dim))
      free.push_back(dim);
  Sizes order(batch);
  llvm::append_range(order, freeLast ? contracted : ArrayRef<int64_t>(free));
  llvm::append_range(order, freeLast ? ArrayRef<int64_t>(free) : contracted);
  Expected<HostTensor> moved = permuted(call, x, order);
  if (!moved)
    return moved.takeError();
  return ContractOperand{std::move(*moved), sizesOf(x, batch),
                         sizesOf(x, contracted), sizesOf(x, free)};
}

static Error checkPaired(OpCall &call, const ContractOperand &lhs,
                         const ContractOperand &rhs) {
  if (lhs.batch == rhs.batch && lhs.contracted == rhs.contracted)
    return Error::success();
  return call.error("expected equal sizes of paired dimensions but found " +
                    toText(lhs.batch) + ", " + toText(lhs.contracted) +
                    " and " + toText(rhs.batch) + ", " +
                    toText(rhs.contracted));
}

static Expected<HostTensor> multiply(OpCall &call, const ContractOperand &lhs,
                                     const ContractOperand &rhs) {
  Sizes shape = lhs.batch;
  llvm::append_range(shape, lhs.free);
  llvm::append_range(shape, rhs.free);
  Expected<HostTensor> result = call.create(lhs.matrix.dtype(), shape);
  if (!result || result->numElements() == 0)
    return result;
  int64_t m = product(lhs.free), k = product(lhs.contracted),
          n = product(rhs.free);
  dispatchSum(result->dtype(), [&](auto tag) {
    using C = typename decltype(tag)::type;
    for (int64_t b = 0; b < product(lhs.batch); ++b)
      multiplyAdd(lhs.matrix.data<C>().data() + b * m * k,
                  rhs.matrix.data<C>().data() + b * k * n,
                  result->data<C>().data() + b * m * n, m, k, n);
  });
  return result;
}

static Expected<HostTensor> runContract(core::ContractOp op, OpCall &call) {
  auto x = widened(call);
  if (!x)
    return x.takeError();
  auto lhs = arrange(call, (*x)[0], op.getLhsBatch(), op.getLhsContract(),
                     /*freeLast=*/false);
  if (!lhs)
    return lhs.takeError();
  auto rhs = arrange(call, (*x)[1], op.getRhsBatch(), op.getRhsContract(),
                     /*freeLast=*/true);
  if (!rhs)
    return rhs.takeError();
  if (Error error = checkPaired(call, *lhs, *rhs))
    return error;
  Expected<HostTensor> sums = multiply(call, *lhs, *rhs);
  return sums ? call.convert(*sums, call.resultDType()) : std::move(sums);
}

static Expected<HostTensor> runConvolution(core::ConvolutionOp op,
                                           OpCall &call) {
  auto x = widened(call);
  if (!x)
    return x.takeError();
  ConvolutionShape conv{{}, int64_t(op.getGroups())};
  for (auto [kernel, stride, low, high, dilation] :
       llvm::zip((*x)[1].shape().drop_front(2), op.getStrides(), op.getLow(),
                 op.getHigh(), op.getDilations()))
    conv.windows.push_back({kernel, stride, low, high, dilation});
  Expected<HostTensor> sums = convolve(call, (*x)[0], (*x)[1], conv);
  return sums ? call.convert(*sums, call.resultDType()) : std::move(sums);
}

void interp::populateCoreReduction(OpTable &table) {
  table.addTensorOp(runReduce);
  table.addTensorOp(runArgReduce);
  table.addTensorOp(runReduceWindow);
  table.addTensorOp(runArgReduceWindow);
  table.addTensorOp(runContract);
  table.addTensorOp(runConvolution);
}
