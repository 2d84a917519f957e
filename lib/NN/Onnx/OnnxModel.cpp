//===- OnnxModel.cpp - ONNX models as functions on tensors ----------------===//

#include "OnnxModel.h"
#include "../../Capture/Program/TensorCall.h"
#include "../../Capture/Session/CallerPlace.h"
#include "../../Capture/Session/Engine.h"
#include "../../Capture/Trace/Builder.h"
#include "tcopt/Execution/InlineFunction.h"
#include "tcopt/Support/DType.h"
#include "llvm/ADT/StringExtras.h"
#include <ostream>

using namespace mlir;

namespace tcopt {

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

static std::string typeText(DType dtype, ArrayRef<std::string> sizes) {
  return getName(dtype).str() + " [" + llvm::join(sizes, ", ") + "]";
}

std::string OnnxValueInfo::text() const {
  std::vector<std::string> sizes;
  for (const OnnxDim &dim : dims)
    sizes.push_back(dim.size           ? std::to_string(*dim.size)
                    : dim.name.empty() ? "?"
                                       : dim.name);
  return typeText(dtype, sizes);
}

static std::string typeText(const Tensor &tensor) {
  if (!tensor.defined())
    return "no tensor";
  std::vector<std::string> sizes;
  for (const Size &size : tensor.sizes())
    sizes.push_back(std::to_string(size.hint()));
  return typeText(tensor.dtype(), sizes);
}

// Returns the bounds that restrict the size, as text.
static std::string text(const SizeRange &range) {
  if (range.min == range.max)
    return std::to_string(range.min);
  std::vector<std::string> parts;
  if (range.min > 0)
    parts.push_back("at least " + std::to_string(range.min));
  if (range.max != INT64_MAX)
    parts.push_back("at most " + std::to_string(range.max));
  if (range.multiple != 1)
    parts.push_back("a multiple of " + std::to_string(range.multiple));
  return llvm::join(parts, ", ");
}

//===----------------------------------------------------------------------===//
// Checks of inputs
//===----------------------------------------------------------------------===//

namespace {
/// Compares the inputs of a call with those of the model. During a trace,
/// comparisons become guards on dynamic sizes.
class InputCheck {
public:
  void check(const OnnxValueInfo &input, const Tensor &tensor);
  /// Error messages, one per line.
  std::vector<std::string> problems;

private:
  bool fits(const OnnxValueInfo &input, const Tensor &tensor);
  bool fits(const OnnxDim &dim, const Size &size);
  std::string expectedText(const OnnxValueInfo &input) const;

