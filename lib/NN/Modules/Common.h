//===- Common.h - what modules of several families need --------*- C++ -*-===//
//
// Options as text, as Python prints them (`3, 16, kernel_size=(3, 3),
// bias=False`), and checks of arguments.
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
/// One number where all are.
std::string textOf(const Dims &values);
template <typename T> std::string textOf(const std::optional<T> &value) {
  return value ? textOf(*value) : "None";
}

/// Options in a row.
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
  /// Only where it is not what it is by default.
  template <typename T>
  OptionText &addUnless(const char *name, const T &value, const T &usual) {
    return value == usual ? *this : add(name, value);
  }
  operator std::string() const { return text; }

private:
  std::string text;
};

/// A number for each of `count` dimensions. Throws "Conv2d: expected ...".
std::vector<int64_t> perDimension(const std::string &what, const PerDim &given,
                                  size_t count, Place place);
/// Throws "kind: expected <what> but found <found>" unless it holds.
void expect(bool holds, const std::string &kind, const std::string &what,
            const std::string &found, Place place);
/// Throws unless the rank is in [least, most].
void expectRank(const std::string &kind, const Tensor &tensor, int64_t least,
                int64_t most, Place place);
/// Throws unless the size is this one.
void expectSize(const std::string &kind, const Tensor &tensor, int64_t dim,
                int64_t size, Place place);

/// A tensor of zeros in memory, to be given its first values.
Tensor made(const std::vector<int64_t> &sizes, DType dtype, Place place);

} // namespace tcopt::nn

#endif // TCOPT_CAPTURE_MODULES_COMMON_H
