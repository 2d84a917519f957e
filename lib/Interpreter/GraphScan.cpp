//===- GraphScan.cpp - Running sums and their kin -------------------------===//

#include "GraphFamilies.h"
#include "Scan.h"
#include "tcopt/Graph/IR/GraphScanOps.h"

using namespace tcopt;
using namespace tcopt::interp;
using llvm::Expected;

/// A scan in a dtype wide enough to round each result once.
template <typename OpT>
static Expected<HostTensor> scanWide(OpT op, OpCall &call,
                                     llvm::StringRef combiner) {
  const HostTensor &x = call.tensor(0);
  Expected<HostTensor> wide = call.convert(x, sumDType(x.dtype()));
  Expected<HostTensor> rows = wide ? withDim(*wide) : std::move(wide);
  if (!rows)
    return rows;
  Expected<HostTensor> sums =
      scanned(call, *rows, normalized(op.getDim(), rows->rank()), combiner);
  if (!sums)
    return sums;
  Expected<HostTensor> result = call.convert(*sums, x.dtype());
  return result ? std::move(*result).reshape(x.shape()) : std::move(result);
}

static Expected<HostTensor> runCumsum(graph::CumsumOp op, OpCall &call) {
  return scanWide(op, call, "add");
}
static Expected<HostTensor> runCumprod(graph::CumprodOp op, OpCall &call) {
  return scanWide(op, call, "mul");
}
static Expected<HostTensor> runLogcumsumexp(graph::LogcumsumexpOp op,
                                            OpCall &call) {
  return scanWide(op, call, "log_add_exp");
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
static void runningExtrema(const HostTensor &x, int64_t dim, bool largest,
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

template <typename OpT>
static Expected<std::vector<HostTensor>> extrema(OpT op, OpCall &call,
                                                 bool largest) {
  const HostTensor &x = call.tensor(0);
  Expected<HostTensor> rows = withDim(x);
  if (!rows)
    return rows.takeError();
  Expected<HostTensor> values = call.create(x.dtype(), rows->shape());
  if (!values)
    return values.takeError();
  Expected<HostTensor> indices = call.create(DType::I64, rows->shape());
  if (!indices)
    return indices.takeError();
  dispatch(x.dtype(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    runningExtrema<T>(*rows, normalized(op.getDim(), rows->rank()), largest,
                      *values, *indices);
  });
  return reshapedAll(std::move(*values), std::move(*indices), x.shape());
}

static Expected<std::vector<HostTensor>> runCummax(graph::CummaxOp op,
                                                   OpCall &call) {
  return extrema(op, call, /*largest=*/true);
}
static Expected<std::vector<HostTensor>> runCummin(graph::CumminOp op,
                                                   OpCall &call) {
  return extrema(op, call, /*largest=*/false);
}

void interp::populateGraphScan(OpTable &table) {
  table.addTensorOp(runCumsum);
  table.addTensorOp(runCumprod);
  table.addTensorOp(runLogcumsumexp);
  table.addTensorsOp(runCummax);
  table.addTensorsOp(runCummin);
}
