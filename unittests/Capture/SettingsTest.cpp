//===- SettingsTest.cpp - settings of a thread ----------------------------===//

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

namespace {
/// A function of a dtype, and the dtypes of its results under autocast to bf16
/// for f32 and bf16.
struct AutocastCase {
  const char *name;
  Tensor (*call)(DType dtype);
  DType ofF32, ofBF16;
};
} // namespace

static Tensor some(const std::vector<int64_t> &sizes, DType dtype) {
  return full(sizes, 0.5, dtype);
}

// The expected dtypes are those of PyTorch 2.15.
TEST(Autocast, OperatorsHavePyTorchsDTypes) {
  constexpr DType f32 = DType::F32, bf16 = DType::BF16;
  const AutocastCase cases[] = {
#define ONE(name, sizes, ofF32, ofBF16, ...)                                   \
  {#name,                                                                      \
   [](DType t) {                                                               \
     Tensor x = some(sizes, t);                                                \
     return name(__VA_ARGS__);                                                 \
   },                                                                          \
   ofF32, ofBF16}
#define SIZES(...) std::vector<int64_t> __VA_ARGS__
      ONE(prelu, (SIZES({4, 3})), bf16, bf16, x, x[0]),
      ONE(matmul, (SIZES({4, 4})), bf16, bf16, x, x),
      ONE(linear, (SIZES({4, 4})), bf16, bf16, x, x, x[0]),
      ONE(addmm, (SIZES({4, 4})), bf16, bf16, x, x, x),
      ONE(conv1d, (SIZES({4, 4, 4})), bf16, bf16, x, x),
      ONE(mv, (SIZES({4, 4})), f32, bf16, x, x[0]),
      ONE(dot, (SIZES({4})), f32, bf16, x, x),
      ONE(prod, (SIZES({4, 3})), f32, f32, x),
      ONE(avg_pool3d, (SIZES({1, 1, 4, 4, 4})), f32, f32, x, 2),
      ONE(avg_pool2d, (SIZES({1, 1, 4, 4})), f32, bf16, x, 2),
      ONE(adaptive_avg_pool3d, (SIZES({1, 1, 4, 4, 4})), f32, f32, x, 2),
      ONE(interpolate, (SIZES({1, 1, 4, 4})), f32, bf16, x, {8, 8}),
      ONE(grid_sample, (SIZES({1, 2, 2, 2})), f32, f32, x, x),
      ONE(cdist, (SIZES({4, 3})), f32, f32, x, x),
      ONE(mse_loss, (SIZES({4, 3})), f32, f32, x, x),
      ONE(huber_loss, (SIZES({4, 3})), f32, f32, x, x),
      ONE(l1_loss, (SIZES({4, 3})), f32, f32, x, x),
      ONE(smooth_l1_loss, (SIZES({4, 3})), f32, f32, x, x),
      ONE(kl_div, (SIZES({4, 3})), f32, f32, x, x),
      ONE(binary_cross_entropy, (SIZES({4, 3})), f32, f32, x, x),
      ONE(binary_cross_entropy_with_logits, (SIZES({4, 3})), f32, f32, x, x),
      ONE(nll_loss, (SIZES({4, 3})), f32, f32, x, zeros({4}, DType::I64)),
      ONE(cross_entropy, (SIZES({4, 3})), f32, f32, x, zeros({4}, DType::I64)),
      ONE(softmax, (SIZES({4, 3})), f32, bf16, x, 1),
      ONE(layer_norm, (SIZES({4, 3})), f32, bf16, x, 3),
      ONE(cosine_similarity, (SIZES({4, 3})), f32, bf16, x, x),
      ONE(cumprod, (SIZES({4, 3})), f32, bf16, x, 1),
      ONE(trace, (SIZES({4, 3})), f32, f32, x),
      ONE(norm, (SIZES({4, 3})), f32, bf16, x),
      ONE(median, (SIZES({4, 3})), f32, bf16, x),
      {"einsum",
       [](DType t) {
         return einsum("ij,jk->ik", {some({4, 3}, t), some({3, 4}, t)});
       },
       bf16, bf16},
      {"scaled_dot_product_attention",
       [](DType t) {
         Tensor x = some({1, 2, 4, 8}, t);
         return scaled_dot_product_attention(x, x, x);
       },
       bf16, bf16},
      {"cat",
       [](DType t) { return cat({some({3}, t), some({3}, DType::F32)}); },
       f32, f32}};
#undef ONE
#undef SIZES
  Autocast cast;
  for (const AutocastCase &each : cases) {
    EXPECT_EQ(each.call(f32).dtype(), each.ofF32) << each.name;
    EXPECT_EQ(each.call(bf16).dtype(), each.ofBF16) << each.name;
  }
}

