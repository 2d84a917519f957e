//===- Derivatives.cpp - derivatives of a script --------------------------===//

#include "Derivatives.h"
#include "tcopt/Capture/Autograd.h"

using namespace tcopt;

namespace fuzz {

/// Returns multiples of 1/8 other than 0, the same as in corner_calls.py. They
/// are exact in f32, and their products with infinities are not NaN.
static Tensor weightsOf(const Tensor &result, size_t number) {
  std::vector<double> values(size_t(int64_t(result.numel())));
  for (size_t i = 0; i < values.size(); ++i)
    values[i] = (double((7 * i + 3 * number) % 11) - 5.5) / 4;
  return tensor<double>(values).to(result.dtype()).view(result.sizes());
}

/// Returns the gradients of a weighted sum of the results that require one.
static std::vector<Tensor> gradientsOf(const std::vector<Tensor> &results,
                                       const std::vector<Tensor> &leaves,
                                       size_t first, bool isSecond) {
  std::vector<Tensor> used, weights;
  for (size_t i = 0; i < results.size(); ++i)
    if (results[i].defined() && results[i].requires_grad()) {
      used.push_back(results[i]);
      weights.push_back(weightsOf(results[i], first + i));
    }
  std::vector<Tensor> found(leaves.size());
  if (!used.empty())
    found = autograd::grad(used, leaves, weights, std::nullopt, isSecond,
                           /*allow_unused=*/true);
  for (size_t i = 0; i < found.size(); ++i)
    if (!found[i].defined())
      found[i] = zeros_like(leaves[i]);
  return found;
}

std::vector<std::pair<std::string, Tensor>>
derivativesOf(const ScriptFunction &function, const std::vector<Tensor> &inputs,
              const std::vector<int> &leaves, bool isSecond) {
  std::vector<Tensor> given = inputs, wanted;
  for (int number : leaves)
    wanted.push_back(given[size_t(number)].clone().requires_grad_());
  for (size_t i = 0; i < leaves.size(); ++i)
    given[size_t(leaves[i])] = wanted[i];
  std::vector<std::pair<std::string, Tensor>> found;
  auto add = [&](const char *name, const std::vector<Tensor> &tensors) {
    for (size_t i = 0; i < tensors.size(); ++i)
      found.emplace_back(name + std::to_string(i), tensors[i].detach());
  };
  std::vector<Tensor> results = function(given);
  add("r", results);
  if (wanted.empty())
    return found;
  std::vector<Tensor> first = gradientsOf(results, wanted, 0, isSecond);
  add("g", first);
  if (isSecond)
    add("h", gradientsOf(first, wanted, 10, false));
  return found;
}

} // namespace fuzz
