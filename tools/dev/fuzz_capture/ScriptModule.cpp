//===- ScriptModule.cpp - scripts as functions and modules ----------------===//

#include "ScriptModule.h"

using namespace tcopt;

namespace fuzz {

Machine machineFor(const Inputs &inputs) {
  Machine machine;
  machine.inputs = &inputs;
  for (size_t i = 0; i < inputs.tensors.size(); ++i)
    machine.registers[int(i)] = inputs.tensors[i];
  return machine;
}

Results ScriptText::run(const Inputs &inputs) const {
  Machine machine = machineFor(inputs);
  machine.stops = true;
  machine.run(statements);
  Results results;
  for (int number : returned) {
    auto found = machine.registers.find(number);
    results.push_back(found == machine.registers.end() ? tensor(kUndefined)
                                                       : found->second);
  }
  return results;
}

void ScriptModule::hold(const Inputs &inputs, bool training) {
  const Tensor &given = inputs.tensors.at(0);
  bool isSame =
      weight->dtype() == given.dtype() &&
      weight->toVector<double>().size() == given.toVector<double>().size() &&
      weight->sizes() == given.sizes() &&
      weight->is_contiguous() == given.is_contiguous();
  if (isSame)
    weight->copy_(given);
  else
    weight = given;
  requires_grad_(training);
  train(training);
  for (size_t i = 0; i < 2; ++i) {
    isInteger[i] = !inputs.numbers.at(i).isFloat();
    floats[i] = inputs.numbers[i].toDouble();
    integers[i] = isInteger[i] ? inputs.numbers[i].toInt() : 0;
  }
}

Results ScriptModule::forward(const Results &rest, const Sizes &sizes) const {
  Inputs inputs{{*weight}, {}, sizes, [this] { return isTraining(); }};
  inputs.tensors.insert(inputs.tensors.end(), rest.begin(), rest.end());
  for (size_t i = 0; i < 2; ++i)
    inputs.numbers.push_back(isInteger[i] ? Scalar(integers[i])
                                          : Scalar(floats[i]));
  return script->run(inputs);
}

} // namespace fuzz
