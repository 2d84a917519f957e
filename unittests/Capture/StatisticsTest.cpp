//===- StatisticsTest.cpp - integrals, norms, products and counts ---------===//
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

struct StatisticsTest : SampleTensors {
  Tensor c = tensor<float>(
      {1, NAN, 3, 2, 4, NAN, NAN, NAN, NAN, NAN, NAN, NAN, 2, 8, 7, 6}, {4, 4});
};

TEST_F(StatisticsTest, Integrals) {
  check(trapezoid(m), F32, {2}, {0, 3.75});
  check(trapezoid(i, 2), F32, {}, {1});
  check(trapezoid(m, 0.5, 0), F32, {3}, {-0.75, 0.875, 0.875});
  check(trapezoid(m, w), F32, {2}, {-1.875, -5.625});
  check(trapezoid(n, o, 0), F32, {2}, {6, 6});
  // The dimension is that of y, even if x has a higher rank.
  Tensor y = tensor<float>({0.5, -1.75, -1.25, -0.25, 1, -2.25}, {3, 2});
  Tensor places = tensor<float>({0.5, 0, -4, 3, 1, 3, -0.75, -3}, {2, 2, 2});
  check(trapezoid(y, places, -2), F32, {2, 2}, {-0.1875, -3, -0.40625, 7.5});
  check(trapezoid(m, m), F32, {2}, {4, -7.875});
  check(trapezoid(zeros({2, 0})), F32, {2}, {0, 0});
  check(trapz(f, w), F32, {}, {1.5});
  check(trapz(m), F32, {2}, {0, 3.75});
  check(cumulative_trapezoid(m), F32, {2, 2}, {-0.5, 0, 0.75, 3.75});
  check(cumulative_trapezoid(i, 0.5), F32, {2}, {0.5, 0.25});
  check(cumulative_trapezoid(m, w), F32, {2, 2},
        {-0.75, -1.875, 1.125, -5.625});
  check(cumulative_trapezoid(d, q, 1), F32, {2, 1, 2}, {-6, -0.25, -3, -0.375});
}

TEST_F(StatisticsTest, Norms) {
  check(dist(m, f), F32, {}, {9.1104336});
  check(m.dist(m + 1, 1), F32, {}, {6});
  check(dist(f, i, INFINITY), F32, {}, {1.5});
  check(pairwise_distance(m, f), F32, {2}, {3.2015626, 8.5293608});
  check(pairwise_distance(f, w, 1, 0, true), F32, {1}, {4.25});
  check(pairwise_distance(n, o), F32, {2}, {4.1231065, 3.6055527});
  check(pairwise_distance(h, h), F16, {}, {1.7285347e-06});
  check(renorm(m, 2, 0, 3), F32, {2, 3},
        {0.80178368, -1.6035674, 2.4053512, -1.7597654, 2.4196775, 0.21997067});
  check(m.renorm(1, -1, 2.5), F32, {2, 3},
        {0.5, -0.66666669, 2.1428571, -2, 1.8333334, 0.35714287});
  check(d.renorm(INFINITY, 1, 1), F32, {2, 2, 2},
        {0.5, 1, 1, -0.33333334, 0, 0.5, 0.66666669, 0.16666667});
  check(clone(m).renorm_(2, 0, 1), F32, {2, 3},
        {0.26726124, -0.53452247, 0.80178368, -0.58658844, 0.80655909,
         0.073323555});
}

TEST_F(StatisticsTest, SumsAndMedians) {
  check(m.sum_to_size({1, 3}), F32, {1, 3}, {-3, 3.5, 3.5});
  check(sum_to_size(d, {2, 1}), F32, {2, 1}, {4, 4.5});
  check(n.sum_to_size({2, 1}), I64, {2, 1}, {5, 7});
  check(to(m, I32).sum_to_size({3}), I64, {3}, {-3, 3, 3});
  check(m.sum_to_size({2, 3}), F32, {2, 3}, {1, -2, 3, -4, 5.5, 0.5});
  check(b.select(0, 0).sum_to_size(SizeList()), I64, {}, {1});
  check(n.sum_to_size(SizeList()), I64, {}, {12});
  check(nanmedian(c), F32, {}, {3});
  check(nanmedian(i), I64, {}, {0});
  check(nanmedian(x.slice(0, 0, 2)), F32, {}, {2});
  checkBoth(c.slice(0, 0, 2).nanmedian(1, true), F32, {2, 1}, {2, 4}, {3, 0});
  check(nanmedian(c, 0).first, F32, {4}, {2, 8, 3, 2});
  check(nanmedian(c, 1).first, F32, {4}, {2, 4, NAN, 6});
  check(nanmedian(s), F32, {}, {2.5});
  check(msort(m), F32, {2, 3}, {-4, -2, 0.5, 1, 5.5, 3});
  check(i.msort(), I64, {3}, {-1, 0, 3});
  check(msort(s), F32, {}, {2.5});
}

