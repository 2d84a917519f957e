//===- Results.cpp - memory and tensors of results ------------------------===//

#include "Results.h"

namespace tcopt::python {

Results::Results(ProgramCall &call, const Executable &executable,
                 const ExchangeTable *table, const DeviceInfo *device)
    : call(call), executable(executable), table(table), device(device) {
  if (areOnDevice())
    onDevice.resize(executable.signature().results.size());
}

Results::~Results() {
  const auto &specs = executable.signature().results;
  for (size_t i = first; i < specs.size(); ++i)
    if (!areOnDevice() && !call.result(i).isInPlace)
      freeElements(call.result(i).data, specs[i].sizes.size());
  for (VersionedTensor *tensor : onDevice)
    if (tensor)
      tensor->deleter(tensor);
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

// The library's allocator works for its current stream, on which the program
// runs.
ProgramCall::Memory Results::allocateOnDevice(size_t index,
                                              llvm::ArrayRef<int64_t> sizes) {
  tcopt_tensor wanted = {};
  wanted.device = {device->memory->getDLPackType(), device->index};
  wanted.ndim = int32_t(sizes.size());
  wanted.dtype = runtimeDType(executable.signature().results[index].dtype);
  wanted.shape = const_cast<int64_t *>(sizes.data());
  PyGILState_STATE state = PyGILState_Ensure();
  auto ignore = [](void *, const char *, const char *) {};
  bool isThere =
      table->allocate(&wanted, &onDevice[index], nullptr, ignore) == 0;
  if (!isThere) {
    onDevice[index] = nullptr;
    PyErr_Clear();
  }
  PyGILState_Release(state);
  if (!isThere)
    return {};
  const tcopt_tensor &tensor = onDevice[index]->tensor;
  return {static_cast<char *>(tensor.data) + tensor.byte_offset, true};
}

ProgramCall::Memory
Results::allocate(size_t index, llvm::ArrayRef<int64_t> sizes, size_t bytes) {
  if (areOnDevice())
    return allocateOnDevice(index, sizes);
  return {allocateElements(bytes, sizes.size()), false};
}

// Frees the tensor, if nothing else refers to it.
static void release(PyObject *given, size_t index) {
  PyGILState_STATE state = PyGILState_Ensure();
  if (index < size_t(PyList_GET_SIZE(given)))
    PyList_SetItem(given, Py_ssize_t(index), Py_NewRef(Py_None));
  PyGILState_Release(state);
}

llvm::Error Results::run(PyObject *given) {
  auto allocateOne = [&](size_t index, llvm::ArrayRef<int64_t> sizes,
                         size_t bytes) {
    return allocate(index, sizes, bytes);
  };
  auto releaseOne = [&](size_t index) { release(given, index); };
  WithoutGil released;
  return given ? call.run(allocateOne, releaseOne) : call.run(allocateOne);
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

Object Results::takeOne(PyObject *const *given, size_t index) {
  ProgramCall::Result &result = call.result(index);
  if (result.isInPlace)
    return Object(Py_NewRef(given[executable.donors()[index]]));
  if (!areOnDevice())
    return Object(makeResult(table, result.data,
                             executable.signature().results[index].dtype,
                             result.sizes));
  void *object = nullptr;
  if (table->toObject(std::exchange(onDevice[index], nullptr), &object))
    return nullptr;
  return Object(static_cast<PyObject *>(object));
}

PyObject *Results::take(PyObject *const *given) {
  size_t count = executable.signature().results.size();
  if (count == 0)
    Py_RETURN_NONE;
  if (count == 1) {
    first = 1;
    return takeOne(given, 0).release();
  }
  Object all(PyTuple_New(Py_ssize_t(count)));
  while (all && first < count) {
    size_t index = first++;
    Object one = takeOne(given, index);
    if (!one)
      return nullptr;
    PyTuple_SET_ITEM(all.get(), Py_ssize_t(index), one.release());
  }
  return all.release();
}

} // namespace tcopt::python
