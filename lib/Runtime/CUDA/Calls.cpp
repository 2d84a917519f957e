//===- Calls.cpp - Calls that graphs repeat -------------------------------===//
//
// One call is: find what is known of calls like it; copy what is in the host's
// memory to the device; launch the graph, or have the host code record it; copy
// results. Whatever fails on the way leaves the context as a call does that has
// not begun, and the host code runs.
//
//===----------------------------------------------------------------------===//

#include "Process.h"
#include "State.h"
#include "tcopt/Runtime/tcopt_rt_device.h"

#include <cstdio>

using namespace tcopt::rt::cuda;

namespace {
class GraphCall {
public:
  GraphCall(tcopt_context *ctx, State &state, tcopt_cuda_call &call)
      : ctx(ctx), state(state), graphs(state.graphs), call(call) {}

  int run();

private:
  const char *findBlocker() const;
  bool makeKey();
  bool addTensors(const tcopt_tensor *tensors, int32_t count);

  int runPlainly(const char *reason);
  int runFirst(RecordedCall &known);
  bool stage();
  bool stageInput(const tcopt_tensor &t);
  bool stageResult(const tcopt_tensor &t);
  tcopt_tensor onDevice(const tcopt_tensor &t, void *data) const;
  bool runGraph(RecordedCall &known, Failure &why);
  GraphHandle record(Failure &why);
  int finish(const RecordedCall &known, int64_t mark);
  int giveUp(RecordedCall &known, const Failure &why);

  tcopt_context *ctx;
  State &state;
  Graphs &graphs;
  tcopt_cuda_call &call;
  bool isAnyOnHost = false;
  /// Whether it is known that no graph can do what the call does.
  bool isImpossible = false;
};
} // namespace

static bool isOnHost(const tcopt_tensor &t) {
  return t.device.type == TCOPT_DEVICE_CPU;
}

/// Without a shape, none.
static int64_t numSizes(const tcopt_tensor &t) {
  return t.shape ? std::max(t.ndim, 0) : 0;
}

static char *firstByte(const tcopt_tensor &t) {
  return static_cast<char *>(t.data) + t.byte_offset;
}

//===----------------------------------------------------------------------===//
// Which call it is
//===----------------------------------------------------------------------===//

/// Whether only the call finds the sizes, and then the memory.
static bool isOpen(const tcopt_tensor &t) {
  return std::any_of(t.shape, t.shape + numSizes(t),
                     [](int64_t size) { return size < 0; });
}

/// Why no call of this kind can be a graph, or null.
const char *GraphCall::findBlocker() const {
  if (tcopt_rt_profile_enabled(ctx))
    return "a profile is being taken";
  if (tcopt_rt_call_begin(ctx) != 0)
    return "it is within a frame";
  if (std::any_of(call.out, call.out + call.num_results, isOpen))
    return "it finds the sizes of results";
  return nullptr;
}

// Of the host's memory the address does not matter, nor does the order: what is
// copied is in that of C.
static uint64_t *addTensor(uint64_t *word, const tcopt_tensor &t) {
  bool isHere = isOnHost(t);
  bool hasStrides = !isHere && t.strides;
  *word++ = uint64_t(uint32_t(t.device.type)) << 32 | uint32_t(t.device.id);
  *word++ = uint64_t(t.dtype.code) << 56 | uint64_t(t.dtype.bits) << 48 |
            uint64_t(t.dtype.lanes) << 32 | uint64_t(hasStrides) << 31 |
            uint64_t(numSizes(t));
  *word++ = isHere ? 0 : addressOf(firstByte(t));
  for (int64_t d = 0; d < numSizes(t); ++d)
    *word++ = uint64_t(t.shape[d]);
  for (int64_t d = 0; hasStrides && d < numSizes(t); ++d)
    *word++ = uint64_t(t.strides[d]);
  return word;
}

bool GraphCall::addTensors(const tcopt_tensor *tensors, int32_t count) {
  CallKey &key = graphs.key;
  for (int32_t i = 0; i < count; ++i) {
    uint64_t *words = key.reserve(3 + 2 * numSizes(tensors[i]));
    if (!words)
      return false;
    key.add(addTensor(words, tensors[i]));
    isAnyOnHost |= isOnHost(tensors[i]);
  }
  return true;
}

