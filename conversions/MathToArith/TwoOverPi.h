//===- TwoOverPi.h - the bits of 2/pi as a table ----------------*- C++ -*-===//
//
// Arguments of sin and cos are reduced with as many bits of 2/pi as their
// exponent needs (Payne and Hanek).
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_MATHTOARITH_TWOOVERPI_H
#define TCOPT_CONVERSION_MATHTOARITH_TWOOVERPI_H

#include "Formula.h"

namespace tcopt::formula {

/// The bits from bit 8 `at` on, in a word of the type of `at`, of the bits of
/// 2/pi after as many zeros as `at` has bits.
Bits loadTwoOverPi(Bits at);

/// The tables that functions of `module`, a symbol table, read, where it has
/// none yet.
void addTwoOverPi(mlir::Operation *module);

} // namespace tcopt::formula

#endif // TCOPT_CONVERSION_MATHTOARITH_TWOOVERPI_H
