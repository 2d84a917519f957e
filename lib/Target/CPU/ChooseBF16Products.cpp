//===- ChooseBF16Products.cpp - products of bf16 by an instruction --------===//
//
// A pass of the target because it depends on the CPU, after the choice of
// schedules, which depends on widths of vectors alone.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/Remarks.h"
#include "tcopt/CPU/IR/CPUDialect.h"
#include "tcopt/Nest/IR/KernelSchedule.h"
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

// Vectors of f32 that the instruction has.
static bool isOfVectors(cpu::ContractionAttr schedule) {
  return llvm::is_contained({4, 8, 16}, schedule.getLanes());
}

// Pairs take half of the memory, so that a task has room for twice the panels:
// each row is then packed half as often.
static int64_t columnsOfPairs(linalg::LinalgOp op,
                              cpu::ContractionAttr schedule) {
  KernelShape shape = nest::shapeOf(op);
  int64_t columns = schedule.getTask()[1];
  std::optional<ContractionLoops> loops = classifyContraction(shape);
  int64_t all = loops ? productOf(shape, loops->columns) : 0;
  return all == unknownSize || all > columns ? 2 * columns : columns;
}

static cpu::ContractionAttr pairedTiles(linalg::LinalgOp op,
                                        cpu::ContractionAttr schedule) {
  SmallVector<int64_t> task(schedule.getTask().asArrayRef());
  task[1] = columnsOfPairs(op, schedule);
  MLIRContext *context = op->getContext();
  return cpu::ContractionAttr::get(
      context, DenseI64ArrayAttr::get(context, task), schedule.getRegisters(),
      schedule.getLanes(), cpu::Instruction::dpbf16,
      schedule.getEpilogueByRow());
}

namespace {
struct CPUChooseBF16Products
    : impl::CPUChooseBF16ProductsPassBase<CPUChooseBF16Products> {
  void runOnOperation() override {
    SmallVector<Operation *> kernels;
    getOperation()->walk([&](FunctionOpInterface function) {
      if (nest::KernelSchedule::isOn(function))
        kernels.push_back(function);
    });
    for (Operation *kernel : kernels)
      if (failed(choose(kernel)))
        return signalPassFailure();
  }

private:
  LogicalResult choose(Operation *kernel) {
    FailureOr<nest::KernelSchedule> schedules =
        nest::KernelSchedule::read(kernel);
    if (failed(schedules))
      return failure();
    for (Operation *each : llvm::to_vector(schedules->getOps()))
      if (auto op = dyn_cast<linalg::LinalgOp>(each))
        if (ScheduleAttrInterface pairs = choose(op, schedules->lookup(op)))
          schedules->set(op, pairs);
    schedules->write();
    return success();
  }

  // Returns the schedule with the instruction, or null if it does not apply.
  ScheduleAttrInterface choose(linalg::LinalgOp op,
                               ScheduleAttrInterface schedule) {
    auto cases = dyn_cast_or_null<nest::CasesAttr>(schedule);
    auto tiles = dyn_cast_or_null<cpu::ContractionAttr>(
        cases ? cases.getOtherwise() : schedule);
    if (!tiles || tiles.getInstruction() != cpu::Instruction::fma ||
        !nest::addsProductsOfBF16(op))
      return nullptr;
    if (!hasFastInstruction(getTarget(getOperation())))
      return missed(op, "cpu");
    if (!isOfVectors(tiles))
      return missed(op, "vectors");
    ++numChosen;
    ScheduleAttrInterface pairs = pairedTiles(op, tiles);
    if (!cases)
      return pairs;
    return nest::CasesAttr::get(&getContext(), cases.getCases(), pairs);
  }

  static ScheduleAttrInterface missed(Operation *op, StringRef reason) {
    remark::missed(op->getLoc(), remark::RemarkOpts::name("bf16-products")
                                     .category("cpu-choose-bf16-products"))
        << remark::reason("{0}", reason.str());
    return nullptr;
  }
};
} // namespace

} // namespace tcopt
