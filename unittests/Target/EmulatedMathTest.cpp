//===- EmulatedMathTest.cpp - functions in kernels against libm -----------===//
//
// The kernels' arithmetic is the same on a GPU: what it computes is compared
// with the C library, in units of the last place.
//
//===----------------------------------------------------------------------===//

#include "EmulatedGpu.h"
#include <cmath>
#include <cstring>
#include <random>

using namespace tcopt::test;

namespace {
struct Function {
  const char *op;
  double (*unary)(double);
  double (*binary)(double, double);
  /// Arguments lie between, with either sign unless `low` is above 0; their
  /// logarithms are even.
  double low, high;
  double bound;
};
} // namespace

// Bounds above 1 are due to the C library: bench/math/ulp_f64.py compares with
// long double.
static const Function functions[] = {
    {"math.exp", std::exp, nullptr, -1e-9, 745, 1.0},
    {"math.exp2", std::exp2, nullptr, -1e-9, 1074, 1.0},
    {"math.expm1", std::expm1, nullptr, -1e-17, 709, 2.0},
    {"math.sinh", std::sinh, nullptr, -1e-9, 710, 2.0},
    {"math.cosh", std::cosh, nullptr, -1e-9, 710, 2.0},
    {"math.tanh", std::tanh, nullptr, -1e-9, 30, 2.0},
    {"math.log", std::log, nullptr, 1e-320, 1e308, 1.0},
    {"math.log", std::log, nullptr, 0.5, 2, 1.0},
    {"math.log2", std::log2, nullptr, 1e-300, 1e300, 1.0},
    {"math.log10", std::log10, nullptr, 1e-300, 1e300, 2.0},
    {"math.log1p", std::log1p, nullptr, -1e-18, 0.9999, 1.0},
    {"math.log1p", std::log1p, nullptr, 1e-3, 1e300, 1.0},
    {"math.asinh", std::asinh, nullptr, -1e-9, 1e300, 2.0},
    {"math.acosh", std::acosh, nullptr, 1.0, 1e300, 2.0},
    {"math.atanh", std::atanh, nullptr, -1e-9, 0.9999, 2.0},
    {"math.sin", std::sin, nullptr, -1e-9, 1e300, 1.0},
    {"math.sin", std::sin, nullptr, -0.1, 100, 1.0},
    {"math.cos", std::cos, nullptr, -1e-9, 1e300, 1.0},
    {"math.tan", std::tan, nullptr, -1e-9, 1e300, 1.0},
    {"math.asin", std::asin, nullptr, -1e-9, 1, 1.0},
    {"math.acos", std::acos, nullptr, -1e-9, 1, 1.0},
    {"math.atan", std::atan, nullptr, -1e-9, 1e300, 1.0},
    {"math.atan2", nullptr, std::atan2, -1e-9, 1e9, 1.0},
    {"math.erf", std::erf, nullptr, -1e-9, 6, 1.0},
    {"math.erfc", std::erfc, nullptr, -1e-9, 26, 3.0},
    {"math.cbrt", std::cbrt, nullptr, -1e-320, 1e300, 4.0},
    {"math.powf", nullptr, std::pow, 1e-3, 60, 1.0},
    {"arith.remf", nullptr, std::fmod, -1e-9, 1e300, 0},
};

static std::string kernelOf(const Function &function, const char *type) {
  std::string vector = std::string("vector<2x") + type + ">";
  std::string memref = std::string("memref<?x") + type + ">";
  std::string scalar = std::string("memref<") + type + ">";
  auto view = [&](const char *name, const char *from) {
    return std::string("    %") + name + " = memref.reinterpret_cast %" + from +
           " to offset: [0], sizes: [%n], strides: [1] : " + scalar + " to " +
           memref + "\n";
  };
  auto load = [&](const char *name, const char *from) {
    return std::string("    %") + name + " = vector.load %" + from +
           "[%i] : " + memref + ", " + vector + "\n";
  };
  return "gpu.module @m {\n  gpu.func @k(%x: " + scalar + ", %y: " + scalar +
         ", %z: " + scalar +
         ", %n: index) kernel {\n    %c2 = arith.constant 2 : index\n    %g = "
         "gpu.global_id x\n    %i = arith.muli %g, %c2 : index\n" +
         view("a", "x") + view("b", "y") + view("c", "z") + load("v", "a") +
         load("w", "b") + "    %r = " + function.op + " %v" +
         (function.binary ? ", %w" : "") + " : " + vector +
         "\n    vector.store %r, %c[%i] : " + memref + ", " + vector +
         "\n    gpu.return\n  }\n}\n";
}

