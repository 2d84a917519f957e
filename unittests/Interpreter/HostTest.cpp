//===- HostTest.cpp - Sizes, calls, and control flow ------------*- C++ -*-===//
//
// What runs around the tensor ops.
//
//===----------------------------------------------------------------------===//

#include "InterpreterTest.h"

using namespace tcopt;
using namespace tcopt::test;

namespace {

std::string runScalars(llvm::StringRef type, llvm::StringRef body, int64_t a,
                       int64_t b) {
  std::string text = ("func.func @main(%a: " + type + ", %b: " + type +
                      ") -> " + type + " {\n  %r = " + body +
                      " %a, %b : " + type + "\n  return %r : " + type + "\n}")
                         .str();
  return Program(text).run(
      {RuntimeValue::ofInteger(a), RuntimeValue::ofInteger(b)});
}

TEST(Host, IntegerArithmetic) {
  EXPECT_EQ(runScalars("index", "arith.addi", 2, 3), "5");
  EXPECT_EQ(runScalars("index", "arith.muli", INT64_MAX, 2), "-2");
  EXPECT_EQ(runScalars("index", "arith.floordivsi", -7, 2), "-4");
  EXPECT_EQ(runScalars("index", "arith.ceildivsi", 7, 2), "4");
  EXPECT_EQ(runScalars("index", "arith.ceildivsi", -7, 2), "-3");
  EXPECT_EQ(runScalars("index", "arith.divsi", -7, 2), "-3");
  EXPECT_EQ(runScalars("i64", "arith.divsi", INT64_MIN, -1),
            "-9223372036854775808");
  EXPECT_EQ(runScalars("index", "arith.remsi", -7, 2), "-1");
  EXPECT_EQ(runScalars("i8", "arith.addi", 127, 1), "-128");
  EXPECT_EQ(runScalars("i8", "arith.divui", -1, 2), "127");
  EXPECT_EQ(runScalars("i8", "arith.shrui", -128, 7), "1");
  EXPECT_EQ(runScalars("i8", "arith.minui", -1, 1), "1");
  EXPECT_EQ(runScalars("i1", "arith.xori", 1, 1), "0");
}

TEST(Host, IntegerDivisionByZero) {
  EXPECT_EQ(runScalars("index", "arith.divsi", 1, 0),
            "test.mlir:2:8: 'arith.divsi' division by zero");
  EXPECT_EQ(runScalars("index", "arith.remui", 1, 0),
            "test.mlir:2:8: 'arith.remui' division by zero");
}

TEST(Host, Comparisons) {
  auto holds = [](llvm::StringRef predicate, int64_t a, int64_t b) {
    std::string text = ("func.func @main(%a: i8, %b: i8) -> i1 {\n"
                        "  %r = arith.cmpi " +
                        predicate +
                        ", %a, %b : i8\n"
                        "  return %r : i1\n}")
                           .str();
    return Program(text).run(
        {RuntimeValue::ofInteger(a), RuntimeValue::ofInteger(b)});
  };
  EXPECT_EQ(holds("slt", -1, 1), "1");
  EXPECT_EQ(holds("ult", -1, 1), "0");
  EXPECT_EQ(holds("sge", 1, 1), "1");
  EXPECT_EQ(holds("ne", 1, 1), "0");
}

TEST(Host, FloatComparisonsAndNaN) {
  auto holds = [](llvm::StringRef predicate, double a, double b) {
    std::string text = ("func.func @main(%a: f32, %b: f32) -> i1 {\n"
                        "  %r = arith.cmpf " +
                        predicate +
                        ", %a, %b : f32\n"
                        "  return %r : i1\n}")
                           .str();
    return Program(text).run(
        {RuntimeValue::ofFloat(a), RuntimeValue::ofFloat(b)});
  };
  EXPECT_EQ(holds("olt", 1, 2), "1");
  EXPECT_EQ(holds("oge", 1, 2), "0");
  EXPECT_EQ(holds("ogt", NAN, 2), "0");
  EXPECT_EQ(holds("ugt", NAN, 2), "1");
  EXPECT_EQ(holds("uno", NAN, 2), "1");
  EXPECT_EQ(holds("ord", 1, 2), "1");
  EXPECT_EQ(holds("one", 2, 2), "0");
}

TEST(Host, FloatsRoundToTheirType) {
  Program program("func.func @main(%a: f32) -> f16 {\n"
                  "  %r = arith.truncf %a : f32 to f16\n"
                  "  return %r : f16\n}");
  EXPECT_EQ(program.run({RuntimeValue::ofFloat(2049)}), "2.048000e+03");
}

TEST(Host, SizesOfTensors) {
  Program program(R"(func.func @main(%x: tensor<?x?xf32>) -> index {
    %c1 = arith.constant 1 : index
    %n = tensor.dim %x, %c1 : tensor<?x?xf32>
    return %n : index
  })");
  EXPECT_EQ(program.run({tensor<float>({2, 5}, std::vector<float>(10))}), "5");
}

