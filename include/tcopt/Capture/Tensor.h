//===- Tensor.h - tensors of programs that tcopt compiles -------*- C++ -*-===//
//
// A Tensor is a handle, as in PyTorch: copies share the elements, views share
// them with what they are views of, and functions that end in `_` write to
// them.
//
// Outside of `compile` a function computes when it is called; what is wrong is
// reported by an Exception with the place of the call.
//
// Threads: different threads may use different tensors, and read the same one,
// at once. Writes to a tensor that another thread uses need a lock of the
// program's own.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_TENSOR_H
#define TCOPT_CAPTURE_TENSOR_H

#include "tcopt/Capture/Basics.h"
#include "tcopt/Capture/Device.h"
#include <functional>
#include <iosfwd>
#include <span>

namespace tcopt {

class Tensor;

namespace capture {
class TensorImpl;
} // namespace capture

/// What operators take on either side: a tensor or a number. Knows where it was
/// made of one, which is where the operator stands.
class Operand {
public:
  Operand(const Tensor &tensor, Place place = Place::current());
  Operand(const Scalar &number, Place place = Place::current())
      : scalar(number), where(place) {}
  Operand(const Size &size, Place place = Place::current())
      : scalar(size), where(place) {}
  template <typename T>
    requires std::integral<T> || std::floating_point<T>
  Operand(T value, Place place = Place::current())
      : scalar(Scalar(value)), where(place) {}

  /// Null for a tensor.
  const Scalar *number() const { return scalar ? &*scalar : nullptr; }
  Tensor tensor() const;
  /// What the tensor is a handle of; null for a number.
  const std::shared_ptr<capture::TensorImpl> &handle() const { return impl; }
  Place place() const { return where; }

private:
  std::shared_ptr<capture::TensorImpl> impl;
  std::optional<Scalar> scalar;
  Place where;
};

/// A part of one dimension, as `start:end:step` in Python.
struct Slice {
  std::optional<int64_t> start, end;
  int64_t step = 1;
};

/// One entry of an index: a place, a slice, a tensor of indices (or a mask), a
/// new dimension, or all dimensions that are not mentioned.
class Index {
public:
  enum class Special { None, Ellipsis };

  template <std::integral T>
  Index(T place, Place where = Place::current())
      : entry(int64_t(place)), where(where) {}
  Index(Slice slice, Place where = Place::current())
      : entry(slice), where(where) {}
  Index(Special special, Place where = Place::current())
      : entry(special), where(where) {}
  Index(const Tensor &indices, Place where = Place::current());

  std::variant<int64_t, Slice, Special, std::shared_ptr<Tensor>> entry;
  Place where;
};
inline constexpr Index::Special None = Index::Special::None;
inline constexpr Index::Special Ellipsis = Index::Special::Ellipsis;

class Tensor {
public:
  /// No tensor; functions take it for an optional argument that is not given.
  Tensor() = default;
  explicit Tensor(std::shared_ptr<capture::TensorImpl> impl)
      : impl(std::move(impl)) {}

  //===------------------------------------------------------------------===//
  // What it is
  //===------------------------------------------------------------------===//

  bool defined() const { return impl != nullptr; }
  explicit operator bool() const = delete;

  DType dtype() const;
  int64_t dim() const;
  /// Errors: `dim` outside of [-rank, rank).
  Size size(int64_t dim, Place place = Place::current()) const;
  Sizes sizes() const;
  Size numel() const;
  bool requires_grad() const;
  /// Shares its elements with another tensor, of which it is a part or another
  /// order.
  bool is_view() const;
  /// Whether its elements lie in row-major order without gaps.
  bool is_contiguous(Place place = Place::current()) const;
  bool is_same(const Tensor &other) const;
  Device device() const;

  //===------------------------------------------------------------------===//
  // Values
  //===------------------------------------------------------------------===//

  // Each of these needs the value: a function that is traced has a graph break
  // here.

  /// The only element. T is bool, int64_t, double or float, or another storage
  /// type. Errors: not exactly one element.
  template <typename T> T item(Place place = Place::current()) const {
    Scalar value = itemAsScalar(place);
    if constexpr (std::is_floating_point_v<T>)
      return T(value.toDouble());
    else
      return T(value.isFloat() ? int64_t(value.toDouble()) : value.toInt());
  }
  Scalar itemAsScalar(Place place = Place::current()) const;
  /// The elements in row-major order, as T.
  template <typename T>
  std::vector<T> toVector(Place place = Place::current()) const {
    std::vector<T> values(elementCount(place));
    copyTo(values.data(), dtype_v<T>, place);
    return values;
  }
  /// The elements, which must be of type T and in row-major order (see
  /// `contiguous`). Valid until the tensor is written to by a function.
  template <typename T> const T *data(Place place = Place::current()) const {
    return static_cast<const T *>(rawData(dtype_v<T>, place));
  }
  /// A copy on a device; itself if it is there.
  Tensor to(const Device &device, Place place = Place::current()) const;
  Tensor cpu(Place place = Place::current()) const {
    return to(Device(), place);
  }
  /// As `is_true(x)`: the only element is not zero. For conditions.
  bool isTrue(Place place = Place::current()) const;

