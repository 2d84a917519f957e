//===- TransposeChoice.cpp - tiles that are transposed --------------------===//

#include "TransposeChoice.h"
#include "Groups.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

/// Rows and columns of a tile, at least and at most, the
/// bytes of its rows, the elements that a thread takes at once, and the shared
/// memory for its inputs.
constexpr int64_t kTransposeTile = 32, kLargestTransposeTile = 128;
constexpr int64_t kTransposeBytes = 256, kTransposeWidth = 4;
constexpr int64_t kTransposeShared = 40 << 10;
/// Elements of a tile for a thread that takes several at once.
constexpr int64_t kTransposeElements = 32;

/// The loop that inputs lie along instead of `along`; none if there are
/// several.
static std::optional<int64_t> loopAcross(const LoopFacts &facts,
                                         int64_t along) {
  std::optional<int64_t> across;
  for (const KernelOperand &operand : facts.shape.operands) {
    const auto *one = llvm::find(operand.steps, Step::One);
    if (operand.output || one == operand.steps.end() ||
        operand.steps[along] != Step::Many)
      continue;
    int64_t loop = one - operand.steps.begin();
    if (across && loop != *across)
      return std::nullopt;
    across = loop;
  }
  return across;
}

/// Neighbours that are in bounds or out of bounds together, in both directions.
static int64_t widthOf(const LoopFacts &facts, const TransposeTile &tile,
                       int64_t widest) {
  int64_t width = std::min(widest, kTransposeWidth);
  for (int64_t loop : {tile.across, tile.along}) {
    int64_t size = facts.shape.loops[loop].size;
    while (width > 1 && (!isKnown(size) || size % width != 0))
      width /= 2;
  }
  return width;
}

/// Long rows, as far as shared memory goes; 0 without room for the shortest.
static int64_t sizeOf(const LoopFacts &facts, const TransposeTile &tile) {
  linalg::LinalgOp op = facts.op;
  int64_t most = 1, sum = 0;
  for (OpOperand &operand : op->getOpOperands()) {
    int64_t bytes = bytesOf(getElementTypeOrSelf(operand.get()));
    most = std::max(most, bytes);
    if (op.isDpsInput(&operand) &&
        isTransposed(facts.shape, operand, tile.across, tile.along))
      sum += bytes;
  }
  int64_t size = tile.width == 1
                     ? kTransposeTile
                     : std::clamp(kTransposeBytes / most, kTransposeTile,
                                  kLargestTransposeTile);
  while (size >= kTransposeTile && size * (size + 1) * sum > kTransposeShared)
    size /= 2;
  return size < kTransposeTile ? 0 : size;
}

std::optional<TransposeTile>
device::chooseTranspose(const LoopFacts &facts, int64_t along, int64_t widest) {
  std::optional<int64_t> across = loopAcross(facts, along);
  if (!across)
    return std::nullopt;
  for (int64_t loop : {*across, along})
    if (!isAtLeast(facts.shape.loops[loop].size, kTransposeTile))
      return std::nullopt;
  TransposeTile tile = {*across, along, 0, 1, kBlockThreads};
  tile.width = widthOf(facts, tile, widest);
  tile.size = sizeOf(facts, tile);
  if (!tile.size)
    return std::nullopt;
  if (tile.width > 1)
    tile.threads =
        std::clamp<int64_t>(tile.size * tile.size / kTransposeElements,
                            kBlockThreads / 2, kBlockThreads * 2);
  return tile;
}
