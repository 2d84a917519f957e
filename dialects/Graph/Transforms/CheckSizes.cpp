//===- CheckSizes.cpp - refuse tensors that no machine can hold -----------===//
//
// A pass, and not a part of the ops' verifiers, because all errors are to be
// reported at once. Runs first, so that later passes can compute with sizes.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"
#include "tcopt/Graph/Transforms/Passes.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace tcopt::graph {

#define GEN_PASS_DEF_GRAPHCHECKSIZES
#include "tcopt/Graph/Transforms/Passes.h.inc"

static constexpr int64_t kMaxBytes = int64_t(1) << 47;

static bool isDataType(Type type) {
  if (type.isF64() || type.isF32() || type.isF16() || type.isBF16())
    return true;
  return type.isSignlessInteger(64) || type.isSignlessInteger(32) ||
         type.isSignlessInteger(16) || type.isSignlessInteger(8) ||
         type.isSignlessInteger(1) || type.isUnsignedInteger(8);
}

// Whether the static sizes alone make too many bytes. No elements are no bytes.
static bool isTooLarge(RankedTensorType type) {
  int64_t bytes = llvm::divideCeil(type.getElementTypeBitWidth(), 8);
  bool tooLarge = false;
  for (int64_t size : type.getShape()) {
    if (size == 0)
      return false;
    if (ShapedType::isDynamic(size) || tooLarge)
      continue;
    tooLarge = llvm::MulOverflow(bytes, size, bytes) || bytes > kMaxBytes;
  }
  return tooLarge;
}

static LogicalResult check(TensorType type, Location loc) {
  if (!isDataType(type.getElementType()))
    return emitError(loc, "expected a tensor of f64, f32, f16, bf16, i64, i32, "
                          "i16, i8, ui8 or i1 but found ")
           << type;
  auto ranked = dyn_cast<RankedTensorType>(type);
  if (ranked && isTooLarge(ranked))
    return emitError(loc, "expected a tensor of at most 2^47 bytes but found ")
           << type;
  return success();
}

namespace {
struct GraphCheckSizes : impl::GraphCheckSizesBase<GraphCheckSizes> {
  void runOnOperation() override {
    bool allFit = true;
    auto visit = [&](Value value) {
      auto type = dyn_cast<TensorType>(value.getType());
      if (!type)
        return;
      ++numChecked;
      allFit &= succeeded(check(type, value.getLoc()));
    };
    getOperation()->walk<WalkOrder::PreOrder>([&](Operation *op) {
      llvm::for_each(op->getResults(), visit);
      for (Region &region : op->getRegions())
        for (Block &block : region)
          llvm::for_each(block.getArguments(), visit);
    });
    markAllAnalysesPreserved();
    if (!allFit)
      signalPassFailure();
  }
};
} // namespace

} // namespace tcopt::graph
