//===- StridedCopies.cpp - copies between strided elements ----------------===//

#include "StridedCopies.h"
#include "CudaDevices.h"
#include "llvm/Support/xxhash.h"

using namespace tcopt;
using llvm::Error;
using llvm::Expected;

StridedCopies::Context::~Context() {
  if (!context)
    return;
  tcopt_rt_context_destroy(context);
  tcopt_rt_cuda_detach(&options);
}

Expected<tcopt_context *> StridedCopies::contextOf(int device) {
  Context &found = contexts[{device, tcopt_rt_cuda_stream(device)}];
  if (found.context)
    return found.context;
  found.options = {};
  found.options.size = sizeof(found.options);
  if (tcopt_rt_cuda_attach(&found.options, device) != TCOPT_OK)
    return lastCudaError();
  if (tcopt_rt_context_create(&found.options, &found.context) == TCOPT_OK)
    return found.context;
  tcopt_rt_cuda_detach(&found.options);
  return llvm::createStringError("out of memory for a context");
}

Expected<const StridedCopies::Kernel *>
StridedCopies::kernelOf(int device, const CopyKind &kind) {
  std::string chip = chipOfDevice(device);
  std::unique_ptr<Kernel> &found = kernels[{chip, kind}];
  if (found)
    return found.get();
  auto image = makeCopyKernel(kind, chip);
  if (!image)
    return image.takeError();
  auto made = std::make_unique<Kernel>();
  made->image = std::move(*image);
  size_t bytes = made->image.size();
  made->image.push_back('\0');
  llvm::XXH128_hash_t hash = llvm::xxh3_128bits(
      {reinterpret_cast<const uint8_t *>(made->image.data()), bytes});
  made->described = {{hash.low64, hash.high64}, bytes, made->image.data()};
  made->kernel = {&made->described, kCopyName, nullptr};
  found = std::move(made);
  return found.get();
}

namespace {
/// What a launch passes on.
class Parameters {
public:
  Parameters(void *to, const void *from, llvm::ArrayRef<CopyDim> dims,
             size_t elementBytes) {
    int64_t count = 1, toStart = 0, fromStart = 0;
    for (const CopyDim &dim : dims) {
      count *= dim.size;
      toStart -= std::min<int64_t>((dim.size - 1) * dim.toStep, 0);
      fromStart -= std::min<int64_t>((dim.size - 1) * dim.fromStep, 0);
    }
    // Kernels count from the lowest address.
    lowest[0] = static_cast<char *>(to) - toStart * int64_t(elementBytes);
    lowest[1] =
        static_cast<const char *>(from) - fromStart * int64_t(elementBytes);
    numbers = {count, toStart, fromStart};
    for (const CopyDim &dim : dims)
      numbers.append({dim.size, dim.toStep, dim.fromStep});
  }

  int64_t count() const { return numbers[0]; }
  llvm::SmallVector<void *> pointers() {
    llvm::SmallVector<void *> all{&lowest[0], &lowest[1]};
    for (int64_t &number : numbers)
      all.push_back(&number);
    return all;
  }

private:
  const void *lowest[2];
  llvm::SmallVector<int64_t> numbers;
};
} // namespace

// A size of 32 bits is the lower half of its number.
Error StridedCopies::run(int device, void *to, const void *from,
                         llvm::ArrayRef<CopyDim> dims, size_t elementBytes) {
  Parameters parameters(to, from, dims, elementBytes);
  if (parameters.count() == 0)
    return Error::success();
  std::lock_guard<std::mutex> lock(mutex);
  Expected<tcopt_context *> context = contextOf(device);
  if (!context)
    return context.takeError();
  CopyKind kind{unsigned(dims.size()), elementBytes,
                parameters.count() > INT32_MAX};
  Expected<const Kernel *> kernel = kernelOf(device, kind);
  if (!kernel)
    return kernel.takeError();
  tcopt_rt_reset(*context);
  int64_t blocks = (parameters.count() + kCopyThreads - 1) / kCopyThreads;
  if (tcopt_rt_cuda_launch(*context, &(*kernel)->kernel, blocks, 1, 1,
                           kCopyThreads, 1, 1, 0,
                           parameters.pointers().data()) == TCOPT_OK)
    return Error::success();
  return llvm::createStringError(tcopt_rt_last_error(*context));
}
