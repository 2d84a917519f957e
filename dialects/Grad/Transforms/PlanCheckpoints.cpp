//===- PlanCheckpoints.cpp - compute again under a memory limit -----------===//
//
// For steps that are one function: forward and backward pass and what follows.
// Runs once derivatives are taken, on graph or core: what is computed again
// begins with barriers, which keep cleanups from merging it with the first time
// and from moving it to the front.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "tcopt/Analysis/RecomputePlan.h"
#include "tcopt/Core/IR/CoreOps.h"
#include "tcopt/Grad/IR/RecomputePolicy.h"
#include "tcopt/Grad/Transforms/Passes.h"
#include "tcopt/Interfaces/Activity.h"
#include "tcopt/Interfaces/ReverseMode.h"
#include "tcopt/Support/MemorySize.h"

using namespace mlir;

namespace tcopt::grad {

#define GEN_PASS_DEF_PLANCHECKPOINTSPASS
#include "tcopt/Grad/Transforms/Passes.h.inc"

using Plan = RecomputePlanner::Plan;

static bool isConstant(Value value) {
  return matchPattern(value, m_Constant());
}

// Whether a barrier on it keeps its users apart.
static bool takesBarrier(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.getElementType().isIntOrFloat() && !isConstant(value);
}

namespace {
/// A function of one block as the planner sees it.
class Step {
public:
  Step(func::FuncOp func, const RecomputePolicy &policy);

  const RecomputePlanner &getPlanner() const { return planner; }
  Operation *getOp(unsigned number) const { return ops[number]; }
  /// Adds the ops that run again. Ends the use of this object.
  void follow(const Plan &plan);

private:
  void add(Operation *op, const RecomputePolicy &policy);
  void runAgain(OpBuilder &builder, Operation *op);
  Value delayed(OpBuilder &builder, Location loc, Value value);
  void useLatest(Operation *op);
  void findToken(unsigned place, const llvm::DenseSet<Operation *> &again);

