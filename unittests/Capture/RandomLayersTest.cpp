//===- RandomLayersTest.cpp - distributions and channel dropout -----------===//
//
// Compares means and deviations of many numbers of one seed; the bounds are
// more than five standard deviations of the mean.
//
//===----------------------------------------------------------------------===//

#include "ModulesTesting.h"
#include "tcopt/Capture/Compile.h"

using namespace tcopt;
using namespace tcopt::testing;
using enum tcopt::DType;

namespace {

struct RandomLayersTest : ::testing::Test {
  void SetUp() override { manual_seed(7); }

  static double mean(const Tensor &x) {
    return tcopt::mean(to(x, F64)).item<double>();
  }
  static double deviation(const Tensor &x) {
    return tcopt::std(to(x, F64)).item<double>();
  }
  Tensor f = tensor<float>({1, -2, 3}, {3});
  Tensor i = tensor<int64_t>({1, 2, 3}, {3});
};

TEST_F(RandomLayersTest, Integers) {
  Tensor x = randint_like(zeros({4000}), 4);
  EXPECT_EQ(x.dtype(), F32);
  check(unique(x), F32, {4}, {0, 1, 2, 3});
  check(unique(randint_like(zeros({4000}), -1, 2, I64)), I64, {3}, {-1, 0, 1});
  check(unique(zeros({4000}).random_(3, 6)), F32, {3}, {3, 4, 5});
  check(unique(zeros({4000}, I64).random_(2)), I64, {2}, {0, 1});
}

TEST_F(RandomLayersTest, Normal) {
  Tensor x = normal(full({20000}, 3.0), 2);
  EXPECT_EQ(x.dtype(), F32);
  EXPECT_NEAR(mean(x), 3, 0.08);
  EXPECT_NEAR(deviation(x), 2, 0.06);
  Tensor means = tensor<float>({0, 10}, {2, 1}), stds = full({9000}, 0.5);
  Tensor each = normal(means, stds);
  EXPECT_EQ(sizesOf(each), (std::vector<int64_t>{2, 9000}));
  EXPECT_NEAR(mean(each.select(0, 1)), 10, 0.03);
  check(normal(2, to(zeros({2}), F64)), F64, {2}, {2, 2});
  EXPECT_NEAR(deviation(normal(1, 3, {20000}, F64)), 3, 0.09);
}

TEST_F(RandomLayersTest, Writes) {
  Tensor x = zeros({20000}).bernoulli_(0.25);
  check(unique(x), F32, {2}, {0, 1});
  EXPECT_NEAR(mean(x), 0.25, 0.02);
  Tensor p = tensor<float>({0, 1}, {2, 1});
  Tensor each = zeros({2, 5}, I64).bernoulli_(p);
  check(each, I64, {2, 5}, {0, 0, 0, 0, 0, 1, 1, 1, 1, 1});
  Tensor e = zeros({20000}).exponential_(2);
  EXPECT_NEAR(mean(e), 0.5, 0.02);
  EXPECT_NEAR(deviation(e), 0.5, 0.03);
  EXPECT_TRUE(all(e > 0).item<bool>());
  Tensor half = zeros({100}, F16).exponential_();
  EXPECT_EQ(half.dtype(), F16);
}

TEST_F(RandomLayersTest, DropoutOfChannels) {
  Tensor x = ones({40, 50, 3});
  for (const Tensor &y :
       {dropout1d(x, 0.25), dropout2d(x, 0.25), nn::Dropout1d(0.25)(x)}) {
    check(unique(y), F32, {2}, {0, 4.0 / 3});
    EXPECT_TRUE(equal(amin(y, 2), amax(y, 2)));
    EXPECT_NEAR(mean(y), 1, 0.08);
  }
  // Without a batch, the first dimension is that of channels.
  Tensor y = dropout1d(ones({200, 4}));
  EXPECT_TRUE(equal(amin(y, 1), amax(y, 1)));
  check(unique(y), F32, {2}, {0, 2});
  Tensor z = dropout3d(ones({100, 2, 2, 2}));
  EXPECT_TRUE(equal(amin(z, {1, 2, 3}), amax(z, {1, 2, 3})));
  check(unique(z), F32, {2}, {0, 2});
  check(dropout2d(x, 1).sum(), F32, {}, {0});
  EXPECT_TRUE(equal(dropout3d(x, 0.5, false), x));
}

TEST_F(RandomLayersTest, AlphaDropout) {
  Tensor x = randn({200, 100});
  Tensor y = alpha_dropout(x, 0.2, true);
  EXPECT_NEAR(mean(y), 0, 0.05);
  EXPECT_NEAR(deviation(y), 1, 0.05);
  // The minimum, -1.7580993 * a * (1 - p), where a is the scale.
  EXPECT_NEAR(mean(to(abs(y + 1.2366) < 1e-3, F32)), 0.2, 0.02);
  Tensor z = feature_alpha_dropout(ones({30, 20, 4}), 0.5, true);
  EXPECT_TRUE(equal(amin(z, 2), amax(z, 2)));
  check(unique(z), F32, {2}, {-0.7791939, 1.665599});
  EXPECT_TRUE(equal(alpha_dropout(x, 0.5), x));
  check(alpha_dropout(f, 1, true), F32, {3}, {0, 0, 0});
  check(unique(nn::FeatureAlphaDropout(0.5)(ones({30, 20, 4}))), F32, {2},
        {-0.7791939, 1.665599});
  nn::AlphaDropout layer(0.5);
  EXPECT_FALSE(equal(layer(x), x));
  layer.eval();
  EXPECT_TRUE(equal(layer(x), x));
}

TEST_F(RandomLayersTest, GumbelSoftmax) {
  Tensor logits = log(tensor<float>({0.2, 0.5, 0.3}, {1, 3})).expand({9000, 3});
  Tensor soft = gumbel_softmax(logits, 0.5);
  EXPECT_TRUE(allclose(soft.sum(1), ones({9000})));
  Tensor hard = gumbel_softmax(logits, 1, true);
  check(unique(hard), F32, {2}, {0, 1});
  EXPECT_TRUE(equal(hard.sum(1), ones({9000})));
  EXPECT_NEAR(mean(hard.select(1, 0)), 0.2, 0.03);
  EXPECT_NEAR(mean(hard.select(1, 1)), 0.5, 0.03);
}

TEST_F(RandomLayersTest, CompiledCallsDrawTheSameNumbers) {
  auto draw = [](Tensor x) {
    return normal(x, 1.0) + gumbel_softmax(x) + dropout1d(x) +
           alpha_dropout(x, 0.5, true) + clone(x).exponential_();
  };
  auto compiled = compile(draw);
  Tensor x = ones({3, 4});
  Tensor expected = draw(x);
  manual_seed(7);
  EXPECT_TRUE(allclose(compiled(x), expected));
  EXPECT_FALSE(allclose(compiled(x), expected));
}

TEST_F(RandomLayersTest, Refusals) {
  EXPECT_REFUSED(normal(f, -1.0), "normal: expected a std of at least 0");
  EXPECT_REFUSED(normal(i, 1.0), "normal: expected floats");
  EXPECT_REFUSED(normal(1.0, 1.0), "normal: expected mean or std as a tensor");
  EXPECT_REFUSED(normal(0, -1, {2}), "normal: expected a std of at least 0");
  EXPECT_REFUSED(clone(f).bernoulli_(2), "bernoulli_: expected p in [0, 1]");
  EXPECT_REFUSED(clone(f).bernoulli_(i), "bernoulli_: expected floats");
  EXPECT_REFUSED(clone(f).random_(0), "random_: expected from to be less");
  EXPECT_REFUSED(clone(f).random_(3, 3), "but found 3 and 3");
  EXPECT_REFUSED(clone(f).exponential_(0), "a positive lambd");
  EXPECT_REFUSED(clone(i).exponential_(), "exponential_: expected floats");
  EXPECT_REFUSED(dropout1d(f), "dropout1d: expected a tensor of rank 2 or 3");
  EXPECT_REFUSED(dropout2d(f), "dropout2d: expected a tensor of rank 2");
  EXPECT_REFUSED(dropout3d(f), "dropout3d: expected a tensor of rank 2");
  EXPECT_REFUSED(dropout2d(ones({1, 2}), 1.5), "dropout2d: expected p in");
  EXPECT_REFUSED(alpha_dropout(f, 2), "alpha_dropout: expected p in [0, 1]");
  EXPECT_REFUSED(alpha_dropout(i, 0.5, true), "alpha_dropout: expected floats");
  EXPECT_REFUSED(feature_alpha_dropout(f, 0.5, true),
                 "feature_alpha_dropout: expected a tensor of rank 2");
  EXPECT_REFUSED(gumbel_softmax(i), "gumbel_softmax: expected floats");
  EXPECT_REFUSED(nn::AlphaDropout(2), "p in [0, 1]");
  EXPECT_REFUSED(nn::MultiMarginLoss({.p = 3}),
                 "MultiMarginLoss: expected p of 1 or 2 but found 3");
}

TEST_F(RandomLayersTest, ModulesPrintAsInPyTorch) {
  EXPECT_EQ(nn::Dropout1d().text(), "Dropout1d(p=0.5, inplace=False)");
  EXPECT_EQ(nn::AlphaDropout().text(), "AlphaDropout(p=0.5, inplace=False)");
  EXPECT_EQ(nn::TripletMarginLoss().text(), "TripletMarginLoss()");
  EXPECT_EQ(nn::LPPool1d(1.5, 2).text(),
            "LPPool1d(norm_type=1.5, kernel_size=2, stride=None, "
            "ceil_mode=False)");
  EXPECT_EQ(nn::Fold(4, 2).text(), "Fold(output_size=4, kernel_size=2, "
                                   "dilation=1, padding=0, stride=1)");
  EXPECT_EQ(nn::Unfold(2).text(),
            "Unfold(kernel_size=2, dilation=1, padding=0, stride=1)");
}

} // namespace
