//===- IndexingFunctionsTest.cpp - indices and updates ----------*- C++ -*-===//
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

TEST(IndexingTest, Along) {
  Tensor x = tensor<float>({1, 2, 3, 4, 5, 6}, {2, 3});
  Tensor i = tensor<int64_t>({2, 0}, {2, 1});
  Tensor j = tensor<int64_t>({1, 0, 1}, {3});
  Tensor n = tensor<int64_t>({-1, 0}, {1, 2});
  check(gather(x, 1, i), F32, {2, 1}, {3, 4});
  check(gather(x, -2, unsqueeze(j, 0)), F32, {1, 3}, {4, 2, 6});
  check(gather(tensor(5.0), 0, tensor(0)), F32, {}, {5});
  check(gather(x, 0, zeros({0}, I64)), F32, {0}, {});
  check(take_along_dim(x, i, 1), F32, {2, 1}, {3, 4});
  check(take_along_dim(x, n, -1), F32, {2, 2}, {3, 1, 6, 4});
  check(take_along_dim(x, i + 4, 1), F32, {2, 1}, {1, 5});
  check(take_along_dim(x, i * 1000000007 - 3, 1), F32, {2, 1}, {2, 4});
  EXPECT_REFUSED(take_along_dim(zeros({0}), zeros({1}, I64), 0).item<float>(),
                 "out of bounds");
  check(index_select(x, 1, j), F32, {2, 3}, {2, 1, 2, 5, 4, 5});
  check(index_select(x, -1, tensor(2)), F32, {2, 1}, {3, 6});
  check(index_select(tensor(5.0), 0, tensor<int64_t>({0}, {1})), F32, {}, {5});
}

TEST(IndexingTest, FromTheEnd) {
  Tensor x = tensor<float>({1, 2, 3, 4}, {2, 2});
  check(index_fill(x, 1, tensor<int64_t>({-1}, {1}), 9.0), F32, {2, 2},
        {1, 9, 3, 9});
  check(x.index_fill(0, tensor<int64_t>({-2, 1}, {2}), 5), F32, {2, 2},
        {5, 5, 5, 5});
  EXPECT_REFUSED(
      x.index_fill(0, tensor<int64_t>({-5}, {1}), 5).toVector<float>(),
      "but found -5");
}

// Messages contain the indices that the user wrote, including negative indices.
TEST(IndexingTest, OutOfBounds) {
  Tensor x = tensor<float>({1, 2}, {2});
  for (int64_t i : {-5, -3, 2})
    for (auto call : std::initializer_list<std::function<Tensor()>>{
             [&] { return x.index({tensor<int64_t>({i}, {1})}); },
             [&] { return x.index_put({tensor<int64_t>({i}, {1})}, 3); }})
      EXPECT_REFUSED(call().toVector<float>(),
                     "expected indices in [0, 2) but found " +
                         std::to_string(i));
  EXPECT_REFUSED(bincount(tensor<int64_t>({1, -3}, {2})),
                 "bincount: expected numbers of at least 0 but found -3");
}

TEST(IndexingTest, Accumulates) {
  Tensor x = zeros({3});
  Tensor i = tensor<int64_t>({0, 0, -1}, {3});
  Tensor v = tensor<float>({1, 2, 5}, {3}).requires_grad_();
  x.index_put_({i}, v.detach(), /*accumulate=*/true);
  check(x, F32, {3}, {3, 0, 5});
  check(x.index_put({i}, 1, true), F32, {3}, {5, 0, 6});
  check(x.index_put({Slice(1, 3)}, 1, true), F32, {3}, {3, 1, 6});
  (x.index_put({i}, v, true) * tensor<float>({1, 2, 3}, {3})).sum().backward();
  check(v.grad(), F32, {3}, {1, 1, 3});
  auto compiled = compile([](Tensor x, Tensor i, Tensor v) {
    x = x * 1;
    x.index_put_({i}, v, true);
    return x;
  });
  check(compiled(x, i, v.detach()), F32, {3}, {6, 0, 10});
}

TEST(IndexingTest, AsManyAsThereAre) {
  Tensor x = tensor<float>({1, 0, 3, NAN}, {2, 2});
  Tensor m = tensor<bool>({true, false}, {2});
  Tensor i = tensor<int64_t>({3, 1, 3, 2}, {4});
  check(masked_select(x, m), F32, {2}, {1, 3});
  check(nonzero(x), I64, {3, 2}, {0, 0, 1, 0, 1, 1});
  check(nonzero(i), I64, {4, 1}, {0, 1, 2, 3});
  check(unique(i), I64, {3}, {1, 2, 3});
  check(nonzero(tensor(3)), I64, {1, 0}, {});
}

TEST(IndexingTest, DifferentParts) {
  Tensor i = tensor<int64_t>({3, 1, 1, 2, 2, 3}, {6});
  Tensor w = tensor<float>({2, 1, 2, 1, 0, 5, 2, 1}, {4, 2});
  check(unique_consecutive(i), I64, {4}, {3, 1, 2, 3});
  check(unique(w, 0), F32, {2, 2}, {0, 5, 2, 1});
  check(unique(w, 1), F32, {4, 2}, {1, 2, 1, 2, 5, 0, 1, 2});
  check(unique_consecutive(w, 0), F32, {3, 2}, {2, 1, 0, 5, 2, 1});
  check(unique_consecutive(w), F32, {8}, {2, 1, 2, 1, 0, 5, 2, 1});
}

