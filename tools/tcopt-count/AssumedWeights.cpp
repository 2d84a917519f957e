//===- AssumedWeights.cpp - Weights that a file leaves out ----------------===//

#include "AssumedWeights.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "tcopt/Interpreter/RuntimeValue.h"
#include "tcopt/Support/RandomInput.h"

using namespace tcopt;
using namespace mlir;
using llvm::Error;
using llvm::Expected;

/// The importer of ONNX makes resources of tensors with more bytes.
static constexpr uint64_t kMostInline = 1024;
/// Weights of one dtype share their elements, each from another one on.
static constexpr uint64_t kNumStarts = 1024;

// Larger tensors come later in most models: each is twice as large as the last.
Expected<const HostTensor *> AssumedWeights::getElements(DType dtype,
                                                         uint64_t bytes) {
  auto [begin, end] = elements.equal_range(dtype);
  for (auto found = begin; found != end; ++found)
    if (found->second.numBytes() >= bytes)
      return &found->second;
  RandomSource source;
  source.seed = 1;
  auto tensor =
      randomTensor(dtype, {int64_t(2 * bytes / getSize(dtype))}, source);
  if (!tensor)
    return tensor.takeError();
  return &elements.emplace(dtype, std::move(*tensor))->second;
}

Expected<ElementsAttr> AssumedWeights::fill(DenseResourceElementsAttr weight) {
  auto type = cast<RankedTensorType>(weight.getType());
  std::optional<DType> dtype = getDType(type.getElementType());
  if (!dtype)
    return llvm::createStringError("a constant without data has elements of "
                                   "no dtype");
  uint64_t bytes = uint64_t(type.getNumElements()) * getSize(*dtype);
  uint64_t start = HostTensor::alignment * (numFilled++ % kNumStarts);
  Expected<const HostTensor *> from =
      getElements(*dtype, bytes + HostTensor::alignment * kNumStarts);
  if (!from)
    return from.takeError();
  llvm::ArrayRef<char> data(
      reinterpret_cast<const char *>((*from)->bytes().data()) + start, bytes);
  if (bytes <= kMostInline)
    return ElementsAttr(DenseElementsAttr::getFromRawBuffer(type, data));
  weight.getRawHandle().getResource()->setBlob(
      UnmanagedAsmResourceBlob::allocateWithAlign(data, HostTensor::alignment));
  return ElementsAttr(weight);
}

Error AssumedWeights::addTo(ModuleOp module) {
  Error error = Error::success();
  module.walk([&](Operation *op) {
    for (NamedAttribute attribute : op->getAttrs()) {
      auto weight = dyn_cast<DenseResourceElementsAttr>(attribute.getValue());
      if (!weight || weight.getRawHandle().getBlob())
        continue;
      Expected<ElementsAttr> filled = fill(weight);
      if (!filled) {
        error = filled.takeError();
        return WalkResult::interrupt();
      }
      op->setAttr(attribute.getName(), *filled);
    }
    return WalkResult::advance();
  });
  return error;
}
