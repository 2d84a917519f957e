//===- Onnx.h - ONNX models as functions on tensors -------------*- C++ -*-===//
//
//   OnnxModel model = loadOnnx("model.onnx");
//   Tensor y = model({x})[0];
//   auto results = model.run({{"ids", ids}, {"mask", mask}});
//
//   OnnxModel trained = loadOnnx("model.onnx", {}, {.trainable = true});
//   optim::AdamW optimizer(trained.parameters());
//
//   exportOnnx("net.onnx", net, x);
//
// Loading compiles a model once, for all sizes of its dynamic dimensions.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_ONNX_H
#define TCOPT_CAPTURE_ONNX_H

#include "tcopt/Capture/Compile.h"
#include <iosfwd>
#include <map>

namespace tcopt {

//===----------------------------------------------------------------------===//
// Inputs and outputs
//===----------------------------------------------------------------------===//

/// A dimension of an input or an output.
struct OnnxDim {
  /// The static size; nullopt for a dynamic dimension.
  std::optional<int64_t> size;
  /// The symbol of a dynamic dimension. For inputs, the name in the model, or
  /// `<input>.<dimension>` if it has none; dimensions with the same symbol have
  /// the same size. For outputs, the symbol of the input's dimension that has
  /// the same size, or empty.
  std::string name;
  /// The range that `OnnxInputs::sizes` states for the symbol.
  SizeRange range;
};

/// An input or an output of a model.
struct OnnxValueInfo {
  std::string name;
  DType dtype = DType::F32;
  std::vector<OnnxDim> dims;

  /// Returns the type as in `f32 [batch, 3, 32, 32]`.
  std::string text() const;
};

/// Facts about a model's inputs that are stated when it is loaded.
struct OnnxInputs {
  /// The range of each named symbol; calls with other sizes are errors. A range
  /// of one size (`{.min = 3, .max = 3}`) makes a dimension static, which is
  /// required where it determines, for example, the rank of a result.
  std::map<std::string, SizeRange> sizes;
  /// Constant values of inputs. Required for inputs that determine shapes or
  /// axes, and allowed for others. The model is specialized for these values,
  /// and calls must pass the same values.
  std::map<std::string, Tensor> values;
  /// Names of values in the model that are returned instead of its outputs, for
  /// example features for another head.
  std::vector<std::string> outputs;
  /// Whether the weights are trainable parameters.
  bool trainable = false;
};

//===----------------------------------------------------------------------===//
// Models
//===----------------------------------------------------------------------===//

/// A loaded model. Copies share it. Thread-safe: any number of threads may call
/// it at the same time.
///
/// A call in a traced function becomes part of the function's graph; the
/// weights then stay in memory until the process ends. Otherwise they are
/// released with the last copy of the model.
class OnnxModel {
public:
  struct State;

  explicit OnnxModel(std::shared_ptr<State> state) : state(std::move(state)) {}

  const std::vector<OnnxValueInfo> &inputs() const;
  const std::vector<OnnxValueInfo> &outputs() const;
  std::vector<std::string> inputNames() const;
  std::vector<std::string> outputNames() const;
  /// Returns the parameters of a model that was loaded with `trainable`: the
  /// floating-point initializers that its outputs depend on, with their names
  /// and requires_grad. Excludes scalars, and the mean and variance of batch
  /// normalization.
  const std::vector<std::pair<std::string, Tensor>> &namedParameters() const;
  std::vector<Tensor> parameters() const;
  /// Lists the inputs and the outputs, one per line.
  std::string text() const;

