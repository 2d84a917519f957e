//===- ChooseSchedule.cpp - choose how the loops of ops are run -----------===//
//
// A pass of its own so that a schedule can be read, tested and written by hand:
// it decides and changes nothing, the lowering to loops decides nothing. It
// works on tensors, and on buffers alike.
//
//===----------------------------------------------------------------------===//

#include "ScheduleChoice.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Remarks.h"
#include "tcopt/Conversion/NestToCPU.h"
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

// The schedule of the op after an op that is run by `schedule`. The code of a
// long body is emitted once for a row of a register tile, not for each vector.
static nest::EpilogueAttr scheduleOfEpilogue(linalg::LinalgOp epilogue,
                                             ScheduleAttrInterface schedule) {
  auto cases = dyn_cast<nest::CasesAttr>(schedule);
  bool isTiled = isa<ContractionAttr>(cases ? cases.getOtherwise() : schedule);
  return nest::EpilogueAttr::get(epilogue.getContext(),
                                 isTiled && hasLongMath(epilogue));
}

// The op after this one that can be its epilogue, if no other schedule was
// written for it.
static linalg::LinalgOp freeEpilogue(linalg::LinalgOp op) {
  linalg::LinalgOp next = epilogueOf(op);
  if (!next)
    return nullptr;
  ScheduleAttrInterface schedule = nest::getSchedule(next);
  bool isFree = !schedule || isa<nest::EpilogueAttr>(schedule);
  return isFree ? next : linalg::LinalgOp();
}

namespace {

struct ChooseSchedule : tcopt::impl::CPUChooseScheduleBase<ChooseSchedule> {
  using CPUChooseScheduleBase::CPUChooseScheduleBase;

  void runOnOperation() override {
    FailureOr<int64_t> stated = vectorBitsOf(getOperation(), vectorBits);
    if (failed(stated))
      return signalPassFailure();
    bits = *stated;
    if (nest::isScheduledAs<RowsAttr>(getOperation()))
      return;
    getOperation()->walk([&](linalg::LinalgOp op) {
      if (!nest::getSchedule(op))
        choose(op);
    });
  }

  void choose(linalg::LinalgOp op) {
    auto fill = dyn_cast<linalg::FillOp>(op.getOperation());
    linalg::LinalgOp user = fill ? opFrom(fill) : linalg::LinalgOp();
    if (user && (!hasOutputOfTerms(user) || isScan(user)))
      return set(op, nest::InitAttr::get(&getContext()));
    linalg::LinalgOp epilogue = freeEpilogue(op);
    ScheduleCandidate chosen = pick(op, epilogue);
    set(op, chosen.schedule);
    if (epilogue && chosen.takesEpilogue && !nest::getSchedule(epilogue))
      set(epilogue, scheduleOfEpilogue(epilogue, chosen.schedule));
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

  void set(linalg::LinalgOp op, ScheduleAttrInterface schedule) {
    ++numChosen;
    nest::setSchedule(op, schedule);
  }

  /// Of a vector register of the target.
  int64_t bits = 0;
};

} // namespace
