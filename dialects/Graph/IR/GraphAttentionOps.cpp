//===- GraphAttentionOps.cpp - attention ----------------------------------===//

#include "tcopt/Graph/IR/GraphAttentionOps.h"
#include "GraphShapes.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;

template <typename Adaptor>
static LogicalResult checkMask(ShapeContext &shapes, Adaptor a, Shape scores) {
  if (!a.getAttnMask())
    return success();
  if (a.getIsCausal())
    return shapes.error("expected no attn_mask with is_causal (C4)");
  Type type = elementTypeOf(a.getAttnMask());
  if (!type.isInteger(1) && type != elementTypeOf(a.getQuery()))
    return shapes.error("expected attn_mask of Booleans or of the element type "
                        "of query (C3)");
  FailureOr<Shape> both =
      shapes.broadcast({scores, shapes.shapeOf(a.getAttnMask())}, 3);
  if (failed(both))
    return failure();
  if (both->size() != scores.size())
    return shapes.error("expected attn_mask of rank " + Twine(scores.size()) +
                        " or less (C3)");
  for (auto [score, size] : llvm::zip(scores, *both))
    if (score.is(1) && !size.is(1))
      return shapes.error("expected attn_mask of size 1 where query and key "
                          "have it (C3)");
  return success();
}

template <typename Adaptor>
static LogicalResult checkAttentionTypes(ShapeContext &shapes, Adaptor a) {
  Type type = elementTypeOf(a.getQuery());
  if (type == elementTypeOf(a.getKey()) && type == elementTypeOf(a.getValue()))
    return success();
  return shapes.error("expected query, key and value of one element type (C1)");
}

template <typename Adaptor>
static LogicalResult checkDropout(ShapeContext &shapes, Adaptor a) {
  bool isGiven = bool(a.getDropout());
  if (isGiven != bool(a.getSeed()) || isGiven != bool(a.getOffset()))
    return shapes.error("expected seed and offset where dropout is given (C6)");
  if (!isGiven)
    return success();
  double p = a.getDropout()->convertToDouble();
  if (!(p >= 0 && p <= 1))
    return shapes.error("expected dropout in [0, 1] (C6)");
  if (failed(checkRank(shapes, "seed", a.getSeed(), 0, 0, 6)))
    return failure();
  return checkRank(shapes, "offset", a.getOffset(), 0, 0, 6);
}

// Gives `x` the heads of `query`, which its own must divide.
static LogicalResult shareHeads(ShapeContext &shapes, StringRef name,
                                const Shape &query, Shape &x) {
  if (x.size() < 3)
    return shapes.error("expected heads for enable_gqa (C5)");
  Dim &heads = x[x.size() - 3];
  Dim all = query[query.size() - 3];
  if (heads.isStatic() && all.isStatic() &&
      (*heads.constant == 0 ? *all.constant != 0
                            : *all.constant % *heads.constant != 0))
    return shapes.error("expected heads of " + name + " that divide " +
                        Twine(*all.constant) + " but found " +
                        Twine(*heads.constant) + " (C5)");
  heads = all;
  return success();
}

InferResult ScaledDotProductAttentionOp::inferTensors(ShapeContext &shapes,
                                                      Adaptor a) {
  if (failed(checkAttentionTypes(shapes, a)) || failed(checkDropout(shapes, a)))
    return failure();
  Type elementType = elementTypeOf(a.getQuery());
  if (!allRanked(a.getOperands()))
    return unrankedTensor(elementType);
  Shape q = shapes.shapeOf(a.getQuery()), k = shapes.shapeOf(a.getKey()),
        v = shapes.shapeOf(a.getValue());
  size_t rank = q.size();
  if (rank < 2 || k.size() != rank || v.size() != rank)
    return shapes.error("expected query, key and value of one rank, 2 or more "
                        "(C1)");
  if (failed(checkEqual(shapes, "key", q[rank - 1], k[rank - 1], 2)) ||
      failed(checkEqual(shapes, "value", k[rank - 2], v[rank - 2], 2)))
    return failure();
  if (a.getEnableGqa().value_or(false) &&
      (failed(shareHeads(shapes, "key", q, k)) ||
       failed(shareHeads(shapes, "value", q, v))))
    return failure();
  FailureOr<Shape> result =
      shapes.broadcast({leading(q, 2), leading(k, 2), leading(v, 2)});
  if (failed(result))
    return failure();
  Shape scores(*result);
  scores.append({q[rank - 2], k[rank - 2]});
  result->append({q[rank - 2], v[rank - 1]});
  if (failed(checkMask(shapes, a, scores)))
    return failure();
  return oneTensor(std::move(result), elementType);
}

//===----------------------------------------------------------------------===//
// Facts
//===----------------------------------------------------------------------===//

// The mask has the leading dimensions of the others, and those of the scores.
SmallVector<AlignedDims> ScaledDotProductAttentionOp::alignedDims() {
  Value mask = getAttnMask();
  if (!mask)
    return tcopt::alignedDims({getQuery(), getKey(), getValue()}, 2);
  auto type = dyn_cast<RankedTensorType>(mask.getType());
  auto query = dyn_cast<RankedTensorType>(getQuery().getType());
  if (!type || !query)
    return {};
  int64_t rank = type.getRank(), queryRank = query.getRank();
  SmallVector<AlignedDims> all =
      tcopt::alignedDims({getQuery(), getKey(), getValue(), mask}, 2);
  for (int64_t fromLast : {1, 2})
    if (rank >= fromLast)
      all.push_back({{fromLast == 1 ? getKey() : getQuery(), queryRank - 2},
                     {mask, rank - fromLast}});
  return all;
}