  /// The sizes of named dimensions in this call.
  std::map<std::string, Size> sizes;
};
} // namespace

// Bounds that do not restrict the size add no guard.
static bool isWithin(const Size &size, const SizeRange &range) {
  return (range.min <= 0 || size >= range.min) &&
         (range.max == INT64_MAX || size <= range.max) &&
         (range.multiple == 1 || size % range.multiple == 0);
}

// The first size with a name determines the others.
bool InputCheck::fits(const OnnxDim &dim, const Size &size) {
  if (dim.size)
    return size == *dim.size;
  auto [first, isNew] = sizes.try_emplace(dim.name, size);
  return isNew || first->second == size;
}

bool InputCheck::fits(const OnnxValueInfo &input, const Tensor &tensor) {
  if (!tensor.defined() || tensor.dtype() != input.dtype ||
      size_t(tensor.dim()) != input.dims.size())
    return false;
  bool fit = true;
  for (auto [i, dim] : llvm::enumerate(input.dims))
    fit &= fits(dim, tensor.size(int64_t(i)));
  return fit;
}

// Returns the expected input with the sizes of this call, as in `batch = 3`.
std::string InputCheck::expectedText(const OnnxValueInfo &input) const {
  OnnxValueInfo known = input;
  for (OnnxDim &dim : known.dims)
    if (auto size = sizes.find(dim.name); !dim.size && size != sizes.end())
      dim.name += " = " + std::to_string(size->second.hint());
  return known.text();
}

void InputCheck::check(const OnnxValueInfo &input, const Tensor &tensor) {
  std::string name = "input '" + input.name + "': ";
  std::string expected = expectedText(input);
  if (!fits(input, tensor)) {
    problems.push_back(name + "expected " + expected + " but found " +
                       typeText(tensor));
    return;
  }
  for (auto [i, dim] : llvm::enumerate(input.dims))
    if (Size size = tensor.size(int64_t(i)); !isWithin(size, dim.range))
      problems.push_back(name + "expected " + text(dim.range) + " as '" +
                         dim.name + "' but found " +
                         std::to_string(size.hint()));
}

static void checkInputs(const OnnxModel::State &model,
                        const std::vector<Tensor> &inputs, Place place) {
  InputCheck check;
  if (inputs.size() != model.inputs.size())
    check.problems.push_back("expected " + std::to_string(model.inputs.size()) +
                             " inputs but found " +
                             std::to_string(inputs.size()));
  else
    for (auto [info, tensor] : llvm::zip_equal(model.inputs, inputs))
      check.check(info, tensor);
  if (!check.problems.empty())
    throw Exception(model.name + ": " + llvm::join(check.problems, "\n"),
                    place);
}

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

// Returns the common device of the inputs, except CPU tensors of rank 0.
static const DeviceInfo *deviceOf(const OnnxModel::State &model,
                                  const std::vector<Tensor> &inputs) {
  std::optional<Device> first;
  for (auto [info, tensor] : llvm::zip_equal(model.inputs, inputs)) {
    if (tensor.dim() == 0 && tensor.device().isCPU())
      continue;
    if (tensor.device() != first.value_or(tensor.device()))
      throw Exception("input '" + info.name + "' is on " +
                      tensor.device().text() + ", others are on " +
                      first->text());
    first = tensor.device();
  }
  Device device = first.value_or(Device());
  if (!device.isCPU() && !model.backend.empty() &&
      model.backend != device.type())
    throw Exception("the inputs are on " + device.text() +
                    ", but the model was loaded for the backend '" +
                    model.backend + "'");
  return device.getInfo();
}

static std::vector<Tensor> withParameters(const OnnxModel::State &model,
                                          std::vector<Tensor> inputs) {
  for (const auto &[name, tensor] : model.parameters)
    inputs.push_back(tensor);
  return inputs;
}

static bool hasGradients(const std::vector<Tensor> &tensors) {
  return is_grad_enabled() && llvm::any_of(tensors, [](const Tensor &tensor) {
           return tensor.requires_grad();
         });
}

static std::vector<Tensor> runModel(const OnnxModel::State &model,
                                    const std::vector<Tensor> &inputs,
                                    Place place) {
  const DeviceInfo *device = deviceOf(model, inputs);
  std::vector<Tensor> all = withParameters(model, inputs);
  capture::CallInputs in(all.size());
  for (const Tensor &tensor : all)
    in.addAny(tensor.detach(), "a call of an ONNX model", place);
  std::vector<capture::Result> results = model.program->run(in.get(), device);
  std::vector<Tensor> outputs;
  for (auto [info, result] : llvm::zip_equal(model.outputs, results))
    outputs.push_back(capture::tensorOf(info.dtype, std::move(result)));
  return outputs;
}

static std::vector<Tensor> traceModel(OnnxModel::State &model,
                                      const std::vector<Tensor> &inputs,
                                      Place place) {
  model.keepWeights();
  return capture::callMany(place, [&](capture::Builder &b) {
    return inlineFunction(b, model.function(), b(inputs));
  });
}

void OnnxModel::State::record(const Options &options) {
  Options same = options;
  same.name = options.name.empty() ? name : options.name;
  recorded = compile(
      [this](const std::vector<Tensor> &all) {
        return traceModel(*this, all, Place::current());
      },
      same);
}

std::vector<Tensor> OnnxModel::operator()(const std::vector<Tensor> &inputs,
                                          Place place) const {
  capture::CallerPlace caller(place);
  checkInputs(*state, inputs, place);
  if (capture::isTracing())
    return traceModel(*state, withParameters(*state, inputs), place);
  std::vector<Tensor> all = withParameters(*state, inputs);
  try {
    return hasGradients(all) ? state->recorded(all)
                             : runModel(*state, inputs, place);
  } catch (const Exception &error) {
    throw Exception(state->name + ": " + error.what(), place);
  }
}

std::map<std::string, Tensor>
OnnxModel::run(const std::map<std::string, Tensor> &inputs, Place place) const {
  std::vector<Tensor> ordered;
  std::vector<std::string> wrong;
  for (const OnnxValueInfo &info : this->inputs()) {
    auto given = inputs.find(info.name);
    ordered.push_back(given == inputs.end() ? Tensor() : given->second);
  }
  std::vector<std::string> known = inputNames();
  for (const auto &[name, tensor] : inputs)
    if (!llvm::is_contained(known, name))
      wrong.push_back("there is no input '" + name +
                      "' (inputs: " + llvm::join(known, ", ") + ")");
  if (!wrong.empty())
    throw Exception(state->name + ": " + llvm::join(wrong, "\n"), place);
  std::vector<Tensor> results = (*this)(ordered, place);
  std::map<std::string, Tensor> named;
  for (auto [info, result] : llvm::zip_equal(outputs(), results))
    named.emplace(info.name, std::move(result));
  return named;
}

//===----------------------------------------------------------------------===//
// Properties
//===----------------------------------------------------------------------===//

static std::vector<std::string>
namesOf(const std::vector<OnnxValueInfo> &values) {
  std::vector<std::string> names;
  for (const OnnxValueInfo &value : values)
    names.push_back(value.name);
  return names;
}

const std::vector<OnnxValueInfo> &OnnxModel::inputs() const {
  return state->inputs;
}
const std::vector<OnnxValueInfo> &OnnxModel::outputs() const {
  return state->outputs;
}
std::vector<std::string> OnnxModel::inputNames() const {
  return namesOf(inputs());
}
std::vector<std::string> OnnxModel::outputNames() const {
  return namesOf(outputs());
}

const std::vector<std::pair<std::string, Tensor>> &
OnnxModel::namedParameters() const {
  return state->parameters;
}
std::vector<Tensor> OnnxModel::parameters() const {
  return withParameters(*state, {});
}

std::string OnnxModel::text() const {
  std::string text;
  for (const OnnxValueInfo &value : inputs())
    text += "input " + value.name + ": " + value.text() + "\n";
  for (const OnnxValueInfo &value : outputs())
    text += "output " + value.name + ": " + value.text() + "\n";
  return text;
}

std::ostream &operator<<(std::ostream &os, const OnnxModel &model) {
  return os << model.text();
}

} // namespace tcopt
