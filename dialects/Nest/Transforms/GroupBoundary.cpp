//===- GroupBoundary.cpp - what groups read and write ---------------------===//

#include "tcopt/Nest/Transforms/GroupBoundary.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace tcopt::nest;

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

/// Reshapes and casts: their elements have the addresses of the source's.
static bool isReshape(Operation *op) {
  return isa_and_nonnull<tensor::ExpandShapeOp, tensor::CollapseShapeOp,
                         tensor::CastOp>(op);
}

static bool isScalar(Operation *op) {
  return op->getNumRegions() == 0 && op->getNumResults() != 0 && isPure(op) &&
         llvm::none_of(op->getResultTypes(), llvm::IsaPred<ShapedType>);
}

static bool readsInside(Operation *op, GroupOp group) {
  return llvm::any_of(op->getOperands(), [&](Value operand) {
    return group.getBody().isAncestor(operand.getParentRegion());
  });
}

static void moveBefore(GroupOp group, RewriterBase &rewriter) {
  for (Operation &op :
       llvm::make_early_inc_range(group.getBody().front().without_terminator()))
    if ((isReshape(&op) || isScalar(&op)) && !readsInside(&op, group))
      rewriter.moveOpBefore(&op, group);
}

/// Whether no op has written the tensor.
static bool isFresh(Value tensor) {
  while (auto cast = tensor.getDefiningOp<tensor::CastOp>())
    tensor = cast.getSource();
  return tensor.getDefiningOp<tensor::EmptyOp>();
}

/// An empty tensor of the type of the view's source; null if its sizes are not
/// known before the group.
static Value reshapeInit(Value init, Operation *view, RewriterBase &rewriter) {
  if (!isFresh(init))
    return Value();
  Value root = view->getOperand(0);
  auto type = cast<RankedTensorType>(root.getType());
  while (auto result = dyn_cast<OpResult>(root)) {
    OpOperand *tied = tiedInit(result);
    if (!tied)
      break;
    root = tied->get();
  }
  auto own = root.getDefiningOp<tensor::EmptyOp>();
  auto isOutside = [&](Value size) {
    return !view->getParentRegion()->isAncestor(size.getParentRegion());
  };
  return own && llvm::all_of(own.getDynamicSizes(), isOutside)
             ? tensor::EmptyOp::create(rewriter, view->getLoc(), type,
                                       own.getDynamicSizes())
                   .getResult()
             : Value();
}

namespace {

/// A group with other inits and results, and the same body.
class Rebuilder {
public:
  Rebuilder(GroupOp group, RewriterBase &rewriter)
      : group(group), rewriter(rewriter), inits(group.getInits()),
        yielded(yield()->getOperands()) {}

  YieldOp yield() {
    return cast<YieldOp>(group.getBody().front().getTerminator());
  }

  GroupOp run() {
    rewriter.setInsertionPoint(group);
    auto other = GroupOp::create(rewriter, group.getLoc(), inits);
    other->setDiscardableAttrs(group->getDiscardableAttrDictionary());
    Block &from = group.getBody().front(), &to = other.getBody().front();
    SmallVector<Value> arguments;
    for (BlockArgument old : from.getArguments()) {
      Value argument = to.getArgument(old.getArgNumber());
      arguments.push_back(argument);
    }
    rewriter.modifyOpInPlace(
        yield(), [&] { yield().getValuesMutable().assign(yielded); });
    rewriter.inlineBlockBefore(&from, &to, to.end(), arguments);
    return other;
  }

  GroupOp group;
  RewriterBase &rewriter;
  SmallVector<Value> inits, yielded;
};

} // namespace

/// The view behind the group.
static Value viewBehind(Operation *view, Value result, RewriterBase &rewriter) {
  IRMapping mapping;
  mapping.map(view->getOperand(0), result);
  return rewriter.clone(*view, mapping)->getResult(0);
}

static GroupOp moveBehind(GroupOp group, RewriterBase &rewriter) {
  Rebuilder builder(group, rewriter);
  SmallVector<Operation *> views(group.getNumResults());
  bool isAny = false;
  for (auto [i, value] : llvm::enumerate(builder.yielded)) {
    Operation *view = value.getDefiningOp();
    if (!isReshape(view) || view->getBlock() != &group.getBody().front() ||
        !value.hasOneUse())
      continue;
    rewriter.setInsertionPoint(group);
    Value init = reshapeInit(builder.inits[i], view, rewriter);
    if (!init)
      continue;
    views[i] = view;
    builder.inits[i] = init;
    value = view->getOperand(0);
    isAny = true;
  }
  if (!isAny)
    return group;
  GroupOp other = builder.run();
  rewriter.setInsertionPointAfter(other);
  for (auto [view, from, to] :
       llvm::zip_equal(views, group.getResults(), other.getResults())) {
    Value result = view ? viewBehind(view, to, rewriter) : Value(to);
    rewriter.replaceAllUsesWith(from, result);
    if (view)
      rewriter.eraseOp(view);
  }
  rewriter.eraseOp(group);
  return other;
}

GroupOp tcopt::nest::moveViewsOut(GroupOp group, RewriterBase &rewriter) {
  moveBefore(group, rewriter);
  for (;;) {
    GroupOp other = moveBehind(group, rewriter);
    if (other == group)
      return group;
    group = other;
  }
}

//===----------------------------------------------------------------------===//
// Destinations
//===----------------------------------------------------------------------===//

static bool isInside(Value value, GroupOp group) {
  return group.getBody().isAncestor(value.getParentRegion());
}

