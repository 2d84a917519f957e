//===- CudaCodeCacheTest.cpp - Compiled kernels in a folder ---------------===//

#include "CudaTest.h"

#include <filesystem>
#include <fstream>
#include <thread>

using namespace tcopt::rt::test;
namespace fs = std::filesystem;

namespace {

/// A folder of its own for each test. What this process has loaded stays
/// loaded: another image with the same text is what the next process would see.
class CudaCodeCache : public CudaTest {
protected:
  CudaCodeCache() {
    std::string name =
        testing::UnitTest::GetInstance()->current_test_info()->name();
    folder = fs::path(testing::TempDir()) /
             ("tcopt-code-" + std::to_string(getpid())) / name;
    fs::remove_all(folder);
    EXPECT_EQ(tcopt_rt_cuda_set_code_cache(folder.c_str()), TCOPT_OK)
        << lastCudaError();
    tcopt_rt_cuda_code_cache_counts(&before);
  }
  ~CudaCodeCache() override {
    EXPECT_EQ(fake.links, 0);
    tcopt_rt_cuda_set_code_cache(nullptr);
    fs::remove_all(folder.parent_path());
  }

  /// Loads an image of a kernel "k"; the name of the file depends on `key`.
  int load(const std::string &text, uint64_t key, int32_t device = 0) {
    CudaContext ctx(device);
    tcopt_cuda_image image = {{key, 0xc0de}, text.size(), text.c_str()};
    tcopt_cuda_kernel kernel = {&image, "k", nullptr};
    int status = tcopt_rt_cuda_launch(ctx, &kernel, 1, 1, 1, 1, 1, 1, 0,
                                      /*params=*/nullptr);
    error = ctx.error();
    return status;
  }

  /// Gives the only file the name that it has for another key.
  fs::path rename(uint64_t from, uint64_t to) {
    fs::rename(fileOf(from), fileOf(to));
    return fileOf(to);
  }
  fs::path fileOf(uint64_t key, int capability = 90) const {
    char name[64];
    std::snprintf(name, sizeof(name), "%016llx000000000000c0de-sm_%d-12040",
                  (unsigned long long)key, capability);
    return folder / (std::string(name) + ".cubin");
  }
  int64_t numFiles() const {
    return std::distance(fs::directory_iterator(folder), {});
  }

  void expectCounts(int64_t hits, int64_t misses, int64_t unwritten = 0,
                    int64_t uncompiled = 0) const {
    tcopt_cuda_code_cache_counts now;
    tcopt_rt_cuda_code_cache_counts(&now);
    EXPECT_EQ(now.hits - before.hits, hits);
    EXPECT_EQ(now.misses - before.misses, misses);
    EXPECT_EQ(now.unwritten - before.unwritten, unwritten);
    EXPECT_EQ(now.uncompiled - before.uncompiled, uncompiled);
  }

