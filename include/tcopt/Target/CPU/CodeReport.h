//===- CodeReport.h - cost of making code -----------------------*- C++ -*-===//

#ifndef TCOPT_TARGET_CPU_CODEREPORT_H
#define TCOPT_TARGET_CPU_CODEREPORT_H

#include <cstddef>
#include <string>
#include <vector>

namespace tcopt {

/// What the code of one LLVM module took. Times are milliseconds.
struct PartReport {
  /// The kernel; empty for the host functions.
  std::string kernel;
  /// The source ops of the kernel (see describeSources()); may be empty.
  std::string sources;
  /// See kernelKey(); empty for the host functions, and unless asked for.
  std::string key;
  double translateMs = 0, optimizeMs = 0, codeMs = 0;
  size_t objectBytes = 0;
};

/// What the code of a program took.
struct CodeReport {
  /// The host functions, then the kernels in the order of the program.
  std::vector<PartReport> parts;
  /// How many threads compiled parts.
  unsigned numThreads = 1;
  /// From the llvm dialect to objects; less than the sum of the parts where
  /// several threads compiled them.
  double llvmMs = 0;
  /// Linking and loading, including the look-ups so far.
  double linkMs = 0;
};

} // namespace tcopt

#endif // TCOPT_TARGET_CPU_CODEREPORT_H
