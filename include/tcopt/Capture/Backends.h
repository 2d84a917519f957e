//===- Backends.h - backends that programs can choose -----------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_BACKENDS_H
#define TCOPT_CAPTURE_BACKENDS_H

#include "tcopt/Capture/Basics.h"

namespace tcopt {

/// Loads a plugin, a shared object with a backend, so that `Options::backend`
/// can name the backend. Returns the name of the backend. A plugin is never
/// unloaded. The first use of tcopt loads the plugins of the environment
/// variable TCOPT_PLUGINS (file names separated by colons). Errors: the file is
/// not a plugin; it was built against another version of tcopt or LLVM; its
/// backend, a dialect or a pass has a name that exists already.
std::string loadPlugin(const std::string &path, Place place = Place::current());

/// Returns the valid values of `Options::backend`, sorted.
std::vector<std::string> backendNames();

} // namespace tcopt

#endif // TCOPT_CAPTURE_BACKENDS_H
