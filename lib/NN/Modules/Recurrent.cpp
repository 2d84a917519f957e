//===- Recurrent.cpp - RNN, GRU and LSTM ----------------------------------===//

#include "tcopt/Capture/Modules/Recurrent.h"
#include "Cells.h"
#include "Common.h"
#include "tcopt/Capture/Control.h"

namespace tcopt::nn {

using State = std::vector<Tensor>;

//===----------------------------------------------------------------------===//
// Parameters
//===----------------------------------------------------------------------===//

RecurrentBase::RecurrentBase(int64_t gates, int64_t input_size,
                             int64_t hidden_size, const LSTMOptions &options,
                             Place place)
    : gates(gates), inputSize(input_size), hiddenSize(hidden_size),
      outputSize(options.proj_size ? options.proj_size : hidden_size),
      options(options) {
  expect(hidden_size > 0, "recurrent network", "hidden_size > 0",
         std::to_string(hidden_size), place);
  expect(options.num_layers > 0, "recurrent network", "num_layers > 0",
         std::to_string(options.num_layers), place);
  expect(options.dropout >= 0 && options.dropout <= 1, "recurrent network",
         "dropout in [0, 1]", textOf(options.dropout), place);
  expect(options.proj_size >= 0 && options.proj_size < hidden_size,
         "recurrent network", "proj_size in [0, hidden_size)",
         std::to_string(options.proj_size), place);
  for (int64_t layer = 0; layer < options.num_layers; ++layer) {
    addDirection(layer, false, place);
    if (options.bidirectional)
      addDirection(layer, true, place);
  }
}

void RecurrentBase::addDirection(int64_t layer, bool isReverse, Place place) {
  int64_t width = options.bidirectional ? 2 * outputSize : outputSize;
  int64_t rows = gates * hiddenSize, columns = layer ? width : inputSize;
  std::string suffix =
      "_l" + std::to_string(layer) + (isReverse ? "_reverse" : "");
  auto make = [&](const char *name, bool isWanted,
                  const std::vector<int64_t> &sizes) {
    return registerParameter(
        name + suffix,
        recurrentValues(isWanted, sizes, hiddenSize, options.dtype, place));
  };
  Direction direction;
  direction.weight_ih = make("weight_ih", true, {rows, columns});
  direction.weight_hh = make("weight_hh", true, {rows, outputSize});
  if (options.bias) {
    direction.bias_ih = make("bias_ih", true, {rows});
    direction.bias_hh = make("bias_hh", true, {rows});
  }
  if (options.proj_size)
    direction.weight_hr = make("weight_hr", true, {outputSize, hiddenSize});
  directions.push_back(std::move(direction));
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

// Returns the initial state, zeros if undefined. `input` is [L, N, input_size].
State RecurrentBase::checkedState(const State &start, const Tensor &input,
                                  Place place) const {
  DefaultDevice here(input.device());
  State states;
  for (const Tensor &state : start) {
    // The second state, the cell state of an LSTM, is not projected.
    int64_t features = states.empty() ? outputSize : hiddenSize;
    if (!state.defined()) {
      states.push_back(
          zeros({directions.size(), input.size(1, place), features},
                input.dtype(), place));
      continue;
    }
    expectRank(kind(), state, 3, 3, place);
    expectSize(kind(), state, 0, int64_t(directions.size()), place);
    expectSize(kind(), state, 1, input.size(1, place).hint(), place);
    expectSize(kind(), state, 2, features, place);
    states.push_back(state);
  }
  return states;
}

// The input's contribution to all steps is a single product. The steps are a
// scan, so that one graph serves all lengths.
RecurrentBase::Outputs RecurrentBase::runDirection(size_t index,
                                                   const Tensor &input,
                                                   const State &start,
                                                   const Step &step,
                                                   Place place) const {
  const Direction &d = directions[index];
  Tensor all = linear(input, d.weight_ih, d.bias_ih, place);
  bool isReverse = options.bidirectional && index % 2 == 1;
  auto [last, output] = scan(
      [&](const State &state, const Tensor &gates) {
        State next = step(gates, state, d);
        return std::make_pair(next, next.front());
      },
      start, all, 0, isReverse, place);
  return {output, last};
}

// Returns the output of a layer, and appends the last states of its directions
// to `lasts`.
Tensor RecurrentBase::runLayer(int64_t layer, const Tensor &input,
                               const State &start, const Step &step,
                               std::vector<State> &lasts, Place place) const {
  size_t ways = options.bidirectional ? 2 : 1;
  std::vector<Tensor> outputs;
  for (size_t index = layer * ways; index < (layer + 1) * ways; ++index) {
    State own;
    for (const Tensor &state : start)
      own.push_back(select(state, 0, int64_t(index), place));
    Outputs found = runDirection(index, input, own, step, place);
    outputs.push_back(found.output);
    for (size_t i = 0; i < lasts.size(); ++i)
      lasts[i].push_back(found.last[i]);
  }
  return ways == 2 ? cat(outputs, -1, place) : outputs.front();
}

// Input [L, N, input_size], states [layers * directions, N, hidden_size].
std::pair<Tensor, State> RecurrentBase::runLayers(const Tensor &input,
                                                  const State &given,
                                                  const Step &step,
                                                  Place place) const {
  expect(input.size(0, place).hint() > 0, kind(), "at least one step", "none",
         place);
  State start = checkedState(given, input, place);
  std::vector<State> lasts(start.size());
  Tensor x = input;
  for (int64_t layer = 0; layer < options.num_layers; ++layer) {
    x = runLayer(layer, x, start, step, lasts, place);
    if (layer + 1 < options.num_layers)
      x = dropout(x, options.dropout, isTraining(), place);
  }
  State last;
  for (const State &states : lasts)
    last.push_back(stack(states, 0, place));
  return {x, last};
}

std::pair<Tensor, State> RecurrentBase::run(const Tensor &input,
                                            const State &start,
                                            const Step &step,
                                            Place place) const {
  expectRank(kind(), input, 2, 3, place);
  expectSize(kind(), input, -1, inputSize, place);
  if (input.dim() == 2) {
    auto withBatch = [&](const Tensor &x) {
      return x.defined() ? unsqueeze(x, 1, place) : x;
    };
    State states;
    for (const Tensor &state : start)
      states.push_back(withBatch(state));
    auto [output, last] = runLayers(withBatch(input), states, step, place);
    for (Tensor &state : last)
      state = squeeze(state, 1, place);
    return {squeeze(output, 1, place), last};
  }
  if (!options.batch_first)
    return runLayers(input, start, step, place);
  auto [output, last] =
      runLayers(transpose(input, 0, 1, place), start, step, place);
  return {transpose(output, 0, 1, place), last};
}

std::string RecurrentBase::extraText() const {
  return OptionText()
      .add(inputSize)
      .add(hiddenSize)
      .addUnless("proj_size", options.proj_size, int64_t(0))
      .addUnless("num_layers", options.num_layers, int64_t(1))
      .addUnless("bias", options.bias, true)
      .addUnless("batch_first", options.batch_first, false)
      .addUnless("dropout", options.dropout, 0.0)
      .addUnless("bidirectional", options.bidirectional, false);
}

//===----------------------------------------------------------------------===//
// Networks
//===----------------------------------------------------------------------===//

RNN::RNN(int64_t input_size, int64_t hidden_size, const RNNOptions &o,
         Place place)
    : RecurrentBase(1, input_size, hidden_size,
                    {o.num_layers, o.bias, o.batch_first, o.dropout,
                     o.bidirectional, 0, o.dtype},
                    place),
      nonlinearity(o.nonlinearity) {
  isRelu("RNN", nonlinearity, place);
}

std::pair<Tensor, Tensor> RNN::forward(const Tensor &input, const Tensor &hx,
                                       Place place) const {
  bool usesRelu = nonlinearity == "relu";
  auto [output, last] = run(
      input, {hx},
      [=](const Tensor &gates, const State &state,
          const Direction &d) -> State {
        return {
            stepRNN(gates, state[0], d.weight_hh, d.bias_hh, usesRelu, place)};
      },
      place);
  return {output, last[0]};
}

std::pair<Tensor, Tensor> GRU::forward(const Tensor &input, const Tensor &hx,
                                       Place place) const {
  auto [output, last] = run(
      input, {hx},
      [=](const Tensor &gates, const State &state,
          const Direction &d) -> State {
        return {stepGRU(gates, state[0], d.weight_hh, d.bias_hh, place)};
      },
      place);
  return {output, last[0]};
}

std::pair<Tensor, LSTMState> LSTM::forward(const Tensor &input,
                                           const std::optional<LSTMState> &hx,
                                           Place place) const {
  LSTMState start = hx.value_or(LSTMState());
  auto [output, last] = run(
      input, {start.first, start.second},
      [=](const Tensor &gates, const State &state,
          const Direction &d) -> State {
        auto [hidden, cell] =
            stepLSTM(gates, state[0], state[1], d.weight_hh, d.bias_hh, place);
        if (d.weight_hr.defined())
          hidden = linear(hidden, d.weight_hr, {}, place);
        return {hidden, cell};
      },
      place);
  return {output, {last[0], last[1]}};
}

} // namespace tcopt::nn
