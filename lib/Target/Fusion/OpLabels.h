//===- OpLabels.h - how reports name ops, and how users do ------*- C++ -*-===//
//
// `core.add#2 (graph.linear m.mlir:3)` is the third `core.add` of its function,
// with its source. Users name ops by any of its parts.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_TARGET_FUSION_OPLABELS_H
#define TCOPT_LIB_TARGET_FUSION_OPLABELS_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"
#include <string>

namespace tcopt {

class OpLabels {
public:
  /// Labels the ops below `root`, a function.
  explicit OpLabels(mlir::Operation *root);

  /// As in "core.add#2".
  std::string handleOf(mlir::Operation *op) const;
  /// The handle, with the op's sources or source location.
  std::string describe(mlir::Operation *op) const;
  /// The ops that a user may mean by a text, in program order: a handle, the
  /// name of an op of the program or of its source, with or without dialect, a
  /// source location as "m.mlir:3", or both as remarks print them.
  llvm::SmallVector<mlir::Operation *> find(llvm::StringRef text) const;
  llvm::ArrayRef<mlir::Operation *> getOps() const { return ops; }

private:
  bool isMeant(mlir::Operation *op, llvm::StringRef text) const;

  llvm::SmallVector<mlir::Operation *> ops;
  llvm::DenseMap<mlir::Operation *, unsigned> numbers;
};

} // namespace tcopt

#endif // TCOPT_LIB_TARGET_FUSION_OPLABELS_H
