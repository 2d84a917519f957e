//===- Scalars.cpp - What ops do to one element ---------------------------===//
//
// The tables of scalar functions: a line a function.
//
//===----------------------------------------------------------------------===//

#include "Scalars.h"
#include <cmath>
#include <limits>
#include <numbers>

using namespace tcopt;
using namespace tcopt::interp;
using llvm::ArrayRef;
using llvm::StringRef;

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

static constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

static double sign(double x) { return double(x > 0) - double(x < 0); }
static double sigmoid(double x) { return 1 / (1 + std::exp(-x)); }
static double silu(double x) { return x / (1 + std::exp(-x)); }

/// +0 lies above -0.
static double maximum(double a, double b) {
  if (std::isnan(a) || std::isnan(b))
    return notANumber;
  if (a == b)
    return std::signbit(a) ? b : a;
  return a > b ? a : b;
}
static double minimum(double a, double b) {
  if (std::isnan(a) || std::isnan(b))
    return notANumber;
  if (a == b)
    return std::signbit(a) ? a : b;
  return a < b ? a : b;
}

/// The remainder with the divisor's sign; a zero has that sign as well.
static double floorRemainder(double a, double b) {
  double rest = std::fmod(a, b);
  return rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest;
}

// As Python and PyTorch define it: exact even where `a / b` rounds up to an
// integer, and NaN for an infinite `a`.
double interp::floorDivide(double a, double b) {
  if (b == 0)
    return a / b;
  double rest = std::fmod(a, b), quotient = (a - rest) / b;
  if (rest != 0 && (rest < 0) != (b < 0))
    quotient -= 1;
  if (quotient == 0)
    return std::copysign(0.0, a / b);
  // The quotient is an integer but for rounding.
  return std::isfinite(quotient) ? std::nearbyint(quotient) : quotient;
}

