//===- CallerPlace.h - source locations of the program ----------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_SESSION_CALLERPLACE_H
#define TCOPT_CAPTURE_SESSION_CALLERPLACE_H

#include "tcopt/Capture/Basics.h"

namespace tcopt::capture {

/// The call of the program that this thread executes, during the lifetime of
/// the object. Calls that the library makes for it, in a backward pass or an
/// optimizer's step for example, are reported at that call. Hooks and other
/// functions of the program are reported at their own source locations.
class CallerPlace {
public:
  explicit CallerPlace(Place place);
  ~CallerPlace();
  CallerPlace(const CallerPlace &) = delete;
  CallerPlace &operator=(const CallerPlace &) = delete;

  /// Returns the location to report: `place`, or the program's call if `place`
  /// is in a source file of the library.
  static Place of(Place place);

private:
  const Place place;
  const CallerPlace *const outer;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_SESSION_CALLERPLACE_H
