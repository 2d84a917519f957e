//===- VectorRun.h - Loops along which vectors are read ---------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOGPU_VECTORRUN_H
#define TCOPT_CONVERSION_NESTTOGPU_VECTORRUN_H

#include "Schedules.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "tcopt/Analysis/KernelShape.h"
#include "tcopt/Nest/IR/KernelSchedule.h"

namespace tcopt::device {

/// Elements of a vector, at most: buffers are aligned to 64 bytes.
constexpr int64_t kWidestVector = 8;

/// An elementwise op that is applied to the stored results of another one.
struct Epilogue {
  mlir::linalg::LinalgOp op;
  /// Its input that would hold the results, if it has an output of its own.
  mlir::OpOperand *converted = nullptr;
};

/// The op with the role of an epilogue that may be run with another one.
Epilogue epilogueAfter(mlir::linalg::LinalgOp op);

/// The op that is run with another one; none if it has loops of its own.
Epilogue fusedEpilogue(mlir::linalg::LinalgOp op,
                       const nest::KernelSchedule &schedules);

/// Whether all elements are integers or floats, which threads can pass on.
bool isOfNumbers(mlir::Operation *op);

/// Whether the lowering of a schedule applies an epilogue.
bool takesEpilogue(ScheduleAttrInterface schedule);

/// The groups of loops that are collapsed. An epilogue that uses indices keeps
/// the loops of results.
llvm::SmallVector<mlir::ReassociationIndices>
joinedLoops(mlir::linalg::LinalgOp op, const LoopOrder &order,
            mlir::linalg::LinalgOp epilogue);

/// The loops that are run as one with the innermost one of its kind, along
/// which threads read vectors.
class VectorRun {
public:
  VectorRun(mlir::linalg::LinalgOp op, const KernelShape &shape,
            const LoopOrder &order, mlir::linalg::LinalgOp epilogue,
            int64_t loop);

  /// The product of the sizes, unknownSize if one is.
  int64_t size() const { return productOf(shape, group); }
  /// Whether all operands that move with the loop lie along it, `outputs` too.
  bool isContiguous(bool outputs);
  /// Elements of which each operand is read or written 16 bytes at once.
  int64_t widest(bool outputs);
  /// Whether all vectors are whole, or end with the only row, and begin where
  /// such may.
  bool fits(int64_t width, bool outputs);

private:
  bool isWhole(int64_t width, bool outputs) const;
  bool isAligned(mlir::OpOperand &operand, int64_t width);
  llvm::SmallVector<mlir::OpOperand *> operands(bool outputs);

  mlir::linalg::LinalgOp op;
  const KernelShape &shape;
  int64_t loop;
  mlir::ReassociationIndices group;
  bool isOnlyRow;
};

} // namespace tcopt::device

#endif // TCOPT_CONVERSION_NESTTOGPU_VECTORRUN_H
