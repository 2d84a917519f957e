//===- ViewsCalls.cpp - calls of functions on tensors ---------------------===//
// Written by tools/dev/check_generated_functions.py from functions.schema.

#include "../../Capture/Eager/Dispatch.h"
#include "../../Capture/Trace/Builder.h"
#include "Bodies.h"

namespace tcopt {

Tensor Tensor::view(const SizeList &sizes, Place place) const {
  return tcopt::view(*this, sizes, place);
}
Tensor Tensor::reshape(const SizeList &sizes, Place place) const {
  return tcopt::reshape(*this, sizes, place);
}
Tensor Tensor::view(DType dtype, Place place) const {
  return tcopt::view(*this, dtype, place);
}
Tensor _bitcast(const Tensor &self, DType dtype, Place place) {
  static constexpr capture::FunctionInfo info{368, "_bitcast", "self, dtype",
                                              true};
  return capture::dispatch<Tensor>(info, place, Bodies::_bitcast, self, dtype);
}
Tensor Tensor::view_as(const Tensor &other, Place place) const {
  return tcopt::view_as(*this, other, place);
}
Tensor Tensor::reshape_as(const Tensor &other, Place place) const {
  return tcopt::reshape_as(*this, other, place);
}
Tensor Tensor::flatten(int64_t start_dim, int64_t end_dim, Place place) const {
  return tcopt::flatten(*this, start_dim, end_dim, place);
}
Tensor Tensor::unflatten(int64_t dim, const SizeList &sizes,
                         Place place) const {
  return tcopt::unflatten(*this, dim, sizes, place);
}
Tensor Tensor::permute(const Dims &dims, Place place) const {
  return tcopt::permute(*this, dims, place);
}
Tensor Tensor::transpose(int64_t dim0, int64_t dim1, Place place) const {
  return tcopt::transpose(*this, dim0, dim1, place);
}
Tensor Tensor::swapaxes(int64_t axis0, int64_t axis1, Place place) const {
  return tcopt::swapaxes(*this, axis0, axis1, place);
}
Tensor Tensor::swapdims(int64_t dim0, int64_t dim1, Place place) const {
  return tcopt::swapdims(*this, dim0, dim1, place);
}
Tensor Tensor::t(Place place) const { return tcopt::t(*this, place); }
Tensor Tensor::movedim(const Dims &source, const Dims &destination,
                       Place place) const {
  return tcopt::movedim(*this, source, destination, place);
}
Tensor Tensor::moveaxis(const Dims &source, const Dims &destination,
                        Place place) const {
  return tcopt::moveaxis(*this, source, destination, place);
}
Tensor Tensor::ravel(Place place) const { return tcopt::ravel(*this, place); }
Tensor Tensor::squeeze(Place place) const {
  return tcopt::squeeze(*this, place);
}
Tensor Tensor::squeeze(const Dims &dim, Place place) const {
  return tcopt::squeeze(*this, dim, place);
}
Tensor Tensor::unsqueeze(int64_t dim, Place place) const {
  return tcopt::unsqueeze(*this, dim, place);
}
Tensor Tensor::expand(const SizeList &sizes, Place place) const {
  return tcopt::expand(*this, sizes, place);
}
Tensor Tensor::expand_as(const Tensor &other, Place place) const {
  return tcopt::expand_as(*this, other, place);
}
Tensor Tensor::broadcast_to(const SizeList &sizes, Place place) const {
  return tcopt::broadcast_to(*this, sizes, place);
}
Tensor Tensor::select(int64_t dim, const Size &index, Place place) const {
  return tcopt::select(*this, dim, index, place);
}
Tensor Tensor::slice(int64_t dim, const std::optional<Size> &start,
                     const std::optional<Size> &end, int64_t step,
                     Place place) const {
  return tcopt::slice(*this, dim, start, end, step, place);
}
Tensor Tensor::narrow(int64_t dim, const Size &start, const Size &length,
                      Place place) const {
  return tcopt::narrow(*this, dim, start, length, place);
}
Tensor Tensor::diagonal(const Size &offset, int64_t dim1, int64_t dim2,
                        Place place) const {
  return tcopt::diagonal(*this, offset, dim1, dim2, place);
}
Tensor Tensor::as_strided(const SizeList &size, const SizeList &stride,
                          const std::optional<Size> &storage_offset,
                          Place place) const {
  return tcopt::as_strided(*this, size, stride, storage_offset, place);
}
Tensor Tensor::unfold(int64_t dim, int64_t size, int64_t step,
                      Place place) const {
  return tcopt::unfold(*this, dim, size, step, place);
}
std::vector<Tensor> Tensor::split(const Size &split_size, int64_t dim,
                                  Place place) const {
  return tcopt::split(*this, split_size, dim, place);
}
std::vector<Tensor> Tensor::split_with_sizes(const SizeList &split_sizes,
                                             int64_t dim, Place place) const {
  return tcopt::split_with_sizes(*this, split_sizes, dim, place);
}
std::vector<Tensor> Tensor::chunk(int64_t chunks, int64_t dim,
                                  Place place) const {
  return tcopt::chunk(*this, chunks, dim, place);
}
std::vector<Tensor> Tensor::tensor_split(int64_t sections, int64_t dim,
                                         Place place) const {
  return tcopt::tensor_split(*this, sections, dim, place);
}
std::vector<Tensor> Tensor::tensor_split(const Dims &indices, int64_t dim,
                                         Place place) const {
  return tcopt::tensor_split(*this, indices, dim, place);
}
std::vector<Tensor> Tensor::hsplit(int64_t sections, Place place) const {
  return tcopt::hsplit(*this, sections, place);
}
std::vector<Tensor> Tensor::hsplit(const Dims &indices, Place place) const {
  return tcopt::hsplit(*this, indices, place);
}
std::vector<Tensor> Tensor::vsplit(int64_t sections, Place place) const {
  return tcopt::vsplit(*this, sections, place);
}
std::vector<Tensor> Tensor::vsplit(const Dims &indices, Place place) const {
  return tcopt::vsplit(*this, indices, place);
}
std::vector<Tensor> Tensor::dsplit(int64_t sections, Place place) const {
  return tcopt::dsplit(*this, sections, place);
}
std::vector<Tensor> Tensor::dsplit(const Dims &indices, Place place) const {
  return tcopt::dsplit(*this, indices, place);
}
std::vector<Tensor> Tensor::unbind(int64_t dim, Place place) const {
  return tcopt::unbind(*this, dim, place);
}

} // namespace tcopt
