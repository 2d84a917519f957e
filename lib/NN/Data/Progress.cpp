//===- Progress.cpp - progress bars of loops ------------------------------===//

#include "tcopt/Capture/Data/Progress.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"
#include <chrono>

namespace tcopt::data {

static double secondsNow() {
  return std::chrono::duration<double>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

Progress::Progress(int64_t total, ProgressOptions given)
    : total(total), options(std::move(given)) {
  if (!options.clock)
    options.clock = secondsNow;
  if (!options.is_terminal)
    options.is_terminal = !options.sink && llvm::errs().is_displayed();
  if (!options.sink)
    options.sink = [](std::string_view text) {
      llvm::errs() << llvm::StringRef(text);
      llvm::errs().flush();
    };
  begun = written = options.clock();
}

Progress::~Progress() {
  bool isAnyLine = *options.is_terminal || options.plain_interval > 0;
  if (!isAnyLine || done == 0)
    return;
  try {
    write(options.clock());
    if (*options.is_terminal)
      options.sink("\n");
  } catch (...) {
    // A loss that failed is not an error here: item() throws when the user's
    // program reads it.
  }
}

void Progress::update(std::initializer_list<ProgressValue> now, int64_t steps) {
  done += steps;
  values = now;
  double time = options.clock();
  if (isDue(time))
    write(time);
}

bool Progress::isDue(double now) const {
  double interval =
      *options.is_terminal ? options.interval : options.plain_interval;
  bool isNever = !*options.is_terminal && options.plain_interval <= 0;
  return !isNever && now - written >= interval;
}

/// Returns a duration as text, as in "0:07" or "1:02:03".
static std::string clockText(double seconds) {
  std::string text;
  llvm::raw_string_ostream os(text);
  auto whole = int64_t(seconds + 0.5);
  if (whole >= 3600)
    os << whole / 3600 << llvm::format(":%02d", int(whole / 60 % 60));
  else
    os << whole / 60;
  os << llvm::format(":%02d", int(whole % 60));
  return text;
}

static double numberOf(const ProgressValue &value) {
  if (const double *number = std::get_if<double>(&value.value))
    return *number;
  return std::get<Tensor>(value.value).item<double>();
}

std::string Progress::line(double now) const {
  std::string text = options.name + (options.name.empty() ? "" : ": ");
  llvm::raw_string_ostream os(text);
  double rate = double(done) / std::max(now - begun, 1e-9);
  os << done << "/" << total;
  for (const ProgressValue &value : values)
    os << ", " << value.name << " " << llvm::format("%.4g", numberOf(value));
  os << ", " << llvm::format("%.1f", rate) << "/s";
  if (done < total)
    os << ", " << clockText(double(total - done) / rate) << " left";
  else
    os << ", " << clockText(now - begun);
  return text;
}

// Overwrites the rest of a longer previous line with blanks.
void Progress::write(double now) {
  written = now;
  std::string text = line(now);
  if (!*options.is_terminal) {
    options.sink(text + "\n");
    return;
  }
  size_t length = text.size();
  text.resize(std::max(width, length), ' ');
  width = length;
  options.sink("\r" + text);
}

} // namespace tcopt::data
