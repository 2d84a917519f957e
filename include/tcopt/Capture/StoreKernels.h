//===- StoreKernels.h - code of functions on tensors, in files --*- C++ -*-===//
//
// Functions on tensors that are called outside of compiled functions run code
// that is compiled for each kind of arguments. Of usual kinds it lies in files
// beside the library, made when the library is built.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_STOREKERNELS_H
#define TCOPT_CAPTURE_STOREKERNELS_H

#include <cstddef>
#include <functional>
#include <string>

namespace tcopt {

/// Writes the code of all functions on tensors that `calls` calls, for a CPU
/// such as "x86-64-v3", to a file that this build of the library can read.
/// Meanwhile they compute by the interpreter. Returns how many there are.
/// Throws Exception where one does not compile, or the file cannot be written.
size_t storeKernels(const std::string &file, const std::string &cpu,
                    const std::function<void()> &calls);

} // namespace tcopt

#endif // TCOPT_CAPTURE_STOREKERNELS_H
