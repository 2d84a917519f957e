//===- CompiledProgram.cpp - programs of compiled code --------------------===//

#include "CompiledProgram.h"
#include "../Session/Engine.h"
#include "InterpretedProgram.h"
#include "ReachableInputs.h"
#include "tcopt/Execution/ProcessEnd.h"

using llvm::Error;
using llvm::Expected;

namespace tcopt::capture {

//===----------------------------------------------------------------------===//
// Compilation
//===----------------------------------------------------------------------===//

template <typename T> static T orRaise(Expected<T> value) {
  if (!value)
    throw Exception(ErrorCode::CompilationFailed, toString(value.takeError()));
  return std::move(*value);
}

bool CompiledProgram::findStored(mlir::ModuleOp module,
                                 const CompileLabel &label) {
  const CodeArchive *archive = findStoredKernels();
  auto bytes = archive ? archive->find(keyOfStored(module)) : std::nullopt;
  if (!bytes)
    return false;
  JitOptions settings;
  settings.engine = engine.session().jitEngine();
  executable = orRaise(Executable::load(
      orRaise(ExecutableImage::fromBytes(*bytes)), engine.context(), settings));
  engine.log().write(LogChannel::Kernels, label,
                     [] { return std::string("found among stored kernels"); });
  if (executable->mayFail())
    source = module.clone();
  return true;
}

void CompiledProgram::compileModule(mlir::ModuleOp module,
                                    const ProgramOptions &options,
                                    const CompileLabel &label) {
  mlir::OwningOpRef<mlir::ModuleOp> copy = module.clone();
  ExecutableOptions settings;
  settings.backend = options.backend;
  settings.compile = options.compile;
  if (options.recordsCalls)
    settings.calls = engine.session().recordedCalls();
  settings.code.kernels = definedKernels();
  executable =
      orRaise(engine.session().compile(module, std::move(settings), label));
  if (executable->mayFail())
    source = std::move(copy);
}

CompiledProgram::CompiledProgram(mlir::ModuleOp module,
                                 const ProgramOptions &options,
                                 const CompileLabel &label)
    : engine(Engine::get()) {
  if (Error error = expectCompiler())
    throw Exception(ErrorCode::InvalidState, toString(std::move(error)));
  if (!options.mayBeStored || !findStored(module, label))
    compileModule(module, options, label);
  contexts = &engine.session().contextsFor(*executable, options.device);
  BorrowedContext context = orRaise(BorrowedContext::take(*contexts));
  if (Error error = executable->makeState(*context))
    throw Exception(ErrorCode::CompilationFailed, toString(std::move(error)));
  calledAs = executable->signature();
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

namespace {
/// Allocates storage for the results of a call.
class ResultMemory {
public:
  /// `device` is the device of the results; null for the CPU. `isOnDevice`: the
  /// program computes in device memory, not in host memory.
  ResultMemory(const Signature &signature, const DeviceInfo *device,
               bool isOnDevice)
      : signature(signature), device(device), isOnDevice(isOnDevice),
        results(signature.results.size()) {}

  ProgramCall::Memory operator()(size_t index, size_t bytes);
  std::vector<Result> take() && { return std::move(results); }
  Result &operator[](size_t index) { return results[index]; }

private:
  const Signature &signature;
  const DeviceInfo *device;
  bool isOnDevice;
  std::vector<Result> results;
};
} // namespace

ProgramCall::Memory ResultMemory::operator()(size_t index, size_t bytes) {
  const DeviceInfo *target = resultDevice(signature.results[index], device);
  try {
    results[index].storage = std::make_shared<Storage>(bytes, target);
  } catch (const std::bad_alloc &) {
    return {};
  }
  return {results[index].storage->data(), target && isOnDevice};
}

std::vector<Result> CompiledProgram::run(llvm::ArrayRef<Input> inputs,
                                         const DeviceInfo *device) {
  bool isOnDevice = executable->deviceTarget();
  ReachableInputs reached(inputs, calledAs, isOnDevice);
  ProgramCall call(*executable, *contexts);
  for (auto [i, given, input] : llvm::enumerate(inputs, reached.get())) {
    if (input.storage)
      input.storage->useOnStream();
    call.setInput(i, input.data, input.layout->sizes, input.layout->strides,
                  isOnDevice && input.storage && input.storage->device());
    if (given.isDonated && given.data == input.data)
      call.donate(i);
  }
  bool isThere = isOnDevice || isReachable(device);
  ResultMemory memory(calledAs, isThere ? device : nullptr, isOnDevice);
  Error error = call.run([&](size_t index, llvm::ArrayRef<int64_t>,
                             size_t bytes) { return memory(index, bytes); });
  engine.addHostCalls(call.hostCalls());
  if (error) [[unlikely]]
    handleAllErrors(
        std::move(error), [&](const CallError &found) { raise(found, inputs); },
        [](const llvm::ErrorInfoBase &other) {
          throw Exception(ErrorCode::OutOfMemory, other.message());
        });
  for (size_t i = 0; i < calledAs.results.size(); ++i) {
    ProgramCall::Result &result = call.result(i);
    memory[i].layout = Layout::rowMajor(result.sizes);
    if (result.isInPlace)
      memory[i].storage = nullptr;
  }
  return movedTo(device, calledAs, std::move(memory).take());
}

//===----------------------------------------------------------------------===//
// Failures
//===----------------------------------------------------------------------===//

/// Returns the error code for a TCOPT_* status.
static ErrorCode codeOf(int status) {
  switch (status) {
  case TCOPT_INDEX_OUT_OF_BOUNDS:
  case TCOPT_DIVISION_BY_ZERO:
  case TCOPT_CHECK_FAILED:
    return ErrorCode::InvalidValue;
  case TCOPT_INVALID_ARGUMENT:
  case TCOPT_SHAPE_MISMATCH:
    return ErrorCode::InvalidArgument;
  case TCOPT_OUT_OF_MEMORY:
    return ErrorCode::OutOfMemory;
  case TCOPT_UNSUPPORTED:
    return ErrorCode::Unsupported;
  default:
    return ErrorCode::RunFailed;
  }
}

void CompiledProgram::raise(const CallError &error,
                            llvm::ArrayRef<Input> inputs) const {
  ErrorCode code = codeOf(error.status);
  if (code == ErrorCode::InvalidValue && source)
    throw explainFailure(*source, inputs, error.message());
  throw RunFailure(code, error.text, error.location);
}

} // namespace tcopt::capture
