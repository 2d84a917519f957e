//===- Progress.h - how far a loop is ---------------------------*- C++ -*-===//
//
//   data::Progress progress(int64_t(loader.size()), {.name = "epoch 1"});
//   for (auto [x, y] : loader)
//     progress.update({{"loss", step(x, y)}});
//
// On a terminal one line is drawn again and again; elsewhere a plain line is
// written now and then. Tensors are read only for what is written.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_DATA_PROGRESS_H
#define TCOPT_CAPTURE_DATA_PROGRESS_H

#include "tcopt/Capture/Tensor.h"

namespace tcopt::data {

struct ProgressOptions {
  std::string name = "";
  /// Seconds between lines on a terminal, and elsewhere; 0 there: no lines.
  double interval = 0.1, plain_interval = 10;
  /// Whether standard error is a terminal, if it is not said.
  std::optional<bool> is_terminal{};
  /// In place of standard error and of the clock, in seconds.
  std::function<void(std::string_view)> sink{};
  std::function<double()> clock{};
};

/// A number, or a tensor with one element, and its name.
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

  /// So many more of `total` are done.
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
