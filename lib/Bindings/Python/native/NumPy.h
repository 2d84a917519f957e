//===- NumPy.h - arrays of NumPy --------------------------------*- C++ -*-===//
//
// NumPy is loaded when the first array is seen or made.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_PYTHON_NUMPY_H
#define TCOPT_PYTHON_NUMPY_H

#include "Object.h"
#include "tcopt/Runtime/tcopt_rt.h"
#include "tcopt/Support/DTypes.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace tcopt::python::numpy {

/// Whether the object is an array or a scalar of NumPy. Does not load NumPy.
bool isArray(PyObject *object);

/// Whether the object is of the class numpy.ndarray, if NumPy was loaded
/// before.
bool isExactArray(PyObject *object);

/// Describes the elements of an array, with `strides` in elements. `owner` is
/// set to a copy if a program cannot read the array in place: elements that are
/// not aligned, of the other byte order, or at negative strides. Returns false
/// with a Python error set: a dtype that programs do not have.
bool read(PyObject *array, tcopt_tensor &tensor,
          llvm::SmallVectorImpl<int64_t> &strides, Object &owner);

bool isWritable(PyObject *array);

/// Returns an array of the elements in `memory` that owns `block`, from malloc,
/// or null with a Python error set, after which the block is released.
PyObject *make(void *memory, void *block, DType dtype,
               llvm::ArrayRef<int64_t> sizes);

} // namespace tcopt::python::numpy

#endif // TCOPT_PYTHON_NUMPY_H
