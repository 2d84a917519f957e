//===- InterpreterTest.cpp - The interpreter itself -------------*- C++ -*-===//
//
// Arguments, errors, guards, precision, checks and printing.
//
//===----------------------------------------------------------------------===//

#include "InterpreterTest.h"

using namespace tcopt;
using namespace tcopt::test;

namespace {

const char *const addition = R"(
func.func @main(%a: tensor<?x3xf32>, %b: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %r = graph.add %a, %b : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  return %r : tensor<?x3xf32>
})";

TEST(Interpreter, ArgumentsAreChecked) {
  Program program(addition);
  HostTensor x = tensor<float>({1, 3}, {1, 2, 3});
  EXPECT_EQ(program.run({x, x}), "1x3xf32 [2, 4, 6]");
  EXPECT_EQ(program.run({x}), "test.mlir:2:1: 'func.func' expected 2 arguments "
                              "but found 1");
  EXPECT_EQ(program.run({x, floats({1, 2, 3})}),
            "test.mlir:2:1: 'func.func' expected argument #1 of type "
            "tensor<?x3xf32> but found tensor<3xf32>");
  EXPECT_EQ(program.run({x, tensor<double>({1, 3}, {1, 2, 3})}),
            "test.mlir:2:1: 'func.func' expected argument #1 of type "
            "tensor<?x3xf32> but found tensor<1x3xf64>");
}

TEST(Interpreter, UnknownSizesOfOneAreNotRepeated) {
  Program program(addition);
  EXPECT_EQ(program.run({tensor<float>({1, 3}, {1, 2, 3}),
                         tensor<float>({2, 3}, {1, 2, 3, 4, 5, 6})}),
            "test.mlir:3:8: 'graph.add' expected sizes that broadcast to [2, "
            "3] but found [1, 3]");
}

TEST(Interpreter, UnknownOpsAreListedAtOnce) {
  Program program(R"(func.func @main(%x: tensor<1xf32>) -> tensor<1xf32> {
    %a = "other.one"(%x) : (tensor<1xf32>) -> tensor<1xf32>
    %b = func.call @inner(%a) : (tensor<1xf32>) -> tensor<1xf32>
    return %b : tensor<1xf32>
  }
  func.func private @inner(%x: tensor<1xf32>) -> tensor<1xf32> {
    %a = graph.opaque "two"(%x) : (tensor<1xf32>) -> tensor<1xf32>
    return %a : tensor<1xf32>
  })");
  EXPECT_EQ(program.run({floats({1})}),
            "test.mlir:2:10: 'other.one' is not known to the interpreter\n"
            "test.mlir:7:10: 'graph.opaque' is not known to the interpreter");
}

TEST(Interpreter, EveryOpIsKnown) {
  mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
  context.loadDialect<graph::GraphDialect, core::CoreDialect>();
  OpTable table;
  populateInterpreter(table);
  for (llvm::StringRef dialect : {"graph", "core"})
    for (auto op : context.getRegisteredOperationsByDialect(dialect)) {
      llvm::StringRef name = op.getStringRef();
      bool isKnown = table.lookup(name) != nullptr;
      bool isRun = name != "graph.opaque" && name != "graph.yield";
      EXPECT_EQ(isKnown, isRun) << name.str();
    }
}

TEST(Interpreter, PluginsAddOps) {
  Program program(R"(func.func @main(%x: tensor<1xf32>) -> tensor<1xf32> {
    %a = "other.same"(%x) : (tensor<1xf32>) -> tensor<1xf32>
    return %a : tensor<1xf32>
  })");
  program.table.add("other.same", [](OpCall &call) {
    call.results.push_back(call.operands[0]);
    return llvm::Error::success();
  });
  EXPECT_EQ(program.run({floats({4})}), "1xf32 [4]");
}

TEST(Interpreter, LimitOfBytes) {
  InterpreterOptions options;
  options.byteLimit = 1000;
  Program program(R"(func.func @main(%v: tensor<f32>, %n: index)
      -> tensor<?x?xf32> {
    %r = graph.full %v, sizes = [%n, %n] : (tensor<f32>, index, index) -> tensor<?x?xf32>
    return %r : tensor<?x?xf32>
  })",
                  options);
  HostTensor v = tensor<float>({}, {1});
  auto run = [&](int64_t n) {
    return program.run({v, RuntimeValue::ofInteger(n)});
  };
  EXPECT_EQ(run(1), "1x1xf32 [1]");
  EXPECT_EQ(run(20), "test.mlir:3:10: 'graph.full' tensor 20x20xf32 is larger "
                     "than the limit of 1000 bytes");
  EXPECT_NE(run(INT64_MAX).find("more elements than 64 bits can count"),
            std::string::npos);
  EXPECT_NE(run(-1).find("has a negative size"), std::string::npos);
}

//===----------------------------------------------------------------------===//
// Precision
//===----------------------------------------------------------------------===//

const char *const thirds = R"(
func.func @main(%x: tensor<1xf16>) -> tensor<1xf16> {
  %c = graph.constant dense<3.0> : tensor<1xf16>
  %q = graph.div %x, %c, rounding_mode = none : (tensor<1xf16>, tensor<1xf16>) -> tensor<1xf16>
  %w = graph.cast %q : (tensor<1xf16>) -> tensor<1xf32>
  %n = graph.cast %w : (tensor<1xf32>) -> tensor<1xf16>
  return %n : tensor<1xf16>
})";

TEST(Interpreter, NativeRoundsEachOp) {
  EXPECT_EQ(Program(thirds).run({tensor<f16>({1}, {f16(1.0f)})}),
            "1xf16 [0.33325]");
}

