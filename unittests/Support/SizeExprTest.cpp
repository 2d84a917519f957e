//===- SizeExprTest.cpp - expressions of tensor sizes ---------------------===//

#include "tcopt/Support/SizeExpr.h"
#include "tcopt/Support/SymbolSolution.h"
#include "gtest/gtest.h"
#include <chrono>
#include <map>
#include <random>

using namespace tcopt;

namespace {
SizeExpr parse(llvm::StringRef text) {
  llvm::Expected<SizeExpr> expr = SizeExpr::parse(text);
  if (expr)
    return *expr;
  ADD_FAILURE() << llvm::toString(expr.takeError());
  return {};
}

std::string canonical(llvm::StringRef text) { return parse(text).text(); }

std::string errorOf(llvm::StringRef text) {
  llvm::Expected<SizeExpr> expr = SizeExpr::parse(text);
  return expr ? "no error: " + expr->text() : llvm::toString(expr.takeError());
}

using Sizes = std::map<std::string, int64_t>;

std::optional<int64_t> valueOf(const SizeExpr &expr, const Sizes &sizes) {
  return expr.evaluate([&](const SizeExpr &symbol) -> std::optional<int64_t> {
    auto found = sizes.find(symbol.getName().str());
    return found == sizes.end() ? std::nullopt : std::optional(found->second);
  });
}
} // namespace

//===----------------------------------------------------------------------===//
// Canonical form
//===----------------------------------------------------------------------===//

TEST(SizeExpr, SumsAndProductsAreExpanded) {
  EXPECT_EQ(canonical("B + B + 1"), "2 * B + 1");
  EXPECT_EQ(canonical("(B + 1) * 2 - B"), "B + 2");
  EXPECT_EQ(canonical("(A + 1) * (B - 1)"), "A * B - A + B - 1");
  EXPECT_EQ(canonical("B * A * 3"), "3 * A * B");
  EXPECT_EQ(canonical("B - B"), "0");
  EXPECT_EQ(canonical("-B + 3"), "-B + 3");
  EXPECT_EQ(canonical("3 - 2 * B"), "-2 * B + 3");
  EXPECT_EQ(canonical("-(B floordiv 4)"), "-(B floordiv 4)");
  EXPECT_EQ(canonical("2 - -B"), "B + 2");
  EXPECT_EQ(canonical("s10 + s9"), "s9 + s10");
  EXPECT_EQ(parse("s0 * (s1 + 1)"), parse("s0 + s1 * s0"));
  EXPECT_NE(parse("s0 * s1"), parse("s0 + s1"));
}

TEST(SizeExpr, QuotientsAreReduced) {
  EXPECT_EQ(canonical("(4 * B + 6) floordiv 4"), "B + 1");
  EXPECT_EQ(canonical("(6 * B) floordiv 4"), "B + B floordiv 2");
  EXPECT_EQ(canonical("(B floordiv 2) floordiv 3"), "B floordiv 6");
  EXPECT_EQ(canonical("(B floordiv 2 + 1) floordiv 3"), "(B + 2) floordiv 6");
  EXPECT_EQ(canonical("B ceildiv 4"), "(B + 3) floordiv 4");
  EXPECT_EQ(parse("-((-B) // 4)"), parse("(B + 3) // 4"));
  EXPECT_EQ(canonical("7 floordiv 2"), "3");
  EXPECT_EQ(canonical("-7 floordiv 2"), "-4");
  EXPECT_EQ(canonical("B floordiv 1"), "B");
  EXPECT_EQ(canonical("(A * B) floordiv A"), "B");
  EXPECT_EQ(canonical("(A * B + A) floordiv (B + 1)"), "A");
  EXPECT_EQ(canonical("(A * B + 1) floordiv A"), "B + 1 floordiv A");
  EXPECT_EQ(canonical("(s0 - 1) // 2 + 1"), canonical("(s0 + 1) // 2"));
}

TEST(SizeExpr, RemaindersAreReduced) {
  EXPECT_EQ(canonical("(9 * B + 17) mod 8"), "(B + 1) mod 8");
  EXPECT_EQ(canonical("(8 * B) mod 8"), "0");
  EXPECT_EQ(canonical("(4 * B) mod 8"), "4 * (B mod 2)");
  EXPECT_EQ(canonical("(B mod 8 + 1) % 4"), "(B + 1) mod 4");
  EXPECT_EQ(canonical("-3 mod 8"), "5");
  EXPECT_EQ(canonical("(A * B) mod A"), "0");
}

