//===- FakeCuda.cpp - A driver of CUDA that computes nothing --------------===//

#include "FakeCuda.h"

#include <cstdlib>
#include <cstring>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <utility>

using namespace tcopt::rt::test;

namespace {

/// Memory of the device and of the host that the driver knows.
std::map<uint64_t, size_t> deviceMemory, hostMemory;
std::set<std::string> functions;
std::mutex mutex;
thread_local void *current = nullptr;

/// What a stream does, or notes in place of doing it.
using Work = std::function<int()>;
struct Graph {
  std::vector<Work> work;
};
struct Stream {
  Graph *captured = nullptr;
};
struct Event {
  void *stream = nullptr;
};

int enqueue(void *stream, Work work) {
  if (Graph *graph = static_cast<Stream *>(stream)->captured) {
    graph->work.push_back(std::move(work));
    return 0;
  }
  return work();
}

FakeCuda &fake() { return *tcopt_fake_cuda(); }

/// What a function returns; 0 where it should do its work.
int begin(const char *name) {
  FakeCuda &f = fake();
  if (f.failing == name && f.failures != 0) {
    --f.failures;
    return f.failResult;
  }
  return f.lost;
}

/// The same of one that needs a context.
int beginIn(const char *name) {
  constexpr int invalidContext = 201;
  if (int result = begin(name))
    return result;
  return current ? 0 : invalidContext;
}

bool isInside(uint64_t address, size_t bytes) {
  auto next = deviceMemory.upper_bound(address);
  if (next == deviceMemory.begin())
    return false;
  auto found = std::prev(next);
  return address + bytes <= found->first + found->second;
}

int copy(const char *name, void *to, const void *from, size_t bytes,
         const void *onDevice, void *stream) {
  constexpr int invalidValue = 1;
  if (int result = beginIn(name))
    return result;
  std::lock_guard<std::mutex> lock(mutex);
  if (!isInside(reinterpret_cast<uint64_t>(onDevice), bytes))
    return invalidValue;
  return enqueue(stream, [=] {
    std::memmove(to, from, bytes);
    return 0;
  });
}

} // namespace

