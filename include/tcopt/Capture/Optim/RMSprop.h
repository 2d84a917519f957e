//===- RMSprop.h - RMSprop --------------------------------------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_OPTIM_RMSPROP_H
#define TCOPT_CAPTURE_OPTIM_RMSPROP_H

#include "tcopt/Capture/Optim/Optimizer.h"

namespace tcopt::optim {

struct RMSpropOptions {
  double lr = 1e-2;
  double alpha = 0.99;
  double eps = 1e-8;
  double weight_decay = 0, momentum = 0;
  /// Divides by the estimated standard deviation of the gradient.
  bool centered = false;
  /// Maximizes the objective.
  bool maximize = false;
  /// Keeps an f32 master copy of each 16-bit parameter.
  bool master_weights = false;
};

class RMSprop : public OptimizerOf<RMSpropOptions> {
public:
  explicit RMSprop(std::vector<Tensor> params,
                   const RMSpropOptions &options = {},
                   Place place = Place::current());
  explicit RMSprop(std::vector<ParamGroup<RMSpropOptions>> groups,
                   const RMSpropOptions &options = {},
                   Place place = Place::current());
};

} // namespace tcopt::optim

#endif // TCOPT_CAPTURE_OPTIM_RMSPROP_H
