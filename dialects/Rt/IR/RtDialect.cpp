//===- RtDialect.cpp - the rt dialect ---------------------------------===//

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "tcopt/Interfaces/BytecodeVersion.h"
#include "tcopt/Rt/IR/RtOps.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tcopt::rt;

#include "tcopt/Rt/IR/RtDialect.cpp.inc"

#include "tcopt/Rt/IR/RtEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "tcopt/Rt/IR/RtAttrs.cpp.inc"

void RtDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "tcopt/Rt/IR/RtAttrs.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "tcopt/Rt/IR/RtOps.cpp.inc"
      >();
  addInterfaces<tcopt::BytecodeVersion>();
}
