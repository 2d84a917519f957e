//===- CallerPlace.h - source locations of the user's calls -----*- C++ -*-===//
//
// CallerPlace maps source locations inside the library to the user's call. API
// functions with their own source location use it.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_SESSION_CALLERPLACE_H
#define TCOPT_CAPTURE_SESSION_CALLERPLACE_H

#include "tcopt/Capture/Basics.h"

namespace tcopt::capture {

/// The user's call that this thread executes, during the lifetime of the
/// object. Calls that the library makes for it, as in a backward pass or an
/// optimizer's step, are reported at that call. Hooks and other user functions
/// are reported at their own source locations.
class CallerPlace {
public:
  explicit CallerPlace(Place place);
  ~CallerPlace();
  CallerPlace(const CallerPlace &) = delete;
  CallerPlace &operator=(const CallerPlace &) = delete;

  /// Returns the location to report: `place`, or that of the user's call if
  /// `place` is in a source file of the library.
  static Place of(Place place);

private:
  const Place place;
  const CallerPlace *const outer;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_SESSION_CALLERPLACE_H
