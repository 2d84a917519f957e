//===- SignatureTest.cpp - How a function is called -----------------------===//

#include "TestProgram.h"

using namespace tcopt;
using namespace tcopt::test;

TEST(Signature, ComesFromTheFunction) {
  Program program(R"(
    func.func @main(%x: tensor<?x4xf32> {graph.dims = ["B", 4], tcopt.name = "x"},
                    %i: tensor<?xi64> {tcopt.range = [0, 9]}) -> tensor<?xi1> {
      %c = arith.constant dense<true> : tensor<2xi1>
      %r = tensor.cast %c : tensor<2xi1> to tensor<?xi1>
      return %r : tensor<?xi1>
    })");
  llvm::Expected<Signature> signature = program.signature();
  ASSERT_TRUE(bool(signature)) << toString(signature.takeError());
  ASSERT_EQ(signature->inputs.size(), 2u);
  EXPECT_EQ(signature->inputs[0].name, "x");
  EXPECT_EQ(signature->inputs[0].typeName(), "tensor<Bx4xf32>");
  EXPECT_EQ(signature->inputs[1].name, "arg1");
  EXPECT_EQ(signature->inputs[1].typeName(), "tensor<arg1.0xi64>");
  EXPECT_EQ(signature->inputs[1].range->second, 9);
  EXPECT_EQ(signature->results[0].dtype, DType::Bool);
  EXPECT_EQ(signature->symbols(), (std::vector<std::string>{"B", "arg1.0"}));
}

// What late IR says of itself is nothing: the attribute is all there is.
TEST(Signature, ComesFromTheAttribute) {
  Program program(R"(
    llvm.func @main(%c: !llvm.ptr, %i: !llvm.ptr, %o: !llvm.ptr) -> i32
        attributes {tcopt.signature = {
          inputs = [{name = "x", dtype = "bf16", dims = ["B", 8, "?", -1]}],
          results = [{dtype = i1, dims = []}],
          symbols = {B = {min = 2, max = 64, multiple = 4}}}} {
      %0 = llvm.mlir.constant(0 : i32) : i32
      llvm.return %0 : i32
    })");
  llvm::Expected<Signature> signature = program.signature();
  ASSERT_TRUE(bool(signature)) << toString(signature.takeError());
  EXPECT_EQ(signature->inputs[0].typeName(), "tensor<Bx8xx.2xx.3xbf16>");
  EXPECT_EQ(signature->results[0].name, "result0");
  EXPECT_EQ(signature->results[0].dtype, DType::Bool);
  EXPECT_EQ(signature->bounds.at("B").multiple, 4);
  EXPECT_EQ(signature->bounds.at("B").defaultSize(), 4);
}

TEST(Signature, DefaultSizes) {
  EXPECT_EQ((SizeBounds{0, INT64_MAX, 1}.defaultSize()), 3);
  EXPECT_EQ((SizeBounds{5, INT64_MAX, 1}.defaultSize()), 5);
  EXPECT_EQ((SizeBounds{0, 2, 1}.defaultSize()), 1);
  EXPECT_EQ((SizeBounds{0, 100, 8}.defaultSize()), 8);
  EXPECT_EQ((SizeBounds{17, 100, 8}.defaultSize()), 24);
}

TEST(Signature, EntriesThatDoNotExist) {
  Program program(R"(
    func.func private @hidden() { return }
    func.func private @declared()
    func.func @seen() { return })");
  EXPECT_EQ(errorText(program.signature("main")),
            "unknown function 'main' (known: seen)");
  EXPECT_EQ(errorText(program.signature("hidden")),
            "unknown function 'hidden' (known: seen)");
  EXPECT_EQ(errorText(program.signature("declared")),
            "unknown function 'declared' (known: seen)");
}
