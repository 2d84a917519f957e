//===- CtcLossTest.cpp - connectionist temporal classification ------------===//
//
// The expected values are those of PyTorch 2.15.
//
//===----------------------------------------------------------------------===//

#include "ModulesTesting.h"
#include "tcopt/Capture/Compile.h"
#include "tcopt/Capture/Modules/Loss.h"

using namespace tcopt;
using namespace tcopt::testing;
using enum tcopt::DType;

namespace {

struct CtcLossTest : ::testing::Test {
  /// [T, N, C].
  Tensor x = ((arange(40) * 7).remainder(11).to(F32) / 4).view({5, 2, 4});
  Tensor logProbs = log_softmax(x, -1);
  Tensor targets = tensor<int64_t>({1, 2, 2, 3, 1, 0}, {2, 3});
  Tensor steps = tensor<int64_t>({5, 4}, {2});
  Tensor labels = tensor<int64_t>({3, 2}, {2});
};

TEST_F(CtcLossTest, Reductions) {
  auto loss = [&](std::string_view reduction) {
    return ctc_loss(logProbs, targets, steps, labels, 0, reduction);
  };
  check(loss("none"), F32, {2}, {5.4099841, 3.4520216});
  check(loss("mean"), F32, {}, {1.7646694});
  check(loss("sum"), F32, {}, {8.8620052});
  check(ctc_loss(logProbs, targets, {5, 4}, {3, 2}), F32, {}, {1.7646694});
  check(nn::CTCLoss({.reduction = "sum"})(logProbs, targets, steps, labels),
        F32, {}, {8.8620052});
}

TEST_F(CtcLossTest, FormsOfTargets) {
  Tensor flat = tensor<int64_t>({1, 2, 2, 3, 1}, {5});
  check(ctc_loss(logProbs, flat, steps, labels), F32, {}, {1.7646694});
  check(ctc_loss(logProbs.select(1, 0), tensor<int64_t>({1, 2}, {2}), tensor(5),
                 tensor(2), 0, "none"),
        F32, {}, {2.5785951});
  Tensor others = tensor<int64_t>({1, 2, 2, 0, 1, 0}, {2, 3});
  check(ctc_loss(logProbs, others, steps, labels, 3, "none"), F32, {2},
        {5.0992479, 3.4295223});
}

TEST_F(CtcLossTest, GradientsOfBothWaysOfRunning) {
  auto loss = [&](Tensor x, Tensor targets, Tensor steps, Tensor labels) {
    return ctc_loss(log_softmax(x, -1), targets, steps, labels);
  };
  auto compiled = compile(loss);
  for (bool isCompiled : {false, true}) {
    Tensor a = x.clone().requires_grad_();
    Tensor y = isCompiled ? compiled(a, targets, steps, labels)
                          : loss(a, targets, steps, labels);
    check(y.detach(), F32, {}, {1.7646694});
    y.backward();
    check(a.grad().slice(0, 0, 2), F32, {2, 2, 4},
          {-0.0039983, -0.1091981, 0.0167584, 0.0964380, -0.0403936, 0.0215705,
           0.1241299, -0.1053068, 0.0053560, 0.0189070, -0.0377132, 0.0134502,
           -0.0217948, -0.0143283, 0.1241299, -0.0880068});
  }
}

// Three labels need four steps if two neighbours are equal.
TEST_F(CtcLossTest, TooFewSteps) {
  Tensor few = tensor<int64_t>({3, 4}, {2});
  check(ctc_loss(logProbs, targets, few, labels, 0, "none"), F32, {2},
        {INFINITY, 3.4520216});
  Tensor a = x.clone().requires_grad_();
  Tensor y = ctc_loss(log_softmax(a, -1), targets, few, labels, 0, "mean",
                      /*zero_infinity=*/true);
  check(y.detach(), F32, {}, {0.8630054});
  y.backward();
  check(a.grad().select(0, 0), F32, {2, 4},
        {0, 0, 0, 0, -0.0403936, 0.0215705, 0.1241299, -0.1053068});
}

TEST_F(CtcLossTest, Errors) {
  EXPECT_REFUSED(ctc_loss(logProbs, targets, {6, 4}, {3, 2}),
                 "ctc_loss: expected input_lengths of at most 5 but found 6");
  EXPECT_REFUSED(ctc_loss(logProbs, targets, {5, 4}, {4, 2}),
                 "ctc_loss: expected target_lengths of at most 3 but found 4");
  EXPECT_REFUSED(ctc_loss(logProbs, targets, {5}, {3, 2}),
                 "expected one of input_lengths for each of the 2 targets but "
                 "found 1");
  EXPECT_REFUSED(ctc_loss(logProbs, targets, steps, labels, 4),
                 "ctc_loss: expected a blank in [0, 4) but found 4");
  EXPECT_REFUSED(ctc_loss(logProbs, targets, steps, labels, 0, "most"),
                 "reduction");
  EXPECT_REFUSED(ctc_loss(logProbs.to(F16), targets, steps, labels),
                 "ctc_loss: expected log_probs of f32 or f64");
}

} // namespace
