//===- CombinationTest.cpp - functions composed of other functions --------===//
//
// The expected values are those of PyTorch 2.15.
//
//===----------------------------------------------------------------------===//

#include "ModulesTesting.h"
#include "tcopt/Capture/Compile.h"

using namespace tcopt;
using namespace tcopt::testing;
using enum tcopt::DType;

namespace {

Tensor matrix() { return tensor<float>({1, 2, 3, 4, 5, 6}, {2, 3}); }
Tensor integers() { return tensor<int64_t>({3, 1, 2, 5}, {2, 2}); }
Tensor vector() { return tensor<float>({1, -1, 2}, {3}); }
Tensor weights() { return tensor<float>({2, 0.5, 1}, {3}); }

TEST(CombinationTest, JoinsAndShapes) {
  Tensor a = matrix(), i = integers(), v = vector(), w = weights();
  Tensor b = tensor<bool>({true, false, false}, {3}), s = tensor(2.5f);
  check(vstack({v, w}), F32, {2, 3}, {1, -1, 2, 2, 0.5, 1});
  check(vstack({a, unsqueeze(v, 0)}), F32, {3, 3},
        {1, 2, 3, 4, 5, 6, 1, -1, 2});
  check(vstack({s, s}), F32, {2, 1}, {2.5, 2.5});
  check(hstack({v, w}), F32, {6}, {1, -1, 2, 2, 0.5, 1});
  check(hstack({a, a}), F32, {2, 6}, {1, 2, 3, 1, 2, 3, 4, 5, 6, 4, 5, 6});
  check(hstack({s, v}), F32, {4}, {2.5, 1, -1, 2});
  check(tile(i, {2}), I64, {2, 4}, {3, 1, 3, 1, 2, 5, 2, 5});
  check(i.tile({2, 1}), I64, {4, 2}, {3, 1, 2, 5, 3, 1, 2, 5});
  check(tile(v, {2, 2}), F32, {2, 6}, {1, -1, 2, 1, -1, 2, 1, -1, 2, 1, -1, 2});
  check(tile(s, Dims({})), F32, {}, {2.5});
  check(meshgrid({v, w.slice(0, 0, 2)})[1], F32, {3, 2},
        {2, 0.5, 2, 0.5, 2, 0.5});
  check(meshgrid({v, w.slice(0, 0, 2)}, "xy")[0], F32, {2, 3},
        {1, -1, 2, 1, -1, 2});
  check(meshgrid({v, w.slice(0, 0, 2), s}, "xy")[1], F32, {2, 3, 1},
        {2, 2, 2, 0.5, 0.5, 0.5});
  check(meshgrid({v}, "xy")[0], F32, {3}, {1, -1, 2});
  check(diff(a), F32, {2, 2}, {1, 1, 1, 1});
  check(a.diff(2), F32, {2, 1}, {0, 0});
  check(diff(a, 1, 0), F32, {1, 3}, {3, 3, 3});
  check(diff(b), Bool, {2}, {true, false});
  check(diff(v, 4), F32, {0}, {});
  check(diff(v, 0), F32, {3}, {1, -1, 2});
  check(clip(v, 0, 1), F32, {3}, {1, 0, 1});
  check(v.clip(std::nullopt, w), F32, {3}, {1, -1, 1});
}

TEST(CombinationTest, Reductions) {
  Tensor a = matrix(), i = integers(), u = to(a, I32);
  Tensor n = tensor<float>({1, NAN, 3, 4, 5, 6}, {2, 3});
  check(trace(a), F32, {}, {6});
  check(i.trace(), I64, {}, {8});
  check(var_mean(a).first, F32, {}, {3.5});
  check(var_mean(a, 1, 0, true).second, F32, {2, 1}, {2, 5});
  check(var_mean(a, 1, 0, true).first, F32, {2, 1}, {0.6666667, 0.6666667});
  check(std_mean(a, 0).first, F32, {3}, {2.12132, 2.12132, 2.12132});
  check(std_mean(a, 0).second, F32, {3}, {2.5, 3.5, 4.5});
  check(aminmax(i).first, I64, {}, {1});
  check(i.aminmax(0).second, I64, {2}, {3, 5});
  check(aminmax(a, -1, true).first, F32, {2, 1}, {1, 4});
  check(nansum(n), F32, {}, {19});
  check(n.nansum(0), F32, {3}, {5, 5, 9});
  check(nansum(u, 1, true), I64, {2, 1}, {6, 15});
  check(nanmean(n), F32, {}, {3.8});
  check(n.nanmean(1), F32, {2}, {2, 5});
  check(nanmean(full({2}, NAN)), F32, {}, {NAN});
  check(softmin(a, 1), F32, {2, 3},
        {0.6652409, 0.2447285, 0.09003057, 0.6652409, 0.2447285, 0.09003057});
}

TEST(CombinationTest, Comparisons) {
  Tensor v = vector(), w = weights(), n = full({3}, NAN);
  EXPECT_TRUE(equal(v, clone(v)));
  EXPECT_TRUE(v.equal(to(v, I64)));
  EXPECT_FALSE(equal(v, w));
  EXPECT_FALSE(equal(v, unsqueeze(v, 0)));
  EXPECT_FALSE(equal(n, n));
  EXPECT_TRUE(equal(zeros({0}), ones({0})));
  EXPECT_TRUE(allclose(v, v + 1e-9));
  EXPECT_FALSE(v.allclose(v + 1e-3));
  EXPECT_TRUE(allclose(v, v + 1e-3, 0, 1e-2));
  EXPECT_FALSE(allclose(n, n));
  EXPECT_TRUE(allclose(n, n, 1e-5, 1e-8, true));
}

TEST(CombinationTest, Products) {
  Tensor a = matrix(), i = integers(), v = vector(), w = weights();
  Tensor s = tensor(2.5f);
  check(inner(a, a), F32, {2, 2}, {14, 32, 32, 77});
  check(inner(v, w), F32, {}, {3.5});
  check(v.inner(a), F32, {2}, {5, 11});
  check(inner(a, s), F32, {2, 3}, {2.5, 5, 7.5, 10, 12.5, 15});
  check(tensordot(a, a), F32, {}, {91});
  check(tensordot(a, unsqueeze(v, 1), 1), F32, {2, 1}, {5, 11});
  check(tensordot(v, to(i, F32), 0), F32, {3, 2, 2},
        {3, 1, 2, 5, -3, -1, -2, -5, 6, 2, 4, 10});
  check(tensordot(a, ones({1, 2}), 1), F32, {2, 2}, {6, 6, 15, 15});
  check(tensordot(ones({2, 1}, I32), i.to(I32), 1), I32, {2, 2}, {5, 6, 5, 6});
  check(cross(v, w), F32, {3}, {-2, 3, 2.5});
  check(a.cross(unsqueeze(v, 0)), F32, {2, 3}, {7, 1, -3, 16, -2, -9});
  check(cross(a.t(), a.t(), 0), F32, {3, 2}, {0, 0, 0, 0, 0, 0});
}

TEST(CombinationTest, PlacesOfImages) {
  checkSummary(affine_grid(input({1, 2, 3}), {1, 3, 2, 3}), {1, 2, 3, 2},
               {5.376437, 0.881524, -0.3189993, 0.6663227});
  checkSummary(affine_grid(input({2, 2, 3}), {2, 1, 1, 2}, true), {2, 1, 2, 2},
               {-1.657601, 4.598963, -0.1746644, -1.891552});
  checkSummary(affine_grid(input({1, 3, 4}), {1, 1, 2, 2, 3}), {1, 2, 2, 3, 3},
               {-10.44859, -0.8899123, -0.9353928, -2.426108});
  checkSummary(affine_grid(input({1, 3, 4}), {1, 1, 2, 1, 3}, true),
               {1, 2, 1, 3, 3}, {-5.224295, -0.5878932, -1.203726, -2.714866});
}

TEST(CombinationTest, OpenSizesHaveOneVersion) {
  auto f =
      compile([](Tensor x) { return pixel_unshuffle(pixel_shuffle(x, 2), 2); },
              {.dynamic = true});
  for (int64_t rows : {2, 3, 5}) {
    Tensor x = input({2, 8, rows, rows + 1});
    EXPECT_TRUE(equal(f(x), x));
  }
  EXPECT_EQ(f.counts().versions, 1);
  auto g = compile([](Tensor x, Tensor y) { return tensordot(x, y, 1); },
                   {.dynamic = true});
  for (int64_t k : {2, 3, 5})
    check(g(ones({k, 2}), ones({2, k})), F32, {k, k},
          std::vector<double>(k * k, 2));
  EXPECT_EQ(g.counts().versions, 1);
}

TEST(CombinationTest, Refusals) {
  Tensor a = matrix(), v = vector();
  EXPECT_REFUSED(meshgrid({}), "meshgrid: expected at least one tensor");
  EXPECT_REFUSED(meshgrid({v}, "yx"), "\"ij\" or \"xy\"");
  EXPECT_REFUSED(meshgrid({a}), "meshgrid");
  EXPECT_REFUSED(vstack({}), "at least one tensor");
  EXPECT_REFUSED(hstack({}), "at least one tensor");
  EXPECT_REFUSED(diff(tensor(1.0f)), "diff: expected a tensor of rank 1");
  EXPECT_REFUSED(diff(v, -1), "found rank 1 and -1");
  EXPECT_REFUSED(trace(v), "trace");
  EXPECT_REFUSED(cross(a, v), "cross: expected tensors of one rank");
  EXPECT_REFUSED(cross(a, a, 0), "cross: expected a size of 3 but found 2");
  EXPECT_REFUSED(tensordot(a, v), "tensordot: expected at most as many dims");
  EXPECT_REFUSED(tensordot(a, a, 1),
                 "tensordot: expected equal sizes but found 3 and 2");
  EXPECT_REFUSED(inner(a, ones({2, 1})),
                 "inner: expected equal sizes but found 3 and 1");
  EXPECT_REFUSED(pixel_shuffle(ones({1, 6, 2, 2}), 2),
                 "pixel_shuffle: expected a size that 4 divides but found 6");
  EXPECT_REFUSED(pixel_shuffle(a, 2), "expected a tensor of rank 3 or more");
  EXPECT_REFUSED(pixel_unshuffle(ones({1, 3, 2}), 2), "but found 3");
  EXPECT_REFUSED(pixel_unshuffle(ones({1, 2, 2}), 0), "that 0 divides");
  EXPECT_REFUSED(channel_shuffle(ones({1, 3, 2}), 2), "but found 3");
  EXPECT_REFUSED(local_response_norm(a, 2), "local_response_norm: expected");
  EXPECT_REFUSED(affine_grid(ones({1, 2, 3}), {1, 1, 2}),
                 "affine_grid: expected 4 or 5 sizes but found 3");
  EXPECT_REFUSED(nn::ZeroPad2d({1, 2, 3}),
                 "ZeroPad2d: padding: expected 1 or 4 numbers but found 3");
  EXPECT_REFUSED(nn::ZeroPad2d(1)(v), "ZeroPad2d: expected a tensor of rank");
}

TEST(PaddingModules, GiveWhatPyTorchGives) {
  checkSummary(nn::ZeroPad1d({1, 2})(input({2, 3})), {2, 6},
               {3.835377, 1.459834, 0, 0});
  checkSummary(nn::ZeroPad2d(1)(input({1, 2, 2, 3})), {1, 2, 4, 5},
               {-0.5156092, -0.7575294, 0, 0});
  checkSummary(nn::ConstantPad2d({1, 0, 2, 1}, 3.5)(input({2, 2, 3})),
               {2, 5, 4}, {97.48439, 10.51844, 3.5, 3.5});
  checkSummary(nn::ReflectionPad1d(2)(input({1, 2, 4})), {1, 2, 8},
               {6.351743, 0.9444161, 0.8253356, 0.0707372});
  checkSummary(nn::ReflectionPad2d({1, 1, 1, 0})(input({1, 2, 2, 3})),
               {1, 2, 3, 5}, {-3.952007, 0.7045949, 0.3623578, -0.9899925});
  checkSummary(nn::ReflectionPad3d(1)(input({1, 1, 2, 2, 3})), {1, 1, 4, 4, 5},
               {-3.479592, 0.4903636, -0.9899925, 0.9553365});
  checkSummary(nn::ReplicationPad1d({0, 2})(input({2, 3})), {2, 5},
               {5.627523, 1.770853, 1, 0.0707372});
  checkSummary(nn::ReplicationPad2d(2)(input({1, 1, 2, 3})), {1, 1, 6, 7},
               {26.61223, 3.185326, 1, 0.0707372});
  checkSummary(nn::ReplicationPad3d({1, 0, 2, 1, 0, 1})(input({1, 1, 2, 2, 2})),
               {1, 1, 3, 5, 3}, {14.34629, 2.643303, 1, -0.5048461});
  checkSummary(nn::CircularPad2d({1, 2, 0, 1})(input({1, 1, 2, 3})),
               {1, 1, 3, 6}, {13.2321, 0.5430805, 0.8253356, 0.9553365});
  checkSummary(nn::ConstantPad3d(1, -1)(input({1, 1, 1, 2, 2})),
               {1, 1, 3, 4, 4}, {-40.59772, -2.226693, -1, -1});
  checkSummary(nn::ZeroPad2d({-1, 1, 0, 0})(input({1, 2, 3})), {1, 2, 3},
               {2.213767, 0.8681825, 0.9553365, 0});
}

TEST(ChannelModules, GiveWhatPyTorchGives) {
  checkSummary(nn::PixelShuffle(2)(input({1, 8, 2, 3})), {1, 2, 4, 6},
               {3.82459, -0.09348609, 1, 0.03715838});
  checkSummary(nn::PixelShuffle(3)(input({9, 2, 2})), {1, 6, 6},
               {-2.648062, 5.464309, 1, -0.4755369});
  checkSummary(nn::PixelUnshuffle(2)(input({2, 1, 4, 6})), {2, 4, 2, 3},
               {3.82459, -2.338179, 1, 0.03715838});
  checkSummary(nn::ChannelShuffle(2)(input({1, 6, 2, 2})), {1, 6, 2, 2},
               {2.821512, 3.266339, 1, 0.8157251});
  checkSummary(nn::ChannelShuffle(3)(input({2, 6, 3})), {2, 6, 3},
               {-2.648062, 10.31142, 1, -0.4755369});
  checkSummary(nn::LocalResponseNorm(2)(input({1, 4, 3, 3})), {1, 4, 3, 3},
               {-2.647888, 2.076411, 0.9999626, -0.4755329});
  checkSummary(nn::LocalResponseNorm(3, 0.5, 0.5, 2)(input({2, 5, 4})),
               {2, 5, 4}, {-1.002203, 2.102912, 0.6759611, 0.446079});
  checkSummary(nn::LocalResponseNorm(5, 1)(input({1, 3, 2, 2, 2})),
               {1, 3, 2, 2, 2}, {2.252646, 2.448084, 0.8165385, 0.7146266});
}

TEST(PaddingModules, PrintAsInPyTorch) {
  EXPECT_EQ(nn::ZeroPad2d(1).text(), "ZeroPad2d((1, 1, 1, 1))");
  EXPECT_EQ(nn::ConstantPad1d({1, 0}, 3.5).text(),
            "ConstantPad1d(padding=(1, 0), value=3.5)");
  EXPECT_EQ(nn::PixelShuffle(2).text(), "PixelShuffle(upscale_factor=2)");
  EXPECT_EQ(nn::LocalResponseNorm(2).text(),
            "LocalResponseNorm(2, alpha=0.0001, beta=0.75, k=1.0)");
}

} // namespace
