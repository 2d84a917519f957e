//===- Stopwatch.h - time of a step -----------------------------*- C++ -*-===//

#ifndef TCOPT_LIB_TARGET_CPU_STOPWATCH_H
#define TCOPT_LIB_TARGET_CPU_STOPWATCH_H

#include "mlir/Support/Timing.h"
#include <chrono>

namespace tcopt {

/// Adds the time that it lives to a sum of milliseconds, and to a timer that is
/// nested in a scope, if there is one.
class Stopwatch {
public:
  /// A timer is known by an address, that of a pass by the pass. The address of
  /// `name`, a literal, is never one that a deleted pass had.
  Stopwatch(double &sum, mlir::TimingScope *parent,
            const llvm::StringLiteral &name)
      : sum(sum), start(Clock::now()) {
    if (parent)
      scope = parent->nest(name.data(), [&] { return name.str(); });
  }
  ~Stopwatch() {
    sum +=
        std::chrono::duration<double, std::milli>(Clock::now() - start).count();
  }
  Stopwatch(const Stopwatch &) = delete;
  Stopwatch &operator=(const Stopwatch &) = delete;

  mlir::TimingScope *timing() { return scope ? &scope : nullptr; }

private:
  using Clock = std::chrono::steady_clock;

  double &sum;
  Clock::time_point start;
  mlir::TimingScope scope;
};

} // namespace tcopt

#endif // TCOPT_LIB_TARGET_CPU_STOPWATCH_H
