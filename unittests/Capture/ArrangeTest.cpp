//===- ArrangeTest.cpp - splits, rotations and diagonals ------------------===//
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

struct ArrangeTest : SampleTensors {};

TEST_F(ArrangeTest, Parts) {
  check(tensor_split(i, 2)[0], I64, {2}, {3, -1});
  check(tensor_split(i, 2)[1], I64, {1}, {0});
  check(i.tensor_split(5)[0], I64, {1}, {3});
  check(i.tensor_split(5)[1], I64, {1}, {-1});
  check(i.tensor_split(5)[2], I64, {1}, {0});
  check(i.tensor_split(5)[3], I64, {0}, {});
  check(i.tensor_split(5)[4], I64, {0}, {});
  check(tensor_split(m, Dims({2, 1}), -1)[0], F32, {2, 2}, {1, -2, -4, 5.5});
  check(tensor_split(m, Dims({2, 1}), -1)[1], F32, {2, 0}, {});
  check(tensor_split(m, Dims({2, 1}), -1)[2], F32, {2, 2}, {-2, 3, 5.5, 0.5});
  check(tensor_split(i, Dims({-1, 5}))[0], I64, {2}, {3, -1});
  check(tensor_split(i, Dims({-1, 5}))[1], I64, {1}, {0});
  check(tensor_split(i, Dims({-1, 5}))[2], I64, {0}, {});
  check(hsplit(m, 3)[0], F32, {2, 1}, {1, -4});
  check(hsplit(m, 3)[1], F32, {2, 1}, {-2, 5.5});
  check(hsplit(m, 3)[2], F32, {2, 1}, {3, 0.5});
  check(i.hsplit(Dims({1, 2}))[0], I64, {1}, {3});
  check(i.hsplit(Dims({1, 2}))[1], I64, {1}, {-1});
  check(i.hsplit(Dims({1, 2}))[2], I64, {1}, {0});
  check(vsplit(m, 2)[0], F32, {1, 3}, {1, -2, 3});
  check(vsplit(m, 2)[1], F32, {1, 3}, {-4, 5.5, 0.5});
  check(vsplit(m, Dims({1, 1}))[0], F32, {1, 3}, {1, -2, 3});
  check(vsplit(m, Dims({1, 1}))[1], F32, {0, 3}, {});
  check(vsplit(m, Dims({1, 1}))[2], F32, {1, 3}, {-4, 5.5, 0.5});
  check(dsplit(d, 2)[0], F32, {2, 2, 1}, {1, 3, 0, 2});
  check(dsplit(d, 2)[1], F32, {2, 2, 1}, {2, -1, 1, 0.5});
  check(dsplit(d, Dims({1, 3}))[0], F32, {2, 2, 1}, {1, 3, 0, 2});
  check(dsplit(d, Dims({1, 3}))[1], F32, {2, 2, 1}, {2, -1, 1, 0.5});
  check(dsplit(d, Dims({1, 3}))[2], F32, {2, 2, 0}, {});
}

TEST_F(ArrangeTest, PartsAreViews) {
  Tensor y = clone(m);
  tensor_split(y, 2)[1].fill_(7);
  hsplit(y, 3)[0].zero_();
  ravel(y).slice(0, 1, 2).fill_(9);
  check(y, F32, {2, 3}, {0, 9, 3, 0, 7, 7});
}

TEST_F(ArrangeTest, Turns) {
  check(fliplr(m), F32, {2, 3}, {3, -2, 1, 0.5, 5.5, -4});
  check(m.flipud(), F32, {2, 3}, {-4, 5.5, 0.5, 1, -2, 3});
  check(flipud(f), F32, {3}, {0, -1, 1.5});
  check(rot90(m, 0), F32, {2, 3}, {1, -2, 3, -4, 5.5, 0.5});
  check(rot90(m, 1), F32, {3, 2}, {3, 0.5, -2, 5.5, 1, -4});
  check(rot90(m, 2), F32, {2, 3}, {0.5, 5.5, -4, 3, -2, 1});
  check(rot90(m, 3), F32, {3, 2}, {-4, 1, 5.5, -2, 0.5, 3});
  check(rot90(m, -1), F32, {3, 2}, {-4, 1, 5.5, -2, 0.5, 3});
  check(rot90(m, 5), F32, {3, 2}, {3, 0.5, -2, 5.5, 1, -4});
  check(d.rot90(1, {2, 0}), F32, {2, 2, 2}, {0, 1, 2, 3, 1, 2, 0.5, -1});
  check(rot90(d, 3, {-1, 1}), F32, {2, 2, 2}, {2, -1, 1, 3, 1, 0.5, 0, 2});
  check(moveaxis(d, 0, 2), F32, {2, 2, 2}, {1, 0, 2, 1, 3, 2, -1, 0.5});
  check(m.ravel(), F32, {6}, {1, -2, 3, -4, 5.5, 0.5});
  check(t.unsqueeze(0).ravel(), I64, {3}, {1, -1, 1});
}

