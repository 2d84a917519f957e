//===- Common.cpp - helpers of modules ------------------------------------===//

#include "Common.h"
#include "State.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <charconv>
#include <cmath>

namespace tcopt::nn {

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

// Returns the shortest decimal that rounds to the number, with an exponent
// where Python prints one.
std::string textOf(double value) {
  char digits[64];
  double size = std::abs(value);
  bool isPlain = value == 0 || (size >= 1e-4 && size < 1e16);
  char *end = std::to_chars(digits, digits + sizeof(digits), value,
                            isPlain ? std::chars_format::fixed
                                    : std::chars_format::scientific)
                  .ptr;
  std::string text(digits, end);
  if (std::isfinite(value) && text.find_first_of(".e") == std::string::npos)
    text += ".0";
  return text;
}

std::string textOf(const std::vector<int64_t> &values) {
  std::string text = "(";
  for (auto [i, value] : llvm::enumerate(values))
    text += (i ? ", " : "") + std::to_string(value);
  return text + (values.size() == 1 ? ",)" : ")");
}

std::string textOf(const Dims &values) {
  return values.values().size() == 1 ? textOf(values.values().front())
                                     : textOf(values.values());
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

void expect(bool holds, const std::string &kind, const std::string &what,
            const std::string &found, Place place) {
  if (!holds)
    throw Exception(kind + ": expected " + what + " but found " + found, place);
}

std::vector<int64_t> perDimension(const std::string &what, const PerDim &given,
                                  size_t count, Place place) {
  const std::vector<int64_t> &list = given.values();
  if (list.size() == 1)
    return std::vector<int64_t>(count, list.front());
  if (list.size() != count)
    throw Exception(what + ": expected 1 or " + std::to_string(count) +
                        " numbers but found " + std::to_string(list.size()),
                    place);
  return list;
}

void expectRank(const std::string &kind, const Tensor &tensor, int64_t least,
                int64_t most, Place place) {
  std::string range = std::to_string(least);
  if (most == least + 1)
    range += " or " + std::to_string(most);
  else if (most > least)
    range += " to " + std::to_string(most);
  expect(tensor.dim() >= least && tensor.dim() <= most, kind,
         "a tensor of rank " + range, "rank " + std::to_string(tensor.dim()),
         place);
}

void expectSize(const std::string &kind, const Tensor &tensor, int64_t dim,
                int64_t size, Place place) {
  Size found = tensor.size(dim, place);
  expect(found == size, kind,
         "size " + std::to_string(size) + " in dimension " +
             std::to_string(dim),
         std::to_string(found.hint()), place);
}

Tensor made(const std::vector<int64_t> &sizes, DType dtype, Place place) {
  Tensor made =
      tensorOf(valueOrThrow(HostTensor::create(dtype, sizes), place), place);
  return made.to(Device(capture::settings().device), place);
}

} // namespace tcopt::nn
