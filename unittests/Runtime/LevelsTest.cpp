//===- LevelsTest.cpp - Levels of instructions ----------------------------===//

#include "../../lib/Runtime/CPU/CpuFeatures.h"
#include "RuntimeTest.h"

using namespace tcopt::rt;
using namespace tcopt::rt::test;

namespace {

constexpr uint64_t bitsOf(std::initializer_list<tcopt_cpu_feature> features) {
  uint64_t bits = 0;
  for (tcopt_cpu_feature feature : features)
    bits |= cpuFeatureBit(feature);
  return bits;
}

constexpr uint64_t avx512Bits =
    bitsOf({TCOPT_CPU_AVX512F, TCOPT_CPU_AVX512DQ, TCOPT_CPU_AVX512CD,
            TCOPT_CPU_AVX512BW, TCOPT_CPU_AVX512VL});
constexpr uint64_t v3Bits =
    bitsOf({TCOPT_CPU_SSE3, TCOPT_CPU_SSSE3, TCOPT_CPU_SSE4_1, TCOPT_CPU_SSE4_2,
            TCOPT_CPU_POPCNT, TCOPT_CPU_MOVBE, TCOPT_CPU_AVX, TCOPT_CPU_F16C,
            TCOPT_CPU_FMA, TCOPT_CPU_AVX2, TCOPT_CPU_BMI, TCOPT_CPU_BMI2,
            TCOPT_CPU_LZCNT});

/// What a Skylake server reports under Linux.
CpuRegisters skylake() {
  CpuRegisters r;
  r.leaf1Ecx = 0x7ffefbff;
  r.leaf7Ebx = 0xd39ffffb;
  r.extendedEcx = 0x121;
  r.xcr0 = 0xe7;
  return r;
}

TEST(CpuFeatures, OfASkylakeServer) {
  EXPECT_EQ(cpuFeaturesOf(skylake()), v3Bits | avx512Bits);
}

// A system or a hypervisor that does not save a register makes it useless,
// whatever the CPU has.
TEST(CpuFeatures, NeedRegistersThatAreSaved) {
  CpuRegisters r = skylake();
  r.xcr0 = 0x07;
  EXPECT_EQ(cpuFeaturesOf(r), v3Bits);
  for (uint64_t one : {0x20, 0x40, 0x80}) {
    r.xcr0 = 0xe7 & ~one;
    EXPECT_EQ(cpuFeaturesOf(r), v3Bits) << one;
  }
  constexpr uint64_t ofVectors =
      bitsOf({TCOPT_CPU_AVX, TCOPT_CPU_F16C, TCOPT_CPU_FMA, TCOPT_CPU_AVX2});
  for (uint64_t saved : {0x0, 0x3, 0x5, 0xe3}) {
    r.xcr0 = saved;
    EXPECT_EQ(cpuFeaturesOf(r), v3Bits & ~ofVectors) << saved;
  }
}

TEST(CpuFeatures, OfACpuWithoutAnyLeaf) {
  EXPECT_EQ(cpuFeaturesOf({}), 0u);
  CpuRegisters first;
  first.xcr0 = 0xe7;
  EXPECT_EQ(cpuFeaturesOf(first), 0u);
}

// Each feature has one bit of one register, and no two are the same.
TEST(CpuFeatures, AreBitsOfTheirOwn) {
  uint64_t seen = 0;
  for (const CpuFeatureRow &row : cpuFeatureRows) {
    CpuRegisters r;
    r.*row.reg = 1u << row.bit;
    r.xcr0 = 0xe7;
    EXPECT_EQ(cpuFeaturesOf(r), cpuFeatureBit(row.feature)) << row.name;
    EXPECT_EQ(seen & cpuFeatureBit(row.feature), 0u) << row.name;
    seen |= cpuFeatureBit(row.feature);
  }
  EXPECT_EQ(seen, (uint64_t(2) << TCOPT_CPU_TBM) - 1);
}

// From the manuals: leaf 7, subleaf 1, and leaf 80000001.
TEST(CpuFeatures, OfLaterLeaves) {
  CpuRegisters r;
  r.xcr0 = 0xe7;
  r.leaf7Sub1Eax = 1u << 5 | 1u << 4;
  r.leaf7Sub1Edx = 1u << 5;
  r.leaf7Edx = 1u << 23;
  r.extendedEcx = 1u << 5 | 1u << 6;
  EXPECT_EQ(
      cpuFeaturesOf(r),
      bitsOf({TCOPT_CPU_AVX512BF16, TCOPT_CPU_AVXVNNI, TCOPT_CPU_AVXNECONVERT,
              TCOPT_CPU_AVX512FP16, TCOPT_CPU_LZCNT, TCOPT_CPU_SSE4A}));
}

#if defined(__x86_64__)
// The compiler's own library asks the CPU, too.
TEST(CpuFeatures, OfThisMachineAreThoseOfTheCompiler) {
  uint64_t found = tcopt_rt_cpu_features();
  auto has = [&](tcopt_cpu_feature f) { return (found >> f & 1) != 0; };
  __builtin_cpu_init();
  EXPECT_EQ(has(TCOPT_CPU_SSE4_2), __builtin_cpu_supports("sse4.2") != 0);
  EXPECT_EQ(has(TCOPT_CPU_POPCNT), __builtin_cpu_supports("popcnt") != 0);
  EXPECT_EQ(has(TCOPT_CPU_AVX), __builtin_cpu_supports("avx") != 0);
  EXPECT_EQ(has(TCOPT_CPU_AVX2), __builtin_cpu_supports("avx2") != 0);
  EXPECT_EQ(has(TCOPT_CPU_FMA), __builtin_cpu_supports("fma") != 0);
  EXPECT_EQ(has(TCOPT_CPU_BMI2), __builtin_cpu_supports("bmi2") != 0);
  EXPECT_EQ(has(TCOPT_CPU_AVX512F), __builtin_cpu_supports("avx512f") != 0);
  EXPECT_EQ(has(TCOPT_CPU_AVX512VL), __builtin_cpu_supports("avx512vl") != 0);
  EXPECT_EQ(has(TCOPT_CPU_AVX512BF16),
            __builtin_cpu_supports("avx512bf16") != 0);
  EXPECT_EQ(has(TCOPT_CPU_GFNI), __builtin_cpu_supports("gfni") != 0);
}
#endif

//===----------------------------------------------------------------------===//
// Choice
//===----------------------------------------------------------------------===//

/// A feature of this machine, or the test ends.
std::optional<tcopt_cpu_feature> someFeature() {
  for (const CpuFeatureRow &row : cpuFeatureRows)
    if (tcopt_rt_cpu_features() & cpuFeatureBit(row.feature))
      return row.feature;
  return std::nullopt;
}

TEST(Levels, TheLastThatRunsIsTaken) {
  Context ctx;
  uint64_t own = tcopt_rt_cpu_features();
  uint64_t levels[] = {0, own, uint64_t(1) << 62};
  EXPECT_EQ(tcopt_rt_select_level(ctx, levels, 3, "any"), 1);
  EXPECT_EQ(tcopt_rt_select_level(ctx, levels, 2, "any"), 1);
  EXPECT_EQ(tcopt_rt_select_level(ctx, levels, 1, "any"), 0);
  EXPECT_EQ(ctx.take(), TCOPT_OK);
}

TEST(Levels, AContextMayLeaveFeaturesAlone) {
  std::optional<tcopt_cpu_feature> feature = someFeature();
  if (!feature)
    GTEST_SKIP() << "the machine has no feature to leave alone";
  tcopt_context_options options = makeOptions();
  options.without_features = cpuFeatureBit(*feature);
  Context ctx(options), other;
  uint64_t levels[] = {0, cpuFeatureBit(*feature)};
  EXPECT_EQ(tcopt_rt_select_level(ctx, levels, 2, "any"), 0);
  EXPECT_EQ(tcopt_rt_select_level(other, levels, 2, "any"), 1);
}

TEST(Levels, NoneIsUnsupported) {
  tcopt_context_options options = makeOptions();
  options.without_features = ~uint64_t(0);
  Context ctx(options);
  uint64_t levels[] = {bitsOf({TCOPT_CPU_AVX2, TCOPT_CPU_FMA}), avx512Bits};
  EXPECT_EQ(tcopt_rt_select_level(ctx, levels, 2, "haswell"), -1);
  EXPECT_EQ(ctx.error(), "the program is for CPUs of the level 'haswell' or "
                         "above: this one has not, or may not use, fma, avx2");
  EXPECT_EQ(ctx.take(), TCOPT_UNSUPPORTED);
}

TEST(Levels, ExpectsLevels) {
  Context ctx;
  EXPECT_EQ(tcopt_rt_select_level(ctx, nullptr, 1, "any"), -1);
  EXPECT_EQ(ctx.take(), TCOPT_INVALID_ARGUMENT);
  uint64_t level = 0;
  EXPECT_EQ(tcopt_rt_select_level(ctx, &level, 0, "any"), -1);
  EXPECT_EQ(ctx.take(), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(tcopt_rt_select_level(nullptr, &level, 1, "any"), -1);
}

} // namespace
