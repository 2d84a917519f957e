//===- Attention.cpp - attention ------------------------------------------===//
//
// What graph.scaled_dot_product_attention can say becomes that op; the scores
// that are asked for, caps and other precisions are spelled out.
//
//===----------------------------------------------------------------------===//

#include "Families.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_import {

static constexpr double kInfinity = std::numeric_limits<double>::infinity();

namespace {

/// One node of the operator Attention. Tensors are (batch, heads, length,
/// size).
class Attention {
public:
  explicit Attention(Node &n) : n(n) {}
  void run();

private:
  void takeInputs();
  Value splitHeads(Value x, StringRef heads);
  Value addPast(Value now, size_t past);
  void findMasks();
  void addMask(Value mask);
  Value padded(Value mask);
  void limit(int64_t left, int64_t right);
  void keepOnly(Value condition);
  bool isPlain();
  Value plain();
  Value spelledOut();
  Value masked(Value scores);
  Value probabilities(Value scores);
  Value isRowEmpty(Type type);

  Node &n;
  Value q, k, v;
  double scale = 1;
  /// What a query may see, and what is added to its scores; either may be null.
  Value keep, bias;
  /// Only keys up to the place of the query, which has nothing in front.
  bool isCausalOnly = false;
  bool isPacked = false;
  int64_t mode = 0;
  Type precision;
};

} // namespace

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

/// (batch, length, heads * size) as (batch, heads, length, size).
Value Attention::splitHeads(Value x, StringRef name) {
  int64_t heads = n.integer(name, 0);
  if (!n.hasFailed() && heads < 1)
    n.error("expected a positive '" + name + "'");
  if (n.hasFailed())
    return {};
  Size count = n.b.ops().getIndexAttr(heads);
  Value split = n.b.reshape(
      x, {n.sizeOf(x, 0), n.sizeOf(x, 1), count, n.div(n.sizeOf(x, 2), count)});
  return n.b.permute(split, {0, 2, 1, 3});
}

Value Attention::addPast(Value now, size_t past) {
  return n.has(past) ? join(n, {n.in(past), now}, 2) : now;
}

void Attention::takeInputs() {
  q = n.in(0), k = n.in(1), v = n.in(2);
  int64_t rank = rankOf(q);
  if (!n.hasFailed() && rank != 3 && rank != 4)
    n.error("expected a query of rank 3 or 4 but found rank " + Twine(rank));
  if (!expectRank(n, k, rank, "a key") || !expectRank(n, v, rank, "a value"))
    return;
  isPacked = rank == 3;
  if (isPacked) {
    q = splitHeads(q, "q_num_heads");
    k = splitHeads(k, "kv_num_heads");
    v = splitHeads(v, "kv_num_heads");
  }
  if (n.has(4) != n.has(5))
    return n.error("expected a past key and a past value, or none of them");
  k = addPast(k, 4);
  v = addPast(v, 5);
  if (n.hasAttribute("scale"))
    scale = n.number("scale", 1);
  else
    scale = 1 / std::sqrt(double(knownSize(n, q, 3, "size of heads")));
  mode = n.integer("qk_matmul_output_mode", 0);
  precision = n.elementType("softmax_precision", n.b.ops().getF32Type());
}

//===----------------------------------------------------------------------===//
// Masks
//===----------------------------------------------------------------------===//

void Attention::keepOnly(Value condition) {
  keep = keep ? n.b.make<LogicalAndOp>(keep, condition) : condition;
}

/// A mask may end before the last keys, which are then not seen.
Value Attention::padded(Value mask) {
  Size total = n.sizeOf(k, 2), found = n.sizeOf(mask, rankOf(mask) - 1);
  if (n.hasFailed() || total == found)
    return mask;
  Sizes sizes = n.sizesOf(mask);
  sizes.back() = n.sub(total, found);
  bool isBool = elementType(mask).isInteger(1);
  Value rest = filled(n, isBool ? 0 : -kInfinity, elementType(mask), sizes);
  return join(n, {mask, rest}, rankOf(mask) - 1);
}

void Attention::addMask(Value mask) {
  if (!n.hasFailed() && (rankOf(mask) < 1 || rankOf(mask) > 4))
    n.error("expected a mask of rank 1 to 4");
  if (n.hasFailed())
    return;
  mask = padded(mask);
  if (n.hasFailed())
    return;
  if (elementType(mask).isInteger(1))
    keepOnly(mask);
  else
    bias = n.b.cast(mask, elementType(q));
}

