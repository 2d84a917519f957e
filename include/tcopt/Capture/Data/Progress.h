//===- Progress.h - progress of a loop --------------------------*- C++ -*-===//
//
//   data::Progress progress(int64_t(loader.size()), {.name = "epoch 1"});
//   for (auto [x, y] : loader)
//     progress.update({{"loss", step(x, y)}});
//
// Updates one line on a terminal; otherwise writes a plain line at longer
// intervals. Values of tensors are read only when a line is written.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_DATA_PROGRESS_H
#define TCOPT_CAPTURE_DATA_PROGRESS_H

#include "tcopt/Capture/Tensor.h"

namespace tcopt::data {

struct ProgressOptions {
  std::string name = "";
  /// Seconds between lines on a terminal (`interval`) and otherwise
  /// (`plain_interval`, where 0 disables lines).
  double interval = 0.1, plain_interval = 10;
  /// Overrides the check whether standard error is a terminal.
  std::optional<bool> is_terminal{};
  /// Replacements of standard error and of the clock, in seconds.
  std::function<void(std::string_view)> sink{};
  std::function<double()> clock{};
};

/// A named number or tensor with one element.
struct ProgressValue {
  const char *name;
  std::variant<double, Tensor> value;
};

class Progress {
public:
  explicit Progress(int64_t total, ProgressOptions options = {});
  /// Writes the last line.
  ~Progress();
  Progress(const Progress &) = delete;
  Progress &operator=(const Progress &) = delete;

  /// Adds `steps` to the completed steps of `total`.
  void update(std::initializer_list<ProgressValue> values = {},
              int64_t steps = 1);

private:
  bool isDue(double now) const;
  std::string line(double now) const;
  void write(double now);

  const int64_t total;
  ProgressOptions options;
  int64_t done = 0;
  double begun, written;
  std::vector<ProgressValue> values;
  size_t width = 0;
};

} // namespace tcopt::data

#endif // TCOPT_CAPTURE_DATA_PROGRESS_H
