//===- GraphAttention.cpp - Attention -------------------------------------===//
//
// Attention is computed head by head from its definition.
//
//===----------------------------------------------------------------------===//

#include "Contraction.h"
#include "GraphFamilies.h"
#include "Random.h"
#include "tcopt/Graph/IR/GraphAttentionOps.h"
#include <cmath>

using namespace tcopt;
using namespace tcopt::interp;
using llvm::ArrayRef;
using llvm::Error;
using llvm::Expected;

#pragma clang fp contract(off)

namespace {
/// Sizes of one head: queries, keys, and the sizes of their vectors and of the
/// values.
struct HeadSizes {
  int64_t queries, keys, inner, values;
};

/// The mask of one head; `strides` are those of (query, key).
struct HeadMask {
  const HostTensor *tensor = nullptr;
  int64_t offset = 0, strides[2] = {0, 0};

  int64_t at(int64_t i, int64_t j) const {
    return offset + i * strides[0] + j * strides[1];
  }
};

/// What dropout multiplies the softmax by.
struct HeadDropout {
  double p = 0, scale = 1;
  uint64_t seed = 0, counter = 0;
  int digits = 24;

  /// Element `i` of this head's (queries, keys).
  double factor(int64_t i) const {
    uint64_t bits = philox(seed, counter + uint64_t(i)) >> (64 - digits);
    return std::ldexp(double(bits), -digits) >= p ? scale : 0;
  }
};

/// One head of attention in C.
template <typename C> struct Head {
  HeadSizes sizes;
  C scale;
  bool isCausal;

  void run(const C *query, const C *key, const C *value, const HeadMask &mask,
           const HeadDropout *dropout, C *out) const {
    std::vector<C> keys = transposed(key);
    std::vector<C> scores(size_t(sizes.queries * sizes.keys), C(0));
    multiplyAdd(query, keys.data(), scores.data(), sizes.queries, sizes.inner,
                sizes.keys);
    for (int64_t i = 0; i < sizes.queries; ++i) {
      llvm::MutableArrayRef<C> row(scores.data() + i * sizes.keys,
                                   size_t(sizes.keys));
      applyMask(row, i, mask);
      if (!softmax(row))
        continue;
      for (int64_t j = 0; dropout && j < sizes.keys; ++j)
        row[size_t(j)] *= C(dropout->factor(i * sizes.keys + j));
      multiplyAdd(row.data(), value, out + i * sizes.values, 1, sizes.keys,
                  sizes.values);
    }
  }

private:
  std::vector<C> transposed(const C *key) const {
    std::vector<C> result(size_t(sizes.keys * sizes.inner));
    for (int64_t j = 0; j < sizes.keys; ++j)
      for (int64_t e = 0; e < sizes.inner; ++e)
        result[size_t(e * sizes.keys + j)] = key[j * sizes.inner + e];
    return result;
  }

  /// Scales query i's scores; what is not kept becomes -Inf.
  void applyMask(llvm::MutableArrayRef<C> row, int64_t i,
                 const HeadMask &mask) const {
    for (int64_t j = 0; j < sizes.keys; ++j) {
      C &score = row[size_t(j)];
      score *= scale;
      bool isKept = !isCausal || j <= i;
      if (mask.tensor && isBool(mask.tensor->dtype()))
        isKept = mask.tensor->data<bool>()[mask.at(i, j)];
      else if (mask.tensor)
        score += mask.tensor->data<C>()[mask.at(i, j)];
      if (!isKept)
        score = C(-HUGE_VAL);
    }
  }

  /// False if the row keeps nothing.
  static bool softmax(llvm::MutableArrayRef<C> row) {
    C largest = C(-HUGE_VAL), sum = 0;
    for (C score : row)
      largest = apply<C>(binaryRule("maximum"), largest, score);
    if (largest == C(-HUGE_VAL))
      return false;
    for (C &score : row) {
      score = C(std::exp(double(score - largest)));
      sum += score;
    }
    for (C &score : row)
      score /= sum;
    return true;
  }
};

/// The operands, broadcast over their leading dimensions.
struct Attention {
  std::vector<HostTensor> x;
  HeadSizes sizes;
  Sizes leading;
  std::array<Sizes, 4> strides;
  HeadMask mask;
  std::optional<HeadDropout> dropout;
};
} // namespace

static Error checkSizes(OpCall &call, const std::vector<HostTensor> &x) {
  ArrayRef<int64_t> q = x[0].shape(), k = x[1].shape(), v = x[2].shape();
  if (q.back() == k.back() && k[k.size() - 2] == v[v.size() - 2])
    return Error::success();
  return call.error(
      "expected query, key and value of matching sizes but found " + toText(q) +
      ", " + toText(k) + " and " + toText(v));
}

using AttentionOp = graph::ScaledDotProductAttentionOp;

