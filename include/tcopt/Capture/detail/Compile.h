//===- Compile.h - calls of compiled functions ------------------*- C++ -*-===//
//
// The templates behind `Compiled` and `compile`: how a call finds its version
// or traces the function, and the signature of a callable.
//
// Internal and unstable: public headers include this one, programs do not.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_DETAIL_COMPILE_H
#define TCOPT_CAPTURE_DETAIL_COMPILE_H

#include "tcopt/Capture/Explanation.h"
#include "tcopt/Capture/Options.h"
#include "tcopt/Capture/detail/Calls.h"
#include <algorithm>
#include <any>
#include <array>
#include <atomic>
#include <functional>
#include <typeinfo>

namespace tcopt {

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

/// The function of a call that has no version yet, and its result.
struct TraceHooks {
  TracedCall call;
  /// The result of a traced call without its tensors, which the new version
  /// keeps for later calls. `call` stores it.
  const std::any &structure;
  /// Returns the numbers and strings of the result as words.
  std::function<std::vector<uint64_t>()> constants;
};
/// Traces the function, runs the graph, and returns the tensors of the result.
/// `leaves` are those of the arguments.
std::vector<Tensor> traceCall(CompiledFunction &function, const CallKey &key,
                              std::vector<Leaf> leaves,
                              const TraceHooks &hooks);
/// Calls the function as if it were not compiled.
std::vector<Tensor> callUncompiled(CompiledFunction &function,
                                   const CallKey &key, const TraceHooks &hooks);
Explanation explainCall(CompiledFunction &function, const CallKey &key,
                        std::vector<Leaf> leaves, const TraceHooks &hooks);
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

/// Calls of a compiled function of one signature.
template <typename R, typename... Args> class CompiledCall {
protected:
  CompiledCall() = default;
  CompiledCall(std::function<R(Args...)> function, const Options &options,
               Place place)
      : function(std::move(function)), place(place),
        state(makeCompiledFunction(options, place)) {}

  R run(std::remove_reference_t<Args> &...args) const {
    checkDefined();
    if (isTracing())
      return function(std::forward<Args>(args)...);
    // Writes to overlapping arguments are visible in both, but a trace has a
    // separate copy of each.
    if constexpr (writes)
      if (overlap(args...))
        return function(std::forward<Args>(args)...);
    CallKey key(place);
    (visitLeaves(key, std::as_const(args)), ...);
    if constexpr (writes)
      addAliases(key, addressesOf(args...));
    CallScope scope(*state);
    const Version *version = findVersion(*state, key);
    std::vector<Tensor> tensors;
    if (version && runVersion(*state, *version, key, tensors)) [[likely]] {
      if constexpr (std::same_as<R, Tensor> && !writes)
        return std::move(tensors.front());
      else if constexpr (std::is_void_v<R> && !writes)
        return;
      else
        return give(std::any_cast<const Result &>(structureOf(*version)),
                    std::move(tensors), args...);
    }
    Computed computed;
    tensors = version ? callUncompiled(*state, key, hooks(computed, args...))
                      : traceCall(*state, key, leavesOf(args...),
                                  hooks(computed, args...));
    return give(std::move(*computed.result), std::move(tensors), args...);
  }

  /// Runs the function, writes included.
  Explanation explainRun(std::remove_reference_t<Args> &...args) const {
    checkDefined();
    CallKey key(place);
    (visitLeaves(key, std::as_const(args)), ...);
    if constexpr (writes)
      addAliases(key, addressesOf(args...));
    Computed computed;
    return explainCall(*state, key, leavesOf(args...),
                       hooks(computed, args...));
  }

  std::function<R(Args...)> function;
  /// The call of `compile`.
  Place place;
  std::shared_ptr<CompiledFunction> state;

private:
  using Result = CallResult<R, Args...>;
  /// The result of a call without a version.
  struct Computed {
    std::optional<Result> result;
    /// The result without its tensors; empty if the call was not traced.
    std::any structure;
  };
  static constexpr bool writes = (isWritten<Args> || ...);

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
                   isWritten<Args>}...};
    for (const Range &a : ranges)
      for (const Range &b : ranges)
        if (&a != &b && a.isWritten && a.begin < b.end && b.begin < a.end &&
            !(a.begin == b.begin && a.end == b.end))
          return true;
    return false;
  }

  /// Adds to the key which arguments are the same variable, so that a write to
  /// one changes the other.
  static void addAliases(CallKey &key, const Addresses &addresses) {
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
      throwNoFunction();
  }

  TraceHooks hooks(Computed &computed,
                   const std::remove_reference_t<Args> &...args) const {
    return {[&, this](const CallArguments &traced) {
              std::tuple<std::decay_t<Args>...> copies(args...);
              LeafReplacer replacer{traced};
              visitLeaves(replacer, copies);
              call(computed.result, copies, addressesOf(args...),
                   std::index_sequence_for<Args...>());
              ResultCollector collector;
              visitLeaves(collector, std::as_const(*computed.result));
              if (isTracing())
                computed.structure = withoutTensors(*computed.result);
              return std::move(collector.tensors);
            },
            computed.structure,
            [&] {
              ConstantCollector collector;
              visitLeaves(collector, std::as_const(*computed.result));
              return std::move(collector.words);
            }};
  }

  static std::any withoutTensors(Result result) {
    TensorRemover remover;
    visitLeaves(remover, result);
    return std::any(std::move(result));
  }

  /// Lists the leaves of the arguments with their names.
  std::vector<Leaf>
  leavesOf(const std::remove_reference_t<Args> &...args) const {
    CallKey key(place);
    LeafLister lister(key);
    size_t number = 0;
    ((lister.path = "argument " + std::to_string(number++),
      visitLeaves(lister, args)),
     ...);
    return std::move(lister.leaves);
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
    if constexpr (isWritten<Arg>)
      return std::tuple<Copy>(copy);
    else
      return std::tuple<>();
  }

  static R give(Result result, std::vector<Tensor> tensors,
                std::remove_reference_t<Args> &...args) {
    CallArguments leaves{std::move(tensors)};
    LeafReplacer replacer{leaves};
    visitLeaves(replacer, result);
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
      if constexpr (isWritten<Arg>)
        if (!hasSameLeaves(std::get<W>(written), std::get<I>(args)))
          std::get<I>(args) = std::move(std::get<W>(written));
      giveWritten<I + 1, W + isWritten<Arg>>(written, args);
    }
  }
};

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

} // namespace tcopt

#endif // TCOPT_CAPTURE_DETAIL_COMPILE_H
