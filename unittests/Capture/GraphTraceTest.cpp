//===- GraphTraceTest.cpp - graphs of operators without a call ------------===//

#include "../../lib/Capture/Trace/GraphTrace.h"
#include "mlir/IR/Verifier.h"
#include "tcopt/Capture/Functions.h"
#include <gtest/gtest.h>

using namespace tcopt;
using capture::GraphTrace;

namespace {
void expectPart(const std::string &text, const std::string &part) {
  EXPECT_NE(text.find(part), std::string::npos) << text;
}

std::string textOf(mlir::ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  module.print(stream);
  return text;
}

class GraphTraceTest : public ::testing::Test {
protected:
  SizeExpr symbol(std::string name, std::optional<int64_t> hint,
                  int64_t least = 0) {
    return trace.addSymbol({std::move(name), hint, {least, std::nullopt}});
  }
  Tensor input(std::string name, std::vector<SizeExpr> sizes,
               DType dtype = DType::F32) {
    return trace.addInput({std::move(name), dtype, std::move(sizes), {}});
  }
  std::string finish(const Tensor &result) {
    mlir::OwningOpRef<mlir::ModuleOp> module = trace.finish({{"y", result}});
    EXPECT_TRUE(succeeded(mlir::verify(*module)));
    return textOf(*module);
  }
  /// Calls a function in a scope, which throws, and returns the message.
  std::string messageOf(const std::function<void()> &function) {
    GraphTrace::Scope scope(trace);
    try {
      function();
    } catch (const Exception &error) {
      return error.what();
    }
    return "";
  }

  GraphTrace trace{"test"};
};
} // namespace

TEST_F(GraphTraceTest, StatesNamesAndSizes) {
  SizeExpr batch = symbol("B", 8, 2);
  Tensor x = input("x", {batch, 2 * batch + 1});
  trace.bindSymbols();
  Tensor y;
  {
    GraphTrace::Scope scope(trace);
    y = relu(x);
  }
  std::string text = finish(y);
  expectPart(text, "[\"B\", #tcopt.size<2 * B + 1>]");
  expectPart(text, "tcopt.name = \"x\"");
  expectPart(text, "graph.symbols = {B = {min = 2 : i64}}");
  expectPart(text, "graph.relu");
  expectPart(text, "tcopt.name = \"y\"");
}

TEST_F(GraphTraceTest, TensorsHaveNoMemory) {
  int64_t before = memoryStats().tensors;
  Tensor x = input("x", {1 << 20, 1 << 20});
  trace.bindSymbols();
  Tensor y;
  {
    GraphTrace::Scope scope(trace);
    y = add(matmul(x, x), 1);
  }
  EXPECT_EQ(memoryStats().tensors, before);
  expectPart(finish(y), "tensor<1048576x1048576xf32>");
}

TEST_F(GraphTraceTest, SizesOfResultsAreExpressions) {
  SizeExpr a = symbol("a", 3, 2), b = symbol("b", 5, 2);
  Tensor x = input("x", {a, 4}), y = input("y", {b, 4});
  trace.bindSymbols();
  GraphTrace::Scope scope(trace);
  EXPECT_EQ(trace.textOf(trace.sizesOf(cat({x, y}))[0]), "a + b");
  EXPECT_EQ(trace.textOf(trace.sizesOf(reshape(x, {-1}))[0]), "4 * a");
  EXPECT_EQ(trace.textOf(trace.exprOf(x.size(0) * y.size(0) + 1)), "a * b + 1");
}

TEST_F(GraphTraceTest, RefusesReads) {
  Tensor x = input("x", {4});
  trace.bindSymbols();
  expectPart(messageOf([&] { (void)sum(x).item<float>(); }),
             "item() needs a value, but a graph has no elements");
}

TEST_F(GraphTraceTest, RefusesUnprovedRelations) {
  SizeExpr a = symbol("a", 3, 2), b = symbol("b", 3, 2);
  Tensor x = input("x", {a}), y = input("y", {b});
  trace.bindSymbols();
  expectPart(messageOf([&] { (void)(x.size(0) == y.size(0)); }),
             "expected to know whether a == b");
  expectPart(messageOf([&] { (void)int64_t(x.size(0)); }),
             "expected a constant but found the size a");
  // Hints do not decide, facts do.
  trace.facts().addEqual(a, b);
  EXPECT_EQ(messageOf([&] { EXPECT_TRUE(x.size(0) == y.size(0)); }), "");
}

