//===- InterpreterRunner.cpp - Runner of the reference interpreter --------===//

#include "mlir/IR/TypeUtilities.h"
#include "tcopt/Execution/CustomKernels.h"
#include "tcopt/Execution/Runner.h"
#include "tcopt/Grad/IR/GradOps.h"
#include "tcopt/Grad/Transforms/Passes.h"
#include "tcopt/Interpreter/Interpreter.h"

using namespace tcopt;
using llvm::Error;
using llvm::Expected;

namespace {
class InterpreterRunner : public Runner {
public:
  explicit InterpreterRunner(RunnerOptions options)
      : Runner(std::move(options)) {
    populateInterpreter(table);
  }

  Error prepare(mlir::ModuleOp module) override;
  Expected<Tensors> results() override;

protected:
  Error bindInputs(llvm::ArrayRef<HostTensor> inputs) override;
  Error executeOnce() override;

private:
  Error runCustomCall(const CustomCall &call);
  Error expandDerivatives(mlir::ModuleOp &module);

  OpTable table;
  /// The program with expanded derivatives, if it has grad.vjp or grad.jvp.
  mlir::OwningOpRef<mlir::ModuleOp> expanded;
  /// The context for kernels of user-defined ops, which the first call creates.
  std::unique_ptr<RuntimeContext> context;
  std::unique_ptr<Interpreter> interpreter;
  mlir::FunctionOpInterface function;
  RuntimeValues arguments, values;
};
} // namespace

Error InterpreterRunner::prepare(mlir::ModuleOp module) {
  if (!isInterpretable(module))
    return llvm::createStringError(
        "the interpreter executes graph and core, and this is IR of a later "
        "phase");
  if (Error error = checkKernels(module, options.kernels, options.libraries))
    return error;
  if (Error error = expandDerivatives(module))
    return error;
  auto found = findFunction(module);
  if (!found)
    return found.takeError();
  function = *found;
  InterpreterOptions settings;
  settings.precision = options.inF64 ? Precision::F64 : Precision::Native;
  settings.timeLimit = options.timeLimit;
  settings.observe = options.observe;
  settings.runKernel = [this](const CustomCall &call) {
    return runCustomCall(call);
  };
  interpreter = std::make_unique<Interpreter>(table, settings);
  return Error::success();
}

// Expands derivatives before interpretation: the interpreter supports the ops
// of the function and of its derivative.
Error InterpreterRunner::expandDerivatives(mlir::ModuleOp &module) {
  auto found = module.walk([](mlir::Operation *op) {
    return isa<grad::VjpOp, grad::JvpOp>(op) ? mlir::WalkResult::interrupt()
                                             : mlir::WalkResult::advance();
  });
  if (!found.wasInterrupted())
    return Error::success();
  expanded = module.clone();
  module = *expanded;
  return runPasses(module, {}, [](mlir::PassManager &manager) {
    manager.addPass(grad::createExpandPass());
    return Error::success();
  });
}

Error InterpreterRunner::runCustomCall(const CustomCall &call) {
  if (!context) {
    auto made = RuntimeContext::create({options.threads});
    if (!made)
      return made.takeError();
    context = std::move(*made);
  }
  return runKernel(call, options.kernels, *context);
}

// From the phase `fuse` on, Booleans and unsigned bytes have signless types.
// The bytes are equal.
static Expected<HostTensor> withDType(const HostTensor &tensor, DType dtype) {
  Expected<HostTensor> other =
      HostTensor::fromBytes(dtype, tensor.shape(), tensor.bytes());
  if (other)
    other->canonicalizeBooleans();
  return other;
}

static bool isOtherByte(DType from, DType to) {
  return from != to && getSize(from) == 1 && getSize(to) == 1;
}

// Refers to the inputs, which the caller keeps alive. Copies only inputs whose
// type changes.
Error InterpreterRunner::bindInputs(llvm::ArrayRef<HostTensor> inputs) {
  arguments.clear();
  for (auto [input, type] : llvm::zip(inputs, function.getArgumentTypes())) {
    std::optional<DType> dtype = getDType(mlir::getElementTypeOrSelf(type));
    if (!dtype || !isOtherByte(input.dtype(), *dtype)) {
      arguments.push_back(
          std::shared_ptr<const HostTensor>(std::shared_ptr<void>(), &input));
      continue;
    }
    Expected<HostTensor> other = withDType(input, *dtype);
    if (!other)
      return other.takeError();
    arguments.push_back(std::make_shared<const HostTensor>(std::move(*other)));
  }
  return Error::success();
}

Error InterpreterRunner::executeOnce() {
  Expected<RuntimeValues> computed = interpreter->call(function, arguments);
  if (!computed)
    return computed.takeError();
  values = std::move(*computed);
  return Error::success();
}

Expected<Tensors> InterpreterRunner::results() {
  Tensors tensors;
  for (auto [value, spec] : llvm::zip(values, signature().results)) {
    if (!value.isTensor())
      return llvm::createStringError("a result is not a tensor");
    tensors.push_back(value.tensor());
    if (!isOtherByte(tensors.back().dtype(), spec.dtype))
      continue;
    Expected<HostTensor> other = withDType(tensors.back(), spec.dtype);
    if (!other)
      return other.takeError();
    tensors.back() = std::move(*other);
  }
  return tensors;
}

std::unique_ptr<Runner> tcopt::createInterpreterRunner(RunnerOptions options) {
  return std::make_unique<InterpreterRunner>(std::move(options));
}
