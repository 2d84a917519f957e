//===- CustomOps.cpp - Calls of user-defined ops --------------------------===//
//
// Kernels know the declared dtypes only, so a run in f64 converts what they
// read and what they write.
//
//===----------------------------------------------------------------------===//

#include "CustomOps.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::interp;
using llvm::Error;
using llvm::Expected;

using Tensors = std::vector<HostTensor>;

static DType declaredDType(Type type) {
  return *getDType(cast<TensorType>(type).getElementType());
}

static Expected<Tensors> convertedInputs(OpCall &call, OperandRange inputs) {
  Tensors tensors;
  for (auto [i, input] : llvm::enumerate(inputs)) {
    Expected<HostTensor> tensor =
        call.convert(call.tensor(i), declaredDType(input.getType()));
    if (!tensor)
      return tensor.takeError();
    tensors.push_back(std::move(*tensor));
  }
  return tensors;
}

static Expected<Tensors> makeOutputs(OpCall &call, ArrayRef<int64_t> sizes) {
  Tensors tensors;
  for (Type result : call.op->getResultTypes()) {
    SmallVector<int64_t> shape(cast<RankedTensorType>(result).getShape());
    for (int64_t &size : shape)
      if (ShapedType::isDynamic(size)) {
        size = sizes.front();
        sizes = sizes.drop_front();
      }
    Expected<HostTensor> tensor = call.create(declaredDType(result), shape);
    if (!tensor)
      return tensor.takeError();
    tensors.push_back(std::move(*tensor));
  }
  return tensors;
}

static Error hold(OpCall &call, Tensors &tensors) {
  for (auto [i, tensor] : llvm::enumerate(tensors)) {
    tensor.canonicalizeBooleans();
    if (tensor.dtype() == call.resultDType(i))
      continue;
    Expected<HostTensor> held = call.convert(tensor, call.resultDType(i));
    if (!held)
      return held.takeError();
    tensor = std::move(*held);
  }
  return Error::success();
}

Expected<Tensors> interp::runCustomCall(OpCall &call, StringRef name,
                                        DictionaryAttr attributes,
                                        OperandRange inputs,
                                        OperandRange sizes) {
  const auto &runKernel = call.interpreter.options().runKernel;
  if (!runKernel)
    return call.error("has no kernel for '" + name + "' here");
  Expected<Tensors> read = convertedInputs(call, inputs);
  if (!read)
    return read.takeError();
  Expected<Tensors> written = makeOutputs(call, call.integers(sizes));
  if (!written)
    return written.takeError();
  SmallVector<const HostTensor *> pointers;
  for (const HostTensor &tensor : *read)
    pointers.push_back(&tensor);
  auto all =
      attributes ? attributes : DictionaryAttr::get(call.op->getContext());
  if (Error error = runKernel({name, all, pointers, *written}))
    return llvm::make_error<ExecutionError>(call.op, toString(std::move(error)),
                                            ExecutionError::Kind::Kernel);
  if (Error error = hold(call, *written))
    return std::move(error);
  return written;
}
