//===- OpOrder.h - order of ops while patterns insert others ----*- C++ -*-===//
//
// `Operation::isBeforeInBlock` leaves room for two insertions between two ops
// and then numbers the whole block again, which is quadratic for patterns that
// compare positions between merges. The numbers here have room for 40.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_NEST_TRANSFORMS_OPORDER_H
#define TCOPT_NEST_TRANSFORMS_OPORDER_H

#include "mlir/IR/PatternMatch.h"

namespace tcopt::nest {

/// The order of ops within their blocks. A listener of the rewriter that
/// changes the blocks: erased and moved ops lose their numbers.
class OpOrder : public mlir::RewriterBase::Listener {
public:
  /// Whether `a` is before `b`, which is in the same block.
  bool precedes(mlir::Operation *a, mlir::Operation *b);

  void notifyOperationInserted(mlir::Operation *op,
                               mlir::OpBuilder::InsertPoint previous) override {
    numbers.erase(op);
  }
  void notifyOperationErased(mlir::Operation *op) override {
    numbers.erase(op);
  }

private:
  uint64_t numberOf(mlir::Operation *op);
  /// Numbers ops without one that follow each other, of which `op` is one;
  /// false where there is no room for them.
  bool insert(mlir::Operation *op);
  void numberBlock(mlir::Block &block);

  llvm::DenseMap<mlir::Operation *, uint64_t> numbers;
};

} // namespace tcopt::nest

#endif // TCOPT_NEST_TRANSFORMS_OPORDER_H
