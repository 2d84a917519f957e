//===- Session.cpp - the class Session and its statistics -----------------===//

#include "tcopt/Capture/Session.h"
#include "../Tensor/Storage.h"
#include "Engine.h"

namespace tcopt {

using capture::Engine;

Session::Session() : engine(Engine::create()) {}

// Leaks the engine if it has devices, because tensors refer to their devices.
Session::~Session() {
  if (engine->session().hasDevices())
    new std::shared_ptr<Engine>(engine);
}

Session::Scope::Scope(Session &session)
    : outer(capture::exchangeEngine(session.engine)) {}

Session::Scope::~Scope() { capture::exchangeEngine(std::move(outer)); }

CompileSession &Session::compileSession() { return engine->session(); }

void Session::reset() { engine->reset(); }

static MemoryStats statsOf(Engine &engine) {
  MemoryStats stats = capture::tensorMemory();
  stats.workspaces = engine.session().contexts().bytes();
  stats.programs = int64_t(engine.compiledBytes());
  return stats;
}

MemoryStats Session::memoryStats() const { return statsOf(*engine); }

static GraphCounts graphCountsOf(Engine &engine) {
  CallSummary calls = engine.session().recordedCalls()->get();
  return {calls.first, calls.plain, calls.recorded, calls.replayed,
          std::move(calls.reasons)};
}

GraphCounts Session::graphCounts() const { return graphCountsOf(*engine); }

int64_t Session::hostCalls() const { return engine->hostCalls(); }

void Session::emptyCache() { engine->session().emptyCache(); }

MemoryStats memoryStats() { return statsOf(Engine::get()); }

GraphCounts graphCounts() { return graphCountsOf(Engine::get()); }

int64_t hostCalls() { return Engine::get().hostCalls(); }

void emptyCache() { Engine::get().session().emptyCache(); }

} // namespace tcopt
