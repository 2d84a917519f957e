//===- Gradients.h - derivatives of functions on tensors --------*- C++ -*-===//
//
//   auto step = tcopt::value_and_grad([](Parameters p, Tensor x, Tensor y) {
//     return cross_entropy(model(p, x), y);
//   });
//   auto [loss, gradients] = step(parameters, x, y);
//
// The function is traced and differentiated as one graph, which is compiled: by
// itself, or as part of the compiled function that calls it.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_GRADIENTS_H
#define TCOPT_CAPTURE_GRADIENTS_H

#include "tcopt/Capture/Control.h"

namespace tcopt {

namespace capture {
/// What `function` gives for tensors in place of `arguments`, and its gradients
/// with respect to these. Only in a trace. Throws where an argument or the
/// result is no tensor of floats, the result has not one element, an op that
/// they depend on has no derivative, or the graph breaks in the function.
std::pair<Tensor, Tensors> valueAndGradients(
    const Tensors &arguments,
    const std::function<Tensor(const Tensors &standIns)> &function,
    Place place);

/// The parts of arguments that a function is differentiated with respect to.
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

/// Gradients need the whole function as one graph, in each call.
inline Options gradientOptions() {
  Options options = Options::defaults();
  options.fullgraph = true;
  options.failOnRecompileLimit = true;
  return options;
}
} // namespace capture

/// A function that gives the result of `function`, a tensor of floats with one
/// element, and its gradients: with respect to the arguments of these numbers
/// (the first one if there are none), in structures like these arguments, whose
/// tensors must be of floats. What the function refers to otherwise is
/// constant. It compiles itself; where a compiled function calls it, it becomes
/// a part of that.
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