/// The operand that ops which compute a value begin to write over; null if no
/// op of the group computes it in a destination.
static OpOperand *firstInit(Value value, GroupOp group) {
  OpOperand *first = nullptr;
  while (auto result = dyn_cast<OpResult>(value)) {
    if (!isInside(value, group))
      break;
    OpOperand *init = tiedInit(result);
    if (!init)
      break;
    first = init;
    value = init->get();
  }
  return first;
}

namespace {

class InitWriter {
public:
  InitWriter(GroupOp group, RewriterBase &rewriter)
      : builder(group, rewriter), group(group), rewriter(rewriter) {}

  GroupOp run();

private:
  void addOtherResults();
  void write(unsigned number);
  void place(OpOperand &init, unsigned number);
  Value store(Value value, Value init);

  Rebuilder builder;
  GroupOp group;
  RewriterBase &rewriter;
};

} // namespace

/// Results that ops with a yielded result compute besides and no op of the
/// group reads: those that are read are locals of the kernel.
void InitWriter::addOtherResults() {
  SmallVector<Value> yielded(builder.yielded);
  llvm::SmallPtrSet<Operation *, 8> seen;
  for (Value value : yielded) {
    Operation *op = value.getDefiningOp();
    if (!op || op->getNumResults() < 2 || !isInside(value, group) ||
        !seen.insert(op).second)
      continue;
    for (OpResult result : op->getResults()) {
      if (!result.use_empty() || llvm::is_contained(builder.yielded, result))
        continue;
      OpOperand *init = firstInit(result, group);
      auto empty = init ? init->get().getDefiningOp<tensor::EmptyOp>()
                        : tensor::EmptyOp();
      if (!empty)
        continue;
      rewriter.setInsertionPoint(group);
      builder.inits.push_back(rewriter.clone(*empty)->getResult(0));
      builder.yielded.push_back(result);
    }
  }
}

/// A value that no op of the group computes in a destination.
Value InitWriter::store(Value value, Value init) {
  rewriter.setInsertionPoint(builder.yield());
  Location loc = value.getLoc();
  SplatElementsAttr splat;
  if (auto constant = value.getDefiningOp<arith::ConstantOp>())
    splat = dyn_cast<SplatElementsAttr>(constant.getValue());
  if (splat) {
    Value element = arith::ConstantOp::create(rewriter, loc,
                                              splat.getSplatValue<TypedAttr>());
    return linalg::FillOp::create(rewriter, loc, element, init).getResult(0);
  }
  return linalg::CopyOp::create(rewriter, loc, value, init).getResult(0);
}

void InitWriter::write(unsigned number) {
  Block &body = group.getBody().front();
  Value argument = body.getArgument(number);
  OpOperand *init = firstInit(builder.yielded[number], group);
  Value start = init ? init->get() : Value();
  bool isEmpty = start && start.getDefiningOp<tensor::EmptyOp>();
  if (start == argument)
    return;
  if (init && (isEmpty || !isInside(start, group))) {
    // The group's ops use `start` only as a destination.
    if (!isEmpty)
      builder.inits[number] = start;
    rewriter.modifyOpInPlace(init->getOwner(), [&] { init->set(argument); });
    return;
  }
  builder.yielded[number] = store(builder.yielded[number], argument);
}

GroupOp InitWriter::run() {
  addOtherResults();
  Block &body = group.getBody().front();
  while (body.getNumArguments() < builder.inits.size()) {
    Value init = builder.inits[body.getNumArguments()];
    body.addArgument(init.getType(), init.getLoc());
  }
  for (unsigned number = 0; number < builder.inits.size(); ++number)
    write(number);
  GroupOp other = builder.run();
  for (auto [from, to] : llvm::zip(group.getResults(), other.getResults()))
    rewriter.replaceAllUsesWith(from, to);
  rewriter.eraseOp(group);
  return other;
}

GroupOp tcopt::nest::writeToInits(GroupOp group, RewriterBase &rewriter) {
  return InitWriter(group, rewriter).run();
}

/// The elementwise op that computes what is inserted, in a tensor of its own;
/// null if something else does.
static linalg::GenericOp inserted(tensor::InsertSliceOp insert) {
  auto op = insert.getSource().getDefiningOp<linalg::GenericOp>();
  bool isPlain = op && op->getBlock() == insert->getBlock() &&
                 op->hasOneUse() && op.getNumDpsInits() == 1 &&
                 op.getNumReductionLoops() == 0 &&
                 op.getDpsInits()[0].getDefiningOp<tensor::EmptyOp>();
  return isPlain ? op : linalg::GenericOp();
}

void tcopt::nest::writeToSlices(Block &body, RewriterBase &rewriter) {
  // The offsets of one slice alone are the kernel's scalars.
  auto inserts = body.getOps<tensor::InsertSliceOp>();
  if (llvm::hasSingleElement(inserts))
    return;
  for (tensor::InsertSliceOp insert : inserts) {
    linalg::GenericOp op = inserted(insert);
    if (!op)
      continue;
    rewriter.setInsertionPoint(insert);
    Value slice = tensor::ExtractSliceOp::create(
        rewriter, insert.getLoc(), insert.getSourceType(), insert.getDest(),
        insert.getMixedOffsets(), insert.getMixedSizes(),
        insert.getMixedStrides());
    rewriter.moveOpBefore(op, insert);
    rewriter.modifyOpInPlace(op,
                             [&] { op.getDpsInitsMutable()[0].set(slice); });
  }
}

bool tcopt::nest::insertsIntoLocal(Operation &op) {
  auto insert = dyn_cast<tensor::InsertSliceOp>(op);
  auto fill =
      insert ? insert.getDest().getDefiningOp<linalg::FillOp>() : nullptr;
  return fill && fill.getOutputs()[0].getDefiningOp<tensor::EmptyOp>();
}
