//===- CodeReport.h - time and size of code generation ----------*- C++ -*-===//

#ifndef TCOPT_TARGET_CPU_CODEREPORT_H
#define TCOPT_TARGET_CPU_CODEREPORT_H

#include <cstddef>
#include <string>
#include <vector>

namespace tcopt {

/// The cost of code generation for an LLVM module. Times are in milliseconds.
struct PartReport {
  /// The kernel; empty for the host functions.
  std::string kernel;
  /// The source ops of the kernel (see describeSources()); may be empty.
  std::string sources;
  /// The result of kernelKey(), if it is requested; empty for the host
  /// functions.
  std::string key;
  double translateMs = 0, optimizeMs = 0, codeMs = 0;
  size_t objectBytes = 0;
};

/// The cost of code generation for a program.
struct CodeReport {
  /// The host functions, then the kernels in the order of the program.
  std::vector<PartReport> parts;
  /// The number of threads that compiled modules.
  unsigned numThreads = 1;
  /// The time from the llvm dialect to objects; less than the sum over `parts`
  /// if several threads compiled them.
  double llvmMs = 0;
  /// The time of linking and loading, including symbol look-ups so far.
  double linkMs = 0;
};

} // namespace tcopt

#endif // TCOPT_TARGET_CPU_CODEREPORT_H
