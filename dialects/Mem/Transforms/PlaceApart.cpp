//===- PlaceApart.cpp - an arena for each buffer --------------------------===//
//
// For the reference lowering, which judges plans of memory and therefore makes
// none: no two buffers share a byte.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Mem/Transforms/PlaceApart.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "tcopt/Mem/IR/MemOps.h"
#include "tcopt/Mem/Transforms/Passes.h"

using namespace mlir;

namespace tcopt::mem {

#define GEN_PASS_DEF_PLACEAPARTPASS
#include "tcopt/Mem/Transforms/Passes.h.inc"

int64_t knownBytes(MemRefType type) {
  int64_t bytes = std::max<int64_t>(1, type.getElementTypeBitWidth() / 8);
  for (int64_t size : type.getShape())
    if (!ShapedType::isDynamic(size))
      bytes *= size;
  return bytes;
}

void placeApart(memref::AllocOp alloc, int64_t leastBytes) {
  OpBuilder builder(alloc);
  Location loc = alloc.getLoc();
  auto bytes = BytesOp::create(
      builder, loc, builder.getIndexType(), alloc.getDynamicSizes(),
      std::max<int64_t>(knownBytes(alloc.getType()), 1));
  auto arena =
      ArenaOp::create(builder, loc, ValueRange(bytes.getBytes()),
                      ArrayRef<int64_t>{ShapedType::kDynamic}, leastBytes);
  Value view = ViewOp::create(builder, loc, alloc.getType(), arena, /*slot=*/0,
                              /*offset=*/0, ArrayRef<int64_t>{0, 0},
                              alloc.getDynamicSizes());
  alloc.replaceAllUsesWith(view);
  alloc.erase();
}

namespace {

struct PlaceApart : impl::PlaceApartPassBase<PlaceApart> {
  void runOnOperation() override {
    SmallVector<memref::AllocOp> allocs;
    getOperation().walk(
        [&](memref::AllocOp alloc) { allocs.push_back(alloc); });
    for (memref::AllocOp alloc : allocs)
      placeApart(alloc);
    numBuffers += allocs.size();
  }
};

} // namespace
} // namespace tcopt::mem
