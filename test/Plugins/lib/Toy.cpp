//===- Toy.cpp - a backend that takes exponentials ------------------------===//

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "tcopt/Core/IR/CoreOps.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Target/Plugin.h"

#include "ToyOpsDialect.h.inc"
#define GET_OP_CLASSES
#include "ToyOps.h.inc"

#include "ToyOpsDialect.cpp.inc"
#define GET_OP_CLASSES
#include "ToyOps.cpp.inc"

using namespace mlir;
using namespace tcopt;

void toy::ToyDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "ToyOps.cpp.inc"
      >();
}

namespace toy {

#define GEN_PASS_DECL
#define GEN_PASS_DEF_CONVERTCORETOTOY
#define GEN_PASS_DEF_CONVERTTOYTONEST
#define GEN_PASS_DEF_TOYBREAK
#define GEN_PASS_DEF_TOYMARK
#define GEN_PASS_DEF_TOYSPLITPLAN
#include "ToyPasses.h.inc"

namespace {

bool isF32(Value value) { return getElementTypeOrSelf(value).isF32(); }

struct ExpToToy : OpRewritePattern<core::ExpOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(core::ExpOp op,
                                PatternRewriter &rewriter) const override {
    if (!isF32(op.getResult()))
      return failure();
    rewriter.replaceOpWithNewOp<toy::ExpOp>(op, op.getType(), op.getOperand());
    return success();
  }
};

struct ToyToExtern : OpRewritePattern<toy::ExpOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(toy::ExpOp op,
                                PatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    auto sizes = tensor::getMixedSizes(rewriter, loc, op.getOperand());
    Value out =
        tensor::EmptyOp::create(rewriter, loc, sizes, rewriter.getF32Type());
    rewriter.replaceOpWithNewOp<nest::ExternOp>(
        op, op->getResultTypes(), "toy_exp_f32", op.getOperand(), out);
    return success();
  }
};

struct ExpToSin : OpRewritePattern<core::ExpOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(core::ExpOp op,
                                PatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<core::SinOp>(op, op.getType(), op.getOperand());
    return success();
  }
};

template <typename Pattern> void rewrite(Operation *op) {
  RewritePatternSet patterns(op->getContext());
  patterns.add<Pattern>(op->getContext());
  walkAndApplyPatterns(op, std::move(patterns));
}

struct CoreToToy : impl::ConvertCoreToToyBase<CoreToToy> {
  void runOnOperation() override { rewrite<ExpToToy>(getOperation()); }
};

struct ToyToNest : impl::ConvertToyToNestBase<ToyToNest> {
  void runOnOperation() override { rewrite<ToyToExtern>(getOperation()); }
};

struct Break : impl::ToyBreakBase<Break> {
  void runOnOperation() override { rewrite<ExpToSin>(getOperation()); }
};

struct Mark : impl::ToyMarkBase<Mark> {
  using ToyMarkBase::ToyMarkBase;
  void runOnOperation() override {
    getOperation()->setAttr("toy.mark", StringAttr::get(&getContext(), text));
  }
};

/// Changes the plan of chains of elementwise ops, each of which has one reader.
struct SplitPlan : impl::ToySplitPlanBase<SplitPlan> {
  using ToySplitPlanBase::ToySplitPlanBase;

  void runOnOperation() override {
    auto list = getOperation()->getAttrOfType<ArrayAttr>(nest::attrs::kPlan);
    if (!list)
      return;
    SmallVector<Attribute> plan;
    int64_t next = 0;
    for (auto group : list.getAsRange<nest::PlannedAttr>())
      next = std::max(next, group.getGroup() + 1);
    for (auto group : list.getAsRange<nest::PlannedAttr>()) {
      SmallVector<Operation *> ops = membersOf(group.getGroup());
      if (group.getKind() != nest::PlanKind::pointwise || ops.size() < 2) {
        plan.push_back(group);
        continue;
      }
      int64_t rest = group.getMembers() - (keepCounts ? 0 : 1);
      setMember(ops[ops.size() - 2], group.getGroup());
      setMember(ops.back(), next);
      plan.push_back(planned(group.getGroup(), rest));
      plan.push_back(planned(next++, 1));
    }
    getOperation()->setAttr(nest::attrs::kPlan,
                            ArrayAttr::get(&getContext(), plan));
  }

private:
  SmallVector<Operation *> membersOf(int64_t group) {
    SmallVector<Operation *> ops;
    getOperation().walk([&](Operation *op) {
      auto list = op->getAttrOfType<ArrayAttr>(nest::attrs::kMembers);
      if (list && llvm::any_of(list.getAsRange<nest::MemberAttr>(),
                               [&](auto m) { return m.getGroup() == group; }))
        ops.push_back(op);
    });
    return ops;
  }
  nest::PlannedAttr planned(int64_t group, int64_t members) {
    return nest::PlannedAttr::get(&getContext(), group,
                                  nest::PlanKind::pointwise, members,
                                  /*returned=*/1, /*ns=*/0);
  }
  void setMember(Operation *op, int64_t group) {
    auto member = nest::MemberAttr::get(&getContext(), group,
                                        nest::PlanRole::root, /*owner=*/true);
    op->setAttr(nest::attrs::kMembers, ArrayAttr::get(&getContext(), {member}));
  }
};

class ToyBackend : public Backend {
public:
  StringRef getName() const override { return "toy"; }
  StringRef getDescription() const override { return "exponentials, in tests"; }
  void registerDialects(DialectRegistry &registry) const override {
    registry.insert<toy::ToyDialect>();
  }
  void addPasses(PassList &passes) const override {
    passes.add([] { return createConvertCoreToToy(); });
    passes.add([] { return createConvertToyToNest(); });
    passes.add([] { return createToyBreak(); });
    passes.add([] { return createToyMark(); });
    passes.add([] { return createToySplitPlan(); });
    passes.addPipeline("toy-lower", "core to calls", [this](OpPassManager &pm) {
      buildTensorPipeline(pm.nest<func::FuncOp>());
    });
  }
  std::vector<SlotPipeline> getSlotPipelines() const override {
    return {{"after-decompose", "func.func(toy-mark{text=slot})"}};
  }
  bool takes(Operation *op) const override {
    return isa<core::ExpOp>(op) && isF32(op->getResult(0));
  }
  // Large tensors are too dear: the tests need something that is.
  double getCost(Operation *op) const override {
    auto type = cast<RankedTensorType>(op->getResult(0).getType());
    return type.hasStaticShape() && type.getNumElements() > 4096 ? 1e9 : 0;
  }
  void buildTensorPipeline(OpPassManager &passes) const override {
    passes.addPass(createConvertCoreToToy());
    passes.addPass(createConvertToyToNest());
  }
  std::vector<std::string> getRuntimeLibraries() const override {
    return {findBeside(&kInThisFile, "libtoy_rt.so")};
  }

private:
  static constexpr char kInThisFile = 0;
};

} // namespace
} // namespace toy

TCOPT_BACKEND_PLUGIN("toy", "0.1", toy::ToyBackend)
