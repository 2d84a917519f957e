//===- CustomOp.h - user-defined ops ----------------------------*- C++ -*-===//
//
// An op consists of a name, a shape rule for its results, and a kernel that
// computes them. It is called like any function on tensors: eagerly, in
// compiled functions with static and symbolic sizes, in control flow, on every
// backend.
//
//   CustomOp scale = defineOp("mylib::scale",
//                             {.shape = sameShape(), .kernel = scaleKernel});
//   Tensor y = scale({x}, {{"factor", 2.0}}).front();
//
// A kernel must be a pure function of its inputs and attributes: unused calls
// are removed, and equal calls are merged.
//
// A rule `backward`, a function on tensors, makes calls differentiable:
//
//   .backward = [](const GradientCall &call) {
//     return scale({call.gradients[0]}, call.attributes);
//   }
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_CUSTOMOP_H
#define TCOPT_CAPTURE_CUSTOMOP_H

#include "tcopt/Capture/Tensor.h"
#include "tcopt/Runtime/tcopt_rt.h"
#include <map>
#include <string_view>

namespace tcopt {

/// The attributes of a call: integers, floats and strings that the kernel
/// receives besides tensors.
using Attributes =
    std::map<std::string, std::variant<int64_t, double, std::string>>;

//===----------------------------------------------------------------------===//
// Shape rules
//===----------------------------------------------------------------------===//

/// The dtype and sizes of an input or a result of a shape rule.
struct TensorShape {
  DType dtype = DType::F32;
  Sizes sizes;
};
using TensorShapes = std::vector<TensorShape>;

/// Computes the shapes of the results from the shapes of the inputs and,
/// optionally, the attributes. Sums, products, quotients and remainders of
/// symbolic sizes are symbolic, comparisons become guards, and a conversion to
/// an integer makes a size a constant (class Size). The rule throws for invalid
/// inputs.
class ShapeRule {
public:
  using Function =
      std::function<TensorShapes(const TensorShapes &, const Attributes &)>;

  ShapeRule() = default;
  template <typename F>
    requires std::is_invocable_r_v<TensorShapes, const F &,
                                   const TensorShapes &, const Attributes &>
  ShapeRule(F rule) : function(std::move(rule)) {}
  template <typename F>
    requires std::is_invocable_r_v<TensorShapes, const F &,
                                   const TensorShapes &>
  ShapeRule(F rule)
      : function([rule = std::move(rule)](const TensorShapes &inputs,
                                          const Attributes &) -> TensorShapes {
          return rule(inputs);
        }) {}

  const Function &get() const { return function; }

private:
  Function function;
};

/// A rule for one result with the dtype and sizes of an input.
ShapeRule sameShape(size_t input = 0);

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

/// A call of a kernel. Tensors are in row-major order; the kernel fills the
/// results.
class KernelCall {
public:
  KernelCall(tcopt_context *context, std::span<const tcopt_tensor> inputs,
             std::span<tcopt_tensor> outputs,
             const tcopt_attributes *attributes)
      : context(context), inputs(inputs), outputs(outputs),
        attributes(attributes) {}

  /// The runtime context, for memory allocation and parallel loops.
  tcopt_context *const context;
  const std::span<const tcopt_tensor> inputs;
  const std::span<tcopt_tensor> outputs;
  const tcopt_attributes *const attributes;

  /// The elements of an input or a result. Errors: the index does not exist,
  /// another dtype.
  template <typename T> std::span<const T> in(size_t i) const {
    const tcopt_tensor &tensor = checked(inputs, i, dtype_v<T>);
    return {static_cast<const T *>(tensor.data), countOf(tensor)};
  }
  template <typename T> std::span<T> out(size_t i) const {
    const tcopt_tensor &tensor = checked(outputs, i, dtype_v<T>);
    return {static_cast<T *>(tensor.data), countOf(tensor)};
  }
  static std::span<const int64_t> sizesOf(const tcopt_tensor &tensor) {
    return {tensor.shape, size_t(tensor.ndim)};
  }

