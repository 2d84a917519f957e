//===- CPUDialect.cpp - schedules of kernels on CPUs ---------------------===//

#include "tcopt/CPU/IR/CPUDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "tcopt/Interfaces/BytecodeVersion.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tcopt::cpu;

#include "tcopt/CPU/IR/CPUDialect.cpp.inc"

#include "tcopt/CPU/IR/CPUEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "tcopt/CPU/IR/CPUAttrs.cpp.inc"

void CPUDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "tcopt/CPU/IR/CPUAttrs.cpp.inc"
      >();
  addInterfaces<tcopt::BytecodeVersion>();
}
