//===- ProgramCallTest.cpp - one call of a program on tensors -------------===//

#include "tcopt/Execution/ProgramCall.h"
#include "TestProgram.h"
#include <thread>

using namespace tcopt;
using namespace tcopt::test;

namespace {
/// A session with one compiled program.
struct Compiled {
  explicit Compiled(llvm::StringRef text) {
    auto module = llvm::cantFail(session->parse(text));
    program = llvm::cantFail(session->compile(*module, {}));
    auto context = llvm::cantFail(BorrowedContext::take(session->contexts()));
    llvm::cantFail(program->makeState(*context));
  }
  ContextPool &contexts() { return session->contextsFor(*program); }

  std::unique_ptr<CompileSession> session = createSession();
  std::unique_ptr<Executable> program;
};

/// Memory for one result of floats or integers.
template <typename T> struct ResultBlock {
  std::vector<T> elements;
  std::vector<int64_t> sizes;
  int numCalls = 0;

  ProgramCall::Memory operator()(size_t, llvm::ArrayRef<int64_t> wanted,
                                 size_t bytes) {
    ++numCalls;
    sizes = wanted.vec();
    elements.assign(std::max<size_t>(bytes / sizeof(T), 1), T(-1));
    return {elements.data()};
  }
};
} // namespace

static std::string run(ProgramCall &call, ProgramCall::Allocator allocate) {
  return toString(call.run(allocate));
}

static constexpr llvm::StringLiteral kNegate = R"(
  func.func @main(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = graph.neg %x : (tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  })";

TEST(ProgramCall, ReadsStridedInputs) {
  Compiled compiled(kNegate);
  float values[] = {0, 1, 2, 3, 4, 5};
  int64_t sizes[] = {3, 2}, transposed[] = {1, 3}, repeated[] = {0, 1};
  for (auto [strides, expected] :
       {std::pair(transposed, std::vector<float>{0, -3, -1, -4, -2, -5}),
        std::pair(repeated, std::vector<float>{0, -1, 0, -1, 0, -1})}) {
    ProgramCall call(*compiled.program, compiled.contexts());
    call.setInput(0, values, sizes, {strides, 2});
    ResultBlock<float> block;
    EXPECT_EQ(run(call, block), "");
    EXPECT_EQ(block.sizes, (std::vector<int64_t>{3, 2}));
    EXPECT_EQ(block.elements, expected);
    EXPECT_EQ(llvm::ArrayRef(call.result(0).sizes),
              llvm::ArrayRef(block.sizes));
    EXPECT_FALSE(call.result(0).isInPlace);
  }
}

TEST(ProgramCall, EmptyTensors) {
  Compiled compiled(kNegate);
  int64_t sizes[] = {0, 2}, strides[] = {2, 1};
  ProgramCall call(*compiled.program, compiled.contexts());
  call.setInput(0, nullptr, sizes, strides);
  EXPECT_EQ(run(call,
                [](size_t, llvm::ArrayRef<int64_t>, size_t bytes) {
                  EXPECT_EQ(bytes, 0u);
                  return ProgramCall::Memory{};
                }),
            "");
  EXPECT_EQ(call.result(0).sizes[0], 0);
}

// Two products, each of which reads one input and the one before.
static constexpr llvm::StringLiteral kProducts = R"(
  func.func @main(%x: tensor<512x512xf32>, %y: tensor<512x512xf32>)
      -> (tensor<512x512xf32>, tensor<512x512xf32>) {
    %0 = graph.matmul %x, %x
        : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %1 = graph.matmul %0, %y
        : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    return %0, %1 : tensor<512x512xf32>, tensor<512x512xf32>
  })";

TEST(ProgramCall, AllocatesLateAndReleasesEarly) {
  Compiled compiled(kProducts);
  std::vector<float> x(512 * 512, 1), y(512 * 512, 2);
  int64_t sizes[] = {512, 512}, strides[] = {512, 1};
  std::vector<float> memory[] = {std::vector<float>(512 * 512 + 16),
                                 std::vector<float>(512 * 512 + 16)};
  std::string events;
  ProgramCall call(*compiled.program, compiled.contexts());
  call.setInput(0, x.data(), sizes, strides);
  call.setInput(1, y.data(), sizes, strides);
  auto allocate = [&](size_t i, llvm::ArrayRef<int64_t>, size_t) {
    events += "allocate " + std::to_string(i) + ", ";
    auto address = reinterpret_cast<uintptr_t>(memory[i].data());
    return ProgramCall::Memory{memory[i].data() + (64 - address % 64) % 64 / 4};
  };
  auto release = [&](size_t i) {
    events += "release " + std::to_string(i) + ", ";
    std::fill_n(i ? y.data() : x.data(), 512 * 512, 99.0f);
  };
  llvm::cantFail(call.run(allocate, release));
  EXPECT_EQ(events, "allocate 0, release 0, allocate 1, release 1, ");
  EXPECT_EQ(static_cast<float *>(call.result(0).data)[5], 512);
  EXPECT_EQ(static_cast<float *>(call.result(1).data)[5], 512 * 512 * 2);
}

