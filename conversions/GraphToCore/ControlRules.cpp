//===- ControlRules.cpp - rules of control flow ---------------------------===//
//
// Branches and loops become scf on tensors; a scan is a counted loop that
// carries what it stacks. Regions are moved: ops in them have rules of their
// own.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Graph/IR/ControlSizes.h"
#include "tcopt/Graph/IR/GraphControlOps.h"

using namespace mlir;

namespace tcopt {

// Moves the region's ops to the end of `block` and returns what they yielded.
static SmallVector<Value> moveBody(ConversionPatternRewriter &rewriter,
                                   Region &region, Block *block,
                                   ValueRange arguments) {
  Operation *yield = region.front().getTerminator();
  SmallVector<Value> values(yield->getOperands());
  rewriter.eraseOp(yield);
  rewriter.mergeBlocks(&region.front(), block, arguments);
  rewriter.setInsertionPointToEnd(block);
  return values;
}

namespace {
//===----------------------------------------------------------------------===//
// Branches
//===----------------------------------------------------------------------===//

struct CondPattern : OpConversionPattern<graph::CondOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(graph::CondOp op, OpAdaptor in,
                  ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    Value isTrue = tensor::ExtractOp::create(rewriter, loc, in.getPred());
    auto branch = scf::IfOp::create(rewriter, loc, op.getResultTypes(), isTrue,
                                    /*addThenBlock=*/true,
                                    /*addElseBlock=*/true);
    for (auto [from, to] : llvm::zip(op->getRegions(), branch->getRegions())) {
      Block *block = &to.front();
      // Without results the block has a terminator already.
      if (!block->empty())
        rewriter.eraseOp(block->getTerminator());
      SmallVector<Value> values = moveBody(rewriter, from, block, {});
      scf::YieldOp::create(rewriter, loc, values);
    }
    rewriter.replaceOp(op, branch.getResults());
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Loops with a condition
//===----------------------------------------------------------------------===//

struct WhilePattern : OpConversionPattern<graph::WhileOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(graph::WhileOp op, OpAdaptor in,
                  ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    bool isBounded = op.getMaxTripCount().has_value();
    SmallVector<Value> inits(in.getInits());
    if (isBounded)
      inits.push_back(arith::ConstantIndexOp::create(rewriter, loc, 0));
    auto loop = scf::WhileOp::create(rewriter, loc,
                                     ValueRange(inits).getTypes(), inits);
    Block *before = addBlock(rewriter, loop.getBefore(), inits);
    Value more = moveBody(rewriter, op.getCond(), before,
                          stateOf(op, before->getArguments()))[0];
    Value isTrue = tensor::ExtractOp::create(rewriter, loc, more);
    scf::ConditionOp::create(rewriter, loc, isTrue, before->getArguments());
    Block *after = addBlock(rewriter, loop.getAfter(), inits);
    Value counted = isBounded
                        ? countOne(op, rewriter, after->getArguments().back())
                        : Value();
    SmallVector<Value> next = moveBody(rewriter, op.getBody(), after,
                                       stateOf(op, after->getArguments()));
    if (isBounded)
      next.push_back(counted);
    scf::YieldOp::create(rewriter, loc, next);
    rewriter.replaceOp(op, stateOf(op, loop.getResults()));
    return success();
  }

  // The values that the loop carries, without the number of the iteration.
  static ValueRange stateOf(graph::WhileOp op, ValueRange all) {
    return all.take_front(op.getInits().size());
  }

  // Another iteration has begun.
  static Value countOne(graph::WhileOp op, OpBuilder &builder, Value i) {
    Location loc = op.getLoc();
    auto number = [&](int64_t value) {
      return arith::ConstantIndexOp::create(builder, loc, value);
    };
    Value isWithin =
        arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::slt, i,
                              number(*op.getMaxTripCount()));
    core::RequireOp::create(
        builder, loc, isWithin,
        builder.getStringAttr("graph.while: " + op.beyondMessage()));
    return arith::AddIOp::create(builder, loc, i, number(1));
  }

  static Block *addBlock(ConversionPatternRewriter &rewriter, Region &region,
                         ValueRange like) {
    SmallVector<Location> places(like.size(), region.getLoc());
    return rewriter.createBlock(&region, region.end(), like.getTypes(), places);
  }
};

//===----------------------------------------------------------------------===//
// Scans
//===----------------------------------------------------------------------===//

/// Builds the loop of one scan.
class ScanLoop {
public:
  ScanLoop(graph::ScanOp op, graph::ScanOp::Adaptor in,
           ConversionPatternRewriter &rewriter)
      : op(op), in(in), rewriter(rewriter), loc(op.getLoc()), b(rewriter, loc) {
  }

  /// What replaces the scan; nothing if a size is not known before the loop.
  FailureOr<SmallVector<Value>> build();

private:
  Value index(int64_t number) {
    return arith::ConstantIndexOp::create(rewriter, loc, number);
  }
  FailureOr<SmallVector<Value>> emptyStacks();
  Value sliceAt(Value x, int64_t dim, Value place);
  Value writeAt(Value stack, Value slice, Value place);
  void buildBody(scf::ForOp loop, Value length);

