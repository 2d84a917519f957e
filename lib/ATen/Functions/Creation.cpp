//===- Creation.cpp - new tensors and random numbers ----------------------===//

#include "ATenBodies.h"
#include "NN/Functions/Common.h"
#include "NN/Functions/RandomSeed.h"
#include "tcopt/Graph/IR/GraphRandomOps.h"

namespace tcopt::aten {

using capture::Builder;

//===----------------------------------------------------------------------===//
// Constant tensors
//===----------------------------------------------------------------------===//

Tensor ATenBodies::_tril_indices(int64_t row, int64_t col, int64_t offset,
                                 DType dtype, Place place) {
  return to(tril_indices(row, col, offset, place), dtype, place);
}

Tensor ATenBodies::_triu_indices(int64_t row, int64_t col, int64_t offset,
                                 DType dtype, Place place) {
  return to(triu_indices(row, col, offset, place), dtype, place);
}

Tensor ATenBodies::scalar_tensor(const Scalar &s, DType dtype, Place place) {
  return full({}, s, dtype, place);
}

Tensor ATenBodies::empty_strided(const SizeList &size, const SizeList &stride,
                                 DType dtype, Place place) {
  return empty(size, dtype, place);
}

Tensor ATenBodies::empty_permuted(const SizeList &size,
                                  const Dims &physical_layout, DType dtype,
                                  Place place) {
  return empty(size, dtype, place);
}

Tensor ATenBodies::new_empty_strided(const Tensor &self, const SizeList &size,
                                     const SizeList &stride,
                                     std::optional<DType> dtype, Place place) {
  return new_empty(self, size, dtype, place);
}

//===----------------------------------------------------------------------===//
// Random numbers
//===----------------------------------------------------------------------===//

static Tensor emptyLike(const Tensor &self, Place place) {
  return empty_like(self, std::nullopt, place);
}

Tensor ATenBodies::rand_like(const Tensor &self, std::optional<DType> dtype,
                             Place place) {
  DefaultDevice here(self.device());
  return rand(self.sizes(), dtype.value_or(self.dtype()), place);
}

Tensor ATenBodies::randn_like(const Tensor &self, std::optional<DType> dtype,
                              Place place) {
  DefaultDevice here(self.device());
  return randn(self.sizes(), dtype.value_or(self.dtype()), place);
}

Tensor ATenBodies::bernoulli(const Tensor &self, const Operand &p,
                             Place place) {
  Tensor result = emptyLike(self, place);
  if (const Scalar *number = p.number())
    return bernoulli_(result, number->toDouble(), place);
  return bernoulli_(result, p.tensor(), place);
}

Tensor ATenBodies::uniform(const Tensor &self, double from, double to,
                           Place place) {
  return uniform_(emptyLike(self, place), from, to, place);
}

Tensor ATenBodies::exponential(const Tensor &self, double lambd, Place place) {
  return exponential_(emptyLike(self, place), lambd, place);
}

Tensor ATenBodies::normal_functional(const Tensor &self, double mean,
                                     double std, Place place) {
  return normal_(emptyLike(self, place), mean, std, place);
}

Tensor ATenBodies::random(const Tensor &self, int64_t to, Place place) {
  return random_(emptyLike(self, place), to, place);
}

Tensor ATenBodies::random_range(const Tensor &self, int64_t from, int64_t to,
                                Place place) {
  return random_(emptyLike(self, place), from, to, place);
}

//===----------------------------------------------------------------------===//
// Dropout
//===----------------------------------------------------------------------===//

std::vector<Tensor> ATenBodies::native_dropout(const Tensor &input, double p,
                                               bool train, Place place) {
  if (!train)
    return {clone(input, place), ones_like(input, DType::Bool, place)};
  capture::RandomSeed random(place);
  return capture::callMany(place, [&](Builder &b) {
    return capture::both<graph::DropoutOp>(b, b(input), random.seed(b),
                                           random.offset(b),
                                           b.ops().getF64FloatAttr(p));
  });
}

// dropout2d accepts any rank from 2 on.
Tensor ATenBodies::feature_dropout(const Tensor &input, double p, bool train,
                                   Place place) {
  return train && p != 0 ? dropout2d(input, p, true, place) : input;
}

} // namespace tcopt::aten
