//===- RowProgramTest.cpp - ops over the same rows, as stages -------------===//

#include "tcopt/Conversion/NestToLoops/RowProgram.h"
#include "ParsedOps.h"
#include "tcopt/Conversion/NestToCPU/RowChooser.h"
#include "tcopt/Conversion/NestToGPU/ContractionChoice.h"
#include "tcopt/Conversion/NestToGPU/RowSchedule.h"
#include "tcopt/Conversion/NestToLoops/RowRelations.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::loops;

namespace {

/// Text of the ops of a function of %x and %y: tensor<64x?xf32> and others.
class Rows {
public:
  explicit Rows(StringRef body) : ops(head() + body.str() + "}\n") {
    auto function = ops.first<func::FuncOp>();
    Block &block = function.getBody().front();
    program =
        buildRowProgram(block, block.getTerminator()->getOperands(), &reason);
    x = function.getArgument(0);
    y = function.getArgument(1);
  }

  /// Results of rows, columns, elements.
  static std::string head() {
    return "func.func @f(%x: tensor<64x50xf32>, %y: tensor<64x50xf32>, "
           "%i: tensor<64xindex>, %rows: tensor<64xf32>, %columns: "
           "tensor<50xf32>, %all: tensor<64x50xf32>) -> (tensor<64x50xf32>) {\n"
           "%zero = arith.constant 0.0 : f32\n"
           "%v = tensor.empty() : tensor<64xf32>\n"
           "%e = tensor.empty() : tensor<64x50xf32>\n"
           "%c = tensor.empty() : tensor<50xf32>\n"
           "%f = linalg.fill ins(%zero : f32) outs(%v : tensor<64xf32>) -> "
           "tensor<64xf32>\n"
           "%g = linalg.fill ins(%zero : f32) outs(%c : tensor<50xf32>) -> "
           "tensor<50xf32>\n";
  }