TEST(Host, DimensionOutOfRange) {
  Program program(R"(func.func @main(%x: tensor<?xf32>, %i: index) -> index {
    %n = tensor.dim %x, %i : tensor<?xf32>
    return %n : index
  })");
  EXPECT_EQ(program.run({floats({1}), RuntimeValue::ofInteger(1)}),
            "test.mlir:2:10: 'tensor.dim' expected a dimension in [0, 1) but "
            "found 1");
}

TEST(Host, ElementsAndScalars) {
  Program program(R"(func.func @main(%x: tensor<2x2xi8>) -> tensor<2xi8> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %a = tensor.extract %x[%c0, %c1] : tensor<2x2xi8>
    %b = tensor.extract %x[%c1, %c0] : tensor<2x2xi8>
    %s = arith.addi %a, %b : i8
    %y = tensor.from_elements %s, %b : tensor<2xi8>
    return %y : tensor<2xi8>
  })");
  EXPECT_EQ(program.run({tensor<int8_t>({2, 2}, {1, 2, 3, 4})}), "2xi8 [5, 3]");
}

TEST(Host, CastChecksSizes) {
  Program program(R"(func.func @main(%x: tensor<?xf32>) -> tensor<3xf32> {
    %y = tensor.cast %x : tensor<?xf32> to tensor<3xf32>
    return %y : tensor<3xf32>
  })");
  EXPECT_EQ(program.run({floats({1, 2, 3})}), "3xf32 [1, 2, 3]");
  EXPECT_EQ(program.run({floats({1, 2})}),
            "test.mlir:2:10: 'tensor.cast' expected result #0 of type "
            "tensor<3xf32> but found tensor<2xf32>");
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

const char *const powerLoop = R"(
func.func @main(%n: index, %x: tensor<2xf32>) -> tensor<2xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %y = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<2xf32> {
    %b = graph.mul %a, %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    scf.yield %b : tensor<2xf32>
  }
  return %y : tensor<2xf32>
})";

TEST(Host, For) {
  Program program(powerLoop);
  HostTensor x = floats({2, 3});
  EXPECT_EQ(program.run({RuntimeValue::ofInteger(0), x}), "2xf32 [2, 3]");
  EXPECT_EQ(program.run({RuntimeValue::ofInteger(3), x}), "2xf32 [16, 81]");
}

const char *const countLoop = R"(
func.func @main(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.while (%i = %c0) : (index) -> index {
    %more = arith.cmpi ne, %i, %n : index
    scf.condition(%more) %i : index
  } do {
  ^bb0(%i: index):
    %next = arith.addi %i, %c1 : index
    scf.yield %next : index
  }
  return %r : index
})";

TEST(Host, While) {
  EXPECT_EQ(Program(countLoop).run({RuntimeValue::ofInteger(7)}), "7");
}

TEST(Host, LoopsThatDoNotEnd) {
  InterpreterOptions options;
  options.timeLimit = 0.05;
  EXPECT_NE(Program(countLoop, options)
                .run({RuntimeValue::ofInteger(-1)})
                .find("runs past the time limit"),
            std::string::npos);
  options = {};
  options.stepLimit = 1000;
  EXPECT_NE(Program(countLoop, options)
                .run({RuntimeValue::ofInteger(-1)})
                .find("runs past the limit of 1000 steps"),
            std::string::npos);
}

TEST(Host, IfAndCall) {
  Program program(R"(
func.func private @twice(%x: tensor<1xf32>) -> tensor<1xf32> {
  %y = graph.add %x, %x : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  return %y : tensor<1xf32>
}
func.func @main(%c: i1, %x: tensor<1xf32>) -> tensor<1xf32> {
  %y = scf.if %c -> tensor<1xf32> {
    %a = func.call @twice(%x) : (tensor<1xf32>) -> tensor<1xf32>
    scf.yield %a : tensor<1xf32>
  } else {
    scf.yield %x : tensor<1xf32>
  }
  return %y : tensor<1xf32>
})");
  EXPECT_EQ(program.run({RuntimeValue::ofInteger(1), floats({3})}),
            "1xf32 [6]");
  EXPECT_EQ(program.run({RuntimeValue::ofInteger(0), floats({3})}),
            "1xf32 [3]");
}

TEST(Host, EndlessRecursion) {
  Program program(R"(func.func @main(%x: index) -> index {
    %y = func.call @main(%x) : (index) -> index
    return %y : index
  })");
  EXPECT_NE(program.run({RuntimeValue::ofInteger(0)})
                .find("expected at most 256 calls inside of each other"),
            std::string::npos);
}

} // namespace
