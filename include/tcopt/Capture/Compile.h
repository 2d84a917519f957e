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

#include "tcopt/Capture/Calls.h"
#include "tcopt/Capture/Options.h"
#include <algorithm>
#include <any>
#include <array>
#include <atomic>
#include <functional>
#include <typeinfo>

namespace tcopt {

/// A graph of a function.
struct ExplainedGraph {
  Graph graph;
  /// The reason for the graph break after this graph, and its source location;
  /// empty for the last graph.
  std::string breakReason, breakPlace;
};

/// The result of `explain`.
struct Explanation {
  std::vector<ExplainedGraph> graphs;
  /// Conditions under which later calls reuse the version, one per entry.
  std::vector<std::string> guards;
  /// How the last graph updates the tensors that it writes to, one line per
  /// tensor.
  std::vector<std::string> updates;

  int64_t numBreaks() const { return int64_t(graphs.size()) - 1; }
  int64_t numOps() const;
  /// The whole explanation as lines of text.
  std::string text() const;
};

/// Event counts of a compiled function.
struct CompileCounts {
  int64_t calls = 0;
  int64_t versions = 0;    ///< traces that became compiled code
  int64_t recompiles = 0;  ///< versions after the first
  int64_t graphBreaks = 0; ///< in all calls
  int64_t interpreted = 0; ///< graphs that did not compile
  /// Calls that ran uncompiled: the limit of versions was reached, or compiled
  /// code with data-dependent sizes failed.
  int64_t uncompiled = 0;
};

namespace capture {
class CompiledFunction;
class Recorder;
class TraceScope;
struct Version;

/// The scope of a call. Versions that the call finds stay alive until it ends.
class CallScope {
public:
  explicit CallScope(CompiledFunction &function) noexcept;
  ~CallScope();
  CallScope(const CallScope &) = delete;
  CallScope &operator=(const CallScope &) = delete;

private:
  CompiledFunction &function;
};
/// Returns a version whose guards hold for the call, or null.
const Version *findVersion(CompiledFunction &function, const CallKey &key);
/// Runs a version, and stores the tensors of the result. Returns false, without
/// effects of the call, if the version has data-dependent sizes and fails.
bool runVersion(CompiledFunction &function, const Version &version,
                const CallKey &key, std::vector<Tensor> &results);
/// The result of the traced call, without its tensors.
const std::any &structureOf(const Version &version);

/// Callbacks of a call that has no version yet.
struct TraceHooks {
  TracedCall call;
  /// Returns the result of the call without its tensors, which the new version
  /// keeps for later calls.
  std::function<std::any()> structure;
  std::function<std::vector<uint64_t>()> constants;
  /// Lists the leaves of the arguments with their names.
  std::function<std::vector<Leaf>()> leaves;
};
/// Traces the function, runs the graph, and returns the tensors of the result.
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

/// Excludes calls during its lifetime from the current trace.
class OutsideScope {
public:
  /// With `breaks`, the graph so far runs first, so that its results have
  /// values.
  OutsideScope(bool breaks, Place place);
  ~OutsideScope();
  OutsideScope(const OutsideScope &) = delete;
  OutsideScope &operator=(const OutsideScope &) = delete;

private:
  Recorder *recorder;
  std::unique_ptr<TraceScope> scope;
};

CompileCounts countsOf(CompiledFunction &function);
} // namespace capture

template <typename Signature> class Compiled;

namespace capture {
/// Whether an argument is passed by a mutable reference, so that the caller
/// observes writes to it.
template <typename Arg>
inline constexpr bool isWritten =
    std::is_lvalue_reference_v<Arg> &&
    !std::is_const_v<std::remove_reference_t<Arg>>;

/// The result of a function that returns nothing.
struct NoResult {};

/// The result of a call, and the new values of arguments that are passed by
/// reference.
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

/// A compiled function. Copies share the compiled versions. Thread-safe: any
/// number of threads may call it at the same time. The caller observes writes
/// to arguments that are passed by reference (`Tensor &`, `std::vector<Tensor>
/// &`, `double &`).
template <typename R, typename... Args> class Compiled<R(Args...)> {
  static_assert(((!std::derived_from<Args, nn::Module>) && ...),
                "compiled functions take modules by reference");

public:
  /// An undefined function, which throws when it is called.
  Compiled() = default;
  Compiled(std::function<R(Args...)> function, const Options &options,
           Place place)
      : function(std::move(function)),
        state(capture::makeCompiledFunction(options, place)) {}

  R operator()(Args... args) const {
    checkDefined();
    if (capture::isTracing())
      return function(std::forward<Args>(args)...);
    // Writes to overlapping arguments are visible in both, but a trace has a
    // separate copy of each.
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

  /// Explains how a call with these arguments is compiled. Runs the function,
  /// including its writes.
  Explanation explain(Args... args) const {
    checkDefined();
    capture::CallKey key(*state);
    (capture::visitLeaves(key, std::as_const(args)), ...);
    if constexpr (writes)
      addAliases(key, addressesOf(args...));
    std::optional<Result> result;
    return capture::explainCall(*state, key, hooks(result, args...));
  }

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

private:
  using Result = capture::CallResult<R, Args...>;
  static constexpr bool writes = (capture::isWritten<Args> || ...);

  using Addresses = std::array<uintptr_t, sizeof...(Args)>;
  static Addresses addressesOf(const std::remove_reference_t<Args> &...args) {
    return {uintptr_t(std::addressof(args))...};
  }

  /// Whether an argument that may be written overlaps another argument without
  /// being the same object.
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

  /// Adds to the key which arguments are the same variable, so that a write to
  /// one changes the other.
  static void addAliases(capture::CallKey &key, const Addresses &addresses) {
    for (uintptr_t address : addresses)
      key.constant(std::find(addresses.begin(), addresses.end(), address) -
                   addresses.begin());
  }

  /// The copy of an argument. Arguments that are the same variable share one
  /// copy.
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
      // Arguments that were not written are not assigned: other threads may
      // read them.
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
/// The signature of a callable as a template argument of Compiled: the result
/// type without its reference, and without a last parameter of type Place,
/// which functions of the API have.
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

/// Wraps a callable for Compiled. Copies share the callable, which need not be
/// copyable. Its members are guarded, unless the current trace has created it:
/// `madeBy` is the recorder that traced at its creation, or 0.
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

/// The signatures with which a generic callable was called, and the compiled
/// function of each.
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
  /// Returns the compiled function of a signature, or null. Lock-free: entries
  /// live as long as the table.
  const void *find(const std::type_info &signature) const {
    for (const Entry *entry = newest.load(std::memory_order_acquire); entry;
         entry = entry->older)
      if (*entry->signature == signature)
        return entry->compiled.get();
    return nullptr;
  }
  /// Adds an entry unless another thread has added one for its signature.
  /// Returns the compiled function in the table.
  const void *add(Entry entry);
  CompileCounts counts() const;
  void reset() const;

  const Options options;
  const Place place;

private:
  std::atomic<const Entry *> newest = nullptr;
};
} // namespace capture

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

namespace capture {
/// A function whose calls are excluded from traces.
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
