//===- Device.h - Tensors in memory that the host cannot read ---*- C++ -*-===//

#ifndef TCOPT_LIB_RUNTIME_COMMON_DEVICE_H
#define TCOPT_LIB_RUNTIME_COMMON_DEVICE_H

#include "tcopt/Runtime/tcopt_rt.h"

namespace tcopt::rt {

/// Whether the options' device and its hooks go together.
bool isDeviceValid(const tcopt_context_options &options);

bool sameDevice(tcopt_device a, tcopt_device b);

/// INVALID_ARGUMENT unless the context has a device besides the CPU.
int checkHasDevice(tcopt_context *ctx, const char *who);

/// Allocates memory of the context's device, which there must be, for work of
/// the stream; null for work of any stream. Returns null if memory is
/// exhausted, after the hook device_explain.
void *allocateOnDevice(tcopt_context &ctx, void *stream, int64_t bytes);
void freeOnDevice(tcopt_context &ctx, void *memory, int64_t bytes);

/// Whether the tensor is in the host's memory.
bool isOnHost(const tcopt_tensor &t);

/// Whether it is on the context's device.
bool isOnOwnDevice(const tcopt_context &ctx, const tcopt_tensor &t);

/// Of a tensor in the host's memory or on the context's device: checkReadable,
/// or checkDeviceData. Any other is an error.
int checkReachable(tcopt_context *ctx, const tcopt_tensor *t, const char *who,
                   int64_t *bytes);

/// INVALID_ARGUMENT unless the tensor is on the context's device, which is
/// another one than the CPU.
int checkOnDevice(tcopt_context *ctx, const tcopt_tensor *t, const char *who);

/// checkLayout of a tensor on the context's device, with data, in C order.
int checkDeviceData(tcopt_context *ctx, const tcopt_tensor &t, const char *who,
                    int64_t *bytes);

/// Copies all elements, in C order, by the hook.
int copyFromDevice(tcopt_context &ctx, void *to, const tcopt_tensor &from,
                   int64_t bytes);
int copyToDevice(tcopt_context &ctx, const tcopt_tensor &to, const void *from,
                 int64_t bytes);

/// Copies within the context's device.
int moveOnDevice(tcopt_context &ctx, void *to, const void *from, int64_t bytes);

/// Frees the data of a result on the context's device.
void freeDeviceResult(tcopt_context *ctx, const tcopt_tensor &t);

/// Makes `out` a C-contiguous tensor without data, on the CPU; gives its bytes.
int makeResult(tcopt_context *ctx, tcopt_tensor *out, int32_t dtypeCode,
               int32_t dtypeBits, int32_t ndim, const int64_t *shape,
               const char *who, int64_t *bytes);

} // namespace tcopt::rt

#endif // TCOPT_LIB_RUNTIME_COMMON_DEVICE_H
