//===- SymbolSolution.cpp - symbols from the sizes of a call --------------===//

#include "tcopt/Support/SymbolSolution.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"

namespace tcopt {

namespace {
class Solver {
public:
  explicit Solver(llvm::ArrayRef<SizeExpr> entries)
      : entries(entries), unknown(entries.size()) {}

  SymbolSolution run() {
    for (size_t i = 0; i < entries.size(); ++i)
      addUnknown(i);
    for (size_t i = 0; i < entries.size(); ++i)
      if (entries[i].isSymbol())
        add(i, entries[i], SymbolSolution::found());
    for (size_t i = 0; i < entries.size(); ++i)
      solve(i);
    while (!pending.empty())
      solve(pending.pop_back_val());
    finish();
    return std::move(solution);
  }

private:
  void addUnknown(size_t entry) {
    if (!entries[entry])
      return;
    entries[entry].forEachSymbol([&](const SizeExpr &symbol) {
      if (unknown[entry].insert(symbol))
        users[symbol].push_back(entry);
    });
  }

  /// Adds a step unless the symbol has one.
  void add(size_t entry, const SizeExpr &symbol, const SizeExpr &value) {
    if (!known.insert(symbol).second)
      return;
    solution.steps.push_back({entry, symbol, value});
    for (size_t user : users[symbol]) {
      unknown[user].remove(symbol);
      if (unknown[user].size() == 1)
        pending.push_back(user);
    }
  }

  void solve(size_t entry) {
    if (unknown[entry].size() != 1)
      return;
    SizeExpr symbol = unknown[entry].front();
    std::optional<SizeExpr::LinearForm> form = entries[entry].linearIn(symbol);
    if (!form)
      return;
    SizeExpr difference = SymbolSolution::found() - form->rest;
    SizeExpr value = form->factor > 0
                         ? difference.floorDiv(form->factor)
                         : (-difference).floorDiv(-SizeExpr(form->factor));
    if (value)
      add(entry, symbol, value);
  }

  void finish() {
    llvm::DenseSet<size_t> binding;
    for (const SymbolSolution::Step &step : solution.steps)
      if (step.isBound())
        binding.insert(step.entry);
    llvm::DenseMap<SizeExpr, size_t> first;
    for (auto [i, expr] : llvm::enumerate(entries)) {
      if (!expr || binding.contains(i))
        continue;
      if (unknown[i].empty()) {
        solution.checked.push_back(i);
        continue;
      }
      auto [row, isNew] = first.try_emplace(expr, i);
      if (!isNew)
        solution.same.emplace_back(i, row->second);
    }
  }

  llvm::ArrayRef<SizeExpr> entries;
  std::vector<llvm::SmallSetVector<SizeExpr, 2>> unknown;
  llvm::DenseMap<SizeExpr, llvm::SmallVector<size_t, 2>> users;
  llvm::DenseSet<SizeExpr> known;
  llvm::SmallVector<size_t> pending;
  SymbolSolution solution;
};
} // namespace

SymbolSolution solveSymbols(llvm::ArrayRef<SizeExpr> entries) {
  return Solver(entries).run();
}

} // namespace tcopt
