//===- GraphDynamic.cpp - Sizes that follow from values -------------------===//

#include "GraphFamilies.h"
#include "Shapes.h"
#include "tcopt/Graph/IR/GraphDynamicOps.h"
#include <cmath>
#include <numeric>

using namespace tcopt;
using namespace tcopt::interp;
using llvm::ArrayRef;
using llvm::Error;
using llvm::Expected;

using Integers = std::vector<int64_t>;

static Expected<HostTensor> tensorOf(OpCall &call, ArrayRef<int64_t> shape,
                                     const Integers &values) {
  Expected<HostTensor> result = call.create(DType::I64, shape);
  if (result)
    llvm::copy(values, result->data<int64_t>().begin());
  return result;
}

//===----------------------------------------------------------------------===//
// Places of what is not zero
//===----------------------------------------------------------------------===//

static bool isNotZero(const HostTensor &x, int64_t i) {
  return isFloat(x.dtype()) ? x.getFloat(i) != 0 : x.getInt(i) != 0;
}

static Expected<HostTensor> runNonzero(graph::NonzeroOp, OpCall &call) {
  const HostTensor &x = call.tensor(0);
  Integers rows;
  int64_t count = 0;
  walkCoordinates(x.shape(), [&](int64_t i, ArrayRef<int64_t> at) {
    if (!isNotZero(x, i))
      return;
    rows.insert(rows.end(), at.begin(), at.end());
    ++count;
  });
  return tensorOf(call, {count, x.rank()}, rows);
}

static Expected<HostTensor> runMaskedSelect(graph::MaskedSelectOp op,
                                            OpCall &call) {
  Broadcastable x(call.tensor(0), op.getX().getType());
  Broadcastable mask(call.tensor(1), op.getMask().getType());
  Expected<Sizes> shape = broadcastShape(call, {x, mask});
  if (!shape)
    return shape.takeError();
  std::array<Sizes, 2> strides = {x.stridesIn(*shape), mask.stridesIn(*shape)};
  auto chosen = call.tensor(1).data<bool>();
  Integers places;
  walk<2>(*shape, strides, [&](int64_t, auto at) {
    if (chosen[at[1]])
      places.push_back(at[0]);
  });
  auto row = reshaped(call.tensor(0), {call.tensor(0).numElements()});
  auto indices = tensorOf(call, {int64_t(places.size())}, places);
  if (!row || !indices)
    return joinErrors(row.takeError(), indices.takeError());
  return taken(call, *row, *indices, 0);
}

//===----------------------------------------------------------------------===//
// Equal values
//===----------------------------------------------------------------------===//

namespace {
/// The parts of a tensor along a dimension, or its elements.
class Parts {
public:
  Parts(const HostTensor &x, std::optional<int64_t> dim) : x(x) {
    if (!dim) {
      count = x.numElements();
      return;
    }
    int64_t at = normalized(*dim, x.rank());
    count = x.shape()[at];
    inner = product(x.shape().drop_front(at + 1));
    outer = product(x.shape().take_front(at));
  }

  int64_t size() const { return count; }

  /// NaN equals nothing.
  bool areEqual(int64_t a, int64_t b) const {
    return allOf([&](int64_t k) {
      int64_t i = place(a, k), j = place(b, k);
      return isFloat(x.dtype()) ? x.getFloat(i) == x.getFloat(j)
                                : x.getInt(i) == x.getInt(j);
    });
  }

  /// By the first elements that differ; for this, NaN equals itself.
  bool isLess(int64_t a, int64_t b) const {
    bool less = false;
    allOf([&](int64_t k) {
      int64_t i = place(a, k), j = place(b, k);
      less = comesBefore(i, j);
      return !less && !comesBefore(j, i);
    });
    return less;
  }

private:
  /// Element k of part i.
  int64_t place(int64_t i, int64_t k) const {
    return (k / inner * count + i) * inner + k % inner;
  }

  /// NaN comes after all numbers.
  bool comesBefore(int64_t i, int64_t j) const {
    if (!isFloat(x.dtype()))
      return x.getInt(i) < x.getInt(j);
    double a = x.getFloat(i), b = x.getFloat(j);
    return a < b || (std::isnan(b) && !std::isnan(a));
  }