TEST(ProgramCall, NoMemoryWhileItRuns) {
  Compiled compiled(kProducts);
  std::vector<float> x(512 * 512, 1), memory(512 * 512 + 16);
  int64_t sizes[] = {512, 512}, strides[] = {512, 1};
  ProgramCall call(*compiled.program, compiled.contexts());
  call.setInput(0, x.data(), sizes, strides);
  call.setInput(1, x.data(), sizes, strides);
  std::string text = run(call, [&](size_t i, llvm::ArrayRef<int64_t>, size_t) {
    return ProgramCall::Memory{i ? nullptr : memory.data()};
  });
  EXPECT_EQ(text, "there is no memory for 1048576 bytes of a tensor of sizes "
                  "[512, 512]");
}

TEST(ProgramCall, ResultsThatTheProgramSizes) {
  Compiled compiled(R"(
    func.func @main(%x: tensor<?xf32>) -> tensor<?x1xi64> {
      %0 = graph.nonzero %x : (tensor<?xf32>) -> tensor<?x1xi64>
      return %0 : tensor<?x1xi64>
    })");
  float values[] = {0, 3, 0, 5};
  int64_t size = 4, stride = 1;
  ProgramCall call(*compiled.program, compiled.contexts());
  call.setInput(0, values, size, stride);
  ResultBlock<int64_t> block;
  EXPECT_EQ(run(call, block), "");
  EXPECT_EQ(block.sizes, (std::vector<int64_t>{2, 1}));
  EXPECT_EQ(block.elements, (std::vector<int64_t>{1, 3}));
}

static constexpr llvm::StringLiteral kUpdate = R"(
  func.func @main(%x: tensor<?xf32> {tcopt.donates = 0 : i64},
                  %y: tensor<?xf32>) -> tensor<?xf32> {
    %0 = graph.add %x, %y : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    return %0 : tensor<?xf32>
  })";

TEST(ProgramCall, WritesOverDonatedInputs) {
  Compiled compiled(kUpdate);
  float x[] = {1, 2, 3}, y[] = {10, 20, 30};
  int64_t size = 3, stride = 1;
  ProgramCall call(*compiled.program, compiled.contexts());
  call.setInput(0, x, size, stride);
  call.setInput(1, y, size, stride);
  call.donate(0);
  ResultBlock<float> block;
  EXPECT_EQ(run(call, block), "");
  EXPECT_TRUE(call.result(0).isInPlace);
  EXPECT_EQ(call.result(0).data, x);
  EXPECT_EQ(block.numCalls, 0);
  EXPECT_EQ(x[2], 33);
}

TEST(ProgramCall, InputsThatAreNotDonatedStay) {
  Compiled compiled(kUpdate);
  float x[] = {1, 2, 3}, y[] = {10, 20, 30};
  int64_t size = 3, stride = 1;
  ProgramCall call(*compiled.program, compiled.contexts());
  call.setInput(0, x, size, stride);
  call.setInput(1, y, size, stride);
  ResultBlock<float> block;
  EXPECT_EQ(run(call, block), "");
  EXPECT_FALSE(call.result(0).isInPlace);
  EXPECT_EQ(block.elements, (std::vector<float>{11, 22, 33}));
  EXPECT_EQ(x[2], 3);
}

// The result gets its own memory if the donated input overlaps another one.
TEST(ProgramCall, OverlappingInputsAreNotWrittenOver) {
  Compiled compiled(kUpdate);
  float both[] = {1, 2, 3, 4};
  int64_t size = 3, stride = 1;
  ProgramCall call(*compiled.program, compiled.contexts());
  call.setInput(0, both, size, stride);
  call.setInput(1, both + 1, size, stride);
  call.donate(0);
  ResultBlock<float> block;
  EXPECT_EQ(run(call, block), "");
  EXPECT_FALSE(call.result(0).isInPlace);
  EXPECT_EQ(block.elements, (std::vector<float>{3, 5, 7}));
  EXPECT_EQ(both[0], 1);
}

