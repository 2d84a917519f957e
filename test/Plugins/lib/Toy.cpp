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
