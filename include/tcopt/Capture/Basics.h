//===- Basics.h - sizes, scalars, source locations and errors ---*- C++ -*-===//
//
// Argument types of functions on tensors besides Tensor. The headers of this
// folder include neither LLVM nor MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_BASICS_H
#define TCOPT_CAPTURE_BASICS_H

#include "tcopt/Support/DTypes.h"
#include "tcopt/Support/SourceLocation.h"
#include <concepts>
#include <initializer_list>
#include <iosfwd>
#include <memory>
#include <optional>
#include <ranges>
#include <stdexcept>
#include <string>
#include <variant>
#include <vector>

namespace tcopt {

namespace capture {
struct SizeNode;
struct ScalarNode;
} // namespace capture

/// The source location of a call in the program. It becomes the location of the
/// op, of errors, and of a graph break that the call causes.
using Place = SourceLocation;

/// The kind of an error. Front ends of other languages map it to exception
/// classes.
enum class ErrorCode : uint8_t {
  /// An argument or a setting that the function does not accept.
  InvalidArgument,
  /// Elements of a tensor that an operator does not accept, such as an index
  /// out of bounds or a divisor of 0. Reported when the program runs.
  InvalidValue,
  /// A call that the object does not accept now, such as a second backward
  /// through a released tape.
  InvalidState,
  /// A device, a dtype or an operation that the backend does not support.
  Unsupported,
  /// The graph breaks where `fullgraph` or control flow forbids it, or the
  /// function is compiled more often than `recompileLimit` allows.
  NotCompiled,
  /// The compiler rejects the program.
  CompilationFailed,
  OutOfMemory,
  /// A file cannot be read or written.
  FileError,
  /// Any other failure while the program runs.
  RunFailed,
};

/// Exceptions of the API. `what()` begins with the location in the user's
/// program, `file:line:column: error: `, and has one line for each error.
class Exception : public std::runtime_error {
public:
  using std::runtime_error::runtime_error;
  Exception(const std::string &message, Place place);
  Exception(ErrorCode code, const std::string &message, Place place = Place());
  /// Creates an exception from lines that include locations.
  static Exception ofLines(const std::string &lines,
                           const SourceLocation &first) {
    Exception exception(lines);
    exception.first = first;
    return exception;
  }

  /// The location of the first error; unknown if it has none.
  const SourceLocation &location() const { return first; }
  ErrorCode code() const { return kind; }

private:
  SourceLocation first;
  ErrorCode kind = ErrorCode::InvalidArgument;
};

/// The size of a dimension: an integer, or, while a function is traced for
/// several sizes, a symbolic size. Sums, products, quotients and remainders of
/// symbolic sizes are symbolic; quotients round to negative infinity, as `//`
/// and
/// `%` in Python. Comparing a symbolic size compares its value in
/// this call and adds the comparison as a guard. Converting it to an integer
/// makes it a constant of the trace, with a guard.
class Size {
public:
  Size() = default;
  template <std::integral T> Size(T value) : number(int64_t(value)) {}
  Size(int64_t number, std::shared_ptr<const capture::SizeNode> node)
      : number(number), node(std::move(node)) {}

  /// Returns the value. A symbolic size becomes a constant of the trace.
  operator int64_t() const { return node ? fix() : number; }
  bool isOpen() const { return node != nullptr; }
  /// The value in the call that is traced. Adds no guard.
  int64_t hint() const { return number; }
  /// The symbolic expression; null for an integer.
  const std::shared_ptr<const capture::SizeNode> &open() const { return node; }

  inline Size &operator+=(const Size &other);
  inline Size &operator-=(const Size &other);
  inline Size &operator*=(const Size &other);
  inline Size &operator/=(const Size &other);
  inline Size &operator%=(const Size &other);
  inline Size &operator++();
  inline Size &operator--();
  inline Size operator++(int);
  inline Size operator--(int);

private:
  int64_t fix() const;

  int64_t number = 0;
  std::shared_ptr<const capture::SizeNode> node;
};

/// The type of `x.size(i)`: a Size without implicit conversion from integers,
/// so that `c ? x.size(i) : 1` is an integer. `c ? x.size(i) : Size(1)` keeps a
/// symbolic size symbolic.
class DimSize : public Size {
public:
  DimSize() = default;
  explicit DimSize(Size size) : Size(std::move(size)) {}

