//===- Print.cpp - tensors as text ----------------------------------------===//
//
// Prints tensors as PyTorch does in Python (torch/_tensor_str.py): four digits,
// all numbers with the same width, and for more than 1000 elements the first
// and last three of each dimension.
//
//===----------------------------------------------------------------------===//

#include "Device.h"
#include "TraceSink.h"
#include "tcopt/Support/DType.h"
#include <cmath>
#include <ostream>

namespace tcopt {

static constexpr int64_t kThreshold = 1000, kEdge = 3, kLineWidth = 80;

namespace {
/// The elements in row-major order, floats as f64 and all others as i64.
struct PrintedValues {
  DType dtype;
  capture::SizeVector sizes;
  std::vector<double> floats;
  std::vector<int64_t> integers;
  bool isSummary = false;

  int64_t rank() const { return int64_t(sizes.size()); }
  /// Returns the number of elements between successive indices of a dimension.
  int64_t step(int64_t dim) const {
    int64_t count = 1;
    for (int64_t i = dim + 1; i < rank(); ++i)
      count *= sizes[size_t(i)];
    return count;
  }
  bool isCut(int64_t dim) const {
    return isSummary && sizes[size_t(dim)] > 2 * kEdge;
  }
};
} // namespace

/// Returns the indices of a dimension that are printed; -1 marks omitted
/// indices.
static std::vector<int64_t> printedIndices(const PrintedValues &values,
                                           int64_t dim) {
  std::vector<int64_t> indices;
  int64_t size = values.sizes[size_t(dim)];
  for (int64_t i = 0; i < size; ++i) {
    if (values.isCut(dim) && i == kEdge) {
      indices.push_back(-1);
      i = size - kEdge;
    }
    indices.push_back(i);
  }
  return indices;
}

/// Calls a function with the row-major index of each element that is printed.
static void forEachPrinted(const PrintedValues &values, int64_t dim,
                           int64_t first,
                           llvm::function_ref<void(int64_t)> visit) {
  if (dim == values.rank())
    return visit(first);
  int64_t step = values.step(dim);
  for (int64_t index : printedIndices(values, dim))
    if (index >= 0)
      forEachPrinted(values, dim + 1, first + index * step, visit);
}

static std::string formatted(const char *format, double value) {
  // NaN has no sign in Python.
  if (std::isnan(value))
    return "nan";
  char text[400];
  std::snprintf(text, sizeof(text), format, value);
  return text;
}

//===----------------------------------------------------------------------===//
// Number format
//===----------------------------------------------------------------------===//

namespace {
class Formatter {
public:
  explicit Formatter(const PrintedValues &values) : values(values) {
    if (isFloat(values.dtype))
      chooseForFloats();
    else
      forEachPrinted(values, 0, 0, [&](int64_t i) { widen(plain(i)); });
  }

  int64_t width() const { return longest; }
  std::string text(int64_t i) const {
    std::string text = plain(i);
    int64_t missing = std::max<int64_t>(longest - int64_t(text.size()), 0);
    return std::string(size_t(missing), ' ') + text;
  }

private:
  void chooseForFloats();
  void widen(const std::string &text) {
    longest = std::max(longest, int64_t(text.size()));
  }
  std::string plain(int64_t i) const;

