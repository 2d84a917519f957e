//===- ViewsTest.cpp - strides of views -----------------------------------===//

#include "../../lib/Capture/Tensor/Storage.h"
#include "FunctionsTesting.h"
#include "tcopt/Capture/Compile.h"

using namespace tcopt;
using namespace tcopt::testing;
using capture::Layout;

namespace {
/// Returns the elements 0, 1, 2, ...
Tensor counted(const Sizes &sizes) {
  int64_t count = 1;
  for (const Size &size : sizes)
    count *= size;
  return arange(count).to(DType::F32).reshape(sizes);
}

TEST(Views, RefusedNumbers) {
  Tensor x = counted({2, 3});
  EXPECT_REFUSED(x.repeat({2, -1}), "repeats of at least 0 but found -1");
  EXPECT_REFUSED(tile(x, {-1}), "repeats of at least 0 but found -1");
  EXPECT_REFUSED(split_with_sizes(x, {4, -1}, 1), "sizes of at least 0");
  EXPECT_REFUSED(flip(tensor(1.f), {1}), "flip");
  check(flip(tensor(1.f), {-1}), DType::F32, {}, {1});
}

// With dimensions of size 1, these functions could return the operand but must
// copy.
TEST(Views, ResultsThatAreTensorsOfTheirOwn) {
  Tensor x = counted({1, 4, 1, 1});
  for (const Tensor &result : {channel_shuffle(x, 4), channel_shuffle(x, 1),
                               pixel_shuffle(x, 1), pixel_unshuffle(x, 1)})
    result.fill_(9);
  check(x, DType::F32, {1, 4, 1, 1}, {0, 1, 2, 3});
  EXPECT_TRUE(ravel(counted({3, 2}).select(1, 0)).is_contiguous());
}

// As in PyTorch, flatten() returns a tensor of one dimension itself.
TEST(Views, FlattenOfAVectorIsTheVector) {
  Tensor x = counted({3}).requires_grad_();
  EXPECT_TRUE(flatten(x).is_same(x));
  Tensor rows = counted({2, 3});
  EXPECT_TRUE(flatten(rows, 1, 1).is_same(rows));
  EXPECT_EQ(flatten(tensor(1.f)).sizes(), (Sizes{1}));
}

TEST(Views, WritesToRepeatedPartsWithoutElements) {
  Tensor none = zeros({2, 0, 1}).expand({2, 0, 3});
  none += 1;
  check(none, DType::F32, {2, 0, 3}, {});
}

// The result of an index is a copy if a variable holds it.
TEST(Indices, PartsThatVariablesHave) {
  Tensor x = arange(5), places = tensor<int64_t>({4, 0}, {2});
  Tensor part = x[places];
  part[Ellipsis] = 7;
  part.contiguous() += 1;
  part.detach() *= 2;
  check(part, DType::I64, {2}, {16, 16});
  check(x, DType::I64, {5}, {0, 1, 2, 3, 4});
  x[places] += 1;
  x.index({places}) = x[places] * 10;
  check(x, DType::I64, {5}, {10, 1, 2, 3, 50});
}

TEST(Views, WritesToPlacesThatAMaskOrIndicesTell) {
  Tensor x = arange(6).reshape({2, 3});
  x[x > 3] = 0;
  check(x, DType::I64, {2, 3}, {0, 1, 2, 3, 0, 0});
  x[x == 0] += 7;
  check(x, DType::I64, {2, 3}, {7, 1, 2, 3, 7, 7});
  x[tensor<int64_t>({1})] -= tensor<int64_t>({1, 2, 3});
  check(x, DType::I64, {2, 3}, {7, 1, 2, 2, 5, 4});
  x.index({Slice{}, tensor<int64_t>({0, 2})}) *= 2;
  check(x, DType::I64, {2, 3}, {14, 1, 4, 4, 5, 8});
  x.index({Slice{0, 1}, tensor<int64_t>({1})}) = 9;
  check(x, DType::I64, {2, 3}, {14, 9, 4, 4, 5, 8});
  // A variable holds a copy.
  Tensor taken = x[x > 8];
  taken += 1;
  check(x, DType::I64, {2, 3}, {14, 9, 4, 4, 5, 8});
  Tensor scaled = arange(3).to(DType::F32);
  scaled[scaled > 0] /= 2;
  check(scaled, DType::F32, {3}, {0, 0.5, 1});
}

TEST(Views, CompiledFunctionsWriteToPlacesThatAMaskTells) {
  auto run = compile([](Tensor x) {
    x[x > 3] = 0;
    x[tensor<int64_t>({0})] += 1;
    return x[x > 1];
  });
  for (int i = 0; i < 2; ++i) {
    Tensor x = arange(6).reshape({3, 2});
    check(run(x), DType::I64, {3}, {2, 2, 3});
    check(x, DType::I64, {3, 2}, {1, 2, 2, 3, 0, 0});
  }
  EXPECT_EQ(run.counts().versions, 1);
}
} // namespace

