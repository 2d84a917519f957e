//===- ReductionFunctionsTest.cpp - shapes, reductions, order ---*- C++ -*-===//
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

TEST(ShapeTest, Joins) {
  Tensor x = tensor<float>({1, 2, 3, 4}, {2, 2});
  Tensor i = tensor<int64_t>({5, 6}, {1, 2});
  Tensor e = tensor<double>({}, {0});
  check(cat({x, i}), F32, {3, 2}, {1, 2, 3, 4, 5, 6});
  check(cat({x, x}, -1), F32, {2, 4}, {1, 2, 1, 2, 3, 4, 3, 4});
  check(cat({x, e}), F64, {2, 2}, {1, 2, 3, 4});
  check(stack({x, x}, -1), F32, {2, 2, 2}, {1, 1, 2, 2, 3, 3, 4, 4});
  check(stack({tensor(1), tensor(2)}), I64, {2}, {1, 2});
}

TEST(ShapeTest, OrderAndRepetition) {
  Tensor x = tensor<float>({1, 2, 3, 4, 5, 6}, {2, 3});
  Tensor v = tensor<int64_t>({1, 2, 3}, {3});
  check(flip(x, {0, -1}), F32, {2, 3}, {6, 5, 4, 3, 2, 1});
  check(flip(tensor(3), {}), I64, {}, {3});
  check(roll(x, 1), F32, {2, 3}, {6, 1, 2, 3, 4, 5});
  check(roll(x, {1, -1}, {0, 1}), F32, {2, 3}, {5, 6, 4, 2, 3, 1});
  check(roll(tensor(3), 1), I64, {}, {3});
  check(repeat(v, {2, 2}), I64, {2, 6}, {1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3});
  check(repeat_interleave(v, 2), I64, {6}, {1, 1, 2, 2, 3, 3});
  check(repeat_interleave(x, 2, -1), F32, {2, 6},
        {1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6});
  check(repeat_interleave(x, 2, 0), F32, {4, 3},
        {1, 2, 3, 1, 2, 3, 4, 5, 6, 4, 5, 6});
  check(repeat_interleave(reshape(x, {3, 2}), 2), F32, {12},
        {1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6});
}

TEST(ShapeTest, Diagonals) {
  Tensor x = tensor<float>({1, 2, 3, 4, 5, 6}, {2, 3});
  Tensor v = tensor<int64_t>({1, 2}, {2});
  check(tril(x), F32, {2, 3}, {1, 0, 0, 4, 5, 0});
  check(tril(x, -1), F32, {2, 3}, {0, 0, 0, 4, 0, 0});
  check(triu(x, 1), F32, {2, 3}, {0, 2, 3, 0, 0, 6});
  check(diag(v), I64, {2, 2}, {1, 0, 0, 2});
  check(diag(v, 1), I64, {3, 3}, {0, 1, 0, 0, 0, 2, 0, 0, 0});
  check(diag(v, -1), I64, {3, 3}, {0, 0, 0, 1, 0, 0, 0, 2, 0});
  check(diag(x, 1), F32, {2}, {2, 6});
  check(diag(x), F32, {2}, {1, 5});
}

TEST(ShapeTest, Padding) {
  Tensor x = tensor<float>({1, 2, 3, 4, 5, 6}, {1, 2, 3});
  check(pad(x, {1, 2}), F32, {1, 2, 6}, {0, 1, 2, 3, 0, 0, 0, 4, 5, 6, 0, 0});
  check(pad(x, {1, -1, -1, 1}, "constant", 9), F32, {1, 2, 3},
        {9, 4, 5, 9, 9, 9});
  check(pad(x, {2, 1}, "reflect"), F32, {1, 2, 6},
        {3, 2, 1, 2, 3, 2, 6, 5, 4, 5, 6, 5});
  check(pad(x, {1, 2}, "replicate"), F32, {1, 2, 6},
        {1, 1, 2, 3, 3, 3, 4, 4, 5, 6, 6, 6});
  check(pad(x, {1, -1}, "replicate"), F32, {1, 2, 3}, {1, 1, 2, 4, 4, 5});
  check(pad(x, {2, 1}, "circular"), F32, {1, 2, 6},
        {2, 3, 1, 2, 3, 1, 5, 6, 4, 5, 6, 4});
}

