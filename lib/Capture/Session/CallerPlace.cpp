//===- CallerPlace.cpp - source locations of the user's calls -------------===//

#include "CallerPlace.h"
#include "llvm/ADT/StringRef.h"

namespace tcopt::capture {

static thread_local const CallerPlace *currentCaller = nullptr;

static bool isOfLibrary(Place place) {
  constexpr llvm::StringRef self = "lib/Capture/Session/CallerPlace.cpp";
  llvm::StringRef root = __FILE__, file = place.file_name();
  if (!root.consume_back(self) || !file.consume_front(root))
    return false;
  return file.starts_with("lib/") || file.starts_with("include/");
}

CallerPlace::CallerPlace(Place place) : place(of(place)), outer(currentCaller) {
  currentCaller = this;
}

CallerPlace::~CallerPlace() { currentCaller = outer; }

Place CallerPlace::of(Place place) {
  return currentCaller && isOfLibrary(place) ? currentCaller->place : place;
}

} // namespace tcopt::capture
