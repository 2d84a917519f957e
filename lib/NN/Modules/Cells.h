//===- Cells.h - single steps of recurrent networks -------------*- C++ -*-===//
//
// The step functions, which the cell modules and the layers in Recurrent.cpp
// share.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_MODULES_CELLS_H
#define TCOPT_CAPTURE_MODULES_CELLS_H

#include "tcopt/Capture/Module.h"

namespace tcopt::nn {

// Arguments: the contribution of the input, `W_ih x + b_ih` [..., gates
// hidden], the hidden state [..., hidden], W_hh and b_hh.

Tensor stepRNN(const Tensor &gates, const Tensor &hidden, const Tensor &weight,
               const Tensor &bias, bool isRelu, Place place);
Tensor stepGRU(const Tensor &gates, const Tensor &hidden, const Tensor &weight,
               const Tensor &bias, Place place);
std::pair<Tensor, Tensor> stepLSTM(const Tensor &gates, const Tensor &hidden,
                                   const Tensor &cell, const Tensor &weight,
                                   const Tensor &bias, Place place);
/// Returns whether the word is "relu". Throws Exception unless it is "relu" or
/// "tanh".
bool isRelu(const std::string &kind, const std::string &word, Place place);
/// Returns a parameter with a uniform distribution in +-1 / sqrt(hidden size);
/// undefined if `isWanted` is false.
Tensor recurrentValues(bool isWanted, const std::vector<int64_t> &sizes,
                       int64_t hiddenSize, DType dtype, Place place);

} // namespace tcopt::nn

#endif // TCOPT_CAPTURE_MODULES_CELLS_H
