//===- FormGroups.cpp - put each computation into a kernel ---------------===//
//
// Runs after core became linalg and elementwise chains were merged. A kernel is
// grown backwards from its last op: through destinations (a fill, a chain of
// insert_slice, a reduction that the op changes in place) and over views of its
// inputs, which are copied into it.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Nest/Transforms/KernelRoles.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"
#include "tcopt/Nest/Transforms/Passes.h"

using namespace mlir;

namespace tcopt::nest {

#define GEN_PASS_DEF_FORMGROUPSPASS
#include "tcopt/Nest/Transforms/Passes.h.inc"

namespace {

bool isCompute(Operation *op) {
  return isa<linalg::LinalgOp, tensor::InsertSliceOp, ScatterOp, SortOp>(op);
}

/// Ops in a kernel: upstream's bufferization and emitters take time for each
/// pair of slices that are inserted one after the other.
constexpr size_t mostOps = 32;

/// Where a computing op writes its results.
SmallVector<OpOperand *> initsOf(Operation *op) {
  if (auto sort = dyn_cast<SortOp>(op))
    return {&sort.getValuesMutable(), &sort.getIndicesMutable()};
  SmallVector<OpOperand *> inits;
  for (OpOperand &init :
       cast<DestinationStyleOpInterface>(op).getDpsInitsMutable())
    inits.push_back(&init);
  return inits;
}

/// Taken inside of the kernels that read them: they cost nothing there.
bool isView(Operation *op) {
  return isa_and_nonnull<tensor::ExtractSliceOp, tensor::EmptyOp>(op);
}

/// A slice that something else than a computation reads, or that one changes,
/// must lie in memory.
bool needsCopy(tensor::ExtractSliceOp slice) {
  return !llvm::all_of(slice->getUsers(), [&](Operation *user) {
    bool reads =
        isCompute(user) && llvm::none_of(initsOf(user), [&](OpOperand *init) {
          return init->get() == slice.getResult();
        });
    return reads || isa<tensor::DimOp>(user) ||
           user->getParentOfType<GroupOp>();
  });
}

/// A constant of one value everywhere, with more elements than are worth being
/// kept as data.
bool isLargeSplat(arith::ConstantOp constant) {
  constexpr int64_t few = 1024;
  auto value = dyn_cast<SplatElementsAttr>(constant.getValue());
  return value && isa<RankedTensorType>(value.getType()) &&
         value.getNumElements() > few;
}

/// The ops of one kernel, from the last to the first, and where it writes.
struct Group {
  SmallVector<Operation *> ops;
  SmallVector<OpOperand *> inits;
};

bool isReduction(Operation *op) {
  auto reduction = dyn_cast_or_null<linalg::LinalgOp>(op);
  return reduction && reduction.getNumReductionLoops() &&
         reduction.getNumDpsInits() == 1;
}

/// Whether nothing is computed between two ops of a block but slices that are
/// inserted: what later ones insert would otherwise wait for it in memory.
bool areTogether(Operation *first, Operation *second) {
  if (first->getBlock() != second->getBlock())
    return false;
  for (Operation *op = second->getPrevNode(); op != first;
       op = op->getPrevNode())
    if (!op || op->getNumRegions() != 0 || !isMemoryEffectFree(op) ||
        (isCompute(op) && !isa<tensor::InsertSliceOp>(op)))
      return false;
  return true;
}

/// A producer of a destination that belongs to the kernel of its only reader.
Operation *absorbed(Value init, Operation *reader) {
  Operation *producer = init.getDefiningOp();
  if (isa_and_nonnull<tensor::InsertSliceOp>(producer) &&
      !areTogether(producer, reader))
    return nullptr;
  bool chained =
      isa<ScatterOp>(reader)
          ? isa_and_nonnull<linalg::FillOp, linalg::CopyOp>(producer)
          : isa_and_nonnull<linalg::FillOp, tensor::InsertSliceOp>(producer) ||
                isReduction(producer);
  return chained && init.hasOneUse() ? producer : nullptr;
}

/// An elementwise op that writes a fresh destination, which it does not read.
bool isPlainMap(linalg::GenericOp op) {
  return op.getNumDpsInits() == 1 && !op.getNumReductionLoops() &&
         op.getDpsInits()[0].getDefiningOp<tensor::EmptyOp>() &&
         op.getRegionOutputArgs()[0].use_empty() &&
         op.getIndexingMapsArray().back().isIdentity();
}

/// The input that holds a reduction's result, which nothing else reads, element
/// for element where the op's own result will be; null if there is none.
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

/// Whether the results do not depend on the terms' positions, as those of a
/// scan do.
bool isSum(linalg::LinalgOp op) {
  AffineMap results = op.getMatchingIndexingMap(op.getDpsInitOperand(0));
  SmallVector<unsigned> terms;
  op.getReductionDims(terms);
  return llvm::none_of(
      terms, [&](unsigned loop) { return results.isFunctionOfDim(loop); });
}

/// The reduction, which starts from a fill of a fresh tensor, whose result
/// nothing but the op reads, element for element, and converts; null if there
/// is none. Views would be taken between both.
linalg::LinalgOp convertedSums(Operation *root) {
  auto op = dyn_cast<linalg::GenericOp>(root);
  if (!op || !isPlainMap(op) ||
      llvm::any_of(op.getDpsInputs(),
                   [](Value input) { return isView(input.getDefiningOp()); }))
    return nullptr;
  for (OpOperand *input : op.getDpsInputOperands()) {
    auto sums = input->get().getDefiningOp<linalg::LinalgOp>();
    if (!isReduction(sums) || !input->get().hasOneUse() ||
        hasNoElements(sums) || !isSum(sums) ||
        getElementTypeOrSelf(input->get()) ==
            getElementTypeOrSelf(op.getResultTypes()[0]) ||
        !op.getMatchingIndexingMap(input).isIdentity())
      continue;
    auto fill = sums.getDpsInits()[0].getDefiningOp<linalg::FillOp>();
    if (fill && fill->getResult(0).hasOneUse() &&
        fill.getOutputs()[0].getDefiningOp<tensor::EmptyOp>())
      return sums;
  }
  return nullptr;
}

Group growGroup(Operation *root, bool convertSums) {
  Group group;
  group.ops.push_back(root);
  if (linalg::LinalgOp sums =
          convertSums ? convertedSums(root) : linalg::LinalgOp())
    group.ops.append({sums, sums.getDpsInits()[0].getDefiningOp()});
  for (OpOperand *init : initsOf(root)) {
    Operation *reader = root;
    while (Operation *producer = group.ops.size() < mostOps
                                     ? absorbed(init->get(), reader)
                                     : nullptr) {
      group.ops.push_back(producer);
      reader = producer;
      init = initsOf(producer)[0];
    }
    group.inits.push_back(init);
  }
  return group;
}

class Former {
public:
  Former(func::FuncOp function, bool convertSums)
      : function(function), rewriter(function.getContext()),
        convertSums(convertSums) {}

