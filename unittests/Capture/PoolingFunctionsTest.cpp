//===- PoolingFunctionsTest.cpp - pooling, unpooling and folding ----------===//
//
// The expected values are those of PyTorch 2.15.
//
//===----------------------------------------------------------------------===//

#include "FunctionsTesting.h"

using namespace tcopt;
using namespace tcopt::testing;
using enum tcopt::DType;

namespace {

Tensor image() {
  return tensor<float>({1, 5, 3, 4, 2, 6, 7, -8, 0}, {1, 3, 3});
}

TEST(PoolingTest, PlacesOfTheGreatest) {
  Tensor x = image();
  checkBoth(max_pool1d_with_indices(x, 2), F32, {1, 3, 1}, {5, 4, 7},
            {1, 0, 0});
  checkBoth(max_pool1d_with_indices(x, 2, 1, 1, 1, true), F32, {1, 3, 4},
            {1, 5, 5, 3, 4, 4, 6, 6, 7, 7, 0, 0},
            {0, 1, 1, 2, 0, 0, 2, 2, 0, 0, 2, 2});
  checkBoth(max_pool2d_with_indices(x, 2, 1), F32, {1, 2, 2}, {5, 6, 7, 6},
            {1, 5, 6, 5});
  checkBoth(max_pool3d_with_indices(unsqueeze(x, 0), {1, 2, 2}, {1, 1, 1}), F32,
            {1, 1, 2, 2}, {5, 6, 7, 6}, {1, 5, 6, 5});
}

TEST(PoolingTest, BackToTheirPlaces) {
  Tensor x = image();
  auto [a, ai] = max_pool1d_with_indices(x, 2);
  check(max_unpool1d(a, ai, 2), F32, {1, 3, 2}, {0, 5, 4, 0, 7, 0});
  check(max_unpool1d(a, ai, 2, {}, 0, {3}), F32, {1, 3, 3},
        {0, 5, 0, 4, 0, 0, 7, 0, 0});
  auto [b, bi] = max_pool2d_with_indices(x, 2);
  check(max_unpool2d(b, bi, 2), F32, {1, 2, 2}, {0, 5, 0, 0});
  check(max_unpool2d(b, bi, 2, {}, 0, {3, 3}), F32, {1, 3, 3},
        {0, 5, 0, 0, 0, 0, 0, 0, 0});
  auto [c, ci] = max_pool3d_with_indices(unsqueeze(x, 0), {1, 2, 2});
  check(max_unpool3d(c, ci, {1, 2, 2}, {}, 0, {1, 3, 3}), F32, {1, 1, 3, 3},
        {0, 5, 0, 0, 0, 0, 0, 0, 0});
  EXPECT_REFUSED(max_unpool2d(b, bi, 2, {}, 0, {3}), "output_size");
}

TEST(PoolingTest, AsManyAsTheResultHas) {
  Tensor x = image(), y = unsqueeze(x, 0);
  check(adaptive_avg_pool3d(y, {1, 2, 2}), F32, {1, 1, 2, 2}, {3, 4, 1.25, 0});
  check(adaptive_max_pool1d(x, 2), F32, {1, 3, 2}, {5, 5, 4, 6, 7, 0});
  check(adaptive_max_pool3d(y, {1, 2, 1}), F32, {1, 1, 2, 1}, {6, 7});
  checkBoth(adaptive_max_pool1d_with_indices(x, 2), F32, {1, 3, 2},
            {5, 5, 4, 6, 7, 0}, {1, 1, 0, 2, 0, 2});
  checkBoth(adaptive_max_pool2d_with_indices(x, 2), F32, {1, 2, 2},
            {5, 6, 7, 6}, {1, 5, 6, 5});
  checkBoth(adaptive_max_pool3d_with_indices(y, {1, 2, 1}), F32, {1, 1, 2, 1},
            {6, 7}, {5, 6});
}

// A single window has the mean of all elements; several windows require
// elements.
TEST(PoolingTest, AveragesOfNoElements) {
  check(adaptive_avg_pool1d(ones({2, 0}), 1), F32, {2, 1}, {NAN, NAN});
  check(adaptive_avg_pool2d(ones({1, 2, 0, 3}, F16), 1), F16, {1, 2, 1, 1},
        {NAN, NAN});
  check(adaptive_avg_pool3d(ones({1, 2, 0, 3}, F64), 1), F64, {1, 1, 1, 1},
        {NAN});
  check(adaptive_avg_pool1d(ones({0, 2, 3}), 1), F32, {0, 2, 1}, {});
  EXPECT_REFUSED(adaptive_avg_pool1d(ones({2, 0}), 2),
                 "expected spatial dimensions of x that are not empty");
  EXPECT_REFUSED(adaptive_max_pool1d(ones({2, 0}), 1),
                 "expected spatial dimensions of x that are not empty");
}

TEST(PoolingTest, ColumnsFolded) {
  Tensor y = reshape(arange(16), {1, 4, 4});
  y = to(y, F32);
  check(col2im(y, 3, 2), F32, {1, 1, 3, 3}, {0, 5, 5, 10, 30, 20, 10, 25, 15});
  check(col2im(y, {4, 4}, 2, 1, 0, 2), F32, {1, 1, 4, 4},
        {0, 4, 1, 5, 8, 12, 9, 13, 2, 6, 3, 7, 10, 14, 11, 15});
  check(im2col(col2im(y, {4, 4}, 2, 1, 0, 2), 2, 1, 0, 2), F32, {1, 4, 4},
        y.toVector<double>());
}

} // namespace
