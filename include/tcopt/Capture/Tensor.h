//===- Tensor.h - the class Tensor ------------------------------*- C++ -*-===//
//
// A Tensor is a handle, as in PyTorch. Copies share the elements, a view shares
// the elements of its base, and functions whose names end in `_` write to them.
//
// Outside of `compile`, functions run when they are called. Errors are
// Exceptions with the source location of the call.
//
// Thread safety: Several threads may use different tensors, and may read the
// same tensor, at the same time. The program must synchronize writes to a
// tensor with other threads that use it.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_TENSOR_H
#define TCOPT_CAPTURE_TENSOR_H

#include "tcopt/Capture/Basics.h"
#include "tcopt/Capture/Device.h"
#include <array>
#include <functional>
#include <iosfwd>
#include <span>

namespace tcopt {

class Tensor;

namespace capture {
class TensorImpl;
} // namespace capture

/// An operand of an operator: a tensor or a number. Records the source location
/// of the conversion, which is the location of the operator.
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
  /// The implementation that the tensor refers to; null for a number.
  const std::shared_ptr<capture::TensorImpl> &handle() const { return impl; }
  Place place() const { return where; }

private:
  std::shared_ptr<capture::TensorImpl> impl;
  std::optional<Scalar> scalar;
  Place where;
};

/// An index entry that is neither an integer nor a slice: None inserts a
/// dimension, Ellipsis stands for all dimensions without an entry.
enum class SpecialIndex { None, Ellipsis };
inline constexpr SpecialIndex None = SpecialIndex::None;
inline constexpr SpecialIndex Ellipsis = SpecialIndex::Ellipsis;

/// The begin or end of a slice; None is that of the dimension.
struct SliceBound : std::optional<Size> {
  using std::optional<Size>::optional;
  SliceBound(SpecialIndex) {}
};

/// A range of one dimension, as `start:end:step` in Python.
struct Slice {
  SliceBound start{}, end{};
  int64_t step = 1;
};

/// An entry of an index: an integer, a slice, a tensor of indices or a mask,
/// None for a new dimension, or Ellipsis for all dimensions without an entry.
class Index {
public:
  using Special = SpecialIndex;

  template <std::integral T>
  Index(T position, Place where = Place::current())
      : entry(Size(position)), where(where) {}
  Index(const Size &position, Place where = Place::current())
      : entry(position), where(where) {}
  Index(Slice slice, Place where = Place::current())
      : entry(std::move(slice)), where(where) {}
  Index(Special special, Place where = Place::current())
      : entry(special), where(where) {}
  /// Accepts only "...". Errors: another string.
  Index(const char *ellipsis, Place where = Place::current());
  Index(const Tensor &indices, Place where = Place::current());

  std::variant<Size, Slice, Special, std::shared_ptr<Tensor>> entry;
  Place where;
};

namespace indexing {
using tcopt::Ellipsis;
using tcopt::None;
using tcopt::Slice;
} // namespace indexing

/// The elements of a tensor of rank N in memory. The tensor must outlive the
/// accessor.
template <typename T, size_t N> class TensorAccessor {
public:
  explicit TensorAccessor(T *data) : data_(data) {}

  decltype(auto) operator[](int64_t i) const {
    T *at = data_ + i * strides_[0];
    if constexpr (N == 1) {
      return static_cast<T &>(*at);
    } else {
      TensorAccessor<T, N - 1> rest(at);
      for (size_t dim = 1; dim < N; ++dim) {
        rest.sizes_[dim - 1] = sizes_[dim];
        rest.strides_[dim - 1] = strides_[dim];
      }
      return rest;
    }
  }
  int64_t size(int64_t dim) const { return sizes_[size_t(dim)]; }
  int64_t stride(int64_t dim) const { return strides_[size_t(dim)]; }
  T *data() const { return data_; }

private:
  friend class Tensor;
  template <typename U, size_t M> friend class TensorAccessor;

  T *data_;
  std::array<int64_t, N> sizes_{}, strides_{};
};

