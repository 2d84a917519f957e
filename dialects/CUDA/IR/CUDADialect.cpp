//===- CUDADialect.cpp - schedules of kernels on GPUs --------------------===//

#include "tcopt/CUDA/IR/CUDADialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "tcopt/Interfaces/BytecodeVersion.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tcopt::cuda;

#include "tcopt/CUDA/IR/CUDADialect.cpp.inc"

#include "tcopt/CUDA/IR/CUDAEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "tcopt/CUDA/IR/CUDAAttrs.cpp.inc"

void CUDADialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "tcopt/CUDA/IR/CUDAAttrs.cpp.inc"
      >();
  addInterfaces<tcopt::BytecodeVersion>();
}