  ParsedOps ops;
  std::string reason;
  std::optional<RowProgram> program;
  Value x, y;
};

std::string rowSum(StringRef name, StringRef of) {
  return ("%" + name +
          " = linalg.generic {indexing_maps = [affine_map<(r, c) -> (r, c)>, "
          "affine_map<(r, c) -> (r)>], iterator_types = [\"parallel\", "
          "\"reduction\"]} ins(%" +
          of +
          " : tensor<64x50xf32>) outs(%f : tensor<64xf32>) {\n"
          "^bb0(%a: f32, %out: f32):\n"
          "%1 = arith.addf %out, %a fastmath<reassoc> : f32\n"
          "linalg.yield %1 : f32 } -> tensor<64xf32>\n")
      .str();
}

std::string columnSum(StringRef name, StringRef of) {
  return ("%" + name +
          " = linalg.generic {indexing_maps = [affine_map<(r, c) -> (r, c)>, "
          "affine_map<(r, c) -> (c)>], iterator_types = [\"reduction\", "
          "\"parallel\"]} ins(%" +
          of +
          " : tensor<64x50xf32>) outs(%g : tensor<50xf32>) {\n"
          "^bb0(%a: f32, %out: f32):\n"
          "%1 = arith.addf %out, %a fastmath<reassoc> : f32\n"
          "linalg.yield %1 : f32 } -> tensor<50xf32>\n")
      .str();
}

/// An elementwise op of a tensor of rows and columns and one through `map`.
std::string combine(StringRef name, StringRef a, StringRef b, StringRef map,
                    StringRef type, StringRef out = "e",
                    StringRef op = "arith.subf") {
  return ("%" + name +
          " = linalg.generic {indexing_maps = [affine_map<(r, c) -> (r, c)>, "
          "affine_map<(r, c) -> " +
          map +
          ">, affine_map<(r, c) -> (r, c)>], iterator_types = [\"parallel\", "
          "\"parallel\"]} ins(%" +
          a + ", %" + b + " : tensor<64x50xf32>, " + type + ") outs(%" + out +
          " : tensor<64x50xf32>) {\n"
          "^bb0(%a: f32, %b: f32, %out: f32):\n"
          "%1 = " +
          op +
          " %a, %b : f32\n"
          "linalg.yield %1 : f32 } -> tensor<64x50xf32>\n")
      .str();
}

std::string byRow(StringRef name, StringRef a, StringRef b, StringRef out = "e",
                  StringRef op = "arith.subf") {
  return combine(name, a, b, "(r)", "tensor<64xf32>", out, op);
}

std::string result(StringRef name) {
  return ("return %" + name + " : tensor<64x50xf32>\n").str();
}

// x - sum(x), its row sums, and an op that reads both: three loops, one local.
TEST(RowProgram, StagesFollowReductions) {
  Rows rows(rowSum("s", "x") + byRow("d", "x", "s", "e", "arith.divf") +
            rowSum("t", "d") + byRow("r", "d", "t", "all") + result("r"));
  ASSERT_TRUE(rows.program) << rows.reason;
  const RowProgram &program = *rows.program;
  ASSERT_EQ(program.steps.size(), 4u);
  EXPECT_EQ(program.numStages, 3);
  SmallVector<int64_t> stages, expected{0, 1, 1, 2};
  for (const RowStep &step : program.steps)
    stages.push_back(step.stage);
  EXPECT_EQ(stages, expected);
  EXPECT_EQ(program.sizeOf(program.rows), 64);
  EXPECT_EQ(program.sizeOf(program.steps[1].columns), 50);
  ASSERT_EQ(program.locals.size(), 1u);
  EXPECT_EQ(program.locals[0].step, 1);
  EXPECT_EQ(program.locals[0].firstStage, 1);
  EXPECT_EQ(program.locals[0].lastStage, 2);
  EXPECT_EQ(program.locals[0].result, -1);
}

// A sum across rows reads what is computed for each row; the loop is the same.
TEST(RowProgram, SumsAcrossRowsRideAlong) {
  Rows rows(rowSum("s", "x") + byRow("r", "x", "s", "all") +
            columnSum("t", "r") + result("r"));
  ASSERT_TRUE(rows.program) << rows.reason;
  const RowStep &across = rows.program->steps[2];
  EXPECT_EQ(across.kind, RowStepKind::Across);
  EXPECT_TRUE(across.keepsColumns());
  EXPECT_EQ(across.stage, 1);
}

TEST(RowProgram, RefusesWhatAllRowsMakeUp) {
  Rows rows(rowSum("s", "x") + byRow("d", "x", "s") + columnSum("t", "d") +
            combine("r", "d", "t", "(c)", "tensor<50xf32>", "all") +
            result("r"));
  EXPECT_FALSE(rows.program);
  EXPECT_EQ(rows.reason,
            "linalg.generic: reads in each row what all rows make up");
}

TEST(RowProgram, RefusesShiftedReads) {
  Rows rows(rowSum("s", "x") + byRow("d", "x", "s") +
            combine("r", "x", "d", "(r, 49 - c)", "tensor<64x50xf32>", "all") +
            result("r"));
  EXPECT_FALSE(rows.program);
  EXPECT_EQ(rows.reason,
            "linalg.generic: reads other elements than a row's own");
}

std::string pick(StringRef row) {
  return ("%p = linalg.generic {indexing_maps = [affine_map<(r) -> (r)>, "
          "affine_map<(r) -> (r)>], iterator_types = [\"parallel\"]} ins(%i : "
          "tensor<64xindex>) outs(%v : tensor<64xf32>) {\n"
          "^bb0(%a: index, %out: f32):\n"
          "%own = linalg.index 0 : index\n"
          "%other = arith.constant 0 : index\n"
          "%1 = tensor.extract %d[%" +
          row +
          ", %a] : tensor<64x50xf32>\n"
          "linalg.yield %1 : f32 } -> tensor<64xf32>\n")
      .str();
}

// An element of each row of x - sum(x), which is computed after the row's sum.
TEST(RowProgram, PicksElementsOfItsRow) {
  Rows rows(rowSum("s", "x") + byRow("d", "x", "s") + pick("own") +
            byRow("r", "y", "p", "all") + result("r"));
  ASSERT_TRUE(rows.program) << rows.reason;
  const RowStep &step = rows.program->steps[2];
  EXPECT_EQ(step.picks.size(), 1u);
  EXPECT_TRUE(step.isPerRow());
  EXPECT_EQ(step.stage, 0);
  EXPECT_EQ(rows.program->steps[3].stage, 1);
}

TEST(RowProgram, RefusesPicksFromOtherRows) {
  Rows rows(rowSum("s", "x") + byRow("d", "x", "s") + pick("other") +
            byRow("r", "y", "p", "all") + result("r"));
  EXPECT_FALSE(rows.program);
  EXPECT_EQ(rows.reason, "linalg.generic: reads elements of other rows");
}

//===----------------------------------------------------------------------===//
// Schedules
//===----------------------------------------------------------------------===//

// A quotient is kept, a difference is computed again.
TEST(RowSchedule, KeepsExpensiveLocals) {
  Rows expensive(rowSum("s", "x") + byRow("d", "x", "s", "e", "arith.divf") +
                 rowSum("t", "d") + byRow("r", "d", "t", "all") + result("r"));
  auto kept = cpu::chooseRowSchedule(*expensive.program, 512);
  ASSERT_TRUE(kept);
  EXPECT_EQ(kept->along, cpu::RowVectors::columns);
  EXPECT_EQ(kept->lanes, 16);
  ASSERT_EQ(kept->locals.size(), 1u);
  EXPECT_EQ(kept->locals[0], cpu::RowStorage::Row);
  Rows cheap(rowSum("s", "x") + byRow("d", "x", "s") + rowSum("t", "d") +
             byRow("r", "d", "t", "all") + result("r"));
  auto again = cpu::chooseRowSchedule(*cheap.program, 256);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->lanes, 8);
  EXPECT_EQ(again->locals[0], cpu::RowStorage::Again);
}

