//===- TwoOverPi.h - the bits of 2/pi as a table ----------------*- C++ -*-===//
//
// Arguments of sin and cos are reduced with as many bits of 2/pi as their
// exponent asks for (Payne and Hanek).
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_MATHTOARITH_TWOOVERPI_H
#define TCOPT_CONVERSION_MATHTOARITH_TWOOVERPI_H

#include "Formula.h"

namespace tcopt::formula {

/// Of as many zeros as `at` has bits, followed by the bits of 2/pi: those from
/// bit 8 `at` on, in a word of the type of `at`.
Bits loadTwoOverPi(Bits at);

/// The tables that functions of `module`, a symbol table, read, where it has
/// none yet.
void addTwoOverPi(mlir::Operation *module);

} // namespace tcopt::formula

#endif // TCOPT_CONVERSION_MATHTOARITH_TWOOVERPI_H
