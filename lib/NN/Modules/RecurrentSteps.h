//===- RecurrentSteps.h - layers of recurrent networks ----------*- C++ -*-===//
//
// Recurrent networks as functions of tensors and lists of parameters, which the
// modules in Recurrent.cpp and the overloads of ATen share.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_MODULES_RECURRENTSTEPS_H
#define TCOPT_CAPTURE_MODULES_RECURRENTSTEPS_H

#include "tcopt/Capture/Module.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace tcopt::nn {

/// The hidden state, and for LSTM the cell state.
using RecurrentState = std::vector<Tensor>;
/// The output of all steps, and the last state.
using RecurrentOutputs = std::pair<Tensor, RecurrentState>;

enum class RecurrentCell { Tanh, Relu, GRU, LSTM };

/// The parameters of a direction of a layer; undefined if it has none of a
/// name.
struct RecurrentWeights {
  Tensor weight_ih, weight_hh, bias_ih, bias_hh, weight_hr;
};

/// Returns the state after a time step. `gates` is the contribution of the
/// input, `W_ih x + b_ih` [N, gates hidden].
RecurrentState recurrentStep(RecurrentCell cell, const Tensor &gates,
                             const RecurrentState &state,
                             const RecurrentWeights &weights, Place place);

struct RecurrentNetwork {
  /// The parameters of each direction of each layer. Each layer of a
  /// bidirectional network has one from the first step to the last, and one
  /// from the last step to the first.
  std::vector<RecurrentWeights> directions;
  bool isBidirectional;
  /// The dropout probability of the output of each layer but the last.
  double probability;
  bool isTraining;
  /// A time step of the direction with an index.
  std::function<RecurrentState(const Tensor &gates, const RecurrentState &state,
                               size_t direction)>
      step;

  /// Input [L, N, features], states [directions, N, features].
  RecurrentOutputs run(const Tensor &input, const RecurrentState &start,
                       Place place) const;
};

/// Calls `run` for an input [L, N, features]. With `isBatchFirst`, `input` and
/// the output are [N, L, features].
RecurrentOutputs
runInOrder(const Tensor &input, bool isBatchFirst, Place place,
           llvm::function_ref<RecurrentOutputs(const Tensor &input)> run);

} // namespace tcopt::nn

#endif // TCOPT_CAPTURE_MODULES_RECURRENTSTEPS_H
