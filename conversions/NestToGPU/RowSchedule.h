//===- RowSchedule.h - how a row program is run on a GPU --------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOGPU_ROWSCHEDULE_H
#define TCOPT_CONVERSION_NESTTOGPU_ROWSCHEDULE_H

#include "tcopt/Analysis/CudaChips.h"
#include "tcopt/CUDA/IR/CUDADialect.h"
#include "tcopt/Conversion/NestToLoops/RowProgram.h"

namespace tcopt::device {

/// How later loops get a tensor with columns that an earlier one computes.
enum class RowStorage : uint8_t { Register, Shared, Again };

RowStorage storageOf(cuda::RowsAttr schedule, size_t local);

/// Builds the row program of a block on tensors (loops::buildRowProgram).
std::optional<loops::RowProgram> buildRows(mlir::Block &body,
                                           mlir::ValueRange results,
                                           std::string *reason = nullptr);
/// Whether it is a reduction to the best term, which no single op adds.
bool acceptsReduction(mlir::linalg::LinalgOp op);

/// Whether a reduction adds its terms in their order, as a single thread does.
bool isOrdered(const loops::RowStep &step);

/// Whether a program is run by `#cuda.rows`: ops that keep nothing for another
/// one, and contractions, have schedules of their own.
bool runsAsRows(const loops::RowProgram &program);

/// Why no `#cuda.rows` can run a program; empty if one can.
std::string whyNotRows(const loops::RowProgram &program);

struct RowChoice {
  cuda::RowsAttr schedule;
  /// Bytes of the kernel's workspace.
  int64_t workspace = 0;
};

/// The schedules that can run a program and may be fast; `reason` is why there
/// is none.
llvm::SmallVector<RowChoice> enumerateRows(const loops::RowProgram &program,
                                           const CudaChip &chip,
                                           std::string *reason = nullptr);

/// The candidate that is likely the fastest one; none if there is no candidate.
std::optional<RowChoice> chooseRows(const loops::RowProgram &program,
                                    const CudaChip &chip,
                                    std::string *reason = nullptr);

/// Whether a program can be run so; reports why not.
llvm::LogicalResult checkRows(mlir::Operation *op,
                              const loops::RowProgram &program,
                              cuda::RowsAttr schedule);

/// Whether result `result` may be written over a tensor of the boundary,
/// whatever the schedule is.
bool mayOverwriteRow(const loops::RowProgram &program, unsigned result,
                     mlir::Value input);

/// Bytes of the partial results that the second launch combines.
int64_t partialBytesOf(const loops::RowProgram &program,
                       cuda::RowsAttr schedule);

/// Bytes of shared memory that a block's locals take; unknownSize if columns
/// are not known.
int64_t sharedBytesOf(const loops::RowProgram &program,
                      cuda::RowsAttr schedule);

} // namespace tcopt::device

#endif // TCOPT_CONVERSION_NESTTOGPU_ROWSCHEDULE_H
