//===- GraphContraction.cpp - Sums of products ----------------------------===//
//
// Sums are kept in f32 for f16 and bf16, and rounded once.
//
//===----------------------------------------------------------------------===//

#include "Contraction.h"
#include "GraphFamilies.h"
#include "tcopt/Graph/IR/GraphContractionOps.h"
#include "tcopt/Support/EinsumEquation.h"
#include <cmath>

using namespace tcopt;
using namespace tcopt::interp;
using llvm::ArrayRef;
using llvm::Error;
using llvm::Expected;

#pragma clang fp contract(off)

static Error checkInner(OpCall &call, int64_t lhs, int64_t rhs) {
  if (lhs == rhs)
    return Error::success();
  return call.error("expected equal sizes of the contracted dimension but "
                    "found " +
                    llvm::Twine(lhs) + " and " + llvm::Twine(rhs));
}

//===----------------------------------------------------------------------===//
// matmul
//===----------------------------------------------------------------------===//

/// An operand as a stack of matrices.
struct MatrixStack {
  Broadcastable leading;
  int64_t rows, columns;
};

/// A vector is a row (of `lhs`) or a column (of `rhs`).
static MatrixStack matrices(const HostTensor &x, mlir::Type type, bool isLhs) {
  Broadcastable all(x, type);
  size_t rank = all.sizes.size();
  if (rank == 1)
    return {all.dropBack(1), isLhs ? 1 : all.sizes[0],
            isLhs ? all.sizes[0] : 1};
  return {all.dropBack(2), all.sizes[rank - 2], all.sizes[rank - 1]};
}

template <typename Op>
static Expected<HostTensor> runMatmul(Op op, OpCall &call) {
  auto x = widened(call);
  if (!x)
    return x.takeError();
  MatrixStack lhs = matrices((*x)[0], op.getLhs().getType(), true);
  MatrixStack rhs = matrices((*x)[1], op.getRhs().getType(), false);
  if (Error error = checkInner(call, lhs.columns, rhs.rows))
    return error;
  Expected<Sizes> leading = broadcastShape(call, {lhs.leading, rhs.leading});
  if (!leading)
    return leading.takeError();
  Sizes shape = *leading;
  if ((*x)[0].rank() > 1)
    shape.push_back(lhs.rows);
  if ((*x)[1].rank() > 1)
    shape.push_back(rhs.columns);
  Expected<HostTensor> sums = call.create((*x)[0].dtype(), shape);
  if (!sums)
    return sums;
  dispatchSum(sums->dtype(), [&](auto tag) {
    using C = typename decltype(tag)::type;
    walk<2>(*leading,
            {lhs.leading.stridesIn(*leading), rhs.leading.stridesIn(*leading)},
            [&](int64_t i, auto at) {
              multiplyAdd((*x)[0].data<C>().data() + at[0],
                          (*x)[1].data<C>().data() + at[1],
                          sums->data<C>().data() + i * lhs.rows * rhs.columns,
                          lhs.rows, lhs.columns, rhs.columns);
            });
  });
  return call.convert(*sums, call.resultDType());
}

//===----------------------------------------------------------------------===//
// linear
//===----------------------------------------------------------------------===//

static Expected<HostTensor> runLinear(graph::LinearOp op, OpCall &call) {
  auto x = widened(call);
  if (!x)
    return x.takeError();
  int64_t inputs = (*x)[1].shape()[1], outputs = (*x)[1].shape()[0];
  if (Error error = checkInner(call, (*x)[0].shape().back(), inputs))
    return error;
  Expected<HostTensor> weight = permuted(call, (*x)[1], {1, 0});
  if (!weight)
    return weight;
  Sizes shape((*x)[0].shape());
  shape.back() = outputs;
  Expected<HostTensor> sums = call.create((*x)[0].dtype(), shape);
  if (!sums)
    return sums;
  int64_t rows = product((*x)[0].shape().drop_back());
  dispatchSum(sums->dtype(), [&](auto tag) {
    using C = typename decltype(tag)::type;
    multiplyAdd((*x)[0].data<C>().data(), weight->data<C>().data(),
                sums->data<C>().data(), rows, inputs, outputs);
  });
  if (op.getBias())
    if (Error error = addBias(call, *sums, (*x)[2], sums->rank() - 1))
      return error;
  return call.convert(*sums, call.resultDType());
}

//===----------------------------------------------------------------------===//
// grouped_matmul
//===----------------------------------------------------------------------===//

