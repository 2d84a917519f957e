//===- HostTensor.cpp - Owned dense arrays in host memory -------*- C++ -*-===//
//
// Allocation, element access and printing of HostTensor.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Support/HostTensor.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Alignment.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <charconv>
#include <cmath>
#include <cstring>

using namespace tcopt;
using llvm::ArrayRef;
using llvm::Error;
using llvm::Expected;

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

std::string tcopt::getTypeName(DType dtype, ArrayRef<int64_t> shape) {
  std::string text;
  for (int64_t size : shape)
    text += std::to_string(size) + "x";
  return text + getName(dtype).str();
}

static Error shapeError(const char *what, ArrayRef<int64_t> shape) {
  return llvm::createStringError(
      "shape [%s] %s",
      llvm::join(llvm::map_range(
                     shape, [](int64_t size) { return std::to_string(size); }),
                 ", ")
          .c_str(),
      what);
}

Expected<int64_t> tcopt::countElements(ArrayRef<int64_t> shape) {
  int64_t product = 1;
  bool empty = false;
  for (int64_t size : shape) {
    if (size < 0)
      return shapeError("has a negative size", shape);
    empty |= size == 0;
    if (llvm::MulOverflow(product, std::max<int64_t>(size, 1), product))
      return shapeError("has more elements than 64 bits can count", shape);
  }
  return empty ? 0 : product;
}

llvm::SmallVector<int64_t> tcopt::getRowMajorStrides(ArrayRef<int64_t> shape) {
  llvm::SmallVector<int64_t> strides(shape.size());
  int64_t stride = 1;
  for (size_t dim = shape.size(); dim-- > 0;) {
    strides[dim] = stride;
    stride *= std::max<int64_t>(shape[dim], 1);
  }
  return strides;
}

llvm::SmallVector<int64_t> tcopt::unravelIndex(int64_t index,
                                               ArrayRef<int64_t> shape) {
  llvm::SmallVector<int64_t> coordinates(shape.size());
  for (size_t dim = shape.size(); dim-- > 0;) {
    int64_t size = std::max<int64_t>(shape[dim], 1);
    coordinates[dim] = index % size;
    index /= size;
  }
  return coordinates;
}

//===----------------------------------------------------------------------===//
// Storage
//===----------------------------------------------------------------------===//

/// What empty tensors point to; never written, having no elements.
alignas(HostTensor::alignment) static const uint8_t emptyStorage[1] = {0};

/// Zeroed memory (by calloc, so that untouched pages cost nothing), or null
/// when there is none.
HostTensor::Storage HostTensor::allocate(uint64_t bytes) {
  if (bytes == 0)
    return Storage(const_cast<uint8_t *>(emptyStorage), Release{nullptr});
  void *block = bytes > UINT64_MAX - alignment
                    ? nullptr
                    : std::calloc(size_t(bytes + alignment), 1);
  if (!block)
    return Storage(nullptr, Release{nullptr});
  auto *start = static_cast<uint8_t *>(block);
  uint64_t padding = llvm::offsetToAlignedAddr(block, llvm::Align(alignment));
  return Storage(start + padding, Release{block});
}

HostTensor::HostTensor(DType dtype, ArrayRef<int64_t> shape, int64_t count)
    : type(dtype), sizes(shape), count(count),
      storage(allocate(uint64_t(count) * getSize(dtype))) {}

HostTensor::HostTensor(const HostTensor &other)
    : HostTensor(other.type, other.sizes, other.count) {
  if (!storage)
    llvm::report_bad_alloc_error("out of memory copying a tensor");
  std::memcpy(rawData(), other.rawData(), numBytes());
}

void HostTensor::swap(HostTensor &other) noexcept {
  std::swap(type, other.type);
  std::swap(sizes, other.sizes);
  std::swap(count, other.count);
  std::swap(storage, other.storage);
}

Expected<HostTensor> HostTensor::create(DType dtype, ArrayRef<int64_t> shape,
                                        uint64_t byteLimit) {
  Expected<int64_t> count = countElements(shape);
  if (!count)
    return count.takeError();
  if (uint64_t(*count) > byteLimit / getSize(dtype))
    return llvm::createStringError(
        "tensor %s is larger than the limit of %llu bytes",
        getTypeName(dtype, shape).c_str(), (unsigned long long)byteLimit);
  HostTensor result(dtype, shape, *count);
  if (!result.storage)
    return llvm::createStringError("out of memory for a tensor %s",
                                   getTypeName(dtype, shape).c_str());
  return result;
}

