//===- EagerTest.cpp - what eager code compiles, and how often ------------===//

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

static Tensor counting(const std::vector<int64_t> &sizes) {
  int64_t n = 1;
  for (int64_t size : sizes)
    n *= size;
  std::vector<float> values(static_cast<size_t>(n));
  std::iota(values.begin(), values.end(), 0.f);
  return tensor(values, sizes);
}

/// The same elements as numbers: no program computes them.
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
  // One for each of the three functions.
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

// One row is expanded, several are not: other programs.
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

// Sizes that are the same in one call need not be in another.
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
