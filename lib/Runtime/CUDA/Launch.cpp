//===- Launch.cpp - Launching kernels -------------------------------------===//

#include "State.h"

using namespace tcopt::rt::cuda;

namespace {
struct Shape {
  int64_t grid[3];
  int32_t block[3];
  int64_t shared;
};
} // namespace

/// Puts the kernel and its place in front.
static int failLaunch(tcopt_context *ctx, const tcopt_cuda_kernel &kernel,
                      const Failure &why) {
  Failure full;
  full.set(why.status, "%s%skernel '%s': %s", kernel.where ? kernel.where : "",
           kernel.where ? ": " : "", kernel.name, why.text);
  return tcopt_rt_fail(ctx, full.status, full.text);
}

/// A kernel that the context sees for the first time.
static Kernel *addKernel(tcopt_context *ctx, State &state,
                         const tcopt_cuda_kernel &kernel, Failure &why) {
  Function function;
  if (state.kernels.isFull() && !state.forgetKernels(ctx, why))
    return nullptr;
  if (!state.device.enter(why) ||
      !state.device.getModules().find(state.device, kernel, function, why))
    return nullptr;
  Kernel *added = state.kernels.add(kernel, function);
  if (!added)
    why.set(TCOPT_OUT_OF_MEMORY, "out of memory for kernels");
  return added;
}

static bool isWithin(int64_t value, int64_t most) {
  return value >= 0 && value <= most;
}

static bool hasGoodGrid(const Shape &shape) {
  return isWithin(shape.grid[0], INT32_MAX) && isWithin(shape.grid[1], 65535) &&
         isWithin(shape.grid[2], 65535);
}

static bool hasGoodBlock(const Shape &shape) {
  const int32_t *b = shape.block;
  return b[0] > 0 && b[1] > 0 && b[2] > 0 && b[0] <= 1024 && b[1] <= 1024 &&
         b[2] <= 64 && int64_t(b[0]) * b[1] * b[2] <= 1024;
}

/// Finds out what is wrong.
static bool failShape(const Shape &shape, Failure &why) {
  if (!hasGoodBlock(shape))
    return why.set(TCOPT_INVALID_ARGUMENT,
                   "expected blocks of 1 to 1024 threads, found %d x %d x %d",
                   shape.block[0], shape.block[1], shape.block[2]);
  return why.set(TCOPT_INVALID_ARGUMENT,
                 "expected a grid of at most 2147483647 x 65535 x 65535 "
                 "blocks, found %lld x %lld x %lld",
                 static_cast<long long>(shape.grid[0]),
                 static_cast<long long>(shape.grid[1]),
                 static_cast<long long>(shape.grid[2]));
}

/// Lets the kernel have all that the device has, once: functions are shared by
/// contexts, which must not lower each other's limit.
static bool raiseShared(Device &device, Kernel &kernel, int64_t bytes,
                        Failure &why) {
  int most = device.getMostShared() - kernel.staticShared;
  if (!isWithin(bytes, most))
    return why.set(TCOPT_INVALID_ARGUMENT,
                   "expected at most %d bytes of dynamic shared memory, found "
                   "%lld",
                   most, static_cast<long long>(bytes));
  if (Result result = device.driver().funcSetAttribute(
          kernel.function, maxDynamicSharedBytes, most))
    return device.fail(why, "cuFuncSetAttribute", result);
  kernel.mostShared = most;
  return true;
}

static Result launchOnce(State &state, const Kernel &kernel, const Shape &s,
                         void **params) {
  return state.device.driver().launchKernel(
      kernel.function, unsigned(s.grid[0]), unsigned(s.grid[1]),
      unsigned(s.grid[2]), unsigned(s.block[0]), unsigned(s.block[1]),
      unsigned(s.block[2]), unsigned(s.shared), state.launchStream(), params,
      nullptr);
}

/// A launch may need memory, which the cache may have. What an earlier kernel
/// did wrong may be found only now.
static bool finishLaunch(State &state, const Kernel &kernel, const Shape &shape,
                         void **params, Result result, Failure &why) {
  if (result == outOfMemory) {
    state.device.giveBack();
    result = launchOnce(state, kernel, shape, params);
  }
  if (result == success) [[likely]]
    return true;
  state.device.fail(why, "cuLaunchKernel", result);
  state.addLastKernel(why);
  return false;
}

static bool launchTimed(tcopt_context *ctx, State &state, const Kernel &kernel,
                        const Shape &shape, void **params, Failure &why) {
  if (state.timings.isFull()) {
    if (!state.device.synchronize(state.getStream(), why))
      return false;
    state.timings.read(ctx);
  }
  state.timings.begin(kernel.name, state.getStream());
  Result result = launchOnce(state, kernel, shape, params);
  if (!finishLaunch(state, kernel, shape, params, result, why))
    return false;
  state.timings.end(state.getStream());
  state.lastKernel = &kernel;
  return true;
}

static bool launch(tcopt_context *ctx, State &state,
                   const tcopt_cuda_kernel &description, const Shape &shape,
                   void **params, Failure &why) {
  Kernel *kernel = state.kernels.find(description);
  if (!kernel) [[unlikely]]
    kernel = addKernel(ctx, state, description, why);
  if (!kernel)
    return false;
  if (!hasGoodBlock(shape) || !hasGoodGrid(shape)) [[unlikely]]
    return failShape(shape, why);
  if (!state.device.enter(why))
    return false;
  if (!isWithin(shape.shared, kernel->mostShared) &&
      !raiseShared(state.device, *kernel, shape.shared, why))
    return false;
  if (state.graphs.recording.isOn()) {
    if (!state.graphs.recording.count(why))
      return false;
  } else if (tcopt_rt_profile_enabled(ctx)) [[unlikely]]
    return launchTimed(ctx, state, *kernel, shape, params, why);
  Result result = launchOnce(state, *kernel, shape, params);
  if (!finishLaunch(state, *kernel, shape, params, result, why))
    return false;
  state.lastKernel = kernel;
  return true;
}

int tcopt_rt_cuda_launch(tcopt_context *ctx, const tcopt_cuda_kernel *kernel,
                         int64_t grid_x, int64_t grid_y, int64_t grid_z,
                         int32_t block_x, int32_t block_y, int32_t block_z,
                         int64_t shared_bytes, void **params) {
  State *state = State::of(ctx);
  int status = tcopt_rt_status(ctx);
  if (!state || status != TCOPT_OK)
    return status;
  if (grid_x == 0 || grid_y == 0 || grid_z == 0)
    return TCOPT_OK;
  Shape shape = {
      {grid_x, grid_y, grid_z}, {block_x, block_y, block_z}, shared_bytes};
  Failure why;
  if (launch(ctx, *state, *kernel, shape, params, why)) [[likely]]
    return TCOPT_OK;
  return failLaunch(ctx, *kernel, why);
}

void *tcopt_rt_cuda_status(tcopt_context *ctx) {
  State *state = State::of(ctx);
  return state ? reinterpret_cast<void *>(state->wordOnDevice) : nullptr;
}
