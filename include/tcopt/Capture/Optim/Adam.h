//===- Adam.h - Adam and AdamW ----------------------------------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_OPTIM_ADAM_H
#define TCOPT_CAPTURE_OPTIM_ADAM_H

#include "tcopt/Capture/Optim/Optimizer.h"

namespace tcopt::optim {

struct AdamOptions {
  double lr = 1e-3;
  std::pair<double, double> betas = {0.9, 0.999};
  double eps = 1e-8;
  double weight_decay = 0;
  bool amsgrad = false;
  /// Maximizes the objective.
  bool maximize = false;
  /// Keeps an f32 master copy of each 16-bit parameter.
  bool master_weights = false;
};

class Adam : public OptimizerOf<AdamOptions> {
public:
  explicit Adam(std::vector<Tensor> params, const AdamOptions &options = {},
                Place place = Place::current());
  explicit Adam(std::vector<ParamGroup<AdamOptions>> groups,
                const AdamOptions &options = {},
                Place place = Place::current());
};

/// Options of AdamW; they differ from AdamOptions in the default of
/// weight_decay.
struct AdamWOptions {
  double lr = 1e-3;
  std::pair<double, double> betas = {0.9, 0.999};
  double eps = 1e-8;
  double weight_decay = 1e-2;
  bool amsgrad = false;
  bool maximize = false;
  bool master_weights = false;
};

/// Adam with decoupled weight decay.
class AdamW : public OptimizerOf<AdamWOptions> {
public:
  explicit AdamW(std::vector<Tensor> params, const AdamWOptions &options = {},
                 Place place = Place::current());
  explicit AdamW(std::vector<ParamGroup<AdamWOptions>> groups,
                 const AdamWOptions &options = {},
                 Place place = Place::current());
};

} // namespace tcopt::optim

#endif // TCOPT_CAPTURE_OPTIM_ADAM_H
