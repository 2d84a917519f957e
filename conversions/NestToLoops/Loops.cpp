//===- Loops.cpp - loops that carry values --------------------------------===//

#include "Loops.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::loops;

void loops::forLoop(OpBuilder &builder, Location loc, Index lower, Index upper,
                    int64_t step, IndexBody body) {
  carryLoop(builder, loc, lower, upper, step, {}, [&](Value i, ValueRange) {
    body(i);
    return SmallVector<Value>();
  });
}

SmallVector<Value> loops::carryLoop(OpBuilder &builder, Location loc,
                                    Index lower, Index upper, int64_t step,
                                    ValueRange initial, CarryBody body) {
  IndexMath math(builder, loc);
  auto loop =
      scf::ForOp::create(builder, loc, math.value(lower), math.value(upper),
                         math.value(math.constant(step)), initial);
  OpBuilder::InsertionGuard guard(builder);
  if (initial.empty())
    builder.setInsertionPoint(loop.getBody()->getTerminator());
  else
    builder.setInsertionPointToEnd(loop.getBody());
  SmallVector<Value> next =
      body(loop.getInductionVar(), loop.getRegionIterArgs());
  if (!initial.empty())
    scf::YieldOp::create(builder, loc, next);
  return SmallVector<Value>(loop.getResults());
}
