//===- MeasureTest.cpp - How fast a program is ----------------------------===//

#include "tcopt/Testing/Measure.h"
#include "TestProgram.h"

using namespace tcopt;
using namespace tcopt::test;

TEST(Measure, OrderStatistics) {
  Timing timing = summarize({5, 1, 4, 2, 3});
  EXPECT_EQ(timing.median, 3);
  EXPECT_EQ(timing.min, 1);
  EXPECT_EQ(timing.n, 5);
  EXPECT_EQ(summarize({1, 2}).median, 1.5);
  EXPECT_EQ(summarize({7}).p90, 7);
  std::vector<double> hundred;
  for (int i = 1; i <= 100; ++i)
    hundred.push_back(i);
  EXPECT_EQ(summarize(hundred).p90, 90);
}

static std::optional<double> flopsOf(llvm::StringRef text,
                                     llvm::ArrayRef<int64_t> shape) {
  Program program(text);
  EXPECT_TRUE(program.module);
  Tensors inputs;
  inputs.push_back(llvm::cantFail(HostTensor::create(DType::F32, shape)));
  return countFlops(*program.module, "main", inputs);
}

TEST(Measure, FlopsOfAProduct) {
  EXPECT_EQ(flopsOf(R"(
    func.func @main(%x: tensor<?x8xf32>) -> tensor<?x16xf32> {
      %w = graph.constant dense<1.0> : tensor<16x8xf32>
      %r = graph.linear %x, %w : (tensor<?x8xf32>, tensor<16x8xf32>) -> tensor<?x16xf32>
      return %r : tensor<?x16xf32>
    })",
                    {5, 8}),
            2 * 5 * 8 * 16);
}

// Sizes that are computed are followed, and calls are.
TEST(Measure, FlopsFollowSizesAndCalls) {
  EXPECT_EQ(flopsOf(R"(
    func.func private @twice(%x: tensor<?xf32>) -> tensor<?xf32> {
      %r = graph.add %x, %x : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
      return %r : tensor<?xf32>
    }
    func.func @main(%x: tensor<?x4xf32>) -> tensor<?xf32> {
      %c0 = arith.constant 0 : index
      %c4 = arith.constant 4 : index
      %b = tensor.dim %x, %c0 : tensor<?x4xf32>
      %n = arith.muli %b, %c4 : index
      %flat = graph.reshape %x, sizes = [%n] : (tensor<?x4xf32>, index) -> tensor<?xf32>
      %0 = func.call @twice(%flat) : (tensor<?xf32>) -> tensor<?xf32>
      %1 = func.call @twice(%0) : (tensor<?xf32>) -> tensor<?xf32>
      return %1 : tensor<?xf32>
    })",
                    {6, 4}),
            2 * 24);
}

TEST(Measure, FlopsOfLoopsAreNotKnown) {
  EXPECT_EQ(flopsOf(R"(
    func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %r = scf.for %i = %c0 to %c1 step %c1 iter_args(%y = %x) -> tensor<4xf32> {
        %s = graph.add %y, %y : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
        scf.yield %s : tensor<4xf32>
      }
      return %r : tensor<4xf32>
    })",
                    {4}),
            std::nullopt);
}

// Of branches the one that has more, of a scan its body for each slice.
TEST(Measure, FlopsOfControlFlow) {
  EXPECT_EQ(flopsOf(R"(
    func.func @main(%x: tensor<?x4xf32>) -> tensor<4xf32> {
      %h0 = graph.constant dense<0.0> : tensor<4xf32>
      %p = graph.constant dense<true> : tensor<i1>
      %last = graph.scan (%h = %h0) over (%r = %x), dim = 0, reverse = false
          : (tensor<4xf32>, tensor<?x4xf32>) -> (tensor<4xf32>) {
        %s = graph.add %h, %r : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
        graph.yield %s : tensor<4xf32>
      }
      %y = graph.cond %p : (tensor<i1>) -> tensor<4xf32> {
        %a = graph.exp %last : (tensor<4xf32>) -> tensor<4xf32>
        %b = graph.exp %a : (tensor<4xf32>) -> tensor<4xf32>
        graph.yield %b : tensor<4xf32>
      } else {
        graph.yield %last : tensor<4xf32>
      }
      return %y : tensor<4xf32>
    })",
                    {5, 4}),
            5 * 4 + 2 * 4);
}

TEST(Measure, FlopsOfAWhileAreNotKnown) {
  EXPECT_EQ(flopsOf(R"(
    func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      %y = graph.while (%a = %x) : (tensor<4xf32>) -> (tensor<4xf32>) {
        %no = graph.constant dense<false> : tensor<i1>
        graph.yield %no : tensor<i1>
      } do (%a) {
        graph.yield %a : tensor<4xf32>
      }
      return %y : tensor<4xf32>
    })",
                    {4}),
            std::nullopt);
}

// A conversion has no shape rule; its result has the sizes of its operand.
TEST(Measure, FlopsAfterAConversion) {
  EXPECT_EQ(flopsOf(R"(
    func.func @main(%x: tensor<?x4xf32>) -> tensor<?x4xf16> {
      %h = graph.cast %x : (tensor<?x4xf32>) -> tensor<?x4xf16>
      %y = graph.gelu %h, approximate = none : (tensor<?x4xf16>) -> tensor<?x4xf16>
      return %y : tensor<?x4xf16>
    })",
                    {3, 4}),
            4 * 12);
}

TEST(Measure, FlopsOfProductsWithMore) {
  EXPECT_EQ(flopsOf(R"(
    func.func @main(%x: tensor<?x8xf32>) -> tensor<?x16xf32> {
      %w = graph.constant dense<1.0> : tensor<8x16xf32>
      %b = graph.constant dense<1.0> : tensor<16xf32>
      %r = graph.addmm %b, %x, %w, beta = 1.0, alpha = 1.0 : (tensor<16xf32>, tensor<?x8xf32>, tensor<8x16xf32>) -> tensor<?x16xf32>
      %e = graph.einsum %r, %w, equation = "bo,io->bi" : (tensor<?x16xf32>, tensor<8x16xf32>) -> tensor<?x8xf32>
      return %r : tensor<?x16xf32>
    })",
                    {5, 8}),
            4 * 5 * 8 * 16);
}

TEST(Measure, BytesOfTensors) {
  Tensors tensors = {floats({2}, {1, 2}), floats({3, 1}, {1, 2, 3})};
  EXPECT_EQ(countBytes(tensors), 20);
}
