//===- GradOps.cpp - where derivatives end --------------------------------===//

#include "tcopt/Grad/IR/GradOps.h"
#include "mlir/IR/Builders.h"

using namespace mlir;

#define GET_OP_CLASSES
#include "tcopt/Grad/IR/GradOps.cpp.inc"
