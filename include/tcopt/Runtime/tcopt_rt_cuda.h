/*===- tcopt_rt_cuda.h - C ABI of the tcopt runtime for CUDA ------*- C -*-===*\
|*                                                                            *|
|* The ABI of compiled programs for CUDA and of their callers, in addition to *|
|* tcopt_rt.h, whose conventions apply. C99 and C++.                          *|
|*                                                                            *|
|* The driver is loaded at first use: CUDA need not be installed to build or  *|
|* to load this library. Functions without a context may be called by any     *|
|* thread; tcopt_rt_cuda_last_error returns a line about their last failure.  *|
|* Functions leave the device's primary context current on the calling        *|
|* thread. Work runs on the stream of its context; without a context, on the  *|
|* stream of the calling thread (tcopt_rt_cuda_set_stream).                   *|
|*                                                                            *|
\*===----------------------------------------------------------------------===*/

#ifndef TCOPT_RUNTIME_TCOPT_RT_CUDA_H
#define TCOPT_RUNTIME_TCOPT_RT_CUDA_H

#include "tcopt/Runtime/tcopt_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

/*===-- Constants of programs ---------------------------------------------===*/

/** Code of kernels: PTX (NUL-terminated; `bytes` excludes the NUL), a cubin, or
    the format of another driver. `key` is a hash of the content: images with
    equal keys are equal, and are loaded once for each device. */
typedef struct tcopt_cuda_image {
  uint64_t key[2];
  uint64_t bytes;
  const void *data;
} tcopt_cuda_image;

/** A kernel, a constant of the program. `where` is a source location or NULL.
 */
typedef struct tcopt_cuda_kernel {
  const tcopt_cuda_image *image;
  const char *name;
  const char *where;
} tcopt_cuda_kernel;

/** A failure of a kernel, a constant of the program. `code` is a tcopt_status.
 */
typedef struct tcopt_cuda_failure {
  int32_t code;
  const char *message;
} tcopt_cuda_failure;

/** Launches a kernel, as cuLaunchKernel does, in the stream of the context. A
    grid without blocks launches nothing, and nothing is launched once the call
    has failed. Returns the status of the call. */
TCOPT_RT_EXPORT int tcopt_rt_cuda_launch(tcopt_context *ctx,
                                         const tcopt_cuda_kernel *kernel,
                                         int64_t grid_x, int64_t grid_y,
                                         int64_t grid_z, int32_t block_x,
                                         int32_t block_y, int32_t block_z,
                                         int64_t shared_bytes, void **params);

/** Device address of two words of 8 bytes: the context's status word, which is
    0 without a failure, and the address of a word on the host. A failing kernel
    replaces 0 by the host address of a tcopt_cuda_failure (atomicCAS); the
    first one also writes it to the host word, from which tcopt_rt_device_check
    records it by tcopt_rt_fail. Later kernels of the call may read the status
    word, which the check resets to 0. */
TCOPT_RT_EXPORT void *tcopt_rt_cuda_status(tcopt_context *ctx);

/*===-- Compiled kernels --------------------------------------------------===*/

/** Caches the driver's compiled PTX in a folder, which processes may share: a
    file for each image, capability of devices and version of the driver. NULL,
    the default, disables the cache. Creates the folder if necessary;
    INVALID_ARGUMENT if it cannot be created or written, which does not change
    the setting. Applies to images that are loaded later. Damaged files are
    replaced. No file is ever deleted. */
TCOPT_RT_EXPORT int tcopt_rt_cuda_set_code_cache(const char *folder);

/** Images of PTX that this process has loaded with a folder set. */
typedef struct tcopt_cuda_code_cache_counts {
  /** Images whose code was in the folder, or was not. */
  int64_t hits, misses;
  /** Misses whose code could not be written to the folder. It runs anyway. */
  int64_t unwritten;
  /** Misses for which the driver generated no file, for example because they do
      not compile. They are loaded as without a folder. */
  int64_t uncompiled;
} tcopt_cuda_code_cache_counts;

TCOPT_RT_EXPORT void
tcopt_rt_cuda_code_cache_counts(tcopt_cuda_code_cache_counts *counts);

/*===-- Contexts ----------------------------------------------------------===*/

/** Sets the library of the driver, instead of libcuda.so.1, before its first
    use; INVALID_ARGUMENT if it is loaded. */
TCOPT_RT_EXPORT int tcopt_rt_cuda_set_driver(const char *path);