class Tensor {
public:
  /// An undefined tensor. As an optional argument it means that the argument is
  /// absent.
  Tensor() = default;
  explicit Tensor(std::shared_ptr<capture::TensorImpl> impl)
      : impl(std::move(impl)) {}

  //===------------------------------------------------------------------===//
  // Properties
  //===------------------------------------------------------------------===//

  bool defined() const { return impl != nullptr; }
  explicit operator bool() const = delete;

  DType dtype() const;
  DType scalar_type() const { return dtype(); }
  bool is_floating_point() const { return isFloat(dtype()); }
  int64_t dim() const;
  int64_t ndimension() const { return dim(); }
  /// The size of an element, and of all elements (`nbytes`), in bytes.
  int64_t element_size() const { return getSize(dtype()); }
  int64_t itemsize() const { return element_size(); }
  Size nbytes() const { return numel() * element_size(); }
  /// Errors: `dim` outside of [-rank, rank).
  DimSize size(int64_t dim, Place place = Place::current()) const;
  Sizes sizes() const;
  Size numel() const;
  bool requires_grad() const;
  /// Whether it is a view: it shares the elements of another tensor.
  bool is_view() const;
  /// Whether its elements are in row-major order without gaps.
  bool is_contiguous(Place place = Place::current()) const;
  bool is_same(const Tensor &other) const;
  /// The strides in elements. Tensors of a traced function are in row-major
  /// order.
  std::vector<int64_t> strides(Place place = Place::current()) const;
  /// Errors: `dim` outside of [-rank, rank).
  int64_t stride(int64_t dim, Place place = Place::current()) const;
  /// The offset of the first element in the storage, in elements.
  int64_t storage_offset(Place place = Place::current()) const;
  Device device() const;

  //===------------------------------------------------------------------===//
  // Values
  //===------------------------------------------------------------------===//

  // Each of these functions needs the value: it breaks the graph of a traced
  // function.

  /// Returns the only element. T is bool, int64_t, double, float, or another
  /// storage type. Errors: not exactly one element.
  template <typename T> T item(Place place = Place::current()) const {
    Scalar value = itemAsScalar(place);
    if constexpr (std::is_floating_point_v<T>)
      return T(value.toDouble());
    else
      return T(value.isFloat() ? int64_t(value.toDouble()) : value.toInt());
  }
  Scalar item(Place place = Place::current()) const {
    return itemAsScalar(place);
  }
  Scalar itemAsScalar(Place place = Place::current()) const;
  /// The elements in row-major order, as T.
  template <typename T>
  std::vector<T> toVector(Place place = Place::current()) const {
    std::vector<T> values(elementCount(place));
    copyTo(values.data(), dtype_v<T>, place);
    return values;
  }
  /// Returns a pointer to the elements, which must be of type T and in
  /// row-major order (`contiguous` copies others). Valid until the tensor is
  /// written to by a function.
  template <typename T> const T *data(Place place = Place::current()) const {
    return static_cast<const T *>(rawData(dtype_v<T>, place));
  }
  /// A pointer to the first element, in memory that strides() describes. Writes
  /// through it are writes to the tensor. Valid as long as the tensor. T may be
  /// const. Errors: elements of another type than T, or in memory that the
  /// program cannot access; a read-only tensor, unless T is const.
  template <typename T> T *data_ptr(Place place = Place::current()) const {
    constexpr DType dtype = dtype_v<std::remove_const_t<T>>;
    return static_cast<T *>(elementPointer(dtype, std::is_const_v<T>, place));
  }
  /// An accessor whose `a[i][j]`, with N indices, reads and writes elements
  /// without bounds checks. Errors: those of `data_ptr`; another rank than N.
  template <typename T, size_t N>
  TensorAccessor<T, N> accessor(Place place = Place::current()) const {
    T *data = data_ptr<T>(place);
    TensorAccessor<T, N> accessor(data);
    layoutTo(accessor.sizes_.data(), accessor.strides_.data(), N, place);
    return accessor;
  }
  /// A copy on a device; the tensor itself if it is on this device.
  Tensor to(const Device &device, Place place = Place::current()) const;
  Tensor cpu(Place place = Place::current()) const {
    return to(Device(), place);
  }
  /// Converts to the device and the dtype of another tensor.
  Tensor to(const Tensor &other, Place place = Place::current()) const;
  /// Whether the only element is nonzero. For conditions.
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

