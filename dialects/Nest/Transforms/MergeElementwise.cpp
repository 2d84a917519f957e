//===- MergeElementwise.cpp - merge the ops of a group --------------------===//
//
// Upstream's fusion of elementwise ops inside of each group. The plan has
// decided what a kernel computes: there is no limit of size or cost here.
//
//===----------------------------------------------------------------------===//

#include "MergeScanReaders.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/MemRef/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tensor/Transforms/Transforms.h"
#include "mlir/Transforms/CSE.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "tcopt/Nest/Transforms/ExpandBroadcast.h"
#include "tcopt/Nest/Transforms/FailureOrder.h"
#include "tcopt/Nest/Transforms/GroupBoundary.h"
#include "tcopt/Nest/Transforms/KernelRoles.h"
#include "tcopt/Nest/Transforms/MergeRules.h"
#include "tcopt/Nest/Transforms/Passes.h"

using namespace mlir;

namespace tcopt::nest {

#define GEN_PASS_DEF_MERGEELEMENTWISEPASS
#include "tcopt/Nest/Transforms/Passes.h.inc"

namespace {

//===----------------------------------------------------------------------===//
// Two ops
//===----------------------------------------------------------------------===//

/// Merges a producer that others read, too: the merged op has its results.
struct Together {
  static linalg::GenericOp together(OpOperand &operand,
                                    RewriterBase &rewriter) {
    auto producer = operand.get().getDefiningOp<linalg::GenericOp>();
    auto reader = cast<linalg::GenericOp>(operand.getOwner());
    SmallVector<Operation *> keepers = keepReadResults(operand, rewriter);
    rewriter.setInsertionPoint(reader);
    auto merge = linalg::fuseElementwiseOps(rewriter, &operand);
    for (Operation *keeper : keepers)
      rewriter.eraseOp(keeper);
    if (failed(merge))
      return nullptr;
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
    return both;
  }

