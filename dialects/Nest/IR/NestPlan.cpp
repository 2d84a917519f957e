//===- NestPlan.cpp - which ops become one kernel -------------------------===//

#include "tcopt/Analysis/KernelModel.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Nest/IR/NestSchedule.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::nest;

static_assert(unsigned(PlanKind::columns) == unsigned(GroupKind::Columns) &&
              unsigned(PlanKind::scan) == unsigned(GroupKind::Scan) &&
              unsigned(PlanKind::move) == unsigned(GroupKind::Move));
static_assert(unsigned(PlanRole::root) == unsigned(MemberRole::Root) &&
              unsigned(PlanRole::epilogue) == unsigned(MemberRole::Epilogue) &&
              unsigned(PlanRole::map) == unsigned(MemberRole::Map));

static constexpr int64_t kMost = std::numeric_limits<int64_t>::max();

LogicalResult MemberAttr::verify(EmitError emitError, int64_t group,
                                 PlanRole /*role*/, bool /*owner*/) {
  return verifyField(emitError, "group", group, 0, kMost);
}

LogicalResult PlannedAttr::verify(EmitError emitError, int64_t group,
                                  PlanKind /*kind*/, int64_t members,
                                  int64_t returned, int64_t ns) {
  return success(
      succeeded(verifyField(emitError, "group", group, 0, kMost)) &&
      succeeded(verifyField(emitError, "members", members, 1, kMost)) &&
      succeeded(verifyField(emitError, "returned", returned, 1, kMost)) &&
      succeeded(verifyField(emitError, "ns", ns, 0, kMost)));
}
