//===- tcopt.cpp - runs passes and pipelines over IR ----------------------===//

#include "mlir/IR/DialectRegistry.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "tcopt/InitAll.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  tcopt::registerAllDialects(registry);
  tcopt::registerAllPasses(tcopt::createBackends());
  return failed(mlir::MlirOptMain(argc, argv, "tcopt", registry));
}
