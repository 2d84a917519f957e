//===- NestDialect.cpp - the nest dialect ---------------------------------===//

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "tcopt/Interfaces/BytecodeVersion.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Tcopt/IR/TcoptDialect.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tcopt::nest;

#include "tcopt/Nest/IR/NestDialect.cpp.inc"

#include "tcopt/Nest/IR/NestEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "tcopt/Nest/IR/NestAttrs.cpp.inc"

void NestDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "tcopt/Nest/IR/NestAttrs.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "tcopt/Nest/IR/NestOps.cpp.inc"
      >();
  addInterfaces<tcopt::BytecodeVersion>();
}
