//===- Functions.h - functions on tensors ----------------------*- C++ -*-===//
// Written by tools/dev/check_generated_functions.py from functions.schema.

#ifndef TCOPT_CAPTURE_FUNCTIONS_H
#define TCOPT_CAPTURE_FUNCTIONS_H

#include "tcopt/Capture/Functions/Contraction.h"
#include "tcopt/Capture/Functions/Convolution.h"
#include "tcopt/Capture/Functions/Creation.h"
#include "tcopt/Capture/Functions/Indexing.h"
#include "tcopt/Capture/Functions/Normalization.h"
#include "tcopt/Capture/Functions/Pointwise.h"
#include "tcopt/Capture/Functions/Quantization.h"
#include "tcopt/Capture/Functions/Random.h"
#include "tcopt/Capture/Functions/Reduction.h"
#include "tcopt/Capture/Functions/Shape.h"
#include "tcopt/Capture/Functions/Views.h"

namespace tcopt {

//===----------------------------------------------------------------------===//
// Operators
//===----------------------------------------------------------------------===//

inline Tensor operator+(const Operand &a, const Operand &b) {
  return add(a, b, 1, a.place());
}
inline Tensor operator-(const Operand &a, const Operand &b) {
  return sub(a, b, 1, a.place());
}
inline Tensor operator*(const Operand &a, const Operand &b) {
  return mul(a, b, a.place());
}
inline Tensor operator/(const Operand &a, const Operand &b) {
  return div(a, b, "", a.place());
}
inline Tensor operator%(const Operand &a, const Operand &b) {
  return remainder(a, b, a.place());
}
inline Tensor operator==(const Operand &a, const Operand &b) {
  return eq(a, b, a.place());
}
inline Tensor operator!=(const Operand &a, const Operand &b) {
  return ne(a, b, a.place());
}
inline Tensor operator<(const Operand &a, const Operand &b) {
  return lt(a, b, a.place());
}
inline Tensor operator<=(const Operand &a, const Operand &b) {
  return le(a, b, a.place());
}
inline Tensor operator>(const Operand &a, const Operand &b) {
  return gt(a, b, a.place());
}
inline Tensor operator>=(const Operand &a, const Operand &b) {
  return ge(a, b, a.place());
}
inline Tensor operator&(const Operand &a, const Operand &b) {
  return bitwise_and(a, b, a.place());
}
inline Tensor operator|(const Operand &a, const Operand &b) {
  return bitwise_or(a, b, a.place());
}
inline Tensor operator^(const Operand &a, const Operand &b) {
  return bitwise_xor(a, b, a.place());
}
inline Tensor operator-(const Operand &a) { return neg(a.tensor(), a.place()); }
inline Tensor operator~(const Operand &a) {
  return bitwise_not(a.tensor(), a.place());
}

} // namespace tcopt

#endif // TCOPT_CAPTURE_FUNCTIONS_H
