//===- CallerPlace.h - source locations of the program ----------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_SESSION_CALLERPLACE_H
#define TCOPT_CAPTURE_SESSION_CALLERPLACE_H

#include "tcopt/Capture/Basics.h"

namespace tcopt::capture {

/// The call of the program that this thread is in, while it lives. What the
/// library calls in turn, as a backward pass or an optimizer's step does, is
/// reported at that call. Functions of the program that it calls, as hooks, are
/// reported at their own source locations.
class CallerPlace {
public:
  explicit CallerPlace(Place place);
  ~CallerPlace();
  CallerPlace(const CallerPlace &) = delete;
  CallerPlace &operator=(const CallerPlace &) = delete;

  /// Where to report a call: `place`, or the program's call if that is in a
  /// source of the library.
  static Place of(Place place);

private:
  const Place place;
  const CallerPlace *const outer;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_SESSION_CALLERPLACE_H
