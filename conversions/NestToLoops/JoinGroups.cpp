//===- JoinGroups.cpp - make one group of two -----------------------------===//

#include "JoinGroups.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::loops;
using nest::GroupOp;

/// Ops between two groups that are looked at: a block may have thousands.
static constexpr int64_t kMostBetween = 512;
/// A size that is not known.
static constexpr int64_t kTypicalSize = 64;

GroupPair::GroupPair(RewriterBase &rewriter, GroupOp first, GroupOp second)
    : rewriter(rewriter), first(first), second(second) {}

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

namespace {
/// A reshape whose dimensions are those of its source and of size 1.
struct UnitReshape {
  Value source;
  /// The indices of the source, by those of the result.
  SmallVector<AffineExpr> indices;
};
} // namespace

static bool isUnit(RankedTensorType type, int64_t dim) {
  return type.getDimSize(dim) == 1;
}

// The one dimension of a group that is not of size 1, the first one if all are;
// -1 if there are several.
static int64_t onlyDimOf(RankedTensorType type, ArrayRef<int64_t> group) {
  int64_t only = -1;
  for (int64_t dim : group)
    if (!isUnit(type, dim)) {
      if (only >= 0)
        return -1;
      only = dim;
    }
  return only < 0 ? group.front() : only;
}

static std::optional<UnitReshape> matchExpand(tensor::ExpandShapeOp expand) {
  UnitReshape reshape{expand.getSrc(), {}};
  for (ReassociationIndicesRef group : expand.getReassociationIndices()) {
    int64_t only = onlyDimOf(expand.getResultType(), group);
    if (only < 0)
      return std::nullopt;
    reshape.indices.push_back(getAffineDimExpr(only, expand.getContext()));
  }
  return reshape;
}

static std::optional<UnitReshape>
matchCollapse(tensor::CollapseShapeOp collapse) {
  UnitReshape reshape{collapse.getSrc(), {}};
  MLIRContext *context = collapse.getContext();
  // All dimensions are of size 1.
  if (collapse.getResultType().getRank() == 0)
    reshape.indices.assign(collapse.getSrcType().getRank(),
                           getAffineConstantExpr(0, context));
  for (auto [i, group] : llvm::enumerate(collapse.getReassociationIndices())) {
    int64_t only = onlyDimOf(collapse.getSrcType(), group);
    if (only < 0)
      return std::nullopt;
    for (int64_t dim : group)
      reshape.indices.push_back(dim == only
                                    ? getAffineDimExpr(i, context)
                                    : getAffineConstantExpr(0, context));
  }
  return reshape;
}

static std::optional<UnitReshape> matchUnitReshape(Value tensor) {
  if (auto expand = tensor.getDefiningOp<tensor::ExpandShapeOp>())
    return matchExpand(expand);
  if (auto collapse = tensor.getDefiningOp<tensor::CollapseShapeOp>())
    return matchCollapse(collapse);
  return std::nullopt;
}

// The group whose result a tensor is, or reshapes by dimensions of size 1; null
// for others.
static GroupOp producerOf(Value tensor) {
  if (auto group = tensor.getDefiningOp<GroupOp>())
    return group;
  std::optional<UnitReshape> reshape = matchUnitReshape(tensor);
  return reshape ? producerOf(reshape->source) : GroupOp();
}

void loops::findProducers(GroupOp group,
                          llvm::SmallSetVector<GroupOp, 8> &producers) {
  group->walk([&](Operation *op) {
    for (Value operand : op->getOperands())
      if (GroupOp producer = producerOf(operand);
          producer && producer != group &&
          producer->getBlock() == group->getBlock())
        producers.insert(producer);
  });
}

// The size of a dimension of a reshape; null for other tensors.
static OpFoldResult sizeOfReshape(RewriterBase &rewriter, tensor::DimOp size,
                                  int64_t dim) {
  if (auto expand = size.getSource().getDefiningOp<tensor::ExpandShapeOp>())
    return expand.getMixedOutputShape()[dim];
  auto collapse = size.getSource().getDefiningOp<tensor::CollapseShapeOp>();
  if (!collapse)
    return {};
  int64_t only =
      onlyDimOf(collapse.getSrcType(), collapse.getReassociationIndices()[dim]);
  if (only < 0)
    return {};
  rewriter.setInsertionPoint(size);
  return tensor::getMixedSize(rewriter, size.getLoc(), collapse.getSrc(), only);
}

static void readSize(RewriterBase &rewriter, tensor::DimOp size) {
  if (auto group = size.getSource().getDefiningOp<GroupOp>()) {
    unsigned result = cast<OpResult>(size.getSource()).getResultNumber();
    size.getSourceMutable().set(group.getInits()[result]);
    return;
  }
  std::optional<int64_t> dim = size.getConstantIndex();
  OpFoldResult known =
      dim ? sizeOfReshape(rewriter, size, *dim) : OpFoldResult();
  if (!known)
    return;
  rewriter.setInsertionPoint(size);
  Value value = getValueOrCreateConstantIndexOp(rewriter, size.getLoc(), known);
  rewriter.replaceOp(size, value);
  if (auto next = value.getDefiningOp<tensor::DimOp>())
    readSize(rewriter, next);
}

