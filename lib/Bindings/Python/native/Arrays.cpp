//===- Arrays.cpp - tensors of Python libraries ---------------------------===//

#include "Arrays.h"
#include "NumPy.h"
#include "tcopt/Execution/EntryCall.h"
#include "tcopt/Support/ScalarConvert.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MathExtras.h"
#include <cstdlib>
#include <cstring>

namespace tcopt::python {

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

static bool refuseArgument(const TensorSpec &spec, PyObject *object,
                           const char *why) {
  PyErr_Format(PyExc_TypeError, "argument '%s': %s '%s'", spec.name.c_str(),
               why, Py_TYPE(object)->tp_name);
  return false;
}

// PyTorch does not see the program, and would drop the gradient.
bool Arguments::checkGradient(const ExchangeType &type, PyObject *object,
                              const TensorSpec &spec) {
  if (!isRecording) {
    int isEnabled = isGradEnabled();
    if (isEnabled < 0)
      return false;
    isRecording = isEnabled != 0;
  }
  if (!*isRecording)
    return true;
  int isRequired = requiresGrad(type, object);
  if (isRequired <= 0)
    return isRequired == 0;
  PyErr_Format(PyExc_RuntimeError,
               "argument '%s': the tensor requires a gradient, which a call of "
               "a program does not record; pass x.detach(), or call it under "
               "torch.no_grad()",
               spec.name.c_str());
  return false;
}

// Names the argument, and leaves out PyTorch's stack of C++ functions.
static bool refuseForError(const TensorSpec &spec) {
  PyObject *type, *value, *trace;
  PyErr_Fetch(&type, &value, &trace);
  Object ownedType(type), ownedTrace(trace), ownedValue(value);
  Object text(value ? PyObject_Str(value) : nullptr);
  const char *said = text ? PyUnicode_AsUTF8(text.get()) : nullptr;
  std::string line(llvm::StringRef(said ? said : "").split('\n').first);
  PyErr_Clear();
  PyErr_Format(PyExc_TypeError, "argument '%s': %s", spec.name.c_str(),
               line.c_str());
  return false;
}

bool Arguments::read(PyObject *object, const TensorSpec &spec) {
  tensors.emplace_back();
  if (numpy::isExactArray(object))
    return readNumpy(object);
  const ExchangeType &type = exchangeTypeOf(Py_TYPE(object));
  if (type.isSubclass)
    return refuseArgument(spec, object,
                          "expected a tensor but found one of the subclass");
  if (type.table) {
    if (type.requiresGrad && !checkGradient(type, object, spec))
      return false;
    if (!table)
      table = type.table;
    tensors.back().isWritable = true;
    return type.table->borrow(object, &tensors.back().tensor) == 0 ||
           refuseForError(spec);
  }
  if (numpy::isArray(object))
    return readNumpy(object);
  if (PyFloat_Check(object) || PyLong_Check(object))
    return readNumber(object, spec);
  return readCapsule(object, spec);
}

bool Arguments::readNumpy(PyObject *array) {
  Borrowed &last = tensors.back();
  Object owner;
  if (!numpy::read(array, last.tensor, last.strides, owner))
    return false;
  last.isWritable = !owner && numpy::isWritable(array);
  if (owner)
    keep(std::move(owner));
  return true;
}

template <typename T>
static void store(DType dtype, std::byte *element, T value) {
  dispatch(dtype, [&](auto tag) {
    auto converted = convertElement<typename decltype(tag)::type>(value);
    std::memcpy(element, &converted, sizeof(converted));
  });
}

bool Arguments::readNumber(PyObject *number, const TensorSpec &spec) {
  Borrowed &last = tensors.back();
  if (isFloat(spec.dtype)) {
    double value = PyFloat_AsDouble(number);
    if (value == -1 && PyErr_Occurred())
      return false;
    store(spec.dtype, last.element, value);
  } else {
    if (!PyLong_Check(number))
      return refuseArgument(spec, number, "expected an integer but found");
    int64_t value = PyLong_AsLongLong(number);
    if (value == -1 && PyErr_Occurred())
      return false;
    auto [least, greatest] = getIntegerRange(spec.dtype);
    if (value < least || value > greatest) {
      PyErr_Format(PyExc_OverflowError,
                   "argument '%s': expected a number of dtype %s but found %S",
                   spec.name.c_str(), getName(spec.dtype).str().c_str(),
                   number);
      return false;
    }
    store(spec.dtype, last.element, value);
  }
  last.tensor = {};
  last.tensor.data = last.element;
  last.tensor.device = {TCOPT_DEVICE_CPU, 0};
  last.tensor.dtype = runtimeDType(spec.dtype);
  return true;
}

static Object callDLPack(PyObject *object) {
  Object method(PyObject_GetAttrString(object, "__dlpack__"));
  if (!method)
    return nullptr;
  Object none(PyTuple_New(0));
  Object keywords(Py_BuildValue("{s:(ii)}", "max_version", 1, 3));
  Object capsule(PyObject_Call(method.get(), none.get(), keywords.get()));
  // Producers of DLPack before 1.0 refuse the keyword.
  if (!capsule && PyErr_ExceptionMatches(PyExc_TypeError)) {
    PyErr_Clear();
    capsule.reset(PyObject_CallNoArgs(method.get()));
  }
  return capsule;
}

// The capsule is not consumed: it frees the tensor when it is destroyed.
bool Arguments::readCapsule(PyObject *object, const TensorSpec &spec) {
  if (!PyObject_HasAttrString(object, "__dlpack__"))
    return refuseArgument(
        spec, object,
        "expected an array of NumPy, a tensor of PyTorch or another object "
        "with __dlpack__ but found an object of class");
  Object capsule = callDLPack(object);
  if (!capsule)
    return false;
  tcopt_tensor &tensor = tensors.back().tensor;
  if (PyCapsule_IsValid(capsule.get(), "dltensor_versioned")) {
    auto *managed = static_cast<VersionedTensor *>(
        PyCapsule_GetPointer(capsule.get(), "dltensor_versioned"));
    if (managed->major != 1)
      return refuseArgument(spec, object,
                            "expected version 1 of DLPack from an object of "
                            "class");
    tensor = managed->tensor;
  } else if (PyCapsule_IsValid(capsule.get(), "dltensor")) {
    tensor = static_cast<ManagedTensor *>(
                 PyCapsule_GetPointer(capsule.get(), "dltensor"))
                 ->tensor;
  } else {
    return refuseArgument(spec, object,
                          "expected a capsule from __dlpack__ of the class");
  }
  // Null strides mean row-major elements.
  if (!tensor.strides) {
    Borrowed &last = tensors.back();
    last.strides.assign(size_t(tensor.ndim), 1);
    for (int32_t i = tensor.ndim - 1; i > 0; --i)
      last.strides[size_t(i - 1)] = last.strides[size_t(i)] * tensor.shape[i];
    tensor.strides = last.strides.data();
  }
  keep(std::move(capsule));
  return true;
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

namespace {
/// A result that a tensor of another library owns. The elements follow.
struct OwnedResult {
  VersionedTensor managed;
  /// The start of the allocation.
  void *block;
  /// Sizes and strides, of `2 * rank` numbers.
  int64_t numbers[];
};
} // namespace

static constexpr size_t kAlignment = 64;

static size_t headBytes(size_t rank) {
  return sizeof(OwnedResult) + 2 * rank * sizeof(int64_t);
}

static OwnedResult *headOf(void *memory, size_t rank) {
  return reinterpret_cast<OwnedResult *>(static_cast<char *>(memory) -
                                         headBytes(rank));
}

// Head and elements are one allocation, by malloc: aligned_alloc is slower.
void *allocateElements(size_t bytes, size_t rank) {
  size_t extra = headBytes(rank) + kAlignment;
  if (bytes > SIZE_MAX - extra)
    return nullptr;
  auto *block = static_cast<char *>(std::malloc(bytes + extra));
  if (!block)
    return nullptr;
  uintptr_t first =
      llvm::alignTo(uintptr_t(block) + headBytes(rank), kAlignment);
  auto *memory = reinterpret_cast<char *>(first);
  headOf(memory, rank)->block = block;
  return memory;
}

void freeElements(void *memory, size_t rank) {
  if (memory)
    std::free(headOf(memory, rank)->block);
}

static VersionedTensor *describe(void *memory, DType dtype,
                                 llvm::ArrayRef<int64_t> sizes) {
  size_t rank = sizes.size();
  OwnedResult *result = headOf(memory, rank);
  int64_t stride = 1;
  for (size_t i = rank; i-- > 0;) {
    result->numbers[i] = sizes[i];
    result->numbers[rank + i] = stride;
    stride *= sizes[i];
  }
  result->managed = {1,
                     3,
                     nullptr,
                     [](VersionedTensor *self) {
                       std::free(reinterpret_cast<OwnedResult *>(self)->block);
                     },
                     0,
                     {}};
  tcopt_tensor &tensor = result->managed.tensor;
  tensor.data = memory;
  tensor.device = {TCOPT_DEVICE_CPU, 0};
  tensor.ndim = int32_t(rank);
  tensor.dtype = runtimeDType(dtype);
  tensor.shape = result->numbers;
  tensor.strides = result->numbers + rank;
  return &result->managed;
}

PyObject *makeResult(const ExchangeTable *table, void *memory, DType dtype,
                     llvm::ArrayRef<int64_t> sizes) {
  if (!table) {
    void *block = headOf(memory, sizes.size())->block;
    return numpy::make(memory, block, dtype, sizes);
  }
  void *object = nullptr;
  if (table->toObject(describe(memory, dtype, sizes), &object) == 0)
    return static_cast<PyObject *>(object);
  return nullptr;
}

} // namespace tcopt::python
