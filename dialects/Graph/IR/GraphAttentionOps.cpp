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

namespace {
/// Sizes of the scores, (..., L, S), and V.
struct AttentionSizes {
  Shape scores;
  Dim value;

  Shape result() const {
    Shape sizes = leading(scores, 1);
    sizes.push_back(value);
    return sizes;
  }
  Shape logsumexp() const { return leading(scores, 1); }
};
} // namespace

// Operands have ranks.
template <typename Adaptor>
static FailureOr<AttentionSizes> attentionSizes(ShapeContext &shapes,
                                                Adaptor a) {
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
  FailureOr<Shape> scores =
      shapes.broadcast({leading(q, 2), leading(k, 2), leading(v, 2)});
  if (failed(scores))
    return failure();
  scores->append({q[rank - 2], k[rank - 2]});
  if (failed(checkMask(shapes, a, *scores)))
    return failure();
  return AttentionSizes{std::move(*scores), v[rank - 1]};
}

static Type logsumexpType(Type query) {
  return query.isF64() ? query : Float32Type::get(query.getContext());
}

InferResult ScaledDotProductAttentionOp::inferTensors(ShapeContext &shapes,
                                                      Adaptor a) {
  if (failed(checkAttentionTypes(shapes, a)) || failed(checkDropout(shapes, a)))
    return failure();
  Type type = elementTypeOf(a.getQuery());
  InferredTensors results{{std::nullopt, type}};
  if (a.getComputeLogsumexp().value_or(false))
    results.push_back({std::nullopt, logsumexpType(type)});
  if (!allRanked(a.getOperands()))
    return results;
  FailureOr<AttentionSizes> sizes = attentionSizes(shapes, a);
  if (failed(sizes))
    return failure();
  results[0].shape = sizes->result();
  if (results.size() > 1)
    results[1].shape = sizes->logsumexp();
  return results;
}

//===----------------------------------------------------------------------===//
// Gradients
//===----------------------------------------------------------------------===//

using BackwardOp = ScaledDotProductAttentionBackwardOp;

static LogicalResult checkSizes(ShapeContext &shapes, StringRef name, Value x,
                                const Shape &expected) {
  Shape sizes = shapes.shapeOf(x);
  if (sizes.size() != expected.size())
    return shapes.error("expected " + name + " of rank " +
                        Twine(expected.size()) + " but found " +
                        Twine(sizes.size()) + " (C7)");
  for (auto [size, wanted] : llvm::zip(sizes, expected))
    if (failed(checkEqual(shapes, name, wanted, size, 7)))
      return failure();
  return success();
}

static LogicalResult checkGradientTypes(ShapeContext &shapes,
                                        BackwardOp::Adaptor a) {
  Type type = elementTypeOf(a.getQuery());
  if (elementTypeOf(a.getGrad()) != type || elementTypeOf(a.getOut()) != type)
    return shapes.error("expected grad and out of the element type of query "
                        "(C1)");
  if (elementTypeOf(a.getLogsumexp()) != logsumexpType(type))
    return shapes.error("expected logsumexp of the element type of query, f32 "
                        "for f16 and bf16 (C7)");
  bool hasFloats =
      a.getAttnMask() && isa<FloatType>(elementTypeOf(a.getAttnMask()));
  if (a.getComputeMaskGradient().value_or(false) && !hasFloats)
    return shapes.error("expected an attn_mask of floats with "
                        "compute_mask_gradient (C8)");
  return success();
}

InferResult BackwardOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (failed(checkAttentionTypes(shapes, a)) ||
      failed(checkDropout(shapes, a)) || failed(checkGradientTypes(shapes, a)))
    return failure();
  SmallVector<Value> sources{a.getQuery(), a.getKey(), a.getValue()};
  if (a.getComputeMaskGradient().value_or(false))
    sources.push_back(a.getAttnMask());
  InferredTensors results;
  for (Value source : sources) {
    results.push_back({std::nullopt, elementTypeOf(source)});
    if (allRanked(source))
      results.back().shape = shapes.shapeOf(source);
  }
  if (!allRanked(a.getOperands()))
    return results;
  FailureOr<AttentionSizes> sizes = attentionSizes(shapes, a);
  if (failed(sizes) ||
      failed(checkSizes(shapes, "grad", a.getGrad(), sizes->result())) ||
      failed(checkSizes(shapes, "out", a.getOut(), sizes->result())) ||
      failed(checkSizes(shapes, "logsumexp", a.getLogsumexp(),
                        sizes->logsumexp())))
    return failure();
  return results;
}

//===----------------------------------------------------------------------===//
// Facts
//===----------------------------------------------------------------------===//

// The mask has the leading dimensions of the others, and those of the scores.
template <typename OpT> static SmallVector<AlignedDims> dimsOfScores(OpT op) {
  Value mask = op.getAttnMask(), q = op.getQuery(), k = op.getKey(),
        v = op.getValue();
  if (!mask)
    return alignedDims({q, k, v}, 2);
  auto type = dyn_cast<RankedTensorType>(mask.getType());
  auto query = dyn_cast<RankedTensorType>(q.getType());
  if (!type || !query)
    return {};
  int64_t rank = type.getRank(), queryRank = query.getRank();
  SmallVector<AlignedDims> all = alignedDims({q, k, v, mask}, 2);
  for (int64_t fromLast : {1, 2})
    if (rank >= fromLast)
      all.push_back(
          {{fromLast == 1 ? k : q, queryRank - 2}, {mask, rank - fromLast}});
  return all;
}

SmallVector<AlignedDims> ScaledDotProductAttentionOp::alignedDims() {
  return dimsOfScores(*this);
}
SmallVector<AlignedDims> BackwardOp::alignedDims() {
  return dimsOfScores(*this);
}
