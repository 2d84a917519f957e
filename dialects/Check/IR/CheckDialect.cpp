//===- CheckDialect.cpp - the check dialect
//---------------------------------===//

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "tcopt/Check/IR/CheckOps.h"
#include "tcopt/Interfaces/BytecodeVersion.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tcopt::check;

#include "tcopt/Check/IR/CheckDialect.cpp.inc"

void CheckDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "tcopt/Check/IR/CheckOps.cpp.inc"
      >();
  addInterfaces<tcopt::BytecodeVersion>();
}
