//===- SGD.h - stochastic gradient descent ----------------------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_OPTIM_SGD_H
#define TCOPT_CAPTURE_OPTIM_SGD_H

#include "tcopt/Capture/Optim/Optimizer.h"

namespace tcopt::optim {

struct SGDOptions {
  double lr = 1e-3;
  double momentum = 0, dampening = 0;
  double weight_decay = 0;
  bool nesterov = false;
  /// Maximizes the objective.
  bool maximize = false;
  /// Keeps an f32 master copy of each 16-bit parameter.
  bool master_weights = false;
};

class SGD : public OptimizerOf<SGDOptions> {
public:
  explicit SGD(std::vector<Tensor> params, const SGDOptions &options = {},
               Place place = Place::current());
  explicit SGD(std::vector<ParamGroup<SGDOptions>> groups,
               const SGDOptions &options = {}, Place place = Place::current());
};

} // namespace tcopt::optim

#endif // TCOPT_CAPTURE_OPTIM_SGD_H
