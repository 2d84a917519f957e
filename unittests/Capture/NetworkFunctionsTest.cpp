//===- NetworkFunctionsTest.cpp - functions of neural networks --*- C++ -*-===//
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

TEST(ContractionTest, Products) {
  Tensor a = tensor<float>({1, 2, 3, 4, 5, 6}, {2, 3});
  Tensor b = tensor<float>({1, 0, -1, 2, 0.5, 1}, {3, 2});
  Tensor v = tensor<float>({1, -1, 2}, {3});
  Tensor i = tensor<int32_t>({1, 2, 3, 4}, {2, 2});
  Tensor z = tensor<float>({0.5, -0.5}, {2});
  check(matmul(a, b), F32, {2, 2}, {0.5, 7, 2, 16});
  check(matmul(v, b), F32, {2}, {3, 0});
  check(matmul(v, v), F32, {}, {6});
  check(matmul(unsqueeze(a, 0), b), F32, {1, 2, 2}, {0.5, 7, 2, 16});
  check(mm(a, b), F32, {2, 2}, {0.5, 7, 2, 16});
  check(mm(i, i), I32, {2, 2}, {7, 10, 15, 22});
  check(bmm(unsqueeze(a, 0), unsqueeze(b, 0)), F32, {1, 2, 2}, {0.5, 7, 2, 16});
  check(mv(a, v), F32, {2}, {5, 11});
  check(dot(v, v), F32, {}, {6});
  check(outer(v, z), F32, {3, 2}, {0.5, -0.5, -0.5, 0.5, 1, -1});
  check(addmm(z, a, b), F32, {2, 2}, {1, 6.5, 2.5, 15.5});
  check(addmm(z, a, b, 2, 0.5), F32, {2, 2}, {1.25, 2.5, 2, 7});
  check(addmm(i, i, i, 2.5, 1), I32, {2, 2}, {9, 14, 21, 30});
  check(baddbmm(z.expand({1, 2, 2}), unsqueeze(a, 0), unsqueeze(b, 0), 0, 2),
        F32, {1, 2, 2}, {1, 14, 4, 32});
  check(linear(a, transpose(b, 0, 1), z), F32, {2, 2}, {1, 6.5, 2.5, 15.5});
  check(linear(a, transpose(b, 0, 1)), F32, {2, 2}, {0.5, 7, 2, 16});
  check(linear(a, v), F32, {2}, {5, 11});
  check(einsum("ij,jk->ki", {a, b}), F32, {2, 2}, {0.5, 2, 7, 16});
  check(einsum("ij->j", {a}), F32, {3}, {5, 7, 9});
  check(einsum("ij->i", {i}), I64, {2}, {3, 7});
  check(einsum("ij,jk", {i, i}), I32, {2, 2}, {7, 10, 15, 22});
  check(einsum("...i,i->...", {a, v}), F32, {2}, {5, 11});
  check(cdist(a, transpose(b, 0, 1)), F32, {2, 2},
        {3.905125, 2.236068, 8.674676, 7.071068});
  check(cdist(a, a, 1), F32, {2, 2}, {0, 9, 9, 0});
  check(cdist(a, a, INFINITY), F32, {2, 2}, {0, 3, 3, 0});
}

TEST(ContractionTest, Groups) {
  Tensor x = tensor<float>({1, 2, 3, -1, 0, 4, 2, 2, 5, 1}, {5, 2});
  Tensor w = tensor<float>(
      {1, 0, 2, 0, 1, -1, 9, 9, 9, 9, 9, 9, 2, 1, 0, 1, -1, 3}, {3, 2, 3});
  Tensor y =
      tensor<float>({1, 2, 3, 0, 1, 0, 2, 0, -1, 1, 1, 1, 7, 7, 7}, {5, 3});
  Tensor ends = tensor<int32_t>({2, 2, 4}, {3});
  check(grouped_mm(x, w, ends), F32, {5, 3},
        {1, 2, 0, 3, -1, 7, 4, -4, 12, 6, 0, 6, 0, 0, 0});
  check(grouped_mm(transpose(x, 0, 1), y, to(ends, I64)), F32, {3, 2, 3},
        {1, 5, 3, 2, 3, 6, 0, 0, 0, 0, 0, 0, 2, 2, 2, 10, 2, -2});
}

