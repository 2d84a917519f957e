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

#include "tcopt/Capture/Options.h"
#include "tcopt/Capture/detail/Calls.h"
#include <algorithm>
#include <any>
#include <array>
#include <atomic>
#include <functional>
#include <typeinfo>

namespace tcopt {

/// One graph of a function.
struct ExplainedGraph {
  Graph graph;
  /// Why it ends before the function does, and where; empty for the last one.
  std::string breakReason, breakPlace;
};

/// What `explain` tells of a call.
struct Explanation {
  std::vector<ExplainedGraph> graphs;
  /// What later calls have to fulfil, one condition each.
  std::vector<std::string> guards;
  /// How the last graph updates what it writes to, one line each.
  std::vector<std::string> updates;

  int64_t numBreaks() const { return int64_t(graphs.size()) - 1; }
  int64_t numOps() const;
  /// All of it, in lines.
  std::string text() const;
};

/// How often things happened to a compiled function.
struct CompileCounts {
  int64_t calls = 0;
  int64_t versions = 0;    ///< traces that became compiled code
  int64_t recompiles = 0;  ///< versions but for the first
  int64_t graphBreaks = 0; ///< in all calls
  int64_t interpreted = 0; ///< graphs that did not compile
  /// Calls that ran uncompiled: beyond the limit of versions, or as sizes
  /// depend on data and the compiled code failed.
  int64_t uncompiled = 0;
};

namespace capture {
class CompiledFunction;
class Recorder;
class RecorderScope;
struct Version;

/// A call: what it finds stays until its end.
class CallScope {
public:
  explicit CallScope(CompiledFunction &function) noexcept;
  ~CallScope();
  CallScope(const CallScope &) = delete;
  CallScope &operator=(const CallScope &) = delete;

private:
  CompiledFunction &function;
};
/// The version that a call may use; null if there is none.
const Version *findVersion(CompiledFunction &function, const CallKey &key);
/// Runs a version: the tensors of the result. False where its sizes depend on
/// data and it fails: the call has done nothing then.
bool runVersion(CompiledFunction &function, const Version &version,
                const CallKey &key, std::vector<Tensor> &results);
/// The result of the call that made the version.
const std::any &structureOf(const Version &version);

/// What a call without a version needs.
struct TraceHooks {
  TracedCall call;
  /// Of the call's result: without its tensors, kept for later calls of the
  /// version that is made; what it holds besides tensors.
  std::function<std::any()> structure;
  std::function<std::vector<uint64_t>()> constants;
  /// The arguments, by name.
  std::function<std::vector<Leaf>()> leaves;
};
/// Traces the function and runs it: the tensors of its result.
std::vector<Tensor> traceCall(CompiledFunction &function, const CallKey &key,
                              const TraceHooks &hooks);
/// Calls the function as if it were not compiled.
std::vector<Tensor> callUncompiled(CompiledFunction &function,
                                   const CallKey &key, const TraceHooks &hooks);
Explanation explainCall(CompiledFunction &function, const CallKey &key,
                        const TraceHooks &hooks);
std::shared_ptr<CompiledFunction> makeCompiledFunction(const Options &options,
                                                       Place place);
void resetFunction(CompiledFunction &function);
[[noreturn]] void throwNoFunction();

/// What is called meanwhile is no part of the function that is being traced.
class OutsideScope {
public:
  /// With `breaks`, its graph is run before: what it has computed has values.
  OutsideScope(bool breaks, Place place);
  ~OutsideScope();
  OutsideScope(const OutsideScope &) = delete;
  OutsideScope &operator=(const OutsideScope &) = delete;

private:
  Recorder *recorder;
  std::unique_ptr<RecorderScope> scope;
};

CompileCounts countsOf(CompiledFunction &function);
} // namespace capture

template <typename Signature> class Compiled;

namespace capture {
/// Whether what a function does to an argument is seen by its caller.
template <typename Arg>
inline constexpr bool isWritten =
    std::is_lvalue_reference_v<Arg> &&
    !std::is_const_v<std::remove_reference_t<Arg>>;

/// The result of a function that returns nothing.
struct NoResult {};

/// What a call gives: the result, and the new values of arguments that are
/// taken by reference.
template <typename R, typename... Args> struct CallResult {
  using Value = std::conditional_t<std::is_void_v<R>, NoResult, R>;
  template <typename Arg>
  using Written =
      std::conditional_t<isWritten<Arg>, std::tuple<std::decay_t<Arg>>,
                         std::tuple<>>;

  Value value;
  decltype(std::tuple_cat(std::declval<Written<Args>>()...)) written;

  template <typename V> void fields(V &&v) { v(value, written); }
};
} // namespace capture

/// A function that compiles itself. Copies share what was compiled. Any number
/// of threads may call it at once. What it writes to arguments that it takes by
/// reference (`Tensor &`, `std::vector<Tensor> &`, `double &`) its caller gets.
template <typename R, typename... Args> class Compiled<R(Args...)> {
  static_assert(((!std::derived_from<Args, nn::Module>) && ...),
                "compiled functions take modules by reference");

public:
  /// No function: calls are errors.
  Compiled() = default;
  Compiled(std::function<R(Args...)> function, const Options &options,
           Place place)
      : function(std::move(function)),
        state(capture::makeCompiledFunction(options, place)) {}

  R operator()(Args... args) const {
    checkDefined();
    if (capture::isTracing())
      return function(std::forward<Args>(args)...);
    // What is written to one is seen in the other: a trace has two.
    if constexpr (writes)
      if (overlap(args...))
        return function(std::forward<Args>(args)...);
    capture::CallScope scope(*state);
    capture::CallKey key(*state);
    (capture::visitLeaves(key, std::as_const(args)), ...);
    if constexpr (writes)
      addAliases(key, addressesOf(args...));
    const capture::Version *version = capture::findVersion(*state, key);
    std::vector<Tensor> tensors;
    if (version && capture::runVersion(*state, *version, key, tensors))
        [[likely]] {
      if constexpr (std::same_as<R, Tensor> && !writes)
        return std::move(tensors.front());
      else if constexpr (std::is_void_v<R> && !writes)
        return;
      else
        return give(std::any_cast<const Result &>(structureOf(*version)),
                    std::move(tensors), args...);
    }
    std::optional<Result> result;
    tensors = version
                  ? capture::callUncompiled(*state, key, hooks(result, args...))
                  : capture::traceCall(*state, key, hooks(result, args...));
    return give(std::move(*result), std::move(tensors), args...);
  }

  /// What a call with these arguments would be compiled to. Runs the function,
  /// writes included.
  Explanation explain(Args... args) const {
    checkDefined();
    capture::CallKey key(*state);
    (capture::visitLeaves(key, std::as_const(args)), ...);
    if constexpr (writes)
      addAliases(key, addressesOf(args...));
    std::optional<Result> result;
    return capture::explainCall(*state, key, hooks(result, args...));
  }

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

private:
  using Result = capture::CallResult<R, Args...>;
  static constexpr bool writes = (capture::isWritten<Args> || ...);

  using Addresses = std::array<uintptr_t, sizeof...(Args)>;
  static Addresses addressesOf(const std::remove_reference_t<Args> &...args) {
    return {uintptr_t(std::addressof(args))...};
  }

  /// Whether an argument that may be written is a part of another one.
  static bool overlap(const std::remove_reference_t<Args> &...args) {
    struct Range {
      uintptr_t begin, end;
      bool isWritten;
    } ranges[] = {{uintptr_t(std::addressof(args)),
                   uintptr_t(std::addressof(args)) + sizeof(args),
                   capture::isWritten<Args>}...};
    for (const Range &a : ranges)
      for (const Range &b : ranges)
        if (&a != &b && a.isWritten && a.begin < b.end && b.begin < a.end &&
            !(a.begin == b.begin && a.end == b.end))
          return true;
    return false;
  }

  /// Which arguments are one variable: what is written to one is seen in the
  /// other.
  static void addAliases(capture::CallKey &key, const Addresses &addresses) {
    for (uintptr_t address : addresses)
      key.constant(std::find(addresses.begin(), addresses.end(), address) -
                   addresses.begin());
  }

  /// The copy of an argument. Arguments that are one variable have one copy.
  template <size_t I, typename Copies, size_t... J>
  static auto &copyFor(Copies &copies, const Addresses &addresses,
                       std::index_sequence<J...>) {
    auto *copy = &std::get<I>(copies);
    auto look = [&](auto &other, bool isSame) {
      if constexpr (std::same_as<decltype(&other), decltype(copy)>)
        if (isSame)
          copy = &other;
    };
    // From the last to the first.
    (look(std::get<I - 1 - J>(copies), addresses[I - 1 - J] == addresses[I]),
     ...);
    return *copy;
  }

  void checkDefined() const {
    if (!state) [[unlikely]]
      capture::throwNoFunction();
  }

  capture::TraceHooks
  hooks(std::optional<Result> &result,
        const std::remove_reference_t<Args> &...args) const {
    return {[&, this](const capture::CallArguments &traced) {
              std::tuple<std::decay_t<Args>...> copies(args...);
              capture::LeafReplacer replacer{traced};
              capture::visitLeaves(replacer, copies);
              call(result, copies, addressesOf(args...),
                   std::index_sequence_for<Args...>());
              capture::ResultCollector collector;
              capture::visitLeaves(collector, std::as_const(*result));
              return std::move(collector.tensors);
            },
            [&] {
              Result blank = *result;
              capture::TensorRemover remover;
              capture::visitLeaves(remover, blank);
              return std::any(std::move(blank));
            },
            [&] {
              capture::ConstantCollector collector;
              capture::visitLeaves(collector, std::as_const(*result));
              return std::move(collector.words);
            },
            [&, this] {
              capture::CallKey key(*state);
              capture::LeafLister lister(key);
              size_t number = 0;
              ((lister.path = "argument " + std::to_string(number++),
                capture::visitLeaves(lister, args)),
               ...);
              return std::move(lister.leaves);
            }};
  }

  template <typename Copies, size_t... I>
  void call(std::optional<Result> &result, Copies &copies,
            const Addresses &addresses, std::index_sequence<I...>) const {
    auto all = std::tie(
        copyFor<I>(copies, addresses, std::make_index_sequence<I>())...);
    auto written = [&] {
      return std::tuple_cat(writtenOf<Args>(std::get<I>(all))...);
    };
    if constexpr (std::is_void_v<R>) {
      function(static_cast<Args &&>(std::get<I>(all))...);
      result.emplace(Result{{}, written()});
    } else {
      R value = function(static_cast<Args &&>(std::get<I>(all))...);
      result.emplace(Result{std::move(value), written()});
    }
  }

  template <typename Arg, typename Copy> static auto writtenOf(Copy &copy) {
    if constexpr (capture::isWritten<Arg>)
      return std::tuple<Copy>(copy);
    else
      return std::tuple<>();
  }

  static R give(Result result, std::vector<Tensor> tensors,
                std::remove_reference_t<Args> &...args) {
    capture::CallArguments leaves{std::move(tensors)};
    capture::LeafReplacer replacer{leaves};
    capture::visitLeaves(replacer, result);
    if constexpr (writes)
      giveWritten<0, 0>(result.written, std::tie(args...));
    if constexpr (!std::is_void_v<R>)
      return std::move(result.value);
  }

  template <size_t I, size_t W, typename Written, typename All>
  static void giveWritten(Written &written, const All &args) {
    if constexpr (I < sizeof...(Args)) {
      using Arg = std::tuple_element_t<I, std::tuple<Args...>>;
      // What was not written stays where it is: others may look at it.
      if constexpr (capture::isWritten<Arg>)
        if (!capture::hasSameLeaves(std::get<W>(written), std::get<I>(args)))
          std::get<I>(args) = std::move(std::get<W>(written));
      giveWritten<I + 1, W + capture::isWritten<Arg>>(written, args);
    }
  }

  std::function<R(Args...)> function;
  std::shared_ptr<capture::CompiledFunction> state;
};

namespace capture {
/// The signature of a callable as Compiled takes it: what it gives is no
/// reference, and the place of a call, which functions of the API take last, is
/// left out.
template <typename R, typename Taken, typename... Left> struct MakeSignature;
template <typename R, typename... Taken>
struct MakeSignature<R, std::tuple<Taken...>> {
  using type = std::decay_t<R>(Taken...);
  static constexpr bool takesPlace = false;
};
template <typename R, typename... Taken>
struct MakeSignature<R, std::tuple<Taken...>, Place>
    : MakeSignature<R, std::tuple<Taken...>> {
  static constexpr bool takesPlace = true;
};
template <typename R, typename... Taken, typename Next, typename... Left>
struct MakeSignature<R, std::tuple<Taken...>, Next, Left...>
    : MakeSignature<R, std::tuple<Taken..., Next>, Left...> {};
template <typename R, typename... Args>
using SignatureFrom = MakeSignature<R, std::tuple<>, Args...>;

template <typename T>
concept HasOneCall = requires { &T::operator(); };

template <typename T>
struct SignatureOf : SignatureOf<decltype(&T::operator())> {};
#define TCOPT_SIGNATURE(QUALIFIERS)                                            \
  template <typename C, typename R, typename... Args>                          \
  struct SignatureOf<R (C::*)(Args...) QUALIFIERS>                             \
      : SignatureFrom<R, Args...> {};
TCOPT_SIGNATURE()
TCOPT_SIGNATURE(const)
TCOPT_SIGNATURE(noexcept)
TCOPT_SIGNATURE(const noexcept)
#undef TCOPT_SIGNATURE
template <typename R, typename... Args>
struct SignatureOf<R (*)(Args...)> : SignatureFrom<R, Args...> {};
template <typename R, typename... Args>
struct SignatureOf<R (*)(Args...) noexcept> : SignatureFrom<R, Args...> {};

/// A callable as Compiled holds it: copies are the same object, so that it need
/// not be copied, and what it holds by value is guarded, unless the function
/// that is traced has made it: `madeBy` is what has traced then.
template <bool takesPlace, typename R, typename Fn, typename... Args>
std::function<R(Args...)> makeFunction(std::shared_ptr<Fn> fn, Place place,
                                       uint64_t madeBy,
                                       std::type_identity<R(Args...)>) {
  return [fn, place = place, madeBy](Args... args) -> R {
    (void)place, (void)madeBy;
    if constexpr (!std::is_empty_v<Fn> && !std::is_pointer_v<Fn>)
      if (!madeBy || madeBy != tracingRecorder())
        guardObject(*fn, "what the function holds by value", fn);
    if constexpr (takesPlace)
      return (*fn)(std::forward<Args>(args)..., place);
    else
      return (*fn)(std::forward<Args>(args)...);
  };
}

/// Signatures of a generic callable that were called, and what they compiled.
class SignatureTable {
public:
  SignatureTable(const Options &options, Place place)
      : options(options), place(place) {}
  ~SignatureTable();
  SignatureTable(const SignatureTable &) = delete;
  SignatureTable &operator=(const SignatureTable &) = delete;

