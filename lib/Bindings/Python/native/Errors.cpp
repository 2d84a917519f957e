//===- Errors.cpp - errors as Python exceptions ---------------------------===//

#include "Errors.h"
#include "tcopt/Execution/Diagnostics.h"
#include "tcopt/Execution/ProgramCall.h"
#include "tcopt/Interfaces/Place.h"

namespace tcopt::python {

static PyObject *compileError = nullptr, *callError = nullptr,
                *diagnosticClass = nullptr;

// A named tuple, so that fields can be read by name and in a loop.
static PyStructSequence_Field diagnosticFields[] = {
    {"message", "the text, without location and severity"},
    {"op", "the op, as \"graph.add\"; '' for other errors"},
    {"file", "the source file; '' if it is not known"},
    {"line", "from 1; 0 if it is not known"},
    {"column", "from 1; 0 if it is not known"},
    {"notes", "a tuple of Diagnostic"},
    {nullptr, nullptr}};
static PyStructSequence_Desc diagnosticDescription = {
    "tcopt.Diagnostic", "An error that the compiler reports.", diagnosticFields,
    6};

static PyObject *addException(PyObject *module, const char *name,
                              const char *doc) {
  std::string full = std::string("tcopt.") + name;
  PyObject *type =
      PyErr_NewExceptionWithDoc(full.c_str(), doc, PyExc_RuntimeError, nullptr);
  if (type && PyModule_AddObjectRef(module, name, type) < 0)
    return nullptr;
  return type;
}

bool addErrors(PyObject *module) {
  compileError = addException(
      module, "CompileError",
      "A program that cannot be compiled. `diagnostics` is a tuple of "
      "Diagnostic, with all errors that the compiler found.");
  callError = addException(
      module, "CallError",
      "A call that failed: arguments of other dtypes or sizes than the "
      "program takes, or an op that found invalid values. `status` is the "
      "runtime's number of the kind of failure; `file`, `line` and `column` "
      "locate the op, '' and 0 if they are not known.");
  diagnosticClass = reinterpret_cast<PyObject *>(
      PyStructSequence_NewType(&diagnosticDescription));
  return compileError && callError && diagnosticClass &&
         PyModule_AddObjectRef(module, "Diagnostic", diagnosticClass) == 0;
}

static Object makeText(llvm::StringRef text) {
  return Object(
      PyUnicode_DecodeUTF8(text.data(), Py_ssize_t(text.size()), "replace"));
}

static Object tupleOf(llvm::ArrayRef<OpDiagnostic> diagnostics);

static Object makeDiagnostic(const OpDiagnostic &diagnostic) {
  Object result(
      PyStructSequence_New(reinterpret_cast<PyTypeObject *>(diagnosticClass)));
  if (!result)
    return nullptr;
  SourceLocation place = sourceOf(diagnostic.getLocation());
  PyObject *fields[] = {makeText(diagnostic.str()).release(),
                        makeText(diagnostic.getOp()).release(),
                        makeText(place.file_name()).release(),
                        PyLong_FromLong(long(place.line())),
                        PyLong_FromLong(long(place.column())),
                        tupleOf(diagnostic.getNotes()).release()};
  for (auto [i, field] : llvm::enumerate(fields))
    PyStructSequence_SetItem(result.get(), Py_ssize_t(i), field);
  return result;
}

static Object tupleOf(llvm::ArrayRef<OpDiagnostic> diagnostics) {
  Object all(PyTuple_New(Py_ssize_t(diagnostics.size())));
  for (auto [i, one] : llvm::enumerate(diagnostics))
    if (all)
      PyTuple_SET_ITEM(all.get(), Py_ssize_t(i), makeDiagnostic(one).release());
  return all;
}

static void
setException(PyObject *type, const std::string &text,
             llvm::ArrayRef<std::pair<const char *, PyObject *>> attributes) {
  Object message = makeText(text);
  Object exception(message ? PyObject_CallOneArg(type, message.get())
                           : nullptr);
  for (auto [name, value] : attributes) {
    Object owned(value);
    if (exception && owned &&
        PyObject_SetAttrString(exception.get(), name, value) < 0)
      return;
  }
  if (exception)
    PyErr_SetObject(type, exception.get());
}

namespace {
/// The parts of an exception, from one error or several.
struct Failure {
  std::string text;
  bool isOfCall = false;
  int status = 0;
  SourceLocation location;
  Object diagnostics;

  void add(const llvm::ErrorInfoBase &error) {
    if (!text.empty())
      text += "\n";
    llvm::raw_string_ostream os(text);
    error.log(os);
  }
  void add(const CallError &error) {
    if (!isOfCall) {
      status = error.status;
      location = error.location;
    }
    isOfCall = true;
    add(static_cast<const llvm::ErrorInfoBase &>(error));
  }
  void add(const DiagnosticError &error) {
    diagnostics = tupleOf(error.getDiagnostics());
    add(static_cast<const llvm::ErrorInfoBase &>(error));
  }
};
} // namespace

void setError(llvm::Error error) {
  Failure failure;
  llvm::handleAllErrors(
      std::move(error), [&](const CallError &one) { failure.add(one); },
      [&](const DiagnosticError &one) { failure.add(one); },
      [&](const llvm::ErrorInfoBase &one) { failure.add(one); });
  const SourceLocation &location = failure.location;
  if (failure.isOfCall)
    return setException(callError, failure.text,
                        {{"status", PyLong_FromLong(failure.status)},
                         {"file", makeText(location.file_name()).release()},
                         {"line", PyLong_FromLong(long(location.line()))},
                         {"column", PyLong_FromLong(long(location.column()))}});
  if (!failure.diagnostics)
    failure.diagnostics.reset(PyTuple_New(0));
  setException(compileError, failure.text,
               {{"diagnostics", failure.diagnostics.release()}});
}

} // namespace tcopt::python
