//===- tcopt-lsp-server.cpp - a language server for tcopt's IR ------------===//

#include "mlir/IR/DialectRegistry.h"
#include "mlir/Tools/mlir-lsp-server/MlirLspServerMain.h"
#include "tcopt/InitAll.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  tcopt::registerAllDialects(registry);
  return failed(mlir::MlirLspServerMain(argc, argv, registry));
}