  /// Upstream's merge keeps results with users other than the reader. A result
  /// that only the reader uses, by operands other than the merged one, gets
  /// another user until the merge.
  static SmallVector<Operation *> keepReadResults(OpOperand &operand,
                                                  RewriterBase &rewriter) {
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

  /// Replaces other operands with the producer's result by the element that the
  /// merged body computes.
  static void readInside(linalg::GenericOp both, Value result, Value now,
                         RewriterBase &rewriter) {
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
};

/// Merges a producer into its only reader. Returns the merged op, null if
/// upstream declines.
linalg::GenericOp mergeInto(OpOperand &operand, RewriterBase &rewriter) {
  auto producer = operand.get().getDefiningOp<linalg::GenericOp>();
  auto reader = cast<linalg::GenericOp>(operand.getOwner());
  Location loc = bothLocs(producer, reader);
  rewriter.setInsertionPoint(reader);
  auto merge = linalg::fuseElementwiseOps(rewriter, &operand);
  if (failed(merge))
    return nullptr;
  merge->fusedOp->setLoc(loc);
  for (Value result : reader->getResults())
    rewriter.replaceAllUsesWith(result, merge->replacements.lookup(result));
  rewriter.eraseOp(reader);
  // Upstream does not erase an unused producer that may fail.
  if (producer->use_empty())
    rewriter.eraseOp(producer);
  return cast<linalg::GenericOp>(merge->fusedOp);
}

//===----------------------------------------------------------------------===//
// In place
//===----------------------------------------------------------------------===//

bool isReduction(Operation *op) {
  auto reduction = dyn_cast_or_null<linalg::LinalgOp>(op);
  return reduction && reduction.getNumReductionLoops() &&
         reduction.getNumDpsInits() == 1;
}

/// An elementwise op that writes a fresh destination, which it does not read.
bool isPlainMap(linalg::GenericOp op) {
  return op.getNumDpsInits() == 1 && !op.getNumReductionLoops() &&
         op.getDpsInits()[0].getDefiningOp<tensor::EmptyOp>() &&
         op.getRegionOutputArgs()[0].use_empty() &&
         op.getIndexingMapsArray().back().isIdentity();
}

/// The input that is a reduction's result without other readers, with the
/// indices of the op's own result; null if absent.
OpOperand *reducedInput(linalg::GenericOp op) {
  if (!isPlainMap(op))
    return nullptr;
  for (OpOperand *input : op.getDpsInputOperands()) {
    Value value = input->get();
    if (isReduction(value.getDefiningOp()) && value.hasOneUse() &&
        value.getType() == op.getResultTypes()[0] &&
        op.getMatchingIndexingMap(input).isIdentity())
      return input;
  }
  return nullptr;
}

/// The op changes the reduction's result where it lies.
void applyInPlace(linalg::GenericOp op, OpOperand &input,
                  RewriterBase &rewriter) {
  unsigned number = input.getOperandNumber();
  Value result = input.get();
  SmallVector<Value> inputs = op.getDpsInputs();
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  inputs.erase(inputs.begin() + number);
  maps.erase(maps.begin() + number);
  op.getBlock()->getArgument(number).replaceAllUsesWith(
      op.getRegionOutputArgs()[0]);
  op.getBlock()->eraseArgument(number);
  rewriter.modifyOpInPlace(op, [&] {
    op.getInputsMutable().assign(inputs);
    op.getOutputsMutable().assign(result);
    op.setIndexingMapsAttr(rewriter.getAffineMapArrayAttr(maps));
  });
}

//===----------------------------------------------------------------------===//
// In another order
//===----------------------------------------------------------------------===//

/// The input of an elementwise op that is the result of a reduction of a fill,
/// which nothing else reads, in another order of its dimensions; null if there
/// is none.
OpOperand *permutedInput(linalg::GenericOp op) {
  if (!isPlainMap(op))
    return nullptr;
  for (OpOperand *input : op.getDpsInputOperands()) {
    auto sums = input->get().getDefiningOp<linalg::GenericOp>();
    AffineMap map = op.getMatchingIndexingMap(input);
    if (!sums || !isReduction(sums) || !sums->hasOneUse() ||
        !map.isPermutation() || map.isIdentity())
      continue;
    auto fill = sums.getDpsInits()[0].getDefiningOp<linalg::FillOp>();
    if (fill && fill->hasOneUse() &&
        fill.getOutputs()[0].getDefiningOp<tensor::EmptyOp>())
      return input;
  }
  return nullptr;
}

bool isCopy(linalg::GenericOp op) {
  return op.getNumDpsInputs() == 1 &&
         op.getBlock()->getTerminator()->getOperand(0) ==
             op.getBlock()->getArgument(0);
}

/// The reduction with its results in the order in which an elementwise op reads
/// them, in a destination with the sizes of the op's.
linalg::GenericOp permuteResult(linalg::GenericOp sums, linalg::GenericOp op,
                                AffineMap order, RewriterBase &rewriter) {
  auto fill = sums.getDpsInits()[0].getDefiningOp<linalg::FillOp>();
  Type element = getElementTypeOrSelf(sums.getResultTypes()[0]);
  auto shape = op.getDpsInits()[0].getDefiningOp<tensor::EmptyOp>();
  Value init = tensor::EmptyOp::create(rewriter, sums.getLoc(),
                                       shape.getType().clone(element),
                                       shape.getDynamicSizes());
  Value start =
      linalg::FillOp::create(rewriter, fill.getLoc(), fill.getInputs()[0], init)
          .getResult(0);
  SmallVector<AffineMap> maps = sums.getIndexingMapsArray();
  maps.back() = inversePermutation(order).compose(maps.back());
  auto stored = cast<linalg::GenericOp>(rewriter.clone(*sums));
  stored.getOutputsMutable()[0].set(start);
  stored.getResult(0).setType(cast<RankedTensorType>(init.getType()));
  stored.setIndexingMapsAttr(rewriter.getAffineMapArrayAttr(maps));
  return stored;
}

/// A reduction whose result is read in another order writes it in that order.
void permuteResult(linalg::GenericOp op, RewriterBase &rewriter) {
  OpOperand *input = permutedInput(op);
  if (!input)
    return;
  auto sums = input->get().getDefiningOp<linalg::GenericOp>();
  Operation *fill = sums.getDpsInits()[0].getDefiningOp();
  rewriter.setInsertionPoint(op);
  linalg::GenericOp stored =
      permuteResult(sums, op, op.getMatchingIndexingMap(input), rewriter);
  if (isCopy(op)) {
    rewriter.replaceOp(op, stored.getResults());
  } else {
    SmallVector<AffineMap> maps = op.getIndexingMapsArray();
    maps[input->getOperandNumber()] =
        rewriter.getMultiDimIdentityMap(op.getNumLoops());
    rewriter.modifyOpInPlace(op, [&] {
      input->set(stored.getResult(0));
      op.setIndexingMapsAttr(rewriter.getAffineMapArrayAttr(maps));
    });
  }
  rewriter.eraseOp(sums);
  rewriter.eraseOp(fill);
}

//===----------------------------------------------------------------------===//
// A group
//===----------------------------------------------------------------------===//

class GroupMerger {
public:
  GroupMerger(Block &body, RewriterBase &rewriter)
      : body(body), rewriter(rewriter) {}

  int64_t run() {
    // Readers from the first to the last: a value that several read is merged
    // into the first of them.
    for (Operation *op = &body.front(); op; op = op->getNextNode())
      if (auto reader = dyn_cast<linalg::GenericOp>(op))
        while (linalg::GenericOp both = mergeProducer(reader))
          op = reader = both;
    return merged;
  }

private:
  bool isHere(Value value) const {
    Operation *producer = value.getDefiningOp();
    return producer && producer->getBlock() == &body;
  }

  /// Keeps one operand for each value and indexing map, so that the value's
  /// producer is merged once.
  void dropRepeated(linalg::GenericOp op) {
    for (unsigned number = op.getNumDpsInputs(); number-- > 1;) {
      OpOperand *operand = op.getDpsInputOperand(number);
      for (unsigned other = 0; other < number; ++other) {
        OpOperand *first = op.getDpsInputOperand(other);
        if (first->get() != operand->get() ||
            op.getMatchingIndexingMap(first) !=
                op.getMatchingIndexingMap(operand))
          continue;
        rewriter.modifyOpInPlace(op, [&] {
          op.getMatchingBlockArgument(operand).replaceAllUsesWith(
              op.getMatchingBlockArgument(first));
          eraseInput(op, number);
        });
        break;
      }
    }
  }

  static void eraseInput(linalg::GenericOp op, unsigned number) {
    SmallVector<Value> inputs = op.getDpsInputs();
    SmallVector<AffineMap> maps = op.getIndexingMapsArray();
    inputs.erase(inputs.begin() + number);
    maps.erase(maps.begin() + number);
    op.getBlock()->eraseArgument(number);
    op.getInputsMutable().assign(inputs);
    op.setIndexingMapsAttr(
        Builder(op.getContext()).getAffineMapArrayAttr(maps));
  }

  linalg::GenericOp mergeProducer(linalg::GenericOp reader) {
    dropRepeated(reader);
    for (OpOperand *operand : reader.getDpsInputOperands()) {
      if (!isHere(operand->get()) || !isElementwise(operand->get()))
        continue;
      if (!boundsLoops(reader, operand))
        return withBounds(reader, *operand);
      if (!linalg::areElementwiseOpsFusable(operand))
        continue;
      if (linalg::GenericOp both = merge(*operand)) {
        ++merged;
        return both;
      }
    }
    return nullptr;
  }

  static bool isElementwise(Value value) {
    auto producer = value.getDefiningOp<linalg::GenericOp>();
    return producer && producer.getNumReductionLoops() == 0;
  }

  /// Whether the operands without this one have a dimension for each loop.
  static bool boundsLoops(linalg::GenericOp op, OpOperand *without) {
    SmallVector<AffineMap> maps;
    for (OpOperand &operand : op->getOpOperands())
      if (&operand != without)
        maps.push_back(op.getMatchingIndexingMap(&operand));
    return !maps.empty() &&
           inversePermutation(concatAffineMaps(maps, op.getContext()));
  }

  /// The op with an operand of the producer's shape of which it reads nothing:
  /// what is merged may have no operand with a dimension for each loop.
  linalg::GenericOp withBounds(linalg::GenericOp op, OpOperand &operand) {
    auto result = cast<OpResult>(operand.get());
    auto producer = cast<linalg::GenericOp>(result.getOwner());
    Value shape = producer.getDpsInitOperand(result.getResultNumber())->get();
    rewriter.modifyOpInPlace(op, [&] {
      appendInput(op, shape, op.getMatchingIndexingMap(&operand));
    });
    return op;
  }

  linalg::GenericOp merge(OpOperand &operand) {
    auto producer = operand.get().getDefiningOp<linalg::GenericOp>();
    auto reader = cast<linalg::GenericOp>(operand.getOwner());
    if (isContraction(reader) ? !isPlainFactor(producer)
                              : isOncePerRow(producer, operand))
      return nullptr;
    if (readsOutput(producer))
      return nullptr;
    if (producer->hasOneUse())
      return mergeInto(operand, rewriter);
    if (isInlined(producer, operand)) {
      rewriter.setInsertionPoint(reader);
      Operation *own = rewriter.clone(*producer);
      Value value =
          own->getResult(cast<OpResult>(operand.get()).getResultNumber());
      rewriter.modifyOpInPlace(reader, [&] { operand.set(value); });
      if (producer->use_empty())
        rewriter.eraseOp(producer);
      return mergeInto(operand, rewriter);
    }
    return canComputeTogether(producer, reader)
               ? Together::together(operand, rewriter)
               : nullptr;
  }

  /// Whether a producer depends on a reduction and its reader has more loops:
  /// the producer is computed once for all iterations of these loops.
  bool isOncePerRow(linalg::GenericOp producer, OpOperand &operand) {
    auto reader = cast<linalg::GenericOp>(operand.getOwner());
    return !reader.getMatchingIndexingMap(&operand).isPermutation() &&
           followsFromReduction(producer);
  }

  bool followsFromReduction(Operation *op) {
    SmallVector<Operation *> pending{op};
    llvm::SmallPtrSet<Operation *, 16> seen{op};
    while (!pending.empty())
      for (Value operand : pending.pop_back_val()->getOperands()) {
        auto producer = operand.getDefiningOp<linalg::LinalgOp>();
        if (!producer || producer->getBlock() != &body)
          continue;
        if (producer.getNumReductionLoops())
          return true;
        if (seen.insert(producer).second)
          pending.push_back(producer);
      }
    return false;
  }

  /// Whether the reader evaluates the producer by itself: it has other loops,
  /// or the producer only spreads values.
  static bool isInlined(linalg::GenericOp producer, OpOperand &operand) {
    auto reader = cast<linalg::GenericOp>(operand.getOwner());
    bool isSpread =
        llvm::none_of(producer.getDpsInputOperands(), [&](OpOperand *input) {
          return producer.getMatchingIndexingMap(input).isPermutation();
        });
    return (isSpread && isCheap(producer)) ||
           !reader.getMatchingIndexingMap(&operand).isPermutation();
  }

  /// Random numbers are computed once.
  static bool isCheap(linalg::GenericOp op) {
    constexpr size_t mostOps = 16;
    return op.getBlock()->getOperations().size() <= mostOps;
  }

  static bool canComputeTogether(linalg::GenericOp producer,
                                 linalg::GenericOp reader) {
    auto isIdentity = [](OpOperand &part) {
      return cast<linalg::LinalgOp>(part.getOwner())
          .getMatchingIndexingMap(&part)
          .isIdentity();
    };
    auto isLater = [&](Operation *user) {
      Operation *there = reader->getBlock()->findAncestorOpInBlock(*user);
      return user == reader ||
             (there && there != reader && reader->isBeforeInBlock(there));
    };
    return reader.getNumReductionLoops() == 0 && !readsOutput(reader) &&
           llvm::all_of(producer->getUsers(), isLater) &&
           llvm::all_of(producer.getDpsInitsMutable(), isIdentity) &&
           llvm::all_of(reader.getDpsInitsMutable(), isIdentity) &&
           llvm::all_of(reader->getOpOperands(), [&](OpOperand &part) {
             return part.get().getDefiningOp() != producer ||
                    (reader.isDpsInput(&part) && isIdentity(part));
           });
  }

  Block &body;
  RewriterBase &rewriter;
  int64_t merged = 0;
};

struct MergeElementwise : impl::MergeElementwisePassBase<MergeElementwise> {
  void runOnOperation() override {
    SmallVector<GroupOp> groups;
    getOperation().walk([&](GroupOp group) { groups.push_back(group); });
    IRRewriter rewriter(&getContext());
    DominanceInfo dominance(getOperation());
    bool hasViews = false;
    for (GroupOp &group : groups) {
      numberFailures(group);
      group = moveViewsOut(group, rewriter);
      hasViews |= hasView(group);
    }
    if (hasViews && failed(moveViews()))
      return signalPassFailure();
    groups.clear();
    getOperation().walk([&](GroupOp group) { groups.push_back(group); });
    for (GroupOp &group : groups) {
      if (hasViews)
        group = moveViewsOut(group, rewriter);
      numMerged += GroupMerger(group.getBody().front(), rewriter).run();
    }
    if (failed(cleanUp()))
      return signalPassFailure();
    groups.clear();
    getOperation().walk([&](GroupOp group) { groups.push_back(group); });
    for (GroupOp group : groups) {
      for (auto op : llvm::make_early_inc_range(
               group.getBody().front().getOps<linalg::GenericOp>()))
        permuteResult(op, rewriter);
      numMerged += mergeScanReaders(group.getBody().front(), rewriter);
      changeInPlace(group.getBody().front(), rewriter);
      Block &body = writeToInits(group, rewriter).getBody().front();
      writeToSlices(body, rewriter);
      writeRoles(body);
    }
  }

private:
  static void changeInPlace(Block &body, RewriterBase &rewriter) {
    for (auto op : llvm::make_early_inc_range(body.getOps<linalg::GenericOp>()))
      if (OpOperand *input = reducedInput(op))
        applyInPlace(op, *input, rewriter);
  }

  static bool hasView(GroupOp group) {
    auto isView = [](Operation &op) {
      return isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(op);
    };
    return llvm::any_of(group.getBody().front(), isView);
  }

  /// Makes elementwise ops that read a view of another op's result in the group
  /// run over the dimensions of the result.
  LogicalResult moveViews() {
    RewritePatternSet patterns(&getContext());
    linalg::populateFoldReshapeOpsByExpansionPatterns(
        patterns, [](OpOperand *operand) {
          Operation *producer = operand->get().getDefiningOp();
          return producer && isa<GroupOp>(producer->getParentOp()) &&
                 producer->getParentOp() == operand->getOwner()->getParentOp();
        });
    populateExpandBroadcastPatterns(patterns);
    tensor::populateFoldTensorEmptyPatterns(patterns);
    // Sizes that expanded ops read of results are those of operands.
    memref::populateResolveRankedShapedTypeResultDimsPatterns(patterns);
    return applyPatternsGreedily(getOperation(), std::move(patterns));
  }

  /// Constants and operands that bodies do not read.
  LogicalResult cleanUp() {
    RewritePatternSet patterns(&getContext());
    linalg::populateElementwiseOpsFusionPatterns(
        patterns, [](OpOperand *) { return false; });
    linalg::populateEraseUnusedOperandsAndResultsPatterns(patterns);
    return applyPatternsGreedily(getOperation(), std::move(patterns));
  }
};

} // namespace
} // namespace tcopt::nest
