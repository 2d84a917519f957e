/*===- tcopt_rt.h - C ABI of the tcopt runtime --------------------*- C -*-===*\
|*                                                                            *|
|* The ABI of compiled programs and of their callers. C99 and C++.            *|
|* Conventions:                                                               *|
|*                                                                            *|
|* - Errors are values: a function that can fail returns a tcopt_status (0 is *|
|*   success) or NULL, and records the first failure of the call, code and    *|
|*   message, in the context. Nothing here throws or aborts; hooks installed  *|
|*   by the host must not throw either.                                       *|
|* - Sizes and indices are int64_t; bytes where the name says so, elements    *|
|*   otherwise. Strings are NUL-terminated UTF-8 and copied where kept.       *|
|* - Threads: a context serves one thread of calls at a time; use a separate  *|
|*   context for each thread that runs compiled functions. Functions          *|
|*   marked [any thread] may also be called from inside a parallel_for body   *|
|*   on that body's context.                                                  *|
|* - The runtime reads no environment variable (OpenMP itself may read OMP_*).*|
|*                                                                            *|
\*===----------------------------------------------------------------------===*/

#ifndef TCOPT_RUNTIME_TCOPT_RT_H
#define TCOPT_RUNTIME_TCOPT_RT_H

#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__) || defined(__clang__)
#define TCOPT_RT_EXPORT __attribute__((visibility("default")))
#else
#define TCOPT_RT_EXPORT
#endif

/** Raised by every change that an already compiled program could notice. */
#define TCOPT_RT_ABI_VERSION 4
/** Alignment in bytes of all memory that the runtime hands out, and which
    kernels may assume of their pointer arguments. */
#define TCOPT_RT_ALIGNMENT 64
/** The largest rank of a tensor. */
#define TCOPT_RT_MAX_NDIM 32

