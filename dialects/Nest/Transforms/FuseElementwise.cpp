//===- FuseElementwise.cpp - merge chains of elementwise ops --------------===//
//
// Runs before kernels are formed, on upstream's fusion patterns; FusionChoice
// says which producers are worth it. What upstream does not have is a scan that
// takes its reader: its terms need not be stored before they are converted.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "tcopt/Interfaces/Sources.h"
#include "tcopt/Nest/Transforms/FusionChoice.h"
#include "tcopt/Nest/Transforms/Passes.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace tcopt::nest {

#define GEN_PASS_DEF_FUSEELEMENTWISEPASS
#include "tcopt/Nest/Transforms/Passes.h.inc"

namespace {

Location bothLocs(Operation *first, Operation *second) {
  return FusedLoc::get(first->getContext(),
                       {first->getLoc(), second->getLoc()});
}

/// Merges a producer that others read, too: the merged op has its results.
struct FuseTogether : OpRewritePattern<linalg::GenericOp> {
  FuseTogether(MLIRContext *context, const SizeLimits &limits, OpOrder &order,
               int64_t &merged)
      : OpRewritePattern(context), limits(limits), order(order),
        merged(merged) {}

  LogicalResult matchAndRewrite(linalg::GenericOp reader,
                                PatternRewriter &rewriter) const override {
    for (OpOperand &operand : reader->getOpOperands())
      if (linalg::areElementwiseOpsFusable(&operand) &&
          !operand.get().getDefiningOp()->hasOneUse() &&
          reasonAgainst(operand, limits, order).empty())
        return merge(operand, rewriter);
    return failure();
  }

private:
  LogicalResult merge(OpOperand &operand, PatternRewriter &rewriter) const {
    auto producer = operand.get().getDefiningOp<linalg::GenericOp>();
    auto reader = cast<linalg::GenericOp>(operand.getOwner());
    SmallVector<Operation *> keepers = keepReadResults(operand, rewriter);
    rewriter.setInsertionPoint(reader);
    auto merge = linalg::fuseElementwiseOps(rewriter, &operand);
    for (Operation *keeper : keepers)
      rewriter.eraseOp(keeper);
    if (failed(merge))
      return failure();
    auto both = cast<linalg::GenericOp>(merge->fusedOp);
    both->setLoc(bothLocs(producer, reader));
    for (Value result : producer->getResults())
      readInside(both, result, merge->replacements.lookup(result), rewriter);
    for (linalg::GenericOp op : {reader, producer}) {
      for (Value result : op->getResults())
        if (Value now = merge->replacements.lookup(result))
          rewriter.replaceAllUsesWith(result, now);
      rewriter.eraseOp(op);
    }
    ++merged;
    return success();
  }

  /// Upstream keeps results that others than the reader read. Those that the
  /// reader alone takes by other operands get another one until the merge.
  static SmallVector<Operation *> keepReadResults(OpOperand &operand,
                                                  PatternRewriter &rewriter) {
    Operation *reader = operand.getOwner();
    SmallVector<Operation *> keepers;
    rewriter.setInsertionPointAfter(reader);
    for (Value result : operand.get().getDefiningOp()->getResults()) {
      bool isReadElsewhere = llvm::any_of(
          result.getUses(), [&](OpOperand &use) { return &use != &operand; });
      if (isReadElsewhere &&
          llvm::all_of(result.getUsers(),
                       [&](Operation *user) { return user == reader; }))
        keepers.push_back(UnrealizedConversionCastOp::create(
            rewriter, reader->getLoc(), result.getType(), result));
    }
    return keepers;
  }

  /// What the reader took from the producer by other operands is in the body.
  static void readInside(linalg::GenericOp both, Value result, Value now,
                         PatternRewriter &rewriter) {
    for (OpOperand *input : both.getDpsInputOperands()) {
      if (input->get() != result)
        continue;
      unsigned number = cast<OpResult>(now).getResultNumber();
      Value element = both.getBlock()->getTerminator()->getOperand(number);
      rewriter.replaceAllUsesWith(both.getMatchingBlockArgument(input),
                                  element);
      rewriter.modifyOpInPlace(
          both, [&] { input->set(both.getDpsInitOperand(number)->get()); });
    }
  }

