//===- Autocast.h - element types under autocast ----------------*- C++ -*-===//
//
// PyTorch's rule for CPUs, for whoever inserts the casts: what follows for the
// operands of an op from its class, which is a fact that the op states.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_INTERFACES_AUTOCAST_H
#define TCOPT_INTERFACES_AUTOCAST_H

#include "tcopt/Interfaces/OpFacts.h"

namespace tcopt {

/// What an operand of f32, f16 or bf16 is converted to. Nothing is done to
/// operands of other types, f64 among them.
enum class AutocastTo { Itself, Lower, F32 };

/// `anyF32`: whether an operand of the op is of f32.
AutocastTo autocastTo(AutocastClass of, bool anyF32);

/// The element types that an op's operands have under autocast to `lower`, f16
/// or bf16: null for what is no tensor.
llvm::SmallVector<mlir::Type> autocastElementTypes(AutocastClass of,
                                                   mlir::ValueRange operands,
                                                   mlir::Type lower);

/// The number of dimensions in the name of PyTorch's function, for
/// `autocastClass`: what the first operand has behind batch and channels.
int64_t autocastSpatialDims(mlir::ValueRange operands);

} // namespace tcopt

#endif // TCOPT_INTERFACES_AUTOCAST_H
