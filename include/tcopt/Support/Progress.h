//===- Progress.h - progress of compilations --------------------*- C++ -*-===//

#ifndef TCOPT_SUPPORT_PROGRESS_H
#define TCOPT_SUPPORT_PROGRESS_H

#include "llvm/ADT/StringRef.h"
#include <chrono>
#include <cstdint>
#include <memory>
#include <mutex>

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace tcopt {

/// Receives the progress of a compilation. Calls may be concurrent.
class Progress {
public:
  virtual ~Progress();
  /// Called when a step begins: a phase, or code generation after the last
  /// phase.
  virtual void beginStep(llvm::StringRef name) = 0;
  /// Called when `done` of `all` kernels have completed this step.
  virtual void setKernels(int64_t done, int64_t all) = 0;
  /// Called at the end of the compilation.
  virtual void end() = 0;
};

/// Shows one line on a terminal, which is updated in place and removed at the
/// end:
///
///   compiling: plan-memory, 1.2 s
///   compiling: code, 12 of 40 kernels, 3.4 s
///
/// Shows nothing in the first half second: most compilations are over by then.
class ProgressLine : public Progress {
public:
  using Clock = std::chrono::steady_clock;
  using Now = Clock::time_point (*)();

  explicit ProgressLine(llvm::raw_ostream &os, Now now = Clock::now);
  ~ProgressLine() override;
  ProgressLine(const ProgressLine &) = delete;
  ProgressLine &operator=(const ProgressLine &) = delete;

  void beginStep(llvm::StringRef name) override;
  void setKernels(int64_t done, int64_t all) override;
  void end() override;

private:
  void show(bool isNewStep);

  llvm::raw_ostream &os;
  Now now;
  Clock::time_point start, shown;
  bool isShown = false;
  std::string step;
  int64_t done = 0, all = 0;
  std::mutex mutex;
};

/// Returns a ProgressLine, or null if the stream is not a terminal.
std::shared_ptr<Progress> showProgress(llvm::raw_ostream &os);

} // namespace tcopt

#endif // TCOPT_SUPPORT_PROGRESS_H
