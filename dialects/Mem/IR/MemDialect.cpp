//===- MemDialect.cpp - the mem dialect ---------------------------------===//

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "tcopt/Interfaces/BytecodeVersion.h"
#include "tcopt/Mem/IR/MemOps.h"
#include "tcopt/Tcopt/IR/TcoptDialect.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tcopt::mem;

#include "tcopt/Mem/IR/MemDialect.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "tcopt/Mem/IR/MemTypes.cpp.inc"

void MemDialect::initialize() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "tcopt/Mem/IR/MemTypes.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "tcopt/Mem/IR/MemOps.cpp.inc"
      >();
  addInterfaces<tcopt::BytecodeVersion>();
}