/// Calls `fn(group, start, end)` for each group of indices below `size`.
static void
forEachGroup(const HostTensor &ends, int64_t size,
             llvm::function_ref<void(int64_t, int64_t, int64_t)> fn) {
  int64_t start = 0;
  for (int64_t g = 0; g < ends.shape()[0]; ++g) {
    int64_t end = std::max(std::min(ends.data<int64_t>()[g], size), start);
    fn(g, start, end);
    start = end;
  }
}

/// The columns [start, end) of a matrix.
template <typename C>
static std::vector<C> columns(const HostTensor &x, int64_t start, int64_t end) {
  std::vector<C> result;
  int64_t stride = x.shape()[1];
  const C *row = x.data<C>().data();
  for (int64_t i = 0; i < x.shape()[0]; ++i, row += stride)
    result.insert(result.end(), row + start, row + end);
  return result;
}

static Expected<HostTensor> runGroupedMatmul(graph::GroupedMatmulOp,
                                             OpCall &call) {
  auto operands = widened(call);
  if (!operands)
    return operands.takeError();
  const HostTensor &x = (*operands)[0], &w = (*operands)[1],
                   &ends = (*operands)[2];
  int64_t m = x.shape()[0], k = x.shape()[1], n = w.shape().back();
  bool groupsRows = w.rank() == 3;
  if (Error error = checkInner(call, k, w.shape()[w.rank() - 2]))
    return error;
  if (groupsRows)
    if (Error error = checkInner(call, ends.shape()[0], w.shape()[0]))
      return error;
  Expected<HostTensor> sums = call.create(
      x.dtype(), groupsRows ? Sizes{m, n} : Sizes{ends.shape()[0], m, n});
  if (!sums)
    return sums;
  dispatchFloat(x.dtype(), [&](auto tag) {
    using C = typename decltype(tag)::type;
    const C *a = x.data<C>().data(), *b = w.data<C>().data();
    C *out = sums->data<C>().data();
    forEachGroup(
        ends, groupsRows ? m : k, [&](int64_t g, int64_t s, int64_t e) {
          if (groupsRows)
            multiplyAdd(a + s * k, b + g * k * n, out + s * n, e - s, k, n);
          else
            multiplyAdd(columns<C>(x, s, e).data(), b + s * n, out + g * m * n,
                        m, e - s, n);
        });
  });
  return call.convert(*sums, call.resultDType());
}

//===----------------------------------------------------------------------===//
// addmm, baddbmm
//===----------------------------------------------------------------------===//

/// The products of matrices with a stride each; one matrix has no batch.
static Expected<HostTensor> products(OpCall &call, const HostTensor &a,
                                     const HostTensor &b) {
  int64_t rank = a.rank(), batch = rank == 3 ? a.shape()[0] : 1;
  int64_t m = a.shape()[rank - 2], k = a.shape().back(), n = b.shape().back();
  if (Error error = checkInner(call, k, b.shape()[rank - 2]))
    return error;
  if (rank == 3)
    if (Error error = checkInner(call, batch, b.shape()[0]))
      return error;
  Sizes shape(a.shape());
  shape.back() = n;
  Expected<HostTensor> sums = call.create(a.dtype(), shape);
  if (!sums)
    return sums;
  dispatchSum(sums->dtype(), [&](auto tag) {
    using C = typename decltype(tag)::type;
    for (int64_t i = 0; i < batch; ++i)
      multiplyAdd(a.data<C>().data() + i * m * k,
                  b.data<C>().data() + i * k * n,
                  sums->data<C>().data() + i * m * n, m, k, n);
  });
  return sums;
}

/// beta * x + alpha * product; integers wrap.
template <typename C>
static C combined(C x, C product, double beta, double alpha) {
  if constexpr (std::is_integral_v<C>)
    return C(uint64_t(int64_t(beta)) * uint64_t(x) +
             uint64_t(int64_t(alpha)) * uint64_t(product));
  else
    return beta == 0 ? C(alpha) * product : C(beta) * x + C(alpha) * product;
}

template <typename Op>
static Expected<HostTensor> runAddProduct(Op op, OpCall &call) {
  auto x = widened(call);
  if (!x)
    return x.takeError();
  Expected<HostTensor> sums = products(call, (*x)[1], (*x)[2]);
  if (!sums)
    return sums;
  Broadcastable addend((*x)[0], op.getX().getType());
  if (Error error = checkBroadcast(call, addend, sums->shape()))
    return error;
  double beta = op.getBeta().convertToDouble(),
         alpha = op.getAlpha().convertToDouble();
  dispatchSum(sums->dtype(), [&](auto tag) {
    using C = typename decltype(tag)::type;
    auto out = sums->data<C>();
    auto from = (*x)[0].data<C>();
    walk<1>(sums->shape(), {addend.stridesIn(sums->shape())},
            [&](int64_t i, auto at) {
              out[i] = combined<C>(from[at[0]], out[i], beta, alpha);
            });
  });
  return call.convert(*sums, call.resultDType());
}