// Of the query at place p the keys in [p - left, p + right]; -1 is no limit.
void Attention::limit(int64_t left, int64_t right) {
  if (left < 0 && right < 0)
    return;
  Value i = spread(n, places(n, n.sizeOf(q, 2)), {1});
  Value j = places(n, n.sizeOf(k, 2));
  if (n.has(4)) {
    i = n.b.make<AddOp>(i, n.tensorOfSize(n.sizeOf(n.in(4), 2)));
  } else if (n.has(6)) {
    Value before = n.b.make<SubOp>(n.in(6), n.tensorOfSize(n.sizeOf(q, 2)));
    i = n.b.make<AddOp>(spread(n, before, {1, 2, 3}), i);
  }
  Value distance = n.b.make<SubOp>(i, j);
  Type i64 = n.b.ops().getI64Type();
  if (left >= 0)
    keepOnly(n.b.make<LeOp>(distance, n.b.integer(left, i64)));
  if (right >= 0)
    keepOnly(n.b.make<GeOp>(distance, n.b.integer(-right, i64)));
}

void Attention::findMasks() {
  bool isCausal = n.integer("is_causal", 0);
  int64_t left = n.integer("left_window_size", -1);
  int64_t right = n.integer("right_window_size", -1);
  isCausalOnly = isCausal && left < 0 && !n.has(3) && !n.has(4) && !n.has(6);
  if (n.has(3))
    addMask(n.in(3));
  limit(left, isCausal ? 0 : right);
  if (!n.has(6) || !expectRank(n, n.in(6), 1, "lengths of keys"))
    return;
  Value lengths = spread(n, n.in(6), {1, 2, 3});
  keepOnly(n.b.make<LtOp>(places(n, n.sizeOf(k, 2)), lengths));
}

//===----------------------------------------------------------------------===//
// As one op
//===----------------------------------------------------------------------===//

// Which computes in f32 or, with f64, in f64.
bool Attention::isPlain() {
  bool isExact = !n.hasAttribute("softmax_precision") || precision.isF32() ||
                 precision == elementType(q);
  return !n.wants(3) && n.number("softcap", 0) <= 0 && isExact &&
         elementType(v) == elementType(q) &&
         !(elementType(q).isF64() && precision.isF32() &&
           n.hasAttribute("softmax_precision"));
}

Value Attention::plain() {
  // Queries share heads of keys if the numbers of heads differ, so these must
  // be static.
  for (Value *x : {&q, &k, &v})
    *x = n.withStatedSize(*x, 1);
  if (n.hasFailed())
    return {};
  int64_t heads = rankedType(q).getDimSize(1),
          shared = rankedType(k).getDimSize(1);
  BoolAttr isShared;
  if (heads != shared)
    isShared = n.b.ops().getBoolAttr(true);
  Value mask = isCausalOnly ? Value() : keep;
  if (bias)
    mask = keep ? n.b.make<WhereOp>(keep, bias,
                                    n.b.scalar(-kInfinity, elementType(bias)))
                : bias;
  return n.b.make<ScaledDotProductAttentionOp>(
      q, k, v, mask, Value(), Value(), isCausalOnly,
      n.b.ops().getF64FloatAttr(scale), isShared, FloatAttr(), BoolAttr());
}

//===----------------------------------------------------------------------===//
// Spelled out
//===----------------------------------------------------------------------===//

/// Heads of keys or values, each for all queries' heads that share it.
static Value repeatHeads(Node &n, Value x, Value q) {
  int64_t heads = knownSize(n, q, 1, "number of heads");
  int64_t shared = knownSize(n, x, 1, "number of heads");
  if (n.hasFailed() || heads == shared)
    return x;
  if (shared < 1 || heads % shared) {
    n.error("expected a number of heads that divides " + Twine(heads) +
            " but found " + Twine(shared));
    return {};
  }
  Sizes sizes = n.sizesOf(x), all = sizes;
  all[1] = n.b.ops().getIndexAttr(heads);
  sizes.insert(sizes.begin() + 2, n.b.ops().getIndexAttr(heads / shared));
  return n.b.reshape(n.b.expand(spread(n, x, {2}), sizes), all);
}

Value Attention::masked(Value scores) {
  if (bias)
    scores = n.b.make<AddOp>(scores, bias);
  if (keep)
    scores = n.b.make<WhereOp>(keep, scores,
                               n.b.scalar(-kInfinity, elementType(scores)));
  return scores;
}

/// Whether a query sees no key, by the masks alone.
Value Attention::isRowEmpty(Type type) {
  Value none = masked(n.b.scalar(0, type));
  if (!n.hasFailed() && rankOf(none) == 1)
    none = spread(n, none, {0});
  Value most = n.b.make<AmaxOp>(none, ArrayRef<int64_t>(-1), true);
  return n.b.make<EqOp>(most, n.b.scalar(-kInfinity, type));
}

