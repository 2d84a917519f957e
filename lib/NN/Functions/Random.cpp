//===- Random.cpp - random numbers ----------------------------------------===//
//
// The seed of an op is the run's random state plus the op's index in the trace.
// So a compiled function draws new numbers in each call, and the same numbers
// again after manual_seed.
//
//===----------------------------------------------------------------------===//

#include "../../Capture/Session/Engine.h"
#include "../../Capture/Trace/Builder.h"
#include "../../Capture/Trace/Recorder.h"
#include "Bodies.h"
#include "RandomSeed.h"
#include "tcopt/Graph/IR/GraphPointwiseOps.h"
#include "tcopt/Graph/IR/GraphRandomOps.h"

using namespace tcopt::graph;
using mlir::Value;

namespace tcopt {

using capture::Builder;
using capture::call;
using capture::RandomSeed;

RandomSeed::RandomSeed(Place place) {
  capture::Trace &trace = capture::currentTrace();
  state = trace.randomOps.state(place);
  number = trace.randomOps.add();
}

Value RandomSeed::seed(Builder &b) const {
  return b.make<AddOp>(b(state), b.number(number, DType::I64));
}

Value RandomSeed::offset(Builder &b) const { return b.number(0, DType::I64); }

// Earlier random ops must draw their numbers first.
void manual_seed(int64_t seed, Place place) {
  if (capture::Recorder *recorder = capture::currentRecorder())
    recorder->breakGraph("manual_seed begins other random numbers", place);
  capture::Engine::get().seedRandom(uint64_t(seed));
}

//===----------------------------------------------------------------------===//
// Sizes as arguments
//===----------------------------------------------------------------------===//

template <typename OpT>
static Tensor ofSizes(const Sizes &sizes, DType dtype, Place place) {
  RandomSeed random(place);
  return call(place, [&](Builder &b) {
    SizeOperands s(b.sizes(sizes));
    return b.make<OpT>(random.seed(b), random.offset(b), s.values, s.constants,
                       b.type(dtype));
  });
}

Tensor Bodies::rand(const SizeList &sizes, DType dtype, Place place) {
  return ofSizes<RandOp>(sizes, dtype, place);
}

Tensor Bodies::randn(const SizeList &sizes, DType dtype, Place place) {
  return ofSizes<RandnOp>(sizes, dtype, place);
}

Tensor Bodies::rand_like(const Tensor &self, Place place) {
  DefaultDevice here(self.device());
  return rand(self.sizes(), self.dtype(), place);
}

Tensor Bodies::randn_like(const Tensor &self, Place place) {
  DefaultDevice here(self.device());
  return randn(self.sizes(), self.dtype(), place);
}

Tensor Bodies::randint(int64_t low, int64_t high, const SizeList &sizes,
                       DType dtype, Place place) {
  // Floats are integers between the bounds.
  if (isFloat(dtype))
    return to(randint(low, high, sizes, DType::I64, place), dtype, place);
  RandomSeed random(place);
  return call(place, [&](Builder &b) {
    SizeOperands s(b.sizes(sizes));
    return b.make<RandintOp>(random.seed(b), random.offset(b), s.values,
                             s.constants, low, high, b.type(dtype));
  });
}

Tensor Bodies::randperm(const Size &n, Place place) {
  RandomSeed random(place);
  return call(place, [&](Builder &b) {
    SizeOperands s({b.size(n)});
    return b.make<RandpermOp>(random.seed(b), random.offset(b), s.values,
                              s.constants);
  });
}

//===----------------------------------------------------------------------===//
// Tensors as arguments
//===----------------------------------------------------------------------===//

Tensor Bodies::bernoulli(const Tensor &self, Place place) {
  RandomSeed random(place);
  return call(place, [&](Builder &b) {
    return b.make<BernoulliOp>(b(self), random.seed(b), random.offset(b));
  });
}

Tensor Bodies::dropout(const Tensor &input, double p, bool training,
                       Place place) {
  if (!training || p == 0)
    return input;
  RandomSeed random(place);
  return call(place, [&](Builder &b) {
    return b.make<DropoutOp>(b(input), random.seed(b), random.offset(b),
                             b.ops().getF64FloatAttr(p));
  });
}

Tensor Bodies::multinomial(const Tensor &self, int64_t num_samples,
                           bool replacement, Place place) {
  RandomSeed random(place);
  return call(place, [&](Builder &b) {
    return b.make<MultinomialOp>(b(self), random.seed(b), random.offset(b),
                                 num_samples, replacement);
  });
}

Tensor Bodies::uniform_(const Tensor &self, double from, double to,
                        Place place) {
  return copy_(
      self, add(mul(rand_like(self, place), to - from, place), from, 1, place),
      place);
}

Tensor Bodies::normal_(const Tensor &self, double mean, double std,
                       Place place) {
  return copy_(self,
               add(mul(randn_like(self, place), std, place), mean, 1, place),
               place);
}

} // namespace tcopt
