//===- SizeHoister.h - sizes at the start of a function ---------*- C++ -*-===//

#ifndef TCOPT_MEM_TRANSFORMS_SIZEHOISTER_H
#define TCOPT_MEM_TRANSFORMS_SIZEHOISTER_H

#include "mlir/IR/Builders.h"

namespace tcopt::mem {

/// Moves what computes sizes to the start of a function, where that is
/// possible.
class SizeHoister {
public:
  explicit SizeHoister(mlir::Block &entry) : entry(entry) {}

  /// True if the value is defined before all that was not hoisted now.
  bool hoist(mlir::Value value);
  /// Guards that need sizes only come before what is made for the sizes.
  void hoistGuards();
  /// Builds after what has been hoisted.
  mlir::OpBuilder builder() { return mlir::OpBuilder(&entry, point()); }
  /// Counts the op that `builder()` built last as hoisted.
  void adopt(mlir::Operation *op) {
    hoisted.insert(op);
    last = op;
  }

private:
  void move(mlir::Operation *op);
  mlir::Block::iterator point() {
    return last ? std::next(last->getIterator()) : entry.begin();
  }

  mlir::Block &entry;
  /// What was hoisted last; null if nothing was.
  mlir::Operation *last = nullptr;
  llvm::DenseSet<mlir::Operation *> hoisted;
};

} // namespace tcopt::mem

#endif // TCOPT_MEM_TRANSFORMS_SIZEHOISTER_H
