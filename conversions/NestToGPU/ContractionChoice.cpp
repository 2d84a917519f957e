//===- ContractionChoice.cpp - the tile that a contraction gets -----------===//
//
// Large tiles read the inputs less often, small ones make more blocks. Where
// even small ones are few, blocks share the terms of a tile.
//
//===----------------------------------------------------------------------===//

#include "ContractionChoice.h"
#include "tcopt/Conversion/NestToCPU/OperandAccess.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"
#include "tcopt/Tcopt/IR/Accessors.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

/// Fewer rows, columns or terms are for other kinds.
static constexpr int64_t kFewestLines = 16, kFewestTerms = 8;
/// Tiles of terms of a block that shares a tile, and such blocks, at most.
static constexpr int64_t kStepsOfPart = 8, kMostParts = 64;

static bool isLess(int64_t size, int64_t bound) {
  return size != unknownSize && size < bound;
}

static int64_t tilesOf(int64_t size, int64_t tile) {
  return (size + tile - 1) / tile;
}

// Unknown sizes count as one tile of the size.
static int64_t countTiles(const ContractionSizes &sizes,
                          const ContractionTile &tile) {
  auto count = [](int64_t size, int64_t of) {
    return size == unknownSize ? 1 : tilesOf(size, of);
  };
  return std::max<int64_t>(sizes.batches, 1) * count(sizes.rows, tile.rows) *
         count(sizes.columns, tile.columns);
}

// More than half of such a tile would be nothing.
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
static int64_t partsOf(const ContractionSizes &sizes,
                       const ContractionTile &tile) {
  int64_t steps = tilesOf(sizes.terms, tile.terms);
  int64_t wanted = 2 * kManyTiles / countTiles(sizes, tile);
  int64_t parts = std::clamp<int64_t>(std::min(wanted, steps / kStepsOfPart), 1,
                                      kMostParts);
  return tilesOf(steps, tilesOf(steps, parts));
}

// From the largest on; the last one is for what is small.
static SmallVector<ContractionTile> tilesFor(int64_t bytes,
                                             int64_t instruction) {
  // As many results of large elements are too many for registers.
  if (!instruction && bytes > 4)
    return {{64, 64, 8, 8, 4}, {32, 32, 16, 4, 4}};
  if (!instruction)
    return {{128, 128, 8, 8, 8},
            {128, 64, 8, 8, 8},
            {64, 128, 8, 8, 8},
            {64, 64, 16, 8, 4},
            {32, 32, 32, 4, 4}};
  // 64 bytes of terms: three such tiles fit in shared memory.
  int64_t terms = 2 * instruction;
  return {{128, 128, terms, 64, 32, 1, instruction},
          {128, 64, terms, 32, 32, 1, instruction},
          {64, 128, terms, 32, 32, 1, instruction},
          {64, 64, terms, 32, 32, 1, instruction},
          {32, 32, terms, 16, 16, 1, instruction}};
}

std::optional<ContractionTile> device::chooseTile(const ContractionSizes &sizes,
                                                  int64_t bytes, bool mayShare,
                                                  int64_t instruction) {
  if (isLess(sizes.rows, kFewestLines) || isLess(sizes.columns, kFewestLines) ||
      isLess(sizes.terms, kFewestTerms))
    return std::nullopt;
  SmallVector<ContractionTile> tiles = tilesFor(bytes, instruction);
  ContractionTile small = tiles.pop_back_val(), chosen = small;
  for (const ContractionTile &tile : tiles)
    if (!isTooLarge(sizes, tile)) {
      chosen = tile;
      if (countTiles(sizes, tile) >= kManyTiles)
        return tile;
    }
  if (!areKnown(sizes))
    return chosen;
  if (mayShare) {
    chosen.parts = partsOf(sizes, chosen);
    if (chosen.parts * countTiles(sizes, chosen) >= kManyTiles)
      return chosen;
    small.parts = partsOf(sizes, small);
  }
  return small;
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

int64_t device::instructionOf(linalg::LinalgOp op) {
  std::optional<nest::ProductSum> product = nest::matchProductSum(op);
  if (!product)
    return 0;
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

bool device::hasTensorCores(Operation *op) {
  TargetAttr target = getTarget(op);
  if (!target)
    return false;
  StringRef chip = target.getChip();
  int64_t capability = 0;
  if (!chip.consume_front("sm_"))
    return chip == "emulated";
  return !chip.consumeInteger(10, capability) && capability >= 80;
}

static bool isOfBytes(Type type) {
  return type.isIntOrFloat() && type.getIntOrFloatBitWidth() % 8 == 0;
}

std::optional<ContractionLoops> device::tiledLoops(linalg::LinalgOp op,
                                                   const KernelShape &shape) {
  std::optional<ContractionLoops> loops = classifyContraction(shape);
  if (!loops || !llvm::all_of(op.getIndexingMapsArray(), cpu::isLinear))
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
