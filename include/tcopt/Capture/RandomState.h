//===- RandomState.h - where random numbers come from -----------*- C++ -*-===//
//
// The random numbers of a session follow from the seed and from how often
// numbers were drawn since: each call of a function that draws, and each run of
// a compiled graph with such, takes the next state.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_RANDOMSTATE_H
#define TCOPT_CAPTURE_RANDOMSTATE_H

#include "tcopt/Capture/Tensor.h"

namespace tcopt {

/// The state of the thread's session, as a tensor of 16 bytes: seed and number
/// of draws. A graph break in a function that is traced.
Tensor get_rng_state(Place place = Place::current());
/// Goes on from such a state. Errors: another dtype or other sizes.
void set_rng_state(const Tensor &state, Place place = Place::current());
/// The seed of the session.
int64_t initial_seed(Place place = Place::current());

/// Random numbers that are drawn while it lives do not count: at its end the
/// state is what it was. As torch.random.fork_rng.
class ForkRng {
public:
  explicit ForkRng(Place place = Place::current())
      : place(place), before(get_rng_state(place)) {}
  ~ForkRng() noexcept(false) { set_rng_state(before, place); }
  ForkRng(const ForkRng &) = delete;
  ForkRng &operator=(const ForkRng &) = delete;

private:
  Place place;
  Tensor before;
};

} // namespace tcopt

#endif // TCOPT_CAPTURE_RANDOMSTATE_H
