//===- EmulatedGpu.cpp - kernels on the emulated driver -------------------===//

#include "EmulatedGpu.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "tcopt/Analysis/CudaChips.h"
#include "tcopt/InitAll.h"
#include "tcopt/Target/CUDA/Emulate.h"
#include "tcopt/Target/CUDA/Passes.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::test;

static const DialectRegistry &allDialects() {
  static const DialectRegistry *registry = [] {
    auto *made = new DialectRegistry;
    registerAllDialects(*made);
    return made;
  }();
  return *registry;
}

llvm::Expected<llvm::SmallVector<char, 0>>
test::compileKernels(llvm::StringRef text, llvm::StringRef chip) {
  MLIRContext context(allDialects(), MLIRContext::Threading::DISABLED);
  auto module = parseSourceString<ModuleOp>(text, &context);
  if (!module)
    return llvm::createStringError("cannot parse the kernels");
  PassManager manager(&context);
  populateKernelModulePipeline(manager.nest<gpu::GPUModuleOp>());
  if (failed(manager.run(*module)))
    return llvm::createStringError("cannot lower the kernels");
  return emulateKernels(*module->getOps<gpu::GPUModuleOp>().begin(),
                        cudaChipFeatures(chip));
}

void *EmulatedGpu::library() {
  static void *handle = dlopen(TCOPT_EMULATED_CUDA, RTLD_NOW | RTLD_LOCAL);
  return handle;
}

bool EmulatedGpu::setOrder(const char *name) {
  void *function = dlsym(library(), "tcopt_emulated_set_order");
  return function &&
         reinterpret_cast<uint32_t (*)(const char *)>(function)(name);
}

void EmulatedGpu::SetUp() {
  ASSERT_TRUE(library()) << dlerror();
  void *context = nullptr;
  ASSERT_EQ(call("cuInit", 0u), 0);
  ASSERT_EQ(call("cuDevicePrimaryCtxRetain", &context, 0), 0);
  ASSERT_EQ(call("cuCtxSetCurrent", context), 0);
}

void EmulatedGpu::TearDown() {
  EXPECT_TRUE(setOrder("both"));
  EXPECT_EQ(call("cuDevicePrimaryCtxRelease_v2", 0), 0);
}

void *EmulatedGpu::load(llvm::StringRef text, const char *name) {
  auto image = compileKernels(text);
  if (!image) {
    ADD_FAILURE() << llvm::toString(image.takeError());
    return nullptr;
  }
  void *module = nullptr, *kernel = nullptr;
  EXPECT_EQ(call("cuModuleLoadDataEx", &module,
                 static_cast<const void *>(image->data()), 0u,
                 static_cast<int *>(nullptr), static_cast<void **>(nullptr)),
            0);
  EXPECT_EQ(call("cuModuleGetFunction", &kernel, module, name), 0);
  return kernel;
}

int EmulatedGpu::launch(void *kernel, uint32_t blocks, uint32_t threads,
                        std::vector<void *> params, uint32_t sharedBytes,
                        void *stream) {
  return call("cuLaunchKernel", kernel, blocks, 1u, 1u, threads, 1u, 1u,
              sharedBytes, stream, params.data(),
              static_cast<void **>(nullptr));
}
