//===- SizeExpr.h - expressions of tensor sizes -----------------*- C++ -*-===//
//
// Sizes of tensors as integer expressions of symbols, in a canonical form: two
// expressions that are equal as polynomials are equal objects. Capture's
// symbolic sizes, the attributes `graph.dims` and `#tcopt.size`, and importers
// share this class.
//
// The canonical form is a sum of terms, each a coefficient and a product of
// factors. Factors are symbols, quotients, remainders, minima and maxima, whose
// operands are canonical. For example, (B + 1) * 2 - B becomes B + 2, and
// (4 * B + 6) floordiv 4 becomes B + 1.
//
// `a floordiv b` rounds to negative infinity and `a mod b` is not negative; an
// expression has no value if a divisor is not positive.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_SUPPORT_SIZEEXPR_H
#define TCOPT_SUPPORT_SIZEEXPR_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMapInfo.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/IntrusiveRefCntPtr.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"
#include <optional>
#include <string>
#include <vector>

namespace tcopt {

/// An immutable expression. A null object represents a size without an
/// expression. Operations return null for null operands, for coefficients that
/// overflow, and for too many terms.
class SizeExpr {
public:
  enum class Kind : uint8_t {
    null,
    constant,
    symbol,
    sum,
    product,
    floorDiv,
    mod,
    min,
    max
  };
  /// The greatest number of terms of a sum.
  static constexpr size_t kMaxTerms = 64;
  /// The greatest number of nested operations.
  static constexpr unsigned kMaxDepth = 64;

  SizeExpr() = default;
  SizeExpr(int64_t constant) : kind(Kind::constant), number(constant) {}
  /// A symbol with a name.
  static SizeExpr symbol(llvm::StringRef name);
  /// A symbol without a name, by its index in a table.
  static SizeExpr symbol(unsigned index);

  explicit operator bool() const { return kind != Kind::null; }
  Kind getKind() const { return kind; }
  bool isConstant() const { return kind == Kind::constant; }
  bool isConstant(int64_t value) const {
    return isConstant() && number == value;
  }
  bool isSymbol() const { return kind == Kind::symbol; }
  /// Requires a constant.
  int64_t getConstant() const { return number; }
  std::optional<int64_t> asConstant() const {
    return isConstant() ? std::optional(number) : std::nullopt;
  }
  /// Returns the name of a symbol; empty for other expressions.
  llvm::StringRef getName() const;
  /// Returns the index of a symbol without a name.
  std::optional<unsigned> getIndex() const;
  /// A sum has its terms, the constant last. A product has its factors, the
  /// coefficient first. Quotients and remainders have dividend and divisor.
  llvm::ArrayRef<SizeExpr> getOperands() const;
  /// Returns the number of operations on the longest path; 0 for leaves.
  unsigned getDepth() const;

  bool operator==(const SizeExpr &other) const;
  bool operator!=(const SizeExpr &other) const { return !(*this == other); }
  /// A total order that does not depend on addresses.
  static int compare(const SizeExpr &a, const SizeExpr &b);
  friend llvm::hash_code hash_value(const SizeExpr &expr) {
    return expr.hash();
  }

  friend SizeExpr operator+(const SizeExpr &a, const SizeExpr &b);
  friend SizeExpr operator-(const SizeExpr &a, const SizeExpr &b);
  friend SizeExpr operator*(const SizeExpr &a, const SizeExpr &b);
  SizeExpr operator-() const;
  /// Null for a constant divisor that is not positive.
  SizeExpr floorDiv(const SizeExpr &divisor) const;
  SizeExpr ceilDiv(const SizeExpr &divisor) const;
  SizeExpr mod(const SizeExpr &divisor) const;
  static SizeExpr min(const SizeExpr &a, const SizeExpr &b);
  static SizeExpr max(const SizeExpr &a, const SizeExpr &b);

  /// Returns the value for these values of symbols. None if a symbol has no
  /// value, a divisor is not positive, or a result overflows.
  std::optional<int64_t> evaluate(
      llvm::function_ref<std::optional<int64_t>(const SizeExpr &symbol)> values)
      const;
  /// Returns the value if `values[i]` is that of the symbol with index i.
  std::optional<int64_t> evaluate(llvm::ArrayRef<int64_t> values) const;
  /// Replaces symbols; the function returns a symbol itself to keep it.
  SizeExpr
  replaceSymbols(llvm::function_ref<SizeExpr(const SizeExpr &symbol)> by) const;
  /// Visits each occurrence of a symbol.
  void
  forEachSymbol(llvm::function_ref<void(const SizeExpr &symbol)> visit) const;
  /// Whether all symbols have names.
  bool hasOnlyNames() const;

  /// An expression as `factor * symbol + rest`, where `rest` does not have the
  /// symbol.
  struct LinearForm;
  /// Returns none if the expression is not linear in the symbol.
  std::optional<LinearForm> linearIn(const SizeExpr &symbol) const;

  /// Returns text as in `2 * B + 1` or `max(s0 floordiv 2, 1)`. Names that are
  /// no identifiers are quoted; symbols without a name are named by `names`, or
  /// else `s` and the index.
  std::string text(llvm::ArrayRef<std::string> names = {}) const;
  void print(llvm::raw_ostream &os,
             llvm::ArrayRef<std::string> names = {}) const;
  /// Parses text(), with `//` and `%` as other spellings of `floordiv` and
  /// `mod`. Errors: the text is not an expression, or has no canonical form.
  static llvm::Expected<SizeExpr> parse(llvm::StringRef text);

private:
  friend class SizePolynomial;
  struct Node : llvm::ThreadSafeRefCountedBase<Node> {
    std::string name;
    std::vector<SizeExpr> operands;
    size_t hash = 0;
    unsigned depth = 0;
  };

  static SizeExpr make(Kind kind, std::vector<SizeExpr> operands);
  static SizeExpr choose(Kind kind, const SizeExpr &a, const SizeExpr &b);
  llvm::hash_code hash() const;

  Kind kind = Kind::null;
  /// The value of a constant, or the index of a symbol.
  int64_t number = 0;
  llvm::IntrusiveRefCntPtr<const Node> node;
};

struct SizeExpr::LinearForm {
  int64_t factor;
  SizeExpr rest;
};

inline llvm::raw_ostream &operator<<(llvm::raw_ostream &os,
                                     const SizeExpr &expr) {
  expr.print(os);
  return os;
}

} // namespace tcopt

namespace llvm {
template <> struct DenseMapInfo<tcopt::SizeExpr> {
  static tcopt::SizeExpr getEmptyKey() {
    return tcopt::SizeExpr::symbol(unsigned(-1));
  }
  static tcopt::SizeExpr getTombstoneKey() {
    return tcopt::SizeExpr::symbol(unsigned(-2));
  }
  static unsigned getHashValue(const tcopt::SizeExpr &expr) {
    return unsigned(size_t(hash_value(expr)));
  }
  static bool isEqual(const tcopt::SizeExpr &a, const tcopt::SizeExpr &b) {
    return a == b;
  }
};
} // namespace llvm

#endif // TCOPT_SUPPORT_SIZEEXPR_H
