/*===- Emulated.h - what images of the chip `emulated` agree on ---*- C -*-===*\
|*
|* An image is a shared object. For each kernel NAME it exports
|*
|*   void NAME(void **params);        runs one thread; params as
cuLaunchKernel's
|*   const tcopt_emulated_info NAME_info;
|*
|* and it calls the functions below. Threads of a block run one after the other
|* on one host thread, as fibers if they wait for each other.
|*
\*===----------------------------------------------------------------------===*/

#ifndef TCOPT_LIB_EMULATOR_EMULATED_H
#define TCOPT_LIB_EMULATOR_EMULATED_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Of one thread. lib/Target/CUDA/EmulatedIntrinsics.cpp knows the offsets. */
typedef struct tcopt_emulated_thread {
  uint32_t tid[3], ntid[3], ctaid[3], nctaid[3];
  uint32_t lane, warp;
  uint32_t dynamic_shared_bytes;
  uint32_t reserved;
  /** Of the block: static shared memory, then dynamic one. */
  char *shared;
} tcopt_emulated_thread;

/** Beside a kernel. */
typedef struct tcopt_emulated_info {
  uint32_t static_shared_bytes;
  /** Whether threads wait for each other: at barriers, in shuffles, ... */
  uint32_t uses_fibers;
  /** The product of maxntid; 0: not stated. */
  uint32_t max_threads;
  /** Whether the kernel has atomic operations. */
  uint32_t uses_atomics;
  /** The largest shared memory of a block on the emulated GPU. */
  uint32_t most_shared_bytes;
  uint32_t num_params;
  /** One for each parameter. */
  uint32_t param_bytes[];
} tcopt_emulated_info;

const tcopt_emulated_thread *tcopt_emulated_self(void);

void tcopt_emulated_barrier_all(uint32_t id);
void tcopt_emulated_barrier(uint32_t id, uint32_t threads);
void tcopt_emulated_barrier_arrive(uint32_t id, uint32_t threads);
/** `kind` is 0 for and, 1 for or, 2 for the number of true predicates. */
uint32_t tcopt_emulated_barrier_red(uint32_t kind, uint32_t id,
                                    uint32_t predicate);

void tcopt_emulated_warp_sync(uint32_t mask);
/** `kind` is 0 for up, 1 for down, 2 for bfly, 3 for idx. */
uint32_t tcopt_emulated_shfl(uint32_t kind, uint32_t mask, uint32_t value,
                             uint32_t lane, uint32_t clamp);
uint32_t tcopt_emulated_shflp(uint32_t kind, uint32_t mask, uint32_t value,
                              uint32_t lane, uint32_t clamp,
                              uint32_t *predicate);
/** `kind` is 0 for all, 1 for any, 2 for uni, 3 for ballot. */
uint32_t tcopt_emulated_vote(uint32_t kind, uint32_t mask, uint32_t predicate);
uint32_t tcopt_emulated_match_any(uint32_t mask, uint32_t value);
uint32_t tcopt_emulated_elect(uint32_t mask, uint32_t *predicate);
/** `kind` is 0 to 7 for add, min, max, umin, umax, and, or, xor. */
uint32_t tcopt_emulated_redux(uint32_t kind, uint32_t value, uint32_t mask);

/** `shape` is what follows `mma.` in the name of the intrinsic; `in` has the
 * words of its operands, `out` room for those of its results. */
void tcopt_emulated_mma(const char *shape, const uint32_t *in, uint32_t *out);
void tcopt_emulated_ldmatrix(uint32_t count, uint32_t transposed,
                             const void *row, uint32_t *out);
void tcopt_emulated_stmatrix(uint32_t count, uint32_t transposed, void *row,
                             const uint32_t *in);
/** cp.async: copies `read` bytes and zeros up to `bytes`. The destination is
 * NaN until the thread waits for the copy's group. */
void tcopt_emulated_copy(void *to, const void *from, uint32_t bytes,
                         uint32_t read);
void tcopt_emulated_copy_commit(void);
/** Waits for all groups of the thread except the `pending` newest. */
void tcopt_emulated_copy_wait(uint32_t pending);
/** Waits for all copies, including uncommitted copies. */
void tcopt_emulated_copy_wait_all(void);

/** An access of a vector to an address that is no multiple of `alignment`. */
void tcopt_emulated_misaligned(uint64_t address, uint32_t alignment);

void tcopt_emulated_sleep(uint32_t nanoseconds);
uint32_t tcopt_emulated_clock(void);
uint64_t tcopt_emulated_clock64(void);
uint32_t tcopt_emulated_prmt(uint32_t a, uint32_t b, uint32_t selector);
float tcopt_emulated_exp2f(float x);
float tcopt_emulated_log2f(float x);
float tcopt_emulated_sinf(float x);
float tcopt_emulated_cosf(float x);
float tcopt_emulated_tanhf(float x);

/** `forward`, `reverse` or `both`, as TCOPT_EMULATED_ORDER. Returns 0 for an
 * unknown name. */
uint32_t tcopt_emulated_set_order(const char *name);

/** For tests: how many bytes the host has copied to devices and back. */
int64_t tcopt_emulated_host_bytes(void);

#ifdef __cplusplus
}
#endif

#endif /* TCOPT_LIB_EMULATOR_EMULATED_H */
