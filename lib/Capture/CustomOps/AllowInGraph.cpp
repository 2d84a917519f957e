//===- AllowInGraph.cpp - functions on tensors as ops ---------------------===//

#include "../Tensor/Device.h"
#include "../Trace/Trace.h"
#include "tcopt/Capture/CustomOp.h"
#include "tcopt/Capture/Functions.h"
#include "tcopt/Execution/EntryCall.h"

namespace tcopt {

static DType dtypeOf(const tcopt_tensor &tensor) {
  for (DType dtype : allDTypes) {
    tcopt_dtype known = runtimeDType(dtype);
    if (known.code == tensor.dtype.code && known.bits == tensor.dtype.bits)
      return dtype;
  }
  throw std::invalid_argument("a tensor has a dtype that there is not");
}

// A copy: the function may keep it.
static Tensor tensorOf(const tcopt_tensor &from) {
  std::span<const int64_t> sizes = KernelCall::sizesOf(from);
  size_t count = 1;
  for (int64_t size : sizes)
    count *= size_t(size);
  return capture::tensorInMemory(from.data, count, dtypeOf(from),
                                 {sizes.begin(), sizes.end()},
                                 Place::current());
}

static void store(const Tensor &result, tcopt_tensor &to, size_t number) {
  auto wrong = [&](const std::string &what) {
    return std::invalid_argument("result " + std::to_string(number) + " " +
                                 what);
  };
  if (!result.defined())
    throw wrong("is not defined");
  if (result.dtype() != dtypeOf(to))
    throw wrong("has another dtype than the shape rule says");
  std::vector<int64_t> sizes;
  for (const Size &size : result.sizes())
    sizes.push_back(size);
  if (!std::ranges::equal(sizes, KernelCall::sizesOf(to)))
    throw wrong("has other sizes than the shape rule says");
  Tensor whole = clone(result);
  capture::materialize(whole, "a result", Place::current());
  const capture::Cell &cell = *whole.getImpl()->cell;
  capture::copyElements(to.data, capture::Layout::rowMajor(cell.layout.sizes),
                        capture::HostAccess(*cell.storage).data(), cell.layout,
                        getSize(result.dtype()));
}

static void callOn(const TensorFunction &function, const KernelCall &call) {
  capture::RecorderScope outside(nullptr);
  std::vector<Tensor> inputs;
  for (const tcopt_tensor &input : call.inputs)
    inputs.push_back(tensorOf(input));
  std::vector<Tensor> results = function(inputs);
  if (results.size() != call.outputs.size())
    throw std::invalid_argument("the function gave " +
                                std::to_string(results.size()) +
                                " tensors, but the shape rule says " +
                                std::to_string(call.outputs.size()));
  for (size_t i = 0; i < results.size(); ++i)
    store(results[i], call.outputs[i], i);
}

CustomOp allow_in_graph(const std::string &name, ShapeRule shape,
                        TensorFunction function, Place place) {
  if (!function)
    throw Exception("the op '" + name + "' needs a function", place);
  return defineOp(name,
                  {std::move(shape),
                   [function = std::move(function)](const KernelCall &call) {
                     callOn(function, call);
                   }},
                  place);
}

} // namespace tcopt
