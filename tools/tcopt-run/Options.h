//===- Options.h - tcopt-run's command line ---------------------*- C++ -*-===//

#ifndef TCOPT_TOOLS_TCOPTRUN_OPTIONS_H
#define TCOPT_TOOLS_TCOPTRUN_OPTIONS_H

#include "tcopt/Pipelines/Phases.h"
#include "tcopt/Support/CompileConfig.h"
#include "tcopt/Support/Log.h"
#include "tcopt/Testing/Compare.h"
#include <optional>
#include <string>
#include <vector>

namespace tcopt {

enum class CheckKind { None, Interp, Phases, Passes };

struct ToolOptions {
  std::string file, entry, backend, outputDir;
  InputOptions inputs;
  std::vector<std::string> expected;
  /// Names of the values of an ONNX model that become its results; `all`
  /// selects all values.
  std::vector<std::string> inner;
  Tolerance tolerance;
  CheckKind check = CheckKind::None;
  /// The kernel that is run instead of the program, if one is named.
  std::string kernel;
  /// Seconds of the benchmark, if one is wanted.
  std::optional<double> bench;
  int64_t repeat = 1;
  int32_t threads = 0;
  double timeLimit = 60;
  /// How many combinations of open sizes are checked; none: 0.
  int64_t shapes = 0;
  CompileConfig compile;
  /// Executions are repeated by the device, as far as it can.
  bool recordsCalls = false;
  bool interpretsFailures = false;
  /// Open sizes become those of the inputs.
  bool specializes = false;
  bool verifyMemoryPlan = false, profile = false, json = false;
  bool checkFinite = false;
  LogChannels log;
  std::vector<std::string> slots;
  /// Two ops, as A,B; a remark explains why their kernels are different.
  std::optional<std::string> explainFusion;
  /// Where compilation begins, if that is said.
  std::optional<Phase> startAt;
  /// All elements of results are printed.
  bool isFull = false;
  /// Shared libraries that programs may call.
  std::vector<std::string> libraries;
  /// The target of what a backend of parts does not take; the default if empty.
  std::string fallback;
  /// Where the cases of the scorecard are, if one is wanted; tcopt's own if
  /// empty.
  std::optional<std::string> conformance;
  /// Patterns of the operators whose cases are run; all without any.
  std::vector<std::string> ops;
  unsigned jobs = 1;
  /// What a child process has to do; see CaseWorkers.h.
  std::string conformanceWorker;
  /// Whether programs come from standard input; see Serve.h.
  bool serve = false;
  /// As it was typed, for reproducers.
  std::string commandLine;
};

/// Reads the command line; what is no option at all ends the process. Errors:
/// values that do not fit.
llvm::Expected<ToolOptions> parseOptions(int argc, char **argv);

} // namespace tcopt

#endif // TCOPT_TOOLS_TCOPTRUN_OPTIONS_H
