//===- SymbolBinder.cpp - sizes of a call's symbols -----------------------===//

#include "SymbolBinder.h"
#include "tcopt/Support/SymbolSolution.h"
#include "llvm/ADT/STLExtras.h"

using namespace tcopt;
using llvm::createStringError;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;
using llvm::Twine;

static Error outOfBounds(StringRef symbol, int64_t size,
                         const SizeBounds &bounds) {
  std::string text = "size of '" + symbol.str() + "' must be at least " +
                     std::to_string(bounds.min);
  if (bounds.max != INT64_MAX)
    text += ", at most " + std::to_string(bounds.max);
  if (bounds.multiple != 1)
    text += ", a multiple of " + std::to_string(bounds.multiple);
  return createStringError(text + " but is " + std::to_string(size));
}

SizeBounds SymbolBinder::boundsOf(StringRef symbol) const {
  auto row = signature.bounds.find(symbol.str());
  return row == signature.bounds.end() ? SizeBounds() : row->second;
}

void SymbolBinder::add(const SizeSpec &size, int64_t found, const Twine &from) {
  entries.push_back({size.expression(), found, from.str()});
}

std::optional<int64_t> SymbolBinder::lookup(const SizeExpr &symbol) const {
  auto row = sizes.find(symbol.getName().str());
  return row == sizes.end() ? std::nullopt : std::optional(row->second);
}

std::optional<int64_t> SymbolBinder::evaluate(const SizeExpr &expr,
                                              int64_t found) const {
  return expr.evaluate([&](const SizeExpr &symbol) {
    return symbol.getIndex() ? std::optional(found) : lookup(symbol);
  });
}

// Returns text as in "B = 3 by input 'x'".
std::string SymbolBinder::textOfSymbols(const SizeExpr &expr) const {
  std::string text;
  std::set<std::string> named;
  expr.forEachSymbol([&](const SizeExpr &symbol) {
    std::string name = symbol.getName().str();
    std::optional<int64_t> size = lookup(symbol);
    if (!size || !named.insert(name).second)
      return;
    text += (text.empty() ? "" : ", ") + name + " = " + std::to_string(*size) +
            " by " + origins.find(name)->second;
  });
  return text;
}

Error SymbolBinder::bind(const SizeExpr &symbol, std::optional<int64_t> size,
                         const Entry &entry) {
  StringRef name = symbol.getName();
  if (!size || *size < 0)
    return createStringError("dimension '" + entry.expr.text() + "' is " +
                             Twine(entry.found) + " by " + entry.from +
                             ", for which there is no size '" + name + "'");
  if (!boundsOf(name).allow(*size))
    return outOfBounds(name, *size, boundsOf(name));
  sizes[name.str()] = *size;
  origins[name.str()] = entry.from;
  return Error::success();
}

Error SymbolBinder::check(const Entry &entry) const {
  std::optional<int64_t> expected = evaluate(entry.expr, entry.found);
  if (expected == entry.found)
    return Error::success();
  if (!entry.expr.isSymbol())
    return createStringError(
        "dimension '" + entry.expr.text() + "' must be " +
        (expected ? std::to_string(*expected) : std::string("defined")) + " (" +
        textOfSymbols(entry.expr) + ") but is " + Twine(entry.found) + " by " +
        entry.from);
  StringRef symbol = entry.expr.getName();
  if (!boundsOf(symbol).allow(entry.found))
    return outOfBounds(symbol, entry.found, boundsOf(symbol));
  return createStringError("dimension '" + symbol + "' is " + Twine(*expected) +
                           " by " + origins.find(symbol.str())->second +
                           " but " + Twine(entry.found) + " by " + entry.from);
}

Error SymbolBinder::solve() {
  std::vector<SizeExpr> exprs;
  for (const Entry &entry : entries)
    exprs.push_back(entry.expr);
  SymbolSolution solution = solveSymbols(exprs);
  for (const SymbolSolution::Step &step : solution.steps) {
    const Entry &entry = entries[step.entry];
    if (Error error =
            bind(step.symbol, evaluate(step.value, entry.found), entry))
      return error;
  }
  for (size_t entry : solution.checked)
    if (Error error = check(entries[entry]))
      return error;
  for (auto [entry, first] : solution.same)
    if (entries[entry].found != entries[first].found)
      return createStringError(
          "dimension '" + entries[entry].expr.text() + "' is " +
          Twine(entries[first].found) + " by " + entries[first].from + " but " +
          Twine(entries[entry].found) + " by " + entries[entry].from);
  return Error::success();
}

Expected<int64_t> SymbolBinder::sizeOf(const SizeSpec &size) {
  SizeExpr expr = size.expression();
  expr.forEachSymbol([&](const SizeExpr &symbol) {
    auto [row, isNew] = sizes.try_emplace(
        symbol.getName().str(), boundsOf(symbol.getName()).defaultSize());
    if (isNew)
      origins[row->first] = "default";
  });
  std::optional<int64_t> value = evaluate(expr, 0);
  if (value && *value >= 0)
    return *value;
  return createStringError("dimension '" + expr.text() + "' has no size (" +
                           textOfSymbols(expr) + ")");
}
