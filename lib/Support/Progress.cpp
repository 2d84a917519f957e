//===- Progress.cpp - how far a compilation is ----------------------------===//

#include "tcopt/Support/Progress.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

namespace tcopt {

using namespace std::chrono_literals;

Progress::~Progress() = default;

/// To the first column, and nothing after it.
static constexpr llvm::StringLiteral kEraseLine = "\r\x1b[K";

ProgressLine::ProgressLine(llvm::raw_ostream &os, Now now)
    : os(os), now(now), start(now()), shown(start) {}

ProgressLine::~ProgressLine() { end(); }

void ProgressLine::end() {
  std::lock_guard<std::mutex> lock(mutex);
  if (std::exchange(isShown, false))
    (os << kEraseLine).flush();
}

void ProgressLine::beginStep(llvm::StringRef name) {
  std::lock_guard<std::mutex> lock(mutex);
  step = name.str();
  done = all = 0;
  show(/*isNewStep=*/true);
}

void ProgressLine::setKernels(int64_t nowDone, int64_t nowAll) {
  std::lock_guard<std::mutex> lock(mutex);
  done = nowDone;
  all = nowAll;
  show(/*isNewStep=*/false);
}

// Terminals are slow: ten times a second at most.
void ProgressLine::show(bool isNewStep) {
  Clock::time_point time = now();
  if (time - start < 500ms || (isShown && !isNewStep && time - shown < 100ms))
    return;
  shown = time;
  isShown = true;
  os << kEraseLine << "compiling: " << step;
  if (all)
    os << ", " << done << " of " << all << " kernels";
  std::chrono::duration<double> seconds = time - start;
  os << llvm::format(", %.1f s", seconds.count());
  os.flush();
}

std::shared_ptr<Progress> showProgress(llvm::raw_ostream &os) {
  if (!os.is_displayed())
    return nullptr;
  return std::make_shared<ProgressLine>(os);
}

} // namespace tcopt
