//===- FusionChoice.cpp - which elementwise ops become one ----------------===//

#include "tcopt/Nest/Transforms/FusionChoice.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::nest;

static bool isMathOrDivision(Operation *inner) {
  return inner->getName().getDialectNamespace() == "math" ||
         isa<arith::DivFOp, arith::DivSIOp, arith::DivUIOp, arith::RemFOp,
             arith::RemSIOp, arith::RemUIOp>(inner);
}

bool nest::isExpensive(linalg::LinalgOp op) {
  return llvm::any_of(*op.getBlock(), [](Operation &inner) {
    StringRef dialect = inner.getName().getDialectNamespace();
    return dialect == "scf" || dialect == "rt" || isMathOrDivision(&inner) ||
           isa<tensor::ExtractOp>(inner);
  });
}

/// Whether the consumer reads elements of the operand more than once.
static bool repeatsElements(OpOperand &operand) {
  auto consumer = cast<linalg::LinalgOp>(operand.getOwner());
  return !consumer.getMatchingIndexingMap(&operand).isPermutation();
}

/// Whether an input has an element for each point of the loops.
static bool coversLoops(linalg::LinalgOp op, OpOperand *input) {
  return op.getMatchingIndexingMap(input).isPermutation();
}

// What an elementwise op was merged into has several inputs too.
bool nest::isContraction(linalg::LinalgOp op) {
  if (op.getNumReductionLoops() == 0 || op.getNumDpsInputs() < 2)
    return false;
  return matchProductSum(op) ||
         llvm::none_of(op.getDpsInputOperands(), [&](OpOperand *input) {
           return coversLoops(op, input);
         });
}

bool nest::isPlainFactor(linalg::GenericOp op) {
  if (op.getNumDpsInputs() != 1 || op->getNumResults() != 1 ||
      op.getNumReductionLoops() || !coversLoops(op, op.getDpsInputOperand(0)))
    return false;
  Value result = op.getBlock()->getTerminator()->getOperand(0);
  Operation *conversion = result.getDefiningOp();
  if (isa_and_nonnull<arith::ExtFOp, arith::ExtSIOp, arith::ExtUIOp>(
          conversion))
    result = conversion->getOperand(0);
  return result == op.getBlock()->getArgument(0);
}

bool nest::readsOutput(linalg::LinalgOp op) {
  return llvm::any_of(op.getRegionOutputArgs(), [](BlockArgument argument) {
    return !argument.use_empty();
  });
}

//===----------------------------------------------------------------------===//
// Limits of a kernel's size
//===----------------------------------------------------------------------===//

bool SizeLimits::allows(linalg::LinalgOp producer,
                        linalg::LinalgOp consumer) const {
  int64_t room = maxOps;
  return fitsOps(producer, room) && fitsOps(consumer, room) &&
         fitsInputs(producer, consumer);
}

/// Takes the cost of the body from the room, until there is none.
bool SizeLimits::fitsOps(linalg::LinalgOp op, int64_t &room) const {
  return !op.getBlock()
              ->walk([&](Operation *inner) {
                if (!inner->hasTrait<OpTrait::IsTerminator>())
                  room -= isMathOrDivision(inner) ? expensiveCost : 1;
                return room < 0 ? WalkResult::interrupt()
                                : WalkResult::advance();
              })
              .wasInterrupted();
}

bool SizeLimits::fitsInputs(linalg::LinalgOp producer,
                            linalg::LinalgOp consumer) const {
  llvm::SmallDenseSet<Value, 32> inputs;
  // What one loop computes for others takes as much room as what it reads.
  int64_t kept = producer->hasOneUse() ? 0 : producer->getNumResults();
  for (Value input : producer.getDpsInputs())
    inputs.insert(input);
  for (Value input : consumer.getDpsInputs())
    if (input.getDefiningOp() != producer)
      inputs.insert(input);
  return static_cast<int64_t>(inputs.size()) + kept <= maxInputs;
}

//===----------------------------------------------------------------------===//
// Reasons
//===----------------------------------------------------------------------===//

bool nest::mayFail(linalg::GenericOp op) {
  return llvm::any_of(*op.getBlock(), [](Operation &inner) {
    return inner.getName().getDialectNamespace() == "rt";
  });
}

/// Whether one op reads the only result. What patterns have merged is still
/// there, without uses.
static bool hasOneReader(Operation *op) {
  return op->getNumResults() == 1 &&
         llvm::count_if(op->getUses(), [](OpOperand &use) {
           return !isOpTriviallyDead(use.getOwner());
         }) == 1;
}

/// Whether the op will change a reduction's result where that lies, when groups
/// are formed, or is the end of a chain that will: as long as it has a result
/// of its own only.
static bool willChangeReduction(linalg::GenericOp op, int depth = 8) {
  if (depth == 0 || op->getNumResults() != 1 || op.getNumReductionLoops())
    return false;
  return llvm::any_of(op.getDpsInputOperands(), [&](OpOperand *input) {
    Value value = input->get();
    if (auto expand = value.getDefiningOp<tensor::ExpandShapeOp>())
      if (hasOneReader(expand))
        value = expand.getSrc();
    auto producer = value.getDefiningOp<linalg::LinalgOp>();
    if (!producer || !hasOneReader(producer) ||
        !op.getMatchingIndexingMap(input).isIdentity())
      return false;
    auto map = dyn_cast<linalg::GenericOp>(producer.getOperation());
    return producer.getNumReductionLoops() != 0 ||
           (map && willChangeReduction(map, depth - 1));
  });
}

