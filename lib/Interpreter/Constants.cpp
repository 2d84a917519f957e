//===- Constants.cpp - Tensors of attributes ------------------------------===//
//
// Converts elements attributes to tensors, each once.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "tcopt/Interpreter/Interpreter.h"
#include <cstring>

using namespace mlir;
using namespace tcopt;
using llvm::Error;
using llvm::Expected;

/// Copies raw elements; one alone is repeated.
static Error fillRaw(HostTensor &tensor, ArrayRef<char> raw) {
  size_t size = getSize(tensor.dtype());
  bool isSplat = raw.size() == size && tensor.numElements() != 1;
  if (!isSplat && raw.size() != tensor.numBytes())
    return llvm::createStringError("expected a constant of " +
                                   Twine(tensor.numBytes()) +
                                   " bytes but found " + Twine(raw.size()));
  uint8_t *to = tensor.bytes().data();
  for (int64_t i = 0; isSplat && i < tensor.numElements(); ++i)
    std::memcpy(to + size_t(i) * size, raw.data(), size);
  if (!isSplat && !raw.empty())
    std::memcpy(to, raw.data(), raw.size());
  tensor.canonicalizeBooleans();
  return Error::success();
}

static Error fill(HostTensor &tensor, Attribute value) {
  if (auto dense = dyn_cast<DenseElementsAttr>(value)) {
    if (!isBool(tensor.dtype()))
      return fillRaw(tensor, dense.getRawData());
    llvm::copy(dense.getValues<bool>(), tensor.data<bool>().begin());
    return Error::success();
  }
  auto resource = dyn_cast<DenseResourceElementsAttr>(value);
  if (!resource)
    return llvm::createStringError("expected a dense constant");
  AsmResourceBlob *blob = resource.getRawHandle().getBlob();
  if (!blob)
    return llvm::createStringError("expected data for the resource '" +
                                   resource.getRawHandle().getKey() + "'");
  return fillRaw(tensor, blob->getData());
}

Expected<std::shared_ptr<const HostTensor>>
Interpreter::constant(Attribute value) {
  std::shared_ptr<const HostTensor> &known = constants[value];
  if (known)
    return known;
  auto elements = dyn_cast<ElementsAttr>(value);
  std::optional<DType> dtype =
      elements ? getDType(elements.getElementType()) : std::nullopt;
  if (!dtype)
    return llvm::createStringError("expected a constant tensor of a known "
                                   "element type");
  Expected<HostTensor> tensor = HostTensor::create(
      *dtype, elements.getShapedType().getShape(), settings.byteLimit);
  if (!tensor)
    return tensor.takeError();
  if (Error error = fill(*tensor, value))
    return error;
  Expected<HostTensor> held = tensor->convertTo(
      *heldDType(elements.getElementType()), settings.byteLimit);
  if (!held)
    return held.takeError();
  known = std::make_shared<const HostTensor>(std::move(*held));
  return known;
}
