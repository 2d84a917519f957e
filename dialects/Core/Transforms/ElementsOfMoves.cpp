//===- ElementsOfMoves.cpp - compute elements before they are moved -------===//
//
//   %r = core.reshape %sum, sizes = [2, 12, 4, 16]
//   %t = core.transpose %r, dims = [0, 2, 1, 3]
//   %y = core.mul %t, %half
//
// becomes
//
//   %m = core.mul %sum, %half
//   %r = core.reshape %m, sizes = [2, 12, 4, 16]
//   %y = core.transpose %r, dims = [0, 2, 1, 3]
//
// if a product reads the result: the op runs in the kernel of the elements'
// producer, and the moves are index maps of the product. Each element is
// computed as before, repeated elements only once.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/TypeUtilities.h"
#include "tcopt/Core/Transforms/ReshapePlacer.h"

using namespace mlir;

namespace tcopt::core {

/// An op that computes each element by itself, in the type that it has.
static bool computesElements(Operation *op) {
  return isa_and_present<CoreDialect>(op->getDialect()) &&
         op->hasTrait<mlir::OpTrait::Elementwise>() && op->getNumResults() == 1;
}

/// Nothing may fail for elements that are repeated no times.
static bool mayFail(Operation *op) {
  return isa<DivOp, RemOp>(op) &&
         isa<IntegerType>(getElementTypeOrSelf(op->getResult(0)));
}

/// Whether an elementwise op that reads the result runs in the kernel of the
/// op.
static bool takesEpilogue(Operation *op) {
  return computesElements(op) || isa<ContractOp, ConvolutionOp>(op);
}

/// The constant of one number that a tensor has everywhere; null without one.
static ConstantOp splatBehind(Value tensor) {
  if (auto broadcast = tensor.getDefiningOp<BroadcastOp>())
    tensor = broadcast.getX();
  auto constant = tensor.getDefiningOp<ConstantOp>();
  return constant && isa<SplatElementsAttr>(constant.getValue()) ? constant
                                                                 : ConstantOp();
}

/// Whether no reader would compute the elements of a value itself, but for ops
/// of numbers and of it: products read their factors from memory.
static bool isStoredForProducts(Value value) {
  return !value.use_empty() &&
         llvm::all_of(value.getUsers(), [&](Operation *user) {
           if (isa<ContractOp, ConvolutionOp>(user))
             return true;
           bool isOfNumbers =
               computesElements(user) &&
               llvm::all_of(user->getOperands(), [&](Value operand) {
                 return operand == value || splatBehind(operand);
               });
           return (isOfNumbers || isa<ReshapeOp, TransposeOp>(user)) &&
                  isStoredForProducts(user->getResult(0));
         });
}

namespace {
/// An elementwise op of numbers and of one tensor that was moved.
class MovedElements {
public:
  MovedElements(Operation *op, BlockSizes &sizes, OldOps &old)
      : op(op), sizes(sizes), old(old) {}

  bool run();

private:
  bool findMoved();
  bool findMoves();
  bool isReadOnce();
  Value number(OpBuilder &builder, ConstantOp constant);

  Operation *op;
  BlockSizes &sizes;
  OldOps &old;
  /// The operand after the moves, and the tensor before them. `moves` begins
  /// with the producer of the operand.
  Value moved, source;
  SmallVector<Operation *> moves;
};
} // namespace

bool MovedElements::findMoved() {
  for (Value operand : op->getOperands()) {
    if (splatBehind(operand) || operand == moved)
      continue;
    if (moved)
      return false;
    moved = operand;
  }
  return isa_and_present<RankedTensorType>(moved ? moved.getType() : Type()) &&
         getElementTypeOrSelf(moved) == getElementTypeOrSelf(op->getResult(0));
}

/// Whether the product can read repeated elements once, as far as sizes are
/// known.
bool MovedElements::isReadOnce() {
  return llvm::none_of(moves, llvm::IsaPred<BroadcastOp>) ||
         llvm::all_of(moves, [&](Operation *move) {
           auto reshape = dyn_cast<ReshapeOp>(move);
           return !reshape || sizes.groupsOf(reshape);
         });
}

/// Moves of which nothing but the op reads the results.
bool MovedElements::findMoves() {
  source = moved;
  auto isRead = [](Value value, Operation *by) {
    return llvm::all_of(value.getUsers(),
                        [&](Operation *user) { return user == by; });
  };
  Operation *reader = op;
  for (;;) {
    Operation *producer = source.getDefiningOp();
    if (!producer || producer->getBlock() != op->getBlock() ||
        !isRead(source, reader))
      return false;
    if (!isa<ReshapeOp, TransposeOp, BroadcastOp>(producer))
      return !moves.empty() && takesEpilogue(producer) && isReadOnce();
    moves.push_back(producer);
    source = producer->getOperand(0);
    reader = producer;
  }
}

/// The number for each element of the source.
Value MovedElements::number(OpBuilder &builder, ConstantOp constant) {
  auto type = cast<RankedTensorType>(source.getType());
  auto splat = cast<SplatElementsAttr>(constant.getValue());
  Type element = splat.getElementType();
  if (type.hasStaticShape())
    return ConstantOp::create(
        builder, op->getLoc(),
        cast<ElementsAttr>(splat.resizeSplat(type.clone(element))));
  Value scalar = ConstantOp::create(builder, op->getLoc(),
                                    cast<ElementsAttr>(splat.resizeSplat(
                                        RankedTensorType::get({}, element))));
  return BroadcastOp::create(builder, op->getLoc(), scalar, {},
                             sizes.valuesOf(sizes.of(source)));
}

bool MovedElements::run() {
  if (!computesElements(op) || mayFail(op) || !findMoved() || !findMoves() ||
      !isStoredForProducts(op->getResult(0)))
    return false;
  OpBuilder builder(op);
  SmallVector<Value> operands;
  for (Value operand : op->getOperands())
    operands.push_back(
        operand == moved ? source : number(builder, splatBehind(operand)));
  Operation *computed = builder.clone(*op);
  computed->setOperands(operands);
  computed->getResult(0).setType(source.getType());
  Value result = computed->getResult(0);
  for (Operation *move : llvm::reverse(moves)) {
    Operation *copy = builder.clone(*move);
    copy->setOperand(0, result);
    result = copy->getResult(0);
  }
  op->getResult(0).replaceAllUsesWith(result);
  old.add(op);
  for (Operation *move : moves)
    old.add(move);
  return true;
}

unsigned computeBeforeMoves(Block &block) {
  BlockSizes sizes(block);
  OldOps old;
  unsigned count = 0;
  SmallVector<Operation *> all(llvm::make_pointer_range(block));
  for (Operation *op : all)
    count += MovedElements(op, sizes, old).run();
  old.erase();
  return count;
}

} // namespace tcopt::core
