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

template <typename OpT>
static Expected<std::vector<HostTensor>> extrema(OpT op, OpCall &call,
                                                 bool largest) {
  const HostTensor &x = call.tensor(0);
  Expected<HostTensor> rows = withDim(x);
  if (!rows)
    return rows.takeError();
  auto results = runningExtrema(call, *rows,
                                normalized(op.getDim(), rows->rank()), largest);
  if (!results)
    return results;
  return reshapedAll(std::move((*results)[0]), std::move((*results)[1]),
                     x.shape());
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