//===----------------------------------------------------------------------===//
// Layouts
//===----------------------------------------------------------------------===//

TEST(Layout, DenseDimensionsAreCutAndJoined) {
  Layout dense = Layout::rowMajor({4, 6});
  EXPECT_EQ(dense.withSizes({2, 2, 3, 2})->strides,
            (capture::SizeVector{12, 6, 2, 1}));
  EXPECT_EQ(dense.withSizes({24})->strides, (capture::SizeVector{1}));
  EXPECT_EQ(dense.withSizes({8, 1, 3})->strides[0], 3);
  EXPECT_FALSE(dense.withSizes({5, 5}));
  EXPECT_FALSE(dense.withSizes({24, 2}));
  EXPECT_FALSE(dense.withSizes({2}));
}

TEST(Layout, GapsAreNotCrossed) {
  Layout gaps{{4, 6}, {8, 1}, 3};
  EXPECT_FALSE(gaps.withSizes({24}));
  EXPECT_FALSE(gaps.withSizes({8, 3}));
  std::optional<Layout> cut = gaps.withSizes({2, 2, 3, 2});
  ASSERT_TRUE(cut);
  EXPECT_EQ(cut->strides, (capture::SizeVector{16, 8, 2, 1}));
  EXPECT_EQ(cut->offset, 3);
  Layout repeated{{3, 4}, {0, 1}, 0};
  EXPECT_FALSE(repeated.withSizes({12}));
  EXPECT_TRUE(repeated.withSizes({3, 2, 2}));
}

TEST(Layout, NoElementsHaveAnySizes) {
  Layout none{{0, 3}, {7, 2}, 0};
  EXPECT_TRUE(none.withSizes({3, 0, 5}));
  EXPECT_FALSE(none.mayOverlap());
}

TEST(Layout, OverlapIsSeen) {
  EXPECT_FALSE(Layout::rowMajor({3, 4}).mayOverlap());
  EXPECT_FALSE((Layout{{3, 4}, {1, 3}, 0}).mayOverlap());
  EXPECT_FALSE((Layout{{3, 4}, {-4, 1}, 8}).mayOverlap());
  EXPECT_TRUE((Layout{{3, 4}, {0, 1}, 0}).mayOverlap());
  EXPECT_TRUE((Layout{{3, 4}, {1, 1}, 0}).mayOverlap());
  EXPECT_FALSE((Layout{{1, 4}, {0, 1}, 0}).mayOverlap());
}

TEST(Layout, StridesHaveClasses) {
  EXPECT_EQ(Layout::rowMajor({3, 4}).strideClass(), 0u);
  Layout turned{{4, 3}, {1, 4}, 0}, larger{{8, 3}, {1, 8}, 0};
  EXPECT_NE(turned.strideClass(), 0u);
  EXPECT_EQ(turned.strideClass(), larger.strideClass());
  Layout gaps{{4, 3}, {1, 5}, 0};
  EXPECT_NE(turned.strideClass(), gaps.strideClass());
}

//===----------------------------------------------------------------------===//
// Views and copies
//===----------------------------------------------------------------------===//

TEST(Views, ReshapeCopiesWhatNoStridesDescribe) {
  Tensor x = counted({2, 3});
  Tensor copy = x.t().reshape({6});
  EXPECT_FALSE(copy.is_view());
  copy.fill_(9);
  check(x, DType::F32, {2, 3}, {0, 1, 2, 3, 4, 5});
  Tensor part = x.t().reshape({3, 2, 1});
  part.select(0, 1).fill_(7);
  check(x, DType::F32, {2, 3}, {0, 7, 2, 3, 7, 5});
  EXPECT_REFUSED(x.t().view({6}), "view: no strides describe");
}

TEST(Views, OfComputedTensorsAreShared) {
  Tensor x = counted({2, 3}) + 1;
  x.flatten().select(0, 4).fill_(0);
  check(x, DType::F32, {2, 3}, {1, 2, 3, 4, 0, 6});
}

TEST(Views, ContiguousCopiesOnlyOthers) {
  Tensor x = counted({2, 3});
  EXPECT_TRUE(x.contiguous().is_same(x));
  EXPECT_TRUE(x.is_contiguous());
  EXPECT_TRUE(x.select(0, 1).is_contiguous());
  EXPECT_FALSE(x.t().is_contiguous());
  EXPECT_TRUE(x.t().contiguous().is_contiguous());
}