TEST(SizeExpr, MinimaAndMaximaAreMerged) {
  EXPECT_EQ(canonical("max(B, B + 1)"), "B + 1");
  EXPECT_EQ(canonical("min(B, B + 1)"), "B");
  EXPECT_EQ(canonical("max(1, 3)"), "3");
  EXPECT_EQ(canonical("min(A, min(B, A))"), canonical("min(B, A)"));
  EXPECT_EQ(canonical("max(max(A, 4), 2)"), canonical("max(A, 4)"));
  EXPECT_EQ(canonical("min(A)"), "A");
}

TEST(SizeExpr, SymbolsMayHaveAnyName) {
  EXPECT_EQ(canonical("2 * \"past length\" + 1"), "2 * \"past length\" + 1");
  EXPECT_EQ(canonical("\"min\" + \"a\\\"b\""),
            canonical(canonical("\"min\" + \"a\\\"b\"")));
  EXPECT_EQ(SizeExpr::symbol("past length").text(), "\"past length\"");
  EXPECT_EQ(parse("x.1 + 1").text(), "x.1 + 1");
  SizeExpr first = SizeExpr::symbol(0u), second = SizeExpr::symbol(1u);
  EXPECT_EQ((first * second + 1).text(), "s0 * s1 + 1");
  EXPECT_EQ((first + second).text({"rows", "columns"}), "rows + columns");
  EXPECT_NE(first, SizeExpr::symbol("s0"));
  EXPECT_TRUE(parse("max(A, 2 * B + 1)").hasOnlyNames());
  EXPECT_FALSE((parse("A + 1") * first).hasOnlyNames());
  EXPECT_FALSE(SizeExpr::symbol("").hasOnlyNames());
}

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

TEST(SizeExpr, TextMustBeAnExpression) {
  EXPECT_EQ(errorOf(""), "expected a size, a symbol or '(' but found '' at its "
                         "end");
  EXPECT_EQ(errorOf("B +"),
            "expected a size, a symbol or '(' but found 'B +' at its end");
  EXPECT_EQ(errorOf("(B"), "expected ')' but found '(B' at its end");
  EXPECT_EQ(errorOf("B ^ 2"), "expected the end of a size but found '^ 2'");
  EXPECT_EQ(errorOf("min B"), "expected '(' but found 'B'");
  EXPECT_NE(errorOf("B floordiv 0").find("positive divisors"),
            std::string::npos);
  EXPECT_NE(errorOf("B mod -2").find("expected"), std::string::npos);
  EXPECT_NE(errorOf("99999999999999999999").find("expected a size"),
            std::string::npos);
  EXPECT_NE(errorOf("9223372036854775807 + 1").find("coefficients"),
            std::string::npos);
  EXPECT_NE(errorOf("\"B").find("expected a size"), std::string::npos);
  EXPECT_NE(errorOf(std::string(100000, '(')).find("less depth"),
            std::string::npos);
}

TEST(SizeExpr, LargeExpressionsAreNull) {
  SizeExpr product(1);
  for (unsigned i = 0; i < 40 && product; ++i)
    product = product * (SizeExpr::symbol(i) + 1);
  EXPECT_FALSE(product);
  SizeExpr nested = SizeExpr::symbol(0u);
  for (int i = 0; i < 100 && nested; ++i)
    nested = SizeExpr::max(nested.floorDiv(SizeExpr::symbol(1u)), 1);
  EXPECT_FALSE(nested);
  EXPECT_FALSE(SizeExpr() + 1);
  EXPECT_FALSE(SizeExpr(INT64_MIN).floorDiv(-1));
  EXPECT_FALSE(-SizeExpr(INT64_MIN));
  SizeExpr b = SizeExpr::symbol("B"), most = b * INT64_MAX;
  EXPECT_FALSE(SizeExpr(0) - most - b);
  EXPECT_TRUE((SizeExpr(0) - most).floorDiv(SizeExpr(3) - b));
  EXPECT_TRUE((SizeExpr(-1) - most).floorDiv(SizeExpr(3) - b));
}

