//===- AtomicUpdate.h - Updates by index as atomics -------------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOGPU_ATOMICUPDATE_H
#define TCOPT_CONVERSION_NESTTOGPU_ATOMICUPDATE_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "tcopt/Nest/IR/NestOps.h"

namespace tcopt::device {

/// The body of a scatter as one atomic operation on the old element.
class AtomicUpdate {
public:
  explicit AtomicUpdate(nest::ScatterOp op);

  /// Whether atomics compute what the body does, of these elements, and whether
  /// the numerics permit updates of one element in any order.
  bool isKnown() const { return kind.has_value(); }
  bool hasElements();
  bool mayReorder() const;
  /// Why updates are not to be atomic; empty if they may.
  llvm::StringRef refusal();

  /// Builds the update `now` of the element at `place`, of a known kind.
  void emit(mlir::OpBuilder &builder, mlir::Value now, mlir::ValueRange place);

private:
  nest::ScatterOp op;
  std::optional<mlir::arith::AtomicRMWKind> kind;
  /// The operand of the body's last op that is not the old element.
  mlir::Value operand;
};

} // namespace tcopt::device

#endif // TCOPT_CONVERSION_NESTTOGPU_ATOMICUPDATE_H