  DimSize &operator=(const Size &size) {
    Size::operator=(size);
    return *this;
  }
};

namespace capture {
enum class SizeOp { Add, Sub, Mul, FloorDiv, Mod };
enum class SizeRelation { EQ, NE, LT, LE, GT, GE };
Size combineSizes(SizeOp op, const Size &a, const Size &b);
bool compareSizes(SizeRelation relation, const Size &a, const Size &b);
/// Returns the lesser or the greater of two sizes.
Size chooseSize(bool isMin, const Size &a, const Size &b);

/// Two operands, at least one of them a Size, the other one a Size or an
/// integer.
template <typename A, typename B>
concept SizePair = (std::derived_from<A, Size> &&
                    (std::derived_from<B, Size> || std::integral<B>)) ||
                   (std::integral<A> && std::derived_from<B, Size>);
/// A size and a float.
template <typename A, typename B>
concept SizeAndFloat = (std::derived_from<A, Size> && std::floating_point<B>) ||
                       (std::floating_point<A> && std::derived_from<B, Size>);
/// Converts a size, which becomes a constant of the trace, to a float.
inline double asFloat(const Size &size) { return double(int64_t(size)); }
inline double asFloat(double value) { return value; }
} // namespace capture

#define TCOPT_SIZE_OP(SYMBOL, NAME)                                            \
  template <typename A, typename B>                                            \
    requires capture::SizePair<A, B>                                           \
  Size operator SYMBOL(const A &a, const B &b) {                               \
    return capture::combineSizes(capture::SizeOp::NAME, a, b);                 \
  }
TCOPT_SIZE_OP(+, Add)
TCOPT_SIZE_OP(-, Sub)
TCOPT_SIZE_OP(*, Mul)
TCOPT_SIZE_OP(/, FloorDiv)
TCOPT_SIZE_OP(%, Mod)
#undef TCOPT_SIZE_OP
inline Size operator-(const Size &a) { return 0 - a; }

inline Size &Size::operator+=(const Size &other) {
  return *this = *this + other;
}
inline Size &Size::operator-=(const Size &other) {
  return *this = *this - other;
}
inline Size &Size::operator*=(const Size &other) {
  return *this = *this * other;
}
inline Size &Size::operator/=(const Size &other) {
  return *this = *this / other;
}
inline Size &Size::operator%=(const Size &other) {
  return *this = *this % other;
}
inline Size &Size::operator++() { return *this += 1; }
inline Size &Size::operator--() { return *this -= 1; }
inline Size Size::operator++(int) {
  Size before = *this;
  ++*this;
  return before;
}
inline Size Size::operator--(int) {
  Size before = *this;
  --*this;
  return before;
}

// Arithmetic with floats converts sizes to constants.
#define TCOPT_SIZE_FLOAT_OP(SYMBOL, RESULT)                                    \
  template <typename A, typename B>                                            \
    requires capture::SizeAndFloat<A, B>                                       \
  RESULT operator SYMBOL(const A &a, const B &b) {                             \
    return capture::asFloat(a) SYMBOL capture::asFloat(b);                     \
  }
TCOPT_SIZE_FLOAT_OP(+, double)
TCOPT_SIZE_FLOAT_OP(-, double)
TCOPT_SIZE_FLOAT_OP(*, double)
TCOPT_SIZE_FLOAT_OP(/, double)
TCOPT_SIZE_FLOAT_OP(<, bool)
TCOPT_SIZE_FLOAT_OP(<=, bool)
TCOPT_SIZE_FLOAT_OP(>, bool)
TCOPT_SIZE_FLOAT_OP(>=, bool)
TCOPT_SIZE_FLOAT_OP(==, bool)
TCOPT_SIZE_FLOAT_OP(!=, bool)
#undef TCOPT_SIZE_FLOAT_OP

#define TCOPT_SIZE_RELATION(SYMBOL, NAME)                                      \
  template <typename A, typename B>                                            \
    requires capture::SizePair<A, B>                                           \
  bool operator SYMBOL(const A &a, const B &b) {                               \
    return capture::compareSizes(capture::SizeRelation::NAME, a, b);           \
  }
TCOPT_SIZE_RELATION(==, EQ)
TCOPT_SIZE_RELATION(!=, NE)
TCOPT_SIZE_RELATION(<, LT)
TCOPT_SIZE_RELATION(<=, LE)
TCOPT_SIZE_RELATION(>, GT)
TCOPT_SIZE_RELATION(>=, GE)
#undef TCOPT_SIZE_RELATION

/// The greater and the lesser of two sizes. The comparison becomes a guard; in
/// a graph without a call, the result is an expression if it is not known.
template <typename A, typename B>
  requires capture::SizePair<A, B>
Size max(const A &a, const B &b) {
  return capture::chooseSize(/*isMin=*/false, a, b);
}
template <typename A, typename B>
  requires capture::SizePair<A, B>
Size min(const A &a, const B &b) {
  return capture::chooseSize(/*isMin=*/true, a, b);
}

using Sizes = std::vector<Size>;
/// Prints a dtype as in "float32".
std::ostream &operator<<(std::ostream &os, DType dtype);
/// Prints sizes as in "[2, 3]".
std::ostream &operator<<(std::ostream &os, const Sizes &sizes);

class Dims;

/// An argument that is a list of sizes, counts or offsets. Converts from sizes,
/// integers, a container of either, or a single value.
class SizeList : public Sizes {
public:
  SizeList() = default;
  SizeList(std::initializer_list<Size> sizes) : Sizes(sizes) {}
  SizeList(Sizes sizes) : Sizes(std::move(sizes)) {}
  SizeList(const Size &size) : Sizes{size} {}
  inline SizeList(const Dims &numbers);
  template <std::integral T> SizeList(T size) : Sizes{Size(size)} {}
  template <std::ranges::input_range R>
    requires std::integral<std::ranges::range_value_t<R>> ||
             (std::derived_from<std::ranges::range_value_t<R>, Size> &&
              !std::derived_from<R, Sizes>)
  SizeList(const R &numbers)
      : Sizes(std::ranges::begin(numbers), std::ranges::end(numbers)) {}
};

/// A Boolean, an integer, a float or a size. In type promotion it has a lower
/// priority than any tensor of its category. While a function is traced, sizes
/// and scalar arguments that have varied between calls are symbolic: the trace
/// is valid for other values, too.
class Scalar {
public:
  Scalar(bool value) : value(value) {}
  template <std::integral T>
    requires(!std::same_as<T, bool>)
  Scalar(T value) : value(int64_t(value)) {}
  template <std::floating_point T> Scalar(T value) : value(double(value)) {}
  Scalar(const Size &size) : value(size.hint()), openSize(size) {}
  /// A symbolic scalar.
  Scalar(const Scalar &hint, std::shared_ptr<const capture::ScalarNode> node)
      : value(hint.value), node(std::move(node)) {}

