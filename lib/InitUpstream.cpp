//===- InitUpstream.cpp - what upstream MLIR registers --------------------===//
//
// A file of its own: these headers take a minute to compile.
//
//===----------------------------------------------------------------------===//

#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"
#include "tcopt/InitAll.h"

namespace tcopt {

void registerUpstreamDialects(mlir::DialectRegistry &registry) {
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  mlir::registerAllToLLVMIRTranslations(registry);
}

void registerUpstreamPasses() { mlir::registerAllPasses(); }

} // namespace tcopt
