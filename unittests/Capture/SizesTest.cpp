//===- SizesTest.cpp - sizes as arguments ---------------------------------===//

#include "FunctionsTesting.h"
#include "tcopt/Capture/Compile.h"
#include <numeric>
#include <sstream>

using namespace tcopt;
using namespace tcopt::testing;

using PositionFunction = Tensor (*)(Tensor, Size);

static Tensor countUp(int64_t count) {
  return arange(count).to(DType::F32) + 1;
}

/// Expects that all positions from 1 on share a version, except in the first
/// calls, and that results equal those without `compile`.
static void expectOpen(PositionFunction function,
                       Place place = Place::current()) {
  ::testing::ScopedTrace trace(place.file_name(), int(place.line()), "");
  auto compiled = compile(function);
  for (int64_t p = 2; p < 9; ++p) {
    Tensor expected = function(countUp(12), p),
           found = compiled(countUp(12), p);
    EXPECT_EQ(found.dtype(), expected.dtype());
    ASSERT_EQ(found.sizes(), expected.sizes()) << p;
    EXPECT_EQ(found.toVector<double>(), expected.toVector<double>()) << p;
  }
  EXPECT_LE(compiled.counts().versions, 2);
}

//===----------------------------------------------------------------------===//
// A single version for all sizes
//===----------------------------------------------------------------------===//

TEST(SizeArguments, ArePositions) {
  expectOpen([](Tensor x, Size p) { return x.narrow(0, p, 2) * 2; });
  expectOpen([](Tensor x, Size p) { return x.narrow(0, 1, p) * 2; });
  expectOpen([](Tensor x, Size p) { return x.select(0, p) * 2; });
  expectOpen([](Tensor x, Size p) { return x[p] * 2; });
  expectOpen([](Tensor x, Size p) { return x.index({Slice{0, p}}) * 2; });
  expectOpen([](Tensor x, Size p) { return x.index({Slice{p, None}}) * 2; });
  expectOpen([](Tensor x, Size p) { return x.slice(0, 1, p) * 2; });
  expectOpen([](Tensor x, Size p) { return x.slice(0, 0, p + 3, 2) * 2; });
  expectOpen(
      [](Tensor x, Size p) { return x.split_with_sizes({p, 12 - p})[1] * 2; });
}

TEST(SizeArguments, AreCounts) {
  expectOpen([](Tensor x, Size p) { return x[0] + arange(p, p + 3); });
  expectOpen([](Tensor x, Size p) { return x[0] + arange(0, p * 3, 2); });
  expectOpen([](Tensor x, Size p) { return x[0] + zeros({p, 2}); });
  expectOpen([](Tensor x, Size p) { return x.repeat({p}) + 1; });
  expectOpen([](Tensor x, Size p) { return x.repeat({p, 2}) + 1; });
  expectOpen([](Tensor x, Size p) { return x.tile({p, 1}) + 1; });
  expectOpen([](Tensor x, Size p) { return x.repeat_interleave(p) + 1; });
  expectOpen([](Tensor x, Size p) { return x.expand({p, 12}) + 1; });
  expectOpen([](Tensor x, Size p) { return topk(x, p).first; });
  expectOpen([](Tensor x, Size p) { return topk(x % 3, p).second; });
  expectOpen([](Tensor x, Size p) { return x.roll(p) + 0; });
  expectOpen(
      [](Tensor x, Size p) { return x.reshape({1, 12}).roll(p, 1) + 0; });
  expectOpen([](Tensor x, Size p) { return pad(x, {0, p}, "constant", 7); });
  expectOpen([](Tensor x, Size p) { return pad(x, {p, 1}); });
  expectOpen(
      [](Tensor x, Size p) { return one_hot((x % 2).to(DType::I64), p); });
  expectOpen([](Tensor x, Size p) { return x[0] + linspace(0, p, 4); });
  expectOpen([](Tensor x, Size p) { return x[0] + linspace(0, 1, p); });
}

TEST(SizeArguments, AreWhereIsWritten) {
  expectOpen([](Tensor x, Size p) {
    x.narrow(0, p, 1).fill_(5);
    return x + 0;
  });
  expectOpen([](Tensor x, Size p) {
    x.index_put_({Slice{p, p + 2}}, 5);
    return x + 0;
  });
  expectOpen([](Tensor x, Size p) {
    x[p] = 5;
    return x + 0;
  });
}

// Decodes one token: writes its row into a cache, and reads all earlier rows.
static Tensor decode(Tensor cache, Tensor row, Size position) {
  cache.narrow(0, position, 1).copy_(row);
  Tensor seen = cache.narrow(0, 0, position + 1);
  return softmax(matmul(row, seen.t()), -1).matmul(seen);
}

