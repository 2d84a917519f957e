//===- CoreShape.cpp - Creation and shape ops of core ---------------------===//
//
// Constants, indices, and elements moved to other places.
//
//===----------------------------------------------------------------------===//

#include "CoreFamilies.h"
#include "Random.h"
#include "Shapes.h"
#include "tcopt/Core/IR/CoreShapeOps.h"

using namespace tcopt;
using namespace tcopt::interp;
using llvm::ArrayRef;
using llvm::Error;
using llvm::Expected;

static Expected<HostTensor> runIota(core::IotaOp op, OpCall &call) {
  Sizes shape = call.mixed(op.getStaticSizes(), op.getSizes());
  Expected<HostTensor> result = call.create(call.resultDType(), shape);
  if (result)
    walkCoordinates(shape, [&](int64_t i, ArrayRef<int64_t> at) {
      result->setInt(i, at[op.getDim()]);
    });
  return result;
}

static Expected<HostTensor> runPhilox(core::PhiloxOp op, OpCall &call) {
  return philox(call, call.tensor(0), call.tensor(1),
                call.mixed(op.getStaticSizes(), op.getSizes()));
}

static Expected<HostTensor> runBroadcast(core::BroadcastOp op, OpCall &call) {
  const HostTensor &x = call.tensor(0);
  Broadcastable operand(x, op.getX().getType());
  Sizes shape = call.mixed(op.getStaticSizes(), op.getSizes());
  Sizes strides(shape.size(), 0);
  for (auto [i, dim] : llvm::enumerate(op.getDims())) {
    if (operand.repeats[i])
      continue;
    if (operand.sizes[i] != shape[dim])
      return call.error("expected size " + llvm::Twine(shape[dim]) +
                        " of dimension " + llvm::Twine(i) + " but found " +
                        llvm::Twine(operand.sizes[i]));
    strides[dim] = operand.strides[i];
  }
  return strided(call, x, shape, strides);
}

static Expected<HostTensor> runReshape(core::ReshapeOp op, OpCall &call) {
  return reshaped(call.tensor(0),
                  call.mixed(op.getStaticSizes(), op.getSizes()));
}

static Expected<HostTensor> runTranspose(core::TransposeOp op, OpCall &call) {
  return permuted(call, call.tensor(0), op.getDims());
}

/// Whether `count` elements from `offset` on, `stride` apart, lie in a
/// dimension of `size`. The offset does not matter if `count` is 0, as for
/// some slices of slices.
static bool isInside(int64_t offset, int64_t count, int64_t stride,
                     int64_t size) {
  if (offset < 0 || count < 0)
    return false;
  return count == 0 ||
         (offset < size && count - 1 <= (size - 1 - offset) / stride);
}

static Expected<HostTensor> runSlice(core::SliceOp op, OpCall &call) {
  const HostTensor &x = call.tensor(0);
  Sizes offsets = call.mixed(op.getStaticOffsets(), op.getOffsets());
  Sizes shape = call.mixed(op.getStaticSizes(), op.getSizes());
  Sizes strides = x.strides();
  int64_t base = 0;
  for (int64_t d = 0; d < x.rank(); ++d) {
    int64_t stride = op.getStrides()[d];
    if (!isInside(offsets[d], shape[d], stride, x.shape()[d]))
      return call.error(
          "expected a part inside of dimension " + llvm::Twine(d) +
          " of size " + llvm::Twine(x.shape()[d]) + " but found offset " +
          llvm::Twine(offsets[d]) + ", size " + llvm::Twine(shape[d]) +
          " and stride " + llvm::Twine(stride));
    base += shape[d] > 0 ? offsets[d] * strides[d] : 0;
    strides[d] *= shape[d] > 1 ? stride : 0;
  }
  return strided(call, x, shape, strides, base);
}

static Expected<HostTensor> runUpdateSlice(core::UpdateSliceOp op,
                                           OpCall &call) {
  const HostTensor &updates = call.tensor(1);
  HostTensor result = call.tensor(0);
  Sizes offsets = call.mixed(op.getStaticOffsets(), op.getOffsets());
  Sizes steps = updates.strides();
  for (int64_t d = 0; d < result.rank(); ++d)
    if (!isInside(offsets[d], updates.shape()[d], op.getStrides()[d],
                  result.shape()[d]))
      return call.error("expected a part inside of dimension " +
                        llvm::Twine(d) + " of size " +
                        llvm::Twine(result.shape()[d]) + " but found offset " +
                        llvm::Twine(offsets[d]) + " and size " +
                        llvm::Twine(updates.shape()[d]));
  moveElements(updates, result, [&](ArrayRef<int64_t> at) -> int64_t {
    int64_t place = 0;
    for (int64_t d = 0; d < updates.rank(); ++d) {
      int64_t distance = at[d] - offsets[d], step = op.getStrides()[d];
      if (distance < 0 || distance % step != 0 ||
          distance / step >= updates.shape()[d])
        return -1;
      place += distance / step * steps[d];
    }
    return place;
  });
  return result;
}

static Expected<HostTensor> runPad(core::PadOp op, OpCall &call) {
  return padded(call, op.getLow(), op.getHigh());
}

static Expected<HostTensor> runConcatenate(core::ConcatenateOp op,
                                           OpCall &call) {
  return concatenated(call, op.getDim());
}

static Expected<HostTensor> runReverse(core::ReverseOp op, OpCall &call) {
  return reversed(call, call.tensor(0), op.getDims());
}

static Error runRequire(OpCall &call) {
  if (call.integer(0))
    return Error::success();
  return call.error(llvm::cast<core::RequireOp>(call.op).getMessage());
}

static Error runBarrier(OpCall &call) {
  call.results.push_back(call.operands[0]);
  return Error::success();
}

void interp::populateCoreShape(OpTable &table) {
  table.add("core.constant", [](OpCall &call) {
    return runConstant(call, llvm::cast<core::ConstantOp>(call.op).getValue());
  });
  table.add("core.require", runRequire);
  table.add("core.barrier", runBarrier);
  table.addTensorOp(runIota);
  table.addTensorOp(runPhilox);
  table.addTensorOp(runBroadcast);
  table.addTensorOp(runReshape);
  table.addTensorOp(runTranspose);
  table.addTensorOp(runSlice);
  table.addTensorOp(runUpdateSlice);
  table.addTensorOp(runPad);
  table.addTensorOp(runConcatenate);
  table.addTensorOp(runReverse);
}