TEST(IndexingTest, EachPlaceAsOftenAsItSays) {
  Tensor m = tensor<float>({1, 2, 3, 4, 5, 6}, {3, 2});
  Tensor r = tensor<int64_t>({2, 0, 1}, {3});
  check(repeat_interleave(m, r, 0), F32, {3, 2}, {1, 2, 1, 2, 5, 6});
  check(repeat_interleave(select(m, 1, 0), r), F32, {3}, {1, 1, 5});
  check(repeat_interleave(m, to(r, I32), -2), F32, {3, 2}, {1, 2, 1, 2, 5, 6});
  check(repeat_interleave(m, tensor<int64_t>({2}, {1}), 1), F32, {3, 4},
        {1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6});
  check(repeat_interleave(m, tensor(2)), F32, {12},
        {1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6});
}

TEST(IndexingTest, SortedSequences) {
  Tensor s = tensor<float>({1, 3, 5}, {3});
  Tensor v = tensor<float>({0, 3, 6, NAN}, {2, 2});
  Tensor r = tensor<int64_t>({1, 2, 3, 4}, {2, 2});
  Tensor q = tensor<int64_t>({2, 3}, {2, 1});
  check(searchsorted(s, v), I64, {2, 2}, {0, 1, 3, 3});
  check(searchsorted(s, v, true), I64, {2, 2}, {0, 2, 3, 3});
  check(searchsorted(r, q), I64, {2, 1}, {1, 0});
  check(bucketize(v, s), I64, {2, 2}, {0, 1, 3, 3});
  check(bucketize(v, s, true), I64, {2, 2}, {0, 2, 3, 3});
  check(bucketize(tensor(4.0), s), I64, {}, {2});
}

TEST(IndexingTest, Tables) {
  Tensor w = tensor<float>({1, 2, 3, 4, 5, 6}, {3, 2});
  Tensor i = tensor<int64_t>({2, 0, 1, 1}, {2, 2});
  check(embedding(w, i), F32, {2, 2, 2}, {5, 6, 1, 2, 3, 4, 3, 4});
  check(one_hot(i, 3), I64, {2, 2, 3}, {0, 0, 1, 1, 0, 0, 0, 1, 0, 0, 1, 0});
  check(one_hot(tensor(1), 2), I64, {2}, {0, 1});
}

TEST(IndexingTest, Bags) {
  Tensor w = tensor<float>({1, 2, 3, 4, -5, 6, 7, 8}, {4, 2});
  Tensor i = tensor<int64_t>({0, 2, 3, 1, 1}, {5});
  Tensor o = tensor<int64_t>({0, 2, 2}, {3});
  check(embedding_bag(i, w, o), F32, {3, 2}, {-2, 4, 0, 0, 4.333333, 5.333333});
  check(embedding_bag(i, w, o, "sum"), F32, {3, 2}, {-4, 8, 0, 0, 13, 16});
  check(embedding_bag(i, w, o, "max"), F32, {3, 2}, {1, 6, 0, 0, 7, 8});
  check(embedding_bag(i, w, o, "mean", {}, false, 1), F32, {3, 2},
        {-2, 4, 0, 0, 7, 8});
  check(embedding_bag(i, w, o, "mean", {}, false, -3), F32, {3, 2},
        {-2, 4, 0, 0, 7, 8});
  Tensor ends = tensor<int64_t>({0, 2, 5}, {3});
  check(embedding_bag(i, w, ends, "sum", {}, true), F32, {2, 2},
        {-4, 8, 13, 16});
  Tensor each = tensor<float>({0.5, 1, 2, -1, 3}, {5});
  check(embedding_bag(i, w, o, "sum", each), F32, {3, 2},
        {-4.5, 7, 0, 0, 20, 24});
  Tensor rows = reshape(narrow(i, 0, 0, 4), {2, 2});
  check(embedding_bag(rows, w), F32, {2, 2}, {-2, 4, 5, 6});
  EXPECT_REFUSED(embedding_bag(i, w), "offsets");
  EXPECT_REFUSED(embedding_bag(i, w, o, "product"), "mode");
  EXPECT_REFUSED(embedding_bag(i, w, o, "mean", each), "per_sample_weights");
}

