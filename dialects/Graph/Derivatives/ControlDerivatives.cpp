//===- ControlDerivatives.cpp - branches and loops ------------------------===//
//
// Reverse mode runs a region again where its derivative is computed: a branch
// in the branch of the same condition, a loop's body from the values that it
// carried (LoopReverse.h).
//
// Forward mode computes tangents beside values, in the same regions.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Graph/Derivatives/LoopReverse.h"
#include "tcopt/Graph/IR/GraphControlOps.h"

using namespace mlir;

namespace tcopt::graph {

//===----------------------------------------------------------------------===//
// Branches
//===----------------------------------------------------------------------===//

static void condVjp(Vjp &v, CondOp op) {
  Values sources = wantedCaptures(v, op), cotangents = cotangentsOf(v, op);
  auto reverse = CondOp::create(v.ops(), op.getLoc(),
                                ValueRange(sources).getTypes(), op.getPred());
  for (auto [i, region] : llvm::enumerate(op->getRegions())) {
    Block &block = addBlock(reverse, i, {});
    OpBuilder inside = OpBuilder::atBlockEnd(&block);
    FailureOr<Values> gradients =
        reverseBody(inside, region.front(), {}, sources, cotangents);
    if (failed(gradients))
      return v.fail();
    YieldOp::create(inside, op.getLoc(), *gradients);
  }
  for (auto [source, gradient] : llvm::zip(sources, reverse.getResults()))
    v.give(source, gradient);
}

static void condJvp(Jvp &j, CondOp op) {
  auto [sources, tangents] = capturedTangents(j, op);
  auto both = CondOp::create(j.ops(), op.getLoc(),
                             ValueRange(floatsOf(op.getResults())).getTypes(),
                             op.getPred());
  for (auto [i, region] : llvm::enumerate(op->getRegions())) {
    Block &block = addBlock(both, i, {});
    OpBuilder inside = OpBuilder::atBlockEnd(&block);
    FailureOr<Tangents> body =
        forwardBody(inside, region.front(), {}, sources, tangents);
    if (failed(body))
      return j.fail();
    YieldOp::create(inside, op.getLoc(), body->tangents);
  }
  giveTangents(j, op, both.getResults());
}

//===----------------------------------------------------------------------===//
// Scans
//===----------------------------------------------------------------------===//

static void scanVjp(Vjp &v, ScanOp op) {
  ScanReverse reverse(v, op);
  reverse.record();
  reverse.build(cotangentsOf(v, op));
  reverse.give();
}

static void scanJvp(Jvp &j, ScanOp op) {
  auto [sources, tangents] = capturedTangents(j, op);
  Block &body = op.getBody().front();
  size_t numCarried = op.getInits().size();
  Values carried = floatsOf(op.getInits());
  Values xs = floatsOf(op.getXs());
  Values inits = concatenated({op.getInits(), tangentsOrZeros(j, carried)});
  Values results = floatsOf(op.getResults().drop_front(numCarried));
  Values types = concatenated({inits, results});
  auto both =
      ScanOp::create(j.ops(), op.getLoc(), ValueRange(types).getTypes(), inits,
                     concatenated({op.getXs(), tangentsOrZeros(j, xs)}),
                     op.getDim(), op.getReverse());
  ArrayRef<BlockArgument> own = body.getArguments();
  Values floats = floatsOf(own.drop_front(numCarried));
  Values arguments = concatenated({own.take_front(numCarried),
                                   floatsOf(own.take_front(numCarried)),
                                   own.drop_front(numCarried), floats});
  Block &block = addBlock(both, 0, ValueRange(arguments).getTypes());
  OpBuilder inside = OpBuilder::atBlockEnd(&block);
  ArrayRef<BlockArgument> all = block.getArguments();
  Values primals = concatenated(
      {all.take_front(numCarried),
       all.drop_front(inits.size()).take_front(op.getXs().size())});
  llvm::append_range(sources, floatsOf(own));
  llvm::append_range(tangents,
                     all.drop_front(numCarried).take_front(carried.size()));
  llvm::append_range(tangents, all.take_back(floats.size()));
  FailureOr<Tangents> made =
      forwardBody(inside, body, primals, sources, tangents);
  if (failed(made))
    return j.fail();
  made->values.truncate(numCarried);
  YieldOp::create(inside, op.getLoc(),
                  concatenated({made->values, made->tangents}));
  giveTangents(j, op, both.getResults().drop_front(numCarried));
}

//===----------------------------------------------------------------------===//
// Loops with a condition
//===----------------------------------------------------------------------===//

static void whileJvp(Jvp &j, WhileOp op) {
  auto [sources, tangents] = capturedTangents(j, op);
  Block &body = op.getBody().front();
  size_t numCarried = op.getInits().size();
  Values inits = concatenated(
      {op.getInits(), tangentsOrZeros(j, floatsOf(op.getInits()))});
  WhileOp both = loopLike(j, op, inits);
  both.setHistoryLimitAttr(op.getHistoryLimitAttr());
  Block &block = both.getBody().front();
  OpBuilder inside = OpBuilder::atBlockEnd(&block);
  ArrayRef<BlockArgument> all = block.getArguments();
  llvm::append_range(sources, floatsOf(body.getArguments()));
  llvm::append_range(tangents, all.drop_front(numCarried));
  FailureOr<Tangents> made =
      forwardBody(inside, body, all.take_front(numCarried), sources, tangents);
  if (failed(made))
    return j.fail();
  YieldOp::create(inside, op.getLoc(),
                  concatenated({made->values, made->tangents}));
  giveTangents(j, op, both.getResults().drop_front(numCarried));
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

void addControlDerivatives(DerivativeTable t) {
  t.rule<CondOp, condVjp, condJvp>();
  t.rule<ScanOp, scanVjp, scanJvp>();
  t.rule<WhileOp, whileVjp, whileJvp>();
  t.none<YieldOp, "it ends a region">();
}

} // namespace tcopt::graph
