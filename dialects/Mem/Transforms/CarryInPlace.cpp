//===- CarryInPlace.cpp - one buffer for what a loop carries --------------===//
//
// Runs on tensors, before destinations are passed and before bufferization,
// which refuses a loop that hands on another buffer than it got. Such a buffer
// could have no place in an arena either: the next iteration still reads it.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/Transforms/Transforms.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "tcopt/Core/IR/CoreOps.h"
#include "tcopt/Mem/Transforms/Passes.h"

using namespace mlir;

namespace tcopt::mem {

#define GEN_PASS_DEF_CARRYINPLACEPASS
#include "tcopt/Mem/Transforms/Passes.h.inc"

namespace {

//===----------------------------------------------------------------------===//
// Tensors in one buffer
//===----------------------------------------------------------------------===//

bool isView(Operation *op) {
  return isa<tensor::CastOp, tensor::ExpandShapeOp, tensor::CollapseShapeOp,
             tensor::ExtractSliceOp>(op);
}

/// What a result may be that lies where another tensor does: a view lies in
/// what it shows, the result of branches in what these yield, and that of a
/// loop in what it starts from.
SmallVector<Value> sourcesOf(OpResult result) {
  Operation *op = result.getOwner();
  unsigned i = result.getResultNumber();
  if (isView(op))
    return {op->getOperand(0)};
  if (auto choice = dyn_cast<arith::SelectOp>(op))
    return {choice.getTrueValue(), choice.getFalseValue()};
  if (auto branch = dyn_cast<scf::IfOp>(op))
    return {branch.thenYield().getOperand(i), branch.elseYield().getOperand(i)};
  if (auto loop = dyn_cast<scf::ForOp>(op))
    return {loop.getInitArgs()[i]};
  if (auto loop = dyn_cast<scf::WhileOp>(op))
    return {loop.getConditionOp().getArgs()[i]};
  return {};
}

/// The tensors in whose buffer this one may lie, itself the first one.
SetVector<Value> allSourcesOf(Value tensor) {
  SetVector<Value> sources;
  sources.insert(tensor);
  for (size_t i = 0; i < sources.size(); ++i)
    if (auto result = dyn_cast<OpResult>(sources[i]))
      sources.insert_range(sourcesOf(result));
  return sources;
}

//===----------------------------------------------------------------------===//
// Ends of iterations
//===----------------------------------------------------------------------===//

/// Rewrites what one terminator hands on.
class Carrier {
public:
  /// Adds to `sizes` what computes the size of a value that is handed on.
  Carrier(Operation *terminator, SmallVector<Operation *> &sizes)
      : terminator(terminator), builder(terminator), sizes(sizes) {}

  int64_t carry(ValueRange arguments) {
    MutableArrayRef<OpOperand> handed = terminator->getOpOperands();
    // Before any buffer is overwritten.
    for (auto [operand, argument] : llvm::zip(handed, arguments))
      if (isMoved(operand.get(), argument))
        operand.set(copyOf(operand.get()));
    for (auto [operand, argument] : llvm::zip(handed, arguments))
      if (operand.get() != argument && isa<TensorType>(argument.getType()) &&
          operand.get().getType() == argument.getType())
        write(operand, argument);
    return count;
  }

private:
  /// Whether it may lie where another one of the values is that the loop
  /// carries.
  bool isMoved(Value value, Value argument) const {
    if (value == argument || !isa<TensorType>(value.getType()))
      return false;
    SetVector<Value> sources = allSourcesOf(value);
    return llvm::any_of(sources, [&](Value source) {
      auto carried = dyn_cast<BlockArgument>(source);
      return carried && carried != argument &&
             carried.getOwner() == terminator->getBlock();
    });
  }

  Value copyOf(Value tensor) {
    auto type = cast<RankedTensorType>(tensor.getType());
    return bufferization::AllocTensorOp::create(
        builder, terminator->getLoc(), type, ValueRange(), /*copy=*/tensor);
  }

  void write(OpOperand &operand, Value argument) {
    Location loc = terminator->getLoc();
    requireSizes(operand.get(), argument);
    operand.set(bufferization::MaterializeInDestinationOp::create(
                    builder, loc, argument.getType(), operand.get(), argument)
                    .getResult());
    ++count;
  }

  void requireSizes(Value tensor, Value argument) {
    Location loc = terminator->getLoc();
    auto type = cast<RankedTensorType>(tensor.getType());
    for (int64_t dim = 0; dim < type.getRank(); ++dim) {
      if (!type.isDynamicDim(dim))
        continue;
      Value now = tensor::DimOp::create(builder, loc, tensor, dim);
      Value before = tensor::DimOp::create(builder, loc, argument, dim);
      sizes.push_back(now.getDefiningOp());
      Value same = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                         now, before);
      core::RequireOp::create(
          builder, loc, same,
          "a tensor that a loop carries must keep its sizes");
    }
  }

  Operation *terminator;
  OpBuilder builder;
  SmallVector<Operation *> &sizes;
  int64_t count = 0;
};

/// Lets the condition of a loop hand on all that it got, in that order, and
/// then what else the body or the loop's users want.
class WhileAligner {
public:
  explicit WhileAligner(scf::WhileOp loop)
      : loop(loop), inits(loop.getInits().size()) {}

