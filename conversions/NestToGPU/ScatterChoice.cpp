//===- ScatterChoice.cpp - how a GPU runs updates by index ----------------===//
//
// A thread for each index of the dimensions along which updates have different
// places is enough where there are few updates along the others, or so many
// such threads that neighbours read neighbouring indices. Else blocks share the
// places.
//
//===----------------------------------------------------------------------===//

#include "ScatterChoice.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

/// Updates of one thread that are no loop worth sharing.
static constexpr int64_t kFewPerThread = 16;
/// Threads that need no others beside them.
static constexpr int64_t kEnoughThreads = 8192;
/// Threads of a block, and blocks that share the places.
static constexpr int64_t kScatterThreads = 256, kScatterBlocks = 132 * 4;

/// The product of the sizes of some dimensions of the updates.
static int64_t sizeOf(nest::ScatterOp op,
                      llvm::function_ref<bool(int64_t)> isOne) {
  auto type = cast<ShapedType>(op.getUpdates().getType());
  int64_t product = 1;
  for (auto [dim, size] : llvm::enumerate(type.getShape())) {
    if (!isOne(int64_t(dim)))
      continue;
    if (ShapedType::isDynamic(size))
      return unknownSize;
    product *= size;
  }
  return product;
}

KernelPlan device::chooseScatter(nest::ScatterOp op) {
  auto isFree = [&](int64_t dim) {
    return llvm::is_contained(op.getXDims(), dim);
  };
  auto isIndexed = [&](int64_t dim) {
    return llvm::is_contained(op.getIndexDims(), dim);
  };
  int64_t along = sizeOf(op, [&](int64_t dim) { return !isFree(dim); });
  int64_t outer =
      sizeOf(op, [&](int64_t dim) { return isFree(dim) && isIndexed(dim); });
  int64_t row = sizeOf(op, [&](int64_t dim) { return !isIndexed(dim); });
  bool hasNeighbours =
      !op.getIndexDims().empty() && isFree(op.getIndexDims().back());
  KernelPlan plan;
  plan.threads = kScatterThreads;
  plan.strategy = KernelStrategy::Rows;
  bool isFew = along != unknownSize && along <= kFewPerThread;
  if (isFew || (hasNeighbours && outer >= kEnoughThreads))
    return plan;
  plan.strategy = KernelStrategy::BlockRows;
  // At least one, and a warp where the row's length is not known.
  int64_t elements = row == unknownSize ? 32 : std::max<int64_t>(row, 1);
  int64_t threads = std::min<int64_t>(
      kScatterThreads, int64_t(llvm::PowerOf2Ceil(uint64_t(elements))));
  plan.vector = {threads, kScatterBlocks};
  return plan;
}