  const PrintedValues &values;
  bool isIntegral = true, isScientific = false;
  int64_t longest = 1;
};
} // namespace

// Chooses the format from the finite nonzero elements.
void Formatter::chooseForFloats() {
  double least = INFINITY, greatest = 0;
  auto forEachFinite = [&](llvm::function_ref<void(int64_t, double)> visit) {
    forEachPrinted(values, 0, 0, [&](int64_t i) {
      double value = values.floats[size_t(i)];
      if (std::isfinite(value) && value != 0)
        visit(i, value);
    });
  };
  forEachFinite([&](int64_t, double value) {
    least = std::min(least, std::abs(value));
    greatest = std::max(greatest, std::abs(value));
    isIntegral &= value == std::ceil(value);
  });
  if (greatest == 0)
    return;
  isScientific = greatest / least > 1000 || greatest > 1e8 ||
                 (!isIntegral && least < 1e-4);
  forEachFinite([&](int64_t i, double) { widen(plain(i)); });
}

std::string Formatter::plain(int64_t i) const {
  if (isBool(values.dtype))
    return values.integers[size_t(i)] ? "True" : "False";
  if (!isFloat(values.dtype))
    return std::to_string(values.integers[size_t(i)]);
  double value = values.floats[size_t(i)];
  if (isScientific)
    return formatted("%.4e", value);
  if (isIntegral)
    return formatted("%.0f", value) + (std::isfinite(value) ? "." : "");
  return formatted("%.4f", value);
}

//===----------------------------------------------------------------------===//
// Brackets and lines
//===----------------------------------------------------------------------===//

static std::string join(const std::vector<std::string> &texts,
                        const std::string &between) {
  std::string all;
  for (size_t i = 0; i < texts.size(); ++i)
    all += (i ? between : "") + texts[i];
  return all;
}

static std::string rowText(const PrintedValues &values, int64_t first,
                           int64_t indent, const Formatter &formatter) {
  int64_t perLine =
      std::max<int64_t>(1, (kLineWidth - indent) / (formatter.width() + 2));
  std::vector<std::string> lines, line;
  for (int64_t index : printedIndices(values, values.rank() - 1)) {
    line.push_back(index < 0 ? " ..." : formatter.text(first + index));
    if (int64_t(line.size()) == perLine) {
      lines.push_back(join(line, ", "));
      line.clear();
    }
  }
  if (!line.empty())
    lines.push_back(join(line, ", "));
  return "[" + join(lines, ",\n" + std::string(size_t(indent + 1), ' ')) + "]";
}

static std::string blockText(const PrintedValues &values, int64_t dim,
                             int64_t first, int64_t indent,
                             const Formatter &formatter) {
  int64_t left = values.rank() - dim;
  if (left == 0)
    return formatter.text(first);
  if (left == 1)
    return rowText(values, first, indent, formatter);
  std::vector<std::string> parts;
  for (int64_t index : printedIndices(values, dim))
    parts.push_back(index < 0 ? "..."
                              : blockText(values, dim + 1,
                                          first + index * values.step(dim),
                                          indent + 1, formatter));
  return "[" +
         join(parts, "," + std::string(size_t(left - 1), '\n') +
                         std::string(size_t(indent + 1), ' ')) +
         "]";
}

//===----------------------------------------------------------------------===//
// Suffixes for properties other than the defaults
//===----------------------------------------------------------------------===//

static std::string nameOf(DType dtype) {
  llvm::StringRef name = getName(dtype);
  if (isBool(dtype))
    return "bool";
  if (name == "bf16")
    return "bfloat16";
  if (name.starts_with("f") && isFloat(dtype))
    return "float" + name.drop_front().str();
  if (name.starts_with("i"))
    return "int" + name.drop_front().str();
  return "uint" + name.drop_front(2).str();
}

static std::string tupleText(llvm::ArrayRef<int64_t> sizes) {
  std::vector<std::string> texts;
  for (int64_t size : sizes)
    texts.push_back(std::to_string(size));
  return "(" + join(texts, ", ") + ")";
}

static std::vector<std::string> suffixesOf(const Tensor &tensor,
                                           const PrintedValues &values) {
  std::vector<std::string> suffixes;
  if (!tensor.device().isCPU())
    suffixes.push_back("device='" + tensor.device().text() + "'");
  bool isEmpty = llvm::is_contained(values.sizes, 0);
  if (isEmpty && values.rank() != 1)
    suffixes.push_back("size=" + tupleText(values.sizes));
  bool isDefault =
      values.dtype == DType::F32 ||
      (!isEmpty && (values.dtype == DType::I64 || isBool(values.dtype)));
  if (!isDefault)
    suffixes.push_back("dtype=torch." + nameOf(values.dtype));
  if (tensor.requires_grad())
    suffixes.push_back("requires_grad=True");
  return suffixes;
}

static std::string withSuffixes(std::string text,
                                const std::vector<std::string> &suffixes,
                                int64_t indent) {
  size_t newline = text.rfind('\n');
  int64_t length = int64_t(text.size()) -
                   (newline == std::string::npos ? -1 : int64_t(newline)) + 1;
  for (const std::string &suffix : suffixes) {
    int64_t more = int64_t(suffix.size());
    bool isNewLine = length + more + 2 > kLineWidth;
    text +=
        (isNewLine ? ",\n" + std::string(size_t(indent), ' ') : ", ") + suffix;
    length = isNewLine ? indent + more : length + more + 2;
  }
  return text + ")";
}

//===----------------------------------------------------------------------===//
// Interface
//===----------------------------------------------------------------------===//

static PrintedValues valuesOf(const Tensor &tensor, Place place) {
  PrintedValues values{tensor.dtype(), {}, {}, {}};
  if (isFloat(values.dtype))
    values.floats = tensor.toVector<double>(place);
  else
    values.integers = tensor.toVector<int64_t>(place);
  for (const Size &size : tensor.sizes())
    values.sizes.push_back(size.hint());
  int64_t count = int64_t(values.floats.size() + values.integers.size());
  values.isSummary = count > kThreshold;
  return values;
}

std::ostream &operator<<(std::ostream &os, const PrintedTensor &printed) {
  const auto &[tensor, place] = printed;
  if (!tensor.defined())
    return os << "(not defined)";
  PrintedValues values = valuesOf(tensor, place);
  std::string text = "tensor(";
  int64_t indent = int64_t(text.size());
  text += llvm::is_contained(values.sizes, 0)
              ? "[]"
              : blockText(values, 0, 0, indent, Formatter(values));
  return os << withSuffixes(std::move(text), suffixesOf(tensor, values),
                            indent);
}

std::ostream &operator<<(std::ostream &os, const Sizes &sizes) {
  std::vector<std::string> texts;
  for (const Size &size : sizes)
    texts.push_back(std::to_string(size.hint()));
  return os << "[" + join(texts, ", ") + "]";
}

std::ostream &printScalar(std::ostream &os, const Scalar &number) {
  if (number.isFloat())
    return os << number.toDouble();
  return os << number.toInt();
}

std::ostream &operator<<(std::ostream &os, DType dtype) {
  return os << nameOf(dtype);
}

} // namespace tcopt
