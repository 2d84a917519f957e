//===- AllowInGraph.cpp - user functions as ops ---------------------------===//
//
// `allow_in_graph` defines an op whose kernel calls a function on tensors at
// run time, so that traces do not enter the function.
//
//===----------------------------------------------------------------------===//

#include "../Tensor/Device.h"
#include "../Trace/Trace.h"
#include "tcopt/Capture/Autograd.h"
#include "tcopt/Capture/CustomOp.h"
#include "tcopt/Capture/Functions.h"
#include "tcopt/Capture/Settings.h"
#include "tcopt/Execution/EntryCall.h"

namespace tcopt {

static DType dtypeOf(const tcopt_tensor &tensor) {
  for (DType dtype : allDTypes) {
    tcopt_dtype known = runtimeDType(dtype);
    if (known.code == tensor.dtype.code && known.bits == tensor.dtype.bits)
      return dtype;
  }
  throw std::invalid_argument("a tensor has a dtype that there is not");
}

// Returns a copy, because the function may keep the tensor.
static Tensor tensorOf(const tcopt_tensor &from) {
  std::span<const int64_t> sizes = KernelCall::sizesOf(from);
  size_t count = 1;
  for (int64_t size : sizes)
    count *= size_t(size);
  return capture::tensorInMemory(from.data, count, dtypeOf(from),
                                 {sizes.begin(), sizes.end()},
                                 Place::current());
}

static void store(const Tensor &result, tcopt_tensor &to, size_t number) {
  auto wrong = [&](const std::string &what) {
    return std::invalid_argument("result " + std::to_string(number) + " " +
                                 what);
  };
  if (!result.defined())
    throw wrong("is not defined");
  if (result.dtype() != dtypeOf(to))
    throw wrong("has another dtype than the shape rule says");
  std::vector<int64_t> sizes;
  for (const Size &size : result.sizes())
    sizes.push_back(size);
  if (!std::ranges::equal(sizes, KernelCall::sizesOf(to)))
    throw wrong("has other sizes than the shape rule says");
  Tensor whole = clone(result);
  capture::materialize(whole, "a result", Place::current());
  const capture::Cell &cell = *whole.getImpl()->cell;
  capture::copyElements(to.data, capture::Layout::rowMajor(cell.layout.sizes),
                        capture::HostAccess(*cell.storage).data(), cell.layout,
                        getSize(result.dtype()));
}

static void callOn(const TensorFunction &function, const KernelCall &call) {
  capture::TraceScope outside(nullptr);
  std::vector<Tensor> inputs;
  for (const tcopt_tensor &input : call.inputs)
    inputs.push_back(tensorOf(input));
  std::vector<Tensor> results = function(inputs);
  if (results.size() != call.outputs.size())
    throw std::invalid_argument("the function gave " +
                                std::to_string(results.size()) +
                                " tensors, but the shape rule says " +
                                std::to_string(call.outputs.size()));
  for (size_t i = 0; i < results.size(); ++i)
    store(results[i], call.outputs[i], i);
}

//===----------------------------------------------------------------------===//
// Gradients
//===----------------------------------------------------------------------===//

static constexpr const char *kNumInputs = "inputs";

// Calls the function on clones of leaves, because it may write to its
// arguments, and returns the gradients of floating-point inputs.
static std::vector<Tensor> gradientsOf(const TensorFunction &function,
                                       const std::vector<Tensor> &given,
                                       size_t numInputs) {
  EnableGrad recorded;
  std::vector<Tensor> leaves, copies, roots, starts;
  for (const Tensor &input : std::span(given).first(numInputs)) {
    copies.push_back(input);
    if (!isFloat(input.dtype()))
      continue;
    leaves.push_back(input.detach().requires_grad_());
    copies.back() = leaves.back().clone();
  }
  auto next = given.begin() + ptrdiff_t(numInputs);
  for (const Tensor &result : function(copies)) {
    if (!result.defined() || !isFloat(result.dtype()))
      continue;
    const Tensor &start = *next++;
    if (!result.requires_grad())
      continue;
    roots.push_back(result);
    starts.push_back(start);
  }
  std::vector<Tensor> found(leaves.size());
  if (!roots.empty())
    found = autograd::grad(roots, leaves, starts, false, false, true);
  for (size_t i = 0; i < found.size(); ++i)
    if (!found[i].defined())
      found[i] = zeros_like(leaves[i]);
  return found;
}

// Returns the shapes of floating-point inputs, which are those of their
// gradients.
static TensorShapes shapesOfGradients(const TensorShapes &given,
                                      const Attributes &attributes) {
  auto numInputs = size_t(std::get<int64_t>(attributes.at(kNumInputs)));
  TensorShapes shapes;
  for (const TensorShape &input : std::span(given).first(numInputs))
    if (isFloat(input.dtype))
      shapes.push_back(input);
  return shapes;
}

// Defines the op NAME_gradient, whose operands are the inputs and the gradients
// of the results.
static CustomOp defineGradient(const std::string &name, TensorFunction function,
                               Place place) {
  auto kernel = [function = std::move(function)](const KernelCall &call) {
    auto numInputs = size_t(call.integer(kNumInputs));
    callOn(
        [&](const std::vector<Tensor> &given) {
          return gradientsOf(function, given, numInputs);
        },
        call);
  };
  return defineOp(name + "_gradient",
                  {.shape = shapesOfGradients, .kernel = std::move(kernel)},
                  place);
}

static std::vector<Tensor> callGradient(const CustomOp &op,
                                        const GradientCall &call) {
  std::vector<Tensor> given = call.inputs, all;
  for (const Tensor &gradient : call.gradients)
    if (gradient.defined())
      given.push_back(gradient);
  std::vector<Tensor> found =
      op(given, {{kNumInputs, int64_t(call.inputs.size())}});
  auto next = found.begin();
  for (const Tensor &input : call.inputs)
    all.push_back(isFloat(input.dtype()) ? *next++ : Tensor());
  return all;
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

CustomOp allow_in_graph(const std::string &name, ShapeRule shape,
                        TensorFunction function, GradientRule backward,
                        Place place) {
  if (!function)
    throw Exception("the op '" + name + "' needs a function", place);
  return defineOp(name,
                  {std::move(shape),
                   [function = std::move(function)](const KernelCall &call) {
                     callOn(function, call);
                   },
                   std::move(backward)},
                  place);
}

// The gradient op is defined after the op, which checks that the name is free.
CustomOp allow_in_graph(const std::string &name, ShapeRule shape,
                        TensorFunction function, Place place) {
  auto gradient = std::make_shared<std::optional<CustomOp>>();
  CustomOp op = allow_in_graph(
      name, std::move(shape), function,
      [gradient](const GradientCall &call) {
        return callGradient(gradient->value(), call);
      },
      place);
  gradient->emplace(defineGradient(name, std::move(function), place));
  return op;
}

} // namespace tcopt