  template <typename Fn> bool allOf(Fn fn) const {
    for (int64_t k = 0; k < outer * inner; ++k)
      if (!fn(k))
        return false;
    return true;
  }

  const HostTensor &x;
  int64_t count = 0, inner = 1, outer = 1;
};

/// Which part represents each group, where each part went, how many there are.
struct Groups {
  Integers representatives, inverse, counts;

  Groups(const Parts &parts, ArrayRef<int64_t> order) : inverse(order.size()) {
    for (auto [n, part] : llvm::enumerate(order)) {
      bool isNew = n == 0 || !parts.areEqual(order[n - 1], part);
      if (isNew) {
        representatives.push_back(part);
        counts.push_back(0);
      }
      inverse[part] = int64_t(counts.size()) - 1;
      ++counts.back();
    }
  }
};
} // namespace

static Expected<HostTensor> partsAt(OpCall &call, std::optional<int64_t> dim,
                                    const Integers &places) {
  const HostTensor &x = call.tensor(0);
  auto indices = tensorOf(call, {int64_t(places.size())}, places);
  if (!indices)
    return indices;
  if (dim)
    return taken(call, x, *indices, normalized(*dim, x.rank()));
  auto row = reshaped(x, {x.numElements()});
  return row ? taken(call, *row, *indices, 0) : std::move(row);
}

static Expected<std::vector<HostTensor>>
group(OpCall &call, std::optional<int64_t> dim, bool sorts) {
  const HostTensor &x = call.tensor(0);
  Parts parts(x, dim);
  // As large as `inverse`, and refused where that is too large.
  if (auto limit = call.create(DType::I64, {parts.size()}); !limit)
    return limit.takeError();
  Integers order(parts.size());
  std::iota(order.begin(), order.end(), 0);
  if (sorts)
    llvm::stable_sort(order,
                      [&](int64_t a, int64_t b) { return parts.isLess(a, b); });
  Groups groups(parts, order);
  Sizes inverseShape(x.shape());
  if (dim)
    inverseShape = {parts.size()};
  auto values = partsAt(call, dim, groups.representatives);
  auto inverse = tensorOf(call, inverseShape, groups.inverse);
  auto counts = tensorOf(call, {int64_t(groups.counts.size())}, groups.counts);
  if (!values || !inverse || !counts)
    return joinErrors(joinErrors(values.takeError(), inverse.takeError()),
                      counts.takeError());
  return std::vector<HostTensor>{std::move(*values), std::move(*inverse),
                                 std::move(*counts)};
}

static Expected<std::vector<HostTensor>> runUnique(graph::UniqueOp op,
                                                   OpCall &call) {
  return group(call, op.getDim(), /*sorts=*/true);
}

static Expected<std::vector<HostTensor>>
runUniqueConsecutive(graph::UniqueConsecutiveOp op, OpCall &call) {
  return group(call, op.getDim(), /*sorts=*/false);
}

//===----------------------------------------------------------------------===//
// Repetition
//===----------------------------------------------------------------------===//

static Expected<HostTensor> runRepeatInterleave(graph::RepeatInterleaveOp op,
                                                OpCall &call) {
  const HostTensor &x = call.tensor(0), &repeats = call.tensor(1);
  int64_t dim = normalized(op.getDim(), x.rank());
  if (repeats.numElements() != x.shape()[dim])
    return call.error("repeats must have the size of x along dim");
  int64_t total = 0;
  for (int64_t i = 0; i < repeats.numElements(); ++i) {
    if (repeats.getInt(i) < 0)
      return call.error("repeats must not be negative");
    if (llvm::AddOverflow(total, repeats.getInt(i), total))
      return call.error("the sum of repeats is too great");
  }
  auto indices = call.create(DType::I64, {total});
  if (!indices)
    return indices;
  auto *next = indices->data<int64_t>().begin();
  for (int64_t i = 0; i < repeats.numElements(); ++i)
    next = std::fill_n(next, repeats.getInt(i), i);
  return taken(call, x, *indices, dim);
}

void interp::populateGraphDynamic(OpTable &table) {
  table.addTensorOp(runNonzero);
  table.addTensorOp(runMaskedSelect);
  table.addTensorsOp(runUnique);
  table.addTensorsOp(runUniqueConsecutive);
  table.addTensorOp(runRepeatInterleave);
}
