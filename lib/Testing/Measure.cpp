//===- Measure.cpp - How fast a program is --------------------------------===//

#include "tcopt/Testing/Measure.h"
#include <chrono>

using namespace tcopt;
using Clock = std::chrono::steady_clock;

Timing tcopt::summarize(std::vector<double> milliseconds) {
  llvm::sort(milliseconds);
  size_t n = milliseconds.size();
  double median = n % 2 ? milliseconds[n / 2]
                        : (milliseconds[n / 2 - 1] + milliseconds[n / 2]) / 2;
  return {median, milliseconds.front(), milliseconds[(n - 1) * 9 / 10],
          int64_t(n)};
}

static double millisecondsSince(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start)
      .count();
}

llvm::Expected<Timing> tcopt::measure(Runner &runner, double seconds,
                                      int64_t repeat) {
  if (seconds > 0)
    if (llvm::Error error = runner.execute())
      return error;
  std::vector<double> times;
  Clock::time_point start = Clock::now();
  while (int64_t(times.size()) < repeat || times.empty() ||
         millisecondsSince(start) < seconds * 1e3) {
    runner.restoreInputs();
    Clock::time_point begin = Clock::now();
    if (llvm::Error error = runner.execute())
      return error;
    times.push_back(millisecondsSince(begin));
  }
  return summarize(std::move(times));
}

double tcopt::countBytes(llvm::ArrayRef<HostTensor> tensors) {
  double bytes = 0;
  for (const HostTensor &tensor : tensors)
    bytes += double(tensor.numBytes());
  return bytes;
}
