//===- Signature.h - How a function is called -------------------*- C++ -*-===//
//
// Names, dtypes and sizes of a function's arguments and results, for IR of any
// phase: from the attribute `tcopt.signature`, which every phase keeps, or, in
// early phases without it, from the function itself.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_EXECUTION_SIGNATURE_H
#define TCOPT_EXECUTION_SIGNATURE_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "tcopt/Support/DType.h"
#include "llvm/ADT/SmallVector.h"
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tcopt {

/// One dimension: a known size, or a symbol whose size the inputs fix.
struct SizeSpec {
  int64_t size = -1;
  /// Empty for a known size. Unknown sizes that the program gives no name are
  /// called `<argument>.<dimension>`; "*" is one of a result that only the call
  /// itself finds.
  std::string symbol;

  bool isStatic() const { return symbol.empty(); }
  bool isFoundByCall() const { return symbol == "*"; }
};

/// An argument or a result.
struct TensorSpec {
  std::string name;
  /// Of an argument: the name that it has in the program's text; may be empty.
  std::string sourceName;
  DType dtype = DType::F32;
  llvm::SmallVector<SizeSpec> sizes;
  /// Least and greatest value of random integers.
  std::optional<std::pair<int64_t, int64_t>> range;
  /// Standard deviation of random floats.
  std::optional<double> scale;
  /// Of an argument: the result whose memory it is.
  std::optional<size_t> donates;
  /// Where it is; empty for the host's memory.
  std::string device;

  int64_t rank() const { return int64_t(sizes.size()); }
  /// Whether the function allocates it, because only the call finds its sizes.
  bool isGiven() const;
  /// As in `tensor<Bx64xf32>`.
  std::string typeName() const;
};

/// What is known of a symbol's size.
struct SizeBounds {
  int64_t min = 0, max = INT64_MAX, multiple = 1;

  bool allow(int64_t size) const {
    return size >= min && size <= max && size % multiple == 0;
  }
  /// 3, or the least size of at least 1 that is allowed.
  int64_t defaultSize() const;
};

struct Signature {
  std::string function;
  std::vector<TensorSpec> inputs, results;
  /// Symbols that have any.
  std::map<std::string, SizeBounds> bounds;

  /// By result, the argument that is its memory, if one is.
  std::vector<std::optional<size_t>> donors() const;
  /// Index of the argument of that name, or of that name in the program's text
  /// if none has it.
  std::optional<size_t> findInput(llvm::StringRef name) const;
  /// All symbols of the arguments, in the order of their first use.
  std::vector<std::string> symbols() const;
};

/// Finds a function that can be called. Errors name those that there are.
llvm::Expected<mlir::FunctionOpInterface> findEntry(mlir::ModuleOp module,
                                                    llvm::StringRef name);

/// The signature of a function. Errors: an attribute `tcopt.signature` that is
/// not well-formed; without one, arguments that are not ranked tensors.
llvm::Expected<Signature> readSignature(mlir::FunctionOpInterface function);

/// That of a function by the text of its SignatureAttr. Errors: it is none.
llvm::Expected<Signature> parseSignature(llvm::StringRef function,
                                         llvm::StringRef text,
                                         mlir::MLIRContext *context);

} // namespace tcopt

#endif // TCOPT_EXECUTION_SIGNATURE_H
