//===- FailureOrder.cpp - number the ops of a group that may fail ---------===//

#include "tcopt/Nest/Transforms/FailureOrder.h"
#include "mlir/IR/Builders.h"
#include "tcopt/Rt/IR/RtOps.h"

using namespace mlir;

void tcopt::nest::numberFailures(GroupOp group) {
  SmallVector<rt::FailOp> failures;
  group.walk([&](rt::FailOp fail) { failures.push_back(fail); });
  if (failures.size() < 2)
    return;
  Builder builder(group.getContext());
  for (auto [number, fail] : llvm::enumerate(failures))
    fail->setAttr("order", builder.getI32IntegerAttr(int32_t(number)));
}
