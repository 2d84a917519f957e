//===- Argument.cpp - arguments of ATen operators -------------------------===//

#include "tcopt/ATen/Argument.h"
#include <sstream>

namespace tcopt::aten {

/// Returns a number that is no symbolic size.
static std::optional<double> constantOf(const Argument &value) {
  if (const bool *truth = value.getIf<bool>())
    return double(*truth);
  if (const Size *size = value.getIf<Size>(); size && !size->isOpen())
    return double(size->hint());
  if (const Scalar *number = value.getIf<Scalar>(); number && !number->isOpen())
    return number->toDouble();
  return std::nullopt;
}

bool Argument::equals(const Argument &constant) const {
  if (isNone() || constant.isNone())
    return isNone() && constant.isNone();
  if (const auto *text = getIf<std::string>())
    return constant.getIf<std::string>() &&
           *text == *constant.getIf<std::string>();
  if (const DType *dtype = getIf<DType>())
    return constant.getIf<DType>() && *dtype == *constant.getIf<DType>();
  if (const List *list = getIf<List>())
    return list->empty() && constant.getIf<List>() &&
           constant.getIf<List>()->empty();
  std::optional<double> number = constantOf(*this);
  return number && number == constantOf(constant);
}

static std::string textOf(const Scalar &number) {
  std::ostringstream text;
  text << number;
  return text.str();
}

static std::string describeList(const Argument::List &list) {
  std::string text = "the list [";
  for (size_t i = 0; i < list.size(); ++i)
    text += (i ? ", " : "") + list[i].describe();
  return text + "]";
}

std::string Argument::describe() const {
  if (isNone())
    return "None";
  if (const bool *truth = getIf<bool>())
    return *truth ? "True" : "False";
  if (const Size *size = getIf<Size>())
    return size->isOpen() ? "a symbolic integer"
                          : "the integer " + std::to_string(size->hint());
  if (const Scalar *number = getIf<Scalar>())
    return number->isOpen() ? "a number of the call"
                            : "the number " + textOf(*number);
  if (const DType *dtype = getIf<DType>()) {
    std::ostringstream text;
    text << "the dtype " << *dtype;
    return text.str();
  }
  if (const std::string *text = getIf<std::string>())
    return "'" + *text + "'";
  if (const List *list = getIf<List>())
    return describeList(*list);
  return "a tensor";
}

} // namespace tcopt::aten
