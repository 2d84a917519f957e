//===- CPUDialect.h - schedules of kernels on CPUs -------------*- C++ -*-===//

#ifndef TCOPT_CPU_IR_CPUDIALECT_H
#define TCOPT_CPU_IR_CPUDIALECT_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Dialect.h"
#include "tcopt/Interfaces/Schedule.h"
#include "tcopt/Nest/IR/NestOps.h"

#include "tcopt/CPU/IR/CPUEnums.h.inc"

#include "tcopt/CPU/IR/CPUDialect.h.inc"

#define GET_ATTRDEF_CLASSES
#include "tcopt/CPU/IR/CPUAttrs.h.inc"

#endif // TCOPT_CPU_IR_CPUDIALECT_H
