//===- Sort.cpp - core.sort to nest.sort ----------------------------------===//
//
// nest.sort sorts the last dimension, and signed integers: other dimensions
// become the last one before it, and ui8 is widened to i16.
//
//===----------------------------------------------------------------------===//

#include "TensorBuilder.h"
#include "tcopt/Conversion/CoreToLinalg.h"
#include "tcopt/Core/IR/CoreScanOps.h"
#include "tcopt/Nest/IR/NestOps.h"

using namespace mlir;

namespace tcopt {

// Swaps `dim` and the last dimension, and converts the elements.
static Value arrange(TensorBuilder &b, Value x, int64_t dim, Type from,
                     Type to) {
  Sizes sizes = b.sizes(x);
  int64_t last = int64_t(sizes.size()) - 1;
  if (dim == last && from == to)
    return x;
  SmallVector<int64_t> loops = llvm::to_vector(llvm::seq<int64_t>(0, last + 1));
  std::swap(sizes[dim], sizes[last]);
  std::swap(loops[dim], loops[last]);
  return b.parallel(x, b.empty(sizes, storageType(to)),
                    dimsMap(last + 1, loops, b.getContext()),
                    [&](ScalarBuilder &s, ValueRange v) {
                      return convertElement(s, v[0], from, to);
                    });
}

namespace {

struct SortPattern : OpConversionPattern<core::SortOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(core::SortOp op, OpAdaptor a,
                  ConversionPatternRewriter &rewriter) const override {
    TensorBuilder b(op, storedResult(op, *getTypeConverter()), rewriter);
    Type element = elementTypeOf(op.getX()), i64 = b.getI64Type();
    Type key = kindOf(element) == ElementKind::Unsigned ? Type(b.getI16Type())
                                                        : element;
    int64_t dim = op.getDim();
    Value x = arrange(b, a.getX(), dim, element, key);
    Sizes sizes = b.sizes(x);
    if (op.getLimit())
      sizes.back() = b.getIndexAttr(*op.getLimit());
    Value values = b.empty(sizes, storageType(key)),
          indices = b.empty(sizes, i64);
    auto sort =
        nest::SortOp::create(b, TypeRange{values.getType(), indices.getType()},
                             x, values, indices, op.getDescending());
    Type type = b.type, indexType = op.getIndices().getType();
    rewriter.replaceOp(
        op, {b.cast(arrange(b, sort.getResult(0), dim, key, element), type),
             b.cast(arrange(b, sort.getResult(1), dim, i64, i64), indexType)});
    return success();
  }
};

} // namespace

void populateCoreSortToLinalgPatterns(const TypeConverter &converter,
                                      RewritePatternSet &patterns) {
  patterns.add<SortPattern>(converter, patterns.getContext());
}

} // namespace tcopt
