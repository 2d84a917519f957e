//===- InterpBackend.h - the reference interpreter as a backend -*- C++ -*-===//

#ifndef TCOPT_TARGET_INTERPBACKEND_H
#define TCOPT_TARGET_INTERPBACKEND_H

#include "tcopt/Target/Backend.h"

namespace tcopt {

/// The backend "interp": it is listed, but makes no code; `tcopt-run` executes
/// graph and core by itself for it.
std::unique_ptr<Backend> createInterpBackend();

} // namespace tcopt

#endif // TCOPT_TARGET_INTERPBACKEND_H
