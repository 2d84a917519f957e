//===- CUDADialect.h - schedules of kernels on GPUs ------------*- C++ -*-===//

#ifndef TCOPT_CUDA_IR_CUDADIALECT_H
#define TCOPT_CUDA_IR_CUDADIALECT_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Dialect.h"
#include "tcopt/Interfaces/Schedule.h"
#include "tcopt/Nest/IR/NestOps.h"

#include "tcopt/CUDA/IR/CUDAEnums.h.inc"

#include "tcopt/CUDA/IR/CUDADialect.h.inc"

#define GET_ATTRDEF_CLASSES
#include "tcopt/CUDA/IR/CUDAAttrs.h.inc"

#endif // TCOPT_CUDA_IR_CUDADIALECT_H
