//===- Alias.cpp - aliases of functions, and predicates on dtypes ---------===//

#include "Bodies.h"
#include "Common.h"

namespace tcopt {

//===----------------------------------------------------------------------===//
// Pointwise
//===----------------------------------------------------------------------===//

Tensor absolute(const Tensor &self, Place place) { return abs(self, place); }
Tensor negative(const Tensor &self, Place place) { return neg(self, place); }
Tensor arccos(const Tensor &self, Place place) { return acos(self, place); }
Tensor arccosh(const Tensor &self, Place place) { return acosh(self, place); }
Tensor arcsin(const Tensor &self, Place place) { return asin(self, place); }
Tensor arcsinh(const Tensor &self, Place place) { return asinh(self, place); }
Tensor arctan(const Tensor &self, Place place) { return atan(self, place); }
Tensor arctanh(const Tensor &self, Place place) { return atanh(self, place); }
Tensor fix(const Tensor &self, Place place) { return trunc(self, place); }
Tensor sgn(const Tensor &self, Place place) { return sign(self, place); }

Tensor positive(const Tensor &self, Place place) {
  if (self.dtype() == DType::Bool)
    throw Exception("positive: expected numbers but found Booleans", place);
  return self;
}

Tensor subtract(const Operand &self, const Operand &other, const Scalar &alpha,
                Place place) {
  return sub(self, other, alpha, place);
}
Tensor multiply(const Operand &self, const Operand &other, Place place) {
  return mul(self, other, place);
}
Tensor divide(const Operand &self, const Operand &other,
              std::string_view rounding_mode, Place place) {
  return div(self, other, rounding_mode, place);
}
Tensor true_divide(const Operand &self, const Operand &other, Place place) {
  return div(self, other, "", place);
}
Tensor arctan2(const Operand &self, const Operand &other, Place place) {
  return atan2(self, other, place);
}
Tensor not_equal(const Operand &self, const Operand &other, Place place) {
  return ne(self, other, place);
}
Tensor less(const Operand &self, const Operand &other, Place place) {
  return lt(self, other, place);
}
Tensor less_equal(const Operand &self, const Operand &other, Place place) {
  return le(self, other, place);
}
Tensor greater(const Operand &self, const Operand &other, Place place) {
  return gt(self, other, place);
}
Tensor greater_equal(const Operand &self, const Operand &other, Place place) {
  return ge(self, other, place);
}

//===----------------------------------------------------------------------===//
// Shapes, slices and products
//===----------------------------------------------------------------------===//

Tensor moveaxis(const Tensor &self, const Dims &source, const Dims &destination,
                Place place) {
  return movedim(self, source, destination, place);
}
Tensor ravel(const Tensor &self, Place place) {
  return contiguous(reshape(self, {-1}, place), place);
}
Tensor concat(const std::vector<Tensor> &tensors, int64_t dim, Place place) {
  return cat(tensors, dim, place);
}
Tensor concatenate(const std::vector<Tensor> &tensors, int64_t dim,
                   Place place) {
  return cat(tensors, dim, place);
}
Tensor row_stack(const std::vector<Tensor> &tensors, Place place) {
  return vstack(tensors, place);
}
Tensor argwhere(const Tensor &self, Place place) {
  return nonzero(self, place);
}
Tensor ger(const Tensor &self, const Tensor &vec2, Place place) {
  return outer(self, vec2, place);
}
Tensor vdot(const Tensor &self, const Tensor &other, Place place) {
  return dot(self, other, place);
}
Tensor fold(const Tensor &self, const PerDim &output_size,
            const PerDim &kernel_size, const PerDim &dilation,
            const PerDim &padding, const PerDim &stride, Place place) {
  return col2im(self, output_size, kernel_size, dilation, padding, stride,
                place);
}

//===----------------------------------------------------------------------===//
// Predicates
//===----------------------------------------------------------------------===//

bool is_same_size(const Tensor &self, const Tensor &other, Place place) {
  Sizes sizes = self.sizes(), others = other.sizes();
  return sizes.size() == others.size() &&
         std::equal(sizes.begin(), sizes.end(), others.begin());
}

bool is_nonzero(const Tensor &self, Place place) {
  if (self.numel() != 1)
    throw Exception("is_nonzero: expected one element but found " +
                        std::to_string(self.numel().hint()),
                    place);
  return self.isTrue(place);
}

DType result_type(const Operand &self, const Operand &other, Place place) {
  return capture::commonDType({&self, &other});
}

DType promote_types(DType type1, DType type2, Place place) {
  return capture::promoteDTypes(type1, type2);
}

// Casts from floats to integers and from numbers to Booleans are refused.
bool can_cast(DType from, DType to, Place place) {
  auto categoryOf = [](DType dtype) {
    return isFloat(dtype) ? 2 : dtype != DType::Bool ? 1 : 0;
  };
  return categoryOf(from) <= categoryOf(to);
}

} // namespace tcopt
