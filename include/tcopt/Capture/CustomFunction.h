//===- CustomFunction.h - functions with custom gradients -------*- C++ -*-===//
//
//   struct Cube : autograd::Function<Cube> {
//     static Tensor forward(autograd::AutogradContext &context, Tensor x) {
//       context.save_for_backward({x});
//       return x * x * x;
//     }
//     static std::vector<Tensor> backward(autograd::AutogradContext &context,
//                                         std::vector<Tensor> gradients) {
//       Tensor x = context.get_saved_variables()[0];
//       return {gradients[0] * 3 * x * x};
//     }
//   };
//   Tensor y = Cube::apply(x);
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_CUSTOMFUNCTION_H
#define TCOPT_CAPTURE_CUSTOMFUNCTION_H

#include "tcopt/Capture/Compile.h"
#include <any>
#include <map>

namespace tcopt {

namespace capture {
struct ContextAccess;
} // namespace capture

namespace autograd {

/// The state that a call of a custom function saves for its backward pass.
class AutogradContext {
public:
  AutogradContext();
  ~AutogradContext();
  AutogradContext(const AutogradContext &) = delete;
  AutogradContext &operator=(const AutogradContext &) = delete;

  /// Saves arguments, results or other tensors, which may be undefined. A later
  /// write to a saved tensor makes `get_saved_variables` fail.
  void save_for_backward(std::vector<Tensor> tensors);
  /// Returns the saved tensors. Errors: the tape was released; a saved tensor
  /// was written to since.
  std::vector<Tensor> get_saved_variables() const;
  /// Marks arguments that `forward` has modified and returns. They become
  /// results of the call.
  void mark_dirty(std::vector<Tensor> tensors);
  /// Marks results that have no gradient.
  void mark_non_differentiable(std::vector<Tensor> results);
  /// Whether `backward` receives zeros (the default) or undefined tensors as
  /// gradients of unused results.
  void set_materialize_grads(bool value) { materializes = value; }
  /// Whether a gradient of the argument with this index may be needed.
  bool needs_input_grad(size_t argument) const;

  /// Saved values that are not tensors.
  std::map<std::string, std::any> saved_data;

private:
  friend struct capture::ContextAccess;

  std::vector<Tensor> toSave, constants, dirty;
  bool materializes = true;
  std::vector<bool> needed;
  /// Set only while gradients are computed.
  std::function<std::vector<Tensor>()> unpack;
};

} // namespace autograd

namespace capture {
using Tensors = std::vector<Tensor>;

/// A call of a custom function.
struct CustomCall {
  /// The arguments that are tensors; undefined tensors for other arguments.
  Tensors arguments;
  std::function<Tensors(autograd::AutogradContext &)> forward;
  std::function<Tensors(autograd::AutogradContext &, Tensors gradients)>
      backward;
};
Tensors callCustom(CustomCall call, Place place);

template <typename T> Tensor tensorOrNone(const T &value) {
  if constexpr (std::same_as<T, Tensor>)
    return value;
  else
    return {};
}
inline Tensors listOf(Tensor result) { return {std::move(result)}; }
inline Tensors listOf(Tensors results) { return results; }
} // namespace capture

namespace autograd {

/// The base class of a function T with custom gradients. T::forward(context,
/// arguments...) computes a tensor or a list of tensors without recording on
/// the tape. T::backward(context, gradients of results) returns one gradient
/// for each argument, which may be undefined. In a traced function both become
/// part of the graph: backward is called once, during tracing, with gradients
/// of all results, and a result that is a view of an argument becomes a
/// separate tensor. A function that reads a value breaks the graph.
template <typename T> class Function {
public:
  template <typename... Args> static auto apply(Args... arguments) {
    return applyAt(Place(), std::move(arguments)...);
  }
  /// As `apply`, with a source location for errors.
  template <typename... Args>
  static auto applyAt(Place place, Args... arguments) {
    using R =
        decltype(T::forward(std::declval<AutogradContext &>(), arguments...));
    capture::CustomCall call{
        {capture::tensorOrNone(arguments)...},
        [&](AutogradContext &context) {
          return capture::listOf(T::forward(context, arguments...));
        },
        [](AutogradContext &context, std::vector<Tensor> gradients) {
          return capture::listOf(T::backward(context, std::move(gradients)));
        }};
    std::vector<Tensor> results = capture::callCustom(std::move(call), place);
    if constexpr (std::same_as<std::decay_t<R>, Tensor>)
      return std::move(results.front());
    else
      return results;
  }
};

} // namespace autograd

/// Calls `function` and saves only its arguments for the backward pass, which
/// calls it again, with the same random numbers, to recompute the other
/// tensors. Captured tensors receive gradients, too. As torch.utils.checkpoint.
std::vector<Tensor> checkpoint(
    std::function<std::vector<Tensor>(const std::vector<Tensor> &)> function,
    std::vector<Tensor> arguments, Place place = Place::current());
template <typename Fn, std::same_as<Tensor>... Args>
  requires std::same_as<std::invoke_result_t<Fn, Args...>, Tensor>
Tensor checkpoint(Fn function, Args... arguments) {
  return checkpoint(
             [function](const std::vector<Tensor> &given) {
               return [&]<size_t... I>(std::index_sequence<I...>) {
                 return std::vector<Tensor>{function(given[I]...)};
               }(std::index_sequence_for<Args...>());
             },
             std::vector<Tensor>{arguments...})
      .front();
}

} // namespace tcopt

#endif // TCOPT_CAPTURE_CUSTOMFUNCTION_H
