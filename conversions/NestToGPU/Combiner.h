//===- Combiner.h - combining partial results of reductions -----*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOGPU_COMBINER_H
#define TCOPT_CONVERSION_NESTTOGPU_COMBINER_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include <optional>

namespace tcopt::device {

/// A body that keeps the best of its terms and its index:
/// `select(better, term, best), select(better, index, place)`.
struct BestTerm {
  mlir::Value better, term, best;
  /// Whether the first of equal terms is kept, not the last.
  bool keepsFirst = false;
};

/// A sum of two terms that takes several ops.
struct TermSum {
  mlir::Value sum, old, term;
};

/// Combines what several threads have computed of some terms each.
class Combiner {
public:
  /// By one op of two operands.
  static Combiner of(mlir::Operation *op);
  /// The combiner of a reduction whose terms may be partitioned in any way.
  static std::optional<Combiner> ofReduction(mlir::linalg::LinalgOp op);
  /// The combiner of values that a scan carries, if runs of its terms may be
  /// combined.
  static std::optional<Combiner> ofScan(mlir::linalg::LinalgOp op);

  mlir::TypeRange types() const { return own; }
  /// The results of all terms of `a` and `b`. In a scan the terms of `a` are
  /// before those of `b`; reductions have no order.
  llvm::SmallVector<mlir::Value> combine(mlir::OpBuilder &builder,
                                         mlir::Location loc, mlir::ValueRange a,
                                         mlir::ValueRange b) const;
  /// Values that change no result when combined with it: neutral elements, or
  /// `any` if terms may be combined twice.
  llvm::SmallVector<mlir::Value> start(mlir::OpBuilder &builder,
                                       mlir::Location loc,
                                       mlir::ValueRange any) const;
  /// Whether a scan starts from values that change nothing, so that each run of
  /// its terms may.
  bool startsWithout(mlir::linalg::LinalgOp op) const;
  /// Whether the grouping of terms changes no bit of the results.
  bool isExact() const;
  /// Whether a term that is met twice changes nothing.
  bool mayRepeatTerms() const;
  /// Whether a thread may meet terms in another order: of equal terms it keeps
  /// the first one that it meets.
  bool isOfAnyOrder() const { return !best; }

private:
  bool matchScan(mlir::linalg::LinalgOp op, llvm::ArrayRef<mlir::Value> outputs,
                 llvm::ArrayRef<mlir::Value> yielded);
  mlir::Value isBetter(mlir::OpBuilder &builder, mlir::Value term,
                       mlir::Value best) const;

  llvm::SmallVector<mlir::Type> own;
  /// Exactly one of these three is set.
  mlir::Operation *single = nullptr;
  std::optional<BestTerm> best;
  std::optional<TermSum> sum;
};

/// Whether a reduction's loops may be in another order than the op's.
bool mayReorderTerms(mlir::linalg::LinalgOp op, bool strict);

/// Matches what a body yields for two of its outputs.
std::optional<BestTerm> matchBestTerm(llvm::ArrayRef<mlir::Value> outputs,
                                      llvm::ArrayRef<mlir::Value> yielded);

} // namespace tcopt::device

#endif // TCOPT_CONVERSION_NESTTOGPU_COMBINER_H
