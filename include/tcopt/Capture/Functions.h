//===- Functions.h - functions on tensors ----------------------*- C++ -*-===//
// Written by tools/dev/generate_functions.py from functions.schema.

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

template <typename A, typename B>
  requires capture::OperandPair<A, B>
Tensor operator+(const A &a, const B &b) {
  return add(a, b);
}
template <typename A, typename B>
  requires capture::OperandPair<A, B>
Tensor operator-(const A &a, const B &b) {
  return sub(a, b);
}
template <typename A, typename B>
  requires capture::OperandPair<A, B>
Tensor operator*(const A &a, const B &b) {
  return mul(a, b);
}
template <typename A, typename B>
  requires capture::OperandPair<A, B>
Tensor operator/(const A &a, const B &b) {
  return div(a, b);
}
template <typename A, typename B>
  requires capture::OperandPair<A, B>
Tensor operator%(const A &a, const B &b) {
  return remainder(a, b);
}
template <typename A, typename B>
  requires capture::OperandPair<A, B>
Tensor operator==(const A &a, const B &b) {
  return eq(a, b);
}
template <typename A, typename B>
  requires capture::OperandPair<A, B>
Tensor operator!=(const A &a, const B &b) {
  return ne(a, b);
}
template <typename A, typename B>
  requires capture::OperandPair<A, B>
Tensor operator<(const A &a, const B &b) {
  return lt(a, b);
}
template <typename A, typename B>
  requires capture::OperandPair<A, B>
Tensor operator<=(const A &a, const B &b) {
  return le(a, b);
}
template <typename A, typename B>
  requires capture::OperandPair<A, B>
Tensor operator>(const A &a, const B &b) {
  return gt(a, b);
}
template <typename A, typename B>
  requires capture::OperandPair<A, B>
Tensor operator>=(const A &a, const B &b) {
  return ge(a, b);
}
template <typename A, typename B>
  requires capture::OperandPair<A, B>
Tensor operator&(const A &a, const B &b) {
  return bitwise_and(a, b);
}
template <typename A, typename B>
  requires capture::OperandPair<A, B>
Tensor operator|(const A &a, const B &b) {
  return bitwise_or(a, b);
}
template <typename A, typename B>
  requires capture::OperandPair<A, B>
Tensor operator^(const A &a, const B &b) {
  return bitwise_xor(a, b);
}

} // namespace tcopt

#endif // TCOPT_CAPTURE_FUNCTIONS_H
