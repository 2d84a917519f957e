//===- RecurrentSteps.cpp - layers of recurrent networks ------------------===//

#include "RecurrentSteps.h"
#include "Cells.h"
#include "tcopt/Capture/Control.h"
#include "llvm/Support/ErrorHandling.h"

namespace tcopt::nn {

RecurrentState recurrentStep(RecurrentCell cell, const Tensor &gates,
                             const RecurrentState &state,
                             const RecurrentWeights &weights, Place place) {
  const Tensor &weight = weights.weight_hh, &bias = weights.bias_hh;
  switch (cell) {
  case RecurrentCell::Tanh:
  case RecurrentCell::Relu:
    return {stepRNN(gates, state[0], weight, bias, cell == RecurrentCell::Relu,
                    place)};
  case RecurrentCell::GRU:
    return {stepGRU(gates, state[0], weight, bias, place)};
  case RecurrentCell::LSTM: {
    auto [hidden, memory] =
        stepLSTM(gates, state[0], state[1], weight, bias, place);
    if (weights.weight_hr.defined())
      hidden = linear(hidden, weights.weight_hr, {}, place);
    return {hidden, memory};
  }
  }
  llvm_unreachable("unknown cell");
}

// The input's contribution to all steps is a single product. The steps are a
// scan, so that one graph serves all lengths.
static RecurrentOutputs runDirection(const RecurrentNetwork &network,
                                     size_t index, const Tensor &input,
                                     const RecurrentState &start, Place place) {
  const RecurrentWeights &weights = network.directions[index];
  Tensor all = linear(input, weights.weight_ih, weights.bias_ih, place);
  bool isReverse = network.isBidirectional && index % 2 == 1;
  auto [last, output] = scan(
      [&](const RecurrentState &state, const Tensor &gates) {
        RecurrentState next = network.step(gates, state, index);
        return std::make_pair(next, next.front());
      },
      start, all, 0, isReverse, place);
  return {output, last};
}

// Returns the output of the layer whose directions are [begin, end), and
// appends their last states to `lasts`.
static Tensor runLayer(const RecurrentNetwork &network, size_t begin,
                       size_t end, const Tensor &input,
                       const RecurrentState &start,
                       std::vector<RecurrentState> &lasts, Place place) {
  std::vector<Tensor> outputs;
  for (size_t index = begin; index < end; ++index) {
    RecurrentState own;
    for (const Tensor &state : start)
      own.push_back(select(state, 0, int64_t(index), place));
    auto [output, last] = runDirection(network, index, input, own, place);
    outputs.push_back(output);
    for (size_t i = 0; i < lasts.size(); ++i)
      lasts[i].push_back(last[i]);
  }
  return outputs.size() > 1 ? cat(outputs, -1, place) : outputs.front();
}

RecurrentOutputs RecurrentNetwork::run(const Tensor &input,
                                       const RecurrentState &start,
                                       Place place) const {
  size_t ways = isBidirectional ? 2 : 1;
  std::vector<RecurrentState> lasts(start.size());
  Tensor x = input;
  for (size_t begin = 0; begin < directions.size(); begin += ways) {
    if (begin > 0)
      x = dropout(x, probability, isTraining, place);
    x = runLayer(*this, begin, begin + ways, x, start, lasts, place);
  }
  RecurrentState last;
  for (const RecurrentState &states : lasts)
    last.push_back(stack(states, 0, place));
  return {x, last};
}

RecurrentOutputs
runInOrder(const Tensor &input, bool isBatchFirst, Place place,
           llvm::function_ref<RecurrentOutputs(const Tensor &input)> run) {
  if (!isBatchFirst)
    return run(input);
  auto [output, last] = run(transpose(input, 0, 1, place));
  return {transpose(output, 0, 1, place), last};
}

} // namespace tcopt::nn
