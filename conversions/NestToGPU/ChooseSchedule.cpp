//===- ChooseSchedule.cpp - choose how a GPU runs the loops of ops --------===//
//
// A pass of its own so that a schedule can be read, tested and written by hand:
// it decides and changes nothing, the lowering to loops decides nothing.
//
//===----------------------------------------------------------------------===//

#include "Launches.h"
#include "LoopChoice.h"
#include "RowChoice.h"
#include "ScatterChoice.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "tcopt/Conversion/NestToGPU.h"
#include "tcopt/Conversion/NestToLoops/Roles.h"
#include "tcopt/Conversion/NestToLoops/Scans.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_CUDACHOOSESCHEDULE
#include "tcopt/Conversion/NestToGPU/Passes.h.inc"

namespace {

struct ChooseGPUSchedule : impl::CUDAChooseScheduleBase<ChooseGPUSchedule> {
  void runOnOperation() override {
    int64_t workspace = 0;
    llvm::MapVector<Operation *, SmallVector<linalg::LinalgOp>> inRows;
    getOperation()->walk([&](linalg::LinalgOp op) {
      if (device::rowLoopsOf(op))
        inRows[op->getParentOp()].push_back(op);
    });
    for (auto &[parent, ops] : inRows)
      rowThreads[parent] = device::chooseRowThreads(ops);
    getOperation()->walk([&](linalg::LinalgOp op) {
      if (!nest::getSchedule(op))
        workspace = std::max(workspace, choose(op));
    });
    getOperation()->walk([&](nest::ScatterOp op) {
      if (!nest::getSchedule(op))
        set(op, device::chooseScatter(op));
    });
    getOperation()->walk([&](nest::SortOp op) {
      if (nest::getSchedule(op))
        return;
      ScheduleAttrInterface schedule = device::chooseSort(op);
      workspace = std::max(workspace, device::workspaceOfSort(op, schedule));
      set(op, schedule);
    });
    auto kernel = dyn_cast<nest::KernelOp>(getOperation());
    if (kernel && workspace > kernel.getThreadBytes())
      kernel->setAttr(nest::KernelOp::getThreadBytesAttrName(),
                      Builder(kernel).getI64IntegerAttr(workspace));
  }

  int64_t choose(linalg::LinalgOp op) {
    auto fill = dyn_cast<linalg::FillOp>(op.getOperation());
    linalg::LinalgOp user = fill ? loops::opFrom(fill) : linalg::LinalgOp();
    if (user && (!loops::hasOutputOfTerms(user) || loops::isScan(user))) {
      set(op, nest::InitAttr::get(&getContext()));
      return 0;
    }
    device::LoopChoice choice;
    if (int64_t rows = device::rowLoopsOf(op))
      choice.schedule =
          device::chooseInRows(op, rows, rowThreads[op->getParentOp()]);
    else
      choice = device::chooseLoops(op);
    set(op, choice.schedule);
    linalg::LinalgOp epilogue = device::epilogueAfter(op).op;
    if (epilogue && device::takesEpilogue(choice.schedule) &&
        !nest::getSchedule(epilogue))
      set(epilogue, nest::EpilogueAttr::get(&getContext(), /*by_row=*/false));
    return choice.workspace;
  }

  void set(Operation *op, ScheduleAttrInterface schedule) {
    ++numChosen;
    nest::setSchedule(op, schedule);
  }

  /// By the kernel.
  llvm::DenseMap<Operation *, device::RowThreads> rowThreads;
};

} // namespace

} // namespace tcopt
