//===- StepOrder.h - move steps to lower the peak of memory -----*- C++ -*-===//
//
// Plain algebra, without MLIR. Fusion runs a group at the position of its last
// member, so that a buffer may be live for longer than necessary.
//
// Worked example, with buffers of 1 byte unless stated:
//
//   0: write a (8 bytes) from x    live: a
//   1: write b (8 bytes) from x          a, b
//   2: write c from b                    a, b, c
//   3: write d from a, c                 a, c, d
//
// 17 bytes are live at step 2. Step 0 can run after step 2 as well: then at
// most 10 are live.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_ANALYSIS_STEPORDER_H
#define TCOPT_ANALYSIS_STEPORDER_H

#include "tcopt/Analysis/CallBatches.h"

namespace tcopt {

/// Moves `step` just before the step `before`, in the order after all earlier
/// moves; to the end if `before` is the number of steps.
struct StepMove {
  size_t step, before;
};

/// Returns moves, each of which reduces the peak of live bytes, or the number
/// of steps at the peak. Steps with a negative `kind` and barriers do not move.
/// `first` and `last` of buffers with bytes are the first and the last step
/// that uses them; other buffers are ignored.
///
/// The search is greedy: of the buffers that are live at the peak but not used
/// there, it delays the first use or advances the last use of the buffer that
/// saves the most bytes. The cost is O(n) for each move that is tried; their
/// number is limited so that 20,000 steps take about a second.
std::vector<StepMove> planOrder(llvm::ArrayRef<BatchStep> steps,
                                llvm::ArrayRef<BatchBuffer> buffers);

} // namespace tcopt

#endif // TCOPT_ANALYSIS_STEPORDER_H