TEST_F(ArrangeTest, Diagonals) {
  check(diag_embed(f), F32, {3, 3}, {1.5, 0, 0, 0, -1, 0, 0, 0, 0});
  check(q.diag_embed(1), F32, {2, 3, 3},
        {0, 2, 0, 0, 0, 1, 0, 0, 0, 0, -1, 0, 0, 0, 0.5, 0, 0, 0});
  check(diag_embed(m, -1, 0, 2), F32, {4, 2, 4},
        {0, 0,  0, 0, 0, 0,   0, 0, 1, 0, 0, 0, -4, 0, 0,   0,
         0, -2, 0, 0, 0, 5.5, 0, 0, 0, 0, 3, 0, 0,  0, 0.5, 0});
  check(diag_embed(q, 1, 2, 0), F32, {3, 2, 3},
        {0, 0, 0, 0, 0, 0, 2, 0, 0, -1, 0, 0, 0, 1, 0, 0, 0.5, 0});
  check(diagflat(q, 1), F32, {5, 5}, {0,  2, 0, 0, 0, 0, 0,   1, 0, 0, 0, 0, 0,
                                      -1, 0, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 0});
  check(diagflat(s), F32, {1, 1}, {2.5});
  check(i.diagflat(-2), I64, {5, 5}, {0, 0, 0, 0,  0, 0, 0, 0, 0, 0, 3, 0, 0,
                                      0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0});
}

TEST_F(ArrangeTest, Columns) {
  check(column_stack({f, i}), F32, {3, 2}, {1.5, 3, -1, -1, 0, 0});
  check(column_stack({m, o}), F32, {2, 4}, {1, -2, 3, 0, -4, 5.5, 0.5, 2});
  check(column_stack({s, s}), F32, {1, 2}, {2.5, 2.5});
  check(row_stack({f, m}), F32, {3, 3}, {1.5, -1, 0, 1, -2, 3, -4, 5.5, 0.5});
  check(concat({f, i}), F32, {6}, {1.5, -1, 0, 3, -1, 0});
  check(concatenate({m, m}, 1), F32, {2, 6},
        {1, -2, 3, 1, -2, 3, -4, 5.5, 0.5, -4, 5.5, 0.5});
  check(combinations(i), I64, {3, 2}, {3, -1, 3, 0, -1, 0});
  check(combinations(f, 3, true), F32, {10, 3},
        {1.5, 1.5, 1.5, 1.5, 1.5, -1, 1.5, 1.5, 0, 1.5, -1, -1, 1.5, -1, 0,
         1.5, 0,   0,   -1,  -1,  -1, -1,  -1,  0, -1,  0,  0,  0,   0,  0});
  check(combinations(i, 2, true), I64, {6, 2},
        {3, 3, 3, -1, 3, 0, -1, -1, -1, 0, 0, 0});
  check(combinations(f, 1), F32, {3, 1}, {1.5, -1, 0});
  check(combinations(f, 0), F32, {0}, {});
  check(combinations(f, 4), F32, {0, 4}, {});
}

TEST_F(ArrangeTest, Refusals) {
  EXPECT_REFUSED(tensor_split(i, 0),
                 "tensor_split: expected at least one section");
  EXPECT_REFUSED(tensor_split(s, 1),
                 "tensor_split: expected a tensor of rank 1");
  EXPECT_REFUSED(hsplit(i, 2),
                 "hsplit: expected a size that 2 divides but found 3");
  EXPECT_REFUSED(vsplit(f, 1), "vsplit: expected a tensor of rank 2");
  EXPECT_REFUSED(dsplit(m, Dims({1})), "dsplit: expected a tensor of rank 3");
  EXPECT_REFUSED(hsplit(i, 0), "that 0 divides");
  EXPECT_REFUSED(fliplr(f), "fliplr: expected a tensor of rank 2");
  EXPECT_REFUSED(flipud(s), "flipud: expected a tensor of rank 1");
  EXPECT_REFUSED(rot90(f), "rot90: expected a tensor of rank 2");
  EXPECT_REFUSED(rot90(m, 1, {0, -2}), "rot90: expected two different dims");
  EXPECT_REFUSED(rot90(m, 1, 0), "rot90: expected two dims");
  EXPECT_REFUSED(diag_embed(s), "diag_embed");
  EXPECT_REFUSED(diag_embed(f, 0, 0, 0),
                 "diag_embed: expected two different dimensions");
  EXPECT_REFUSED(combinations(m), "combinations: expected a tensor of rank 1");
  EXPECT_REFUSED(combinations(f, -1), "r of at least 0");
  EXPECT_REFUSED(column_stack({}), "at least one tensor");
}

TEST_F(ArrangeTest, OpenSizesHaveOneVersion) {
  auto g = compile(
      [](Tensor y) {
        return rot90(y) + diag_embed(y.select(0, 0)).sum() +
               combinations(y.select(0, 0)).sum() + diagflat(y).sum();
      },
      {.dynamic = true});
  for (int64_t columns : {2, 3, 5}) {
    Tensor y = ones({2, columns});
    double sum = double(columns + columns * (columns - 1) + 2 * columns + 1);
    check(g(y), F32, {columns, 2}, std::vector<double>(2 * columns, sum));
  }
  EXPECT_EQ(g.counts().versions, 1);
}

} // namespace
