//===- Control.h - control flow in graphs -----------------------*- C++ -*-===//
//
// C++'s `if` and `for` run while a function is traced. The functions below add
// control flow to the graph, which is evaluated whenever the graph runs. The
// functions that are passed to them accept and return tensors or structures of
// tensors (Structure.h). They may use captured tensors, but must not write to
// them.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_CONTROL_H
#define TCOPT_CAPTURE_CONTROL_H

#include "tcopt/Capture/Compile.h"

namespace tcopt {

namespace capture {
using Tensors = std::vector<Tensor>;

Tensors condOf(const Tensor &pred, const std::function<Tensors()> &onTrue,
               const std::function<Tensors()> &onFalse, Place place);
Tensors whileOf(const std::function<Tensor(const Tensors &)> &condition,
                const std::function<Tensors(const Tensors &)> &body,
                const Tensors &inits, std::optional<int64_t> maxTripCount,
                Place place);
Tensors
scanOf(const std::function<Tensors(const Tensors &, const Tensors &)> &body,
       const Tensors &inits, const Tensors &xs, int64_t dim, bool reverse,
       Place place);

template <typename T> Tensors collect(const T &structure) {
  TensorCollector collector;
  visitLeaves(collector, structure);
  return std::move(collector.tensors);
}
template <typename T> T replace(T structure, const Tensors &tensors) {
  CallArguments leaves{tensors};
  LeafReplacer replacer{leaves};
  visitLeaves(replacer, structure);
  return structure;
}
} // namespace capture

/// Returns the result of `onTrue` if `pred`, a tensor with one Boolean, is
/// true, otherwise the result of `onFalse`. Errors: the results of both
/// functions differ in dtypes or ranks; `pred` is another kind of tensor.
template <typename OnTrue, typename OnFalse>
auto cond(const Tensor &pred, OnTrue onTrue, OnFalse onFalse,
          Place place = Place::current()) {
  using R = decltype(onTrue());
  static_assert(std::same_as<R, decltype(onFalse())>,
                "both branches of cond give the same type");
  std::optional<R> structure;
  auto tensors = capture::condOf(
      pred, [&] { return capture::collect(structure.emplace(onTrue())); },
      [&] {
        R other = onFalse();
        if (!structure)
          structure.emplace(other);
        return capture::collect(other);
      },
      place);
  return capture::replace(std::move(*structure), tensors);
}

/// Options of while_loop.
struct WhileOptions {
  /// The maximal number of iterations; exceeding it is an error. It bounds the
  /// memory of saved tensors for gradients at compile time.
  std::optional<int64_t> max_trip_count;
};

/// Repeats `state = body(state)` while `condition(state)` is true, and returns
/// the last state. The body preserves the dtypes and sizes of the state.
template <typename Condition, typename Body, typename State>
State while_loop(Condition condition, Body body, const State &initial,
                 WhileOptions options = {}, Place place = Place::current()) {
  auto tensors = capture::whileOf(
      [&](const capture::Tensors &state) {
        return condition(capture::replace(initial, state));
      },
      [&](const capture::Tensors &state) {
        return capture::collect(State(body(capture::replace(initial, state))));
      },
      capture::collect(initial), options.max_trip_count, place);
  return capture::replace(initial, tensors);
}

/// Calls `body(state, slice)` for each slice of `xs` along a dimension, from
/// the last index to the first if `reverse`. The body returns a pair: the next
/// state, and tensors that are stacked along a new first dimension. Returns the
/// last state and the stacked tensors.
template <typename Body, typename State, typename Xs>
auto scan(Body body, const State &initial, const Xs &xs, int64_t dim = 0,
          bool reverse = false, Place place = Place::current()) {
  using Pair = decltype(body(initial, xs));
  using Ys = std::decay_t<typename Pair::second_type>;
  std::optional<Ys> stacked;
  auto tensors = capture::scanOf(
      [&](const capture::Tensors &state, const capture::Tensors &slices) {
        Pair step = body(capture::replace(initial, state),
                         capture::replace(xs, slices));
        capture::Tensors all = capture::collect(State(step.first));
        stacked.emplace(step.second);
        for (const Tensor &y : capture::collect(*stacked))
          all.push_back(y);
        return all;
      },
      capture::collect(initial), capture::collect(xs), dim, reverse, place);
  size_t carried = capture::collect(initial).size();
  capture::Tensors last(tensors.begin(), tensors.begin() + carried);
  capture::Tensors rest(tensors.begin() + carried, tensors.end());
  return std::make_pair(capture::replace(initial, last),
                        capture::replace(std::move(*stacked), rest));
}

} // namespace tcopt

#endif // TCOPT_CAPTURE_CONTROL_H
