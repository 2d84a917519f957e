//===- MemoryNeed.h - what a function needs of its caller -------*- C++ -*-===//

#ifndef TCOPT_MEM_TRANSFORMS_MEMORYNEED_H
#define TCOPT_MEM_TRANSFORMS_MEMORYNEED_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tcopt::mem {

/// The bytes of a function's arena as its callers can compute them: a number,
/// or arithmetic on the function's arguments that are numbers and on sizes of
/// those that are buffers.
class MemoryNeed {
public:
  /// An argument, or the size of its dimension `dim`.
  struct Input {
    unsigned argument;
    std::optional<int64_t> dim;
    /// In the function.
    mlir::Value value;
  };

  /// Of an arena with such slots; none if they do not follow from sizes of
  /// arguments in `limit` ops or fewer.
  static std::optional<MemoryNeed> of(llvm::ArrayRef<int64_t> staticSlots,
                                      mlir::ValueRange slots,
                                      int64_t lowerBound, int64_t limit = 256);

  /// The bytes of slots that are all static.
  std::optional<int64_t> getStaticBytes() const;
  int64_t getLowerBound() const { return lowerBound; }
  llvm::ArrayRef<Input> getInputs() const { return inputs; }

  /// Computes the bytes from values of the inputs; each op that is built is
  /// passed to `onBuilt`.
  mlir::Value build(mlir::OpBuilder &builder, mlir::Location loc,
                    llvm::ArrayRef<mlir::Value> inputs,
                    llvm::function_ref<void(mlir::Operation *)> onBuilt) const;

private:
  bool collect(mlir::Value value, int64_t limit);

  llvm::SmallVector<int64_t> staticSlots;
  llvm::SmallVector<mlir::Value> slots;
  int64_t lowerBound = 0;
  llvm::SmallVector<Input> inputs;
  /// What computes the slots, in order.
  llvm::SmallVector<mlir::Operation *> steps;
  llvm::DenseSet<mlir::Value> known;
};

} // namespace tcopt::mem

#endif // TCOPT_MEM_TRANSFORMS_MEMORYNEED_H
