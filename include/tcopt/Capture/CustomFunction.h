//===- CustomFunction.h - functions with gradients of their own -*- C++ -*-===//
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

/// What a call of a function keeps for its gradients.
class AutogradContext {
public:
  AutogradContext();
  ~AutogradContext();
  AutogradContext(const AutogradContext &) = delete;
  AutogradContext &operator=(const AutogradContext &) = delete;

  /// Keeps arguments, results or other tensors, which may be undefined; those
  /// that are written to later are an error of `get_saved_variables`.
  void save_for_backward(std::vector<Tensor> tensors);
  /// Errors: the tape was given up, or a tensor was written to since.
  std::vector<Tensor> get_saved_variables() const;
  /// Marks arguments that `forward` has written to and returns. Their gradients
  /// are then those of results of the call.
  void mark_dirty(std::vector<Tensor> tensors);
  /// These results have no gradient.
  void mark_non_differentiable(std::vector<Tensor> results);
  /// Whether `backward` gets undefined tensors for results that nothing depends
  /// on in place of zeros.
  void set_materialize_grads(bool value) { materializes = value; }
  /// Whether a gradient of an argument may be asked for.
  bool needs_input_grad(size_t argument) const;

  /// What is kept besides tensors.
  std::map<std::string, std::any> saved_data;

private:
  friend struct capture::ContextAccess;

  std::vector<Tensor> toSave, constants, dirty;
  bool materializes = true;
  std::vector<bool> needed;
  /// While gradients are computed.
  std::function<std::vector<Tensor>()> unpack;
};

} // namespace autograd

namespace capture {
using Tensors = std::vector<Tensor>;

/// One call of a function with gradients of its own.
struct CustomCall {
  /// The tensors among the arguments; undefined for others.
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

/// The base of a function T with gradients of its own: T::forward(context,
/// arguments...) computes a tensor or a list of tensors, outside of the tape;
/// T::backward(context, gradients of results) gives one gradient for each
/// argument, which may be undefined. Where a traced function calls it, both are
/// part of the graph: backward is called once, when the call is traced, with
/// gradients of all results, and a result that is a view of an argument is a
/// tensor of its own. One that reads a value breaks the graph.
template <typename T> class Function {
public:
  template <typename... Args> static auto apply(Args... arguments) {
    return applyAt(Place(), std::move(arguments)...);
  }
  /// The same for a place of the program, which errors name.
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

/// Calls `function` on tensors and keeps only these: what gradients need is
/// computed by calling it again, with the same random numbers. Tensors that it
/// refers to otherwise get gradients, too. As torch.utils.checkpoint.
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
