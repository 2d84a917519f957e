//===- tcopt-lsp-server.cpp - a language server for tcopt's IR ------------===//

#include "mlir/Tools/mlir-lsp-server/MlirLspServerMain.h"
#include "tcopt/Tools/TcoptMain.h"
#include "tcopt/Tools/ToolSetup.h"

int main(int argc, char **argv) {
  llvm::Expected<tcopt::ToolSetup> setup = tcopt::setUpTool(argc, argv);
  if (!setup)
    return tcopt::reportToolError("tcopt-lsp-server", setup.takeError());
  tcopt::PluginOption plugin;
  llvm::cl::SetVersionPrinter(tcopt::printToolVersion);
  return failed(mlir::MlirLspServerMain(argc, argv, setup->registry));
}
