//===- GradScaler.h - losses scaled for gradients of 16 bits ----*- C++ -*-===//
//
//   amp::GradScaler scaler;
//   for (...) {
//     sgd.zero_grad();
//     scaler.scale(loss).backward();
//     scaler.step(sgd);
//     scaler.update();
//   }
//
// Small gradients of f16 would be 0. Where one is not finite, the step changes
// nothing and the scale becomes smaller: the graph decides, no value is read.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_OPTIM_GRADSCALER_H
#define TCOPT_CAPTURE_OPTIM_GRADSCALER_H

#include "tcopt/Capture/Optim/Optimizer.h"

namespace tcopt::amp {

struct GradScalerOptions {
  double init_scale = 65536;
  /// After `growth_interval` steps without infinities, and after one with some.
  double growth_factor = 2, backoff_factor = 0.5;
  int64_t growth_interval = 2000;
  /// If not, nothing is scaled.
  bool enabled = true;
};

class GradScaler {
public:
  explicit GradScaler(const GradScalerOptions &options = {},
                      Place place = Place::current());
  GradScaler(const GradScaler &) = delete;
  GradScaler &operator=(const GradScaler &) = delete;

  Tensor scale(const Tensor &loss, Place place = Place::current()) const;
  /// Divides gradients by the scale, as before they are clipped. Errors: those
  /// of f16; the second call before `update`.
  void unscale_(optim::Optimizer &optimizer, Place place = Place::current());
  /// A step with gradients that are not scaled; no change if one of them is
  /// not finite. Errors: the second call before `update`.
  void step(optim::Optimizer &optimizer, Place place = Place::current());
  /// Changes the scale. Errors: no step since the last call.
  void update(Place place = Place::current());
  void update(double new_scale);

  bool is_enabled() const { return options.enabled; }
  /// Reads the scale.
  double get_scale(Place place = Place::current()) const;
  nn::StateDict state_dict() const;
  void load_state_dict(const nn::StateDict &state,
                       Place place = Place::current());

private:
  /// What has happened to an optimizer since the last update.
  struct Pending {
    const optim::Optimizer *optimizer;
    /// Whether a gradient is not finite.
    Tensor found;
    bool isUnscaled = false, hasStepped = false;
  };
  Pending &pendingOf(const optim::Optimizer &optimizer);

  const GradScalerOptions options;
  /// Of rank 0: f32, and steps without infinities, f32, too.
  Tensor factor, tracker;
  std::vector<Pending> pending;
};

} // namespace tcopt::amp

#endif // TCOPT_CAPTURE_OPTIM_GRADSCALER_H
