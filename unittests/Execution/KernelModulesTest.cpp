//===- KernelModulesTest.cpp - programs with kernel modules ---------------===//

#include "tcopt/Target/CPU/KernelModules.h"
#include "TestProgram.h"
#include "tcopt/Target/CPU/Jit.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Target/TargetMachine.h"

using namespace tcopt;
using namespace tcopt::test;

// Both kernels have a function @body and a large constant @table of their own.
static constexpr llvm::StringLiteral kTwoKernels = R"(
  llvm.func @double(f64) -> f64
  llvm.func @root(f64) -> f64
  llvm.func @main(%x: f64) -> f64 {
    %0 = llvm.call @double(%x) : (f64) -> f64
    %1 = llvm.call @root(%0) : (f64) -> f64
    llvm.return %1 : f64
  }
  module {
    llvm.mlir.global private constant @table(dense<"0x{0}"> : tensor<512xf64>) : !llvm.array<512 x f64>
    llvm.func @double(%x: f64) -> f64 {
      %0 = llvm.call @body(%x) : (f64) -> f64
      llvm.return %0 : f64
    }
    llvm.func internal @body(%x: f64) -> f64 {
      %0 = llvm.mlir.addressof @table : !llvm.ptr
      %1 = llvm.load %0 : !llvm.ptr -> f64
      %2 = llvm.fmul %x, %1 : f64
      llvm.return %2 : f64
    }
  }
  module {
    llvm.mlir.global private constant @table(dense<"0x{1}"> : tensor<512xf64>) : !llvm.array<512 x f64>
    llvm.func @cbrt(f64) -> f64
    llvm.func internal @body(%x: f64) -> f64 {
      %0 = llvm.mlir.addressof @table : !llvm.ptr
      %1 = llvm.getelementptr %0[511] : (!llvm.ptr) -> !llvm.ptr, f64
      %2 = llvm.load %1 : !llvm.ptr -> f64
      %3 = llvm.fadd %x, %2 : f64
      llvm.return %3 : f64
    }
    llvm.func @root(%x: f64) -> f64 {
      %0 = llvm.call @body(%x) : (f64) -> f64
      %1 = llvm.call @cbrt(%0) : (f64) -> f64
      llvm.return %1 : f64
    }
  })";

/// Little-endian doubles 2, 2, ... and 1, 2, ..., 512 in hexadecimal.
static std::string makeTable(bool isCounting) {
  std::string text;
  for (int i = 1; i <= 512; ++i) {
    double value = isCounting ? i : 2;
    for (uint8_t byte : llvm::bit_cast<std::array<uint8_t, 8>>(value))
      text += llvm::formatv("{0:X-2}", byte).str();
  }
  return text;
}

static std::string twoKernels() {
  std::string text = kTwoKernels.str();
  for (bool isCounting : {false, true}) {
    std::string mark = isCounting ? "{1}" : "{0}";
    text.replace(text.find(mark), mark.size(), makeTable(isCounting));
  }
  return text;
}

static std::string print(mlir::ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream os(text);
  module->print(os);
  return text;
}

TEST(KernelModules, AreCompiledOneByOne) {
  Program program(twoKernels());
  ASSERT_TRUE(program.module);
  std::string before = print(*program.module);
  std::vector<size_t> bytes;
  for (OptLevel level : {OptLevel::O0, OptLevel::O2, OptLevel::O3})
    for (unsigned threads : {1, 3}) {
      JitOptions options;
      options.level = level;
      options.threads = threads;
      auto jit = Jit::create(*program.module, options);
      ASSERT_TRUE(bool(jit)) << toString(jit.takeError());
      auto main = (*jit)->lookup("main");
      ASSERT_TRUE(bool(main)) << toString(main.takeError());
      EXPECT_NEAR(reinterpret_cast<double (*)(double)>(*main)(-84.5), 7, 1e-9);
      const CodeReport &report = (*jit)->report();
      EXPECT_EQ(report.numThreads, threads);
      ASSERT_EQ(report.parts.size(), 3u);
      EXPECT_EQ(report.parts[1].kernel, "double");
      EXPECT_EQ(report.parts[2].kernel, "root");
      for (const PartReport &part : report.parts)
        bytes.push_back(part.objectBytes);
    }
  // The number of threads makes no difference.
  for (size_t i = 0; i < bytes.size(); i += 6)
    EXPECT_TRUE(std::equal(&bytes[i], &bytes[i + 3], &bytes[i + 3]));
  EXPECT_EQ(print(*program.module), before);
}

