//===- HostTensor.h - Owned dense arrays in host memory ---------*- C++ -*-===//
//
// A HostTensor has a dtype, a static shape and C-contiguous elements. The
// interpreter computes with it, and tcopt-run reads and writes it.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_SUPPORT_HOSTTENSOR_H
#define TCOPT_SUPPORT_HOSTTENSOR_H

#include "tcopt/Support/DType.h"
#include "tcopt/Support/ScalarConvert.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Error.h"
#include <cassert>
#include <cstdlib>
#include <memory>

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace tcopt {

/// Returns a type as in IR: `2x3xf32`, or `f32` for a scalar.
std::string getTypeName(DType dtype, llvm::ArrayRef<int64_t> shape);

/// Returns the number of elements of `shape`. Errors: negative sizes, and
/// shapes whose product of nonzero sizes overflows int64_t (so that strides do
/// not overflow either).
llvm::Expected<int64_t> countElements(llvm::ArrayRef<int64_t> shape);

/// Strides in elements of a C-contiguous array of a shape that
/// `countElements` accepts.
llvm::SmallVector<int64_t> getRowMajorStrides(llvm::ArrayRef<int64_t> shape);

/// The coordinates of the `index`-th element in row-major order.
llvm::SmallVector<int64_t> unravelIndex(int64_t index,
                                        llvm::ArrayRef<int64_t> shape);

/// An owned, C-contiguous n-dimensional array, 64-byte aligned.
///
/// Copies are deep. Moves are cheap, and the source becomes an empty tensor.
/// The data pointer is never null. Each byte of a Boolean tensor is 0 or 1:
/// after other values were written through `bytes()`, call
/// `canonicalizeBooleans()` before `data<bool>()`.
class HostTensor {
public:
  static constexpr uint64_t alignment = 64;
  /// The default limit of `create`: 16 GiB.
  static constexpr uint64_t defaultByteLimit = uint64_t(1) << 34;

  /// An empty f32 tensor of shape [0].
  HostTensor() : HostTensor(DType::F32, {0}, 0) {}
  HostTensor(const HostTensor &other);
  HostTensor(HostTensor &&other) noexcept : HostTensor() { swap(other); }
  HostTensor &operator=(HostTensor other) noexcept {
    swap(other);
    return *this;
  }
  void swap(HostTensor &other) noexcept;

  /// A tensor of zeros. Errors: a negative size, overflow, more than
  /// `byteLimit` bytes, memory exhausted.
  static llvm::Expected<HostTensor>
  create(DType dtype, llvm::ArrayRef<int64_t> shape,
         uint64_t byteLimit = defaultByteLimit);

  /// A tensor with a copy of `bytes`, whose length must be that of the shape.
  static llvm::Expected<HostTensor>
  fromBytes(DType dtype, llvm::ArrayRef<int64_t> shape,
            llvm::ArrayRef<uint8_t> bytes,
            uint64_t byteLimit = defaultByteLimit);

  /// A tensor of T's dtype with a copy of `values`, in row-major order.
  template <typename T>
  static llvm::Expected<HostTensor> fromValues(llvm::ArrayRef<int64_t> shape,
                                               llvm::ArrayRef<T> values) {
    return fromBytes(dtype_v<T>, shape,
                     llvm::ArrayRef<uint8_t>(
                         reinterpret_cast<const uint8_t *>(values.data()),
                         values.size() * sizeof(T)));
  }

  DType dtype() const { return type; }
  llvm::ArrayRef<int64_t> shape() const { return sizes; }
  int64_t rank() const { return int64_t(sizes.size()); }
  int64_t numElements() const { return count; }
  uint64_t numBytes() const { return uint64_t(count) * getSize(type); }
  /// In elements, row-major.
  llvm::SmallVector<int64_t> strides() const {
    return getRowMajorStrides(sizes);
  }
  /// The type as in IR: `2x3xf32`.
  std::string typeName() const { return getTypeName(type, sizes); }

  void *rawData() { return storage.get(); }
  const void *rawData() const { return storage.get(); }
  llvm::MutableArrayRef<uint8_t> bytes() {
    return {storage.get(), size_t(numBytes())};
  }
  llvm::ArrayRef<uint8_t> bytes() const {
    return {storage.get(), size_t(numBytes())};
  }

  /// The elements; T must be the storage type of `dtype()`.
  template <typename T> llvm::MutableArrayRef<T> data() {
    assert(dtype_v<T> == type && "data() of another dtype");
    return llvm::MutableArrayRef<T>(reinterpret_cast<T *>(storage.get()),
                                    size_t(count));
  }
  template <typename T> llvm::ArrayRef<T> data() const {
    assert(dtype_v<T> == type && "data() of another dtype");
    return llvm::ArrayRef<T>(reinterpret_cast<const T *>(storage.get()),
                             size_t(count));
  }

  /// Element `index` in row-major order, converted by ScalarConvert.h's rules.
  double getFloat(int64_t index) const;
  int64_t getInt(int64_t index) const;
  void setFloat(int64_t index, double value);
  void setInt(int64_t index, int64_t value);

  /// A tensor with the same elements and another shape with the same number of
  /// elements.
  llvm::Expected<HostTensor> reshape(llvm::ArrayRef<int64_t> shape) &&;
  /// A copy with each element converted by ScalarConvert.h's rules.
  llvm::Expected<HostTensor>
  convertTo(DType dtype, uint64_t byteLimit = defaultByteLimit) const;
  /// Replaces each nonzero byte of a Boolean tensor by 1; no-op for other
  /// dtypes.
  void canonicalizeBooleans();

  /// Whether dtype, shape and bits are equal: NaN equals itself, -0 differs
  /// from +0.
  friend bool operator==(const HostTensor &a, const HostTensor &b);

  /// Prints `2x3xf32 [1, 2, 3, ...]` with at most `maxElements` elements.
  void print(llvm::raw_ostream &os, int64_t maxElements = 8) const;
  /// Prints element `index` with the digits that its dtype needs.
  void printElement(llvm::raw_ostream &os, int64_t index) const;

private:
  /// Frees the block that begins somewhat before the aligned pointer.
  struct Release {
    void *block = nullptr;
    void operator()(uint8_t *) const { std::free(block); }
  };
  using Storage = std::unique_ptr<uint8_t, Release>;

  HostTensor(DType dtype, llvm::ArrayRef<int64_t> shape, int64_t count);
  static Storage allocate(uint64_t bytes);

  DType type;
  llvm::SmallVector<int64_t> sizes;
  int64_t count;
  Storage storage;
};

llvm::raw_ostream &operator<<(llvm::raw_ostream &os, const HostTensor &tensor);

} // namespace tcopt

#endif // TCOPT_SUPPORT_HOSTTENSOR_H
