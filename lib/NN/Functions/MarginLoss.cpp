//===- MarginLoss.cpp - margin and distribution losses --------------------===//

#include "Bodies.h"
#include "Common.h"
#include "tcopt/Graph/IR/GraphPointwiseOps.h"
#include <cmath>
#include <numbers>

namespace tcopt {

//===----------------------------------------------------------------------===//
// Checks and means
//===----------------------------------------------------------------------===//

static void expectReduction(std::string_view function, std::string_view word,
                            Place place) {
  if (word != "none" && word != "mean" && word != "sum")
    capture::refuseWord(function, "reduction \"none\", \"mean\" or \"sum\"",
                        word, place);
}

static Tensor reduced(const Tensor &losses, std::string_view reduction,
                      Place place) {
  if (reduction == "none")
    return losses;
  return reduction == "sum" ? sum(losses, {}, false, std::nullopt, place)
                            : mean(losses, {}, false, std::nullopt, place);
}

[[noreturn]] static void refuseSizes(const std::string &expected,
                                     std::initializer_list<Tensor> tensors,
                                     Place place) {
  std::string found;
  for (const Tensor &tensor : tensors)
    found += (found.empty() ? "" : " and ") + capture::textOf(tensor.sizes());
  throw Exception(expected + " but found " + found, place);
}

static Tensor positivePart(const Tensor &x, Place place) {
  return clamp_min(x, 0, place);
}

//===----------------------------------------------------------------------===//
// Losses of vectors
//===----------------------------------------------------------------------===//

static Tensor dotProducts(const Tensor &x, const Tensor &y, int64_t dim,
                          Place place) {
  return sum(mul(x, y, place), dim, false, std::nullopt, place);
}

Tensor Bodies::cosine_embedding_loss(const Tensor &input1, const Tensor &input2,
                                     const Tensor &target, double margin,
                                     std::string_view reduction, Place place) {
  expectReduction("cosine_embedding_loss", reduction, place);
  int64_t dim = target.dim();
  if (dim > 1 || input1.dim() != dim + 1 || input2.dim() != dim + 1)
    refuseSizes("cosine_embedding_loss: expected vectors and a number, or "
                "matrices and a vector as the target",
                {input1, input2, target}, place);
  const double least = 1e-12;
  Tensor first = add(dotProducts(input1, input1, dim, place), least, 1, place);
  Tensor second = add(dotProducts(input2, input2, dim, place), least, 1, place);
  Tensor lengths = sqrt(mul(first, second, place), place);
  Tensor cosine =
      div(dotProducts(input1, input2, dim, place), lengths, "", place);
  Tensor near =
      where(eq(target, 1, place), rsub(cosine, 1, 1, place), 0, place);
  Tensor far =
      where(eq(target, -1, place),
            positivePart(sub(cosine, margin, 1, place), place), 0, place);
  return reduced(add(near, far, 1, place), reduction, place);
}

Tensor Bodies::triplet_margin_loss(const Tensor &anchor, const Tensor &positive,
                                   const Tensor &negative, double margin,
                                   double p, double eps, bool swap,
                                   std::string_view reduction, Place place) {
  expectReduction("triplet_margin_loss", reduction, place);
  if (!(margin > 0))
    throw Exception("triplet_margin_loss: expected a positive margin but "
                    "found " +
                        std::to_string(margin),
                    place);
  if (anchor.dim() != positive.dim() || anchor.dim() != negative.dim())
    refuseSizes("triplet_margin_loss: expected tensors of one rank",
                {anchor, positive, negative}, place);
  Tensor near = pairwise_distance(anchor, positive, p, eps, false, place);
  Tensor far = pairwise_distance(anchor, negative, p, eps, false, place);
  if (swap)
    far = minimum(far,
                  pairwise_distance(positive, negative, p, eps, false, place),
                  place);
  Tensor above = sub(add(near, margin, 1, place), far, 1, place);
  return reduced(positivePart(above, place), reduction, place);
}

//===----------------------------------------------------------------------===//
// Losses of targets 1 and -1
//===----------------------------------------------------------------------===//

Tensor Bodies::hinge_embedding_loss(const Tensor &input, const Tensor &target,
                                    double margin, std::string_view reduction,
                                    Place place) {
  expectReduction("hinge_embedding_loss", reduction, place);
  Tensor below = positivePart(rsub(input, margin, 1, place), place);
  Tensor far = where(ne(target, 1, place), below, 0, place);
  Tensor near = where(ne(target, -1, place), input, 0, place);
  return reduced(add(far, near, 1, place), reduction, place);
}

Tensor Bodies::margin_ranking_loss(const Tensor &input1, const Tensor &input2,
                                   const Tensor &target, double margin,
                                   std::string_view reduction, Place place) {
  expectReduction("margin_ranking_loss", reduction, place);
  if (input1.dim() != input2.dim() || input1.dim() != target.dim())
    refuseSizes("margin_ranking_loss: expected tensors of one rank",
                {input1, input2, target}, place);
  Tensor difference = sub(input1, input2, 1, place);
  Tensor wrong = mul(neg(target, place), difference, place);
  return reduced(positivePart(add(wrong, margin, 1, place), place), reduction,
                 place);
}

Tensor Bodies::soft_margin_loss(const Tensor &input, const Tensor &target,
                                std::string_view reduction, Place place) {
  expectReduction("soft_margin_loss", reduction, place);
  if (!isFloat(input.dtype()))
    throw Exception("soft_margin_loss: expected an input of floats", place);
  Tensor wrong = mul(neg(target, place), input, place);
  return reduced(log1p(exp(wrong, place), place), reduction, place);
}

//===----------------------------------------------------------------------===//
// Losses of classes
//===----------------------------------------------------------------------===//

Tensor Bodies::multilabel_soft_margin_loss(const Tensor &input,
                                           const Tensor &target,
                                           const Tensor &weight,
                                           std::string_view reduction,
                                           Place place) {
  expectReduction("multilabel_soft_margin_loss", reduction, place);
  if (input.dim() == 0)
    refuseSizes("multilabel_soft_margin_loss: expected an input of rank 1 or "
                "more",
                {input}, place);
  Tensor yes = mul(target, logsigmoid(input, place), place);
  Tensor no = mul(rsub(target, 1, 1, place),
                  logsigmoid(neg(input, place), place), place);
  Tensor losses = neg(add(yes, no, 1, place), place);
  if (weight.defined())
    losses = mul(losses, weight, place);
  // Divides by the last dimension of the input, even if the target broadcasts
  // it.
  Tensor sums = sum(losses, input.dim() - 1, false, std::nullopt, place);
  return reduced(div(sums, input.size(-1, place), "", place), reduction, place);
}

static void expectClasses(const Tensor &input, const Tensor &target,
                          const Tensor &weight, Place place) {
  bool isBatch = input.dim() == 2;
  Size count = isBatch ? Size(input.size(0, place)) : Size(1);
  bool fits = isBatch ? target.dim() == 1 : target.dim() <= 1;
  if ((!isBatch && input.dim() != 1) || !fits || target.numel() != count)
    refuseSizes("multi_margin_loss: expected an input of sizes [N, C] or [C] "
                "and a target for each row",
                {input, target}, place);
  if (target.dtype() != DType::I64)
    throw Exception("multi_margin_loss: expected a target of i64", place);
  if (weight.defined() &&
      (weight.dim() != 1 || weight.size(0, place) != input.size(-1, place)))
    refuseSizes("multi_margin_loss: expected a weight for each class",
                {input, weight}, place);
}

Tensor Bodies::multi_margin_loss(const Tensor &input, const Tensor &target,
                                 int64_t p, double margin, const Tensor &weight,
                                 std::string_view reduction, Place place) {
  expectReduction("multi_margin_loss", reduction, place);
  if (p != 1 && p != 2)
    throw Exception("multi_margin_loss: expected p of 1 or 2 but found " +
                        std::to_string(p),
                    place);
  expectClasses(input, target, weight, place);
  Size classes = input.size(-1, place);
  DefaultDevice here(input.device());
  Tensor rows = reshape(input, {-1, classes}, place);
  Tensor index = reshape(target, {-1, 1}, place);
  Tensor own = gather(rows, 1, index, place);
  // NaN does not exceed the margin.
  Tensor above = add(sub(rows, own, 1, place), margin, 1, place);
  above = where(gt(above, 0, place), above, 0, place);
  Tensor losses = p == 2 ? square(above, place) : above;
  if (weight.defined())
    losses = mul(
        losses,
        unsqueeze(index_select(weight, 0, reshape(target, {-1}, place), place),
                  1, place),
        place);
  Tensor isOwn = eq(arange(classes, place), index, place);
  Tensor others = where(isOwn, 0, losses, place);
  Tensor means = mean(others, 1, false, std::nullopt, place);
  return reduced(reshape(means, target.sizes(), place), reduction, place);
}

//===----------------------------------------------------------------------===//
// Losses of distributions
//===----------------------------------------------------------------------===//

// Returns a variance for each element; `var` may have only one for each row.
static Tensor variancesOf(const Tensor &input, const Tensor &var, Place place) {
  Sizes sizes = input.sizes(), own = var.sizes();
  if (sizes == own)
    return var;
  if (!sizes.empty()) {
    sizes.back() = 1;
    if (sizes == own)
      return var;
    sizes.pop_back();
    if (sizes == own)
      return unsqueeze(var, -1, place);
  }
  refuseSizes("gaussian_nll_loss: expected a variance for each element or row",
              {input, var}, place);
}

// Limits variances to at least `eps`. As in PyTorch, the derivative is that
// without the limit.
static Tensor limitedVariances(const Tensor &var, double eps, Place place) {
  return capture::call(place, [&](capture::Builder &b) {
    mlir::Value x = b(var), limit = capture::numberLike(b, eps, x);
    mlir::Value isBelow = b.make<graph::LtOp>(x, limit);
    mlir::Value same = b.make<graph::SubOp>(x, b.stopGradient(x));
    return b.make<graph::WhereOp>(isBelow, b.make<graph::AddOp>(limit, same),
                                  x);
  });
}

Tensor Bodies::gaussian_nll_loss(const Tensor &input, const Tensor &target,
                                 const Tensor &var, bool full, double eps,
                                 std::string_view reduction, Place place) {
  expectReduction("gaussian_nll_loss", reduction, place);
  Tensor variances =
      limitedVariances(variancesOf(input, var, place), eps, place);
  Tensor squares = square(sub(input, target, 1, place), place);
  Tensor losses = mul(
      add(log(variances, place), div(squares, variances, "", place), 1, place),
      0.5, place);
  if (full)
    losses = add(losses, 0.5 * std::log(2 * std::numbers::pi), 1, place);
  return reduced(losses, reduction, place);
}

// Stirling's approximation, for targets above 1.
static Tensor logFactorial(const Tensor &target, Place place) {
  Tensor product = mul(target, log(target, place), place);
  Tensor root =
      mul(log(mul(target, 2 * std::numbers::pi, place), place), 0.5, place);
  Tensor found = add(sub(product, target, 1, place), root, 1, place);
  return where(gt(target, 1, place), found, 0, place);
}

Tensor Bodies::poisson_nll_loss(const Tensor &input, const Tensor &target,
                                bool log_input, bool full, double eps,
                                std::string_view reduction, Place place) {
  expectReduction("poisson_nll_loss", reduction, place);
  Tensor rate = log_input ? exp(input, place) : input;
  Tensor logRate = log_input ? input : log(add(input, eps, 1, place), place);
  Tensor losses = sub(rate, mul(target, logRate, place), 1, place);
  if (full)
    losses = add(losses, logFactorial(target, place), 1, place);
  return reduced(losses, reduction, place);
}

} // namespace tcopt
