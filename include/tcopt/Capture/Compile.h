//===- Compile.h - functions that compile themselves ------------*- C++ -*-===//
//
//   auto step = tcopt::compile([&](Tensor x) { return relu(linear(x, w, b));
//   }); Tensor y = step(x);
//
// The first call runs the function on tensors that stand for the arguments, and
// compiles what it calls; later calls run the compiled code, as long as what
// was assumed of the arguments holds (dtypes, ranks, sizes, numbers). Tensors
// that the function refers to without taking them as arguments are arguments
// too. The function's other effects happen only while it is traced. A function
// that reads a value (`item`, `if (x.isTrue())`) has a graph break: it is
// called again each time, and the graphs between breaks run as compiled code.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_COMPILE_H
#define TCOPT_CAPTURE_COMPILE_H

#include "tcopt/Capture/Explanation.h"
#include "tcopt/Capture/Guards.h"
#include "tcopt/Capture/Options.h"
#include "tcopt/Capture/Structure.h"
#include "tcopt/Capture/detail/Compile.h"
#include <functional>

namespace tcopt {

template <typename Signature> class Compiled;

/// A function that compiles itself. Copies share what was compiled. Any number
/// of threads may call it at once. What it writes to arguments that it takes by
/// reference (`Tensor &`, `std::vector<Tensor> &`, `double &`) its caller gets.
template <typename R, typename... Args>
class Compiled<R(Args...)> : capture::CompiledCall<R, Args...> {
  static_assert(((!std::derived_from<Args, nn::Module>) && ...),
                "compiled functions take modules by reference");

  using Call = capture::CompiledCall<R, Args...>;
  using Call::function, Call::state;

public:
  /// No function: calls are errors.
  Compiled() = default;
  Compiled(std::function<R(Args...)> function, const Options &options,
           Place place)
      : Call(std::move(function), options, place) {}

  R operator()(Args... args) const { return Call::run(args...); }

  /// What a call with these arguments would be compiled to. Runs the function,
  /// writes included.
  Explanation explain(Args... args) const { return Call::explainRun(args...); }

  /// Forgets all that was compiled.
  void reset() const {
    if (state)
      capture::resetFunction(*state);
  }
  CompileCounts counts() const {
    return state ? capture::countsOf(*state) : CompileCounts();
  }
  /// The function, not compiled.
  const std::function<R(Args...)> &original() const { return function; }
  explicit operator bool() const { return bool(function); }
};

/// A generic function that compiles itself, once for each list of argument
/// types. Copies share what was compiled.
template <typename Fn> class GenericCompiled {
  // As a parameter `auto &` would take it: what is written to it is seen.
  template <typename Arg>
  using Taken = std::conditional_t<
      capture::isWritten<Arg> &&
          !std::is_array_v<std::remove_reference_t<Arg>> &&
          !std::derived_from<std::decay_t<Arg>, nn::Module>,
      Arg,
      std::conditional_t<std::derived_from<std::decay_t<Arg>, nn::Module>,
                         std::decay_t<Arg> &, std::decay_t<Arg>>>;

public:
  GenericCompiled(std::shared_ptr<Fn> function, const Options &options,
                  Place place)
      : function(std::move(function)),
        table(std::make_shared<capture::SignatureTable>(options, place)) {}

  template <typename... Args> auto operator()(Args &&...args) const {
    return find<Args...>()(std::forward<Args>(args)...);
  }
  template <typename... Args> Explanation explain(Args &&...args) const {
    return find<Args...>().explain(std::forward<Args>(args)...);
  }
  /// Forgets all that was compiled.
  void reset() const { table->reset(); }
  /// Of all argument types together.
  CompileCounts counts() const { return table->counts(); }

private:
  template <typename... Args> const auto &find() const {
    using R = std::decay_t<std::invoke_result_t<Fn &, Taken<Args>...>>;
    using Signature = R(Taken<Args>...);
    const void *found = table->find(typeid(Signature));
    if (!found) [[unlikely]]
      found = add<Signature>();
    return *static_cast<const Compiled<Signature> *>(found);
  }
  template <typename Signature> const void *add() const {
    auto made = std::make_shared<Compiled<Signature>>(
        capture::makeFunction<false>(function, table->place, madeBy,
                                     std::type_identity<Signature>()),
        table->options, table->place);
    return table->add({&typeid(Signature), made,
                       [made] { return made->counts(); },
                       [made] { made->reset(); }});
  }

  std::shared_ptr<Fn> function;
  std::shared_ptr<capture::SignatureTable> table;
  uint64_t madeBy = capture::tracingRecorder();
};

/// A function that compiles itself: of a function, or of an object that can be
/// called. It need not be copyable, and may be generic.
template <typename Fn>
  requires(!std::derived_from<Fn, nn::Module>)
auto compile(Fn function, const Options &options = Options::defaults(),
             Place place = Place::current()) {
  auto shared = std::make_shared<Fn>(std::move(function));
  if constexpr (std::is_pointer_v<Fn> || capture::HasOneCall<Fn>) {
    using Of = capture::SignatureOf<Fn>;
    using Signature = typename Of::type;
    return Compiled<Signature>(
        capture::makeFunction<Of::takesPlace>(std::move(shared), place,
                                              capture::tracingRecorder(),
                                              std::type_identity<Signature>()),
        options, place);
  } else {
    return GenericCompiled<Fn>(std::move(shared), options, place);
  }
}

/// A function that is never traced: where a traced function calls it, the graph
/// breaks, and the function is called with values in every call. Errors: the
/// tracing function is to be one graph (`fullgraph`).
template <typename Fn>
capture::Outside<Fn> disable(Fn function, Place place = Place::current()) {
  return {std::move(function), true, place};
}

/// A function whose result is a constant of the trace: it is called once, when
/// the trace is made, and may read values of what is no part of the trace.
/// Errors: it uses tensors that the traced function has computed.
template <typename Fn>
capture::Outside<Fn> assume_constant(Fn function,
                                     Place place = Place::current()) {
  return {std::move(function), false, place};
}

/// Forgets what all functions have compiled.
void reset();

/// What is known of a size that varies.
struct SizeRange {
  int64_t min = 0, max = INT64_MAX, multiple = 1;

  bool allows(int64_t size) const {
    return size >= min && size <= max && size % multiple == 0;
  }
  bool operator==(const SizeRange &) const = default;
};

/// Says that compiled functions shall leave a size of this argument open from
/// the first call on, and which sizes there will be; other sizes are then an
/// error of the call. A function that needs the size as a number is an error,
/// too. Errors: no such dimension, an empty range.
void mark_dynamic(const Tensor &tensor, int64_t dim, SizeRange range = {},
                  Place place = Place::current());
/// Says that a size of this argument shall never be open.
void mark_static(const Tensor &tensor, int64_t dim,
                 Place place = Place::current());

/// `explain(fn)(args...)`: the graphs, breaks and guards of a call.
template <typename Fn>
  requires(!std::derived_from<Fn, nn::Module>)
auto explain(Fn function, const Options &options = Options::defaults(),
             Place place = Place::current()) {
  auto compiled = compile(std::move(function), options, place);
  return [compiled](auto &&...args) {
    return compiled.explain(std::forward<decltype(args)>(args)...);
  };
}

} // namespace tcopt

#endif // TCOPT_CAPTURE_COMPILE_H
