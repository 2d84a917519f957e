//===- Derivatives.h - derivatives of a script ------------------*- C++ -*-===//
//
// The values of a script's results, the gradients of a weighted sum of them,
// and the gradients of a weighted sum of these.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_FUZZ_DERIVATIVES_H
#define TCOPT_FUZZ_DERIVATIVES_H

#include "Script.h"

namespace fuzz {

/// Computes the results of a script from copies of the leaves.
using ScriptFunction = std::function<std::vector<tcopt::Tensor>(
    const std::vector<tcopt::Tensor> &)>;

/// (name, tensor): results "r<number>", gradients "g<input>", and the gradients
/// of these "h<input>"; zeros where nothing depends on an input. `leaves` has
/// the inputs to differentiate with respect to.
std::vector<std::pair<std::string, tcopt::Tensor>>
derivativesOf(const ScriptFunction &function,
              const std::vector<tcopt::Tensor> &inputs,
              const std::vector<int> &leaves, bool isSecond);

} // namespace fuzz

#endif // TCOPT_FUZZ_DERIVATIVES_H
