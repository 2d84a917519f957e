//===- Compare.h - Comparison of a program's results ------------*- C++ -*-===//

#ifndef TCOPT_TESTING_COMPARE_H
#define TCOPT_TESTING_COMPARE_H

#include "tcopt/Execution/Runner.h"
#include "tcopt/Support/Numerics.h"

namespace tcopt {

/// The outcome for all results of a program.
struct Verdict {
  bool ok = true;
  double maxAbsErr = 0, maxRelErr = 0;
  /// A line that begins with `outputs differ` and names the result and its
  /// worst element; empty if `ok`.
  std::string message;

  /// Adds the comparison of another result. `message` reports the first
  /// difference.
  void add(const Comparison &comparison, const std::string &result);
  static Verdict different(const std::string &message);
};

/// Tolerances of NumPy's allclose, which default to NumPy's values.
struct Tolerance {
  std::optional<double> rtol, atol;

  bool isGiven() const { return rtol || atol; }
};

/// Compares results with expected results: by allclose if a tolerance is set,
/// otherwise by `judge` of Numerics.h with exact expected values. Because the
/// error of the expected values is unknown, the constants of `judge` are
/// multiplied by 8 for f32 and f64.
Verdict compareExpected(const Tensors &actual, const Tensors &expected,
                        const Tolerance &tolerance);

/// The results of the reference interpreter, with each op rounded to its dtype
/// and wholly in f64.
class Oracle {
public:
  /// Executes a module on inputs. IR that the interpreter does not support is
  /// executed once, by the reference lowering or as compiled code.
  static llvm::Expected<Oracle> compute(mlir::ModuleOp module,
                                        const RunnerOptions &options,
                                        llvm::ArrayRef<HostTensor> inputs);

  Verdict judge(const Tensors &actual) const;

private:
  Tensors native, exact;
  /// Whether there was no f64 run: `exact` equals `native`.
  bool isSingle = false;
};

/// Executes a copy of the module by a runner.
llvm::Expected<Tensors> runCopy(Runner &runner, mlir::ModuleOp module,
                                llvm::ArrayRef<HostTensor> inputs);

} // namespace tcopt

#endif // TCOPT_TESTING_COMPARE_H