  void run() {
    copySlices();
    fillConstants();
    separateFills();
    changeInPlace();
    SmallVector<Operation *> roots;
    function.walk([&](Operation *op) {
      if (isCompute(op) && !op->getParentOfType<GroupOp>())
        roots.push_back(op);
    });
    // Later ops first: they absorb the chains that lead to them.
    for (Operation *root : llvm::reverse(roots))
      if (!absorbedOps.contains(root))
        form(root);
  }

  int64_t numFormed() const { return numGroups; }
  int64_t numInPlace() const { return reused; }

private:
  void copySlices() {
    SmallVector<tensor::ExtractSliceOp> slices;
    function.walk([&](tensor::ExtractSliceOp slice) {
      if (!slice->getParentOfType<GroupOp>() && needsCopy(slice))
        slices.push_back(slice);
    });
    for (tensor::ExtractSliceOp slice : slices)
      copySlice(slice);
  }

  void fillConstants() {
    SmallVector<arith::ConstantOp> constants;
    function.walk([&](arith::ConstantOp constant) {
      if (!constant->getParentOfType<GroupOp>() && isLargeSplat(constant))
        constants.push_back(constant);
    });
    for (arith::ConstantOp constant : constants)
      fillConstant(constant);
  }

  void fillConstant(arith::ConstantOp constant) {
    rewriter.setInsertionPoint(constant);
    auto value = cast<SplatElementsAttr>(constant.getValue());
    Location loc = constant.getLoc();
    Value element = arith::ConstantOp::create(rewriter, loc,
                                              value.getSplatValue<TypedAttr>());
    Value empty = tensor::EmptyOp::create(
        rewriter, loc, cast<ShapedType>(value.getType()).getShape(),
        element.getType());
    auto fill = linalg::FillOp::create(rewriter, loc, element, empty);
    rewriter.replaceOp(constant, fill.getResult(0));
  }

  /// A fill of its own for each op that accumulates in one: the kernel then
  /// starts from a value, and reads no memory.
  void separateFills() {
    SmallVector<linalg::FillOp> fills;
    function.walk([&](linalg::FillOp fill) {
      if (!fill->getParentOfType<GroupOp>() && fill->getNumResults() == 1 &&
          !fill->hasOneUse())
        fills.push_back(fill);
    });
    for (linalg::FillOp fill : fills)
      separateFill(fill);
  }

