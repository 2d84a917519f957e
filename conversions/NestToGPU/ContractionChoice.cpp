//===- ContractionChoice.cpp - tiles of contractions ----------------------===//
//
// Large tiles read the inputs less often, small tiles make more blocks. If even
// small tiles are few, blocks share the terms of a tile (split-K).
//
//===----------------------------------------------------------------------===//

#include "ContractionChoice.h"
#include "MatrixTile.h"
#include "SliceAlignment.h"
#include "tcopt/Conversion/NestToLoops/BufferTypes.h"
#include "tcopt/Conversion/NestToLoops/OperandAccess.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"
#include "tcopt/Tcopt/IR/Accessors.h"
#include "tcopt/Tcopt/IR/Precision.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

/// Fewer rows, columns or terms are for other kinds. A few rows leave most of a
/// tile idle, but read the other input once.
static constexpr int64_t kFewestRows = 2, kFewestColumns = 16, kFewestTerms = 8;
/// Limits of split-K: tiles of terms of a block, and blocks of a tile.
static constexpr int64_t kStepsOfPart = 8, kMostParts = 64;
/// The assumed number of rows and columns if it is not known.
static constexpr int64_t kUsualLines = 4096;

static bool isLess(int64_t size, int64_t bound) {
  return size != unknownSize && size < bound;
}

static int64_t tilesOf(int64_t size, int64_t tile) {
  return (size + tile - 1) / tile;
}

// Sizes that are not known are assumed to be large.
static int64_t countTiles(const ContractionSizes &sizes,
                          const ContractionTile &tile) {
  auto known = [](int64_t size, int64_t otherwise) {
    return size == unknownSize ? otherwise : size;
  };
  return std::max<int64_t>(known(sizes.batches, 1), 1) *
         tilesOf(known(sizes.rows, kUsualLines), tile.rows) *
         tilesOf(known(sizes.columns, kUsualLines), tile.columns);
}

// Whether more than half of a tile would be out of bounds.
static bool isTooLarge(const ContractionSizes &sizes,
                       const ContractionTile &tile) {
  return isLess(sizes.rows, tile.rows / 2 + 1) ||
         isLess(sizes.columns, tile.columns / 2 + 1);
}

static bool areKnown(const ContractionSizes &sizes) {
  return sizes.batches != unknownSize && sizes.rows != unknownSize &&
         sizes.columns != unknownSize && sizes.terms != unknownSize;
}

// As many as keep all of a GPU busy, none of them without terms.
static int64_t partsOf(const ContractionFacts &facts,
                       const ContractionTile &tile) {
  int64_t steps = tilesOf(facts.sizes.terms, tile.terms);
  int64_t wanted = 2 * facts.multiprocessors / countTiles(facts.sizes, tile);
  int64_t parts = std::clamp<int64_t>(std::min(wanted, steps / kStepsOfPart), 1,
                                      kMostParts);
  return tilesOf(steps, tilesOf(steps, parts));
}

namespace {
/// A tile, and how fast a processor sums it, the fastest one in 100.
struct RatedTile {
  ContractionTile tile;
  int64_t rate;
};
} // namespace

// Warps of 64 x 64 read shared memory least often, but leave no registers for
// operands that are not copied. Rates are those of an H100.
static SmallVector<RatedTile>
tilesOfTensorCores(const ContractionFacts &facts) {
  int64_t one = facts.instruction, few = 2 * one, many = 4 * one;
  SmallVector<RatedTile> tiles;
  if (facts.isCopied)
    tiles = {{{128, 256, many, 64, 64, 1, one, 3}, 100},
             {{256, 128, many, 64, 64, 1, one, 3}, 100},
             {{128, 256, few, 64, 64, 1, one, 4}, 98},
             {{128, 128, few, 64, 64, 1, one, 4}, 92}};
  else
    tiles = {{{128, 128, few, 64, 32, 1, one, 3}, 80}};
  tiles.append({{{128, 64, few, 32, 32, 1, one, 3}, 70},
                {{64, 128, few, 32, 32, 1, one, 3}, 70},
                {{64, 64, few, 32, 32, 1, one, 3}, 60},
                {{32, 32, few, 16, 16, 1, one, 3}, 30}});
  int64_t bytes = kMatrixBytes / facts.instruction;
  llvm::erase_if(tiles, [&](const RatedTile &each) {
    return each.tile.inputBytes(bytes) > facts.mostShared;
  });
  return tiles;
}

// Tiles from the largest on; the last tile is for small results.
static SmallVector<RatedTile> tilesFor(const ContractionFacts &facts) {
  if (facts.instruction)
    return tilesOfTensorCores(facts);
  // As many results of large elements are too many for registers.
  if (facts.bytes > 4)
    return {{{64, 64, 8, 8, 4}, 100}, {{32, 32, 16, 4, 4}, 60}};
  return {{{128, 128, 16, 8, 8}, 100},
          {{128, 64, 16, 8, 8}, 90},
          {{64, 128, 16, 8, 8}, 90},
          {{64, 64, 16, 8, 4}, 75},
          {{32, 32, 32, 4, 4}, 50}};
}

// As many as keep nearly all multiprocessors busy: 96 of 132.
static int64_t enoughTiles(const ContractionFacts &facts) {
  return facts.multiprocessors * 8 / 11;
}

