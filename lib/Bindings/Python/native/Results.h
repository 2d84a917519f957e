//===- Results.h - memory and tensors of results ----------------*- C++ -*-===//

#ifndef TCOPT_PYTHON_RESULTS_H
#define TCOPT_PYTHON_RESULTS_H

#include "Arrays.h"
#include "tcopt/Execution/Devices.h"
#include "tcopt/Execution/ProgramCall.h"

namespace tcopt::python {

/// The results of a call. On a device, they are in memory of the library that
/// makes the tensors. The destructor releases the memory of results that are
/// not taken.
class Results {
public:
  /// `table` is that of the class of results; null for NumPy. `device` is that
  /// of the program; null for the host.
  Results(ProgramCall &call, const Executable &executable,
          const ExchangeTable *table, const DeviceInfo *device);
  ~Results();
  Results(const Results &) = delete;
  Results &operator=(const Results &) = delete;

  /// Runs the call without the GIL. `given` is null, or a list whose items are
  /// None once the program no longer reads them.
  llvm::Error run(PyObject *given);
  /// Returns the result, a tuple of several, or None; null with a Python error
  /// set. A result in the memory of a donated argument is this argument.
  PyObject *take(PyObject *const *given);

private:
  bool areOnDevice() const { return device && table; }
  ProgramCall::Memory allocate(size_t index, llvm::ArrayRef<int64_t> sizes,
                               size_t bytes);
  ProgramCall::Memory allocateOnDevice(size_t index,
                                       llvm::ArrayRef<int64_t> sizes);
  Object takeOne(PyObject *const *given, size_t index);

  ProgramCall &call;
  const Executable &executable;
  const ExchangeTable *table;
  const DeviceInfo *device;
  /// The number of results that were taken.
  size_t first = 0;
  /// Results on a device by index; empty for the host.
  llvm::SmallVector<VersionedTensor *, 0> onDevice;
};

} // namespace tcopt::python

#endif // TCOPT_PYTHON_RESULTS_H
