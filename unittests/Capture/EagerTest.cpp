//===- EagerTest.cpp - programs of eager calls ----------------------------===//

#include "FunctionsTesting.h"
#include "tcopt/Capture/Control.h"
#include "tcopt/Capture/Functions.h"
#include "tcopt/Capture/Log.h"
#include <numeric>

using namespace tcopt;
using namespace tcopt::testing;

namespace {
/// Counts the graphs that are compiled.
class CompiledGraphs {
public:
  CompiledGraphs() {
    setLogs("graph");
    reset();
    setLogSink([this](std::string_view line) {
      number += line.find("result  op") != std::string_view::npos;
    });
  }
  ~CompiledGraphs() {
    setLogs("");
    setLogSink(nullptr);
  }

  int number = 0;
};
} // namespace

/// Returns the elements without running a program.
static std::vector<float> valuesOf(const Tensor &x) {
  return x.toVector<float>();
}

TEST(Eager, NumbersThatVaryAreCompiledOnce) {
  Tensor x = tensor({1.25f, 2.f});
  CompiledGraphs graphs;
  for (int i = 0; i < 6; ++i) {
    std::vector<float> found = valuesOf((x * (0.37 + i)) - 0.625);
    EXPECT_FLOAT_EQ(found[0], float(1.25 * (0.37 + i) - 0.625));
    EXPECT_FLOAT_EQ(found[1], float(2 * (0.37 + i) - 0.625));
  }
  EXPECT_EQ(graphs.number, 2);
}

// For elementwise functions, neither the rank nor dimensions of size 1 matter.
TEST(Eager, RanksShareOneProgram) {
  const std::vector<std::vector<int64_t>> shapes = {
      {6}, {2, 3}, {1, 6}, {6, 1}, {1, 2, 3}, {3, 1, 2, 1}, {0, 4}, {2, 0, 1}};
  std::vector<Tensor> inputs;
  for (const auto &shape : shapes)
    inputs.push_back(counting(shape));
  CompiledGraphs graphs;
  for (const Tensor &x : inputs) {
    Tensor y = x * x;
    EXPECT_EQ(y.sizes(), x.sizes());
    std::vector<float> expected = x.toVector<float>();
    for (float &value : expected)
      value *= value;
    EXPECT_EQ(valuesOf(y), expected);
  }
  EXPECT_EQ(graphs.number, 1);
}

TEST(Eager, RanksShareWritesAndDTypes) {
  for (const std::vector<int64_t> &shape :
       {std::vector<int64_t>{6}, {2, 3}, {1, 3, 2}}) {
    Tensor x = counting(shape), whole = counting({2, 6});
    x.mul_(x).add_(1);
    EXPECT_EQ(valuesOf(x), (std::vector<float>{1, 2, 5, 10, 17, 26}));
    // The target is a slice of a tensor.
    Tensor part = whole[1].view(shape);
    part.sub_(6);
    EXPECT_EQ(valuesOf(whole[1]), (std::vector<float>{0, 1, 2, 3, 4, 5}));
    EXPECT_EQ(valuesOf(whole[0]), (std::vector<float>{0, 1, 2, 3, 4, 5}));
    Tensor mask = x > 4.5;
    EXPECT_EQ(mask.dtype(), DType::Bool);
    EXPECT_EQ(mask.sizes(), x.sizes());
    EXPECT_EQ(valuesOf(where(mask, x, -x)),
              (std::vector<float>{-1, -2, 5, 10, 17, 26}));
    EXPECT_EQ((x + x.to(DType::F64)).dtype(), DType::F64);
  }
}

TEST(Eager, WrongValuesOfAnyRankAreToldByTheRead) {
  for (const std::vector<int64_t> &shape :
       {std::vector<int64_t>{6}, {2, 3}, {1, 3, 2}}) {
    Tensor x = ones(shape, DType::I64), zero = zeros(shape, DType::I64);
    Tensor wrong = floor_divide(x, zero);
    EXPECT_EQ(wrong.sizes(), x.sizes());
    EXPECT_REFUSED((wrong + x).toVector<int64_t>(), "EagerTest.cpp");
    std::string element = shape.size() == 1   ? "element [0] "
                          : shape.size() == 2 ? "element [0, 0] "
                                              : "element [0, 0, 0] ";
    EXPECT_REFUSED(floor_divide(x, zero).toVector<int64_t>(), element);
    Tensor target = x.clone();
    target.floor_divide_(zero);
    EXPECT_REFUSED(target.toVector<int64_t>(), "EagerTest.cpp");
    // The failed write did not change the tensor.
    check(target, DType::I64, shape, {1, 1, 1, 1, 1, 1});
  }
}

