//===- Object.h - references to Python objects ------------------*- C++ -*-===//

#ifndef TCOPT_PYTHON_OBJECT_H
#define TCOPT_PYTHON_OBJECT_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <memory>

namespace tcopt::python {

struct DropReference {
  void operator()(PyObject *object) const { Py_DECREF(object); }
};
/// An owned reference, or null.
using Object = std::unique_ptr<PyObject, DropReference>;

/// Releases the GIL while it lives.
class WithoutGil {
public:
  WithoutGil() : state(PyEval_SaveThread()) {}
  ~WithoutGil() { PyEval_RestoreThread(state); }
  WithoutGil(const WithoutGil &) = delete;
  WithoutGil &operator=(const WithoutGil &) = delete;

private:
  PyThreadState *state;
};

} // namespace tcopt::python

#endif // TCOPT_PYTHON_OBJECT_H
