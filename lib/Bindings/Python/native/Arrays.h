//===- Arrays.h - tensors of Python libraries -------------------*- C++ -*-===//
//
// Programs read arguments in place: NumPy arrays by NumPy's C struct, torch
// tensors and others by DLPack's exchange table of their class, all others by
// `__dlpack__`. Neither NumPy nor PyTorch is imported before one of its tensors
// is seen.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_PYTHON_ARRAYS_H
#define TCOPT_PYTHON_ARRAYS_H

#include "ExchangeTypes.h"
#include "Object.h"
#include "tcopt/Execution/Signature.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace tcopt::python {

/// Returns memory for the elements of a result, aligned to 64 bytes, or null.
/// makeResult or freeElements releases it.
void *allocateElements(size_t bytes, size_t rank);
void freeElements(void *memory, size_t rank);

/// The arguments of a call. Needs the GIL.
class Arguments {
public:
  explicit Arguments(size_t count) { tensors.reserve(count); }

  /// Reads the next argument. A Python number becomes a tensor of rank 0 of the
  /// dtype that `spec` states. Returns false with a Python error set.
  bool read(PyObject *object, const TensorSpec &spec);

  const tcopt_tensor &operator[](size_t index) const {
    return tensors[index].tensor;
  }
  /// Whether a program may write to the elements of the caller's object. Not of
  /// copies, and of arrays that are read-only.
  bool isWritable(size_t index) const { return tensors[index].isWritable; }
  /// The table of the class of the first tensor that is not of NumPy; null
  /// without one.
  const ExchangeTable *resultTable() const { return table; }

private:
  struct Borrowed {
    tcopt_tensor tensor;
    llvm::SmallVector<int64_t, 6> strides;
    /// A number.
    alignas(8) std::byte element[8];
    bool isWritable = false;
  };

  bool readNumpy(PyObject *array);
  bool readNumber(PyObject *number, const TensorSpec &spec);
  bool readCapsule(PyObject *object, const TensorSpec &spec);
  /// Adds an object that owns the elements of an argument.
  void keep(Object object) { owners.push_back(std::move(object)); }

  bool checkGradient(const ExchangeType &type, PyObject *object,
                     const TensorSpec &spec);

  llvm::SmallVector<Borrowed, 4> tensors;
  llvm::SmallVector<Object, 2> owners;
  const ExchangeTable *table = nullptr;
  /// Whether PyTorch records gradients; unknown before the first tensor.
  std::optional<bool> isRecording;
};

/// Returns a tensor that owns `memory` of row-major elements, of the class of
/// `table` or, if it is null, of NumPy. Returns null with a Python error set,
/// after which the memory is released.
PyObject *makeResult(const ExchangeTable *table, void *memory, DType dtype,
                     llvm::ArrayRef<int64_t> sizes);

} // namespace tcopt::python

#endif // TCOPT_PYTHON_ARRAYS_H