// Results first: their addresses change most often.
bool GraphCall::makeKey() {
  CallKey &key = graphs.key;
  key.clear();
  uint64_t *words = key.reserve(3);
  if (!words)
    return false;
  *words++ = reinterpret_cast<uint64_t>(call.entry);
  *words++ = addressOf(call.state);
  *words++ =
      uint64_t(uint32_t(call.num_inputs)) << 32 | uint32_t(call.num_results);
  key.add(words);
  return addTensors(call.out, call.num_results) &&
         addTensors(call.in, call.num_inputs);
}

//===----------------------------------------------------------------------===//
// By the host code
//===----------------------------------------------------------------------===//

int GraphCall::runPlainly(const char *reason) {
  call.kind = TCOPT_CUDA_CALL_PLAIN;
  call.reason = reason;
  ++graphs.counts.plain;
  return call.entry(ctx, call.in, call.out, call.state);
}

// It also finds out what is wrong about the tensors, if anything is.
int GraphCall::runFirst(RecordedCall &known) {
  ++graphs.counts.first;
  uint64_t effects = tcopt_rt_effects(ctx);
  int64_t hostCalls = tcopt_rt_host_calls(ctx);
  int status = call.entry(ctx, call.in, call.out, call.state);
  if (status != TCOPT_OK)
    graphs.forget(known);
  else if (tcopt_rt_effects(ctx) != effects)
    std::snprintf(known.blocker, sizeof(known.blocker), "it prints");
  else if (tcopt_rt_host_calls(ctx) != hostCalls)
    std::snprintf(known.blocker, sizeof(known.blocker),
                  "it calls a function on the host");
  return status;
}

//===----------------------------------------------------------------------===//
// Tensors in the host's memory
//===----------------------------------------------------------------------===//

/// A tensor of the same elements, in the order of C.
tcopt_tensor GraphCall::onDevice(const tcopt_tensor &t, void *data) const {
  tcopt_tensor moved = t;
  moved.device = tcopt_rt_device(ctx);
  moved.data = data;
  moved.strides = nullptr;
  moved.byte_offset = 0;
  return moved;
}

bool GraphCall::stageInput(const tcopt_tensor &t) {
  if (!isOnHost(t))
    return state.staged.push(t);
  void *data = tcopt_rt_device_contiguous(ctx, &t);
  return data && state.staged.push(onDevice(t, data));
}

// Also of a result that is an argument: the entry copies what it updates.
bool GraphCall::stageResult(const tcopt_tensor &t) {
  if (!isOnHost(t))
    return state.staged.push(t);
  void *data = tcopt_rt_device_output_begin(ctx, &t);
  return data && state.staged.push(onDevice(t, data));
}

/// Makes tensors on the device of all arguments and results. False where the
/// call has failed, or where there is no memory for the tensors.
bool GraphCall::stage() {
  if (!isAnyOnHost)
    return true;
  state.staged.truncate(0);
  if (!state.staged.reserve(call.num_inputs + call.num_results)) {
    tcopt_rt_fail(ctx, TCOPT_OUT_OF_MEMORY, "out of memory for tensors");
    return false;
  }
  for (int32_t i = 0; i < call.num_inputs; ++i)
    if (!stageInput(call.in[i]))
      return false;
  for (int32_t j = 0; j < call.num_results; ++j)
    if (!stageResult(call.out[j]))
      return false;
  return true;
}

int GraphCall::finish(const RecordedCall &known, int64_t mark) {
  if (known.checks)
    tcopt_rt_device_check(ctx);
  for (int32_t j = 0; isAnyOnHost && j < call.num_results; ++j)
    if (isOnHost(call.out[j]))
      tcopt_rt_device_output_end(ctx, &call.out[j],
                                 state.staged[call.num_inputs + j].data);
  return tcopt_rt_call_end(ctx, mark);
}

//===----------------------------------------------------------------------===//
// By a graph
//===----------------------------------------------------------------------===//