TEST(ContractionTest, Distances) {
  Tensor z = tensor<float>({1, 2, 3, 5, -1, 0}, {3, 2});
  check(pdist(z), F32, {3}, {3.605551, 2.828427, 6.403124});
  check(pdist(z, 1), F32, {3}, {5, 4, 9});
  check(pdist(z, INFINITY), F32, {3}, {3, 2, 5});
}

TEST(ContractionTest, IntegersOf8Bits) {
  Tensor a = to(reshape(arange(16), {2, 8}), I8);
  Tensor b = to(sub(reshape(arange(64), {8, 8}), 30), I8);
  check(_int_mm(a, b), I32, {2, 8},
        {280, 308, 336, 364, 392, 420, 448, 476, 152, 244, 336, 428, 520, 612,
         704, 796});
  EXPECT_REFUSED(_int_mm(a, to(b, I32)),
                 "_int_mm: expected operands of one element type");
}

TEST(ContractionTest, Attention) {
  Tensor q = tensor<float>({1, 0, 0.5, -1}, {2, 2});
  Tensor k = tensor<float>({0.5, 1, -1, 0}, {2, 2});
  Tensor v = tensor<float>({1, 2, 3, 4}, {2, 2});
  Tensor m = tensor<bool>({true, false, true, true}, {2, 2});
  Tensor f = tensor<float>({0, 1, -1, 0.5}, {2, 2});
  check(scaled_dot_product_attention(q, k, v), F32, {2, 2},
        {1.514367, 2.514367, 2.088159, 3.088159});
  check(scaled_dot_product_attention(q, k, v, m), F32, {2, 2},
        {1, 2, 2.088159, 3.088159});
  check(scaled_dot_product_attention(q, k, v, f), F32, {2, 2},
        {1.969679, 2.969679, 2.684954, 3.684954});
  check(scaled_dot_product_attention(q, k, v, {}, 0, true), F32, {2, 2},
        {1, 2, 2.088159, 3.088159});
  check(scaled_dot_product_attention(q, k, v, {}, 0, false, 2), F32, {2, 2},
        {1.094852, 2.094852, 2.244919, 3.244919});
  check(scaled_dot_product_attention(
            reshape(q, {2, 1, 2}), reshape(k, {1, 2, 2}), reshape(v, {1, 2, 2}),
            {}, 0, false, std::nullopt, true),
        F32, {2, 1, 2}, {1.514367, 2.514367, 2.088159, 3.088159});
}

