//===- AttentionBackward.cpp - gradients of attention ---------------------===//
//
// The gradients are computed head by head from the formulas of the op.
//
//===----------------------------------------------------------------------===//

#include "Attention.h"

using namespace tcopt;
using namespace tcopt::interp;
using llvm::Error;
using llvm::Expected;

#pragma clang fp contract(off)

namespace {
/// The tensors of a call, widened: operands, and gradients in the shapes of
/// query, key, value and mask, with the heads of the query.
struct GradientTensors {
  const HostTensor &grad, &out, &logsumexp;
  HostTensor query, key, value;
  std::optional<HostTensor> mask;
};
} // namespace

template <typename C> static C dot(const C *a, const C *b, int64_t count) {
  C sum = 0;
  for (int64_t i = 0; i < count; ++i)
    sum += a[i] * b[i];
  return sum;
}

/// to += factor * x
template <typename C>
static void addScaled(C *to, C factor, const C *x, int64_t count) {
  for (int64_t i = 0; i < count; ++i)
    to[i] += factor * x[i];
}

/// Adds what one head contributes to the gradients.
template <typename C>
static void addHead(const Attention &a, const HeadPlace &head,
                    GradientTensors &t) {
  const HeadSizes &s = a.sizes;
  auto at = [](const HostTensor &x, int64_t offset) {
    return x.data<C>().data() + offset;
  };
  auto into = [](HostTensor &x, int64_t offset) {
    return x.data<C>().data() + offset;
  };
  std::vector<C> scores = scoresOf<C>(a, head);
  for (int64_t i = 0; i < s.queries; ++i) {
    int64_t row = head.number * s.queries + i;
    const C *grad = at(t.grad, row * s.values);
    C mean = dot(grad, at(t.out, row * s.values), s.values);
    for (int64_t j = 0; j < s.keys; ++j) {
      C score = scores[size_t(i * s.keys + j)];
      C p = C(std::exp(double(score - *at(t.logsumexp, row))));
      C factor = C(head.factor(i * s.keys + j));
      C product = dot(grad, at(a.value, head.value + j * s.values), s.values);
      C d = p * (product * factor - mean), scaled = d * C(a.scale);
      int64_t query = head.query + i * s.inner, key = head.key + j * s.inner;
      addScaled(into(t.query, query), scaled, at(a.key, key), s.inner);
      addScaled(into(t.key, key), scaled, at(a.query, query), s.inner);
      addScaled(into(t.value, head.value + j * s.values), p * factor, grad,
                s.values);
      if (t.mask)
        *into(*t.mask, head.mask.at(i, j)) += d;
    }
  }
}

/// Sums over the heads that share one.
template <typename C>
static void sumHeads(const HostTensor &all, HostTensor &sums) {
  if (all.numElements() == 0 || sums.numElements() == 0)
    return;
  int64_t dim = all.rank() - 3;
  int64_t inner = all.shape()[dim + 1] * all.shape()[dim + 2];
  int64_t shared = all.shape()[dim] / sums.shape()[dim];
  for (int64_t i = 0, n = sums.numElements(); i < n; ++i)
    for (int64_t head = 0; head < shared; ++head)
      sums.data<C>()[i] +=
          all.data<C>()[(i / inner * shared + head) * inner + i % inner];
}

static Error checkSizes(OpCall &call, const Attention &a,
                        const GradientTensors &t) {
  const HeadSizes &s = a.sizes;
  auto check = [&](const char *name, const HostTensor &x,
                   std::initializer_list<int64_t> last) -> Error {
    Sizes expected = a.shapeWith(last);
    if (x.shape() == llvm::ArrayRef<int64_t>(expected))
      return Error::success();
    return call.error(llvm::Twine("expected ") + name + " of sizes " +
                      toText(expected) + " but found " + toText(x.shape()));
  };
  if (Error error = check("grad", t.grad, {s.queries, s.values}))
    return error;
  if (Error error = check("out", t.out, {s.queries, s.values}))
    return error;
  return check("logsumexp", t.logsumexp, {s.queries});
}

/// Returns the gradient of the call's operand from that of `all` of its heads,
/// in the dtype of a result.
static Expected<HostTensor> finished(OpCall &call, HostTensor all,
                                     const HostTensor &operand,
                                     unsigned result) {
  if (all.shape() != operand.shape()) {
    auto sums = call.create(all.dtype(), operand.shape());
    if (!sums)
      return sums.takeError();
    dispatchFloat(all.dtype(), [&](auto tag) {
      sumHeads<typename decltype(tag)::type>(all, *sums);
    });
    all = std::move(*sums);
  }
  return call.convert(all, call.resultDType(result));
}

Expected<std::vector<HostTensor>>
interp::runAttentionBackward(graph::ScaledDotProductAttentionBackwardOp op,
                             OpCall &call) {
  AttentionSpec spec(op);
  Expected<Attention> a = Attention::create(call, spec);
  if (!a)
    return a.takeError();
  DType dtype = a->query.dtype();
  auto zeros = [&](const HostTensor &like) {
    return call.create(dtype, like.shape());
  };
  auto query = zeros(a->query), key = zeros(a->key), value = zeros(a->value);
  for (auto *made : {&query, &key, &value})
    if (!*made)
      return made->takeError();
  GradientTensors t{
      a->x[0],           a->x[spec.query + 3], a->x[spec.query + 4],
      std::move(*query), std::move(*key),      std::move(*value),
      std::nullopt};
  if (Error error = checkSizes(call, *a, t))
    return error;
  if (op.getGradMask()) {
    auto mask = zeros(a->x[*spec.mask]);
    if (!mask)
      return mask.takeError();
    t.mask = std::move(*mask);
  }
  dispatchFloat(dtype, [&](auto tag) {
    a->forEachHead([&](const HeadPlace &head) {
      addHead<typename decltype(tag)::type>(*a, head, t);
    });
  });
  std::vector<HostTensor> results;
  auto add = [&](HostTensor gradient, unsigned operand) -> Error {
    auto result = finished(call, std::move(gradient), a->x[operand],
                           unsigned(results.size()));
    if (!result)
      return result.takeError();
    results.push_back(std::move(*result));
    return Error::success();
  };
  HostTensor *gradients[] = {&t.query, &t.key, &t.value};
  for (auto [i, gradient] : llvm::enumerate(gradients))
    if (Error error = add(std::move(*gradient), spec.query + unsigned(i)))
      return error;
  if (t.mask)
    if (Error error = add(std::move(*t.mask), *spec.mask))
      return error;
  return results;
}
