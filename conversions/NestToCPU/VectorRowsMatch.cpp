//===- VectorRowsMatch.cpp - reductions that vectors hold -----------------===//

#include "VectorRowsMatch.h"
#include "tcopt/Conversion/NestToLoops/BufferTypes.h"
#include "tcopt/Conversion/NestToLoops/OperandAccess.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::cpu;
using namespace tcopt::loops;

/// Terms that are added one after the other without a loop.
static constexpr int64_t mostTerms = 64;

static bool isVectorElement(Type type) { return type.isIntOrFloat(); }

static bool isElementwise(Operation *op) {
  return (OpTrait::hasElementwiseMappableTraits(op) ||
          isa<arith::ConstantOp>(op)) &&
         llvm::all_of(op->getOperandTypes(), isVectorElement) &&
         llvm::all_of(op->getResultTypes(), isVectorElement);
}

bool cpu::isElementwiseBody(Block *block) {
  return llvm::all_of(block->without_terminator(),
                      [](Operation &inner) { return isElementwise(&inner); });
}

bool cpu::isRead(linalg::LinalgOp op, OpOperand &operand) {
  return op.isDpsInput(&operand) &&
         !op.getMatchingBlockArgument(&operand).use_empty();
}

AffineMap cpu::mapInEpilogue(linalg::LinalgOp op, OpOperand &operand) {
  auto epilogue = cast<linalg::LinalgOp>(operand.getOwner());
  OpOperand &output = *op.getDpsInitsMutable().begin();
  return epilogue.getMatchingIndexingMap(&operand).compose(
      op.getMatchingIndexingMap(&output));
}

namespace {

class Matcher {
public:
  Matcher(linalg::LinalgOp op, linalg::LinalgOp epilogue,
          const KernelShape &shape)
      : op(op), epilogue(epilogue), shape(shape) {}

  bool run(const LoopOrder &loops) {
    for (int64_t loop : loops.order)
      (shape.loops[loop].reduction ? match.reduced : match.kept)
          .push_back(loop);
    if (match.reduced.empty() || match.kept.empty() || !haveFewTerms())
      return false;
    match.column = match.kept.pop_back_val();
    return int64_t(loops.positionOf(match.column)) >= loops.parallel &&
           matchOperands() && matchBody() && matchEpilogue();
  }

  VectorRowsMatch match;

private:
  bool haveFewTerms() const {
    int64_t terms = productOf(shape, match.reduced);
    return terms != unknownSize && terms > 0 && terms <= mostTerms;
  }

  /// Whether a vector of the elements along the column can be read.
  bool isReadable(Value buffer, AffineMap map) {
    MemRefType type = bufferTypeOf(buffer);
    if (!type || !isVectorElement(type.getElementType()) || !isLinear(map))
      return false;
    match.widest =
        std::max<int64_t>(match.widest, type.getElementTypeBitWidth());
    std::optional<int64_t> step = elementStep(type, map, match.column);
    return step && *step >= 0 && *step <= 2;
  }

  bool isOutput(Value buffer) {
    return llvm::is_contained(op.getDpsInits(), buffer);
  }

  bool matchOperands() {
    return llvm::all_of(op->getOpOperands(), [&](OpOperand &operand) {
      AffineMap map = op.getMatchingIndexingMap(&operand);
      if (!op.isDpsInit(&operand))
        return !isRead(op, operand) ||
               (isReadable(operand.get(), map) && !isOutput(operand.get()));
      return isReadable(operand.get(), map) &&
             elementStep(bufferTypeOf(operand.get()), map, match.column) == 1;
    });
  }

  bool matchBody() {
    return llvm::all_of(
        op.getBlock()->without_terminator(), [&](Operation &inner) {
          if (auto branch = dyn_cast<scf::IfOp>(inner))
            return matchGuard(branch);
          if (isAddressing(&inner))
            return true;
          for (Type type : inner.getResultTypes())
            if (type.isIntOrFloat())
              match.widest =
                  std::max<int64_t>(match.widest, type.getIntOrFloatBitWidth());
          return isElementwise(&inner);
        });
  }

  bool matchGuard(scf::IfOp branch) {
    std::optional<GuardedRead> guard = matchGuardedRead(branch, op.getBlock());
    if (!guard || isOutput(guard->buffer) ||
        !isReadable(guard->buffer, guard->map))
      return false;
    match.guards.push_back({branch, *guard});
    return true;
  }

  bool matchEpilogue() {
    if (!epilogue)
      return true;
    for (OpOperand *operand : epilogue.getDpsInputOperands())
      if (!isReadable(operand->get(), mapInEpilogue(op, *operand)))
        return false;
    return isElementwiseBody(epilogue.getBlock());
  }

  linalg::LinalgOp op, epilogue;
  const KernelShape &shape;
};

} // namespace

std::optional<VectorRowsMatch> cpu::matchVectorRows(linalg::LinalgOp op,
                                                    linalg::LinalgOp epilogue,
                                                    const KernelShape &shape,
                                                    const LoopOrder &loops) {
  Matcher matcher(op, epilogue, shape);
  if (!matcher.run(loops))
    return std::nullopt;
  return std::move(matcher.match);
}

LoopBounds cpu::interiorOf(IndexMath &math, const VectorRowsMatch &match,
                           const KernelShape &shape, Index columns) {
  LoopBounds result{math.constant(0), columns};
  for (auto &[branch, guard] : match.guards)
    for (const PlaceCondition &condition : guard.conditions) {
      if (!condition.place.isFunctionOfDim(match.column))
        continue;
      LoopBounds one =
          iterationsInside(math, condition, match.column, match.reduced, shape);
      result.lower = math.max(result.lower, one.lower);
      result.upper = math.min(result.upper, one.upper);
    }
  return result;
}