/** Sets device, hooks and device_state of the options, for one context, and the
    stream, unless it is set, to the calling thread's stream of the device.
    UNSUPPORTED without a suitable driver or device, INVALID_ARGUMENT for an
    index without a device, OUT_OF_MEMORY. */
TCOPT_RT_EXPORT int tcopt_rt_cuda_attach(tcopt_context_options *options,
                                         int32_t device);

/** Releases the resources of tcopt_rt_cuda_attach after the context is
    destroyed. */
TCOPT_RT_EXPORT void tcopt_rt_cuda_detach(const tcopt_context_options *options);

/** Copies the text of the last failure, of any thread, to `text`, cut at
   `bytes` with its NUL; "" before the first. */
TCOPT_RT_EXPORT void tcopt_rt_cuda_last_error(char *text, int64_t bytes);

/*===-- Calls as graphs ---------------------------------------------------===*/

/** Identifies a program in this process. The host creates one, with the number
    0, for each program that it calls by tcopt_rt_cuda_call; it must live as
    long as the program. */
typedef struct tcopt_cuda_program {
  uint64_t number;
} tcopt_cuda_program;

/** How a call was executed. */
enum tcopt_cuda_call_kind {
  /** By host code: the first call of its kind, or a call after a failure. */
  TCOPT_CUDA_CALL_FIRST = 0,
  /** By host code, for the reason in the call. */
  TCOPT_CUDA_CALL_PLAIN = 1,
  /** By host code, which recorded a graph, and by this graph. */
  TCOPT_CUDA_CALL_RECORDED = 2,
  /** By a graph alone. */
  TCOPT_CUDA_CALL_REPLAYED = 3
};

/** A call of a compiled function. */
typedef struct tcopt_cuda_call {
  tcopt_cuda_program *program;
  tcopt_entry entry;
  const void *state;
  const tcopt_tensor *in;
  tcopt_tensor *out;
  int32_t num_inputs;
  int32_t num_results;
  /** Results: a tcopt_cuda_call_kind, and for TCOPT_CUDA_CALL_PLAIN the reason,
      otherwise NULL. Valid until the context's next call. */
  int32_t kind;
  const char *reason;
} tcopt_cuda_call;

/** Calls `entry(ctx, in, out, state)`, or launches a CUDA graph of an earlier
    call. Not within a frame. The first call with the same device addresses,
    sizes and state runs the host code, the second call also records its work as
    a graph, and later calls launch the graph. The last 8 different calls of
    each program are kept. Tensors in host memory, at any address, are copied to
    fixed buffers before the graph, and results back after it.

    Programs that read elements on the host, print, or have results with
    data-dependent sizes are executed by host code, as are calls while a profile
    is recorded or after three failed recordings. Failures of kernels are
    recorded as by the entry. Returns the status of the call. */
TCOPT_RT_EXPORT int tcopt_rt_cuda_call(tcopt_context *ctx,
                                       tcopt_cuda_call *call);

/** The number of calls of each kind by tcopt_rt_cuda_call in a context. */
typedef struct tcopt_cuda_graph_counts {
  int64_t first, plain, recorded, replayed;
  /** Graphs that were evicted for other calls. */
  int64_t evicted;
} tcopt_cuda_graph_counts;

TCOPT_RT_EXPORT int tcopt_rt_cuda_graph_counts(tcopt_context *ctx,
                                               tcopt_cuda_graph_counts *counts);

/*===-- Devices -----------------------------------------------------------===*/

/** The number of devices; 0 if the driver cannot be used. */
TCOPT_RT_EXPORT int32_t tcopt_rt_cuda_device_count(void);

/** Properties of a device; 0 if the driver does not report them. Set `size` to
    sizeof(tcopt_cuda_device_info). */
typedef struct tcopt_cuda_device_info {
  uint64_t size;
  char name[256];
  /** 10 * major + minor of the compute capability. */
  int32_t capability;
  int32_t multiprocessors;
  int32_t clock_khz;
  int32_t memory_clock_khz;
  int32_t memory_bus_bits;
  int32_t l2_bytes;
  /** The largest shared memory of a block. */
  int32_t shared_bytes;
  int32_t driver_version;
  int64_t memory_bytes;
} tcopt_cuda_device_info;

/** INVALID_ARGUMENT, UNSUPPORTED. Reserves nothing on the device. */
TCOPT_RT_EXPORT int tcopt_rt_cuda_device(int32_t device,
                                         tcopt_cuda_device_info *info);

