//===- StoredKernelsTest.cpp - kernels built with the library -------------===//

#include "FunctionsTesting.h"
#include "tcopt/Capture/Functions.h"
#include "tcopt/Capture/Log.h"
#include "tcopt/Capture/Session.h"
#include "tcopt/Capture/StoreKernels.h"
#include "llvm/Support/FileSystem.h"

using namespace tcopt;
using namespace tcopt::testing;

namespace {
/// Collects the log lines about kernels.
class KernelLog {
public:
  KernelLog() {
    setLogs("kernels");
    setLogSink([this](std::string_view line) {
      if (line.find("found among stored kernels") != std::string_view::npos)
        ++found;
      else
        ++compiled;
    });
  }
  ~KernelLog() {
    setLogs("");
    setLogSink(nullptr);
  }

  int found = 0, compiled = 0;
};
} // namespace

static bool isAnyStored() {
  Session session;
  Session::Scope scope(session);
  KernelLog log;
  ones({3}) + ones({3});
  return log.found > 0;
}

// Stored kernels exist for x86-64 only, and not with sanitizers. For an
// installed tcopt, docs/examples/capture/first-calls requires them.
TEST(StoredKernels, CompileNothing) {
  if (!isAnyStored())
    GTEST_SKIP() << "no stored kernels";
  Session session;
  Session::Scope scope(session);
  KernelLog log;
  Tensor x = tensor(std::vector<float>{1, 2, 3, 4, 5, 6}, {2, 3});
  check(x * 2 + 1, DType::F32, {2, 3}, {3, 5, 7, 9, 11, 13});
  check(x.sum(1), DType::F32, {2}, {6, 15});
  check(matmul(x, x.t()), DType::F32, {2, 2}, {14, 32, 32, 77});
  check(x[1].clone(), DType::F32, {3}, {4, 5, 6});
  check(cat({x, x}, 0).sum(0), DType::F32, {3}, {10, 14, 18});
  EXPECT_EQ(log.compiled, 0);
  EXPECT_GE(log.found, 6);
}

// Stored code checks indices, too.
TEST(StoredKernels, FindWrongValues) {
  Session session;
  Session::Scope scope(session);
  Tensor x = tensor({1.f, 2.f});
  Tensor picked = x.index_select(0, tensor({int64_t(2)}));
  EXPECT_THROW(picked.data<float>(), Exception);
  Tensor two = x.index_select(0, tensor({int64_t(1), int64_t(7)}));
  EXPECT_REFUSED(two.data<float>(), "StoredKernelsTest.cpp");
  EXPECT_REFUSED(two.toVector<float>(), "7");
}

TEST(StoredKernels, StoresWhatIsCalled) {
  llvm::SmallString<128> file;
  ASSERT_FALSE(llvm::sys::fs::createTemporaryFile("tcopt", "bin", file));
  size_t count = storeKernels(file.str().str(), "x86-64-v3", [] {
    Tensor x = ones({3}), y = x + x;
    EXPECT_EQ(y.data<float>()[2], 2);
    // A second call of the same kind.
    ones({5}) + ones({5});
  });
  EXPECT_EQ(count, 2u);
  uint64_t size = 0;
  ASSERT_FALSE(llvm::sys::fs::file_size(file, size));
  EXPECT_GT(size, 1000u);
  llvm::sys::fs::remove(file);
}

TEST(StoredKernels, SayWhatIsWrong) {
  EXPECT_REFUSED(storeKernels("/no/such/folder/file", "x86-64-v3", [] {}),
                 "/no/such/folder");
  EXPECT_REFUSED(storeKernels("file", "z80", [] { ones({2}); }), "z80");
}