TEST(WindowTest, Convolutions) {
  Tensor x = tensor<float>({1, 2, 3, 4, 5, 6, 7, 8}, {1, 2, 4});
  Tensor w = tensor<float>({1, 0.5, -1, 2}, {1, 2, 2});
  Tensor b = tensor<float>({0.5}, {1});
  Tensor g = tensor<float>({1, -1, 0.5, 2}, {2, 1, 2});
  Tensor t = tensor<float>({1, 0.5, -1, 2}, {2, 1, 2});
  check(conv1d(x, w), F32, {1, 1, 3}, {9, 11.5, 14});
  check(conv1d(x, w, b, 2, 1, 2), F32, {1, 1, 2}, {13.5, 14.5});
  check(conv1d(squeeze(x, 0), w, b), F32, {1, 3}, {9.5, 12, 14.5});
  check(conv1d(x, g, {}, 1, 0, 1, 2), F32, {1, 2, 3},
        {-1, -1, -1, 14.5, 17, 19.5});
  check(conv2d(reshape(x, {1, 2, 2, 2}), unsqueeze(w, 2), b, {1, 1}, {0, 1}),
        F32, {1, 1, 2, 3}, {11, 9.5, -3.5, 16, 14.5, -3.5});
  check(conv3d(reshape(x, {1, 1, 2, 2, 2}), reshape(w, {1, 1, 1, 2, 2})), F32,
        {1, 1, 2, 1, 1}, {7, 17});
  check(conv_transpose1d(x, t, b), F32, {1, 1, 5}, {-3.5, 7, 9.5, 12, 18.5});
  check(conv_transpose1d(x, t, {}, 2, 1, 1), F32, {1, 1, 7},
        {10.5, -4, 13, -4, 15.5, -4, 18});
  check(conv_transpose1d(squeeze(x, 0), t, {}, 1, 0, 0, 1, 2), F32, {1, 6},
        {-4, -4, 6.5, 9, 15.5, 18});
  check(conv_transpose2d(reshape(x, {1, 2, 2, 2}), unsqueeze(t, 2)), F32,
        {1, 1, 2, 3}, {-4, 6.5, 13, -4, 11.5, 18});
  check(conv_transpose3d(reshape(x, {1, 2, 1, 2, 2}),
                         reshape(t, {2, 1, 1, 1, 2})),
        F32, {1, 1, 1, 2, 3}, {-4, 6.5, 13, -4, 11.5, 18});
  check(im2col(reshape(x, {1, 1, 2, 4}), 2), F32, {1, 4, 3},
        {1, 2, 3, 2, 3, 4, 5, 6, 7, 6, 7, 8});
  check(im2col(reshape(x, {1, 1, 2, 4}), {1, 2}, 1, {0, 1}, 2), F32, {1, 2, 3},
        {0, 2, 4, 1, 3, 0});
}

TEST(WindowTest, Pools) {
  Tensor x = tensor<float>({1, 5, 3, 4, 2, 6, 7, -8, 0}, {1, 3, 3});
  check(max_pool1d(x, 2), F32, {1, 3, 1}, {5, 4, 7});
  check(max_pool1d(x, 2, 1, 1, 1, true), F32, {1, 3, 4},
        {1, 5, 5, 3, 4, 4, 6, 6, 7, 7, 0, 0});
  check(max_pool2d(x, 2, 1), F32, {1, 2, 2}, {5, 6, 7, 6});
  check(max_pool2d(x, {2, 1}, {}, {1, 0}), F32, {1, 2, 3}, {1, 5, 3, 7, 2, 6});
  check(max_pool3d(unsqueeze(x, 0), {1, 2, 2}, {1, 1, 1}), F32, {1, 1, 2, 2},
        {5, 6, 7, 6});
  check(avg_pool1d(x, 2), F32, {1, 3, 1}, {3, 3, -0.5});
  check(avg_pool1d(x, 2, {1}, 1, false, false), F32, {1, 3, 4},
        {1, 3, 4, 3, 4, 3, 4, 6, 7, -0.5, -4, 0});
  check(avg_pool2d(x, 2, 1, 1, false, true, 3), F32, {1, 4, 4},
        {0.3333333, 2, 2.666667, 1, 1.666667, 4, 5.333333, 3, 3.666667,
         1.666667, 0, 2, 2.333333, -0.3333333, -2.666667, 0});
  check(avg_pool2d(x, 2, {}, 0, true), F32, {1, 2, 2}, {3, 4.5, -0.5, 0});
  check(avg_pool3d(unsqueeze(x, 0), {1, 3, 2}), F32, {1, 1, 1, 1}, {1.833333});
  check(adaptive_avg_pool1d(x, 2), F32, {1, 3, 2}, {3, 4, 3, 4, -0.5, -4});
  check(adaptive_avg_pool2d(x, {1, 2}), F32, {1, 1, 2}, {1.833333, 1.333333});
  check(adaptive_max_pool2d(x, 2), F32, {1, 2, 2}, {5, 6, 7, 6});
}