/*===-- Memory without a context ------------------------------------------===*/

/** Allocates at least `bytes` bytes of the device's cache, aligned to 512; NULL
    if memory is exhausted. Freed memory may be reused at once by the same
    stream, which orders the uses: order a stream after the others that use its
    memory before you free it (tcopt_rt_cuda_order). */
TCOPT_RT_EXPORT void *tcopt_rt_cuda_allocate(int32_t device, int64_t bytes);
TCOPT_RT_EXPORT void tcopt_rt_cuda_deallocate(int32_t device, void *memory);

/** Copies and fills in the order of the stream. On return, copies to the host
    are complete, and sources on the host may be changed. */
TCOPT_RT_EXPORT int tcopt_rt_cuda_upload(int32_t device, void *to,
                                         const void *from, int64_t bytes);
TCOPT_RT_EXPORT int tcopt_rt_cuda_download(int32_t device, void *to,
                                           const void *from, int64_t bytes);
TCOPT_RT_EXPORT int tcopt_rt_cuda_move(int32_t device, void *to,
                                       const void *from, int64_t bytes);
TCOPT_RT_EXPORT int tcopt_rt_cuda_fill(int32_t device, void *to, uint8_t value,
                                       int64_t bytes);

/** Waits for the work of all streams of the device. */
TCOPT_RT_EXPORT int tcopt_rt_cuda_synchronize(int32_t device);

/** Memory of the device in bytes. `allocated` is in use, in units of 512.
    `reserved` is allocated from the driver, including cached blocks. */
typedef struct tcopt_cuda_memory {
  int64_t allocated, peak_allocated;
  int64_t reserved, peak_reserved;
  /** The driver's figures. */
  int64_t free, total;
  /** The number of allocations from the driver. */
  int64_t segments;
} tcopt_cuda_memory;

TCOPT_RT_EXPORT int tcopt_rt_cuda_memory(int32_t device,
                                         tcopt_cuda_memory *memory);
/** Starts a new measurement of the peaks. */
TCOPT_RT_EXPORT int tcopt_rt_cuda_reset_peak(int32_t device);
/** Releases cached memory that is not in use to the driver. */
TCOPT_RT_EXPORT int tcopt_rt_cuda_empty_cache(int32_t device);

/*===-- Streams and time --------------------------------------------------===*/

/** The calling thread's stream of the device, a CUstream: by default the
    device's own, which waits for CUDA's default stream and the reverse. NULL
    after a failure. */
TCOPT_RT_EXPORT void *tcopt_rt_cuda_stream(int32_t device);

/** Sets the calling thread's stream of the device, for example to the current
    stream of another library; NULL restores the device's own. Applies to
    functions without a context, and to contexts that this thread attaches
    later. Later work waits for the work so far of the previous stream. The
    stream must exist as long as contexts, or memory that is in use, have it. */
TCOPT_RT_EXPORT int tcopt_rt_cuda_set_stream(int32_t device, void *stream);

/** Moves later work of the context to another stream; NULL is the device's own.
    It waits for the work so far of the context's stream. Costs nothing if the
    context has this stream. Not during a call. Returns the status of the call.
 */
TCOPT_RT_EXPORT int tcopt_rt_cuda_set_context_stream(tcopt_context *ctx,
                                                     void *stream);

/** Makes later work of the stream `then` wait for the work so far of the stream
    `first`, to exchange memory between streams and with other libraries. NULL
    is CUDA's default stream. The host does not wait. */
TCOPT_RT_EXPORT int tcopt_rt_cuda_order(int32_t device, void *first,
                                        void *then);

/** A point in the thread's stream that has a time; NULL after a failure. */
TCOPT_RT_EXPORT void *tcopt_rt_cuda_event_create(int32_t device);
TCOPT_RT_EXPORT void tcopt_rt_cuda_event_destroy(int32_t device, void *event);
/** Records the event at the current end of the stream. */
TCOPT_RT_EXPORT int tcopt_rt_cuda_event_record(int32_t device, void *event);
/** Waits for the later event; stores the milliseconds between the two. */
TCOPT_RT_EXPORT int tcopt_rt_cuda_event_elapsed(int32_t device, void *begin,
                                                void *end, double *ms);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* TCOPT_RUNTIME_TCOPT_RT_CUDA_H */
