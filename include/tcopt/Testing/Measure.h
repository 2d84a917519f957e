//===- Measure.h - Timing and FLOPs of programs -----------------*- C++ -*-===//

#ifndef TCOPT_TESTING_MEASURE_H
#define TCOPT_TESTING_MEASURE_H

#include "tcopt/Execution/Runner.h"

namespace tcopt {

/// Times of a number of executions, in milliseconds.
struct Timing {
  double median = 0, min = 0, p90 = 0;
  int64_t n = 0;
};

/// Returns the order statistics of at least one time.
Timing summarize(std::vector<double> milliseconds);

/// Executes a prepared program with inputs set: at least `repeat` times, and
/// until `seconds` have passed. With `seconds`, once before it is timed.
llvm::Expected<Timing> measure(Runner &runner, double seconds, int64_t repeat);

/// Arithmetic operations of one call of a function of graph or core ops with
/// inputs of these shapes: two for each product of a contraction or
/// convolution, a few for each element of other ops, 0 for data movement.
/// Nullopt if sizes or trip counts are dynamic.
std::optional<double> countFlops(mlir::ModuleOp module, llvm::StringRef entry,
                                 llvm::ArrayRef<HostTensor> inputs);

/// Bytes of all tensors: what a call must at least read or write.
double countBytes(llvm::ArrayRef<HostTensor> tensors);

} // namespace tcopt

#endif // TCOPT_TESTING_MEASURE_H
