//===- CustomOp.h - ops of the program's own --------------------*- C++ -*-===//
//
// An op is a name, a rule for the shapes of its results, and a kernel that
// computes them. It is called like any function on tensors: at once, in
// compiled functions with known and with open sizes, in control flow, on every
// backend.
//
//   CustomOp scale = defineOp("mylib::scale",
//                             {.shape = sameShape(), .kernel = scaleKernel});
//   Tensor y = scale({x}, {{"factor", 2.0}}).front();
//
// A kernel computes from its inputs and attributes alone: calls whose results
// nobody uses are left out, equal ones are made once.
//
// With `backward`, a function on tensors, calls have gradients:
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

/// What a call tells its kernel besides tensors: integers, floats, strings.
using Attributes =
    std::map<std::string, std::variant<int64_t, double, std::string>>;

//===----------------------------------------------------------------------===//
// Shape rules
//===----------------------------------------------------------------------===//

/// What a shape rule knows of a tensor, and says of a result.
struct TensorShape {
  DType dtype = DType::F32;
  Sizes sizes;
};
using TensorShapes = std::vector<TensorShape>;

/// Gives the shapes of the results for those of the inputs, and for the
/// attributes if it takes them. Sums, products, quotients and remainders of
/// sizes keep them open; comparing sizes makes a guard; reading one as a number
/// makes it a constant (see Size). It throws where inputs are wrong.
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

/// One result, of the dtype and sizes of an input.
ShapeRule sameShape(size_t input = 0);

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

/// A call of a kernel: tensors in row-major order, the results to be filled.
class KernelCall {
public:
  KernelCall(tcopt_context *context, std::span<const tcopt_tensor> inputs,
             std::span<tcopt_tensor> outputs,
             const tcopt_attributes *attributes)
      : context(context), inputs(inputs), outputs(outputs),
        attributes(attributes) {}

  /// For memory and loops of the runtime.
  tcopt_context *const context;
  const std::span<const tcopt_tensor> inputs;
  const std::span<tcopt_tensor> outputs;
  const tcopt_attributes *const attributes;

  /// The elements of an input or a result, and the sizes. Errors: no such
  /// tensor, another dtype.
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

  /// The value of an attribute. Errors: none of this name and kind.
  int64_t integer(const char *name) const;
  double number(const char *name) const;
  std::string_view text(const char *name) const;
  bool has(const char *name) const;

private:
  static const tcopt_tensor &checked(std::span<const tcopt_tensor> tensors,
                                     size_t i, DType dtype);
  static size_t countOf(const tcopt_tensor &tensor);
};

/// A function that computes the results: `tcopt_kernel`'s, which returns a
/// status, or one on a KernelCall, which throws where it fails. Whatever it
/// holds stays until the process ends. Several threads may call it at once. It
/// must not call functions on tensors.
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

/// A call whose gradients are asked for.
struct GradientCall {
  const std::vector<Tensor> &inputs, &results;
  /// Of the results; zeros where nothing depends on one, undefined for those
  /// that are no floats.
  const std::vector<Tensor> &gradients;
  const Attributes &attributes;
};
/// Gives a gradient for each input, undefined where there is none. It is traced
/// as part of the graph of the call, so that gradients of gradients are those
/// of the functions on tensors that it calls. It must not read values.
using GradientRule = std::function<std::vector<Tensor>(const GradientCall &)>;

/// What an op is. Without `backward`, asking for gradients is an error.
struct CustomOpRules {
  ShapeRule shape;
  CustomKernel kernel;
  GradientRule backward = nullptr;
};

/// An op that was defined; copies are the same op.
class CustomOp {
public:
  explicit CustomOp(const capture::CustomOpState &state) : state(&state) {}

  const std::string &name() const;
  /// Calls it. Errors: what the shape rule throws, a result that no tensor can
  /// be; what the kernel reports comes when the value is needed.
  std::vector<Tensor> operator()(const std::vector<Tensor> &inputs,
                                 const Attributes &attributes = {},
                                 Place place = Place::current()) const;

private:
  const capture::CustomOpState *state;
};

/// Defines an op of the process. The name is identifiers joined by `::`,
/// without two underscores in a row. Errors: another name, one that is taken, a
/// rule that is missing.
CustomOp defineOp(const std::string &name, CustomOpRules rules,
                  Place place = Place::current());

/// Takes tensors and gives tensors.
using TensorFunction =
    std::function<std::vector<Tensor>(const std::vector<Tensor> &)>;

/// An op whose kernel is a function on tensors. Graphs have it as one op and do
/// not look into it: it may read values, loop and branch without breaking the
/// graph that it is called in. It gets copies, computes from them alone, and is
/// called as kernels are. Gradients are another op, `name` with "_gradient"
/// behind it, which calls the function again and sends them back along the
/// tape; they have no gradients themselves. Errors: those of `defineOp`; what
/// it throws, and results other than the rule says, when the value is needed.
CustomOp allow_in_graph(const std::string &name, ShapeRule shape,
                        TensorFunction function,
                        Place place = Place::current());
/// The same with gradients by a rule.
CustomOp allow_in_graph(const std::string &name, ShapeRule shape,
                        TensorFunction function, GradientRule backward,
                        Place place = Place::current());

} // namespace tcopt

#endif // TCOPT_CAPTURE_CUSTOMOP_H