  void separateFill(linalg::FillOp fill) {
    for (OpOperand &use :
         llvm::make_early_inc_range(fill->getResult(0).getUses())) {
      Operation *user = use.getOwner();
      if (!isCompute(user) || !llvm::is_contained(initsOf(user), &use) ||
          user->getParentOfType<GroupOp>() || fill->hasOneUse())
        continue;
      rewriter.setInsertionPoint(user);
      Value own = rewriter.clone(*fill)->getResult(0);
      rewriter.modifyOpInPlace(user, [&] { use.set(own); });
    }
  }

  void copySlice(tensor::ExtractSliceOp slice) {
    rewriter.setInsertionPointAfter(slice);
    RankedTensorType type = slice.getType();
    Value empty = tensor::EmptyOp::create(
        rewriter, slice.getLoc(), slice.getMixedSizes(), type.getElementType());
    // Dropped unit dimensions need the type of the result.
    if (empty.getType() != type)
      empty = emptyOf(slice);
    auto copy = linalg::CopyOp::create(rewriter, slice.getLoc(),
                                       slice.getResult(), empty);
    rewriter.replaceAllUsesExcept(slice.getResult(), copy.getResult(0), copy);
  }

  Value emptyOf(tensor::ExtractSliceOp slice) {
    SmallVector<OpFoldResult> sizes =
        tensor::getMixedSizes(rewriter, slice.getLoc(), slice.getResult());
    return tensor::EmptyOp::create(rewriter, slice.getLoc(), sizes,
                                   slice.getType().getElementType());
  }

  /// Elementwise ops change the result of a reduction where it lies, so that
  /// both are one kernel.
  void changeInPlace() {
    SmallVector<std::pair<linalg::GenericOp, OpOperand *>> maps;
    function.walk([&](linalg::GenericOp op) {
      OpOperand *input =
          op->getParentOfType<GroupOp>() ? nullptr : reducedInput(op);
      if (input)
        maps.push_back({op, input});
    });
    for (auto [op, input] : maps)
      changeInPlace(op, *input);
  }

  void changeInPlace(linalg::GenericOp op, OpOperand &input) {
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
    ++reused;
  }

  /// A kernel writes a destination that no other op writes.
  SmallVector<Value> freshInits(ArrayRef<OpOperand *> inits) {
    return llvm::map_to_vector(inits, [&](OpOperand *init) -> Value {
      auto empty = init->get().getDefiningOp<tensor::EmptyOp>();
      return empty ? rewriter.clone(*empty)->getResult(0) : init->get();
    });
  }

  /// Whether the op reads elements of a tensor that no op has written. Such a
  /// tensor needs a buffer of the host; one that only gives a window's shape
  /// needs none.
  static bool isReadEmpty(OpOperand &operand) {
    auto op = dyn_cast<linalg::LinalgOp>(operand.getOwner());
    return operand.get().getDefiningOp<tensor::EmptyOp>() &&
           !(op && op.getMatchingBlockArgument(&operand).use_empty());
  }

  void cloneViews(Operation *op, IRMapping &mapping) {
    for (OpOperand &use : op->getOpOperands()) {
      Value operand = use.get();
      Operation *producer = operand.getDefiningOp();
      if (!isView(producer) || mapping.contains(operand) || isReadEmpty(use))
        continue;
      cloneViews(producer, mapping);
      rewriter.clone(*producer, mapping);
    }
  }

  void form(Operation *root) {
    Group group = growGroup(root, convertSums);
    rewriter.setInsertionPoint(root);
    auto formed =
        GroupOp::create(rewriter, root->getLoc(), freshInits(group.inits));
    Block &body = formed.getBody().front();
    rewriter.setInsertionPointToEnd(&body);
    // Only where they are inits: what else reads the same tensors is no
    // argument for results, and two inits may be one tensor. The ops go.
    for (auto [init, argument] :
         llvm::zip_equal(group.inits, body.getArguments()))
      init->set(argument);
    IRMapping mapping;
    for (Operation *op : llvm::reverse(group.ops)) {
      cloneViews(op, mapping);
      rewriter.clone(*op, mapping);
      absorbedOps.insert(op);
    }
    auto results = llvm::map_to_vector(
        root->getResults(), [&](Value v) { return mapping.lookup(v); });
    YieldOp::create(rewriter, root->getLoc(), results);
    writeRoles(body);
    rewriter.replaceAllUsesWith(root->getResults(), formed.getResults());
    for (Operation *op : group.ops)
      rewriter.eraseOp(op);
    ++numGroups;
  }

  func::FuncOp function;
  IRRewriter rewriter;
  bool convertSums;
  llvm::DenseSet<Operation *> absorbedOps;
  int64_t numGroups = 0, reused = 0;
};

struct FormGroups : impl::FormGroupsPassBase<FormGroups> {
  using FormGroupsPassBase::FormGroupsPassBase;

  void runOnOperation() override {
    Former former(getOperation(), convertSums);
    former.run();
    numGroups += former.numFormed();
    numInPlace += former.numInPlace();
  }
};

} // namespace
} // namespace tcopt::nest
