//===- CpuFeatures.h - What a CPU's registers say of it ---------*- C++ -*-===//
//
// From the values that CPUID and XGETBV return to tcopt_cpu_feature. Asks no
// machine, so that it can be tested for any.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_RUNTIME_CPU_CPUFEATURES_H
#define TCOPT_LIB_RUNTIME_CPU_CPUFEATURES_H

#include "tcopt/Runtime/tcopt_rt.h"

namespace tcopt::rt {

/// The registers that name features: leaf, subleaf and register of CPUID, and
/// which parts of the state of vectors the system saves. All are 0 where the
/// CPU has no such leaf, or, for `xcr0`, no XGETBV.
struct CpuRegisters {
  uint32_t leaf1Ecx = 0;
  uint32_t leaf7Ebx = 0, leaf7Ecx = 0, leaf7Edx = 0;
  uint32_t leaf7Sub1Eax = 0, leaf7Sub1Edx = 0;
  uint32_t extendedEcx = 0;
  uint64_t xcr0 = 0;
};

/// What a system has to save for instructions to be used: nothing that not all
/// do, the 256-bit registers, or the masks and 512-bit registers too.
enum class CpuState { None, Avx, Avx512 };

struct CpuFeatureRow {
  tcopt_cpu_feature feature;
  const char *name;
  uint32_t CpuRegisters::*reg;
  int bit;
  CpuState state;
};

using Cpu = CpuRegisters;
inline constexpr CpuFeatureRow cpuFeatureRows[] = {
    {TCOPT_CPU_SSE3, "sse3", &Cpu::leaf1Ecx, 0, CpuState::None},
    {TCOPT_CPU_SSSE3, "ssse3", &Cpu::leaf1Ecx, 9, CpuState::None},
    {TCOPT_CPU_SSE4_1, "sse4.1", &Cpu::leaf1Ecx, 19, CpuState::None},
    {TCOPT_CPU_SSE4_2, "sse4.2", &Cpu::leaf1Ecx, 20, CpuState::None},
    {TCOPT_CPU_POPCNT, "popcnt", &Cpu::leaf1Ecx, 23, CpuState::None},
    {TCOPT_CPU_MOVBE, "movbe", &Cpu::leaf1Ecx, 22, CpuState::None},
    {TCOPT_CPU_AVX, "avx", &Cpu::leaf1Ecx, 28, CpuState::Avx},
    {TCOPT_CPU_F16C, "f16c", &Cpu::leaf1Ecx, 29, CpuState::Avx},
    {TCOPT_CPU_FMA, "fma", &Cpu::leaf1Ecx, 12, CpuState::Avx},
    {TCOPT_CPU_AVX2, "avx2", &Cpu::leaf7Ebx, 5, CpuState::Avx},
    {TCOPT_CPU_BMI, "bmi", &Cpu::leaf7Ebx, 3, CpuState::None},
    {TCOPT_CPU_BMI2, "bmi2", &Cpu::leaf7Ebx, 8, CpuState::None},
    {TCOPT_CPU_LZCNT, "lzcnt", &Cpu::extendedEcx, 5, CpuState::None},
    {TCOPT_CPU_AVX512F, "avx512f", &Cpu::leaf7Ebx, 16, CpuState::Avx512},
    {TCOPT_CPU_AVX512DQ, "avx512dq", &Cpu::leaf7Ebx, 17, CpuState::Avx512},
    {TCOPT_CPU_AVX512CD, "avx512cd", &Cpu::leaf7Ebx, 28, CpuState::Avx512},
    {TCOPT_CPU_AVX512BW, "avx512bw", &Cpu::leaf7Ebx, 30, CpuState::Avx512},
    {TCOPT_CPU_AVX512VL, "avx512vl", &Cpu::leaf7Ebx, 31, CpuState::Avx512},
    {TCOPT_CPU_AVX512IFMA, "avx512ifma", &Cpu::leaf7Ebx, 21, CpuState::Avx512},
    {TCOPT_CPU_AVX512VBMI, "avx512vbmi", &Cpu::leaf7Ecx, 1, CpuState::Avx512},
    {TCOPT_CPU_AVX512VBMI2, "avx512vbmi2", &Cpu::leaf7Ecx, 6, CpuState::Avx512},
    {TCOPT_CPU_AVX512VNNI, "avx512vnni", &Cpu::leaf7Ecx, 11, CpuState::Avx512},
    {TCOPT_CPU_AVX512BITALG, "avx512bitalg", &Cpu::leaf7Ecx, 12,
     CpuState::Avx512},
    {TCOPT_CPU_AVX512VPOPCNTDQ, "avx512vpopcntdq", &Cpu::leaf7Ecx, 14,
     CpuState::Avx512},
    {TCOPT_CPU_GFNI, "gfni", &Cpu::leaf7Ecx, 8, CpuState::None},
    {TCOPT_CPU_AVX512FP16, "avx512fp16", &Cpu::leaf7Edx, 23, CpuState::Avx512},
    {TCOPT_CPU_AVX512BF16, "avx512bf16", &Cpu::leaf7Sub1Eax, 5,
     CpuState::Avx512},
    {TCOPT_CPU_AVXVNNI, "avxvnni", &Cpu::leaf7Sub1Eax, 4, CpuState::Avx},
    {TCOPT_CPU_AVXNECONVERT, "avxneconvert", &Cpu::leaf7Sub1Edx, 5,
     CpuState::Avx},
    {TCOPT_CPU_AVXIFMA, "avxifma", &Cpu::leaf7Sub1Eax, 23, CpuState::Avx},
    {TCOPT_CPU_AVXVNNIINT8, "avxvnniint8", &Cpu::leaf7Sub1Edx, 4,
     CpuState::Avx},
    {TCOPT_CPU_AVXVNNIINT16, "avxvnniint16", &Cpu::leaf7Sub1Edx, 10,
     CpuState::Avx},
    {TCOPT_CPU_SSE4A, "sse4a", &Cpu::extendedEcx, 6, CpuState::None},
    {TCOPT_CPU_XOP, "xop", &Cpu::extendedEcx, 11, CpuState::Avx},
    {TCOPT_CPU_FMA4, "fma4", &Cpu::extendedEcx, 16, CpuState::Avx},
    {TCOPT_CPU_TBM, "tbm", &Cpu::extendedEcx, 21, CpuState::None},
};

constexpr uint64_t cpuFeatureBit(tcopt_cpu_feature feature) {
  return uint64_t(1) << feature;
}

/// Whether the system saves what instructions need, by the bits of XCR0: 128-
/// and 256-bit registers are 1 and 2, masks and 512-bit registers 5, 6 and 7.
constexpr bool savesState(uint64_t xcr0, CpuState state) {
  uint64_t needed = state == CpuState::None  ? 0
                    : state == CpuState::Avx ? 0x06
                                             : 0xe6;
  return (xcr0 & needed) == needed;
}

/// The features as bits 1 << tcopt_cpu_feature.
constexpr uint64_t cpuFeaturesOf(const CpuRegisters &registers) {
  uint64_t features = 0;
  for (const CpuFeatureRow &row : cpuFeatureRows)
    if ((registers.*row.reg >> row.bit & 1) &&
        savesState(registers.xcr0, row.state))
      features |= cpuFeatureBit(row.feature);
  return features;
}

} // namespace tcopt::rt

#endif // TCOPT_LIB_RUNTIME_CPU_CPUFEATURES_H