// Tensors of different sizes or strides have no flat version.
TEST(Eager, OnlyTensorsOfTheSameSizesAreFlat) {
  Tensor x = counting({2, 3}), row = counting({1, 3}),
         column = counting({2, 1});
  EXPECT_EQ(valuesOf(x * x), (std::vector<float>{0, 1, 4, 9, 16, 25}));
  EXPECT_EQ(valuesOf(x * row), (std::vector<float>{0, 1, 4, 0, 4, 10}));
  EXPECT_EQ(valuesOf(x * column), (std::vector<float>{0, 0, 0, 3, 4, 5}));
  EXPECT_EQ(valuesOf(x.t() * x.t()), (std::vector<float>{0, 9, 1, 16, 4, 25}));
  EXPECT_EQ(valuesOf(x.t() * counting({3, 2})),
            (std::vector<float>{0, 3, 2, 12, 8, 25}));
  EXPECT_THROW(x * counting({3, 2}), Exception);
  // The slices overlap; the result must be as if the old values were read
  // first.
  Tensor all = counting({3, 2});
  all.slice(0, 1, 3).add_(all.slice(0, 0, 2));
  EXPECT_EQ(valuesOf(all), (std::vector<float>{0, 1, 2, 4, 6, 8}));
}

TEST(Eager, SizesThatVaryAreCompiledOnce) {
  std::vector<Tensor> inputs;
  for (int64_t n : {3, 5, 8, 0, 2, 17}) {
    inputs.push_back(counting({n, 4}));
    (void)valuesOf(inputs.back());
  }
  CompiledGraphs graphs;
  for (const Tensor &x : inputs) {
    std::vector<float> found = valuesOf(relu(x - 2.5) * x);
    ASSERT_EQ(found.size(), x.numel());
    for (size_t i = 0; i < found.size(); ++i)
      EXPECT_FLOAT_EQ(found[i], std::max(float(i) - 2.5f, 0.f) * float(i));
  }
  // Each of the three functions is compiled once.
  EXPECT_EQ(graphs.number, 3);
}

TEST(Eager, SizesAndNumbersVaryTogether) {
  std::vector<Tensor> inputs;
  for (int64_t n : {2, 3, 4, 5}) {
    inputs.push_back(counting({n}));
    (void)valuesOf(inputs.back());
  }
  CompiledGraphs graphs;
  double rate = 0.5;
  for (const Tensor &x : inputs) {
    EXPECT_FLOAT_EQ(valuesOf(x * rate).back(),
                    float(rate * double(valuesOf(x).size() - 1)));
    rate += 0.25;
  }
  EXPECT_EQ(graphs.number, 1);
}

// A single row is broadcast and several are not, which requires two programs.
TEST(Eager, RowsAreExpandedWhereThereIsOne) {
  for (int64_t n : {2, 3, 1, 4, 1, 5}) {
    Tensor x = counting({n, 2});
    Tensor y = counting({4, 2});
    if (n == 1 || n == 4) {
      Tensor sum = x + y;
      std::vector<double> expected;
      for (int i = 0; i < 8; ++i)
        expected.push_back(i + (n == 1 ? i % 2 : i));
      check(sum, DType::F32, {4, 2}, expected);
      continue;
    }
    EXPECT_REFUSED(valuesOf(x + y), "error: ");
  }
}

// Sizes that are equal in one call need not be equal in another.
TEST(Eager, EqualSizesAreNoRule) {
  for (auto [m, n] : {std::pair(3, 3), {2, 4}, {5, 5}, {6, 2}, {4, 4}}) {
    Tensor a = full({m, 2}, 0.5), b = full({2, n}, 2.0);
    std::vector<double> ones(size_t(m * n), 2.0);
    check(matmul(a, b), DType::F32, {m, n}, ones);
  }
}

TEST(Eager, ShapesFollow) {
  for (int64_t n : {2, 3, 5, 4}) {
    Tensor x = counting({n, 3});
    std::vector<double> sums;
    for (int64_t i = 0; i < n; ++i)
      sums.push_back(double(9 * i + 3));
    check(x.sum({1}), DType::F32, {n}, sums);
    check(cat({x, x}, 0).sum(), DType::F32, {},
          {double(2 * (3 * n) * (3 * n - 1) / 2)});
    check(x.t().select(0, 1), DType::F32, {n}, [&] {
      std::vector<double> column;
      for (int64_t i = 0; i < n; ++i)
        column.push_back(double(3 * i + 1));
      return column;
    }());
    check(x.mean(), DType::F32, {}, {double(3 * n - 1) / 2});
    check(softmax(x, 1).sum({1}), DType::F32, {n},
          std::vector<double>(size_t(n), 1));
  }
}

TEST(Eager, WritesFollow) {
  for (int64_t n : {3, 4, 6}) {
    Tensor x = zeros({n, 2});
    x.select(0, 1).fill_(7);
    x.add_(1);
    std::vector<double> expected(size_t(2 * n), 1);
    expected[2] = expected[3] = 8;
    check(x, DType::F32, {n, 2}, expected);
  }
}

TEST(Eager, ControlFlowIsCompiledForEachSize) {
  for (int64_t n : {3, 4, 6}) {
    Tensor x = full({n}, 1.5);
    Tensor y = cond(x.sum() > 5, [&] { return x * 2; }, [&] { return x - 1; });
    check(y, DType::F32, {n},
          std::vector<double>(size_t(n), 1.5 * double(n) > 5 ? 3 : 0.5));
  }
}

TEST(Eager, SizesOfDataAreFound) {
  for (int64_t n : {4, 6, 9}) {
    Tensor x = counting({n});
    check(masked_select(x, x > 2) * 1, DType::F32, {n - 3}, [&] {
      std::vector<double> chosen;
      for (int64_t i = 3; i < n; ++i)
        chosen.push_back(double(i));
      return chosen;
    }());
  }
}