TEST_F(StatisticsTest, Covariances) {
  check(cov(m), F32, {2, 2}, {6.3333335, -7.416667, -7.416667, 22.583334});
  check(cov(f), F32, {}, {1.5833333});
  check(cov(i), F32, {}, {4.3333335});
  check(cov(n, 0), F32, {2, 2}, {2.25, -2.25, -2.25, 2.25});
  check(cov(m, 1, t + 2), F32, {2, 2},
        {3.2857144, -1.8928576, -1.8928574, 12.571427});
  check(m.cov(1, Tensor(), abs(w)), F32, {2, 2},
        {6.7692308, -12.269232, -12.269232, 32.394234});
  check(cov(m, 1, t + 2, abs(w)), F32, {2, 2},
        {5.257143, -8.6000004, -8.6000004, 25.22143});
  check(cov(m, 0, t + 2, abs(w)), F32, {2, 2},
        {3.8200693, -6.249135, -6.249135, 18.32699});
  check(cov(m, 5), F32, {2, 2}, {INFINITY, -INFINITY, -INFINITY, INFINITY});
  check(cov(s), F32, {}, {NAN});
  check(corrcoef(m), F32, {2, 2}, {0.99999988, -0.62015259, -0.62015259, 1});
  check(corrcoef(n), F32, {2, 2}, {1, -1, -1, 1});
  check(f.corrcoef(), F32, {}, {1});
}

TEST_F(StatisticsTest, Counts) {
  check(histc(m, 4), F32, {4}, {2, 1, 2, 1});
  check(m.histc(3, -1, 3), F32, {3}, {0, 2, 1});
  check(histc(ones({2}), 4), F32, {4}, {0, 0, 2, 0});
  check(histc(zeros({0}), 3), F32, {3}, {0, 0, 0});
  check(histc(x, 3, 0, 4), F32, {3}, {1, 1, 0});
  check(histc(h, 3), F16, {3}, {1, 1, 1});
}

TEST_F(StatisticsTest, Products) {
  check(ger(f, w), F32, {3, 3}, {0.75, 3, -0.375, -0.5, -2, 0.25, 0, 0, -0});
  check(vdot(f, w), F32, {}, {-1.25});
  check(addmv(f.slice(0, 0, 2), m, w), F32, {2}, {-2.75, 7.875});
  check(addmv(s, m, w, 2, 0.5), F32, {2}, {2.875, 9.4375});
  check(addmv(f.slice(0, 0, 2) * NAN, m, w, 0), F32, {2}, {-4.25, 8.875});
  check(addr(m, f.slice(0, 0, 2), w), F32, {2, 3},
        {1.75, 1, 2.625, -4.5, 3.5, 0.75});
  EXPECT_EQ(addr(m, w.to(BF16).slice(0, 0, 2), w.to(BF16), 0).dtype(), F32);
  check(addr(i, i, t, 2, 3), I64, {3, 3}, {15, -11, 9, 3, 1, -3, 6, -2, 0});
  check(clone(m).addr_(f.slice(0, 0, 2), w), F32, {2, 3},
        {1.75, 1, 2.625, -4.5, 3.5, 0.75});
  check(addmv(o, n, o, 1, 1.5), I64, {2}, {2, 12});
  check(addr(b, b, b), Bool, {3, 3},
        {true, false, true, true, false, true, true, false, true});
  check(addr(b, b, b, 0, -1), Bool, {3, 3},
        {true, false, true, false, false, false, true, false, true});
  check(addbmm(q, d, d), F32, {2, 2}, {11, 1.5, 0, 9.75});
  check(addbmm(f.slice(0, 0, 2), d, d, 0.5, -1), F32, {2, 2},
        {-8.25, -1, -0.25, -9.75});
  check(bilinear(m, m, ones({2, 3, 3})), F32, {2, 2}, {4, 4, 4, 4});
  check(bilinear(f, f.slice(0, 0, 2), m.unsqueeze(2) * q.select(0, 0),
                 q.select(1, 1)),
        F32, {2}, {8, -22.5});
  check(matrix_power(q, 5), F32, {2, 2}, {-0.125, 5.5625, -5.5625, -8.46875});
  check(q.matrix_power(0), F32, {2, 2}, {1, 0, 0, 1});
  check(matrix_power(d, 3), F32, {2, 2, 2},
        {7, 14, 21, -7, 1, 2.25, 4.5, 2.125});
  check(matrix_power(n, 2), I64, {2, 2}, {18, 9, 18, 27});
  check(chain_matmul({m, m.t(), q, m}), F32, {2, 3},
        {12.5, -43.125, 128.125, -112.5, 200.625, -215.625});
  Tensor alone = chain_matmul({m});
  check(alone, F32, {2, 3}, {1, -2, 3, -4, 5.5, 0.5});
  alone.zero_();
  check(m, F32, {2, 3}, {1, -2, 3, -4, 5.5, 0.5});
}

