//===- Scalars.h - What ops do to one element -------------------*- C++ -*-===//
//
// One table of scalar functions serves graph, core and the combining steps of
// reductions. Functions take floats as doubles and integers and Booleans as
// int64_t; the result is then rounded, or wrapped, to the dtype, once.
//
// For f32 and narrower types this is exact: where the function itself is
// correctly rounded in double (+ - * / sqrt), rounding twice gives what
// rounding once would, because 53 >= 2 * 24 + 2.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_INTERPRETER_SCALARS_H
#define TCOPT_LIB_INTERPRETER_SCALARS_H

#include "tcopt/Support/HostTensor.h"
#include "llvm/ADT/StringRef.h"

namespace tcopt::interp {

/// A function of one element. Empty names and null functions: there is none.
struct UnaryRule {
  llvm::StringLiteral graph, core;
  double (*floats)(double);
  int64_t (*ints)(int64_t);
};

/// A function of two elements. Of Booleans the result is true if it is not 0.
struct BinaryRule {
  llvm::StringLiteral graph, core;
  double (*floats)(double, double);
  int64_t (*ints)(int64_t, int64_t);
  /// Integers: a second operand of 0 is an error.
  bool divides = false;
};

struct CompareRule {
  llvm::StringLiteral graph, core;
  bool (*floats)(double, double);
  bool (*ints)(int64_t, int64_t);
};

llvm::ArrayRef<UnaryRule> unaryRules();
llvm::ArrayRef<BinaryRule> binaryRules();
llvm::ArrayRef<CompareRule> compareRules();

/// The rule of a core op by its name without the dialect.
const BinaryRule &binaryRule(llvm::StringRef core);
const CompareRule &compareRule(llvm::StringRef core);

/// Quotients of integers rounded down, and of floats rounded to an integer.
int64_t floorDivide(int64_t a, int64_t b);
int64_t truncDivide(int64_t a, int64_t b);
double floorDivide(double a, double b);

double gelu(double x);
double geluTanh(double x);

/// Applies a rule to an element of type T.
template <typename T> T apply(const UnaryRule &rule, T x) {
  if constexpr (std::is_same_v<T, bool>)
    return rule.ints(x) & 1;
  else if constexpr (std::is_integral_v<T>)
    return T(rule.ints(int64_t(x)));
  else
    return T(rule.floats(double(x)));
}

template <typename T> T apply(const BinaryRule &rule, T a, T b) {
  if constexpr (std::is_integral_v<T>)
    return convertElement<T>(rule.ints(int64_t(a), int64_t(b)));
  else
    return T(rule.floats(double(a), double(b)));
}

template <typename T> bool apply(const CompareRule &rule, T a, T b) {
  if constexpr (std::is_integral_v<T>)
    return rule.ints(int64_t(a), int64_t(b));
  else
    return rule.floats(double(a), double(b));
}

} // namespace tcopt::interp

#endif // TCOPT_LIB_INTERPRETER_SCALARS_H
