//===- SortWholeRows.cpp - sort all of which much is wanted ---------------===//

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Nest/Transforms/Passes.h"

using namespace mlir;

namespace tcopt::nest {

#define GEN_PASS_DEF_CUDASORTWHOLEROWSPASS
#include "tcopt/Nest/Transforms/Passes.h.inc"

namespace {

int64_t lastSize(Value tensor) {
  return cast<ShapedType>(tensor.getType()).getShape().back();
}

/// The first elements of each row, as a type has them.
Value firstOf(OpBuilder &builder, Value rows, RankedTensorType type) {
  Location loc = rows.getLoc();
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(builder, loc, rows);
  sizes.back() = builder.getIndexAttr(type.getShape().back());
  SmallVector<OpFoldResult> offsets(sizes.size(), builder.getIndexAttr(0)),
      strides(sizes.size(), builder.getIndexAttr(1));
  return tensor::ExtractSliceOp::create(builder, loc, type, rows, offsets,
                                        sizes, strides);
}

struct SortWholeRows : impl::CUDASortWholeRowsPassBase<SortWholeRows> {
  using CUDASortWholeRowsPassBase::CUDASortWholeRowsPassBase;

  void runOnOperation() override {
    SmallVector<SortOp> sorts;
    getOperation().walk([&](SortOp op) { sorts.push_back(op); });
    for (SortOp op : sorts)
      if (isPart(op) && isLong(op))
        rewrite(op);
  }

private:
  static bool isPart(SortOp op) {
    int64_t wanted = lastSize(op.getValues());
    return op.getNumResults() != 0 && !ShapedType::isDynamic(wanted) &&
           wanted != lastSize(op.getX());
  }

  bool isLong(SortOp op) {
    auto x = cast<ShapedType>(op.getX().getType());
    int64_t wanted = lastSize(op.getValues());
    if (wanted <= mostWanted)
      return decline(op, "few-wanted", wanted);
    if (x.hasStaticShape() && x.getNumElements() <= mostElements)
      return decline(op, "known-and-few", x.getNumElements());
    return true;
  }

  bool decline(SortOp op, StringRef reason, int64_t count) {
    remark::missed(op.getLoc(), remark::RemarkOpts::name("not-whole")
                                    .category("cuda-sort-whole-rows")
                                    .function(getOperation().getName()))
        << remark::reason("{0}", reason) << remark::metric("Elements", count);
    return false;
  }

  void rewrite(SortOp op) {
    OpBuilder builder(op);
    Location loc = op.getLoc();
    Value x = op.getX();
    SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(builder, loc, x);
    Value values =
        tensor::EmptyOp::create(builder, loc, sizes, getElementTypeOrSelf(x));
    Value indices =
        tensor::EmptyOp::create(builder, loc, sizes, builder.getI64Type());
    auto whole = SortOp::create(builder, loc,
                                TypeRange{values.getType(), indices.getType()},
                                x, values, indices, op.getDescending());
    whole->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    for (auto [result, all] :
         llvm::zip_equal(op.getResults(), whole.getResults()))
      result.replaceAllUsesWith(
          firstOf(builder, all, cast<RankedTensorType>(result.getType())));
    op.erase();
    ++numWhole;
  }
};

} // namespace
} // namespace tcopt::nest
