//===- CallBatches.h - steps of a program that can run at once --*- C++ -*-===//
//
// Plain algebra, without MLIR: gathers steps of one kind that do not need each
// other, by running them later than the program states.
//
// Worked example: a step of an optimizer computes for each parameter first a
// moment and then the parameter. All moments are one batch, and all parameters
// are another one after it.
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
  /// Whether no other step may move past it.
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

/// Batches of at most `mostSteps` steps, in the order in which they run;
/// batches before the same step one after the other. Other steps do not move.
/// Steps run in another order only if neither writes what the other one
/// uses. A batch of one step, which moves alone, is rare.
///
/// A list schedule: a step waits, at the level after those of waiting steps
/// that it needs, until a step that does not wait needs it. Then all waiting
/// steps up to its level run. Waiting steps keep their buffers live: all of
/// them run before a step at which more bytes would be live than in the program
/// at most. Steps that would be the only step of a batch do not move; this is
/// repeated, because it may split other batches. Near-linear in the number of
/// uses.
///
/// `buffers` is indexed by the elements of `reads` and `writes`; missing
/// buffers have no bytes.
std::vector<Batch> planBatches(llvm::ArrayRef<BatchStep> steps,
                               size_t mostSteps,
                               llvm::ArrayRef<BatchBuffer> buffers = {});

} // namespace tcopt

#endif // TCOPT_ANALYSIS_CALLBATCHES_H
