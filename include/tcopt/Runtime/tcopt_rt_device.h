/*===- tcopt_rt_device.h - What libraries of devices need ---------*- C -*-===*\
|*                                                                            *|
|* Of a context, besides tcopt_rt.h, whose conventions hold: for a library    *|
|* that keeps the work of a call to repeat it without the call's host code.   *|
|* C99 and C++.                                                               *|
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

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* TCOPT_RUNTIME_TCOPT_RT_DEVICE_H */
