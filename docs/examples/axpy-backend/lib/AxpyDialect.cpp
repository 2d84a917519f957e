//===- AxpyDialect.cpp - the dialect of the backend axpy ------------------===//

#include "AxpyDialect.h"
#include "mlir/IR/OpImplementation.h"

#include "AxpyOpsDialect.cpp.inc"
#define GET_OP_CLASSES
#include "AxpyOps.cpp.inc"

void axpy::AxpyDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "AxpyOps.cpp.inc"
      >();
}