TEST(SizeArguments, DecodeWithThreeVersions) {
  auto step = compile(decode);
  Tensor cache = zeros({256, 4}), plain = zeros({256, 4});
  for (int64_t i = 0; i < 256; ++i) {
    Tensor row = (arange(4).to(DType::F32) + double(i % 7)).reshape({1, 4}) / 8;
    Tensor found = step(cache, row, i), expected = decode(plain, row, i);
    ASSERT_TRUE(allclose(found, expected, 1e-5, 1e-6)) << i;
  }
  EXPECT_TRUE(equal(cache, plain));
  EXPECT_LE(step.counts().versions, 3);
}

TEST(SizeArguments, OutsideOfTheDimensionAreErrors) {
  auto f = compile([](Tensor x, Size p) { return x.narrow(0, p, 2) * 2; });
  for (int64_t p = 2; p < 5; ++p)
    f(countUp(6), p);
  EXPECT_REFUSED(f(countUp(6), 5), "narrow: expected a range within");
  auto g = compile([](Tensor x, Size p) { return x.select(0, p) * 2; });
  for (int64_t p = 2; p < 5; ++p)
    g(countUp(6), p);
  EXPECT_REFUSED(g(countUp(6), 6), "select");
  EXPECT_EQ(g(countUp(6), -1).item<float>(), 12);
}

