//===- SortWholeRows.cpp - sort rows of which many elements are wanted ----===//
//
// The pass runs before kernels are planned: a sort and a slice are two nodes of
// the plan.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"
#include "tcopt/Core/IR/CoreOps.h"
#include "tcopt/Target/CUDA/Passes.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_CUDASORTWHOLEROWSPASS
#include "tcopt/Target/CUDA/Passes.h.inc"

/// The first elements along a dimension, as a type has them.
static Value firstOf(OpBuilder &builder, Value rows, int64_t dim,
                     RankedTensorType type) {
  Location loc = rows.getLoc();
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(builder, loc, rows);
  sizes[dim] = builder.getIndexAttr(type.getDimSize(dim));
  SmallVector<OpFoldResult> offsets(sizes.size(), builder.getIndexAttr(0));
  SmallVector<int64_t> strides(sizes.size(), 1);
  return core::SliceOp::create(builder, loc, rows, offsets, sizes, strides);
}

namespace {

struct SortWholeRows : impl::CUDASortWholeRowsPassBase<SortWholeRows> {
  using CUDASortWholeRowsPassBase::CUDASortWholeRowsPassBase;

  void runOnOperation() override {
    SmallVector<core::SortOp> sorts;
    getOperation().walk([&](core::SortOp op) { sorts.push_back(op); });
    for (core::SortOp op : sorts)
      if (isPart(op) && isLong(op))
        rewrite(op);
  }

private:
  static bool isPart(core::SortOp op) {
    return op.getLimit() &&
           int64_t(*op.getLimit()) !=
               cast<ShapedType>(op.getX().getType()).getDimSize(op.getDim());
  }

  bool isLong(core::SortOp op) {
    auto x = cast<ShapedType>(op.getX().getType());
    int64_t wanted = *op.getLimit();
    if (wanted <= mostWanted)
      return decline(op, "few-wanted", wanted);
    if (x.hasStaticShape() && x.getNumElements() <= mostElements)
      return decline(op, "known-and-few", x.getNumElements());
    return true;
  }

  bool decline(core::SortOp op, StringRef reason, int64_t count) {
    remark::missed(op.getLoc(), remark::RemarkOpts::name("not-whole")
                                    .category("cuda-sort-whole-rows")
                                    .function(getOperation().getName()))
        << remark::reason("{0}", reason) << remark::metric("Elements", count);
    return false;
  }

  void rewrite(core::SortOp op) {
    OpBuilder builder(op);
    auto x = cast<RankedTensorType>(op.getX().getType());
    Type types[] = {x, x.clone(builder.getI64Type())};
    auto whole =
        core::SortOp::create(builder, op.getLoc(), types, op.getX(),
                             op.getDim(), op.getDescending(), IntegerAttr());
    whole->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    for (auto [result, all] :
         llvm::zip_equal(op.getResults(), whole.getResults()))
      result.replaceAllUsesWith(firstOf(
          builder, all, op.getDim(), cast<RankedTensorType>(result.getType())));
    op.erase();
    ++numWhole;
  }
};

} // namespace
} // namespace tcopt
