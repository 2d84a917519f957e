//===- Trainable.cpp - initializers that are arguments --------------------===//

#include "Trainable.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "tcopt/Import/ONNX.h"
#include "tcopt/Support/Npy.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace tcopt;
using llvm::Error;

// Called as the arguments are numbered.
static Error writeParameters(mlir::ModuleOp module,
                             llvm::ArrayRef<OnnxParameter> parameters,
                             llvm::StringRef folder) {
  if (std::error_code code = llvm::sys::fs::create_directories(folder))
    return llvm::createStringError("cannot create '" + folder +
                                   "': " + code.message());
  auto main = module.lookupSymbol<mlir::func::FuncOp>("main");
  size_t number = main.getNumArguments() - parameters.size();
  for (const OnnxParameter &parameter : parameters) {
    llvm::SmallString<128> path(folder);
    llvm::sys::path::append(path, llvm::Twine(number++) + ".npy");
    if (Error error = saveNpy(path, parameter.value))
      return error;
  }
  return Error::success();
}

llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
tcopt::loadTrainable(llvm::StringRef path, mlir::MLIRContext *context,
                     const InputOptions &inputs,
                     const TrainableOptions &trainable,
                     const GradientOptions &gradient) {
  std::vector<OnnxParameter> parameters;
  OnnxImportOptions options;
  options.parameters = &parameters;
  if (!trainable.all)
    options.trained = gradient.arguments;
  auto module = loadOnnx(path, context, inputs, std::move(options));
  if (!module || trainable.folder.empty())
    return module;
  if (Error error = writeParameters(**module, parameters, trainable.folder))
    return std::move(error);
  return module;
}
