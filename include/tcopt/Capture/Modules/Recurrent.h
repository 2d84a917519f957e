//===- Recurrent.h - RNN, GRU and LSTM --------------------------*- C++ -*-===//
//
//   nn::LSTM lstm(8, 16, {.num_layers = 2, .batch_first = true});
//   auto [output, state] = lstm(x);
//   auto [hidden, cell] = state;
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_MODULES_RECURRENT_H
#define TCOPT_CAPTURE_MODULES_RECURRENT_H

#include "tcopt/Capture/Module.h"

namespace tcopt::nn {

//===----------------------------------------------------------------------===//
// Cells
//===----------------------------------------------------------------------===//

struct CellOptions {
  bool bias = true;
  DType dtype = DType::F32;
};

struct RNNCellOptions {
  bool bias = true;
  /// "tanh" or "relu".
  std::string nonlinearity = "tanh";
  DType dtype = DType::F32;
};

/// The base class of cells. Parameters, for g gates: weight_ih [g hidden_size,
/// input_size], weight_hh [g hidden_size, hidden_size], bias_ih, bias_hh [g
/// hidden_size], all uniformly distributed within 1 / sqrt(hidden_size).
class CellBase : public Module {
public:
  std::string extraText() const override;

  Parameter weight_ih, weight_hh, bias_ih, bias_hh;

protected:
  CellBase(int64_t gates, int64_t input_size, int64_t hidden_size, bool bias,
           DType dtype, Place place);
  /// Returns the state, or zeros if it is undefined. Errors: other sizes.
  Tensor checked(const Tensor &input, const Tensor &state, Place place) const;

  int64_t inputSize, hiddenSize;
};

/// `tanh(W_ih x + b_ih + W_hh h + b_hh)`: input [N, input_size] and state [N,
/// hidden_size] (default: zeros), both with or without N.
class RNNCell : public CellBase {
public:
  /// Errors: an unknown nonlinearity.
  RNNCell(int64_t input_size, int64_t hidden_size,
          const RNNCellOptions &options = {}, Place place = Place::current());
  Tensor forward(const Tensor &input, const Tensor &hx = {},
                 Place place = Place::current()) const;
  Tensor operator()(const Tensor &input, const Tensor &hx = {},
                    Place place = Place::current()) const {
    return forward(input, hx, place);
  }

private:
  std::string nonlinearity;
};

/// A GRU cell. The gates are in the order r, z, n.
class GRUCell : public CellBase {
public:
  GRUCell(int64_t input_size, int64_t hidden_size,
          const CellOptions &options = {}, Place place = Place::current())
      : CellBase(3, input_size, hidden_size, options.bias, options.dtype,
                 place) {}
  Tensor forward(const Tensor &input, const Tensor &hx = {},
                 Place place = Place::current()) const;
  Tensor operator()(const Tensor &input, const Tensor &hx = {},
                    Place place = Place::current()) const {
    return forward(input, hx, place);
  }
};

/// Hidden state and cell state.
using LSTMState = std::pair<Tensor, Tensor>;

/// An LSTM cell. The gates are in the order i, f, g, o.
class LSTMCell : public CellBase {
public:
  LSTMCell(int64_t input_size, int64_t hidden_size,
           const CellOptions &options = {}, Place place = Place::current())
      : CellBase(4, input_size, hidden_size, options.bias, options.dtype,
                 place) {}
  LSTMState forward(const Tensor &input,
                    const std::optional<LSTMState> &hx = std::nullopt,
                    Place place = Place::current()) const;
  LSTMState operator()(const Tensor &input,
                       const std::optional<LSTMState> &hx = std::nullopt,
                       Place place = Place::current()) const {
    return forward(input, hx, place);
  }
};

//===----------------------------------------------------------------------===//
// Networks
//===----------------------------------------------------------------------===//

struct RecurrentOptions {
  int64_t num_layers = 1;
  bool bias = true;
  /// The batch is the first dimension of the input and the output. The state is
  /// not affected.
  bool batch_first = false;
  /// Dropout probability in training of the output of each layer but the last.
  double dropout = 0;
  bool bidirectional = false;
  DType dtype = DType::F32;
};

struct LSTMOptions {
  int64_t num_layers = 1;
  bool bias = true;
  bool batch_first = false;
  double dropout = 0;
  bool bidirectional = false;
  /// Size of the hidden state after a projection by weight_hr; 0 for no
  /// projection.
  int64_t proj_size = 0;
  DType dtype = DType::F32;
};

struct RNNOptions {
  int64_t num_layers = 1;
  /// "tanh" or "relu".
  std::string nonlinearity = "tanh";
  bool bias = true;
  bool batch_first = false;
  double dropout = 0;
  bool bidirectional = false;
  DType dtype = DType::F32;
};

/// The base class of recurrent networks: layers of cells in one or two
/// directions (D). Input: [L, N, input_size], or [L, input_size]; state: [D
/// num_layers, N, hidden_size], or without N; output: [L, N, D hidden_size].
/// Parameters as in PyTorch: weight_ih_l0, weight_hh_l0, bias_ih_l0,
/// bias_hh_l0, weight_ih_l0_reverse, ..., weight_ih_l1, ... With projections,
/// hidden states and outputs have proj_size features for hidden_size, and
/// weight_hr_l0 [proj_size, hidden_size], ... are parameters, too.
class RecurrentBase : public Module {
public:
  std::string extraText() const override;

protected:
  /// The state: the hidden state, and for LSTM the cell state.
  using State = std::vector<Tensor>;
  struct Direction {
    Parameter weight_ih, weight_hh, bias_ih, bias_hh, weight_hr;
  };
  /// A time step, from the gates' input contribution and the previous state to
  /// the next state.
  using Step = std::function<State(const Tensor &gates, const State &state,
                                   const Direction &direction)>;