  SizeLimits limits;
  OpOrder &order;
  int64_t &merged;
};

/// Whether an elementwise op reads another op's result through dimensions that
/// are put back: it then runs before they are, so that both can be one kernel.
bool readsExpanded(OpOperand &operand) {
  auto consumer = dyn_cast<linalg::GenericOp>(operand.getOwner());
  auto expand = operand.get().getDefiningOp<tensor::ExpandShapeOp>();
  if (!consumer || !expand || !expand->hasOneUse() ||
      consumer.getNumReductionLoops() || readsOutput(consumer) ||
      !consumer.getMatchingIndexingMap(&operand).isIdentity())
    return false;
  auto producer = expand.getSrc().getDefiningOp<linalg::LinalgOp>();
  return producer && producer->hasOneUse() && producer->getNumResults() == 1;
}

/// A producer that may report a failure is not dead for upstream when its body
/// has been copied into its only reader.
LogicalResult eraseUnread(linalg::GenericOp op, PatternRewriter &rewriter) {
  if (!op.hasPureTensorSemantics() || !op.use_empty())
    return failure();
  rewriter.eraseOp(op);
  return success();
}

//===----------------------------------------------------------------------===//
// Readers of scans
//===----------------------------------------------------------------------===//

/// The only result of a reduction that is read, if it holds a term for each
/// point of its loops.
OpResult onlyTerms(linalg::GenericOp op) {
  OpResult read;
  for (OpResult result : op->getResults()) {
    if (result.use_empty())
      continue;
    if (read || !result.hasOneUse())
      return OpResult();
    read = result;
  }
  if (!read || op.getNumReductionLoops() == 0)
    return OpResult();
  OpOperand *init = op.getDpsInitOperand(read.getResultNumber());
  bool isTerms = op.getMatchingIndexingMap(init).isIdentity() &&
                 op.getMatchingBlockArgument(init).use_empty();
  return isTerms ? read : OpResult();
}

/// Cheap arithmetic on each element of one tensor. Dear one is left alone, as
/// it would not be vectorized along the scan.
bool isCheapMap(linalg::GenericOp op) {
  return op.getNumDpsInputs() == 1 && op.getNumDpsInits() == 1 &&
         op.getNumReductionLoops() == 0 && !isExpensive(op) &&
         !readsOutput(op) &&
         llvm::all_of(op.getIndexingMapsArray(),
                      [](AffineMap map) { return map.isIdentity(); });
}

/// Computes a reader of a scan's terms inside of the scan.
struct MergeReader : OpRewritePattern<linalg::GenericOp> {
  MergeReader(MLIRContext *context, const SizeLimits &limits, int64_t &merged)
      : OpRewritePattern(context), limits(limits), merged(merged) {}

  LogicalResult matchAndRewrite(linalg::GenericOp reader,
                                PatternRewriter &rewriter) const override {
    if (!reader.hasPureTensorSemantics() || !isCheapMap(reader))
      return failure();
    auto scan = reader.getInputs()[0].getDefiningOp<linalg::GenericOp>();
    if (!scan || mayFail(scan) || onlyTerms(scan) != reader.getInputs()[0] ||
        !limits.allows(scan, reader))
      return failure();
    unsigned number = onlyTerms(scan).getResultNumber();
    linalg::GenericOp both = withOutput(scan, number, reader, rewriter);
    mergeBodies(both, number, reader, rewriter);
    rewriter.replaceOp(reader, both.getResult(number));
    rewriter.eraseOp(scan);
    ++merged;
    return success();
  }

private:
  /// The scan with the output of its reader in place of its own one.
  static linalg::GenericOp withOutput(linalg::GenericOp scan, unsigned number,
                                      linalg::GenericOp reader,
                                      PatternRewriter &rewriter) {
    Value output = reader.getOutputs()[0];
    auto both = cast<linalg::GenericOp>(rewriter.clone(*scan));
    both->setLoc(bothLocs(scan, reader));
    both.getOutputsMutable()[number].set(output);
    both.getResult(number).setType(output.getType());
    both.getRegionOutputArgs()[number].setType(
        getElementTypeOrSelf(output.getType()));
    return both;
  }