  /// The value of an attribute. Errors: no attribute has this name and type.
  int64_t integer(const char *name) const;
  double number(const char *name) const;
  std::string_view text(const char *name) const;
  bool has(const char *name) const;

private:
  static const tcopt_tensor &checked(std::span<const tcopt_tensor> tensors,
                                     size_t i, DType dtype);
  static size_t countOf(const tcopt_tensor &tensor);
};

/// A function that computes the results: either of the type `tcopt_kernel`,
/// which returns a status, or on a KernelCall, which throws on failure. It is
/// never destroyed. It must be thread-safe, and must not call functions on
/// tensors.
class CustomKernel {
public:
  using Function = std::function<std::remove_pointer_t<tcopt_kernel>>;

  CustomKernel() = default;
  template <typename F>
    requires std::is_convertible_v<F, Function>
  CustomKernel(F kernel) : function(std::move(kernel)) {}
  template <typename F>
    requires std::is_invocable_v<const F &, const KernelCall &> &&
             std::is_void_v<std::invoke_result_t<const F &, const KernelCall &>>
  CustomKernel(F kernel)
      : function([kernel = std::move(kernel)](
                     tcopt_context *context, int32_t numInputs,
                     const tcopt_tensor *inputs, int32_t numOutputs,
                     tcopt_tensor *outputs,
                     const tcopt_attributes *attributes) -> int {
          kernel(KernelCall(context, {inputs, size_t(numInputs)},
                            {outputs, size_t(numOutputs)}, attributes));
          return TCOPT_OK;
        }) {}

  const Function &get() const { return function; }

private:
  Function function;
};

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

namespace capture {
struct CustomOpState;
} // namespace capture

/// A call that is differentiated.
struct GradientCall {
  const std::vector<Tensor> &inputs, &results;
  /// The gradients of the results: zeros for unused results, undefined for
  /// results that are not floating-point tensors.
  const std::vector<Tensor> &gradients;
  const Attributes &attributes;
};
/// Returns a gradient for each input, which may be undefined. The rule is
/// traced into the graph of the call, so that higher-order gradients are
/// derived from the functions on tensors that it calls. It must not read
/// values.
using GradientRule = std::function<std::vector<Tensor>(const GradientCall &)>;

/// The definition of an op. Without `backward`, differentiating a call is an
/// error.
struct CustomOpRules {
  ShapeRule shape;
  CustomKernel kernel;
  GradientRule backward = nullptr;
};

/// A defined op. Copies refer to the same op.
class CustomOp {
public:
  explicit CustomOp(const capture::CustomOpState &state) : state(&state) {}

  const std::string &name() const;
  /// Calls the op. Errors: exceptions of the shape rule; an invalid shape of a
  /// result. Errors of the kernel are thrown when the value is needed.
  std::vector<Tensor> operator()(const std::vector<Tensor> &inputs,
                                 const Attributes &attributes = {},
                                 Place place = Place::current()) const;

private:
  const capture::CustomOpState *state;
};

/// Defines an op for the whole process. The name consists of identifiers joined
/// by `::`, without two consecutive underscores. Errors: an invalid name, a
/// name that is defined already, a missing rule.
CustomOp defineOp(const std::string &name, CustomOpRules rules,
                  Place place = Place::current());

/// A function from tensors to tensors.
using TensorFunction =
    std::function<std::vector<Tensor>(const std::vector<Tensor> &)>;

/// Defines an op whose kernel is a function on tensors. Graphs contain it as
/// one opaque op: it may read values, loop and branch without a graph break. It
/// receives copies of its inputs, must be a pure function of them, and must be
/// thread-safe. The gradient is a separate op, `name` with the suffix
/// "_gradient", which calls the function again and backpropagates through its
/// tape; it is not differentiable. Errors: those of `defineOp`. Exceptions of
/// the function, and results that contradict the shape rule, are thrown when
/// the value is needed.
CustomOp allow_in_graph(const std::string &name, ShapeRule shape,
                        TensorFunction function,
                        Place place = Place::current());
/// As above, with a gradient rule.
CustomOp allow_in_graph(const std::string &name, ShapeRule shape,
                        TensorFunction function, GradientRule backward,
                        Place place = Place::current());

} // namespace tcopt

#endif // TCOPT_CAPTURE_CUSTOMOP_H
