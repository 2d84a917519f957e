//===- Cells.h - one step of a recurrent network ----------------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_MODULES_CELLS_H
#define TCOPT_CAPTURE_MODULES_CELLS_H

#include "tcopt/Capture/Module.h"

namespace tcopt::nn {

// Each takes what the input contributes, `W_ih x + b_ih` [..., gates hidden],
// the state [..., hidden], and W_hh and b_hh.

Tensor stepRNN(const Tensor &gates, const Tensor &hidden, const Tensor &weight,
               const Tensor &bias, bool isRelu, Place place);
Tensor stepGRU(const Tensor &gates, const Tensor &hidden, const Tensor &weight,
               const Tensor &bias, Place place);
std::pair<Tensor, Tensor> stepLSTM(const Tensor &gates, const Tensor &hidden,
                                   const Tensor &cell, const Tensor &weight,
                                   const Tensor &bias, Place place);
/// Whether it is "relu". Throws for a word that is neither this nor "tanh".
bool isRelu(const std::string &kind, const std::string &word, Place place);
/// A parameter evenly distributed within 1 / sqrt(hidden size); undefined if it
/// is not wanted.
Tensor recurrentValues(bool isWanted, const std::vector<int64_t> &sizes,
                       int64_t hiddenSize, DType dtype, Place place);

} // namespace tcopt::nn

#endif // TCOPT_CAPTURE_MODULES_CELLS_H
