//===- GraphShape.cpp - Shape ops of graph --------------------------------===//
//
// Same elements, other places.
//
//===----------------------------------------------------------------------===//

#include "GraphFamilies.h"
#include "Shapes.h"
#include "tcopt/Graph/IR/GraphShapeOps.h"

using namespace tcopt;
using namespace tcopt::interp;
using llvm::ArrayRef;
using llvm::Error;
using llvm::Expected;

//===----------------------------------------------------------------------===//
// Other sizes
//===----------------------------------------------------------------------===//

static Expected<HostTensor> runReshape(graph::ReshapeOp op, OpCall &call) {
  return reshaped(call.tensor(0),
                  call.mixed(op.getStaticSizes(), op.getSizes()));
}

static Expected<HostTensor> runExpand(graph::ExpandOp op, OpCall &call) {
  const HostTensor &x = call.tensor(0);
  Broadcastable operand(x, op.getX().getType());
  Sizes shape = call.mixed(op.getStaticSizes(), op.getSizes());
  if (Error error = checkBroadcast(call, operand, shape))
    return error;
  return strided(call, x, shape, operand.stridesIn(shape));
}

static Expected<HostTensor> runUnsqueeze(graph::UnsqueezeOp op, OpCall &call) {
  Sizes shape(call.tensor(0).shape());
  shape.insert(shape.begin() + normalized(op.getDim(), shape.size() + 1), 1);
  return reshaped(call.tensor(0), shape);
}

static Expected<HostTensor> runSqueeze(graph::SqueezeOp op, OpCall &call) {
  const HostTensor &x = call.tensor(0);
  Sizes dims = normalized(op.getDims(), x.rank()), shape;
  for (int64_t dim = 0; dim < x.rank(); ++dim)
    if (!llvm::is_contained(dims, dim))
      shape.push_back(x.shape()[dim]);
  return reshaped(x, shape);
}

//===----------------------------------------------------------------------===//
// Other places
//===----------------------------------------------------------------------===//

static Expected<HostTensor> runPermute(graph::PermuteOp op, OpCall &call) {
  const HostTensor &x = call.tensor(0);
  return permuted(call, x, normalized(op.getDims(), x.rank()));
}

static Expected<HostTensor> runTranspose(graph::TransposeOp op, OpCall &call) {
  const HostTensor &x = call.tensor(0);
  Sizes dims = llvm::to_vector(llvm::seq<int64_t>(x.rank()));
  std::swap(dims[normalized(op.getDim0(), x.rank())],
            dims[normalized(op.getDim1(), x.rank())]);
  return permuted(call, x, dims);
}

/// A negative bound counts from the end; both are limited to [0, size].
static int64_t sliceBound(int64_t bound, int64_t size) {
  return std::clamp<int64_t>(bound < 0 ? bound + size : bound, 0, size);
}

static Expected<HostTensor> runSlice(graph::SliceOp op, OpCall &call) {
  const HostTensor &x = call.tensor(0);
  int64_t dim = normalized(op.getDim(), x.rank()), step = op.getStep();
  int64_t start = sliceBound(op.getStart(), x.shape()[dim]);
  int64_t end = sliceBound(op.getEnd(), x.shape()[dim]);
  Sizes shape(x.shape()), strides = x.strides();
  int64_t base = start * strides[dim];
  int64_t length = std::max<int64_t>(end - start, 0);
  shape[dim] = length == 0 ? 0 : (length - 1) / step + 1;
  if (shape[dim] > 1)
    strides[dim] *= step;
  return strided(call, x, shape, strides, base);
}

static Expected<HostTensor> runCat(graph::CatOp op, OpCall &call) {
  return concatenated(call, normalized(op.getDim(), call.tensor(0).rank()));
}

static Expected<HostTensor> runFlip(graph::FlipOp op, OpCall &call) {
  const HostTensor &x = call.tensor(0);
  return reversed(call, x, normalized(op.getDims(), x.rank()));
}

static Expected<HostTensor> runPad(graph::PadOp op, OpCall &call) {
  return padded(call, op.getLow(), op.getHigh());
}

void interp::populateGraphShape(OpTable &table) {
  table.addTensorOp(runReshape);
  table.addTensorOp(runExpand);
  table.addTensorOp(runUnsqueeze);
  table.addTensorOp(runSqueeze);
  table.addTensorOp(runPermute);
  table.addTensorOp(runTranspose);
  table.addTensorOp(runSlice);
  table.addTensorOp(runCat);
  table.addTensorOp(runFlip);
  table.addTensorOp(runPad);
}
