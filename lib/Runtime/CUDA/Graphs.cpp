//===- Graphs.cpp - The graphs of a context's calls -----------------------===//

#include "Graphs.h"

#include <algorithm>
#include <cstring>
#include <new>
#include <utility>

using namespace tcopt::rt::cuda;

Graphs::~Graphs() {
  for (Program *program : programs) {
    clear(*program);
    delete program;
  }
}

void Graphs::clear(Program &program) {
  for (RecordedCall &call : program.calls)
    forget(call);
}

void Graphs::forget(RecordedCall &call) {
  dropGraph(call);
  std::free(call.key);
  call = {};
}

Graphs::Program *Graphs::findProgram(uint64_t number) {
  for (Program *program : programs)
    if (program->number == number)
      return program;
  return addProgram(number);
}

/// In place of the one that was used least recently, where there are many.
Graphs::Program *Graphs::addProgram(uint64_t number) {
  Program *added = nullptr;
  if (programs.size() == mostPrograms) {
    added = *std::min_element(programs.begin(), programs.end(),
                              [](const Program *a, const Program *b) {
                                return a->lastUse < b->lastUse;
                              });
    clear(*added);
  } else if (programs.reserve(1)) {
    added = new (std::nothrow) Program();
    if (added)
      programs.push(added);
  }
  if (added)
    added->number = number;
  return added;
}

/// Another call takes the place of one; its graph stays to be changed.
bool Graphs::replace(RecordedCall &call) {
  const GrowArray<uint64_t> &words = key.get();
  size_t bytes = size_t(words.size()) * sizeof(uint64_t);
  counts.evicted += call.hasGraph;
  GraphExecHandle graph = call.graph;
  KeptBytes *kept = call.kept;
  std::free(call.key);
  call = {};
  call.graph = graph;
  call.kept = kept;
  call.key = static_cast<uint64_t *>(std::malloc(bytes));
  if (!call.key)
    return false;
  std::memcpy(call.key, words.begin(), bytes);
  call.numWords = words.size();
  return true;
}

static bool hasKey(const RecordedCall &call,
                   const tcopt::rt::GrowArray<uint64_t> &words) {
  return call.key && call.numWords == words.size() &&
         std::equal(words.begin(), words.end(), call.key);
}

RecordedCall *Graphs::find(uint64_t number, bool &isNew) {
  Program *program = findProgram(number);
  if (!program)
    return nullptr;
  program->lastUse = ++clock;
  RecordedCall *found = program->calls;
  for (RecordedCall &call : program->calls) {
    isNew = !hasKey(call, key.get());
    if (!isNew || call.lastUse < found->lastUse)
      found = &call;
    if (!isNew)
      break;
  }
  if (isNew && !replace(*found))
    return nullptr;
  found->lastUse = clock;
  return found;
}

/// What a graph that the device still runs reads is freed after it has run.
void Graphs::dropGraph(RecordedCall &call) {
  Failure ignored;
  if (call.graph && device.synchronize(stream, ignored)) {
    device.driver().graphExecDestroy(call.graph);
    freeKept(device, call.kept);
  }
  call.graph = nullptr;
  call.kept = nullptr;
  call.hasGraph = false;
}

// To change a graph takes a fraction of the time of making one.
bool Graphs::makeGraph(RecordedCall &call, GraphHandle recorded, Failure &why) {
  const Driver &driver = device.driver();
  GraphUpdateInfo info;
  if (call.graph && call.kept == nullptr &&
      driver.graphExecUpdate(call.graph, recorded, &info) == success)
    return true;
  dropGraph(call);
  Result result = driver.graphInstantiate(&call.graph, recorded, 0);
  if (result == outOfMemory) {
    device.giveBack();
    result = driver.graphInstantiate(&call.graph, recorded, 0);
  }
  if (result == success)
    return true;
  call.graph = nullptr;
  return device.fail(why, "cuGraphInstantiate", result);
}

bool Graphs::install(RecordedCall &call, GraphHandle recorded, Failure &why) {
  call.hasGraph = makeGraph(call, recorded, why);
  device.driver().graphDestroy(recorded);
  if (!call.hasGraph)
    return false;
  call.kept = recording.takeKept();
  call.checks = recording.hasChecks();
  return true;
}

bool Graphs::launch(const RecordedCall &call, Failure &why) {
  if (!device.enter(why))
    return false;
  const Driver &driver = device.driver();
  Result result = driver.graphLaunch(call.graph, stream);
  if (result == outOfMemory) {
    device.giveBack();
    result = driver.graphLaunch(call.graph, stream);
  }
  return result ? device.fail(why, "cuGraphLaunch", result) : true;
}
