//===- Functional.h - derivatives of functions on tensors -------*- C++ -*-===//
//
// As torch.autograd.functional: derivatives at a point, of functions that need
// not be compiled. With `create_graph`, what they give has gradients itself.
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

/// The results, and gradients of the inputs by those of the results.
std::pair<std::vector<Tensor>, std::vector<Tensor>>
vjp(const TensorFunction &function, const std::vector<Tensor> &inputs,
    const std::vector<Tensor> &gradients = {}, bool create_graph = false,
    Place place = Place::current());
/// The results, and their derivatives in the direction of `tangents`.
std::pair<std::vector<Tensor>, std::vector<Tensor>>
jvp(const TensorFunction &function, const std::vector<Tensor> &inputs,
    const std::vector<Tensor> &tangents, bool create_graph = false,
    Place place = Place::current());
/// The result, of one element, and the product of its Hessian and a vector.
std::pair<Tensor, std::vector<Tensor>> hvp(const TensorFunction &function,
                                           const std::vector<Tensor> &inputs,
                                           const std::vector<Tensor> &vector,
                                           bool create_graph = false,
                                           Place place = Place::current());
/// `[i][j]` has the derivatives of result i with respect to input j: the sizes
/// of the result, then those of the input.
std::vector<std::vector<Tensor>> jacobian(const TensorFunction &function,
                                          const std::vector<Tensor> &inputs,
                                          bool create_graph = false,
                                          Place place = Place::current());
Tensor jacobian(const std::function<Tensor(const Tensor &)> &function,
                const Tensor &input, bool create_graph = false,
                Place place = Place::current());
/// `[i][j]` has the second derivatives of the result, of one element, with
/// respect to inputs i and j: the sizes of both.
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
/// Compares gradients of inputs of f64 that require them with differences of
/// the results. Throws an Exception that says where they differ.
bool gradcheck(const TensorFunction &function,
               const std::vector<Tensor> &inputs, GradcheckOptions options = {},
               Place place = Place::current());
/// The same of gradients of gradients, for random gradients of results.
bool gradgradcheck(const TensorFunction &function,
                   const std::vector<Tensor> &inputs,
                   GradcheckOptions options = {},
                   Place place = Place::current());

/// While it lives, `backward` throws where a gradient has a NaN, and names the
/// function and its place.
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

/// Calls a function with tensors in place of parameters and buffers of a
/// module, by their names; the module has its own again afterwards. Errors: a
/// name that the module has not.
template <typename Module, typename... Args>
auto functional_call(Module &module,
                     const std::map<std::string, Tensor> &tensors,
                     Args &&...args) {
  nn::TensorSwap swap(module, tensors);
  return module(std::forward<Args>(args)...);
}

} // namespace tcopt

#endif // TCOPT_CAPTURE_FUNCTIONAL_H
