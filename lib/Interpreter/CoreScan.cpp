//===- CoreScan.cpp - Running sums and order ------------------------------===//

#include "CoreFamilies.h"
#include "Scan.h"
#include "tcopt/Core/IR/CoreScanOps.h"

using namespace tcopt;
using namespace tcopt::interp;
using llvm::Expected;

static Expected<HostTensor> runScan(core::ScanOp op, OpCall &call) {
  return scanned(call, call.tensor(0), op.getDim(),
                 core::stringifyScanKind(op.getKind()));
}

static Expected<std::vector<HostTensor>> runArgScan(core::ArgScanOp op,
                                                    OpCall &call) {
  return runningExtrema(call, call.tensor(0), op.getDim(),
                        op.getKind() == core::ArgReduceKind::maximum);
}

static Expected<std::vector<HostTensor>> runSort(core::SortOp op,
                                                 OpCall &call) {
  const HostTensor &x = call.tensor(0);
  int64_t dim = op.getDim();
  return sorted(call, x, dim, op.getDescending(),
                op.getLimit().value_or(x.shape()[dim]));
}

void interp::populateCoreScan(OpTable &table) {
  table.addTensorOp(runScan);
  table.addTensorsOp(runArgScan);
  table.addTensorsOp(runSort);
}
