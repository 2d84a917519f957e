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
#include <array>
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

/// An entry of an index that is neither a position nor a range: a new
/// dimension, or all dimensions that are not mentioned.
enum class SpecialIndex { None, Ellipsis };
inline constexpr SpecialIndex None = SpecialIndex::None;
inline constexpr SpecialIndex Ellipsis = SpecialIndex::Ellipsis;

/// Where a slice begins or ends; None where the dimension does.
struct SliceBound : std::optional<Size> {
  using std::optional<Size>::optional;
  SliceBound(SpecialIndex) {}
};

/// A part of one dimension, as `start:end:step` in Python.
struct Slice {
  SliceBound start{}, end{};
  int64_t step = 1;
};

/// One entry of an index: a position, a slice, a tensor of indices (or a mask),
/// a new dimension, or all dimensions that are not mentioned.
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
  /// "...". Errors: another text.
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

/// The elements of a tensor of rank N in memory; it must outlive the accessor.
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
  DType scalar_type() const { return dtype(); }
  bool is_floating_point() const { return isFloat(dtype()); }
  int64_t dim() const;
  int64_t ndimension() const { return dim(); }
  /// Bytes of an element, and of all of them.
  int64_t element_size() const { return getSize(dtype()); }
  int64_t itemsize() const { return element_size(); }
  Size nbytes() const { return numel() * element_size(); }
  /// Errors: `dim` outside of [-rank, rank).
  DimSize size(int64_t dim, Place place = Place::current()) const;
  Sizes sizes() const;
  Size numel() const;
  bool requires_grad() const;
  /// Shares its elements with another tensor, of which it is a part or another
  /// order.
  bool is_view() const;
  /// Whether its elements lie in row-major order without gaps.
  bool is_contiguous(Place place = Place::current()) const;
  bool is_same(const Tensor &other) const;
  /// How far apart in memory, in elements, neighbours along a dimension are.
  /// Values of a traced function are in row-major order.
  std::vector<int64_t> strides(Place place = Place::current()) const;
  /// Errors: `dim` outside of [-rank, rank).
  int64_t stride(int64_t dim, Place place = Place::current()) const;
  /// Where in its memory, in elements, the first element is.
  int64_t storage_offset(Place place = Place::current()) const;
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
  /// The elements, which must be of type T and in row-major order (see
  /// `contiguous`). Valid until the tensor is written to by a function.
  template <typename T> const T *data(Place place = Place::current()) const {
    return static_cast<const T *>(rawData(dtype_v<T>, place));
  }
  /// The first element, in memory that strides() describe: what is written
  /// there is written to the tensor. Errors: elements of another type than T,
  /// or out of the program's reach. Valid as long as the tensor.
  template <typename T> T *data_ptr(Place place = Place::current()) const {
    return static_cast<T *>(elementPointer(dtype_v<T>, place));
  }
  /// `a[i][j]`, N times, reads and writes elements without a check of the
  /// index. Errors: as of `data_ptr`; another rank than N.
  template <typename T, size_t N>
  TensorAccessor<T, N> accessor(Place place = Place::current()) const {
    T *data = data_ptr<T>(place);
    TensorAccessor<T, N> accessor(data);
    layoutTo(accessor.sizes_.data(), accessor.strides_.data(), N, place);
    return accessor;
  }
  /// A copy on a device; itself if it is there.
  Tensor to(const Device &device, Place place = Place::current()) const;
  Tensor cpu(Place place = Place::current()) const {
    return to(Device(), place);
  }
  /// On the device and in the dtype of another tensor.
  Tensor to(const Tensor &other, Place place = Place::current()) const;
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
                     Place place = Place::current()) {
    return index_put_(std::move(entries), value, /*accumulate=*/false, place);
  }
  /// Writes to the indexed elements, or adds to them if `accumulate`. An
  /// element that is indexed several times is added to several times.
  Tensor &index_put_(std::vector<Index> entries, const Operand &value,
                     bool accumulate, Place place = Place::current());
  /// A copy that has been written to.
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

  /// Asks for gradients of what is computed with this tensor from now on.
  /// Errors: no tensor of floats; `false` for what was computed.
  Tensor &requires_grad_(bool value = true, Place place = Place::current());
  Tensor &set_requires_grad(bool value, Place place = Place::current()) {
    return requires_grad_(value, place);
  }
  /// Whether no function has computed it from tensors that require gradients.
  bool is_leaf() const;
  /// The sum of the gradients that `backward` has given a leaf; not defined if
  /// there is none.
  Tensor grad() const;
  /// Errors: other sizes or another dtype than the tensor's.
  void set_grad(const Tensor &gradient, Place place = Place::current()) const;
  /// Adds gradients of this tensor to all leaves that it was computed from;
  /// `gradient` is that of what is computed with it, 1 for one element. What
  /// was kept to compute them is given up unless `retain_graph`; with
  /// `create_graph` they have gradients themselves. Errors: a tensor that
  /// requires no gradient; several elements without a gradient; a tensor that
  /// gradients are computed with was written to since.
  void backward(const Tensor &gradient = {},
                std::optional<bool> retain_graph = std::nullopt,
                bool create_graph = false,
                Place place = Place::current()) const;
  /// Keeps the gradient of what was computed in `grad()`, too.
  void retain_grad(Place place = Place::current()) const;
  /// Calls a function with each gradient of this tensor; what it returns, if
  /// that is defined, takes its place. Returns a number for `remove_hook`.
  int64_t register_hook(std::function<Tensor(const Tensor &gradient)> hook,
                        Place place = Place::current()) const;
  void remove_hook(int64_t number) const;
  /// Gives up what has computed it: from now on it is a leaf without gradients.
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
  void *elementPointer(DType dtype, Place place) const;
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

/// A tensor of the values in row-major order. Errors: another number of them
/// than the sizes have.
template <typename T>
Tensor tensor(const std::vector<T> &values, const std::vector<int64_t> &sizes,
              Place place = Place::current());
template <typename T>
Tensor tensor(std::initializer_list<T> values, Place place = Place::current());
template <typename T>
Tensor tensor(std::initializer_list<T> values, DType dtype,
              Place place = Place::current());
/// A matrix of its rows. Errors: rows of several lengths.
template <typename T>
Tensor tensor(std::initializer_list<std::initializer_list<T>> rows,
              Place place = Place::current());
/// A vector of the values; of values of type int as i64.
template <typename T>
Tensor tensor(const std::vector<T> &values, Place place = Place::current());
template <typename T>
Tensor tensor(const std::vector<T> &values, DType dtype,
              Place place = Place::current());
/// A tensor of rank 0.
Tensor tensor(const Scalar &value, std::optional<DType> dtype = std::nullopt,
              Place place = Place::current());

/// A tensor on memory of the program's own: `strides` in elements, row-major if
/// left out. The memory must stay until the tensor and all views of it are
/// gone; then `release` is called. Writes to the tensor change the memory.
Tensor from_blob(void *data, const std::vector<int64_t> &sizes,
                 DType dtype = DType::F32, std::vector<int64_t> strides = {},
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

/// What is printed of a tensor, and where the program does so.
struct PrintedTensor {
  PrintedTensor(const Tensor &tensor, Place place = Place::current())
      : tensor(tensor), place(place) {}

  const Tensor &tensor;
  Place place;
};
/// As PyTorch prints it in Python: `tensor([1., 2.])`.
std::ostream &operator<<(std::ostream &os, const PrintedTensor &printed);

} // namespace tcopt

#include "tcopt/Capture/Functions.h"

#endif // TCOPT_CAPTURE_TENSOR_H