// 50 floats of each block, rounded up to whole vectors: 64 blocks fit the
// stack.
TEST(RowSchedule, BlocksHoldPartialSums) {
  Rows rows(rowSum("s", "x") + byRow("r", "x", "s", "all") +
            columnSum("t", "r") + result("r"));
  auto schedule = cpu::chooseRowSchedule(*rows.program, 512);
  ASSERT_TRUE(schedule);
  EXPECT_EQ(schedule->blocks, 64);
}

//===----------------------------------------------------------------------===//
// Results over inputs
//===----------------------------------------------------------------------===//

TEST(RowRelations, LastStageOverwritesWhatItReads) {
  Rows rows(rowSum("s", "x") + byRow("d", "x", "s") + rowSum("t", "d") +
            byRow("r", "d", "t", "all") + result("r"));
  EXPECT_TRUE(loops::mayOverwrite(*rows.program, 0, rows.x));
}

// The second sum is computed when the result is written, but reads x again.
TEST(RowRelations, LaterStageReadsTheRow) {
  Rows rows(rowSum("s", "x") + byRow("r", "y", "s", "all") + rowSum("t", "r") +
            byRow("q", "x", "t") + columnSum("z", "q") + result("r"));
  ASSERT_TRUE(rows.program) << rows.reason;
  EXPECT_FALSE(loops::mayOverwrite(*rows.program, 0, rows.x));
  EXPECT_TRUE(loops::mayOverwrite(*rows.program, 0, rows.y));
}