TEST(ReductionTest, SumsAndProducts) {
  Tensor x = tensor<float>({1, 2, 3, 4, 5, 6.5}, {2, 3});
  Tensor i = tensor<int32_t>({1, 2, 3}, {3});
  Tensor b = tensor<bool>({true, false, true}, {3});
  check(sum(x), F32, {}, {21.5});
  check(sum(x, -1), F32, {2}, {6, 15.5});
  check(sum(x, {0, 1}, true), F32, {1, 1}, {21.5});
  check(sum(x, {}, true), F32, {1, 1}, {21.5});
  check(mean(x), F32, {}, {3.583333});
  check(mean(x, -1), F32, {2}, {2, 5.166667});
  check(mean(x, {0, 1}, true), F32, {1, 1}, {3.583333});
  check(mean(x, {}, true), F32, {1, 1}, {3.583333});
  check(prod(x), F32, {}, {780});
  check(prod(x, 0), F32, {3}, {4, 10, 19.5});
  check(prod(x, -1, true), F32, {2, 1}, {6, 130});
  check(sum(i), I64, {}, {6});
  check(prod(i), I64, {}, {6});
  check(sum(b), I64, {}, {2});
  check(sum(i, 0, false, F64), F64, {}, {6});
  check(mean(i, 0, false, F32), F32, {}, {2});
  check(sum(i, 0, false, Bool), Bool, {}, {1});
  check(prod(b, 0, false, Bool), Bool, {}, {0});
  check(sum(tensor(2.5), -1), F32, {}, {2.5});
  check(mean(to(x, BF16), 1), BF16, {2}, {2, 5.15625});
  check(count_nonzero(b), I64, {}, {2});
  check(count_nonzero(sub(x, 2), 1), I64, {2}, {2, 3});
  check(sum(zeros({0, 2}), 0), F32, {2}, {0, 0});
}

TEST(ReductionTest, Truth) {
  Tensor b = tensor<bool>({true, false, true, true}, {2, 2});
  Tensor u = tensor<uint8_t>({0, 3}, {2});
  Tensor x = tensor<float>({0, 0}, {2});
  check(any(b), Bool, {}, {1});
  check(any(b, -1), Bool, {2}, {1, 1});
  check(any(b, 0, true), Bool, {1, 2}, {1, 1});
  check(any(u), U8, {}, {1});
  check(any(x), Bool, {}, {0});
  check(all(b), Bool, {}, {0});
  check(all(b, -1), Bool, {2}, {0, 1});
  check(all(b, 0, true), Bool, {1, 2}, {1, 0});
  check(all(u), U8, {}, {0});
  check(all(x), Bool, {}, {0});
}

TEST(ReductionTest, Extrema) {
  Tensor x = tensor<float>({1, -2, 3, 4, 0.5, 3}, {2, 3});
  Tensor n = tensor<float>({1, NAN, 2}, {3});
  Tensor i = tensor<int64_t>({3, 1, 3}, {3});
  check(amax(x), F32, {}, {4});
  check(amax(x, {0, -1}, true), F32, {1, 1}, {4});
  check(amax(n), F32, {}, {NAN});
  check(max(x), F32, {}, {4});
  checkBoth(max(x, -1), F32, {2}, {3, 4}, {2, 0});
  checkBoth(max(x, 0, true), F32, {1, 3}, {4, 0.5, 3}, {1, 1, 0});
  checkBoth(max(n, 0), F32, {}, {NAN}, {1});
  checkBoth(max(tensor(2), 0), I64, {}, {2}, {0});
  check(argmax(x), I64, {}, {3});
  check(argmax(x, 1), I64, {2}, {2, 0});
  check(argmax(x, -2, true), I64, {1, 3}, {1, 1, 0});
  check(argmax(x, std::nullopt, true), I64, {1, 1}, {3});
  check(argmax(tensor(2.0), 0), I64, {}, {0});
  check(amin(x), F32, {}, {-2});
  check(amin(x, {0, -1}, true), F32, {1, 1}, {-2});
  check(amin(n), F32, {}, {NAN});
  check(min(x), F32, {}, {-2});
  checkBoth(min(x, -1), F32, {2}, {-2, 0.5}, {1, 1});
  checkBoth(min(x, 0, true), F32, {1, 3}, {1, -2, 3}, {0, 0, 0});
  checkBoth(min(n, 0), F32, {}, {NAN}, {1});
  checkBoth(min(tensor(2), 0), I64, {}, {2}, {0});
  check(argmin(x), I64, {}, {1});
  check(argmin(x, 1), I64, {2}, {1, 1});
  check(argmin(x, -2, true), I64, {1, 3}, {0, 0, 0});
  check(argmin(x, std::nullopt, true), I64, {1, 1}, {1});
  check(argmin(tensor(2.0), 0), I64, {}, {0});
}

