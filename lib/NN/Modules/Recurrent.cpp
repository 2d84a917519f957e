//===- Recurrent.cpp - RNN, GRU and LSTM ----------------------------------===//

#include "tcopt/Capture/Modules/Recurrent.h"
#include "Cells.h"
#include "Common.h"
#include "RecurrentSteps.h"

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

template <typename Direction>
static RecurrentWeights recurrentWeights(const Direction &d) {
  return {d.weight_ih, d.weight_hh, d.bias_ih, d.bias_hh, d.weight_hr};
}

static auto moduleStep(RecurrentCell cell, Place place) {
  return [=](const Tensor &gates, const State &state, const auto &direction) {
    return recurrentStep(cell, gates, state, recurrentWeights(direction),
                         place);
  };
}

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

// Input [L, N, input_size], states [layers * directions, N, hidden_size].
std::pair<Tensor, State> RecurrentBase::runLayers(const Tensor &input,
                                                  const State &given,
                                                  const Step &step,
                                                  Place place) const {
  expect(input.size(0, place).hint() > 0, kind(), "at least one step", "none",
         place);
  RecurrentNetwork network{
      {},
      options.bidirectional,
      options.dropout,
      isTraining(),
      [&](const Tensor &gates, const State &state, size_t direction) {
        return step(gates, state, directions[direction]);
      }};
  for (const Direction &direction : directions)
    network.directions.push_back(recurrentWeights(direction));
  return network.run(input, checkedState(given, input, place), place);
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
  return runInOrder(input, options.batch_first, place, [&](const Tensor &x) {
    return runLayers(x, start, step, place);
  });
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
  RecurrentCell cell =
      nonlinearity == "relu" ? RecurrentCell::Relu : RecurrentCell::Tanh;
  auto [output, last] = run(input, {hx}, moduleStep(cell, place), place);
  return {output, last[0]};
}

std::pair<Tensor, Tensor> GRU::forward(const Tensor &input, const Tensor &hx,
                                       Place place) const {
  auto [output, last] =
      run(input, {hx}, moduleStep(RecurrentCell::GRU, place), place);
  return {output, last[0]};
}

std::pair<Tensor, LSTMState> LSTM::forward(const Tensor &input,
                                           const std::optional<LSTMState> &hx,
                                           Place place) const {
  LSTMState start = hx.value_or(LSTMState());
  auto [output, last] = run(input, {start.first, start.second},
                            moduleStep(RecurrentCell::LSTM, place), place);
  return {output, {last[0], last[1]}};
}

} // namespace tcopt::nn