TEST(SizeArguments, NeedNoProgramOfTheirOwnEagerly) {
  Tensor x = countUp(40);
  for (int64_t k : {5, 6, 7, 11, 13})
    EXPECT_EQ(topk(x, k).second.toVector<int64_t>()[size_t(k - 1)], 40 - k);
  for (int64_t shift : {-3, 3, 43, 0})
    EXPECT_EQ(x.roll(shift)[0].item<float>(), float((80 - shift) % 40 + 1));
  for (int64_t n : {1, 2, 5})
    EXPECT_EQ(x.repeat({n}).size(0), 40 * n);
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

TEST(SizeArithmetic, IsAsOfIntegers) {
  Tensor x = countUp(12).reshape({3, 4});
  EXPECT_EQ(x[x.size(0) - 1][0].item<float>(), 9);
  Size n = x.size(0);
  n += 1;
  EXPECT_EQ(n, x.size(1));
  EXPECT_EQ(++n, 5);
  EXPECT_EQ(n++, 5);
  EXPECT_EQ(--n, 5);
  n *= 4, n /= 3, n %= 4;
  EXPECT_EQ(n, 2);
  EXPECT_EQ(max(x.size(0), x.size(1)), 4);
  EXPECT_EQ(min(x.size(0), 2), 2);
  EXPECT_EQ(x.size(1) * 0.5, 2.0);
  EXPECT_TRUE(x.size(1) > 3.5);
}

TEST(SizeArithmetic, StaysOpen) {
  auto f = compile([](Tensor x, Size p) {
    Size n = p;
    n += 1;
    ++n;
    return x.narrow(0, 0, max(n, 3)) * 2;
  });
  for (int64_t p = 2; p < 9; ++p)
    EXPECT_EQ(f(countUp(12), p).size(0), p + 2);
  EXPECT_LE(f.counts().versions, 2);
}

TEST(SizeLists, AreMadeOfContainers) {
  std::vector<int64_t> sizes{2, 3};
  std::vector<int> ints{3, 2};
  EXPECT_EQ(zeros(sizes).numel(), 6);
  EXPECT_EQ(countUp(6).view(sizes).size(1), 3);
  EXPECT_EQ(countUp(6).reshape(ints).size(1), 2);
  EXPECT_EQ(zeros(countUp(3).sizes()).size(0), 3);
  EXPECT_EQ(zeros(4).numel(), 4);
  EXPECT_EQ(zeros(Dims({2, 2})).numel(), 4);
  EXPECT_EQ(zeros({}).dim(), 0);
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

TEST(TensorMemory, HasStrides) {
  Tensor x = countUp(12).reshape({3, 4});
  EXPECT_EQ(x.strides(), (std::vector<int64_t>{4, 1}));
  EXPECT_EQ(x.t().strides(), (std::vector<int64_t>{1, 4}));
  EXPECT_EQ(x.t().stride(-1), 4);
  EXPECT_EQ(x[1].storage_offset(), 4);
  EXPECT_REFUSED(x.stride(2), "stride");
}

TEST(TensorMemory, IsWrittenThroughPointers) {
  Tensor x = countUp(12).reshape({3, 4});
  x.data_ptr<float>()[1] = 70;
  auto rows = x.accessor<float, 2>();
  EXPECT_EQ(rows[0][1], 70);
  EXPECT_EQ(rows.size(1), 4);
  rows[2][3] = 80;
  auto columns = x.t().accessor<float, 2>();
  EXPECT_EQ(columns[3][2], 80);
  EXPECT_EQ(x[2][3].item<float>(), 80);
  EXPECT_EQ((x + 1)[2][3].item<float>(), 81);
  EXPECT_REFUSED(x.data_ptr<double>(), "data_ptr");
  EXPECT_REFUSED((x.accessor<float, 1>()), "rank");
  EXPECT_REFUSED(compile([](Tensor y) {
                   y.data_ptr<float>()[0] = 1;
                   return y + 1;
                 })(x),
                 "data_ptr");
}

//===----------------------------------------------------------------------===//
// Functions of libtorch
//===----------------------------------------------------------------------===//

TEST(LibtorchFunctions, GiveItsValues) {
  Tensor x = countUp(4), y = tensor({4.f, 3.f, 2.f, 1.f});
  EXPECT_EQ(x.half().dtype(), DType::F16);
  EXPECT_EQ(x.bfloat16().dtype(), DType::BF16);
  EXPECT_EQ(numel(x), 4);
  check(max(x, y), DType::F32, {4}, {4, 3, 3, 4});
  check(x.min(y), DType::F32, {4}, {1, 2, 2, 1});
  check(tensor(std::vector<float>{1, 2}), DType::F32, {2}, {1, 2});
  check(tensor({{1.f, 2.f}, {3.f, 4.f}}), DType::F32, {2, 2}, {1, 2, 3, 4});
  EXPECT_REFUSED(tensor({{1.f}, {3.f, 4.f}}), "rows of one length");
  EXPECT_EQ(x[2].item().toFloat(), 3);
  check(bincount(tensor({0, 3, 3, 1})), DType::I64, {4}, {1, 1, 0, 2});
  check(bincount(tensor({0, 1}), {}, 4), DType::I64, {4}, {1, 1, 0, 0});
  check(bincount(tensor({1, 1}), tensor({0.5f, 2.f})), DType::F32, {2},
        {0, 2.5});
  EXPECT_REFUSED(bincount(x), "bincount: expected a vector of integers");
  check(tril_indices(3, 2), DType::I64, {2, 5}, {0, 1, 1, 2, 2, 0, 0, 1, 0, 1});
  check(triu_indices(2, 3, 1), DType::I64, {2, 3}, {0, 0, 1, 1, 2, 2});
  check(one_hot(tensor({0, 2})), DType::I64, {2, 3}, {1, 0, 0, 0, 0, 1});
  EXPECT_REFUSED(one_hot(tensor({0, 5}), 3).toVector<int64_t>(), "5");
  EXPECT_REFUSED(one_hot(x, 5), "one_hot: expected a tensor of integers");
}

//===----------------------------------------------------------------------===//
// More functions, and too large sizes
//===----------------------------------------------------------------------===//

TEST(SizeArguments, AreDiagonalsAndRanks) {
  expectOpen([](Tensor x, Size p) { return x.reshape({3, 4}).triu(p - 4); });
  expectOpen([](Tensor x, Size p) { return x.reshape({3, 4}).tril(p); });
  expectOpen([](Tensor x, Size p) { return kthvalue(x % 5, p).first; });
  expectOpen([](Tensor x, Size p) {
    return slice_scatter(x, x[0].expand({2}), 0, p, p + 2);
  });
  expectOpen([](Tensor x, Size p) { return select_scatter(x, x[0], 0, p); });
}

TEST(Sizes, InConditionalExpressions) {
  Tensor x = ones({2, 3});
  for (bool isWide : {true, false}) {
    int64_t size = isWide ? x.size(1) : 1;
    EXPECT_EQ(size, isWide ? 3 : 1);
    Size open = isWide ? x.size(1) : Size(1);
    EXPECT_EQ(open, isWide ? 3 : 1);
  }
}

TEST(Sizes, ThatAreMinusOneBesideZero) {
  auto f = compile([](Tensor x) { return x.reshape({-1, x.size(1)}) * 2; });
  for (int64_t size : {3, 4, 5})
    EXPECT_EQ(f(ones({2, size})).size(0), 2);
  EXPECT_REFUSED(f(ones({2, 0})),
                 "reshape: expected no size of 0 beside a size of -1");
}

// The first call of a kind reports the sizes; compiled code reports that memory
// is exhausted.
static bool isRefused(const std::string &message) {
  return message.find("expected sizes of less than 2^63") !=
             std::string::npos ||
         message.find("out of memory") != std::string::npos;
}
#define EXPECT_TOO_LARGE(call)                                                 \
  EXPECT_TRUE(isRefused(messageOf([&] { (void)(call); })))

TEST(Sizes, ThatHaveTooManyElements) {
  int64_t many = int64_t(1) << 40;
  EXPECT_TOO_LARGE(zeros({many, many}));
  EXPECT_TOO_LARGE(empty({many, many}));
  EXPECT_TOO_LARGE(full({many, many}, 1.5));
  EXPECT_TOO_LARGE(rand({many, many}));
  EXPECT_TOO_LARGE(eye(many));
  EXPECT_TOO_LARGE(ones({1}).repeat({many, many}));
  EXPECT_TOO_LARGE(zeros({int64_t(1) << 60}, DType::F64));
  EXPECT_REFUSED(ones({1}).expand({many, many}),
                 "a view: expected sizes of less than 2^63 elements but found "
                 "[1099511627776, 1099511627776]");
  auto run = compile([](Size n) { return zeros({n, n}); });
  EXPECT_TOO_LARGE(run(many));
}
