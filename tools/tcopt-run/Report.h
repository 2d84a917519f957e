//===- Report.h - What tcopt-run prints -------------------------*- C++ -*-===//

#ifndef TCOPT_TOOLS_TCOPTRUN_REPORT_H
#define TCOPT_TOOLS_TCOPTRUN_REPORT_H

#include "Options.h"
#include "tcopt/Execution/Measure.h"
#include "tcopt/Execution/MemoryPlan.h"

namespace tcopt {

/// What a session found out; a field without a value does not apply.
struct Report {
  bool ok = true;
  std::string backend;
  std::optional<double> compileMs, gflops, gbps, maxAbsErr, maxRelErr;
  std::optional<Timing> timing;
  std::optional<int64_t> peakBytes, lowerBoundBytes;
  std::optional<std::string> firstWrongPhase;
  std::optional<std::vector<KernelTime>> kernels;

  void addErrors(const Verdict &verdict);
};

/// The report as one JSON object on one line.
void printJson(llvm::raw_ostream &os, const Report &report);

void printTiming(llvm::raw_ostream &os, const Report &report);
void printKernels(llvm::raw_ostream &os, llvm::ArrayRef<KernelTime> kernels);
void printMemoryPlan(llvm::raw_ostream &os, const MemoryPlan &plan,
                     const Report &report);
void printResults(llvm::raw_ostream &os, llvm::ArrayRef<HostTensor> results);

} // namespace tcopt

#endif // TCOPT_TOOLS_TCOPTRUN_REPORT_H
