//===- SampleSizesTest.cpp - Sizes to try a program with ------------------===//

#include "tcopt/Testing/SampleSizes.h"
#include "gtest/gtest.h"
#include <set>

using namespace tcopt;

namespace {
Signature signatureOf(const std::vector<std::string> &symbols) {
  Signature signature;
  TensorSpec input;
  for (const std::string &symbol : symbols)
    input.sizes.push_back({-1, symbol});
  signature.inputs.push_back(input);
  return signature;
}
} // namespace

TEST(SampleSizes, AreDifferentCombinations) {
  Signature signature = signatureOf({"batch", "length"});
  std::vector<SymbolSizes> samples = sampleSizes(signature, {}, 40);
  ASSERT_EQ(samples.size(), 40u);
  EXPECT_EQ(std::set(samples.begin(), samples.end()).size(), 40u);
  std::set<int64_t> batches, lengths;
  for (SymbolSizes &sample : samples) {
    batches.insert(sample["batch"]);
    lengths.insert(sample["length"]);
  }
  EXPECT_TRUE(batches.count(1) && batches.count(2) && batches.count(17));
  EXPECT_TRUE(lengths.count(1) && lengths.count(64));
}

TEST(SampleSizes, KeepToBounds) {
  Signature signature = signatureOf({"batch"});
  signature.bounds["batch"] = {2, 24, 4};
  std::set<int64_t> seen;
  for (SymbolSizes &sample : sampleSizes(signature, {}, 10))
    seen.insert(sample["batch"]);
  EXPECT_EQ(seen, (std::set<int64_t>{4, 8, 12, 16, 20, 24}));
}

TEST(SampleSizes, LeaveFixedOnesAlone) {
  Signature signature = signatureOf({"batch", "length"});
  for (SymbolSizes &sample : sampleSizes(signature, {{"batch", 7}}, 5))
    EXPECT_FALSE(sample.count("batch"));
  EXPECT_EQ(sampleSizes(signatureOf({}), {}, 5).size(), 1u);
}
