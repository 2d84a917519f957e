//===- SequenceModels.cpp - parts of models of sequences ------------------===//

#include "Families.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_import {

//===----------------------------------------------------------------------===//
// Gates
//===----------------------------------------------------------------------===//

static Value swish(Node &n, Value x) {
  double alpha = n.number("alpha", 1);
  Value gate = n.b.make<SigmoidOp>(alpha == 1 ? x : scaled(n, x, alpha));
  return n.b.make<MulOp>(x, gate);
}

static void importSwish(Node &n) { n.out(swish(n, n.in(0))); }

static void importSwiGlu(Node &n) {
  Value gate = swish(n, n.in(0));
  n.out(n.b.make<MulOp>(gate, n.in(1)));
}

//===----------------------------------------------------------------------===//
// RotaryEmbedding
//===----------------------------------------------------------------------===//

/// The rows of a table that positions name, with a dimension for heads.
static Value rotationOf(Node &n, size_t input) {
  Value table = n.in(input);
  if (n.has(3)) {
    Value places = n.in(3);
    if (!expectRank(n, table, 2, "a table of rotations") ||
        !expectRank(n, places, 2, "positions"))
      return {};
    table =
        n.b.make<IndexOp>(table, ValueRange(places), ArrayRef<int64_t>(0LL));
  }
  return expectRank(n, table, 3, "rotations") ? spread(n, table, {2}) : Value();
}

/// x of (batch, length, heads, size) with pairs of its first `size` elements
/// turned.
static Value rotate(Node &n, Value x, int64_t size) {
  Value cos = rotationOf(n, 1), sin = rotationOf(n, 2);
  bool isInterleaved = n.integer("interleaved", 0);
  Value part = n.b.slice(x, 3, 0, size);
  Value re = isInterleaved ? n.b.slice(part, 3, 0, size, 2)
                           : n.b.slice(part, 3, 0, size / 2);
  Value im = isInterleaved ? n.b.slice(part, 3, 1, size, 2)
                           : n.b.slice(part, 3, size / 2, size);
  auto mul = [&](Value a, Value b) { return n.b.make<MulOp>(a, b); };
  Value newRe = n.b.make<SubOp>(mul(cos, re), mul(sin, im));
  Value newIm = n.b.make<AddOp>(mul(sin, re), mul(cos, im));
  if (!isInterleaved)
    return join(n, {newRe, newIm}, 3);
  Value pairs = join(n, {spread(n, newRe, {4}), spread(n, newIm, {4})}, 4);
  return n.hasFailed() ? Value() : n.b.reshape(pairs, n.sizesOf(part));
}

static void importRotary(Node &n) {
  Value x = n.in(0);
  int64_t rank = rankOf(x), heads = n.integer("num_heads", 0);
  if (!n.hasFailed() && rank != 3 && rank != 4)
    n.error("expected an input of rank 3 or 4 but found rank " + Twine(rank));
  if (!n.hasFailed() && rank == 3 && heads < 1)
    n.error("expected a positive 'num_heads'");
  if (n.hasFailed())
    return;
  Sizes before = n.sizesOf(x);
  if (rank == 3) {
    Size count = n.b.ops().getIndexAttr(heads);
    x = n.b.reshape(x, {before[0], before[1], count, n.div(before[2], count)});
  } else {
    x = n.b.permute(x, {0, 2, 1, 3});
  }
  int64_t all = knownSize(n, x, 3, "size of heads");
  int64_t size = n.integer("rotary_embedding_dim", 0);
  size = size == 0 ? all : size;
  if (!n.hasFailed() && (size < 0 || size > all || size % 2))
    n.error("expected an even rotary_embedding_dim up to " + Twine(all) +
            " but found " + Twine(size));
  Value y = n.hasFailed() ? Value() : rotate(n, x, size);
  if (size < all)
    y = join(n, {y, n.b.slice(x, 3, size, all)}, 3);
  n.out(rank == 3 ? n.b.reshape(y, before) : n.b.permute(y, {0, 2, 1, 3}));
}

//===----------------------------------------------------------------------===//
// LinearAttention
//===----------------------------------------------------------------------===//

namespace {

/// Inputs of one node in f32, time in front.
struct LinearAttention {
  Node &n;
  int64_t heads, shared;
  double scale = 1;
  bool isGated = false, isDelta = false;
  Value state;
  Values steps;

