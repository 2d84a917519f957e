//===- HostMachineTest.cpp - Which CPU code is made for -------------------===//

#include "tcopt/Target/CPU/HostMachine.h"
#include "tcopt/Runtime/tcopt_rt.h"
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

TEST(HostMachine, FeaturesFollowFromTheName) {
  CpuTarget haswell{"x86_64-pc-linux-gnu", "haswell", "-fma"};
  EXPECT_TRUE(cpuHas(haswell, "avx2"));
  EXPECT_FALSE(cpuHas(haswell, "avx512f"));
  EXPECT_FALSE(cpuHas(haswell, "fma"));
  EXPECT_FALSE(cpuHas(haswell, "nonesuch"));
}

TEST(HostMachine, KeepsFeaturesThatDifferFromTheName) {
  CpuTarget cpu{"x86_64-pc-linux-gnu", "haswell", "+avx2,-fma,+sse4a,+avx"};
  EXPECT_EQ(ownFeatures(cpu), "-fma,+sse4a");
  cpu.features = "-fma,+avx2,+fma";
  EXPECT_EQ(ownFeatures(cpu), "");
  cpu.features = "";
  EXPECT_EQ(ownFeatures(cpu), "");
}

TEST(HostMachine, OwnFeaturesMakeTheSameMachine) {
  CpuTarget host = hostCpu(), brief = host;
  brief.features = ownFeatures(host);
  EXPECT_LT(brief.features.size(), host.features.size());
  for (llvm::StringRef feature :
       {"sse4.2", "avx", "avx2", "fma", "f16c", "bmi2", "avx512f", "avx512bf16",
        "amx-tile", "clzero", "sse4a"})
    EXPECT_EQ(cpuHas(brief, feature), cpuHas(host, feature)) << feature.str();
}

TEST(HostMachine, RefusesWhatCannotRunHere) {
  EXPECT_FALSE(bool(checkRunsHere(hostCpu())));
  EXPECT_EQ(toString(checkRunsHere({"nvptx64-nvidia-cuda", "sm_80", ""})),
            "the program is for 'nvptx64-nvidia-cuda' and cannot run on '" +
                hostCpu().triple + "'");
  CpuTarget best{hostCpu().triple, "graniterapids", ""};
  std::string problem = toString(checkRunsHere(best));
  if (!cpuHas(hostCpu(), "avx512f"))
    EXPECT_NE(problem.find("this machine has no avx512f"), std::string::npos)
        << problem;
}

static uint64_t neededBy(llvm::StringRef cpu, llvm::StringRef features = "") {
  return llvm::cantFail(
      requiredFeatures({hostCpu().triple, cpu.str(), features.str()}));
}

static uint64_t bit(tcopt_cpu_feature feature) {
  return uint64_t(1) << feature;
}

// The levels of the ABI of x86-64 hold each other.
TEST(HostMachine, LevelsNeedFeatures) {
  EXPECT_EQ(neededBy("x86-64"), 0u);
  EXPECT_EQ(neededBy("x86-64-v2"),
            bit(TCOPT_CPU_SSE3) | bit(TCOPT_CPU_SSSE3) | bit(TCOPT_CPU_SSE4_1) |
                bit(TCOPT_CPU_SSE4_2) | bit(TCOPT_CPU_POPCNT));
  uint64_t v3 = neededBy("x86-64-v3"), v4 = neededBy("x86-64-v4");
  EXPECT_EQ(v3 & ~v4, 0u);
  EXPECT_EQ(v4 & ~v3, bit(TCOPT_CPU_AVX512F) | bit(TCOPT_CPU_AVX512DQ) |
                          bit(TCOPT_CPU_AVX512CD) | bit(TCOPT_CPU_AVX512BW) |
                          bit(TCOPT_CPU_AVX512VL));
  EXPECT_EQ(neededBy("x86-64-v3", "+sse4a") & ~v3, bit(TCOPT_CPU_SSE4A));
  EXPECT_NE(neededBy("znver4") & bit(TCOPT_CPU_AVX512BF16), 0u);
}

// What LLVM finds on this machine, the runtime finds too.
TEST(HostMachine, TheRuntimeFindsThisMachine) {
  EXPECT_EQ(llvm::cantFail(requiredFeatures(hostCpu())) &
                ~tcopt_rt_cpu_features(),
            0u);
}

TEST(HostMachine, SomeInstructionsCannotBeAskedFor) {
  CpuTarget cpu{hostCpu().triple, "x86-64-v4", "+egpr"};
  EXPECT_EQ(toString(requiredFeatures(cpu).takeError()),
            "code for the cpu 'x86-64-v4' may hold instructions of 'egpr', for "
            "which the runtime cannot ask a machine");
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
