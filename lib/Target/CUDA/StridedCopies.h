//===- StridedCopies.h - copies between strided elements --------*- C++ -*-===//

#ifndef TCOPT_LIB_TARGET_CUDA_STRIDEDCOPIES_H
#define TCOPT_LIB_TARGET_CUDA_STRIDEDCOPIES_H

#include "CopyKernel.h"
#include "tcopt/Runtime/tcopt_rt_cuda.h"
#include "tcopt/Target/DeviceMemory.h"
#include <map>
#include <mutex>

namespace tcopt {

/// Kernels that copy elements, compiled when they are first needed: one for
/// each number of dimensions, size of an element and width of its indices.
/// Threads may call it at once.
class StridedCopies {
public:
  llvm::Error run(int device, void *to, const void *from,
                  llvm::ArrayRef<CopyDim> dims, size_t elementBytes);

private:
  struct Kernel {
    llvm::SmallVector<char, 0> image;
    tcopt_cuda_image described;
    tcopt_cuda_kernel kernel;
  };
  struct Context {
    tcopt_context_options options;
    tcopt_context *context = nullptr;
    ~Context();
  };

  llvm::Expected<const Kernel *> kernelOf(int device, const CopyKind &kind);
  llvm::Expected<tcopt_context *> contextOf(int device);

  std::mutex mutex;
  /// By chip.
  std::map<std::pair<std::string, CopyKind>, std::unique_ptr<Kernel>> kernels;
  /// By device and stream.
  std::map<std::pair<int, void *>, Context> contexts;
};

} // namespace tcopt

#endif // TCOPT_LIB_TARGET_CUDA_STRIDEDCOPIES_H