// The processor with the most tiles ends last.
static int64_t timeOf(const ContractionFacts &facts, const RatedTile &each) {
  return tilesOf(countTiles(facts.sizes, each.tile), facts.multiprocessors) *
         each.tile.rows * each.tile.columns * 100 / each.rate;
}

std::optional<ContractionTile>
device::chooseTile(const ContractionFacts &facts) {
  const ContractionSizes &sizes = facts.sizes;
  if (isLess(sizes.rows, kFewestRows) ||
      isLess(sizes.columns, kFewestColumns) ||
      isLess(sizes.terms, kFewestTerms))
    return std::nullopt;
  SmallVector<RatedTile> tiles = tilesFor(facts);
  RatedTile small = tiles.back();
  llvm::erase_if(tiles, [&](const RatedTile &each) {
    return isTooLarge(sizes, each.tile);
  });
  if (tiles.empty())
    tiles.push_back(small);
  ContractionTile chosen =
      llvm::min_element(tiles, [&](const RatedTile &a, const RatedTile &b) {
        return timeOf(facts, a) < timeOf(facts, b);
      })->tile;
  if (!areKnown(sizes) || !facts.mayShare ||
      countTiles(sizes, chosen) >= enoughTiles(facts))
    return chosen;
  // The largest tiles whose slices occupy the chip, else small tiles.
  ContractionTile shared = tiles.front().tile;
  shared.parts = partsOf(facts, shared);
  if (shared.parts * countTiles(sizes, shared) < facts.multiprocessors) {
    shared = tiles.back().tile;
    shared.parts = partsOf(facts, shared);
  }
  return shared.parts > 1 ? shared : chosen;
}

// The type that one factor is extended from, and null for another factor.
static Type extendedFrom(const nest::ProductSum &product, unsigned input,
                         BlockArgument argument) {
  Operation *step = product.factor[input].getDefiningOp();
  if (!isa_and_nonnull<arith::ExtFOp, arith::ExtSIOp, arith::ExtUIOp>(step) ||
      step->getOperand(0) != argument)
    return nullptr;
  return argument.getType();
}

static bool isFactor(const nest::ProductSum &product, linalg::LinalgOp op,
                     unsigned input) {
  BlockArgument argument = op.getBlock()->getArgument(input);
  return product.factor[input] == argument && argument.getType().isF32();
}

int64_t device::instructionOf(linalg::LinalgOp op) {
  std::optional<nest::ProductSum> product = nest::matchProductSum(op);
  if (!product)
    return 0;
  if (allowsTF32(op) && !nest::isStrict(op) && isFactor(*product, op, 0) &&
      isFactor(*product, op, 1) && nest::freeCombiner(op))
    return 8;
  Type rows = extendedFrom(*product, 0, op.getBlock()->getArgument(0));
  Type columns = extendedFrom(*product, 1, op.getBlock()->getArgument(1));
  Type sum = product->add->getResult(0).getType();
  if (!rows || rows != columns)
    return 0;
  if (rows.isInteger(8) && sum.isInteger(32))
    return 32;
  bool isHalf = (rows.isF16() || rows.isBF16()) && sum.isF32();
  return isHalf && !nest::isStrict(op) && nest::freeCombiner(op) ? 16 : 0;
}

const CudaChip &device::chipOf(Operation *op) {
  TargetAttr target = getTarget(op);
  return cudaChipFeatures(target ? target.getChip() : StringRef());
}

bool device::isCopiedToTiles(linalg::LinalgOp op, const KernelShape &shape,
                             const ContractionLoops &loops) {
  for (unsigned input : {0u, 1u}) {
    Value operand = op->getOperand(input);
    Type type = getElementTypeOrSelf(operand);
    ArrayRef<Step> steps = shape.operands[input].steps;
    const auto *one = llvm::find(steps, Step::One);
    int64_t perChunk = kChunkBytes * 8 / type.getIntOrFloatBitWidth();
    if (one == steps.end() ||
        !(loops::isRowMajor(operand) || isAlignedSlice(operand, perChunk)))
      return false;
    int64_t loop = one - steps.begin();
    int64_t size = shape.loops[loop].size;
    bool alongTerms = llvm::is_contained(loops.sum, loop);
    if (size == unknownSize || size % perChunk != 0 ||
        (!alongTerms && type.getIntOrFloatBitWidth() < 16))
      return false;
  }
  return true;
}

static bool isOfBytes(Type type) {
  return type.isIntOrFloat() && type.getIntOrFloatBitWidth() % 8 == 0;
}

std::optional<ContractionLoops> device::tiledLoops(linalg::LinalgOp op,
                                                   const KernelShape &shape) {
  std::optional<ContractionLoops> loops = classifyContraction(shape);
  if (!loops || !llvm::all_of(op.getIndexingMapsArray(), loops::isLinear))
    return std::nullopt;
  nest::ProductSum product = *nest::matchProductSum(op);
  for (Value operand : op->getOperands())
    if (!isOfBytes(getElementTypeOrSelf(operand)) ||
        !isa<ShapedType>(operand.getType()))
      return std::nullopt;
  for (Value factor : product.factor)
    if (!isOfBytes(factor.getType()))
      return std::nullopt;
  return loops;
}