TEST(WindowTest, Resizing) {
  Tensor x = tensor<float>({1, 2, 4, 8}, {1, 1, 2, 2});
  Tensor u = tensor<uint8_t>({10, 20, 40, 80}, {1, 1, 2, 2});
  Tensor g = tensor<float>({-1, 0, 0.5, 1.5}, {1, 1, 2, 2});
  check(interpolate(x, {3, 2}, "nearest"), F32, {1, 1, 3, 2},
        {1, 2, 1, 2, 4, 8});
  check(interpolate(x, {3, 2}, "nearest-exact"), F32, {1, 1, 3, 2},
        {1, 2, 4, 8, 4, 8});
  check(interpolate(x, {3, 2}, "bilinear"), F32, {1, 1, 3, 2},
        {1, 2, 2.5, 5, 4, 8});
  check(interpolate(x, {3, 2}, "bicubic"), F32, {1, 1, 3, 2},
        {0.7395835, 1.479167, 2.5, 5, 4.260417, 8.520833});
  check(interpolate(x, 3, "bilinear", true), F32, {1, 1, 3, 3},
        {1, 1.5, 2, 2.5, 3.75, 5, 4, 6, 8});
  check(interpolate(reshape(x, {1, 1, 4}), 2, "linear"), F32, {1, 1, 2},
        {1.5, 6});
  check(interpolate(reshape(x, {1, 1, 1, 2, 2}), {1, 2, 3}, "trilinear"), F32,
        {1, 1, 1, 2, 3}, {1, 1.5, 2, 4, 6, 8});
  check(interpolate(u, {3, 3}, "bilinear"), U8, {1, 1, 3, 3},
        {10, 15, 20, 25, 38, 50, 40, 60, 80});
  check(interpolate(u, {1, 3}), U8, {1, 1, 1, 3}, {10, 10, 20});
  check(grid_sample(x, g, "bilinear"), F32, {1, 1, 1, 2}, {1.25, 0});
  check(grid_sample(x, g, "nearest"), F32, {1, 1, 1, 2}, {1, 0});
  check(grid_sample(x, g, "bicubic"), F32, {1, 1, 1, 2}, {1.206055, 0});
  check(grid_sample(x, g, "bilinear", "border", true), F32, {1, 1, 1, 2},
        {2.5, 7});
  check(grid_sample(x, g, "bilinear", "reflection", true), F32, {1, 1, 1, 2},
        {2.5, 5.6875});
}

