//===- ScheduleRules.cpp - rules of schedules -----------------------------===//

#include "ScheduleRules.h"
#include "ContractionChoice.h"
#include "Groups.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

bool ScheduleChecker::hasWarps() { return threadsOf(schedule) % kWarp == 0; }

static std::string takes(int64_t bytes, int64_t most) {
  return (", which takes " + Twine(bytes) + " bytes of " + Twine(most)).str();
}

bool ScheduleChecker::fitsShared(int64_t bytes) {
  int64_t most = chipOf(op).sharedBytes;
  if (bytes <= most)
    return true;
  numbers = takes(bytes, most);
  return false;
}

bool ScheduleChecker::hasWorkspace(int64_t bytes) {
  auto function = op->getParentOfType<FunctionOpInterface>();
  auto stated = function->getAttrOfType<IntegerAttr>(
      nest::KernelOp::getThreadBytesAttrName());
  int64_t most = stated && function.getNumArguments() > 0 ? stated.getInt() : 0;
  if (bytes <= most)
    return true;
  numbers = takes(bytes, most);
  return false;
}

LogicalResult ScheduleChecker::fail(StringRef expected) {
  return op->emitOpError("expected ")
         << expected << " but found " << schedule << numbers;
}
