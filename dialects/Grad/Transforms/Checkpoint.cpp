//===- Checkpoint.cpp - regions that run again for their gradients --------===//
//
// Reverse mode copies the region to where its gradient is computed. What the
// copy uses of the values around it are barriers that wait for the cotangents:
// no pass can take the copy for the original, and nothing of it is computed
// before the cotangents are.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Grad/Transforms/Checkpoint.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "tcopt/Core/IR/CoreOps.h"
#include "tcopt/Grad/IR/RecomputePolicy.h"
#include "tcopt/Interfaces/ForwardMode.h"
#include "tcopt/Interfaces/OpFacts.h"
#include "tcopt/Interfaces/ReverseMode.h"

using namespace mlir;

namespace tcopt::grad {

//===----------------------------------------------------------------------===//
// The region again
//===----------------------------------------------------------------------===//

static bool isContraction(Operation *op) {
  auto facts = dyn_cast<OpFactsInterface>(op);
  return facts && facts.autocastClass(2) == AutocastClass::Lower;
}

// Whether the checkpoint's policy keeps the op's results.
static bool isSaved(CheckpointOp checkpoint, Operation *op) {
  ArrayAttr save = checkpoint.getSave().value_or(ArrayAttr());
  return save && llvm::any_of(save.getAsRange<StringAttr>(), [&](auto entry) {
           StringRef name = entry.getValue();
           if (name == CheckpointOp::kContractions)
             return isContraction(op);
           if (name == CheckpointOp::kReductions)
             return isReduction(op);
           return op->getName().getStringRef() == name;
         });
}

// What an op prints, or refuses, it does where it first runs.
static bool runsOnce(Operation *op) {
  return op->getNumResults() == 0 && !isMemoryEffectFree(op);
}

static bool canWait(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.getElementType().isIntOrFloat() &&
         !matchPattern(value, m_Constant());
}

namespace {
/// A copy of a checkpoint's region.
class Replay {
public:
  /// The copy waits for `tokens`, if there are any.
  Replay(OpBuilder &builder, CheckpointOp checkpoint, ArrayRef<Value> tokens)
      : builder(builder), checkpoint(checkpoint), tokens(tokens),
        body(checkpoint.getBody().front()) {}

  void copy();
  /// Copies of ops with kept results, and what these follow from, behind no
  /// barrier: later passes find that the original computes the same. Their
  /// results, behind barriers, take the place of those of the copy.
  void useSaved();

  Value operator()(Value original) const {
    return again.lookupOrDefault(original);
  }
  SmallVector<Value> yielded() const {
    return llvm::map_to_vector(body.getTerminator()->getOperands(), *this);
  }
  ArrayRef<Operation *> getOps() const { return ops; }

private:
  llvm::SmallDenseSet<Operation *> findKept();
  Value delayed(Value value);

