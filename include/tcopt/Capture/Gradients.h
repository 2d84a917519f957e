//===- Gradients.h - value_and_grad -----------------------------*- C++ -*-===//
//
//   auto step = tcopt::value_and_grad([](Parameters p, Tensor x, Tensor y) {
//     return cross_entropy(model(p, x), y);
//   });
//   auto [loss, gradients] = step(parameters, x, y);
//
// The function is traced and differentiated as one graph. The graph is compiled
// separately, or within the graph of the compiled function that calls it.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_GRADIENTS_H
#define TCOPT_CAPTURE_GRADIENTS_H

#include "tcopt/Capture/Control.h"

namespace tcopt {

namespace capture {
/// Returns the result of `function` on placeholders for `arguments`, and its
/// gradients with respect to them. Must be called during tracing. Throws if an
/// argument or the result is not a floating-point tensor, the result does not
/// have one element, an op between them has no derivative, or the graph breaks.
std::pair<Tensor, Tensors> valueAndGradients(
    const Tensors &arguments,
    const std::function<Tensor(const Tensors &standIns)> &function,
    Place place);

/// The type of the arguments with these indices: the type of the argument, or a
/// tuple of several.
template <typename Args, size_t... numbers>
using Chosen = std::conditional_t<
    sizeof...(numbers) == 1,
    std::tuple_element_t<0, std::tuple<std::tuple_element_t<numbers, Args>...>>,
    std::tuple<std::tuple_element_t<numbers, Args>...>>;

template <typename Fn, size_t... numbers> class ValueAndGrad {
public:
  ValueAndGrad(Fn function, Place place)
      : function(std::move(function)), place(place) {}

  template <typename... Args> auto operator()(Args... args) const {
    std::tuple<Args...> all(std::move(args)...);
    using Parts = Chosen<std::tuple<Args...>, numbers...>;
    Parts parts = [&]() -> Parts {
      if constexpr (sizeof...(numbers) == 1)
        return (std::get<numbers>(all), ...);
      else
        return {std::get<numbers>(all)...};
    }();
    auto [value, gradients] = valueAndGradients(
        collect(parts),
        [&](const Tensors &standIns) {
          CallArguments leaves{standIns};
          LeafReplacer replacer{leaves};
          (visitLeaves(replacer, std::get<numbers>(all)), ...);
          return Tensor(std::apply(function, all));
        },
        place);
    return std::pair<Tensor, Parts>(std::move(value),
                                    replace(std::move(parts), gradients));
  }

private:
  Fn function;
  Place place;
};

/// Options for differentiated functions: each call requires the whole function
/// as one graph.
inline Options gradientOptions() {
  Options options = Options::defaults();
  options.fullgraph = true;
  options.failOnRecompileLimit = true;
  return options;
}
} // namespace capture

/// Returns a compiled function that computes the result of `function`, a
/// floating-point tensor with one element, and its gradients with respect to
/// the arguments with the indices `numbers` (by default the first argument).
/// The gradients have the structure of these arguments, whose tensors must be
/// floating-point. Captured tensors are constants. In a compiled function, the
/// graph of a call is inlined in the caller's graph.
template <size_t... numbers, typename Fn>
auto value_and_grad(Fn function, Place place = Place::current()) {
  if constexpr (sizeof...(numbers) == 0)
    return compile(capture::ValueAndGrad<Fn, 0>(std::move(function), place),
                   capture::gradientOptions(), place);
  else
    return compile(
        capture::ValueAndGrad<Fn, numbers...>(std::move(function), place),
        capture::gradientOptions(), place);
}

} // namespace tcopt

#endif // TCOPT_CAPTURE_GRADIENTS_H
