//===- MarginLossTest.cpp - margin and distribution losses ----------------===//
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

struct MarginLossTest : SampleTensors {};

TEST_F(MarginLossTest, OfVectors) {
  check(cosine_embedding_loss(m, m + 1, o - 1), F32, {}, {0.48037681});
  check(cosine_embedding_loss(m, m + 1, t.slice(0, 0, 2), 0.5, "none"), F32,
        {2}, {0.066861093, 0.47238529});
  check(cosine_embedding_loss(f, w, full({}, 1)), F32, {}, {1.3338903});
  check(triplet_margin_loss(m, m + 1, m - 0.5), F32, {}, {1.8660219});
  check(triplet_margin_loss(m, m + 1, m * 0.5, 2, 1, 1e-6, true, "none"), F32,
        {2}, {1.9999962, 0});
  check(triplet_margin_loss(f, f, f, 1, 2, 1e-6, false, "sum"), F32, {}, {1});
}

TEST_F(MarginLossTest, OfSignedTargets) {
  check(hinge_embedding_loss(f, t), F32, {}, {1.1666666});
  check(hinge_embedding_loss(m, t - 1, 0.5, "none"), F32, {2, 3},
        {1, 0.5, 3, 0.5, 5.5, 0.5});
  check(margin_ranking_loss(f, w, t), F32, {}, {0});
  check(margin_ranking_loss(i, t, t, 0.5, "none"), F32, {3}, {0, 0.5, 1.5});
  check(soft_margin_loss(m, t), F32, {}, {1.7475138});
  check(soft_margin_loss(f, f, "none"), F32, {3},
        {0.10020655, 0.31326169, 0.69314718});
}

TEST_F(MarginLossTest, OfClasses) {
  check(multilabel_soft_margin_loss(m, to(m > 0, F32)), F32, {}, {0.1641804});
  check(multilabel_soft_margin_loss(m, to(m > 0, F32), w, "none"), F32, {2},
        {0.13278002, -0.033762466});
  // The divisor is the last dimension of the input, even if the target is
  // larger.
  check(multilabel_soft_margin_loss(tensor({0.5f, -1.f}),
                                    tensor<float>({1, 0, 0, 1, 1, 1}, {3, 2}),
                                    Tensor(), "none"),
        F32, {2}, {0.96111548, 1.46989262});
  check(multilabel_soft_margin_loss(tensor<float>({0}, {1}), ones({5}),
                                    Tensor(), "none"),
        F32, {}, {3.4657359});
  check(multilabel_soft_margin_loss(f, f, Tensor(), "sum"), F32, {},
        {-0.18072598});
  check(multi_margin_loss(m, o), F32, {}, {1.5});
  check(multi_margin_loss(m, o, 2, 0.5, w, "none"), F32, {2},
        {1.0416666, -2.5208333});
  check(multi_margin_loss(f, full({}, 1), 1, 1, Tensor(), "none"), F32, {},
        {1.8333334});
  check(multi_margin_loss(f, full({1}, 1), 1, 1, Tensor(), "none"), F32, {1},
        {1.8333334});
}

TEST_F(MarginLossTest, OfDistributions) {
  check(gaussian_nll_loss(f, w, abs(f)), F32, {}, {10416.042});
  check(gaussian_nll_loss(m, m + 1, o + 0.5, true, 1e-6, "none"), F32, {2, 3},
        {1.5723649, 1.5723649, 1.5723649, 1.5770838, 1.5770838, 1.5770838});
  check(gaussian_nll_loss(m, f, abs(m.slice(1, 0, 1)), false, 2, "sum"), F32,
        {}, {14.775412});
  check(poisson_nll_loss(f, t), F32, {}, {1.1165228});
  check(poisson_nll_loss(abs(f), i, false, true, 1e-8, "none"), F32, {3},
        {2.0476861, 1, 0});
  check(poisson_nll_loss(m, f, true, true, 1e-8, "sum"), F32, {}, {277.75787});
}

TEST_F(MarginLossTest, Pools) {
  check(lp_pool1d(m, 2, 2), F32, {2, 1}, {2.236068, 6.800735});
  check(lp_pool1d(m, 2, 2, 2, true), F32, {2, 2},
        {2.236068, 4.2426405, 6.800735, 0.70710677});
  check(lp_pool1d(m, 3, 2, 1), F32, {2, 2},
        {NAN, 2.6684017, 4.6780477, 5.5013771});
  check(lp_pool2d(d, 2, {2, 1}), F32, {2, 1, 2},
        {3.1622777, 2.236068, 2, 1.118034});
  check(lp_pool2d(d.unsqueeze(0), 1, 2), F32, {1, 2, 1, 1}, {5, 3.5});
  check(fold(ones({1, 4, 4}), 3, 2), F32, {1, 1, 3, 3},
        {1, 2, 1, 2, 4, 2, 1, 2, 1});
}

