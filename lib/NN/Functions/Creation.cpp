//===- Creation.cpp - tensors from values and ranges; copies --------------===//

#include "../../Capture/Session/Engine.h"
#include "../../Capture/Trace/Builder.h"
#include "Bodies.h"
#include "Common.h"
#include "tcopt/Graph/IR/GraphPointwiseOps.h"
#include <cmath>

using namespace tcopt::graph;
using mlir::Value;

namespace tcopt {

using capture::Builder;
using capture::call;

//===----------------------------------------------------------------------===//
// Constant tensors
//===----------------------------------------------------------------------===//

static DType dtypeOf(const Operand &value) {
  return value.number() ? value.number()->dtype() : value.tensor().dtype();
}

Tensor Bodies::full(const SizeList &sizes, const Operand &value,
                    std::optional<DType> dtype, Place place) {
  return call(place, [&](Builder &b) {
    return b.full(b.as(value, dtype.value_or(dtypeOf(value))), b.sizes(sizes));
  });
}

Tensor Bodies::zeros(const SizeList &sizes, DType dtype, Place place) {
  return full(sizes, 0, dtype, place);
}

Tensor Bodies::ones(const SizeList &sizes, DType dtype, Place place) {
  return full(sizes, 1, dtype, place);
}

Tensor Bodies::empty(const SizeList &sizes, DType dtype, Place place) {
  return zeros(sizes, dtype, place);
}

Tensor Bodies::full_like(const Tensor &self, const Operand &value,
                         std::optional<DType> dtype, Place place) {
  return call(place, [&](Builder &b) {
    return b.full(b.as(value, dtype.value_or(self.dtype())),
                  b.sizesOf(b(self)));
  });
}

Tensor Bodies::zeros_like(const Tensor &self, std::optional<DType> dtype,
                          Place place) {
  return full_like(self, 0, dtype, place);
}

Tensor Bodies::ones_like(const Tensor &self, std::optional<DType> dtype,
                         Place place) {
  return full_like(self, 1, dtype, place);
}

//===----------------------------------------------------------------------===//
// Sequences
//===----------------------------------------------------------------------===//

Tensor Bodies::arange(const Size &end, Place place) {
  return call(place, [&](Builder &b) {
    return b.arange(b.number(0, DType::I64), b.number(1, DType::I64),
                    b.size(end));
  });
}

// Computes in f64, as PyTorch does.
static int64_t countSteps(double start, double end, double step, Place place) {
  if (step == 0 || !std::isfinite(start) || !std::isfinite(end) ||
      (end - start) / step < 0)
    throw Exception("arange: expected a step that leads from start to end",
                    place);
  double count = std::ceil((end - start) / step);
  if (count > 0x1p62)
    throw Exception("arange: too many elements", place);
  return int64_t(count);
}

/// Returns a number that is an integer as a size, symbolic if it is a dynamic
/// size; none for fractions and for other dynamic numbers.
static std::optional<Size> sizeOf(const Scalar &number) {
  if (number.size().isOpen())
    return number.size();
  double value = number.isOpen() ? 0.5 : number.toDouble();
  bool isInteger = std::trunc(value) == value && std::abs(value) < 0x1p53;
  return isInteger ? std::optional(Size(number.toInt())) : std::nullopt;
}

// Returns the number of elements, symbolic for dynamic integers.
static Size countOf(const Scalar &start, const Scalar &end, const Scalar &step,
                    Place place) {
  std::optional<Size> first = sizeOf(start), last = sizeOf(end),
                      by = sizeOf(step);
  if (!first || !last || !by || *by == 0)
    return countSteps(start.toDouble(), end.toDouble(), step.toDouble(), place);
  bool isDown = *by < 0;
  Size length = isDown ? *first - *last : *last - *first;
  if (length < 0)
    return countSteps(start.toDouble(), end.toDouble(), step.toDouble(), place);
  Size stride = isDown ? -*by : *by;
  return (length + (stride - 1)) / stride;
}

// Computes in f64, as PyTorch does, so that the step is not rounded before it
// is multiplied by the index.
Tensor Bodies::_arange(const Scalar &start, const Scalar &step,
                       const Size &count, DType dtype, Place place) {
  DType wide = isFloat(dtype) ? DType::F64 : dtype;
  return call(place, [&](Builder &b) {
    Value numbers =
        b.arange(b.number(start, wide), b.number(step, wide), b.size(count));
    return b.cast(numbers, b.type(dtype));
  });
}

Tensor arange(const Scalar &start, const Scalar &end, const Scalar &step,
              std::optional<DType> dtype, Place place) {
  bool isFloat = start.isFloat() || end.isFloat() || step.isFloat();
  return _arange(start, step, countOf(start, end, step, place),
                 dtype.value_or(isFloat ? DType::F32 : DType::I64), place);
}

// Computes each half from its end, so that both ends are exact.
Tensor Bodies::linspace(const Scalar &start, const Scalar &end,
                        const Size &steps, DType dtype, Place place) {
  if (steps < 0)
    throw Exception("linspace: expected at least 0 steps but found " +
                        std::to_string(steps.hint()),
                    place);
  if (steps <= 1)
    return full({steps}, start, dtype, place);
  // As in PyTorch, the ends of a range of integers are truncated.
  if (!isFloat(dtype) && (start.isFloat() || end.isFloat()))
    return linspace(start.toInt(), end.toInt(), steps, dtype, place);
  DType wide = isFloat(dtype) ? capture::wideDType(dtype) : DType::F64;
  // The step is computed in f64, like the user's numbers.
  Tensor whole = full({}, end, DType::F64, place);
  Tensor step = div(sub(whole, start, 1, place), steps - 1, "", place);
  if (wide != DType::F64)
    step = to(step, wide, place);
  Tensor places = arange(steps, place);
  Tensor upwards =
      add(mul(to(places, wide, place), step, place), start, 1, place);
  Tensor downwards = sub(
      end, mul(to(rsub(places, steps - 1, 1, place), wide, place), step, place),
      1, place);
  return to(where(lt(places, steps / 2, place), upwards, downwards, place),
            dtype, place);
}

Tensor Bodies::eye(const Size &n, const std::optional<Size> &m, DType dtype,
                   Place place) {
  Tensor rows = unsqueeze(arange(n, place), 1, place);
  return to(eq(rows, arange(m.value_or(n), place), place), dtype, place);
}

//===----------------------------------------------------------------------===//
// Copies and writes
//===----------------------------------------------------------------------===//

// SSA values are immutable, so that a new tensor of the same value is a copy.
Tensor Bodies::clone(const Tensor &self, Place place) {
  return call(place, [&](Builder &b) { return b(self); });
}

Tensor contiguous(const Tensor &self, Place place) {
  return self.is_contiguous(place) ? self : clone(self, place);
}

Tensor detach(const Tensor &self, Place place) {
  if (!self.defined())
    throw Exception("detach: expected a tensor but found one that is not "
                    "defined",
                    place);
  auto impl = std::make_shared<capture::TensorImpl>(*self.getImpl());
  impl->taken.reset();
  impl->detach();
  return Tensor(std::move(impl));
}

Tensor Bodies::fill_(const Tensor &self, const Operand &value, Place place) {
  return capture::assign(self, place,
                         [&](Builder &b) { return b.as(value, self.dtype()); });
}

Tensor Bodies::zero_(const Tensor &self, Place place) {
  return fill_(self, 0, place);
}

Tensor Bodies::copy_(const Tensor &self, const Tensor &src, Place place) {
  // A leaf refuses the write, even though it changes nothing.
  if (self.defined() && self.getImpl() == src.getImpl() &&
      !(is_grad_enabled() && self.requires_grad()))
    return self;
  // CPU tensors of rank 0 combine with all devices.
  bool isNumber = src.defined() && src.dim() == 0 && src.device().isCPU();
  bool isElsewhere = src.defined() && src.device() != self.device();
  Tensor from = isElsewhere && !isNumber ? src.to(self.device(), place) : src;
  return capture::assign(self, place, [&](Builder &b) { return b(from); });
}

} // namespace tcopt