//===----------------------------------------------------------------------===//
// einsum
//===----------------------------------------------------------------------===//

namespace {
/// Loops over the result's labels, and inside of them over the others.
struct EinsumLoops {
  Sizes result, summed;
  /// Of each operand: strides of the loops.
  std::vector<Sizes> resultStrides, summedStrides;
};
} // namespace

/// The size of each label; -1 where no operand has it.
static Expected<Sizes> labelSizes(OpCall &call, const EinsumEquation &equation,
                                  ArrayRef<Broadcastable> operands) {
  Sizes sizes(equation.numLabels, -1);
  for (auto [x, labels] : llvm::zip(operands, equation.operands))
    for (auto [dim, label] : llvm::enumerate(labels)) {
      bool first = sizes[label] < 0 || (sizes[label] == 1 && x.sizes[dim] != 1);
      if (first)
        sizes[label] = x.sizes[dim];
      else if (x.sizes[dim] != sizes[label] && !x.repeats[dim])
        return call.error("expected equal sizes of one letter but found " +
                          llvm::Twine(sizes[label]) + " and " +
                          llvm::Twine(x.sizes[dim]));
    }
  return sizes;
}

/// Strides in loops over `labels`: a label twice walks the diagonal.
static Sizes loopStrides(const Broadcastable &x, ArrayRef<int> own,
                         ArrayRef<int> labels) {
  Sizes strides(labels.size(), 0);
  for (auto [i, label] : llvm::enumerate(labels))
    for (auto [dim, other] : llvm::enumerate(own))
      if (other == label && x.sizes[dim] != 1)
        strides[i] += x.strides[dim];
  return strides;
}

static EinsumLoops einsumLoops(const EinsumEquation &equation,
                               ArrayRef<Broadcastable> operands,
                               const Sizes &sizes) {
  EinsumLoops loops;
  EinsumEquation::Labels summed;
  for (int label = 0; label < equation.numLabels; ++label)
    if (sizes[label] >= 0 && !llvm::is_contained(equation.result, label))
      summed.push_back(label);
  for (int label : equation.result)
    loops.result.push_back(sizes[label]);
  for (int label : summed)
    loops.summed.push_back(sizes[label]);
  for (auto [x, own] : llvm::zip(operands, equation.operands)) {
    loops.resultStrides.push_back(loopStrides(x, own, equation.result));
    loops.summedStrides.push_back(loopStrides(x, own, summed));
  }
  return loops;
}

static int64_t dot(ArrayRef<int64_t> at, ArrayRef<int64_t> strides) {
  int64_t sum = 0;
  for (auto [i, stride] : llvm::zip(at, strides))
    sum += i * stride;
  return sum;
}

template <typename C>
static void sumProducts(const std::vector<HostTensor> &x,
                        const EinsumLoops &loops, HostTensor &out) {
  walkCoordinates(out.shape(), [&](int64_t i, ArrayRef<int64_t> at) {
    C sum = 0;
    walkCoordinates(loops.summed, [&](int64_t, ArrayRef<int64_t> inner) {
      C product = 1;
      for (size_t n = 0; n < x.size(); ++n)
        product = apply<C>(binaryRule("mul"), product,
                           x[n].data<C>()[dot(at, loops.resultStrides[n]) +
                                          dot(inner, loops.summedStrides[n])]);
      sum = apply<C>(binaryRule("add"), sum, product);
    });
    out.data<C>()[i] = sum;
  });
}

static Expected<HostTensor> runEinsum(graph::EinsumOp op, OpCall &call) {
  auto x = widened(call);
  if (!x)
    return x.takeError();
  Sizes ranks;
  llvm::SmallVector<Broadcastable> operands;
  for (auto [tensor, operand] : llvm::zip(*x, op.getInputs())) {
    ranks.push_back(tensor.rank());
    operands.push_back(Broadcastable(tensor, operand.getType()));
  }
  auto equation = EinsumEquation::parse(op.getEquation(), ranks);
  if (!equation)
    return equation.takeError();
  Expected<Sizes> sizes = labelSizes(call, *equation, operands);
  if (!sizes)
    return sizes.takeError();
  EinsumLoops loops = einsumLoops(*equation, operands, *sizes);
  Expected<HostTensor> result = call.create((*x)[0].dtype(), loops.result);
  if (!result)
    return result;
  dispatchSum(result->dtype(), [&](auto tag) {
    sumProducts<typename decltype(tag)::type>(*x, loops, *result);
  });
  return call.convert(*result, call.resultDType());
}

