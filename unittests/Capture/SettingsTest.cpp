//===- SettingsTest.cpp - what a thread's calls mean ----------------------===//

#include "tcopt/Capture/Settings.h"
#include "FunctionsTesting.h"
#include "tcopt/Capture/Compile.h"
#include "tcopt/Capture/Modules/Linear.h"
#include <thread>

using namespace tcopt;
using namespace tcopt::testing;

namespace {
Tensor third() { return tensor<float>({1.f / 3, 1, 2, 4}, {2, 2}); }
} // namespace

TEST(Settings, LastAsLongAsTheirObjects) {
  EXPECT_TRUE(is_grad_enabled());
  {
    NoGrad none;
    EXPECT_FALSE(is_grad_enabled());
    {
      EnableGrad some;
      EXPECT_TRUE(is_grad_enabled());
    }
    EXPECT_FALSE(is_grad_enabled());
    std::thread([] { EXPECT_TRUE(is_grad_enabled()); }).join();
  }
  EXPECT_TRUE(is_grad_enabled());
  EXPECT_FALSE(is_autocast_enabled());
  EXPECT_REFUSED(Autocast(DType::F32), "expected f16 or bf16 but found f32");
}

TEST(Autocast, ProductsHaveFewerBits) {
  Tensor x = third(), weight = third();
  Autocast cast;
  EXPECT_EQ(matmul(x, weight).dtype(), DType::BF16);
  EXPECT_EQ(linear(x, weight).dtype(), DType::BF16);
  EXPECT_EQ(einsum("ij,jk->ik", {x, weight}).dtype(), DType::BF16);
  EXPECT_EQ(addmm(x, x, weight).dtype(), DType::BF16);
  Tensor image = x.reshape({1, 1, 2, 2});
  EXPECT_EQ(conv2d(image, image).dtype(), DType::BF16);
  EXPECT_EQ(scaled_dot_product_attention(image, image, image).dtype(),
            DType::BF16);
  EXPECT_EQ(matmul(x.to(DType::F64), weight.to(DType::F64)).dtype(),
            DType::F64);
  EXPECT_EQ((x + weight).dtype(), DType::F32);
  EXPECT_EQ(mse_loss(x.to(DType::BF16), x.to(DType::BF16)).dtype(), DType::F32);
  {
    Autocast none(DType::BF16, false);
    EXPECT_EQ(matmul(x, weight).dtype(), DType::F32);
  }
  Autocast half(DType::F16);
  check(matmul(x, weight), DType::F16, {2, 2},
        {2.111111, 4.333333, 8.666667, 18});
}

TEST(Autocast, HasItsOwnVersions) {
  auto f = compile([](Tensor x) { return matmul(x, x); });
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(f(third()).dtype(), DType::F32);
    Autocast cast;
    EXPECT_EQ(f(third()).dtype(), DType::BF16);
    NoGrad none;
    EXPECT_EQ(f(third()).dtype(), DType::BF16);
  }
  EXPECT_EQ(f.counts().versions, 3);
  nn::Linear layer(2, 2);
  auto g = compile([&](Tensor x) {
    Autocast cast;
    return layer(x);
  });
  EXPECT_EQ(g(third()).dtype(), DType::BF16);
  EXPECT_FALSE(is_autocast_enabled());
}
