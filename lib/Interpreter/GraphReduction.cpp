//===- GraphReduction.cpp - Reductions of graph ---------------------------===//
//
// Sums and products are kept in a wider type and rounded once.
//
//===----------------------------------------------------------------------===//

#include "Contraction.h"
#include "GraphFamilies.h"
#include "Shapes.h"
#include "tcopt/Graph/IR/GraphReductionOps.h"
#include <cmath>

using namespace tcopt;
using namespace tcopt::interp;
using llvm::Expected;

/// Reduces by a core op in `dtype` and keeps the result in it.
template <typename OpT>
static Expected<HostTensor> reduceIn(DType dtype, OpT op, OpCall &call,
                                     llvm::StringRef combiner) {
  Expected<HostTensor> wide = call.convert(call.tensor(0), dtype);
  if (!wide)
    return wide;
  return reduce(call, *wide, normalized(op.getDims(), wide->rank()),
                op.getKeepdim(), combiner);
}

template <typename OpT>
static Expected<HostTensor> reduceWide(OpT op, OpCall &call,
                                       llvm::StringRef combiner) {
  DType dtype = call.tensor(0).dtype();
  Expected<HostTensor> wide = reduceIn(sumDType(dtype), op, call, combiner);
  return wide ? call.convert(*wide, dtype) : std::move(wide);
}

template <typename OpT>
static Expected<HostTensor> reduceAsIs(OpT op, OpCall &call,
                                       llvm::StringRef combiner) {
  return reduceIn(call.tensor(0).dtype(), op, call, combiner);
}

static Expected<HostTensor> runSum(graph::SumOp op, OpCall &call) {
  return reduceWide(op, call, "add");
}
static Expected<HostTensor> runProd(graph::ProdOp op, OpCall &call) {
  return reduceWide(op, call, "mul");
}
static Expected<HostTensor> runAmax(graph::AmaxOp op, OpCall &call) {
  return reduceAsIs(op, call, "maximum");
}
static Expected<HostTensor> runAmin(graph::AminOp op, OpCall &call) {
  return reduceAsIs(op, call, "minimum");
}
static Expected<HostTensor> runAny(graph::AnyOp op, OpCall &call) {
  return reduceAsIs(op, call, "or");
}
static Expected<HostTensor> runAll(graph::AllOp op, OpCall &call) {
  return reduceAsIs(op, call, "and");
}

/// The sum, divided by the number of elements before it is rounded.
static Expected<HostTensor> runMean(graph::MeanOp op, OpCall &call) {
  const HostTensor &x = call.tensor(0);
  Expected<HostTensor> sum = reduceIn(sumDType(x.dtype()), op, call, "add");
  if (!sum)
    return sum;
  double count = 1;
  for (int64_t dim : normalized(op.getDims(), x.rank()))
    count *= double(x.shape()[dim]);
  for (int64_t i = 0; i < sum->numElements(); ++i)
    sum->setFloat(i, sum->getFloat(i) / count);
  return call.convert(*sum, x.dtype());
}

//===----------------------------------------------------------------------===//
// Of all elements that are put together
//===----------------------------------------------------------------------===//

/// `fn(elements)` of each group of elements along `dims`, computed in f32 or
/// f64 and rounded.
template <typename OpT, typename Fn>
static Expected<HostTensor> reduceGroups(OpT op, OpCall &call, Fn fn) {
  const HostTensor &x = call.tensor(0);
  Reduced groups(x.shape(), normalized(op.getDims(), x.rank()));
  Expected<HostTensor> result = call.create(
      x.dtype(), op.getKeepdim() ? groups.shapeKeeping : groups.shape);
  if (!result)
    return result;
  dispatchFloat(x.dtype(), [&](auto tag) {
    using C = typename decltype(tag)::type;
    std::vector<llvm::SmallVector<C>> elements(size_t(result->numElements()));
    walk<1>(x.shape(), {groups.strides}, [&](int64_t i, auto at) {
      elements[size_t(at[0])].push_back(C(x.getFloat(i)));
    });
    for (auto [i, group] : llvm::enumerate(elements))
      result->setFloat(int64_t(i), double(fn(llvm::ArrayRef<C>(group))));
  });
  return result;
}

template <typename C>
static C variance(llvm::ArrayRef<C> x, double correction) {
  C sum = 0, squares = 0, count = C(x.size());
  for (C value : x)
    sum += value;
  C mean = sum / count;
  for (C value : x)
    squares += (value - mean) * (value - mean);
  C freedom = std::fmax(C(0), count - C(correction));
  return x.empty() ? std::numeric_limits<C>::quiet_NaN() : squares / freedom;
}

