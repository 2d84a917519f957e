/*===- tcopt_rt_cuda.h - C ABI of the tcopt runtime for CUDA ------*- C -*-===*\
|*                                                                            *|
|* What a compiled program for CUDA, or a program that calls one, relies on   *|
|* besides tcopt_rt.h, whose conventions hold. C99 and C++.                   *|
|*                                                                            *|
|* The driver is loaded where it is first needed: nothing of CUDA has to be   *|
|* installed to build or to load this library. Functions without a context    *|
|* may be called by any thread; where one fails, tcopt_rt_cuda_last_error has *|
|* one line that says why. Functions leave the device's primary context       *|
|* current on the calling thread. All work of a device is in one stream.      *|
|*                                                                            *|
\*===----------------------------------------------------------------------===*/

#ifndef TCOPT_RUNTIME_TCOPT_RT_CUDA_H
#define TCOPT_RUNTIME_TCOPT_RT_CUDA_H

#include "tcopt/Runtime/tcopt_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

/*===-- What programs contain ---------------------------------------------===*/

/** Code of kernels: PTX (NUL-terminated; `bytes` are without the NUL), a cubin,
    or what another driver takes. `key` is a hash of the content: images with
    one key are one, and are loaded once for each device. */
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

/** What a kernel can find wrong, a constant of the program: a tcopt_status. */
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

/** Device address of the context's status word, 8 bytes, 0 as long as all is
    well, and the address of a word of the host, 8 bytes. A kernel that finds
    something wrong replaces 0 by the host's address of a tcopt_cuda_failure
    (atomicCAS); the first one writes that to the host's word, too, from which
    tcopt_rt_device_check records it by tcopt_rt_fail. Later kernels of the call
    may look at the status word, which the check makes 0 again. */
TCOPT_RT_EXPORT void *tcopt_rt_cuda_status(tcopt_context *ctx);

/*===-- Compiled kernels --------------------------------------------------===*/

/** Has what the driver compiles of PTX kept in a folder, for this and later
    processes, which may use it at once: a file for each image, capability of
    devices and version of the driver. NULL, the default: none. The folder is
    made if need be; INVALID_ARGUMENT if it cannot be made or written, which
    leaves the setting as it was. Holds for images that are loaded later. A file
    that is damaged is replaced. Nothing is ever deleted. */
TCOPT_RT_EXPORT int tcopt_rt_cuda_set_code_cache(const char *folder);

/** Images of PTX that this process has loaded with a folder set. */
typedef struct tcopt_cuda_code_cache_counts {
  /** Whose code was in the folder, or was not. */
  int64_t hits, misses;
  /** Of the misses, code that could not be written to the folder. It runs all
      the same. */
  int64_t unwritten;
  /** Of the misses, images of which the driver has made no file, as of those
      that do not compile. They are loaded as without a folder. */
  int64_t uncompiled;
} tcopt_cuda_code_cache_counts;

TCOPT_RT_EXPORT void
tcopt_rt_cuda_code_cache_counts(tcopt_cuda_code_cache_counts *counts);

/*===-- Contexts ----------------------------------------------------------===*/

/** Names the library of the driver, in place of libcuda.so.1, before it is
    first used; INVALID_ARGUMENT once it is loaded. */
TCOPT_RT_EXPORT int tcopt_rt_cuda_set_driver(const char *path);

/** Fills in the options' device, stream, hooks and device_state, for one
   context that is made from them. UNSUPPORTED without a driver or device that
   will do, INVALID_ARGUMENT for a number that no device has, OUT_OF_MEMORY. */
TCOPT_RT_EXPORT int tcopt_rt_cuda_attach(tcopt_context_options *options,
                                         int32_t device);

/** Frees what tcopt_rt_cuda_attach made, when the context is destroyed. */
TCOPT_RT_EXPORT void tcopt_rt_cuda_detach(const tcopt_context_options *options);

/** Copies the text of the last failure, of any thread, to `text`, cut at
   `bytes` with its NUL; "" before the first. */
TCOPT_RT_EXPORT void tcopt_rt_cuda_last_error(char *text, int64_t bytes);

/*===-- Calls as graphs ---------------------------------------------------===*/

/** Tells a program from all others of this process. Made by the host program
    for each program that it calls by tcopt_rt_cuda_call, with the number 0, and
    lives as long as the program. */
typedef struct tcopt_cuda_program {
  uint64_t number;
} tcopt_cuda_program;

/** How a call was run. */
enum tcopt_cuda_call_kind {
  /** By its host code, as it is the first call of its kind, or after a failure.
   */
  TCOPT_CUDA_CALL_FIRST = 0,
  /** Likewise, for the reason that the call states. */
  TCOPT_CUDA_CALL_PLAIN = 1,
  /** By its host code, which recorded a graph, and that graph. */
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
  /** Filled in: a tcopt_cuda_call_kind, and why there is no graph, for
      TCOPT_CUDA_CALL_PLAIN, else NULL; until the context's next call. */
  int32_t kind;
  const char *reason;
} tcopt_cuda_call;

/** Calls the entry, as `entry(ctx, in, out, state)` does, or launches a CUDA
    graph of what an earlier call did. Not within a frame. The first call with
    the same addresses on the device, sizes and state runs the host code; the
    second one records what that does as a graph; all later ones launch the
    graph. Of each program the last 8 different calls are kept. Tensors in the
    host's memory are copied to buffers that stay where they are before the
    graph, and results from such after it, wherever they lie.

    A program that reads elements on the host, prints, or has results whose
    sizes only the call finds, is run by its host code, as is a call while a
    profile is taken or after which recording has failed three times. Failures
    of kernels are recorded as they are by the entry. Returns the status of the
    call. */
