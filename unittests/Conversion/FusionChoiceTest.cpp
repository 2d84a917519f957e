//===- FusionChoiceTest.cpp - which elementwise ops become one ------------===//

#include "tcopt/Nest/Transforms/FusionChoice.h"
#include "ParsedOps.h"

using namespace tcopt;
using namespace tcopt::nest;
using mlir::linalg::GenericOp;

namespace {

constexpr int64_t kMath = 20;

/// Generic ops on f32 one after the other: the first is the one in question.
class Program {
public:
  /// An elementwise op on all of 64 x 32 elements; `inputs` are %x, %y, %v (64
  /// elements, spread over rows), or results %0, %1, ...
  Program &map(const std::vector<std::string> &inputs,
               const std::string &body) {
    std::string maps, names, types, arguments;
    for (auto [i, input] : llvm::enumerate(inputs)) {
      bool isSpread = input == "%v" || isRow[input];
      maps += isSpread ? "affine_map<(d0, d1) -> (d0)>, "
                       : "affine_map<(d0, d1) -> (d0, d1)>, ";
      names += (i ? ", " : "") + input;
      types += std::string(i ? ", " : "") + (isSpread ? kRows : kAll);
      arguments += "%a" + std::to_string(i) + ": f32, ";
    }
    return add("{indexing_maps = [" + maps +
                   "affine_map<(d0, d1) -> (d0, d1)>], iterator_types = "
                   "[\"parallel\", \"parallel\"]} ins(" +
                   names + " : " + types + ")",
               "%all : ", kAll, arguments, body, /*row=*/false);
  }
  /// Sums of rows.
  Program &sum(const std::string &input) {
    return add("{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, "
               "affine_map<(d0, d1) -> (d0)>], iterator_types = "
               "[\"parallel\", \"reduction\"]} ins(" +
                   input + " : " + kAll + ")",
               "%rows : ", kRows, "%a0: f32, ",
               "%s = arith.addf %b, %a0 : f32 linalg.yield %s : f32",
               /*row=*/true);
  }

  /// Whether the first op is worth to be computed by each reader.
  bool isWorth(int64_t mostCost) {
    ParsedOps parsed(text());
    return isWorthRecomputing(parsed.first<GenericOp>(), mostCost, kMath);
  }

  std::string text() const {
    std::string all = kAll, row = kRows;
    return "func.func @f(%x: " + all + ", %y: " + all + ", %v: " + row +
           ", %all: " + all + ", %rows: " + row + ") {\n" + lines +
           "  return\n}\n";
  }

private:
  static constexpr const char *kAll = "tensor<64x32xf32>",
                              *kRows = "tensor<64xf32>";

  Program &add(const std::string &head, const std::string &init,
               const std::string &type, const std::string &arguments,
               const std::string &body, bool row) {
    std::string name = "%" + std::to_string(count++);
    isRow[name] = row;
    lines += "  " + name + " = linalg.generic " + head + " outs(" + init +
             type + ") {\n  ^bb0(" + arguments + "%b: f32):\n    " + body +
             "\n  } -> " + type + "\n";
    return *this;
  }

