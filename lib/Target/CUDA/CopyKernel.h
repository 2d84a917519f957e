//===- CopyKernel.h - the kernel of a strided copy --------------*- C++ -*-===//

#ifndef TCOPT_LIB_TARGET_CUDA_COPYKERNEL_H
#define TCOPT_LIB_TARGET_CUDA_COPYKERNEL_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace tcopt {

/// What a kernel of copies is made for. Indices of elements are numbers of 64
/// bits where it is wide, else of 32.
struct CopyKind {
  unsigned rank;
  size_t elementBytes;
  bool isWide;
  auto operator<=>(const CopyKind &) const = default;
};

constexpr int64_t kCopyThreads = 256;
constexpr char kCopyName[] = "copy";

/// The image of a module with a kernel `copy`, of which each thread copies one
/// element. It has the parameters `to`, `from`, and, as 64 bits each: the
/// number of elements; how far from `to` and `from` the first ones are; and for
/// each dimension its size, a number of an index' width, and its two steps.
llvm::Expected<llvm::SmallVector<char, 0>> makeCopyKernel(const CopyKind &kind,
                                                          llvm::StringRef chip);

} // namespace tcopt

#endif // TCOPT_LIB_TARGET_CUDA_COPYKERNEL_H
