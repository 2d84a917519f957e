//===- Extremum.h - The largest or smallest of many vectors -----*- C++ -*-===//
//
// A maximum that gives NaN for a NaN, and tells the zeros apart, is one
// instruction on no x86-64 CPU before AVX10.2. Of many terms it is cheaper: the
// instruction that takes the second operand if either is NaN, and a mask of
// where a NaN has been met, two terms at a time. Of two zeros that instruction
// takes the second as well, so the sign is found by itself: a maximum is
// negative, or -0, exactly if all terms are.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_NESTTOCPU_EXTREMUM_H
#define TCOPT_CONVERSION_NESTTOCPU_EXTREMUM_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace tcopt::cpu {

/// The op that makes the one output of a body the larger or smaller one of
/// itself and a term; null if the body does anything else with its output.
mlir::Operation *matchExtremum(mlir::linalg::LinalgOp op);

/// The largest or smallest of terms, which are vectors of floats.
class Extremum {
public:
  Extremum(mlir::OpBuilder &builder, mlir::Location loc, bool isMaximum,
           bool signsOfZeros)
      : builder(builder), loc(loc), isMaximum(isMaximum),
        signsOfZeros(signsOfZeros) {}

  void add(mlir::Value term);
  mlir::Value result();

private:
  mlir::Value better(mlir::Value a, mlir::Value b);
  mlir::Value bitsOf(mlir::Value term);
  void noteSign(mlir::Value term);
  mlir::Value withSign(mlir::Value number);
  void noteNaN(mlir::Value a, mlir::Value b);

  mlir::OpBuilder &builder;
  mlir::Location loc;
  bool isMaximum, signsOfZeros;
  /// The best so far, the bits of which the first is its sign, where a NaN has
  /// been met, and a term not yet looked at.
  mlir::Value best, signs, isNaN, waiting;
};

} // namespace tcopt::cpu

#endif // TCOPT_CONVERSION_NESTTOCPU_EXTREMUM_H
