//===- ChooseGroups.cpp - which ops become one kernel ---------------------===//

#include "CoreGraph.h"
#include "PlanAttributes.h"
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

namespace {

struct ChooseGroups : impl::ChooseGroupsPassBase<ChooseGroups> {
  explicit ChooseGroups(std::shared_ptr<const BackendRegistry> backends,
                        ChooseGroupsPassOptions options)
      : ChooseGroupsPassBase(std::move(options)),
        backends(std::move(backends)) {}

  void runOnOperation() override {
    std::unique_ptr<KernelModel> model = createModel();
    PlanWriter writer(getOperation());
    SmallVector<Block *> blocks;
    getOperation()->walk([&](Block *block) { blocks.push_back(block); });
    for (Block *block : blocks)
      if (failed(planBlock(*block, *model, writer)))
        return signalPassFailure();
    numGroups += writer.finish();
  }

private:
  std::unique_ptr<KernelModel> createModel() {
    const Backend *backend = backends->lookup(target);
    if (!backend)
      return std::make_unique<NeighborKernelModel>();
    TargetAttr stated = getTarget(getOperation());
    return backend->createKernelModel(stated ? targetOptionsOf(stated)
                                             : TargetOptions());
  }

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
    FusionPlan plan = planFusion(graph.getGraph(), model, limits, *given);
    auto isGiven = [&](const PlanGroup &group) {
      return llvm::any_of(*given, [&](const PlanGroup &other) {
        return other.id == group.id && other.root == group.root;
      });
    };
    writer.add(graph, plan.groups, isGiven);
    explain(graph, plan);
    numDeclined += plan.declined.size();
    return success();
  }

  LogicalResult check(ArrayRef<std::string> errors) {
    for (const std::string &error : errors)
      getOperation()->emitOpError("has a plan that cannot be executed: ")
          << error;
    return success(errors.empty());
  }

  void explain(const CoreGraph &graph, const FusionPlan &plan) {
    for (const DeclinedEdge &edge : plan.declined) {
      Operation *producer = graph.opOf(edge.producer);
      Operation *consumer = graph.opOf(edge.consumer);
      if (!producer || !consumer || !canBeMember(producer) ||
          !canBeMember(consumer))
        continue;
      std::string reason = stringify(edge.reason).str();
      if (!edge.text.empty())
        reason += ":" + edge.text;
      remark::missed(consumer->getLoc(),
                     remark::RemarkOpts::name("not-fused")
                         .category("fusion")
                         .function(getOperation().getName()))
          << remark::reason("{0}", reason)
          << remark::metric("Producer", describeOp(producer))
          << remark::metric("Bytes", int64_t(edge.bytes))
          << remark::metric("Nanoseconds", int64_t(edge.nanoseconds));
    }
  }

  std::shared_ptr<const BackendRegistry> backends;
};

} // namespace

std::unique_ptr<Pass>
createChooseGroupsPass(std::shared_ptr<const BackendRegistry> backends,
                       ChooseGroupsPassOptions options) {
  return std::make_unique<ChooseGroups>(std::move(backends),
                                        std::move(options));
}

} // namespace tcopt
