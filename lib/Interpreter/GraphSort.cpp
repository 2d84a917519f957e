//===- GraphSort.cpp - Ordering, ranks and duplicates ---------------------===//

#include "GraphFamilies.h"
#include "Scan.h"
#include "tcopt/Graph/IR/GraphSortOps.h"

using namespace tcopt;
using namespace tcopt::interp;
using llvm::Error;
using llvm::Expected;
using HostTensors = std::vector<HostTensor>;

static Expected<HostTensors> sortedRows(OpCall &call, int64_t dim,
                                        bool descending,
                                        std::optional<int64_t> limit) {
  const HostTensor &x = call.tensor(0);
  Expected<HostTensor> rows = withDim(x);
  if (!rows)
    return rows.takeError();
  dim = normalized(dim, rows->rank());
  Expected<HostTensors> both =
      sorted(call, *rows, dim, descending, limit.value_or(rows->shape()[dim]));
  if (!both || x.rank())
    return both;
  return reshapedAll(std::move((*both)[0]), std::move((*both)[1]), {});
}

static Expected<HostTensors> runSort(graph::SortOp op, OpCall &call) {
  return sortedRows(call, op.getDim(), op.getDescending(), std::nullopt);
}

static Expected<HostTensors> runTopk(graph::TopkOp op, OpCall &call) {
  return sortedRows(call, op.getDim(), op.getLargest(), op.getK());
}

//===----------------------------------------------------------------------===//
// One element of each row
//===----------------------------------------------------------------------===//

/// The smallest indices first, and equal elements by their indices.
template <typename T>
static llvm::SmallVector<int64_t> orderOf(llvm::ArrayRef<T> row) {
  auto order = llvm::to_vector(llvm::seq<int64_t>(0, row.size()));
  llvm::sort(order, [&](int64_t i, int64_t j) {
    if (isNaN(row[i]) || isNaN(row[j]))
      return isNaN(row[i]) == isNaN(row[j]) ? i < j : isNaN(row[j]);
    return row[i] == row[j] ? i < j : row[i] < row[j];
  });
  return order;
}

namespace {
/// Which element of a row is asked for.
struct Kth {
  int64_t k;
  template <typename T> int64_t operator()(llvm::ArrayRef<T> row) const {
    return orderOf(row)[k - 1];
  }
};

struct Median {
  template <typename T> int64_t operator()(llvm::ArrayRef<T> row) const {
    for (auto [i, x] : llvm::enumerate(row))
      if (isNaN(x))
        return int64_t(i);
    return orderOf(row)[(row.size() - 1) / 2];
  }
};

struct Mode {
  template <typename T> int64_t operator()(llvm::ArrayRef<T> row) const {
    int64_t best = -1, most = 0;
    for (int64_t i : orderOf(row)) {
      int64_t count = isNaN(row[i]) ? 1 : llvm::count(row, row[i]);
      if (count > most || (count == most && row[i] == row[best]))
        best = i;
      most = std::max(most, count);
    }
    return best;
  }
};
} // namespace

template <typename T, typename Choose>
static void chooseOfRows(const HostTensor &x, int64_t dim, Choose choose,
                         HostTensor &values, HostTensor &indices) {
  int64_t size = x.shape()[dim], stride = x.strides()[dim];
  llvm::SmallVector<T> row(size);
  int64_t number = 0;
  walkRows(x, dim, [&](int64_t first) {
    for (int64_t i = 0; i < size; ++i)
      row[i] = x.data<T>()[first + i * stride];
    int64_t index = choose(llvm::ArrayRef<T>(row));
    values.data<T>()[number] = row[index];
    indices.data<int64_t>()[number++] = index;
  });
}

template <typename Choose>
static Expected<HostTensors> chosen(OpCall &call, int64_t dim, bool keepdim,
                                    int64_t least, Choose choose) {
  const HostTensor &x = call.tensor(0);
  Expected<HostTensor> rows = withDim(x);
  if (!rows)
    return rows.takeError();
  dim = normalized(dim, rows->rank());
  if (rows->shape()[dim] < least)
    return call.error("expected at least " + llvm::Twine(least) +
                      " elements but found " + llvm::Twine(rows->shape()[dim]));
  Reduced reduced(rows->shape(), {dim});
  const Sizes &shape =
      keepdim && x.rank() ? reduced.shapeKeeping : reduced.shape;
  Expected<HostTensor> values = call.create(x.dtype(), shape);
  if (!values)
    return values.takeError();
  Expected<HostTensor> indices = call.create(DType::I64, shape);
  if (!indices)
    return indices.takeError();
  dispatch(x.dtype(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    chooseOfRows<T>(*rows, dim, choose, *values, *indices);
  });
  return reshapedAll(std::move(*values), std::move(*indices), shape);
}

static Expected<HostTensors> runKthvalue(graph::KthvalueOp op, OpCall &call) {
  int64_t k = op.getK();
  return chosen(call, op.getDim(), op.getKeepdim(), k, Kth{k});
}
static Expected<HostTensors> runMedian(graph::MedianOp op, OpCall &call) {
  return chosen(call, op.getDim(), op.getKeepdim(), 1, Median());
}
static Expected<HostTensors> runMode(graph::ModeOp op, OpCall &call) {
  return chosen(call, op.getDim(), op.getKeepdim(), 1, Mode());
}

void interp::populateGraphSort(OpTable &table) {
  table.addTensorsOp(runSort);
  table.addTensorsOp(runTopk);
  table.addTensorsOp(runKthvalue);
  table.addTensorsOp(runMedian);
  table.addTensorsOp(runMode);
}
