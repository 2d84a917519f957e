//===- Levels.cpp - Programs made for several levels of instructions ------===//
//
// Runs on any x86-64: it decides whether what comes next may.
//
//===----------------------------------------------------------------------===//

#include "../Common/Context.h"
#include "../Common/Text.h"
#include "CpuFeatures.h"

#if defined(__x86_64__)
#include <cpuid.h>
#endif

using namespace tcopt::rt;

#if defined(__x86_64__)
static uint64_t readXcr0() {
  uint32_t low, high;
  __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  return uint64_t(high) << 32 | low;
}

static CpuRegisters readRegisters() {
  constexpr uint32_t savesExtendedState = 1u << 27;
  CpuRegisters found;
  uint32_t eax, ebx, ecx, edx;
  if (__get_cpuid(1, &eax, &ebx, &ecx, &edx))
    found.leaf1Ecx = ecx;
  if (__get_cpuid_count(7, 0, &eax, &ebx, &ecx, &edx)) {
    found.leaf7Ebx = ebx;
    found.leaf7Ecx = ecx;
    found.leaf7Edx = edx;
    // The number of the last subleaf.
    if (eax >= 1 && __get_cpuid_count(7, 1, &eax, &ebx, &ecx, &edx)) {
      found.leaf7Sub1Eax = eax;
      found.leaf7Sub1Edx = edx;
    }
  }
  if (__get_cpuid(0x80000001, &eax, &ebx, &ecx, &edx))
    found.extendedEcx = ecx;
  if (found.leaf1Ecx & savesExtendedState)
    found.xcr0 = readXcr0();
  return found;
}
#else
static CpuRegisters readRegisters() { return {}; }
#endif

uint64_t tcopt_rt_cpu_features(void) { return cpuFeaturesOf(readRegisters()); }

// CPUID takes microseconds in virtual machines, which it leaves: a context asks
// once. Every x86-64 with levels has some feature.
static uint64_t usableFeatures(tcopt_context &ctx) {
  if (ctx.cpuFeatures == 0)
    ctx.cpuFeatures = tcopt_rt_cpu_features();
  return ctx.cpuFeatures & ~ctx.options.without_features;
}

static int failLevel(tcopt_context *ctx, uint64_t missing, const char *lowest) {
  Text names;
  for (const CpuFeatureRow &row : cpuFeatureRows)
    if (missing & cpuFeatureBit(row.feature)) {
      names.append(names.str()[0] ? ", " : "");
      names.append(row.name);
    }
  return failf(ctx, TCOPT_UNSUPPORTED,
               "the program is for CPUs of the level '%s' or above: this one "
               "has not, or may not use, %s",
               lowest ? lowest : "?", names.str());
}

int32_t tcopt_rt_select_level(tcopt_context *ctx, const uint64_t *levels,
                              int32_t count, const char *lowest) {
  if (!ctx || !levels || count < 1) {
    failf(ctx, TCOPT_INVALID_ARGUMENT, "select_level: expected levels");
    return -1;
  }
  uint64_t usable = usableFeatures(*ctx);
  for (int32_t level = count; level-- > 0;)
    if ((levels[level] & ~usable) == 0)
      return level;
  failLevel(ctx, levels[0] & ~usable, lowest);
  return -1;
}
