//===- CallBatches.h - batches of independent steps -------------*- C++ -*-===//
//
// Plain algebra, without MLIR: collects independent steps of one kind in
// batches, by running them later than in the program.
//
// Worked example: a step of an optimizer computes for each parameter first a
// moment and then the parameter. All moments are one batch, followed by a batch
// of all parameters.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_ANALYSIS_CALLBATCHES_H
#define TCOPT_ANALYSIS_CALLBATCHES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <vector>

namespace tcopt {

/// A step and the buffers that it uses, by index. It may read buffers that it
/// writes.
struct BatchStep {
  /// Steps of one kind may run at once. A step with a negative kind does not
  /// move.
  int64_t kind = -1;
  llvm::SmallVector<unsigned, 4> reads, writes;
  /// Whether no other step may move across this step.
  bool isBarrier = false;
};

/// Steps that run at once, just before step `place` of the program, or at the
/// program's end if `place` is the number of steps.
struct Batch {
  size_t place;
  llvm::SmallVector<size_t, 4> steps;
};

/// Memory that steps use, which is live from the step `first` to the step
/// `last` of the program. A buffer without bytes, such as an argument, is
/// always live.
struct BatchBuffer {
  int64_t bytes = 0;
  size_t first = 0, last = 0;
};

/// Returns batches of at most `mostSteps` steps, in execution order. Other
/// steps do not move. Two steps are reordered only if neither writes a buffer
/// that the other one uses. A batch of one step, which moves alone, is rare.
///
/// The algorithm is a list schedule: a step waits, at the level after the
/// waiting steps that it depends on, until a step that does not wait depends on
/// it. Then all waiting steps up to its level run. Waiting steps keep their
/// buffers live: all of them run before a step at which more bytes would be
/// live than in the program at most. Steps that would be the only step of a
/// batch do not move; this is repeated, because it may split other batches.
/// Near-linear in the number of uses.
///
/// `buffers` is indexed by the elements of `reads` and `writes`; missing
/// buffers have no bytes.
std::vector<Batch> planBatches(llvm::ArrayRef<BatchStep> steps,
                               size_t mostSteps,
                               llvm::ArrayRef<BatchBuffer> buffers = {});

} // namespace tcopt

#endif // TCOPT_ANALYSIS_CALLBATCHES_H