Expected<HostTensor> HostTensor::fromBytes(DType dtype, ArrayRef<int64_t> shape,
                                           ArrayRef<uint8_t> bytes,
                                           uint64_t byteLimit) {
  // Compare before allocating, so that a wrong shape costs nothing.
  Expected<int64_t> count = countElements(shape);
  if (!count)
    return count.takeError();
  if (bytes.size() % getSize(dtype) != 0 ||
      bytes.size() / getSize(dtype) != uint64_t(*count))
    return llvm::createStringError(
        "expected %lld elements for a tensor %s, found %zu bytes",
        (long long)*count, getTypeName(dtype, shape).c_str(), bytes.size());
  Expected<HostTensor> result = create(dtype, shape, byteLimit);
  if (!result)
    return result;
  if (!bytes.empty())
    std::memcpy(result->rawData(), bytes.data(), bytes.size());
  result->canonicalizeBooleans();
  return result;
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

double HostTensor::getFloat(int64_t index) const {
  return dispatch(type, [&](auto tag) {
    return double(data<typename decltype(tag)::type>()[size_t(index)]);
  });
}

int64_t HostTensor::getInt(int64_t index) const {
  return dispatch(type, [&](auto tag) {
    using T = typename decltype(tag)::type;
    T value = data<T>()[size_t(index)];
    if constexpr (std::is_integral_v<T>)
      return int64_t(value);
    else
      return saturatingCast<int64_t>(double(value));
  });
}

void HostTensor::setFloat(int64_t index, double value) {
  dispatch(type, [&](auto tag) {
    using T = typename decltype(tag)::type;
    data<T>()[size_t(index)] = convertElement<T>(value);
  });
}

void HostTensor::setInt(int64_t index, int64_t value) {
  dispatch(type, [&](auto tag) {
    using T = typename decltype(tag)::type;
    data<T>()[size_t(index)] = convertElement<T>(value);
  });
}

Expected<HostTensor> HostTensor::reshape(ArrayRef<int64_t> shape) && {
  Expected<int64_t> newCount = countElements(shape);
  if (!newCount)
    return newCount.takeError();
  if (*newCount != count)
    return llvm::createStringError("cannot reshape %s to %s",
                                   typeName().c_str(),
                                   getTypeName(type, shape).c_str());
  HostTensor result(std::move(*this));
  result.sizes.assign(shape.begin(), shape.end());
  return result;
}

/// A double holds every element of a float tensor, an int64_t of the others,
/// so going through either rounds once.
template <typename From, typename To> static To convertOne(From value) {
  if constexpr (std::is_integral_v<From>)
    return convertElement<To>(int64_t(value));
  else
    return convertElement<To>(double(value));
}

Expected<HostTensor> HostTensor::convertTo(DType dtype,
                                           uint64_t byteLimit) const {
  Expected<HostTensor> result = create(dtype, sizes, byteLimit);
  if (!result)
    return result;
  dispatch(type, [&](auto fromTag) {
    using From = typename decltype(fromTag)::type;
    dispatch(dtype, [&](auto toTag) {
      using To = typename decltype(toTag)::type;
      llvm::transform(data<From>(), result->data<To>().begin(),
                      convertOne<From, To>);
    });
  });
  return result;
}

void HostTensor::canonicalizeBooleans() {
  if (type != DType::Bool)
    return;
  for (uint8_t &byte : bytes())
    byte = byte != 0;
}

bool tcopt::operator==(const HostTensor &a, const HostTensor &b) {
  return a.type == b.type && a.shape() == b.shape() && a.bytes() == b.bytes();
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

/// The shortest text that reads back as the same number.
template <typename T>
static void printShortest(llvm::raw_ostream &os, T value) {
  char text[40];
  std::to_chars_result end = std::to_chars(text, text + sizeof(text), value);
  os << llvm::StringRef(text, size_t(end.ptr - text));
}

void HostTensor::printElement(llvm::raw_ostream &os, int64_t index) const {
  if (isBool(type))
    os << (getInt(index) ? "true" : "false");
  else if (isInteger(type))
    os << getInt(index);
  else if (std::isnan(getFloat(index)))
    os << "nan"; // its sign means nothing and differs between backends
  else if (isHalf(type))
    os << llvm::format("%.5g", getFloat(index)); // 11 bits need 5 digits
  else if (type == DType::F32)
    printShortest(os, float(getFloat(index)));
  else
    printShortest(os, getFloat(index));
}

void HostTensor::print(llvm::raw_ostream &os, int64_t maxElements) const {
  os << typeName() << " [";
  for (int64_t i = 0, e = std::min(count, maxElements); i < e; ++i) {
    os << (i ? ", " : "");
    printElement(os, i);
  }
  if (count > maxElements)
    os << (maxElements > 0 ? ", ..." : "...");
  os << "]";
}

llvm::raw_ostream &tcopt::operator<<(llvm::raw_ostream &os,
                                     const HostTensor &tensor) {
  tensor.print(os);
  return os;
}
