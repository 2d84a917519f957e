//===- ExpandSlices.cpp - slices of expanded tensors ----------------------===//
//
// A slice whose dimensions are split has to be copied, as kernels take slices
// only right before their ops. Where the slice takes whole parts of what it is
// split into, the tensor is split first, which costs nothing.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "tcopt/Nest/Transforms/FusionChoice.h"

using namespace mlir;
using namespace tcopt;

namespace {
/// The tensor that is sliced, split as the slice is, and the slice of it.
struct Split {
  SmallVector<OpFoldResult> sizes;
  SmallVector<int64_t> shape;
  SmallVector<OpFoldResult> offsets;
};

struct ExpandBeforeSlice : OpRewritePattern<tensor::ExpandShapeOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::ExpandShapeOp expand,
                                PatternRewriter &rewriter) const override {
    auto slice = expand.getSrc().getDefiningOp<tensor::ExtractSliceOp>();
    if (!slice || !slice.hasUnitStride() ||
        slice.getSourceType().getRank() != slice.getType().getRank())
      return failure();
    SmallVector<ReassociationIndices> groups = expand.getReassociationIndices();
    for (auto [dim, group] : llvm::enumerate(groups))
      if (group.size() != 1 && !takesWholeParts(expand, slice, dim, group))
        return failure();
    Split split;
    for (auto [dim, group] : llvm::enumerate(groups))
      group.size() == 1 ? addWhole(rewriter, slice, dim, split)
                        : addParts(rewriter, expand, slice, dim, group, split);
    replace(rewriter, expand, slice, split);
    return success();
  }

private:
  /// Of what the dimension is split into, but for the first; 0 if not known.
  static int64_t innerSize(tensor::ExpandShapeOp expand,
                           ArrayRef<int64_t> group) {
    int64_t size = 1;
    for (int64_t part : group.drop_front()) {
      int64_t own = expand.getResultType().getDimSize(part);
      size *= ShapedType::isDynamic(own) ? 0 : own;
    }
    return size;
  }

  static bool takesWholeParts(tensor::ExpandShapeOp expand,
                              tensor::ExtractSliceOp slice, int64_t dim,
                              ArrayRef<int64_t> group) {
    int64_t inner = innerSize(expand, group);
    int64_t size = slice.getSourceType().getDimSize(dim);
    std::optional<int64_t> offset =
        getConstantIntValue(slice.getMixedOffsets()[dim]);
    return inner > 0 && !ShapedType::isDynamic(size) && size % inner == 0 &&
           offset && *offset % inner == 0 &&
           !expand.getResultType().isDynamicDim(group.front());
  }

  static void addWhole(OpBuilder &b, tensor::ExtractSliceOp slice, int64_t dim,
                       Split &split) {
    split.shape.push_back(slice.getSourceType().getDimSize(dim));
    split.sizes.push_back(
        tensor::getMixedSize(b, slice.getLoc(), slice.getSource(), dim));
    split.offsets.push_back(slice.getMixedOffsets()[dim]);
  }

  /// The first dimension of the group is that which is sliced.
  static void addParts(OpBuilder &b, tensor::ExpandShapeOp expand,
                       tensor::ExtractSliceOp slice, int64_t dim,
                       ArrayRef<int64_t> group, Split &split) {
    int64_t inner = innerSize(expand, group);
    int64_t size = slice.getSourceType().getDimSize(dim);
    int64_t offset = *getConstantIntValue(slice.getMixedOffsets()[dim]);
    for (int64_t part : group) {
      bool isFirst = part == group.front();
      int64_t own =
          isFirst ? size / inner : expand.getResultType().getDimSize(part);
      split.shape.push_back(own);
      split.sizes.push_back(b.getIndexAttr(own));
      split.offsets.push_back(b.getIndexAttr(isFirst ? offset / inner : 0));
    }
  }

  static void replace(PatternRewriter &rewriter, tensor::ExpandShapeOp expand,
                      tensor::ExtractSliceOp slice, const Split &split) {
    RankedTensorType type = expand.getResultType();
    auto whole = tensor::ExpandShapeOp::create(
        rewriter, expand.getLoc(),
        RankedTensorType::get(split.shape, type.getElementType()),
        slice.getSource(), expand.getReassociationIndices(), split.sizes);
    SmallVector<OpFoldResult> steps(type.getRank(), rewriter.getIndexAttr(1));
    rewriter.replaceOpWithNewOp<tensor::ExtractSliceOp>(
        expand, type, whole, split.offsets, expand.getMixedOutputShape(),
        steps);
  }
};
} // namespace

void nest::populateSlicesOfExpanded(RewritePatternSet &patterns) {
  patterns.add<ExpandBeforeSlice>(patterns.getContext());
}