TEST(KernelModules, KernelsAreNoSymbolsOfTheProgram) {
  Program program(twoKernels());
  auto jit = Jit::create(*program.module, {});
  ASSERT_TRUE(bool(jit));
  std::string text = errorText((*jit)->lookup("root"));
  EXPECT_NE(text.find("root"), std::string::npos) << text;
}

TEST(KernelModules, AContextWithoutThreadsGetsNone) {
  Program program(twoKernels());
  program.context->disableMultithreading();
  JitOptions options;
  options.threads = 3;
  auto jit = Jit::create(*program.module, options);
  ASSERT_TRUE(bool(jit));
  EXPECT_EQ((*jit)->report().numThreads, 1u);
}

TEST(KernelModules, ErrorsAreThoseOfAnyProgram) {
  Program program(R"(
    llvm.func @k()
    llvm.func @main() {
      llvm.call @k() : () -> ()
      llvm.return
    }
    module {
      llvm.func @nobody()
      llvm.func @k() {
        llvm.call @nobody() : () -> ()
        llvm.return
      }
    })");
  auto jit = Jit::create(*program.module, {});
  ASSERT_TRUE(bool(jit));
  std::string text = errorText((*jit)->lookup("main"));
  EXPECT_NE(text.find("cannot link the code"), std::string::npos) << text;
  EXPECT_NE(text.find("nobody"), std::string::npos) << text;

  Program notLowered(R"(
    llvm.func @main() { llvm.return }
    module { func.func @k() { return } })");
  mlir::ScopedDiagnosticHandler quiet(notLowered.context.get(),
                                      [](mlir::Diagnostic &) {});
  EXPECT_EQ(errorText(Jit::create(*notLowered.module, {})),
            "cannot translate the module to LLVM IR");
}

static int addOne(void *user, tcopt_context *, int32_t, const tcopt_tensor *,
                  int32_t, tcopt_tensor *, const tcopt_attributes *) {
  return ++*static_cast<int *>(user);
}

