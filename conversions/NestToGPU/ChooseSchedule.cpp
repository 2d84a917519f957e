//===- ChooseSchedule.cpp - choose how a GPU runs the loops of ops --------===//
//
// A pass of its own so that a schedule can be read, tested and written by hand:
// it decides and changes nothing, the lowering to loops decides nothing.
//
//===----------------------------------------------------------------------===//

#include "Launches.h"
#include "LoopChoice.h"
#include "ScatterChoice.h"
#include "VectorRun.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "tcopt/Conversion/NestToGPU.h"
#include "tcopt/Conversion/NestToLoops/Copies.h"
#include "tcopt/Conversion/NestToLoops/Roles.h"
#include "tcopt/Conversion/NestToLoops/Scans.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_CUDACHOOSESCHEDULE
#include "tcopt/Conversion/NestToGPU/Passes.h.inc"

namespace {

/// Chooses the schedules of the ops of one kernel.
class KernelChooser {
public:
  explicit KernelChooser(Operation *kernel)
      : schedule(kernel), kernel(kernel) {}

  void run() {
    SmallVector<Operation *> ops = llvm::to_vector(schedule.getOps());
    for (Operation *op : ops)
      if (!done.contains(op))
        choose(op);
    schedule.write();
    setWorkspace();
  }

  int64_t numChosen = 0;

private:
  void choose(Operation *op) {
    if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op))
      return chooseLoops(linalgOp);
    if (auto scatter = dyn_cast<nest::ScatterOp>(op))
      return set(op, device::chooseScatter(scatter));
    auto sort = dyn_cast<nest::SortOp>(op);
    if (!sort)
      return set(op, scheduleOfCopy(op));
    ScheduleAttrInterface chosen = device::chooseSort(sort);
    workspace = std::max(workspace, device::workspaceOfSort(sort, chosen));
    set(op, chosen);
  }

  static ScheduleAttrInterface scheduleOfCopy(Operation *op) {
    auto type = cast<ShapedType>(op->getOperand(0).getType());
    auto order = llvm::to_vector(llvm::seq<int64_t>(type.getRank()));
    MLIRContext *context = op->getContext();
    return cuda::PointwiseAttr::get(
        context, DenseI64ArrayAttr::get(context, order), device::kUsualThreads);
  }

  void chooseLoops(linalg::LinalgOp op) {
    auto fill = dyn_cast<linalg::FillOp>(op.getOperation());
    linalg::LinalgOp user = fill ? loops::rootOf(fill) : linalg::LinalgOp();
    if (user && (!loops::hasOutputOfTerms(user) || loops::isScan(user)))
      return fuse(op);
    device::LoopChoice choice = device::chooseLoops(op);
    set(op, choice.schedule);
    workspace = std::max(workspace, choice.workspace);
    linalg::LinalgOp epilogue = device::epilogueAfter(op).op;
    if (epilogue && device::takesEpilogue(choice.schedule))
      fuse(epilogue);
  }

  void fuse(Operation *op) { done.insert(op); }

  void set(Operation *op, ScheduleAttrInterface chosen) {
    done.insert(op);
    ++numChosen;
    schedule.set(op, chosen);
  }

  void setWorkspace() {
    auto unit = dyn_cast<nest::KernelOp>(kernel);
    if (unit && workspace > unit.getThreadBytes())
      unit->setAttr(nest::KernelOp::getThreadBytesAttrName(),
                    Builder(unit).getI64IntegerAttr(workspace));
  }

  nest::KernelSchedule schedule;
  Operation *kernel;
  int64_t workspace = 0;
  llvm::DenseSet<Operation *> done;
};

struct ChooseGPUSchedule : impl::CUDAChooseScheduleBase<ChooseGPUSchedule> {
  using CUDAChooseScheduleBase::CUDAChooseScheduleBase;

  void runOnOperation() override {
    for (Operation *kernel :
         nest::KernelSchedule::listUnscheduled(getOperation(), replace)) {
      loops::copyReturnedInputs(kernel);
      KernelChooser chooser(kernel);
      chooser.run();
      numChosen += chooser.numChosen;
    }
  }
};

} // namespace

} // namespace tcopt