  graph::ScanOp op;
  graph::ScanOp::Adaptor in;
  ConversionPatternRewriter &rewriter;
  Location loc;
  CoreBuilder b;
};

struct ScanPattern : OpConversionPattern<graph::ScanOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(graph::ScanOp op, OpAdaptor in,
                  ConversionPatternRewriter &rewriter) const override {
    FailureOr<SmallVector<Value>> results = ScanLoop(op, in, rewriter).build();
    if (failed(results))
      return rewriter.notifyMatchFailure(op, "sizes of what is stacked");
    rewriter.replaceOp(op, *results);
    return success();
  }
};
} // namespace

FailureOr<SmallVector<Value>> ScanLoop::build() {
  Value first = op.getXs().front();
  Value length = getValueOrCreateConstantIndexOp(
      rewriter, loc, b.sizesOf(in.getXs().front())[op.dimOf(first)]);
  FailureOr<SmallVector<Value>> stacks = emptyStacks();
  if (failed(stacks))
    return failure();
  SmallVector<Value> carried(in.getInits());
  llvm::append_range(carried, *stacks);
  auto loop =
      scf::ForOp::create(rewriter, loc, index(0), length, index(1), carried);
  buildBody(loop, length);
  rewriter.setInsertionPointAfter(loop);
  return SmallVector<Value>(loop.getResults());
}

// The tensors to stack into, before the first iteration. Sizes are limited to
// what a tensor can have: where the body would fail, it has to be reached.
FailureOr<SmallVector<Value>> ScanLoop::emptyStacks() {
  graph::SizesBefore sizes(op, rewriter, [&](Value tensor, int64_t dim) {
    return Dim::ofValue(rewriter.createOrFold<tensor::DimOp>(loc, tensor, dim));
  });
  SmallVector<Value> stacks;
  for (Value result : op.getResults().drop_front(op.getInits().size())) {
    auto type = cast<RankedTensorType>(result.getType());
    Sizes shape;
    for (int64_t dim = 0; dim < type.getRank(); ++dim) {
      Dim size = sizes.sizeOf(result, dim);
      if (!size.isStatic() && !size.value)
        return failure();
      if (size.isStatic())
        shape.push_back(rewriter.getIndexAttr(*size.constant));
      else
        shape.push_back(
            rewriter.createOrFold<arith::MaxSIOp>(loc, size.value, index(0)));
    }
    stacks.push_back(b.as(b.constant(0.0, type.getElementType(), shape), type));
  }
  return stacks;
}

Value ScanLoop::sliceAt(Value x, int64_t dim, Value place) {
  Sizes sizes = b.sizesOf(x), offsets(sizes.size(), rewriter.getIndexAttr(0));
  offsets[dim] = place;
  Sizes kept = sizes;
  kept.erase(kept.begin() + dim);
  sizes[dim] = rewriter.getIndexAttr(1);
  SmallVector<int64_t> strides(sizes.size(), 1);
  return b.reshape(b.slice(x, offsets, sizes, strides), kept);
}

Value ScanLoop::writeAt(Value stack, Value slice, Value place) {
  Sizes sizes = b.sizesOf(slice);
  sizes.insert(sizes.begin(), rewriter.getIndexAttr(1));
  Sizes offsets(sizes.size(), rewriter.getIndexAttr(0));
  offsets[0] = place;
  SmallVector<int64_t> strides(sizes.size(), 1);
  return b.make<core::UpdateSliceOp>(stack, b.reshape(slice, sizes), offsets,
                                     strides);
}

void ScanLoop::buildBody(scf::ForOp loop, Value length) {
  Block *block = loop.getBody();
  if (!block->empty())
    rewriter.eraseOp(block->getTerminator());
  rewriter.setInsertionPointToStart(block);
  Value place = loop.getInductionVar();
  if (op.getReverse())
    place = arith::SubIOp::create(
        rewriter, loc, arith::SubIOp::create(rewriter, loc, length, index(1)),
        place);
  size_t inits = op.getInits().size();
  SmallVector<Value> arguments(loop.getRegionIterArgs().take_front(inits));
  for (auto [x, slice] :
       llvm::zip(in.getXs(), op.getBody().getArguments().drop_front(inits)))
    arguments.push_back(b.as(sliceAt(x, op.dimOf(x), place), slice.getType()));
  SmallVector<Value> values =
      moveBody(rewriter, op.getBody(), block, arguments);
  for (size_t i = inits; i < values.size(); ++i)
    values[i] = writeAt(loop.getRegionIterArgs()[i], values[i], place);
  scf::YieldOp::create(rewriter, loc, values);
}

void addControlRules(RuleTable table) {
  table.add<CondPattern, WhilePattern, ScanPattern>();
}

} // namespace tcopt
