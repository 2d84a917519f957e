//===- InlineTensor.cpp - Tensors on the command line ---------------------===//

#include "tcopt/Execution/InlineTensor.h"
#include "llvm/ADT/StringExtras.h"

using namespace tcopt;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;

namespace {
struct InlineType {
  DType dtype;
  llvm::SmallVector<int64_t> shape;
};
} // namespace

/// Parses a type as in `2x3xf32`.
static std::optional<InlineType> parseType(StringRef text) {
  llvm::SmallVector<StringRef> parts;
  text.split(parts, 'x');
  InlineType type;
  for (StringRef size : llvm::drop_end(parts))
    if (size.empty() || size.getAsInteger(10, type.shape.emplace_back()))
      return std::nullopt;
  Expected<DType> dtype = parseDType(parts.back());
  if (!dtype) {
    consumeError(dtype.takeError());
    return std::nullopt;
  }
  type.dtype = *dtype;
  return type;
}

static bool setFloat(HostTensor &tensor, int64_t index, StringRef text) {
  double value;
  if (text.getAsDouble(value))
    return false;
  tensor.setFloat(index, value);
  return true;
}

static bool setInt(HostTensor &tensor, int64_t index, StringRef text) {
  int64_t value;
  if (tensor.dtype() == DType::Bool && (text == "true" || text == "false"))
    value = text == "true";
  else if (text.getAsInteger(10, value))
    return false;
  tensor.setInt(index, value);
  // A value that is out of range does not read back.
  return tensor.getInt(index) == value;
}

static Error setElements(HostTensor &tensor, StringRef text) {
  llvm::SmallVector<StringRef> values;
  if (!text.empty())
    text.split(values, ',');
  bool isSplat = values.size() == 1;
  if (!isSplat && int64_t(values.size()) != tensor.numElements())
    return llvm::createStringError("expected " +
                                   llvm::Twine(tensor.numElements()) +
                                   " values of a tensor " + tensor.typeName() +
                                   ", or one for all, but "
                                   "found " +
                                   llvm::Twine(values.size()));
  for (int64_t i = 0; i < tensor.numElements(); ++i) {
    StringRef value = values[isSplat ? 0 : i].trim();
    bool isSet = isFloat(tensor.dtype()) ? setFloat(tensor, i, value)
                                         : setInt(tensor, i, value);
    if (!isSet)
      return llvm::createStringError("expected a value of " +
                                     getName(tensor.dtype()) + " but found '" +
                                     value + "'");
  }
  return Error::success();
}

bool tcopt::isInlineTensor(StringRef text) {
  return text.contains('=') && parseType(text.split('=').first);
}

Expected<HostTensor> tcopt::parseInlineTensor(StringRef text,
                                              uint64_t byteLimit) {
  auto [typeText, values] = text.split('=');
  std::optional<InlineType> type = parseType(typeText);
  if (!type)
    return llvm::createStringError("expected a type as 2x3xf32 but found '" +
                                   typeText + "'");
  Expected<HostTensor> tensor =
      HostTensor::create(type->dtype, type->shape, byteLimit);
  if (!tensor)
    return tensor;
  if (Error error = setElements(*tensor, values))
    return std::move(error);
  return tensor;
}
