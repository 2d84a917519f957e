//===- ShapeCalls.cpp - calls of functions on tensors ---------------------===//
// Written by tools/dev/check_generated_functions.py from functions.schema.

#include "../../Capture/Eager/Dispatch.h"
#include "../../Capture/Trace/Builder.h"
#include "Bodies.h"

namespace tcopt {

Tensor _cat(const std::vector<Tensor> &tensors, int64_t dim, Place place) {
  static constexpr capture::FunctionInfo info{452, "cat", "tensors, dim"};
  return capture::dispatch<Tensor>(info, place, Bodies::_cat, tensors, dim);
}
Tensor _stack(const std::vector<Tensor> &tensors, int64_t dim, Place place) {
  static constexpr capture::FunctionInfo info{456, "stack", "tensors, dim"};
  return capture::dispatch<Tensor>(info, place, Bodies::_stack, tensors, dim);
}
Tensor flip(const Tensor &self, const Dims &dims, Place place) {
  static constexpr capture::FunctionInfo info{480, "flip", "self, dims"};
  return capture::dispatch<Tensor>(info, place, Bodies::flip, self, dims);
}
Tensor Tensor::flip(const Dims &dims, Place place) const {
  return tcopt::flip(*this, dims, place);
}
Tensor fliplr(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{482, "fliplr", "self"};
  return capture::dispatch<Tensor>(info, place, Bodies::fliplr, self);
}
Tensor Tensor::fliplr(Place place) const { return tcopt::fliplr(*this, place); }
Tensor flipud(const Tensor &self, Place place) {
  static constexpr capture::FunctionInfo info{484, "flipud", "self"};
  return capture::dispatch<Tensor>(info, place, Bodies::flipud, self);
}
Tensor Tensor::flipud(Place place) const { return tcopt::flipud(*this, place); }
Tensor rot90(const Tensor &self, int64_t k, const Dims &dims, Place place) {
  static constexpr capture::FunctionInfo info{486, "rot90", "self, k, dims"};
  return capture::dispatch<Tensor>(info, place, Bodies::rot90, self, k, dims);
}
Tensor Tensor::rot90(int64_t k, const Dims &dims, Place place) const {
  return tcopt::rot90(*this, k, dims, place);
}
Tensor Tensor::roll(const SizeList &shifts, const Dims &dims,
                    Place place) const {
  return tcopt::roll(*this, shifts, dims, place);
}
Tensor _roll(const Tensor &self, const SizeList &shifts, const Dims &dims,
             Place place) {
  static constexpr capture::FunctionInfo info{490, "roll",
                                              "self, shifts, dims"};
  return capture::dispatch<Tensor>(info, place, Bodies::_roll, self, shifts,
                                   dims);
}
Tensor repeat(const Tensor &self, const SizeList &repeats, Place place) {
  static constexpr capture::FunctionInfo info{492, "repeat", "self, repeats"};
  return capture::dispatch<Tensor>(info, place, Bodies::repeat, self, repeats);
}
Tensor Tensor::repeat(const SizeList &repeats, Place place) const {
  return tcopt::repeat(*this, repeats, place);
}
Tensor Tensor::tile(const SizeList &dims, Place place) const {
  return tcopt::tile(*this, dims, place);
}
Tensor repeat_interleave(const Tensor &self, const Size &repeats,
                         std::optional<int64_t> dim, Place place) {
  static constexpr capture::FunctionInfo info{496, "repeat_interleave",
                                              "self, repeats, dim"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Size &repeats, std::optional<int64_t> dim,
         Place place) {
        return Bodies::repeat_interleave(self, repeats, dim, place);
      },
      self, repeats, dim);
}
Tensor Tensor::repeat_interleave(const Size &repeats,
                                 std::optional<int64_t> dim,
                                 Place place) const {
  return tcopt::repeat_interleave(*this, repeats, dim, place);
}
Tensor repeat_interleave(const Tensor &self, const Tensor &repeats,
                         std::optional<int64_t> dim, Place place) {
  static constexpr capture::FunctionInfo info{498, "repeat_interleave",
                                              "self, repeats, dim"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Tensor &repeats, std::optional<int64_t> dim,
         Place place) {
        return Bodies::repeat_interleave(self, repeats, dim, place);
      },
      self, repeats, dim);
}
Tensor Tensor::repeat_interleave(const Tensor &repeats,
                                 std::optional<int64_t> dim,
                                 Place place) const {
  return tcopt::repeat_interleave(*this, repeats, dim, place);
}
Tensor tril(const Tensor &self, const Size &diagonal, Place place) {
  static constexpr capture::FunctionInfo info{500, "tril", "self, diagonal"};
  return capture::dispatch<Tensor>(info, place, Bodies::tril, self, diagonal);
}
Tensor Tensor::tril(const Size &diagonal, Place place) const {
  return tcopt::tril(*this, diagonal, place);
}
Tensor Tensor::tril_(const Size &diagonal, Place place) const {
  static constexpr capture::FunctionInfo info{501, "tril_", "self, diagonal"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Size &diagonal, Place place) {
        return capture::writeBack(self, tcopt::tril(self, diagonal, place),
                                  place);
      },
      *this, diagonal);
}
Tensor triu(const Tensor &self, const Size &diagonal, Place place) {
  static constexpr capture::FunctionInfo info{502, "triu", "self, diagonal"};
  return capture::dispatch<Tensor>(info, place, Bodies::triu, self, diagonal);
}
Tensor Tensor::triu(const Size &diagonal, Place place) const {
  return tcopt::triu(*this, diagonal, place);
}
Tensor Tensor::triu_(const Size &diagonal, Place place) const {
  static constexpr capture::FunctionInfo info{503, "triu_", "self, diagonal"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Size &diagonal, Place place) {
        return capture::writeBack(self, tcopt::triu(self, diagonal, place),
                                  place);
      },
      *this, diagonal);
}
Tensor diag(const Tensor &self, const Size &diagonal, Place place) {
  static constexpr capture::FunctionInfo info{504, "diag", "self, diagonal"};
  return capture::dispatch<Tensor>(info, place, Bodies::diag, self, diagonal);
}
Tensor Tensor::diag(const Size &diagonal, Place place) const {
  return tcopt::diag(*this, diagonal, place);
}
Tensor diag_embed(const Tensor &self, const Size &offset, int64_t dim1,
                  int64_t dim2, Place place) {
  static constexpr capture::FunctionInfo info{506, "diag_embed",
                                              "self, offset, dim1, dim2"};
  return capture::dispatch<Tensor>(info, place, Bodies::diag_embed, self,
                                   offset, dim1, dim2);
}
Tensor Tensor::diag_embed(const Size &offset, int64_t dim1, int64_t dim2,
                          Place place) const {
  return tcopt::diag_embed(*this, offset, dim1, dim2, place);
}
Tensor diagflat(const Tensor &self, const Size &offset, Place place) {
  static constexpr capture::FunctionInfo info{508, "diagflat", "self, offset"};
  return capture::dispatch<Tensor>(info, place, Bodies::diagflat, self, offset);
}
Tensor Tensor::diagflat(const Size &offset, Place place) const {
  return tcopt::diagflat(*this, offset, place);
}
Tensor pad(const Tensor &self, const SizeList &pad, std::string_view mode,
           const Scalar &value, Place place) {
  static constexpr capture::FunctionInfo info{510, "pad",
                                              "self, pad, mode, value"};
  return capture::dispatch<Tensor>(info, place, Bodies::pad, self, pad, mode,
                                   value);
}
Tensor diff(const Tensor &self, int64_t n, int64_t dim, Place place) {
  static constexpr capture::FunctionInfo info{512, "diff", "self, n, dim"};
  return capture::dispatch<Tensor>(info, place, Bodies::diff, self, n, dim);
}
Tensor Tensor::diff(int64_t n, int64_t dim, Place place) const {
  return tcopt::diff(*this, n, dim, place);
}
Tensor trapezoid(const Tensor &y, const Scalar &dx, int64_t dim, Place place) {
  static constexpr capture::FunctionInfo info{516, "trapezoid", "y, dx, dim"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &y, const Scalar &dx, int64_t dim, Place place) {
        return Bodies::trapezoid(y, dx, dim, place);
      },
      y, dx, dim);
}
Tensor cumulative_trapezoid(const Tensor &y, const Scalar &dx, int64_t dim,
                            Place place) {
  static constexpr capture::FunctionInfo info{524, "cumulative_trapezoid",
                                              "y, dx, dim"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &y, const Scalar &dx, int64_t dim, Place place) {
        return Bodies::cumulative_trapezoid(y, dx, dim, place);
      },
      y, dx, dim);
}
Tensor pixel_shuffle(const Tensor &self, int64_t upscale_factor, Place place) {
  static constexpr capture::FunctionInfo info{526, "pixel_shuffle",
                                              "self, upscale_factor"};
  return capture::dispatch<Tensor>(info, place, Bodies::pixel_shuffle, self,
                                   upscale_factor);
}
Tensor pixel_unshuffle(const Tensor &self, int64_t downscale_factor,
                       Place place) {
  static constexpr capture::FunctionInfo info{528, "pixel_unshuffle",
                                              "self, downscale_factor"};
  return capture::dispatch<Tensor>(info, place, Bodies::pixel_unshuffle, self,
                                   downscale_factor);
}
Tensor channel_shuffle(const Tensor &self, int64_t groups, Place place) {
  static constexpr capture::FunctionInfo info{530, "channel_shuffle",
                                              "self, groups"};
  return capture::dispatch<Tensor>(info, place, Bodies::channel_shuffle, self,
                                   groups);
}

} // namespace tcopt