  OpBuilder &builder;
  CheckpointOp checkpoint;
  ArrayRef<Value> tokens;
  Block &body;
  IRMapping again;
  SmallVector<Operation *> ops;
};
} // namespace

Value Replay::delayed(Value value) {
  if (tokens.empty() || !canWait(value))
    return value;
  return core::BarrierOp::create(builder, checkpoint.getLoc(), value,
                                 ValueRange(tokens));
}

void Replay::copy() {
  for (Value used : usedValues(checkpoint))
    again.map(used, delayed(used));
  for (Operation &op : body.without_terminator())
    if (!runsOnce(&op))
      ops.push_back(builder.clone(op, again));
}

// Ops whose results are kept, and those that they follow from.
llvm::SmallDenseSet<Operation *> Replay::findKept() {
  llvm::SmallDenseSet<Operation *> kept;
  for (Operation &op : llvm::reverse(body.without_terminator())) {
    if (!kept.contains(&op) && !isSaved(checkpoint, &op))
      continue;
    kept.insert(&op);
    for (Value used : usedValues(&op))
      if (used.getParentBlock() == &body)
        kept.insert(used.getDefiningOp());
  }
  return kept;
}

void Replay::useSaved() {
  IRMapping first;
  llvm::SmallDenseSet<Operation *> kept = findKept();
  OpBuilder::InsertionGuard guard(builder);
  if (!ops.empty())
    builder.setInsertionPoint(ops.front());
  for (Operation &op : body.without_terminator()) {
    if (!kept.contains(&op) || runsOnce(&op))
      continue;
    builder.clone(op, first);
    if (isSaved(checkpoint, &op))
      for (Value result : op.getResults())
        again.lookup(result).replaceAllUsesWith(delayed(first.lookup(result)));
  }
  for (Operation *op : llvm::reverse(ops))
    if (op->use_empty())
      op->erase();
  ops.clear();
}

//===----------------------------------------------------------------------===//
// Derivatives
//===----------------------------------------------------------------------===//

namespace {
struct CheckpointModel
    : DifferentiableOpInterface::ExternalModel<CheckpointModel, CheckpointOp> {
  Derivative derivative(Operation *) const { return {}; }
  LogicalResult buildVjp(Operation *op, VjpContext &context) const;
  bool hasJvp(Operation *) const { return true; }
  LogicalResult buildJvp(Operation *op, JvpContext &context) const;
};

struct BarrierModel
    : DifferentiableOpInterface::ExternalModel<BarrierModel, core::BarrierOp> {
  Derivative derivative(Operation *) const { return {}; }
  LogicalResult buildVjp(Operation *op, VjpContext &context) const {
    context.give(op->getOperand(0), context.cotangent());
    return success();
  }
  bool hasJvp(Operation *) const { return true; }
  LogicalResult buildJvp(Operation *op, JvpContext &context) const {
    context.give(0, context.tangent(op->getOperand(0)));
    return success();
  }
};
} // namespace

LogicalResult CheckpointModel::buildVjp(Operation *op,
                                        VjpContext &context) const {
  SmallVector<Value> wanted, targets, tokens;
  for (Value used : usedValues(op))
    if (context.wants(used))
      wanted.push_back(used);
  for (unsigned i = 0; i < op->getNumResults(); ++i)
    if (Value cotangent = context.cotangent(i))
      tokens.push_back(cotangent);
  OpBuilder &builder = context.getBuilder();
  Replay replay(builder, cast<CheckpointOp>(op), tokens);
  replay.copy();
  SmallVector<Value> yielded = replay.yielded();
  for (auto [i, value] : llvm::enumerate(yielded))
    if (context.cotangent(i))
      targets.push_back(value);
  auto sources = llvm::map_to_vector(wanted, replay);
  Activity activity(replay.getOps(), sources, targets);
  if (failed(activity.verify()))
    return failure();
  ReverseMode mode(builder, activity);
  for (auto [i, value] : llvm::enumerate(yielded))
    mode.add(value, context.cotangent(i));
  if (failed(mode.run(replay.getOps())))
    return failure();
  replay.useSaved();
  for (auto [used, source] : llvm::zip_equal(wanted, sources))
    context.give(used, mode.cotangent(source));
  return success();
}

// The tangents are computed in a checkpoint, too.
LogicalResult CheckpointModel::buildJvp(Operation *op,
                                        JvpContext &context) const {
  auto checkpoint = cast<CheckpointOp>(op);
  SmallVector<Type> types =
      llvm::filter_to_vector(op->getResultTypes(), hasTangent);
  auto both = CheckpointOp::create(context.getBuilder(), op->getLoc(), types,
                                   checkpoint.getSaveAttr());
  OpBuilder inside = OpBuilder::atBlockEnd(&both.getBody().emplaceBlock());
  Replay replay(inside, checkpoint, {});
  replay.copy();
  SmallVector<Value> yielded = replay.yielded(), sources, tangents;
  for (Value used : usedValues(op))
    if (Value tangent = context.tangent(used)) {
      sources.push_back(used);
      tangents.push_back(tangent);
    }
  Activity activity(replay.getOps(), sources, yielded);
  if (failed(activity.verify()))
    return failure();
  ForwardMode mode(activity);
  for (auto [source, tangent] : llvm::zip_equal(sources, tangents))
    mode.set(source, tangent);
  if (failed(mode.run(replay.getOps())))
    return failure();
  SmallVector<Value> results;
  for (auto [i, value] : llvm::enumerate(yielded))
    if (hasTangent(value.getType())) {
      context.give(i, both.getResult(unsigned(results.size())));
      results.push_back(mode.tangentOrZeros(inside, value, op->getLoc()));
    }
  YieldOp::create(inside, op->getLoc(), results);
  return success();
}

void registerCheckpointDerivatives(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, GradDialect *) {
    CheckpointOp::attachInterface<CheckpointModel>(*context);
    // Reverses of checkpoints have barriers.
    context->loadDialect<core::CoreDialect>();
  });
  registry.addExtension(+[](MLIRContext *context, core::CoreDialect *) {
    core::BarrierOp::attachInterface<BarrierModel>(*context);
  });
}

//===----------------------------------------------------------------------===//
// Where nothing is differentiated any more
//===----------------------------------------------------------------------===//

static void expandCheckpoint(CheckpointOp op) {
  Operation *yield = op.getBody().front().getTerminator();
  op.replaceAllUsesWith(yield->getOperands());
  yield->erase();
  Block *block = op->getBlock();
  block->getOperations().splice(op->getIterator(),
                                op.getBody().front().getOperations());
  op.erase();
}

size_t expandCheckpoints(Operation *root) {
  SmallVector<CheckpointOp> found;
  root->walk([&](CheckpointOp op) { found.push_back(op); });
  llvm::for_each(found, expandCheckpoint);
  return found.size();
}

} // namespace tcopt::grad
