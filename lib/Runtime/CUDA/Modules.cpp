//===- Modules.cpp - Images that a device has loaded ----------------------===//

#include "Modules.h"
#include "Process.h"

#include <cstdlib>
#include <cstring>
#include <utility>

using namespace tcopt::rt::cuda;

/// Of the compiler's log, what fits one line of a message.
static void flatten(char *log) {
  for (char *c = log; *c; ++c)
    if (*c == '\n' || *c == '\r')
      *c = ' ';
}

namespace {
/// A module that is made, and what the driver's compiler says of it.
struct Load {
  Device &device;
  const tcopt_cuda_image &image;
  ModuleHandle module = nullptr;
  char log[700] = {};
};
} // namespace

/// What is cached is given back where memory is missing.
template <typename Work>
static Result withMemory(Device &device, const Work &work) {
  Result result = work();
  if (result != outOfMemory)
    return result;
  device.giveBack();
  return work();
}

static Result loadCode(Load &load, const void *code) {
  int options[] = {jitErrorLog, jitErrorLogBytes};
  return withMemory(load.device, [&] {
    void *values[] = {load.log, reinterpret_cast<void *>(sizeof(load.log) - 1)};
    return load.device.driver().moduleLoadDataEx(&load.module, code, 2, options,
                                                 values);
  });
}

//===----------------------------------------------------------------------===//
// Through the cache of code
//===----------------------------------------------------------------------===//

/// Neither a cubin, which images of the emulator look like, nor a fatbin.
static bool isPtx(const tcopt_cuda_image &image) {
  static constexpr unsigned char binaries[][4] = {{0x7f, 'E', 'L', 'F'},
                                                  {0x50, 0xed, 0x55, 0xba}};
  for (const auto &magic : binaries)
    if (image.bytes >= sizeof(magic) &&
        std::memcmp(image.data, magic, sizeof(magic)) == 0)
      return false;
  return true;
}

namespace {
/// The driver's linker, which returns the code that it compiles. It owns that.
class Linker {
public:
  explicit Linker(const Driver &driver) : driver(driver) {}
  Linker(const Linker &) = delete;
  Linker &operator=(const Linker &) = delete;
  ~Linker() { close(); }

  /// May be tried again.
  Result compile(const tcopt_cuda_image &image) {
    close();
    Result result = driver.linkCreate(0, nullptr, nullptr, &handle);
    if (!result) // PTX is counted with its NUL.
      result =
          driver.linkAddData(handle, linkPtx, const_cast<void *>(image.data),
                             image.bytes + 1, "kernels", 0, nullptr, nullptr);
    return result ? result : driver.linkComplete(handle, &code, &bytes);
  }

  void *code = nullptr;
  size_t bytes = 0;

private:
  void close() {
    if (handle)
      driver.linkDestroy(std::exchange(handle, nullptr));
  }

  const Driver &driver;
  LinkHandle handle = nullptr;
};
} // namespace

/// Code is kept once it was loaded.
static bool compileAndKeep(Load &load, CodeCache &cache, CodeTarget target) {
  Linker linker(load.device.driver());
  Result result =
      withMemory(load.device, [&] { return linker.compile(load.image); });
  if (result || loadCode(load, linker.code))
    return false;
  if (!cache.write(load.image.key, target, linker.code, linker.bytes))
    ++cache.unwritten;
  return true;
}

// Whatever goes wrong with the cache, the driver has the last word on the PTX,
// and with it the error, which is the same with and without the cache.
static Result loadThroughCache(Load &load, CodeCache &cache) {
  CodeTarget target = {load.device.readCapability(),
                       Process::get().getVersion()};
  Code code;
  if (cache.read(load.image.key, target, code)) {
    Result result = loadCode(load, code.data);
    if (result == success || result == outOfMemory) {
      ++cache.hits;
      return result;
    }
  }
  ++cache.misses;
  if (compileAndKeep(load, cache, target))
    return success;
  ++cache.uncompiled;
  load.log[0] = 0;
  return loadCode(load, load.image.data);
}

static Result loadImage(Load &load) {
  CodeCache &cache = Process::get().getCodeCache();
  return cache.isOn() && isPtx(load.image) ? loadThroughCache(load, cache)
                                           : loadCode(load, load.image.data);
}

/// The compute capability that PTX is made for; 0 for other code.
static int chipOf(const tcopt_cuda_image &image) {
  static constexpr char directive[] = ".target sm_";
  if (!isPtx(image))
    return 0;
  const char *found =
      std::strstr(static_cast<const char *>(image.data), directive);
  return found ? std::atoi(found + sizeof(directive) - 1) : 0;
}

static void fail(const Load &load, Result result, Failure &why) {
  int chip = chipOf(load.image), own = load.device.readCapability();
  if (result == invalidPtx && own && chip > own) {
    why.set(TCOPT_UNSUPPORTED, "made for sm_%d, but cuda:%d is sm_%d", chip,
            load.device.getNumber(), own);
    return;
  }
  load.device.fail(why, "cuModuleLoadDataEx", result);
  if (load.log[0])
    why.append(": %s", load.log);
}

ModuleHandle Modules::load(Device &device, const tcopt_cuda_image &image,
                           Failure &why) {
  for (const Module &module : modules)
    if (sameKey(module.key, image.key))
      return module.handle;
  if (!modules.reserve(1)) {
    why.set(TCOPT_OUT_OF_MEMORY, "out of memory for modules");
    return nullptr;
  }
  Load made = {device, image};
  if (Result result = loadImage(made)) {
    flatten(made.log);
    fail(made, result, why);
    return nullptr;
  }
  modules.push({{image.key[0], image.key[1]}, made.module});
  return made.module;
}

bool Modules::find(Device &device, const tcopt_cuda_kernel &kernel,
                   Function &function, Failure &why) {
  std::lock_guard<std::mutex> lock(mutex);
  ModuleHandle module = load(device, *kernel.image, why);
  if (!module)
    return false;
  const Driver &driver = device.driver();
  if (Result result =
          driver.moduleGetFunction(&function.handle, module, kernel.name))
    return device.fail(why, "cuModuleGetFunction", result);
  if (Result result = driver.funcGetAttribute(
          &function.staticShared, staticSharedBytes, function.handle))
    return device.fail(why, "cuFuncGetAttribute", result);
  return true;
}
