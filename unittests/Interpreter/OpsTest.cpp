//===- OpsTest.cpp - Ops with rules of their own ----------------*- C++ -*-===//
//
// The cases that are easy to get wrong; tools/dev/judge_interpreter.py compares
// every op with PyTorch.
//
//===----------------------------------------------------------------------===//

#include "InterpreterTest.h"

using namespace tcopt;
using namespace tcopt::test;

namespace {

/// Runs `op %a, %b`.
std::string binary(llvm::StringRef op, llvm::StringRef attributes,
                   llvm::StringRef type, HostTensor a, HostTensor b) {
  std::string t = ("tensor<" + type + ">").str();
  return Program("func.func @main(%a: " + t + ", %b: " + t + ") -> " + t +
                 " {\n  %r = " + op.str() + " %a, %b" + attributes.str() +
                 " : (" + t + ", " + t + ") -> " + t + "\n  return %r : " + t +
                 "\n}")
      .run({std::move(a), std::move(b)});
}

TEST(Ops, DivisionRoundsDownOrTowardsZero) {
  HostTensor a = tensor<int32_t>({4}, {7, -7, INT32_MIN, -6});
  HostTensor b = tensor<int32_t>({4}, {-2, 2, -1, 3});
  EXPECT_EQ(binary("graph.div", ", rounding_mode = floor", "4xi32", a, b),
            "4xi32 [-4, -4, -2147483648, -2]");
  EXPECT_EQ(binary("graph.div", ", rounding_mode = trunc", "4xi32", a, b),
            "4xi32 [-3, -3, -2147483648, -2]");
  EXPECT_EQ(binary("graph.remainder", "", "4xi32", a, b),
            "4xi32 [-1, 1, 0, 0]");
  EXPECT_EQ(binary("graph.fmod", "", "4xi32", a, b), "4xi32 [1, -1, 0, 0]");
}

TEST(Ops, FloorOfAFloatQuotientIsExact) {
  HostTensor a = tensor<double>({2}, {1, -1}),
             b = tensor<double>({2}, {0.1, INFINITY});
  EXPECT_EQ(binary("graph.div", ", rounding_mode = floor", "2xf64", a, b),
            "2xf64 [9, -1]");
}

TEST(Ops, DivisionByZero) {
  EXPECT_EQ(binary("core.div", "", "2xi8", tensor<int8_t>({2}, {1, 2}),
                   tensor<int8_t>({2}, {1, 0})),
            "test.mlir:2:8: 'core.div' division by zero: element [1] of the "
            "divisor is 0");
  EXPECT_EQ(binary("core.div", "", "1xf32", floats({1}), floats({0})),
            "1xf32 [inf]");
}

TEST(Ops, PowersOfIntegers) {
  EXPECT_EQ(binary("core.pow", "", "5xi16",
                   tensor<int16_t>({5}, {2, 1, -1, -1, 2}),
                   tensor<int16_t>({5}, {-1, -5, -5, -4, 20})),
            "5xi16 [0, 1, -1, 1, 0]");
}

TEST(Ops, MaximumOrdersZeros) {
  EXPECT_EQ(binary("core.maximum", "", "2xf32", floats({-0.0f, 0.0f}),
                   floats({0.0f, -0.0f})),
            "2xf32 [0, 0]");
  EXPECT_EQ(binary("core.minimum", "", "2xf32", floats({-0.0f, 0.0f}),
                   floats({0.0f, -0.0f})),
            "2xf32 [-0, -0]");
}

TEST(Ops, ConversionsSaturate) {
  Program program(R"(func.func @main(%x: tensor<5xf32>) -> tensor<5xi8> {
    %r = core.convert %x : (tensor<5xf32>) -> tensor<5xi8>
    return %r : tensor<5xi8>
  })");
  EXPECT_EQ(program.run({floats({300, -300, NAN, -1.9f, INFINITY})}),
            "5xi8 [127, -128, 0, -1, 127]");
}

TEST(Ops, FirstNaNIsExtreme) {
  Program program(R"(func.func @main(%x: tensor<4xf32>) -> tensor<i64> {
    %r = core.arg_reduce minimum, %x, dim = 0 : (tensor<4xf32>) -> tensor<i64>
    return %r : tensor<i64>
  })");
  EXPECT_EQ(program.run({floats({1, NAN, -5, NAN})}), "i64 [1]");
  EXPECT_EQ(program.run({floats({1, -5, 2, -5})}), "i64 [1]");
}

