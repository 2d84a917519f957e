//===- HostMachineTest.cpp - Which CPU code is made for -------------------===//

#include "tcopt/Target/CPU/HostMachine.h"
#include "llvm/Target/TargetMachine.h"
#include "gtest/gtest.h"

using namespace tcopt;

static llvm::StringRef nameOf(std::initializer_list<llvm::StringRef> features) {
  llvm::StringSet<> set;
  for (llvm::StringRef feature : features)
    set.insert(feature);
  return cpuNameFromFeatures(set);
}

TEST(HostMachine, NamesFollowFromFeatures) {
  EXPECT_EQ(nameOf({}), "x86-64");
  EXPECT_EQ(nameOf({"sse4.2", "popcnt"}), "nehalem");
  EXPECT_EQ(nameOf({"avx", "avx2", "fma"}), "haswell");
  EXPECT_EQ(
      nameOf({"avx2", "fma", "avx512f", "avx512bw", "avx512vl", "avx512dq"}),
      "skylake-avx512");
  EXPECT_EQ(nameOf({"avx512bf16", "avx512vnni", "clzero"}), "znver4");
}

// A hypervisor reports this machine's number as another one's, which has no
// AMX; the features tell.
TEST(HostMachine, AmxMakesSapphireRapids) {
  EXPECT_EQ(nameOf({"avx512vnni", "avx512bf16", "amx-bf16"}), "sapphirerapids");
  EXPECT_EQ(nameOf({"avx512vnni", "amx-bf16", "amx-fp16"}), "graniterapids");
}

TEST(HostMachine, HostCanBeMadeCodeFor) {
  CpuTarget host = hostCpu();
  EXPECT_FALSE(host.cpu.empty());
  auto machine = createTargetMachine(host, llvm::CodeGenOptLevel::Default);
  ASSERT_TRUE(bool(machine));
  EXPECT_EQ((*machine)->getTargetCPU(), host.cpu);
}

TEST(HostMachine, FeaturesAreFoundInTheText) {
  CpuTarget target{"x86_64-pc-linux-gnu", "x86-64", "+avx2,-avx512f,+fma"};
  EXPECT_TRUE(target.hasFeature("avx2"));
  EXPECT_TRUE(target.hasFeature("fma"));
  EXPECT_FALSE(target.hasFeature("avx512f"));
  EXPECT_FALSE(target.hasFeature("avx"));
}

TEST(HostMachine, SelectsByName) {
  llvm::Expected<CpuTarget> plain = selectCpu("", "+avx2");
  ASSERT_TRUE(bool(plain));
  EXPECT_EQ(plain->cpu, "x86-64");
  EXPECT_EQ(plain->features, "+avx2");
  llvm::Expected<CpuTarget> native = selectCpu("native", "-avx2");
  ASSERT_TRUE(bool(native));
  EXPECT_EQ(native->cpu, hostCpu().cpu);
  EXPECT_TRUE(llvm::StringRef(native->features).ends_with(",-avx2"));
}

TEST(HostMachine, RefusesWhatLLVMDoesNotKnow) {
  EXPECT_EQ(toString(selectCpu("nonesuch", "").takeError()),
            "unknown cpu 'nonesuch'");
  EXPECT_EQ(toString(selectCpu("haswell", "+nonesuch").takeError()),
            "unknown feature '+nonesuch' (expected +NAME or -NAME)");
  EXPECT_EQ(toString(selectCpu("haswell", "avx2").takeError()),
            "unknown feature 'avx2' (expected +NAME or -NAME)");
}
