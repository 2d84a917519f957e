//===- Cells.cpp - single steps of recurrent networks ---------------------===//

#include "Cells.h"
#include "Common.h"
#include "tcopt/Capture/Modules/Init.h"
#include "tcopt/Capture/Modules/Recurrent.h"
#include <cmath>

namespace tcopt::nn {

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

Tensor stepRNN(const Tensor &gates, const Tensor &hidden, const Tensor &weight,
               const Tensor &bias, bool isRelu, Place place) {
  Tensor sum = add(gates, linear(hidden, weight, bias, place), 1, place);
  return isRelu ? relu(sum, place) : tanh(sum, place);
}

// The reset gate scales the contribution of the hidden state, including its
// bias.
Tensor stepGRU(const Tensor &gates, const Tensor &hidden, const Tensor &weight,
               const Tensor &bias, Place place) {
  std::vector<Tensor> x = chunk(gates, 3, -1, place);
  std::vector<Tensor> h =
      chunk(linear(hidden, weight, bias, place), 3, -1, place);
  Tensor reset = sigmoid(add(x[0], h[0], 1, place), place);
  Tensor update = sigmoid(add(x[1], h[1], 1, place), place);
  Tensor next = tanh(addcmul(x[2], reset, h[2], 1, place), place);
  return lerp(next, hidden, update, place);
}

std::pair<Tensor, Tensor> stepLSTM(const Tensor &gates, const Tensor &hidden,
                                   const Tensor &cell, const Tensor &weight,
                                   const Tensor &bias, Place place) {
  Tensor sum = add(gates, linear(hidden, weight, bias, place), 1, place);
  std::vector<Tensor> parts = chunk(sum, 4, -1, place);
  Tensor input = sigmoid(parts[0], place), forget = sigmoid(parts[1], place),
         change = tanh(parts[2], place), output = sigmoid(parts[3], place);
  Tensor next = addcmul(mul(forget, cell, place), input, change, 1, place);
  return {mul(output, tanh(next, place), place), next};
}

bool isRelu(const std::string &kind, const std::string &word, Place place) {
  expect(word == "relu" || word == "tanh", kind,
         "nonlinearity \"tanh\" or \"relu\"", "\"" + word + "\"", place);
  return word == "relu";
}

Tensor recurrentValues(bool isWanted, const std::vector<int64_t> &sizes,
                       int64_t hiddenSize, DType dtype, Place place) {
  if (!isWanted)
    return {};
  double bound = 1 / std::sqrt(double(hiddenSize));
  return init::uniform_(made(sizes, dtype, place), -bound, bound);
}

//===----------------------------------------------------------------------===//
// Cells
//===----------------------------------------------------------------------===//

CellBase::CellBase(int64_t gates, int64_t input_size, int64_t hidden_size,
                   bool bias, DType dtype, Place place)
    : inputSize(input_size), hiddenSize(hidden_size) {
  expect(hidden_size > 0, "cell", "hidden_size > 0",
         std::to_string(hidden_size), place);
  auto make = [&](bool isWanted, const std::vector<int64_t> &sizes) {
    return recurrentValues(isWanted, sizes, hidden_size, dtype, place);
  };
  int64_t rows = gates * hidden_size;
  weight_ih = registerParameter("weight_ih", make(true, {rows, input_size}));
  weight_hh = registerParameter("weight_hh", make(true, {rows, hidden_size}));
  bias_ih = registerParameter("bias_ih", make(bias, {rows}));
  bias_hh = registerParameter("bias_hh", make(bias, {rows}));
}

Tensor CellBase::checked(const Tensor &input, const Tensor &state,
                         Place place) const {
  expectRank(kind(), input, 1, 2, place);
  expectSize(kind(), input, -1, inputSize, place);
  if (!state.defined()) {
    Sizes sizes = input.sizes();
    sizes.back() = hiddenSize;
    DefaultDevice here(input.device());
    return zeros(sizes, input.dtype(), place);
  }
  expectRank(kind(), state, input.dim(), input.dim(), place);
  expectSize(kind(), state, -1, hiddenSize, place);
  return state;
}

std::string CellBase::extraText() const {
  return OptionText()
      .add(inputSize)
      .add(hiddenSize)
      .addUnless("bias", bias_ih.defined(), true);
}

RNNCell::RNNCell(int64_t input_size, int64_t hidden_size,
                 const RNNCellOptions &options, Place place)
    : CellBase(1, input_size, hidden_size, options.bias, options.dtype, place),
      nonlinearity(options.nonlinearity) {
  isRelu("RNNCell", nonlinearity, place);
}

Tensor RNNCell::forward(const Tensor &input, const Tensor &hx,
                        Place place) const {
  Tensor state = checked(input, hx, place);
  return stepRNN(linear(input, weight_ih, bias_ih, place), state, weight_hh,
                 bias_hh, nonlinearity == "relu", place);
}

Tensor GRUCell::forward(const Tensor &input, const Tensor &hx,
                        Place place) const {
  Tensor state = checked(input, hx, place);
  return stepGRU(linear(input, weight_ih, bias_ih, place), state, weight_hh,
                 bias_hh, place);
}

LSTMState LSTMCell::forward(const Tensor &input,
                            const std::optional<LSTMState> &hx,
                            Place place) const {
  Tensor hidden = checked(input, hx ? hx->first : Tensor(), place);
  Tensor cell = checked(input, hx ? hx->second : Tensor(), place);
  return stepLSTM(linear(input, weight_ih, bias_ih, place), hidden, cell,
                  weight_hh, bias_hh, place);
}

} // namespace tcopt::nn
