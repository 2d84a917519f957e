//===- NumPy.cpp - arrays of NumPy ----------------------------------------===//

#include "NumPy.h"
#define NPY_NO_DEPRECATED_API NPY_1_25_API_VERSION
#define NPY_TARGET_VERSION NPY_1_25_API_VERSION
#include <numpy/arrayobject.h>

#include "tcopt/Execution/EntryCall.h"
#include <bit>
#include <cstdlib>
#include <string_view>

namespace tcopt::python::numpy {

//===----------------------------------------------------------------------===//
// Dtypes
//===----------------------------------------------------------------------===//

static int typeNumberOf(DType dtype) {
  switch (dtype) {
  case DType::F64:
    return NPY_FLOAT64;
  case DType::F32:
    return NPY_FLOAT32;
  case DType::F16:
    return NPY_FLOAT16;
  case DType::I64:
    return NPY_INT64;
  case DType::I32:
    return NPY_INT32;
  case DType::I16:
    return NPY_INT16;
  case DType::I8:
    return NPY_INT8;
  case DType::U8:
    return NPY_UINT8;
  case DType::Bool:
    return NPY_BOOL;
  default:
    return NPY_NOTYPE;
  }
}

static bool load() { return PyArray_API || _import_array() >= 0; }

// NumPy itself has no bf16; that of the package ml_dtypes is the usual one.
static PyArray_Descr *bfloat16() {
  static PyArray_Descr *known = nullptr;
  if (known)
    return known;
  Object module(PyImport_ImportModule("ml_dtypes"));
  Object type(module ? PyObject_GetAttrString(module.get(), "bfloat16")
                     : nullptr);
  if (!type) {
    PyErr_SetString(PyExc_TypeError,
                    "NumPy has no dtype for the result of type bf16; install "
                    "the package ml_dtypes, or pass tensors of PyTorch");
    return nullptr;
  }
  PyArray_DescrConverter(type.get(), &known);
  return known;
}

static bool isBFloat16(PyArray_Descr *descr) {
  return descr->type_num >= NPY_USERDEF &&
         std::string_view(descr->typeobj->tp_name).ends_with("bfloat16");
}

// Returns whether programs have the dtype.
static bool dtypeOf(PyArray_Descr *descr, tcopt_dtype &dtype) {
  auto bits = uint8_t(PyDataType_ELSIZE(descr) * 8);
  if (isBFloat16(descr))
    dtype = {TCOPT_DTYPE_BFLOAT, 16, 1};
  else if (PyTypeNum_ISBOOL(descr->type_num))
    dtype = {TCOPT_DTYPE_BOOL, 8, 1};
  else if (PyTypeNum_ISSIGNED(descr->type_num))
    dtype = {TCOPT_DTYPE_INT, bits, 1};
  else if (PyTypeNum_ISUNSIGNED(descr->type_num))
    dtype = {TCOPT_DTYPE_UINT, bits, 1};
  else if (PyTypeNum_ISFLOAT(descr->type_num) && bits <= 64)
    dtype = {TCOPT_DTYPE_FLOAT, bits, 1};
  else
    return false;
  return true;
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

bool isExactArray(PyObject *object) {
  return PyArray_API && PyArray_CheckExact(object);
}

bool isArray(PyObject *object) {
  if (!PyArray_API) {
    // A class of NumPy is one of the object's only if NumPy is loaded.
    std::string_view name = Py_TYPE(object)->tp_name;
    if (!name.starts_with("numpy.") && name != "memmap")
      return false;
    if (!load())
      return PyErr_Clear(), false;
  }
  return PyArray_Check(object) || PyArray_CheckScalar(object);
}

// The sizes of all dtypes of programs are powers of 2.
static int shiftOf(PyArrayObject *array) {
  return std::countr_zero(uint64_t(PyArray_ITEMSIZE(array)));
}

static bool isReadable(PyArrayObject *array) {
  int64_t rest = PyArray_ITEMSIZE(array) - 1;
  for (int i = 0; i < PyArray_NDIM(array); ++i)
    if (PyArray_STRIDE(array, i) < 0 || (PyArray_STRIDE(array, i) & rest) != 0)
      return false;
  return PyArray_ISALIGNED(array) && PyArray_ISNOTSWAPPED(array);
}

static PyArrayObject *copyOf(PyArrayObject *array, Object &owner) {
  PyArray_Descr *native =
      PyArray_DescrNewByteorder(PyArray_DESCR(array), NPY_NATIVE);
  owner.reset(native ? PyArray_FromArray(array, native, NPY_ARRAY_CARRAY_RO)
                     : nullptr);
  return reinterpret_cast<PyArrayObject *>(owner.get());
}

bool read(PyObject *object, tcopt_tensor &tensor,
          llvm::SmallVectorImpl<int64_t> &strides, Object &owner) {
  if (!PyArray_Check(object)) {
    owner.reset(PyArray_FromScalar(object, nullptr));
    if (!owner)
      return false;
    object = owner.get();
  }
  auto *array = reinterpret_cast<PyArrayObject *>(object);
  if (!dtypeOf(PyArray_DESCR(array), tensor.dtype)) {
    PyErr_Format(PyExc_TypeError,
                 "expected an array of floats, integers or Booleans of at most "
                 "64 bits but found dtype %S",
                 reinterpret_cast<PyObject *>(PyArray_DESCR(array)));
    return false;
  }
  if (!isReadable(array) && !(array = copyOf(array, owner)))
    return false;
  tensor.data = PyArray_DATA(array);
  tensor.device = {TCOPT_DEVICE_CPU, 0};
  tensor.ndim = PyArray_NDIM(array);
  tensor.byte_offset = 0;
  static_assert(sizeof(npy_intp) == sizeof(int64_t));
  tensor.shape = reinterpret_cast<int64_t *>(PyArray_SHAPE(array));
  int shift = shiftOf(array);
  for (int i = 0; i < tensor.ndim; ++i)
    strides.push_back(PyArray_STRIDE(array, i) >> shift);
  tensor.strides = strides.data();
  return true;
}

bool isWritable(PyObject *array) {
  return PyArray_ISWRITEABLE(reinterpret_cast<PyArrayObject *>(array));
}

//===----------------------------------------------------------------------===//
// Making
//===----------------------------------------------------------------------===//

PyObject *make(void *memory, void *block, DType dtype,
               llvm::ArrayRef<int64_t> sizes) {
  Object owner(PyCapsule_New(block, nullptr, [](PyObject *capsule) {
    std::free(PyCapsule_GetPointer(capsule, nullptr));
  }));
  if (!owner)
    return std::free(block), nullptr;
  if (!load())
    return nullptr;
  PyArray_Descr *descr = dtype == DType::BF16
                             ? bfloat16()
                             : PyArray_DescrFromType(typeNumberOf(dtype));
  if (!descr)
    return nullptr;
  if (dtype == DType::BF16)
    Py_INCREF(descr);
  Object array(
      PyArray_NewFromDescr(&PyArray_Type, descr, int(sizes.size()),
                           reinterpret_cast<const npy_intp *>(sizes.data()),
                           nullptr, memory, NPY_ARRAY_CARRAY, nullptr));
  if (!array ||
      PyArray_SetBaseObject(reinterpret_cast<PyArrayObject *>(array.get()),
                            owner.release()) < 0)
    return nullptr;
  return array.release();
}

} // namespace tcopt::python::numpy
