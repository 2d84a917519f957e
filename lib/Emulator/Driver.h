//===- Driver.h - the state of the emulated driver --------------*- C++ -*-===//

#ifndef TCOPT_LIB_EMULATOR_DRIVER_H
#define TCOPT_LIB_EMULATOR_DRIVER_H

#include "Image.h"
#include "Memory.h"
#include "Orders.h"
#include <chrono>
#include <functional>
#include <mutex>
#include <set>
#include <string>
#include <vector>

namespace tcopt::emulator {

/// Something that a stream does: at once, or when a graph is launched.
struct Work {
  /// Of a kernel its name, else what it is; graphs are updated by equal work.
  std::string name;
  std::function<CUresult()> run;
};

struct Graph {
  std::vector<Work> work;
  Stream *origin = nullptr;
  /// Of cuStreamBeginCapture: 0 global, 1 of the thread, 2 relaxed.
  int mode = 0;
  bool isInvalid = false;
};

struct GraphExec {
  std::vector<Work> work;
};

struct Stream {
  /// What it records to, or null.
  Graph *capture = nullptr;
};

struct Event {
  std::chrono::steady_clock::time_point time;
  bool isRecorded = false;
  Graph *capture = nullptr;
};

/// The objects of one kind that exist.
template <typename T> class Objects {
public:
  T *add(std::unique_ptr<T> object) {
    T *handle = object.get();
    all[handle] = std::move(object);
    return handle;
  }
  bool has(T *handle) const { return all.count(handle); }
  bool remove(T *handle) { return all.erase(handle); }
  std::unique_ptr<T> take(T *handle) {
    std::unique_ptr<T> object = std::move(all.at(handle));
    all.erase(handle);
    return object;
  }
  template <typename F> void each(F body) {
    for (auto &[handle, object] : all)
      body(*object);
  }

private:
  std::map<T *, std::unique_ptr<T>> all;
};

/// One device, and all that was made on it.
struct Driver {
  bool isInitialized = false;
  int numRetained = 0;
  /// What a kernel ended with, which all later calls return.
  CUresult failure = CUDA_SUCCESS;
  Memory memory;
  Orders orders = Orders::both;
  uint64_t numLaunches = 0;
  /// The memory before and after the first of two runs of a launch.
  Memory::Contents before, after;
  /// Copied between the host and the device.
  int64_t hostBytes = 0;
  Objects<Image> images;
  Objects<Stream> streams;
  Objects<Event> events;
  Objects<Graph> graphs;
  Objects<GraphExec> graphExecs;
  Stream defaultStream;
  std::recursive_mutex mutex;

  static Driver &get();

  /// The stream of a handle, or null.
  Stream *find(CUstream handle);
  /// Whether a kernel of this module exists.
  bool has(CUfunction kernel);
  /// Runs the work, or records it where the stream does that.
  CUresult enqueue(CUstream handle, Work work);
  /// CUDA_SUCCESS if no stream records; else records end invalid.
  CUresult forbidCapture();
  CUresult run(const std::vector<Work> &work);
  CUresult fail(const std::string &text);
};

/// The context of the one device.
CUcontext primaryContext();
CUcontext &currentContext();

/// Runs a call of the driver's API: one at a time, with a device and a context,
/// and if nothing failed before.
template <typename F> CUresult inContext(F body) {
  Driver &driver = Driver::get();
  std::lock_guard<std::recursive_mutex> lock(driver.mutex);
  if (!driver.isInitialized)
    return CUDA_ERROR_NOT_INITIALIZED;
  if (!currentContext())
    return CUDA_ERROR_INVALID_CONTEXT;
  if (driver.failure)
    return driver.failure;
  return body(driver);
}

/// The same without a context.
template <typename F> CUresult initialized(F body) {
  Driver &driver = Driver::get();
  std::lock_guard<std::recursive_mutex> lock(driver.mutex);
  return driver.isInitialized ? body(driver) : CUDA_ERROR_NOT_INITIALIZED;
}

} // namespace tcopt::emulator

#endif // TCOPT_LIB_EMULATOR_DRIVER_H
