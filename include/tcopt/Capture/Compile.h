//===- Compile.h - compiled functions ---------------------------*- C++ -*-===//
//
//   auto step = tcopt::compile([&](Tensor x) { return relu(linear(x, w, b));
//   }); Tensor y = step(x);
//
// The first call traces the function: it runs the function on placeholder
// tensors and compiles the graph of the functions on tensors that are called.
// Later calls run the compiled code while its guards hold (dtypes, ranks, sizes
// and scalars of the arguments). Captured tensors, which the function uses
// without taking them as arguments, become inputs, too. Other side effects of
// the function happen only during tracing. Reading a value (`item`, `if
// (x.isTrue())`) breaks the graph: the function then runs again in each call,
// and the graphs between its breaks run as compiled code.
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

/// A compiled function. Copies share the compiled versions. Thread-safe: any
/// number of threads may call it at the same time. The caller observes writes
/// to arguments that are passed by reference (`Tensor &`, `std::vector<Tensor>
/// &`, `double &`).
template <typename R, typename... Args>
class Compiled<R(Args...)> : capture::CompiledCall<R, Args...> {
  static_assert(((!std::derived_from<Args, nn::Module>) && ...),
                "compiled functions take modules by reference");

  using Call = capture::CompiledCall<R, Args...>;
  using Call::function, Call::state;

public:
  /// An undefined function, which throws when it is called.
  Compiled() = default;
  Compiled(std::function<R(Args...)> function, const Options &options,
           Place place)
      : Call(std::move(function), options, place) {}

  R operator()(Args... args) const { return Call::run(args...); }

  /// Explains how a call with these arguments is compiled. Runs the function,
  /// including its writes.
  Explanation explain(Args... args) const { return Call::explainRun(args...); }

  /// Removes all compiled versions.
  void reset() const {
    if (state)
      capture::resetFunction(*state);
  }
  CompileCounts counts() const {
    return state ? capture::countsOf(*state) : CompileCounts();
  }
  /// The original function.
  const std::function<R(Args...)> &original() const { return function; }
  explicit operator bool() const { return bool(function); }
};

/// A generic compiled function, with one compiled function for each list of
/// argument types. Copies share them.
template <typename Fn> class GenericCompiled {
  // The parameter type, as for a parameter `auto &`: a mutable lvalue is passed
  // by reference.
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
  /// Removes all compiled versions.
  void reset() const { table->reset(); }
  /// The sum over all argument types.
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

/// Returns a compiled function for a function or a callable object. The object
/// may be generic, and need not be copyable.
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

/// Returns a function that is never traced. Its calls break the graph of a
/// traced function, and run with values in each call. Errors: a call in a
/// function with the option `fullgraph`.
template <typename Fn>
capture::Outside<Fn> disable(Fn function, Place place = Place::current()) {
  return {std::move(function), true, place};
}

/// Returns a function whose result is a constant of the trace. It is called
/// once, during tracing, and may read values of tensors outside of the trace.
/// Errors: it uses tensors that the traced function has computed.
template <typename Fn>
capture::Outside<Fn> assume_constant(Fn function,
                                     Place place = Place::current()) {
  return {std::move(function), false, place};
}

/// Removes the compiled versions of all functions.
void reset();

/// The range of a dynamic dimension.
struct SizeRange {
  int64_t min = 0, max = INT64_MAX, multiple = 1;

  bool allows(int64_t size) const {
    return size >= min && size <= max && size % multiple == 0;
  }
  bool operator==(const SizeRange &) const = default;
};

/// Marks a dimension of an argument as dynamic: compiled functions use a
/// symbolic size for it from the first call on. Calls with a size outside of
/// `range`, and functions that need the size as an integer, are errors. Errors:
/// the dimension does not exist, an empty range.
void mark_dynamic(const Tensor &tensor, int64_t dim, SizeRange range = {},
                  Place place = Place::current());
/// Marks a dimension of an argument as static: its size never becomes symbolic.
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
