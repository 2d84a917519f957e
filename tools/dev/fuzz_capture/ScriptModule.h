//===- ScriptModule.h - scripts as functions and modules --------*- C++ -*-===//

#ifndef TCOPT_FUZZ_SCRIPTMODULE_H
#define TCOPT_FUZZ_SCRIPTMODULE_H

#include "Script.h"
#include "tcopt/Capture/Module.h"
#include "tcopt/Capture/Modules/Compile.h"

namespace fuzz {

using Results = std::vector<tcopt::Tensor>;

/// Stands for a register that a branch or an error has left undefined.
constexpr int64_t kUndefined = -987654;

/// A script, and the registers that it returns.
struct ScriptText {
  std::vector<Statement> statements;
  std::vector<int> returned;

  /// Throws at the first error.
  Results run(const Inputs &inputs) const;
};

/// A machine that has the inputs' tensors in its first registers.
Machine machineFor(const Inputs &inputs);

/// Has the first tensor as a parameter, the numbers as fields, and the training
/// flag.
class ScriptModule : public tcopt::nn::Module {
public:
  explicit ScriptModule(const ScriptText *script) : script(script) {}

  /// Takes over what a call is made with: each number as a field, the parameter
  /// by a write where it has these sizes, else as another tensor, and without
  /// gradient every other time.
  void hold(const Inputs &inputs, bool training);
  tcopt::Tensor parameter() const { return *weight; }
  Results forward(const Results &rest, const tcopt::Sizes &sizes) const;

private:
  const ScriptText *script;
  tcopt::nn::Parameter weight = registerParameter("weight", tcopt::zeros({1}));
  std::array<double, 2> floats{};
  std::array<int64_t, 2> integers{};
  std::array<bool, 2> isInteger{};
};

} // namespace fuzz

#endif // TCOPT_FUZZ_SCRIPTMODULE_H