TEST(Views, EachKindIsAnArgument) {
  Options options;
  options.recompileLimit = 100;
  auto twice = compile([](Tensor x) { return x * 2; }, options);
  Tensor x = counted({3, 4});
  auto judge = [&](const Tensor &view) {
    std::vector<double> expected;
    for (float value : view.clone().toVector<float>())
      expected.push_back(2 * value);
    std::vector<int64_t> sizes;
    for (const Size &size : view.sizes())
      sizes.push_back(size);
    check(twice(view), DType::F32, sizes, expected);
  };
  judge(x.reshape({2, 6}));
  judge(x.t().reshape({2, 2, 3}));
  judge(x.flatten());
  judge(x.select(0, 1).expand({5, 4}));
  judge(x.diagonal());
  judge(x.diagonal(1));
  judge(x.diagonal(-1, 1, 0));
  judge(x.diagonal(7));
  judge(x.unfold(1, 2, 1));
  judge(x.unfold(0, 2, 1).select(2, 1));
  judge(x.unsqueeze(1).permute({2, 1, 0}));
  judge(x.slice(1, 0, 4, 3).unflatten(0, {3, 1}));
  judge(x.select(1, 2).squeeze());
}

TEST(Views, OfArgumentsAreWrittenThrough) {
  auto f = compile([](Tensor x) {
    x.flatten().select(0, 1).fill_(-1);
    x.t().reshape({-1}).fill_(5);
    return x.reshape({-1});
  });
  for (int i = 0; i < 2; ++i) {
    Tensor x = counted({2, 2}), flat = f(x);
    check(flat, DType::F32, {4}, {0, -1, 2, 3});
    flat.select(0, 3).fill_(8);
    check(x, DType::F32, {2, 2}, {0, -1, 2, 8});
  }
  EXPECT_EQ(f.counts().versions, 1);
  Tensor whole = counted({3, 3});
  f(whole.diagonal().reshape({3, 1}));
  check(whole, DType::F32, {3, 3}, {5, 1, 2, 3, 5, 5, 6, 7, 5});
}

TEST(Views, HowArgumentsLieIsGuarded) {
  auto f = compile([](Tensor x) {
    Tensor flat = x.reshape({-1});
    flat.add_(1);
    return flat;
  });
  Tensor x = counted({2, 3}), y = counted({3, 2});
  f(x);
  check(x, DType::F32, {2, 3}, {1, 2, 3, 4, 5, 6});
  check(f(y.t()), DType::F32, {6}, {1, 3, 5, 2, 4, 6});
  check(y, DType::F32, {3, 2}, {0, 1, 2, 3, 4, 5});
  EXPECT_EQ(f.counts().versions, 2);
}

TEST(Views, RepeatedElementsOfArgumentsAreNotWritten) {
  auto f = compile([](Tensor x) { x.add_(1); });
  Tensor row = counted({2});
  EXPECT_REFUSED(f(row.expand({3, 2})), "are the same in memory");
  // A pending call still owns the memory after other calls were refused.
  static float values[] = {1};
  Tensor blob = from_blob(values, {3}, DType::F32, {0});
  check(blob * 2, DType::F32, {3}, {2, 2, 2});
  EXPECT_REFUSED(blob.add_(1), "are the same in memory");
}

TEST(Views, PlacesOfRepeatedElementsMayBeWritten) {
  Tensor x = counted({3, 1});
  Tensor repeated = x.expand({3, 4});
  repeated.select(1, 2).add_(10);
  check(x, DType::F32, {3, 1}, {10, 11, 12});
  x.expand({-1, 1}).select(0, 1).fill_(0);
  check(x, DType::F32, {3, 1}, {10, 0, 12});
  Tensor y = counted({5});
  y.unfold(0, 2, 2).add_(10);
  check(y, DType::F32, {5}, {10, 11, 12, 13, 4});
  EXPECT_REFUSED(repeated.slice(1, 1, 3).add_(1), "are the same in memory");
}

TEST(Views, OfWrittenArgumentsGoByTheirStrides) {
  auto f = compile([](Tensor x) {
    x.add_(1);
    Tensor flat = x.reshape({6});
    flat.fill_(0);
    return flat;
  });
  for (int i = 0; i < 2; ++i) {
    Tensor base = counted({2, 3}), turned = counted({3, 2});
    f(base);
    f(turned.t());
    check(base, DType::F32, {2, 3}, {0, 0, 0, 0, 0, 0});
    check(turned, DType::F32, {3, 2}, {1, 2, 3, 4, 5, 6});
  }
}

