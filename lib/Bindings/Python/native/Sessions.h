//===- Sessions.h - compilation from Python ---------------------*- C++ -*-===//

#ifndef TCOPT_PYTHON_SESSIONS_H
#define TCOPT_PYTHON_SESSIONS_H

#include <nanobind/nanobind.h>

namespace tcopt::python {

/// Adds the class Session and the function options.
void addSessions(nanobind::module_ &module);

} // namespace tcopt::python

#endif // TCOPT_PYTHON_SESSIONS_H
