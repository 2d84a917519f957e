//===- Failure.cpp - Failures as values -----------------------------------===//

#include "Failure.h"

#include <cstdarg>
#include <cstdio>
#include <cstring>

using namespace tcopt::rt::cuda;

bool Failure::set(int newStatus, const char *format, ...) {
  status = newStatus;
  isLoss = false;
  va_list args;
  va_start(args, format);
  std::vsnprintf(text, sizeof(text), format, args);
  va_end(args);
  return false;
}

void Failure::append(const char *format, ...) {
  size_t length = std::strlen(text);
  va_list args;
  va_start(args, format);
  std::vsnprintf(text + length, sizeof(text) - length, format, args);
  va_end(args);
}

bool Failure::setResult(const Driver &driver, const char *call, Result result) {
  const char *name = nullptr, *meaning = nullptr;
  if (driver.getErrorName(result, &name) || !name)
    return set(statusOf(result), "%s failed with error %d", call, result);
  if (driver.getErrorString(result, &meaning) || !meaning)
    meaning = "no description";
  return set(statusOf(result), "%s failed: %s (%s)", call, name, meaning);
}

int tcopt::rt::cuda::statusOf(Result result) {
  switch (result) {
  case outOfMemory:
    return TCOPT_OUT_OF_MEMORY;
  case 100: // CUDA_ERROR_NO_DEVICE
  case 209: // CUDA_ERROR_NO_BINARY_FOR_GPU
  case 221: // CUDA_ERROR_JIT_COMPILER_NOT_FOUND
  case 222: // CUDA_ERROR_UNSUPPORTED_PTX_VERSION
  case 801: // CUDA_ERROR_NOT_SUPPORTED
    return TCOPT_UNSUPPORTED;
  default:
    return TCOPT_INTERNAL;
  }
}

bool tcopt::rt::cuda::isSticky(Result result) {
  switch (result) {
  case 214: // CUDA_ERROR_ECC_UNCORRECTABLE
  case 220: // CUDA_ERROR_NVLINK_UNCORRECTABLE
  case 226: // CUDA_ERROR_CONTAINED
  case 700: // CUDA_ERROR_ILLEGAL_ADDRESS
  case 702: // CUDA_ERROR_LAUNCH_TIMEOUT
  case 709: // CUDA_ERROR_CONTEXT_IS_DESTROYED
  case 710: // CUDA_ERROR_ASSERT
  case 714: // CUDA_ERROR_HARDWARE_STACK_ERROR
  case 715: // CUDA_ERROR_ILLEGAL_INSTRUCTION
  case 716: // CUDA_ERROR_MISALIGNED_ADDRESS
  case 717: // CUDA_ERROR_INVALID_ADDRESS_SPACE
  case 718: // CUDA_ERROR_INVALID_PC
  case 719: // CUDA_ERROR_LAUNCH_FAILED
  case 721: // CUDA_ERROR_TENSOR_MEMORY_LEAK
    return true;
  default:
    return false;
  }
}
