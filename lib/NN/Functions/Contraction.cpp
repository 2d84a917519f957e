//===- Contraction.cpp - matrix products and einsum -----------------------===//

#include "Bodies.h"
#include "Common.h"
#include "RandomSeed.h"
#include "tcopt/Graph/IR/GraphAttentionOps.h"
#include "tcopt/Graph/IR/GraphContractionOps.h"
#include "tcopt/Graph/IR/GraphPointwiseOps.h"
#include "tcopt/Support/EinsumEquation.h"

using namespace tcopt::graph;
using llvm::APFloat;
using mlir::Value;

namespace tcopt {

using capture::Builder;
using capture::call;
using capture::expectRank;

//===----------------------------------------------------------------------===//
// Products of two tensors
//===----------------------------------------------------------------------===//

Tensor Bodies::matmul(const Tensor &self, const Tensor &other, Place place) {
  return call(place,
              [&](Builder &b) { return b.make<MatmulOp>(b(self), b(other)); });
}

Tensor Bodies::mm(const Tensor &self, const Tensor &mat2, Place place) {
  expectRank("mm", self, 2, place);
  expectRank("mm", mat2, 2, place);
  return matmul(self, mat2, place);
}

// Autocast does not convert operands of these functions.
static Tensor productOfVector(const Tensor &x, const Tensor &vector,
                              Place place) {
  return call(place, [&](Builder &b) {
    b.keepsDTypes = true;
    return b.make<MatmulOp>(b(x), b(vector));
  });
}

Tensor Bodies::mv(const Tensor &self, const Tensor &vec, Place place) {
  expectRank("mv", self, 2, place);
  expectRank("mv", vec, 1, place);
  return productOfVector(self, vec, place);
}

Tensor Bodies::dot(const Tensor &self, const Tensor &tensor, Place place) {
  expectRank("dot", self, 1, place);
  expectRank("dot", tensor, 1, place);
  return productOfVector(self, tensor, place);
}

// The batch sizes must be equal; they are not broadcast.
Tensor Bodies::bmm(const Tensor &self, const Tensor &mat2, Place place) {
  expectRank("bmm", self, 3, place);
  expectRank("bmm", mat2, 3, place);
  if (self.size(0, place) != mat2.size(0, place))
    throw Exception("bmm: expected as many matrices on both sides but found " +
                        std::to_string(self.size(0, place).hint()) + " and " +
                        std::to_string(mat2.size(0, place).hint()),
                    place);
  return matmul(self, mat2, place);
}

Tensor Bodies::outer(const Tensor &self, const Tensor &vec2, Place place) {
  expectRank("outer", self, 1, place);
  expectRank("outer", vec2, 1, place);
  return mul(unsqueeze(self, 1, place), unsqueeze(vec2, 0, place), place);
}

//===----------------------------------------------------------------------===//
// Products and sums
//===----------------------------------------------------------------------===//

// For integers PyTorch truncates beta and alpha.
template <typename OpT>
static Tensor addProduct(const Tensor &self, const Tensor &x, const Tensor &y,
                         const Scalar &beta, const Scalar &alpha, Place place) {
  DType dtype = x.dtype();
  auto factor = [&](const Scalar &number) {
    return APFloat(isFloat(dtype) ? number.toDouble() : double(number.toInt()));
  };
  return call(place, [&](Builder &b) {
    return b.make<OpT>(b.as(self, dtype), b(x), b(y), factor(beta),
                       factor(alpha));
  });
}

Tensor Bodies::addmm(const Tensor &self, const Tensor &mat1, const Tensor &mat2,
                     const Scalar &beta, const Scalar &alpha, Place place) {
  return addProduct<AddmmOp>(self, mat1, mat2, beta, alpha, place);
}

Tensor Bodies::baddbmm(const Tensor &self, const Tensor &batch1,
                       const Tensor &batch2, const Scalar &beta,
                       const Scalar &alpha, Place place) {
  return addProduct<BaddbmmOp>(self, batch1, batch2, beta, alpha, place);
}

Tensor Bodies::linear(const Tensor &input, const Tensor &weight,
                      const Tensor &bias, Place place) {
  if (weight.dim() != 1)
    return call(place, [&](Builder &b) {
      return b.make<LinearOp>(b(input), b(weight), b(bias));
    });
  Tensor product = matmul(input, weight, place);
  return bias.defined() ? add(product, bias, 1, place) : product;
}

// Whether a label occurs in one operand only and not in the result. PyTorch
// reduces it by `sum`, which converts integers to i64.
static bool sumsOneOperand(const EinsumEquation &equation) {
  llvm::SmallVector<int> count(equation.numLabels, 0);
  for (int label : equation.result)
    count[label] = 2;
  for (const EinsumEquation::Labels &labels : equation.operands)
    for (int label = 0; label < equation.numLabels; ++label)
      count[label] += llvm::is_contained(labels, label);
  return llvm::is_contained(count, 1);
}

// Whether operands are multiplied as matrices: several operands have a label
// that is not in the result, and there are other labels.
static bool contracts(const EinsumEquation &equation) {
  auto count = [&](int label) {
    return llvm::count_if(equation.operands, [&](const auto &labels) {
      return llvm::is_contained(labels, label);
    });
  };
  for (int label = 0; label < equation.numLabels; ++label)
    if (count(label) > 1 && !llvm::is_contained(equation.result, label))
      return true;
  return false;
}

Tensor Bodies::einsum(std::string_view equation,
                      const std::vector<Tensor> &tensors, Place place) {
  auto ranks = llvm::map_to_vector(
      tensors, [](const Tensor &tensor) { return tensor.dim(); });
  auto parsed = EinsumEquation::parse(equation, ranks);
  if (!parsed)
    throw Exception("einsum: " + llvm::toString(parsed.takeError()), place);
  bool isWide = sumsOneOperand(*parsed);
  return call(place, [&](Builder &b) {
    b.keepsDTypes = !contracts(*parsed);
    auto inputs = llvm::map_to_vector(tensors, [&](const Tensor &tensor) {
      return isWide && !isFloat(tensor.dtype()) ? b.as(tensor, DType::I64)
                                                : b(tensor);
    });
    return b.make<EinsumOp>(inputs, equation);
  });
}

Tensor Bodies::cdist(const Tensor &x1, const Tensor &x2, double p,
                     Place place) {
  return call(place, [&](Builder &b) {
    return b.make<CdistOp>(b(x1), b(x2), APFloat(p));
  });
}

Tensor Bodies::pdist(const Tensor &self, double p, Place place) {
  return call(place,
              [&](Builder &b) { return b.make<PdistOp>(b(self), APFloat(p)); });
}

Tensor Bodies::grouped_mm(const Tensor &self, const Tensor &mat2,
                          const Tensor &offs, Place place) {
  return call(place, [&](Builder &b) {
    return b.make<GroupedMatmulOp>(b(self), b(mat2), b(offs));
  });
}

Tensor Bodies::_int_mm(const Tensor &self, const Tensor &mat2, Place place) {
  capture::expectRank("_int_mm", self, 2, place);
  capture::expectRank("_int_mm", mat2, 2, place);
  return call(
      place, [&](Builder &b) { return b.make<IntMatmulOp>(b(self), b(mat2)); });
}

//===----------------------------------------------------------------------===//
// Attention
//===----------------------------------------------------------------------===//

Tensor Bodies::scaled_dot_product_attention(
    const Tensor &query, const Tensor &key, const Tensor &value,
    const Tensor &attn_mask, double dropout_p, bool is_causal,
    std::optional<double> scale, bool enable_gqa, Place place) {
  std::optional<capture::RandomSeed> random;
  if (dropout_p != 0)
    random.emplace(place);
  int64_t rank = std::max({query.dim(), key.dim(), value.dim()});
  return call(place, [&](Builder &b) {
    mlir::OpBuilder &ops = b.ops();
    auto operand = [&](const Tensor &tensor) {
      return capture::withRank(b, b(tensor), rank);
    };
    Value q = operand(query), k = operand(key), v = operand(value);
    return b.make<ScaledDotProductAttentionOp>(
        q, k, v, b(attn_mask), random ? random->seed(b) : Value(),
        random ? random->offset(b) : Value(), is_causal,
        scale ? ops.getF64FloatAttr(*scale) : mlir::FloatAttr(),
        enable_gqa ? ops.getBoolAttr(true) : mlir::BoolAttr(),
        random ? ops.getF64FloatAttr(dropout_p) : mlir::FloatAttr(),
        /*compute_logsumexp=*/mlir::BoolAttr());
  });
}

} // namespace tcopt
