//===- ResizeTest.cpp - interpolate and pad -------------------------------===//

#include "FunctionsTesting.h"
#include "tcopt/Capture/Compile.h"
#include "tcopt/Capture/Modules/Pooling.h"

using namespace tcopt;
using namespace tcopt::testing;
using enum tcopt::DType;

namespace {
Tensor counted(const Sizes &sizes) {
  Size count = 1;
  for (const Size &size : sizes)
    count *= size;
  return (arange(count) + 1).to(F32).view(sizes);
}
} // namespace

//===----------------------------------------------------------------------===//
// interpolate
//===----------------------------------------------------------------------===//

TEST(Interpolate, ByFactors) {
  Tensor x = counted({1, 1, 6});
  auto scaled = [&](double factor, std::string_view mode) {
    return interpolate(x, std::nullopt, factor, mode);
  };
  check(scaled(0.5, "nearest"), F32, {1, 1, 3}, {1, 3, 5});
  check(scaled(1.5, "nearest"), F32, {1, 1, 9}, {1, 1, 2, 3, 3, 4, 5, 5, 6});
  check(scaled(0.5, "nearest-exact"), F32, {1, 1, 3}, {2, 4, 6});
  check(scaled(1.5, "linear"), F32, {1, 1, 9},
        {1, 1.5, 2.166667, 2.833333, 3.5, 4.166667, 4.833333, 5.5, 6});
  check(scaled(1.5, "area"), F32, {1, 1, 9}, {1, 1.5, 2, 3, 3.5, 4, 5, 5.5, 6});
}

// The factors are not integers, but the rounded size is unchanged or doubled.
TEST(Interpolate, ByFactorsThatRoundToWholeOnes) {
  Tensor x = counted({1, 1, 3, 2}) - 1;
  auto scaled = [](const Tensor &x, const FloatList &factors,
                   std::string_view mode) {
    return interpolate(x, std::nullopt, factors, mode);
  };
  FloatList factors = {1.3, 1.6};
  check(scaled(x, factors, "nearest"), F32, {1, 1, 3, 3},
        {0, 0, 1, 2, 2, 3, 4, 4, 5});
  check(scaled(x, {2.3, 1.0}, "nearest").select(3, 0), F32, {1, 1, 6},
        {0, 0, 2, 2, 4, 4});
  check(scaled(x, factors, "bilinear"), F32, {1, 1, 3, 3},
        {0, 0.4375, 1, 2, 2.4375, 3, 4, 4.4375, 5});
  check(scaled(x.unsqueeze(0), {1.0, 1.3, 1.6}, "trilinear"), F32,
        {1, 1, 1, 3, 3}, {0, 0.4375, 1, 2, 2.4375, 3, 4, 4.4375, 5});
  check(scaled(x, factors, "bicubic"), F32, {1, 1, 3, 3},
        {-0.228274, 0.29437, 0.905759, 1.027699, 1.550343, 2.161732, 2.94577,
         3.468414, 4.079803});
  Tensor row = counted({1, 1, 3}) - 1;
  check(scaled(row, 1.3, "nearest"), F32, {1, 1, 3}, {0, 0, 1});
  check(scaled(row, 1.3, "linear"), F32, {1, 1, 3}, {0, 1, 2});
  auto compiled = compile([&](Tensor x) { return scaled(x, 1.3, "linear"); });
  check(compiled(row), F32, {1, 1, 3}, {0, 1, 2});
  check(compiled(counted({1, 1, 10}))[0][0][12], F32, {}, {10});
  check(compiled(counted({1, 1, 2})), F32, {1, 1, 2}, {1, 2});
}