  Value unpacked(size_t input, int64_t count);
  void takeInputs();
  Values step(ArrayRef<BlockArgument> arguments);
  void run();
};

} // namespace

/// (batch, time, count * size) as (time, batch, count, size).
Value LinearAttention::unpacked(size_t input, int64_t count) {
  Value x = n.in(input);
  if (!expectRank(n, x, 3, "input " + std::to_string(input)))
    return {};
  Size number = n.b.ops().getIndexAttr(count);
  Value split = n.b.reshape(x, {n.sizeOf(x, 0), n.sizeOf(x, 1), number,
                                n.div(n.sizeOf(x, 2), number)});
  return n.b.permute(n.b.cast(split, n.b.ops().getF32Type()), {1, 0, 2, 3});
}

void LinearAttention::takeInputs() {
  std::string rule = n.text("update_rule", "gated_delta");
  isGated = rule == "gated" || rule == "gated_delta";
  isDelta = rule == "delta" || rule == "gated_delta";
  if (!isGated && !isDelta && rule != "linear")
    return n.error("expected linear, gated, delta or gated_delta as the "
                   "update_rule but found '" +
                   rule + "'");
  if (n.has(4) != isGated || n.has(5) != isDelta)
    return n.error("expected decay for gated rules only, and beta for delta "
                   "rules only");
  steps = {unpacked(0, heads), unpacked(1, shared), unpacked(2, shared)};
  if (isGated)
    steps.push_back(unpacked(4, shared));
  if (isDelta) {
    Value beta = n.in(5);
    if (!expectRank(n, beta, 3, "beta"))
      return;
    int64_t last = rankedType(beta).getDimSize(2);
    steps.push_back(unpacked(5, last == 1 ? 1 : shared));
  }
  if (n.hasFailed())
    return;
  scale = n.number("scale", 0);
  if (scale == 0)
    scale = 1 / std::sqrt(double(knownSize(n, steps[0], 3, "size of keys")));
  Type f32 = n.b.ops().getF32Type();
  Value k = steps[1], v = steps[2];
  state = n.has(3) ? n.b.cast(n.in(3), f32)
                   : filled(n, 0, f32,
                            {n.sizeOf(k, 1), n.b.ops().getIndexAttr(shared),
                             n.sizeOf(k, 3), n.sizeOf(v, 3)});
}

// The arguments are the state (batch, heads, keys, values), q, k, v and, as the
// rule wants them, decay and beta of (batch, heads, ...).
Values LinearAttention::step(ArrayRef<BlockArgument> arguments) {
  Value s = arguments[0], q = arguments[1], v = arguments[3];
  Value key = spread(n, arguments[2], {3});
  auto mul = [&](Value a, Value b) { return n.b.make<MulOp>(a, b); };
  if (isGated)
    s = mul(s, spread(n, n.b.make<ExpOp>(arguments[4]), {3}));
  if (isDelta) {
    Value found = n.b.make<SumOp>(mul(s, key), ArrayRef<int64_t>(2), false);
    v = mul(arguments.back(), n.b.make<SubOp>(v, found));
  }
  s = n.b.make<AddOp>(s, mul(key, spread(n, v, {2})));
  if (n.hasFailed())
    return {};
  // Heads of queries that share a state are its rows.
  Size rows = n.b.ops().getIndexAttr(heads / shared);
  Size count = n.b.ops().getIndexAttr(shared);
  Value grouped = n.b.reshape(q, {n.sizeOf(q, 0), count, rows, n.sizeOf(q, 2)});
  Value y = scaled(n, n.b.make<MatmulOp>(grouped, s), scale);
  return {s, y};
}

void LinearAttention::run() {
  if (heads < 1 || shared < 1 || heads % shared)
    return n.error("expected q_num_heads to be a multiple of kv_num_heads but "
                   "found " +
                   Twine(heads) + " and " + Twine(shared));
  takeInputs();
  if (n.hasFailed())
    return;
  Values results =
      buildScan(n.b, state, steps, [&](ArrayRef<BlockArgument> arguments) {
        return step(arguments);
      });
  if (n.hasFailed())
    return;
  // (time, batch, shared, rows, size)
  Value y = n.b.permute(results[1], {1, 0, 2, 3, 4});
  if (n.hasFailed())
    return;
  Type type = elementType(n.in(0));
  Size last = n.mul(n.b.ops().getIndexAttr(heads), n.sizeOf(y, 4));
  y = n.b.reshape(y, {n.sizeOf(y, 0), n.sizeOf(y, 1), last});
  n.out(n.b.cast(y, type));
  n.out(1, n.b.cast(results[0], n.has(3) ? elementType(n.in(3)) : type));
}

