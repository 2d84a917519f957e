//===- ScatterChoice.cpp - schedules of updates and sorts -----------------===//
//
// A thread for each index of the dimensions along which updates have different
// elements is enough if there are few updates along the others, or so many
// threads that neighbours read neighbouring indices. Else blocks share the
// elements, or, if the order of updates does not matter, each update has a
// thread.
//
//===----------------------------------------------------------------------===//

#include "ScatterChoice.h"
#include "AtomicUpdate.h"
#include "ContractionChoice.h"
#include "Groups.h"
#include "mlir/IR/Remarks.h"
#include "tcopt/Tcopt/IR/TcoptDialect.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

/// Updates of one thread that are no loop worth sharing.
static constexpr int64_t kFewPerThread = 16;
/// Threads that need no others beside them.
static constexpr int64_t kEnoughThreads = 8192;
/// Threads of a block, and blocks that share the elements.
static constexpr int64_t kScatterThreads = 256;
/// Blocks for each multiprocessor.
static constexpr int64_t kScatterBlocks = 4;

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

static bool allowsAtomics(Operation *op) {
  while (op && !op->hasAttr(TcoptDialect::kAllowAtomics))
    op = op->getParentOp();
  return op;
}

/// Says why not, where they are allowed.
static bool mayBeAtomic(nest::ScatterOp op) {
  if (!allowsAtomics(op))
    return false;
  StringRef reason = AtomicUpdate(op).refusal();
  if (reason.empty())
    return true;
  remark::missed(
      op->getLoc(),
      remark::RemarkOpts::name("not-atomic").category("cuda-choose-schedule"))
      << remark::reason("{0}", reason);
  return false;
}

ScheduleAttrInterface device::chooseScatter(nest::ScatterOp op) {
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
  MLIRContext *context = op.getContext();
  auto threadEach = cuda::ScatterAttr::get(context, kScatterThreads);
  if (along != unknownSize && along <= kFewPerThread)
    return threadEach;
  if (mayBeAtomic(op))
    return cuda::AtomicScatterAttr::get(context, kScatterThreads);
  if (hasNeighbours && outer >= kEnoughThreads)
    return threadEach;
  // At least one, and a warp where the row's length is not known.
  int64_t elements = row == unknownSize ? 32 : std::max<int64_t>(row, 1);
  int64_t threads = std::min<int64_t>(
      kScatterThreads, int64_t(llvm::PowerOf2Ceil(uint64_t(elements))));
  return cuda::BlockScatterAttr::get(
      context, threads, chipOf(op).multiprocessors * kScatterBlocks,
      kScatterThreads);
}

//===----------------------------------------------------------------------===//
// Sorts
//===----------------------------------------------------------------------===//

/// Bytes of a block for elements and their indices, and rows that are so short
/// that counting is less work.
static constexpr int64_t kSortBytes = 48 * 1024, kShortRow = 64;

/// Most bytes of tiles that are merged.
static constexpr int64_t kMostSorted = int64_t(1) << 29;

/// Bytes of elements and their indices, twice.
static int64_t bytesOfMerges(ShapedType x) {
  SmallVector<Type> types{x.getElementType(),
                          IntegerType::get(x.getContext(), 64)};
  return 2 * workspaceBytes(types, x.getNumElements());
}

ScheduleAttrInterface device::chooseSort(nest::SortOp op) {
  auto x = cast<ShapedType>(op.getX().getType());
  int64_t length = x.getShape().back();
  bool isDynamic = ShapedType::isDynamic(length);
  MLIRContext *context = op.getContext();
  auto counting = cuda::CountingSortAttr::get(context, kScatterThreads);
  if (!isDynamic && length <= kShortRow)
    return counting;
  int64_t bytes = bytesOf(x.getElementType()) + 8;
  int64_t capacity = int64_t(llvm::bit_floor(uint64_t(kSortBytes / bytes)));
  int64_t wanted = cast<ShapedType>(op.getValues().getType()).getShape().back();
  bool isFew = !ShapedType::isDynamic(wanted) && wanted <= capacity / 2;
  bool isLong = !isDynamic && length > capacity && !isFew;
  bool isMerged =
      isLong && x.hasStaticShape() && bytesOfMerges(x) <= kMostSorted;
  if (isLong && !isMerged && wanted != length)
    return counting;
  if (!isDynamic)
    capacity = std::min<int64_t>(capacity,
                                 int64_t(llvm::PowerOf2Ceil(uint64_t(length))));
  return cuda::SortAttr::get(context, capacity,
                             std::min<int64_t>(capacity / 2, 512), isMerged);
}

int64_t device::workspaceOfSort(nest::SortOp op,
                                ScheduleAttrInterface schedule) {
  auto blocks = dyn_cast<cuda::SortAttr>(schedule);
  return blocks && blocks.getMerge()
             ? bytesOfMerges(cast<ShapedType>(op.getX().getType()))
             : 0;
}
