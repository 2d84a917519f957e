//===- Settings.h - thread-local settings -----------------------*- C++ -*-===//
//
// Settings of the calling thread, which scope objects change for their
// lifetime. Compiled functions have separate versions for each combination of
// settings.
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
  /// Whether `backward` checks gradients for NaN.
  bool detectsAnomaly = false;
  std::optional<DType> autocast;
  /// The device of new tensors; null for the CPU.
  const DeviceInfo *device = nullptr;
};
/// Returns the settings of this thread.
Settings &settings();

/// Restores the settings at the end of its lifetime.
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

/// Enables automatic mixed precision, as PyTorch's autocast on the CPU. Matrix
/// products, convolutions and attention convert f32 and 16-bit operands to
/// `dtype` (f16 or bf16) and return it. Losses and cdist compute in f32. Other
/// functions use the dtypes of their operands. f64 operands are not converted.
/// Errors: a dtype other than f16 and bf16.
class Autocast {
public:
  explicit Autocast(DType dtype = DType::BF16, bool enabled = true);

private:
  capture::SettingsScope scope;
};
bool is_autocast_enabled();

/// Disables gradients of later calls.
class NoGrad {
public:
  NoGrad() { capture::settings().isGradEnabled = false; }

private:
  capture::SettingsScope scope;
};
/// LibTorch's names.
using NoGradGuard = NoGrad;
using InferenceMode = NoGrad;
/// Enables gradients within the scope of a NoGrad.
class EnableGrad {
public:
  EnableGrad() { capture::settings().isGradEnabled = true; }

private:
  capture::SettingsScope scope;
};
bool is_grad_enabled();

} // namespace tcopt

#endif // TCOPT_CAPTURE_SETTINGS_H