TEST(ScatterTest, Elements) {
  Tensor x = tensor<float>({1, 2, 3, 4, 5, 6}, {2, 3});
  Tensor i = tensor<int64_t>({2, 0, 1, 1}, {2, 2});
  Tensor s = tensor<float>({10, 20, 30, 40}, {2, 2});
  Tensor m = tensor<bool>({true, false, true}, {3});
  check(scatter(x, 1, i, s), F32, {2, 3}, {20, 2, 10, 4, 40, 6});
  check(scatter(x, -1, i, 7), F32, {2, 3}, {7, 2, 7, 4, 7, 6});
  check(scatter_add(x, 1, i, s), F32, {2, 3}, {21, 2, 13, 4, 75, 6});
  check(scatter_reduce(x, 1, i, s, "sum"), F32, {2, 3}, {21, 2, 13, 4, 75, 6});
  check(scatter_reduce(x, 1, i, s, "prod"), F32, {2, 3},
        {20, 2, 30, 4, 6000, 6});
  check(scatter_reduce(x, 1, i, s, "mean"), F32, {2, 3},
        {10.5, 2, 6.5, 4, 25, 6});
  check(scatter_reduce(x, 1, i, s, "amax"), F32, {2, 3}, {20, 2, 10, 4, 40, 6});
  check(scatter_reduce(x, 1, i, s, "amin"), F32, {2, 3}, {1, 2, 3, 4, 5, 6});
  check(scatter_reduce(x, 1, i, s, "amin", false), F32, {2, 3},
        {20, 2, 10, 4, 30, 6});
  check(masked_scatter(x, m, s), F32, {2, 3}, {10, 2, 20, 30, 5, 40});
}

TEST(ScatterTest, Slices) {
  Tensor x = tensor<float>({1, 2, 3, 4, 5, 6}, {2, 3});
  Tensor i = tensor<int64_t>({2, 0}, {2});
  Tensor s = tensor<float>({10, 20, 30, 40}, {2, 2});
  Tensor b = tensor<bool>({false, true}, {2});
  Tensor t = tensor<bool>({true, true}, {2});
  check(index_add(x, 1, i, s), F32, {2, 3}, {21, 2, 13, 44, 5, 36});
  check(index_add(x, -1, i, s, 0.5), F32, {2, 3}, {11, 2, 8, 24, 5, 21});
  check(index_add(b, 0, tensor<int64_t>({0}, {1}), tensor<bool>({true}, {1})),
        Bool, {2}, {1, 1});
  check(index_copy(x, 1, i, s), F32, {2, 3}, {20, 2, 10, 40, 5, 30});
  check(index_fill(x, 1, i, -1), F32, {2, 3}, {-1, 2, -1, -1, 5, -1});
  check(index_fill(x, -2, tensor(1), tensor(2.5)), F32, {2, 3},
        {1, 2, 3, 2.5, 2.5, 2.5});
  check(slice_scatter(x, s, 1, 1), F32, {2, 3}, {1, 10, 20, 4, 30, 40});
  check(slice_scatter(x, s, -1, std::nullopt, std::nullopt, 2), F32, {2, 3},
        {10, 2, 20, 30, 5, 40});
  check(select_scatter(x, tensor<float>({8, 9}, {2}), 1, -1), F32, {2, 3},
        {1, 2, 8, 4, 5, 9});
}

TEST(IndexingTest, MasksHaveTheSizesOfWhatTheyIndex) {
  Tensor x = tensor<float>({1, 2, 3, 4, 5, 6}, {2, 3});
  Tensor two = tensor<bool>({false, true}, {2});
  Tensor none = tensor<bool>({false, false}, {2});
  check(x.index({two}), F32, {1, 3}, {4, 5, 6});
  EXPECT_REFUSED(x.index({Slice(), none}),
                 "index: expected a mask of size 3 at dimension 0 but found 2");
  EXPECT_REFUSED(x.index_put_({Slice(), two}, 0), "expected a mask of size 3");
  EXPECT_REFUSED(x.index({zeros({2, 2}, Bool)}),
                 "index: expected a mask of size 3 at dimension 1 but found 2");
  check(x, F32, {2, 3}, {1, 2, 3, 4, 5, 6});
}

TEST(IndexingTest, ValuesMayHaveLeadingOnes) {
  Tensor x = zeros({2, 3});
  Tensor row = tensor<float>({1, 2, 3}, {1, 1, 3});
  x.index_put_({0}, row);
  x.index_put_({1, 2}, tensor<float>({7}, {1}));
  check(x, F32, {2, 3}, {1, 2, 3, 0, 0, 7});
  x.index_put_({Slice(), tensor<int64_t>({0, 2}, {2})},
               tensor<float>({5, 6}, {1, 1, 2}));
  check(x, F32, {2, 3}, {5, 2, 6, 5, 0, 6});
  EXPECT_REFUSED(x.index_put_({0}, zeros({2, 3})), "expected at least 2 sizes");
}

TEST(ScatterTest, Refusals) {
  Tensor x = tensor<float>({1, 2, 3, 4}, {2, 2});
  Tensor i = tensor<int64_t>({0, 1}, {2});
  EXPECT_REFUSED(scatter_reduce(x, 0, x, x, "max"),
                 "scatter_reduce: expected reduce");
  EXPECT_REFUSED(
      take_along_dim(x, i, 0),
      "take_along_dim: expected a tensor of rank 2 but found rank 1");
  EXPECT_REFUSED(bucketize(x, x),
                 "bucketize: expected a tensor of rank 1 but found rank 2");
  EXPECT_REFUSED(index_fill(x, 2, i, 0),
                 "index_fill: expected a dimension in [-2, 2) but found 2");
}

} // namespace