double interp::gelu(double x) {
  return x * ((1 + std::erf(x * (std::numbers::sqrt2 / 2))) / 2);
}
double interp::geluTanh(double x) {
  double slope = std::numbers::sqrt2 * std::numbers::inv_sqrtpi;
  return x * ((1 + std::tanh(slope * (x + 0.044715 * x * x * x))) / 2);
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

// Unsigned arithmetic wraps where signed arithmetic would be undefined.
static int64_t wrapAdd(int64_t a, int64_t b) {
  return int64_t(uint64_t(a) + uint64_t(b));
}
static int64_t wrapSub(int64_t a, int64_t b) {
  return int64_t(uint64_t(a) - uint64_t(b));
}
static int64_t wrapMul(int64_t a, int64_t b) {
  return int64_t(uint64_t(a) * uint64_t(b));
}
static int64_t wrapNeg(int64_t a) { return wrapSub(0, a); }
static int64_t wrapAbs(int64_t a) { return a < 0 ? wrapNeg(a) : a; }

int64_t interp::truncDivide(int64_t a, int64_t b) {
  return b == -1 ? wrapNeg(a) : a / b;
}
int64_t interp::floorDivide(int64_t a, int64_t b) {
  int64_t quotient = truncDivide(a, b);
  bool exact = b == -1 || a % b == 0;
  return !exact && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}
static int64_t truncRemainder(int64_t a, int64_t b) {
  return b == -1 ? 0 : a % b;
}
static int64_t floorRemainder(int64_t a, int64_t b) {
  int64_t rest = truncRemainder(a, b);
  return rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest;
}

static int64_t power(int64_t base, int64_t exponent) {
  if (exponent < 0)
    return base == 1 ? 1 : base == -1 ? (exponent & 1 ? -1 : 1) : 0;
  int64_t result = 1;
  for (; exponent; exponent >>= 1, base = wrapMul(base, base))
    if (exponent & 1)
      result = wrapMul(result, base);
  return result;
}

// A narrower type's shifts past its width follow from those of 64 bits: bits
// shifted out are cut off, and copies of the sign are shifted in.
static int64_t shiftLeft(int64_t a, int64_t b) {
  return b < 0 || b > 63 ? 0 : int64_t(uint64_t(a) << b);
}
static int64_t shiftRight(int64_t a, int64_t b) {
  return a >> (b < 0 || b > 63 ? 63 : b);
}

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

using D = double;
using I = int64_t;

// clang-format off
static constexpr UnaryRule unaryTable[] = {
  {"exp",         "exp",        [](D x) { return std::exp(x); },       nullptr},
  {"expm1",       "expm1",      [](D x) { return std::expm1(x); },     nullptr},
  {"log",         "log",        [](D x) { return std::log(x); },       nullptr},
  {"log1p",       "log1p",      [](D x) { return std::log1p(x); },     nullptr},
  {"log2",        "log2",       [](D x) { return std::log2(x); },      nullptr},
  {"sqrt",        "sqrt",       [](D x) { return std::sqrt(x); },      nullptr},
  {"rsqrt",       "rsqrt",      [](D x) { return 1 / std::sqrt(x); },  nullptr},
  {"reciprocal",  "",           [](D x) { return 1 / x; },             nullptr},
  {"sin",         "sin",        [](D x) { return std::sin(x); },       nullptr},
  {"cos",         "cos",        [](D x) { return std::cos(x); },       nullptr},
  {"tanh",        "tanh",       [](D x) { return std::tanh(x); },      nullptr},
  {"erf",         "erf",        [](D x) { return std::erf(x); },       nullptr},
  {"sigmoid",     "",           sigmoid,                               nullptr},
  {"silu",        "",           silu,                                  nullptr},
  {"floor",       "floor",      [](D x) { return std::floor(x); },     nullptr},
  {"ceil",        "ceil",       [](D x) { return std::ceil(x); },      nullptr},
  {"round",       "round_even", [](D x) { return std::nearbyint(x); }, nullptr},
  {"trunc",       "",           [](D x) { return std::trunc(x); },     nullptr},
  {"neg",         "neg",        [](D x) { return -x; },                wrapNeg},
  {"abs",         "abs",        [](D x) { return std::fabs(x); },      wrapAbs},
  {"sign",        "sign",       sign,                                  [](I x) { return I(x > 0) - I(x < 0); }},
  {"square",      "",           [](D x) { return x * x; },             [](I x) { return wrapMul(x, x); }},
  {"relu",        "",           [](D x) { return maximum(x, 0); },     [](I x) { return x > 0 ? x : 0; }},
  {"logical_not", "",           nullptr,                               [](I x) { return I(!x); }},
  {"bitwise_not", "not",        nullptr,                               [](I x) { return ~x; }},
};

static constexpr BinaryRule binaryTable[] = {
  {"add",       "add",     [](D a, D b) { return a + b; },            wrapAdd},
  {"sub",       "sub",     [](D a, D b) { return a - b; },            wrapSub},
  {"mul",       "mul",     [](D a, D b) { return a * b; },            wrapMul},
  {"",          "div",     [](D a, D b) { return a / b; },            truncDivide,    true},
  {"fmod",      "rem",     [](D a, D b) { return std::fmod(a, b); },  truncRemainder, true},
  {"remainder", "",        floorRemainder,                            floorRemainder, true},
  {"pow",       "pow",     [](D a, D b) { return std::pow(a, b); },   power},
  {"maximum",   "maximum", maximum,                                   [](I a, I b) { return std::max(a, b); }},
  {"minimum",   "minimum", minimum,                                   [](I a, I b) { return std::min(a, b); }},
  {"atan2",     "atan2",   [](D a, D b) { return std::atan2(a, b); }, nullptr},
  {"bitwise_and", "and",   nullptr,                                   [](I a, I b) { return a & b; }},
  {"bitwise_or",  "or",    nullptr,                                   [](I a, I b) { return a | b; }},
  {"bitwise_xor", "xor",   nullptr,                                   [](I a, I b) { return a ^ b; }},
  {"logical_and", "",      nullptr,                                   [](I a, I b) { return a & b; }},
  {"logical_or",  "",      nullptr,                                   [](I a, I b) { return a | b; }},
  {"logical_xor", "",      nullptr,                                   [](I a, I b) { return a ^ b; }},
  {"bitwise_left_shift",  "shift_left",  nullptr,                     shiftLeft},
  {"bitwise_right_shift", "shift_right", nullptr,                     shiftRight},
};

static constexpr CompareRule compareTable[] = {
  {"eq", "eq", [](D a, D b) { return a == b; }, [](I a, I b) { return a == b; }},
  {"ne", "ne", [](D a, D b) { return a != b; }, [](I a, I b) { return a != b; }},
  {"lt", "lt", [](D a, D b) { return a < b; },  [](I a, I b) { return a < b; }},
  {"le", "le", [](D a, D b) { return a <= b; }, [](I a, I b) { return a <= b; }},
  {"gt", "gt", [](D a, D b) { return a > b; },  [](I a, I b) { return a > b; }},
  {"ge", "ge", [](D a, D b) { return a >= b; }, [](I a, I b) { return a >= b; }},
};
// clang-format on

ArrayRef<UnaryRule> interp::unaryRules() { return unaryTable; }
ArrayRef<BinaryRule> interp::binaryRules() { return binaryTable; }
ArrayRef<CompareRule> interp::compareRules() { return compareTable; }

const BinaryRule &interp::binaryRule(StringRef core) {
  return *llvm::find_if(binaryTable,
                        [&](auto &rule) { return rule.core == core; });
}
const CompareRule &interp::compareRule(StringRef core) {
  return *llvm::find_if(compareTable,
                        [&](auto &rule) { return rule.core == core; });
}
