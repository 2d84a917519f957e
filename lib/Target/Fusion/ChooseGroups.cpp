//===- ChooseGroups.cpp - which ops become one kernel ---------------------===//

#include "CoreGraph.h"
#include "PlanAttributes.h"
#include "PlanTable.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Remarks.h"
#include "tcopt/Analysis/FusionPlan.h"
#include "tcopt/Interfaces/Sources.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Target/Passes.h"
#include "tcopt/Tcopt/IR/Accessors.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_CHOOSEGROUPSPASS
#include "tcopt/Target/Passes.h.inc"

std::unique_ptr<KernelModel>
Backend::createKernelModel(const TargetOptions &options) const {
  return std::make_unique<NeighborKernelModel>();
}

std::unique_ptr<KernelModel> createModelFor(const BackendRegistry *backends,
                                            StringRef target,
                                            Operation *function) {
  const Backend *backend = backends ? backends->lookup(target) : nullptr;
  if (!backend)
    return std::make_unique<NeighborKernelModel>();
  TargetAttr stated = getTarget(function);
  return backend->createKernelModel(stated ? targetOptionsOf(stated)
                                           : TargetOptions());
}

/// Whether somebody hears of the plan.
static bool isHeard(Operation *op) {
  return op->getContext()->getRemarkEngine() != nullptr;
}

namespace {

struct ChooseGroups : impl::ChooseGroupsPassBase<ChooseGroups> {
  explicit ChooseGroups(std::shared_ptr<const BackendRegistry> backends,
                        ChooseGroupsPassOptions options)
      : ChooseGroupsPassBase(std::move(options)),
        backends(std::move(backends)) {}

  void runOnOperation() override {
    std::unique_ptr<KernelModel> model =
        createModelFor(backends.get(), target, getOperation());
    PlanWriter writer(getOperation());
    declined.clear();
    SmallVector<Block *> blocks;
    getOperation()->walk([&](Block *block) { blocks.push_back(block); });
    for (Block *block : blocks)
      if (failed(planBlock(*block, *model, writer)))
        return signalPassFailure();
    numGroups += writer.finish();
    if (isHeard(getOperation()))
      printPlan(blocks, *model);
  }

private:
  LogicalResult planBlock(Block &block, const KernelModel &model,
                          PlanWriter &writer) {
    CoreGraph graph(block);
    FailureOr<std::vector<PlanGroup>> given =
        readPlan(getOperation(), block, graph);
    if (failed(given))
      return failure();
    auto nameOf = [&](unsigned node) {
      Operation *op = graph.opOf(node);
      return op ? describeOp(op) : "node " + std::to_string(node);
    };
    if (failed(check(verifyPlan(graph.getGraph(), *given,
                                /*isComplete=*/false, nameOf))) ||
        failed(check(verifyKernels(graph.getGraph(), model, {}, *given))))
      return failure();
    PlanLimits limits;
    limits.maxRecomputedWork = model.getMostRecomputedWork();
    limits.maxPieces = model.getMostPieces();
    FusionPlan plan = planFusion(graph.getGraph(), model, limits, *given);
    auto isGiven = [&](const PlanGroup &group) {
      return llvm::any_of(*given, [&](const PlanGroup &other) {
        return other.id == group.id && other.root == group.root;
      });
    };
    writer.add(graph, plan.groups, isGiven);
    std::vector<DeclinedEdge> edges = listEdges(graph, plan);
    if (isHeard(getOperation())) {
      explain(graph, edges);
      declined.push_back(std::move(edges));
    }
    numDeclined += plan.declined.size();
    return success();
  }

  LogicalResult check(ArrayRef<std::string> errors) {
    for (const std::string &error : errors)
      getOperation()->emitOpError("has a plan that cannot be executed: ")
          << error;
    return success(errors.empty());
  }

  void explain(const CoreGraph &graph, ArrayRef<DeclinedEdge> edges) {
    for (const DeclinedEdge &edge : edges)
      remark::missed(graph.opOf(edge.consumer)->getLoc(),
                     remark::RemarkOpts::name("not-fused")
                         .category("fusion")
                         .function(getOperation().getName()))
          << remark::reason("{0}", describeReason(edge.reason, edge.text))
          << remark::metric("Producer", describeOp(graph.opOf(edge.producer)))
          << remark::metric("Bytes", int64_t(edge.bytes))
          << remark::metric("Nanoseconds", int64_t(edge.nanoseconds));
  }

  /// Groups have their final numbers in the attributes.
  void printPlan(ArrayRef<Block *> blocks, const KernelModel &model) {
    OpLabels labels(getOperation());
    std::string table;
    for (auto [block, edges] : llvm::zip(blocks, declined)) {
      CoreGraph graph(*block);
      FailureOr<std::vector<PlanGroup>> groups =
          readPlan(getOperation(), *block, graph);
      if (failed(groups) || groups->empty())
        continue;
      table += printGroups(graph, labels, model, *groups) +
               printEdges(graph, labels, edges);
    }
    if (!table.empty())
      remark::analysis(
          getOperation().getLoc(),
          remark::RemarkOpts::name("plan").category("fusion").function(
              getOperation().getName()))
          << remark::metric("Table", "\n" + table);
  }

  std::shared_ptr<const BackendRegistry> backends;
  /// By block.
  std::vector<std::vector<DeclinedEdge>> declined;
};

} // namespace

std::unique_ptr<Pass>
createChooseGroupsPass(std::shared_ptr<const BackendRegistry> backends,
                       ChooseGroupsPassOptions options) {
  return std::make_unique<ChooseGroups>(std::move(backends),
                                        std::move(options));
}

} // namespace tcopt
