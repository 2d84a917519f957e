//===- SpecialTest.cpp - signs, windows and aliases -----------------------===//
//
// The expected values are those of PyTorch 2.15.
//
//===----------------------------------------------------------------------===//

#include "ModulesTesting.h"
#include "SampleTensors.h"
#include "tcopt/Capture/Compile.h"

using namespace tcopt;
using namespace tcopt::testing;
using enum tcopt::DType;

namespace {

struct SpecialTest : SampleTensors {};

TEST_F(SpecialTest, Aliases) {
  check(absolute(m), F32, {2, 3}, {1, 2, 3, 4, 5.5, 0.5});
  check(negative(i), I64, {3}, {-3, 1, 0});
  check(arccos(w * 0.5), F32, {3}, {1.3181161, 0, 1.6961242});
  check(arccosh(s), F32, {}, {1.5667993});
  check(arcsin(w * 0.5), F32, {3}, {0.25268024, 1.5707964, -0.12532783});
  check(arcsinh(m), F32, {2, 3},
        {0.88137358, -1.4436355, 1.8184465, -2.0947125, 2.406059, 0.48121184});
  check(arctan(i), F32, {3}, {1.2490457, -0.78539819, 0});
  check(arctanh(w * 0.25), F32, {3}, {0.12565722, 0.54930615, -0.062581576});
  check(fix(m), F32, {2, 3}, {1, -2, 3, -4, 5, 0});
  check(sgn(h), F16, {3}, {1, -1, 1});
  check(sgn(b), Bool, {3}, {true, false, true});
  check(positive(i), I64, {3}, {3, -1, 0});
  check(subtract(m, f, 2), F32, {2, 3}, {-2, 0, 3, -7, 7.5, 0.5});
  check(multiply(m, 2), F32, {2, 3}, {2, -4, 6, -8, 11, 1});
  check(divide(i, 2, "floor"), I64, {3}, {1, -1, 0});
  check(m.true_divide(w), F32, {2, 3}, {2, -1, -12, -8, 2.75, -2});
  check(arctan2(m, f), F32, {2, 3},
        {0.58800262, -2.0344439, 1.5707964, -1.2120256, 1.7506498, 1.5707964});
  check(not_equal(m, 3), Bool, {2, 3}, {true, true, false, true, true, true});
  check(less(f, w), Bool, {3}, {false, true, false});
  check(f.less_equal(i), Bool, {3}, {true, true, true});
  check(greater(i, 0), Bool, {3}, {true, false, false});
  check(greater_equal(f, 0), Bool, {3}, {true, false, true});
}

TEST_F(SpecialTest, BitsAsOtherDTypes) {
  check(tensor<float>({1, -2}, {2}).view(I32), I32, {2},
        {1065353216, -1073741824});
  check(tensor<int64_t>({4607182418800017408}, {1}).view(F64), F64, {1}, {1});
  check(tensor<float>({1, -0.5}, {2}).to(F16).view(I16), I16, {2},
        {15360, -18432});
  check(b.view(U8), U8, {3}, {1, 0, 1});
  check(b.view(U8).view(Bool), Bool, {3}, {true, false, true});
  check(compile([](Tensor x) { return x.view(I32) + 1; })(ones({2})), I32, {2},
        {1065353217, 1065353217});
  EXPECT_REFUSED(ones({2}).view(F16),
                 "view: expected a dtype with elements of 4 bytes, as f32 has, "
                 "but found f16");
}

// Divisors of 16-bit floats are not rounded to 16 bits.
TEST_F(SpecialTest, RoundedQuotientsOfHalfFloats) {
  Tensor x = tensor<float>({1, 2, 3, -1, 7, 0.5, 100}, {7});
  Tensor y = tensor<float>({0.1, 0.3, -0.7, 3, 0.9, 0.2, 0.7}, {7});
  Tensor half = x.to(F16), brain = x.to(BF16);
  check(floor_divide(half, 0.1), F16, {7}, {9, 19, 29, -10, 69, 4, 999});
  check(floor_divide(brain, 0.1), BF16, {7}, {9, 19, 29, -10, 69, 4, 1000});
  check(floor_divide(half, tensor(0.1)), F16, {7},
        {9, 19, 29, -10, 69, 4, 999});
  check(div(brain, -0.7, "trunc"), BF16, {7}, {-1, -2, -4, 1, -10, -0, -142});
  check(div(brain, 0.3, "trunc"), BF16, {7}, {3, 6, 10, -3, 23, 1, 332});
  check(div(half, 0.3, "floor"), F16, {7}, {3, 6, 9, -4, 23, 1, 333});
  check(div(half, y.to(F16), "floor"), F16, {7}, {10, 6, -5, -1, 7, 2, 142});
  check(div(brain, y.to(BF16), "trunc"), BF16, {7}, {10, 6, -4, -0, 7, 2, 142});
  check(div(brain, y.to(BF16), "floor"), BF16, {7}, {9, 6, -5, -1, 7, 2, 143});
}

// Powers with the numbers 0.5 and -0.5 as exponents are roots.
TEST_F(SpecialTest, PowersOfInfinities) {
  Tensor x = tensor<float>({-INFINITY, 4, 0.25}, {3});
  check(pow(x, 0.5), F32, {3}, {NAN, 2, 0.5});
  check(pow(x, -0.5), F32, {3}, {NAN, 0.5, 2});
  check(pow(x, tensor(0.5f)), F32, {3}, {INFINITY, 2, 0.5});
  check(pow(x.to(F16), 0.5), F16, {3}, {INFINITY, 2, 0.5});
  check(float_power(x, 0.5), F64, {3}, {NAN, 2, 0.5});
}

TEST_F(SpecialTest, SignsAndPowers) {
  check(signbit(x), Bool, {5}, {false, false, false, true, true});
  check(signbit(h), Bool, {3}, {false, true, false});
  check(i.signbit(), Bool, {3}, {false, true, false});
  check(signbit(b), Bool, {3}, {false, false, false});
  check(signbit(to(x, F64)), Bool, {5}, {false, false, false, true, true});
  check(sinc(m), F32, {2, 3},
        {-2.7827534e-08, 2.7827534e-08, -2.5305382e-09, 2.7827534e-08,
         -0.057874519, 0.63661975});
  check(sinc(h), F16, {3}, {0.30004883, 0, -0});
  check(isposinf(x), Bool, {5}, {false, false, true, false, false});
  check(x.isneginf(), Bool, {5}, {false, false, false, true, false});
  check(isposinf(i), Bool, {3}, {false, false, false});
  check(heaviside(f, w), F32, {3}, {1, 0, -0.25});
  check(heaviside(m, w), F32, {2, 3}, {1, 0, 1, 0, 1, 1});
  check(heaviside(x, to(full({}, 0.5), F32)), F32, {5}, {0, 1, 1, 0, 0.5});
  check(i.heaviside(i), I64, {3}, {1, 0, 0});
  check(ldexp(m, i), F32, {2, 3}, {8, -1, 3, -32, 2.75, 0.5});
  check(ldexp(i, i), F32, {3}, {24, -0.5, 0});
  check(ldexp(h, i), F16, {3}, {6, -1, 3});
  check(ldexp(h, f), F32, {3}, {2.1213202, -1, 3});
  check(ldexp(s * 1e-30, full({}, 140)), F32, {}, {3.4844914e+12});
  check(ldexp(x, x), F32, {5}, {NAN, 8, INFINITY, NAN, -0});
  check(logaddexp2(m, f), F32, {2, 3},
        {2.2715533, -0.41503751, 3.169925, 1.5315323, 5.5158525, 1.2715533});
  check(logaddexp2(x, x), F32, {5}, {NAN, 3, INFINITY, -INFINITY, 1});
  check(h.logaddexp2(f), F32, {3}, {2.1731977, -0.41503751, 3.169925});
}

TEST_F(SpecialTest, Membership) {
  check(isin(m, f + 2.5), Bool, {2, 3},
        {false, false, false, false, false, false});
  check(isin(n, o), Bool, {2, 2}, {false, false, true, false});
  check(isin(n, 4), Bool, {2, 2}, {true, false, false, false});
  check(isin(2, n), Bool, {}, {true});
  check(isin(n, f - 0.5, false, true), Bool, {2, 2}, {true, false, true, true});
  check(isin(x, x), Bool, {5}, {false, true, true, true, true});
  check(isin(m, zeros({0})), Bool, {2, 3},
        {false, false, false, false, false, false});
  check(take(m, o), F32, {2}, {1, 3});
  check(m.take(n - 4), F32, {2, 2}, {1, -4, 5.5, -2});
  check(take(s, zeros({2}, I64)), F32, {2}, {2.5, 2.5});
  check(argwhere(m > 0), I64, {4, 2}, {0, 0, 0, 2, 1, 1, 1, 2});
  check(argwhere(s), I64, {1, 0}, {});
  check(m.index_put({o.slice(0, 0, 1)}, 9), F32, {2, 3},
        {9, 9, 9, -4, 5.5, 0.5});
}

TEST_F(SpecialTest, QuestionsAndDTypes) {
  EXPECT_TRUE(is_same_size(m, m + 1));
  EXPECT_FALSE(m.is_same_size(f));
  EXPECT_TRUE(is_nonzero(s));
  EXPECT_FALSE(is_nonzero(zeros({1, 1})));
  EXPECT_EQ(result_type(i, 2.5), F32);
  EXPECT_EQ(result_type(h, 2), F16);
  EXPECT_EQ(result_type(m, to(s, F64)), F32);
  EXPECT_EQ(result_type(1, 2.5), F32);
  EXPECT_EQ(promote_types(F16, BF16), F32);
  EXPECT_EQ(promote_types(U8, I8), I16);
  EXPECT_FALSE(can_cast(F32, I64));
  EXPECT_TRUE(can_cast(Bool, I64));
  EXPECT_FALSE(can_cast(I64, Bool));
  EXPECT_TRUE(can_cast(I64, U8));
  EXPECT_TRUE(can_cast(F64, F16));
}

TEST_F(SpecialTest, WritesInPlace) {
  check(clone(i).eq_(f), I64, {3}, {0, 1, 1});
  check(clone(m).lt_(0.5), F32, {2, 3}, {0, 1, 0, 1, 0, 0});
  check(clone(m).greater_equal_(f), F32, {2, 3}, {0, 0, 1, 0, 1, 1});
  check(clone(m).absolute_(), F32, {2, 3}, {1, 2, 3, 4, 5.5, 0.5});
  check(clone(f).subtract_(w, 2), F32, {3}, {0.5, -5, 0.5});
  check(clone(i).cumsum_(0), I64, {3}, {3, 2, 2});
  check(to(n, I32).cumprod_(1), I32, {2, 2}, {4, 4, 2, 10});
  check(clone(f).heaviside_(w), F32, {3}, {1, 0, -0.25});
  check(clone(h).ldexp_(i), F16, {3}, {6, -1, 3});
  check(clone(f).sinc_(), F32, {3}, {-0.21220659, -2.7827534e-08, 1});
  check(zeros({2, 3}).fill_diagonal_(5), F32, {2, 3}, {5, 0, 0, 0, 5, 0});
  check(zeros({5, 2}).fill_diagonal_(5), F32, {5, 2},
        {5, 0, 0, 5, 0, 0, 0, 0, 0, 0});
  check(zeros({7, 2}).fill_diagonal_(5, true), F32, {7, 2},
        {5, 0, 0, 5, 0, 0, 5, 0, 0, 5, 0, 0, 5, 0});
  check(ones({2, 2, 2}).fill_diagonal_(0.5), F32, {2, 2, 2},
        {0.5, 1, 1, 1, 1, 1, 1, 0.5});
  check(zeros({2, 2}, I64).fill_diagonal_(2.5), I64, {2, 2}, {2, 0, 0, 2});
}

TEST_F(SpecialTest, Windows) {
  check(bartlett_window(5), F32, {5},
        {0, 0.40000001, 0.80000001, 0.79999995, 0.39999998});
  check(bartlett_window(6, false), F32, {6},
        {0, 0.40000001, 0.80000001, 0.79999995, 0.39999998, 0});
  check(bartlett_window(1), F32, {1}, {1});
  check(hann_window(5), F32, {5},
        {0, 0.34549153, 0.90450847, 0.90450847, 0.34549144});
  check(hann_window(6, false), F32, {6},
        {0, 0.34549153, 0.90450847, 0.90450847, 0.34549144, 0});
  check(hann_window(1), F32, {1}, {1});
  check(hamming_window(5), F32, {5},
        {0.080000013, 0.39785221, 0.91214788, 0.91214782, 0.39785212});
  check(hamming_window(6, false), F32, {6},
        {0.080000013, 0.39785221, 0.91214788, 0.91214782, 0.39785212,
         0.080000013});
  check(hamming_window(1), F32, {1}, {1});
  check(blackman_window(5), F32, {5},
        {-2.9802322e-08, 0.20077014, 0.84922981, 0.84922981, 0.20077008});
  check(blackman_window(6, false), F32, {6},
        {-2.9802322e-08, 0.20077014, 0.84922981, 0.84922981, 0.20077008,
         -2.9802322e-08});
  check(blackman_window(1), F32, {1}, {1});
  check(hann_window(0), F32, {0}, {});
  check(hamming_window(4, true, 0.5, 0.3, F64), F64, {4}, {0.2, 0.5, 0.8, 0.5});
  check(bartlett_window(2, false), F32, {2}, {0, 0});
  check(vander(f), F32, {3, 3}, {2.25, 1.5, 1, 1, -1, 1, 0, 0, 1});
  check(vander(i, 4, true), I64, {3, 4},
        {1, 3, 9, 27, 1, -1, 1, -1, 1, 0, 0, 0});
  check(vander(b), I64, {3, 3}, {1, 1, 1, 0, 0, 1, 1, 1, 1});
  check(vander(i, 0), I64, {3, 0}, {});
  check(fill(i, 2.5), I64, {3}, {2, 2, 2});
  check(fill(h, s), F16, {3}, {2.5, 2.5, 2.5});
}

TEST_F(SpecialTest, Refusals) {
  EXPECT_REFUSED(positive(b), "positive: expected numbers");
  EXPECT_REFUSED(heaviside(i, f), "heaviside: expected tensors of one dtype");
  EXPECT_REFUSED(isin(b, b), "isin: expected numbers");
  EXPECT_REFUSED(isin(1, 2), "isin: expected elements");
  EXPECT_REFUSED(take(m, to(o, I32)), "take: expected an index of i64");
  EXPECT_REFUSED(take(m, o + 4).toVector<float>(), "6");
  EXPECT_REFUSED(hann_window(-1),
                 "hann_window: expected a length of at least 0 but found -1");
  EXPECT_REFUSED(hann_window(4, true, I64),
                 "hann_window: expected a dtype of floats");
  EXPECT_REFUSED(vander(m), "vander: expected a tensor of rank 1");
  EXPECT_REFUSED(vander(f, -1), "vander: expected N of at least 0");
  EXPECT_REFUSED(fill(m, f), "fill: expected a tensor of rank 0");
  EXPECT_REFUSED(is_nonzero(f), "is_nonzero: expected one element but found 3");
  EXPECT_REFUSED(clone(f).fill_diagonal_(1),
                 "fill_diagonal_: expected a tensor of rank 2");
  EXPECT_REFUSED(zeros({2, 2, 3}).fill_diagonal_(1),
                 "fill_diagonal_: expected equal sizes but found [2, 2, 3]");
  EXPECT_REFUSED(clone(i).sinc_(), "a result of f32 cannot be written");
  EXPECT_REFUSED(clone(i).ldexp_(i), "a result of f32 cannot be written");
}

TEST_F(SpecialTest, OpenSizesHaveOneVersion) {
  auto g = compile(
      [](Tensor y) {
        return isin(y, y.select(0, 0)) | (hann_window(y.size(1)) > 2) |
               (vander(y.select(0, 0)).sum(1) > 1e9);
      },
      {.dynamic = true});
  for (int64_t columns : {2, 3, 5})
    EXPECT_EQ(sizesOf(g(input({2, columns}))),
              (std::vector<int64_t>{2, columns}));
  EXPECT_EQ(g.counts().versions, 1);
}

} // namespace
