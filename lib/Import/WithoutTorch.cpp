//===- WithoutTorch.cpp - a build without graphs of PyTorch ---------------===//

#include "tcopt/Import/TorchGraph.h"

namespace tcopt::torch {

llvm::Expected<TorchGraph> parseTorchGraph(llvm::StringRef) {
  return llvm::createStringError(
      "this build of tcopt has no functions on tensors, which graphs of "
      "PyTorch need (TCOPT_WITH_CAPTURE=ON)");
}

mlir::OwningOpRef<mlir::ModuleOp> importTorchGraph(const TorchGraph &,
                                                   mlir::MLIRContext *,
                                                   std::vector<Refusal> &) {
  return {};
}

llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
loadTorchGraph(llvm::StringRef json, mlir::MLIRContext *) {
  return parseTorchGraph(json).takeError();
}

} // namespace tcopt::torch
