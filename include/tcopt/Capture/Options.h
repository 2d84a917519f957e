//===- Options.h - options of compiled functions ----------------*- C++ -*-===//

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

/// A captured graph, as a custom backend receives it.
struct Graph {
  /// The text of the function `main` in the graph dialect.
  std::string text;
  /// A table of the ops with result, op, operands, type and source location.
  std::string table;
  /// The number of ops of the graph dialect.
  int64_t numOps = 0;
};

/// Runs a graph: maps its arguments to its results.
using GraphCallable =
    std::function<std::vector<Tensor>(const std::vector<Tensor> &)>;

/// Options of `compile`. `tcopt-run` has options of the same names.
struct Options {
  /// Returns the options of setDefaultOptions. Before it is called, the
  /// environment sets the options of CallOptions.def and CompileOptions.def:
  /// TCOPT_BACKEND, TCOPT_NUMERICS. Throws Exception for an environment
  /// variable with an invalid value.
  static Options defaults();

  /// A custom backend, which is used instead of `backend`.
  std::function<GraphCallable(const Graph &)> customBackend;

  // The options of CallConfig.
#define TCOPT_CALL_OPTION(TYPE, MEMBER, DEFAULT, NAME, VALUE, HELP)            \
  TYPE MEMBER = DEFAULT;
#include "tcopt/Support/CallOptions.def"

  // The options of CompileConfig. Functions on tensors that run without
  // `compile` take allowHostOps, allowAtomics and optLevel from the default
  // options.
#define TCOPT_COMPILE_OPTION(TYPE, MEMBER, DEFAULT, NAME, VALUE, SCOPE, HELP)  \
  TYPE MEMBER = DEFAULT;
#include "tcopt/Support/CompileOptions.def"

  /// The name in logs; by default the source location of the call of `compile`.
  std::string name;
};

/// Sets an option by its environment variable without TCOPT_, such as
/// "ON_ERROR". Returns an error message, or "" on success.
std::string setOption(Options &options, std::string_view name,
                      std::string_view value);

/// Sets the options of `compile` calls without options.
void setDefaultOptions(const Options &options);

} // namespace tcopt

#endif // TCOPT_CAPTURE_OPTIONS_H
