//===- ScheduleChoiceTest.cpp - candidate schedules of an op on CPUs ------===//

#include "tcopt/Conversion/NestToCPU/ScheduleChoice.h"
#include "ParsedOps.h"
#include "mlir/Pass/PassManager.h"
#include "tcopt/Conversion/NestToCPU.h"
#include "tcopt/Conversion/NestToCPU/CheckSchedule.h"
#include "tcopt/Conversion/NestToLoops/Roles.h"
#include "tcopt/Nest/Transforms/KernelRoles.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"

using namespace tcopt;
using mlir::linalg::LinalgOp;

namespace {

using Texts = std::vector<std::string>;

constexpr int64_t kVectorBits = 256;

/// The candidates of the first op of a function that is no fill, and of the op
/// after it as its epilogue.
class Candidates {
public:
  explicit Candidates(const std::string &function) : parsed(function) {
    for (LinalgOp each : parsed.all<LinalgOp>())
      if (!op && !mlir::isa<mlir::linalg::FillOp>(each.getOperation()))
        op = each;
    nest::writeRoles(*op->getBlock());
    epilogue = loops::epilogueOf(op);
    list = cpu::enumerateSchedules(
        op, epilogue, kVectorBits,
        [&](llvm::StringRef reason) { declined.push_back(reason.str()); });
  }

  Texts texts() const {
    Texts texts;
    for (const cpu::ScheduleCandidate &each : list)
      texts.push_back(textOf(each.schedule) +
                      (each.takesEpilogue ? " with epilogue" : ""));
    return texts;
  }

  /// Expects that none is refused.
  void expectExecuted() {
    for (const cpu::ScheduleCandidate &each : list) {
      nest::KernelSchedule schedules(kernel());
      schedules.set(op, each.schedule);
      if (epilogue && !each.takesEpilogue)
        schedules.set(epilogue, nest::LoopsAttr::get(op.getContext()));
      EXPECT_TRUE(mlir::succeeded(cpu::checkSchedule(op, schedules)))
          << textOf(each.schedule);
    }
  }

  /// Expects that cpu-choose-schedule writes the first one.
  void expectFirstChosen() {
    ASSERT_FALSE(list.empty());
    mlir::PassManager passes(op.getContext());
    passes.addPass(createCPUChooseSchedule({.vectorBits = kVectorBits}));
    ASSERT_TRUE(mlir::succeeded(passes.run(parsed.get())));
    auto schedules = nest::KernelSchedule::read(kernel());
    ASSERT_TRUE(mlir::succeeded(schedules));
    if (nest::hasNoElements(op))
      return; // needs no schedule
    EXPECT_EQ(textOf(schedules->lookup(op)), textOf(list.front().schedule));
    if (epilogue)
      EXPECT_EQ(schedules->isFused(epilogue), list.front().takesEpilogue);
  }

  Texts declined;

private:
  mlir::Operation *kernel() { return op->getParentOp(); }