  func::FuncOp func;
  SmallVector<Operation *> ops;
  llvm::DenseMap<Value, unsigned> numbers;
  llvm::DenseSet<Value> returned;
  RecomputePlanner planner;
  /// Ops that use the latest values already.
  unsigned done = 0;
  /// Of values that were computed again, the last ones.
  llvm::DenseMap<Value, Value> latest;
  /// In front of one op: barriers, what was computed again, what that waits
  /// for.
  llvm::DenseMap<Value, Value> barriers;
  llvm::DenseSet<Value> fresh;
  SmallVector<Value, 1> tokens;
};
} // namespace

//===----------------------------------------------------------------------===//
// The function as it is
//===----------------------------------------------------------------------===//

// Results are in memory of the caller, as arguments are.
Step::Step(func::FuncOp func, const RecomputePolicy &policy)
    : func(func), ops(opsOf(func.front())) {
  Operation *end = func.front().getTerminator();
  returned.insert(end->operand_begin(), end->operand_end());
  for (BlockArgument argument : func.getArguments())
    numbers[argument] = planner.addInput();
  for (Operation *op : ops)
    add(op, policy);
  for (Value value : end->getOperands())
    planner.keep(numbers.lookup(value));
}

void Step::add(Operation *op, const RecomputePolicy &policy) {
  SmallVector<unsigned> operands;
  for (Value used : usedValues(op))
    operands.push_back(numbers.lookup(used));
  auto bytes = llvm::map_to_vector(op->getResults(), [&](Value value) {
    return isConstant(value) || returned.contains(value)
               ? 0
               : policy.bytesOf(value);
  });
  Rerun rerun = policy.rerunOf(op);
  bool staysApart = llvm::any_of(op->getOperands(), takesBarrier) ||
                    op->hasTrait<mlir::OpTrait::ConstantLike>();
  if (!staysApart)
    rerun.kind = Rerun::Never;
  unsigned first = planner.addOp(operands, bytes, rerun);
  for (auto [i, result] : llvm::enumerate(op->getResults()))
    numbers[result] = first + unsigned(i);
}

//===----------------------------------------------------------------------===//
// The function with ops that run again
//===----------------------------------------------------------------------===//

Value Step::delayed(OpBuilder &builder, Location loc, Value value) {
  Value last = latest.lookup(value);
  if (!last)
    last = value;
  if (fresh.contains(last) || !takesBarrier(last))
    return last;
  Value &barrier = barriers[last];
  if (!barrier)
    barrier = core::BarrierOp::create(builder, loc, last, ValueRange(tokens));
  return barrier;
}

void Step::runAgain(OpBuilder &builder, Operation *op) {
  IRMapping map;
  for (Value used : usedValues(op))
    map.map(used, delayed(builder, op->getLoc(), used));
  Operation *copy = builder.clone(*op, map);
  for (auto [result, again] : llvm::zip(op->getResults(), copy->getResults())) {
    latest[result] = again;
    fresh.insert(again);
  }
}

void Step::useLatest(Operation *op) {
  op->walk([&](Operation *inner) {
    for (OpOperand &operand : inner->getOpOperands())
      if (Value last = latest.lookup(operand.get()))
        operand.set(last);
  });
}

// The first result that takes a barrier.
static Value tensorOf(Operation *op) {
  auto found = llvm::find_if(op->getResults(), takesBarrier);
  return found == op->result_end() ? Value() : Value(*found);
}

// Of what the op uses besides what is computed again, what is computed last: in
// a backward pass, the cotangent. Else the last value before it.
void Step::findToken(unsigned place, const llvm::DenseSet<Operation *> &again) {
  Value token;
  for (Value used : usedValues(ops[place]))
    if (takesBarrier(used) && used.getDefiningOp() &&
        !again.contains(used.getDefiningOp()) &&
        (!token || numbers.lookup(used) > numbers.lookup(token)))
      token = used;
  while (!token && place-- > 0)
    token = tensorOf(ops[place]);
  tokens.clear();
  if (token)
    tokens.push_back(latest.contains(token) ? latest.lookup(token) : token);
}

void Step::follow(const Plan &plan) {
  OpBuilder builder(func.getContext());
  for (size_t first = 0, next; first < plan.again.size(); first = next) {
    unsigned place = plan.again[first].before;
    for (; done < place; ++done)
      useLatest(ops[done]);
    llvm::DenseSet<Operation *> again;
    for (next = first;
         next < plan.again.size() && plan.again[next].before == place; ++next)
      again.insert(ops[plan.again[next].op]);
    barriers.clear();
    fresh.clear();
    findToken(place, again);
    builder.setInsertionPoint(ops[place]);
    for (size_t i = first; i < next; ++i)
      runAgain(builder, ops[plan.again[i].op]);
  }
  for (; done < ops.size(); ++done)
    useLatest(ops[done]);
  useLatest(func.front().getTerminator());
  for (Operation *op : llvm::reverse(ops))
    if (isOpTriviallyDead(op))
      op->erase();
}

//===----------------------------------------------------------------------===//
// Updates
//===----------------------------------------------------------------------===//

// Cheap ops of which nothing is used but what the function returns.
static llvm::DenseSet<Operation *> findUpdates(ArrayRef<Operation *> ops,
                                               const RecomputePolicy &policy) {
  llvm::DenseSet<Operation *> updates;
  for (Operation *op : llvm::reverse(ops)) {
    bool isLast = llvm::all_of(op->getUsers(), [&](Operation *user) {
      return isa<func::ReturnOp>(user) || updates.contains(user);
    });
    if (isLast && policy.rerunOf(op).kind == Rerun::Freely)
      updates.insert(op);
  }
  return updates;
}

// Moves them to where their operands are: a step that updates its parameters at
// the end keeps all gradients until then, or what these are computed of if the
// update becomes a part of their kernels.
static void moveUpdatesUp(func::FuncOp func, const RecomputePolicy &policy) {
  SmallVector<Operation *> ops = opsOf(func.front());
  llvm::DenseSet<Operation *> updates = findUpdates(ops, policy);
  llvm::DenseMap<Operation *, size_t> places;
  for (auto [i, op] : llvm::enumerate(ops)) {
    size_t place = 0;
    for (Value used : usedValues(op))
      if (Operation *before = used.getDefiningOp())
        place = std::max(place, places.at(before));
    places[op] = updates.contains(op) ? place : i;
  }
  llvm::stable_sort(ops, [&](Operation *a, Operation *b) {
    return places.at(a) < places.at(b);
  });
  for (Operation *op : ops)
    op->moveBefore(func.front().getTerminator());
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

static remark::RemarkOpts planRemark(func::FuncOp func, StringRef name) {
  return remark::RemarkOpts::name(name)
      .category("grad-plan-checkpoints")
      .function(func.getSymName());
}

namespace {
struct PlanCheckpoints : impl::PlanCheckpointsPassBase<PlanCheckpoints> {
  using Base::Base;

  void runOnOperation() override {
    std::optional<uint64_t> limit = parseBytes(memoryLimit);
    auto func = getOperation().lookupSymbol<func::FuncOp>(function);
    if (!limit)
      getOperation().emitError("expected an amount such as 64MiB as memory "
                               "limit but found '")
          << memoryLimit << "'";
    else if (!func || !func.getBody().hasOneBlock())
      getOperation().emitError("expected a function '")
          << function << "' of one block";
    else if (succeeded(runOn(func, *limit)))
      return;
    signalPassFailure();
  }

private:
  LogicalResult runOn(func::FuncOp func, uint64_t limit);
  void report(func::FuncOp func, const Step &step, const Plan &plan,
              uint64_t before);
};
} // namespace

LogicalResult PlanCheckpoints::runOn(func::FuncOp func, uint64_t limit) {
  OpFactsPolicy policy;
  constexpr uint64_t none = std::numeric_limits<uint64_t>::max();
  moveUpdatesUp(func, policy);
  Step step(func, policy);
  uint64_t before = step.getPlanner().plan(none).peak;
  if (before <= limit)
    return success();
  Plan plan = step.getPlanner().plan(limit);
  if (plan.peak > limit)
    return func.emitError("expected a memory limit of at least ")
           << std::min(plan.peak, before)
           << " bytes, as far as could be found, but found " << limit;
  report(func, step, plan, before);
  step.follow(plan);
  return success();
}

void PlanCheckpoints::report(func::FuncOp func, const Step &step,
                             const Plan &plan, uint64_t before) {
  double flops = 0;
  for (auto [number, at] : plan.again) {
    Operation *op = step.getOp(number);
    double own = estimatedFlops(op).value_or(0);
    flops += own;
    remark::passed(op->getLoc(), planRemark(func, "recomputed"))
        << remark::reason("memory-limit")
        << remark::metric("Op", op->getName().getStringRef())
        << remark::metric("Bytes", estimatedBytes(op->getResult(0)))
        << remark::metric("Flops", uint64_t(own));
  }
  remark::analysis(func.getLoc(), planRemark(func, "peak"))
      << remark::metric("Before", before) << remark::metric("After", plan.peak)
      << remark::metric("RecomputedFlops", uint64_t(flops));
  numRecomputed += plan.again.size();
  recomputedFlops += uint64_t(flops);
}

} // namespace tcopt::grad