TEST(NormalizationTest, Normalizations) {
  Tensor x = tensor<float>({1, 2, 4, 8, -1, 0.5, 3, 0}, {2, 4});
  Tensor w = tensor<float>({1, 2, 0.5, -1}, {4});
  Tensor b = tensor<float>({0, 1, 2, 3}, {4});
  Tensor m = tensor<float>({1, 0, 2, 1}, {4});
  Tensor v = tensor<float>({1, 2, 0.5, 4}, {4});
  check(batch_norm(x, m, v), F32, {2, 4},
        {0, 1.41421, 2.828399, 3.499996, -1.99999, 0.3535525, 1.414199,
         -0.4999994});
  check(batch_norm(x, m, v, w, b), F32, {2, 4},
        {0, 3.82842, 3.414199, -0.4999957, -1.99999, 1.707105, 2.7071, 3.5});
  check(batch_norm(x, {}, {}, w, b, true), F32, {2, 4},
        {0.999995, 2.999982, 2.49999, 2, -0.999995, -0.9999822, 1.50001, 4});
  check(batch_norm(to(x, F16), m, v), F16, {2, 4},
        {0, 1.414062, 2.828125, 3.5, -2, 0.3535156, 1.414062, -0.5});
  check(layer_norm(x, 4), F32, {2, 4},
        {-1.025755, -0.6527529, 0.09325042, 1.585257, -1.102643, -0.0848187,
         1.611555, -0.4240935});
  EXPECT_EQ(layer_norm(x, x.size(1)).toVector<float>(),
            layer_norm(x, 4).toVector<float>());
  EXPECT_EQ(rms_norm(x, {x.size(0), x.size(1)}).toVector<float>(),
            rms_norm(x, {2, 4}).toVector<float>());
  check(layer_norm(x, {2, 4}), F32, {2, 4},
        {-0.4449998, -0.07026306, 0.6792105, 2.178158, -1.194473, -0.6323683,
         0.3044737, -0.8197367});
  check(layer_norm(x, 4, w, b, 0.1), F32, {2, 4},
        {-1.018693, -0.2965187, 2.046304, 1.425656, -1.078105, 0.8341377,
         2.787846, 3.414656});
  check(rms_norm(x, 4), F32, {2, 4},
        {0.2169305, 0.4338609, 0.8677219, 1.735444, -0.6246951, 0.3123475,
         1.874085, 0});
  check(rms_norm(x, 4, w, 0.5), F32, {2, 4},
        {0.2144225, 0.85769, 0.428845, -1.71538, -0.5714286, 0.5714286,
         0.8571429, -0});
  check(rms_norm(mul(to(x, BF16), 1e-4), 4), BF16, {2, 4},
        {0.1738281, 0.3476562, 0.6953125, 1.390625, -0.2636719, 0.1318359,
         0.7851562, 0});
  check(group_norm(x, 2, w, b), F32, {2, 4},
        {-0.99998, 2.99996, 1.500001, 2.000001, -0.9999911, 2.999982, 2.499999,
         3.999998});
  check(instance_norm(reshape(x, {1, 4, 2}), w, b), F32, {1, 4, 2},
        {-0.99998, 0.99998, -0.9999974, 2.999998, 1.500004, 2.499995, 2.000002,
         3.999998});
  check(normalize(x), F32, {2, 4},
        {0.1084652, 0.2169305, 0.4338609, 0.8677219, -0.3123475, 0.1561738,
         0.9370425, 0});
  check(normalize(x, 1, 0), F32, {2, 4},
        {0.5, 0.8, 0.5714286, 1, -0.5, 0.2, 0.4285714, 0});
  check(cosine_similarity(x, w), F32, {2}, {-0.0433861, 0.1874085});
  EXPECT_EQ(cosine_similarity(w.to(F16), tensor(2.f), -1).dtype(), F32);
  EXPECT_REFUSED(cosine_similarity(arange(3), arange(3), 0),
                 "cosine_similarity: expected x1 or x2 of floats");
  check(cosine_similarity(x, slice(x, 1, 0, 1)), F32, {2},
        {0.8134892, -0.3904344});

  Tensor y = batch_norm(x, m, v, w, b, true, 0.25);
  check(y, F32, {2, 4},
        {0.999995, 2.999982, 2.49999, 2, -0.999995, -0.9999822, 1.50001, 4});
  check(m, F32, {4}, {0.75, 0.3125, 2.375, 1.75});
  check(v, F32, {4}, {1.25, 1.78125, 0.5, 11});
}

TEST(NormalizationTest, MeansOfOneValue) {
  std::string message = "expected means of more than 1 value";
  EXPECT_REFUSED(batch_norm(ones({1, 4}), {}, {}, {}, {}, true), message);
  EXPECT_REFUSED(group_norm(ones({1, 4, 1}), 4), message);
  EXPECT_REFUSED(instance_norm(ones({2, 4, 1})), message);
  check(group_norm(ones({1, 2, 1}), 1), F32, {1, 2, 1}, {0, 0});
  check(group_norm(ones({2, 2}), 2), F32, {2, 2}, {0, 0, 0, 0});
  check(instance_norm(ones({1, 1, 2})), F32, {1, 1, 2}, {0, 0});
  auto f = compile([](Tensor x) { return group_norm(x, 2); });
  for (int64_t rows : {3, 2, 4})
    EXPECT_EQ(f(ones({rows, 2, 1})).size(0), rows);
  EXPECT_REFUSED(f(ones({1, 2, 1})), message);
}

