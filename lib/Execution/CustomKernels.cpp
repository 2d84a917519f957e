//===- CustomKernels.cpp - Kernels of user-defined ops --------------------===//

#include "tcopt/Execution/CustomKernels.h"
#include "tcopt/Core/IR/CoreCustomOps.h"
#include "tcopt/Graph/IR/GraphUtilityOps.h"
#include "tcopt/Interfaces/CustomCall.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "llvm/Support/DynamicLibrary.h"
#include <deque>

using namespace tcopt;
using llvm::Error;
using llvm::StringRef;

//===----------------------------------------------------------------------===//
// Checks before a program runs
//===----------------------------------------------------------------------===//

// Returns the name of the user-defined op that an op calls; empty for other
// ops.
static StringRef calledBy(mlir::Operation *op) {
  if (auto call = llvm::dyn_cast<graph::CustomCallOp>(op))
    return call.getName();
  if (auto call = llvm::dyn_cast<core::CustomCallOp>(op))
    return call.getName();
  auto call = llvm::dyn_cast<nest::ExternOp>(op);
  return call && call.callsKernel() ? call.getCallee() : "";
}

static Error load(llvm::ArrayRef<std::string> libraries) {
  for (const std::string &library : libraries) {
    std::string problem;
    if (llvm::sys::DynamicLibrary::LoadLibraryPermanently(library.c_str(),
                                                          &problem))
      return llvm::createStringError("cannot load the library '" + library +
                                     "': " + problem);
  }
  return Error::success();
}

static llvm::SmallVector<mlir::Operation *>
callsWithoutKernel(mlir::ModuleOp module, const KernelFinder &defined) {
  llvm::SmallVector<mlir::Operation *> calls;
  module->walk([&](mlir::Operation *op) {
    StringRef name = calledBy(op);
    if (!name.empty() && !findKernel(defined, kernelSymbol(name)))
      calls.push_back(op);
  });
  return calls;
}

Error tcopt::checkKernels(mlir::ModuleOp module, const KernelFinder &defined,
                          llvm::ArrayRef<std::string> libraries) {
  if (callsWithoutKernel(module, defined).empty())
    return Error::success();
  if (Error error = load(libraries))
    return error;
  auto calls = callsWithoutKernel(module, defined);
  for (mlir::Operation *op : calls)
    mlir::emitError(op->getLoc(), "the user-defined op '")
        << calledBy(op) << "' has no kernel: expected a function '"
        << kernelSymbol(calledBy(op)) << "' of a library";
  return calls.empty()
             ? Error::success()
             : llvm::createStringError("user-defined ops have no kernels");
}

//===----------------------------------------------------------------------===//
// Kernels in the interpreter
//===----------------------------------------------------------------------===//

namespace {
/// The arguments of a kernel in the runtime's format.
class KernelArguments {
public:
  explicit KernelArguments(const CustomCall &call) {
    // Avoids reallocation: tensors point to the shapes.
    shapes.reserve(call.inputs.size() + call.outputs.size());
    // Kernels only read their inputs; DLPack's layout has no const.
    for (const HostTensor *tensor : call.inputs)
      inputs.push_back(describe(const_cast<HostTensor &>(*tensor)));
    for (HostTensor &tensor : call.outputs)
      outputs.push_back(describe(tensor));
    for (mlir::NamedAttribute entry : call.attributes)
      items.push_back(describe(entry));
    attributes = {int32_t(items.size()), items.data()};
  }

  int call(KernelClosure kernel, tcopt_context *context) {
    return kernel.function(kernel.user, context, int32_t(inputs.size()),
                           inputs.data(), int32_t(outputs.size()),
                           outputs.data(), &attributes);
  }

private:
  tcopt_tensor describe(HostTensor &tensor) {
    tcopt_tensor result = {};
    result.data = tensor.rawData();
    result.device = {TCOPT_DEVICE_CPU, 0};
    result.ndim = int32_t(tensor.rank());
    result.dtype = runtimeDType(tensor.dtype());
    shapes.emplace_back(tensor.shape());
    result.shape = shapes.back().data();
    return result;
  }

  tcopt_attribute describe(mlir::NamedAttribute entry) {
    tcopt_attribute result = {};
    result.name = textOf(entry.getName());
    if (auto integer = llvm::dyn_cast<mlir::IntegerAttr>(entry.getValue())) {
      result.kind = TCOPT_ATTRIBUTE_INT;
      result.integer = integer.getInt();
      result.number = double(result.integer);
    } else if (auto number =
                   llvm::dyn_cast<mlir::FloatAttr>(entry.getValue())) {
      result.kind = TCOPT_ATTRIBUTE_FLOAT;
      result.number = number.getValueAsDouble();
    } else {
      result.kind = TCOPT_ATTRIBUTE_STRING;
      result.text = textOf(llvm::cast<mlir::StringAttr>(entry.getValue()));
    }
    return result;
  }

  const char *textOf(mlir::StringAttr text) {
    return texts.emplace_back(text.getValue()).c_str();
  }

  std::deque<std::string> texts;
  std::vector<llvm::SmallVector<int64_t>> shapes;
  std::vector<tcopt_tensor> inputs, outputs;
  std::vector<tcopt_attribute> items;
  tcopt_attributes attributes;
};
} // namespace

Error tcopt::runKernel(const CustomCall &call, const KernelFinder &defined,
                       RuntimeContext &context) {
  std::optional<KernelClosure> kernel =
      findKernel(defined, kernelSymbol(call.name));
  if (!kernel)
    return llvm::createStringError("has no kernel for '" + call.name +
                                   "' here");
  tcopt_rt_reset(context.get());
  int returned = KernelArguments(call).call(*kernel, context.get());
  if (returned != TCOPT_OK)
    tcopt_rt_fail(context.get(), returned, "the kernel failed");
  int status = tcopt_rt_status(context.get());
  if (status == TCOPT_OK)
    return Error::success();
  return llvm::createStringError("'" + call.name +
                                 "': " + toString(context.check(status)));
}
