//===- Pointwise.cpp - One element at a time ------------------------------===//
//
// What the pointwise ops of graph and core share.
//
//===----------------------------------------------------------------------===//

#include "Pointwise.h"
#include "mlir/IR/TypeUtilities.h"

using namespace tcopt;
using namespace tcopt::interp;
using llvm::ArrayRef;
using llvm::Error;
using llvm::Expected;

Error interp::checkDivisor(OpCall &call, const HostTensor &x,
                           ArrayRef<int64_t> resultShape) {
  if (!isInteger(x.dtype()) || product(resultShape) == 0)
    return Error::success();
  for (int64_t i = 0; i < x.numElements(); ++i)
    if (x.getInt(i) == 0)
      return call.error("division by zero: element " +
                        toText(unravelIndex(i, x.shape())) +
                        " of the divisor is 0");
  return Error::success();
}

Error interp::checkSameShape(OpCall &call) {
  for (unsigned i = 1; i < call.operands.size(); ++i)
    if (call.tensor(i).shape() != call.tensor(0).shape())
      return call.error("expected operand #" + llvm::Twine(i) + " of sizes " +
                        toText(call.tensor(0).shape()) + " but found " +
                        toText(call.tensor(i).shape()));
  return Error::success();
}

Expected<HostTensor> interp::unary(OpCall &call, const UnaryRule &rule) {
  const HostTensor &x = call.tensor(0);
  Expected<HostTensor> result = call.create(x.dtype(), x.shape());
  if (!result)
    return result;
  dispatch(x.dtype(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    llvm::transform(x.data<T>(), result->data<T>().begin(),
                    [&](T element) { return apply(rule, element); });
  });
  return result;
}

Expected<HostTensor> interp::binary(OpCall &call, const BinaryRule &rule) {
  Expected<Pointwise<2>> all = broadcastAll<2>(call);
  if (!all)
    return all.takeError();
  const HostTensor &lhs = call.tensor(0), &rhs = call.tensor(1);
  if (rule.divides)
    if (Error error = checkDivisor(call, rhs, all->shape))
      return error;
  Expected<HostTensor> result = call.create(lhs.dtype(), all->shape);
  if (!result)
    return result;
  dispatch(lhs.dtype(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    auto a = lhs.data<T>(), b = rhs.data<T>();
    auto out = result->data<T>();
    all->run([&](int64_t i, auto at) {
      out[i] = apply<T>(rule, a[at[0]], b[at[1]]);
    });
  });
  return result;
}

Expected<HostTensor> interp::compare(OpCall &call, const CompareRule &rule) {
  Expected<Pointwise<2>> all = broadcastAll<2>(call);
  if (!all)
    return all.takeError();
  const HostTensor &lhs = call.tensor(0), &rhs = call.tensor(1);
  Expected<HostTensor> result = call.create(DType::Bool, all->shape);
  if (!result)
    return result;
  auto out = result->data<bool>();
  dispatch(lhs.dtype(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    auto a = lhs.data<T>(), b = rhs.data<T>();
    all->run([&](int64_t i, auto at) {
      out[i] = apply<T>(rule, a[at[0]], b[at[1]]);
    });
  });
  return result;
}

Expected<HostTensor> interp::select(OpCall &call) {
  Expected<Pointwise<3>> all = broadcastAll<3>(call);
  if (!all)
    return all.takeError();
  const HostTensor &x = call.tensor(1), &other = call.tensor(2);
  auto condition = call.tensor(0).data<bool>();
  Expected<HostTensor> result = call.create(x.dtype(), all->shape);
  if (!result)
    return result;
  dispatch(x.dtype(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    auto a = x.data<T>(), b = other.data<T>();
    auto out = result->data<T>();
    all->run([&](int64_t i, auto at) {
      out[i] = condition[at[0]] ? a[at[1]] : b[at[2]];
    });
  });
  return result;
}

Expected<HostTensor> interp::cast(OpCall &call) {
  const HostTensor &x = call.tensor(0);
  DType to = call.resultDType();
  if (!isHalf(to) || isHalf(x.dtype()))
    return call.convert(x, to);
  auto single = call.convert(x, DType::F32);
  return single ? call.convert(*single, to) : std::move(single);
}

static DType ownDType(mlir::Value tensor) {
  return *getDType(mlir::getElementTypeOrSelf(tensor.getType()));
}

Expected<HostTensor> interp::bitcast(OpCall &call) {
  const HostTensor &held = call.tensor(0);
  DType from = ownDType(call.op->getOperand(0));
  DType to = ownDType(call.op->getResult(0));
  Expected<HostTensor> x = call.convert(held, from);
  if (!x)
    return x;
  Expected<HostTensor> result = call.create(to, held.shape());
  if (!result)
    return result;
  llvm::copy(x->bytes(), result->bytes().begin());
  return call.convert(*result, call.resultDType());
}
