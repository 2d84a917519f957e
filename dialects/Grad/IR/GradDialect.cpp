//===- GradDialect.cpp - the grad dialect ---------------------------------===//

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "tcopt/Grad/IR/GradOps.h"
#include "tcopt/Interfaces/BytecodeVersion.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tcopt::grad;

#include "tcopt/Grad/IR/GradDialect.cpp.inc"

void GradDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "tcopt/Grad/IR/GradOps.cpp.inc"
      >();
  addInterfaces<tcopt::BytecodeVersion>();
}
