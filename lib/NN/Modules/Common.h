//===- Common.h - helpers of modules ----------------------------*- C++ -*-===//
//
// Options as text in Python's format (`3, 16, kernel_size=(3, 3), bias=False`),
// and checks of arguments. All files of lib/NN/Modules use it.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_MODULES_COMMON_H
#define TCOPT_CAPTURE_MODULES_COMMON_H

#include "tcopt/Capture/Module.h"

namespace tcopt::nn {

std::string textOf(double value);
std::string textOf(const std::vector<int64_t> &values);
inline std::string textOf(bool value) { return value ? "True" : "False"; }
inline std::string textOf(int64_t value) { return std::to_string(value); }
inline std::string textOf(const std::string &value) { return value; }
inline std::string textOf(const char *value) { return value; }
/// Prints a single number if all dimensions share it.
std::string textOf(const Dims &values);
template <typename T> std::string textOf(const std::optional<T> &value) {
  return value ? textOf(*value) : "None";
}

/// A comma-separated list of options.
class OptionText {
public:
  template <typename T> OptionText &add(const T &value) {
    text += (text.empty() ? "" : ", ") + textOf(value);
    return *this;
  }
  template <typename T> OptionText &add(const char *name, const T &value) {
    text +=
        (text.empty() ? "" : ", ") + std::string(name) + "=" + textOf(value);
    return *this;
  }
  /// Adds the option only if it differs from its default.
  template <typename T>
  OptionText &addUnless(const char *name, const T &value, const T &usual) {
    return value == usual ? *this : add(name, value);
  }
  operator std::string() const { return text; }

private:
  std::string text;
};

/// Returns a number for each of `count` dimensions. Throws Exception, as in
/// "Conv2d: expected ...".
std::vector<int64_t> perDimension(const std::string &what, const PerDim &given,
                                  size_t count, Place place);
/// Throws Exception "kind: expected <what> but found <found>" if `holds` is
/// false.
void expect(bool holds, const std::string &kind, const std::string &what,
            const std::string &found, Place place);
/// Throws Exception if the rank is not in [least, most].
void expectRank(const std::string &kind, const Tensor &tensor, int64_t least,
                int64_t most, Place place);
/// Throws Exception if the dimension has another size.
void expectSize(const std::string &kind, const Tensor &tensor, int64_t dim,
                int64_t size, Place place);

/// Returns a tensor of zeros in memory, whose values the caller initializes.
Tensor made(const std::vector<int64_t> &sizes, DType dtype, Place place);

} // namespace tcopt::nn

#endif // TCOPT_CAPTURE_MODULES_COMMON_H