  struct Entry {
    const std::type_info *signature;
    std::shared_ptr<const void> compiled;
    std::function<CompileCounts()> counts;
    std::function<void()> reset;
    const Entry *older = nullptr;
  };
  /// The Compiled of a signature; null if there is none. Does not lock: entries
  /// stay as long as the table does.
  const void *find(const std::type_info &signature) const {
    for (const Entry *entry = newest.load(std::memory_order_acquire); entry;
         entry = entry->older)
      if (*entry->signature == signature)
        return entry->compiled.get();
    return nullptr;
  }
  /// Adds an entry unless another thread has added one for its signature.
  /// Returns the Compiled that there is.
  const void *add(Entry entry);
  CompileCounts counts() const;
  void reset() const;

  const Options options;
  const Place place;

private:
  std::atomic<const Entry *> newest = nullptr;
};
} // namespace capture

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

namespace capture {
/// A function whose calls are no part of a function that is being traced.
template <typename Fn> class Outside {
public:
  Outside(Fn function, bool breaks, Place place)
      : function(std::move(function)), breaks(breaks), place(place) {}

  template <typename... Args> decltype(auto) operator()(Args &&...args) const {
    std::optional<OutsideScope> scope;
    if (isTracing())
      scope.emplace(breaks, place);
    return std::invoke(function, std::forward<Args>(args)...);
  }

private:
  Fn function;
  bool breaks;
  Place place;
};
} // namespace capture

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
