//===- Weights.cpp - tensors that lie in a model --------------------------===//

#include "Weights.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "tcopt/Support/HostTensor.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using llvm::Error;
using llvm::Expected;

namespace tcopt::onnx_import {

/// Tensors of more bytes are resources.
static constexpr size_t kMostInline = 1024;

//===----------------------------------------------------------------------===//
// Bytes to attributes
//===----------------------------------------------------------------------===//

ElementsAttr elementsOf(RankedTensorType type, ArrayRef<char> bytes) {
  if (!type.getElementType().isInteger(1))
    return DenseElementsAttr::getFromRawBuffer(type, bytes);
  SmallVector<bool> bits =
      llvm::map_to_vector(bytes, [](char byte) { return byte != 0; });
  return DenseElementsAttr::get(type, bits);
}

static ElementsAttr resourceOf(RankedTensorType type, StringRef name,
                               AsmResourceBlob blob) {
  return DenseResourceElementsAttr::get(type, name.empty() ? "weight" : name,
                                        std::move(blob));
}

// Compiled code reads aligned bytes, which those of a message are not. Each
// copy is followed by the end of what was copied: never two of all weights at
// once.
static ElementsAttr ownBytes(RankedTensorType type, StringRef name,
                             std::unique_ptr<std::string> bytes) {
  ArrayRef<char> data(bytes->data(), bytes->size());
  if (data.size() <= kMostInline || type.getElementType().isInteger(1))
    return elementsOf(type, data);
  return resourceOf(type, name,
                    HeapAsmResourceBlob::allocateAndCopyWithAlign(
                        data, HostTensor::alignment, /*dataIsMutable=*/false));
}

//===----------------------------------------------------------------------===//
// Typed fields
//===----------------------------------------------------------------------===//

template <typename Stored, typename Field>
static std::unique_ptr<std::string> bytesOf(const Field &field) {
  auto bytes = std::make_unique<std::string>();
  bytes->reserve(field.size() * sizeof(Stored));
  for (auto value : field) {
    Stored stored = Stored(value);
    bytes->append(reinterpret_cast<const char *>(&stored), sizeof(Stored));
  }
  return bytes;
}

// By TensorProto of the specification: which field holds elements of a type.
static std::unique_ptr<std::string> fieldBytes(const onnx::TensorProto &tensor,
                                               DType dtype) {
  switch (dtype) {
  case DType::F32:
    return bytesOf<float>(tensor.float_data());
  case DType::F64:
    return bytesOf<double>(tensor.double_data());
  case DType::I64:
    return bytesOf<int64_t>(tensor.int64_data());
  case DType::I32:
    return bytesOf<int32_t>(tensor.int32_data());
  case DType::I16:
  case DType::F16:
  case DType::BF16:
    return bytesOf<uint16_t>(tensor.int32_data());
  default:
    return bytesOf<uint8_t>(tensor.int32_data());
  }
}

//===----------------------------------------------------------------------===//
// Files beside the model
//===----------------------------------------------------------------------===//

static Expected<uint64_t> parseNumber(const onnx::StringStringEntryProto &row) {
  uint64_t number = 0;
  if (StringRef(row.value()).getAsInteger(10, number))
    return llvm::createStringError("expected a number as the " + row.key() +
                                   " of external data but found '" +
                                   row.value() + "'");
  return number;
}

Expected<WeightReader::ExternalPlace>
WeightReader::placeOf(const onnx::TensorProto &tensor) {
  ExternalPlace place;
  for (const onnx::StringStringEntryProto &row : tensor.external_data()) {
    if (row.key() == "location") {
      place.file = row.value();
      continue;
    }
    if (row.key() != "offset" && row.key() != "length")
      continue;
    Expected<uint64_t> number = parseNumber(row);
    if (!number)
      return number.takeError();
    if (row.key() == "offset")
      place.offset = *number;
    else
      place.length = *number;
  }
  if (place.file.empty())
    return llvm::createStringError("its external data has no location");
  return place;
}

/// The real path of a file that lies in the folder, whatever links there are.
static Expected<std::string> pathInside(StringRef folder, StringRef file) {
  auto outside = [&] {
    return llvm::createStringError("its data '" + file +
                                   "' lies outside of the model's folder");
  };
  namespace path = llvm::sys::path;
  if (path::is_absolute(file) || file.contains('\0') ||
      llvm::is_contained(llvm::make_range(path::begin(file), path::end(file)),
                         StringRef("..")))
    return outside();
  SmallString<128> joined(folder), real, base;
  path::append(joined, file);
  if (std::error_code code = llvm::sys::fs::real_path(joined, real))
    return llvm::createStringError("cannot open its data '" + file +
                                   "': " + code.message());
  if (llvm::sys::fs::real_path(folder, base) ||
      !StringRef(real).starts_with((base + "/").str()))
    return outside();
  return std::string(real);
}

Expected<std::shared_ptr<llvm::MemoryBuffer>>
WeightReader::open(StringRef file) {
  auto [entry, isNew] = files.try_emplace(file);
  if (!isNew && entry->second)
    return entry->second;
  Expected<std::string> path = pathInside(folder, file);
  if (!path)
    return path.takeError();
  if (!llvm::sys::fs::is_regular_file(*path))
    return llvm::createStringError("its data '" + file +
                                   "' is not a regular file");
  auto buffer = llvm::MemoryBuffer::getFile(*path, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  if (!buffer)
    return llvm::createStringError("cannot open its data '" + file +
                                   "': " + buffer.getError().message());
  return entry->second = std::move(*buffer);
}

Expected<ElementsAttr>
WeightReader::readExternal(const onnx::TensorProto &tensor,
                           RankedTensorType type, uint64_t bytes) {
  Expected<ExternalPlace> place = placeOf(tensor);
  if (!place)
    return place.takeError();
  auto file = open(place->file);
  if (!file)
    return file.takeError();
  uint64_t size = (*file)->getBufferSize();
  if (place->length && *place->length != bytes)
    return llvm::createStringError("expected " + Twine(bytes) +
                                   " bytes but found a length of " +
                                   Twine(*place->length));
  if (place->offset > size || size - place->offset < bytes)
    return llvm::createStringError("its data lies beyond the end of '" +
                                   place->file + "' (" + Twine(size) +
                                   " bytes)");
  ArrayRef<char> data((*file)->getBufferStart() + place->offset, bytes);
  bool isAligned =
      reinterpret_cast<uintptr_t>(data.data()) % HostTensor::alignment == 0;
  if (bytes <= kMostInline || !isAligned || type.getElementType().isInteger(1))
    return ownBytes(type, tensor.name(),
                    std::make_unique<std::string>(data.begin(), data.end()));
  auto keep = *file;
  return resourceOf(type, tensor.name(),
                    AsmResourceBlob(
                        data, HostTensor::alignment,
                        [keep](void *, size_t, size_t) {},
                        /*dataIsMutable=*/false));
}

Expected<ElementsAttr> WeightReader::read(onnx::TensorProto &tensor) {
  std::optional<DType> dtype = dtypeOf(tensor.data_type());
  if (!dtype)
    return llvm::createStringError("elements of type " +
                                   elementTypeName(tensor.data_type()) +
                                   " are not supported");
  SmallVector<int64_t> sizes(tensor.dims().begin(), tensor.dims().end());
  Expected<int64_t> count = countElements(sizes);
  if (!count)
    return count.takeError();
  if (uint64_t(*count) > UINT64_MAX / getSize(*dtype))
    return llvm::createStringError("it has too many elements");
  uint64_t bytes = uint64_t(*count) * getSize(*dtype);
  auto type = RankedTensorType::get(sizes, elementTypeOf(*dtype, context));
  if (tensor.data_location() == onnx::TensorProto::EXTERNAL)
    return readExternal(tensor, type, bytes);
  std::unique_ptr<std::string> data(
      tensor.has_raw_data() ? tensor.release_raw_data() : nullptr);
  if (!data)
    data = fieldBytes(tensor, *dtype);
  if (data->size() != bytes)
    return llvm::createStringError("expected " + Twine(bytes) +
                                   " bytes of data but found " +
                                   Twine(data->size()));
  return ownBytes(type, tensor.name(), std::move(data));
}

} // namespace tcopt::onnx_import