  //===------------------------------------------------------------------===//
  // Writes
  //===------------------------------------------------------------------===//

  Tensor &operator=(const Tensor &) & = default;
  Tensor &operator=(Tensor &&) & = default;
  Tensor(const Tensor &) = default;
  Tensor(Tensor &&) = default;
  /// `x[0] = y` writes to the elements of `x`, and so does `x[mask] = y`.
  Tensor &operator=(const Operand &value) &&;

  /// `x[i]`: place `i` of the first dimension, or those of a tensor.
  Tensor operator[](const Index &entry) const;
  Tensor index(std::vector<Index> entries,
               Place place = Place::current()) const;
  Tensor &index_put_(std::vector<Index> entries, const Operand &value,
                     Place place = Place::current());
  Tensor &requires_grad_(bool value = true);

  Tensor &operator+=(const Operand &other) &;
  Tensor &operator-=(const Operand &other) &;
  Tensor &operator*=(const Operand &other) &;
  Tensor &operator/=(const Operand &other) &;
  // `x[mask] += y` writes to the elements of `x`.
  Tensor &operator+=(const Operand &other) &&;
  Tensor &operator-=(const Operand &other) &&;
  Tensor &operator*=(const Operand &other) &&;
  Tensor &operator/=(const Operand &other) &&;

#include "tcopt/Capture/TensorMethods.h.inc"

  const std::shared_ptr<capture::TensorImpl> &getImpl() const { return impl; }

private:
  void writeWhereTaken(const Operand &value) const;
  size_t elementCount(Place place) const;
  void copyTo(void *values, DType dtype, Place place) const;
  const void *rawData(DType dtype, Place place) const;

  std::shared_ptr<capture::TensorImpl> impl;
};

inline Operand::Operand(const Tensor &tensor, Place place)
    : impl(tensor.getImpl()), where(place) {}
inline Tensor Operand::tensor() const { return Tensor(impl); }

//===----------------------------------------------------------------------===//
// Tensors of values
//===----------------------------------------------------------------------===//

/// A tensor of the values in row-major order. Errors: another number of them
/// than the sizes have.
template <typename T>
Tensor tensor(const std::vector<T> &values, const std::vector<int64_t> &sizes,
              Place place = Place::current());
template <typename T>
Tensor tensor(std::initializer_list<T> values, Place place = Place::current());
/// A tensor of rank 0.
Tensor tensor(const Scalar &value, std::optional<DType> dtype = std::nullopt,
              Place place = Place::current());

/// A tensor on memory of the program's own: `strides` in elements, row-major if
/// left out. The memory must stay until the tensor and all views of it are
/// gone; then `release` is called. Writes to the tensor change the memory.
Tensor from_blob(void *data, const std::vector<int64_t> &sizes, DType dtype,
                 std::vector<int64_t> strides = {},
                 std::function<void(void *)> release = {},
                 Place place = Place::current());

namespace capture {
/// Writes to a tensor what was computed of it, as functions that end in _ do.
/// Errors: a dtype of a higher category than the tensor's, other sizes.
Tensor writeBack(const Tensor &target, const Tensor &value, Place place);
/// A tensor that is no part of a function that is traced.
Tensor tensorInMemory(const void *bytes, size_t count, DType dtype,
                      const std::vector<int64_t> &sizes, Place place);
Tensor tensorOfBytes(const void *bytes, size_t count, DType dtype,
                     const std::vector<int64_t> &sizes, Place place);
} // namespace capture

template <typename T>
Tensor tensor(const std::vector<T> &values, const std::vector<int64_t> &sizes,
              Place place) {
  if constexpr (std::same_as<T, bool>) {
    std::unique_ptr<bool[]> copy(new bool[values.size()]);
    std::copy(values.begin(), values.end(), copy.get());
    return capture::tensorOfBytes(copy.get(), values.size(), DType::Bool, sizes,
                                  place);
  } else {
    return capture::tensorOfBytes(values.data(), values.size(), dtype_v<T>,
                                  sizes, place);
  }
}
template <typename T>
Tensor tensor(std::initializer_list<T> values, Place place) {
  if constexpr (std::same_as<T, int>)
    return tensor(std::vector<int64_t>(values.begin(), values.end()),
                  {int64_t(values.size())}, place);
  else
    return tensor(std::vector<T>(values), {int64_t(values.size())}, place);
}

/// What is printed of a tensor, and where the program does so.
struct PrintedTensor {
  PrintedTensor(const Tensor &tensor, Place place = Place::current())
      : tensor(tensor), place(place) {}

  const Tensor &tensor;
  Place place;
};
/// The values, as `tcopt_rt_print` writes them.
std::ostream &operator<<(std::ostream &os, const PrintedTensor &printed);

} // namespace tcopt

#include "tcopt/Capture/Functions.h"

#endif // TCOPT_CAPTURE_TENSOR_H
