//===- FunctionsTest.cpp - elementwise functions --------------------------===//
//
// The expected values are those of PyTorch 2.15.
//
//===----------------------------------------------------------------------===//

#include "FunctionsTesting.h"
#include "tcopt/Capture/Compile.h"

using namespace tcopt;
using namespace tcopt::testing;
using enum tcopt::DType;

namespace {

TEST(PointwiseTest, RealFunctions) {
  Tensor x = tensor<float>({0.25, 0.5, 0.75}, {3});
  check(exp(x), F32, {3}, {1.284025, 1.648721, 2.117});
  check(expm1(x), F32, {3}, {0.2840254, 0.6487213, 1.117});
  check(log(x), F32, {3}, {-1.386294, -0.6931472, -0.2876821});
  check(log1p(x), F32, {3}, {0.2231435, 0.4054651, 0.5596158});
  check(log2(x), F32, {3}, {-2, -1, -0.4150375});
  check(log10(x), F32, {3}, {-0.60206, -0.30103, -0.1249387});
  check(sqrt(x), F32, {3}, {0.5, 0.7071068, 0.8660254});
  check(rsqrt(x), F32, {3}, {2, 1.414214, 1.154701});
  check(reciprocal(x), F32, {3}, {4, 2, 1.333333});
  check(sin(x), F32, {3}, {0.247404, 0.4794255, 0.6816388});
  check(cos(x), F32, {3}, {0.9689124, 0.8775826, 0.7316889});
  check(tan(x), F32, {3}, {0.2553419, 0.5463025, 0.9315965});
  check(asin(x), F32, {3}, {0.2526802, 0.5235988, 0.8480621});
  check(acos(x), F32, {3}, {1.318116, 1.047198, 0.7227343});
  check(atan(x), F32, {3}, {0.2449787, 0.4636476, 0.6435011});
  check(sinh(x), F32, {3}, {0.2526123, 0.5210953, 0.8223167});
  check(cosh(x), F32, {3}, {1.031413, 1.127626, 1.294683});
  check(tanh(x), F32, {3}, {0.2449187, 0.4621172, 0.6351489});
  check(asinh(x), F32, {3}, {0.2474665, 0.4812118, 0.6931472});
  check(atanh(x), F32, {3}, {0.2554128, 0.5493062, 0.9729551});
  check(erf(x), F32, {3}, {0.2763264, 0.5204999, 0.7111557});
  check(sigmoid(x), F32, {3}, {0.5621765, 0.6224594, 0.6791787});
  check(exp2(x), F32, {3}, {1.189207, 1.414214, 1.681793});
  check(erfc(x), F32, {3}, {0.7236736, 0.4795001, 0.2888444});
  check(deg2rad(x), F32, {3}, {0.004363323, 0.008726646, 0.01308997});
  check(rad2deg(x), F32, {3}, {14.32395, 28.64789, 42.97184});
  check(square(x), F32, {3}, {0.0625, 0.25, 0.5625});
  check(neg(x), F32, {3}, {-0.25, -0.5, -0.75});
  check(sign(x), F32, {3}, {1, 1, 1});
  check(acosh(add(x, 1)), F32, {3}, {0.6931472, 0.9624237, 1.15881});
  check(logit(x), F32, {3}, {-1.098612, 0, 1.098612});
  check(logit(x, 0.3), F32, {3}, {-0.8472978, 0, 0.8472978});
}

TEST(PointwiseTest, IntegersBecomeFloats) {
  Tensor i = tensor<int64_t>({0, 1, 2}, {3});
  Tensor b = tensor<bool>({true, false, true}, {3});
  check(exp(i), F32, {3}, {1, 2.718282, 7.389056});
  check(exp2(i), F32, {3}, {1, 2, 4});
  check(erfc(i), F32, {3}, {1, 0.1572992, 0.004677735});
  check(deg2rad(i), F32, {3}, {0, 0.01745329, 0.03490658});
  check(sqrt(b), F32, {3}, {1, 0, 1});
  check(div(i, 2), F32, {3}, {0, 0.5, 1});
  check(atan2(i, 2), F32, {3}, {0, 0.4636476, 0.7853982});
  check(copysign(i, -1), F32, {3}, {-0, -1, -2});
  check(xlogy(i, i), F32, {3}, {0, 0, 1.386294});
  check(logaddexp(to(i, F32), to(i, F32)), F32, {3},
        {0.6931472, 1.693147, 2.693147});
  check(square(i), I64, {3}, {0, 1, 4});
  check(square(i > 0), I64, {3}, {0, 1, 1});
  check(neg(i), I64, {3}, {0, -1, -2});
}

TEST(PointwiseTest, Rounding) {
  Tensor x = tensor<float>({-1.5, -0.25, 0.5, 1.5, 2.345}, {5});
  check(floor(x), F32, {5}, {-2, -1, 0, 1, 2});
  check(ceil(x), F32, {5}, {-1, -0, 1, 2, 3});
  check(round(x), F32, {5}, {-2, -0, 0, 2, 2});
  check(trunc(x), F32, {5}, {-1, -0, 0, 1, 2});
  check(frac(x), F32, {5}, {-0.5, -0.25, 0.5, 0.5, 0.345});
  check(abs(x), F32, {5}, {1.5, 0.25, 0.5, 1.5, 2.345});
  check(relu(x), F32, {5}, {0, 0, 0.5, 1.5, 2.345});
  check(round(x, 2), F32, {5}, {-1.5, -0.25, 0.5, 1.5, 2.34});
  Tensor i = tensor<int64_t>({-3, 5}, {2});
  check(floor(i), I64, {2}, {-3, 5});
  check(abs(i), I64, {2}, {3, 5});
  check(sign(i), I64, {2}, {-1, 1});
  check(relu(i), I64, {2}, {0, 5});
}

TEST(PointwiseTest, NumbersThatAreNotFinite) {
  Tensor x = tensor<float>({NAN, INFINITY, -INFINITY, 1}, {4});
  check(isnan(x), Bool, {4}, {1, 0, 0, 0});
  check(isinf(x), Bool, {4}, {0, 1, 1, 0});
  check(isfinite(x), Bool, {4}, {0, 0, 0, 1});
  check(nan_to_num(x), F32, {4}, {0, 3.402823e+38, -3.402823e+38, 1});
  check(nan_to_num(x, 1, 2, 3), F32, {4}, {1, 2, 3, 1});
  Tensor y = tensor<float>({1, NAN, INFINITY, NAN}, {4});
  check(fmax(x, y), F32, {4}, {1, INFINITY, INFINITY, 1});
  check(fmin(x, y), F32, {4}, {1, INFINITY, -INFINITY, 1});
  check(maximum(x, y), F32, {4}, {NAN, NAN, INFINITY, NAN});
  check(minimum(x, y), F32, {4}, {NAN, NAN, -INFINITY, NAN});
  check(hypot(x, y), F32, {4}, {NAN, INFINITY, INFINITY, NAN});
  check(logaddexp(x, x), F32, {4}, {NAN, INFINITY, -INFINITY, 1.693147});
  check(erfc(x), F32, {4}, {NAN, 0, 2, 0.1572992});
  Tensor i = tensor<int64_t>({1, 2}, {2});
  check(isnan(i), Bool, {2}, {0, 0});
  check(isfinite(i), Bool, {2}, {1, 1});
  check(nan_to_num(i), I64, {2}, {1, 2});
}

TEST(PointwiseTest, Erfc) {
  Tensor x = tensor<float>({-3, -0.5, 0.49, 0.51, 2, 4, 9}, {7});
  check(erfc(x), F32, {7},
        {1.999978, 1.5205, 0.4883317, 0.4707564, 0.004677735, 1.541726e-08,
         4.137032e-37});
  Tensor y = tensor<double>({-1, 0.75, 3, 6, 20, 26}, {6});
  check(erfc(y), F64, {6},
        {1.842701, 0.2888444, 2.20905e-05, 2.151974e-17, 5.395866e-176,
         5.663192e-296});
}

TEST(PointwiseTest, TwoTensors) {
  Tensor x = tensor<float>({-2, 0.5, 3}, {3});
  Tensor y = tensor<float>({1.5, -2, 2}, {3});
  check(add(x, y), F32, {3}, {-0.5, -1.5, 5});
  check(sub(x, y), F32, {3}, {-3.5, 2.5, 1});
  check(mul(x, y), F32, {3}, {-3, -1, 6});
  check(div(x, y), F32, {3}, {-1.333333, -0.25, 1.5});
  check(remainder(x, y), F32, {3}, {1, -1.5, 1});
  check(fmod(x, y), F32, {3}, {-0.5, 0.5, 1});
  check(maximum(x, y), F32, {3}, {1.5, 0.5, 3});
  check(minimum(x, y), F32, {3}, {-2, -2, 2});
  check(fmax(x, y), F32, {3}, {1.5, 0.5, 3});
  check(fmin(x, y), F32, {3}, {-2, -2, 2});
  check(atan2(x, y), F32, {3}, {-0.9272952, 2.896614, 0.9827937});
  check(hypot(x, y), F32, {3}, {2.5, 2.061553, 3.605551});
  check(copysign(x, y), F32, {3}, {2, -0.5, 3});
  check(logaddexp(x, y), F32, {3}, {1.52975, 0.5788897, 3.313262});
  check(eq(x, y), Bool, {3}, {0, 0, 0});
  check(ne(x, y), Bool, {3}, {1, 1, 1});
  check(lt(x, y), Bool, {3}, {1, 0, 0});
  check(le(x, y), Bool, {3}, {1, 0, 0});
  check(gt(x, y), Bool, {3}, {0, 1, 1});
  check(ge(x, y), Bool, {3}, {0, 1, 1});
  check(logical_and(x, y), Bool, {3}, {1, 1, 1});
  check(logical_or(x, y), Bool, {3}, {1, 1, 1});
  check(logical_xor(x, y), Bool, {3}, {0, 0, 0});
  check(sub(x, y, 2), F32, {3}, {-5, 4.5, -1});
  check(rsub(x, y), F32, {3}, {3.5, -2.5, -1});
  check(add(x, 1), F32, {3}, {-1, 1.5, 4});
  check(div(x, y, "floor"), F32, {3}, {-2, -1, 1});
  check(div(x, y, "trunc"), F32, {3}, {-1, -0, 1});
  check(floor_divide(x, y), F32, {3}, {-2, -1, 1});
  check(pow(x, 2), F32, {3}, {4, 0.25, 9});
  check(pow(2, x), F32, {3}, {0.25, 1.414214, 8});
  check(float_power(x, 2), F64, {3}, {4, 0.25, 9});
  check(xlogy(y, abs(x)), F32, {3}, {1.039721, 1.386294, 2.197225});
  check(logical_not(x), Bool, {3}, {0, 0, 0});
  check(hypot(mul(x, 1e30), mul(y, 1e30)), F32, {3},
        {2.5e+30, 2.061553e+30, 3.605551e+30});
  Tensor i = tensor<int64_t>({6, -5, 3}, {3});
  check(bitwise_and(i, 3), I64, {3}, {2, 3, 3});
  check(bitwise_or(i, 3), I64, {3}, {7, -5, 3});
  check(bitwise_xor(i, 3), I64, {3}, {5, -8, 0});
  check(bitwise_left_shift(i, 2), I64, {3}, {24, -20, 12});
  check(bitwise_right_shift(i, 1), I64, {3}, {3, -3, 1});
  check(bitwise_not(i), I64, {3}, {-7, 4, -4});
}

TEST(PointwiseTest, Promotion) {
  Tensor i = tensor<int32_t>({1, 2}, {2});
  Tensor d = tensor<double>({0.5, 0.25}, {2});
  Tensor u = tensor<uint8_t>({250, 3}, {2});
  Tensor b = tensor<bool>({true, false}, {2});
  Tensor v = tensor<float>({1.5, 2.5}, {2});
  Tensor h = to(v, F16);
  Tensor g = to(v, BF16);
  check(add(i, d), F64, {2}, {1.5, 2.25});
  check(add(u, i), I32, {2}, {251, 5});
  check(mul(b, i), I32, {2}, {1, 0});
  check(add(i, 1.5), F32, {2}, {2.5, 3.5});
  check(mul(b, 2), I64, {2}, {2, 0});
  check(add(h, g), F32, {2}, {3, 5});
  check(add(h, v), F32, {2}, {3, 5});
  check(add(h, 2.5), F16, {2}, {4, 5});
  check(sub(v, d), F64, {2}, {1, 2.25});
  check(add(u, 10), U8, {2}, {4, 13});
  check(eq(i, v), Bool, {2}, {0, 0});
  check(fmax(i, v), F32, {2}, {1.5, 2.5});
  check(hypot(h, h), F16, {2}, {2.121094, 3.535156});
  check(copysign(h, -1), F16, {2}, {-1.5, -2.5});
  check(xlogy(b, v), F32, {2}, {0.4054651, 0});
  check(logaddexp(h, v), F32, {2}, {2.193147, 3.193147});
  check(add(h, tensor(2.0, F64)), F16, {2}, {3.5, 4.5});
  check(add(i, tensor(2.0, F64)), F64, {2}, {3, 4});
  check(type_as(v, i), I32, {2}, {1, 2});
  check(to(v, I64), I64, {2}, {1, 2});
  check(deg2rad(h), F16, {2}, {0.02618408, 0.04364014});
  check(exp2(g), BF16, {2}, {2.828125, 5.65625});
}

TEST(PointwiseTest, SeveralTensors) {
  Tensor x = tensor<float>({-2, 0.5, 3}, {3});
  Tensor y = tensor<float>({1.5, -2, 2}, {3});
  Tensor w = tensor<float>({0, 0.25, 1}, {3});
  Tensor m = tensor<bool>({true, false, true}, {3});
  check(lerp(x, y, 0.75), F32, {3}, {0.625, -1.375, 2.25});
  check(lerp(x, y, w), F32, {3}, {-2, -0.125, 2});
  check(addcmul(x, y, w, 2), F32, {3}, {-2, -0.5, 7});
  check(addcdiv(x, y, x, 0.5), F32, {3}, {-2.375, -1.5, 3.333333});
  EXPECT_EQ(lerp(arange(3), arange(3), x.to(F16)).dtype(), F16);
  EXPECT_EQ(lerp(x.to(F16), x.to(F16), 0.5).dtype(), F16);
  EXPECT_REFUSED(addcdiv(x, arange(3), arange(3)),
                 "addcdiv: expected tensor1 or tensor2 of floats");
  check(where(m, x, y), F32, {3}, {-2, -2, 3});
  check(where(m, x, 0), F32, {3}, {-2, 0, 3});
  check(clamp(x, -1, 1), F32, {3}, {-1, 0.5, 1});
  check(clamp(x, 0), F32, {3}, {0, 0.5, 3});
  check(clamp(x, std::nullopt, y), F32, {3}, {-2, -2, 2});
  check(masked_fill(x, m, 7), F32, {3}, {7, 0.5, 7});
  check(masked_fill(unsqueeze(x, 1), m, -1), F32, {3, 3},
        {-1, -2, -1, -1, 0.5, -1, -1, 3, -1});
  Tensor i = tensor<int64_t>({1, 2, 3}, {3});
  check(addcmul(i, i, i, 2), I64, {3}, {3, 10, 21});
  check(masked_fill(i, m, 9), I64, {3}, {9, 2, 9});
  Tensor p = tensor<float>({1, 100, NAN, INFINITY}, {4});
  Tensor q = tensor<float>({1.000001, 100.1, NAN, INFINITY}, {4});
  check(isclose(p, q), Bool, {4}, {1, 0, 0, 1});
  check(isclose(p, q, 0.01, 0, true), Bool, {4}, {1, 1, 1, 1});
  check(isclose(i, i), Bool, {3}, {1, 1, 1});
  Tensor h = to(x, F16);
  check(lerp(h, to(y, F16), 0.75), F16, {3}, {0.625, -1.375, 2.25});
}

// The step is multiplied by the index before both are rounded.
TEST(CreationTest, StepsOfFloats) {
  for (DType dtype : {F32, F16, BF16}) {
    Tensor x = arange(-1.25, 3, 0.1, dtype);
    check(x[12], dtype, {}, {-0.05});
    EXPECT_NEAR(x[12].item<double>(), -0.05,
                0.05 * getFloatLimits(dtype).epsilon);
  }
  check(arange(0.5, 3), F32, {3}, {0.5, 1.5, 2.5});
  check(arange(0, 5, 2, BF16), BF16, {3}, {0, 2, 4});
  auto f = compile([](Scalar step) { return arange(0.0, 1.0, step); });
  EXPECT_FLOAT_EQ(f(0.1)[7].item<float>(), 0.7f);
  EXPECT_FLOAT_EQ(f(0.3)[3].item<float>(), 0.9f);
}

TEST(PointwiseTest, RankZero) {
  Tensor x = tensor(0.5);
  check(exp2(x), F32, {}, {1.414214});
  check(erfc(x), F32, {}, {0.4795001});
  check(fmax(x, 1), F32, {}, {1});
  check(lerp(x, x, 0.5), F32, {}, {0.5});
  check(add(x, 1), F32, {}, {1.5});
}

TEST(ActivationTest, Smooth) {
  Tensor x = tensor<float>({-2, -0.5, 0, 1.5}, {4});
  check(sigmoid(x), F32, {4}, {0.1192029, 0.3775407, 0.5, 0.8175744});
  check(silu(x), F32, {4}, {-0.2384058, -0.1887703, 0, 1.226362});
  check(gelu(x), F32, {4}, {-0.04550028, -0.1542688, 0, 1.399789});
  check(mish(x), F32, {4}, {-0.2525015, -0.2207438, 0, 1.403378});
  check(logsigmoid(x), F32, {4},
        {-2.126928, -0.974077, -0.6931472, -0.2014133});
  check(softplus(x), F32, {4}, {0.126928, 0.474077, 0.6931472, 1.701413});
  check(softsign(x), F32, {4}, {-0.6666667, -0.3333333, 0, 0.6});
  check(tanhshrink(x), F32, {4}, {-1.035972, -0.03788283, 0, 0.5948517});
  check(elu(x), F32, {4}, {-0.8646647, -0.3934693, 0, 1.5});
  check(celu(x), F32, {4}, {-0.8646647, -0.3934693, 0, 1.5});
  check(selu(x), F32, {4}, {-1.520167, -0.6917582, 0, 1.576051});
  check(gelu(x, "tanh"), F32, {4}, {-0.04540229, -0.154286, 0, 1.399572});
  check(elu(x, 0.5), F32, {4}, {-0.4323324, -0.1967347, 0, 1.5});
  check(celu(x, 0.5), F32, {4}, {-0.4908422, -0.3160603, 0, 1.5});
  check(softplus(x, 2, 1), F32, {4}, {0.009074965, 0.1566308, 0.3465736, 1.5});
  check(glu(x), F32, {2}, {-1, -0.4087872});
  check(glu(reshape(x, {2, 2}), 0), F32, {1, 2}, {-1, -0.4087872});
}

TEST(ActivationTest, Piecewise) {
  Tensor x = tensor<float>({-4, -0.25, 0.25, 7}, {4});
  Tensor i = tensor<int64_t>({-2, 3}, {2});
  Tensor w = tensor<float>({0.1, 0.2}, {2});
  check(relu(x), F32, {4}, {0, 0, 0.25, 7});
  check(relu6(x), F32, {4}, {0, 0, 0.25, 6});
  check(leaky_relu(x), F32, {4}, {-0.04, -0.0025, 0.25, 7});
  check(hardsigmoid(x), F32, {4}, {0, 0.4583333, 0.5416667, 1});
  check(hardswish(x), F32, {4}, {-0, -0.1145833, 0.1354167, 7});
  check(hardtanh(x), F32, {4}, {-1, -0.25, 0.25, 1});
  check(hardshrink(x), F32, {4}, {-4, 0, 0, 7});
  check(softshrink(x), F32, {4}, {-3.5, -0, 0, 6.5});
  check(leaky_relu(x, 0.5), F32, {4}, {-2, -0.125, 0.25, 7});
  check(hardtanh(x, -2, 0.5), F32, {4}, {-2, -0.25, 0.25, 0.5});
  check(hardtanh(i, -1.5, 2.5), I64, {2}, {-1, 2});
  check(relu6(i), I64, {2}, {0, 3});
  check(threshold(x, 0.1, 20), F32, {4}, {20, 20, 0.25, 7});
  check(hardshrink(x, 5), F32, {4}, {0, 0, 0, 7});
  check(softshrink(x, 1), F32, {4}, {-3, -0, 0, 6});
  check(prelu(reshape(x, {2, 2}), w), F32, {2, 2}, {-0.4, -0.05, 0.25, 7});
  check(prelu(x, tensor(0.5)), F32, {4}, {-2, -0.125, 0.25, 7});
  check(softsign(i), F32, {2}, {-0.6666667, 0.75});
}

TEST(ActivationTest, Refusals) {
  Tensor x = tensor<float>({1, 2, 3, 4}, {2, 2});
  EXPECT_REFUSED(
      gelu(x, "exact"),
      "gelu: expected approximate \"none\" or \"tanh\" but found \"exact\"");
  EXPECT_REFUSED(celu(x, 0), "celu: expected an alpha that is not 0");
  EXPECT_REFUSED(clamp(x), "clamp: expected a min or a max but found neither");
}

} // namespace
