//===- InterpretedProgram.cpp - programs of the reference interpreter -----===//

#include "InterpretedProgram.h"
#include "../Session/CustomOps.h"
#include "../Trace/GraphKey.h"
#include "ReachableInputs.h"
#include "tcopt/Execution/Diagnostics.h"
#include "tcopt/Interfaces/Place.h"
#include "tcopt/Interpreter/Interpreter.h"

using llvm::Error;
using llvm::Expected;

namespace tcopt::capture {

static ErrorCode codeOf(ExecutionError::Kind kind) {
  switch (kind) {
  case ExecutionError::Kind::Value:
    return ErrorCode::InvalidValue;
  case ExecutionError::Kind::Kernel:
    return ErrorCode::InvalidArgument;
  case ExecutionError::Kind::Limit:
    return ErrorCode::RunFailed;
  }
  llvm_unreachable("unknown kind of error");
}

/// Returns the failure of the interpreter. The text omits the names of graph
/// ops, because users call functions and not ops.
static RunFailure failureOf(Error error) {
  std::optional<RunFailure> failure;
  Error others =
      handleErrors(std::move(error), [&](const ExecutionError &found) {
        bool isGraphOp = found.opName().starts_with("graph.");
        failure.emplace(
            codeOf(found.kind()),
            isGraphOp ? found.text().str()
                      : ("'" + found.opName() + "' " + found.text()).str(),
            found.location());
      });
  std::string text = toString(std::move(others));
  return failure ? *failure : RunFailure(ErrorCode::RunFailed, text);
}

InterpretedProgram::InterpretedProgram(mlir::ModuleOp source)
    : module(source.clone()) {
  Diagnostics diagnostics;
  RunnerOptions settings;
  settings.kernels = definedKernels();
  runner = createInterpreterRunner(std::move(settings));
  if (Error error = runner->prepare(*module)) {
    std::string text = toString(std::move(error));
    throw Exception(ErrorCode::CompilationFailed,
                    diagnostics.hasErrors() ? diagnostics.text() : text);
  }
  calledAs = runner->signature();
}

std::vector<Result> InterpretedProgram::run(llvm::ArrayRef<Input> inputs,
                                            const DeviceInfo *device) {
  std::lock_guard<std::mutex> lock(mutex);
  ReachableInputs reached(inputs, calledAs);
  std::vector<HostTensor> tensors;
  for (auto [spec, input] : llvm::zip_equal(calledAs.inputs, reached.get())) {
    Expected<HostTensor> tensor =
        HostTensor::create(spec.dtype, input.layout->sizes);
    if (!tensor)
      throw Exception(ErrorCode::OutOfMemory, toString(tensor.takeError()));
    tensors.push_back(std::move(*tensor));
    Layout from = *input.layout;
    from.offset = 0;
    copyElements(tensors.back().rawData(), Layout::rowMajor(from.sizes),
                 input.data, from, getSize(spec.dtype));
  }
  Expected<tcopt::Tensors> computed = runner->run(tensors);
  if (!computed)
    throw failureOf(computed.takeError());
  std::vector<Result> results;
  for (const HostTensor &tensor : *computed) {
    auto storage = std::make_shared<Storage>(tensor.numBytes());
    std::memcpy(storage->data(), tensor.rawData(), tensor.numBytes());
    results.push_back({storage, Layout::rowMajor(tensor.shape())});
  }
  return movedTo(device, calledAs, std::move(results));
}

/// The file name in locations whose line is the index of an op.
static constexpr llvm::StringLiteral kNumbered = "op";

static void numberOps(mlir::ModuleOp module) {
  auto function = module.lookupSymbol<mlir::func::FuncOp>("main");
  unsigned number = 0;
  forEachNeeded(function, resultsOf(function), [&](mlir::Operation *op) {
    op->setLoc(
        mlir::FileLineColLoc::get(op->getContext(), kNumbered, number++, 0));
  });
}

// Compiled code only detects that some value is wrong; the interpreter finds
// the op and the value.
RunFailure explainFailure(mlir::ModuleOp source,
                          llvm::ArrayRef<Program::Input> inputs,
                          const std::string &message) {
  mlir::OwningOpRef<mlir::ModuleOp> copy = source.clone();
  numberOps(*copy);
  try {
    InterpretedProgram(*copy).run(inputs, nullptr);
  } catch (const RunFailure &found) {
    if (found.location().file_name() != kNumbered)
      return found;
    RunFailure numbered(found.code(), found.message, SourceLocation(),
                        found.location().line());
    auto function = source.lookupSymbol<mlir::func::FuncOp>("main");
    return numbered.at(*locationsOf(function, resultsOf(function)));
  }
  auto [location, rest] = splitLocation(message);
  return RunFailure(ErrorCode::InvalidValue, rest.str(), location);
}

} // namespace tcopt::capture
