//===- Errors.h - errors as Python exceptions -------------------*- C++ -*-===//

#ifndef TCOPT_PYTHON_ERRORS_H
#define TCOPT_PYTHON_ERRORS_H

#include "Object.h"
#include "llvm/Support/Error.h"
#include <string>

namespace tcopt::python {

/// Adds the exceptions CompileError and CallError to the module. Returns false
/// with a Python error set.
bool addErrors(PyObject *module);

/// Sets the Python error of an error: CallError for errors of a call, otherwise
/// CompileError, whose `diagnostics` are a tuple of Diagnostic.
void setError(llvm::Error error);

} // namespace tcopt::python

#endif // TCOPT_PYTHON_ERRORS_H
