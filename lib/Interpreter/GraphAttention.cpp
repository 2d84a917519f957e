//===- GraphAttention.cpp - Attention -------------------------------------===//
//
// Attention is computed head by head from its definition.
//
//===----------------------------------------------------------------------===//

#include "Attention.h"
#include "GraphFamilies.h"
#include "Pointwise.h"

using namespace tcopt;
using namespace tcopt::interp;
using llvm::Error;
using llvm::Expected;

#pragma clang fp contract(off)

/// Replaces a row of scores by its softmax and returns its logsumexp. A row
/// that keeps nothing becomes zeros, and 0 is returned.
template <typename C> static C softmax(llvm::MutableArrayRef<C> row) {
  C largest = C(-HUGE_VAL), sum = 0;
  for (C score : row)
    largest = apply<C>(binaryRule("maximum"), largest, score);
  if (largest == C(-HUGE_VAL)) {
    llvm::fill(row, C(0));
    return 0;
  }
  for (C &score : row) {
    score = C(std::exp(double(score - largest)));
    sum += score;
  }
  for (C &score : row)
    score /= sum;
  return largest + C(std::log(double(sum)));
}

/// Computes one head.
template <typename C>
static void runHead(const Attention &a, const HeadPlace &head, C *out,
                    C *logsumexp) {
  const HeadSizes &sizes = a.sizes;
  std::vector<C> scores = scoresOf<C>(a, head);
  const C *value = a.value.data<C>().data() + head.value;
  for (int64_t i = 0; i < sizes.queries; ++i) {
    llvm::MutableArrayRef<C> row(scores.data() + i * sizes.keys,
                                 size_t(sizes.keys));
    logsumexp[i] = softmax(row);
    for (int64_t j = 0; head.dropout && j < sizes.keys; ++j)
      row[size_t(j)] *= C(head.factor(i * sizes.keys + j));
    multiplyAdd(row.data(), value, out + i * sizes.values, 1, sizes.keys,
                sizes.values);
  }
}

static Expected<std::vector<HostTensor>>
runAttention(graph::ScaledDotProductAttentionOp op, OpCall &call) {
  Expected<Attention> a = Attention::create(call, AttentionSpec(op));
  if (!a)
    return a.takeError();
  DType dtype = a->query.dtype();
  const HeadSizes &sizes = a->sizes;
  auto out = call.create(dtype, a->shapeWith({sizes.queries, sizes.values}));
  if (!out)
    return out.takeError();
  auto sums = call.create(dtype, a->shapeWith({sizes.queries}));
  if (!sums)
    return sums.takeError();
  dispatchFloat(dtype, [&](auto tag) {
    using C = typename decltype(tag)::type;
    a->forEachHead([&](const HeadPlace &head) {
      int64_t rows = head.number * sizes.queries;
      runHead<C>(*a, head, out->data<C>().data() + rows * sizes.values,
                 sums->data<C>().data() + rows);
    });
  });
  auto result = call.convert(*out, call.resultDType());
  if (!result)
    return result.takeError();
  std::vector<HostTensor> results{std::move(*result)};
  if (op.getLogsumexp())
    results.push_back(std::move(*sums));
  return results;
}

void interp::populateGraphAttention(OpTable &table) {
  table.addTensorsOp(runAttention);
  table.addTensorsOp(runAttentionBackward);
}
