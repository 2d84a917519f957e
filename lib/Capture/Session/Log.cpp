//===- Log.cpp - logs of the thread's session -----------------------------===//

#include "tcopt/Capture/Log.h"
#include "../Tensor/TraceSink.h"
#include "Engine.h"

namespace tcopt {

using capture::Engine;

void setLogs(std::string_view channels) {
  if (llvm::Error error = Engine::get().log().setChannels(channels))
    throw Exception(toString(std::move(error)));
}

// Tensor functions that the sink calls are not traced.
void setLogSink(std::function<void(std::string_view)> sink) {
  if (!sink)
    return Engine::get().log().setSink(nullptr);
  Engine::get().log().setSink([sink = std::move(sink)](std::string_view line) {
    capture::TraceScope outside(nullptr);
    sink(line);
  });
}

void setDebugFolder(std::string_view folder) {
  Engine::get().log().setDebugFolder(folder);
}

void setProgress(bool isShown) { Engine::get().log().setProgress(isShown); }

} // namespace tcopt