TEST(ReductionTest, ExtremaOfNoElements) {
  Tensor none = zeros({0, 3});
  const char *why = ": expected dimension 0 not to be empty";
  EXPECT_REFUSED(amax(none, {0}), std::string("amax") + why);
  EXPECT_REFUSED(amin(none, {-2}), std::string("amin") + why);
  EXPECT_REFUSED(amax(none), std::string("amax") + why);
  EXPECT_REFUSED(max(none), std::string("max") + why);
  EXPECT_REFUSED(min(none), std::string("min") + why);
  EXPECT_REFUSED(aminmax(none, 0), std::string("aminmax") + why);
  EXPECT_REFUSED(norm(none, INFINITY), std::string("norm") + why);
  check(amax(none, {1}), F32, {0}, {});
  check(norm(none, INFINITY, {1}), F32, {0}, {});
  check(norm(none), F32, {}, {0});
  check(median(none), F32, {}, {NAN});
  check(nanmedian(none), F32, {}, {NAN});
  auto f = compile([](Tensor x) { return amax(x, {0}); });
  for (int64_t size : {3, 4, 5})
    check(f(ones({size})), F32, {}, {1});
  EXPECT_REFUSED(f(zeros({0})), std::string("amax") + why);
  check(f(ones({6})), F32, {}, {1});
}

TEST(ReductionTest, DeviationsAndNorms) {
  Tensor x = tensor<float>({1, 2, 4, -3, 0.5, 2}, {2, 3});
  Tensor i = tensor<int64_t>({1, 2}, {2});
  check(x.var(), F32, {}, {5.441667});
  check(x.var(1), F32, {2}, {2.333333, 6.583333});
  check(x.var(-1, 0, true), F32, {2, 1}, {1.555556, 4.388889});
  check(x.var({0, 1}), F32, {}, {5.441667});
  check(x.std(), F32, {}, {2.332738});
  check(x.std(1), F32, {2}, {1.527525, 2.565801});
  check(x.std(-1, 0, true), F32, {2, 1}, {1.247219, 2.094968});
  check(x.std({0, 1}), F32, {}, {2.332738});
  for (double correction : {-1, 0, 1, 2})
    check(zeros({2, 0}).var(1, correction), F32, {2}, {NAN, NAN});
  check(x.var(1, -1), F32, {2}, {1.166667, 3.291667});
  check(logsumexp(x, 1), F32, {2}, {4.169846, 2.206907});
  check(logsumexp(i, {0}, true), F32, {1}, {2.313262});
  check(logsumexp(x, {0, 1}), F32, {}, {4.301265});
  check(norm(x), F32, {}, {5.85235});
  check(norm(x, 1, 1), F32, {2}, {7, 5.5});
  check(norm(x, INFINITY, 0, true), F32, {1, 3}, {3, 2, 4});
  check(norm(x, 3, {0, 1}), F32, {}, {4.76404});
  check(norm(x, 0, -1), F32, {2}, {3, 3});
  // The norm of a single element is exact, without a power and a root.
  EXPECT_EQ(norm(tensor<float>({1.37f}, {1}), 0.01).item<float>(), 1.37f);
  EXPECT_EQ(norm(tensor<float>({-1e30f}, {1, 1}), 2, 1)[0].item<float>(),
            1e30f);
  check(norm(tensor<float>({0, 3}, {2, 1}), 0, 1), F32, {2}, {0, 1});
  check(softmax(x, -1), F32, {2, 3},
        {0.04201007, 0.1141952, 0.8437947, 0.005478593, 0.1814261, 0.8130953});
  check(softmax(i, 0, F32), F32, {2}, {0.2689414, 0.7310586});
  check(softmax(tensor(2.0), 0), F32, {}, {1});
  check(log_softmax(x, 0), F32, {2, 3},
        {-0.01814996, -0.2014133, -0.126928, -4.01815, -1.701413, -2.126928});
}