static void importLinearAttention(Node &n) {
  LinearAttention{n, n.integer("q_num_heads", 0), n.integer("kv_num_heads", 0)}
      .run();
}

//===----------------------------------------------------------------------===//
// Caches
//===----------------------------------------------------------------------===//

static void importCausalConv(Node &n) {
  Value x = n.in(0), weight = n.in(1);
  if (!expectRank(n, x, 3, "an input") || !expectRank(n, weight, 3, "a weight"))
    return;
  int64_t kernel = knownSize(n, weight, 2, "size of the kernel");
  int64_t channels = knownSize(n, weight, 0, "number of channels");
  if (!n.hasFailed() && kernel < 1)
    n.error("expected a kernel that is not empty");
  if (n.hasFailed())
    return;
  Type type = elementType(x);
  Value past = n.has(3) ? n.in(3)
                        : filled(n, 0, type,
                                 {n.sizeOf(x, 0), n.sizeOf(x, 1),
                                  n.b.ops().getIndexAttr(kernel - 1)});
  Value all = kernel == 1 ? x : join(n, {past, x}, 2);
  Value y =
      n.b.make<ConvOp>(all, weight, n.optional(2), ArrayRef<int64_t>(1),
                       ArrayRef<int64_t>(0LL), ArrayRef<int64_t>(1), channels);
  std::string activation = n.text("activation", "none");
  if (activation == "silu" || activation == "swish")
    y = n.b.make<SiluOp>(y);
  else if (activation != "none")
    n.error("expected silu, swish or none as the activation but found '" +
            activation + "'");
  n.out(y);
  if (n.wants(1) && !n.hasFailed()) {
    Size start = n.sub(n.sizeOf(all, 2), n.b.ops().getIndexAttr(kernel - 1));
    n.out(1, n.b.narrow(all, n.tensorOfSize(start),
                        n.b.ops().getIndexAttr(kernel - 1), 2));
  }
}

static void importTensorScatter(Node &n) {
  Value cache = n.in(0), update = n.in(1);
  int64_t rank = rankOf(cache);
  int64_t axis = n.normalize(n.integer("axis", -2), rank);
  std::string mode = n.choice("mode", "linear", {"linear", "circular"});
  if (!n.hasFailed() && axis == 0)
    n.error("expected an axis behind the batch");
  if (!expectRank(n, update, rank, "an update"))
    return;
  Value index = places(n, n.sizeOf(update, axis));
  for (int64_t dim = axis + 1; dim < rank; ++dim)
    index = n.b.make<UnsqueezeOp>(index, -1);
  if (n.has(2) && expectRank(n, n.in(2), 1, "places")) {
    Value starts = n.in(2);
    for (int64_t dim = 1; dim < rank; ++dim)
      starts = n.b.make<UnsqueezeOp>(starts, -1);
    index = n.b.make<AddOp>(index, starts);
  }
  if (mode == "circular")
    index = n.b.make<RemainderOp>(index, n.tensorOfSize(n.sizeOf(cache, axis)));
  if (n.hasFailed())
    return;
  index = n.b.expand(index, n.sizesOf(update));
  n.out(n.b.make<ScatterOp>(cache, index, update, axis));
}

void addSequenceModelOperators(OperatorTable &t) {
  t.add("CausalConvWithState", {27}, {2, 4}, importCausalConv);
  t.add("LinearAttention", {27}, {3, 6}, importLinearAttention);
  t.add("RotaryEmbedding", {23}, {3, 4}, importRotary);
  t.add("SwiGLU", {28}, 2, importSwiGlu);
  t.add("Swish", {24}, 1, importSwish);
  t.add("TensorScatter", {24}, {2, 3}, importTensorScatter);
}

} // namespace tcopt::onnx_import
