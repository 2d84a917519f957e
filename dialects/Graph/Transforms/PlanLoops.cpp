//===- PlanLoops.cpp - choose what reverse mode keeps of loops ------------===//
//
// A pass before derivatives are made: the rule of loops acts on what is chosen
// here. Of a loop that states how many iterations it has, the bytes of all that
// these begin with are known, and it is chosen once; otherwise when it runs.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Graph/Transforms/PlanLoops.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "tcopt/Graph/Transforms/Passes.h"
#include "tcopt/Interfaces/Differentiable.h"
#include "tcopt/Support/MemorySize.h"
#include <cmath>

using namespace mlir;

namespace tcopt::graph {

#define GEN_PASS_DEF_GRAPHPLANLOOPS
#include "tcopt/Graph/Transforms/Passes.h.inc"

std::optional<LoopBudget> LoopBudget::parse(StringRef text) {
  if (std::optional<double> fraction = parseFraction(text))
    return LoopBudget{fraction, 0};
  if (std::optional<uint64_t> bytes = parseBytes(text))
    return LoopBudget{std::nullopt, *bytes};
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Facts
//===----------------------------------------------------------------------===//

// A number that is not known is not less than any other.
static uint64_t product(uint64_t a, uint64_t b) {
  return b && a > UINT64_MAX / b ? UINT64_MAX : a * b;
}

// Of what an iteration begins with; none if a size is not known.
static std::optional<uint64_t> bytesOfState(WhileOp loop) {
  uint64_t sum = 0;
  for (Type type : loop.getInits().getTypes()) {
    auto tensor = cast<RankedTensorType>(type);
    if (!tensor.hasStaticShape())
      return std::nullopt;
    uint64_t bytes = (tensor.getElementTypeBitWidth() + 7) / 8;
    for (int64_t size : tensor.getShape())
      bytes = product(bytes, uint64_t(size));
    sum = std::max(sum, sum + bytes);
  }
  return sum;
}

// Of what all iterations begin with, as far as that is stated.
static std::optional<uint64_t> bytesOfHistory(WhileOp loop) {
  std::optional<uint64_t> bytes = bytesOfState(loop);
  std::optional<int64_t> count = loop.getMaxTripCount();
  if (!bytes || !count)
    return std::nullopt;
  return product(*bytes, uint64_t(*count));
}

// Whether segments would keep as much as the iterations are.
static bool isShort(WhileOp loop) {
  std::optional<int64_t> count = loop.getMaxTripCount();
  return count && 2 * std::ceil(std::sqrt(double(*count))) >= double(*count);
}

// Whether it is in a loop of which it is chosen at run time. Its rule makes two
// loops of that one, and would make four of what is in it.
static bool isInOpenLoop(WhileOp loop) {
  for (auto outer = loop->getParentOfType<WhileOp>(); outer;
       outer = outer->getParentOfType<WhileOp>())
    if (outer.getHistoryLimit().value_or(0) != 0)
      return true;
  return false;
}

//===----------------------------------------------------------------------===//
// The choice
//===----------------------------------------------------------------------===//

namespace {
/// Chooses for one loop after the other, an outer one before those in it.
class LoopPlanner {
public:
  LoopPlanner(ArrayRef<WhileOp> loops, const LoopBudget &budget)
      : loops(loops), budget(budget), left(budget.bytes) {}

  void run();

private:
  void chooseByFraction(WhileOp loop);
  void chooseByBytes(WhileOp loop, uint64_t bytes);
  void keepAll(WhileOp loop, StringRef reason);
  void keepSegments(WhileOp loop, StringRef reason);
  void keepAllWithin(WhileOp loop, uint64_t limit);
  remark::detail::InFlightRemark remarkOn(WhileOp loop, StringRef name,
                                          StringRef reason);

  ArrayRef<WhileOp> loops;
  const LoopBudget &budget;
  /// Bytes that no loop has taken yet.
  uint64_t left;
};
} // namespace

remark::detail::InFlightRemark
LoopPlanner::remarkOn(WhileOp loop, StringRef name, StringRef reason) {
  auto function = loop->getParentOfType<FunctionOpInterface>();
  auto remark = remark::passed(
      loop.getLoc(), remark::RemarkOpts::name(name)
                         .category("graph-plan-loops")
                         .function(function ? function.getName() : ""));
  remark << remark::reason("{0}", reason);
  if (std::optional<uint64_t> bytes = bytesOfHistory(loop))
    remark << remark::metric("Bytes", *bytes);
  return remark;
}

void LoopPlanner::keepAll(WhileOp loop, StringRef reason) {
  loop.removeHistoryLimitAttr();
  remarkOn(loop, "whole", reason);
}

void LoopPlanner::keepSegments(WhileOp loop, StringRef reason) {
  loop.setHistoryLimit(0);
  remarkOn(loop, "segments", reason);
}

void LoopPlanner::keepAllWithin(WhileOp loop, uint64_t limit) {
  if (limit == 0)
    return keepSegments(loop, "exceeds");
  loop.setHistoryLimit(int64_t(limit));
  remarkOn(loop, "at-run-time", "not-known") << remark::metric("Limit", limit);
}

void LoopPlanner::chooseByFraction(WhileOp loop) {
  if (*budget.fraction == 1)
    return keepAll(loop, "fits");
  if (isShort(loop))
    return keepAll(loop, "short");
  keepSegments(loop, "fraction");
}

void LoopPlanner::chooseByBytes(WhileOp loop, uint64_t bytes) {
  if (bytes <= left) {
    left -= bytes;
    return keepAll(loop, "fits");
  }
  if (isShort(loop))
    return keepAll(loop, "short");
  keepSegments(loop, "exceeds");
}

void LoopPlanner::run() {
  if (budget.fraction) {
    for (WhileOp loop : loops)
      chooseByFraction(loop);
    return;
  }
  SmallVector<WhileOp> open;
  for (WhileOp loop : loops)
    if (std::optional<uint64_t> bytes = bytesOfHistory(loop))
      chooseByBytes(loop, *bytes);
    else
      open.push_back(loop);
  // Before an outer loop is chosen for, no limit of an older run says anything.
  for (WhileOp loop : open)
    loop.removeHistoryLimitAttr();
  for (WhileOp loop : open)
    if (isInOpenLoop(loop))
      keepSegments(loop, "nested");
    else
      keepAllWithin(loop, left / open.size());
}

size_t planLoops(ArrayRef<Operation *> ops, const LoopBudget &budget) {
  SmallVector<WhileOp> loops;
  for (Operation *op : ops)
    op->walk<WalkOrder::PreOrder>([&](WhileOp loop) {
      if (llvm::any_of(loop.getInits().getTypes(), hasTangent))
        loops.push_back(loop);
    });
  LoopPlanner(loops, budget).run();
  return loops.size();
}

namespace {
struct GraphPlanLoops : impl::GraphPlanLoopsBase<GraphPlanLoops> {
  using Base::Base;

  void runOnOperation() override {
    if (memoryBudget.empty())
      return;
    std::optional<LoopBudget> budget = LoopBudget::parse(memoryBudget);
    if (!budget) {
      getOperation()->emitError("expected a number in [0, 1] or an amount such "
                                "as 64MiB as memory budget but found '")
          << memoryBudget << "'";
      return signalPassFailure();
    }
    numPlanned += planLoops(getOperation().getOperation(), *budget);
  }
};
} // namespace

} // namespace tcopt::graph