  /// Computes the outputs for these inputs, both in the model's order. Errors:
  /// wrong number, dtypes, ranks or sizes of inputs, all in one message with
  /// the expected and found values; failures while the model runs.
  std::vector<Tensor> operator()(const std::vector<Tensor> &inputs,
                                 Place place = Place::current()) const;
  /// As above, with inputs and outputs by name. Errors: also missing or unknown
  /// inputs.
  std::map<std::string, Tensor> run(const std::map<std::string, Tensor> &inputs,
                                    Place place = Place::current()) const;

private:
  std::shared_ptr<State> state;
};

/// Prints `model.text()`.
std::ostream &operator<<(std::ostream &os, const OnnxModel &model);

/// Loads a model and compiles it. Uses the options `backend`, `customBackend`,
/// `numerics`, `onError` and `name`. Weights in external files are mapped, not
/// copied. Errors: the file cannot be read or is not an ONNX model; nodes that
/// cannot be imported, all in one message with their names; the model does not
/// compile; `inputs` names an unknown input, symbol or value.
OnnxModel loadOnnx(const std::string &path,
                   const Options &options = Options::defaults(),
                   const OnnxInputs &inputs = {},
                   Place place = Place::current());

//===----------------------------------------------------------------------===//
// Export
//===----------------------------------------------------------------------===//

/// Options of exportOnnx.
struct OnnxExportOptions {
  /// Names of the tensors in the arguments and in the result, in order; by
  /// default `arg0`, `result0` and so on. A tensor that is passed twice is one
  /// input.
  std::vector<std::string> inputNames, outputNames;
  /// The dynamic dimensions of each named input, with their symbols. Dimensions
  /// with mark_dynamic are dynamic, too. The function must not read their sizes
  /// as integers, and the arguments must not have size 1 in these dimensions.
  std::map<std::string, std::map<int64_t, std::string>> dynamicAxes;
  /// Names of captured tensors, for example `net.namedParameters()`.
  std::vector<std::pair<std::string, Tensor>> parameters;
};

/// The file to write, and the source location of the call.
struct OnnxPath {
  template <std::convertible_to<std::string> T>
  OnnxPath(T &&path, Place place = Place::current())
      : path(std::forward<T>(path)), place(place) {}

  std::string path;
  Place place;
};

namespace capture {
/// Traces the call and writes its graph. Does not run the graph unless it
/// breaks.
void exportCall(const OnnxPath &path, const OnnxExportOptions &options,
                const std::vector<Tensor> &arguments, const TracedCall &call);
} // namespace capture

namespace capture {
template <typename Fn, typename Arguments>
auto callOrForward(Fn &function, Arguments &arguments) {
  return std::apply(
      [&](auto &...each) {
        if constexpr (requires { function.forward(each...); })
          return function.forward(each...);
        else
          return function(each...);
      },
      arguments);
}
} // namespace capture

/// Exports a call of the function, or of the module's `forward`, as an ONNX
/// model of operator set 20. Tensors in the arguments are inputs, numbers and
/// strings are constants of the model, captured tensors are initializers. Runs
/// no graph. Errors: graph breaks, and operators without ONNX counterpart, all
/// in one message; a write to a tensor that existed before the call; a wrong
/// number of names; the file cannot be written.
template <typename Fn, typename... Args>
  requires(!std::convertible_to<Fn, const Graph &>)
void exportOnnx(const OnnxPath &path, const OnnxExportOptions &options,
                Fn &&function, const Args &...args) {
  std::tuple<std::decay_t<const Args>...> given(args...);
  capture::TensorCollector arguments;
  capture::visitLeaves(arguments, std::as_const(given));
  capture::exportCall(path, options, arguments.tensors,
                      [&](const capture::CallArguments &traced) {
                        auto replaced = given;
                        capture::LeafReplacer replacer{traced};
                        capture::visitLeaves(replacer, replaced);
                        capture::ResultCollector results;
                        const auto result =
                            capture::callOrForward(function, replaced);
                        capture::visitLeaves(results, result);
                        return std::move(results.tensors);
                      });
}
template <typename Fn, typename... Args>
  requires(!std::convertible_to<Fn, const OnnxExportOptions &> &&
           !std::convertible_to<Fn, const Graph &>)
void exportOnnx(const OnnxPath &path, Fn &&function, const Args &...args) {
  exportOnnx(path, OnnxExportOptions(), function, args...);
}

/// Exports a graph that `explain` has returned. All its arguments, including
/// captured tensors, are inputs. Uses only the names of the options. Errors:
/// the text cannot be parsed; operators without ONNX counterpart, all in one
/// message; a wrong number of names; the file cannot be written.
void exportOnnx(const OnnxPath &path, const OnnxExportOptions &options,
                const Graph &graph);
inline void exportOnnx(const OnnxPath &path, const Graph &graph) {
  exportOnnx(path, OnnxExportOptions(), graph);
}

} // namespace tcopt

#endif // TCOPT_CAPTURE_ONNX_H
