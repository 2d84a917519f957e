//===- QuantizeRules.cpp - rules of quantised tensors ---------------------===//

#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Graph/IR/GraphQuantizeOps.h"

using namespace mlir;

namespace tcopt {

// One number, or one for each place along `axis`, in the shape of `like`.
static Value along(CoreBuilder &b, Value x, std::optional<int64_t> axis,
                   Value like) {
  SmallVector<int64_t> dims;
  if (axis)
    dims = normalDims(*axis, rankOf(like));
  return b.broadcast(x, dims, b.sizesOf(like));
}

static Value quantize(CoreBuilder &b, graph::QuantizeOp::Adaptor in) {
  Value x = b.wide(in.getX());
  Type type = elementTypeOf(x);
  Value inverse = b.div(1.0, b.convert(in.getScale(), type));
  Value zero = b.convert(in.getZeroPoint(), type);
  Value scaled = b.mul(x, along(b, inverse, in.getAxis(), x));
  Value q = b.add(b.roundEven(scaled), along(b, zero, in.getAxis(), x));
  q = b.minimum(b.maximum(q, double(in.getQuantMin())),
                double(in.getQuantMax()));
  return b.convert(q, in.getDtype());
}

static Value dequantize(CoreBuilder &b, graph::DequantizeOp::Adaptor in) {
  Value scale = b.wide(in.getScale());
  Type type = elementTypeOf(scale);
  Value x = b.convert(in.getX(), type);
  Value zero = b.convert(in.getZeroPoint(), type);
  return b.mul(b.sub(x, along(b, zero, in.getAxis(), x)),
               along(b, scale, in.getAxis(), x));
}

void addQuantizeRules(RuleTable table) {
  table.rule<graph::QuantizeOp>(quantize);
  table.rule<graph::DequantizeOp>(dequantize);
}

} // namespace tcopt
