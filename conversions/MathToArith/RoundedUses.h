//===- RoundedUses.h - the precision that users need ------------*- C++ -*-===//

#ifndef TCOPT_LIB_CONVERSION_MATHTOARITH_ROUNDEDUSES_H
#define TCOPT_LIB_CONVERSION_MATHTOARITH_ROUNDEDUSES_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"

namespace tcopt {

/// Whether it is a constant that is a positive normal number.
bool isPositiveConstant(mlir::Value value);

mlir::Value otherOperand(mlir::arith::AddFOp sum, mlir::Value operand);

/// f16 or bf16 if the user rounds an operand to it, or null.
mlir::Type roundedBy(mlir::Operation *user);

/// The uses of a scalar. A value that an op of linalg yields is followed to the
/// ops of linalg that read the result.
class RoundedUses {
public:
  /// The type that all uses round the value to, after steps that keep its
  /// relative error; the wider one of two, or null.
  mlir::Type find(mlir::Value value) { return find(value, /*depth=*/0); }

  /// Quotients whose divisor is as inexact as the value.
  llvm::ArrayRef<mlir::arith::DivFOp> getQuotients() const {
    return quotients.getArrayRef();
  }

private:
  mlir::Type find(mlir::Value value, unsigned depth);
  mlir::Type findOfUse(mlir::OpOperand &use, unsigned depth);
  mlir::Type findOfResult(mlir::OpResult result, unsigned depth);

  llvm::SmallSetVector<mlir::arith::DivFOp, 2> quotients;
  /// Values that several chains of uses share are visited once.
  llvm::SmallDenseMap<mlir::Value, mlir::Type> found;
};

} // namespace tcopt

#endif // TCOPT_LIB_CONVERSION_MATHTOARITH_ROUNDEDUSES_H
