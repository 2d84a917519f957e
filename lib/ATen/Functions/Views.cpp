//===- Views.cpp - aliases, copies and conversions ------------------------===//

#include "ATenBodies.h"

namespace tcopt::aten {

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

// Without dimensions, squeeze is a view of all elements. Unlike view_as, it
// reads no sizes.
Tensor ATenBodies::alias(const Tensor &self, Place place) {
  return squeeze(self, Dims({}), place);
}

Tensor ATenBodies::mT(const Tensor &self, Place place) {
  return self.dim() == 0 ? alias(self, place) : transpose(self, -2, -1, place);
}

Tensor ATenBodies::linalg_diagonal(const Tensor &A, int64_t offset,
                                   int64_t dim1, int64_t dim2, Place place) {
  return diagonal(A, offset, dim1, dim2, place);
}

// A tensor of rank 0 is treated as a vector.
std::vector<Tensor> ATenBodies::where(const Tensor &condition, Place place) {
  Tensor x = condition.dim() == 0 ? unsqueeze(condition, 0, place) : condition;
  return unbind(nonzero(x, place), 1, place);
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

Tensor ATenBodies::_to_copy(const Tensor &self, std::optional<DType> dtype,
                            Place place) {
  bool isConverted = dtype && *dtype != self.dtype();
  return isConverted ? to(self, *dtype, place) : clone(self, place);
}

Tensor ATenBodies::to_layout(const Tensor &self, std::optional<DType> dtype,
                             Place place) {
  return dtype ? to(self, *dtype, place) : self;
}

Tensor ATenBodies::copy(const Tensor &self, const Tensor &src, Place place) {
  return _to_copy(expand_as(src, self, place), self.dtype(), place);
}

Tensor ATenBodies::as_strided_scatter(const Tensor &self, const Tensor &src,
                                      const SizeList &size,
                                      const SizeList &stride,
                                      const std::optional<Size> &storage_offset,
                                      Place place) {
  Tensor result = clone(self, place);
  copy_(as_strided(result, size, stride, storage_offset, place), src, place);
  return result;
}

} // namespace tcopt::aten
