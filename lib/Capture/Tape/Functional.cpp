//===- Functional.cpp - autograd::functional and gradient checks ----------===//
//
// Jacobians, Hessians and products with them (PyTorch's
// torch.autograd.functional), gradcheck, and DetectAnomaly, all based on
// autograd::grad.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Capture/Functional.h"
#include "../Autograd/Node.h"
#include "../Session/CallerPlace.h"
#include "../Tensor/Cell.h"
#include "mlir/IR/BuiltinTypes.h"
#include "tcopt/Capture/Autograd.h"
#include "tcopt/Capture/Functions.h"
#include "tcopt/Capture/Settings.h"
#include "tcopt/Support/DType.h"
#include "llvm/ADT/STLExtras.h"

namespace tcopt::autograd {

using Tensors = std::vector<Tensor>;

//===----------------------------------------------------------------------===//
// Points
//===----------------------------------------------------------------------===//

// Returns a leaf for each input, with the same elements. With `create`, an
// input that requires a gradient is copied instead and keeps its history.
static Tensors makeSources(const Tensors &inputs, bool create, Place place) {
  Tensors sources;
  for (const Tensor &input : inputs) {
    if (!input.defined() || !isFloat(input.dtype()))
      throw Exception("expected tensors of floats to differentiate with "
                      "respect to",
                      place);
    bool isPart = create && input.requires_grad();
    sources.push_back(isPart ? input.clone() : input.detach().requires_grad_());
  }
  return sources;
}

// Checks that each element of `tensors` has a counterpart of the same sizes.
// Dynamic sizes are not compared.
static void expectLike(const Tensors &given, const Tensors &tensors,
                       const char *what, Place place) {
  if (given.size() != tensors.size())
    throw Exception(std::string(what) + ": expected " +
                        std::to_string(tensors.size()) + " tensors but found " +
                        std::to_string(given.size()),
                    place);
  for (auto [one, tensor] : llvm::zip_equal(given, tensors)) {
    if (!one.defined() || !tensor.defined())
      continue;
    llvm::ArrayRef<int64_t> found = one.getImpl()->sizes(),
                            expected = tensor.getImpl()->sizes();
    if (!capture::haveSameSizes(one, tensor) &&
        !llvm::is_contained(found, mlir::ShapedType::kDynamic) &&
        !llvm::is_contained(expected, mlir::ShapedType::kDynamic))
      throw Exception(std::string(what) + ": expected a tensor of sizes " +
                          capture::textOfSizes(expected) + " but found " +
                          capture::textOfSizes(found),
                      place);
  }
}

static Tensors orZeros(Tensors gradients, const Tensors &like) {
  for (auto [gradient, tensor] : llvm::zip_equal(gradients, like))
    if (!gradient.defined())
      gradient = zeros_like(tensor);
  return gradients;
}

static Tensors withoutTape(Tensors tensors, bool create) {
  if (!create)
    for (Tensor &tensor : tensors)
      tensor = tensor.detach();
  return tensors;
}

/// Returns the gradients of `sources`; zeros for sources that do not affect the
/// outputs.
static Tensors gradientsOf(const Tensors &outputs, const Tensors &sources,
                           const Tensors &starts, bool create, Place place) {
  Tensors roots, weights;
  for (auto [i, output] : llvm::enumerate(outputs))
    if (output.requires_grad()) {
      roots.push_back(output);
      weights.push_back(starts.empty() ? Tensor() : starts[i]);
    }
  if (roots.empty())
    return orZeros(Tensors(sources.size()), sources);
  return orZeros(
      autograd::grad(roots, sources, weights, true, create, true, place),
      sources);
}

static void expectOneElement(const Tensors &results, const char *what,
                             Place place) {
  if (results.size() != 1 || results[0].numel() != 1)
    throw Exception(std::string(what) +
                        ": expected a result of one element from the function",
                    place);
}

// Returns a Jacobian for each source, computed row by row: a row for each
// element of the result.
static Tensors rowsOf(const Tensor &result, const Tensors &sources, bool create,
                      Place place) {
  int64_t count = result.numel();
  std::vector<Tensors> rows(sources.size());
  for (int64_t i = 0; i < count; ++i) {
    Tensor start = zeros({Size(count)}, result.dtype());
    {
      NoGrad constant;
      start[i].fill_(1);
    }
    Tensors found = gradientsOf({result}, sources,
                                {start.reshape(result.sizes())}, create, place);
    for (auto [row, gradient] : llvm::zip_equal(rows, found))
      row.push_back(gradient);
  }
  Tensors matrices;
  for (auto [row, source] : llvm::zip_equal(rows, sources)) {
    Sizes sizes = result.sizes();
    llvm::append_range(sizes, source.sizes());
    matrices.push_back(row.empty() ? zeros(sizes, source.dtype())
                                   : stack(row, 0, place).reshape(sizes));
  }
  return matrices;
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

namespace {
/// A function at a point, and derivatives of its results.
class Point {
public:
  Point(const TensorFunction &function, const Tensors &inputs, bool create,
        Place place)
      : caller(place), create(create), place(place),
        sources(makeSources(inputs, create, place)),
        results(function(sources)) {}

  /// Returns the function's results and the derivatives.
  std::pair<Tensors, Tensors> withResults(Tensors derivatives) {
    return {withoutTape(std::move(results), create),
            withoutTape(std::move(derivatives), create)};
  }
  /// Returns the gradient of the function's only element. The gradient is
  /// differentiable.
  Tensors slope(const char *what) const {
    expectOneElement(results, what, place);
    return gradientsOf(results, sources, {}, true, place);
  }
  /// Returns the Jacobian for each tensor and source.
  std::vector<Tensors> matricesOf(const Tensors &tensors) const {
    std::vector<Tensors> matrices;
    for (const Tensor &one : tensors)
      matrices.push_back(
          withoutTape(rowsOf(one, sources, create, place), create));
    return matrices;
  }

private:
  EnableGrad recorded;
  capture::CallerPlace caller;
  const bool create;
  const Place place;

public:
  const Tensors sources;
  Tensors results;
};
} // namespace

std::pair<Tensors, Tensors> functional::vjp(const TensorFunction &function,
                                            const Tensors &inputs,
                                            const Tensors &gradients,
                                            bool create, Place place) {
  Point at(function, inputs, create, place);
  if (!gradients.empty())
    expectLike(gradients, at.results, "vjp", place);
  return at.withResults(
      gradientsOf(at.results, at.sources, gradients, create, place));
}

// Computes J v by differentiating twice: the gradient g = J^T w is linear in w,
// and its vector-Jacobian product by w in the direction of the tangents v is J
// v.
std::pair<Tensors, Tensors> functional::jvp(const TensorFunction &function,
                                            const Tensors &inputs,
                                            const Tensors &tangents,
                                            bool create, Place place) {
  expectLike(tangents, inputs, "jvp", place);
  Point at(function, inputs, create, place);
  Tensors weights;
  for (const Tensor &result : at.results)
    weights.push_back(zeros_like(result).requires_grad_());
  Tensors found = gradientsOf(at.results, at.sources, weights, true, place);
  return at.withResults(gradientsOf(found, weights, tangents, create, place));
}

std::pair<Tensor, Tensors> functional::hvp(const TensorFunction &function,
                                           const Tensors &inputs,
                                           const Tensors &vector, bool create,
                                           Place place) {
  expectLike(vector, inputs, "hvp", place);
  Point at(function, inputs, create, place);
  auto [results, product] = at.withResults(
      gradientsOf(at.slope("hvp"), at.sources, vector, create, place));
  return {std::move(results.front()), std::move(product)};
}

//===----------------------------------------------------------------------===//
// Matrices
//===----------------------------------------------------------------------===//

std::vector<Tensors> functional::jacobian(const TensorFunction &function,
                                          const Tensors &inputs, bool create,
                                          Place place) {
  Point at(function, inputs, create, place);
  return at.matricesOf(at.results);
}

static TensorFunction listed(const std::function<Tensor(const Tensor &)> &f) {
  return [f](const Tensors &inputs) { return Tensors{f(inputs.front())}; };
}

Tensor functional::jacobian(const std::function<Tensor(const Tensor &)> &f,
                            const Tensor &input, bool create, Place place) {
  return jacobian(listed(f), Tensors{input}, create, place)[0][0];
}

std::vector<Tensors> functional::hessian(const TensorFunction &function,
                                         const Tensors &inputs, bool create,
                                         Place place) {
  Point at(function, inputs, create, place);
  return at.matricesOf(at.slope("hessian"));
}

Tensor functional::hessian(const std::function<Tensor(const Tensor &)> &f,
                           const Tensor &input, bool create, Place place) {
  return hessian(listed(f), Tensors{input}, create, place)[0][0];
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

static Tensors withElement(const Tensors &inputs, size_t input, int64_t element,
                           double difference) {
  NoGrad constant;
  Tensors moved;
  for (const Tensor &one : inputs)
    moved.push_back(one.detach());
  Tensor flat = moved[input].clone().reshape({-1});
  flat[element].add_(difference);
  moved[input] = flat.reshape(inputs[input].sizes());
  return moved;
}

static std::string describe(size_t result, size_t input, int64_t element,
                            int64_t at, double found, double expected) {
  return "gradcheck: the derivative of element " + std::to_string(at) +
         " of result " + std::to_string(result) + " with respect to element " +
         std::to_string(element) + " of input " + std::to_string(input) +
         " is " + std::to_string(found) + " but differences give " +
         std::to_string(expected);
}

static void checkInput(const TensorFunction &function, const Tensors &inputs,
                       size_t input, const std::vector<Tensors> &matrices,
                       const GradcheckOptions &options, Place place) {
  int64_t count = inputs[input].numel();
  for (int64_t element = 0; element < count; ++element) {
    Tensors more = function(withElement(inputs, input, element, options.eps));
    Tensors less = function(withElement(inputs, input, element, -options.eps));
    for (size_t result = 0; result < more.size(); ++result) {
      if (!isFloat(more[result].dtype()))
        continue;
      auto slope = ((more[result] - less[result]) / (2 * options.eps))
                       .toVector<double>();
      auto matrix = matrices[result][input].toVector<double>();
      for (size_t at = 0; at < slope.size(); ++at) {
        double found = matrix[at * size_t(count) + size_t(element)];
        double room = options.atol + options.rtol * std::abs(slope[at]);
        if (!(std::abs(found - slope[at]) <= room))
          throw Exception(
              describe(result, input, element, int64_t(at), found, slope[at]),
              place);
      }
    }
  }
}

bool gradcheck(const TensorFunction &function, const Tensors &inputs,
               GradcheckOptions options, Place place) {
  capture::CallerPlace caller(place);
  std::vector<size_t> chosen;
  Tensors sources;
  for (auto [i, input] : llvm::enumerate(inputs))
    if (input.defined() && input.requires_grad()) {
      if (input.dtype() != DType::F64)
        throw Exception("gradcheck: expected inputs of f64 but found " +
                            getName(input.dtype()).str(),
                        place);
      chosen.push_back(i);
      sources.push_back(input);
    }
  if (chosen.empty())
    throw Exception("gradcheck: expected an input that requires a gradient",
                    place);
  TensorFunction ofChosen = [&](const Tensors &given) {
    Tensors all = inputs;
    for (auto [i, input] : llvm::zip_equal(chosen, given))
      all[i] = input;
    return function(all);
  };
  std::vector<Tensors> matrices =
      functional::jacobian(ofChosen, sources, false, place);
  for (size_t i = 0; i < sources.size(); ++i)
    checkInput(ofChosen, sources, i, matrices, options, place);
  return true;
}

bool gradgradcheck(const TensorFunction &function, const Tensors &inputs,
                   GradcheckOptions options, Place place) {
  capture::CallerPlace caller(place);
  Tensors results, starts;
  {
    NoGrad shapes;
    results = function(inputs);
  }
  for (const Tensor &result : results)
    starts.push_back(isFloat(result.dtype())
                         ? randn_like(result).requires_grad_()
                         : Tensor());
  size_t count = inputs.size();
  Tensors all = inputs;
  for (const Tensor &start : starts)
    if (start.defined())
      all.push_back(start);
  TensorFunction slope = [&](const Tensors &given) {
    EnableGrad recorded;
    Tensors own(given.begin(), given.begin() + ptrdiff_t(count)), sources;
    for (auto [i, one] : llvm::enumerate(own))
      if (inputs[i].defined() && inputs[i].requires_grad()) {
        if (!one.requires_grad())
          one = one.detach().requires_grad_();
        sources.push_back(one);
      }
    Tensors outputs, weights;
    size_t next = count;
    for (auto [result, start] : llvm::zip_equal(function(own), starts))
      if (start.defined()) {
        outputs.push_back(result);
        weights.push_back(given[next++]);
      }
    return gradientsOf(outputs, sources, weights, true, place);
  };
  return gradcheck(slope, all, options, place);
}

//===----------------------------------------------------------------------===//
// Anomalies
//===----------------------------------------------------------------------===//

DetectAnomaly::DetectAnomaly(bool enabled)
    : before(capture::settings().detectsAnomaly) {
  capture::settings().detectsAnomaly = enabled;
}

DetectAnomaly::~DetectAnomaly() { capture::settings().detectsAnomaly = before; }

} // namespace tcopt::autograd