  scf::WhileOp run() {
    if (isAligned())
      return loop;
    SmallVector<Value> passed = choosePassed();
    Block *after = loop.getAfterBody();
    for (Value value : passed)
      after->addArgument(value.getType(), loop.getLoc());
    unsigned old = places.size();
    for (auto [i, place] : llvm::enumerate(places))
      after->getArgument(i).replaceAllUsesWith(after->getArgument(old + place));
    after->eraseArguments(0, old);
    loop.getConditionOp().getArgsMutable().assign(passed);
    return rebuild(ValueRange(passed).getTypes());
  }

private:
  bool isAligned() {
    return loop.getConditionOp().getArgs().size() == inits &&
           llvm::equal(loop.getConditionOp().getArgs(),
                       loop.getBeforeArguments());
  }

  SmallVector<Value> choosePassed() {
    auto arguments = loop.getBeforeArguments();
    SmallVector<Value> passed(arguments.begin(), arguments.end());
    for (Value value : loop.getConditionOp().getArgs()) {
      const auto *it = llvm::find(passed, value);
      places.push_back(it - passed.begin());
      if (it == passed.end())
        passed.push_back(value);
    }
    return passed;
  }

  scf::WhileOp rebuild(TypeRange types) {
    OpBuilder builder(loop);
    auto wide =
        scf::WhileOp::create(builder, loop.getLoc(), types, loop.getInits());
    wide->setDiscardableAttrs(loop->getDiscardableAttrDictionary());
    wide.getBefore().takeBody(loop.getBefore());
    wide.getAfter().takeBody(loop.getAfter());
    for (auto [result, place] : llvm::zip_equal(loop.getResults(), places))
      result.replaceAllUsesWith(wide.getResult(place));
    loop.erase();
    return wide;
  }

  scf::WhileOp loop;
  size_t inits;
  /// Where each value that the condition handed on stands now.
  SmallVector<unsigned> places;
};

//===----------------------------------------------------------------------===//
// Starts of loops
//===----------------------------------------------------------------------===//

/// Whether anything but the operand `init` of the loop reads the tensor when
/// the loop runs or later, also through views.
bool isReadLater(Value tensor, const OpOperand *init, Operation *loop) {
  return llvm::any_of(tensor.getUses(), [&](OpOperand &use) {
    if (&use == init)
      return false;
    Operation *user = loop->getBlock()->findAncestorOpInBlock(*use.getOwner());
    if (!user || user == loop || loop->isBeforeInBlock(user))
      return true;
    return isView(user) && isReadLater(user->getResult(0), init, loop);
  });
}

/// Arguments of functions are copied by bufferization.
bool isArgument(Value tensor) {
  auto argument = dyn_cast<BlockArgument>(tensor);
  return argument &&
         isa<FunctionOpInterface>(argument.getOwner()->getParentOp());
}

/// A loop changes what it starts from: what is still needed is copied before.
void copyStarts(LoopLikeOpInterface loop) {
  OpBuilder builder(loop);
  for (OpOperand &init : loop.getInitsMutable()) {
    auto type = dyn_cast<RankedTensorType>(init.get().getType());
    bool isNeeded =
        type && llvm::any_of(allSourcesOf(init.get()), [&](Value x) {
          return !isArgument(x) && isReadLater(x, &init, loop);
        });
    if (!isNeeded)
      continue;
    init.set(bufferization::AllocTensorOp::create(
        builder, loop.getLoc(), type, ValueRange(), /*copy=*/init.get()));
  }
}

struct CarryInPlace : impl::CarryInPlacePassBase<CarryInPlace> {
  void runOnOperation() override {
    SmallVector<Operation *> loops, sizes;
    getOperation()->walk([&](LoopLikeOpInterface op) { loops.push_back(op); });
    for (Operation *op : loops)
      if (isa<scf::ForOp, scf::WhileOp>(op))
        copyStarts(cast<LoopLikeOpInterface>(op));
    for (Operation *op : loops) {
      if (auto loop = dyn_cast<scf::ForOp>(op))
        numCarried += Carrier(loop.getBody()->getTerminator(), sizes)
                          .carry(loop.getRegionIterArgs());
      if (auto loop = dyn_cast<scf::WhileOp>(op)) {
        loop = WhileAligner(loop).run();
        numCarried +=
            Carrier(loop.getYieldOp(), sizes).carry(loop.getAfterArguments());
      }
    }
    resolve(sizes);
  }

  // A value that is written to a buffer has that buffer's size for upstream's
  // passes. What its size is without that must be found before.
  void resolve(ArrayRef<Operation *> sizes) {
    RewritePatternSet patterns(&getContext());
    memref::populateResolveRankedShapedTypeResultDimsPatterns(patterns);
    memref::populateResolveShapedTypeResultDimsPatterns(patterns);
    (void)applyOpPatternsGreedily(sizes, std::move(patterns));
  }
};

} // namespace
} // namespace tcopt::mem