void loops::readSizesOfInits(RewriterBase &rewriter, Operation *function) {
  SmallVector<tensor::DimOp> sizes;
  function->walk([&](tensor::DimOp size) { sizes.push_back(size); });
  for (tensor::DimOp size : sizes)
    readSize(rewriter, size);
}

// Whether each loop is still an index of some operand.
static bool hasAllLoops(linalg::GenericOp op, ArrayRef<AffineMap> maps) {
  AffineMap all = concatAffineMaps(maps, op.getContext());
  return inversePermutation(all) != AffineMap();
}

bool GroupPair::foldReshape(linalg::GenericOp op, OpOperand &operand) {
  std::optional<UnitReshape> reshape = matchUnitReshape(operand.get());
  if (!reshape || producerOf(operand.get()) != first)
    return false;
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  AffineMap &map = maps[operand.getOperandNumber()];
  auto type = cast<RankedTensorType>(operand.get().getType());
  map = AffineMap::get(type.getRank(), 0, reshape->indices, op.getContext())
            .compose(map);
  if (!hasAllLoops(op, maps))
    return false;
  folded.push_back({op, operand.getOperandNumber(), operand.get(),
                    op.getIndexingMapsAttr()});
  rewriter.modifyOpInPlace(op, [&] {
    operand.set(reshape->source);
    op.setIndexingMapsAttr(rewriter.getAffineMapArrayAttr(maps));
  });
  return true;
}

void GroupPair::foldReshapes() {
  for (auto op : second.getBody().front().getOps<linalg::GenericOp>())
    for (OpOperand *operand : op.getDpsInputOperands())
      while (foldReshape(op, *operand))
        ;
}

void GroupPair::restore() {
  for (const Read &read : llvm::reverse(folded))
    rewriter.modifyOpInPlace(read.op, [&] {
      read.op->setOperand(read.operand, read.tensor);
      linalg::GenericOp(read.op).setIndexingMapsAttr(read.maps);
    });
  folded.clear();
}

//===----------------------------------------------------------------------===//
// Ops between
//===----------------------------------------------------------------------===//

static bool isDead(Operation *op) {
  return op->getNumRegions() == 0 && isPure(op) &&
         !op->hasTrait<OpTrait::IsTerminator>() &&
         llvm::all_of(op->getUsers(), isDead);
}

// Whether something else than the second group reads a result.
bool GroupPair::leaves(Value result) {
  return llvm::any_of(result.getUsers(), [&](Operation *user) {
    return !second->isProperAncestor(user) && !isDead(user);
  });
}

