//===- JitTest.cpp - Machine code in this process -------------------------===//

#include "tcopt/Target/CPU/Jit.h"
#include "TestProgram.h"
#include <atomic>
#include <thread>

using namespace tcopt;
using namespace tcopt::test;

TEST(Jit, CompilesAndFinds) {
  Program program(R"(
    llvm.func @tcopt_rt_abi_version() -> i32
    llvm.func @cbrt(f64) -> f64
    llvm.func @version() -> i32 {
      %0 = llvm.call @tcopt_rt_abi_version() : () -> i32
      llvm.return %0 : i32
    }
    llvm.func @root(%x: f64) -> f64 {
      %0 = llvm.call @cbrt(%x) : (f64) -> f64
      llvm.return %0 : f64
    })");
  for (OptLevel level : {OptLevel::O0, OptLevel::O2, OptLevel::O3}) {
    JitOptions options;
    options.level = level;
    auto jit = Jit::create(*program.module, options);
    ASSERT_TRUE(bool(jit)) << toString(jit.takeError());
    auto version = (*jit)->lookup("version");
    ASSERT_TRUE(bool(version)) << toString(version.takeError());
    EXPECT_EQ(reinterpret_cast<int (*)()>(*version)(), TCOPT_RT_ABI_VERSION);
    auto root = (*jit)->lookup("root");
    ASSERT_TRUE(bool(root));
    EXPECT_NEAR(reinterpret_cast<double (*)(double)>(*root)(27.0), 3, 1e-9);
  }
}

TEST(Jit, ErrorsAreValues) {
  Program program(R"(
    llvm.func @nobody()
    llvm.func @main() {
      llvm.call @nobody() : () -> ()
      llvm.return
    })");
  auto jit = Jit::create(*program.module, {});
  ASSERT_TRUE(bool(jit));
  std::string text = errorText((*jit)->lookup("main"));
  EXPECT_NE(text.find("nobody"), std::string::npos) << text;
  text = errorText((*jit)->lookup("elsewhere"));
  EXPECT_NE(text.find("elsewhere"), std::string::npos) << text;

  JitOptions options;
  options.libraries = {"/nonesuch/library.so"};
  text = errorText(Jit::create(*program.module, options));
  EXPECT_NE(text.find("/nonesuch/library.so"), std::string::npos) << text;
}

TEST(Jit, RefusesWhatIsNotLowered) {
  Program program("func.func @main() { return }");
  mlir::ScopedDiagnosticHandler quiet(program.context.get(),
                                      [](mlir::Diagnostic &) {});
  EXPECT_EQ(errorText(Jit::create(*program.module, {})),
            "cannot translate the module to LLVM IR");
}

static std::string returning(int number) {
  return "llvm.func @main() -> i32 { %0 = llvm.mlir.constant(" +
         std::to_string(number) + " : i32) : i32 llvm.return %0 : i32 }";
}

static int callMain(Jit &jit) {
  auto main = jit.lookup("main");
  EXPECT_TRUE(bool(main));
  return main ? reinterpret_cast<int (*)()>(*main)()
              : (consumeError(main.takeError()), -1);
}

TEST(Jit, ProgramsOfOneEngineAreApart) {
  JitOptions options;
  options.engine = std::make_shared<JitEngine>();
  Program one(returning(1)), two(returning(2));
  auto first = Jit::create(*one.module, options);
  ASSERT_TRUE(bool(first)) << toString(first.takeError());
  for (int turn = 0; turn < 3; ++turn) {
    auto second = Jit::create(*two.module, options);
    ASSERT_TRUE(bool(second)) << toString(second.takeError());
    EXPECT_EQ(callMain(**second), 2);
    EXPECT_EQ(callMain(**first), 1);
  }
  Program wrong(R"(
    llvm.func @nobody()
    llvm.func @main() {
      llvm.call @nobody() : () -> ()
      llvm.return
    })");
  auto third = Jit::create(*wrong.module, options);
  ASSERT_TRUE(bool(third));
  std::string text = errorText((*third)->lookup("main"));
  EXPECT_NE(text.find("nobody"), std::string::npos) << text;
  text = errorText((*first)->lookup("elsewhere"));
  EXPECT_EQ(text.find("nobody"), std::string::npos) << text;
  // The engine lives as long as its programs.
  options.engine.reset();
  EXPECT_EQ(callMain(**first), 1);
}

TEST(Jit, AnEngineServesThreads) {
  JitOptions options;
  options.engine = std::make_shared<JitEngine>();
  std::vector<std::thread> threads;
  std::atomic<int> right = 0;
  for (int thread = 0; thread < 4; ++thread)
    threads.emplace_back([&, thread] {
      for (int turn = 0; turn < 8; ++turn) {
        int number = 100 * thread + turn;
        Program program(returning(number));
        auto jit = Jit::create(*program.module, options);
        if (jit)
          right += callMain(**jit) == number;
        else
          consumeError(jit.takeError());
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(right, 32);
}
