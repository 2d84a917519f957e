//===- Graphs.h - The graphs of a context's calls ---------------*- C++ -*-===//
//
// For each program a few calls, told apart by all that their kernels can depend
// on. Results alternate between a few addresses, as the allocator hands memory
// out that the last call but one has freed, so that a few calls are enough.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_RUNTIME_CUDA_GRAPHS_H
#define TCOPT_LIB_RUNTIME_CUDA_GRAPHS_H

#include "Recording.h"
#include "tcopt/Runtime/tcopt_rt_cuda.h"

namespace tcopt::rt::cuda {

/// What tells calls of one program apart, as words.
class CallKey {
public:
  void clear() { words.truncate(0); }
  /// Where so many words may be written before `add` is called; null without
  /// memory.
  uint64_t *reserve(int64_t count) {
    return words.reserve(count) ? words.begin() + words.size() : nullptr;
  }
  /// The words up to `end` were written.
  void add(const uint64_t *end) { words.truncate(end - words.begin()); }
  const GrowArray<uint64_t> &get() const { return words; }

private:
  GrowArray<uint64_t> words;
};

/// A call that was made, and its graph once there is one.
struct RecordedCall {
  /// Null where no call is kept.
  uint64_t *key = nullptr;
  int64_t numWords = 0;
  uint64_t lastUse = 0;

  /// Of this call, or, unless `hasGraph`, of one that was here before it: it is
  /// changed rather than made anew.
  GraphExecHandle graph = nullptr;
  bool hasGraph = false;
  /// What the graph reads.
  KeptBytes *kept = nullptr;
  /// tcopt_rt_device_arena_changes when it was recorded.
  uint64_t arenaChanges = 0;
  bool checks = false;

  /// Recordings that have failed, and why it is not tried again; empty as long
  /// as it may be.
  int numFailures = 0;
  char blocker[200] = {};

  bool isBlocked() const { return blocker[0] != 0; }
};

class Graphs {
public:
  /// `stream` is the context's, which may change.
  Graphs(Device &device, const StreamHandle &stream)
      : recording(device), device(device), stream(stream) {}
  Graphs(const Graphs &) = delete;
  Graphs &operator=(const Graphs &) = delete;
  /// The device has done all work of the context.
  ~Graphs();

  /// The call of the key, which is added, without a graph, if it is new: the
  /// least recently used one makes room. Null without memory.
  RecordedCall *find(uint64_t program, bool &isNew);
  /// Drops a call, which is new when it is made again.
  void forget(RecordedCall &call);

  /// Makes the call's graph of what has been recorded.
  bool install(RecordedCall &call, GraphHandle recorded, Failure &why);
  bool launch(const RecordedCall &call, Failure &why);
  /// Frees the call's graph.
  void dropGraph(RecordedCall &call);

  CallKey key;
  Recording recording;
  tcopt_cuda_graph_counts counts = {};

private:
  static constexpr int callsOfProgram = 8;
  static constexpr int64_t mostPrograms = 64;

  struct Program {
    uint64_t number;
    uint64_t lastUse;
    RecordedCall calls[callsOfProgram];
  };

  Program *findProgram(uint64_t number);
  Program *addProgram(uint64_t number);
  bool replace(RecordedCall &call);
  bool makeGraph(RecordedCall &call, GraphHandle recorded, Failure &why);
  void clear(Program &program);

  Device &device;
  const StreamHandle &stream;
  GrowArray<Program *> programs;
  /// Of uses.
  uint64_t clock = 0;
};

} // namespace tcopt::rt::cuda

#endif // TCOPT_LIB_RUNTIME_CUDA_GRAPHS_H