TEST(KernelModules, MayCallUserDefinedKernels) {
  Program program(R"(
    llvm.func @k() -> i32
    llvm.func @main() -> i32 {
      %0 = llvm.call @k() : () -> i32
      llvm.return %0 : i32
    }
    module {
      llvm.func @mine(!llvm.ptr, i32, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
      llvm.func @k() -> i32 {
        %p = llvm.mlir.zero : !llvm.ptr
        %n = llvm.mlir.constant(0 : i32) : i32
        %0 = llvm.call @mine(%p, %n, %p, %n, %p, %p) : (!llvm.ptr, i32, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
        llvm.return %0 : i32
      }
    })");
  int count = 41;
  JitOptions options;
  options.kernels =
      [&](llvm::StringRef symbol) -> std::optional<KernelClosure> {
    if (symbol != "mine")
      return std::nullopt;
    return KernelClosure{addOne, &count};
  };
  auto jit = Jit::create(*program.module, options);
  ASSERT_TRUE(bool(jit)) << toString(jit.takeError());
  auto main = (*jit)->lookup("main");
  ASSERT_TRUE(bool(main)) << toString(main.takeError());
  EXPECT_EQ(reinterpret_cast<int (*)()>(*main)(), 42);
}

namespace {
/// Writes down what it is told.
class Recorder : public Progress {
public:
  void beginStep(llvm::StringRef name) override { text += name.str() + ";"; }
  void setKernels(int64_t done, int64_t all) override {
    text += llvm::formatv("{0}/{1};", done, all).str();
  }
  void end() override {}

  std::string text;
};
} // namespace

TEST(KernelModules, ProgressCountsKernels) {
  Program program(twoKernels());
  JitOptions options;
  options.threads = 1;
  auto recorder = std::make_shared<Recorder>();
  options.progress = recorder;
  ASSERT_TRUE(bool(Jit::create(*program.module, options)));
  // Each thread optimizes a kernel and makes its code before it takes another.
  EXPECT_EQ(recorder->text, "optimize;1/2;2/2;code;2/2;");
}

//===----------------------------------------------------------------------===//
// Keys
//===----------------------------------------------------------------------===//

static std::string keyOf(llvm::StringRef text,
                         const CpuTarget &cpu = {"t", "c", "+f"},
                         OptLevel level = OptLevel::O2) {
  Program program(text);
  return kernelKey(getKernelModules(*program.module).back(), cpu, level);
}

TEST(KernelModules, KeysAreOfAllThatCodeDependsOn) {
  std::string text = twoKernels(), key = keyOf(text);
  EXPECT_EQ(key.size(), 32u);
  EXPECT_EQ(key.find_first_not_of("0123456789abcdef"), std::string::npos);
  std::string moved = "\n\n" + text;
  moved.insert(moved.rfind("module"), "\n");
  EXPECT_EQ(keyOf(moved), key);

  auto changed = [&](llvm::StringRef from, llvm::StringRef to) {
    std::string other = text;
    other.replace(other.rfind(from.str()), from.size(), to.str());
    return keyOf(other);
  };
  std::string keys[] = {key,
                        changed("fadd", "fsub"),
                        changed("[511]", "[510]"),
                        changed("00807F40", "00807F41"),
                        keyOf(text, {"u", "c", "+f"}),
                        keyOf(text, {"t", "d", "+f"}),
                        keyOf(text, {"t", "c", "+g"}),
                        keyOf(text, {"t", "c", "+f"}, OptLevel::O3)};
  llvm::sort(keys);
  EXPECT_EQ(std::unique(std::begin(keys), std::end(keys)), std::end(keys));
}

TEST(KernelModules, ReportsHaveKeysWhereTheyAreWanted) {
  Program program(twoKernels());
  JitOptions options;
  auto plain = Jit::create(*program.module, options);
  ASSERT_TRUE(bool(plain));
  EXPECT_EQ((*plain)->report().parts[1].key, "");
  options.computesKeys = true;
  auto jit = Jit::create(*program.module, options);
  ASSERT_TRUE(bool(jit));
  auto kernels = getKernelModules(*program.module);
  EXPECT_EQ((*jit)->report().parts[2].key,
            kernelKey(kernels[1], options.cpu, options.level));
}

//===----------------------------------------------------------------------===//
// Ahead of time
//===----------------------------------------------------------------------===//

TEST(KernelModules, BecomeOneLLVMModule) {
  Program program(twoKernels());
  CpuTarget cpu = hostCpu();
  auto machine = createTargetMachine(cpu, codeGenLevel(OptLevel::O2));
  ASSERT_TRUE(bool(machine));
  auto made = compileToLLVM(*program.module, **machine, OptLevel::O2);
  ASSERT_TRUE(bool(made)) << toString(made.takeError());
  EXPECT_EQ(getKernelModules(*program.module).size(), 2u);
  for (llvm::StringRef name : {"double", "root"}) {
    llvm::Function *kernel = made->module->getFunction(name);
    ASSERT_TRUE(kernel);
    EXPECT_FALSE(kernel->isDeclaration());
    EXPECT_TRUE(kernel->hasInternalLinkage());
    EXPECT_TRUE(kernel->hasFnAttribute(llvm::Attribute::NoInline));
  }
  EXPECT_TRUE(made->module->getFunction("main")->hasExternalLinkage());
}

TEST(KernelModules, AnEmitterMakesTheSameObjectsAgain) {
  Program program(twoKernels());
  auto machine = createTargetMachine(hostCpu(), codeGenLevel(OptLevel::O2));
  ASSERT_TRUE(bool(machine));
  ObjectEmitter emitter(**machine);
  auto kernels = getKernelModules(*program.module);
  for (size_t index : {0, 1, 1, 0}) {
    auto first = translateToLLVM(kernels[index], **machine);
    auto second = translateToLLVM(kernels[index], **machine);
    ASSERT_TRUE(first && second);
    auto one = emitObject(*first->module, **machine);
    auto other = emitter.emit(*second->module);
    ASSERT_TRUE(one && other);
    EXPECT_EQ(*one, *other);
  }
}
