//===- InputsTest.cpp - The tensors that a function is called with --------===//

#include "TestProgram.h"

using namespace tcopt;
using namespace tcopt::test;

static TensorSpec spec(std::string name, std::vector<SizeSpec> sizes,
                       DType dtype = DType::F32) {
  TensorSpec result;
  result.name = name;
  result.dtype = dtype;
  result.sizes.assign(sizes.begin(), sizes.end());
  return result;
}

static Signature pairOfVectors() {
  Signature signature;
  signature.function = "main";
  signature.inputs = {spec("a", {{-1, "N"}}), spec("b", {{-1, "N"}})};
  return signature;
}

static llvm::Expected<Tensors> make(const Signature &signature,
                                    std::vector<std::string> inputs,
                                    std::vector<std::string> dims = {}) {
  return makeInputs(signature, {inputs, dims});
}

TEST(Inputs, MatchingBindsSymbols) {
  Tensors inputs = {floats({2}, {1, 2}), floats({2}, {3, 4})};
  auto sizes = matchInputs(pairOfVectors(), inputs);
  ASSERT_TRUE(bool(sizes));
  EXPECT_EQ(sizes->at("N"), 2);
}

TEST(Inputs, MatchingNamesWhatIsWrong) {
  Signature signature = pairOfVectors();
  EXPECT_EQ(errorText(matchInputs(signature, {floats({1}, {1})})),
            "'main' takes 2 inputs but 1 were given");
  Tensors unequal = {floats({1}, {1}), floats({2}, {1, 2})};
  EXPECT_EQ(errorText(matchInputs(signature, unequal)),
            "dimension 'N' is 1 by input 'a' but 2 by input 'b'");
  Tensors rank = {floats({1}, {1}), floats({1, 1}, {1})};
  EXPECT_EQ(errorText(matchInputs(signature, rank)),
            "input 'b': expected tensor<Nxf32> but found 1x1xf32");
}

TEST(Inputs, BoundsAreChecked) {
  Signature signature = pairOfVectors();
  signature.bounds["N"] = {2, 8, 2};
  EXPECT_EQ(errorText(make(signature, {"zeros"}, {"N=3"})),
            "size of 'N' must be at least 2, at most 8, a multiple of 2 but "
            "is 3");
  auto inputs = make(signature, {"zeros"});
  ASSERT_TRUE(bool(inputs));
  EXPECT_EQ((*inputs)[0].shape()[0], 2);
}

TEST(Inputs, RandomIsTheSameEachTimeAndNotForEachArgument) {
  auto first = make(pairOfVectors(), {"random:1"}, {"N=4"});
  auto second = make(pairOfVectors(), {"random:1"}, {"N=4"});
  ASSERT_TRUE(first && second);
  EXPECT_TRUE((*first)[0] == (*second)[0]);
  EXPECT_FALSE((*first)[0] == (*first)[1]);
}

TEST(Inputs, LimitOfBytesHoldsForAllTogether) {
  InputOptions options;
  options.inputs = {"zeros"};
  options.dims = {"N=100"};
  options.byteLimit = 799;
  EXPECT_EQ(errorText(makeInputs(pairOfVectors(), options)),
            "input 'b': tensor 100xf32 is larger than the limit of 399 bytes");
  options.byteLimit = 800;
  EXPECT_TRUE(bool(makeInputs(pairOfVectors(), options)));
}

TEST(Inputs, NoInputsForNoArguments) {
  Signature signature;
  auto inputs = make(signature, {});
  ASSERT_TRUE(bool(inputs));
  EXPECT_TRUE(inputs->empty());
}
