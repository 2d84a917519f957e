//===- CallArguments.cpp - conversion of arguments ------------------------===//

#include "CallArguments.h"
#include "Capture/Tensor/Cell.h"
#include "tcopt/Capture/Functions.h"

namespace tcopt::aten {

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

std::optional<Tensor> Converter<Tensor>::from(const Argument &value) {
  const Tensor *tensor = value.getIf<Tensor>();
  return tensor && tensor->defined() ? std::optional(*tensor) : std::nullopt;
}

std::optional<Scalar> Converter<Scalar>::from(const Argument &value) {
  if (const bool *truth = value.getIf<bool>())
    return Scalar(*truth);
  if (const Size *size = value.getIf<Size>())
    return size->isOpen() ? Scalar(*size) : Scalar(size->hint());
  if (const Scalar *number = value.getIf<Scalar>())
    return *number;
  return std::nullopt;
}

std::optional<Operand> Converter<Operand>::from(const Argument &value) {
  if (std::optional<Scalar> number = Converter<Scalar>::from(value))
    return Operand(*number);
  if (std::optional<Tensor> tensor = Converter<Tensor>::from(value))
    return Operand(*tensor);
  return std::nullopt;
}

std::optional<Size> Converter<Size>::from(const Argument &value) {
  if (const Size *size = value.getIf<Size>())
    return *size;
  if (const bool *truth = value.getIf<bool>())
    return Size(int64_t(*truth));
  return std::nullopt;
}

// A symbolic integer has no constant value, unless the trace has proved one.
std::optional<int64_t> Converter<int64_t>::from(const Argument &value) {
  std::optional<Size> size = Converter<Size>::from(value);
  return size ? std::optional(int64_t(*size)) : std::nullopt;
}

std::optional<double> Converter<double>::from(const Argument &value) {
  std::optional<Scalar> number = Converter<Scalar>::from(value);
  return number ? std::optional(number->toDouble()) : std::nullopt;
}

std::optional<bool> Converter<bool>::from(const Argument &value) {
  if (const bool *truth = value.getIf<bool>())
    return *truth;
  std::optional<int64_t> number = Converter<int64_t>::from(value);
  return number ? std::optional(*number != 0) : std::nullopt;
}

std::optional<DType> Converter<DType>::from(const Argument &value) {
  const DType *dtype = value.getIf<DType>();
  return dtype ? std::optional(*dtype) : std::nullopt;
}

std::optional<std::string> Converter<std::string>::from(const Argument &value) {
  const std::string *text = value.getIf<std::string>();
  return text ? std::optional(*text) : std::nullopt;
}

//===----------------------------------------------------------------------===//
// Lists
//===----------------------------------------------------------------------===//

/// Converts a list, or a single value to a list of one element.
template <typename T>
static std::optional<std::vector<T>> listOf(const Argument &value) {
  const auto *list = value.getIf<Argument::List>();
  std::vector<T> converted;
  for (const Argument &one : list ? std::span(*list) : std::span(&value, 1)) {
    std::optional<T> element = Converter<T>::from(one);
    if (!element)
      return std::nullopt;
    converted.push_back(std::move(*element));
  }
  return converted;
}

std::optional<SizeList> Converter<SizeList>::from(const Argument &value) {
  auto sizes = listOf<Size>(value);
  return sizes ? std::optional(SizeList(std::move(*sizes))) : std::nullopt;
}

std::optional<Dims> Converter<Dims>::from(const Argument &value) {
  auto dims = listOf<int64_t>(value);
  return dims ? std::optional(Dims(*dims)) : std::nullopt;
}

std::optional<FloatList> Converter<FloatList>::from(const Argument &value) {
  auto numbers = listOf<double>(value);
  return numbers ? std::optional(FloatList(std::move(*numbers))) : std::nullopt;
}

std::optional<std::vector<bool>>
Converter<std::vector<bool>>::from(const Argument &value) {
  return listOf<bool>(value);
}

std::optional<std::vector<Tensor>>
Converter<std::vector<Tensor>>::from(const Argument &value) {
  return listOf<Tensor>(value);
}

std::optional<std::vector<Operand>>
Converter<std::vector<Operand>>::from(const Argument &value) {
  return listOf<Operand>(value);
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

CallArguments::CallArguments(const Overload &overload,
                             std::span<const Argument> positional,
                             std::span<const Keyword> keywords, Place place)
    : place(place), overload(overload), values(overload.parameters.size()) {
  std::span<const Parameter> parameters = overload.parameters;
  for (size_t i = 0; i < positional.size(); ++i) {
    if (i >= parameters.size() || parameters[i].isKeywordOnly)
      throw Exception("expected at most " + std::to_string(i) +
                          " arguments by position but found " +
                          std::to_string(positional.size()),
                      place);
    values[i] = &positional[i];
  }
  for (const Keyword &keyword : keywords) {
    size_t i = 0;
    while (i < parameters.size() && parameters[i].name != keyword.name)
      ++i;
    std::string name(keyword.name);
    if (i == parameters.size())
      throw Exception("expected no argument '" + name + "'", place);
    if (values[i])
      throw Exception("expected one value of '" + name + "'", place);
    values[i] = &keyword.value;
  }
  for (size_t i = 0; i < parameters.size(); ++i)
    if (parameters[i].isRequired && !values[i])
      throw Exception("expected an argument '" +
                          std::string(parameters[i].name) + "'",
                      place);
}

Tensor CallArguments::optionalTensor(size_t index) const {
  return has(index) && !values[index]->isNone() ? get<Tensor>(index) : Tensor();
}

std::vector<Tensor> CallArguments::optionalTensors(size_t index) const {
  const auto *list = values[index]->getIf<Argument::List>();
  if (!list)
    throwUnexpected(index, "a list of tensors and None");
  std::vector<Tensor> tensors;
  for (const Argument &one : *list) {
    const Tensor *tensor = one.getIf<Tensor>();
    if (!tensor && !one.isNone())
      throwUnexpected(index, "a list of tensors and None");
    tensors.push_back(tensor ? *tensor : Tensor());
  }
  return tensors;
}

void CallArguments::throwUnexpected(size_t index,
                                    const std::string &expected) const {
  throw Exception("expected " + expected + " as '" +
                      std::string(overload.parameters[index].name) +
                      "' but found " + values[index]->describe(),
                  place);
}

void CallArguments::expect(size_t index,
                           std::initializer_list<Argument> constants) const {
  if (!has(index))
    return;
  std::string expected;
  for (const Argument &constant : constants) {
    if (values[index]->equals(constant))
      return;
    expected += (expected.empty() ? "" : " or ") + constant.describe();
  }
  throwUnexpected(index, expected);
}

void CallArguments::refuse(size_t index, const Argument &constant) const {
  if (is(index, constant))
    throwUnexpected(index, "another value");
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

CallArguments::Results
CallArguments::results(const std::vector<Tensor> &tensors) const {
  Results results;
  for (const Tensor &tensor : tensors)
    results.push_back(tensor.defined() ? Argument(tensor) : Argument());
  return results;
}

CallArguments::Results CallArguments::results(const Scalar &number) const {
  if (number.size().isOpen())
    return {number.size()};
  if (number.open() || number.isFloat())
    return {number};
  return {number.isBool() ? Argument(number.toBool())
                          : Argument(number.toInt())};
}

static bool sharesCell(const Argument &argument, const Tensor &tensor) {
  if (const auto *list = argument.getIf<Argument::List>())
    return std::ranges::any_of(
        *list, [&](const Argument &one) { return sharesCell(one, tensor); });
  const Tensor *other = argument.getIf<Tensor>();
  return other && other->defined() &&
         other->getImpl()->cell == tensor.getImpl()->cell;
}

bool CallArguments::shares(const Tensor &tensor) const {
  return std::ranges::any_of(values, [&](const Argument *argument) {
    return argument && sharesCell(*argument, tensor);
  });
}

CallArguments::Results CallArguments::copied(Results results) const {
  for (Argument &result : results)
    if (const Tensor *tensor = result.getIf<Tensor>();
        tensor && shares(*tensor))
      result = clone(*tensor, place);
  return results;
}

CallArguments::Results CallArguments::written(const Tensor &value) const {
  return {capture::writeBack(get<Tensor>(0), value, place)};
}

CallArguments::Results
CallArguments::written(const std::vector<Tensor> &newValues) const {
  std::vector<Tensor> targets = get<std::vector<Tensor>>(0);
  for (size_t i = 0; i < targets.size(); ++i)
    capture::writeBack(targets[i], newValues[i], place);
  return {};
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

const Overload *findOverload(std::string_view name) {
  constexpr std::string_view kDefault = ".default";
  if (name.ends_with(kDefault))
    name.remove_suffix(kDefault.size());
  auto known = std::ranges::lower_bound(overloads(), name, {}, &Overload::name);
  return known != overloads().end() && known->name == name ? &*known : nullptr;
}

std::vector<Argument> call(const Overload &overload,
                           std::span<const Argument> positional,
                           std::span<const Keyword> keywords, Place place) {
  CallArguments arguments(overload, positional, keywords, place);
  return overload.function(arguments);
}

} // namespace tcopt::aten
