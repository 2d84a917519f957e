//===- DLPack.h - DLPack's exchange of tensors in C -------------*- C++ -*-===//
//
// The layouts are those of DLPack 1.3, of which tcopt_tensor is DLTensor. A
// class of tensors has the table as a capsule in `__dlpack_c_exchange_api__`.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_PYTHON_DLPACK_H
#define TCOPT_PYTHON_DLPACK_H

#include "tcopt/Capture/DLPack.h"

namespace tcopt::python {

struct ExchangeTable {
  struct {
    uint32_t major, minor;
    ExchangeTable *previous;
  } header;
  using SetError = void (*)(void *context, const char *kind,
                            const char *message);
  /// All functions return 0 or, with a Python error set, another number.
  int (*allocate)(tcopt_tensor *prototype, VersionedTensor **out,
                  void *errorContext, SetError setError);
  int (*fromObject)(void *object, VersionedTensor **out);
  /// Takes the tensor over.
  int (*toObject)(VersionedTensor *tensor, void **out);
  /// The tensor is borrowed: it is valid while the object is not changed.
  int (*borrow)(void *object, tcopt_tensor *out);
  int (*currentStream)(int32_t deviceType, int32_t device, void **out);
};

} // namespace tcopt::python

#endif // TCOPT_PYTHON_DLPACK_H