TEST(SizeExpr, ValuesNeedPositiveDivisorsAndNoOverflow) {
  SizeExpr quotient = parse("(A + 1) floordiv B");
  EXPECT_EQ(valueOf(quotient, {{"A", 8}, {"B", 2}}), 4);
  EXPECT_EQ(valueOf(quotient, {{"A", 8}, {"B", 0}}), std::nullopt);
  EXPECT_EQ(valueOf(quotient, {{"A", 8}}), std::nullopt);
  EXPECT_EQ(valueOf(parse("A * A"), {{"A", int64_t(1) << 40}}), std::nullopt);
  EXPECT_EQ((SizeExpr::symbol(1u) - 3).evaluate({5, 2}), -1);
}

//===----------------------------------------------------------------------===//
// Random expressions
//===----------------------------------------------------------------------===//

namespace {
/// A random expression, and its values for some sizes as plain arithmetic.
struct Sample {
  SizeExpr expr;
  std::vector<std::optional<int64_t>> values;
};

class Generator {
public:
  explicit Generator(unsigned seed) : engine(seed) {
    for (int i = 0; i < 8; ++i)
      sizes.push_back(
          {{"A", pick(0, 20)}, {"B", pick(1, 9)}, {"C", pick(1, 5)}});
  }

  Sample make(int depth) {
    if (depth == 0 || pick(0, 5) == 0)
      return leaf();
    Sample a = make(depth - 1);
    switch (pick(0, 6)) {
    case 0:
      return both(
          a, make(depth - 1), [](SizeExpr x, SizeExpr y) { return x + y; },
          [](int64_t x, int64_t y) { return x + y; });
    case 1:
      return both(
          a, make(depth - 1), [](SizeExpr x, SizeExpr y) { return x - y; },
          [](int64_t x, int64_t y) { return x - y; });
    case 2:
      return both(
          a, make(depth - 1), [](SizeExpr x, SizeExpr y) { return x * y; },
          [](int64_t x, int64_t y) { return x * y; });
    case 3:
      return both(
          a, divisor(), [](SizeExpr x, SizeExpr y) { return x.floorDiv(y); },
          [](int64_t x, int64_t y) { return x / y - (x % y < 0 ? 1 : 0); });
    case 4:
      return both(
          a, divisor(), [](SizeExpr x, SizeExpr y) { return x.mod(y); },
          [](int64_t x, int64_t y) { return x % y + (x % y < 0 ? y : 0); });
    case 5:
      return both(a, make(depth - 1), SizeExpr::min,
                  [](int64_t x, int64_t y) { return std::min(x, y); });
    default:
      return both(a, make(depth - 1), SizeExpr::max,
                  [](int64_t x, int64_t y) { return std::max(x, y); });
    }
  }

  std::vector<Sizes> sizes;

private:
  int64_t pick(int64_t least, int64_t most) {
    return std::uniform_int_distribution<int64_t>(least, most)(engine);
  }
  Sample leaf() {
    return pick(0, 2) ? symbol("ABC"[pick(0, 2)]) : number(pick(-4, 9));
  }
  Sample divisor() {
    return pick(0, 2) ? number(pick(1, 6)) : symbol("BC"[pick(0, 1)]);
  }
  Sample number(int64_t value) {
    return {value, std::vector<std::optional<int64_t>>(sizes.size(), value)};
  }
  Sample symbol(char name) {
    Sample sample{SizeExpr::symbol(std::string(1, name)), {}};
    for (const Sizes &each : sizes)
      sample.values.push_back(each.at(std::string(1, name)));
    return sample;
  }
  template <typename Combine, typename Apply>
  Sample both(const Sample &a, const Sample &b, Combine combine, Apply apply) {
    Sample result{combine(a.expr, b.expr), {}};
    for (size_t i = 0; i < sizes.size(); ++i)
      result.values.push_back(apply(*a.values[i], *b.values[i]));
    return result;
  }

  std::mt19937 engine;
};
} // namespace

TEST(SizeExpr, RandomExpressionsHaveTheirValues) {
  int compared = 0;
  for (unsigned seed = 0; seed < 4000; ++seed) {
    Generator generator(seed);
    Sample sample = generator.make(4);
    if (!sample.expr)
      continue;
    for (auto [sizes, expected] :
         llvm::zip_equal(generator.sizes, sample.values)) {
      ASSERT_EQ(valueOf(sample.expr, sizes), expected)
          << "seed " << seed << ": " << sample.expr.text();
      ++compared;
    }
    // Text, replacement and a sum with itself keep the canonical form.
    ASSERT_EQ(parse(sample.expr.text()), sample.expr) << sample.expr.text();
    SizeExpr same = sample.expr.replaceSymbols(
        [](const SizeExpr &symbol) { return symbol; });
    ASSERT_EQ(same, sample.expr) << "seed " << seed;
    ASSERT_EQ(same.text(), sample.expr.text());
    ASSERT_EQ(hash_value(same), hash_value(sample.expr));
    ASSERT_EQ(SizeExpr::compare(same, sample.expr), 0);
    ASSERT_TRUE((sample.expr - sample.expr).isConstant(0));
  }
  EXPECT_GT(compared, 20000);
}