TEST_F(GraphTraceTest, ReportsDifferentSizes) {
  SizeExpr a = symbol("a", 3, 2);
  Tensor x = input("x", {a}), y = input("y", {a + 1});
  trace.bindSymbols();
  EXPECT_NE(messageOf([&] { (void)add(x, y); }), "");
}

TEST_F(GraphTraceTest, DataDependentSizes) {
  SizeExpr count = symbol("u0", std::nullopt);
  Tensor x = input("x", {8}, DType::Bool);
  trace.bindSymbols();
  Tensor y;
  {
    GraphTrace::Scope scope(trace);
    Tensor places = nonzero(x);
    EXPECT_TRUE(trace.stateSizes(places, {count, 1}));
    EXPECT_FALSE(trace.stateSizes(places, {count, 2}));
    EXPECT_EQ(trace.textOf(trace.exprOf(places.size(0) + 1)), "u0 + 1");
    y = full({places.size(0), 2}, 1.0);
  }
  expectPart(finish(y), "tensor.dim");
}

TEST_F(GraphTraceTest, SizesAsArguments) {
  SizeExpr a = symbol("a", 3, 2);
  Size size = trace.addSize("n", a, {});
  trace.bindSymbols();
  Tensor y;
  {
    GraphTrace::Scope scope(trace);
    y = full({size + 1}, 2.0);
  }
  std::string text = finish(y);
  expectPart(text, "tensor<i64> {graph.value = \"a\", tcopt.name = \"n\"}");
  expectPart(text, "tensor.extract");
}

TEST_F(GraphTraceTest, SymbolsThatNoArgumentDetermines) {
  SizeExpr a = symbol("a", 3, 2);
  Tensor x = input("x", {4});
  trace.bindSymbols();
  expectPart(messageOf([&] { (void)full({trace.sizeOf(a)}, 1.0); }),
             "but found the size a");
}

TEST_F(GraphTraceTest, Writes) {
  Tensor x = input("x", {4}), y = input("y", {4});
  trace.bindSymbols();
  {
    GraphTrace::Scope scope(trace);
    slice(x, 0, 1, 3).add_(1);
  }
  EXPECT_TRUE(trace.isWritten(x));
  EXPECT_FALSE(trace.isWritten(y));
  expectPart(finish(x), "graph.slice_scatter");
}

// The new value of an input may be another input.
TEST_F(GraphTraceTest, WritesOfInputs) {
  Tensor x = input("x", {4}), y = input("y", {4});
  trace.bindSymbols();
  {
    GraphTrace::Scope scope(trace);
    x.copy_(y);
  }
  EXPECT_TRUE(trace.isWritten(x));
  EXPECT_FALSE(trace.isWritten(y));
}

TEST_F(GraphTraceTest, Constants) {
  trace.bindSymbols();
  Tensor y;
  {
    GraphTrace::Scope scope(trace);
    float values[] = {1.5f, 2.0f};
    llvm::StringRef data(reinterpret_cast<const char *>(values),
                         sizeof(values));
    y = trace.addConstant(DType::F32, {2}, data, {});
    EXPECT_THROW(trace.addConstant(DType::F32, {3}, data, {}), Exception);
    (void)trace.addConstant(DType::Bool, {2}, llvm::StringRef("\1\0", 2), {});
  }
  expectPart(finish(y), "dense<[1.500000e+00, 2.000000e+00]>");
}

TEST_F(GraphTraceTest, NamesOfResultsDiffer) {
  Tensor x = input("x", {4});
  trace.bindSymbols();
  mlir::OwningOpRef<mlir::ModuleOp> module = trace.finish({{"y", x}, {"y", x}});
  std::string text = textOf(*module);
  EXPECT_EQ(text.find("\"y\""), text.rfind("\"y\"")) << text;
}

TEST_F(GraphTraceTest, RandomState) {
  trace.bindSymbols();
  Tensor y;
  {
    GraphTrace::Scope scope(trace);
    y = rand({4});
  }
  expectPart(finish(y), "tcopt.name = \"random_state\"");
}

TEST_F(GraphTraceTest, StridesOfStorage) {
  Tensor x = input("x", {2, 3});
  trace.stateStrides(x, {1, 2});
  trace.bindSymbols();
  GraphTrace::Scope scope(trace);
  // The storage has the elements of the transposed matrix.
  Tensor flat = as_strided(x, {6}, {1});
  EXPECT_EQ(flat.dim(), 1);
  expectPart(messageOf([&] { (void)as_strided(x, {7}, {1}); }), "as_strided");
}
