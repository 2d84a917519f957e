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
#include "tcopt/Capture/Structure.h"
#include <any>
#include <functional>

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
  int64_t uncompiled = 0;  ///< calls beyond the limit of versions
};

namespace capture {
class CompiledFunction;
class RecorderScope;
struct Version;

/// A short list without memory of its own from the heap.
template <typename T, size_t N> class ShortList {
public:
  void push_back(T value) { *grow(1) = value; }
  /// Room for more, which is to be filled.
  T *grow(size_t more) {
    if (count + more > N) [[unlikely]]
      return growRest(more);
    T *start = first + count;
    count += more;
    return start;
  }
  size_t size() const { return count; }
  const T *data() const { return count <= N ? first : rest.data(); }
  const T &operator[](size_t i) const { return data()[i]; }

private:
  [[gnu::noinline]] T *growRest(size_t more) {
    if (rest.empty())
      rest.assign(first, first + count);
    rest.resize(count + more);
    T *start = rest.data() + count;
    count += more;
    return start;
  }

  T first[N];
  size_t count = 0;
  /// All of them, once there are more than N.
  std::vector<T> rest;
};

/// The arguments of a call: what guards are about, word by word, and the
/// tensors.
class CallKey {
public:
  explicit CallKey(const CompiledFunction &function);
  /// Of a function on tensors, called at a place: whether arguments are parts
  /// of the same elements does not count.
  CallKey(uint64_t function, Place place);
  void tensor(const Tensor &tensor) { handle(tensor.getImpl()); }
  /// What a tensor is a handle of; it must outlive the key.
  void handle(const std::shared_ptr<TensorImpl> &tensor);
  void scalar(const Scalar &number);
  void size(const Size &size);
  void constant(uint64_t word) { words.push_back(word); }

  /// The word that is a tensor's size.
  size_t sizeWord(size_t tensor, size_t dim) const {
    return starts[tensor] + 2 + dim;
  }

  /// In the first word of a tensor.
  static constexpr uint64_t kDTypeDeviceAndGradient = 0xFF00FF00 | uint64_t(1)
                                                                       << 32;

  ShortList<uint64_t, 64> words;
  ShortList<const std::shared_ptr<TensorImpl> *, 16> tensors;
  /// Which word a tensor begins with: its kind; then comes how it lies in
  /// memory, then its sizes.
  ShortList<uint32_t, 16> starts;
  /// The words that are values of Scalars, each after its dtype, and Sizes.
  ShortList<uint32_t, 8> scalars, sizes;
  /// Of errors: where the function was compiled.
  const Place place;

private:
  void addSettings();
  uint64_t sharingOf(const TensorImpl &tensor);
  uint64_t sharingWithAny(const TensorImpl &tensor) const;
  void unusual(const TensorImpl &tensor);
  /// Words of a tensor, and what is true in this call only.
  void add(const TensorImpl &tensor, std::span<const uint64_t> words);

  const bool tellsSharing;
  /// A bit for each cell that came before, by its address.
  uint64_t seenCells = 0;
};

/// What a function gets in place of its arguments, in order. Without numbers:
/// those that there are.
struct CallArguments {
  std::vector<Tensor> tensors;
  std::vector<Scalar> scalars{};
  std::vector<Size> sizes{};
};

/// Replaces leaves of a structure by others, in order.
struct LeafReplacer {
  const CallArguments &with;
  size_t nextTensor = 0, nextScalar = 0, nextSize = 0;

  void tensor(Tensor &tensor) { tensor = with.tensors[nextTensor++]; }
  void scalar(Scalar &number) {
    if (!with.scalars.empty())
      number = with.scalars[nextScalar++];
  }
  void size(Size &size) {
    if (!with.sizes.empty())
      size = with.sizes[nextSize++];
  }
  void constant(uint64_t) {}
};

/// Removes tensors, so that their elements are not kept.
struct TensorRemover {
  void tensor(Tensor &tensor) { tensor = Tensor(); }
  void scalar(Scalar &) {}
  void size(Size &) {}
  void constant(uint64_t) {}
};

/// Collects tensors, in order.
struct TensorCollector {
  std::vector<Tensor> tensors;

  void tensor(const Tensor &tensor) { tensors.push_back(tensor); }
  void scalar(const Scalar &) {}
  void size(const Size &) {}
  void constant(uint64_t) {}
};

/// The same of what a traced function returns: its numbers become constants of
/// the trace.
struct ResultCollector : TensorCollector {
  void scalar(const Scalar &number) { (void)number.toDouble(); }
  void size(const Size &size) { (void)int64_t(size); }
};

/// Calls the function with others in place of the arguments, and gives the
/// tensors of its result. Keeps the result itself.
using TracedCall = std::function<std::vector<Tensor>(const CallArguments &)>;

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
/// Whether this thread is tracing a function: compiled functions that it calls
/// become part of its graph.
bool isTracing();
/// Runs a version: the tensors of the result.
void runVersion(CompiledFunction &function, const Version &version,
                const CallKey &key, std::vector<Tensor> &results);
/// The result of the call that made the version.
const std::any &structureOf(const Version &version);
/// Traces the function and runs it: the tensors of its result. `structure`
/// gives the function's result, kept for later calls of the version that is
/// made.
std::vector<Tensor> traceCall(CompiledFunction &function, const CallKey &key,
                              const TracedCall &call,
                              const std::function<std::any()> &structure);
Explanation explainCall(CompiledFunction &function, const CallKey &key,
                        const TracedCall &call);
std::shared_ptr<CompiledFunction> makeCompiledFunction(const Options &options,
                                                       Place place);
void resetFunction(CompiledFunction &function);

/// What is called meanwhile is no part of the function that is being traced.
class OutsideScope {
public:
  /// With `breaks`, its graph is run before: what it has computed has values.
  OutsideScope(bool breaks, Place place);
  ~OutsideScope();
  OutsideScope(const OutsideScope &) = delete;
  OutsideScope &operator=(const OutsideScope &) = delete;

private:
  std::unique_ptr<RecorderScope> scope;
};

CompileCounts countsOf(CompiledFunction &function);
} // namespace capture

