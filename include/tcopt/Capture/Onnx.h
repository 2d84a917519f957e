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
// A model is compiled once, when it is loaded, for all sizes that it leaves
// open.
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
  /// None where calls decide.
  std::optional<int64_t> size;
  /// Of an open size of an input: as in the model, or `<input>.<dimension>` if
  /// it has no name there. Sizes of one name are equal. Of an open size of an
  /// output: that of the input's size that it is, else empty.
  std::string name;
  /// What `OnnxInputs::sizes` says of the name.
  SizeRange range;
};

/// An input or an output of a model.
struct OnnxValueInfo {
  std::string name;
  DType dtype = DType::F32;
  std::vector<OnnxDim> dims;

  /// As in `f32 [batch, 3, 32, 32]`.
  std::string text() const;
};

/// What is known of a model's inputs before it is called.
struct OnnxInputs {
  /// The sizes that dimensions of these names have; others are then errors of
  /// the call. A range of one size (`{.min = 3, .max = 3}`) also decides what
  /// cannot be left open, such as the rank of a result.
  std::map<std::string, SizeRange> sizes;
  /// Values of inputs that decide shapes or axes: the model is compiled for
  /// these, and calls have to give the same ones. Others may be given, too.
  std::map<std::string, Tensor> values;
  /// What the model returns in place of its outputs, by the names that its
  /// nodes give: the features that another head shall read.
  std::vector<std::string> outputs;
  /// Whether its weights are parameters, which gradients reach.
  bool trainable = false;
};

//===----------------------------------------------------------------------===//
// Models
//===----------------------------------------------------------------------===//

/// A model that was loaded. Copies share it. Any number of threads may call it
/// at once.
///
/// Called by a function that is traced, it becomes part of the function's
/// graph; its weights then stay in memory until the process ends. Else they go
/// with the last copy of the model.
class OnnxModel {
public:
  struct State;

  explicit OnnxModel(std::shared_ptr<State> state) : state(std::move(state)) {}

  const std::vector<OnnxValueInfo> &inputs() const;
  const std::vector<OnnxValueInfo> &outputs() const;
  std::vector<std::string> inputNames() const;
  std::vector<std::string> outputNames() const;
  /// Of a model that is loaded with `trainable`: the floating-point
  /// initializers that its outputs depend on, under their names, each with
  /// requires_grad. Numbers without a dimension, and the mean and variance that
  /// batch norms read, are none.
  const std::vector<std::pair<std::string, Tensor>> &namedParameters() const;
  std::vector<Tensor> parameters() const;
  /// The inputs and the outputs, one in each line.
  std::string text() const;

  /// The outputs for these inputs, both in the model's order. Errors name all
  /// inputs that do not fit, with what was expected and found: their number,
  /// dtypes, ranks, sizes. Also: what fails only when it runs.
  std::vector<Tensor> operator()(const std::vector<Tensor> &inputs,
                                 Place place = Place::current()) const;
  /// The same by names. Errors also name inputs that are missing or unknown.
  std::map<std::string, Tensor> run(const std::map<std::string, Tensor> &inputs,
                                    Place place = Place::current()) const;

private:
  std::shared_ptr<State> state;
};

/// As `text()`.
std::ostream &operator<<(std::ostream &os, const OnnxModel &model);

/// Reads a model and compiles it. Of the options, `backend`, `customBackend`,
/// `numerics`, `onError` and `name` count. Weights in files beside the model
/// are used where they are. Errors: the file cannot be read or is no ONNX
/// model; all nodes that cannot be imported, each with its name; what does not
/// compile; a name that no input, no size of one, or no value to return has.
OnnxModel loadOnnx(const std::string &path,
                   const Options &options = Options::defaults(),
                   const OnnxInputs &inputs = {},
                   Place place = Place::current());

//===----------------------------------------------------------------------===//
// Export
//===----------------------------------------------------------------------===//

/// How a function is written.
struct OnnxExportOptions {
  /// Names of the tensors among the arguments, and of those in the result, in
  /// order; `arg0`, `result0` and so on if left out. A tensor that is passed
  /// twice is one input.
  std::vector<std::string> inputNames, outputNames;
  /// By the name of an input: the dimensions that stay open, and what they are
  /// called. mark_dynamic opens dimensions, too. The function must not need
  /// them as numbers, and its arguments must not have size 1 there.
  std::map<std::string, std::map<int64_t, std::string>> dynamicAxes;
  /// Names of tensors that the function uses without taking them as arguments,
  /// as `net.namedParameters()`.
  std::vector<std::pair<std::string, Tensor>> parameters;
};

/// A file to write, and where the program says so.
struct OnnxPath {
  template <std::convertible_to<std::string> T>
  OnnxPath(T &&path, Place place = Place::current())
      : path(std::forward<T>(path)), place(place) {}

  std::string path;
  Place place;
};

namespace capture {
/// Traces the call and writes its graph. Nothing is run unless the graph
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

/// Writes what a call of the function, or of the module's `forward`, with these
/// arguments computes as an ONNX
/// model of operator set 20. Tensors are inputs; numbers and strings are
/// constants of the model; tensors that the function uses without taking them
/// as arguments are initializers. Nothing is computed. Errors: graph breaks,
/// all of them; a write to a tensor that was there before; operators without a
/// counterpart, all of them; other numbers of names than of tensors; the file
/// cannot be written.
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

/// Writes a graph, as `explain` gives it. All its arguments are inputs, also
/// what the function did not take as arguments; of the options only names
/// count. Errors: text that is no program; operators without a counterpart, all
/// of them; other numbers of names than of tensors; the file cannot be written.
void exportOnnx(const OnnxPath &path, const OnnxExportOptions &options,
                const Graph &graph);
inline void exportOnnx(const OnnxPath &path, const Graph &graph) {
  exportOnnx(path, OnnxExportOptions(), graph);
}

} // namespace tcopt

#endif // TCOPT_CAPTURE_ONNX_H
