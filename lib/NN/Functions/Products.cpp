//===- Products.cpp - sums and chains of matrix products ------------------===//

#include "Bodies.h"
#include "Common.h"
#include <limits>

namespace tcopt {

using capture::expectRank;

//===----------------------------------------------------------------------===//
// Products added to a tensor
//===----------------------------------------------------------------------===//

// With beta 0 the tensor is not used, even if it has NaN.
static Tensor addScaled(const Tensor &self, const Tensor &product,
                        const Scalar &beta, const Scalar &alpha, Place place) {
  Tensor scaled = alpha.toDouble() == 1 ? product : mul(product, alpha, place);
  Tensor whole = expand(self, product.sizes(), place);
  if (beta.toDouble() == 0)
    return scaled;
  return add(beta.toDouble() == 1 ? whole : mul(whole, beta, place), scaled, 1,
             place);
}

// Computes in the dtype of the product. For integers, beta and alpha are
// truncated.
static Tensor addMatrices(const Tensor &self, const Tensor &product,
                          const Scalar &beta, const Scalar &alpha,
                          Place place) {
  DType dtype = product.dtype();
  auto factor = [&](const Scalar &number) {
    return isFloat(dtype) ? number : Scalar(number.toInt());
  };
  return addScaled(to(self, dtype, place), product, factor(beta), factor(alpha),
                   place);
}

Tensor Bodies::addmv(const Tensor &self, const Tensor &mat, const Tensor &vec,
                     const Scalar &beta, const Scalar &alpha, Place place) {
  return addMatrices(self, mv(mat, vec, place), beta, alpha, place);
}

Tensor Bodies::addbmm(const Tensor &self, const Tensor &batch1,
                      const Tensor &batch2, const Scalar &beta,
                      const Scalar &alpha, Place place) {
  Tensor products = bmm(batch1, batch2, place);
  return addMatrices(self, sum(products, 0, false, products.dtype(), place),
                     beta, alpha, place);
}

Tensor Bodies::addr(const Tensor &self, const Tensor &vec1, const Tensor &vec2,
                    const Scalar &beta, const Scalar &alpha, Place place) {
  DType dtype = capture::commonDTypeOf({self, vec1, vec2});
  if (!isFloat(dtype) && (beta.isFloat() || alpha.isFloat()))
    throw Exception("addr: expected beta and alpha to be integers, as the "
                    "tensors are",
                    place);
  auto factor = [&](const Scalar &number) {
    return dtype == DType::Bool ? Scalar(number.toBool()) : number;
  };
  Tensor result = addScaled(self, outer(vec1, vec2, place), factor(beta),
                            factor(alpha), place);
  return to(result, dtype, place);
}

//===----------------------------------------------------------------------===//
// Bilinear products
//===----------------------------------------------------------------------===//

static void expectBilinear(const Tensor &input1, const Tensor &input2,
                           const Tensor &weight, const Tensor &bias,
                           Place place) {
  auto refuse = [&](const std::string &what) {
    throw Exception("bilinear: expected " + what + " but found sizes " +
                        capture::textOf(input1.sizes()) + ", " +
                        capture::textOf(input2.sizes()) + " and " +
                        capture::textOf(weight.sizes()),
                    place);
  };
  expectRank("bilinear", weight, 3, place);
  if (input1.dim() != input2.dim() || input1.dim() == 0)
    refuse("inputs of one rank");
  for (int64_t dim = 0; dim + 1 < input1.dim(); ++dim)
    if (input1.size(dim, place) != input2.size(dim, place))
      refuse("inputs of one batch");
  if (input1.size(-1, place) != weight.size(1, place) ||
      input2.size(-1, place) != weight.size(2, place))
    refuse("inputs of the sizes that the weight has");
  if (bias.defined() &&
      (bias.dim() != 1 || bias.size(0, place) != weight.size(0, place)))
    refuse("a bias for each result");
}

Tensor Bodies::bilinear(const Tensor &input1, const Tensor &input2,
                        const Tensor &weight, const Tensor &bias, Place place) {
  expectBilinear(input1, input2, weight, bias, place);
  Size results = weight.size(0, place), rows = weight.size(1, place),
       columns = weight.size(2, place);
  Tensor x = reshape(input1, {-1, rows}, place);
  Tensor y = reshape(input2, {-1, columns, 1}, place);
  Tensor flat =
      reshape(transpose(weight, 0, 1, place), {rows, results * columns}, place);
  Tensor left = reshape(matmul(x, flat, place), {-1, results, columns}, place);
  Sizes sizes = input1.sizes();
  sizes.back() = results;
  Tensor product = reshape(matmul(left, y, place), sizes, place);
  return bias.defined() ? add(product, bias, 1, place) : product;
}

//===----------------------------------------------------------------------===//
// Powers and chains
//===----------------------------------------------------------------------===//

static Tensor powerOf(const Tensor &base, int64_t n, Place place) {
  Tensor result, square = base;
  for (int64_t rest = n; rest; rest /= 2) {
    if (rest % 2)
      result = result.defined() ? matmul(result, square, place) : square;
    if (rest > 1)
      square = matmul(square, square, place);
  }
  return result;
}

Tensor Bodies::matrix_power(const Tensor &self, int64_t n, Place place) {
  if (self.dim() < 2 || self.size(-1, place) != self.size(-2, place))
    throw Exception("matrix_power: expected square matrices but found sizes " +
                        capture::textOf(self.sizes()),
                    place);
  if (n < 0)
    throw Exception("matrix_power: expected n of at least 0 but found " +
                        std::to_string(n),
                    place);
  if (n > 0)
    return n > 1 ? powerOf(self, n, place) : clone(self, place);
  DefaultDevice here(self.device());
  Tensor one = eye(self.size(-1, place), std::nullopt, self.dtype(), place);
  return clone(expand(one, self.sizes(), place), place);
}

namespace {
/// The order of products with the fewest multiplications, for matrices of sizes
/// d[i] x d[i + 1]: the index at which each range of matrices is split.
class ChainOrder {
public:
  explicit ChainOrder(const std::vector<double> &d)
      : count(d.size() - 1), cost(count * count, 0), split(count * count, 0) {
    for (size_t length = 2; length <= count; ++length)
      for (size_t first = 0; first + length <= count; ++first)
        choose(d, first, first + length - 1);
  }

