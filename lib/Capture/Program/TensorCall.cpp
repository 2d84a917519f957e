//===- TensorCall.cpp - calls of programs on tensors ----------------------===//

#include "TensorCall.h"
#include "../Trace/Trace.h"
#include "tcopt/Capture/Functions.h"

namespace tcopt::capture {

void CallInputs::addAny(Tensor tensor, const char *user, Place place) {
  materialize(tensor, user, place);
  if (!tensor.getImpl()->layout())
    tensor = clone(tensor, place);
  kept.push_back(std::move(tensor));
  add(*kept.back().getImpl());
}

std::vector<Result> runNamed(Program &program, const CallInputs &inputs,
                             const DeviceInfo *device, const std::string &name,
                             Place place) {
  try {
    return program.run(inputs.get(), device);
  } catch (const RunFailure &failure) {
    throw Exception(failure.code(), name + ": " + failure.message, place);
  }
}

Tensor tensorOf(DType dtype, Result result) {
  return Tensor(std::make_shared<TensorImpl>(std::make_shared<Cell>(
      dtype, std::move(result.storage), std::move(result.layout))));
}

} // namespace tcopt::capture
