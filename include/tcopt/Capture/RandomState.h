//===- RandomState.h - state of the random number generator -----*- C++ -*-===//
//
// The generator of a session is counter-based: its state is the seed and the
// number of draws. Each eager call of a random function, and each run of a
// compiled graph with random functions, is one draw.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_RANDOMSTATE_H
#define TCOPT_CAPTURE_RANDOMSTATE_H

#include "tcopt/Capture/Tensor.h"

namespace tcopt {

/// Returns the state of the thread's session as a tensor of 16 bytes: the seed
/// and the number of draws. Breaks the graph of a traced function.
Tensor get_rng_state(Place place = Place::current());
/// Restores a state. Errors: another dtype or other sizes.
void set_rng_state(const Tensor &state, Place place = Place::current());
/// The seed of the session.
int64_t initial_seed(Place place = Place::current());

/// Restores the state of the generator at the end of its lifetime, as
/// torch.random.fork_rng.
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