static bool uses(Operation *op, const llvm::SmallPtrSetImpl<Operation *> &ops) {
  return op
      ->walk([&](Operation *inner) {
        return llvm::any_of(inner->getOperands(),
                            [&](Value operand) {
                              return ops.contains(operand.getDefiningOp());
                            })
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

void GroupPair::collectDependents() {
  llvm::SmallPtrSet<Operation *, 8> found{first};
  int64_t count = 0;
  for (Operation *op = first->getNextNode(); op != second;
       op = op->getNextNode()) {
    if (++count > kMostBetween) {
      reason = "far-apart";
      return;
    }
    if (!uses(op, found))
      continue;
    if (!isa<GroupOp>(op) && !(isPure(op) && op->getNumRegions() == 0)) {
      reason = "effects";
      return;
    }
    found.insert(op);
    dependents.push_back(op);
  }
  found.erase(first);
  if (uses(second, found))
    reason = "cycle";
}

// Whether the second group reads results of the first one by linalg ops alone.
bool GroupPair::readsOpsOnly() {
  return llvm::all_of(first->getUsers(), [&](Operation *user) {
    return user != second &&
           (!second->isProperAncestor(user) ||
            (isa<linalg::LinalgOp>(user) && user->getParentOp() == second) ||
            isa<tensor::ExtractOp>(user));
  });
}

//===----------------------------------------------------------------------===//
// Lifetimes
//===----------------------------------------------------------------------===//

static int64_t bytesOf(Value tensor) {
  auto type = dyn_cast<RankedTensorType>(tensor.getType());
  if (!type || !type.getElementType().isIntOrFloat())
    return 0;
  int64_t bytes = (type.getElementTypeBitWidth() + 7) / 8;
  for (int64_t size : type.getShape())
    bytes *= ShapedType::isDynamic(size) ? kTypicalSize : size;
  return bytes;
}

// Whether a tensor is dead when the second group runs, but for ops that move
// there.
bool GroupPair::diesBetween(Value tensor,
                            const llvm::SmallPtrSetImpl<Operation *> &moved) {
  return llvm::all_of(tensor.getUsers(), [&](Operation *user) {
    Operation *op = second->getBlock()->findAncestorOpInBlock(*user);
    return op && (moved.contains(op) || op->isBeforeInBlock(second));
  });
}

// Tensors that the first group and its dependents read live until the second
// one runs, and their results begin there.
int64_t GroupPair::addedBytes() {
  llvm::SmallPtrSet<Operation *, 8> moved{first};
  moved.insert_range(dependents);
  llvm::SmallSetVector<Value, 8> read;
  int64_t added = 0;
  for (Operation *op : moved) {
    if (!isa<GroupOp>(op))
      continue;
    for (Value result : op->getResults())
      added -= bytesOf(result);
    op->walk([&](linalg::LinalgOp inner) {
      for (OpOperand *operand : inner.getDpsInputOperands())
        if (auto producer = operand->get().getDefiningOp<GroupOp>();
            producer && !moved.contains(producer) &&
            producer->getBlock() == second->getBlock())
          read.insert(operand->get());
    });
  }
  for (Value tensor : read)
    if (diesBetween(tensor, moved))
      added += bytesOf(tensor);
  return added;
}

StringRef GroupPair::whyApart() {
  foldReshapes();
  if (!readsOpsOnly())
    return "window";
  collectDependents();
  if (reason.empty() && addedBytes() > 0)
    reason = "memory";
  return reason;
}

//===----------------------------------------------------------------------===//
// The joined group
//===----------------------------------------------------------------------===//

GroupOp GroupPair::build() {
  SmallVector<Value> inits;
  for (auto [init, result] : llvm::zip(first.getInits(), first.getResults()))
    if (leaves(result))
      inits.push_back(init);
  llvm::append_range(inits, second.getInits());
  rewriter.setInsertionPoint(second);
  SmallVector<SmallVector<OpFoldResult>> sizes;
  for (Value init : first.getInits())
    sizes.push_back(tensor::getMixedSizes(rewriter, init.getLoc(), init));
  auto both = GroupOp::create(
      rewriter, rewriter.getFusedLoc({first.getLoc(), second.getLoc()}), inits);
  fill(both, sizes);
  return both;
}

void GroupPair::fill(GroupOp both, ArrayRef<SmallVector<OpFoldResult>> sizes) {
  Block &body = both.getBody().front();
  rewriter.setInsertionPointToEnd(&body);
  IRMapping mapping;
  ValueRange arguments(body.getArguments());
  SmallVector<Value> own;
  for (auto [i, result] : llvm::enumerate(first.getResults())) {
    auto type = cast<RankedTensorType>(result.getType());
    if (leaves(result)) {
      own.push_back(arguments.front());
      arguments = arguments.drop_front();
    } else {
      own.push_back(tensor::EmptyOp::create(rewriter, first.getLoc(), sizes[i],
                                            type.getElementType()));
    }
  }
  SmallVector<Value> inner = cloneBody(first, own, mapping);
  SmallVector<Value> yielded;
  for (auto [result, value] : llvm::zip(first.getResults(), inner)) {
    mapping.map(result, value);
    if (leaves(result))
      yielded.push_back(value);
  }
  llvm::append_range(yielded, cloneBody(second, arguments, mapping));
  nest::YieldOp::create(rewriter, second.getLoc(), yielded);
}

SmallVector<Value> GroupPair::cloneBody(GroupOp group, ValueRange arguments,
                                        IRMapping &mapping) {
  Block &from = group.getBody().front();
  mapping.map(from.getArguments(), arguments);
  for (Operation &op : from.without_terminator())
    rewriter.clone(op, mapping);
  return llvm::map_to_vector(
      from.getTerminator()->getOperands(),
      [&](Value value) { return mapping.lookupOrDefault(value); });
}

// Erases the ops that read an op's results and that nothing reads.
static void eraseDeadUsers(RewriterBase &rewriter, Operation *op) {
  for (;;) {
    auto users = op->getUsers();
    auto dead = llvm::find_if(users, isDead);
    if (dead == users.end())
      return;
    Operation *user = *dead;
    eraseDeadUsers(rewriter, user);
    rewriter.eraseOp(user);
  }
}

void GroupPair::replaceBy(GroupOp both) {
  ValueRange results = both.getResults();
  for (Value result : first.getResults())
    if (leaves(result)) {
      rewriter.replaceUsesWithIf(result, results.front(), [&](OpOperand &use) {
        return !second->isProperAncestor(use.getOwner());
      });
      results = results.drop_front();
    }
  // Reshapes that nothing reads any more.
  for (Operation *&op : llvm::reverse(dependents))
    if (isOpTriviallyDead(op)) {
      rewriter.eraseOp(op);
      op = nullptr;
    }
  Operation *last = both;
  for (Operation *op : dependents) {
    if (!op)
      continue;
    rewriter.moveOpAfter(op, last);
    last = op;
  }
  rewriter.replaceOp(second, results);
  eraseDeadUsers(rewriter, first);
  rewriter.eraseOp(first);
}
