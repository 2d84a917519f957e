//===- PointwiseComparisonsCalls.cpp - calls of functions on tensors ------===//
// Written by tools/dev/check_generated_functions.py from functions.schema.

#include "../../Capture/Eager/Dispatch.h"
#include "../../Capture/Trace/Builder.h"
#include "Bodies.h"

namespace tcopt {

Tensor eq(const Operand &self, const Operand &other, Place place) {
  static constexpr capture::FunctionInfo info{220, "eq", "self, other", true};
  return capture::dispatch<Tensor>(info, place, Bodies::eq, self, other);
}
Tensor Tensor::eq(const Operand &other, Place place) const {
  return tcopt::eq(*this, other, place);
}
Tensor Tensor::eq_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{221, "eq_", "self, other", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Operand &other, Place place) {
        return capture::writeBack(self, tcopt::eq(self, other, place), place);
      },
      *this, other);
}
Tensor ne(const Operand &self, const Operand &other, Place place) {
  static constexpr capture::FunctionInfo info{222, "ne", "self, other", true};
  return capture::dispatch<Tensor>(info, place, Bodies::ne, self, other);
}
Tensor Tensor::ne(const Operand &other, Place place) const {
  return tcopt::ne(*this, other, place);
}
Tensor Tensor::ne_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{223, "ne_", "self, other", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Operand &other, Place place) {
        return capture::writeBack(self, tcopt::ne(self, other, place), place);
      },
      *this, other);
}
Tensor lt(const Operand &self, const Operand &other, Place place) {
  static constexpr capture::FunctionInfo info{224, "lt", "self, other", true};
  return capture::dispatch<Tensor>(info, place, Bodies::lt, self, other);
}
Tensor Tensor::lt(const Operand &other, Place place) const {
  return tcopt::lt(*this, other, place);
}
Tensor Tensor::lt_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{225, "lt_", "self, other", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Operand &other, Place place) {
        return capture::writeBack(self, tcopt::lt(self, other, place), place);
      },
      *this, other);
}
Tensor le(const Operand &self, const Operand &other, Place place) {
  static constexpr capture::FunctionInfo info{226, "le", "self, other", true};
  return capture::dispatch<Tensor>(info, place, Bodies::le, self, other);
}
Tensor Tensor::le(const Operand &other, Place place) const {
  return tcopt::le(*this, other, place);
}
Tensor Tensor::le_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{227, "le_", "self, other", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Operand &other, Place place) {
        return capture::writeBack(self, tcopt::le(self, other, place), place);
      },
      *this, other);
}
Tensor gt(const Operand &self, const Operand &other, Place place) {
  static constexpr capture::FunctionInfo info{228, "gt", "self, other", true};
  return capture::dispatch<Tensor>(info, place, Bodies::gt, self, other);
}
Tensor Tensor::gt(const Operand &other, Place place) const {
  return tcopt::gt(*this, other, place);
}
Tensor Tensor::gt_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{229, "gt_", "self, other", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Operand &other, Place place) {
        return capture::writeBack(self, tcopt::gt(self, other, place), place);
      },
      *this, other);
}
Tensor ge(const Operand &self, const Operand &other, Place place) {
  static constexpr capture::FunctionInfo info{230, "ge", "self, other", true};
  return capture::dispatch<Tensor>(info, place, Bodies::ge, self, other);
}
Tensor Tensor::ge(const Operand &other, Place place) const {
  return tcopt::ge(*this, other, place);
}
Tensor Tensor::ge_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{231, "ge_", "self, other", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Operand &other, Place place) {
        return capture::writeBack(self, tcopt::ge(self, other, place), place);
      },
      *this, other);
}
Tensor isclose(const Tensor &self, const Tensor &other, double rtol,
               double atol, bool equal_nan, Place place) {
  static constexpr capture::FunctionInfo info{
      232, "isclose", "self, other, rtol, atol, equal_nan", true};
  return capture::dispatch<Tensor>(info, place, Bodies::isclose, self, other,
                                   rtol, atol, equal_nan);
}
Tensor Tensor::isclose(const Tensor &other, double rtol, double atol,
                       bool equal_nan, Place place) const {
  return tcopt::isclose(*this, other, rtol, atol, equal_nan, place);
}
bool Tensor::allclose(const Tensor &other, double rtol, double atol,
                      bool equal_nan, Place place) const {
  return tcopt::allclose(*this, other, rtol, atol, equal_nan, place);
}
bool Tensor::equal(const Tensor &other, Place place) const {
  return tcopt::equal(*this, other, place);
}
Tensor logical_and(const Operand &self, const Operand &other, Place place) {
  static constexpr capture::FunctionInfo info{238, "logical_and", "self, other",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::logical_and, self,
                                   other);
}
Tensor Tensor::logical_and(const Operand &other, Place place) const {
  return tcopt::logical_and(*this, other, place);
}
Tensor Tensor::logical_and_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{239, "logical_and_",
                                              "self, other", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Operand &other, Place place) {
        return capture::writeBack(self, tcopt::logical_and(self, other, place),
                                  place);
      },
      *this, other);
}
Tensor logical_or(const Operand &self, const Operand &other, Place place) {
  static constexpr capture::FunctionInfo info{240, "logical_or", "self, other",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::logical_or, self,
                                   other);
}
Tensor Tensor::logical_or(const Operand &other, Place place) const {
  return tcopt::logical_or(*this, other, place);
}
Tensor Tensor::logical_or_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{241, "logical_or_", "self, other",
                                              true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Operand &other, Place place) {
        return capture::writeBack(self, tcopt::logical_or(self, other, place),
                                  place);
      },
      *this, other);
}
Tensor logical_xor(const Operand &self, const Operand &other, Place place) {
  static constexpr capture::FunctionInfo info{242, "logical_xor", "self, other",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::logical_xor, self,
                                   other);
}
Tensor Tensor::logical_xor(const Operand &other, Place place) const {
  return tcopt::logical_xor(*this, other, place);
}
Tensor Tensor::logical_xor_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{243, "logical_xor_",
                                              "self, other", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Operand &other, Place place) {
        return capture::writeBack(self, tcopt::logical_xor(self, other, place),
                                  place);
      },
      *this, other);
}
Tensor Tensor::not_equal(const Operand &other, Place place) const {
  return tcopt::not_equal(*this, other, place);
}
Tensor Tensor::not_equal_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{245, "not_equal_", "self, other",
                                              true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Operand &other, Place place) {
        return capture::writeBack(self, tcopt::not_equal(self, other, place),
                                  place);
      },
      *this, other);
}
Tensor Tensor::less(const Operand &other, Place place) const {
  return tcopt::less(*this, other, place);
}
Tensor Tensor::less_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{247, "less_", "self, other",
                                              true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Operand &other, Place place) {
        return capture::writeBack(self, tcopt::less(self, other, place), place);
      },
      *this, other);
}
Tensor Tensor::less_equal(const Operand &other, Place place) const {
  return tcopt::less_equal(*this, other, place);
}
Tensor Tensor::less_equal_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{249, "less_equal_", "self, other",
                                              true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Operand &other, Place place) {
        return capture::writeBack(self, tcopt::less_equal(self, other, place),
                                  place);
      },
      *this, other);
}
Tensor Tensor::greater(const Operand &other, Place place) const {
  return tcopt::greater(*this, other, place);
}
Tensor Tensor::greater_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{251, "greater_", "self, other",
                                              true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Operand &other, Place place) {
        return capture::writeBack(self, tcopt::greater(self, other, place),
                                  place);
      },
      *this, other);
}
Tensor Tensor::greater_equal(const Operand &other, Place place) const {
  return tcopt::greater_equal(*this, other, place);
}
Tensor Tensor::greater_equal_(const Operand &other, Place place) const {
  static constexpr capture::FunctionInfo info{253, "greater_equal_",
                                              "self, other", true};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Operand &other, Place place) {
        return capture::writeBack(
            self, tcopt::greater_equal(self, other, place), place);
      },
      *this, other);
}
bool Tensor::is_same_size(const Tensor &other, Place place) const {
  return tcopt::is_same_size(*this, other, place);
}
bool Tensor::is_nonzero(Place place) const {
  return tcopt::is_nonzero(*this, place);
}

} // namespace tcopt