TEST(Ops, ReductionsOfNothing) {
  Program program(R"(func.func @main(%x: tensor<?xi8>) -> tensor<i8> {
    %r = core.reduce and, %x, dims = [0] : (tensor<?xi8>) -> tensor<i8>
    return %r : tensor<i8>
  })");
  EXPECT_EQ(program.run({tensor<int8_t>({0}, {})}), "i8 [-1]");
  EXPECT_EQ(program.run({tensor<int8_t>({2}, {6, 3})}), "i8 [2]");
}

TEST(Ops, ArgReductionOfNothing) {
  Program program(R"(func.func @main(%x: tensor<?xf32>) -> tensor<i64> {
    %r = graph.argmax %x, dim = 0, keepdim = false : (tensor<?xf32>) -> tensor<i64>
    return %r : tensor<i64>
  })");
  EXPECT_EQ(program.run({floats({})}),
            "test.mlir:2:10: 'graph.argmax' expected a dimension that is not "
            "empty but found dimension 0 of size 0");
}

TEST(Ops, ReshapeCountsElements) {
  Program program(
      R"(func.func @main(%x: tensor<?xf32>, %n: index) -> tensor<?x2xf32> {
    %r = graph.reshape %x, sizes = [%n, 2] : (tensor<?xf32>, index) -> tensor<?x2xf32>
    return %r : tensor<?x2xf32>
  })");
  EXPECT_EQ(program.run({floats({1, 2, 3, 4}), RuntimeValue::ofInteger(2)}),
            "2x2xf32 [1, 2, 3, 4]");
  EXPECT_EQ(program.run({floats({1, 2, 3, 4}), RuntimeValue::ofInteger(3)}),
            "test.mlir:2:10: 'graph.reshape' cannot reshape 4xf32 to 3x2xf32");
}

TEST(Ops, SlicesStayInside) {
  Program program(
      R"(func.func @main(%x: tensor<?xf32>, %o: index, %n: index) -> tensor<?xf32> {
    %r = core.slice %x, offsets = [%o], sizes = [%n], strides = [2] : (tensor<?xf32>, index, index) -> tensor<?xf32>
    return %r : tensor<?xf32>
  })");
  auto run = [&](int64_t offset, int64_t size) {
    return program.run({floats({0, 1, 2, 3, 4}),
                        RuntimeValue::ofInteger(offset),
                        RuntimeValue::ofInteger(size)});
  };
  EXPECT_EQ(run(0, 3), "3xf32 [0, 2, 4]");
  EXPECT_EQ(run(5, 0), "0xf32 []");
  EXPECT_EQ(run(1, 3), "test.mlir:2:10: 'core.slice' expected a part inside of "
                       "dimension 0 of size 5 but found offset 1, size 3 and "
                       "stride 2");
  EXPECT_NE(run(-1, 1).find("found offset -1"), std::string::npos);
  EXPECT_NE(run(0, INT64_MAX).find("found offset 0"), std::string::npos);
}

TEST(Ops, GatherChecksIndices) {
  Program program(
      R"(func.func @main(%x: tensor<2x2xf32>, %i: tensor<2xi32>) -> tensor<2x2xf32> {
    %r = core.gather %x, %i, dims = [1], x_dims = [0], index_dims = [1] : (tensor<2x2xf32>, tensor<2xi32>) -> tensor<2x2xf32>
    return %r : tensor<2x2xf32>
  })");
  HostTensor x = tensor<float>({2, 2}, {1, 2, 3, 4});
  EXPECT_EQ(program.run({x, tensor<int32_t>({2}, {1, 1})}),
            "2x2xf32 [2, 2, 4, 4]");
  EXPECT_EQ(program.run({x, tensor<int32_t>({2}, {0, 2})}),
            "test.mlir:2:10: 'core.gather' index out of bounds: expected "
            "indices in [0, 2) but found 2 at [1]");
}

TEST(Ops, AttentionRowsThatKeepNothing) {
  Program program(
      R"(func.func @main(%q: tensor<2x1xf32>, %k: tensor<2x1xf32>, %v: tensor<2x1xf32>,
      %m: tensor<2x2xi1>) -> tensor<2x1xf32> {
    %r = graph.scaled_dot_product_attention %q, %k, %v, mask %m, is_causal = false
      : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x2xi1>) -> tensor<2x1xf32>
    return %r : tensor<2x1xf32>
  })");
  HostTensor ones = tensor<float>({2, 1}, {1, 1});
  EXPECT_EQ(program.run({ones, ones, tensor<float>({2, 1}, {4, 8}),
                         bools({2, 2}, {0, 1, 0, 0})}),
            "2x1xf32 [8, 0]");
}

} // namespace
