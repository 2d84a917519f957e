//===- CudaChipsTest.cpp - facts of GPUs ----------------------------------===//

#include "tcopt/Analysis/CudaChips.h"
#include <gtest/gtest.h>

using namespace tcopt;

TEST(CudaChips, FindsGPUsByName) {
  const CudaChip *chip = findCudaChip("sm_86");
  ASSERT_TRUE(chip);
  EXPECT_EQ(chip->capability, 86u);
  EXPECT_EQ(chip->ptx, 71u);
  EXPECT_EQ(chip->sharedBytes, 99 << 10);
  for (const char *name : {"", "sm_61", "sm_9", "sm_900", "native", "emulated"})
    EXPECT_FALSE(findCudaChip(name)) << name;
}

TEST(CudaChips, KnowsTheirInstructions) {
  EXPECT_FALSE(cudaChipFeatures("sm_75").multipliesByWarps());
  EXPECT_FALSE(cudaChipFeatures("sm_75").roundsPairs());
  EXPECT_TRUE(cudaChipFeatures("sm_80").multipliesByWarps());
  EXPECT_TRUE(cudaChipFeatures("sm_80").roundsPairs());
  EXPECT_EQ(cudaChipFeatures("sm_90").tensorCores, TensorCores::Warp);
  EXPECT_EQ(cudaChipFeatures("sm_90a").tensorCores, TensorCores::WarpGroup);
  EXPECT_EQ(cudaChipFeatures("sm_100a").tensorCores, TensorCores::Memory);
}

TEST(CudaChips, PlaysThem) {
  EXPECT_TRUE(isEmulatedChip("emulated"));
  EXPECT_EQ(&cudaChipFeatures("emulated"), findCudaChip("sm_90"));
  EXPECT_TRUE(isEmulatedChip("emulated-sm_75"));
  EXPECT_EQ(&cudaChipFeatures("emulated-sm_75"), findCudaChip("sm_75"));
  for (const char *name : {"sm_75", "", "emulated-", "emulated-sm_61",
                           "emulatedsm_75", "emulated-emulated"})
    EXPECT_FALSE(isEmulatedChip(name)) << name;
}

// Code for a chip that is not known runs on all.
TEST(CudaChips, AssumesNothingOfUnknownOnes) {
  for (const char *name : {"", "sm_61", "emulated-sm_61"}) {
    const CudaChip &chip = cudaChipFeatures(name);
    EXPECT_FALSE(chip.multipliesByWarps());
    EXPECT_FALSE(chip.roundsPairs());
    EXPECT_EQ(chip.sharedBytes, 48 << 10);
  }
}