TEST_F(StatisticsTest, Refusals) {
  EXPECT_REFUSED(trapezoid(b), "trapezoid: expected numbers");
  EXPECT_REFUSED(trapezoid(s), "trapezoid: expected a tensor of rank 1");
  EXPECT_REFUSED(trapezoid(m, o),
                 "trapezoid: expected a point for each element but found 2");
  EXPECT_REFUSED(cumulative_trapezoid(s), "cumulative_trapezoid: expected");
  EXPECT_REFUSED(dist(i, i), "dist: expected floats");
  EXPECT_REFUSED(renorm(f, 2, 0, 1), "renorm: expected a tensor of rank 2");
  EXPECT_REFUSED(renorm(m, -1, 0, 1), "renorm: expected a positive p");
  EXPECT_REFUSED(renorm(m, 2, 0, -1), "renorm");
  EXPECT_REFUSED(renorm(n, 2, 0, 1), "renorm: expected floats");
  EXPECT_REFUSED(
      m.sum_to_size({2}),
      "sum_to_size: expected a size that expands to [2, 3] but found [2]");
  EXPECT_REFUSED(m.sum_to_size({1, 2, 3}), "but found [1, 2, 3]");
  EXPECT_REFUSED(cov(b), "cov: expected numbers");
  EXPECT_REFUSED(cov(d), "cov: expected a tensor of rank 2 or less");
  EXPECT_REFUSED(cov(m, 1, w), "cov: expected fweights to be integers");
  EXPECT_REFUSED(cov(m, 1, Tensor(), t), "cov: expected aweights to be floats");
  EXPECT_REFUSED(cov(m, 1, o), "to have an element for each");
  EXPECT_REFUSED(histc(i), "histc: expected floats");
  EXPECT_REFUSED(histc(m, 0), "histc: expected at least one bin");
  EXPECT_REFUSED(histc(m, 3, 2, 1), "histc");
  EXPECT_REFUSED(vdot(m, m), "dot");
  EXPECT_REFUSED(addmv(f, m, f), "addmv: sizes must be");
  EXPECT_REFUSED(addbmm(f, d, d, 0), "addbmm: sizes must be");
  EXPECT_REFUSED(addr(i, i, i, 0.5),
                 "addr: expected beta and alpha to be integers");
  EXPECT_REFUSED(bilinear(m, m.slice(0, 0, 1), ones({2, 3, 3})),
                 "bilinear: expected inputs of one batch");
  EXPECT_REFUSED(bilinear(m, m, ones({2, 3, 2})),
                 "bilinear: expected inputs of the sizes");
  EXPECT_REFUSED(
      matrix_power(m, 2),
      "matrix_power: expected square matrices but found sizes [2, 3]");
  EXPECT_REFUSED(matrix_power(f, 2), "matrix_power");
  EXPECT_REFUSED(matrix_power(q, -1), "matrix_power: expected n of at least 0");
  EXPECT_REFUSED(chain_matmul({}), "at least one matrix");
  EXPECT_REFUSED(chain_matmul({f, f}),
                 "chain_matmul: expected a tensor of rank 2");
}

TEST_F(StatisticsTest, OpenSizesHaveOneVersion) {
  auto g = compile(
      [](Tensor y) {
        return trapezoid(y) + cov(y).sum() + histc(y, 4, 0, 2).sum() +
               pairwise_distance(y, y).sum() + nanmedian(y, 1).first;
      },
      {.dynamic = true});
  for (int64_t columns : {2, 3, 5}) {
    double sum = double(columns - 1 + 2 * columns + 1);
    double far = 2e-6 * std::sqrt(double(columns));
    check(g(ones({2, columns})), F32, {2}, {sum + far, sum + far});
  }
  EXPECT_EQ(g.counts().versions, 1);
}

} // namespace