Value Attention::probabilities(Value scores) {
  Type type = elementType(q);
  if (n.hasAttribute("softmax_precision"))
    scores = n.b.cast(scores, precision);
  Value shares = n.b.make<SoftmaxOp>(scores, -1);
  if (keep || bias)
    shares = n.b.make<WhereOp>(isRowEmpty(type),
                               n.b.scalar(0, elementType(shares)), shares);
  return n.b.cast(shares, type);
}

Value Attention::spelledOut() {
  Value keys = repeatHeads(n, k, q), values = repeatHeads(n, v, q);
  double root = std::sqrt(scale);
  Value turned = n.b.make<TransposeOp>(scaled(n, keys, root), -2, -1);
  Value scores = n.b.make<MatmulOp>(scaled(n, q, root), turned);
  Value shown = scores;
  if (double cap = n.number("softcap", 0); cap > 0) {
    scores = scaled(n, n.b.make<TanhOp>(scaled(n, scores, 1 / cap)), cap);
    shown = mode >= 1 ? scores : shown;
  }
  scores = masked(scores);
  if (mode == 2)
    shown = scores;
  Value shares = probabilities(scores);
  if (mode == 3)
    shown = shares;
  if (n.wants(3))
    n.out(3, shown);
  Type type = elementType(q);
  return n.b.cast(n.b.make<MatmulOp>(n.b.cast(shares, elementType(v)), values),
                  type);
}

//===----------------------------------------------------------------------===//
// The operators
//===----------------------------------------------------------------------===//

void Attention::run() {
  takeInputs();
  findMasks();
  if (n.hasFailed())
    return;
  Value y = isPlain() ? plain() : spelledOut();
  if (isPacked && !n.hasFailed()) {
    y = n.b.permute(y, {0, 2, 1, 3});
    if (n.hasFailed())
      return;
    y = n.b.reshape(y, {n.sizeOf(y, 0), n.sizeOf(y, 1),
                        n.mul(n.sizeOf(y, 2), n.sizeOf(y, 3))});
  }
  n.out(y);
  if (n.wants(1))
    n.out(1, k);
  if (n.wants(2))
    n.out(2, v);
}

static void importAttention(Node &n) { Attention(n).run(); }

/// A graph of one input and one output applied to scores.
static Value modified(Node &n, StringRef name, Value x) {
  if (n.hasFailed() || !n.hasAttribute(name))
    return x;
  const onnx::GraphProto *graph = n.graph(name);
  if (!graph)
    return {};
  Values results =
      tensorsOf(n, importBody(n, *graph, Item::ofTensor(x)), "modified scores");
  if (!n.hasFailed() && results.size() != 1)
    n.error("expected a graph with one output but found " +
            Twine(results.size()));
  return n.hasFailed() ? Value() : results[0];
}

static void importFlexAttention(Node &n) {
  Value q = n.in(0), k = n.in(1), v = n.in(2);
  if (!expectRank(n, q, 4, "a query") || !expectRank(n, k, 4, "a key") ||
      !expectRank(n, v, 4, "a value"))
    return;
  Type type = elementType(q), f32 = n.b.ops().getF32Type();
  double scale = n.hasAttribute("scale")
                     ? n.number("scale", 1)
                     : 1 / std::sqrt(double(knownSize(n, q, 3, "head size")));
  Type precision =
      n.elementType("softmax_precision", type.isF64() ? type : f32);
  bool isPlain = !n.hasAttribute("score_mod") && !n.hasAttribute("prob_mod") &&
                 precision == (type.isF64() ? type : f32);
  k = repeatHeads(n, k, q);
  v = repeatHeads(n, v, q);
  if (isPlain)
    return n.out(n.b.make<ScaledDotProductAttentionOp>(
        q, k, v, Value(), Value(), Value(), /*is_causal=*/false,
        n.b.ops().getF64FloatAttr(scale), BoolAttr(), FloatAttr(), BoolAttr()));
  double root = std::sqrt(scale);
  Value turned = n.b.make<TransposeOp>(scaled(n, k, root), -2, -1);
  Value scores = n.b.make<MatmulOp>(scaled(n, q, root), turned);
  scores = modified(n, "score_mod", n.b.cast(scores, precision));
  Value shares = n.b.make<SoftmaxOp>(scores, -1);
  shares = modified(n, "prob_mod", shares);
  Value y = n.b.make<MatmulOp>(shares, n.b.cast(v, precision));
  n.out(n.b.cast(y, type));
}

void addAttentionOperators(OperatorTable &t) {
  t.add("Attention", {23, 24, 25}, {3, 7}, importAttention);
  t.add("ai.onnx.preview:FlexAttention", {1}, 3, importFlexAttention);
}

} // namespace tcopt::onnx_import