static Expected<HostTensor> runVar(graph::VarOp op, OpCall &call) {
  double correction = op.getCorrection().convertToDouble();
  return reduceGroups(op, call,
                      [&](auto x) { return variance(x, correction); });
}
static Expected<HostTensor> runStd(graph::StdOp op, OpCall &call) {
  double correction = op.getCorrection().convertToDouble();
  return reduceGroups(
      op, call, [&](auto x) { return std::sqrt(variance(x, correction)); });
}

template <typename C> static C logSumExp(llvm::ArrayRef<C> x) {
  C largest = C(-HUGE_VAL), sum = 0;
  for (C value : x)
    largest = apply<C>(binaryRule("maximum"), largest, value);
  if (std::isinf(largest))
    largest = 0;
  for (C value : x)
    sum += C(std::exp(double(value - largest)));
  return C(std::log(double(sum))) + largest;
}

static Expected<HostTensor> runLogsumexp(graph::LogsumexpOp op, OpCall &call) {
  return reduceGroups(op, call, [](auto x) { return logSumExp(x); });
}

template <typename C> static C vectorNorm(llvm::ArrayRef<C> x, double ord) {
  bool isExtremum = std::isinf(ord);
  const BinaryRule &combine = binaryRule(!isExtremum ? "add"
                                         : ord > 0   ? "maximum"
                                                     : "minimum");
  C result = isExtremum && ord < 0 ? C(HUGE_VAL) : C(0);
  for (C value : x) {
    double size = std::fabs(double(value));
    C term = isExtremum ? C(size)
             : ord == 0 ? C(value != 0)
                        : C(std::pow(size, ord));
    result = apply<C>(combine, result, term);
  }
  return isExtremum || ord == 0 ? result : C(std::pow(double(result), 1 / ord));
}

static Expected<HostTensor> runVectorNorm(graph::VectorNormOp op,
                                          OpCall &call) {
  double ord = op.getOrd().convertToDouble();
  const HostTensor &x = call.tensor(0);
  for (int64_t dim : normalized(op.getDims(), x.rank()))
    if (x.shape()[dim] == 0 && (std::isinf(ord) || ord < 0))
      return call.error("expected dimensions that are not empty but found "
                        "dimension " +
                        llvm::Twine(dim) + " of size 0");
  return reduceGroups(op, call, [&](auto x) { return vectorNorm(x, ord); });
}

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

static Expected<HostTensor> runArgmax(graph::ArgmaxOp op, OpCall &call) {
  const HostTensor &x = call.tensor(0);
  return argReduce(call, x, normalized(op.getDim(), x.rank()), op.getKeepdim(),
                   /*largest=*/true);
}
static Expected<HostTensor> runArgmin(graph::ArgminOp op, OpCall &call) {
  const HostTensor &x = call.tensor(0);
  return argReduce(call, x, normalized(op.getDim(), x.rank()), op.getKeepdim(),
                   /*largest=*/false);
}

/// Values and indices.
template <typename OpT>
static Expected<std::vector<HostTensor>> extremum(OpT op, OpCall &call,
                                                  bool largest) {
  const HostTensor &x = call.tensor(0);
  int64_t dim = normalized(op.getDim(), x.rank()), stride = x.strides()[dim];
  auto indices = argReduce(call, x, dim, op.getKeepdim(), largest);
  if (!indices)
    return indices.takeError();
  auto values = call.create(x.dtype(), indices->shape());
  if (!values)
    return values.takeError();
  dispatch(x.dtype(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    walk<1>(Reduced(x.shape(), {dim}).shapeKeeping, {x.strides()},
            [&](int64_t i, auto at) {
              int64_t place = at[0] + indices->getInt(i) * stride;
              values->template data<T>()[i] = x.data<T>()[place];
            });
  });
  std::vector<HostTensor> results;
  results.push_back(std::move(*values));
  results.push_back(std::move(*indices));
  return results;
}

static Expected<std::vector<HostTensor>> runMax(graph::MaxOp op, OpCall &call) {
  return extremum(op, call, /*largest=*/true);
}
static Expected<std::vector<HostTensor>> runMin(graph::MinOp op, OpCall &call) {
  return extremum(op, call, /*largest=*/false);
}

void interp::populateGraphReduction(OpTable &table) {
  table.addTensorOp(runSum);
  table.addTensorOp(runProd);
  table.addTensorOp(runMean);
  table.addTensorOp(runAmax);
  table.addTensorOp(runAmin);
  table.addTensorOp(runAny);
  table.addTensorOp(runAll);
  table.addTensorOp(runArgmax);
  table.addTensorOp(runArgmin);
  table.addTensorOp(runVar);
  table.addTensorOp(runStd);
  table.addTensorOp(runLogsumexp);
  table.addTensorOp(runVectorNorm);
  table.addTensorsOp(runMax);
  table.addTensorsOp(runMin);
}
