//===- GraphConv.cpp - Convolutions ---------------------------------------===//
//
// Sums are kept in f32 for f16 and bf16, and rounded once.
//
//===----------------------------------------------------------------------===//

#include "Contraction.h"
#include "GraphFamilies.h"
#include "tcopt/Graph/IR/GraphConvOps.h"

using namespace tcopt;
using namespace tcopt::interp;
using llvm::ArrayRef;
using llvm::Error;
using llvm::Expected;

static Expected<HostTensor> runConv(graph::ConvOp op, OpCall &call) {
  auto x = widened(call);
  if (!x)
    return x.takeError();
  ConvolutionShape conv{{}, int64_t(op.getGroups())};
  for (size_t i = 0; i < op.getStride().size(); ++i) {
    int64_t padding = op.getPadding()[i];
    conv.windows.push_back({(*x)[1].shape()[2 + i], op.getStride()[i], padding,
                            padding, op.getDilation()[i]});
  }
  Expected<HostTensor> sums = convolve(call, (*x)[0], (*x)[1], conv);
  if (!sums)
    return sums;
  if (op.getBias())
    if (Error error = addBias(call, *sums, (*x)[2], 1))
      return error;
  return call.convert(*sums, call.resultDType());
}

void interp::populateGraphConv(OpTable &table) { table.addTensorOp(runConv); }