  Tensor multiply(const std::vector<Tensor> &matrices, size_t first,
                  size_t last, Place place) const {
    if (first == last)
      return matrices[first];
    size_t middle = split[first * count + last];
    return mm(multiply(matrices, first, middle, place),
              multiply(matrices, middle + 1, last, place), place);
  }

private:
  void choose(const std::vector<double> &d, size_t first, size_t last) {
    double &best = cost[first * count + last];
    best = std::numeric_limits<double>::infinity();
    for (size_t middle = first; middle < last; ++middle) {
      double own = cost[first * count + middle] +
                   cost[(middle + 1) * count + last] +
                   d[first] * d[middle + 1] * d[last + 1];
      if (own < best) {
        best = own;
        split[first * count + last] = middle;
      }
    }
  }

  size_t count;
  std::vector<double> cost;
  std::vector<size_t> split;
};
} // namespace

// Dynamic sizes do not affect the order, which is valid for all sizes.
Tensor chain_matmul(const std::vector<Tensor> &matrices, Place place) {
  if (matrices.empty())
    throw Exception("chain_matmul: expected at least one matrix but found none",
                    place);
  std::vector<double> sizes;
  for (const Tensor &matrix : matrices) {
    expectRank("chain_matmul", matrix, 2, place);
    sizes.push_back(double(matrix.size(0, place).hint()));
  }
  if (matrices.size() == 1)
    return clone(matrices.front(), place);
  sizes.push_back(double(matrices.back().size(1, place).hint()));
  return ChainOrder(sizes).multiply(matrices, 0, matrices.size() - 1, place);
}

} // namespace tcopt