/// Whether constants alone decide what the op computes: it may run once for all
/// calls (nest-form-state), which is not left to a loop of each call.
static bool followsFromConstants(Operation *op, int depth = 8) {
  if (op->hasTrait<mlir::OpTrait::ConstantLike>() || isa<tensor::EmptyOp>(op))
    return true;
  return depth > 0 && !op->getOperands().empty() &&
         llvm::all_of(op->getOperands(), [&](Value operand) {
           Operation *producer = operand.getDefiningOp();
           return producer && followsFromConstants(producer, depth - 1);
         });
}

/// Whether one loop can compute the producer's results, which others read too,
/// and the reader's: what an optimizer's step updates is then read once. The
/// loop runs where the reader did, so that the others must come later.
static bool canComputeTogether(OpOperand &operand, OpOrder &order) {
  constexpr ptrdiff_t kMostUses = 8;
  auto producer = operand.get().getDefiningOp<linalg::GenericOp>();
  auto reader = dyn_cast<linalg::GenericOp>(operand.getOwner());
  if (!producer || !reader || producer->getBlock() != reader->getBlock() ||
      reader.getNumReductionLoops() || readsOutput(reader) ||
      mayFail(producer) || producer->use_empty() ||
      willChangeReduction(producer) || willChangeReduction(reader) ||
      (followsFromConstants(producer) && !followsFromConstants(reader)) ||
      std::distance(producer->use_begin(), producer->use_end()) > kMostUses)
    return false;
  auto isIdentity = [](OpOperand &part) {
    return cast<linalg::LinalgOp>(part.getOwner())
        .getMatchingIndexingMap(&part)
        .isIdentity();
  };
  auto isWellRead = [&](OpOperand &part) {
    return part.get().getDefiningOp() != producer ||
           (reader.isDpsInput(&part) && isIdentity(part));
  };
  auto isLater = [&](Operation *user) {
    Operation *there = reader->getBlock()->findAncestorOpInBlock(*user);
    return user == reader || (there && order.precedes(reader, there));
  };
  return llvm::all_of(producer.getDpsInitsMutable(), isIdentity) &&
         llvm::all_of(reader.getDpsInitsMutable(), isIdentity) &&
         llvm::all_of(reader->getOpOperands(), isWellRead) &&
         llvm::all_of(producer->getUsers(), isLater);
}

/// Whether the op sums products of which each element is a factor once: nothing
/// of what is computed for it would be computed again.
static bool isRowProduct(linalg::LinalgOp op) {
  return llvm::all_of(op.getDpsInputOperands(),
                      [&](OpOperand *input) { return coversLoops(op, input); });
}

/// Whether the op is merged into a reader once it has no other.
static bool isMergeable(OpOperand &use) {
  auto reader = dyn_cast<linalg::GenericOp>(use.getOwner());
  return reader && linalg::areElementwiseOpsFusable(&use) &&
         (!isContraction(reader) || isRowProduct(reader)) &&
         !repeatsElements(use);
}

static int64_t costOfBody(linalg::LinalgOp op, int64_t expensiveCost) {
  int64_t cost = 0;
  for (Operation &inner : op.getBlock()->without_terminator())
    cost += isMathOrDivision(&inner) ? expensiveCost : 1;
  return cost;
}

/// Whether the op is a reduction, or the start of a chain that one reads alone.
static bool endsInReduction(Operation *op, int depth = 8) {
  auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
  if (!linalgOp || depth == 0)
    return false;
  return linalgOp.getNumReductionLoops() > 0 ||
         (!op->use_empty() && llvm::all_equal(op->getUsers()) &&
          endsInReduction(*op->user_begin(), depth - 1));
}

bool nest::isWorthRecomputing(linalg::GenericOp op, int64_t mostCost,
                              int64_t expensiveCost) {
  constexpr ptrdiff_t kMostUses = 4, kMostUsesOfSpread = 256;
  ptrdiff_t uses = std::distance(op->use_begin(), op->use_end());
  int64_t whole = llvm::count_if(op.getDpsInputOperands(), [&](OpOperand *in) {
    return coversLoops(op, in);
  });
  if (op->getNumResults() != 1 || op.getNumReductionLoops() || uses < 2 ||
      uses > (whole ? kMostUses : kMostUsesOfSpread) || readsOutput(op) ||
      mayFail(op) || costOfBody(op, expensiveCost) > mostCost ||
      willChangeReduction(op) || !llvm::all_of(op->getUses(), isMergeable))
    return false;
  // What is only spread is never worth storing.
  return whole == 0 || (whole * uses <= whole + 1 + uses &&
                        llvm::any_of(op->getUsers(), [](Operation *user) {
                          return endsInReduction(user);
                        }));
}

StringRef nest::reasonAgainst(OpOperand &operand, const SizeLimits &limits,
                              OpOrder &order) {
  Operation *producer = operand.get().getDefiningOp();
  auto linalgProducer = cast<linalg::LinalgOp>(producer);
  auto consumer = cast<linalg::LinalgOp>(operand.getOwner());
  auto map = dyn_cast<linalg::GenericOp>(producer);
  if (isContraction(consumer) &&
      !(limits.factorsAsTheyAre &&
        (isRowProduct(consumer) || (map && isPlainFactor(map)))))
    return "contraction";
  if (!producer->hasOneUse() && !canComputeTogether(operand, order))
    return "several-uses";
  if (readsOutput(linalgProducer))
    return "reads-output";
  if (isExpensive(linalgProducer) && repeatsElements(operand))
    return "repeats-work";
  if (!limits.allows(linalgProducer, consumer))
    return "kernel-size";
  return "";
}