  static void mergeBodies(linalg::GenericOp both, unsigned number,
                          linalg::GenericOp reader, PatternRewriter &rewriter) {
    OpBuilder::InsertionGuard guard(rewriter);
    Operation *yield = both.getBlock()->getTerminator();
    rewriter.setInsertionPoint(yield);
    IRMapping mapping;
    mapping.map(reader.getRegionInputArgs()[0], yield->getOperand(number));
    for (Operation &inner : reader.getBlock()->without_terminator())
      rewriter.clone(inner, mapping);
    Value result = reader.getBlock()->getTerminator()->getOperand(0);
    yield->setOperand(number, mapping.lookupOrDefault(result));
  }

  SizeLimits limits;
  int64_t &merged;
};

//===----------------------------------------------------------------------===//
// Broadcast scalars
//===----------------------------------------------------------------------===//

/// Whether all elements of a tensor are one number, cheap to compute from
/// scalars. Where a loop reads it, the number is found before the loop.
bool isCheapSplat(linalg::GenericOp op) {
  return op.hasPureTensorSemantics() && op->getNumResults() == 1 &&
         op.getNumLoops() > 0 && op.getNumReductionLoops() == 0 &&
         !isExpensive(op) && !readsOutput(op) &&
         op.getBlock()->getOps<linalg::IndexOp>().empty() &&
         llvm::all_of(op.getDpsInputOperands(), [&](OpOperand *input) {
           return op.getMatchingIndexingMap(input).getNumResults() == 0;
         });
}

/// The number that a broadcast constant holds; null for others.
TypedAttr constantOf(linalg::GenericOp splat) {
  DenseElementsAttr constant;
  Value yielded = splat.getBlock()->getTerminator()->getOperand(0);
  if (splat.getNumDpsInputs() != 1 ||
      yielded != splat.getRegionInputArgs()[0] ||
      !matchPattern(splat.getInputs()[0], m_Constant(&constant)) ||
      !constant.isSplat())
    return nullptr;
  return dyn_cast<TypedAttr>(constant.getSplatValue<Attribute>());
}

/// Has a reader compute a broadcast scalar itself.
void copySplat(linalg::GenericOp splat, OpOperand &use) {
  auto reader = cast<linalg::GenericOp>(use.getOwner());
  OpBuilder builder(reader);
  if (TypedAttr number = constantOf(splat)) {
    // The operand, which nothing in the body reads any more, goes later.
    auto constant = arith::ConstantOp::create(builder, reader.getLoc(), number);
    reader.getMatchingBlockArgument(&use).replaceAllUsesWith(constant);
    return;
  }
  Operation *own = builder.clone(*splat);
  own->walk([&](Operation *inner) { inner->setLoc(reader.getLoc()); });
  use.set(own->getResult(0));
}

/// Gives each elementwise reader of a broadcast scalar one of its own, which is
/// then merged into it; those that are not become one again by CSE.
void copySplats(func::FuncOp function) {
  SmallVector<linalg::GenericOp> splats;
  function.walk([&](linalg::GenericOp op) {
    if (!op->hasOneUse() && isCheapSplat(op))
      splats.push_back(op);
  });
  for (linalg::GenericOp op : splats)
    for (OpOperand &use : llvm::make_early_inc_range(op->getUses())) {
      auto reader = dyn_cast<linalg::GenericOp>(use.getOwner());
      if (reader && !isContraction(reader) && reader.isDpsInput(&use))
        copySplat(op, use);
    }
}

struct FuseElementwise : impl::FuseElementwisePassBase<FuseElementwise> {
  using FuseElementwisePassBase::FuseElementwisePassBase;