#ifdef __cplusplus
extern "C" {
#endif

/*===-- Tensors -----------------------------------------------------------===*/

/** Element kinds, numbered as DLPack's DLDataTypeCode. */
enum tcopt_dtype_code {
  TCOPT_DTYPE_INT = 0,
  TCOPT_DTYPE_UINT = 1,
  TCOPT_DTYPE_FLOAT = 2,
  TCOPT_DTYPE_BFLOAT = 4,
  TCOPT_DTYPE_BOOL = 6
};

/** Devices, numbered as DLPack's DLDeviceType. EXT is the device of a plugin.
 */
enum tcopt_device_type {
  TCOPT_DEVICE_CPU = 1,
  TCOPT_DEVICE_CUDA = 2,
  TCOPT_DEVICE_EXT = 12
};

/** Layout of DLPack's DLDevice. */
typedef struct tcopt_device {
  int32_t type;
  int32_t id;
} tcopt_device;

/** Layout of DLPack's DLDataType. `lanes` is always 1; a Boolean has 8 bits. */
typedef struct tcopt_dtype {
  uint8_t code;
  uint8_t bits;
  uint16_t lanes;
} tcopt_dtype;

/** Layout of DLPack's DLTensor. `shape` has `ndim` sizes, `strides` as many
    distances in elements or is NULL, which means C-contiguous; the first
    element is at `data + byte_offset` (bytes). The struct owns nothing. */
typedef struct tcopt_tensor {
  void *data;
  tcopt_device device;
  int32_t ndim;
  tcopt_dtype dtype;
  int64_t *shape;
  int64_t *strides;
  uint64_t byte_offset;
} tcopt_tensor;

/** Code and bits of a dtype, as a pair of arguments or initializers:
    `tcopt_dtype d = {TCOPT_F32, 1};`. */
#define TCOPT_F64 TCOPT_DTYPE_FLOAT, 64
#define TCOPT_F32 TCOPT_DTYPE_FLOAT, 32
#define TCOPT_F16 TCOPT_DTYPE_FLOAT, 16
#define TCOPT_BF16 TCOPT_DTYPE_BFLOAT, 16
#define TCOPT_I64 TCOPT_DTYPE_INT, 64
#define TCOPT_I32 TCOPT_DTYPE_INT, 32
#define TCOPT_I16 TCOPT_DTYPE_INT, 16
#define TCOPT_I8 TCOPT_DTYPE_INT, 8
#define TCOPT_UI8 TCOPT_DTYPE_UINT, 8
#define TCOPT_BOOL TCOPT_DTYPE_BOOL, 8

/*===-- Status ------------------------------------------------------------===*/

/** Result of functions that can fail. Values never change their meaning. */
typedef enum tcopt_status {
  TCOPT_OK = 0,
  /** A guard, shape, dtype, device or pointer of an argument is wrong. */
  TCOPT_INVALID_ARGUMENT = 1,
  TCOPT_OUT_OF_MEMORY = 2,
  TCOPT_INDEX_OUT_OF_BOUNDS = 3,
  TCOPT_DIVISION_BY_ZERO = 4,
  /** A check_equal or check_close found a difference. */
  TCOPT_CHECK_FAILED = 5,
  /** Two sizes that must agree do not. */
  TCOPT_SHAPE_MISMATCH = 6,
  TCOPT_INTERNAL = 7,
  TCOPT_TIME_LIMIT = 8,
  TCOPT_UNSUPPORTED = 9
} tcopt_status;

/** State of one thread of calls: status, memory, threads, hooks, profile. */
typedef struct tcopt_context tcopt_context;

/** A library function that compiled programs call (`nest.extern`), and the
    `NAME_shapes` of a compiled function, which fills `out[i].shape` only.
    Returns a tcopt_status. */
typedef int (*tcopt_function)(tcopt_context *ctx, const tcopt_tensor *in,
                              tcopt_tensor *out);

/** A compiled function: reads `in`, fills the data of `out`. `state` is the
    result of NAME_init, which may be NULL. Returns a tcopt_status. If the
    signature donates input i to result j, the function works in `out[j]`: in
    place, if the caller passes the same memory as both, otherwise after copying
    the input there. A size of -1 in a shape of `NAME_shapes` is data-dependent:
    the caller sets the data of the result to NULL, and the function allocates
    them as tcopt_rt_alloc_result and fills in the shape. */
typedef int (*tcopt_entry)(tcopt_context *ctx, const tcopt_tensor *in,
                           tcopt_tensor *out, const void *state);

/** `NAME_init` of a compiled function: computes the program's state, values
    that depend only on constants, such as transposed weights. Stores NULL for a
    program without a state, and after a failure. A state is immutable: any
    number of threads and contexts, and all functions that were compiled
    together, may use it at once. Returns a tcopt_status. */
typedef int (*tcopt_init)(tcopt_context *ctx, void **state);

/** `NAME_exit`: frees a state, which no call may use any more. NULL is allowed.
    The context may differ from that of NAME_init. */
typedef void (*tcopt_exit)(tcopt_context *ctx, void *state);

/** Records a failure and returns `code` (TCOPT_INTERNAL for a `code` that is
    0). The first failure since the last reset is kept; later failures do not
    change status and message. `message` may be NULL; it is cut at 1023 bytes.
    [any thread] */
TCOPT_RT_EXPORT int tcopt_rt_fail(tcopt_context *ctx, int code,
                                  const char *message);

/** Records a failure of a kernel's `order`-th op that may fail. The next
    tcopt_rt_status outside of a parallel_for records the failure of a kernel
    with the least order; `message` must be valid until then. [any thread] */
TCOPT_RT_EXPORT int tcopt_rt_fail_in_order(tcopt_context *ctx, int code,
                                           const char *message, int32_t order);

/** Fails with INDEX_OUT_OF_BOUNDS. `where` may be NULL. [any thread] */
TCOPT_RT_EXPORT int tcopt_rt_fail_index(tcopt_context *ctx, int64_t index,
                                        int64_t size, const char *where);

/** Status of the call so far, 0 without a failure. [any thread] */
TCOPT_RT_EXPORT int tcopt_rt_status(const tcopt_context *ctx);

/** Message of the first failure or "", valid until the context's next reset. */
TCOPT_RT_EXPORT const char *tcopt_rt_last_error(const tcopt_context *ctx);

/** Name of a status, such as "out of memory"; "unknown status" for others. */
TCOPT_RT_EXPORT const char *tcopt_rt_status_name(int status);

/** Prepares the context for a new call: clears status, message and counts,
    closes all frames and arenas (their memory stays cached). Keeps results,
    deadline, profile and settings. Not within a call. */
TCOPT_RT_EXPORT void tcopt_rt_reset(tcopt_context *ctx);

/*===-- Context -----------------------------------------------------------===*/

/** A task of a parallel_for; `index` counts from 0. */
typedef void (*tcopt_task)(void *arg, int64_t index);

/** Options of a context. Set `size` to sizeof(tcopt_context_options) and all
    unused fields to 0; structs of older and newer headers work if the fields
    that the runtime does not have are 0. */
typedef struct tcopt_context_options {
  uint64_t size;
  /** Threads of parallel_for; 0 means OpenMP's default. At most 4096. */
  int32_t threads;
  /** Nonzero records a profile from the start. */
  int32_t profile;
  /** Passed to all hooks. */
  void *user;
  /** Returns `bytes` of memory aligned to `alignment` (a power of two), or
      NULL. Set both memory hooks or none; called from any thread. */
  void *(*allocate)(void *user, size_t bytes, size_t alignment);
  /** Releases what `allocate` returned for the same number of bytes. */
  void (*deallocate)(void *user, void *memory, size_t bytes);
  /** Runs `task(arg, i)` exactly once for each i in [0, tasks), on whichever
      threads, and returns when all have ended. */
  void (*parallel_for)(void *user, int64_t tasks, tcopt_task task, void *arg);
  /** Receives the text of tcopt_rt_print instead of stdout. */
  void (*print)(void *user, const char *text, size_t bytes);
  /** Instruction sets, bits 1 << tcopt_cpu_feature, that programs for several
      levels do not use even if the machine supports them. */
  uint64_t without_features;
  /** The device, besides the CPU, of arguments and results; all 0 for none. A
      device other than the CPU requires the three hooks. */
  tcopt_device device;
  /** The stream of the device on which its work runs, such as a cudaStream_t,
      which the runtime passes to device_allocate and device_copy. */
  void *stream;
  /** Memory of the device, as `allocate` and `deallocate`, for work of a
      stream. Work of any stream may use memory that is allocated with NULL. */
  void *(*device_allocate)(void *user, void *stream, tcopt_device device,
                           size_t bytes, size_t alignment);
  void (*device_deallocate)(void *user, tcopt_device device, void *memory,
                            size_t bytes);
  /** Copies between the host's memory and the device's, or within the device,
      in the order of the stream; returns a nonzero number on failure. On
      return, copies to the host are complete, and sources on the host may be
      changed. */
  int (*device_copy)(void *user, void *stream, void *to, tcopt_device to_device,
                     const void *from, tcopt_device from_device, size_t bytes);
  /** Private to the device's runtime; tcopt_rt_device_state returns it. */
  void *device_state;
  /** Waits for the device and records failures of kernels; may be NULL. */
  int (*device_check)(tcopt_context *ctx);
  /** May record the reason why device_allocate or device_copy failed. May be
      NULL. */
  void (*device_explain)(tcopt_context *ctx, size_t bytes);
} tcopt_context_options;

/** Creates a context; `options` may be NULL. Sets `*ctx` to NULL on failure. */
TCOPT_RT_EXPORT int
tcopt_rt_context_create(const tcopt_context_options *options,
                        tcopt_context **ctx);

/** Frees the context and its memory, after the results. NULL is allowed. */
TCOPT_RT_EXPORT void tcopt_rt_context_destroy(tcopt_context *ctx);

/** Sets the number of threads (0: OpenMP's default); INVALID_ARGUMENT outside
    [0, 4096]. */
TCOPT_RT_EXPORT int tcopt_rt_set_threads(tcopt_context *ctx, int32_t threads);

/** The number of threads that parallel_for uses, at least 1. [any thread] */
TCOPT_RT_EXPORT int32_t tcopt_rt_threads(const tcopt_context *ctx);

/** The device of the options; the CPU, index 0, by default. [any thread] */
TCOPT_RT_EXPORT tcopt_device tcopt_rt_device(const tcopt_context *ctx);

/** The stream of the options or of tcopt_rt_device_set_stream. [any thread] */
TCOPT_RT_EXPORT void *tcopt_rt_stream(const tcopt_context *ctx);

/** The device_state of the options. [any thread] */
TCOPT_RT_EXPORT void *tcopt_rt_device_state(const tcopt_context *ctx);

/** Waits for the device by the hook device_check, if it is set, which records
    failures of kernels. Returns the status of the call. */
TCOPT_RT_EXPORT int tcopt_rt_device_check(tcopt_context *ctx);

/** Version of the library, such as "0.1.0". [any thread] */
TCOPT_RT_EXPORT const char *tcopt_rt_version(void);

/** TCOPT_RT_ABI_VERSION of the loaded library. [any thread] */
TCOPT_RT_EXPORT int tcopt_rt_abi_version(void);

/*===-- Memory ------------------------------------------------------------===*/

/** Returns `bytes` (>= 0) of uninitialised, 64-byte-aligned memory, never NULL
    on success; NULL with INVALID_ARGUMENT or OUT_OF_MEMORY recorded. Freed by
    tcopt_rt_free on the same context. [any thread] */
TCOPT_RT_EXPORT void *tcopt_rt_alloc(tcopt_context *ctx, int64_t bytes);

/** As tcopt_rt_alloc(count * element_bytes); OUT_OF_MEMORY when the product
    overflows. [any thread] */
TCOPT_RT_EXPORT void *tcopt_rt_alloc_array(tcopt_context *ctx, int64_t count,
                                           int64_t element_bytes);

/** Frees memory of tcopt_rt_alloc or _alloc_array; NULL is fine.
    [any thread] */
TCOPT_RT_EXPORT void tcopt_rt_free(tcopt_context *ctx, void *memory);

/** Makes `out` a C-contiguous CPU tensor of the given dtype and `ndim` sizes:
    copies `shape` into `out->shape` (which the caller provides; both may be
    the same array) and allocates the data. The caller owns the data and frees
    it with tcopt_rt_free_result. INVALID_ARGUMENT, OUT_OF_MEMORY. */
TCOPT_RT_EXPORT int tcopt_rt_alloc_result(tcopt_context *ctx, tcopt_tensor *out,
                                          int32_t dtype_code,
                                          int32_t dtype_bits, int32_t ndim,
                                          const int64_t *shape);

/** As tcopt_rt_alloc_result, in memory of the context's device, which is
    excluded from tcopt_rt_bytes. Also INVALID_ARGUMENT if the context has no
    device but the CPU. */
TCOPT_RT_EXPORT int
tcopt_rt_alloc_device_result(tcopt_context *ctx, tcopt_tensor *out,
                             int32_t dtype_code, int32_t dtype_bits,
                             int32_t ndim, const int64_t *shape);

/** Frees the data of a tensor made by one of these two, on a context with the
    same device, and sets it to NULL; does nothing if it is NULL. */
TCOPT_RT_EXPORT void tcopt_rt_free_result(tcopt_context *ctx,
                                          tcopt_tensor *result);

/** Copies `t` to memory of the context, as result `index` of the running
    function: to host memory, or to the device if `t` is on the context's
    device. INVALID_ARGUMENT, OUT_OF_MEMORY. */
TCOPT_RT_EXPORT int tcopt_rt_give_result(tcopt_context *ctx, int32_t index,
                                         const tcopt_tensor *t);

/** Sets `out` to the result that tcopt_rt_give_result has stored as `index`,
    with this dtype and on its device; `out->shape` must have room for its
    sizes. The caller owns the data and frees it with tcopt_rt_free_result.
    Returns the status of the call, after whose failure `out` is not changed;
    INVALID_ARGUMENT without a result. tcopt_rt_call_end frees results that are
    not taken. */
TCOPT_RT_EXPORT int tcopt_rt_take_result(tcopt_context *ctx, int32_t index,
                                         tcopt_tensor *out, int32_t dtype_code,
                                         int32_t dtype_bits);

/** Opens a frame and returns a mark for tcopt_rt_call_end. Each entry point
    opens a frame, so that an early return also releases arenas and boundary
    copies. */
TCOPT_RT_EXPORT int64_t tcopt_rt_call_begin(tcopt_context *ctx);

/** Closes the frame and all arenas and boundary copies opened within it (the
    memory stays cached), and frees results that were not taken. Returns the
    status of the call. */
TCOPT_RT_EXPORT int tcopt_rt_call_end(tcopt_context *ctx, int64_t mark);

/** Opens an arena of at least `bytes` (>= 0), 64-byte-aligned, contents
    undefined; from 2 MiB on aligned to huge pages and advised to use them.
    Arenas nest as a stack, and each depth keeps its memory for the next call.
    NULL with INVALID_ARGUMENT or OUT_OF_MEMORY recorded, at `where`, a source
    location or NULL. */
TCOPT_RT_EXPORT void *tcopt_rt_arena_begin(tcopt_context *ctx, int64_t bytes,
                                           const char *where);

/** Closes `arena` and all arenas that were opened after it. INVALID_ARGUMENT if
    it is not open; NULL is allowed. */
TCOPT_RT_EXPORT int tcopt_rt_arena_end(tcopt_context *ctx, void *arena);

/** As tcopt_rt_arena_begin and tcopt_rt_arena_end, in memory of the context's
    device, with a separate stack, which frames close as well. The memory is
    excluded from tcopt_rt_bytes. INVALID_ARGUMENT if the context has no device
    but the CPU. */
TCOPT_RT_EXPORT void *tcopt_rt_device_arena_begin(tcopt_context *ctx,
                                                  int64_t bytes,
                                                  const char *where);
TCOPT_RT_EXPORT int tcopt_rt_device_arena_end(tcopt_context *ctx, void *arena);

/** Frees all cached memory that is not in use, the device's too. */
TCOPT_RT_EXPORT void tcopt_rt_trim(tcopt_context *ctx);

/** Bytes that the context holds now (arenas, caches, allocations, results). */
TCOPT_RT_EXPORT int64_t tcopt_rt_bytes(const tcopt_context *ctx);

/** The largest tcopt_rt_bytes since the last tcopt_rt_reset_peak. */
TCOPT_RT_EXPORT int64_t tcopt_rt_peak_bytes(const tcopt_context *ctx);

/** Starts a new measurement of tcopt_rt_peak_bytes. */
TCOPT_RT_EXPORT void tcopt_rt_reset_peak(tcopt_context *ctx);

/*===-- Threads and time --------------------------------------------------===*/

/** Runs the piece [begin, end) of a parallel loop. Reports failure by
    tcopt_rt_fail. */
typedef void (*tcopt_body)(tcopt_context *ctx, void *args, int64_t begin,
                           int64_t end);

/** Calls `body` on disjoint, non-empty pieces that cover [0, n), each index
    once, pieces of `grain` (at least 1) or more but for the last. Runs inline,
    as one piece, where n <= grain, with one thread and inside another
    parallel_for. After a failure or the time limit, the remaining pieces are
    skipped. The pieces depend on the number of threads, so results must not
    depend on the pieces. Returns the status of the call. INVALID_ARGUMENT for n
    < 0. [any thread] */
TCOPT_RT_EXPORT int tcopt_rt_parallel_for(tcopt_context *ctx, tcopt_body body,
                                          void *args, int64_t n, int64_t grain);

/** Two parallel loops with one fork: `first` on pieces of [0, n) and, when all
    of them have ended, `second` on pieces of [0, m), as tcopt_rt_parallel_for
    does. A host's parallel_for is called once for each. [any thread] */
TCOPT_RT_EXPORT int tcopt_rt_parallel_for_two(tcopt_context *ctx, void *args,
                                              tcopt_body first, int64_t n,
                                              int64_t grain, tcopt_body second,
                                              int64_t m, int64_t second_grain);

/** Acquires a thread slot, for memory that pieces of a loop use in turn: a
    number in [0, tcopt_rt_threads(ctx)) that no other piece has until
    tcopt_rt_slot_end. Blocks if a host runs more pieces at once than threads; a
    piece acquires one slot at a time. [any thread] */
TCOPT_RT_EXPORT int32_t tcopt_rt_slot_begin(tcopt_context *ctx);

/** Releases a slot. [any thread] */
TCOPT_RT_EXPORT void tcopt_rt_slot_end(tcopt_context *ctx, int32_t slot);

/** Makes calls fail with TIME_LIMIT after `seconds` from now; 0 removes the
    limit. It applies until it is set again. INVALID_ARGUMENT for a negative
    number or NaN. */
TCOPT_RT_EXPORT int tcopt_rt_set_deadline(tcopt_context *ctx, double seconds);

/** Nonzero when a loop should stop: the status of the call, after recording
    TIME_LIMIT if the deadline has passed. Costs a few nanoseconds, one clock
    read with a deadline (resolution: milliseconds). [any thread] */
TCOPT_RT_EXPORT int tcopt_rt_expired(tcopt_context *ctx);

/*===-- Entry points: guards and layouts ----------------------------------===*/

/** Checks argument `index` with the name `name` (or NULL): a CPU tensor of this
    dtype and rank, its sizes non-negative and equal to `static_shape` (ndim
    sizes, -1 for dynamic; NULL: all dynamic), its extent addressable, and its
    data not NULL unless it has no elements. INVALID_ARGUMENT, with expected and
    found values. */
TCOPT_RT_EXPORT int
tcopt_rt_check_input(tcopt_context *ctx, const tcopt_tensor *t, int32_t index,
                     int32_t dtype_code, int32_t dtype_bits, int32_t ndim,
                     const int64_t *static_shape, const char *name);

/** As tcopt_rt_check_input, for result `index`; its elements must not share
    memory through a stride of 0. */
TCOPT_RT_EXPORT int
tcopt_rt_check_output(tcopt_context *ctx, const tcopt_tensor *t, int32_t index,
                      int32_t dtype_code, int32_t dtype_bits, int32_t ndim,
                      const int64_t *static_shape, const char *name);

/** As tcopt_rt_check_input and tcopt_rt_check_output, for a tensor in C order
    on the context's device, which must have this type and, unless `device_id`
    is -1, this index. Type 0 accepts tensors in host memory, in any order, or
    on the context's device. */
TCOPT_RT_EXPORT int
tcopt_rt_check_device_input(tcopt_context *ctx, const tcopt_tensor *t,
                            int32_t index, int32_t device_type,
                            int32_t device_id, int32_t dtype_code,
                            int32_t dtype_bits, int32_t ndim,
                            const int64_t *static_shape, const char *name);
TCOPT_RT_EXPORT int
tcopt_rt_check_device_output(tcopt_context *ctx, const tcopt_tensor *t,
                             int32_t index, int32_t device_type,
                             int32_t device_id, int32_t dtype_code,
                             int32_t dtype_bits, int32_t ndim,
                             const int64_t *static_shape, const char *name);

/** INVALID_ARGUMENT unless result `index` has `ndim` sizes, a shape for them,
    and no data, so that tcopt_rt_take_result can fill it. */
TCOPT_RT_EXPORT int tcopt_rt_check_unallocated(tcopt_context *ctx,
                                               const tcopt_tensor *t,
                                               int32_t index, int32_t ndim,
                                               const char *name);

/** INVALID_ARGUMENT unless `t` has `ndim` sizes and a shape that holds them,
   for a tensor without data yet; `what` names it. */
TCOPT_RT_EXPORT int tcopt_rt_check_rank(tcopt_context *ctx,
                                        const tcopt_tensor *t, int32_t ndim,
                                        const char *what);

/** SHAPE_MISMATCH unless `found == expected`; `what` names the size. */
TCOPT_RT_EXPORT int tcopt_rt_check_size(tcopt_context *ctx, int64_t found,
                                        int64_t expected, const char *what);

/** INVALID_ARGUMENT unless `min <= value <= max`. */
TCOPT_RT_EXPORT int tcopt_rt_check_range(tcopt_context *ctx, int64_t value,
                                         int64_t min, int64_t max,
                                         const char *what);

/** INVALID_ARGUMENT unless `divisor` (> 0) divides `value`. */
TCOPT_RT_EXPORT int tcopt_rt_check_multiple(tcopt_context *ctx, int64_t value,
                                            int64_t divisor, const char *what);

/** Address of the elements of `t` in C order, 64-byte-aligned, for reading: its
    data, or, if strides or alignment do not permit this or it is on the
    context's device, a copy that lives until the frame ends and is counted.
    Never NULL on success, not even without elements. NULL with INVALID_ARGUMENT
    or OUT_OF_MEMORY recorded. */
TCOPT_RT_EXPORT void *tcopt_rt_contiguous(tcopt_context *ctx,
                                          const tcopt_tensor *t);

/** Address for writing the elements of `t` in C order, 64-byte-aligned: its
    data or, as in tcopt_rt_contiguous, a temporary of the frame. Contents
    undefined. NULL with INVALID_ARGUMENT or OUT_OF_MEMORY recorded. */
TCOPT_RT_EXPORT void *tcopt_rt_output_begin(tcopt_context *ctx,
                                            const tcopt_tensor *t);

/** Ends the write begun by tcopt_rt_output_begin, which returned `data`: copies
    a temporary to its tensor (counted) unless the call has failed. Returns the
    status of the call. */
TCOPT_RT_EXPORT int tcopt_rt_output_end(tcopt_context *ctx,
                                        const tcopt_tensor *t,
                                        const void *data);

/** Checks the memory of donated arguments: `donors[j]` is the argument donated
    to result j, -1 for none. INVALID_ARGUMENT if the memory of such a result
    overlaps that of another argument or result, or that of its donor without
    having the same address and strides. Overlap is determined by the first and
    the last byte of a tensor. Also OUT_OF_MEMORY. Each tensor must have been
    checked separately before. */
TCOPT_RT_EXPORT int
tcopt_rt_check_donated(tcopt_context *ctx, const tcopt_tensor *in,
                       int32_t num_inputs, const tcopt_tensor *out,
                       int32_t num_results, const int64_t *donors);

/** Address of the elements of `in` in C order, 64-byte-aligned, for updates in
    place: the data of `out`, or a temporary of the frame if strides or
    alignment do not permit this. Elements at another address are copied
    (counted). Ended by tcopt_rt_output_end(ctx, out, data). NULL with
    INVALID_ARGUMENT or OUT_OF_MEMORY recorded. */
TCOPT_RT_EXPORT void *tcopt_rt_donated_begin(tcopt_context *ctx,
                                             const tcopt_tensor *in,
                                             const tcopt_tensor *out);

/** As tcopt_rt_contiguous, for code that runs on the context's device: an
    address there. Tensors in the host's memory are copied to the device. */
TCOPT_RT_EXPORT void *tcopt_rt_device_contiguous(tcopt_context *ctx,
                                                 const tcopt_tensor *t);

/** As tcopt_rt_output_begin and tcopt_rt_output_end, with an address on the
    context's device. Copies to host memory at the end use tcopt_rt_device_read.
 */
TCOPT_RT_EXPORT void *tcopt_rt_device_output_begin(tcopt_context *ctx,
                                                   const tcopt_tensor *t);
TCOPT_RT_EXPORT int tcopt_rt_device_output_end(tcopt_context *ctx,
                                               const tcopt_tensor *t,
                                               const void *data);

/** As tcopt_rt_donated_begin, with an address on the context's device; ended by
    tcopt_rt_device_output_end(ctx, out, data). */
TCOPT_RT_EXPORT void *tcopt_rt_device_donated_begin(tcopt_context *ctx,
                                                    const tcopt_tensor *in,
                                                    const tcopt_tensor *out);

/** Copies bytes from the device, to it and within it by device_copy, unless the
    call has failed before; a read ends with a tcopt_rt_device_check. Returns
    the status of the call. INVALID_ARGUMENT where the context has no device but
    the CPU. */
TCOPT_RT_EXPORT int tcopt_rt_device_read(tcopt_context *ctx, void *to_host,
                                         const void *from_device,
                                         int64_t bytes);
TCOPT_RT_EXPORT int tcopt_rt_device_write(tcopt_context *ctx, void *to_device,
                                          const void *from_host, int64_t bytes);
TCOPT_RT_EXPORT int tcopt_rt_device_move(tcopt_context *ctx, void *to_device,
                                         const void *from_device,
                                         int64_t bytes);

/** Tensors copied at the boundary since the last reset. */
TCOPT_RT_EXPORT int64_t tcopt_rt_copies(const tcopt_context *ctx);

/*===-- States ------------------------------------------------------------===*/

/** Begins the state of a program, which `program` (any unique address)
    identifies: returns `bytes` bytes of memory, 64-byte-aligned, contents
    undefined, to be filled and passed to tcopt_rt_state_end. Sets `*state` to
    NULL. The context's hooks allocate the memory, which outlives the context
    and is excluded from its bytes. NULL for 0 bytes and after a failure; NULL
    with INVALID_ARGUMENT or OUT_OF_MEMORY recorded. */
TCOPT_RT_EXPORT void *tcopt_rt_state_begin(tcopt_context *ctx, int64_t bytes,
                                           const void *program, void **state);

/** Stores `memory` to `*state`, or frees it if the call has failed. Returns the
    status of the call. */
TCOPT_RT_EXPORT int tcopt_rt_state_end(tcopt_context *ctx, void *memory,
                                       void **state);

/** As above in memory of the context's device, where `memory` is an address.
    `*state` is in construction until the end, which must follow. */
TCOPT_RT_EXPORT void *tcopt_rt_device_state_begin(tcopt_context *ctx,
                                                  int64_t bytes,
                                                  const void *program,
                                                  void **state);
TCOPT_RT_EXPORT int tcopt_rt_device_state_end(tcopt_context *ctx, void *memory,
                                              void **state);

/** Device address of a device state's bytes; NULL for a state in host memory
    and for NULL. [any thread] */
TCOPT_RT_EXPORT void *tcopt_rt_device_state_data(const void *state);

/** INVALID_ARGUMENT unless `state` is a state of `program`. [any thread] */
TCOPT_RT_EXPORT int tcopt_rt_check_state(tcopt_context *ctx, const void *state,
                                         const void *program);

/** Bytes of a state; 0 for NULL. [any thread] */
TCOPT_RT_EXPORT int64_t tcopt_rt_state_bytes(const void *state);

/** Frees a state; NULL is allowed. Needs no context: calls the hook of the
    context that allocated the state, with its user pointer. */
TCOPT_RT_EXPORT void tcopt_rt_state_free(void *state);

/*===-- Order -------------------------------------------------------------===*/

/** Sorts `in[0]` along the last dimension: writes the first elements to
    `out[0]`, of the same dtype, and their indices to `out[1]`, of i64. The last
    size of both is the number of elements, at most that of `in[0]`. The sort is
    stable, also descending; NaN is the greatest, -0 equals 0. Results do not
    depend on the number of threads. INVALID_ARGUMENT, OUT_OF_MEMORY. */
TCOPT_RT_EXPORT int tcopt_rt_sort_ascending(tcopt_context *ctx,
                                            const tcopt_tensor *in,
                                            tcopt_tensor *out);
TCOPT_RT_EXPORT int tcopt_rt_sort_descending(tcopt_context *ctx,
                                             const tcopt_tensor *in,
                                             tcopt_tensor *out);

/*===-- Kernels of user-defined ops ---------------------------------------===*/

enum tcopt_attribute_kind {
  TCOPT_ATTRIBUTE_INT = 0,
  TCOPT_ATTRIBUTE_FLOAT = 1,
  TCOPT_ATTRIBUTE_STRING = 2
};

/** An attribute of a call of a kernel. `number` is also set for integers;
    `text` is NULL except for strings. */
typedef struct tcopt_attribute {
  const char *name;
  int32_t kind;
  int64_t integer;
  double number;
  const char *text;
} tcopt_attribute;

/** Sorted by name. */
typedef struct tcopt_attributes {
  int32_t count;
  const tcopt_attribute *items;
} tcopt_attributes;

/** The kernel of a user-defined op: reads `inputs`, fills the data of
    `outputs`, whose shapes are set, all in C order, and returns a tcopt_status.
    It reports a failure by tcopt_rt_fail, may use the context for memory and
    loops, must not throw, and is a pure function of inputs and attributes.
    Compiled code calls the kernel of the op `mylib::scale` as
    `tcopt_custom_mylib__scale`. [any thread, each with a separate context] */
typedef int (*tcopt_kernel)(tcopt_context *ctx, int32_t num_inputs,
                            const tcopt_tensor *inputs, int32_t num_outputs,
                            tcopt_tensor *outputs,
                            const tcopt_attributes *attributes);

/** The attribute of this name, or NULL. [any thread] */
TCOPT_RT_EXPORT const tcopt_attribute *
tcopt_rt_attribute(const tcopt_attributes *attributes, const char *name);

/** Calls a kernel, unless the call has failed before, and prefixes its error
    with `where`, which names the op and its source location. Returns the status
    of the call. Tensors of a device are copied to the host and back. */
TCOPT_RT_EXPORT int
tcopt_rt_call_kernel(tcopt_context *ctx, const char *where, tcopt_kernel kernel,
                     int32_t num_inputs, const tcopt_tensor *inputs,
                     int32_t num_outputs, tcopt_tensor *outputs,
                     const tcopt_attributes *attributes);

/*===-- Instruction sets --------------------------------------------------===*/

/** Features of x86-64 CPUs beyond the baseline. Numbers never change. */
enum tcopt_cpu_feature {
  TCOPT_CPU_SSE3 = 0,
  TCOPT_CPU_SSSE3 = 1,
  TCOPT_CPU_SSE4_1 = 2,
  TCOPT_CPU_SSE4_2 = 3,
  TCOPT_CPU_POPCNT = 4,
  TCOPT_CPU_MOVBE = 5,
  TCOPT_CPU_AVX = 6,
  TCOPT_CPU_F16C = 7,
  TCOPT_CPU_FMA = 8,
  TCOPT_CPU_AVX2 = 9,
  TCOPT_CPU_BMI = 10,
  TCOPT_CPU_BMI2 = 11,
  TCOPT_CPU_LZCNT = 12,
  TCOPT_CPU_AVX512F = 13,
  TCOPT_CPU_AVX512DQ = 14,
  TCOPT_CPU_AVX512CD = 15,
  TCOPT_CPU_AVX512BW = 16,
  TCOPT_CPU_AVX512VL = 17,
  TCOPT_CPU_AVX512IFMA = 18,
  TCOPT_CPU_AVX512VBMI = 19,
  TCOPT_CPU_AVX512VBMI2 = 20,
  TCOPT_CPU_AVX512VNNI = 21,
  TCOPT_CPU_AVX512BITALG = 22,
  TCOPT_CPU_AVX512VPOPCNTDQ = 23,
  TCOPT_CPU_GFNI = 24,
  TCOPT_CPU_AVX512FP16 = 25,
  TCOPT_CPU_AVX512BF16 = 26,
  TCOPT_CPU_AVXVNNI = 27,
  TCOPT_CPU_AVXNECONVERT = 28,
  TCOPT_CPU_AVXIFMA = 29,
  TCOPT_CPU_AVXVNNIINT8 = 30,
  TCOPT_CPU_AVXVNNIINT16 = 31,
  TCOPT_CPU_SSE4A = 32,
  TCOPT_CPU_XOP = 33,
  TCOPT_CPU_FMA4 = 34,
  TCOPT_CPU_TBM = 35
};

/** The features of this machine whose registers the system saves, as bits 1 <<
    tcopt_cpu_feature; 0 if it is not an x86-64. Takes microseconds in a virtual
    machine. [any thread] */
TCOPT_RT_EXPORT uint64_t tcopt_rt_cpu_features(void);

/** The last of `count` levels whose features, bits 1 << tcopt_cpu_feature, this
    machine has and the context may use. Programs for several levels call it in
    each call of a function. If no level can run, -1 with UNSUPPORTED recorded;
    `lowest` is the name of the first level. */
TCOPT_RT_EXPORT int32_t tcopt_rt_select_level(tcopt_context *ctx,
                                              const uint64_t *levels,
                                              int32_t count,
                                              const char *lowest);

/*===-- Checks and output -------------------------------------------------===*/

/** CHECK_FAILED unless all elements are equal (NaN equals NaN, -0 equals 0).
    Tensors on the context's device are copied to the host first, here and in
    tcopt_rt_print. The message has the prefix `where` (or NULL), "outputs
    differ", the number of wrong elements, and index and values of the worst
    one. SHAPE_MISMATCH if the shapes differ, INVALID_ARGUMENT if the dtypes
    differ. */
TCOPT_RT_EXPORT int tcopt_rt_check_equal(tcopt_context *ctx,
                                         const tcopt_tensor *actual,
                                         const tcopt_tensor *expected,
                                         const char *where);

/** As tcopt_rt_check_equal, where elements agree if
    |actual - expected| <= atol + rtol * |expected|, computed in double; NaN
    agrees with NaN and Inf with the Inf of its sign only. Both tolerances are
    finite and >= 0, else INVALID_ARGUMENT. */
TCOPT_RT_EXPORT int tcopt_rt_check_close(tcopt_context *ctx,
                                         const tcopt_tensor *actual,
                                         const tcopt_tensor *expected,
                                         double rtol, double atol,
                                         const char *where);

/** Prints `label: tensor<2x3xf32> [[...], [...]]` to the print hook or stdout,
    as one piece of text; beyond 1000 elements only the first and last three of
    each dimension longer than six. Numbers are the shortest that read back as
    the same value. `label` may be NULL. INVALID_ARGUMENT, OUT_OF_MEMORY. */
TCOPT_RT_EXPORT int tcopt_rt_print(tcopt_context *ctx, const tcopt_tensor *t,
                                   const char *label);

/*===-- Profile -----------------------------------------------------------===*/

/** A row of the profile: calls and wall time (nanoseconds) of a kernel. */
typedef struct tcopt_profile_entry {
  const char *name;
  int64_t calls;
  int64_t ns;
} tcopt_profile_entry;

/** Starts (nonzero) or stops recording. Keeps the recorded rows. */
TCOPT_RT_EXPORT void tcopt_rt_profile_enable(tcopt_context *ctx, int enabled);

/** Records that `kernel` starts. Almost free while not recording. Nested starts
    of one kernel are timed once. */
TCOPT_RT_EXPORT void tcopt_rt_profile_begin(tcopt_context *ctx,
                                            const char *kernel);

/** Records that `kernel` ended; ignored without its begin. */
TCOPT_RT_EXPORT void tcopt_rt_profile_end(tcopt_context *ctx,
                                          const char *kernel);

/** Nonzero while recording. */
TCOPT_RT_EXPORT int tcopt_rt_profile_enabled(const tcopt_context *ctx);

/** Adds calls and time that were measured elsewhere to a row, if recording. */
TCOPT_RT_EXPORT void tcopt_rt_profile_add(tcopt_context *ctx,
                                          const char *kernel, int64_t calls,
                                          int64_t ns);

/** Copies up to `capacity` rows, in the order of their first begin, and returns
    how many there are. Names live until tcopt_rt_profile_clear. `entries` may
   be NULL if capacity is 0. */
TCOPT_RT_EXPORT int64_t tcopt_rt_profile_read(const tcopt_context *ctx,
                                              tcopt_profile_entry *entries,
                                              int64_t capacity);

/** Removes all rows, also of running kernels. */
TCOPT_RT_EXPORT void tcopt_rt_profile_clear(tcopt_context *ctx);

/*===-- 16-bit floats -----------------------------------------------------===*/

/** Converts to 16 bits, rounding once to nearest, ties to even; overflow is
    Inf, NaN becomes quiet and keeps its sign and upper payload. Replaces
    compiler-rt functions that older versions of libgcc lack. [any thread] */
TCOPT_RT_EXPORT uint16_t tcopt_rt_f32_to_f16(float value);
TCOPT_RT_EXPORT uint16_t tcopt_rt_f64_to_f16(double value);
TCOPT_RT_EXPORT uint16_t tcopt_rt_f32_to_bf16(float value);
TCOPT_RT_EXPORT uint16_t tcopt_rt_f64_to_bf16(double value);

/** Converts the low 16 bits of `bits` exactly (others are ignored, so that
    callers need not extend them); NaN becomes quiet. [any thread] */
TCOPT_RT_EXPORT float tcopt_rt_f16_to_f32(uint32_t bits);
TCOPT_RT_EXPORT double tcopt_rt_f16_to_f64(uint32_t bits);
TCOPT_RT_EXPORT float tcopt_rt_bf16_to_f32(uint32_t bits);
TCOPT_RT_EXPORT double tcopt_rt_bf16_to_f64(uint32_t bits);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* TCOPT_RUNTIME_TCOPT_RT_H */
