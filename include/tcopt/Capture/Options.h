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

/// Options of `compile`. `tcopt-run` has options of the same names.
struct Options {
  /// Returns the options of setDefaultOptions. Before it is called, the
  /// environment sets the options of CallOptions.def and CompileOptions.def:
  /// TCOPT_BACKEND, TCOPT_NUMERICS. Throws Exception for an environment
  /// variable with an invalid value.
  static Options defaults();

  /// A backend of the program's own, instead of `backend`.
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
