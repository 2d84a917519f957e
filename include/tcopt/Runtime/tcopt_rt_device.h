/*===- tcopt_rt_device.h - What libraries of devices need ---------*- C -*-===*\
|*                                                                            *|
|* Of a context, besides tcopt_rt.h, whose conventions hold: for a library    *|
|* that keeps the work of a call to repeat it without the call's host code,   *|
|* and for code that calls functions of the host. C99 and C++.                *|
|*                                                                            *|
\*===----------------------------------------------------------------------===*/

#ifndef TCOPT_RUNTIME_TCOPT_RT_DEVICE_H
#define TCOPT_RUNTIME_TCOPT_RT_DEVICE_H

#include "tcopt/Runtime/tcopt_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

/** How often memory of the context's device arenas was freed. As long as the
    number stays, an arena of the same depth and size is at the same address. */
TCOPT_RT_EXPORT uint64_t
tcopt_rt_device_arena_changes(const tcopt_context *ctx);

/** How often calls did what only their host code can do again: print. */
TCOPT_RT_EXPORT uint64_t tcopt_rt_effects(const tcopt_context *ctx);

/** Calls a function of the host in a program of the device: tensors on the
    device are copied to the host before, and outputs back, which counts in
    tcopt_rt_host_calls. Returns what the function does, or else the status of
    the call. */
TCOPT_RT_EXPORT int
tcopt_rt_call_function(tcopt_context *ctx, tcopt_function function,
                       int32_t num_inputs, const tcopt_tensor *inputs,
                       int32_t num_outputs, tcopt_tensor *outputs);

/** How many functions of the host have run in this way since the last reset,
    also kernels of user-defined ops. */
TCOPT_RT_EXPORT int64_t tcopt_rt_host_calls(const tcopt_context *ctx);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* TCOPT_RUNTIME_TCOPT_RT_DEVICE_H */
