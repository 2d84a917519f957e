//===- StoreKernels.h - precompiled kernels of eager calls ------*- C++ -*-===//
//
// Eager calls of functions on tensors run kernels that are compiled for each
// kind of arguments: dtypes, ranks, broadcast dimensions. Kernels for common
// kinds are compiled when the library is built, and are stored in files beside
// it.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_STOREKERNELS_H
#define TCOPT_CAPTURE_STOREKERNELS_H

#include <cstddef>
#include <functional>
#include <string>

namespace tcopt {

/// Compiles kernels for all functions on tensors that `calls` calls, for a CPU
/// such as "x86-64-v3", and writes them to a file that this build of the
/// library can read. The calls themselves run in the interpreter. Returns the
/// number of kernels. Throws an Exception if a kernel does not compile or the
/// file cannot be written.
size_t storeKernels(const std::string &file, const std::string &cpu,
                    const std::function<void()> &calls);

} // namespace tcopt

#endif // TCOPT_CAPTURE_STOREKERNELS_H
