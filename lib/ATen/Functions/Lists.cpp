//===- Lists.cpp - functions of each tensor of lists ----------------------===//

#include "ATenBodies.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace tcopt::aten {

using Tensors = std::vector<Tensor>;
using Operands = std::vector<Operand>;

static void expectAsMany(size_t expected, size_t found, Place place) {
  if (found != expected)
    throw Exception("expected lists of " + std::to_string(expected) +
                        " elements but found " + std::to_string(found),
                    place);
}

/// Returns an operand for each of `count` tensors. A single operand belongs to
/// all of them.
static Operands operandsFor(size_t count, const Operands &operands,
                            Place place) {
  if (operands.size() == 1)
    return Operands(count, operands.front());
  expectAsMany(count, operands.size(), place);
  return operands;
}

static Tensors
forEachTensor(const Tensors &self,
              llvm::function_ref<Tensor(const Tensor &)> compute) {
  Tensors results;
  for (const Tensor &x : self)
    results.push_back(compute(x));
  return results;
}

static Tensors forEachPair(
    const Tensors &self, const Operands &other, Place place,
    llvm::function_ref<Tensor(const Tensor &, const Operand &)> compute) {
  Operands each = operandsFor(self.size(), other, place);
  Tensors results;
  for (size_t i = 0; i < self.size(); ++i)
    results.push_back(compute(self[i], each[i]));
  return results;
}

//===----------------------------------------------------------------------===//
// One operand
//===----------------------------------------------------------------------===//

Tensors ATenBodies::_foreach_neg(const Tensors &self, Place place) {
  return forEachTensor(self, [&](const Tensor &x) { return neg(x, place); });
}

Tensors ATenBodies::_foreach_sqrt(const Tensors &self, Place place) {
  return forEachTensor(self, [&](const Tensor &x) { return sqrt(x, place); });
}

Tensors ATenBodies::_foreach_reciprocal(const Tensors &self, Place place) {
  return forEachTensor(self,
                       [&](const Tensor &x) { return reciprocal(x, place); });
}

//===----------------------------------------------------------------------===//
// Two operands
//===----------------------------------------------------------------------===//

Tensors ATenBodies::_foreach_add(const Tensors &self, const Operands &other,
                                 const Scalar &alpha, Place place) {
  return forEachPair(self, other, place,
                     [&](const Tensor &x, const Operand &y) {
                       return add(x, y, alpha, place);
                     });
}

Tensors ATenBodies::_foreach_sub(const Tensors &self, const Operands &other,
                                 const Scalar &alpha, Place place) {
  return forEachPair(self, other, place,
                     [&](const Tensor &x, const Operand &y) {
                       return sub(x, y, alpha, place);
                     });
}

Tensors ATenBodies::_foreach_mul(const Tensors &self, const Operands &other,
                                 Place place) {
  return forEachPair(
      self, other, place,
      [&](const Tensor &x, const Operand &y) { return mul(x, y, place); });
}

Tensors ATenBodies::_foreach_div(const Tensors &self, const Operands &other,
                                 Place place) {
  return forEachPair(
      self, other, place,
      [&](const Tensor &x, const Operand &y) { return div(x, y, "", place); });
}

Tensors ATenBodies::_foreach_maximum(const Tensors &self, const Operands &other,
                                     Place place) {
  return forEachPair(
      self, other, place,
      [&](const Tensor &x, const Operand &y) { return maximum(x, y, place); });
}

Tensors ATenBodies::_foreach_pow(const Tensors &self, const Operands &exponent,
                                 Place place) {
  return forEachPair(
      self, exponent, place,
      [&](const Tensor &x, const Operand &y) { return pow(x, y, place); });
}

//===----------------------------------------------------------------------===//
// Three operands
//===----------------------------------------------------------------------===//

Tensors ATenBodies::_foreach_lerp(const Tensors &self, const Tensors &ends,
                                  const Operands &weight, Place place) {
  expectAsMany(self.size(), ends.size(), place);
  Operands each = operandsFor(self.size(), weight, place);
  Tensors results;
  for (size_t i = 0; i < self.size(); ++i)
    results.push_back(lerp(self[i], ends[i], each[i], place));
  return results;
}

/// addcmul or addcdiv.
using CombineThree = Tensor (*)(const Tensor &self, const Tensor &tensor1,
                                const Tensor &tensor2, const Scalar &value,
                                Place place);

static Tensors forEachTriple(const Tensors &self, const Tensors &tensor1,
                             const Tensors &tensor2, const Operands &value,
                             Place place, CombineThree combine) {
  expectAsMany(self.size(), tensor1.size(), place);
  expectAsMany(self.size(), tensor2.size(), place);
  Operands each = operandsFor(self.size(), value, place);
  Tensors results;
  for (size_t i = 0; i < self.size(); ++i) {
    const Scalar *factor = each[i].number();
    if (!factor)
      throw Exception("expected values that are numbers but found tensors",
                      place);
    results.push_back(combine(self[i], tensor1[i], tensor2[i], *factor, place));
  }
  return results;
}

Tensors ATenBodies::_foreach_addcmul(const Tensors &self,
                                     const Tensors &tensor1,
                                     const Tensors &tensor2,
                                     const Operands &value, Place place) {
  return forEachTriple(self, tensor1, tensor2, value, place, addcmul);
}

Tensors ATenBodies::_foreach_addcdiv(const Tensors &self,
                                     const Tensors &tensor1,
                                     const Tensors &tensor2,
                                     const Operands &value, Place place) {
  return forEachTriple(self, tensor1, tensor2, value, place, addcdiv);
}

} // namespace tcopt::aten