template <typename Signature> class Compiled;

/// A function that compiles itself. Copies share what was compiled. Any number
/// of threads may call it at once.
template <typename R, typename... Args> class Compiled<R(Args...)> {
public:
  Compiled(std::function<R(Args...)> function, const Options &options,
           Place place)
      : function(std::move(function)),
        state(capture::makeCompiledFunction(options, place)) {}

  R operator()(Args... args) const {
    if (capture::isTracing())
      return function(args...);
    capture::CallScope scope(*state);
    capture::CallKey key(*state);
    (capture::visitLeaves(key, std::as_const(args)), ...);
    const capture::Version *version = capture::findVersion(*state, key);
    std::vector<Tensor> tensors;
    if (version) {
      capture::runVersion(*state, *version, key, tensors);
      if constexpr (std::same_as<R, Tensor>)
        return std::move(tensors.front());
      else if constexpr (!std::is_void_v<R>)
        return assemble(std::any_cast<const R &>(structureOf(*version)),
                        std::move(tensors));
      else
        return;
    }
    if constexpr (std::is_void_v<R>) {
      capture::traceCall(*state, key, tracer<std::nullptr_t>(nullptr, args...),
                         [] { return std::any(); });
    } else {
      std::optional<R> result;
      tensors = capture::traceCall(*state, key, tracer(&result, args...),
                                   [&] { return std::any(blank(*result)); });
      return assemble(std::move(*result), std::move(tensors));
    }
  }

  /// What a call with these arguments would be compiled to. Runs the function,
  /// writes included.
  Explanation explain(Args... args) const {
    capture::CallKey key(*state);
    (capture::visitLeaves(key, std::as_const(args)), ...);
    std::conditional_t<std::is_void_v<R>, std::nullptr_t, std::optional<R>>
        result{};
    if constexpr (std::is_void_v<R>)
      return capture::explainCall(*state, key,
                                  tracer<std::nullptr_t>(nullptr, args...));
    else
      return capture::explainCall(*state, key, tracer(&result, args...));
  }

  /// Forgets all that was compiled.
  void reset() const { capture::resetFunction(*state); }
  CompileCounts counts() const { return capture::countsOf(*state); }
  /// The function, not compiled.
  const std::function<R(Args...)> &original() const { return function; }

private:
  template <typename Result>
  capture::TracedCall tracer(Result *result, const Args &...args) const {
    return [=, this, &args...](const capture::CallArguments &traced) {
      std::tuple<std::decay_t<Args>...> copies(args...);
      capture::LeafReplacer replacer{traced};
      capture::visitLeaves(replacer, copies);
      capture::ResultCollector collector;
      if constexpr (std::is_void_v<R>) {
        std::apply(function, copies);
      } else {
        result->emplace(std::apply(function, copies));
        capture::visitLeaves(collector, std::as_const(**result));
      }
      return std::move(collector.tensors);
    };
  }

  /// The result without its tensors.
  template <typename Result> static Result blank(Result result) {
    capture::TensorRemover remover;
    capture::visitLeaves(remover, result);
    return result;
  }

  template <typename Result>
  static Result assemble(Result result, std::vector<Tensor> tensors) {
    capture::CallArguments leaves{std::move(tensors)};
    capture::LeafReplacer replacer{leaves};
    capture::visitLeaves(replacer, result);
    return result;
  }

  std::function<R(Args...)> function;
  std::shared_ptr<capture::CompiledFunction> state;
};

namespace capture {
template <typename T>
struct SignatureOf : SignatureOf<decltype(&T::operator())> {};
template <typename R, typename... Args> struct SignatureOf<R (*)(Args...)> {
  using type = R(Args...);
};
template <typename C, typename R, typename... Args>
struct SignatureOf<R (C::*)(Args...)> {
  using type = R(Args...);
};
template <typename C, typename R, typename... Args>
struct SignatureOf<R (C::*)(Args...) const> {
  using type = R(Args...);
};
} // namespace capture

/// A function that compiles itself: of a function, or of an object with one
/// operator().
template <typename Fn>
auto compile(Fn function, const Options &options = Options::defaults(),
             Place place = Place::current()) {
  using Signature = typename capture::SignatureOf<Fn>::type;
  return Compiled<Signature>(std::move(function), options, place);
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
auto explain(Fn function, const Options &options = Options::defaults(),
             Place place = Place::current()) {
  auto compiled = compile(std::move(function), options, place);
  return [compiled](auto &&...args) {
    return compiled.explain(std::forward<decltype(args)>(args)...);
  };
}

} // namespace tcopt

#endif // TCOPT_CAPTURE_COMPILE_H