TEST(ProgramCall, ErrorsHaveStatusAndLocation) {
  Compiled compiled(R"(
    func.func @main(%x: tensor<4xf32>, %i: tensor<2xi64>) -> tensor<2xf32> {
      %0 = graph.index_select %x, %i, dim = 0
          : (tensor<4xf32>, tensor<2xi64>) -> tensor<2xf32>
          loc("model.py":7:3)
      return %0 : tensor<2xf32>
    })");
  float x[] = {1, 2, 3, 4};
  int64_t indices[] = {1, 9}, four = 4, two = 2, stride = 1;
  ProgramCall call(*compiled.program, compiled.contexts());
  call.setInput(0, x, four, stride);
  call.setInput(1, indices, two, stride);
  ResultBlock<float> block;
  llvm::Error error = call.run(block);
  ASSERT_TRUE(bool(error));
  handleAllErrors(std::move(error), [](const CallError &found) {
    EXPECT_EQ(found.status, TCOPT_INDEX_OUT_OF_BOUNDS);
    EXPECT_EQ(std::string(found.location.file_name()), "model.py");
    EXPECT_EQ(found.location.line(), 7u);
    EXPECT_EQ(found.text, "index out of bounds");
  });
}

TEST(ProgramCall, NoMemory) {
  Compiled compiled(kNegate);
  float values[] = {1, 2};
  int64_t sizes[] = {1, 2}, strides[] = {2, 1};
  ProgramCall call(*compiled.program, compiled.contexts());
  call.setInput(0, values, sizes, strides);
  EXPECT_EQ(run(call, [](size_t, llvm::ArrayRef<int64_t>,
                         size_t) { return ProgramCall::Memory{}; }),
            "there is no memory for 8 bytes of a tensor of sizes [1, 2]");
  // A spread of one element has more bytes than memory can have.
  int64_t huge[] = {int64_t(1) << 40, int64_t(1) << 40}, zero[] = {0, 0};
  ProgramCall other(*compiled.program, compiled.contexts());
  other.setInput(0, values, huge, zero);
  ResultBlock<float> block;
  EXPECT_NE(run(other, block), "");
  EXPECT_EQ(block.numCalls, 0);
}

TEST(ProgramCall, ChecksTypes) {
  Compiled compiled(R"(
    func.func @main(%x: tensor<?x3xf32> {tcopt.name = "x"}) -> tensor<?x3xf32> {
      %0 = graph.neg %x : (tensor<?x3xf32>) -> tensor<?x3xf32>
      return %0 : tensor<?x3xf32>
    })");
  ProgramCall call(*compiled.program, compiled.contexts());
  int64_t shape[] = {2, 3, 4};
  tcopt_tensor tensor = {};
  tensor.shape = shape;
  tensor.ndim = 2;
  tensor.dtype = {TCOPT_F32, 1};
  EXPECT_EQ(toString(call.checkInput(0, tensor)), "");
  shape[1] = 5;
  std::string text = toString(call.checkInput(0, tensor));
  EXPECT_NE(text.find("expected tensor<x.0x3xf32> but found tensor<2x5xf32>"),
            std::string::npos)
      << text;
  shape[1] = 3;
  tensor.ndim = 3;
  EXPECT_NE(toString(call.checkInput(0, tensor)), "");
  tensor.ndim = 2;
  tensor.dtype = {TCOPT_F64, 1};
  text = toString(call.checkInput(0, tensor));
  EXPECT_NE(text.find("tensor<2x3xf64>"), std::string::npos) << text;
  tensor.dtype = {5, 64, 1};
  text = toString(call.checkInput(0, tensor));
  EXPECT_NE(text.find("a dtype of code 5 and 64 bits"), std::string::npos)
      << text;
}

TEST(ProgramCall, ThreadsCallAtOnce) {
  Compiled compiled(kNegate);
  std::atomic<int> numRight = 0;
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i)
    threads.emplace_back([&, i] {
      for (int k = 0; k < 50; ++k) {
        float value = float(100 * i + k);
        int64_t sizes[] = {1, 1}, strides[] = {1, 1};
        ProgramCall call(*compiled.program, compiled.contexts());
        call.setInput(0, &value, sizes, strides);
        ResultBlock<float> block;
        numRight += run(call, block).empty() && block.elements[0] == -value;
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(numRight, 200);
}
