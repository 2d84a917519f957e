//===- EmulatedGpu.h - kernels on the emulated driver -----------*- C++ -*-===//

#ifndef TCOPT_UNITTESTS_TARGET_EMULATEDGPU_H
#define TCOPT_UNITTESTS_TARGET_EMULATEDGPU_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <cstdint>
#include <dlfcn.h>
#include <gtest/gtest.h>
#include <vector>

namespace tcopt::test {

/// Compiles a module of kernels for an emulated chip.
llvm::Expected<llvm::SmallVector<char, 0>>
compileKernels(llvm::StringRef text, llvm::StringRef chip = "emulated");

/// Calls functions of the emulated driver by name.
class EmulatedGpu : public ::testing::Test {
protected:
  void SetUp() override;
  void TearDown() override;

  template <typename... Args> int call(const char *name, Args... arguments) {
    void *function = dlsym(library(), name);
    EXPECT_TRUE(function) << name;
    return function ? reinterpret_cast<int (*)(Args...)>(function)(arguments...)
                    : -1;
  }
  static void *library();
  /// Sets the order in which threads run: TCOPT_EMULATED_ORDER.
  static bool setOrder(const char *name);

  /// Loads the first kernel of this name.
  void *load(llvm::StringRef text, const char *name);
  template <typename T> uint64_t upload(const std::vector<T> &values);
  template <typename T> std::vector<T> download(uint64_t from, size_t count);
  int launch(void *kernel, uint32_t blocks, uint32_t threads,
             std::vector<void *> params, uint32_t sharedBytes = 0,
             void *stream = nullptr);
};

template <typename T>
uint64_t EmulatedGpu::upload(const std::vector<T> &values) {
  uint64_t address = 0;
  size_t bytes = values.size() * sizeof(T);
  EXPECT_EQ(call("cuMemAlloc_v2", &address, bytes), 0);
  EXPECT_EQ(call("cuMemcpyHtoDAsync_v2", address,
                 static_cast<const void *>(values.data()), bytes,
                 static_cast<void *>(nullptr)),
            0);
  return address;
}

template <typename T>
std::vector<T> EmulatedGpu::download(uint64_t from, size_t count) {
  std::vector<T> values(count);
  EXPECT_EQ(call("cuMemcpyDtoHAsync_v2", static_cast<void *>(values.data()),
                 from, count * sizeof(T), static_cast<void *>(nullptr)),
            0);
  return values;
}

} // namespace tcopt::test

#endif // TCOPT_UNITTESTS_TARGET_EMULATEDGPU_H
