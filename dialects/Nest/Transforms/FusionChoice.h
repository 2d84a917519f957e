//===- FusionChoice.h - which elementwise ops become one --------*- C++ -*-===//

#ifndef TCOPT_NEST_TRANSFORMS_FUSIONCHOICE_H
#define TCOPT_NEST_TRANSFORMS_FUSIONCHOICE_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/PatternMatch.h"
#include "tcopt/Nest/Transforms/OpOrder.h"

namespace tcopt::nest {

/// How large a merged op may become. As upstream's patterns clone both bodies
/// for each merge, these limits also make the time for a chain linear.
struct SizeLimits {
  int64_t maxOps, maxInputs, expensiveCost;
  /// Contractions read what is only converted or permuted before them as it
  /// was, and sums of products that have each element once take all producers.
  bool factorsAsTheyAre = false;

  bool allows(mlir::linalg::LinalgOp producer,
              mlir::linalg::LinalgOp consumer) const;

private:
  bool fitsOps(mlir::linalg::LinalgOp op, int64_t &room) const;
  bool fitsInputs(mlir::linalg::LinalgOp producer,
                  mlir::linalg::LinalgOp consumer) const;
};

/// Whether a body has a math function, a division, or what is no arithmetic.
bool isExpensive(mlir::linalg::LinalgOp op);

bool isContraction(mlir::linalg::LinalgOp op);

/// Whether each reader of an elementwise op should compute it anew, as one of
/// them is a reduction, with which it shares no loop: its cost is at most
/// `mostCost`, and readers then read no more than what it would write and they
/// read. `expensiveCost` is that of a math function.
bool isWorthRecomputing(mlir::linalg::GenericOp op, int64_t mostCost,
                        int64_t expensiveCost);

/// Whether an op only permutes a tensor, or converts its elements to a type
/// that has all of their values.
bool isPlainFactor(mlir::linalg::GenericOp op);

/// What an op reads of its outputs it would still write after it is merged.
bool readsOutput(mlir::linalg::LinalgOp op);

/// A failure must not change places with those of ops in between.
bool mayFail(mlir::linalg::GenericOp op);

/// Why the producer is not merged into the reader; empty if it is.
llvm::StringRef reasonAgainst(mlir::OpOperand &operand,
                              const SizeLimits &limits, OpOrder &order);

/// Slices of tensors that are split first, for slices that are split.
void populateSlicesOfExpanded(mlir::RewritePatternSet &patterns);

} // namespace tcopt::nest

#endif // TCOPT_NEST_TRANSFORMS_FUSIONCHOICE_H