TEST(Interpreter, F64HoldsDoubles) {
  InterpreterOptions options;
  options.precision = Precision::F64;
  Program program(thirds, options);
  EXPECT_EQ(program.run({tensor<f16>({1}, {f16(1.0f)})}),
            "1xf64 [0.3333333333333333]");
  EXPECT_EQ(program.run({tensor<double>({1}, {1.0})}),
            "1xf64 [0.3333333333333333]");
}

TEST(Interpreter, F64LeavesIntegersExact) {
  InterpreterOptions options;
  options.precision = Precision::F64;
  Program program(R"(func.func @main(%x: tensor<1xi64>) -> tensor<1xi64> {
    %r = graph.add %x, %x : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    return %r : tensor<1xi64>
  })",
                  options);
  EXPECT_EQ(program.run({tensor<int64_t>({1}, {(int64_t(1) << 60) + 1})}),
            "1xi64 [2305843009213693954]");
}

TEST(Interpreter, SixteenBitSumsAreKeptInF32) {
  Program program(R"(func.func @main(%x: tensor<4096xf16>) -> tensor<f16> {
    %r = graph.sum %x, dims = [0], keepdim = false : (tensor<4096xf16>) -> tensor<f16>
    return %r : tensor<f16>
  })");
  EXPECT_EQ(
      program.run({tensor<f16>({4096}, std::vector<f16>(4096, f16(1.0f)))}),
      "f16 [4096]");
}

TEST(Interpreter, CoreSumsAreKeptInTheirType) {
  Program program(R"(func.func @main(%x: tensor<4096xf16>) -> tensor<f16> {
    %r = core.reduce add, %x, dims = [0] : (tensor<4096xf16>) -> tensor<f16>
    return %r : tensor<f16>
  })");
  EXPECT_EQ(
      program.run({tensor<f16>({4096}, std::vector<f16>(4096, f16(1.0f)))}),
      "f16 [2048]");
}

//===----------------------------------------------------------------------===//
// Constants, checks and printing
//===----------------------------------------------------------------------===//

std::string runConstant(llvm::StringRef value, llvm::StringRef type) {
  return Program(("func.func @main() -> " + type + " {\n  %r = core.constant " +
                  value + " : " + type + "\n  return %r : " + type + "\n}")
                     .str())
      .run({});
}

TEST(Interpreter, Constants) {
  EXPECT_EQ(runConstant("dense<[true, false, true]>", "tensor<3xi1>"),
            "3xi1 [true, false, true]");
  EXPECT_EQ(runConstant("dense<true>", "tensor<2xi1>"), "2xi1 [true, true]");
  EXPECT_EQ(runConstant("dense<255>", "tensor<2xui8>"), "2xui8 [255, 255]");
  EXPECT_EQ(runConstant("dense<[-1, 7]>", "tensor<2xi16>"), "2xi16 [-1, 7]");
  EXPECT_EQ(runConstant("dense<1.5>", "tensor<bf16>"), "bf16 [1.5]");
  EXPECT_EQ(runConstant("dense<>", "tensor<0x2xf64>"), "0x2xf64 []");
}

std::string runCheck(llvm::StringRef op, InterpreterOptions options = {}) {
  std::string text = (R"(func.func @main(%a: tensor<2xf32>, %b: tensor<2xf32>)
      -> tensor<2xf32> {
    )" + op + R"( : (tensor<2xf32>, tensor<2xf32>) -> ()
    return %a : tensor<2xf32>
  })")
                         .str();
  return Program(text, options).run({floats({1, NAN}), floats({1.25f, NAN})});
}

TEST(Interpreter, Checks) {
  EXPECT_NE(runCheck("\"check.equal\"(%a, %b)").find("outputs differ"),
            std::string::npos);
  EXPECT_EQ(runCheck("\"check.equal\"(%a, %a)"), "2xf32 [1, nan]");
  EXPECT_EQ(runCheck("\"check.close\"(%a, %b) {rtol = 0.2, atol = 0.1}"),
            "2xf32 [1, nan]");
  EXPECT_NE(runCheck("\"check.close\"(%a, %b) {rtol = 0.1, atol = 0.1}")
                .find("outputs differ"),
            std::string::npos);
}

TEST(Interpreter, ChecksSayNothingOfRunsInF64) {
  InterpreterOptions options;
  options.precision = Precision::F64;
  EXPECT_EQ(runCheck("\"check.equal\"(%a, %b)", options), "2xf64 [1, nan]");
}

TEST(Interpreter, Require) {
  Program program(R"(func.func @main(%c: i1) -> i1 {
    core.require %c, "sizes must agree"
    return %c : i1
  })");
  EXPECT_EQ(program.run({RuntimeValue::ofInteger(1)}), "1");
  EXPECT_EQ(program.run({RuntimeValue::ofInteger(0)}),
            "test.mlir:2:5: 'core.require' sizes must agree");
}

TEST(Interpreter, Print) {
  std::string text;
  llvm::raw_string_ostream os(text);
  InterpreterOptions options;
  options.output = &os;
  Program program(R"(func.func @main(%x: tensor<?x3xf32>) -> tensor<?x3xf32> {
    graph.print %x, label = "x" : tensor<?x3xf32>
    return %x : tensor<?x3xf32>
  })",
                  options);
  program.run({tensor<float>({2, 3}, {1, 2, 3, 4, 5.5f, 6})});
  EXPECT_EQ(text, "x: tensor<2x3xf32>\n[[1, 2, 3],\n [4, 5.5, 6]]\n");
  text.clear();
  program.run({tensor<float>({500, 3}, std::vector<float>(1500, 1))});
  EXPECT_NE(text.find(" [1, 1, 1],\n ...,\n [1, 1, 1],\n"), std::string::npos);
}

} // namespace