  /// `x[i]` selects index `i` of the first dimension, or the indices in a
  /// tensor.
  Tensor operator[](const Index &entry) const;
  Tensor index(std::vector<Index> entries,
               Place place = Place::current()) const;
  Tensor &index_put_(std::vector<Index> entries, const Operand &value,
                     Place place = Place::current()) {
    return index_put_(std::move(entries), value, /*accumulate=*/false, place);
  }
  /// Writes to the indexed elements, or adds to them if `accumulate`. Values
  /// for an element that is indexed several times are all added.
  Tensor &index_put_(std::vector<Index> entries, const Operand &value,
                     bool accumulate, Place place = Place::current());
  /// Returns a copy of the tensor with the indexed elements replaced.
  Tensor index_put(std::vector<Index> entries, const Operand &value,
                   Place place = Place::current()) const {
    return index_put(std::move(entries), value, /*accumulate=*/false, place);
  }
  Tensor index_put(std::vector<Index> entries, const Operand &value,
                   bool accumulate, Place place = Place::current()) const {
    Tensor copy = clone(place);
    copy.index_put_(std::move(entries), value, accumulate, place);
    return copy;
  }

  //===------------------------------------------------------------------===//
  // Gradients
  //===------------------------------------------------------------------===//

  /// Records later operations on this tensor for its gradient. Errors: not a
  /// floating-point tensor; `false` for a tensor that is not a leaf.
  Tensor &requires_grad_(bool value = true, Place place = Place::current());
  Tensor &set_requires_grad(bool value, Place place = Place::current()) {
    return requires_grad_(value, place);
  }
  /// Whether it was not computed from tensors that require gradients.
  bool is_leaf() const;
  /// The gradient that calls of `backward` have accumulated; undefined without
  /// one.
  Tensor grad() const;
  /// Errors: the gradient differs from the tensor in sizes or dtype.
  void set_grad(const Tensor &gradient, Place place = Place::current()) const;
  /// Accumulates the gradients of this tensor into `grad()` of all leaves that
  /// it was computed from. `gradient` is the cotangent of this tensor; for one
  /// element it defaults to 1. Releases the saved tensors unless
  /// `retain_graph`. With `create_graph`, the gradients can be differentiated.
  /// Errors: the tensor requires no gradient; it has several elements and
  /// `gradient` is absent; a saved tensor was written to since.
  void backward(const Tensor &gradient = {},
                std::optional<bool> retain_graph = std::nullopt,
                bool create_graph = false,
                Place place = Place::current()) const;
  /// Makes `backward` keep the gradient of this tensor, which is not a leaf, in
  /// `grad()`.
  void retain_grad(Place place = Place::current()) const;
  /// Registers a function that is called with each gradient of this tensor. A
  /// defined result replaces the gradient. Returns an id for `remove_hook`.
  int64_t register_hook(std::function<Tensor(const Tensor &gradient)> hook,
                        Place place = Place::current()) const;
  void remove_hook(int64_t number) const;
  /// Detaches the tensor from the tape: it becomes a leaf that requires no
  /// gradient.
  Tensor &detach_(Place place = Place::current());

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
  void *elementPointer(DType dtype, bool isForReading, Place place) const;
  void layoutTo(int64_t *sizes, int64_t *strides, size_t rank,
                Place place) const;

