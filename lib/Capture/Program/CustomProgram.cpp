//===- CustomProgram.cpp - programs of a user's backend -------------------===//

#include "CustomProgram.h"
#include "../Trace/Trace.h"
#include "ReachableInputs.h"

namespace tcopt::capture {

static Signature signatureOf(mlir::ModuleOp module) {
  auto function = findEntry(module, "main");
  if (!function)
    throw Exception(ErrorCode::CompilationFailed,
                    toString(function.takeError()));
  llvm::Expected<Signature> signature = readSignature(*function);
  if (!signature)
    throw Exception(ErrorCode::CompilationFailed,
                    toString(signature.takeError()));
  return std::move(*signature);
}

CustomProgram::CustomProgram(mlir::ModuleOp module,
                             const ProgramOptions &options) {
  calledAs = signatureOf(module);
  // The backend may call tensor functions, which must not add ops to a trace.
  TraceScope outside(nullptr);
  function = options.custom(describeGraph(module));
  if (!function)
    throw Exception("customBackend gave no function for a graph");
}

static bool isOnDevice(const Program::Input &input) {
  return input.storage && input.storage->device();
}

// Returns a storage that does not own its memory. On a device it is the whole
// storage, because the layout contains the offset.
static std::shared_ptr<Storage> borrowed(const Program::Input &input) {
  if (isOnDevice(input))
    return {const_cast<Storage *>(input.storage), [](Storage *) {}};
  return std::make_shared<Storage>(input.data, std::function<void(void *)>());
}

// Tensor functions that the user's function calls compute eagerly, even if the
// program runs during a trace.
std::vector<Result> CustomProgram::run(llvm::ArrayRef<Input> inputs,
                                       const DeviceInfo *device) {
  TraceScope outside(nullptr);
  std::vector<Tensor> arguments;
  for (auto [spec, input] : llvm::zip_equal(calledAs.inputs, inputs)) {
    Layout layout = *input.layout;
    if (!isOnDevice(input))
      layout.offset = 0;
    arguments.push_back(
        Tensor(std::make_shared<TensorImpl>(std::make_shared<Cell>(
            spec.dtype, borrowed(input), std::move(layout)))));
  }
  std::vector<Tensor> tensors = function(arguments);
  if (tensors.size() != calledAs.results.size())
    throw Exception("the function of customBackend gave " +
                    std::to_string(tensors.size()) + " tensors for " +
                    std::to_string(calledAs.results.size()) + " results");
  std::vector<Result> results;
  for (auto [spec, tensor] : llvm::zip_equal(calledAs.results, tensors)) {
    if (!tensor.defined() || tensor.dtype() != spec.dtype ||
        tensor.dim() != spec.rank())
      throw Exception("the function of customBackend gave another tensor than "
                      "the graph's " +
                      spec.typeName());
    // The tensor may be an argument, or the user's function may keep it.
    Tensor copy = clone(tensor);
    materialize(copy, "a result", Place::current());
    const Cell &cell = *copy.getImpl()->cell;
    results.push_back({cell.storage, cell.layout});
  }
  return movedTo(device, calledAs, std::move(results));
}

} // namespace tcopt::capture