// Operands that determine the dtype of others are converted first.
TEST(Autocast, KeepsTheDigitsOfOtherOperands) {
  Tensor x = tensor(std::vector<float>{-0.5f, -1.f}, {1, 2});
  Tensor weight = tensor({1.0001f, 3.f}), target = tensor({int64_t(0)});
  Autocast cast;
  Tensor loss = nll_loss(x.to(DType::BF16), target, weight, -100, "none");
  EXPECT_EQ(loss.dtype(), DType::F32);
  EXPECT_FLOAT_EQ(loss.toVector<float>()[0], 0.50005f);
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

// The classes are PyTorch's for the CPU; each function has the class of its op.
TEST(Autocast, AsksOpsForTheirClass) {
  auto halves = [](const Sizes &sizes) { return ones(sizes, DType::BF16); };
  Autocast cast;
  Tensor line = halves({1, 1, 4}), volume = halves({1, 1, 4, 4, 4});
  EXPECT_EQ(halves({2}).prod().dtype(), DType::F32);
  EXPECT_EQ(prelu(ones({2, 2}), ones({1})).dtype(), DType::BF16);
  EXPECT_EQ(avg_pool1d(line, 2).dtype(), DType::BF16);
  EXPECT_EQ(avg_pool3d(volume, 2).dtype(), DType::F32);
  EXPECT_EQ(avg_pool3d(volume[0], 2).dtype(), DType::F32);
  EXPECT_EQ(max_pool3d(volume, 2).dtype(), DType::F32);
  EXPECT_EQ(adaptive_avg_pool3d(volume, 2).dtype(), DType::F32);
  EXPECT_EQ(adaptive_max_pool1d(line, 2).dtype(), DType::BF16);
  EXPECT_EQ(grid_sample(halves({1, 1, 2, 2}), halves({1, 2, 2, 2})).dtype(),
            DType::F32);
  EXPECT_EQ(cat({halves({2}), ones({2})}).dtype(), DType::F32);
  EXPECT_EQ(cat({halves({2}), halves({2})}).dtype(), DType::BF16);
  EXPECT_EQ(pad(line, {1, 1}, "reflect").dtype(), DType::F32);
  EXPECT_EQ(pad(line, {2, 2}, "reflect").dtype(), DType::F32);
  EXPECT_EQ(pad(volume, {1, 1, 1, 1, 1, 1}, "reflect").dtype(), DType::BF16);
  EXPECT_EQ(pad(volume, {1, 1, 1, 1, 1, 1}, "replicate").dtype(), DType::F32);
  EXPECT_EQ(pad(line, {2, 2}, "circular").dtype(), DType::BF16);
  EXPECT_EQ(cdist(halves({2, 2}), halves({2, 2})).dtype(), DType::F32);
  EXPECT_EQ(dot(ones({2}), ones({2})).dtype(), DType::F32);
  EXPECT_EQ(mv(ones({2, 2}), ones({2})).dtype(), DType::F32);
  EXPECT_EQ(inner(ones({2}), ones({2})).dtype(), DType::F32);
  EXPECT_EQ(matmul(ones({2}), ones({2})).dtype(), DType::BF16);
  EXPECT_EQ(einsum("i,j->ij", {ones({2}), ones({2})}).dtype(), DType::F32);
  EXPECT_EQ(einsum("i,i->", {ones({2}), ones({2})}).dtype(), DType::BF16);
  EXPECT_EQ(halves({2}).exp().dtype(), DType::BF16);
}