TEST(SizeExpr, OrderIsTotal) {
  std::vector<SizeExpr> all;
  for (unsigned seed = 0; seed < 40; ++seed)
    all.push_back(Generator(seed).make(2).expr);
  for (const SizeExpr &a : all)
    for (const SizeExpr &b : all) {
      EXPECT_EQ(SizeExpr::compare(a, b), -SizeExpr::compare(b, a));
      EXPECT_EQ(SizeExpr::compare(a, b) == 0, a == b);
    }
}

//===----------------------------------------------------------------------===//
// Linear forms and solutions
//===----------------------------------------------------------------------===//

TEST(SizeExpr, LinearForms) {
  SizeExpr b = SizeExpr::symbol("B");
  auto form = parse("2 * B + A * C + 1").linearIn(b);
  ASSERT_TRUE(form);
  EXPECT_EQ(form->factor, 2);
  EXPECT_EQ(form->rest, parse("A * C + 1"));
  EXPECT_FALSE(parse("A * B").linearIn(b));
  EXPECT_FALSE(parse("B + B mod 2").linearIn(b));
  EXPECT_FALSE(parse("A").linearIn(b));
}

namespace {
SymbolSolution solve(llvm::ArrayRef<llvm::StringRef> texts) {
  std::vector<SizeExpr> entries;
  for (llvm::StringRef text : texts)
    entries.push_back(text.empty() ? SizeExpr() : parse(text));
  return solveSymbols(entries);
}

std::string textOf(const SymbolSolution &solution) {
  std::string text;
  llvm::raw_string_ostream os(text);
  for (const SymbolSolution::Step &step : solution.steps)
    os << step.symbol << " = " << step.value.text({"size"}) << " ("
       << step.entry << "); ";
  os << "checked";
  for (size_t entry : solution.checked)
    os << " " << entry;
  os << "; same";
  for (auto [entry, first] : solution.same)
    os << " " << entry << "=" << first;
  return text;
}
} // namespace

TEST(SymbolSolution, SymbolsAreBoundSolvedOrCompared) {
  EXPECT_EQ(textOf(solve({"B", "2 * B + N", "N * M", "N * M"})),
            "B = size (0); N = size - 2 * B (1); checked 1; same 3=2");
  EXPECT_EQ(textOf(solve({"B", "B", "3", ""})),
            "B = size (0); checked 1 2; same");
  // A symbol is bound by a dimension that comes later.
  EXPECT_EQ(textOf(solve({"B + 1", "B"})), "B = size (1); checked 0; same");
  EXPECT_EQ(textOf(solve({"2 * B + 1"})),
            "B = (size + 1) floordiv 2 - 1 (0); checked 0; same");
  EXPECT_EQ(textOf(solve({"8 - B"})), "B = -size + 8 (0); checked 0; same");
  // Each solved symbol may determine another one.
  EXPECT_EQ(textOf(solve({"B + C", "C + D", "D"})),
            "D = size (2); C = size - D (1); B = size - C (0); checked 0 1; "
            "same");
  EXPECT_EQ(textOf(solve({"B * B", "B floordiv 2"})), "checked; same");
  EXPECT_EQ(textOf(solve({"B * B", "B"})), "B = size (1); checked 0; same");
  EXPECT_EQ(textOf(solve({})), "checked; same");
}

TEST(SymbolSolution, ManyEntriesAreFast) {
  std::vector<SizeExpr> entries;
  for (int i = 0; i < 20000; ++i)
    entries.push_back(SizeExpr::symbol("s" + std::to_string(i)) +
                      SizeExpr::symbol("s" + std::to_string(i + 1)));
  entries.push_back(SizeExpr::symbol("s20000"));
  auto start = std::chrono::steady_clock::now();
  SymbolSolution solution = solveSymbols(entries);
  std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
  EXPECT_EQ(solution.steps.size(), entries.size());
  EXPECT_LT(time.count(), 5.0);
}
