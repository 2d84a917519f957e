//===- Signature.cpp - what tcopt.signature says --------------------------===//

#include "tcopt/Conversion/RtToLLVM/Signature.h"
#include "tcopt/Conversion/RtToLLVM.h"
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

// `cpu`, `cuda:1`, or the name that a plugin gives its device.
static FailureOr<std::optional<EntryDevice>> readDevice(StringRef text) {
  auto [name, number] = text.split(':');
  EntryDevice device{TCOPT_DEVICE_EXT, -1};
  bool isNumbered = text.contains(':');
  if (isNumbered && (number.getAsInteger(10, device.id) || device.id < 0))
    return failure();
  if (name.empty())
    return failure();
  if (name == "cpu")
    return std::optional<EntryDevice>();
  if (name == "cuda")
    device.type = TCOPT_DEVICE_CUDA;
  return std::optional(device);
}

// What the code of an entry does not do must not be stated.
static FailureOr<EntryTensor> readTensor(Operation *op, TensorAttr stated) {
  EntryTensor tensor;
  tensor.name = stated.getName();
  tensor.dtype = *getDTypeCode(getName(stated.getDtype()));
  tensor.dims = llvm::map_to_vector(stated.getSizes(), readDim);
  tensor.donates = stated.getDonatedResult();
  if (stated.getLayout())
    return op->emitOpError("expected '")
           << tensor.name << "' in the order of its dimensions but found "
           << stated;
  if (stated.getDevice().empty())
    return tensor;
  auto device = readDevice(stated.getDevice());
  if (failed(device))
    return op->emitOpError("expected a device NAME or NAME:NUMBER of '")
           << tensor.name << "' but found " << stated;
  tensor.device = *device;
  bool isOnHost = !op->hasAttr(onDeviceAttrName);
  if (tensor.device && isOnHost && (tensor.donates || tensor.isGiven()))
    return op->emitOpError("expected '")
           << tensor.name
           << "' in the host's memory, as it is updated in place or allocated "
              "by the call, but found "
           << stated;
  return tensor;
}

static LogicalResult readTensors(Operation *op, ArrayRef<TensorAttr> stated,
                                 SmallVectorImpl<EntryTensor> &tensors) {
  for (TensorAttr each : stated) {
    FailureOr<EntryTensor> tensor = readTensor(op, each);
    if (failed(tensor))
      return failure();
    tensors.push_back(std::move(*tensor));
  }
  return success();
}

FailureOr<EntrySignature> readEntrySignature(Operation *op) {
  SignatureAttr stated = getSignature(op);
  if (!stated)
    return failure();
  EntrySignature signature;
  if (failed(readTensors(op, stated.getInputs(), signature.inputs)) ||
      failed(readTensors(op, stated.getResults(), signature.results)))
    return failure();
  return signature;
}

} // namespace tcopt
