//===- Compare.h - Whether a program's results are right --------*- C++ -*-===//

#ifndef TCOPT_TESTING_COMPARE_H
#define TCOPT_TESTING_COMPARE_H

#include "tcopt/Execution/Runner.h"
#include "tcopt/Support/Numerics.h"

namespace tcopt {

/// The outcome for all results of a program.
struct Verdict {
  bool ok = true;
  double maxAbsErr = 0, maxRelErr = 0;
  /// One line that begins with `outputs differ` and names the result and its
  /// worst element; empty if `ok`.
  std::string message;

  /// Takes in the comparison of one more result; the first difference is told.
  void add(const Comparison &comparison, const std::string &result);
  static Verdict different(const std::string &message);
};

/// Tolerances of NumPy's allclose; what is not given is its default.
struct Tolerance {
  std::optional<double> rtol, atol;

  bool isGiven() const { return rtol || atol; }
};

/// Compares results with expected ones, by allclose if a tolerance is given and
/// otherwise by the numerics judge, as if the expected values were exact. As
/// their own error is unknown, f32 and f64 are allowed 8 times its constants.
Verdict compareExpected(const Tensors &actual, const Tensors &expected,
                        const Tolerance &tolerance);

/// What the reference interpreter computes, each op rounded and all in f64.
class Oracle {
public:
  /// Executes a module on inputs. IR of phases that the interpreter does not
  /// know is run once, by the reference lowering or as it is.
  static llvm::Expected<Oracle> compute(mlir::ModuleOp module,
                                        const RunnerOptions &options,
                                        llvm::ArrayRef<HostTensor> inputs);

  Verdict judge(const Tensors &actual) const;

private:
  Tensors native, exact;
  /// No f64 run: `exact` is `native`.
  bool isSingle = false;
};

/// Executes a copy of the module by a runner.
llvm::Expected<Tensors> runCopy(Runner &runner, mlir::ModuleOp module,
                                llvm::ArrayRef<HostTensor> inputs);

} // namespace tcopt

#endif // TCOPT_TESTING_COMPARE_H