// How many numbers lie between, about.
template <typename T> static double ulps(T found, double expected) {
  T nearest = T(expected);
  if (std::isnan(expected) || std::isinf(nearest) || nearest == 0 ||
      std::isnan(found) || std::isinf(found)) {
    bool same =
        std::isnan(expected)
            ? std::isnan(found)
            : found == nearest && std::signbit(found) == std::signbit(nearest);
    return same ? 0 : HUGE_VAL;
  }
  T step = std::nextafter(std::fabs(nearest), T(HUGE_VAL)) - std::fabs(nearest);
  return std::fabs(double(found) - expected) / double(step);
}

namespace {
class EmulatedMath : public EmulatedGpu {
protected:
  template <typename T>
  std::vector<T> compute(const Function &function, const char *type,
                         const std::vector<T> &x, const std::vector<T> &y) {
    void *kernel = load(kernelOf(function, type), "k");
    uint64_t px = upload(x), py = upload(y), pz = upload(x);
    int64_t n = x.size();
    EXPECT_EQ(launch(kernel, n / 256, 128, {&px, &py, &pz, &n}), 0);
    std::vector<T> z = download<T>(pz, n);
    for (uint64_t address : {px, py, pz})
      EXPECT_EQ(call("cuMemFree_v2", address), 0);
    return z;
  }

  template <typename T>
  double worst(const Function &function, const char *type,
               const std::vector<T> &x, const std::vector<T> &y) {
    std::vector<T> z = compute(function, type, x, y);
    double most = 0;
    for (size_t i = 0; i < x.size(); ++i) {
      double expected =
          function.unary ? function.unary(x[i]) : function.binary(x[i], y[i]);
      double error = ulps(z[i], expected);
      if (error > std::max(most, function.bound))
        ADD_FAILURE() << function.op << "(" << x[i] << ", " << y[i] << ") is "
                      << z[i] << ", not " << expected << ": " << error
                      << " ulp";
      most = std::max(most, error);
    }
    return most;
  }
};
} // namespace

static constexpr size_t kCount = 1 << 14;

template <typename T>
static std::vector<T> argumentsOf(const Function &function, unsigned seed) {
  std::mt19937_64 random(seed);
  double low = std::max(std::fabs(function.low),
                        double(std::numeric_limits<T>::denorm_min()));
  double high =
      std::min(function.high, double(std::numeric_limits<T>::max()) / 4);
  std::uniform_real_distribution<double> even(std::log(low), std::log(high));
  std::vector<T> values;
  for (size_t i = 0; i < kCount; ++i) {
    T size = T(std::exp(even(random)));
    values.push_back(function.low < 0 && random() % 2 ? -size : size);
  }
  return values;
}

TEST_F(EmulatedMath, DoublesAreLibmsButForLastPlaces) {
  for (const Function &function : functions)
    worst<double>(function, "f64", argumentsOf<double>(function, 1),
                  argumentsOf<double>(function, 2));
}

// By way of f64 they are nearly always the nearest number.
TEST_F(EmulatedMath, SinglesAreNearest) {
  for (Function function : functions) {
    function.bound = function.bound ? 0.51 : 0;
    worst<float>(function, "f32", argumentsOf<float>(function, 1),
                 argumentsOf<float>(function, 2));
  }
}

TEST_F(EmulatedMath, SpecialValues) {
  std::vector<double> special = {0.0,   -0.0, 1.0,      -1.0,      2.0, -2.0,
                                 0.5,   -0.5, HUGE_VAL, -HUGE_VAL, NAN, 3.0,
                                 1e308, -3.0, 5e-324,   -5e-324};
  std::vector<double> x, y;
  for (double a : special)
    for (double b : special)
      x.push_back(a), y.push_back(b);
  for (const Function &function : functions)
    worst<double>(function, "f64", x, y);
}
