//===- Autocast.h - element types under autocast ----------------*- C++ -*-===//
//
// Implements PyTorch's rule for CPUs. Code that inserts casts computes the
// types of an op's operands from its autocast class, which is a fact of the op.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_INTERFACES_AUTOCAST_H
#define TCOPT_INTERFACES_AUTOCAST_H

#include "tcopt/Interfaces/OpFacts.h"

namespace tcopt {

/// The conversion of an operand of f32, f16 or bf16. Operands of other types,
/// including f64, are not converted.
enum class AutocastTo { Itself, Lower, F32 };

/// Returns the conversion for an op's class. `anyF32`: whether an operand of
/// the op is f32.
AutocastTo autocastTo(AutocastClass of, bool anyF32);

/// Returns the element types of an op's operands under autocast to `lower`, f16
/// or bf16; null for operands that are not tensors.
llvm::SmallVector<mlir::Type> autocastElementTypes(AutocastClass of,
                                                   mlir::ValueRange operands,
                                                   mlir::Type lower);

/// Returns the number of spatial dimensions in the name of PyTorch's function,
/// for `autocastClass`: the dimensions of the first operand after batch and
/// channels.
int64_t autocastSpatialDims(mlir::ValueRange operands);

} // namespace tcopt

#endif // TCOPT_INTERFACES_AUTOCAST_H
