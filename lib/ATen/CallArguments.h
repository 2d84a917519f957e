//===- CallArguments.h - conversion of arguments ----------------*- C++ -*-===//
//
// Converts the arguments of an overload to the types of a function's
// parameters, and its results to values. The generated functions of overloads
// use it.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_ATEN_CALLARGUMENTS_H
#define TCOPT_ATEN_CALLARGUMENTS_H

#include "tcopt/ATen/Table.h"
#include <initializer_list>

namespace tcopt::aten {

/// Converts a value; none if the type does not have the value.
template <typename T> struct Converter;

class CallArguments {
public:
  using Results = std::vector<Argument>;

  /// Throws Exception for arguments that the overload lacks or requires.
  CallArguments(const Overload &overload, std::span<const Argument> positional,
                std::span<const Keyword> keywords, Place place);

  const Place place;

  //===--------------------------------------------------------------------===//
  // Arguments, by their indices in the schema
  //===--------------------------------------------------------------------===//

  /// Whether the call has the argument.
  bool has(size_t index) const { return values[index]; }
  /// Returns a converted argument. Throws Exception.
  template <typename T> T get(size_t index) const;
  /// Returns `absent` if the call lacks the argument.
  template <typename T> T get(size_t index, T absent) const {
    return has(index) ? get<T>(index) : std::move(absent);
  }
  /// Returns `absent` if the call lacks the argument, and `none` for None.
  template <typename T> T get(size_t index, T absent, T none) const {
    if (!has(index))
      return absent;
    return values[index]->isNone() ? std::move(none) : get<T>(index);
  }
  /// A tensor, undefined for None.
  Tensor optionalTensor(size_t index) const;
  /// A list of tensors, undefined for None.
  std::vector<Tensor> optionalTensors(size_t index) const;
  /// Whether the argument is this constant.
  bool is(size_t index, const Argument &constant) const {
    return has(index) && values[index]->equals(constant);
  }
  /// Throws Exception unless an argument, if the call has it, is one of these
  /// constants.
  void expect(size_t index, std::initializer_list<Argument> constants) const;
  /// Throws Exception if the argument is this constant.
  void refuse(size_t index, const Argument &constant) const;
  /// Throws Exception for the value of an argument.
  [[noreturn]] void throwUnexpected(size_t index,
                                    const std::string &expected) const;

  //===--------------------------------------------------------------------===//
  // Results
  //===--------------------------------------------------------------------===//

  template <typename T> Results results(T value) const {
    return {Argument(std::move(value))};
  }
  Results results(const std::pair<Tensor, Tensor> &tensors) const {
    return results(std::vector<Tensor>{tensors.first, tensors.second});
  }
  Results results(const std::vector<Tensor> &tensors) const;
  /// An integer becomes a size.
  Results results(const Scalar &number) const;
  /// The results of an overload whose schema has no views: tensors that share
  /// elements with an argument are copied.
  template <typename T> Results copies(T value) const {
    return copied(results(std::move(value)));
  }
  /// Writes results to the tensors of the first argument, and returns these.
  Results written(const Tensor &value) const;
  Results written(const std::vector<Tensor> &values) const;

private:
  Results copied(Results results) const;
  bool shares(const Tensor &tensor) const;
  void add(size_t index, const Argument &value);

  const Overload &overload;
  std::vector<const Argument *> values;
};

template <> struct Converter<Tensor> {
  static constexpr const char *kExpected = "a tensor";
  static std::optional<Tensor> from(const Argument &value);
};
template <> struct Converter<Operand> {
  static constexpr const char *kExpected = "a tensor or a number";
  static std::optional<Operand> from(const Argument &value);
};
template <> struct Converter<Scalar> {
  static constexpr const char *kExpected = "a number";
  static std::optional<Scalar> from(const Argument &value);
};
template <> struct Converter<Size> {
  static constexpr const char *kExpected = "an integer";
  static std::optional<Size> from(const Argument &value);
};
template <> struct Converter<int64_t> {
  static constexpr const char *kExpected = "a constant integer";
  static std::optional<int64_t> from(const Argument &value);
};
template <> struct Converter<double> {
  static constexpr const char *kExpected = "a constant number";
  static std::optional<double> from(const Argument &value);
};
template <> struct Converter<bool> {
  static constexpr const char *kExpected = "a constant Boolean";
  static std::optional<bool> from(const Argument &value);
};
template <> struct Converter<DType> {
  static constexpr const char *kExpected = "a dtype";
  static std::optional<DType> from(const Argument &value);
};
template <> struct Converter<std::string> {
  static constexpr const char *kExpected = "a text";
  static std::optional<std::string> from(const Argument &value);
};
template <> struct Converter<SizeList> {
  static constexpr const char *kExpected = "a list of integers";
  static std::optional<SizeList> from(const Argument &value);
};
template <> struct Converter<Dims> {
  static constexpr const char *kExpected = "a list of constant integers";
  static std::optional<Dims> from(const Argument &value);
};
template <> struct Converter<FloatList> {
  static constexpr const char *kExpected = "a list of constant numbers";
  static std::optional<FloatList> from(const Argument &value);
};
template <> struct Converter<std::vector<bool>> {
  static constexpr const char *kExpected = "a list of Booleans";
  static std::optional<std::vector<bool>> from(const Argument &value);
};
template <> struct Converter<std::vector<Tensor>> {
  static constexpr const char *kExpected = "a list of tensors";
  static std::optional<std::vector<Tensor>> from(const Argument &value);
};
template <> struct Converter<std::vector<Operand>> {
  static constexpr const char *kExpected = "tensors or numbers";
  static std::optional<std::vector<Operand>> from(const Argument &value);
};
/// None becomes an empty optional.
template <typename T> struct Converter<std::optional<T>> {
  static constexpr const char *kExpected = Converter<T>::kExpected;
  static std::optional<std::optional<T>> from(const Argument &value) {
    if (value.isNone())
      return std::optional<T>();
    std::optional<T> converted = Converter<T>::from(value);
    if (!converted)
      return std::nullopt;
    return std::optional<std::optional<T>>(std::in_place, std::move(converted));
  }
};

template <typename T> T CallArguments::get(size_t index) const {
  std::optional<T> converted = Converter<T>::from(*values[index]);
  if (!converted)
    throwUnexpected(index, Converter<T>::kExpected);
  return std::move(*converted);
}

} // namespace tcopt::aten

#endif // TCOPT_ATEN_CALLARGUMENTS_H
