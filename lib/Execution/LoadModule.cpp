//===- LoadModule.cpp - Programs from files -------------------------------===//

#include "tcopt/Execution/LoadModule.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Support/FileUtilities.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace tcopt;
using llvm::Expected;
using llvm::StringRef;
using mlir::ModuleOp;

static llvm::Error checkKind(StringRef path) {
  if (llvm::sys::fs::is_directory(path))
    return llvm::createStringError("cannot read '" + path +
                                   "': it is a directory");
  StringRef suffix = llvm::sys::path::extension(path);
  if (suffix == ".onnx" || suffix == ".npy" || suffix == ".npz")
    return llvm::createStringError("cannot run '" + path + "': expected a " +
                                   ".mlir or .mlirbc file");
  return llvm::Error::success();
}

Expected<mlir::OwningOpRef<ModuleOp>>
tcopt::loadModule(StringRef path, mlir::MLIRContext *context,
                  std::shared_ptr<llvm::SourceMgr> sources) {
  if (llvm::Error error = checkKind(path))
    return error;
  std::string message;
  std::unique_ptr<llvm::MemoryBuffer> file =
      mlir::openInputFile(path, &message);
  if (!file)
    return llvm::createStringError(message);
  sources->AddNewSourceBuffer(std::move(file), llvm::SMLoc());
  auto module =
      mlir::parseSourceFile<ModuleOp>(sources, mlir::ParserConfig(context));
  if (!module)
    return llvm::createStringError("cannot parse '" + path + "'");
  return module;
}