TEST_F(MarginLossTest, Modules) {
  check(nn::CosineEmbeddingLoss(0.5)(m, m + 1, o - 1), F32, {}, {0.23037681});
  check(nn::HingeEmbeddingLoss(0.5, "sum")(f, t), F32, {}, {3});
  check(nn::MarginRankingLoss()(f, w, t), F32, {}, {0});
  check(nn::TripletMarginLoss({.margin = 2, .p = 1, .swap = true})(m, m + 1,
                                                                   m * 0.5),
        F32, {}, {0.99999809});
  check(nn::SoftMarginLoss()(m, t), F32, {}, {1.7475138});
  check(nn::MultiLabelSoftMarginLoss({.weight = w})(m, to(m > 0, F32)), F32, {},
        {0.049508773});
  check(nn::MultiMarginLoss({.p = 2, .weight = w})(m, o), F32, {}, {-0.75});
  check(nn::GaussianNLLLoss({.full = true})(f, w, abs(f)), F32, {},
        {10416.961});
  check(nn::PoissonNLLLoss({.full = true})(m, f), F32, {}, {46.29298});
  check(nn::PairwiseDistance(1)(m, f), F32, {2}, {4.499999, 12.500001});
  check(nn::CosineSimilarity()(m, m + 1), F32, {2}, {0.93313885, 0.97238529});
  check(nn::LPPool1d(2, 2)(m), F32, {2, 1}, {2.236068, 6.800735});
  check(nn::LPPool2d(2, {2, 1}, 1)(d), F32, {2, 1, 2},
        {3.1622777, 2.236068, 2, 1.118034});
  check(nn::Fold(3, 2)(ones({1, 4, 4})), F32, {1, 1, 3, 3},
        {1, 2, 1, 2, 4, 2, 1, 2, 1});
  check(nn::Unfold(2)(d.unsqueeze(0)), F32, {1, 8, 1},
        {1, 2, 3, -1, 0, 1, 2, 0.5});
}

TEST_F(MarginLossTest, Refusals) {
  EXPECT_REFUSED(cosine_embedding_loss(m, m, full({}, 1)),
                 "cosine_embedding_loss: expected vectors");
  EXPECT_REFUSED(cosine_embedding_loss(m, m, o, 0, "x"),
                 "cosine_embedding_loss: expected reduction");
  EXPECT_REFUSED(margin_ranking_loss(m, f, f),
                 "margin_ranking_loss: expected tensors of one rank");
  EXPECT_REFUSED(triplet_margin_loss(m, f, f),
                 "triplet_margin_loss: expected tensors of one rank");
  EXPECT_REFUSED(triplet_margin_loss(m, m, m, -1), "a positive margin");
  EXPECT_REFUSED(soft_margin_loss(i, f),
                 "soft_margin_loss: expected an input of floats");
  EXPECT_REFUSED(multilabel_soft_margin_loss(s, s), "rank 1 or more");
  EXPECT_REFUSED(multi_margin_loss(m, o, 3), "p of 1 or 2 but found 3");
  EXPECT_REFUSED(multi_margin_loss(m, o.slice(0, 0, 1)),
                 "a target for each row");
  EXPECT_REFUSED(multi_margin_loss(m, f.slice(0, 0, 2)), "a target of i64");
  EXPECT_REFUSED(multi_margin_loss(m, o, 1, 1, q), "a weight for each class");
  EXPECT_REFUSED(gaussian_nll_loss(m, m, abs(f)),
                 "gaussian_nll_loss: expected a variance");
  EXPECT_REFUSED(hinge_embedding_loss(f, t, 1, "batchmean"),
                 "hinge_embedding_loss: expected reduction");
  EXPECT_REFUSED(lp_pool2d(m, 2, 2), "pool2d");
}

TEST_F(MarginLossTest, OpenSizesHaveOneVersion) {
  auto g = compile(
      [](Tensor y, Tensor target) {
        return cosine_embedding_loss(y, y, target) +
               multi_margin_loss(y, target) + soft_margin_loss(y, y) +
               triplet_margin_loss(y, y, y) + lp_pool1d(y, 1, 1).mean();
      },
      {.dynamic = true});
  for (int64_t columns : {2, 3, 5}) {
    double sum = 0 + double(columns - 1) / double(columns) +
                 std::log1p(std::exp(-1.0)) + 1 + 1;
    check(g(ones({2, columns}), ones({2}, I64)), F32, {}, {sum});
  }
  EXPECT_EQ(g.counts().versions, 1);
}

} // namespace
