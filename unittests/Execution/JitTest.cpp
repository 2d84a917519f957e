//===- JitTest.cpp - Machine code in this process -------------------------===//

#include "tcopt/Target/CPU/Jit.h"
#include "TestProgram.h"

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
