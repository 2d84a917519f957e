//===- Partition.cpp - forward and backward functions ---------------------===//
//
// Runs on what grad-make-vjp makes. After ingest, sizes of tensors follow from
// those of arguments, so that none is saved for the sake of its sizes.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/Remarks.h"
#include "tcopt/Grad/IR/GradOps.h"
#include "tcopt/Grad/Transforms/JointFunction.h"
#include "tcopt/Grad/Transforms/Passes.h"
#include "tcopt/Grad/Transforms/SplitCalls.h"
#include "tcopt/Interfaces/ReverseMode.h"
#include "tcopt/Support/MemorySize.h"

using namespace mlir;

namespace tcopt::grad {

#define GEN_PASS_DEF_PARTITIONPASS
#include "tcopt/Grad/Transforms/Passes.h.inc"

using Cut = RecomputeGraph::Cut;

//===----------------------------------------------------------------------===//
// Remarks
//===----------------------------------------------------------------------===//

static remark::RemarkOpts remarkOf(func::FuncOp func, StringRef name) {
  return remark::RemarkOpts::name(name)
      .category("grad-partition")
      .function(func.getSymName());
}

static void remarkSaved(func::FuncOp func, Value value,
                        const RecomputePolicy &policy) {
  StringRef why = policy.whyNotFreely(value.getDefiningOp());
  remark::passed(value.getLoc(), remarkOf(func, "saved"))
      << remark::reason("{0}", why.empty() ? "least-bytes" : why.str())
      << remark::metric("Bytes", policy.bytesOf(value));
}

static void remarkRecomputed(func::FuncOp func, Operation *op,
                             const RecomputePolicy &policy) {
  uint64_t bytes = 0;
  for (Value result : op->getResults())
    bytes += policy.bytesOf(result);
  remark::passed(op->getLoc(), remarkOf(func, "recomputed"))
      << remark::reason("{0}",
                        policy.whyNotFreely(op).empty() ? "cheap" : "budget")
      << remark::metric("Op", op->getName().getStringRef())
      << remark::metric("Bytes", bytes)
      << remark::metric("Flops", uint64_t(estimatedFlops(op).value_or(0)));
}

static uint64_t flopsOf(ArrayRef<Operation *> ops) {
  double flops = 0;
  for (Operation *op : ops)
    flops += estimatedFlops(op).value_or(0);
  return uint64_t(flops);
}

// What budgets of 100%, 90%, ... of `whole` would save and compute again.
static void remarkCurve(func::FuncOp func, const JointFunction &joint,
                        uint64_t whole) {
  for (int percent = 100; percent >= 0; percent -= 10) {
    auto point = remark::analysis(func.getLoc(), remarkOf(func, "curve"));
    // Nobody listens.
    if (!point)
      return;
    point << remark::metric("Percent", percent);
    if (std::optional<Cut> cut =
            joint.getGraph().findCutWithin(whole * uint64_t(percent) / 100))
      point << remark::metric("Bytes", cut->cost)
            << remark::metric("Flops", flopsOf(joint.opsOfCut(*cut)));
    else
      point << remark::reason("not-met");
  }
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

static LogicalResult verifyJoint(func::FuncOp func, ArrayRef<int64_t> counts) {
  auto isAtMost = [](int64_t count, unsigned most) {
    return count >= 0 && count <= int64_t(most);
  };
  if (func.getBody().hasOneBlock() &&
      isAtMost(counts[0], func.getNumArguments()) &&
      isAtMost(counts[1], func.getNumResults()))
    return success();
  return func.emitError("expected one block, and numbers of its own arguments "
                        "and results in ")
         << GradDialect::kJoint << ", but found " << counts[0] << " and "
         << counts[1];
}

namespace {
struct Partition : impl::PartitionPassBase<Partition> {
  using Base::Base;

  void runOnOperation() override {
    auto func = getOperation().lookupSymbol<func::FuncOp>(function);
    auto counts =
        func ? func->getAttrOfType<DenseI64ArrayAttr>(GradDialect::kJoint)
             : DenseI64ArrayAttr();
    if (!counts || counts.size() != 2) {
      getOperation().emitError("expected a function '")
          << function << "' that grad-make-vjp has made";
      return signalPassFailure();
    }
    if (failed(verifyJoint(func, counts)) ||
        failed(cutInTwo(func, unsigned(counts[0]), unsigned(counts[1]))))
      signalPassFailure();
  }

private:
  LogicalResult cutInTwo(func::FuncOp func, unsigned numArguments,
                         unsigned numResults);
  FailureOr<Cut> choose(func::FuncOp func, const JointFunction &joint);
  FailureOr<uint64_t> findBudget(func::FuncOp func, const JointFunction &joint,
                                 const Cut &free);
  void report(func::FuncOp func, const JointFunction &joint,
              const RecomputePolicy &policy);
};
} // namespace

FailureOr<uint64_t> Partition::findBudget(func::FuncOp func,
                                          const JointFunction &joint,
                                          const Cut &free) {
  if (memoryBudget.empty())
    return free.cost;
  if (std::optional<double> fraction = parseFraction(memoryBudget))
    return joint.budgetFor(*fraction, free);
  if (std::optional<uint64_t> bytes = parseBytes(memoryBudget))
    return *bytes;
  return func.emitError("expected a number in [0, 1] or an amount such as "
                        "64MiB as memory budget but found '")
         << memoryBudget << "'";
}

FailureOr<Cut> Partition::choose(func::FuncOp func,
                                 const JointFunction &joint) {
  const RecomputeGraph &graph = joint.getGraph();
  std::optional<Cut> cut = graph.findCut();
  if (!cut)
    return func.emitError("expected values that are tensors or can be computed "
                          "again to be needed by the backward function");
  FailureOr<uint64_t> budget = findBudget(func, joint, *cut);
  if (failed(budget))
    return failure();
  remarkCurve(func, joint, cut->cost);
  if (cut->cost <= *budget)
    return *cut;
  cut = graph.findCutWithin(*budget);
  if (!cut)
    return func.emitError("expected a memory budget of at least ")
           << graph.findLeast()->cost
           << " bytes, which values take that cannot be computed again, but "
              "found "
           << *budget;
  return *cut;
}

void Partition::report(func::FuncOp func, const JointFunction &joint,
                       const RecomputePolicy &policy) {
  for (Value value : joint.savedValues()) {
    savedBytes += policy.bytesOf(value);
    remarkSaved(func, value, policy);
  }
  SmallVector<Operation *> recomputed = joint.recomputedOps();
  for (Operation *op : recomputed)
    remarkRecomputed(func, op, policy);
  numSaved += joint.savedValues().size();
  numRecomputed += recomputed.size();
  recomputedFlops += flopsOf(recomputed);
  usedBytes += joint.bytesUsed();
  remark::analysis(func.getLoc(), remarkOf(func, "total"))
      << remark::metric("UsedBytes", joint.bytesUsed())
      << remark::metric("SavedBytes", joint.getCut().cost)
      << remark::metric("RecomputedFlops", flopsOf(recomputed))
      << remark::metric("Flops", flopsOf(opsOf(func.front())));
}

LogicalResult Partition::cutInTwo(func::FuncOp func, unsigned numArguments,
                                  unsigned numResults) {
  OpFactsPolicy policy(recomputeReductions);
  numCalls += splitCalls(func, policy, parseFraction(memoryBudget).value_or(1));
  JointFunction joint(func, numArguments, numResults, policy);
  FailureOr<Cut> cut = choose(func, joint);
  if (failed(cut))
    return failure();
  joint.choose(std::move(*cut));
  StringRef base = func.getName();
  base.consume_back("_vjp");
  func::FuncOp backward = joint.makeBackward((base + "_backward").str());
  func::FuncOp forward = joint.makeForward((base + "_forward").str());
  Builder b(&getContext());
  forward->setAttr(
      GradDialect::kBackward,
      b.getDictionaryAttr(
          {b.getNamedAttr("callee", FlatSymbolRefAttr::get(backward)),
           b.getNamedAttr("arguments",
                          b.getDenseI64ArrayAttr(joint.keptArguments())),
           b.getNamedAttr("results", b.getI64IntegerAttr(numResults))}));
  report(func, joint, policy);
  func.erase();
  return success();
}

} // namespace tcopt::grad
