//===- ChooseBF16Products.cpp - products of bf16 by an instruction --------===//
//
// A pass of the target because it depends on the CPU, after the choice of
// schedules, which depends on widths of vectors alone.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/Remarks.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Nest/IR/NestSchedule.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"
#include "tcopt/Target/CPU/HostMachine.h"
#include "tcopt/Target/CPU/Passes.h"
#include "tcopt/Tcopt/IR/Accessors.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_CPUCHOOSEBF16PRODUCTSPASS
#include "tcopt/Target/CPU/Passes.h.inc"

/// CPUs that add more products in a cycle by vdpbf16ps than by fused
/// multiply-add: on Zen 5 twice as many, in 512-bit vectors (502 and 250
/// GFLOP/s of one core in tiles of 8 x 32). Intel's do not.
static constexpr StringRef fastCpus[] = {"znver5"};

static bool hasFastInstruction(TargetAttr target) {
  if (!target)
    return false;
  CpuTarget cpu = cpuOf(target);
  return llvm::is_contained(fastCpus, cpu.cpu) && cpuHas(cpu, "avx512bf16") &&
         cpuHas(cpu, "avx512vl");
}

// Of register tiles whose vectors the instruction has.
static bool isOfVectors(const KernelPlan &plan) {
  return plan.vector.size() == 3 &&
         llvm::is_contained({4, 8, 16}, plan.vector[2]);
}

// Pairs take half of the memory, so that a task has room for twice the panels:
// each row is then packed half as often.
static void doubleColumns(linalg::LinalgOp op, KernelPlan &plan) {
  KernelShape shape = nest::shapeOf(op);
  std::optional<ContractionLoops> loops = classifyContraction(shape);
  if (!loops)
    return;
  int64_t &tile = plan.tile[plan.positionOf(loops->columns.back())];
  int64_t columns = productOf(shape, loops->columns);
  if (columns == unknownSize || columns > tile)
    tile *= 2;
}

namespace {
struct CPUChooseBF16Products
    : impl::CPUChooseBF16ProductsPassBase<CPUChooseBF16Products> {
  void runOnOperation() override {
    getOperation()->walk([&](linalg::LinalgOp op) {
      nest::ScheduleAttr schedule = nest::getSchedule(op);
      if (!schedule || schedule.getKind() != nest::ScheduleKind::contraction ||
          !nest::addsProductsOfBF16(op))
        return;
      KernelPlan plan = nest::planOf(schedule);
      if (plan.vector.size() == 4) // the pass has been here
        return;
      if (!hasFastInstruction(getTarget(getOperation())))
        return missed(op, "cpu");
      if (!isOfVectors(plan))
        return missed(op, "vectors");
      plan.vector.push_back(2);
      doubleColumns(op, plan);
      op->setAttr(nest::NestDialect::getScheduleAttrName(),
                  nest::scheduleOf(&getContext(), plan));
      ++numChosen;
    });
  }

private:
  static void missed(Operation *op, StringRef reason) {
    remark::missed(op->getLoc(), remark::RemarkOpts::name("bf16-products")
                                     .category("cpu-choose-bf16-products"))
        << remark::reason("{0}", reason.str());
  }
};
} // namespace

} // namespace tcopt
