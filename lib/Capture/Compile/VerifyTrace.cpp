//===- VerifyTrace.cpp - compare repeated traces --------------------------===//

#include "VerifyTrace.h"
#include "../Version/TraceCompiler.h"
#include "llvm/ADT/StringExtras.h"

namespace tcopt::capture {

using Lines = llvm::SmallVector<llvm::StringRef>;

static Lines linesOf(llvm::StringRef text) {
  Lines lines;
  text.trim().split(lines, '\n');
  return lines;
}

static std::string lineOr(const Lines &lines, size_t i, const char *none) {
  return i < lines.size() ? lines[i].trim().str() : none;
}

// Returns the source location of the op, from the last column of the table's
// row for its result.
static std::string placeIn(const Lines &table, llvm::StringRef op) {
  llvm::StringRef value = op.split(' ').first;
  for (llvm::StringRef row : table)
    if (value.starts_with("%") && row.split(' ').first == value)
      return " at " + row.rtrim().rsplit(' ').second.str();
  return "";
}

static std::string firstDifference(const Lines &was, const Lines &is,
                                   const Lines &table) {
  for (size_t i = 0; i < std::max(was.size(), is.size()); ++i) {
    std::string before = lineOr(was, i, "none"), now = lineOr(is, i, "none");
    if (before != now)
      return "op" + placeIn(table, now) + ": " + now + "\n  was: " + before;
  }
  return "";
}

// Compares the texts, which contain no source locations. The table provides
// these for the message.
static std::string compareGraphs(const Graph &before, const Graph &now) {
  return firstDifference(linesOf(before.text), linesOf(now.text),
                         linesOf(now.table));
}

static std::string compareConstants(const Cell &before, const Cell &now) {
  if (&before == &now)
    return "";
  size_t bytes = size_t(llvm::product_of(now.declared)) * getSize(now.dtype);
  bool isSame = before.dtype == now.dtype && before.declared == now.declared &&
                std::memcmp(before.data(), now.data(), bytes) == 0;
  return isSame ? ""
                : "a tensor of values that the function makes has other ones";
}

static std::string compareCaptured(const Recipe &before, const Recipe &now) {
  if (before.captured.size() != now.captured.size())
    return "the function uses another number of tensors without taking them as "
           "arguments";
  for (size_t i = 0; i < now.captured.size(); ++i) {
    const Cell &was = before.captured[i].cell(), &is = now.captured[i].cell();
    bool areConstants =
        before.constants[unsigned(i)] && now.constants[unsigned(i)];
    if (std::string text = areConstants ? compareConstants(was, is) : "";
        !text.empty())
      return text;
    if (!areConstants && &was != &is)
      return "a tensor that the function uses without taking it as an argument "
             "is another one";
  }
  return "";
}

static bool isSame(const ValueSource &a, const ValueSource &b) {
  return a.kind == b.kind && a.index == b.index;
}

static bool givesTheSame(const Recipe &a, const Recipe &b) {
  return llvm::equal(a.inputs, b.inputs, isSame) &&
         llvm::equal(a.outputs, b.outputs,
                     [](const RecipeOutput &x, const RecipeOutput &y) {
                       return isSame(x.source, y.source) &&
                              x.views.size() == y.views.size();
                     }) &&
         llvm::equal(a.writes, b.writes, [](const auto &x, const auto &y) {
           return isSame(x.first, y.first) && x.second == y.second;
         });
}

std::string findDifference(const Version &version, TraceCompiler &again,
                           const std::vector<uint64_t> &constants) {
  if (!again.recipe() || again.isForThisCallOnly())
    return "the function has to be called each time: " + again.whyNot();
  const TraceRecord &before = *version.record;
  Graph graph = again.graphs().empty() ? Graph() : again.graphs().front();
  if (std::string text = compareGraphs(before.graph, graph); !text.empty())
    return text;
  if (std::string text = compareCaptured(version.recipe, *again.recipe());
      !text.empty())
    return text;
  if (!givesTheSame(version.recipe, *again.recipe()))
    return "the function gives or writes to other tensors";
  if (before.constants != constants)
    return "the function gives another number or string";
  return "";
}

} // namespace tcopt::capture
