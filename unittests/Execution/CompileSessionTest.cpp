//===- CompileSessionTest.cpp - state that compilations share -------------===//

#include "tcopt/Execution/CompileSession.h"
#include "TestProgram.h"
#include "tcopt/Execution/ProgramCall.h"
#include <atomic>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace tcopt;
using namespace tcopt::test;

// Returns a program that adds a number to a vector of any size.
static std::string addition(int number) {
  return "func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {\n"
         "  %c = graph.constant dense<" +
         std::to_string(number) +
         ".0> : tensor<f32>\n"
         "  %0 = graph.add %x, %c : (tensor<?xf32>, tensor<f32>) "
         "-> tensor<?xf32>\n"
         "  return %0 : tensor<?xf32>\n"
         "}";
}

static llvm::Expected<std::unique_ptr<Executable>>
compile(CompileSession &session, const std::string &text) {
  auto module = session.parse(text);
  if (!module)
    return module.takeError();
  auto made = session.compile(**module, {});
  if (!made)
    return made;
  auto context = BorrowedContext::take(session.contexts());
  if (!context)
    return context.takeError();
  if (llvm::Error error = (*made)->makeState(**context))
    return std::move(error);
  return made;
}

// The input is not aligned, so that the context copies it to its own memory.
static std::vector<float> call(CompileSession &session, Executable &program,
                               std::vector<float> values) {
  std::vector<float> result(values.size()), memory(values.size() + 1);
  size_t offset = reinterpret_cast<uintptr_t>(memory.data()) % 64 == 0;
  float *input = memory.data() + offset;
  llvm::copy(values, input);
  int64_t size = int64_t(values.size()), stride = 1;
  ProgramCall call(program, session.contextsFor(program));
  call.setInput(0, input, size, stride);
  llvm::cantFail(call.run([&](size_t, llvm::ArrayRef<int64_t>, size_t) {
    return ProgramCall::Memory{result.data()};
  }));
  return result;
}

TEST(CompileSession, CompilesAndRuns) {
  std::unique_ptr<CompileSession> session = createSession();
  auto program = compile(*session, addition(2));
  ASSERT_TRUE(bool(program)) << toString(program.takeError());
  EXPECT_EQ(call(*session, **program, {1, 2, 3}),
            (std::vector<float>{3, 4, 5}));
  EXPECT_GT(session->contexts().bytes(), 0);
  session->emptyCache();
  EXPECT_EQ(session->contexts().bytes(), 0);
}

