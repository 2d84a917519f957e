//===- CorePointwise.cpp - Pointwise ops of core --------------------------===//
//
// As graph's, without broadcasting: all operands have one shape.
//
//===----------------------------------------------------------------------===//

#include "CoreFamilies.h"
#include "Pointwise.h"
#include "tcopt/Core/IR/CorePointwiseOps.h"

using namespace tcopt;
using namespace tcopt::interp;
using llvm::Error;
using llvm::Expected;

static Expected<HostTensor> runCompare(core::CompareOp op, OpCall &call) {
  if (Error error = checkSameShape(call))
    return error;
  return compare(
      call, compareRule(core::stringifyCompareDirection(op.getDirection())));
}

static Expected<HostTensor> runSelect(core::SelectOp, OpCall &call) {
  if (Error error = checkSameShape(call))
    return error;
  return select(call);
}

static Expected<HostTensor> runConvert(core::ConvertOp, OpCall &call) {
  return cast(call);
}

static Expected<HostTensor> runBitcast(core::BitcastOp, OpCall &call) {
  return bitcast(call);
}

/// Adds an op for each rule that has a name in core.
template <typename Rule>
static void addRules(OpTable &table, llvm::ArrayRef<Rule> rules,
                     Expected<HostTensor> (*run)(OpCall &, const Rule &)) {
  for (const Rule &rule : rules)
    if (!rule.core.empty())
      table.addTensorOp("core." + rule.core.str(),
                        [&rule, run](OpCall &call) -> Expected<HostTensor> {
                          if (Error error = checkSameShape(call))
                            return error;
                          return run(call, rule);
                        });
}

void interp::populateCorePointwise(OpTable &table) {
  addRules(table, unaryRules(), unary);
  addRules(table, binaryRules(), binary);
  table.addTensorOp(runCompare);
  table.addTensorOp(runSelect);
  table.addTensorOp(runConvert);
  table.addTensorOp(runBitcast);
}
