//===- GraphReduction.cpp - Reductions of graph ---------------------------===//
//
// Sums and products are kept in a wider type and rounded once.
//
//===----------------------------------------------------------------------===//

#include "GraphFamilies.h"
#include "Reduction.h"
#include "tcopt/Graph/IR/GraphReductionOps.h"

using namespace tcopt;
using namespace tcopt::interp;
using llvm::Expected;

/// Reduces by a core op in `dtype` and keeps the result in it.
template <typename OpT>
static Expected<HostTensor> reduceIn(DType dtype, OpT op, OpCall &call,
                                     llvm::StringRef combiner) {
  Expected<HostTensor> wide = call.convert(call.tensor(0), dtype);
  if (!wide)
    return wide;
  return reduce(call, *wide, normalized(op.getDims(), wide->rank()),
                op.getKeepdim(), combiner);
}

template <typename OpT>
static Expected<HostTensor> reduceWide(OpT op, OpCall &call,
                                       llvm::StringRef combiner) {
  DType dtype = call.tensor(0).dtype();
  Expected<HostTensor> wide = reduceIn(sumDType(dtype), op, call, combiner);
  return wide ? call.convert(*wide, dtype) : std::move(wide);
}

template <typename OpT>
static Expected<HostTensor> reduceAsIs(OpT op, OpCall &call,
                                       llvm::StringRef combiner) {
  return reduceIn(call.tensor(0).dtype(), op, call, combiner);
}

static Expected<HostTensor> runSum(graph::SumOp op, OpCall &call) {
  return reduceWide(op, call, "add");
}
static Expected<HostTensor> runProd(graph::ProdOp op, OpCall &call) {
  return reduceWide(op, call, "mul");
}
static Expected<HostTensor> runAmax(graph::AmaxOp op, OpCall &call) {
  return reduceAsIs(op, call, "maximum");
}
static Expected<HostTensor> runAmin(graph::AminOp op, OpCall &call) {
  return reduceAsIs(op, call, "minimum");
}
static Expected<HostTensor> runAny(graph::AnyOp op, OpCall &call) {
  return reduceAsIs(op, call, "or");
}
static Expected<HostTensor> runAll(graph::AllOp op, OpCall &call) {
  return reduceAsIs(op, call, "and");
}

/// The sum, divided by the number of elements before it is rounded.
static Expected<HostTensor> runMean(graph::MeanOp op, OpCall &call) {
  const HostTensor &x = call.tensor(0);
  Expected<HostTensor> sum = reduceIn(sumDType(x.dtype()), op, call, "add");
  if (!sum)
    return sum;
  double count = 1;
  for (int64_t dim : normalized(op.getDims(), x.rank()))
    count *= double(x.shape()[dim]);
  for (int64_t i = 0; i < sum->numElements(); ++i)
    sum->setFloat(i, sum->getFloat(i) / count);
  return call.convert(*sum, x.dtype());
}

static Expected<HostTensor> runArgmax(graph::ArgmaxOp op, OpCall &call) {
  const HostTensor &x = call.tensor(0);
  return argReduce(call, x, normalized(op.getDim(), x.rank()), op.getKeepdim(),
                   /*largest=*/true);
}
static Expected<HostTensor> runArgmin(graph::ArgminOp op, OpCall &call) {
  const HostTensor &x = call.tensor(0);
  return argReduce(call, x, normalized(op.getDim(), x.rank()), op.getKeepdim(),
                   /*largest=*/false);
}

void interp::populateGraphReduction(OpTable &table) {
  table.addTensorOp(runSum);
  table.addTensorOp(runProd);
  table.addTensorOp(runMean);
  table.addTensorOp(runAmax);
  table.addTensorOp(runAmin);
  table.addTensorOp(runAny);
  table.addTensorOp(runAll);
  table.addTensorOp(runArgmax);
  table.addTensorOp(runArgmin);
}
