//===- Part.h - the lists of a slice ----------------------------*- C++ -*-===//

#ifndef TCOPT_CORE_TRANSFORMS_PART_H
#define TCOPT_CORE_TRANSFORMS_PART_H

#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "tcopt/Core/Transforms/Patterns.h"

namespace tcopt::core {

/// Which part of a tensor a slice takes, to be changed and taken of another
/// one.
struct Part {
  llvm::SmallVector<mlir::OpFoldResult> offsets, sizes;
  llvm::SmallVector<int64_t> strides;

  explicit Part(SliceOp op) : strides(op.getStrides()), b(op.getContext()) {
    offsets = getMixedValues(op.getStaticOffsets(), op.getOffsets(), b);
    sizes = getMixedValues(op.getStaticSizes(), op.getSizes(), b);
  }

  std::optional<int64_t> offset(int64_t dim) const {
    return getConstantIntValue(offsets[dim]);
  }
  std::optional<int64_t> size(int64_t dim) const {
    return getConstantIntValue(sizes[dim]);
  }
  void setOffset(int64_t dim, int64_t offset) {
    offsets[dim] = b.getIndexAttr(offset);
  }
  /// The first and the last place along `dim`, if they are known and there is
  /// one.
  std::optional<std::pair<int64_t, int64_t>> places(int64_t dim) const {
    if (!offset(dim) || !size(dim) || *size(dim) < 1)
      return std::nullopt;
    return std::pair(*offset(dim),
                     *offset(dim) + (*size(dim) - 1) * strides[dim]);
  }
  SliceOp of(mlir::Value x, mlir::Location loc,
             mlir::OpBuilder &builder) const {
    return SliceOp::create(builder, loc, x, offsets, sizes, strides);
  }

private:
  mlir::Builder b;
};

/// Replaces the slice by `part` of x, if that is valid.
inline llvm::LogicalResult replaceByPart(mlir::PatternRewriter &rewriter,
                                         SliceOp op, const Part &part,
                                         mlir::Value x) {
  return replaceIfValid(rewriter, op, [&](mlir::OpBuilder &builder) {
    return part.of(x, op.getLoc(), builder);
  });
}

} // namespace tcopt::core

#endif // TCOPT_CORE_TRANSFORMS_PART_H
