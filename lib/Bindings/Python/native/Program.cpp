//===- Program.cpp - compiled programs as Python objects ------------------===//
//
// Calls do not go through nanobind: a call with two tensors takes less time
// than nanobind needs to convert one.
//
//===----------------------------------------------------------------------===//

#include "Program.h"
#include "Arrays.h"
#include "Errors.h"
#include "Results.h"
#include "tcopt/Capture/Session.h"
#include "tcopt/Execution/ProgramCall.h"
#include <structmember.h>

namespace tcopt::python {

namespace {
/// The state of a Program, which has no Python objects.
struct Compiled {
  std::shared_ptr<Session> session;
  std::unique_ptr<Executable> executable;
  ContextPool *contexts;
  /// The device of a program with buffers there; null for the host.
  const DeviceInfo *device;
  /// The table of the class of results; null for that of the arguments.
  const ExchangeTable *results;
  /// The arguments that calls donate.
  llvm::SmallVector<size_t> donated = {};
};

struct ProgramObject {
  PyObject base;
  vectorcallfunc call;
  Compiled *compiled;
  /// The owner of constants that the code reads, or null.
  PyObject *kept;
};
} // namespace

// DLPack's type of memory of the host that CUDA devices may read.
static constexpr int32_t kPinned = 3;

static PyTypeObject *programClass = nullptr;

static bool isOnHost(const tcopt_tensor &tensor) {
  return tensor.device.type == TCOPT_DEVICE_CPU ||
         tensor.device.type == kPinned;
}

static Compiled &compiledOf(PyObject *self) {
  return *reinterpret_cast<ProgramObject *>(self)->compiled;
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

static bool checkCount(const Signature &signature, Py_ssize_t count) {
  if (count == Py_ssize_t(signature.inputs.size()))
    return true;
  PyErr_Format(PyExc_TypeError, "%s: expected %zd arguments but found %zd",
               signature.function.c_str(), Py_ssize_t(signature.inputs.size()),
               count);
  return false;
}

// Puts all arguments in order. The references are borrowed.
static bool orderArguments(const Signature &signature, PyObject *const *given,
                           size_t count, PyObject *names,
                           llvm::SmallVectorImpl<PyObject *> &ordered) {
  ordered.assign(given, given + std::min(count, signature.inputs.size()));
  ordered.resize(signature.inputs.size(), nullptr);
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(names); ++i) {
    PyObject *name = PyTuple_GET_ITEM(names, i);
    const char *text = PyUnicode_AsUTF8(name);
    if (!text)
      return false;
    std::optional<size_t> index = signature.findInput(text);
    if (!index || ordered[*index]) {
      PyErr_Format(PyExc_TypeError,
                   index ? "%s: two arguments for '%U'"
                         : "%s: no argument has the name '%U'",
                   signature.function.c_str(), name);
      return false;
    }
    ordered[*index] = given[count + size_t(i)];
  }
  for (auto [object, spec] : llvm::zip(ordered, signature.inputs))
    if (!object) {
      PyErr_Format(PyExc_TypeError, "%s: argument '%s' is missing",
                   signature.function.c_str(), spec.name.c_str());
      return false;
    }
  return true;
}

static std::string textOf(const tcopt_device &device) {
  bool isCuda = device.type == TCOPT_DEVICE_CUDA;
  return isCuda ? "cuda:" + std::to_string(device.id)
                : "a device of DLPack's type " + std::to_string(device.type);
}

// Tensors on the host are also arguments of programs on a device.
static llvm::Error checkArgument(const ProgramCall &call,
                                 const Compiled &compiled, size_t index,
                                 const tcopt_tensor &tensor) {
  const DeviceInfo *device = compiled.device;
  bool isOnDevice = device && device->memory &&
                    tensor.device.type == device->memory->getDLPackType() &&
                    tensor.device.id == device->index;
  if (!isOnHost(tensor) && !isOnDevice)
    return llvm::make_error<CallError>(
        TCOPT_INVALID_ARGUMENT,
        "input '" + compiled.executable->signature().inputs[index].name +
            "': expected a tensor on " +
            (device ? device->text() : "the host") + " but found one on " +
            textOf(tensor.device));
  return call.checkInput(index, tensor);
}

// Errors of all arguments at once.
static bool checkArguments(const ProgramCall &call, const Compiled &compiled,
                           const Arguments &arguments, size_t count) {
  llvm::Error errors = llvm::Error::success();
  for (size_t i = 0; i < count; ++i)
    if (llvm::Error error = checkArgument(call, compiled, i, arguments[i]))
      errors = llvm::joinErrors(std::move(errors), std::move(error));
  if (!errors)
    return true;
  setError(std::move(errors));
  return false;
}

static void setInputs(ProgramCall &call, const Arguments &arguments,
                      size_t count) {
  for (size_t i = 0; i < count; ++i) {
    const tcopt_tensor &tensor = arguments[i];
    call.setInput(i, static_cast<char *>(tensor.data) + tensor.byte_offset,
                  {tensor.shape, size_t(tensor.ndim)},
                  {tensor.strides, size_t(tensor.ndim)}, !isOnHost(tensor));
  }
}

// The program runs on the stream of the library of its tensors. DLPack's null
// is CUDA's default stream, whose handle is 1.
static bool setStream(const DeviceInfo &device, const ExchangeTable *table) {
  DeviceStreams *streams = device.memory->getStreams();
  if (!table || !table->currentStream || !streams)
    return true;
  void *stream = nullptr;
  if (table->currentStream(device.memory->getDLPackType(), device.index,
                           &stream))
    return false;
  if (!stream)
    stream = reinterpret_cast<void *>(uintptr_t(1));
  llvm::Error error = streams->setStream(device.index, stream);
  if (!error)
    return true;
  setError(std::move(error));
  return false;
}

static PyObject *callInOrder(Compiled &compiled, PyObject *const *given,
                             size_t count, PyObject *released = nullptr) {
  const Signature &signature = compiled.executable->signature();
  Arguments arguments(count);
  for (size_t i = 0; i < count; ++i)
    if (!arguments.read(given[i], signature.inputs[i]))
      return nullptr;
  ProgramCall call(*compiled.executable, *compiled.contexts);
  if (!checkArguments(call, compiled, arguments, count))
    return nullptr;
  setInputs(call, arguments, count);
  for (size_t index : compiled.donated)
    if (arguments.isWritable(index))
      call.donate(index);
  const ExchangeTable *table =
      compiled.results ? compiled.results : arguments.resultTable();
  if (compiled.device && !setStream(*compiled.device, table))
    return nullptr;
  Results results(call, *compiled.executable, table, compiled.device);
  if (llvm::Error error = results.run(released)) {
    setError(std::move(error));
    return nullptr;
  }
  return results.take(given);
}

static PyObject *callProgram(PyObject *self, PyObject *const *given,
                             size_t flags, PyObject *names) {
  Compiled &compiled = compiledOf(self);
  const Signature &signature = compiled.executable->signature();
  Py_ssize_t count = PyVectorcall_NARGS(flags);
  Py_ssize_t named = names ? PyTuple_GET_SIZE(names) : 0;
  if (!checkCount(signature, count + named))
    return nullptr;
  if (!named)
    return callInOrder(compiled, given, size_t(count));
  llvm::SmallVector<PyObject *, 8> ordered;
  if (!orderArguments(signature, given, size_t(count), names, ordered))
    return nullptr;
  return callInOrder(compiled, ordered.data(), ordered.size());
}

// Tensors that nothing else refers to are freed while the program runs, from
// their last use on.
static PyObject *takeArguments(PyObject *self, PyObject *list) {
  Compiled &compiled = compiledOf(self);
  if (!PyList_Check(list)) {
    PyErr_SetString(PyExc_TypeError, "take: expected a list of arguments");
    return nullptr;
  }
  auto count = size_t(PyList_GET_SIZE(list));
  if (!checkCount(compiled.executable->signature(), Py_ssize_t(count)))
    return nullptr;
  llvm::SmallVector<PyObject *, 8> given(count);
  for (size_t i = 0; i < count; ++i)
    given[i] = PyList_GET_ITEM(list, Py_ssize_t(i));
  return callInOrder(compiled, given.data(), count, list);
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

static PyObject *textOfSignature(PyObject *self, void *) {
  const Signature &signature = compiledOf(self).executable->signature();
  auto list = [](const std::vector<TensorSpec> &specs) {
    std::string text;
    for (const TensorSpec &spec : specs)
      text += (text.empty() ? "" : ", ") + spec.name + ": " + spec.typeName();
    return "(" + text + ")";
  };
  std::string text = signature.function + list(signature.inputs) + " -> " +
                     list(signature.results);
  return PyUnicode_FromStringAndSize(text.data(), Py_ssize_t(text.size()));
}

static PyObject *sizesOf(const TensorSpec &spec) {
  Object sizes(PyTuple_New(Py_ssize_t(spec.sizes.size())));
  for (auto [i, size] : llvm::enumerate(spec.sizes))
    if (sizes)
      PyTuple_SET_ITEM(sizes.get(), Py_ssize_t(i),
                       size.isStatic()
                           ? PyLong_FromLongLong(size.size)
                           : PyUnicode_FromString(size.symbol.c_str()));
  return sizes.release();
}

static PyObject *listOf(const std::vector<TensorSpec> &specs) {
  Object all(PyTuple_New(Py_ssize_t(specs.size())));
  for (auto [i, spec] : llvm::enumerate(specs))
    if (all)
      PyTuple_SET_ITEM(all.get(), Py_ssize_t(i),
                       Py_BuildValue("(ssN)", spec.name.c_str(),
                                     getName(spec.dtype).str().c_str(),
                                     sizesOf(spec)));
  return all.release();
}

static PyObject *inputsOf(PyObject *self, void *) {
  return listOf(compiledOf(self).executable->signature().inputs);
}
static PyObject *resultsOf(PyObject *self, void *) {
  return listOf(compiledOf(self).executable->signature().results);
}
static PyObject *kernelsOf(PyObject *self, void *) {
  Object names(PyList_New(0));
  for (const PartReport &part : compiledOf(self).executable->report().parts) {
    Object name(PyUnicode_FromString(part.kernel.c_str()));
    if (!part.kernel.empty() && names && name)
      PyList_Append(names.get(), name.get());
  }
  return names.release();
}
static PyObject *stateBytesOf(PyObject *self, void *) {
  return PyLong_FromLongLong(compiledOf(self).executable->stateBytes());
}

static PyObject *tupleOf(llvm::ArrayRef<size_t> numbers) {
  Object all(PyTuple_New(Py_ssize_t(numbers.size())));
  for (auto [i, number] : llvm::enumerate(numbers))
    if (all)
      PyTuple_SET_ITEM(all.get(), Py_ssize_t(i), PyLong_FromSize_t(number));
  return all.release();
}

std::vector<size_t> updatedInputs(const Signature &signature) {
  std::vector<size_t> numbers;
  for (auto [i, input] : llvm::enumerate(signature.inputs))
    if (input.donates)
      numbers.push_back(i);
  return numbers;
}

static PyObject *updatesOf(PyObject *self, void *) {
  return tupleOf(updatedInputs(compiledOf(self).executable->signature()));
}

static PyObject *donatesOf(PyObject *self, void *) {
  return tupleOf(compiledOf(self).donated);
}

static int setDonates(PyObject *self, PyObject *value, void *) {
  Object all(value ? PySequence_Tuple(value) : PyTuple_New(0));
  if (!all)
    return -1;
  Compiled &compiled = compiledOf(self);
  llvm::SmallVector<size_t> donated;
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(all.get()); ++i) {
    Py_ssize_t index = PyLong_AsSsize_t(PyTuple_GET_ITEM(all.get(), i));
    if (index == -1 && PyErr_Occurred())
      return -1;
    const auto &inputs = compiled.executable->signature().inputs;
    if (index < 0 || size_t(index) >= inputs.size() ||
        !inputs[size_t(index)].donates) {
      PyErr_Format(PyExc_ValueError,
                   "donates: argument %zd is not one that a result updates",
                   index);
      return -1;
    }
    donated.push_back(size_t(index));
  }
  compiled.donated = std::move(donated);
  return 0;
}

static PyObject *describe(PyObject *self) {
  Object text(textOfSignature(self, nullptr));
  return text ? PyUnicode_FromFormat("<tcopt.Program %U>", text.get())
              : nullptr;
}

//===----------------------------------------------------------------------===//
// The class
//===----------------------------------------------------------------------===//

static void destroy(PyObject *self) {
  PyTypeObject *type = Py_TYPE(self);
  delete reinterpret_cast<ProgramObject *>(self)->compiled;
  Py_XDECREF(reinterpret_cast<ProgramObject *>(self)->kept);
  PyObject_Free(self);
  Py_DECREF(type);
}

static PyGetSetDef attributes[] = {
    {"signature", textOfSignature, nullptr,
     "The function with its arguments and results, as text.", nullptr},
    {"inputs", inputsOf, nullptr,
     "A tuple (name, dtype, sizes) for each argument. Sizes are numbers, or "
     "the text of an expression of symbols.",
     nullptr},
    {"results", resultsOf, nullptr, "As `inputs`, for each result.", nullptr},
    {"updates", updatesOf, nullptr,
     "The numbers of the arguments that a result is the new value of.",
     nullptr},
    {"donates", donatesOf, setDonates,
     "The arguments of `updates` that calls write their new values to. The "
     "result then is the argument, unless the program cannot write there; "
     "arrays that are read-only never are. Empty by default.",
     nullptr},
    {"kernels", kernelsOf, nullptr, "The names of the kernels.", nullptr},
    {"state_bytes", stateBytesOf, nullptr,
     "The bytes of what the program computes once, such as packed weights.",
     nullptr},
    {}};

static PyMethodDef methods[] = {
    {"take", takeArguments, METH_O,
     "take($self, arguments, /)\n--\n\nCalls the program with a list of "
     "arguments in order. The program may set items of the\nlist to None "
     "while it runs, so that tensors are freed that nothing else refers to."},
    {}};

static PyMemberDef members[] = {{"__vectorcalloffset__", T_PYSSIZET,
                                 offsetof(ProgramObject, call), READONLY,
                                 nullptr},
                                {}};

static const char kDoc[] =
    "A compiled program.\n\nA call takes a tensor for each argument of the "
    "program, in order or by name: arrays\nof NumPy, tensors of PyTorch, "
    "numbers for tensors of rank 0, and objects with\n`__dlpack__`. They are "
    "read in place. Returns a tensor, a tuple of several, or None:\ntensors of "
    "PyTorch if an argument is one, otherwise arrays of NumPy. Raises\n"
    "CallError. Any number of threads may call it at once; the GIL is released "
    "while the\nprogram runs.";

bool addProgram(PyObject *module) {
  PyType_Slot slots[] = {
      {Py_tp_doc, const_cast<char *>(kDoc)},
      {Py_tp_dealloc, reinterpret_cast<void *>(destroy)},
      {Py_tp_call, reinterpret_cast<void *>(PyVectorcall_Call)},
      {Py_tp_repr, reinterpret_cast<void *>(describe)},
      {Py_tp_getset, attributes},
      {Py_tp_members, members},
      {Py_tp_methods, methods},
      {}};
  PyType_Spec spec = {"tcopt.Program", sizeof(ProgramObject), 0,
                      Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_VECTORCALL |
                          Py_TPFLAGS_DISALLOW_INSTANTIATION,
                      slots};
  programClass = reinterpret_cast<PyTypeObject *>(PyType_FromSpec(&spec));
  return programClass &&
         PyModule_AddObjectRef(module, "Program",
                               reinterpret_cast<PyObject *>(programClass)) == 0;
}

PyObject *makeProgram(std::shared_ptr<Session> session,
                      std::unique_ptr<Executable> executable,
                      const ExchangeTable *results, PyObject *kept,
                      int device) {
  auto *self = PyObject_New(ProgramObject, programClass);
  if (!self)
    return nullptr;
  self->call = callProgram;
  self->kept = Py_XNewRef(kept);
  CompileSession &compiler = session->compileSession();
  ContextPool &contexts = compiler.contextsFor(*executable, device);
  const Backend *target = executable->deviceTarget();
  self->compiled = new Compiled{
      std::move(session), std::move(executable), &contexts,
      target ? compiler.findDevice(target->getName(), device) : nullptr,
      results};
  return reinterpret_cast<PyObject *>(self);
}

} // namespace tcopt::python
