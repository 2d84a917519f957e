//===- Compile.h - compiled modules -----------------------------*- C++ -*-===//
//
//   auto run = nn::compile(net);      // as run(x), run.forward(x)
//   Tensor y = run(x);
//   net.eval();
//   Tensor z = run(x);                // another version
//
// The bytes of the module's fields, such as `double scale`, are guarded. In
// contrast, `tcopt::compile` of a function that calls a module guards only
// training flags and parameters (Guards.h).
//
// A submodule can be compiled separately: the result of `compile` is a module
// that shares the state of the original.
//
//   nn::CompiledModule<Encoder> encoder =
//       registerModule("encoder", nn::compile(Encoder()));
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_MODULES_COMPILE_H
#define TCOPT_CAPTURE_MODULES_COMPILE_H

#include "tcopt/Capture/Compile.h"
#include "tcopt/Capture/Module.h"

namespace tcopt::nn {

namespace detail {
/// The argument types of `forward`, without a last parameter of type Place, and
/// its compiled function.
template <typename Result, typename Taken, typename... Left> struct Forward;
template <typename Result, typename... Taken>
struct Forward<Result, std::tuple<Taken...>> {
  static constexpr bool takesPlace = false;
  using Arguments = std::tuple<Taken...>;
  using Function = Compiled<Result(Taken...)>;
};
template <typename Result, typename... Taken>
struct Forward<Result, std::tuple<Taken...>, Place>
    : Forward<Result, std::tuple<Taken...>> {
  static constexpr bool takesPlace = true;
};
template <typename Result, typename... Taken, typename Next, typename... Left>
struct Forward<Result, std::tuple<Taken...>, Next, Left...>
    : Forward<Result, std::tuple<Taken..., std::decay_t<Next>>, Left...> {};

template <typename T> struct ForwardOf;
template <typename C, typename R, typename... Args>
struct ForwardOf<R (C::*)(Args...)> : Forward<R, std::tuple<>, Args...> {};
template <typename C, typename R, typename... Args>
struct ForwardOf<R (C::*)(Args...) const> : Forward<R, std::tuple<>, Args...> {
};
} // namespace detail

/// A module whose `forward` is compiled, with a version for each kind of
/// arguments and each state of the training flags. Copies share the compiled
/// versions.
template <typename M> class CompiledModule : public Module {
  using Forward = detail::ForwardOf<decltype(&M::forward)>;
  using Arguments = typename Forward::Arguments;
  using Function = typename Forward::Function;

public:
  CompiledModule(std::shared_ptr<M> module, const Options &options, Place place)
      : Module(*module), original(module),
        function(
            [&]<typename... Args>(std::type_identity<std::tuple<Args...>>) {
              return Function(
                  [module, place](const Args &...args) {
                    capture::guardObject(
                        *module, "the fields of a " + module->kind(), module);
                    module->guardChildren();
                    return forwardOf(*module, place, args...);
                  },
                  options, place);
            }(std::type_identity<Arguments>())) {}

  /// Calls `forward`. Omitted arguments are value-initialized, for example
  /// undefined tensors.
  template <typename... Args> auto forward(Args &&...args) const {
    return call(function, std::forward<Args>(args)...);
  }
  template <typename... Args> auto operator()(Args &&...args) const {
    return call(function, std::forward<Args>(args)...);
  }
  template <typename... Args> Explanation explain(Args &&...args) const {
    return call([&](const auto &...all) { return function.explain(all...); },
                std::forward<Args>(args)...);
  }

  /// The original module.
  M &module() const { return *original; }
  CompileCounts counts() const { return function.counts(); }
  /// Removes all compiled versions.
  void reset() const { function.reset(); }

  std::string kind() const override { return original->kind(); }
  std::string extraText() const override { return original->extraText(); }
  std::shared_ptr<Module> wrapped() const override { return original; }

private:
  template <typename... Args>
  static auto forwardOf(M &module, Place place, const Args &...args) {
    if constexpr (Forward::takesPlace)
      return module.forward(args..., place);
    else
      return module.forward(args...);
  }

  // The argument at index I, or a value-initialized one.
  template <size_t I, typename Given>
  static std::tuple_element_t<I, Arguments> argument(Given &given) {
    if constexpr (I < std::tuple_size_v<Given>)
      return std::get<I>(std::move(given));
    else
      return {};
  }

  template <typename Fn, typename... Given>
  auto call(const Fn &fn, Given &&...given) const {
    std::tuple<Given &&...> all(std::forward<Given>(given)...);
    return [&]<size_t... I>(std::index_sequence<I...>) {
      return fn(argument<I>(all)...);
    }(std::make_index_sequence<std::tuple_size_v<Arguments>>());
  }

  std::shared_ptr<M> original;
  Function function;
  // A clone would call the original module, so cloning is an error.
  [[no_unique_address]] detail::NotCloned notCloned;
};

/// Returns a module that shares the state of `module` and compiles its
/// `forward`.
template <std::derived_from<Module> M>
CompiledModule<M> compile(M module,
                          const Options &options = Options::defaults(),
                          Place place = Place::current()) {
  return {std::make_shared<M>(std::move(module)), options, place};
}
template <std::derived_from<Module> M>
CompiledModule<M> compile(std::shared_ptr<M> module,
                          const Options &options = Options::defaults(),
                          Place place = Place::current()) {
  return {std::move(module), options, place};
}

} // namespace tcopt::nn

namespace tcopt {
using nn::compile;
} // namespace tcopt

#endif // TCOPT_CAPTURE_MODULES_COMPILE_H