// Two sessions, each of them used by two threads.
TEST(CompileSession, SessionsWorkAtOnce) {
  std::unique_ptr<CompileSession> sessions[] = {createSession(),
                                                createSession()};
  std::atomic<int> numRight = 0;
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i)
    threads.emplace_back([&, i] {
      CompileSession &session = *sessions[i % 2];
      for (int k = 0; k < 3; ++k) {
        auto program = compile(session, addition(10 * i + k));
        if (!program) {
          consumeError(program.takeError());
          continue;
        }
        numRight +=
            call(session, **program, {1, 2}) ==
            std::vector<float>{float(1 + 10 * i + k), float(2 + 10 * i + k)};
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(numRight, 12);
}

TEST(CompileSession, ErrorsAreDiagnostics) {
  std::unique_ptr<CompileSession> session = createSession();
  auto program = compile(*session, R"(
    func.func @main(%x: tensor<2x3xf32>, %y: tensor<4x5xf32>)
        -> tensor<*xf32> {
      %0 = graph.matmul %x, %y
          : (tensor<2x3xf32>, tensor<4x5xf32>) -> tensor<*xf32>
      return %0 : tensor<*xf32>
    })");
  ASSERT_FALSE(bool(program));
  std::string text = toString(program.takeError());
  EXPECT_NE(text.find("error: 'graph.matmul' op"), std::string::npos) << text;
  EXPECT_EQ(text.find("program:4:"), 0u) << text;
  auto module = session->parse(addition(1));
  ASSERT_TRUE(bool(module));
  ExecutableOptions options;
  options.backend = "none";
  auto refused = session->compile(**module, options);
  ASSERT_FALSE(bool(refused));
  EXPECT_NE(toString(refused.takeError()).find("'none'"), std::string::npos);
  // The session can be used further.
  EXPECT_TRUE(bool(compile(*session, addition(1))));
}

// Errors go to the collector of the thread whose IR they are about.
TEST(CompileSession, ErrorsHaveTheirDiagnostics) {
  std::unique_ptr<CompileSession> session = createSession();
  auto module = session->parse("func.func @main() { return }\nnonsense", "f");
  ASSERT_FALSE(module);
  llvm::handleAllErrors(module.takeError(), [](const DiagnosticError &error) {
    ASSERT_EQ(error.getDiagnostics().size(), 1u);
    EXPECT_EQ(error.getDiagnostics()[0].getLines(), error.getMessage());
    EXPECT_NE(error.getMessage().find("f:2:1: error:"), std::string::npos);
  });
}

static std::atomic<int64_t> tasksOfHost = 0;

// Programs that were compiled before use the function too.
TEST(CompileSession, LoopsRunOnThreadsOfTheHost) {
  std::unique_ptr<CompileSession> session = createSession();
  auto program = compile(*session, addition(2));
  ASSERT_TRUE(bool(program));
  std::vector<float> ones(1 << 20, 1.0f);
  call(*session, **program, ones);
  session->contexts().setParallelFor(
      [](void *, int64_t tasks, tcopt_task task, void *arg) {
        tasksOfHost += tasks;
        for (int64_t i = 0; i < tasks; ++i)
          task(arg, i);
      });
  EXPECT_EQ(call(*session, **program, ones), std::vector<float>(1 << 20, 3.0f));
  EXPECT_GT(tasksOfHost, 1);
  session->contexts().setParallelFor(nullptr);
  int64_t before = tasksOfHost;
  call(*session, **program, ones);
  EXPECT_EQ(tasksOfHost, before);
}

TEST(CompileSession, DiagnosticsBelongToThreads) {
  std::unique_ptr<CompileSession> session = createSession();
  auto report = [&](llvm::StringRef text) {
    mlir::emitError(mlir::UnknownLoc::get(session->context())) << text;
  };
  Diagnostics mine;
  std::string others;
  std::thread([&] {
    Diagnostics own;
    report("theirs");
    others = own.text();
  }).join();
  EXPECT_FALSE(mine.hasErrors());
  EXPECT_NE(others.find("theirs"), std::string::npos);
  report("mine");
  EXPECT_EQ(mine.getErrors().size(), 1u);
}

TEST(CompileSession, UnknownBackendsAndDevices) {
  std::unique_ptr<CompileSession> session = createSession();
  EXPECT_EQ(session->findDevice("none", 0), nullptr);
  EXPECT_EQ(session->findDevice("cpu", -1), nullptr);
  EXPECT_EQ(session->findDevice("cpu", 0), nullptr);
  EXPECT_FALSE(session->hasDevices());
  auto plugin = session->loadPlugin("none.so");
  ASSERT_FALSE(bool(plugin));
  EXPECT_NE(toString(plugin.takeError()).find("none.so"), std::string::npos);
}

TEST(CompileSession, ForkedProcessesCompile) {
  std::unique_ptr<CompileSession> session = createSession();
  ASSERT_TRUE(bool(compile(*session, addition(1))));
  bool isLocked = false;
  session->lockForFork([&] { isLocked = true; });
  pid_t child = fork();
  session->unlockAfterFork(child == 0, [&] { isLocked = false; });
  if (child == 0) {
    auto program = compile(*session, addition(7));
    bool isRight = program && call(*session, **program, {1}).front() == 8;
    std::_Exit(isRight ? 0 : 1);
  }
  EXPECT_FALSE(isLocked);
  int status = -1;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0);
  EXPECT_TRUE(bool(compile(*session, addition(3))));
}
