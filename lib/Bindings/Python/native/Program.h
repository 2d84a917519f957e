//===- Program.h - compiled programs as Python objects ----------*- C++ -*-===//

#ifndef TCOPT_PYTHON_PROGRAM_H
#define TCOPT_PYTHON_PROGRAM_H

#include "Object.h"
#include "tcopt/Execution/CompileSession.h"
#include <memory>

namespace tcopt {
class Session;
}

namespace tcopt::python {

struct ExchangeTable;

/// Adds the class Program to the module. Returns false with a Python error set.
bool addProgram(PyObject *module);

/// Returns the numbers of the arguments that a result is the new value of.
std::vector<size_t> updatedInputs(const Signature &signature);

/// Returns a new Program. Its calls use contexts of the session. Results are of
/// the class of `results`; null for that of the arguments. The program keeps a
/// reference to `kept`, the owner of constants; it may be null. `device` is the
/// index of the device, for a target with buffers there.
PyObject *makeProgram(std::shared_ptr<Session> session,
                      std::unique_ptr<Executable> executable,
                      const ExchangeTable *results, PyObject *kept,
                      int device = 0);

} // namespace tcopt::python

#endif // TCOPT_PYTHON_PROGRAM_H
