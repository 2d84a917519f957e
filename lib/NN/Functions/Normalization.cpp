//===- Normalization.cpp - normalization and softmax ----------------------===//

#include "Bodies.h"
#include "Common.h"
#include "tcopt/Capture/Settings.h"
#include "tcopt/Graph/IR/GraphNormalizationOps.h"
#include "tcopt/Graph/IR/GraphPointwiseOps.h"
#include "tcopt/Support/DType.h"

using namespace tcopt::graph;
using llvm::APFloat;
using mlir::Value;

namespace tcopt {

using capture::Builder;
using capture::call;
using capture::wideDType;

// Returns a null value for an undefined tensor.
static Value optional(Builder &b, const Tensor &tensor, DType dtype) {
  return tensor.defined() ? b.as(tensor, dtype) : Value();
}

// As in PyTorch, parameters have the dtype of the input, or are all f32 if the
// input has 16 bits. Autocast converts them itself.
static void expectDTypes(Builder &b, llvm::StringRef function,
                         const Tensor &input,
                         llvm::ArrayRef<Tensor> parameters) {
  std::optional<DType> expected;
  for (const Tensor &parameter : parameters) {
    if (b.hasFailed() || !parameter.defined() || is_autocast_enabled())
      continue;
    DType found = parameter.dtype();
    if (!expected)
      expected = found == wideDType(input.dtype()) ? found : input.dtype();
    if (found != *expected)
      b.error(function + ": expected weight, bias and statistics of " +
              getName(*expected) + " but found " + getName(found));
  }
}

static bool areOne(Builder &b, Value x, llvm::ArrayRef<int64_t> dims) {
  return llvm::all_of(dims, [&](int64_t dim) { return b.hasSize(x, dim, 1); });
}

// PyTorch refuses to normalize each element by itself.
static void refuseOneValue(Builder &b, llvm::StringRef function) {
  b.error(function + ": expected means of more than 1 value");
}

// Returns the dimensions from `first` on, except that of channels.
static std::vector<int64_t> dimsOf(Value x, int64_t first) {
  std::vector<int64_t> dims;
  for (int64_t dim = first; dim < rankOf(x); ++dim)
    if (dim != 1)
      dims.push_back(dim);
  return dims;
}

//===----------------------------------------------------------------------===//
// Batch normalization
//===----------------------------------------------------------------------===//

// An input of rank 1 has channels but no batch.
static Value channelsOf(Builder &b, const Tensor &input) {
  return capture::withRank(b, b.as(input, wideDType(input.dtype())), 2);
}

// Restores the shape and dtype of the input, which `channelsOf` has changed.
static Value asInput(Builder &b, Value y, const Tensor &input) {
  if (input.dim() == 1)
    y = b.reshape(y, b.sizesOf(b(input)));
  return b.cast(y, b.type(input.dtype()));
}

static Tensor normalizeByRunning(const Tensor &input, const Tensor &mean,
                                 const Tensor &var, const Tensor &weight,
                                 const Tensor &bias, double eps, Place place) {
  DType dtype = wideDType(input.dtype());
  return call(place, [&](Builder &b) {
    expectDTypes(b, "batch_norm", input, {weight, bias, mean, var});
    Value y = b.make<BatchNormOp>(channelsOf(b, input), b.as(mean, dtype),
                                  b.as(var, dtype), optional(b, weight, dtype),
                                  optional(b, bias, dtype), APFloat(eps));
    return asInput(b, y, input);
  });
}

// Returns the unbiased variance estimate.
static Value unbiased(Builder &b, Value var, Value x) {
  graph::Sizes sizes = b.sizesOf(x);
  if (b.hasFailed())
    return {};
  sizes.erase(sizes.begin() + 1);
  Value count = b.cast(capture::tensorOf(b, capture::product(b, sizes)),
                       elementType(var));
  Value less = b.make<SubOp>(count, capture::numberLike(b, 1, var));
  return b.make<MulOp>(var, b.make<DivOp>(count, less, RoundingMode::none));
}

static void updateRunning(const Tensor &running, const Tensor &found,
                          double momentum, Place place) {
  NoGrad statistics;
  if (!running.defined())
    return;
  Tensor kept = mul(running, 1 - momentum, place);
  capture::writeBack(running, add(kept, found, momentum, place), place);
}

Tensor Bodies::batch_norm(const Tensor &input, const Tensor &running_mean,
                          const Tensor &running_var, const Tensor &weight,
                          const Tensor &bias, bool training, double momentum,
                          double eps, Place place) {
  if (!training && (!running_mean.defined() || !running_var.defined()))
    throw Exception("batch_norm: expected running_mean and running_var where "
                    "training is false",
                    place);
  if (!training)
    return normalizeByRunning(input, running_mean, running_var, weight, bias,
                              eps, place);
  DType dtype = wideDType(input.dtype());
  auto results = capture::callMany(place, [&](Builder &b) {
    Value x = channelsOf(b, input);
    expectDTypes(b, "batch_norm", input,
                 {weight, bias, running_mean, running_var});
    auto op = b.op<BatchNormTrainOp>(x, optional(b, weight, dtype),
                                     optional(b, bias, dtype), APFloat(eps));
    if (!op)
      return std::vector<Value>(3);
    if (input.dim() > 1 && areOne(b, x, dimsOf(x, 0)))
      refuseOneValue(b, "batch_norm");
    return std::vector<Value>{asInput(b, op.getResult(), input), op.getMean(),
                              unbiased(b, op.getVar(), x)};
  });
  updateRunning(running_mean, results[1], momentum, place);
  updateRunning(running_var, results[2], momentum, place);
  return results[0];
}

Tensor Bodies::group_norm(const Tensor &input, int64_t num_groups,
                          const Tensor &weight, const Tensor &bias, double eps,
                          Place place) {
  DType dtype = wideDType(input.dtype());
  return call(place, [&](Builder &b) {
    Value x = b.as(input, dtype);
    expectDTypes(b, "group_norm", input, {weight, bias});
    Value y =
        b.make<GroupNormOp>(x, optional(b, weight, dtype),
                            optional(b, bias, dtype), num_groups, APFloat(eps));
    if (y && areOne(b, x, dimsOf(x, 0)) && b.hasSize(x, 1, num_groups))
      refuseOneValue(b, "group_norm");
    return b.cast(y, b.type(input.dtype()));
  });
}

Tensor Bodies::instance_norm(const Tensor &input, const Tensor &weight,
                             const Tensor &bias, double eps, Place place) {
  DType dtype = wideDType(input.dtype());
  return call(place, [&](Builder &b) {
    Value x = b.as(input, dtype);
    expectDTypes(b, "instance_norm", input, {weight, bias});
    Value y = b.make<InstanceNormOp>(x, optional(b, weight, dtype),
                                     optional(b, bias, dtype), APFloat(eps));
    if (y && areOne(b, x, dimsOf(x, 2)))
      refuseOneValue(b, "instance_norm");
    return b.cast(y, b.type(input.dtype()));
  });
}

//===----------------------------------------------------------------------===//
// Layer normalization
//===----------------------------------------------------------------------===//

// Called before the op is built, because reading a data-dependent size ends the
// graph.
static bool endsWith(const Tensor &input, const Sizes &shape, Place place) {
  int64_t count = int64_t(shape.size());
  int64_t first = input.dim() - count;
  bool isSame = first >= 0;
  for (int64_t i = 0; isSame && i < count; ++i)
    isSame = input.size(first + i, place) == shape[size_t(i)];
  return isSame;
}

static void refuseShape(Builder &b, llvm::StringRef function) {
  b.error(function +
          ": expected normalized_shape to be the last sizes of the input");
}

Tensor Bodies::layer_norm(const Tensor &input, const SizeList &normalized_shape,
                          const Tensor &weight, const Tensor &bias, double eps,
                          Place place) {
  bool isSame = endsWith(input, normalized_shape, place);
  return call(place, [&](Builder &b) {
    if (!isSame)
      refuseShape(b, "layer_norm");
    Value x = b(input);
    expectDTypes(b, "layer_norm", input, {weight, bias});
    return b.make<LayerNormOp>(x, optional(b, weight, input.dtype()),
                               optional(b, bias, input.dtype()),
                               int64_t(normalized_shape.size()), APFloat(eps));
  });
}

Tensor Bodies::rms_norm(const Tensor &input, const SizeList &normalized_shape,
                        const Tensor &weight, std::optional<double> eps,
                        Place place) {
  bool isSame = endsWith(input, normalized_shape, place);
  return call(place, [&](Builder &b) {
    if (!isSame)
      refuseShape(b, "rms_norm");
    Value x = b(input);
    DType dtype = wideDType(capture::floatDType(input.dtype()));
    return b.make<RmsNormOp>(
        x, optional(b, weight, input.dtype()), int64_t(normalized_shape.size()),
        APFloat(eps.value_or(getFloatLimits(dtype).epsilon)));
  });
}

//===----------------------------------------------------------------------===//
// Softmax
//===----------------------------------------------------------------------===//

template <typename OpT>
static Tensor softmaxOf(const Tensor &self, int64_t dim,
                        std::optional<DType> dtype, Place place) {
  return call(place, [&](Builder &b) {
    Value x = b.as(self, dtype.value_or(self.dtype()));
    Value y = b.make<OpT>(capture::atLeastVector(b, x), dim);
    return self.dim() == 0 ? b.reshape(y, {}) : y;
  });
}

Tensor Bodies::softmax(const Tensor &self, int64_t dim,
                       std::optional<DType> dtype, Place place) {
  return softmaxOf<SoftmaxOp>(self, dim, dtype, place);
}

Tensor Bodies::log_softmax(const Tensor &self, int64_t dim,
                           std::optional<DType> dtype, Place place) {
  return softmaxOf<LogSoftmaxOp>(self, dim, dtype, place);
}

Tensor Bodies::normalize(const Tensor &input, double p, int64_t dim, double eps,
                         Place place) {
  Tensor length = norm(input, p, dim, true, place);
  return div(input, maximum(length, eps, place), "", place);
}

} // namespace tcopt