  std::string lines;
  std::map<std::string, bool> isRow;
  unsigned count = 0;
};

const std::string kExp = "%e = math.exp %a0 : f32 linalg.yield %e : f32";
const std::string kAdd = "%e = arith.addf %a0, %a1 : f32 linalg.yield %e : f32";
const std::string kNegate = "%e = arith.negf %a0 : f32 linalg.yield %e : f32";

//===----------------------------------------------------------------------===//
// isWorthRecomputing
//===----------------------------------------------------------------------===//

// Softmax: the sum and the quotient both compute exp.
TEST(FusionChoice, AReductionAndAMapRecomputeTheirInput) {
  Program softmax;
  softmax.map({"%x"}, kExp).sum("%0").map({"%0", "%1"}, kAdd);
  EXPECT_TRUE(softmax.isWorth(kMath));
  EXPECT_FALSE(softmax.isWorth(kMath - 1));
  EXPECT_FALSE(softmax.isWorth(0));
}

TEST(FusionChoice, ChainsThatEndInAReductionCount) {
  EXPECT_TRUE(Program()
                  .map({"%x"}, kExp)
                  .map({"%0"}, kNegate)
                  .sum("%1")
                  .map({"%0", "%y"}, kAdd)
                  .isWorth(kMath));
}

TEST(FusionChoice, OneReaderComputesItAnyway) {
  EXPECT_FALSE(Program().map({"%x"}, kExp).sum("%0").isWorth(kMath));
}

TEST(FusionChoice, WithoutAReductionOneLoopCanComputeAll) {
  EXPECT_FALSE(Program()
                   .map({"%x"}, kExp)
                   .map({"%0", "%y"}, kAdd)
                   .map({"%0"}, kNegate)
                   .isWorth(kMath));
}

// With one input, n readers read n times as much as one, and n + 2 where it is
// stored: always less for up to four readers, which are the most.
TEST(FusionChoice, FewReadersOfOneInput) {
  Program four, five;
  four.map({"%x"}, kExp).sum("%0");
  for (int i = 0; i < 3; ++i)
    four.map({"%0", "%y"}, kAdd);
  EXPECT_TRUE(four.isWorth(kMath));
  five.map({"%x"}, kExp).sum("%0");
  for (int i = 0; i < 4; ++i)
    five.map({"%0", "%y"}, kAdd);
  EXPECT_FALSE(five.isWorth(kMath));
}

// Two inputs: three readers read 6 tensors, or 2 and write 1 and read 3. Four
// read 8, or 7.
TEST(FusionChoice, FewerReadersOfTwoInputs) {
  Program three;
  three.map({"%x", "%y"}, kAdd).sum("%0").map({"%0"}, kNegate);
  three.map({"%0", "%1"}, kAdd);
  EXPECT_TRUE(three.isWorth(1));
  three.map({"%0", "%1"}, kAdd);
  EXPECT_FALSE(three.isWorth(1));
}

// What is only spread over rows is not worth memory, with any readers.
TEST(FusionChoice, SpreadInputsAreRecomputed) {
  Program spread;
  spread.map({"%v"}, kNegate);
  for (int i = 0; i < 6; ++i)
    spread.map({"%0", "%x"}, kAdd);
  EXPECT_TRUE(spread.isWorth(1));
  EXPECT_FALSE(spread.isWorth(0));
}

TEST(FusionChoice, ReductionsAreNotRecomputed) {
  EXPECT_FALSE(Program()
                   .sum("%x")
                   .map({"%x", "%0"}, kAdd)
                   .map({"%y", "%0"}, kAdd)
                   .isWorth(1000));
}

//===----------------------------------------------------------------------===//
// Kinds and sizes of bodies
//===----------------------------------------------------------------------===//

struct Body {
  explicit Body(const std::string &body, const std::string &inputs = "%x")
      : parsed(Program()
                   .map(inputs == "%x" ? std::vector<std::string>{"%x"}
                                       : std::vector<std::string>{"%x", "%y"},
                        body)
                   .map({"%0"}, kNegate)
                   .text()) {}

  GenericOp op() { return parsed.first<GenericOp>(); }
  GenericOp reader() { return parsed.all<GenericOp>()[1]; }

  ParsedOps parsed;
};

TEST(FusionChoice, MathAndDivisionAreExpensive) {
  EXPECT_TRUE(isExpensive(Body(kExp).op()));
  EXPECT_FALSE(isExpensive(Body(kNegate).op()));
  EXPECT_TRUE(isExpensive(
      Body("%e = arith.divf %a0, %a0 : f32 linalg.yield %e : f32").op()));
}

TEST(FusionChoice, PlainFactors) {
  EXPECT_TRUE(isPlainFactor(Body("linalg.yield %a0 : f32").op()));
  EXPECT_FALSE(isPlainFactor(Body(kNegate).op()));
  EXPECT_FALSE(isPlainFactor(Body(kAdd, "two").op()));
}

// Both bodies count: exp 20 and the negation 1.
TEST(FusionChoice, BodiesHaveRoom) {
  Body body(kExp);
  SizeLimits limits{/*maxOps=*/kMath + 1, /*maxInputs=*/1, kMath};
  EXPECT_TRUE(limits.allows(body.op(), body.reader()));
  limits.maxOps = kMath;
  EXPECT_FALSE(limits.allows(body.op(), body.reader()));
}

TEST(FusionChoice, InputsHaveRoom) {
  Body body(kAdd, "two");
  SizeLimits limits{/*maxOps=*/100, /*maxInputs=*/2, kMath};
  EXPECT_TRUE(limits.allows(body.op(), body.reader()));
  limits.maxInputs = 1;
  EXPECT_FALSE(limits.allows(body.op(), body.reader()));
}

} // namespace
