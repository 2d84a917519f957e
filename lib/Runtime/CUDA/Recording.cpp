//===- Recording.cpp - The work of a call as a graph ----------------------===//

#include "Recording.h"

#include <cstring>
#include <new>

using namespace tcopt::rt::cuda;

/// A loop of the host that launches more is not worth the memory of its graph.
static constexpr int64_t mostOperations = 1 << 16;

// The hooks for copies know no context, but calls of one are on one thread.
static thread_local Recording *recordingOfThread = nullptr;

Recording *Recording::current() { return recordingOfThread; }

Recording::~Recording() {
  freeKept(device, kept);
  if (stream)
    device.driver().streamDestroy(stream);
}

bool Recording::begin(Failure &why) {
  if (!device.enter(why))
    return false;
  const Driver &driver = device.driver();
  if (!stream)
    if (Result result = driver.streamCreate(&stream, nonBlocking)) {
      stream = nullptr;
      return device.fail(why, "cuStreamCreate", result);
    }
  if (Result result = driver.streamBeginCapture(stream, relaxed))
    return device.fail(why, "cuStreamBeginCapture", result);
  freeKept(device, takeKept());
  blocker = nullptr;
  numOperations = 0;
  checks = false;
  isRecording = true;
  recordingOfThread = this;
  return true;
}

GraphHandle Recording::end(Failure &why) {
  recordingOfThread = nullptr;
  isRecording = false;
  GraphHandle graph = nullptr;
  if (Result result = device.driver().streamEndCapture(stream, &graph)) {
    device.fail(why, "cuStreamEndCapture", result);
    return nullptr;
  }
  if (!blocker)
    return graph;
  if (graph)
    device.driver().graphDestroy(graph);
  return nullptr;
}

bool Recording::forbid(const char *reason, Failure &why) {
  blocker = reason;
  return why.set(TCOPT_UNSUPPORTED, "not recorded: %s", reason);
}

bool Recording::count(Failure &why) {
  return ++numOperations <= mostOperations ||
         forbid("it has more than 65536 launches and copies", why);
}

bool Recording::download(Failure &why) {
  return forbid("it reads elements on the host", why);
}

KeptBytes *Recording::keep(const void *from, size_t bytes, Failure &why) {
  void *memory = nullptr;
  if (Result result =
          device.driver().memAllocHost(&memory, sizeof(KeptBytes) + bytes)) {
    device.fail(why, "cuMemAllocHost", result);
    return nullptr;
  }
  kept = new (memory) KeptBytes{kept, static_cast<KeptBytes *>(memory) + 1};
  std::memcpy(kept->bytes, from, bytes);
  return kept;
}

void tcopt::rt::cuda::freeKept(Device &device, KeptBytes *kept) {
  while (kept) {
    void *memory = kept;
    kept = kept->next;
    device.driver().memFreeHost(memory);
  }
}

// What the host's code computes follows from the sizes, for which the graph is.
bool Recording::upload(void *to, const void *from, size_t bytes, Failure &why) {
  if (bytes == 0)
    return true;
  KeptBytes *copy = count(why) ? keep(from, bytes, why) : nullptr;
  if (!copy)
    return false;
  Result result = device.driver().memcpyHtoDAsync(addressOf(to), copy->bytes,
                                                  bytes, stream);
  return result ? device.fail(why, "cuMemcpyHtoDAsync", result) : true;
}

bool Recording::move(void *to, const void *from, size_t bytes, Failure &why) {
  if (bytes == 0)
    return true;
  if (!count(why))
    return false;
  Result result = device.driver().memcpyDtoDAsync(
      addressOf(to), addressOf(from), bytes, stream);
  return result ? device.fail(why, "cuMemcpyDtoDAsync", result) : true;
}