  void runOnOperation() override {
    copySplats(getOperation());
    if (recompute > 0)
      copyForReaders();
    RewritePatternSet patterns(&getContext());
    int64_t fused = 0;
    OpOrder order;
    linalg::ControlFusionFn control = [&](OpOperand *operand) {
      return wants(*operand, order, fused);
    };
    linalg::populateElementwiseOpsFusionPatterns(patterns, control);
    linalg::populateFoldReshapeOpsByCollapsingPatterns(
        patterns, [](OpOperand *operand) { return readsExpanded(*operand); });
    linalg::populateEraseUnusedOperandsAndResultsPatterns(patterns);
    patterns.add(eraseUnread, /*benefit=*/10);
    if (recompute > 0)
      populateSlicesOfExpanded(patterns);
    patterns.add<FuseTogether>(&getContext(), limits(), order, fused);
    patterns.add<MergeReader>(&getContext(), limits(), fused);
    GreedyRewriteConfig config;
    config.setListener(&order);
    if (failed(
            applyPatternsGreedily(getOperation(), std::move(patterns), config)))
      getOperation().emitRemark("elementwise fusion stopped at its limit");
    numFused += fused;
    explain(order);
  }

  /// From the last op to the first, as copies read what comes before.
  void copyForReaders() {
    SmallVector<linalg::GenericOp> ops;
    getOperation().walk([&](linalg::GenericOp op) { ops.push_back(op); });
    for (linalg::GenericOp op : llvm::reverse(ops)) {
      if (isWorthRecomputing(op, recompute, expensiveCost))
        copyForReaders(op, [](Operation *) { return true; });
      else if (isPlainFactor(op))
        copyForReaders(op, [](Operation *reader) {
          auto linalgOp = dyn_cast<linalg::LinalgOp>(reader);
          return linalgOp && isContraction(linalgOp);
        });
    }
  }

  /// Gives some readers an op of their own; where these are all, one keeps the
  /// op.
  static void copyForReaders(linalg::GenericOp op,
                             llvm::function_ref<bool(Operation *)> isOne) {
    SetVector<Operation *> all(op->user_begin(), op->user_end());
    SmallVector<Operation *> readers = llvm::filter_to_vector(all, isOne);
    if (!readers.empty() && readers.size() == all.size())
      readers.pop_back();
    for (Operation *reader : readers)
      reader->replaceUsesOfWith(op.getResult(0),
                                OpBuilder(reader).clone(*op)->getResult(0));
  }

  SizeLimits limits() const {
    return {maxOps, maxInputs, expensiveCost, recompute > 0};
  }

  bool wants(OpOperand &operand, OpOrder &order, int64_t &fused) {
    if (!operand.get().getDefiningOp<linalg::LinalgOp>())
      return false;
    if (!operand.get().getDefiningOp()->hasOneUse() ||
        !reasonAgainst(operand, limits(), order).empty())
      return false;
    // Upstream gives the merged op the location of the consumer.
    Operation *consumer = operand.getOwner();
    consumer->setLoc(bothLocs(operand.get().getDefiningOp(), consumer));
    ++fused;
    return true;
  }

  // The patterns ask for the same operands again and again; what is said is of
  // the ops that are left, once for each producer.
  void explain(OpOrder &order) {
    getOperation().walk([&](linalg::GenericOp op) {
      llvm::SmallPtrSet<Operation *, 4> producers;
      for (OpOperand &operand : op->getOpOperands())
        if (linalg::areElementwiseOpsFusable(&operand) &&
            producers.insert(operand.get().getDefiningOp()).second)
          explain(op, operand, order);
    });
  }

  void explain(linalg::GenericOp op, OpOperand &operand, OpOrder &order) {
    StringRef reason = reasonAgainst(operand, limits(), order);
    if (reason.empty())
      return;
    remark::missed(op.getLoc(), remark::RemarkOpts::name("not-fused")
                                    .category("fusion")
                                    .function(getOperation().getName()))
        << remark::reason("{0}", reason)
        << remark::metric("Producer",
                          describeOp(operand.get().getDefiningOp()));
  }
};

} // namespace
} // namespace tcopt::nest