  bool isBool() const { return std::holds_alternative<bool>(value); }
  bool isFloat() const { return std::holds_alternative<double>(value); }
  bool isOpen() const { return node || openSize.isOpen(); }
  /// Returns the value. A symbolic scalar becomes a constant of the trace, here
  /// and in the other conversions.
  double toDouble() const { return as<double>(); }
  int64_t toInt() const { return as<int64_t>(); }
  bool toBool() const { return toDouble() != 0; }
  float toFloat() const { return float(toDouble()); }
  int64_t toLong() const { return toInt(); }
  template <typename T> T to() const { return as<T>(); }
  /// The size; not symbolic unless the scalar is a symbolic size.
  const Size &size() const { return openSize; }
  /// The symbolic expression of a scalar that is not a size; null otherwise.
  const std::shared_ptr<const capture::ScalarNode> &open() const {
    return node;
  }
  /// The dtype of a tensor with this value: i1, i64 or f32.
  DType dtype() const {
    return isBool() ? DType::Bool : isFloat() ? DType::F32 : DType::I64;
  }

private:
  template <typename T> T as() const {
    if (isOpen())
      fix();
    return std::visit([](auto v) { return T(v); }, value);
  }
  void fix() const;

  std::variant<bool, int64_t, double> value;
  Size openSize;
  std::shared_ptr<const capture::ScalarNode> node;
};

std::ostream &printScalar(std::ostream &os, const Scalar &number);
/// Prints a scalar as in "2.5". A template, so that nothing is converted to
/// Scalar for printing.
template <std::same_as<Scalar> T>
std::ostream &operator<<(std::ostream &os, const T &number) {
  return printScalar(os, number);
}

/// One dimension or a list of dimensions; negative dimensions count from the
/// last one.
class Dims {
public:
  template <std::integral T> Dims(T dim) : list{int64_t(dim)} {}
  Dims(std::initializer_list<int64_t> dims) : list(dims) {}
  Dims(std::vector<int64_t> dims) : list(std::move(dims)) {}

  const std::vector<int64_t> &values() const { return list; }

private:
  std::vector<int64_t> list;
};

SizeList::SizeList(const Dims &numbers)
    : Sizes(numbers.values().begin(), numbers.values().end()) {}

/// One number for all dimensions, or one for each.
using PerDim = Dims;

/// An argument that is a list of floats or a single float.
class FloatList : public std::vector<double> {
public:
  FloatList() = default;
  template <typename T>
    requires(std::integral<T> || std::floating_point<T>)
  FloatList(T number) : vector{double(number)} {}
  FloatList(std::initializer_list<double> numbers) : vector(numbers) {}
  FloatList(std::vector<double> numbers) : vector(std::move(numbers)) {}
};

// LibTorch's names of dtypes.
inline constexpr DType kFloat64 = DType::F64, kDouble = DType::F64,
                       kFloat32 = DType::F32, kFloat = DType::F32,
                       kFloat16 = DType::F16, kHalf = DType::F16,
                       kBFloat16 = DType::BF16, kInt64 = DType::I64,
                       kLong = DType::I64, kInt32 = DType::I32,
                       kInt = DType::I32, kInt16 = DType::I16,
                       kShort = DType::I16, kInt8 = DType::I8,
                       kChar = DType::I8, kUInt8 = DType::U8, kByte = DType::U8,
                       kBool = DType::Bool;

} // namespace tcopt

#endif // TCOPT_CAPTURE_BASICS_H
