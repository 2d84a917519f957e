//===- Reduction.cpp - norms and distinct elements ------------------------===//

#include "ATenBodies.h"
#include "NN/Functions/Common.h"
#include "tcopt/Graph/IR/GraphDynamicOps.h"
#include "tcopt/Graph/IR/GraphPointwiseOps.h"
#include "tcopt/Graph/IR/GraphReductionOps.h"

using mlir::Value;

namespace tcopt::aten {

using capture::Builder;

//===----------------------------------------------------------------------===//
// Norms
//===----------------------------------------------------------------------===//

// The norm of a single element is its absolute value, which a power and its
// root would round. Unlike `norm`, it does not compare dynamic sizes.
Tensor ATenBodies::linalg_vector_norm(const Tensor &self, const Scalar &ord,
                                      const Dims &dim, bool keepdim,
                                      std::optional<DType> dtype, Place place) {
  Tensor operand = to_layout(self, dtype, place);
  std::vector<int64_t> dims =
      capture::wrapDims(capture::reducedDims(operand, dim), operand.dim(),
                        "linalg_vector_norm", place);
  double p = ord.toDouble();
  return capture::call(place, [&](Builder &b) -> Value {
    Value x = b(operand);
    auto isOne = [&](int64_t at) {
      return mlir::getConstantIntValue(b.sizeOf(x, at)) == 1;
    };
    if (p != 0 && llvm::all_of(dims, isOne))
      return b.make<graph::AmaxOp>(b.make<graph::AbsOp>(x), dims, keepdim);
    return b.make<graph::VectorNormOp>(x, llvm::APFloat(p), dims, keepdim);
  });
}

//===----------------------------------------------------------------------===//
// Distinct elements
//===----------------------------------------------------------------------===//

/// Returns the distinct elements, the index of each element among them, and
/// their counts.
template <typename OpT>
static std::vector<Tensor>
distinctParts(const Tensor &self, std::optional<int64_t> dim, Place place) {
  return capture::callMany(place, [&](Builder &b) {
    auto along = dim ? b.ops().getI64IntegerAttr(*dim) : mlir::IntegerAttr();
    OpT op = b.op<OpT>(b(self), along);
    return op ? std::vector<Value>(op->result_begin(), op->result_end())
              : std::vector<Value>(3);
  });
}

// Results without their flag are empty.
template <typename OpT>
static std::vector<Tensor> distinctElements(const Tensor &self,
                                            bool return_inverse,
                                            bool return_counts, Place place) {
  std::vector<Tensor> results = distinctParts<OpT>(self, std::nullopt, place);
  Tensor none = new_zeros(self, {0}, DType::I64, place);
  return {results[0], return_inverse ? results[1] : none,
          return_counts ? results[2] : none};
}

std::vector<Tensor> ATenBodies::_unique(const Tensor &self, bool return_inverse,
                                        Place place) {
  std::vector<Tensor> results = _unique2(self, return_inverse, false, place);
  results.pop_back();
  return results;
}

std::vector<Tensor> ATenBodies::_unique2(const Tensor &self,
                                         bool return_inverse,
                                         bool return_counts, Place place) {
  return distinctElements<graph::UniqueOp>(self, return_inverse, return_counts,
                                           place);
}

// Along a dimension, PyTorch computes all results, even without their flags.
std::vector<Tensor> ATenBodies::unique_dim(const Tensor &self, int64_t dim,
                                           bool return_inverse,
                                           bool return_counts, Place place) {
  return distinctParts<graph::UniqueOp>(self, dim, place);
}

std::vector<Tensor> ATenBodies::unique_consecutive(const Tensor &self,
                                                   bool return_inverse,
                                                   bool return_counts,
                                                   std::optional<int64_t> dim,
                                                   Place place) {
  if (dim && !(*dim == 0 && self.dim() == 1))
    return distinctParts<graph::UniqueConsecutiveOp>(self, dim, place);
  return distinctElements<graph::UniqueConsecutiveOp>(self, return_inverse,
                                                      return_counts, place);
}

} // namespace tcopt::aten
