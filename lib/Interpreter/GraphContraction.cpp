//===- GraphContraction.cpp - matmul, linear ------------------------------===//
//
// Sums are kept in f32 for f16 and bf16, and rounded once.
//
//===----------------------------------------------------------------------===//

#include "Contraction.h"
#include "GraphFamilies.h"
#include "tcopt/Graph/IR/GraphContractionOps.h"

using namespace tcopt;
using namespace tcopt::interp;
using llvm::ArrayRef;
using llvm::Error;
using llvm::Expected;

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

static Expected<HostTensor> runMatmul(graph::MatmulOp op, OpCall &call) {
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

void interp::populateGraphContraction(OpTable &table) {
  table.addTensorOp(runMatmul);
  table.addTensorOp(runLinear);
}