  /// Errors: sizes below 1, a dropout probability outside of [0, 1], a
  /// projection that is not smaller than the hidden size.
  RecurrentBase(int64_t gates, int64_t input_size, int64_t hidden_size,
                const LSTMOptions &options, Place place);
  /// Returns the output, and the last states of all layers. Errors: other
  /// sizes.
  std::pair<Tensor, State> run(const Tensor &input, const State &start,
                               const Step &step, Place place) const;

private:
  void addDirection(int64_t layer, bool isReverse, Place place);
  State checkedState(const State &start, const Tensor &input,
                     Place place) const;
  std::pair<Tensor, State> runLayers(const Tensor &input, const State &given,
                                     const Step &step, Place place) const;

  int64_t gates, inputSize, hiddenSize, outputSize;
  LSTMOptions options;
  std::vector<Direction> directions;
};

/// Layers of RNNCell.
class RNN : public RecurrentBase {
public:
  /// Errors: an unknown nonlinearity.
  RNN(int64_t input_size, int64_t hidden_size, const RNNOptions &options = {},
      Place place = Place::current());
  /// Returns the output and the last state.
  std::pair<Tensor, Tensor> forward(const Tensor &input, const Tensor &hx = {},
                                    Place place = Place::current()) const;
  std::pair<Tensor, Tensor> operator()(const Tensor &input,
                                       const Tensor &hx = {},
                                       Place place = Place::current()) const {
    return forward(input, hx, place);
  }

private:
  std::string nonlinearity;
};

/// Layers of GRUCell.
class GRU : public RecurrentBase {
public:
  GRU(int64_t input_size, int64_t hidden_size,
      const RecurrentOptions &options = {}, Place place = Place::current())
      : RecurrentBase(3, input_size, hidden_size,
                      {options.num_layers, options.bias, options.batch_first,
                       options.dropout, options.bidirectional, 0,
                       options.dtype},
                      place) {}
  /// Returns the output and the last state.
  std::pair<Tensor, Tensor> forward(const Tensor &input, const Tensor &hx = {},
                                    Place place = Place::current()) const;
  std::pair<Tensor, Tensor> operator()(const Tensor &input,
                                       const Tensor &hx = {},
                                       Place place = Place::current()) const {
    return forward(input, hx, place);
  }
};

/// Layers of LSTMCell.
class LSTM : public RecurrentBase {
public:
  LSTM(int64_t input_size, int64_t hidden_size, const LSTMOptions &options = {},
       Place place = Place::current())
      : RecurrentBase(4, input_size, hidden_size, options, place) {}
  /// Returns the output and the last states.
  std::pair<Tensor, LSTMState>
  forward(const Tensor &input,
          const std::optional<LSTMState> &hx = std::nullopt,
          Place place = Place::current()) const;
  std::pair<Tensor, LSTMState>
  operator()(const Tensor &input,
             const std::optional<LSTMState> &hx = std::nullopt,
             Place place = Place::current()) const {
    return forward(input, hx, place);
  }
};

} // namespace tcopt::nn

#endif // TCOPT_CAPTURE_MODULES_RECURRENT_H
