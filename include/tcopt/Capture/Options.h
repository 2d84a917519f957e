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
  /// TCOPT_MODE, TCOPT_BACKEND, TCOPT_DYNAMIC, TCOPT_FULLGRAPH, TCOPT_ON_ERROR,
  /// TCOPT_RECOMPILE_LIMIT, TCOPT_FAIL_ON_RECOMPILE_LIMIT, TCOPT_VERIFY_TRACES,
  /// and those of CompileOptions.def, as TCOPT_NUMERICS. Throws Exception for
  /// an environment variable with an invalid value.
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
  /// What happens to a graph that does not compile: "raise", or "interpret"
  /// with a warning, which is counted.
  std::string onError = "raise";
  /// How many versions of one function there may be. Calls that would need one
  /// more run uncompiled, are counted, and are told of once.
  int64_t recompileLimit = 8;
  /// Such a call is an error.
  bool failOnRecompileLimit = false;
  /// Each call traces its function again and compares. The call throws if the
  /// trace differs though all guards hold, as where a plain variable has
  /// changed. The function's other effects happen in each call then. To find
  /// mistakes with; calls are slow.
  bool verifyTraces = false;

  // The options of CompileConfig. Functions on tensors that run without
  // `compile` take allowHostOps, allowAtomics and optLevel from the default
  // options.
#define TCOPT_COMPILE_OPTION(TYPE, MEMBER, DEFAULT, NAME, VALUE, SCOPE, HELP)  \
  TYPE MEMBER = DEFAULT;
#include "tcopt/Support/CompileOptions.def"

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
