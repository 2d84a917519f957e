//===- GradScaler.h - loss scaling for f16 gradients ------------*- C++ -*-===//
//
//   amp::GradScaler scaler;
//   for (...) {
//     sgd.zero_grad();
//     scaler.scale(loss).backward();
//     scaler.step(sgd);
//     scaler.update();
//   }
//
// Scaling the loss keeps small f16 gradients from becoming 0. If a gradient is
// not finite, the step changes nothing and the scale decreases. The graph
// decides, without reading a value.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_OPTIM_GRADSCALER_H
#define TCOPT_CAPTURE_OPTIM_GRADSCALER_H

#include "tcopt/Capture/Optim/Optimizer.h"

namespace tcopt::amp {

struct GradScalerOptions {
  double init_scale = 65536;
  /// Factors of the scale: after `growth_interval` steps with finite gradients,
  /// and after a step with a gradient that is not finite.
  double growth_factor = 2, backoff_factor = 0.5;
  int64_t growth_interval = 2000;
  /// If false, all functions behave as without scaling.
  bool enabled = true;
};

class GradScaler {
public:
  explicit GradScaler(const GradScalerOptions &options = {},
                      Place place = Place::current());
  GradScaler(const GradScaler &) = delete;
  GradScaler &operator=(const GradScaler &) = delete;

  Tensor scale(const Tensor &loss, Place place = Place::current()) const;
  /// Divides the gradients by the scale, for example before clipping. Errors:
  /// f16 gradients; a second call before `update`.
  void unscale_(optim::Optimizer &optimizer, Place place = Place::current());
  /// Steps the optimizer with unscaled gradients. Changes nothing if a gradient
  /// is not finite. Errors: a second call before `update`.
  void step(optim::Optimizer &optimizer, Place place = Place::current());
  /// Updates the scale. Errors: no step since the last call.
  void update(Place place = Place::current());
  void update(double new_scale);

  bool is_enabled() const { return options.enabled; }
  /// Returns the scale, which reads its value.
  double get_scale(Place place = Place::current()) const;
  nn::StateDict state_dict() const;
  void load_state_dict(const nn::StateDict &state,
                       Place place = Place::current());

private:
  /// The state of an optimizer since the last update.
  struct Pending {
    const optim::Optimizer *optimizer;
    /// Whether a gradient is not finite.
    Tensor found;
    bool isUnscaled = false, hasStepped = false;
  };
  Pending &pendingOf(const optim::Optimizer &optimizer);

  const GradScalerOptions options;
  /// The scale, and the number of steps with finite gradients since it changed:
  /// f32 tensors of rank 0.
  Tensor factor, tracker;
  std::vector<Pending> pending;
};

} // namespace tcopt::amp

#endif // TCOPT_CAPTURE_OPTIM_GRADSCALER_H
