//===- BuildId.h - the build of tcopt that runs -----------------*- C++ -*-===//

#ifndef TCOPT_EXECUTION_BUILDID_H
#define TCOPT_EXECUTION_BUILDID_H

#include <string>

namespace tcopt {

/// The file that tcopt's code is loaded from: the library, or a program that
/// contains it.
struct OwnLibrary {
  std::string path;
  /// The build id of the ELF notes in hexadecimal digits; empty without one.
  std::string buildId;

  static const OwnLibrary &get();
};

} // namespace tcopt

#endif // TCOPT_EXECUTION_BUILDID_H
