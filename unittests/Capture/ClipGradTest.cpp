//===- ClipGradTest.cpp - clip gradients ----------------------------------===//

#include "TrainingTesting.h"
#include "tcopt/Capture/Optim.h"

using namespace tcopt;
using namespace tcopt::testing;

static Tensor withGradient(Tensor param, const Tensor &grad) {
  param.set_grad(grad);
  return param;
}

TEST(ClipGrad, ScalesToANorm) {
  std::vector<Tensor> params = {withGradient(zeros({2}), tensor({3.f, 0.f})),
                                withGradient(zeros({1, 1}), tensor({{4.f}})),
                                zeros({3})};
  EXPECT_NEAR(nn::utils::clip_grad_norm_(params, 10).item<double>(), 5, 1e-6);
  check(params[0].grad(), DType::F32, {2}, {3, 0});
  EXPECT_NEAR(nn::utils::clip_grad_norm_(params, 1).item<double>(), 5, 1e-6);
  check(params[0].grad(), DType::F32, {2}, {3.0 / 5.000001, 0});
  check(params[1].grad(), DType::F32, {1, 1}, {4.0 / 5.000001});
  EXPECT_FALSE(params[2].grad().defined());
}

TEST(ClipGrad, OtherNorms) {
  auto clipped = [](double p) {
    Tensor param =
        withGradient(zeros({3}, DType::F64), tensor({1.0, -2.0, 4.0}));
    double total = nn::utils::clip_grad_norm_({param}, 2.0, p).item<double>();
    return std::pair(total, param.grad().toVector<double>()[2]);
  };
  EXPECT_NEAR(clipped(1).first, 7, 1e-12);
  EXPECT_NEAR(clipped(1).second, 8 / (7 + 1e-6), 1e-12);
  EXPECT_NEAR(clipped(INFINITY).first, 4, 1e-12);
  EXPECT_NEAR(clipped(INFINITY).second, 8 / (4 + 1e-6), 1e-12);
  EXPECT_NEAR(clipped(3).first, std::cbrt(73), 1e-12);
}

TEST(ClipGrad, RefusesWhatIsNotFinite) {
  Tensor param = withGradient(zeros({2}), tensor({1.f, INFINITY}));
  EXPECT_REFUSED(nn::utils::clip_grad_norm_({param}, 1, 2, true),
                 "clip_grad_norm_: expected a finite norm of the gradients but "
                 "found inf");
  check(param.grad(), DType::F32, {2}, {1, INFINITY});
  nn::utils::clip_grad_norm_({param}, 1);
  EXPECT_EQ(param.grad().toVector<float>()[0], 0);
}

TEST(ClipGrad, LimitsValues) {
  Tensor param = withGradient(zeros({4}), tensor({-3.f, -0.5f, 0.5f, 3.f}));
  nn::utils::clip_grad_value_({param}, 1);
  check(param.grad(), DType::F32, {4}, {-1, -0.5, 0.5, 1});
  nn::utils::clip_grad_value_({param}, 0.25);
  check(param.grad(), DType::F32, {4}, {-0.25, -0.25, 0.25, 0.25});
}
