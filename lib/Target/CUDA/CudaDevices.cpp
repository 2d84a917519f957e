//===- CudaDevices.cpp - what the runtime knows of devices ----------------===//

#include "CudaDevices.h"
#include "tcopt/Analysis/CudaChips.h"

using namespace tcopt;

static constexpr llvm::StringLiteral kOldestChip = "sm_80";

std::string tcopt::chipOfDevice(int device) {
  tcopt_cuda_device_info info = {};
  info.size = sizeof(info);
  if (tcopt_rt_cuda_device_count() <= device ||
      tcopt_rt_cuda_device(device, &info) != TCOPT_OK)
    return kOldestChip.str();
  if (llvm::StringRef(info.name).contains(kEmulatedChip))
    return kEmulatedChip.str();
  std::string name = "sm_" + std::to_string(info.capability);
  return findCudaChip(name) ? name : kOldestChip.str();
}

llvm::Error tcopt::lastCudaError() {
  char text[1024];
  tcopt_rt_cuda_last_error(text, sizeof(text));
  return llvm::createStringError(llvm::StringRef(text));
}