// Positions are computed from factors, or from rounded sizes.
TEST(Interpolate, RecomputesFactors) {
  Tensor y = counted({1, 1, 3, 4});
  FloatList factors = {1.5, 0.7};
  check(interpolate(y, std::nullopt, factors, "bilinear"), F32, {1, 1, 4, 2},
        {1.214286, 2.642857, 3.214286, 4.642857, 5.880953, 7.309525, 8.547619,
         9.976191});
  check(interpolate(y, std::nullopt, factors, "bilinear", true), F32,
        {1, 1, 4, 2}, {1, 4, 3.666667, 6.666667, 6.333333, 9.333334, 9, 12});
  check(interpolate(y, std::nullopt, factors, "bilinear", false, true), F32,
        {1, 1, 4, 2}, {1.5, 3.5, 4, 6, 7, 9, 9.5, 11.5});
  check(interpolate(y, std::nullopt, factors, "bicubic"), F32, {1, 1, 4, 2},
        {0.815953, 2.262836, 2.788176, 4.235058, 6.084474, 7.531353, 8.658549,
         10.105428});
  nn::Upsample up({.scale_factor = {1.5, 0.7}, .mode = "bilinear"});
  check(up(y)[0][0][0], F32, {2}, {1.214286, 2.642857});
}

TEST(Interpolate, ByMeansOfAreas) {
  check(interpolate(counted({1, 1, 3, 4}), {2, 3}, "area"), F32, {1, 1, 2, 3},
        {3.5, 4.5, 5.5, 7.5, 8.5, 9.5});
  check(interpolate(counted({1, 1, 2, 2, 2}), {1, 2, 1}, "area"), F32,
        {1, 1, 1, 2, 1}, {3.5, 5.5});
}

TEST(Interpolate, Bytes) {
  Tensor b = tensor<uint8_t>({10, 20, 30, 40}, {1, 1, 2, 2});
  check(interpolate(b, std::nullopt, 1.6, "bilinear"), U8, {1, 1, 3, 3},
        {10, 14, 20, 19, 23, 29, 30, 34, 40});
  check(interpolate(b, std::nullopt, {1.0, 1.6}, "bilinear"), U8, {1, 1, 2, 3},
        {10, 14, 20, 30, 34, 40});
}

// Values of PyTorch 2.15. Some of them differ from the rounded exact value.
TEST(Interpolate, BytesInFixedPoint) {
  Tensor x = remainder(arange(60) * 37, 251).to(U8).view({1, 2, 5, 6});
  check(interpolate(x, {3, 4}, "bilinear"), U8, {1, 2, 3, 4},
        {62,  55,  110, 166, 202, 70,  62,  118, 154, 210, 140, 70,
         105, 161, 175, 42,  57,  113, 168, 224, 135, 65,  120, 176});
  check(interpolate(x, {3, 4}, "bicubic", true), U8, {1, 2, 3, 4},
        {0,   60,  125, 185, 193, 81,  67,  127, 135, 195, 181, 69,
         106, 166, 152, 40,  48,  108, 173, 233, 241, 36,  115, 175});
  Tensor row = tensor<uint8_t>({0, 255, 255, 0, 3, 250}, {1, 1, 1, 6});
  check(interpolate(row, {1, 11}, "bicubic"), U8, {1, 1, 1, 11},
        {0, 76, 226, 255, 255, 127, 0, 0, 32, 176, 255});
  check(interpolate(row, std::nullopt, {1, 1.7}, "bilinear"), U8, {1, 1, 1, 10},
        {0, 97, 247, 255, 218, 68, 1, 3, 127, 250});
}

TEST(Interpolate, SizesStayOpen) {
  auto half = compile([](Tensor x) {
    return interpolate(x, std::nullopt, 0.5, "nearest") * 1;
  });
  auto twice = compile(
      [](Tensor x) { return interpolate(x, {x.size(2) * 2}, "nearest") * 1; });
  for (int64_t n : {4, 5, 6, 7, 8}) {
    Tensor x = counted({1, 1, n});
    check(half(x), F32, {1, 1, n / 2},
          interpolate(x, std::nullopt, 0.5, "nearest").toVector<double>());
    EXPECT_EQ(int64_t(twice(x).size(2)), 2 * n);
  }
  EXPECT_EQ(half.counts().versions, 2);
  EXPECT_EQ(twice.counts().versions, 2);
}