// d is computed again in the last stage, from x.
TEST(RowRelations, LocalIsComputedAgainAfterTheWrite) {
  Rows rows(rowSum("s", "x") + byRow("d", "x", "s") +
            byRow("r", "d", "s", "all") + rowSum("t", "r") +
            byRow("q", "d", "t") + columnSum("z", "q") + result("r"));
  ASSERT_TRUE(rows.program) << rows.reason;
  EXPECT_FALSE(loops::mayOverwrite(*rows.program, 0, rows.x));
}

// A pick reads any column of the row when it is computed.
TEST(RowRelations, PickReadsAfterTheWrite) {
  Rows rows(rowSum("s", "x") + byRow("d", "x", "s") +
            byRow("r", "d", "s", "all") + rowSum("t", "r") +
            "%p = linalg.generic {indexing_maps = [affine_map<(r) -> (r)>, "
            "affine_map<(r) -> (r)>, affine_map<(r) -> (r)>], iterator_types = "
            "[\"parallel\"]} ins(%i, %t : tensor<64xindex>, tensor<64xf32>) "
            "outs(%v : tensor<64xf32>) {\n"
            "^bb0(%a: index, %b: f32, %out: f32):\n"
            "%own = linalg.index 0 : index\n"
            "%1 = tensor.extract %d[%own, %a] : tensor<64x50xf32>\n"
            "%2 = arith.addf %1, %b : f32\n"
            "linalg.yield %2 : f32 } -> tensor<64xf32>\n" +
            byRow("q", "y", "p") + columnSum("z", "q") + result("r"));
  ASSERT_TRUE(rows.program) << rows.reason;
  EXPECT_FALSE(loops::mayOverwrite(*rows.program, 0, rows.x));
}

//===----------------------------------------------------------------------===//
// Schedules of GPUs
//===----------------------------------------------------------------------===//

// Whether the checker accepts each candidate, with the workspace that it
// states, and the chosen one is among them.
void expectLegal(Rows &rows, size_t least) {
  ASSERT_TRUE(rows.program) << rows.reason;
  auto function = rows.ops.first<func::FuncOp>();
  const CudaChip &chip = device::chipOf(function);
  SmallVector<device::RowChoice> candidates =
      device::enumerateRows(*rows.program, chip);
  ASSERT_GE(candidates.size(), least);
  Builder builder(function.getContext());
  for (const device::RowChoice &each : candidates) {
    function->setAttr(nest::KernelOp::getThreadBytesAttrName(),
                      builder.getI64IntegerAttr(each.workspace));
    EXPECT_TRUE(
        succeeded(device::checkRows(function, *rows.program, each.schedule)));
  }
  auto chosen = device::chooseRows(*rows.program, chip);
  ASSERT_TRUE(chosen);
  EXPECT_TRUE(llvm::any_of(candidates, [&](const device::RowChoice &each) {
    return each.schedule == chosen->schedule;
  }));
}

TEST(GPURows, EachCandidateIsLegal) {
  Rows locals(rowSum("s", "x") + byRow("d", "x", "s", "e", "arith.divf") +
              rowSum("t", "d") + byRow("r", "d", "t", "all") + result("r"));
  expectLegal(locals, 11);
  Rows across(rowSum("s", "x") + byRow("r", "x", "s", "all") +
              columnSum("t", "r") + result("r"));
  expectLegal(across, 8);
}

// 50 elements of a row: 13 threads with 4 each are rounded up.
TEST(GPURows, PartOfAWarpHasAShortRow) {
  Rows rows(rowSum("s", "x") + byRow("r", "x", "s", "all") + result("r"));
  ASSERT_TRUE(rows.program) << rows.reason;
  auto chosen = device::chooseRows(*rows.program, cudaChipFeatures("sm_90"));
  ASSERT_TRUE(chosen);
  EXPECT_EQ(chosen->schedule.getAlong(), cuda::RowLanes::columns);
  EXPECT_EQ(chosen->schedule.getGroup(), 16);
  EXPECT_EQ(chosen->schedule.getWidth(), 2);
  EXPECT_EQ(chosen->schedule.getKept(), 2);
}

} // namespace
