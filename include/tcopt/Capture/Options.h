//===- Options.h - how functions are compiled -------------------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_OPTIONS_H
#define TCOPT_CAPTURE_OPTIONS_H

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tcopt {

class Tensor;

/// A captured graph, as a backend that is a function of the program's own gets
/// it.
struct Graph {
  /// The function `main` of the graph dialect, as text.
  std::string text;
  /// The same as a table: result, op, operands, type, place.
  std::string table;
  /// The number of graph's operators in it.
  int64_t numOps = 0;
};

/// Runs a graph: takes its arguments, gives its results.
using GraphCallable =
    std::function<std::vector<Tensor>(const std::vector<Tensor> &)>;

/// What `compile` takes. `tcopt-run` has options of the same names.
struct Options {
  /// Those of setDefaultOptions; before it is called, of the environment:
  /// TCOPT_MODE, TCOPT_BACKEND, TCOPT_DYNAMIC, TCOPT_FULLGRAPH, TCOPT_NUMERICS,
  /// TCOPT_ON_ERROR, TCOPT_RECOMPILE_LIMIT, TCOPT_FAIL_ON_RECOMPILE_LIMIT,
  /// TCOPT_MEMORY_BUDGET, TCOPT_VERIFY_TRACES, TCOPT_ALLOW_HOST_OPS,
  /// TCOPT_ALLOW_ATOMICS and TCOPT_OPT_LEVEL. Throws Exception for an
  /// environment variable with an invalid value.
  static Options defaults();

  /// "default", "reduce-overhead", "max-autotune" or
  /// "max-autotune-no-cudagraphs". On the CPU all mean "default". On a GPU,
  /// "reduce-overhead" and "max-autotune" record what a call does there as a
  /// graph, which later calls with tensors at the same addresses launch;
  /// graphCounts() returns how often, and why not.
  std::string mode = "default";
  /// "cpu", "interp" (no code is made), or the name of a plugin's backend.
  std::string backend = "cpu";
  /// A backend of the program's own, in place of `backend`.
  std::function<GraphCallable(const Graph &)> customBackend;
  /// True: all sizes are open from the start. False: none ever is. Neither: a
  /// size is open once it was seen to vary.
  std::optional<bool> dynamic;
  /// A value that is read within the function is an error, not a graph break.
  bool fullgraph = false;
  /// "strict", "fast" or "tf32" (docs/Numerics.md).
  std::string numerics = "fast";
  /// The CPU that code is made for, as LLVM calls it, and its features, as in
  /// "+avx2,-avx512f"; this machine's where both are empty. What this machine
  /// cannot run is an error, and so are both with a backend that makes no code.
  std::string targetCpu, targetFeatures;
  /// What happens to a graph that does not compile: "raise", or "interpret"
  /// with a warning, which is counted.
  std::string onError = "raise";
  /// How many versions of one function there may be. Calls that would need one
  /// more run uncompiled, are counted, and are told of once.
  int64_t recompileLimit = 8;
  /// Such a call is an error.
  bool failOnRecompileLimit = false;
  /// The most that a compiled function may save for its gradients: a fraction
  /// of what it saves otherwise ("0.5"), or an amount ("64MiB"). What is not
  /// saved is computed again. An amount that cannot be met is an error of the
  /// call, which says the least that can; sizes that vary count as 64 in it.
  /// Empty: nothing expensive is computed again.
  std::string memoryBudget;
  /// Each call traces its function again and compares. The call throws if the
  /// trace differs though all guards hold, as where a plain variable has
  /// changed. The function's other effects happen in each call then. To find
  /// mistakes with; calls are slow.
  bool verifyTraces = false;
  /// Ops of the program's own, which have no kernel on a GPU, run on the host:
  /// their inputs are copied there, and their results back. It is counted
  /// (hostCalls()). Functions on tensors that run without `compile` take it
  /// from the default options.
  bool allowHostOps = false;
  /// Updates by index on a GPU may be added with atomics, in any order, so that
  /// sums of floats may differ from run to run. Functions on tensors that run
  /// without `compile` take it from the default options.
  bool allowAtomics = false;
  /// How much LLVM optimizes code for the CPU: 0, 2 or 3. With 0 a small graph
  /// compiles in about half the time, to slow code. Functions on tensors that
  /// run without `compile` use the default options.
  int64_t optLevel = 2;
  /// Whether the mode is one that records calls as graphs.
  bool recordsCalls() const {
    return mode == "reduce-overhead" || mode == "max-autotune";
  }

  /// In logs; by default the place of the call of `compile`.
  std::string name;
};

/// Sets an option by its name in the environment without TCOPT_, such as
/// "ON_ERROR". Returns what is wrong, "" if nothing is.
std::string setOption(Options &options, std::string_view name,
                      std::string_view value);

/// What `compile` uses where it is given no options.
void setDefaultOptions(const Options &options);

} // namespace tcopt

#endif // TCOPT_CAPTURE_OPTIONS_H
