//===- ExplainFusion.cpp - why two ops are in different kernels -----------===//

#include "CoreGraph.h"
#include "PlanAttributes.h"
#include "PlanTable.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Target/Passes.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_EXPLAINFUSIONPASS
#include "tcopt/Target/Passes.h.inc"

namespace {

/// The plan of a block, and the names of its ops.
class Explainer {
public:
  Explainer(const CoreGraph &graph, const KernelModel &model,
            const OpLabels &labels, std::vector<PlanGroup> groups)
      : graph(graph), model(model), labels(labels) {
    plan.groups = std::move(groups);
  }

  /// Explains the nearest pair that is apart, else one that is together.
  void run(ArrayRef<Operation *> from, ArrayRef<Operation *> to);

private:
  using Pair = std::pair<Operation *, Operation *>;

  std::optional<unsigned> groupOf(Operation *a, Operation *b) const;
  int64_t distance(const Pair &pair) const;
  void sayTogether(const Pair &pair, unsigned group) const;
  void sayApart(const Pair &pair) const;
  std::string describe(unsigned node) const {
    Operation *op = graph.opOf(node);
    return op ? labels.describe(op) : "an input";
  }

  const CoreGraph &graph;
  const KernelModel &model;
  const OpLabels &labels;
  FusionPlan plan;
};

} // namespace

std::optional<unsigned> Explainer::groupOf(Operation *a, Operation *b) const {
  for (const PlanGroup &group : plan.groups) {
    auto has = [&](Operation *op) {
      return llvm::any_of(group.members, [&](const PlanMember &member) {
        return graph.opOf(member.node) == op;
      });
    };
    if (has(a) && has(b))
      return group.id;
  }
  return std::nullopt;
}

/// In nodes of the program.
int64_t Explainer::distance(const Pair &pair) const {
  return std::abs(int64_t(*graph.nodeOf(pair.first)) -
                  int64_t(*graph.nodeOf(pair.second)));
}

void Explainer::sayTogether(const Pair &pair, unsigned id) const {
  for (const PlanGroup &group : plan.groups)
    if (group.id == id)
      pair.second->emitRemark()
          << labels.describe(pair.first) << " and "
          << labels.describe(pair.second) << " are together in group " << id
          << " of kind " << stringify(group.kind);
}

void Explainer::sayApart(const Pair &pair) const {
  std::vector<FusionStep> steps =
      explainFusion(graph.getGraph(), model, {}, plan,
                    *graph.nodeOf(pair.first), *graph.nodeOf(pair.second));
  auto remark = pair.second->emitRemark()
                << labels.describe(pair.first) << " and "
                << labels.describe(pair.second) << " are apart: ";
  if (steps.size() == 1) {
    remark << describeReason(steps.front().reason, steps.front().text);
    return;
  }
  remark << steps.size() << " edges between them are not fused";
  for (const FusionStep &step : steps) {
    Operation *consumer = graph.opOf(step.consumer);
    remark.attachNote(consumer ? consumer->getLoc() : pair.second->getLoc())
        << describe(step.producer) << " -> " << describe(step.consumer) << ": "
        << describeReason(step.reason, step.text);
  }
}

void Explainer::run(ArrayRef<Operation *> from, ArrayRef<Operation *> to) {
  std::optional<Pair> apart, together;
  for (Operation *a : from)
    for (Operation *b : to) {
      Pair pair =
          *graph.nodeOf(a) <= *graph.nodeOf(b) ? Pair(a, b) : Pair(b, a);
      if (a == b)
        continue;
      auto &best = groupOf(a, b) ? together : apart;
      if (!best || distance(pair) < distance(*best))
        best = pair;
    }
  if (apart)
    sayApart(*apart);
  else if (together)
    sayTogether(*together, *groupOf(together->first, together->second));
}

namespace {

struct ExplainFusion : impl::ExplainFusionPassBase<ExplainFusion> {
  explicit ExplainFusion(std::shared_ptr<const BackendRegistry> backends,
                         ExplainFusionPassOptions options)
      : ExplainFusionPassBase(std::move(options)),
        backends(std::move(backends)) {}

  void runOnOperation() override {
    isFound = isReported = false;
    auto [first, second] = StringRef(ops).split(',');
    if (first.trim().empty() || second.trim().empty()) {
      getOperation().emitError("expected two ops as A,B but found '")
          << ops << "'";
      return signalPassFailure();
    }
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (failed(explain(function, first.trim(), second.trim())))
        return signalPassFailure();
    if (isFound)
      return;
    report(first.trim());
    if (first.trim() != second.trim())
      report(second.trim());
    if (!isReported)
      getOperation().emitError("expected two ops of one block but found '")
          << first.trim() << "' and '" << second.trim()
          << "', between which control moves";
    signalPassFailure();
  }

private:
  LogicalResult explain(func::FuncOp function, StringRef first,
                        StringRef second);
  void report(StringRef text);

  std::shared_ptr<const BackendRegistry> backends;
  bool isFound = false, isReported = false;
};

} // namespace

/// The ops among `ops` that can be members of groups.
static SmallVector<Operation *> membersIn(const CoreGraph &graph,
                                          ArrayRef<Operation *> ops) {
  SmallVector<Operation *> found;
  for (Operation *op : ops)
    if (graph.nodeOf(op) && canBeMember(op))
      found.push_back(op);
  return found;
}

LogicalResult ExplainFusion::explain(func::FuncOp function, StringRef first,
                                     StringRef second) {
  OpLabels labels(function);
  SmallVector<Operation *> from = labels.find(first), to = labels.find(second);
  if (from.empty() || to.empty())
    return success();
  std::unique_ptr<KernelModel> model =
      createModelFor(backends.get(), target, function);
  SmallVector<Block *> blocks;
  function.walk([&](Block *block) { blocks.push_back(block); });
  for (Block *block : blocks) {
    CoreGraph graph(*block);
    FailureOr<std::vector<PlanGroup>> groups =
        readPlan(function, *block, graph);
    if (failed(groups))
      return failure();
    SmallVector<Operation *> a = membersIn(graph, from),
                             b = membersIn(graph, to);
    if (a.empty() || b.empty() || (a == b && a.size() == 1))
      continue;
    isFound = true;
    Explainer(graph, *model, labels, std::move(*groups)).run(a, b);
  }
  return success();
}

/// An op that is in no function, with those that there are.
void ExplainFusion::report(StringRef text) {
  constexpr size_t most = 16;
  SmallVector<std::string> known;
  for (auto function : getOperation().getOps<func::FuncOp>()) {
    OpLabels labels(function);
    if (llvm::any_of(labels.find(text), canBeMember))
      return;
    for (Operation *op : labels.getOps())
      if (canBeMember(op))
        known.push_back(labels.describe(op));
  }
  size_t left = known.size() > most ? known.size() - most : 0;
  known.truncate(std::min(known.size(), most));
  auto error = getOperation().emitError("expected an op that a kernel computes "
                                        "but found '")
               << text << "'";
  error.attachNote() << "ops: " << llvm::join(known, ", ")
                     << (left ? " and " + std::to_string(left) + " more" : "");
  isReported = true;
}

std::unique_ptr<Pass>
createExplainFusionPass(std::shared_ptr<const BackendRegistry> backends,
                        ExplainFusionPassOptions options) {
  return std::make_unique<ExplainFusion>(std::move(backends),
                                         std::move(options));
}

} // namespace tcopt
