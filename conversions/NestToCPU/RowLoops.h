//===- RowLoops.h - loops of a row program ----------------------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOCPU_ROWLOOPS_H
#define TCOPT_CONVERSION_NESTTOCPU_ROWLOOPS_H

#include "RowSchedule.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "tcopt/Conversion/NestToLoops/RowProgram.h"

namespace tcopt::cpu {

/// Emits the loops of a program before the terminator of the function whose
/// body it is. `targets` are the buffers of its results.
llvm::LogicalResult emitRowProgram(mlir::func::FuncOp function,
                                   const loops::RowProgram &program,
                                   const RowSchedule &schedule,
                                   mlir::ValueRange targets);

/// Whether a program can be run so; reports why not.
llvm::LogicalResult checkRowSchedule(mlir::Operation *op,
                                     const loops::RowProgram &program,
                                     const RowSchedule &schedule);

/// Bytes of the rows that a task keeps locals in.
int64_t rowBytesOf(const loops::RowProgram &program,
                   const RowSchedule &schedule);

/// Elements that a block of rows has for a result of a sum across rows, and
/// bytes for all sums across rows; unknownSize if columns are not known.
int64_t partialElements(const loops::RowProgram &program,
                        const loops::RowStep &step,
                        const RowSchedule &schedule);
int64_t partialBytesOf(const loops::RowProgram &program,
                       const RowSchedule &schedule);

/// Elements of the row that a local is kept in: a whole number of vectors.
int64_t rowElements(const loops::RowProgram &program, size_t local,
                    const RowSchedule &schedule);

} // namespace tcopt::cpu

#endif // TCOPT_CONVERSION_NESTTOCPU_ROWLOOPS_H
