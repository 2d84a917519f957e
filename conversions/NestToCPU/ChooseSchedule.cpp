//===- ChooseSchedule.cpp - choose how the loops of ops are run -----------===//
//
// A pass of its own so that a schedule can be read, tested and written by hand:
// it decides and changes nothing, the lowering to loops decides nothing. It
// works on tensors, and on buffers alike.
//
//===----------------------------------------------------------------------===//

#include "Preparation.h"
#include "ScheduleChoice.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Remarks.h"
#include "tcopt/Conversion/NestToCPU.h"
#include "tcopt/Conversion/NestToLoops/BufferTypes.h"
#include "tcopt/Conversion/NestToLoops/Copies.h"
#include "tcopt/Conversion/NestToLoops/Roles.h"
#include "tcopt/Conversion/NestToLoops/Scans.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"
#include "tcopt/Tcopt/IR/Accessors.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::cpu;
using namespace tcopt::loops;

namespace tcopt {
#define GEN_PASS_DEF_CPUCHOOSESCHEDULE
#include "tcopt/Conversion/NestToCPU/Passes.h.inc"
} // namespace tcopt

static void remarkDeclined(Operation *op, StringRef reason) {
  remark::missed(op->getLoc(), remark::RemarkOpts::name("register-tiles")
                                   .category("cpu-choose-schedule"))
      << remark::reason("{0}", reason.str());
}

// Whether a body holds functions that take many instructions.
static bool hasLongMath(linalg::LinalgOp op) {
  return llvm::any_of(op.getBlock()->getOperations(), [](Operation &inner) {
    return isa<math::MathDialect>(inner.getDialect()) &&
           !isa<math::AbsFOp, math::AbsIOp, math::SqrtOp, math::FmaOp,
                math::FloorOp, math::CeilOp, math::TruncOp, math::RoundEvenOp,
                math::CopySignOp>(inner);
  });
}

// The schedule of an op that applies its epilogue. The code of a long body is
// emitted once for a row of a register tile, not for each vector.
static ScheduleAttrInterface withEpilogue(ScheduleAttrInterface schedule,
                                          linalg::LinalgOp epilogue) {
  if (!hasLongMath(epilogue))
    return schedule;
  MLIRContext *context = epilogue.getContext();
  if (auto cases = dyn_cast<nest::CasesAttr>(schedule))
    return nest::CasesAttr::get(context, cases.getCases(),
                                withEpilogue(cases.getOtherwise(), epilogue));
  auto tiles = dyn_cast<ContractionAttr>(schedule);
  if (!tiles)
    return schedule;
  return ContractionAttr::get(context, tiles.getTask(), tiles.getRegisters(),
                              tiles.getLanes(), tiles.getInstruction(),
                              /*epilogueByRow=*/true);
}

// The schedule of a copy that `#cpu.slices` cannot be the schedule of.
static ScheduleAttrInterface scheduleOfCopy(Operation *op) {
  auto type = cast<ShapedType>(op->getOperand(0).getType());
  auto copy = dyn_cast<memref::CopyOp>(op);
  bool isPlain =
      copy && isRowMajor(copy.getSource()) && isRowMajor(copy.getTarget());
  return scheduleOfMove(op->getContext(), type.getRank(), isPlain);
}

namespace {

/// Chooses the schedules of the ops of one kernel.
class KernelChooser {
public:
  KernelChooser(Operation *kernel, int64_t bits)
      : schedule(kernel), kernel(kernel), bits(bits) {}

  void run() {
    chooseSlices();
    for (Operation *op : llvm::to_vector(schedule.getOps()))
      if (!done.contains(op))
        choose(op);
    schedule.write();
  }

  int64_t numChosen = 0, numTiled = 0;

private:
  void chooseSlices() {
    auto mayBeFused = [](Operation *op) {
      return !isa<linalg::FillOp>(op) || nest::getRole(op) == nest::Role::init;
    };
    for (SliceRun &run : findSlices(kernel, mayBeFused)) {
      if (run.fill)
        fuse(run.fill);
      for (Operation *copy : run.copies)
        set(copy, scheduleOfSlice(copy, bool(run.fill)));
    }
  }

  ScheduleAttrInterface scheduleOfSlice(Operation *copy, bool isPadded) {
    MLIRContext *context = kernel->getContext();
    if (isPadded && whyNotAroundEdges(copy, bits).empty())
      return EdgesAttr::get(context);
    return SlicesAttr::get(context);
  }

  void choose(Operation *op) {
    MLIRContext *context = op->getContext();
    if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op))
      chooseLoops(linalgOp);
    else if (isa<nest::ScatterOp>(op))
      set(op, ScatterAttr::get(context));
    else if (isa<nest::SortOp>(op))
      set(op, LibraryAttr::get(context));
    else
      set(op, scheduleOfCopy(op));
  }

  void chooseLoops(linalg::LinalgOp op) {
    auto fill = dyn_cast<linalg::FillOp>(op.getOperation());
    linalg::LinalgOp user = fill ? rootOf(fill) : linalg::LinalgOp();
    if (user && (!hasOutputOfTerms(user) || isScan(user)))
      return fuse(op);
    linalg::LinalgOp epilogue = epilogueOf(op);
    ScheduleCandidate chosen = pick(op, epilogue);
    if (!epilogue || !chosen.takesEpilogue)
      return set(op, chosen.schedule);
    set(op, withEpilogue(chosen.schedule, epilogue));
    fuse(epilogue);
  }

  /// The one of the least time.
  ScheduleCandidate pick(linalg::LinalgOp op, linalg::LinalgOp epilogue) {
    ScheduleCandidate first =
        enumerateSchedules(op, epilogue, bits, [&](StringRef reason) {
          remarkDeclined(op, reason);
        }).front();
    auto cases = dyn_cast<nest::CasesAttr>(first.schedule);
    numTiled +=
        isa<ContractionAttr>(cases ? cases.getOtherwise() : first.schedule);
    return first;
  }

  void fuse(Operation *op) { done.insert(op); }

  void set(Operation *op, ScheduleAttrInterface chosen) {
    done.insert(op);
    ++numChosen;
    schedule.set(op, chosen);
  }

  nest::KernelSchedule schedule;
  Operation *kernel;
  /// Bits of a vector register of the target.
  int64_t bits;
  llvm::DenseSet<Operation *> done;
};

struct ChooseSchedule : tcopt::impl::CPUChooseScheduleBase<ChooseSchedule> {
  using CPUChooseScheduleBase::CPUChooseScheduleBase;

  void runOnOperation() override {
    FailureOr<int64_t> bits = vectorBitsOf(getOperation(), vectorBits);
    if (failed(bits))
      return signalPassFailure();
    for (Operation *kernel :
         nest::KernelSchedule::listUnscheduled(getOperation(), replace)) {
      copyReturnedInputs(kernel);
      KernelChooser chooser(kernel, *bits);
      chooser.run();
      numChosen += chooser.numChosen;
      numTiled += chooser.numTiled;
    }
  }
};

} // namespace
