//===- Backends.h - backends that programs can choose -----------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_BACKENDS_H
#define TCOPT_CAPTURE_BACKENDS_H

#include "tcopt/Capture/Basics.h"

namespace tcopt {

/// Makes the backend of a plugin, a shared object, one that `Options::backend`
/// can name; it stays until the process ends. Returns its name. Plugins of the
/// environment's TCOPT_PLUGINS (files, separated by colons) are loaded at first
/// use of tcopt. Errors: no plugin, one that was built against another tcopt or
/// LLVM, a name of a backend, dialect or pass that there is already.
std::string loadPlugin(const std::string &path, Place place = Place::current());

/// The names that `Options::backend` may have, sorted.
std::vector<std::string> backendNames();

} // namespace tcopt

#endif // TCOPT_CAPTURE_BACKENDS_H