/// Gives key or value, dimension `dim` of which is that of heads, the heads of
/// query by repeating each.
static Error shareHeads(OpCall &call, HostTensor &x, int64_t heads) {
  int64_t dim = x.rank() - 3, own = x.shape()[dim];
  if (own == heads)
    return Error::success();
  if (own == 0 || heads % own != 0)
    return call.error("expected heads that divide " + llvm::Twine(heads) +
                      " but found " + llvm::Twine(own));
  Sizes shape(x.shape()), strides = x.strides();
  shape[dim] = heads;
  Expected<HostTensor> repeated =
      moved(call, x, shape, [&](ArrayRef<int64_t> at) {
        int64_t offset = 0;
        for (auto [d, i] : llvm::enumerate(at))
          offset += strides[d] * (int64_t(d) == dim ? i / (heads / own) : i);
        return offset;
      });
  if (!repeated)
    return repeated.takeError();
  x = std::move(*repeated);
  return Error::success();
}

static Error shareHeads(OpCall &call, Attention &a) {
  if (!llvm::cast<AttentionOp>(call.op).getEnableGqa().value_or(false))
    return Error::success();
  int64_t heads = a.x[0].shape()[a.x[0].rank() - 3];
  for (int i : {1, 2})
    if (Error error = shareHeads(call, a.x[i], heads))
      return error;
  return Error::success();
}

static void prepareDropout(OpCall &call, Attention &a) {
  auto op = llvm::cast<AttentionOp>(call.op);
  if (!op.getDropout())
    return;
  auto seed = unsigned(call.operands.size() - 2);
  double p = op.getDropout()->convertToDouble();
  bool isF64 = elementTypeOf(op.getQuery()).isF64();
  a.dropout = {isF64 ? p : double(float(p)), p == 1 ? 0 : 1 / (1 - p),
               uint64_t(call.tensor(seed).getInt(0)),
               uint64_t(call.tensor(seed + 1).getInt(0)), isF64 ? 53 : 24};
}

/// Aligns the mask, if there is one, with (leading..., queries, keys).
static Error placeMask(OpCall &call, Attention &a) {
  a.strides[3] = Sizes(a.leading.size(), 0);
  mlir::Value given = llvm::cast<AttentionOp>(call.op).getAttnMask();
  if (!given)
    return Error::success();
  Broadcastable mask(a.x[3], given.getType());
  Sizes scores = a.leading;
  scores.append({a.sizes.queries, a.sizes.keys});
  if (Error error = checkBroadcast(call, mask, scores))
    return error;
  Sizes strides = mask.stridesIn(scores);
  a.mask = {&a.x[3], 0, {strides[strides.size() - 2], strides.back()}};
  a.strides[3] = Sizes(ArrayRef(strides).drop_back(2));
  return Error::success();
}

static Error prepare(OpCall &call, Attention &a) {
  auto x = widened(call);
  if (!x)
    return x.takeError();
  a.x = std::move(*x);
  if (Error error = checkSizes(call, a.x))
    return error;
  if (Error error = shareHeads(call, a))
    return error;
  prepareDropout(call, a);
  ArrayRef<int64_t> q = a.x[0].shape(), v = a.x[2].shape();
  a.sizes = {q[q.size() - 2], v[v.size() - 2], q.back(), v.back()};
  llvm::SmallVector<Broadcastable> operands;
  for (unsigned i = 0; i < 3; ++i)
    operands.push_back(
        Broadcastable(a.x[i], call.op->getOperand(i).getType()).dropBack(2));
  Expected<Sizes> leading = broadcastShape(call, operands);
  if (!leading)
    return leading.takeError();
  a.leading = *leading;
  for (unsigned i = 0; i < 3; ++i)
    a.strides[i] = operands[i].stridesIn(a.leading);
  return placeMask(call, a);
}

template <typename C>
static void runHeads(const Attention &a, const Head<C> &head, HostTensor &out) {
  walk<4>(a.leading, a.strides, [&](int64_t i, auto at) {
    HeadMask mask = a.mask;
    mask.offset = at[3];
    std::optional<HeadDropout> dropout = a.dropout;
    if (dropout)
      dropout->counter += i * a.sizes.queries * a.sizes.keys;
    head.run(a.x[0].data<C>().data() + at[0], a.x[1].data<C>().data() + at[1],
             a.x[2].data<C>().data() + at[2], mask,
             dropout ? &*dropout : nullptr,
             out.data<C>().data() + i * a.sizes.queries * a.sizes.values);
  });
}

static Expected<HostTensor> runAttention(graph::ScaledDotProductAttentionOp op,
                                         OpCall &call) {
  Attention a;
  if (Error error = prepare(call, a))
    return error;
  double scale = op.getScale() ? op.getScale()->convertToDouble()
                               : 1 / std::sqrt(double(a.sizes.inner));
  Sizes shape = a.leading;
  shape.append({a.sizes.queries, a.sizes.values});
  Expected<HostTensor> result = call.create(a.x[0].dtype(), shape);
  if (!result)
    return result;
  dispatchFloat(result->dtype(), [&](auto tag) {
    using C = typename decltype(tag)::type;
    runHeads<C>(a, {a.sizes, C(scale), op.getIsCausal()}, *result);
  });
  return call.convert(*result, call.resultDType());
}

void interp::populateGraphAttention(OpTable &table) {
  table.addTensorOp(runAttention);
}