//===----------------------------------------------------------------------===//
// Distances
//===----------------------------------------------------------------------===//

/// The p-norm of the difference of two rows.
template <typename C>
static C distance(const C *a, const C *b, int64_t size, double p) {
  C result = 0;
  for (int64_t i = 0; i < size; ++i) {
    C d = std::abs(a[i] - b[i]);
    if (std::isinf(p))
      result = apply<C>(binaryRule("maximum"), result, d);
    else if (p == 0)
      result += std::isnan(d) ? d : C(d != 0);
    else
      result += p == 1 ? d : p == 2 ? d * d : C(std::pow(double(d), p));
  }
  if (p == 0 || p == 1 || std::isinf(p))
    return result;
  return p == 2 ? C(std::sqrt(double(result)))
                : C(std::pow(double(result), 1 / p));
}

static Expected<HostTensor> runCdist(graph::CdistOp op, OpCall &call) {
  auto x = widened(call);
  if (!x)
    return x.takeError();
  MatrixStack lhs = matrices((*x)[0], op.getLhs().getType(), true);
  MatrixStack rhs = matrices((*x)[1], op.getRhs().getType(), false);
  if (Error error = checkInner(call, lhs.columns, rhs.columns))
    return error;
  Expected<Sizes> leading = broadcastShape(call, {lhs.leading, rhs.leading});
  if (!leading)
    return leading.takeError();
  Sizes shape = *leading;
  shape.append({lhs.rows, rhs.rows});
  Expected<HostTensor> result = call.create((*x)[0].dtype(), shape);
  if (!result)
    return result;
  double p = op.getP().convertToDouble();
  int64_t size = lhs.columns, pairs = lhs.rows * rhs.rows;
  dispatchFloat(result->dtype(), [&](auto tag) {
    using C = typename decltype(tag)::type;
    const C *a = (*x)[0].data<C>().data(), *b = (*x)[1].data<C>().data();
    C *out = result->data<C>().data();
    walk<2>(*leading,
            {lhs.leading.stridesIn(*leading), rhs.leading.stridesIn(*leading)},
            [&](int64_t n, auto at) {
              for (int64_t i = 0; i < pairs; ++i)
                out[n * pairs + i] =
                    distance(a + at[0] + i / rhs.rows * size,
                             b + at[1] + i % rhs.rows * size, size, p);
            });
  });
  return call.convert(*result, call.resultDType());
}

static Expected<HostTensor> runPdist(graph::PdistOp op, OpCall &call) {
  auto x = widened(call);
  if (!x)
    return x.takeError();
  int64_t rows = (*x)[0].shape()[0], size = (*x)[0].shape()[1];
  Expected<HostTensor> result =
      call.create((*x)[0].dtype(), {rows * (rows - 1) / 2});
  if (!result)
    return result;
  double p = op.getP().convertToDouble();
  dispatchFloat(result->dtype(), [&](auto tag) {
    using C = typename decltype(tag)::type;
    const C *from = (*x)[0].data<C>().data();
    C *out = result->data<C>().data();
    for (int64_t i = 0; i < rows; ++i)
      for (int64_t j = i + 1; j < rows; ++j)
        *out++ = distance(from + i * size, from + j * size, size, p);
  });
  return call.convert(*result, call.resultDType());
}

//===----------------------------------------------------------------------===//
// int_conv
//===----------------------------------------------------------------------===//

static Expected<HostTensor> runIntConv(graph::IntConvOp op, OpCall &call) {
  auto x = widened(call);
  if (!x)
    return x.takeError();
  ConvolutionShape conv{{}, int64_t(op.getGroups())};
  for (auto [kernel, stride, padding, dilation] :
       llvm::zip((*x)[1].shape().drop_front(2), op.getStride(), op.getPadding(),
                 op.getDilation()))
    conv.windows.push_back({kernel, stride, padding, padding, dilation});
  Expected<HostTensor> sums = convolve(call, (*x)[0], (*x)[1], conv);
  return sums ? call.convert(*sums, call.resultDType()) : std::move(sums);
}

void interp::populateGraphContraction(OpTable &table) {
  table.addTensorOp(runMatmul<graph::MatmulOp>);
  table.addTensorOp(runMatmul<graph::IntMatmulOp>);
  table.addTensorOp(runAddProduct<graph::AddmmOp>);
  table.addTensorOp(runAddProduct<graph::BaddbmmOp>);
  table.addTensorOp(runEinsum);
  table.addTensorOp(runGroupedMatmul);
  table.addTensorOp(runCdist);
  table.addTensorOp(runPdist);
  table.addTensorOp(runIntConv);
  table.addTensorOp(runLinear);
}
