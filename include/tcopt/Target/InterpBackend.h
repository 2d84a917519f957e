//===- InterpBackend.h - the reference interpreter as a backend -*- C++ -*-===//

#ifndef TCOPT_TARGET_INTERPBACKEND_H
#define TCOPT_TARGET_INTERPBACKEND_H

#include "tcopt/Target/Backend.h"

namespace tcopt {

/// Creates the backend "interp". It generates no code: `tcopt-run` executes
/// graph and core by the interpreter for it.
std::unique_ptr<Backend> createInterpBackend();

} // namespace tcopt

#endif // TCOPT_TARGET_INTERPBACKEND_H
