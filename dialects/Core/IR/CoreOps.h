//===- CoreOps.h - all ops of the core dialect ------------------*- C++ -*-===//

#ifndef TCOPT_CORE_IR_COREOPS_H
#define TCOPT_CORE_IR_COREOPS_H

#include "tcopt/Core/IR/CoreOpClasses.h.inc"

#endif // TCOPT_CORE_IR_COREOPS_H
