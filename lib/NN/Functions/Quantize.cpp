//===- Quantize.cpp - quantize and dequantize -----------------------------===//

#include "Bodies.h"
#include "Common.h"
#include "tcopt/Graph/IR/GraphQuantizeOps.h"

using namespace tcopt::graph;
using mlir::Value;

namespace tcopt {

using capture::Builder;
using capture::call;

Tensor Bodies::quantize_per_tensor(const Tensor &self, const Tensor &scale,
                                   const Tensor &zero_point, DType dtype,
                                   Place place) {
  if (!isInteger(dtype))
    throw Exception("quantize_per_tensor: expected an integer dtype", place);
  auto [least, most] = getIntegerRange(dtype);
  return call(place, [&, least = least, most = most](Builder &b) {
    return b.make<QuantizeOp>(b(self), b(scale), b(zero_point),
                              mlir::IntegerAttr(), least, most, b.type(dtype));
  });
}

Tensor Bodies::dequantize_per_tensor(const Tensor &self, const Tensor &scale,
                                     const Tensor &zero_point, Place place) {
  return call(place, [&](Builder &b) {
    return b.make<DequantizeOp>(b(self), b(scale), b(zero_point),
                                mlir::IntegerAttr());
  });
}

} // namespace tcopt
