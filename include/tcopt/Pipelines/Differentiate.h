//===- Differentiate.h - forward and backward functions ---------*- C++ -*-===//
//
// Cuts a function and its gradient into two functions that run at different
// times: `forward` computes the results and the values that `backward` needs.
//
//   FailureOr<DifferentiatedFunction> made =
//       Differentiator(context).differentiate(module, {0, 1}, policy);
//
// For y = sin(x), with x wanted:
//
//   forward:  (x) -> (y)         saved: [input 0]
//   backward: (x, dy) -> (dx)    cotangents: [0]
//
// docs/Rationale/Autograd.md describes what is saved, and why.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_PIPELINES_DIFFERENTIATE_H
#define TCOPT_PIPELINES_DIFFERENTIATE_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Pass/PassManager.h"
#include "tcopt/Support/CompileConfig.h"
#include "tcopt/Support/DTypes.h"
#include "llvm/ADT/BitVector.h"
#include <map>

namespace tcopt {

/// Selects the values that a forward function saves for its backward function.
struct DifferentiationPolicy {
  /// Its memory budget limits the saved bytes; other options have no effect.
  CompileConfig compile;
  /// Whether the backward function may compute reductions again.
  bool recomputeReductions = false;
  /// The inputs that the caller overwrites before the backward function runs.
  /// Their elements are saved as extra results, if they are needed.
  llvm::BitVector written;
  /// The inputs whose elements must be available to the caller even if the
  /// backward function does not need them.
  llvm::BitVector kept;
  /// By result, the names of its sizes, in the form of the attribute graph.dims
  /// of arguments; null for a result without names.
  std::vector<mlir::ArrayAttr> resultDims;
};

/// A value that the backward function takes.
struct SavedValue {
  /// Extra: a result of the forward function in addition to those of the
  /// original one.
  enum class Kind { Input, Result, Extra } kind;
  unsigned index;
  /// Whether the backward function reads only the sizes. Its argument
  /// is a tensor of i1 with these sizes and an additional last dimension of
  /// size 0.
  bool sizesOnly = false;
};

/// The values that pass from a forward function to its backward function.
struct SavedValues {
  /// The arguments of the backward function: the saved values, then the
  /// gradients of the results in `cotangents`.
  std::vector<SavedValue> saved;
  llvm::SmallVector<unsigned> cotangents;
  /// The number of extra results, and their dtypes.
  unsigned numExtras = 0;
  llvm::SmallVector<DType> extraTypes;
  /// By overwritten input, the extra result with its old elements.
  std::map<unsigned, unsigned> inputExtras;
  /// Whether gradients of gradients require all inputs, because the backward
  /// function alone does not determine them: it takes extra results, or
  /// contains custom backward functions.
  bool keepsInputs = false;
};

/// The functions, each `main` of a module.
struct DifferentiatedFunction : SavedValues {
  /// Takes the inputs; returns the results, then the extra results.
  mlir::OwningOpRef<mlir::ModuleOp> forward;
  /// Returns the gradients of the wanted inputs, in their order.
  mlir::OwningOpRef<mlir::ModuleOp> backward;
  /// The names of the sizes of the gradients, as in `resultDims`.
  std::vector<mlir::ArrayAttr> gradientDims;
};

/// Differentiates functions. Collecting the patterns of its passes takes as
/// long as differentiating a small function, so that it should be reused. Not
/// thread-safe.
class Differentiator {
public:
  explicit Differentiator(mlir::MLIRContext *context);

  /// Differentiates the function `main` of a module of the phases ingest or
  /// autodiff, with respect to the arguments in `wanted`. The module does not
  /// change. Errors, as diagnostics: an op without a derivative; a memory
  /// budget that cannot be met, which sets `isOverBudget`.
  llvm::FailureOr<DifferentiatedFunction>
  differentiate(mlir::ModuleOp module, llvm::ArrayRef<unsigned> wanted,
                const DifferentiationPolicy &policy,
                bool *isOverBudget = nullptr);

private:
  friend class FunctionSplitter;
  mlir::PassManager inferShapes, share, cleanUp;
};

} // namespace tcopt

#endif // TCOPT_PIPELINES_DIFFERENTIATE_H
