//===- AutogradNets.h - modules of scripts about gradients ------*- C++ -*-===//

#ifndef TCOPT_FUZZ_AUTOGRADNETS_H
#define TCOPT_FUZZ_AUTOGRADNETS_H

#include "tcopt/Capture/Module.h"
#include <memory>
#include <string>

namespace fuzz {

/// A module of any class that maps a tensor to a tensor.
class Net {
public:
  virtual ~Net() = default;
  virtual tcopt::Tensor forward(const tcopt::Tensor &input) const = 0;
  virtual tcopt::nn::Module &module() = 0;
  virtual std::shared_ptr<Net> clone() const = 0;
};

/// Returns a module of a kind for tensors of `features` columns, with
/// parameters from a formula. Errors: unknown kind.
std::shared_ptr<Net> makeNet(const std::string &kind, int64_t features,
                             tcopt::DType dtype);

/// Calls a custom autograd function. Errors: unknown name.
std::vector<tcopt::Tensor>
callCustomFunction(const std::string &name,
                   const std::vector<tcopt::Tensor> &arguments);

} // namespace fuzz

#endif // TCOPT_FUZZ_AUTOGRADNETS_H