// If the input has 16 bits, the parameters may all be f32.
TEST(NormalizationTest, DTypesOfParameters) {
  Tensor x = ones({2, 4}), half = to(x, F16);
  Tensor w = ones({4}), h = to(w, F16), d = to(w, F64);
  EXPECT_EQ(layer_norm(half, 4, w, w).dtype(), F16);
  EXPECT_EQ(group_norm(half, 2, h, h).dtype(), F16);
  EXPECT_EQ(batch_norm(half, w, w, w, w).dtype(), F16);
  EXPECT_REFUSED(layer_norm(x, 4, h), "layer_norm: expected weight, bias and "
                                      "statistics of f32 but found f16");
  EXPECT_REFUSED(layer_norm(half, 4, w, h), "of f32 but found f16");
  EXPECT_REFUSED(group_norm(half, 2, h, w), "of f16 but found f32");
  EXPECT_REFUSED(instance_norm(to(unsqueeze(x, 0), F64), ones({2})),
                 "instance_norm: expected weight, bias and statistics of f64");
  EXPECT_REFUSED(batch_norm(x, w, w, d), "of f32 but found f64");
  EXPECT_REFUSED(batch_norm(x, w, d), "of f32 but found f64");
  EXPECT_REFUSED(batch_norm(x, {}, {}, w, h, true), "of f32 but found f16");
  Autocast autocast(BF16);
  EXPECT_EQ(layer_norm(x, 4, h).dtype(), F32);
}

TEST(LossTest, PairsOfNumbers) {
  Tensor x = tensor<float>({0.5, -1, 2, 0.25}, {2, 2});
  Tensor y = tensor<float>({1, 1, 0, 0.5}, {2, 2});
  Tensor d = tensor<double>({1, 2}, {2});
  Tensor w = tensor<float>({2, 0.5}, {2});
  check(mse_loss(x, y), F32, {}, {2.078125});
  check(mse_loss(x, y, "sum"), F32, {}, {8.3125});
  check(mse_loss(x, y, "none"), F32, {2, 2}, {0.25, 4, 4, 0.0625});
  check(l1_loss(x, y), F32, {}, {1.1875});
  check(l1_loss(x, y, "sum"), F32, {}, {4.75});
  check(l1_loss(x, y, "none"), F32, {2, 2}, {0.5, 2, 2, 0.25});
  check(smooth_l1_loss(x, y), F32, {}, {0.7890625});
  check(smooth_l1_loss(x, y, "sum"), F32, {}, {3.15625});
  check(smooth_l1_loss(x, y, "none"), F32, {2, 2}, {0.125, 1.5, 1.5, 0.03125});
  check(huber_loss(x, y), F32, {}, {0.7890625});
  check(huber_loss(x, y, "sum"), F32, {}, {3.15625});
  check(huber_loss(x, y, "none"), F32, {2, 2}, {0.125, 1.5, 1.5, 0.03125});
  check(smooth_l1_loss(x, y, "none", 2), F32, {2, 2}, {0.0625, 1, 1, 0.015625});
  check(huber_loss(x, y, "none", 2), F32, {2, 2}, {0.125, 2, 2, 0.03125});
  check(mse_loss(x, d), F64, {}, {3.328125});
  check(kl_div(x, y, "none"), F32, {2, 2}, {-0.5, 1, 0, -0.4715736});
  check(kl_div(x, y, "batchmean"), F32, {}, {0.0142132});
  check(kl_div(x, y, "sum", true), F32, {}, {5.207885});
  Tensor p = sigmoid(x);
  check(binary_cross_entropy(p, y), F32, {}, {1.153801});
  check(binary_cross_entropy(p, y, w, "none"), F32, {2, 2},
        {0.9481539, 0.6566308, 4.253855, 0.3504697});
  check(binary_cross_entropy_with_logits(x, y), F32, {}, {1.153802});
  check(binary_cross_entropy_with_logits(x, y, w, {}, "none"), F32, {2, 2},
        {0.948154, 0.6566309, 4.253856, 0.3504697});
  check(binary_cross_entropy_with_logits(x, y, {}, w, "sum"), F32, {},
        {4.288667});
}

