//===- Derivatives.h - derivatives of a script ------------------*- C++ -*-===//
//
// The values of a script's results, the gradients of a weighted sum of the
// results, and the gradients of a weighted sum of the gradients.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_FUZZ_DERIVATIVES_H
#define TCOPT_FUZZ_DERIVATIVES_H

#include "Script.h"

namespace fuzz {

/// Computes the results of a script from copies of the leaves.
using ScriptFunction = std::function<std::vector<tcopt::Tensor>(
    const std::vector<tcopt::Tensor> &)>;

/// Returns pairs of name and tensor: results "r<number>", gradients "g<input>",
/// and gradients of gradients "h<input>", which are zeros if no result depends
/// on the input. `leaves` are the inputs to differentiate with respect to.
std::vector<std::pair<std::string, tcopt::Tensor>>
derivativesOf(const ScriptFunction &function,
              const std::vector<tcopt::Tensor> &inputs,
              const std::vector<int> &leaves, bool isSecond);

} // namespace fuzz

#endif // TCOPT_FUZZ_DERIVATIVES_H
