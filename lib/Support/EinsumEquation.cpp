//===- EinsumEquation.cpp - Equations of einsum ---------------------------===//

#include "tcopt/Support/EinsumEquation.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/StringExtras.h"
#include <optional>

using namespace tcopt;
using llvm::ArrayRef;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;
using llvm::Twine;
using Labels = EinsumEquation::Labels;

static constexpr int numLetters = 52;
static constexpr int64_t mostDims = 32;

// Capital letters first, as they are sorted.
static int labelOf(char letter) {
  return letter >= 'a' ? 26 + letter - 'a' : letter - 'A';
}

static Error wrong(const Twine &message) {
  return llvm::createStringError("expected " + message);
}

namespace {
/// One side of a comma: letters before and after `...`.
struct Term {
  Labels before, after;
  bool hasEllipsis = false;

  int64_t numLetters() const { return before.size() + after.size(); }
};
} // namespace

static Expected<Term> parseTerm(StringRef text) {
  Term term;
  for (; !text.empty(); text = text.drop_front()) {
    if (llvm::isAlpha(text[0])) {
      (term.hasEllipsis ? term.after : term.before).push_back(labelOf(text[0]));
    } else if (text.starts_with("...") && !term.hasEllipsis) {
      term.hasEllipsis = true;
      text = text.drop_front(2);
    } else {
      return wrong("letters, and '...' once, but found '" + text + "'");
    }
  }
  return term;
}

static Expected<llvm::SmallVector<Term>> parseTerms(StringRef text,
                                                    ArrayRef<int64_t> ranks) {
  llvm::SmallVector<StringRef> parts;
  text.split(parts, ',');
  if (parts.size() != ranks.size())
    return wrong("as many terms as operands, " + Twine(ranks.size()) +
                 ", but found " + Twine(parts.size()));
  llvm::SmallVector<Term> terms;
  for (auto [i, part] : llvm::enumerate(parts)) {
    Expected<Term> term = parseTerm(part);
    if (!term)
      return term.takeError();
    int64_t more = ranks[i] - term->numLetters();
    if (more < 0 || (more > 0 && !term->hasEllipsis) || ranks[i] > mostDims)
      return wrong("'" + part + "' to name the " + Twine(ranks[i]) +
                   " dimensions of operand #" + Twine(i));
    terms.push_back(std::move(*term));
  }
  return terms;
}

// The last `count` of the labels that stand for `...`.
static Labels ellipsis(int most, int64_t count) {
  return llvm::to_vector(
      llvm::seq<int>(numLetters + most - int(count), numLetters + most));
}

static Labels expand(const Term &term, const Labels &middle) {
  Labels labels = term.before;
  llvm::append_range(labels, middle);
  llvm::append_range(labels, term.after);
  return labels;
}

static Labels implicitResult(ArrayRef<Labels> operands, const Labels &middle) {
  int counts[numLetters] = {};
  for (const Labels &labels : operands)
    for (int label : labels)
      if (label < numLetters)
        ++counts[label];
  Labels result = middle;
  for (int label = 0; label < numLetters; ++label)
    if (counts[label] == 1)
      result.push_back(label);
  return result;
}

static Error checkResult(const EinsumEquation &equation) {
  llvm::SmallVector<bool> known(equation.numLabels, false), used = known;
  for (const Labels &labels : equation.operands)
    for (int label : labels)
      known[label] = true;
  for (int label : equation.result) {
    if (!known[label])
      return wrong("a result with letters of the operands only");
    if (used[label])
      return wrong("each letter once in the result");
    used[label] = true;
  }
  return Error::success();
}

Expected<EinsumEquation> EinsumEquation::parse(StringRef text,
                                               ArrayRef<int64_t> ranks) {
  std::string dense = text.str();
  llvm::erase(dense, ' ');
  auto [left, right] = StringRef(dense).split("->");
  bool isExplicit = left.size() != dense.size();
  auto terms = parseTerms(left, ranks);
  if (!terms)
    return terms.takeError();
  int64_t most = 0;
  for (auto [term, rank] : llvm::zip(*terms, ranks))
    most = std::max(most, rank - term.numLetters());
  EinsumEquation equation;
  equation.numLabels = numLetters + int(most);
  for (auto [term, rank] : llvm::zip(*terms, ranks))
    equation.operands.push_back(
        expand(term, ellipsis(int(most), rank - term.numLetters())));
  Labels middle = ellipsis(int(most), most);
  if (!isExplicit) {
    equation.result = implicitResult(equation.operands, middle);
    return equation;
  }
  Expected<Term> result = parseTerm(right);
  if (!result)
    return result.takeError();
  equation.result = expand(*result, result->hasEllipsis ? middle : Labels());
  if (Error error = checkResult(equation))
    return error;
  return equation;
}
