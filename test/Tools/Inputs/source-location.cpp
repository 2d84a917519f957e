// Compiles where a default argument of a default argument has the location of
// the outermost call.
#include "tcopt/Support/SourceLocation.h"

using tcopt::SourceLocation;

constexpr SourceLocation called(int = 0,
                                SourceLocation at = SourceLocation::current()) {
  return at;
}

struct Made {
  constexpr Made(int, SourceLocation at = SourceLocation::current()) : at(at) {}
  constexpr SourceLocation
  operator()(SourceLocation from = SourceLocation::current()) const {
    return from;
  }
  SourceLocation at;
};

static_assert(called().line() == __LINE__);
static_assert(called(called().line()).line() == __LINE__);
static_assert(std::string_view(called().file_name()) == __FILE__);
static_assert(Made(1).at.line() == __LINE__);
static_assert(Made(1)().line() == __LINE__);