extern "C" {

FakeCuda *tcopt_fake_cuda() {
  static FakeCuda &instance = *new FakeCuda;
  return &instance;
}

int cuInit(unsigned) { return begin("cuInit"); }

int cuDriverGetVersion(int *version) {
  *version = fake().version;
  return 0;
}

int cuGetErrorName(int result, const char **name) {
  *name = result == 2     ? "CUDA_ERROR_OUT_OF_MEMORY"
          : result == 700 ? "CUDA_ERROR_ILLEGAL_ADDRESS"
          : result == 218 ? "CUDA_ERROR_INVALID_PTX"
                          : nullptr;
  return *name ? 0 : 1;
}

int cuGetErrorString(int, const char **text) {
  *text = "as the test wants it";
  return 0;
}

int cuDeviceGetCount(int *count) {
  *count = fake().devices;
  return 0;
}

int cuDeviceGet(int *device, int number) {
  *device = number;
  return 0;
}

int cuDeviceGetAttribute(int *value, int attribute, int device) {
  const std::map<int, int> values = {
      {16, 132}, {75, 9}, {76, fake().minors[device]}, {97, 232448}};
  auto found = values.find(attribute);
  *value = found == values.end() ? 0 : found->second;
  return found == values.end();
}

int cuDeviceGetName(char *name, int bytes, int device) {
  std::strncpy(name, device == 0 ? "Fake 0" : "Fake 1", size_t(bytes));
  return 0;
}

int cuDeviceTotalMem_v2(size_t *bytes, int) {
  *bytes = size_t(fake().memoryBytes);
  return 0;
}

int cuDevicePrimaryCtxRetain(void **context, int device) {
  *context = reinterpret_cast<void *>(uintptr_t(device + 1));
  return begin("cuDevicePrimaryCtxRetain");
}

int cuCtxSetCurrent(void *context) {
  current = context;
  std::lock_guard<std::mutex> lock(mutex);
  ++fake().contextSwitches;
  return 0;
}

int cuCtxGetCurrent(void **context) {
  *context = current;
  return 0;
}

// An image is the names of its kernels; "bad" does not compile.
int cuModuleLoadDataEx(void **module, const void *image, unsigned count,
                       int *options, void **values) {
  constexpr int invalidPtx = 218;
  if (int result = beginIn("cuModuleLoadDataEx"))
    return result;
  std::lock_guard<std::mutex> lock(mutex);
  ++fake().modules;
  if (std::strncmp(static_cast<const char *>(image), "bad", 3) == 0) {
    for (unsigned i = 0; i < count; ++i)
      if (options[i] == 5)
        std::strcpy(static_cast<char *>(values[i]), "ptxas: line 3\nno");
    return invalidPtx;
  }
  fake().lastImage = static_cast<const char *>(image);
  *module = strdup(static_cast<const char *>(image));
  return 0;
}

// A cubin is the names of its kernels after the first bytes of one.
int cuLinkCreate_v2(unsigned, int *, void **, void **link) {
  if (int result = beginIn("cuLinkCreate"))
    return result;
  std::lock_guard<std::mutex> lock(mutex);
  ++fake().links;
  *link = new std::string;
  return 0;
}

int cuLinkAddData_v2(void *link, int type, void *data, size_t bytes,
                     const char *, unsigned, int *, void **) {
  constexpr int invalidValue = 1, invalidPtx = 218;
  if (int result = beginIn("cuLinkAddData"))
    return result;
  std::string ptx(static_cast<const char *>(data), bytes);
  if (type != 1 || ptx.empty() || ptx.back() != 0)
    return invalidValue;
  if (ptx.starts_with("bad"))
    return invalidPtx;
  *static_cast<std::string *>(link) = "\177ELF " + ptx;
  return 0;
}

int cuLinkComplete(void *link, void **cubin, size_t *bytes) {
  if (int result = beginIn("cuLinkComplete"))
    return result;
  auto &text = *static_cast<std::string *>(link);
  std::lock_guard<std::mutex> lock(mutex);
  ++fake().compiled;
  *cubin = text.data();
  *bytes = text.size();
  return 0;
}

int cuLinkDestroy(void *link) {
  std::lock_guard<std::mutex> lock(mutex);
  --fake().links;
  delete static_cast<std::string *>(link);
  return 0;
}

int cuModuleGetFunction(void **function, void *module, const char *name) {
  constexpr int notFound = 500;
  if (int result = beginIn("cuModuleGetFunction"))
    return result;
  std::lock_guard<std::mutex> lock(mutex);
  ++fake().lookups;
  if (!std::strstr(static_cast<const char *>(module), name))
    return notFound;
  *function = const_cast<std::string *>(&*functions.insert(name).first);
  return 0;
}

int cuFuncGetAttribute(int *value, int, void *) {
  *value = fake().staticShared;
  return 0;
}

int cuFuncSetAttribute(void *, int, int value) {
  fake().sharedLimit = value;
  return beginIn("cuFuncSetAttribute");
}

int cuLaunchKernel(void *function, unsigned gx, unsigned gy, unsigned gz,
                   unsigned bx, unsigned by, unsigned bz, unsigned shared,
                   void *stream, void **params, void **) {
  if (int result = beginIn("cuLaunchKernel"))
    return result;
  std::lock_guard<std::mutex> lock(mutex);
  FakeLaunch launch = {*static_cast<std::string *>(function),
                       {gx, gy, gz},
                       {bx, by, bz},
                       shared};
  auto run = [launch, stream](void **params) {
    fake().launches.push_back(launch);
    fake().lastStream = stream;
    if (fake().onLaunch)
      fake().onLaunch(launch, params);
    return 0;
  };
  if (!static_cast<Stream *>(stream)->captured)
    return run(params);
  std::vector<uint64_t> values;
  for (int i = 0; i < fake().numParams; ++i)
    values.push_back(*static_cast<uint64_t *>(params[i]));
  return enqueue(stream, [run, values]() mutable {
    std::vector<void *> pointers;
    for (uint64_t &value : values)
      pointers.push_back(&value);
    return run(pointers.data());
  });
}

int cuMemAlloc_v2(uint64_t *address, size_t bytes) {
  constexpr int outOfMemory = 2;
  if (int result = beginIn("cuMemAlloc"))
    return result;
  std::lock_guard<std::mutex> lock(mutex);
  if (fake().used + int64_t(bytes) > fake().memoryBytes)
    return outOfMemory;
  void *memory = std::aligned_alloc(512, bytes);
  *address = reinterpret_cast<uint64_t>(memory);
  deviceMemory[*address] = bytes;
  fake().used += int64_t(bytes);
  ++fake().allocations;
  return 0;
}

int cuMemFree_v2(uint64_t address) {
  if (int result = beginIn("cuMemFree"))
    return result;
  std::lock_guard<std::mutex> lock(mutex);
  auto found = deviceMemory.find(address);
  if (found == deviceMemory.end())
    std::abort();
  fake().used -= int64_t(found->second);
  deviceMemory.erase(found);
  std::free(reinterpret_cast<void *>(address));
  ++fake().frees;
  return 0;
}

int cuMemGetInfo_v2(size_t *free, size_t *total) {
  *total = size_t(fake().memoryBytes);
  *free = *total - size_t(fake().used);
  return beginIn("cuMemGetInfo");
}

int cuMemAllocHost_v2(void **memory, size_t bytes) {
  if (int result = beginIn("cuMemAllocHost"))
    return result;
  std::lock_guard<std::mutex> lock(mutex);
  *memory = std::malloc(bytes);
  hostMemory[reinterpret_cast<uint64_t>(*memory)] = bytes;
  return 0;
}

int cuMemFreeHost(void *memory) {
  std::lock_guard<std::mutex> lock(mutex);
  hostMemory.erase(reinterpret_cast<uint64_t>(memory));
  std::free(memory);
  return 0;
}

int cuMemHostGetDevicePointer_v2(uint64_t *address, void *memory, unsigned) {
  *address = reinterpret_cast<uint64_t>(memory);
  return 0;
}

int cuMemcpyHtoDAsync_v2(uint64_t to, const void *from, size_t bytes,
                         void *stream) {
  void *memory = reinterpret_cast<void *>(to);
  return copy("cuMemcpyHtoDAsync", memory, from, bytes, memory, stream);
}

int cuMemcpyDtoHAsync_v2(void *to, uint64_t from, size_t bytes, void *stream) {
  void *memory = reinterpret_cast<void *>(from);
  return copy("cuMemcpyDtoHAsync", to, memory, bytes, memory, stream);
}

int cuMemcpyDtoDAsync_v2(uint64_t to, uint64_t from, size_t bytes,
                         void *stream) {
  void *memory = reinterpret_cast<void *>(from);
  return copy("cuMemcpyDtoDAsync", reinterpret_cast<void *>(to), memory, bytes,
              memory, stream);
}

int cuMemsetD8Async(uint64_t to, unsigned char value, size_t bytes, void *) {
  if (int result = beginIn("cuMemsetD8Async"))
    return result;
  std::memset(reinterpret_cast<void *>(to), value, bytes);
  return 0;
}

int cuPointerGetAttribute(void *, int, uint64_t address) {
  std::lock_guard<std::mutex> lock(mutex);
  return hostMemory.count(address) == 0;
}

int cuStreamCreate(void **stream, unsigned) {
  if (int result = beginIn("cuStreamCreate"))
    return result;
  ++fake().streams;
  *stream = new Stream;
  return 0;
}

int cuStreamDestroy_v2(void *stream) {
  --fake().streams;
  delete static_cast<Stream *>(stream);
  return 0;
}

int cuCtxSynchronize(void) {
  ++fake().contextWaits;
  return beginIn("cuCtxSynchronize");
}

int cuStreamSynchronize(void *) {
  std::lock_guard<std::mutex> lock(mutex);
  ++fake().waits;
  return beginIn("cuStreamSynchronize");
}

int cuStreamBeginCapture_v2(void *stream, int) {
  if (int result = beginIn("cuStreamBeginCapture"))
    return result;
  ++fake().graphs;
  static_cast<Stream *>(stream)->captured = new Graph;
  return 0;
}

int cuStreamEndCapture(void *stream, void **graph) {
  *graph = std::exchange(static_cast<Stream *>(stream)->captured, nullptr);
  int result = beginIn("cuStreamEndCapture");
  if (result) {
    --fake().graphs;
    delete static_cast<Graph *>(*graph);
    *graph = nullptr;
  }
  return result;
}

int cuGraphInstantiateWithFlags(void **exec, void *graph, unsigned long long) {
  if (int result = beginIn("cuGraphInstantiate"))
    return result;
  ++fake().graphExecs;
  *exec = new Graph(*static_cast<Graph *>(graph));
  return 0;
}

int cuGraphExecUpdate_v2(void *exec, void *graph, void *) {
  constexpr int updateFailure = 910;
  if (!fake().canUpdate)
    return updateFailure;
  ++fake().updates;
  *static_cast<Graph *>(exec) = *static_cast<Graph *>(graph);
  return 0;
}

int cuGraphLaunch(void *exec, void *stream) {
  if (int result = beginIn("cuGraphLaunch"))
    return result;
  ++fake().graphLaunches;
  for (const Work &work : static_cast<Graph *>(exec)->work)
    if (int result = enqueue(stream, work))
      return result;
  return 0;
}

int cuGraphExecDestroy(void *exec) {
  --fake().graphExecs;
  delete static_cast<Graph *>(exec);
  return 0;
}

int cuGraphDestroy(void *graph) {
  --fake().graphs;
  delete static_cast<Graph *>(graph);
  return 0;
}

int cuEventCreate(void **event, unsigned) {
  if (int result = beginIn("cuEventCreate"))
    return result;
  ++fake().events;
  *event = new Event;
  return 0;
}

int cuEventRecord(void *event, void *stream) {
  static_cast<Event *>(event)->stream = stream;
  return beginIn("cuEventRecord");
}

int cuEventSynchronize(void *) { return beginIn("cuEventSynchronize"); }

int cuStreamWaitEvent(void *stream, void *event, unsigned) {
  if (int result = beginIn("cuStreamWaitEvent"))
    return result;
  fake().orders.push_back({static_cast<Event *>(event)->stream, stream});
  return 0;
}

// The runtime takes this one where there is no first version.
int cuEventElapsedTime_v2(float *ms, void *, void *) {
  *ms = 0.5f;
  return 0;
}

int cuEventDestroy_v2(void *event) {
  --fake().events;
  delete static_cast<Event *>(event);
  return 0;
}

} // extern "C"