TEST(LossTest, Classes) {
  Tensor x = tensor<float>({0.5, -1, 2, 0.25, 1, 0}, {2, 3});
  Tensor c = tensor<int64_t>({2, 0}, {2});
  Tensor w = tensor<float>({1, 2, 0.5}, {3});
  Tensor p = tensor<float>({0.2, 0.3, 0.5, 1, 0, 0}, {2, 3});
  Tensor l = log_softmax(x, 1);
  check(nll_loss(l, c), F32, {}, {0.8006053});
  check(nll_loss(l, c, w), F32, {}, {0.9870366});
  check(nll_loss(l, c, {}, 0, "none"), F32, {2}, {0.2413113, 0});
  check(cross_entropy(x, c), F32, {}, {0.8006053});
  check(cross_entropy(x, c, w, 0, "sum", 0.1), F32, {}, {0.3867431});
  check(cross_entropy(x, p), F32, {}, {1.400605});
  check(cross_entropy(x, p, w, -100, "none"), F32, {2}, {2.353377, 1.359899});
}

TEST(QuantizationTest, PerTensor) {
  Tensor x = tensor<float>({-3, -0.26, 0.5, 40}, {4});
  Tensor q = tensor<int8_t>({-128, 0, 5}, {3});
  check(quantize_per_tensor(x, tensor(0.1), tensor(3), I8), I8, {4},
        {-27, 0, 8, 127});
  check(quantize_per_tensor(x, tensor(0.25), tensor(10), U8), U8, {4},
        {0, 9, 12, 170});
  check(dequantize_per_tensor(q, tensor(0.5), tensor(3)), F32, {3},
        {-65.5, -1.5, 1});
}

TEST(NetworkTest, Refusals) {
  Tensor x = tensor<float>({1, 2, 3, 4}, {2, 2});
  EXPECT_REFUSED(mv(x, x), "mv: expected a tensor of rank 1 but found rank 2");
  EXPECT_REFUSED(
      bmm(reshape(x, {1, 2, 2}), reshape(x, {2, 2, 1})),
      "bmm: expected as many matrices on both sides but found 1 and 2");
  EXPECT_REFUSED(einsum("ij->k", {x}), "einsum: ");
  EXPECT_REFUSED(
      conv2d(reshape(x, {1, 1, 2, 2}), reshape(x, {1, 1, 2, 2}), {}, {1, 1, 1}),
      "conv2d: stride: expected 1 or 2 numbers but found 3");
  EXPECT_REFUSED(
      interpolate(reshape(x, {1, 1, 4}), 2, "bilinear"),
      "interpolate: bilinear: expected a tensor of rank 4 but found rank 3");
  EXPECT_REFUSED(interpolate(x, 2, "cubic"), "interpolate: expected mode");
  EXPECT_REFUSED(grid_sample(x, x, "linear"), "grid_sample: expected mode");
  EXPECT_REFUSED(batch_norm(x, {}, {}), "batch_norm: expected running_mean");
  EXPECT_REFUSED(layer_norm(x, 3), "layer_norm: expected normalized_shape to "
                                   "be the last sizes of the input");
  EXPECT_REFUSED(mse_loss(x, x, "max"),
                 "mse_loss: expected reduction \"none\", \"mean\" or \"sum\" "
                 "but found \"max\"");
  EXPECT_REFUSED(quantize_per_tensor(x, tensor(1.0), tensor(0), F32),
                 "quantize_per_tensor: expected an integer dtype");
}

} // namespace
