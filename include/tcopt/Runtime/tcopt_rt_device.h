/*===- tcopt_rt_device.h - C ABI for libraries of devices ---------*- C -*-===*\
|*                                                                            *|
|* Functions of a context in addition to tcopt_rt.h, whose conventions apply: *|
|* for libraries that record the work of calls to replay it without host      *|
|* code, and for code that calls host functions. C99 and C++.                 *|
|*                                                                            *|
\*===----------------------------------------------------------------------===*/

#ifndef TCOPT_RUNTIME_TCOPT_RT_DEVICE_H
#define TCOPT_RUNTIME_TCOPT_RT_DEVICE_H

#include "tcopt/Runtime/tcopt_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The number of times that memory of the context's device arenas was freed.
    While it does not change, an arena of the same depth and size has the same
    address. */
TCOPT_RT_EXPORT uint64_t
tcopt_rt_device_arena_changes(const tcopt_context *ctx);

/** Replaces the stream of the context's options. The caller orders the work of
    the two streams. Not during a call. */
TCOPT_RT_EXPORT void tcopt_rt_device_set_stream(tcopt_context *ctx,
                                                void *stream);

/** The number of effects that only host code can repeat: prints. */
TCOPT_RT_EXPORT uint64_t tcopt_rt_effects(const tcopt_context *ctx);

/** Calls a host function in a program for the device: copies tensors on the
    device to the host before, and outputs back. Counted in tcopt_rt_host_calls.
    Returns the result of the function, or the status of the call if that has
    failed. */
TCOPT_RT_EXPORT int
tcopt_rt_call_function(tcopt_context *ctx, tcopt_function function,
                       int32_t num_inputs, const tcopt_tensor *inputs,
                       int32_t num_outputs, tcopt_tensor *outputs);

/** The number of host functions that have run in this way since the last reset,
    including kernels of user-defined ops. */
TCOPT_RT_EXPORT int64_t tcopt_rt_host_calls(const tcopt_context *ctx);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* TCOPT_RUNTIME_TCOPT_RT_DEVICE_H */
