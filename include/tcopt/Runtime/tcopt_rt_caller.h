/*===- tcopt_rt_caller.h - C ABI for callers ----------------------*- C -*-===*\
|*                                                                            *|
|* Functions in addition to tcopt_rt.h, whose conventions apply: results that *|
|* callers allocate, and arguments that they free, while a function runs.     *|
|* C99 and C++.                                                               *|
|*                                                                            *|
\*===----------------------------------------------------------------------===*/

#ifndef TCOPT_RUNTIME_TCOPT_RT_CALLER_H
#define TCOPT_RUNTIME_TCOPT_RT_CALLER_H

#include "tcopt/Runtime/tcopt_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Functions that a compiled function calls, with `user`, on the thread of the
    call. They must not use the context. */
typedef struct tcopt_caller {
  void *user;
  /** Returns memory for the elements of result `index` in C order, aligned to
      64 bytes; NULL after a failure. Called once for each result whose data is
      NULL, at the latest before the function writes to it. */
  void *(*allocate)(void *user, int32_t index);
  /** The function no longer reads argument `index`, whose memory the caller may
      free. NULL if nothing is to be done. Not called for all arguments. */
  void (*release)(void *user, int32_t index);
} tcopt_caller;

/** Sets what the context's calls use from now on, until it is set again; NULL
    removes it. Without it, callers allocate all results before the call. */
TCOPT_RT_EXPORT void tcopt_rt_set_caller(tcopt_context *ctx,
                                         const tcopt_caller *caller);

/** As tcopt_rt_check_output, for a result that tcopt_rt_result_begin allocates:
    its data may be NULL if the caller has `allocate`. */
TCOPT_RT_EXPORT int
tcopt_rt_check_late_output(tcopt_context *ctx, const tcopt_tensor *t,
                           int32_t index, int32_t dtype_code,
                           int32_t dtype_bits, int32_t ndim,
                           const int64_t *static_shape, const char *name);

/** Announces the results of a function, for tcopt_rt_result_begin. */
TCOPT_RT_EXPORT void tcopt_rt_results_begin(tcopt_context *ctx,
                                            tcopt_tensor *out);

/** As tcopt_rt_output_begin, of result `index`, which the caller allocates now
    if its data is NULL. NULL with OUT_OF_MEMORY recorded. */
TCOPT_RT_EXPORT void *tcopt_rt_result_begin(tcopt_context *ctx, int32_t index);

/** As tcopt_rt_output_end, for all results of tcopt_rt_result_begin. */
TCOPT_RT_EXPORT int tcopt_rt_results_end(tcopt_context *ctx);

/** Calls the caller's `release`, if there is one. */
TCOPT_RT_EXPORT void tcopt_rt_input_end(tcopt_context *ctx, int32_t index);

#ifdef __cplusplus
}
#endif

#endif /* TCOPT_RUNTIME_TCOPT_RT_CALLER_H */
