//===- CUDAMemory.cpp - memory of CUDA devices ----------------------------===//

#include "CUDAMemory.h"
#include "tcopt/Runtime/tcopt_rt_cuda.h"

using namespace tcopt;
using llvm::Error;

Error tcopt::lastCudaError() {
  char text[1024];
  tcopt_rt_cuda_last_error(text, sizeof(text));
  return llvm::createStringError(llvm::StringRef(text));
}

static Error check(int status) {
  return status == TCOPT_OK ? Error::success() : lastCudaError();
}

int CUDAMemory::getNumDevices() const { return tcopt_rt_cuda_device_count(); }

void *CUDAMemory::allocate(int device, size_t bytes) {
  return tcopt_rt_cuda_allocate(device, int64_t(bytes));
}

void CUDAMemory::deallocate(int device, void *memory, size_t) {
  tcopt_rt_cuda_deallocate(device, memory);
}

Error CUDAMemory::copyFromHost(int device, void *to, const void *from,
                               size_t bytes) {
  return check(tcopt_rt_cuda_upload(device, to, from, int64_t(bytes)));
}

Error CUDAMemory::copyToHost(int device, void *to, const void *from,
                             size_t bytes) {
  return check(tcopt_rt_cuda_download(device, to, from, int64_t(bytes)));
}

Error CUDAMemory::copyWithin(int device, void *to, const void *from,
                             size_t bytes) {
  return check(tcopt_rt_cuda_move(device, to, from, int64_t(bytes)));
}
