//===- GraphPointwise.cpp - Pointwise ops of graph ------------------------===//
//
// Those of the shared table, and those with attributes or three operands.
//
//===----------------------------------------------------------------------===//

#include "GraphFamilies.h"
#include "Pointwise.h"
#include "tcopt/Graph/IR/GraphPointwiseOps.h"
#include <cmath>

using namespace tcopt;
using namespace tcopt::interp;
using llvm::Error;
using llvm::Expected;

static Expected<HostTensor> runGelu(graph::GeluOp op, OpCall &call) {
  bool tanh = op.getApproximate() == graph::GeluApproximation::tanh;
  return unary(call, {"", "", tanh ? geluTanh : gelu, nullptr});
}

//===----------------------------------------------------------------------===//
// Division
//===----------------------------------------------------------------------===//

// Truncates the quotient as the dtype's arithmetic rounds it (f32 for narrower
// types), which is how PyTorch computes it.
static double truncQuotient32(double a, double b) {
  return std::trunc(float(a / b));
}
static double truncQuotient64(double a, double b) { return std::trunc(a / b); }
static double floorQuotient(double a, double b) { return floorDivide(a, b); }
static double quotient(double a, double b) { return a / b; }

static Expected<HostTensor> runDiv(graph::DivOp op, OpCall &call) {
  bool isF64 = call.tensor(0).dtype() == DType::F64;
  switch (op.getRoundingMode()) {
  case graph::RoundingMode::none:
    return binary(call, {"", "", quotient, nullptr});
  case graph::RoundingMode::trunc:
    return binary(call, {"", "", isF64 ? truncQuotient64 : truncQuotient32,
                         truncDivide, true});
  case graph::RoundingMode::floor:
    return binary(call, {"", "", floorQuotient, floorDivide, true});
  }
  llvm_unreachable("unknown rounding mode");
}

//===----------------------------------------------------------------------===//
// Tests and choices
//===----------------------------------------------------------------------===//

static Expected<HostTensor> test(OpCall &call, bool (*holds)(double)) {
  const HostTensor &x = call.tensor(0);
  Expected<HostTensor> result = call.create(DType::Bool, x.shape());
  if (!result)
    return result;
  for (int64_t i = 0; i < x.numElements(); ++i)
    result->data<bool>()[i] = holds(x.getFloat(i));
  return result;
}

static Expected<HostTensor> runIsnan(graph::IsnanOp, OpCall &call) {
  return test(call, [](double x) { return std::isnan(x); });
}

static Expected<HostTensor> runIsinf(graph::IsinfOp, OpCall &call) {
  return test(call, [](double x) { return std::isinf(x); });
}

static Expected<HostTensor> runWhere(graph::WhereOp, OpCall &call) {
  return select(call);
}

static Expected<HostTensor> runCast(graph::CastOp, OpCall &call) {
  return cast(call);
}

/// min(max(x, low), high), NaN if any is NaN.
static Expected<HostTensor> runClamp(graph::ClampOp, OpCall &call) {
  Expected<Pointwise<3>> all = broadcastAll<3>(call);
  if (!all)
    return all.takeError();
  Expected<HostTensor> result = call.create(call.tensor(0).dtype(), all->shape);
  if (!result)
    return result;
  const BinaryRule &max = binaryRule("maximum"), &min = binaryRule("minimum");
  dispatch(result->dtype(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    auto x = call.tensor(0).data<T>(), low = call.tensor(1).data<T>(),
         high = call.tensor(2).data<T>();
    auto out = result->data<T>();
    all->run([&](int64_t i, auto at) {
      out[i] = apply<T>(min, apply<T>(max, x[at[0]], low[at[1]]), high[at[2]]);
    });
  });
  return result;
}

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

/// Adds an op for each rule that has a name in graph.
template <typename Rule>
static void addRules(OpTable &table, llvm::ArrayRef<Rule> rules,
                     Expected<HostTensor> (*run)(OpCall &, const Rule &)) {
  for (const Rule &rule : rules)
    if (!rule.graph.empty())
      table.addTensorOp("graph." + rule.graph.str(),
                        [&rule, run](OpCall &call) { return run(call, rule); });
}

void interp::populateGraphPointwise(OpTable &table) {
  addRules(table, unaryRules(), unary);
  addRules(table, binaryRules(), binary);
  addRules(table, compareRules(), compare);
  table.addTensorOp(runGelu);
  table.addTensorOp(runDiv);
  table.addTensorOp(runIsnan);
  table.addTensorOp(runIsinf);
  table.addTensorOp(runWhere);
  table.addTensorOp(runCast);
  table.addTensorOp(runClamp);
}
