//===- ExpandReshapes.cpp - memref.expand_shape by its stated sizes -------===//
//
// A pass because upstream's expand-strided-metadata, which runs next, computes
// the sizes anew and cannot where a group of dimensions has two unknown ones.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "tcopt/Conversion/RtToLLVM.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_RTEXPANDRESHAPES
#include "tcopt/Conversion/RtToLLVM/Passes.h.inc"

namespace {
/// Writes one op as a cast with all sizes and strides.
class Expansion {
public:
  explicit Expansion(memref::ExpandShapeOp op)
      : op(op), rewriter(op), sizes(op.getMixedOutputShape()),
        strides(sizes.size(), rewriter.getIndexAttr(1)) {}

  void rewrite() {
    Location loc = op.getLoc();
    MemRefType type = op.getResultType();
    auto from =
        memref::ExtractStridedMetadataOp::create(rewriter, loc, op.getSrc());
    for (auto [group, stride] : llvm::zip_equal(
             op.getReassociationIndices(), from.getConstifiedMixedStrides()))
      setStrides(group, stride);
    int64_t offset = type.getStridesAndOffset().second;
    OpFoldResult start = ShapedType::isDynamic(offset)
                             ? OpFoldResult(from.getOffset())
                             : rewriter.getIndexAttr(offset);
    rewriter.replaceOpWithNewOp<memref::ReinterpretCastOp>(
        op, type, from.getBaseBuffer(), start, sizes, strides);
  }

private:
  /// The last dimension of a group has the stride of the whole, each other one
  /// the stride of its right neighbour times that one's size.
  void setStrides(ArrayRef<int64_t> group, OpFoldResult last) {
    Location loc = op.getLoc();
    auto [known, offset] = op.getResultType().getStridesAndOffset();
    Value step = getValueOrCreateConstantIndexOp(rewriter, loc, last);
    for (int64_t dim : llvm::reverse(group)) {
      strides[dim] = ShapedType::isDynamic(known[dim])
                         ? OpFoldResult(step)
                         : rewriter.getIndexAttr(known[dim]);
      Value size = getValueOrCreateConstantIndexOp(rewriter, loc, sizes[dim]);
      step = arith::MulIOp::create(rewriter, loc, step, size);
    }
  }

  memref::ExpandShapeOp op;
  IRRewriter rewriter;
  SmallVector<OpFoldResult> sizes, strides;
};

struct RtExpandReshapes : impl::RtExpandReshapesBase<RtExpandReshapes> {
  void runOnOperation() override {
    getOperation()->walk([&](memref::ExpandShapeOp op) {
      Expansion(op).rewrite();
      ++numExpanded;
    });
  }
};
} // namespace

} // namespace tcopt
