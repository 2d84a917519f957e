//===- InitAll.cpp - everything that tcopt registers ----------------------===//

#include "tcopt/InitAll.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"
#include "tcopt/Check/IR/CheckOps.h"
#include "tcopt/Conversion/CoreToLinalg.h"
#include "tcopt/Conversion/GraphToCore.h"
#include "tcopt/Core/IR/CoreOps.h"
#include "tcopt/Grad/IR/GradOps.h"
#include "tcopt/Graph/IR/GraphOps.h"
#include "tcopt/Mem/IR/MemOps.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Rt/IR/RtOps.h"

using namespace mlir;

namespace tcopt {

void registerAllDialects(DialectRegistry &registry) {
  registry.insert<graph::GraphDialect, grad::GradDialect, core::CoreDialect,
                  nest::NestDialect, mem::MemDialect, rt::RtDialect,
                  check::CheckDialect>();
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  mlir::registerAllToLLVMIRTranslations(registry);
}

void registerAllPasses() {
  mlir::registerAllPasses();
  registerCoreToLinalgPasses();
  registerGraphToCorePasses();
}

} // namespace tcopt