TEST(Interpolate, Refusals) {
  Tensor x = counted({1, 1, 2, 2});
  EXPECT_REFUSED(interpolate(x, std::nullopt, -1.0), "expected positive scale "
                                                     "factors");
  EXPECT_REFUSED(interpolate(x, std::nullopt, {1.0, 1.0, 1.0}),
                 "interpolate: expected 1 or 2 scale factors but found 3");
  EXPECT_REFUSED(interpolate(x, {1, 2, 3}),
                 "interpolate: expected 1 or 2 sizes but found 3");
  EXPECT_REFUSED(interpolate(ones({2, 2}), 2, "area"),
                 "interpolate: expected a tensor of rank 3 to 5");
}

//===----------------------------------------------------------------------===//
// pad
//===----------------------------------------------------------------------===//

namespace {
void expectPadded(std::string_view mode, const std::vector<double> &expected) {
  Tensor x = counted({1, 1, 5});
  auto run =
      compile([&](Tensor x, Size p) { return pad(x, {p, p}, mode) * 1; });
  for (int64_t p : {2, 3, 4}) {
    Tensor padded = pad(x, {p, p}, mode);
    check(run(x, p), F32, {1, 1, 5 + 2 * p}, padded.toVector<double>());
    if (p == 3)
      check(padded, F32, {1, 1, 11}, expected);
  }
  EXPECT_EQ(run.counts().versions, 2);
}
} // namespace

TEST(Pad, ModesWithOpenAmounts) {
  expectPadded("constant", {0, 0, 0, 1, 2, 3, 4, 5, 0, 0, 0});
  expectPadded("reflect", {4, 3, 2, 1, 2, 3, 4, 5, 4, 3, 2});
  expectPadded("replicate", {1, 1, 1, 1, 2, 3, 4, 5, 5, 5, 5});
  expectPadded("circular", {3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3});
}

TEST(Pad, GivesNewTensors) {
  for (auto mode : {"constant", "reflect", "replicate", "circular"}) {
    Tensor x = counted({1, 2, 3});
    EXPECT_TRUE(pad(x, {2, -1}, mode).is_contiguous()) << mode;
    Tensor same = pad(x, {0, 0}, mode);
    same.fill_(0);
    EXPECT_EQ(x[0][1][2].item<float>(), 6) << mode;
  }
}

TEST(Pad, AnyRank) {
  check(pad(counted({3}), {2, 1}, "reflect"), F32, {6}, {3, 2, 1, 2, 3, 2});
  check(pad(counted({1, 2, 2}), {1, 0, 0, 1}, "circular"), F32, {1, 3, 3},
        {2, 1, 2, 4, 3, 4, 2, 1, 2});
  check(pad(counted({1, 1, 2, 1, 2}), {0, 1, 0, 0, 1, 0}, "replicate"), F32,
        {1, 1, 3, 1, 3}, {1, 2, 2, 1, 2, 2, 3, 4, 4});
  // Negative amounts crop.
  check(pad(counted({1, 5}), {-1, 2}, "circular"), F32, {1, 6},
        {2, 3, 4, 5, 2, 3});
  check(pad(counted({1, 5}), {-1, 2}, "reflect"), F32, {1, 6},
        {2, 3, 4, 5, 4, 3});
}

TEST(Pad, Refusals) {
  EXPECT_REFUSED(pad(ones({1, 3}), {3, 3}, "reflect"),
                 "pad: expected less than the size for mode \"reflect\" but "
                 "found 3 for a dimension of size 3");
  EXPECT_REFUSED(pad(ones({1, 3}), {4, 4}, "circular"),
                 "pad: expected at most the size");
  EXPECT_REFUSED(pad(ones({1, 0}), {2, 2}, "replicate"),
                 "pad: expected a size above 0");
  EXPECT_REFUSED(pad(ones({3}), {2, 2}, "wrap"), "pad: expected");
}
