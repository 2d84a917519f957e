//===- Signature.cpp - what tcopt.signature says --------------------------===//

#include "tcopt/Conversion/RtToLLVM/Signature.h"
#include "tcopt/Runtime/tcopt_rt.h"
#include "tcopt/Tcopt/IR/Accessors.h"

using namespace mlir;

namespace tcopt {

static_assert(TensorAttr::kMaxRank == TCOPT_RT_MAX_NDIM);

bool EntryTensor::isGiven() const {
  return llvm::any_of(dims,
                      [](const EntryDim &dim) { return dim.isFoundByCall; });
}

SmallVector<int64_t> EntryTensor::staticSizes() const {
  return llvm::map_to_vector(
      dims, [](const EntryDim &dim) { return dim.size.value_or(-1); });
}

SmallVector<int64_t> EntrySignature::donors() const {
  SmallVector<int64_t> donors(results.size(), -1);
  for (auto [i, input] : llvm::enumerate(inputs))
    if (input.donates)
      donors[*input.donates] = i;
  return donors;
}

unsigned countUnknownSizes(ArrayRef<EntryTensor> tensors) {
  unsigned count = 0;
  for (const EntryTensor &tensor : tensors)
    count += llvm::count_if(tensor.dims, [](const EntryDim &dim) {
      return !dim.size && !dim.isFoundByCall;
    });
  return count;
}

static EntryDim readDim(SizeAttr size) {
  EntryDim dim;
  if (size.isStatic())
    dim.size = size.getNumber();
  dim.name = size.getSymbol();
  dim.isFoundByCall = size.isFoundByCall();
  return dim;
}

static EntryTensor readTensor(TensorAttr stated) {
  EntryTensor tensor;
  tensor.name = stated.getName();
  tensor.dtype = *getDTypeCode(getName(stated.getDtype()));
  tensor.dims = llvm::map_to_vector(stated.getSizes(), readDim);
  tensor.donates = stated.getDonatedResult();
  return tensor;
}

// What the code of an entry does not do must not be stated.
static LogicalResult checkIsHostMemory(Operation *op, TensorAttr tensor) {
  if (!tensor.getLayout() && tensor.getDevice().empty())
    return success();
  return op->emitOpError("expected '")
         << tensor.getName().getValue()
         << "' in the order of its dimensions in the host's memory but found "
         << tensor;
}

FailureOr<EntrySignature> readEntrySignature(Operation *op) {
  SignatureAttr stated = getSignature(op);
  if (!stated)
    return failure();
  for (ArrayRef<TensorAttr> tensors : {stated.getInputs(), stated.getResults()})
    for (TensorAttr tensor : tensors)
      if (failed(checkIsHostMemory(op, tensor)))
        return failure();
  EntrySignature signature;
  signature.inputs = llvm::map_to_vector(stated.getInputs(), readTensor);
  signature.results = llvm::map_to_vector(stated.getResults(), readTensor);
  return signature;
}

} // namespace tcopt
