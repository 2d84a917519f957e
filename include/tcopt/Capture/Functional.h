//===- Functional.h - Jacobians, Hessians, gradcheck ------------*- C++ -*-===//
//
// Derivatives of functions at given inputs, as in torch.autograd.functional.
// The functions need not be compiled. With `create_graph`, the derivatives can
// be differentiated themselves.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_FUNCTIONAL_H
#define TCOPT_CAPTURE_FUNCTIONAL_H

#include "tcopt/Capture/Module.h"
#include <map>

namespace tcopt::autograd {

/// A function of several tensors.
using TensorFunction =
    std::function<std::vector<Tensor>(const std::vector<Tensor> &)>;

namespace functional {

/// Returns the results, and the vector-Jacobian product with the cotangents
/// `gradients`.
std::pair<std::vector<Tensor>, std::vector<Tensor>>
vjp(const TensorFunction &function, const std::vector<Tensor> &inputs,
    const std::vector<Tensor> &gradients = {}, bool create_graph = false,
    Place place = Place::current());
/// Returns the results, and the Jacobian-vector product with `tangents`.
std::pair<std::vector<Tensor>, std::vector<Tensor>>
jvp(const TensorFunction &function, const std::vector<Tensor> &inputs,
    const std::vector<Tensor> &tangents, bool create_graph = false,
    Place place = Place::current());
/// Returns the result, which has one element, and the product of its Hessian
/// and a vector.
std::pair<Tensor, std::vector<Tensor>> hvp(const TensorFunction &function,
                                           const std::vector<Tensor> &inputs,
                                           const std::vector<Tensor> &vector,
                                           bool create_graph = false,
                                           Place place = Place::current());
/// `[i][j]` is the Jacobian of result i with respect to input j; its sizes are
/// those of the result, followed by those of the input.
std::vector<std::vector<Tensor>> jacobian(const TensorFunction &function,
                                          const std::vector<Tensor> &inputs,
                                          bool create_graph = false,
                                          Place place = Place::current());
Tensor jacobian(const std::function<Tensor(const Tensor &)> &function,
                const Tensor &input, bool create_graph = false,
                Place place = Place::current());
/// `[i][j]` has the second derivatives of the result, which has one element,
/// with respect to inputs i and j; its sizes are those of both inputs.
std::vector<std::vector<Tensor>> hessian(const TensorFunction &function,
                                         const std::vector<Tensor> &inputs,
                                         bool create_graph = false,
                                         Place place = Place::current());
Tensor hessian(const std::function<Tensor(const Tensor &)> &function,
               const Tensor &input, bool create_graph = false,
               Place place = Place::current());

} // namespace functional

struct GradcheckOptions {
  double eps = 1e-6, atol = 1e-5, rtol = 1e-3;
};
/// Compares the gradients of f64 inputs with requires_grad with finite
/// differences. Throws an Exception that reports the differing elements.
bool gradcheck(const TensorFunction &function,
               const std::vector<Tensor> &inputs, GradcheckOptions options = {},
               Place place = Place::current());
/// Checks gradients of gradients in this way, with random cotangents of the
/// results.
bool gradgradcheck(const TensorFunction &function,
                   const std::vector<Tensor> &inputs,
                   GradcheckOptions options = {},
                   Place place = Place::current());

/// Makes `backward` throw, for the lifetime of the object, when a gradient
/// contains a NaN. The error names the function and its source location.
class DetectAnomaly {
public:
  explicit DetectAnomaly(bool enabled = true);
  ~DetectAnomaly();
  DetectAnomaly(const DetectAnomaly &) = delete;
  DetectAnomaly &operator=(const DetectAnomaly &) = delete;

private:
  bool before;
};

} // namespace tcopt::autograd

namespace tcopt {

/// Calls a module with its parameters and buffers replaced, by name, by other
/// tensors for the duration of the call. Errors: the module does not have a
/// name.
template <typename Module, typename... Args>
auto functional_call(Module &module,
                     const std::map<std::string, Tensor> &tensors,
                     Args &&...args) {
  nn::TensorSwap swap(module, tensors);
  return module(std::forward<Args>(args)...);
}

} // namespace tcopt

#endif // TCOPT_CAPTURE_FUNCTIONAL_H
