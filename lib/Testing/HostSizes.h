//===- HostSizes.h - Sizes in a host function for known arguments ---------===//
//
// Evaluates the index arithmetic of a host function, on tensors or on buffers,
// for given sizes of its arguments, by folding.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_TESTING_HOSTSIZES_H
#define TCOPT_LIB_TESTING_HOSTSIZES_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Value.h"
#include "tcopt/Mem/IR/MemOps.h"
#include "llvm/ADT/DenseMap.h"
#include <optional>

namespace tcopt {

/// Folding may reorder operands of commutative ops, so the function should be
/// one of a copy.
class HostSizes {
public:
  /// States the sizes of an argument that is a tensor or a buffer; a negative
  /// one is not known.
  void setShape(mlir::Value argument, llvm::ArrayRef<int64_t> shape) {
    shapes[argument].assign(shape.begin(), shape.end());
  }
  /// States the value of an argument that is an integer.
  void setNumber(mlir::Value argument, mlir::Attribute number) {
    numbers[argument] = number;
  }

  /// The value of an integer, as an IntegerAttr of its type; null if it does
  /// not follow from the arguments' sizes.
  mlir::Attribute getNumber(mlir::Value value);
  std::optional<int64_t> getInteger(mlir::Value value);
  /// The size of a dimension of a tensor or a buffer.
  std::optional<int64_t> getSize(mlir::Value shaped, int64_t dim);
  /// All sizes; -1 for those that are not known.
  llvm::SmallVector<int64_t> getShape(mlir::Value shaped);

private:
  mlir::Attribute fold(mlir::Operation *op, unsigned result);
  mlir::Attribute foldDim(mlir::Operation *op, mlir::Value source,
                          mlir::Value index);
  mlir::Attribute foldBytes(mem::BytesOp op);
  std::optional<int64_t> computeSize(mlir::Value shaped, int64_t dim);

  llvm::DenseMap<mlir::Value, llvm::SmallVector<int64_t>> shapes;
  llvm::DenseMap<mlir::Value, mlir::Attribute> numbers;
};

} // namespace tcopt

#endif // TCOPT_LIB_TESTING_HOSTSIZES_H