  std::shared_ptr<capture::TensorImpl> impl;
};

inline Operand::Operand(const Tensor &tensor, Place place)
    : impl(tensor.getImpl()), where(place) {}
inline Tensor Operand::tensor() const { return Tensor(impl); }

//===----------------------------------------------------------------------===//
// Tensors of values
//===----------------------------------------------------------------------===//

/// A tensor of the values in row-major order. Errors: the number of values is
/// not the product of the sizes.
template <typename T>
Tensor tensor(const std::vector<T> &values, const std::vector<int64_t> &sizes,
              Place place = Place::current());
template <typename T>
Tensor tensor(std::initializer_list<T> values, Place place = Place::current());
template <typename T>
Tensor tensor(std::initializer_list<T> values, DType dtype,
              Place place = Place::current());
/// A matrix with these rows. Errors: rows of different lengths.
template <typename T>
Tensor tensor(std::initializer_list<std::initializer_list<T>> rows,
              Place place = Place::current());
/// A vector of the values; values of type int become i64.
template <typename T>
Tensor tensor(const std::vector<T> &values, Place place = Place::current());
template <typename T>
Tensor tensor(const std::vector<T> &values, DType dtype,
              Place place = Place::current());
/// A tensor of rank 0.
Tensor tensor(const Scalar &value, std::optional<DType> dtype = std::nullopt,
              Place place = Place::current());

/// A tensor on memory that the program owns. `strides` are in elements and
/// default to row-major order. The memory must outlive the tensor and all its
/// views; `release` is called after that. Writes to the tensor change the
/// memory.
Tensor from_blob(void *data, const std::vector<int64_t> &sizes,
                 DType dtype = DType::F32, std::vector<int64_t> strides = {},
                 std::function<void(void *)> release = {},
                 Place place = Place::current());

namespace capture {
/// Writes `value` to the elements of `target`, as functions whose names end in
/// `_` do. Errors: a dtype of a higher category than that of `target`, other
/// sizes.
Tensor writeBack(const Tensor &target, const Tensor &value, Place place);
/// A tensor in memory that does not belong to the graph of a traced function.
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

template <typename T> Tensor tensor(const std::vector<T> &values, Place place) {
  if constexpr (std::same_as<T, int>)
    return tensor(std::vector<int64_t>(values.begin(), values.end()),
                  {int64_t(values.size())}, place);
  else
    return tensor(values, {int64_t(values.size())}, place);
}
template <typename T>
Tensor tensor(std::initializer_list<T> values, DType dtype, Place place) {
  return tensor(values, place).to(dtype, place);
}
template <typename T>
Tensor tensor(const std::vector<T> &values, DType dtype, Place place) {
  return tensor(values, place).to(dtype, place);
}
template <typename T>
Tensor tensor(std::initializer_list<std::initializer_list<T>> rows,
              Place place) {
  using Element = std::conditional_t<std::same_as<T, int>, int64_t, T>;
  std::vector<Element> values;
  int64_t columns = rows.size() ? int64_t(rows.begin()->size()) : 0;
  for (const std::initializer_list<T> &row : rows) {
    if (int64_t(row.size()) != columns)
      throw Exception("tensor: expected rows of one length", place);
    values.insert(values.end(), row.begin(), row.end());
  }
  return tensor(values, {int64_t(rows.size()), columns}, place);
}

/// A tensor to print, and the source location of the output operator.
struct PrintedTensor {
  PrintedTensor(const Tensor &tensor, Place place = Place::current())
      : tensor(tensor), place(place) {}

  const Tensor &tensor;
  Place place;
};
/// Prints a tensor as PyTorch does in Python: `tensor([1., 2.])`.
std::ostream &operator<<(std::ostream &os, const PrintedTensor &printed);

} // namespace tcopt

#include "tcopt/Capture/Functions.h"

#endif // TCOPT_CAPTURE_TENSOR_H
