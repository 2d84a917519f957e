//===- RandomState.cpp - the state of random numbers ----------------------===//

#include "tcopt/Capture/RandomState.h"
#include "../Tensor/TraceSink.h"
#include "Engine.h"
#include <cstring>

namespace tcopt {

using capture::Engine;
using capture::RandomPoint;

// Earlier random ops must draw their numbers first.
static void breakGraph(const char *why, Place place) {
  if (capture::TraceSink *sink = capture::currentSink())
    sink->breakGraph(why, place);
}

Tensor get_rng_state(Place place) {
  breakGraph("get_rng_state is called", place);
  capture::TraceScope outside(nullptr);
  RandomPoint point = Engine::get().randomPoint();
  return capture::tensorInMemory(&point, sizeof(point), DType::U8,
                                 {int64_t(sizeof(point))}, place);
}

void set_rng_state(const Tensor &state, Place place) {
  breakGraph("set_rng_state is called", place);
  capture::TraceScope outside(nullptr);
  RandomPoint point;
  if (!state.defined() || state.dtype() != DType::U8 || state.dim() != 1 ||
      state.numel() != int64_t(sizeof(point)))
    throw Exception("set_rng_state: expected what get_rng_state has given",
                    place);
  std::memcpy(&point, state.data<uint8_t>(place), sizeof(point));
  Engine::get().setRandomPoint(point);
}

int64_t initial_seed(Place place) {
  breakGraph("initial_seed is called", place);
  return int64_t(Engine::get().randomPoint().seed);
}

} // namespace tcopt