TEST(Views, OpenSizesMayBecomeOne) {
  Options options;
  options.dynamic = true;
  auto f = compile([](Tensor x) { return x.slice(0, 1, 3) + counted({2, 3}); },
                   options);
  for (int64_t n : {3, 2, 4, 2, 3})
    EXPECT_EQ(f(counted({n, 3}))[1][0].item<float>(), n == 2 ? 6 : 9);
  auto g = compile(
      [](Tensor x) { return x.diagonal(-1, 1, 0).expand({2}) + 1; }, options);
  for (int i = 0; i < 2; ++i)
    check(g(counted({1, 4})), DType::F32, {2}, {2, 2});
}

TEST(Views, ResultsHaveTheSizesOfTheirCall) {
  auto f = compile([](Tensor x) {
    Tensor y = x * 2;
    return std::make_tuple(y.reshape({x.size(0), -1}), y.flatten(),
                           x.reshape({-1, 2}),
                           x.select(1, 0).select(1, 0).expand({2, x.size(0)}));
  });
  for (int64_t n : {2, 3, 5, 7}) {
    Tensor x = counted({n, 2, 3});
    auto [rows, flat, pairs, repeated] = f(x);
    EXPECT_EQ(int64_t(rows.size(0)), n);
    EXPECT_EQ(int64_t(rows.size(1)), 6);
    EXPECT_EQ(int64_t(flat.size(0)), 6 * n);
    EXPECT_EQ(int64_t(pairs.size(0)), 3 * n);
    EXPECT_EQ(flat[-1].item<float>(), float(2 * (6 * n - 1)));
    pairs.select(0, 0).fill_(-3);
    EXPECT_EQ(x[0][0][1].item<float>(), -3);
  }
  EXPECT_EQ(f.counts().versions, 2);
}

TEST(Views, SizeThatIsLeftOpenBesideZero) {
  Tensor x = zeros({2, 0});
  EXPECT_EQ(x.view({-1, 3}).numel(), 0);
  EXPECT_EQ(x.reshape({0, 4}).numel(), 0);
  EXPECT_THROW((void)x.view({0, -1}), Exception);
  EXPECT_THROW((void)x.reshape({-1, 0}), Exception);
  EXPECT_THROW((void)x.unflatten(1, {0, -1}), Exception);
  EXPECT_THROW((void)zeros({2, 2}).view({0, -1}), Exception);
}

TEST(Views, PartsOfTensorsWithoutDimensions) {
  Tensor number = tensor(2.5);
  EXPECT_THROW((void)number.slice(0, 0, 1), Exception);
  EXPECT_THROW((void)number.slice(-1), Exception);
  EXPECT_THROW((void)number.narrow(0, 0, 1), Exception);
  EXPECT_THROW((void)number.unfold(0, 2, 1), Exception);
  EXPECT_THROW((void)number.index({Slice{0, 1}}), Exception);
  EXPECT_THROW((void)number.unflatten(0, {1}), Exception);
  EXPECT_EQ(number.transpose(0, -1).item<float>(), 2.5f);
  EXPECT_THROW((void)number.transpose(0, 1), Exception);
}

TEST(Views, PartsWithoutElements) {
  Tensor x = zeros({2, 0});
  std::vector<Tensor> parts = x.chunk(3, 1);
  ASSERT_EQ(parts.size(), 3u);
  EXPECT_EQ(int64_t(parts[2].size(1)), 0);
  EXPECT_EQ(int64_t(x.narrow(0, -2, 0).size(0)), 0);
  EXPECT_EQ(int64_t(x.narrow(0, 2, 0).size(0)), 0);
  EXPECT_THROW((void)x.narrow(0, -3, 0), Exception);
  EXPECT_THROW((void)x.narrow(0, 3, 0), Exception);
}

// The elements are repeated for any size.
TEST(Views, ExpandedSizesThatDependOnData) {
  auto f = compile([](Tensor x) { return unique(x).expand({3}); });
  EXPECT_EQ(f(tensor<float>({1, 2, 3, 1}, {4})).toVector<float>(),
            (std::vector<float>{1, 2, 3}));
  EXPECT_THROW((void)f(tensor<float>({1, 2, 3, 4}, {4})).toVector<float>(),
               Exception);
  EXPECT_EQ(f(tensor<float>({1, 1, 1, 1}, {4})).toVector<float>(),
            (std::vector<float>{1, 1, 1}));
}
