//===- Scan.cpp - Running sums and order ----------------------------------===//
//
// What the scans and sorts of graph and core share.
//
//===----------------------------------------------------------------------===//

#include "Scan.h"
#include <cstring>
#include <numeric>

using namespace tcopt;
using namespace tcopt::interp;
using llvm::Expected;
using llvm::StringRef;

Expected<HostTensor> interp::withDim(const HostTensor &x) {
  HostTensor copy = x;
  return x.rank() ? std::move(copy) : std::move(copy).reshape({1});
}

Expected<std::vector<HostTensor>>
interp::reshapedAll(HostTensor values, HostTensor indices,
                    llvm::ArrayRef<int64_t> shape) {
  std::vector<HostTensor> results;
  for (HostTensor *x : {&values, &indices}) {
    Expected<HostTensor> reshaped = std::move(*x).reshape(shape);
    if (!reshaped)
      return reshaped.takeError();
    results.push_back(std::move(*reshaped));
  }
  return results;
}

//===----------------------------------------------------------------------===//
// Scans
//===----------------------------------------------------------------------===//

double interp::logAddExp(double a, double b) {
  if (std::isnan(a) || std::isnan(b))
    return NAN;
  double greater = std::max(a, b), less = std::min(a, b);
  if (std::isinf(greater))
    return greater;
  return greater + std::log1p(std::exp(less - greater));
}

template <typename T, typename Combine>
static void scanRows(const HostTensor &x, int64_t dim, T neutral,
                     Combine combine, HostTensor &result) {
  int64_t size = x.shape()[dim], stride = x.strides()[dim];
  auto from = x.data<T>();
  auto to = result.data<T>();
  walkRows(x, dim, [&](int64_t first) {
    T total = neutral;
    for (int64_t i = 0; i < size; ++i)
      to[first + i * stride] = total = combine(total, from[first + i * stride]);
  });
}

Expected<HostTensor> interp::scanned(OpCall &call, const HostTensor &x,
                                     int64_t dim, StringRef op) {
  Expected<HostTensor> result = call.create(x.dtype(), x.shape());
  if (!result)
    return result;
  dispatch(x.dtype(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    if (op == "log_add_exp")
      return scanRows<T>(
          x, dim, neutralElement<T>("maximum"),
          [](T a, T b) { return T(logAddExp(double(a), double(b))); }, *result);
    const BinaryRule &rule = binaryRule(op);
    scanRows<T>(
        x, dim, neutralElement<T>(op),
        [&](T a, T b) { return apply<T>(rule, a, b); }, *result);
  });
  return result;
}

//===----------------------------------------------------------------------===//
// Extrema
//===----------------------------------------------------------------------===//

/// Whether `x` takes the place of `best`, which comes before it.
template <typename T> static bool replaces(T x, T best, bool largest) {
  if (isNaN(x) || isNaN(best))
    return isNaN(x);
  return largest ? x >= best : x <= best;
}

template <typename T>
static void extremaOfRows(const HostTensor &x, int64_t dim, bool largest,
                          HostTensor &values, HostTensor &indices) {
  int64_t size = x.shape()[dim], stride = x.strides()[dim];
  auto from = x.data<T>();
  walkRows(x, dim, [&](int64_t first) {
    int64_t best = 0;
    for (int64_t i = 0; i < size; ++i) {
      if (replaces<T>(from[first + i * stride], from[first + best * stride],
                      largest))
        best = i;
      values.data<T>()[first + i * stride] = from[first + best * stride];
      indices.data<int64_t>()[first + i * stride] = best;
    }
  });
}

Expected<std::vector<HostTensor>> interp::runningExtrema(OpCall &call,
                                                         const HostTensor &x,
                                                         int64_t dim,
                                                         bool largest) {
  Expected<HostTensor> values = call.create(x.dtype(), x.shape());
  if (!values)
    return values.takeError();
  Expected<HostTensor> indices = call.create(DType::I64, x.shape());
  if (!indices)
    return indices.takeError();
  dispatch(x.dtype(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    extremaOfRows<T>(x, dim, largest, *values, *indices);
  });
  std::vector<HostTensor> results;
  results.push_back(std::move(*values));
  results.push_back(std::move(*indices));
  return results;
}

//===----------------------------------------------------------------------===//
// Sorts
//===----------------------------------------------------------------------===//

template <typename T> static bool isLess(T a, T b) {
  return isNaN(b) ? !isNaN(a) : a < b;
}

template <typename T>
static void sortRows(const HostTensor &x, int64_t dim, bool descending,
                     int64_t limit, HostTensor &values, HostTensor &indices) {
  int64_t size = x.shape()[dim], stride = x.strides()[dim];
  auto from = x.data<T>();
  std::vector<int64_t> order(size);
  walkRows(x, dim, [&](int64_t first) {
    auto at = [&](int64_t i) { return from[first + i * stride]; };
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](int64_t i, int64_t j) {
      return descending ? isLess<T>(at(j), at(i)) : isLess<T>(at(i), at(j));
    });
    // Rows of x before this one are as many rows of the results.
    int64_t block = size * stride;
    int64_t start = first / block * (limit * stride) + first % block;
    for (int64_t i = 0; i < limit; ++i) {
      values.data<T>()[start + i * stride] = at(order[i]);
      indices.data<int64_t>()[start + i * stride] = order[i];
    }
  });
}

Expected<std::vector<HostTensor>> interp::sorted(OpCall &call,
                                                 const HostTensor &x,
                                                 int64_t dim, bool descending,
                                                 int64_t limit) {
  if (limit > x.shape()[dim])
    return call.error("expected at least " + llvm::Twine(limit) +
                      " elements but found " + llvm::Twine(x.shape()[dim]));
  Sizes shape(x.shape());
  shape[dim] = limit;
  Expected<HostTensor> values = call.create(x.dtype(), shape);
  if (!values)
    return values.takeError();
  Expected<HostTensor> indices = call.create(DType::I64, shape);
  if (!indices)
    return indices.takeError();
  dispatch(x.dtype(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    sortRows<T>(x, dim, descending, limit, *values, *indices);
  });
  std::vector<HostTensor> results;
  results.push_back(std::move(*values));
  results.push_back(std::move(*indices));
  return results;
}
