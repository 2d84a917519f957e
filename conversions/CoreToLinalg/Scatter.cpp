//===- Scatter.cpp - core.scatter to nest.scatter -------------------------===//
//
// There is no linalg op whose places in its result are computed. The op of nest
// keeps the three lists; the element type is seen in its body only.
//
//===----------------------------------------------------------------------===//

#include "TensorBuilder.h"
#include "tcopt/Conversion/CoreToLinalg.h"
#include "tcopt/Core/IR/CoreIndexingOps.h"
#include "tcopt/Interfaces/Place.h"
#include "tcopt/Nest/IR/NestOps.h"

using namespace mlir;

namespace tcopt {

static Value combine(ScalarBuilder &b, core::ScatterOp op, Value update,
                     Value old) {
  Type element = elementTypeOf(op.getX());
  if (op.getKind() == core::ScatterKind::update)
    return update;
  auto kind = core::ReduceKind(unsigned(op.getKind()));
  return emitCombine(b, kind, element, old, update);
}

static_assert(int(core::ScatterKind::add) == int(core::ReduceKind::add) &&
              int(core::ScatterKind::bitOr) == int(core::ReduceKind::bitOr));

static void buildBody(TensorBuilder &b, core::ScatterOp op,
                      nest::ScatterOp scatter) {
  OpBuilder::InsertionGuard guard(b);
  Type element = b.type.getElementType();
  Block *body = b.createBlock(&scatter.getBody(), {}, {element, element},
                              {b.getLoc(), b.getLoc()});
  ScalarBuilder s(b.getLoc(), b, /*strict=*/true);
  Value result = combine(s, op, body->getArgument(0), body->getArgument(1));
  nest::YieldOp::create(s, ValueRange(result));
}

static Value lowerScatter(core::ScatterOp op, core::ScatterOp::Adaptor a,
                          TensorBuilder &b) {
  bool fails = op.getOutOfBounds() == core::OutOfBounds::error;
  std::string message = messageAt(b.getLoc(), "index out of bounds");
  auto scatter = nest::ScatterOp::create(
      b, a.getX().getType(), a.getUpdates(), a.getIndices(), a.getX(),
      op.getDims(), op.getXDims(), op.getIndexDims(),
      fails ? b.getStringAttr(message) : StringAttr());
  buildBody(b, op, scatter);
  return scatter.getResult();
}

void populateCoreScatterToLinalgPatterns(const TypeConverter &converter,
                                         RewritePatternSet &patterns) {
  patterns.add<Lower<core::ScatterOp, lowerScatter>>(converter,
                                                     patterns.getContext());
}

} // namespace tcopt