  ParsedOps parsed;
  LinalgOp op, epilogue;
  llvm::SmallVector<cpu::ScheduleCandidate> list;
};

void expectCandidates(const std::string &function, const Texts &expected,
                      const Texts &declined = {}) {
  Candidates candidates(function);
  EXPECT_EQ(candidates.texts(), expected);
  EXPECT_EQ(candidates.declined, declined);
  candidates.expectExecuted();
  candidates.expectFirstChosen();
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

/// A function that runs `op`, whose result %1 is an `output` and which starts
/// from %o, and then an elementwise op in place on %1. `map` is the map of the
/// latter's input %y; the op has no input if `input` is empty.
struct Function {
  std::string arguments, op, output;
  std::string map = "", input = "";
  std::string attributes = "";
  bool hasEpilogue = true;

  std::string text() const {
    std::string y = input.empty() ? "" : ", %y: " + input;
    std::string head = "func.func @f(" + arguments + ", %o: " + output + y +
                       ") -> " + output + " attributes {" + attributes +
                       "} {\n" + op;
    if (!hasEpilogue)
      return head + "  return %1 : " + output + "\n}\n";
    bool isMatrix = llvm::StringRef(output).count('x') == 2;
    std::string id = isMatrix ? "affine_map<(d0, d1) -> (d0, d1)>"
                              : "affine_map<(d0) -> (d0)>";
    std::string kinds =
        isMatrix ? "\"parallel\", \"parallel\"" : "\"parallel\"";
    return head + "  %2 = linalg.generic {indexing_maps = [" +
           (input.empty() ? "" : map + ", ") + id + "], iterator_types = [" +
           kinds + "]}" + (input.empty() ? "" : " ins(%y : " + input + ")") +
           " outs(%1 : " + output + ") {\n  ^bb0(" +
           (input.empty() ? "" : "%in: f32, ") + "%out: f32):\n    " +
           (input.empty() ? "%e = arith.negf %out : f32"
                          : "%e = arith.addf %in, %out : f32") +
           "\n    linalg.yield %e : f32\n  } -> " + output +
           "\n  return %2 : " + output + "\n}\n";
  }
};

Function withoutEpilogue(Function function) {
  function.hasEpilogue = false;
  return function;
}

/// A product of a matrix of `rows` rows by one of 512 x 512.
Function productOf(const std::string &rows) {
  std::string a = "tensor<" + rows + "x512xf32>", b = "tensor<512x512xf32>";
  return {"%a: " + a + ", %b: " + b,
          "  %1 = linalg.matmul ins(%a, %b : " + a + ", " + b +
              ") outs(%o : " + a + ") -> " + a + "\n",
          a};
}

/// The sum of x over some dimensions, from zero or from %o.
Function sumOf(const std::string &x, const std::string &dims,
               const std::string &output, bool fromZero = false) {
  std::string fill = "  %z = arith.constant 0.0 : f32\n  %0 = linalg.fill "
                     "ins(%z : f32) outs(%o : " +
                     output + ") -> " + output + "\n";
  return {"%x: " + x,
          (fromZero ? fill : "") +
              "  %1 = linalg.reduce {arith.addf} ins(%x : " + x + ") outs(" +
              (fromZero ? "%0" : "%o") + " : " + output + ") dimensions = [" +
              dims + "]\n",
          output};
}

/// The sum of all elements of a row of i32, which may be added in any order.
std::string totalOf(const std::string &terms) {
  return MapOp{"r",
               "d0",
               terms + "x",
               "",
               "",
               "    %s = arith.addi %b, %a : i32\n    linalg.yield %s : i32\n",
               "",
               "i32"}
      .text();
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

TEST(ScheduleChoice, MapsHaveOneCandidate) {
  auto mapOf = [](const char *loops, const char *indices, const char *shape) {
    return MapOp{loops, indices, shape, indices, shape, negateBody()}.text();
  };
  expectCandidates(mapOf("pp", "d0, d1", "?x3x"),
                   {"#cpu.pointwise<order = [0, 1], parallel = 1>"});
  expectCandidates(mapOf("p", "d0", "0x"),
                   {"#cpu.pointwise<order = [0], parallel = 1>"});
  expectCandidates(mapOf("", "", ""), {"#cpu.pointwise<order = []>"});
}

// A block has 16384 terms, and there are two of them at least.
TEST(ScheduleChoice, LongSumsToANumberAreMadeOfBlocks) {
  std::string blocks =
      "#cpu.block_sums<order = [0], blocks = 256, terms = 16384>";
  std::string inOrder = "#cpu.reduction<order = [0]>";
  expectCandidates(totalOf("32768"), {blocks, inOrder});
  expectCandidates(totalOf("?"), {blocks, inOrder});
  expectCandidates(totalOf("32767"), {inOrder});
}

// The terms of floats keep their order.
TEST(ScheduleChoice, SumsInOrderHaveNoBlocks) {
  expectCandidates(
      MapOp{"r", "d0", "32768x", "", "", sumBody("f32", /*isFree=*/false)}
          .text(),
      {"#cpu.reduction<order = [0]>"});
}

TEST(ScheduleChoice, VectorsHoldFourResultsAtLeast) {
  auto sumOfMiddle = [](const std::string &columns) {
    return withoutEpilogue(sumOf("tensor<9x4x" + columns + "xf32>", "1",
                                 "tensor<9x" + columns + "xf32>",
                                 /*fromZero=*/true))
        .text();
  };
  std::string loops =
      "#cpu.reduction<order = [0, 2, 1], parallel = 1, unroll = true>";
  expectCandidates(
      sumOfMiddle("30"),
      {"#cpu.windows<order = [0, 2, 1], parallel = 1, lanes = 8>", loops});
  expectCandidates(
      sumOfMiddle("4"),
      {"#cpu.windows<order = [0, 2, 1], parallel = 1, lanes = 4>", loops});
  expectCandidates(sumOfMiddle("3"), {loops});
}

TEST(ScheduleChoice, ScansAndOutputsOfTermsHaveOneCandidate) {
  std::string head =
      "#id = affine_map<(d0, d1) -> (d0, d1)>\n#row = affine_map<(d0, d1) -> "
      "(d0)>\nfunc.func @f(%x: tensor<64x9xf32>, %t: tensor<64xf32>, %o: "
      "tensor<64x9xf32>) {\n  ";
  std::string kinds = "iterator_types = [\"parallel\", \"reduction\"]} ins(%x "
                      ": tensor<64x9xf32>) outs(";
  expectCandidates(
      head + "%1:2 = linalg.generic {indexing_maps = [#id, #row, #id], " +
          kinds +
          "%t, %o : tensor<64xf32>, tensor<64x9xf32>) {\n"
          "  ^bb0(%a: f32, %s: f32, %e: f32):\n"
          "    %m = arith.addf %a, %s : f32\n"
          "    linalg.yield %m, %m : f32, f32\n"
          "  } -> (tensor<64xf32>, tensor<64x9xf32>)\n  return\n}\n",
      {"#cpu.scan<order = [0, 1], rows = 3>"});
  expectCandidates(head + "%1 = linalg.generic {indexing_maps = [#id, #id], " +
                       kinds +
                       "%o : tensor<64x9xf32>) {\n"
                       "  ^bb0(%a: f32, %s: f32):\n"
                       "    %m = arith.addf %a, %s : f32\n"
                       "    linalg.yield %m : f32\n"
                       "  } -> tensor<64x9xf32>\n  return\n}\n",
                   {"#nest.loops"}, {"output-of-terms"});
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

const std::string kTiles = "#cpu.contraction<task = [258, 32, 512], registers "
                           "= [6, 16], lanes = 8>";
const std::string kFewRowsOrTiles =
    "#nest.cases<[<loops = [0], below = 4, schedule = #cpu.columns<order = [0, "
    "2, 1], rows = 4>>], otherwise = " +
    kTiles + ">";
/// The outer loop alone has enough chunks if its size is known.
const std::string kDotProducts =
    "#cpu.reduction<order = [0, 1, 2], parallel = 1, rows = 8>";
const std::string kDotProductsOfFewRows =
    "#cpu.reduction<order = [0, 1, 2], parallel = 2, rows = 8>";

TEST(ScheduleChoice, RegisterTilesComeBeforeLoops) {
  expectCandidates(withoutEpilogue(productOf("512")).text(),
                   {kTiles, kDotProducts});
  expectCandidates(
      withoutEpilogue(productOf("4")).text(),
      {"#cpu.contraction<task = [4, 32, 512], registers = [4, 16], lanes = 8>",
       kDotProductsOfFewRows});
}

TEST(ScheduleChoice, FewRowsHaveNoRegisterTiles) {
  for (const char *rows : {"0", "1", "3"})
    expectCandidates(withoutEpilogue(productOf(rows)).text(),
                     {"#cpu.columns<order = [0, 2, 1], rows = 4>"},
                     {"few-rows"});
}

TEST(ScheduleChoice, UnknownRowsMayBeFew) {
  expectCandidates(withoutEpilogue(productOf("?")).text(),
                   {kFewRowsOrTiles, kDotProductsOfFewRows});
}

// Loops for few rows would add in another order.
TEST(ScheduleChoice, StrictProductsHaveNoCases) {
  Function product = withoutEpilogue(productOf("?"));
  product.attributes = "tcopt.numerics = \"strict\"";
  expectCandidates(product.text(), {kTiles, kDotProductsOfFewRows});
}

//===----------------------------------------------------------------------===//
// Epilogues
//===----------------------------------------------------------------------===//

const std::string kAndEpilogue = " with epilogue";

TEST(ScheduleChoice, TilesApplyWhatTheyCanRead) {
  Function bias = productOf("512");
  bias.map = "affine_map<(d0, d1) -> (d1)>";
  bias.input = "tensor<512xf32>";
  expectCandidates(bias.text(),
                   {kTiles + kAndEpilogue, kDotProducts + kAndEpilogue});
  Function transposed = productOf("512");
  transposed.map = "affine_map<(d0, d1) -> (d1, d0)>";
  transposed.input = "tensor<512x512xf32>";
  expectCandidates(transposed.text(), {kTiles, kDotProducts + kAndEpilogue});
}

TEST(ScheduleChoice, CasesApplyTheEpilogueInBoth) {
  Function bias = productOf("?");
  bias.map = "affine_map<(d0, d1) -> (d1)>";
  bias.input = "tensor<512xf32>";
  expectCandidates(bias.text(), {kFewRowsOrTiles + kAndEpilogue,
                                 kDotProductsOfFewRows + kAndEpilogue});
}

// The reduced loops of 9 x 11 terms are run as one, which an epilogue with
// inputs would forbid. An epilogue without inputs applies at any index.
TEST(ScheduleChoice, CollapsedLoopsDropEpiloguesWithInputs) {
  auto sumOfImages = [](bool hasInput) {
    Function sum = sumOf("tensor<64x9x11xf32>", "1, 2", "tensor<64xf32>");
    sum.map = "affine_map<(d0) -> (d0)>";
    sum.input = hasInput ? "tensor<64xf32>" : "";
    return sum.text();
  };
  std::string loops =
      "#cpu.reduction<order = [0, 1, 2], parallel = 1, rows = 8>";
  expectCandidates(sumOfImages(/*hasInput=*/true), {loops});
  expectCandidates(sumOfImages(/*hasInput=*/false), {loops + kAndEpilogue});
}

TEST(ScheduleChoice, OtherLoopsKeepEpiloguesWithInputs) {
  Function sum = sumOf("tensor<64x99xf32>", "1", "tensor<64xf32>");
  sum.map = "affine_map<(d0) -> (d0)>";
  sum.input = "tensor<64xf32>";
  expectCandidates(sum.text(), {"#cpu.reduction<order = [0, 1], parallel = 1, "
                                "rows = 8> with epilogue"});
}

// Vectors hold results with the epilogue, or without.
TEST(ScheduleChoice, WindowsWithAndWithoutAnEpilogue) {
  Function sum = sumOf("tensor<9x4x30xf32>", "1", "tensor<9x30xf32>",
                       /*fromZero=*/true);
  sum.map = "affine_map<(d0, d1) -> (d0, d1)>";
  sum.input = "tensor<9x30xf32>";
  std::string windows =
      "#cpu.windows<order = [0, 2, 1], parallel = 1, lanes = 8>";
  expectCandidates(sum.text(),
                   {windows + kAndEpilogue, windows,
                    "#cpu.reduction<order = [0, 2, 1], parallel = 1, unroll = "
                    "true> with epilogue"});
}

} // namespace
