//===- Attention.cpp - heads of attention ---------------------------------===//

#include "Attention.h"
#include "Random.h"

using namespace tcopt;
using namespace tcopt::interp;
using llvm::ArrayRef;
using llvm::Error;
using llvm::Expected;

#pragma clang fp contract(off)

//===----------------------------------------------------------------------===//
// Scores
//===----------------------------------------------------------------------===//

double HeadDropout::factor(int64_t i) const {
  uint64_t bits = philox(seed, counter + uint64_t(i)) >> (64 - digits);
  return std::ldexp(double(bits), -digits) >= p ? scale : 0;
}

template <typename C>
static std::vector<C> transposed(const C *key, const HeadSizes &sizes) {
  std::vector<C> result(size_t(sizes.keys * sizes.inner));
  for (int64_t j = 0; j < sizes.keys; ++j)
    for (int64_t e = 0; e < sizes.inner; ++e)
      result[size_t(e * sizes.keys + j)] = key[j * sizes.inner + e];
  return result;
}

// Applies the mask to the scaled score of query i and key j.
template <typename C>
static C maskedScore(const Attention &a, const HeadMask &mask, C score,
                     int64_t i, int64_t j) {
  bool isKept = !a.isCausal || j <= i;
  if (mask.tensor && isBool(mask.tensor->dtype()))
    isKept = mask.tensor->data<bool>()[mask.at(i, j)];
  else if (mask.tensor)
    score += mask.tensor->data<C>()[mask.at(i, j)];
  return isKept ? score : C(-HUGE_VAL);
}

template <typename C>
std::vector<C> interp::scoresOf(const Attention &a, const HeadPlace &head) {
  const HeadSizes &sizes = a.sizes;
  std::vector<C> keys = transposed(a.key.data<C>().data() + head.key, sizes);
  std::vector<C> scores(size_t(sizes.queries * sizes.keys), C(0));
  multiplyAdd(a.query.data<C>().data() + head.query, keys.data(), scores.data(),
              sizes.queries, sizes.inner, sizes.keys);
  C scale = C(a.scale);
  for (int64_t i = 0; i < sizes.queries; ++i)
    for (int64_t j = 0; j < sizes.keys; ++j) {
      C &score = scores[size_t(i * sizes.keys + j)];
      score = maskedScore<C>(a, head.mask, score * scale, i, j);
    }
  return scores;
}
template std::vector<float> interp::scoresOf(const Attention &,
                                             const HeadPlace &);
template std::vector<double> interp::scoresOf(const Attention &,
                                              const HeadPlace &);

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

static Error checkSizes(OpCall &call, ArrayRef<int64_t> q, ArrayRef<int64_t> k,
                        ArrayRef<int64_t> v) {
  if (q.back() == k.back() && k[k.size() - 2] == v[v.size() - 2])
    return Error::success();
  return call.error(
      "expected query, key and value of matching sizes but found " + toText(q) +
      ", " + toText(k) + " and " + toText(v));
}

/// Gives key or value, dimension `dim` of which is that of heads, the heads of
/// query by repeating each.
static Error repeatHeads(OpCall &call, HostTensor &x, int64_t heads) {
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

Error Attention::shareHeads(OpCall &call) {
  int64_t heads = query.shape()[query.rank() - 3];
  for (HostTensor *shared : {&key, &value})
    if (Error error = repeatHeads(call, *shared, heads))
      return error;
  return Error::success();
}

void Attention::prepareDropout(OpCall &call, const AttentionSpec &spec) {
  if (!spec.dropout)
    return;
  double p = *spec.dropout;
  bool isF64 = elementTypeOf(call.op->getOperand(spec.query)).isF64();
  dropout = {isF64 ? p : double(float(p)), p == 1 ? 0 : 1 / (1 - p),
             uint64_t(call.tensor(*spec.seed).getInt(0)),
             uint64_t(call.tensor(*spec.seed + 1).getInt(0)), isF64 ? 53 : 24};
}

/// Aligns the mask, if there is one, with (leading..., queries, keys).
Error Attention::placeMask(OpCall &call, const AttentionSpec &spec) {
  strides[3] = Sizes(leading.size(), 0);
  if (!spec.mask)
    return Error::success();
  const HostTensor &tensor = x[*spec.mask];
  Broadcastable given(tensor, call.op->getOperand(*spec.mask).getType());
  Sizes scores = shapeWith({sizes.queries, sizes.keys});
  if (Error error = checkBroadcast(call, given, scores))
    return error;
  Sizes all = given.stridesIn(scores);
  mask = {&tensor, 0, {all[all.size() - 2], all.back()}};
  strides[3] = Sizes(ArrayRef(all).drop_back(2));
  return Error::success();
}

Error Attention::placeHeads(OpCall &call, const AttentionSpec &spec) {
  const HostTensor *tensors[] = {&query, &key, &value};
  llvm::SmallVector<Broadcastable> operands;
  for (auto [i, tensor] : llvm::enumerate(tensors)) {
    mlir::Type type = call.op->getOperand(spec.query + unsigned(i)).getType();
    operands.push_back(Broadcastable(*tensor, type).dropBack(2));
  }
  Expected<Sizes> common = broadcastShape(call, operands);
  if (!common)
    return common.takeError();
  leading = *common;
  for (unsigned i = 0; i < 3; ++i)
    strides[i] = operands[i].stridesIn(leading);
  return placeMask(call, spec);
}

Expected<Attention> Attention::create(OpCall &call, const AttentionSpec &spec) {
  auto x = widened(call);
  if (!x)
    return x.takeError();
  Attention a;
  a.x = std::move(*x);
  a.query = a.x[spec.query];
  a.key = a.x[spec.query + 1];
  a.value = a.x[spec.query + 2];
  ArrayRef<int64_t> q = a.query.shape(), v = a.value.shape();
  if (Error error = checkSizes(call, q, a.key.shape(), v))
    return error;
  a.sizes = {q[q.size() - 2], v[v.size() - 2], q.back(), v.back()};
  a.isCausal = spec.isCausal;
  a.scale = spec.scale.value_or(1 / std::sqrt(double(a.sizes.inner)));
  if (spec.sharesHeads)
    if (Error error = a.shareHeads(call))
      return error;
  a.prepareDropout(call, spec);
  if (Error error = a.placeHeads(call, spec))
    return error;
  return a;
}

Sizes Attention::shapeWith(std::initializer_list<int64_t> last) const {
  Sizes shape = leading;
  shape.append(last);
  return shape;
}
