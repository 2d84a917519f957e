//===- Einsum.cpp - the rule of einsum ------------------------------------===//
//
// Operands are multiplied from left to right. A label is summed over as soon as
// neither the result nor a later operand has it: by core.reduce where one
// factor has it, by core.contract where both do.
//
//===----------------------------------------------------------------------===//

#include "Einsum.h"
#include "tcopt/Support/EinsumEquation.h"

using namespace mlir;

namespace tcopt {

using Labels = EinsumEquation::Labels;

namespace {

/// A tensor with a label for each dimension, no label twice.
struct Factor {
  Value tensor;
  Labels labels;

  bool has(int label) const { return llvm::is_contained(labels, label); }
  int64_t dimOf(int label) const {
    return llvm::find(labels, label) - labels.begin();
  }
};

class Einsum {
public:
  Einsum(CoreBuilder &b, ValueRange inputs, const EinsumEquation &equation)
      : b(b), equation(equation), isLarger(equation.numLabels, false) {
    for (auto [x, labels] : llvm::zip(inputs, equation.operands))
      factors.push_back({x, labels});
  }

  Value build() {
    for (Factor &factor : factors) {
      takeDiagonals(factor);
      noteSizes(factor);
    }
    for (Factor &factor : factors)
      dropOnes(factor);
    Factor all = factors.front();
    for (size_t i = 1; i < factors.size(); ++i)
      all = product(all, factors[i], i + 1);
    sumUnless(all, [&](int label) { return isNeeded(label, factors.size()); });
    auto dims = llvm::map_to_vector(
        equation.result, [&](int label) { return all.dimOf(label); });
    return b.transpose(all.tensor, dims);
  }

private:
  // The result or an operand from number `next` on has the label.
  bool isNeeded(int label, size_t next) const {
    return llvm::is_contained(equation.result, label) ||
           llvm::any_of(ArrayRef(factors).drop_front(next),
                        [&](const Factor &f) { return f.has(label); });
  }

  void takeDiagonals(Factor &x) {
    for (size_t i = 0; i < x.labels.size(); ++i)
      for (size_t j = x.labels.size() - 1; j > i; --j)
        if (x.labels[i] == x.labels[j])
          return takeDiagonal(x, i, j);
  }

  // The diagonal of two dimensions becomes the first one.
  void takeDiagonal(Factor &x, int64_t i, int64_t j) {
    OpFoldResult size = b.sizesOf(x.tensor)[i];
    Value places = b.iota(b.getBuilder().getI64Type(), 0, size);
    int64_t rank = x.labels.size();
    core::IndexLayout layout{{i, j}, range(1, rank - 1), {0}};
    x.tensor = b.gather(x.tensor, {places, places}, layout);
    int label = x.labels[i];
    x.labels.erase(x.labels.begin() + j);
    x.labels.erase(x.labels.begin() + i);
    x.labels.insert(x.labels.begin(), label);
    takeDiagonals(x);
  }

  static bool isOne(const Factor &x, int64_t dim) {
    return cast<RankedTensorType>(x.tensor.getType()).getDimSize(dim) == 1;
  }

  void noteSizes(const Factor &x) {
    for (auto [dim, label] : llvm::enumerate(x.labels))
      isLarger[label] = isLarger[label] || !isOne(x, dim);
  }

  // What is broadcast along a dimension need not have it.
  void dropOnes(Factor &x) {
    Sizes sizes, all = b.sizesOf(x.tensor);
    Labels labels;
    for (auto [dim, label] : llvm::enumerate(x.labels)) {
      if (isLarger[label] && isOne(x, dim))
        continue;
      sizes.push_back(all[dim]);
      labels.push_back(label);
    }
    if (labels.size() < x.labels.size())
      x = {b.reshape(x.tensor, sizes), labels};
  }

  // Sums over the labels that are not kept.
  void sumUnless(Factor &x, llvm::function_ref<bool(int)> isKept) {
    SmallVector<int64_t> dims;
    Labels labels;
    for (auto [dim, label] : llvm::enumerate(x.labels)) {
      if (isKept(label))
        labels.push_back(label);
      else
        dims.push_back(dim);
    }
    if (!dims.empty())
      x = {b.reduce(core::ReduceKind::add, b.wide(x.tensor), dims), labels};
  }

  Factor product(Factor lhs, Factor rhs, size_t next) {
    sumUnless(lhs, [&](int label) {
      return rhs.has(label) || isNeeded(label, next);
    });
    sumUnless(rhs, [&](int label) {
      return lhs.has(label) || isNeeded(label, next);
    });
    Labels batch, summed;
    for (int label : lhs.labels)
      if (rhs.has(label))
        (isNeeded(label, next) ? batch : summed).push_back(label);
    if (elementTypeOf(lhs.tensor) != elementTypeOf(rhs.tensor) ||
        summed.empty()) {
      lhs.tensor = b.wide(lhs.tensor);
      rhs.tensor = b.wide(rhs.tensor);
    }
    Labels labels = batch;
    for (const Factor *x : {&lhs, &rhs})
      for (int label : x->labels)
        if (!lhs.has(label) || !rhs.has(label))
          labels.push_back(label);
    return {summed.empty() ? multiply(lhs, rhs, labels)
                           : contract(lhs, rhs, batch, summed),
            labels};
  }

  Value contract(const Factor &lhs, const Factor &rhs, const Labels &batch,
                 const Labels &summed) {
    auto dims = [](const Factor &x, const Labels &labels) {
      return llvm::map_to_vector(labels,
                                 [&](int label) { return x.dimOf(label); });
    };
    return b.contract(lhs.tensor, rhs.tensor,
                      {dims(lhs, batch), dims(rhs, batch), dims(lhs, summed),
                       dims(rhs, summed)});
  }

  // Element by element, where nothing is summed.
  Value multiply(const Factor &lhs, const Factor &rhs, const Labels &labels) {
    Sizes left = b.sizesOf(lhs.tensor), right = b.sizesOf(rhs.tensor), sizes;
    for (int label : labels) {
      bool isLeft = lhs.has(label) &&
                    (!rhs.has(label) || isa<Attribute>(left[lhs.dimOf(label)]));
      sizes.push_back(isLeft ? left[lhs.dimOf(label)]
                             : right[rhs.dimOf(label)]);
    }
    auto spread = [&](const Factor &x) {
      Labels order;
      for (int label : labels)
        if (x.has(label))
          order.push_back(label);
      auto from =
          llvm::map_to_vector(order, [&](int label) { return x.dimOf(label); });
      auto to = llvm::map_to_vector(order, [&](int label) -> int64_t {
        return llvm::find(labels, label) - labels.begin();
      });
      return b.broadcast(b.transpose(x.tensor, from), to, sizes);
    };
    return b.mul(spread(lhs), spread(rhs));
  }

  CoreBuilder &b;
  const EinsumEquation &equation;
  SmallVector<Factor> factors;
  /// The labels whose size is not 1 in some operand.
  SmallVector<bool> isLarger;
};

} // namespace

Value einsum(CoreBuilder &b, graph::EinsumOp::Adaptor in) {
  auto ranks = llvm::map_to_vector(in.getInputs(), rankOf);
  auto equation = EinsumEquation::parse(in.getEquation(), ranks);
  if (!equation) { // verified
    llvm::consumeError(equation.takeError());
    return in.getInputs().front();
  }
  return Einsum(b, in.getInputs(), *equation).build();
}

} // namespace tcopt
