//===- Report.h - What tcopt-run prints -------------------------*- C++ -*-===//

#ifndef TCOPT_TOOLS_TCOPTRUN_REPORT_H
#define TCOPT_TOOLS_TCOPTRUN_REPORT_H

#include "Options.h"
#include "tcopt/Testing/Measure.h"
#include "tcopt/Testing/MemoryPlan.h"

namespace tcopt {

/// What --shapes has tried.
struct ShapeCounts {
  int64_t checked = 0;
  /// Sizes that the program and the interpreter both refuse.
  int64_t refused = 0;
  std::vector<std::string> sizes;
};

/// What a session found out; a field without a value does not apply.
struct Report {
  bool ok = true;
  std::string backend;
  std::optional<double> compileMs, gflops, gbps, maxAbsErr, maxRelErr;
  std::optional<Timing> timing;
  std::optional<int64_t> peakBytes, devicePeakBytes, lowerBoundBytes;
  std::optional<int64_t> hostCalls;
  std::optional<KernelCacheCounts> kernelCache;
  std::optional<std::string> firstWrongPhase, wrongKernel;
  std::optional<std::vector<KernelTime>> kernels;
  std::optional<ShapeCounts> shapes;
  std::optional<CallSummary> calls;
  /// Why the interpreter ran what did not compile.
  std::optional<std::string> interpreted;

  void addErrors(const Verdict &verdict);
};

/// The report as one JSON object on one line.
void printJson(llvm::raw_ostream &os, const Report &report);

void printShapes(llvm::raw_ostream &os, const Report &report);
void printTiming(llvm::raw_ostream &os, const Report &report);
void printKernels(llvm::raw_ostream &os, llvm::ArrayRef<KernelTime> kernels);
void printMemoryPlan(llvm::raw_ostream &os, const MemoryPlan &plan,
                     const Report &report);
/// Prints results with their names. Results without names are numbered.
void printResults(llvm::raw_ostream &os, llvm::ArrayRef<HostTensor> results,
                  llvm::ArrayRef<std::string> names, bool isFull);

} // namespace tcopt

#endif // TCOPT_TOOLS_TCOPTRUN_REPORT_H
