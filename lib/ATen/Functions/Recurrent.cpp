//===- Recurrent.cpp - recurrent networks ---------------------------------===//

#include "ATenBodies.h"
#include "NN/Modules/Common.h"
#include "NN/Modules/RecurrentSteps.h"
#include "OpGradients.h"

namespace tcopt::aten {

using nn::expect;
using nn::RecurrentCell;
using nn::RecurrentWeights;
using Tensors = std::vector<Tensor>;

namespace {
/// A call of an overload but for its input and states.
struct RecurrentCall {
  const char *name;
  RecurrentCell cell;
  const Tensors &params;
  bool hasBiases;
  int64_t numLayers;
  double dropout;
  bool isTraining, isBidirectional, isBatchFirst;
  Place place;

  std::vector<RecurrentWeights> directions() const;
  /// Returns the output and the last states.
  Tensors run(const Tensor &input, const Tensors &start) const;
};
} // namespace

std::vector<RecurrentWeights> RecurrentCall::directions() const {
  expect(numLayers > 0 && size_t(numLayers) <= params.size(), name,
         "num_layers in [1, number of parameters]", std::to_string(numLayers),
         place);
  size_t count = size_t(numLayers) * (isBidirectional ? 2 : 1);
  size_t each = hasBiases ? 4 : 2;
  bool isProjected =
      cell == RecurrentCell::LSTM && params.size() == count * (each + 1);
  each += isProjected;
  expect(params.size() == count * each, name,
         std::to_string(count * each) + " parameters",
         std::to_string(params.size()), place);
  std::vector<RecurrentWeights> all(count);
  for (size_t i = 0; i < count; ++i) {
    const Tensor *own = &params[i * each];
    all[i].weight_ih = own[0];
    all[i].weight_hh = own[1];
    if (hasBiases) {
      all[i].bias_ih = own[2];
      all[i].bias_hh = own[3];
    }
    if (isProjected)
      all[i].weight_hr = own[each - 1];
  }
  return all;
}

// Dynamic sizes are not checked: comparing them would make them constants.
static void expectStates(const RecurrentCall &call, const Tensors &start,
                         size_t count) {
  size_t expected = call.cell == RecurrentCell::LSTM ? 2 : 1;
  expect(start.size() == expected, call.name,
         std::to_string(expected) + " states", std::to_string(start.size()),
         call.place);
  for (const Tensor &state : start) {
    Size layers = state.size(0, call.place);
    expect(layers.isOpen() || layers.hint() == int64_t(count), call.name,
           "states of size " + std::to_string(count) + " in dimension 0",
           std::to_string(layers.hint()), call.place);
  }
}

Tensors RecurrentCall::run(const Tensor &input, const Tensors &start) const {
  nn::RecurrentNetwork network{
      directions(), isBidirectional, dropout, isTraining, {}};
  network.step = [&](const Tensor &gates, const Tensors &state,
                     size_t direction) {
    return nn::recurrentStep(cell, gates, state, network.directions[direction],
                             place);
  };
  expectStates(*this, start, network.directions.size());
  auto [output, last] =
      nn::runInOrder(input, isBatchFirst, place, [&](const Tensor &x) {
        Size steps = x.size(0, place);
        expect(steps.isOpen() || steps.hint() > 0, name, "at least one step",
               "none", place);
        return network.run(x, start, place);
      });
  Tensors results{output};
  results.insert(results.end(), last.begin(), last.end());
  return results;
}

Tensors ATenBodies::gru(const Tensor &input, const Tensor &hx,
                        const Tensors &params, bool has_biases,
                        int64_t num_layers, double dropout, bool train,
                        bool bidirectional, bool batch_first, Place place) {
  RecurrentCall call{
      "gru", RecurrentCell::GRU, params,      has_biases, num_layers, dropout,
      train, bidirectional,      batch_first, place};
  return call.run(input, {hx});
}

Tensors ATenBodies::lstm(const Tensor &input, const Tensors &hx,
                         const Tensors &params, bool has_biases,
                         int64_t num_layers, double dropout, bool train,
                         bool bidirectional, bool batch_first, Place place) {
  RecurrentCall call{
      "lstm", RecurrentCell::LSTM, params,      has_biases, num_layers, dropout,
      train,  bidirectional,       batch_first, place};
  return call.run(input, hx);
}

Tensors ATenBodies::rnn_tanh(const Tensor &input, const Tensor &hx,
                             const Tensors &params, bool has_biases,
                             int64_t num_layers, double dropout, bool train,
                             bool bidirectional, bool batch_first,
                             Place place) {
  RecurrentCall call{"rnn_tanh", RecurrentCell::Tanh, params,
                     has_biases, num_layers,          dropout,
                     train,      bidirectional,       batch_first,
                     place};
  return call.run(input, {hx});
}

Tensors ATenBodies::rnn_relu(const Tensor &input, const Tensor &hx,
                             const Tensors &params, bool has_biases,
                             int64_t num_layers, double dropout, bool train,
                             bool bidirectional, bool batch_first,
                             Place place) {
  RecurrentCall call{"rnn_relu", RecurrentCell::Relu, params,
                     has_biases, num_layers,          dropout,
                     train,      bidirectional,       batch_first,
                     place};
  return call.run(input, {hx});
}

static RecurrentCell cellOf(std::string_view mode, Place place) {
  if (mode == "LSTM")
    return RecurrentCell::LSTM;
  if (mode == "GRU")
    return RecurrentCell::GRU;
  expect(mode == "RNN_TANH" || mode == "RNN_RELU", "rnn_layer_backward",
         "mode LSTM, GRU, RNN_TANH or RNN_RELU", std::string(mode), place);
  return mode == "RNN_TANH" ? RecurrentCell::Tanh : RecurrentCell::Relu;
}

Tensors ATenBodies::rnn_layer_backward(std::string_view mode,
                                       const Tensor &grad_output,
                                       const Tensors &grad_states,
                                       const Tensor &input, const Tensors &hx,
                                       const Tensors &params, bool has_biases,
                                       bool bidirectional, Place place) {
  Tensors operands{input}, cotangents{grad_output};
  operands.insert(operands.end(), hx.begin(), hx.end());
  operands.insert(operands.end(), params.begin(), params.end());
  cotangents.insert(cotangents.end(), grad_states.begin(), grad_states.end());
  RecurrentCell cell = cellOf(mode, place);
  expect(grad_states.size() == hx.size(), "rnn_layer_backward",
         "as many grad_states as states", std::to_string(grad_states.size()),
         place);
  auto forward = [&](const Tensors &x) {
    auto states = x.begin() + 1, weights = states + int64_t(hx.size());
    Tensors own(weights, x.end());
    RecurrentCall call{
        "rnn_layer_backward",   cell,          own, has_biases, 1, 0,
        /*isTraining=*/true,    bidirectional,
        /*isBatchFirst=*/false, place};
    return call.run(x[0], Tensors(states, weights));
  };
  return gradientsOfFunction(operands, cotangents, place, forward);
}

} // namespace tcopt::aten
