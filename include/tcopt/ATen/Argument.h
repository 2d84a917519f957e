//===- Argument.h - arguments of ATen operators -----------------*- C++ -*-===//
//
// The value of an argument or a result of an operator that is called by its
// name. As Capture's headers, this one includes neither LLVM nor MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_ATEN_ARGUMENT_H
#define TCOPT_ATEN_ARGUMENT_H

#include "tcopt/Capture/Tensor.h"
#include <string>
#include <variant>
#include <vector>

namespace tcopt::aten {

/// A value with the types of PyTorch's schemas. Integers and symbolic integers
/// are a Size, other numbers a Scalar. Devices, layouts and memory formats are
/// texts as in "cpu", "strided" and "channels_last". Lists have elements of any
/// types, None included.
class Argument {
public:
  using List = std::vector<Argument>;

  /// None.
  Argument() = default;
  Argument(std::nullopt_t) {}
  Argument(const char *text) : value(std::string(text)) {}
  template <typename T>
    requires std::same_as<T, bool> || std::same_as<T, Size> ||
             std::same_as<T, Scalar> || std::same_as<T, DType> ||
             std::same_as<T, Tensor> || std::same_as<T, std::string> ||
             std::same_as<T, List>
  Argument(T value) : value(std::move(value)) {}
  template <std::integral T>
    requires(!std::same_as<T, bool>)
  Argument(T number) : value(Size(number)) {}
  Argument(double number) : value(Scalar(number)) {}

  bool isNone() const { return std::holds_alternative<std::monostate>(value); }
  /// Returns null for a value of another type.
  template <typename T> const T *getIf() const {
    return std::get_if<T>(&value);
  }
  /// Whether this is the same constant. False for tensors, symbolic sizes and
  /// lists.
  bool equals(const Argument &constant) const;
  /// Returns the type and a constant's value, as in "the integer 3".
  std::string describe() const;

private:
  std::variant<std::monostate, bool, Size, Scalar, DType, Tensor, std::string,
               List>
      value;
};

} // namespace tcopt::aten

#endif // TCOPT_ATEN_ARGUMENT_H
