//===- ChooseSchedule.cpp - choose how the loops of kernels are run -------===//
//
// A pass of its own so that a schedule can be read, tested and written by hand:
// it decides and changes nothing, the lowering to loops decides nothing.
// Kernels have been outlined before.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Nest/Transforms/LinalgShape.h"
#include "tcopt/Nest/Transforms/Passes.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::nest;

namespace tcopt::nest {
#define GEN_PASS_DEF_CHOOSESCHEDULEPASS
#include "tcopt/Nest/Transforms/Passes.h.inc"
} // namespace tcopt::nest

namespace {
struct ChooseSchedule
    : public nest::impl::ChooseSchedulePassBase<ChooseSchedule> {
  using ChooseSchedulePassBase::ChooseSchedulePassBase;

  void runOnOperation() override {
    KernelOp kernel = getOperation();
    if (kernel.getScheduleAttr())
      return;
    ++numChosen;
    linalg::LinalgOp op = mainOp(kernel.getBody());
    if (!op)
      return kernel.setScheduleAttr(copySchedule());
    KernelPlan plan = KernelCost(vectorBits).plan(shapeOf(op));
    kernel.setScheduleAttr(scheduleOf(&getContext(), plan));
    numTiled += plan.vector.empty() ? 0 : 1;
  }

  /// A kernel that only moves slices has no loops to order.
  ScheduleAttr copySchedule() {
    auto none = DenseI64ArrayAttr::get(&getContext(), {});
    return ScheduleAttr::get(&getContext(), KernelKind::copy, none, none,
                             /*parallel=*/0, none);
  }
};
} // namespace
