//===- SymbolBinder.h - sizes of a call's symbols ---------------*- C++ -*-===//

#ifndef TCOPT_LIB_EXECUTION_SYMBOLBINDER_H
#define TCOPT_LIB_EXECUTION_SYMBOLBINDER_H

#include "tcopt/Execution/Signature.h"
#include "llvm/Support/Error.h"

namespace tcopt {

/// Finds the sizes of symbols from the sizes of tensors, with the origin of
/// each for errors.
class SymbolBinder {
public:
  explicit SymbolBinder(const Signature &signature) : signature(signature) {}

  /// Adds a size that was found in `from`, as in "input 'x'".
  void add(const SizeSpec &size, int64_t found, const llvm::Twine &from);
  /// Binds or solves for symbols, and checks all sizes. Errors: a symbol with
  /// two sizes or a size out of its bounds; a size that differs from its
  /// expression.
  llvm::Error solve();
  /// Returns the size of a dimension; symbols without a size are bound to their
  /// defaults. Errors: an expression that is negative or has no value.
  llvm::Expected<int64_t> sizeOf(const SizeSpec &size);

  SymbolSizes takeSizes() { return std::move(sizes); }

private:
  struct Entry {
    SizeExpr expr;
    int64_t found;
    std::string from;
  };
  SizeBounds boundsOf(llvm::StringRef symbol) const;
  std::optional<int64_t> lookup(const SizeExpr &symbol) const;
  std::optional<int64_t> evaluate(const SizeExpr &expr, int64_t found) const;
  llvm::Error bind(const SizeExpr &symbol, std::optional<int64_t> size,
                   const Entry &entry);
  llvm::Error check(const Entry &entry) const;
  std::string textOfSymbols(const SizeExpr &expr) const;

  const Signature &signature;
  std::vector<Entry> entries;
  SymbolSizes sizes;
  std::map<std::string, std::string> origins;
};

} // namespace tcopt

#endif // TCOPT_LIB_EXECUTION_SYMBOLBINDER_H
