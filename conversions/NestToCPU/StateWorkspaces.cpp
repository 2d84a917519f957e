//===- StateWorkspaces.cpp - what a kernel's threads need -----------------===//
//
// A pass of its own since it follows from schedules, whoever wrote them. Runs
// at the end of the phase fuse: the host's memory is planned next.
//
//===----------------------------------------------------------------------===//

#include "ThreadBytes.h"
#include "tcopt/Conversion/NestToCPU.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Nest/IR/NestSchedule.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_CPUSTATEWORKSPACES
#include "tcopt/Conversion/NestToCPU/Passes.h.inc"

// How many terms or columns a task has: the tile of the one tiled loop of a
// group, in whole steps, or all if they are fewer.
static int64_t countOf(const KernelShape &shape, const KernelPlan &plan,
                       ArrayRef<int64_t> loops, int64_t step) {
  int64_t count = step;
  for (int64_t loop : loops)
    count = std::max(count, plan.tileAt(plan.positionOf(loop)));
  int64_t all = productOf(shape, loops);
  if (all != unknownSize)
    count = std::min<int64_t>(
        count, llvm::alignTo(std::max<int64_t>(all, 1), uint64_t(step)));
  return count;
}

int64_t cpu::taskBytesOf(linalg::LinalgOp op, const KernelPlan &plan) {
  KernelShape shape = nest::shapeOf(op);
  std::optional<ContractionLoops> loops = classifyContraction(shape);
  std::optional<nest::ProductSum> product = nest::matchProductSum(op);
  if (plan.strategy != KernelStrategy::Contraction || !loops || !product ||
      plan.vector.size() < 3)
    return 0;
  int64_t nr = plan.vector[1];
  int64_t terms = countOf(shape, plan, loops->sum, 1);
  int64_t columns = countOf(shape, plan, loops->columns, nr);
  bool packsRows = !product->conversion[1 - loops->columnInput].empty();
  int64_t rows = packsRows ? plan.vector[0] : 0;
  Type sums = getElementTypeOrSelf(op.getDpsInits()[0].getType());
  int64_t bytes = std::max<int64_t>(sums.getIntOrFloatBitWidth() / 8, 1);
  // Pairs of bf16 take as much as a sum.
  int64_t packed = plan.vector.size() > 3 ? (terms + 1) / 2 : terms;
  int64_t total = 0;
  // Columns that lie in panels are not packed.
  if (shape.operands[loops->columnInput].panelWidth)
    columns = 0;
  for (int64_t part :
       {packed * columns * bytes, packed * rows * bytes, terms * 8, terms * 8,
        nr * 8, plan.vector[0] * nr * bytes})
    total += int64_t(llvm::alignTo(uint64_t(part), 64));
  return total;
}

int64_t cpu::workspaceBytesOf(linalg::LinalgOp op, const KernelPlan &plan) {
  int64_t most = taskBytesOf(op, plan);
  if (most <= stackBytes)
    most = 0;
  for (const KernelVariant &variant : plan.variants)
    most = std::max(most, workspaceBytesOf(op, variant.plan));
  return most;
}

namespace {
struct StateWorkspaces : impl::CPUStateWorkspacesBase<StateWorkspaces> {
  void runOnOperation() override {
    nest::KernelOp kernel = getOperation();
    int64_t most = 0;
    kernel.walk([&](linalg::LinalgOp op) {
      if (nest::ScheduleAttr schedule = nest::getSchedule(op))
        most =
            std::max(most, cpu::workspaceBytesOf(op, nest::planOf(schedule)));
    });
    kernel->removeAttr(nest::KernelOp::getThreadBytesAttrName());
    if (most == 0)
      return;
    kernel->setAttr(nest::KernelOp::getThreadBytesAttrName(),
                    Builder(kernel).getI64IntegerAttr(most));
    ++numStated;
  }
};
} // namespace

} // namespace tcopt
