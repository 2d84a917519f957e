//===- Signature.h - Signatures of compiled functions -----------*- C++ -*-===//
//
// A signature has the names, dtypes and sizes of a function's arguments and
// results. It is read from the attribute `tcopt.signature`, which every phase
// preserves, or, in early phases without the attribute, from the function
// itself.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_EXECUTION_SIGNATURE_H
#define TCOPT_EXECUTION_SIGNATURE_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "tcopt/Support/DType.h"
#include "tcopt/Support/SizeExpr.h"
#include "llvm/ADT/SmallVector.h"
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tcopt {

/// A dimension: a static size, or a symbol or an expression of symbols, whose
/// sizes the inputs determine.
struct SizeSpec {
  int64_t size = -1;
  /// Empty for a static size. Dynamic sizes without a name in the program are
  /// called `<argument>.<dimension>`. "*" is a data-dependent size of a result.
  /// The text of an expression.
  std::string symbol;
  /// Null unless the size is an expression.
  SizeExpr expr = {};

  bool isStatic() const { return symbol.empty(); }
  bool isFoundByCall() const { return symbol == "*"; }
  /// Returns the size as an expression; null for a data-dependent size.
  SizeExpr expression() const;
};

/// Sizes of a signature's symbols.
using SymbolSizes = std::map<std::string, int64_t>;

/// An argument or a result.
struct TensorSpec {
  std::string name;
  /// For arguments, the name in the program's text; may be empty.
  std::string sourceName;
  DType dtype = DType::F32;
  llvm::SmallVector<SizeSpec> sizes;
  /// The least and the greatest value of random integers.
  std::optional<std::pair<int64_t, int64_t>> range;
  /// The standard deviation of random floats.
  std::optional<double> scale;
  /// For donated arguments, the index of the result that shares the memory.
  std::optional<size_t> donates;
  /// The device; empty for host memory.
  std::string device;

  int64_t rank() const { return int64_t(sizes.size()); }
  /// Whether the function allocates the result, because its sizes are
  /// data-dependent.
  bool isGiven() const;
  /// Returns the type as in `tensor<Bx(2 * B + 1)xf32>`.
  std::string typeName() const;
};

/// The constraints of a symbol's size.
struct SizeBounds {
  int64_t min = 0, max = INT64_MAX, multiple = 1;

  bool allow(int64_t size) const {
    return size >= min && size <= max && size % multiple == 0;
  }
  /// Returns 3 if it is allowed, otherwise the least allowed size of at least
  /// 1.
  int64_t defaultSize() const;
};

struct Signature {
  std::string function;
  std::vector<TensorSpec> inputs, results;
  /// The bounds of symbols, if they have any.
  std::map<std::string, SizeBounds> bounds;

  /// For each result, the index of the argument that is donated to it.
  std::vector<std::optional<size_t>> donors() const;
  /// Returns the index of the argument with this name, or else with this name
  /// in the program's text.
  std::optional<size_t> findInput(llvm::StringRef name) const;
  /// Returns all symbols of the arguments and of their expressions, in the
  /// order of their first use.
  std::vector<std::string> symbols() const;
};

/// Finds a callable function. Errors: the function does not exist; the message
/// lists the callable functions.
llvm::Expected<mlir::FunctionOpInterface> findEntry(mlir::ModuleOp module,
                                                    llvm::StringRef name);

/// Returns the signature of a function. Errors: the attribute `tcopt.signature`
/// is malformed, or it is absent and the arguments are not ranked tensors.
llvm::Expected<Signature> readSignature(mlir::FunctionOpInterface function);

/// Parses the text of a SignatureAttr as the signature of `function`. Errors:
/// the text is not a SignatureAttr.
llvm::Expected<Signature> parseSignature(llvm::StringRef function,
                                         llvm::StringRef text,
                                         mlir::MLIRContext *context);

} // namespace tcopt

#endif // TCOPT_EXECUTION_SIGNATURE_H
