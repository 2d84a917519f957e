//===- Settings.h - what a thread's calls mean ------------------*- C++ -*-===//
//
// Settings of the calling thread, each changed by an object for as long as it
// lives. Compiled functions have versions of their own for each combination.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_SETTINGS_H
#define TCOPT_CAPTURE_SETTINGS_H

#include "tcopt/Support/DTypes.h"
#include <optional>

namespace tcopt {

struct DeviceInfo;

namespace capture {

/// The settings of one thread.
struct Settings {
  bool isGradEnabled = true;
  /// Whether gradients are looked at for NaN.
  bool detectsAnomaly = false;
  std::optional<DType> autocast;
  /// Where new tensors are made; null: the CPU.
  const DeviceInfo *device = nullptr;
};
/// Those of this thread.
Settings &settings();

/// Puts back what there was before.
class SettingsScope {
public:
  SettingsScope() : before(settings()) {}
  ~SettingsScope() { settings() = before; }
  SettingsScope(const SettingsScope &) = delete;
  SettingsScope &operator=(const SettingsScope &) = delete;

private:
  Settings before;
};
} // namespace capture

/// Computes in fewer bits where that is known to be enough, as PyTorch's
/// autocast on the CPU: products of matrices, convolutions and attention take
/// their operands of f32 and 16 bits in `dtype` (f16 or bf16) and give it;
/// losses and cdist compute in f32; all else takes what it gets. Nothing is
/// done to f64. Errors: a dtype that is neither.
class Autocast {
public:
  explicit Autocast(DType dtype = DType::BF16, bool enabled = true);

private:
  capture::SettingsScope scope;
};
bool is_autocast_enabled();

/// Says that no gradients will be asked for of what is computed.
class NoGrad {
public:
  NoGrad() { capture::settings().isGradEnabled = false; }

private:
  capture::SettingsScope scope;
};
/// As PyTorch's programs in C++ call it.
using NoGradGuard = NoGrad;
using InferenceMode = NoGrad;
/// Says that they may be, within the scope of a NoGrad.
class EnableGrad {
public:
  EnableGrad() { capture::settings().isGradEnabled = true; }

private:
  capture::SettingsScope scope;
};
bool is_grad_enabled();

} // namespace tcopt

#endif // TCOPT_CAPTURE_SETTINGS_H