TCOPT_RT_EXPORT int tcopt_rt_cuda_call(tcopt_context *ctx,
                                       tcopt_cuda_call *call);

/** Calls by tcopt_rt_cuda_call of a context: how often each kind was. */
typedef struct tcopt_cuda_graph_counts {
  int64_t first, plain, recorded, replayed;
  /** Graphs that made room for those of other calls. */
  int64_t evicted;
} tcopt_cuda_graph_counts;

TCOPT_RT_EXPORT int tcopt_rt_cuda_graph_counts(tcopt_context *ctx,
                                               tcopt_cuda_graph_counts *counts);

/*===-- Devices -----------------------------------------------------------===*/

/** The number of devices; 0 also where the driver cannot be used. */
TCOPT_RT_EXPORT int32_t tcopt_rt_cuda_device_count(void);

/** What is known of a device; 0 where the driver does not know. Set `size` to
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
  /** The most that a block may have. */
  int32_t shared_bytes;
  int32_t driver_version;
  int64_t memory_bytes;
} tcopt_cuda_device_info;

/** INVALID_ARGUMENT, UNSUPPORTED. Reserves nothing on the device. */
TCOPT_RT_EXPORT int tcopt_rt_cuda_device(int32_t device,
                                         tcopt_cuda_device_info *info);

/*===-- Memory without a context ------------------------------------------===*/

/** At least `bytes` bytes, aligned to 512, of the device's cache; NULL without
    memory. What is freed may be handed out again at once: the order of the
    stream keeps apart who used it before. */
TCOPT_RT_EXPORT void *tcopt_rt_cuda_allocate(int32_t device, int64_t bytes);
TCOPT_RT_EXPORT void tcopt_rt_cuda_deallocate(int32_t device, void *memory);

/** Copies and fills in the order of the stream; on return the bytes that go to
    the host are there, and those that come from it may be changed. */
TCOPT_RT_EXPORT int tcopt_rt_cuda_upload(int32_t device, void *to,
                                         const void *from, int64_t bytes);
TCOPT_RT_EXPORT int tcopt_rt_cuda_download(int32_t device, void *to,
                                           const void *from, int64_t bytes);
TCOPT_RT_EXPORT int tcopt_rt_cuda_move(int32_t device, void *to,
                                       const void *from, int64_t bytes);
TCOPT_RT_EXPORT int tcopt_rt_cuda_fill(int32_t device, void *to, uint8_t value,
                                       int64_t bytes);

/** Waits for all work of the device's stream. */
TCOPT_RT_EXPORT int tcopt_rt_cuda_synchronize(int32_t device);

/** Bytes of the device. `allocated` is handed out, in units of 512; `reserved`
    is taken from the driver, with what is cached. */
typedef struct tcopt_cuda_memory {
  int64_t allocated, peak_allocated;
  int64_t reserved, peak_reserved;
  /** As the driver sees it. */
  int64_t free, total;
  /** How often the driver was asked for memory. */
  int64_t segments;
} tcopt_cuda_memory;

TCOPT_RT_EXPORT int tcopt_rt_cuda_memory(int32_t device,
                                         tcopt_cuda_memory *memory);
/** Starts a new measurement of the peaks. */
TCOPT_RT_EXPORT int tcopt_rt_cuda_reset_peak(int32_t device);
/** Gives cached memory that is not in use back to the driver. */
TCOPT_RT_EXPORT int tcopt_rt_cuda_empty_cache(int32_t device);

/*===-- Streams and time --------------------------------------------------===*/

/** The device's stream, a CUstream; NULL after a failure. */
TCOPT_RT_EXPORT void *tcopt_rt_cuda_stream(int32_t device);

/** Puts all later work of the device into a stream of the caller's, such as the
    current one of another library, which stays until another one is set; NULL
    is the device's own again. Later work waits for earlier work, on the device.
    Not while a call is under way. tcopt_rt_stream of contexts that exist
    already is not changed. */
TCOPT_RT_EXPORT int tcopt_rt_cuda_set_stream(int32_t device, void *stream);

/** Later work of the device waits for what the stream has been given so far,
    and the reverse: so is memory passed to another library and taken from one.
    The host does not wait. */
TCOPT_RT_EXPORT int tcopt_rt_cuda_wait_for(int32_t device, void *stream);
TCOPT_RT_EXPORT int tcopt_rt_cuda_let_wait(int32_t device, void *stream);

/** A point in the device's stream that has a time; NULL after a failure. */
TCOPT_RT_EXPORT void *tcopt_rt_cuda_event_create(int32_t device);
TCOPT_RT_EXPORT void tcopt_rt_cuda_event_destroy(int32_t device, void *event);
/** The event is where the stream is now. */
TCOPT_RT_EXPORT int tcopt_rt_cuda_event_record(int32_t device, void *event);
/** Waits for the later event; stores the milliseconds between the two. */
TCOPT_RT_EXPORT int tcopt_rt_cuda_event_elapsed(int32_t device, void *begin,
                                                void *end, double *ms);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* TCOPT_RUNTIME_TCOPT_RT_CUDA_H */