TEST(OrderTest, Order) {
  Tensor x = tensor<float>({3, 1, 2, 0.5, NAN, -1}, {2, 3});
  Tensor i = tensor<int64_t>({2, 1, 2, 1, 1}, {5});
  checkBoth(sort(x), F32, {2, 3}, {1, 2, 3, -1, 0.5, NAN}, {1, 2, 0, 2, 0, 1});
  checkBoth(sort(x, 0, true), F32, {2, 3}, {3, NAN, 2, 0.5, 1, -1},
            {0, 1, 0, 1, 0, 1});
  checkBoth(sort(i), I64, {5}, {1, 1, 1, 2, 2}, {1, 3, 4, 0, 2});
  check(argsort(x, 1), I64, {2, 3}, {1, 2, 0, 2, 0, 1});
  check(argsort(i, 0, true), I64, {5}, {0, 2, 1, 3, 4});
  checkBoth(topk(x, 2), F32, {2, 2}, {3, 2, NAN, 0.5}, {0, 2, 1, 0});
  checkBoth(topk(x, 1, 0, false), F32, {1, 3}, {0.5, 1, -1}, {1, 0, 1});
  checkBoth(kthvalue(x, 2), F32, {2}, {2, 0.5}, {2, 0});
  checkBoth(kthvalue(x, 1, 0, true), F32, {1, 3}, {0.5, 1, -1}, {1, 0, 1});
  checkBoth(sort(tensor(4)), I64, {}, {4}, {0});
  Tensor y = tensor<float>({3, 1, 2, 0.5, 5, -1}, {2, 3});
  check(median(y), F32, {}, {1});
  checkBoth(median(y, 1), F32, {2}, {2, 0.5}, {2, 0});
  checkBoth(median(y, -2, true), F32, {1, 3}, {0.5, 1, -1}, {1, 0, 1});
  check(median(x), F32, {}, {NAN});
  checkBoth(mode(i), I64, {}, {1}, {4});
  checkBoth(mode(y, 0, true), F32, {1, 3}, {0.5, 1, -1}, {1, 0, 1});
}

TEST(OrderTest, RunningSums) {
  Tensor x = tensor<float>({1, -2, 3, 4, 0.5, -1}, {2, 3});
  Tensor i = tensor<int32_t>({1, 2, 3}, {3});
  Tensor b = tensor<bool>({false, true, false}, {3});
  check(cumsum(x, 1), F32, {2, 3}, {1, -1, 2, 4, 4.5, 3.5});
  check(cumsum(x, -2), F32, {2, 3}, {1, -2, 3, 5, -1.5, 2});
  check(cumsum(i, 0), I64, {3}, {1, 3, 6});
  check(cumsum(i, 0, F64), F64, {3}, {1, 3, 6});
  check(cumprod(x, 1), F32, {2, 3}, {1, -2, -6, 4, 2, -2});
  check(cumprod(x, -2), F32, {2, 3}, {1, -2, 3, 4, -1, -3});
  check(cumprod(i, 0), I64, {3}, {1, 2, 6});
  check(cumprod(i, 0, F64), F64, {3}, {1, 2, 6});
  check(logcumsumexp(x, 1), F32, {2, 3},
        {1, 1.048587, 3.132845, 4, 4.02975, 4.03627});
  checkBoth(cummax(x, 1), F32, {2, 3}, {1, 1, 3, 4, 4, 4}, {0, 0, 2, 0, 0, 0});
  checkBoth(cummin(x, -1), F32, {2, 3}, {1, -2, -2, 4, 0.5, -1},
            {0, 1, 1, 0, 1, 2});
  checkBoth(cummax(tensor(2), 0), I64, {}, {2}, {0});
  check(cumsum(tensor(2.5), 0), F32, {}, {2.5});
}

TEST(ShapeTest, Refusals) {
  Tensor x = tensor<float>({1, 2, 3, 4}, {2, 2});
  EXPECT_REFUSED(cat({}), "cat: expected at least one tensor but found none");
  EXPECT_REFUSED(
      pad(x, {1}),
      "pad: expected two numbers for each of at most 2 dimensions but found 1");
  EXPECT_REFUSED(pad(x, {1, 1}, "mirror"), "pad: expected \"constant\"");
  EXPECT_REFUSED(
      repeat_interleave(x, 2, 2),
      "repeat_interleave: expected a dimension in [-2, 2) but found 2");
  EXPECT_REFUSED(diag(tensor(1)),
                 "diag: expected a tensor of rank 2 but found rank 0");
  EXPECT_REFUSED(sum(x, 2), "error: ");
}

} // namespace