  fs::path folder;
  tcopt_cuda_code_cache_counts before;
  std::string error;
};

TEST_F(CudaCodeCache, MissThenHit) {
  EXPECT_EQ(load("k of miss", 1), TCOPT_OK) << error;
  expectCounts(0, 1);
  EXPECT_EQ(fake.compiled, 1);
  EXPECT_EQ(fake.lastImage, "\177ELF k of miss");
  EXPECT_TRUE(fs::exists(fileOf(1)));
  EXPECT_EQ(numFiles(), 1) << "no temporary files";
  rename(1, 2);
  EXPECT_EQ(load("k of another", 2), TCOPT_OK) << error;
  expectCounts(1, 1);
  EXPECT_EQ(fake.compiled, 1);
  EXPECT_EQ(fake.lastImage, "\177ELF k of miss") << "from the file";
}

TEST_F(CudaCodeCache, ModulesAreKeptInTheProcess) {
  EXPECT_EQ(load("k", 3), TCOPT_OK);
  EXPECT_EQ(load("k", 3), TCOPT_OK);
  expectCounts(0, 1);
}

TEST_F(CudaCodeCache, EachChipHasItsCode) {
  fake.minors[1] = 3;
  EXPECT_EQ(load("k", 4, 0), TCOPT_OK);
  EXPECT_EQ(load("k", 4, 1), TCOPT_OK);
  expectCounts(0, 2);
  EXPECT_TRUE(fs::exists(fileOf(4, 90)));
  EXPECT_TRUE(fs::exists(fileOf(4, 93)));
}

TEST_F(CudaCodeCache, TwoDevicesOfOneChipShare) {
  EXPECT_EQ(load("k", 5, 0), TCOPT_OK);
  EXPECT_EQ(load("k", 5, 1), TCOPT_OK);
  expectCounts(1, 1);
}

TEST_F(CudaCodeCache, DamagedFilesAreReplaced) {
  EXPECT_EQ(load("k", 10), TCOPT_OK);
  auto whole = fs::file_size(fileOf(10));
  uint64_t key = 10;
  auto next = [&] { return rename(key, key + 1), ++key; };
  auto expectReplaced = [&](const char *what) {
    int compiled = fake.compiled;
    EXPECT_EQ(load("k", key), TCOPT_OK) << what;
    EXPECT_EQ(fake.compiled, compiled + 1) << what;
    EXPECT_EQ(fs::file_size(fileOf(key)), whole) << what;
  };
  auto put = [&](int64_t at, char c) {
    std::fstream file(fileOf(key), std::ios::in | std::ios::out);
    file.seekp(at).put(c);
  };
  fs::resize_file(fileOf(next()), whole - 1);
  expectReplaced("cut at its end");
  fs::resize_file(fileOf(next()), 5);
  expectReplaced("cut in its header");
  fs::resize_file(fileOf(next()), 0);
  expectReplaced("empty");
  fs::resize_file(fileOf(next()), whole + 1);
  expectReplaced("too long");
  next(), put(int64_t(whole) - 2, 'x');
  expectReplaced("a wrong byte");
  next(), put(0, 'x');
  expectReplaced("not of this format");
  expectCounts(0, 7);
  next();
  EXPECT_EQ(load("k", key), TCOPT_OK);
  expectCounts(1, 7);
}

// A file may be right, and yet not be for this driver.
TEST_F(CudaCodeCache, CodeThatDoesNotLoadIsReplaced) {
  EXPECT_EQ(load("k", 20), TCOPT_OK);
  rename(20, 21);
  fake.failing = "cuModuleLoadDataEx";
  fake.failResult = 209;
  EXPECT_EQ(load("k", 21), TCOPT_OK) << error;
  expectCounts(0, 2);
  EXPECT_EQ(fake.compiled, 2);
}

TEST_F(CudaCodeCache, FoldersThatCannotBeWritten) {
  EXPECT_EQ(load("k", 30), TCOPT_OK);
  fs::remove_all(folder);
  std::ofstream(folder) << "a file in its place";
  EXPECT_EQ(load("k", 31), TCOPT_OK) << error;
  expectCounts(0, 2, /*unwritten=*/1);
  EXPECT_EQ(fake.lastImage, "\177ELF k") << "what was compiled runs";
}

TEST_F(CudaCodeCache, SettingsThatAreRefused) {
  std::ofstream(folder / "file") << "x";
  std::string file = folder / "file", under = folder / "file/under";
  for (const std::string &name : {file, under}) {
    EXPECT_EQ(tcopt_rt_cuda_set_code_cache(name.c_str()),
              TCOPT_INVALID_ARGUMENT);
    EXPECT_EQ(lastCudaError().find("cannot make the folder '" + name), 0u)
        << lastCudaError();
  }
  EXPECT_EQ(tcopt_rt_cuda_set_code_cache("/proc/self"), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(lastCudaError().find("cannot write to the folder '/proc/self' for "
                                 "compiled kernels: "),
            0u)
      << lastCudaError();
  EXPECT_EQ(tcopt_rt_cuda_set_code_cache(""), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(lastCudaError(),
            "expected the path of a folder for compiled kernels");
  EXPECT_EQ(tcopt_rt_cuda_set_code_cache(std::string(5000, 'a').c_str()),
            TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(load("k", 40), TCOPT_OK);
  expectCounts(0, 1);
  EXPECT_TRUE(fs::exists(fileOf(40))) << "the folder stays what it was";
}

TEST_F(CudaCodeCache, FoldersAreMadeWithTheirParents) {
  std::string deep = folder / "a" / "b" / "c";
  EXPECT_EQ(tcopt_rt_cuda_set_code_cache((deep + "/").c_str()), TCOPT_OK);
  EXPECT_TRUE(fs::is_directory(deep));
}

TEST_F(CudaCodeCache, WithoutAFolderNothingIsKept) {
  EXPECT_EQ(tcopt_rt_cuda_set_code_cache(nullptr), TCOPT_OK);
  EXPECT_EQ(load("k", 50), TCOPT_OK);
  expectCounts(0, 0);
  EXPECT_EQ(fake.compiled, 0);
  EXPECT_EQ(numFiles(), 0);
}

// The message is that of a process without a folder.
TEST_F(CudaCodeCache, PtxThatDoesNotCompile) {
  EXPECT_EQ(load("bad k", 60), TCOPT_INTERNAL);
  std::string with = error;
  expectCounts(0, 1, 0, /*uncompiled=*/1);
  EXPECT_EQ(numFiles(), 0);
  tcopt_rt_cuda_set_code_cache(nullptr);
  EXPECT_EQ(load("bad k", 60), TCOPT_INTERNAL);
  EXPECT_EQ(with, error);
  EXPECT_EQ(error, "kernel 'k': cuModuleLoadDataEx failed: "
                   "CUDA_ERROR_INVALID_PTX (as the test wants it): "
                   "ptxas: line 3 no");
}

// Any call of the linker: the driver compiles as without a folder.
TEST_F(CudaCodeCache, ALinkerThatFails) {
  uint64_t key = 70;
  for (const char *call : {"cuLinkCreate", "cuLinkAddData", "cuLinkComplete"}) {
    fake.failing = call;
    fake.failResult = 221;
    fake.failures = 1;
    EXPECT_EQ(load("k", key++), TCOPT_OK) << error;
    EXPECT_EQ(fake.lastImage, "k") << call;
    EXPECT_EQ(fake.links, 0) << call;
  }
  expectCounts(0, 3, 0, /*uncompiled=*/3);
}

TEST_F(CudaCodeCache, OtherImagesAreNotKept) {
  EXPECT_EQ(load("\177ELF k", 80), TCOPT_OK) << error;
  EXPECT_EQ(load("\x50\xed\x55\xba k", 81), TCOPT_OK) << error;
  expectCounts(0, 0);
  EXPECT_EQ(numFiles(), 0);
}

TEST_F(CudaCodeCache, MemoryIsGivenBackAndTheLoadRepeated) {
  EXPECT_EQ(load("k", 90), TCOPT_OK);
  rename(90, 91);
  tcopt_rt_cuda_deallocate(0, tcopt_rt_cuda_allocate(0, 32 << 20));
  int frees = fake.frees;
  fake.failing = "cuModuleLoadDataEx";
  fake.failResult = 2;
  EXPECT_EQ(load("k", 91), TCOPT_OK) << error;
  EXPECT_GT(fake.frees, frees);
  expectCounts(1, 1);
}

TEST_F(CudaCodeCache, MemoryIsGivenBackAndTheLinkRepeated) {
  uint64_t key = 92;
  for (const char *call : {"cuLinkCreate", "cuLinkComplete"}) {
    fake.failing = call;
    fake.failResult = 2;
    fake.failures = 1;
    EXPECT_EQ(load("k", key++), TCOPT_OK) << error;
    EXPECT_EQ(fake.links, 0) << call;
  }
  expectCounts(0, 2);
  EXPECT_EQ(fake.compiled, 2);
}

TEST_F(CudaCodeCache, WithoutMemoryItFails) {
  EXPECT_EQ(load("k", 95), TCOPT_OK);
  rename(95, 96);
  fake.failing = "cuModuleLoadDataEx";
  fake.failResult = 2;
  fake.failures = -1;
  EXPECT_EQ(load("k", 96), TCOPT_OUT_OF_MEMORY);
  EXPECT_EQ(error, "kernel 'k': cuModuleLoadDataEx failed: "
                   "CUDA_ERROR_OUT_OF_MEMORY (as the test wants it)");
  EXPECT_TRUE(fs::exists(fileOf(96))) << "it was not to blame";
}

TEST_F(CudaCodeCache, AnyThread) {
  std::vector<std::thread> threads;
  for (int32_t device : {0, 1, 0, 1})
    threads.emplace_back([device] {
      std::string text = "k";
      CudaContext ctx(device);
      for (uint64_t key = 100; key < 120; ++key) {
        tcopt_cuda_image image = {{key, 0xc0de}, text.size(), text.c_str()};
        tcopt_cuda_kernel kernel = {&image, "k", nullptr};
        EXPECT_EQ(
            tcopt_rt_cuda_launch(ctx, &kernel, 1, 1, 1, 1, 1, 1, 0, nullptr),
            TCOPT_OK);
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(numFiles(), 20);
  tcopt_cuda_code_cache_counts now;
  tcopt_rt_cuda_code_cache_counts(&now);
  EXPECT_EQ(now.hits + now.misses - before.hits - before.misses, 40);
  EXPECT_EQ(now.unwritten, before.unwritten);
}

} // namespace