/// Null after a failure, which may be one that the host code reported.
GraphHandle GraphCall::record(Failure &why) {
  Recording &recording = graphs.recording;
  if (!recording.begin(why))
    return nullptr;
  const tcopt_tensor *in = isAnyOnHost ? state.staged.begin() : call.in;
  tcopt_tensor *out =
      isAnyOnHost ? state.staged.begin() + call.num_inputs : call.out;
  int status = call.entry(ctx, in, out, call.state);
  GraphHandle graph = recording.end(why);
  isImpossible = recording.getBlocker() != nullptr;
  if (isImpossible)
    why.set(TCOPT_UNSUPPORTED, "%s", recording.getBlocker());
  else if (status != TCOPT_OK)
    why.set(status, "%s", tcopt_rt_last_error(ctx));
  else
    return graph;
  if (graph)
    state.device.driver().graphDestroy(graph);
  return nullptr;
}

bool GraphCall::runGraph(RecordedCall &known, Failure &why) {
  uint64_t changes = tcopt_rt_device_arena_changes(ctx);
  if (known.hasGraph && known.arenaChanges == changes) {
    call.kind = TCOPT_CUDA_CALL_REPLAYED;
    return graphs.launch(known, why);
  }
  known.hasGraph = false;
  call.kind = TCOPT_CUDA_CALL_RECORDED;
  GraphHandle recorded = record(why);
  if (!recorded || !graphs.install(known, recorded, why))
    return false;
  known.arenaChanges = changes;
  // Memory that launches at the beginning use must not have been freed since.
  if (tcopt_rt_device_arena_changes(ctx) != changes)
    return why.set(TCOPT_OUT_OF_MEMORY,
                   "memory moved while the call was recorded");
  return graphs.launch(known, why);
}

/// What was begun is undone, and the host code runs.
int GraphCall::giveUp(RecordedCall &known, const Failure &why) {
  constexpr int mostFailures = 3;
  graphs.dropGraph(known);
  tcopt_rt_reset(ctx);
  if (isImpossible || ++known.numFailures == mostFailures)
    std::snprintf(known.blocker, sizeof(known.blocker), "%s", why.text);
  std::snprintf(state.reason, sizeof(state.reason), "%s", why.text);
  return runPlainly(state.reason);
}

int GraphCall::run() {
  call.kind = TCOPT_CUDA_CALL_FIRST;
  call.reason = nullptr;
  if (int status = tcopt_rt_status(ctx))
    return status;
  if (const char *blocker = findBlocker())
    return runPlainly(blocker);
  bool isNew = false;
  RecordedCall *known =
      makeKey() ? graphs.find(call.program->number, isNew) : nullptr;
  if (!known)
    return runPlainly("there is no memory for what is known of calls");
  if (isNew)
    return runFirst(*known);
  if (known->isBlocked())
    return runPlainly(known->blocker);
  int64_t mark = tcopt_rt_call_begin(ctx);
  if (!stage())
    return tcopt_rt_call_end(ctx, mark);
  Failure why;
  if (!runGraph(*known, why))
    return giveUp(*known, why);
  ++(call.kind == TCOPT_CUDA_CALL_REPLAYED ? graphs.counts.replayed
                                           : graphs.counts.recorded);
  state.lastKernel = nullptr;
  return finish(*known, mark);
}

int tcopt_rt_cuda_call(tcopt_context *ctx, tcopt_cuda_call *call) {
  State *state = State::of(ctx);
  if (!state)
    return tcopt_rt_status(ctx);
  if (!call || !call->program || !call->entry)
    return tcopt_rt_fail(ctx, TCOPT_INVALID_ARGUMENT,
                         "expected a call with its program and entry");
  Process::get().number(*call->program);
  return GraphCall(ctx, *state, *call).run();
}

int tcopt_rt_cuda_graph_counts(tcopt_context *ctx,
                               tcopt_cuda_graph_counts *counts) {
  State *state = State::of(ctx);
  if (!state)
    return tcopt_rt_status(ctx);
  *counts = state->graphs.counts;
  return TCOPT_OK;
}
