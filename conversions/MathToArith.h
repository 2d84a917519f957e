//===- MathToArith.h - elementary functions as arithmetic -------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_MATHTOARITH_H
#define TCOPT_CONVERSION_MATHTOARITH_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace tcopt {

#define GEN_PASS_DECL
#include "tcopt/Conversion/MathToArith/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "tcopt/Conversion/MathToArith/Passes.h.inc"

} // namespace tcopt

#endif // TCOPT_CONVERSION_MATHTOARITH_H
