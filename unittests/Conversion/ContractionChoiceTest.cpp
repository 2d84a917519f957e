//===- ContractionChoiceTest.cpp - the tile that a contraction gets -------===//

#include "tcopt/Conversion/NestToGPU/ContractionChoice.h"
#include "gtest/gtest.h"

using namespace tcopt;
using namespace tcopt::device;

namespace {

using List = llvm::SmallVector<int64_t>;

constexpr int64_t kHopperShared = 227 << 10;

ContractionFacts factsOf(int64_t rows, int64_t columns, int64_t terms,
                         int64_t batches = 1) {
  ContractionFacts facts;
  facts.sizes = {batches, rows, columns, terms};
  facts.multiprocessors = 132;
  return facts;
}

/// Products of bf16 by tensor cores.
ContractionFacts halfFactsOf(int64_t rows, int64_t columns, int64_t terms) {
  ContractionFacts facts = factsOf(rows, columns, terms);
  facts.instruction = 16;
  facts.isCopied = true;
  facts.mostShared = kHopperShared;
  return facts;
}

ContractionFacts shared(ContractionFacts facts) {
  facts.mayShare = true;
  return facts;
}

/// M, N, K, those of a thread or a warp, parts, and of tensor cores K of an
/// instruction and stages; empty where no tile is chosen.
List tileOf(const ContractionFacts &facts) {
  std::optional<ContractionTile> tile = chooseTile(facts);
  if (!tile)
    return {};
  List numbers{tile->rows,    tile->columns,    tile->terms,
               tile->ownRows, tile->ownColumns, tile->parts};
  if (tile->instruction)
    numbers.append({tile->instruction, tile->stages});
  return numbers;
}

TEST(ContractionChoice, FewRowsColumnsOrTermsHaveNoTile) {
  EXPECT_EQ(tileOf(factsOf(1, 4096, 4096)), List());
  EXPECT_EQ(tileOf(factsOf(4096, 15, 4096)), List());
  EXPECT_EQ(tileOf(factsOf(4096, 4096, 7)), List());
  EXPECT_EQ(tileOf(factsOf(0, 4096, 4096)), List());
  EXPECT_EQ(tileOf(factsOf(4096, 4096, 0)), List());
  EXPECT_EQ(tileOf(factsOf(2, 16, 8)), (List{32, 32, 32, 4, 4, 1}));
}

// A product of 4096^3 has 1024 tiles of 128 x 128, 8 for each of 132
// processors. A product of 1024^3 has 64, which leaves half of the processors
// idle: 128 tiles of 128 x 64 keep nearly all busy and end first.
TEST(ContractionChoice, TheTileThatEndsFirst) {
  EXPECT_EQ(tileOf(factsOf(4096, 4096, 4096)), (List{128, 128, 16, 8, 8, 1}));
  EXPECT_EQ(tileOf(factsOf(1024, 1024, 1024)), (List{128, 64, 16, 8, 8, 1}));
  EXPECT_EQ(tileOf(factsOf(512, 512, 4096)), (List{32, 32, 32, 4, 4, 1}));
}

// 64 multiprocessors are busy with 64 tiles, a single one with any.
TEST(ContractionChoice, TilesFollowTheMultiprocessors) {
  ContractionFacts facts = shared(factsOf(1024, 1024, 1024));
  facts.multiprocessors = 64;
  EXPECT_EQ(tileOf(facts), (List{128, 128, 16, 8, 8, 1}));
  facts.sizes = {1, 512, 512, 4096};
  facts.multiprocessors = 1;
  EXPECT_EQ(tileOf(facts), (List{128, 128, 16, 8, 8, 1}));
}

TEST(ContractionChoice, BatchesMakeTiles) {
  EXPECT_EQ(tileOf(factsOf(512, 512, 64, /*batches=*/64)),
            (List{128, 128, 16, 8, 8, 1}));
  EXPECT_EQ(tileOf(factsOf(512, 512, 64, /*batches=*/0)),
            tileOf(factsOf(512, 512, 64)));
}

// More than half of a tile of 128 rows would be idle at 64 of them.
TEST(ContractionChoice, TilesAreMoreThanHalfFull) {
  EXPECT_EQ(tileOf(factsOf(65, 100000, 512)), (List{128, 128, 16, 8, 8, 1}));
  EXPECT_EQ(tileOf(factsOf(64, 100000, 512)), (List{64, 128, 16, 8, 8, 1}));
  EXPECT_EQ(tileOf(factsOf(32, 100000, 512)), (List{32, 32, 32, 4, 4, 1}));
}

TEST(ContractionChoice, UnknownSizesAreLarge) {
  List large{128, 128, 16, 8, 8, 1};
  EXPECT_EQ(tileOf(shared(factsOf(unknownSize, 512, 512))), large);
  EXPECT_EQ(tileOf(shared(factsOf(unknownSize, unknownSize, unknownSize))),
            large);
  EXPECT_EQ(tileOf(shared(factsOf(4096, 4096, 512, unknownSize))), large);
  EXPECT_EQ(tileOf(factsOf(1, unknownSize, unknownSize)), List());
}

// 4 tiles of 128 x 128 have 1024 steps of terms each: 64 parts, as many as
// there may be, of 16 steps.
TEST(ContractionChoice, BlocksShareTheTermsOfFewTiles) {
  EXPECT_EQ(tileOf(shared(factsOf(256, 256, 16384))),
            (List{128, 128, 16, 8, 8, 64}));
  EXPECT_EQ(tileOf(factsOf(256, 256, 16384)), (List{32, 32, 32, 4, 4, 1}));
}

// A part has 8 steps at least, so that 4 steps are not shared.
TEST(ContractionChoice, FewTermsAreNotShared) {
  EXPECT_EQ(tileOf(shared(factsOf(128, 128, 64))), (List{32, 32, 32, 4, 4, 1}));
  EXPECT_EQ(tileOf(shared(factsOf(4096, 4096, 4096))),
            (List{128, 128, 16, 8, 8, 1}));
}

// 128 of the 132 processors have a tile of 32 x 32: 96 are enough.
TEST(ContractionChoice, EnoughTilesAreNotShared) {
  EXPECT_EQ(tileOf(shared(halfFactsOf(8, 4096, 4096))),
            (List{32, 32, 32, 16, 16, 1, 16, 3}));
  EXPECT_EQ(tileOf(shared(halfFactsOf(8, 1024, 4096))),
            (List{32, 32, 32, 16, 16, 8, 16, 3}));
}

TEST(ContractionChoice, LargeElementsHaveFewerResults) {
  ContractionFacts facts = factsOf(4096, 4096, 4096);
  facts.bytes = 8;
  EXPECT_EQ(tileOf(facts), (List{64, 64, 8, 8, 4, 1}));
  facts.sizes.rows = 32;
  EXPECT_EQ(tileOf(facts), (List{32, 32, 16, 4, 4, 1}));
}

// Three stages of (128 + 256) x 64 bf16 are 144 KB; of (128 + 128) x 32 in four
// stages, 64 KB; of (128 + 64) x 32 in three, 36 KB.
TEST(ContractionChoice, TensorCoresTakeWhatFitsSharedMemory) {
  ContractionFacts facts = halfFactsOf(4096, 4096, 4096);
  EXPECT_EQ(tileOf(facts), (List{128, 256, 64, 64, 64, 1, 16, 3}));
  facts.mostShared = 3 * (128 + 256) * 64 * 2;
  EXPECT_EQ(tileOf(facts), (List{128, 256, 64, 64, 64, 1, 16, 3}));
  --facts.mostShared;
  EXPECT_EQ(tileOf(facts), (List{128, 256, 32, 64, 64, 1, 16, 4}));
  facts.mostShared = 64 << 10;
  EXPECT_EQ(tileOf(facts), (List{128, 128, 32, 64, 64, 1, 16, 4}));
  facts.mostShared = 48 << 10;
  EXPECT_EQ(tileOf(facts), (List{128, 64, 32, 32, 32, 1, 16, 3}));
}

TEST(ContractionChoice, InputsThatPassRegistersHaveSmallerWarpTiles) {
  ContractionFacts facts = halfFactsOf(4096, 4096, 4096);
  facts.isCopied = false;
  EXPECT_EQ(tileOf(facts), (List{128, 128, 32, 64, 32, 1, 16, 3}));
}

// Twice as many bytes of an element in f32, half as many of int8.
TEST(ContractionChoice, TermsFollowTheInstruction) {
  ContractionFacts facts = halfFactsOf(4096, 4096, 4096);
  facts.instruction = 8;
  EXPECT_EQ(tileOf(facts), (List{128, 256, 32, 64, 64, 1, 8, 3}));
  facts.instruction = 32;
  EXPECT_EQ(tileOf(facts), (List{128, 256, 128, 64, 64, 1, 32, 3}));
}

// All that are chosen can be executed: a thread has whole runs, a warp whole
// instructions, and a block at most 1024 threads.
TEST(ContractionChoice, TilesOfManySizes) {
  for (int64_t rows : {2, 17, 64, 65, 1000, 100000})
    for (int64_t columns : {16, 33, 128, 4096})
      for (int64_t terms : {8, 100, 65536})
        for (int64_t instruction : {0, 8, 16, 32}) {
          ContractionFacts facts = shared(halfFactsOf(rows, columns, terms));
          facts.instruction = instruction;
          std::optional<ContractionTile> tile = chooseTile(facts);
          ASSERT_TRUE(tile);
          EXPECT_EQ(tile->rows % tile->ownRows, 0);
          EXPECT_EQ(tile->columns % tile->ownColumns, 0);
          EXPECT_EQ(tile->threads() % 32, 0);
          EXPECT_LE(tile->threads(), 1024);
          EXPECT_GE(tile->parts, 1);
          EXPECT_LE(tile->parts, 64);
          if (instruction)
            EXPECT_EQ(tile->terms % instruction, 0);
          // No part is without terms.
          int64_t steps = (terms + tile->terms - 1) / tile->terms;
          int64_t each = (steps + tile->parts - 1) / tile->parts;
          EXPECT_LT((tile->parts - 1) * each, steps);
        }
}

} // namespace
