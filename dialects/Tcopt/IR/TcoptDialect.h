//===- TcoptDialect.h - attributes of programs of every phase ---*- C++ -*-===//

#ifndef TCOPT_TCOPT_IR_TCOPTDIALECT_H
#define TCOPT_TCOPT_IR_TCOPTDIALECT_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpImplementation.h"
#include "tcopt/Interfaces/Keyword.h"
#include "tcopt/Support/DType.h"
#include "tcopt/Support/SizeExpr.h"
#include <optional>
#include <utility>

#include "tcopt/Tcopt/IR/TcoptEnums.h.inc"

#include "tcopt/Tcopt/IR/TcoptDialect.h.inc"

#define GET_ATTRDEF_CLASSES
#include "tcopt/Tcopt/IR/TcoptAttrs.h.inc"

#endif // TCOPT_TCOPT_IR_TCOPTDIALECT_H
